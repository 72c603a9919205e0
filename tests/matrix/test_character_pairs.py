"""The characters beside each other module."""

from alhambra_qt.engine.events import Scored
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.modules.bonus.rules import KeepBonus
from alhambra_qt.modules.change.rules import CoinsDrawn
from alhambra_qt.modules.characters import actions
from alhambra_qt.modules.invaders.rules import AttackTurned, ScoutTaken
from alhambra_qt.modules.trader.residents import StayOut
from tests.kit import Table
from tests.matrix import kit
from tests.modules.characters_table import (
    AMMAR,
    PASS_BID,
    YAMMERAD,
    begin,
    bid,
    hakim,
    karim,
    knihstig,
    laila,
    machma,
    pay,
)
from tests.modules.gates_kit import add_gate
from tests.moves import END_ACTIONS, END_TURN, add, buy, remove, take, tiles_of

STAY_OUT = StayOut.of()


def auction(modules: str, hand: str) -> Table:
    """A shop where Ammar is on auction and seat 1, which opens, has this hand."""
    seen = kit.shop(f"characters {modules}", hand, 1).deck("ammar ducat-1 ducat-2 ducat-3")
    return kit.between(seen).expect(asks="auction", seat=1)


def drawing(modules: str, deck: str) -> Table:
    """A shop where seat 0 draws this deck with Yammerad."""
    seen = kit.people(kit.shop(f"characters {modules}"), yammerad=0).deck(deck)
    return begin(seen).play(0, YAMMERAD)


# -- money -------------------------------------------------------------------------------------


def test_exchange_characters() -> None:
    """An exchange card covers no bid and is no money card; drawn by Yammerad it is discarded."""
    seen = auction("exchange", f"florin-5 denar-6 {kit.EXCHANGE}")
    seen.refused(bid(7), "characters.auction", reason="cover", held=6)
    seen.play(1, bid(5)).play(2, PASS_BID).play(0, PASS_BID)
    seen.refused(pay(f"florin-5 {kit.EXCHANGE}"), "characters.auction")
    seen.play(1, pay("florin-5"))

    seen = kit.people(
        kit.shop("characters exchange", f"denar-5 denar-6 {kit.EXCHANGE}"), knihstig=0, machma=0
    )
    begin(seen.display(f"{kit.EXCHANGE} ducat-9"))
    assert {a.taken_card for a in seen.options(actions.UseMachma)} == set()
    seen.refused(machma("denar-6", kit.EXCHANGE), "machma", reason="not_shown")

    seen = drawing("exchange", f"{kit.EXCHANGE} ducat-1 ducat-2")
    seen.expect(discards=kit.EXCHANGE, hand={0: "ducat-1"}, asks="turn")


def test_diamonds_characters() -> None:
    """Diamonds cover a bid by themselves; they are money for Faruk, Knihstig and Machma."""
    seen = auction("diamonds", "diamond-4 diamond-5 florin-8")
    seen.refused(bid(10), "characters.auction", reason="cover", held=9)
    seen.play(1, bid(9)).play(2, PASS_BID).play(0, PASS_BID)
    seen.refused(pay("diamond-4 florin-8"), "characters.auction", reason="currency")
    seen.play(1, pay("diamond-4 diamond-5")).expect(hand={1: "florin-8"})

    seen = kit.people(kit.shop("characters diamonds", "denar-5 denar-6"), knihstig=0, faruk=0)
    seen.display("diamond-3 ducat-4 ducat-8 ducat-7").allowed(take("diamond-3 ducat-4"))
    seen.play(0, buy("denar", "denar-5 denar-6"), knihstig("diamond-3"))
    seen.expect(hand={0: "diamond-3"})
    seen.refused(take("ducat-4 ducat-8"), "money.take", limit=5)


def test_characters_change() -> None:
    """Coins cover a bid; what it is overpaid brings change."""
    seen = kit.coins(kit.shop("characters change", "florin-5", 1), 1, florin=2)
    kit.between(seen.deck("ammar ducat-1 ducat-2 ducat-3")).allowed(bid(7))
    seen.refused(bid(8), "characters.auction", reason="cover", held=7)
    seen.play(1, bid(3)).play(2, PASS_BID).play(0, PASS_BID)
    seen.play(1, pay("florin-5"))
    assert sum(event.count for event in seen.happened(CoinsDrawn)) == 1
    assert kit.coins_held(seen, 1) == 3


def test_characters_treasure() -> None:
    """Karim gets market tiles, no chests; chests are no expensive purchase for Knihstig."""
    seen = kit.people(kit.shop("characters treasure", "florin-9 florin-1"), karim=0, knihstig=0)
    assert {a.tile for a in seen.options(actions.UseKarim)} == set(seen.game.market)
    seen.play(0, kit.chests("florin-1 florin-9")).expect(asks="turn_end")
    assert seen.options(actions.UseKnihstig) == []


def test_characters_builders() -> None:
    """Ammar and a builder card give two redesigns; one given to Machma leaves the game."""
    seen = kit.people(kit.shop("characters builders", "builder-florin"), ammar=0)
    seen.reserve(0, "tower-12 garden-10").play(0, take("ducat-9"), AMMAR, add("tower-12 @ 1,0"))
    seen.play(0, kit.builder("builder-florin"), add("garden-10 @ 2,0")).expect(asks="turn_end")
    seen.expect(built={0: "tower-12@1,0 garden-10@2,0"})

    seen = kit.people(kit.shop("characters builders", "builder-florin"), machma=0).display(
        "ducat-2 ducat-4"
    )
    begin(seen).refused(machma("builder-florin", "ducat-4"), "machma", reason="value")
    seen.play(0, machma("builder-florin", "ducat-2")).expect(hand={0: "ducat-2"}, discards="")
    assert seen.game.gone == [CARD_BY_ID["builder-florin"]]

    auction("builders", "builder-florin florin-1").allowed(bid(4))


# -- tiles -------------------------------------------------------------------------------------


def test_characters_camps() -> None:
    """Karim gets a camp, Laila draws one, and one that costs 10 brings Knihstig's card."""
    seen = kit.people(kit.shop("characters camps"), karim=0, knihstig=0).market(florin="camp-10-nw")
    seen.play(0, karim("camp-10-nw"), knihstig("ducat-9")).expect(asks="turn")
    seen.expect(held={0: "camp-10-nw"}, hand={0: "ducat-9"})

    seen = kit.people(kit.shop("characters camps"), laila=0).bag("camp-4-e")
    begin(seen).play(0, laila("florin")).expect(market={"florin": "camp-4-e"}, bag=1)


def test_characters_bazaars() -> None:
    """Karim gets a priced bazaar; Laila lays bazaars aside, and if only these come she fails."""
    seen = kit.people(kit.shop("characters bazaars"), karim=0).market(florin=None)
    seen.refused(karim(kit.BAZAAR), "bazaars.buy", reason="no_price")
    seen.market(florin="garden-11").play(0, karim(kit.BAZAAR), END_ACTIONS).expect(
        asks="place", held={0: kit.BAZAAR}
    )

    other = "bazaar-ducat-pavilion-garden-tower"
    seen = kit.people(kit.shop("characters bazaars"), laila=0).bag(f"{other} arcades-10")
    begin(seen).play(0, laila("florin")).expect(market={"florin": "arcades-10"}, bag=1)
    assert kit.part(seen, "bazaars").open == tiles_of(f"{kit.BAZAAR} {other}")

    seen = kit.people(kit.shop("characters bazaars"), laila=0).bag(other)
    begin(seen).play(0, laila("florin")).expect(market={"florin": "pavilion-7-e"}, bag=0)
    assert len(seen.happened(actions.LailaFailed)) == 1


def test_gates_characters() -> None:
    """Ammar's redesign uses a gate; one that Yammerad draws is laid out; gates are no money."""
    seen = kit.people(kit.shop("gates characters", "gate"), ammar=0).alhambra(0, "garden-9-e @ 1,0")
    seen.reserve(0, "chambers-9-w").play(0, take("ducat-9"), AMMAR)
    seen.play(0, add_gate("chambers-9-w @ 2,0", "w"))
    seen.expect(asks="turn_end", built={0: "garden-9-e@1,0 chambers-9-w@2,0"})

    seen = drawing("gates", "gate ducat-1 ducat-2").expect(hand={0: "ducat-1"})
    assert kit.part(seen, "gates").open

    seen = kit.people(kit.shop("gates characters", "gate gate gate"), yammerad=0)
    begin(seen).allowed(YAMMERAD)


def test_characters_walls() -> None:
    """A wall card that Yammerad draws is laid out; Yusuf counts sticks as walls."""
    seen = drawing("walls", "wall-n ducat-1 ducat-2").expect(hand={0: "ducat-1"}, asks="turn")
    assert kit.part(seen, "walls").open == [CARD_BY_ID["wall-n"]]

    seen = kit.people(kit.shop("characters walls"), yusuf=0).alhambra(0, "chambers-6-es @ 1,0")
    assert kit.points(kit.walls_open(seen, "wall-n"), "yusuf") == 0
    seen.play(0, kit.sticks("wall-n", "1,0"))
    assert kit.points(seen, "score.wall") == 3
    assert kit.points(seen, "yusuf") == 1


def test_characters_trader() -> None:
    """Ammar builds on the trader's cell; set aside in this turn, the trader stands nowhere."""
    seen = kit.trader(kit.people(kit.shop("characters trader"), ammar=0), 0, "1,0", "tower")
    seen.reserve(0, "tower-12 tower-11-n").play(0, take("ducat-9"), AMMAR)
    seen.play(0, add("tower-12 @ 1,0")).expect(asks="trader_in", seat=0)

    seen = kit.trader(
        kit.people(kit.shop("characters trader"), ammar=0), 0, "1,0", "tower", "garden"
    )
    seen.reserve(0, "tower-12 garden-10").play(0, add("tower-12 @ 1,0"))
    seen.play(0, STAY_OUT, AMMAR, add("garden-10 @ 2,0")).expect(asks="turn_end")


def test_huts_characters() -> None:
    """Hakim adds to a hut that is worth something, not to one worth nothing; Karim gets no hut."""
    seen = kit.people(kit.shop("huts characters"), hakim=0, karim=0).alhambra(0, "tower-12 @ 1,0")
    kit.built_hut(seen, 0, "hut-tower-n @ 2,0  hut-garden-s @ -1,0")
    assert kit.count(seen, "tower") == 2.5
    assert kit.count(seen, "garden") == 0
    assert {action.tile for action in seen.options(actions.UseKarim)} == set(seen.game.market)
    seen.play(0, take("ducat-9")).deck("scoring-1 ducat-1 ducat-2").play(0, END_TURN)
    assert seen.options() == [hakim("tower")]


# -- events ------------------------------------------------------------------------------------


def test_bonus_characters() -> None:
    """Hakim's half comes on top of a bonus card; the bonus card is asked for first."""
    seen = kit.people(kit.shop("bonus characters"), hakim=0).alhambra(0, "tower-12 @ 1,0")
    assert kit.count(kit.show_bonus(seen, 0, "tower-12"), "tower") == 2.5

    seen = kit.people(kit.shop("bonus characters"), hakim=1).alhambra(1, "tower-12 @ 1,0")
    kit.hold_bonus(seen, 1, "tower-12").deck("scoring-1 ducat-1 ducat-2")
    kit.between(seen).expect(asks="bonus", seat=1).play(1, KeepBonus.of()).expect(
        asks="hakim", seat=1
    )
    assert seen.options() == [actions.ChooseHakim.of(5)]

    seen = kit.people(kit.shop("bonus characters"), ammar=0).alhambra(0, "tower-12 @ 1,0")
    seen = kit.show_bonus(seen, 0, "tower-12").play(0, take("ducat-9"), AMMAR, remove("1,0"))
    assert kit.part(seen.expect(asks="turn_end"), "bonus").hidden[0] == [TILE_BY_ID["tower-12"]]


def test_characters_thieves() -> None:
    """A character drawn after a thief is auctioned at once; who moves next opens."""
    seen = kit.thief_shop("characters", "thief-ducat").deck("ducat-1 karim ducat-2 ducat-3")
    kit.between(seen).play(2, kit.thief("thief-ducat", "ducat-8")).expect(asks="auction", seat=1)
    seen.play(1, PASS_BID).play(2, PASS_BID).play(0, PASS_BID).expect(asks="turn", seat=1)
    seen.expect(display="ducat-1 ducat-2 dirham-8 dirham-9")


def test_characters_invaders() -> None:
    """Karim brings the scout; a scoring that Yammerad draws is followed by its attack."""
    seen = kit.people(kit.shop("characters invaders"), karim=0).play(0, karim("pavilion-7-e"))
    assert [event.seat for event in seen.happened(ScoutTaken)] == [0]

    seen = drawing("invaders", "scoring-1 ducat-1 ducat-2").expect(scorings=1, hand={0: "ducat-1"})
    assert [type(e) for e in seen.events if isinstance(e, Scored | AttackTurned)] == [
        Scored,
        AttackTurned,
    ]
