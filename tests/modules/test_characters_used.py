"""Section 7.7: Karim, Knihstig, Ammar, Faruk and Fatima, and the limit of one * a turn."""

import pytest

from alhambra_qt.engine.actions import EndActions, SwapTile, TakeMoney
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.engine.turn import take_limit
from alhambra_qt.modules.bazaars.rules import Bazaars, BuyBazaar
from alhambra_qt.modules.characters.actions import (
    AmmarUsed,
    FarukUsed,
    FatimaKept,
    FatimaSwapped,
    KarimUsed,
    KnihstigUsed,
    UseAmmar,
    UseKarim,
)
from alhambra_qt.modules.characters.rules import Characters
from tests import moves
from tests.kit import Table, table
from tests.modules.characters_table import (
    AMMAR,
    DECLINE,
    KEEP,
    MARKET,
    PASS_BID,
    SWAP,
    bid,
    cards,
    gone,
    karim,
    knihstig,
    laila,
    machma,
    owned,
    pay,
    people,
)

# -- Karim ------------------------------------------------------------------------------------


def test_karim_pays() -> None:
    """`karim`: a market tile for nothing, as if paid exactly; the card leaves the game."""
    seen = people(karim=0).hand(0, "florin-1").play(0, karim("tower-11"))
    seen.expect(asks="turn", held={0: "tower-11"}, hand={0: "florin-1"}, discards="")
    seen.expect(market={"ducat": None})
    assert seen.happened(KarimUsed) == [KarimUsed(0, 3, moves.tiles_of("tower-11")[0], (), 11, 0)]
    assert (owned(seen, 0), gone(seen)) == ("", "karim")
    seen.allowed(moves.take("ducat-9"), moves.END_ACTIONS)
    seen.play(0, moves.END_ACTIONS, moves.place("tower-11 @ 1,0"), moves.END_TURN).expect(seat=1)


def test_karim_after_another_purchase() -> None:
    """`karim`: he is an action, also an extra one, and used once only."""
    seen = people(karim=0).hand(0, "florin-9").play(0, moves.buy("florin", "florin-9"))
    seen.play(0, karim("garden-11")).expect(held={0: "garden-9-e garden-11"})
    seen.refused(karim("tower-11"), "karim", reason="not_owned")
    assert EndActions in {type(action) for action in seen.options()}


def test_whom_karim_serves() -> None:
    """`karim`: he serves his owner, with what is on sale, in the own turn."""
    seen = people(karim=1)
    seen.refused(karim("tower-11"), "karim", reason="not_owned")
    assert seen.options(UseKarim) == []
    seen.play(0, moves.take("ducat-9"))
    seen.refused(karim("tower-11"), "karim", reason="not_now", frame="turn_end")
    seen.play(0, moves.END_TURN).refused(karim("tower-12"), "karim", reason="not_offered")
    wanted = [karim(tile) for tile in ("garden-9-e", "tower-7-new", "garden-11", "tower-11")]
    assert seen.options(UseKarim) == wanted


def test_karim_forbids_passing() -> None:
    """`karim`: as long as he can get a tile there is a legal action."""
    seen = people(karim=0).display("").market(dirham=None, denar=None, ducat=None)
    assert seen.options() == [karim("garden-9-e")]
    seen.refused(moves.PASS, "turn.pass", reason="possible")


def test_karim_s_tile_for_dirk() -> None:
    """`karim`: in the two-player game his tile may be given to Dirk like any bought one."""
    seen = people(2, karim=0).play(0, karim("tower-11"), moves.END_ACTIONS, moves.gift("tower-11"))
    seen.expect(dirk="tower-11", asks="turn_end")


def test_karim_and_camps() -> None:
    """`karim`: a camp in a market slot is a market tile."""
    seen = people(3, "camps", karim=0).market(florin="camp-5-s").play(0, karim("camp-5-s"))
    seen.expect(held={0: "camp-5-s"}, asks="turn")


def test_karim_and_bazaars() -> None:
    """`karim`: a bazaar beside the market costs nothing either; its market slot stays filled."""
    seen = people(3, "bazaars", karim=0)
    bazaar = "bazaar-florin-arcades-garden-tower"
    seen.refused(karim(bazaar), "karim", reason="not_offered")
    Bazaars.of(seen.game).open.extend(moves.tiles_of(bazaar))
    seen.game.bag = [tile for tile in seen.game.bag if tile not in moves.tiles_of(bazaar)]
    seen.play(0, karim(bazaar)).expect(held={0: bazaar}, market=MARKET, asks="turn")
    assert Bazaars.of(seen.game).open == []


def test_no_bazaar_without_a_price() -> None:
    """`bazaars.buy`: a bazaar whose slot is empty is not on sale, for Karim neither."""
    seen = people(3, "bazaars", karim=0).market(florin=None)
    bazaar = "bazaar-florin-arcades-garden-tower"
    Bazaars.of(seen.game).open.extend(moves.tiles_of(bazaar))
    seen.refused(karim(bazaar), "bazaars.buy", reason="no_price", currency="florin")
    assert karim(bazaar) not in seen.options()


# -- Knihstig ---------------------------------------------------------------------------------


def test_knihstig_after_a_dear_purchase() -> None:
    """`knihstig`: after a tile of 10 or more a displayed card is taken; its place stays empty."""
    seen = (
        people(knihstig=0).hand(0, "denar-9 denar-2").play(0, moves.buy("denar", "denar-2 denar-9"))
    )
    seen.expect(asks="knihstig", seat=0)
    shown = ("dirham-8", "dirham-9", "ducat-8", "ducat-9")
    assert seen.options() == [*(knihstig(card) for card in shown), DECLINE]
    seen.play(0, knihstig("ducat-8"))
    seen.expect(hand={0: "ducat-8"}, display="ducat-9 dirham-9 dirham-8", asks="turn")
    assert seen.happened(KnihstigUsed) == [KnihstigUsed(0, *moves.cards_of("ducat-8"))]
    assert seen.game.players[0].hidden == []
    seen.play(0, moves.take("ducat-9")).expect(display="dirham-9 dirham-8", asks="place")


def test_knihstig_after_overpaying() -> None:
    """`knihstig`: overpaid, the question still comes first; then the tile is placed."""
    seen = (
        people(knihstig=0).hand(0, "denar-9 denar-8").play(0, moves.buy("denar", "denar-8 denar-9"))
    )
    seen.expect(asks="knihstig").play(0, knihstig("ducat-9"))
    seen.expect(asks="place", held={0: "garden-11"}, hand={0: "ducat-9"})


def test_knihstig_only_from_ten() -> None:
    """`knihstig`: a price of 9 is not enough, a price of 10 is."""
    seen = people(knihstig=0).hand(0, "florin-9").play(0, moves.buy("florin", "florin-9"))
    seen.expect(asks="turn")
    seen = people(knihstig=0).market(florin="garden-10").hand(0, "florin-9 florin-1")
    seen.play(0, moves.buy("florin", "florin-1 florin-9")).expect(asks="knihstig")


def test_knihstig_with_karim() -> None:
    """`knihstig`: a tile of 10 or more that Karim pays for counts too."""
    people(karim=0, knihstig=0).play(0, karim("tower-11")).expect(asks="knihstig")


@pytest.mark.parametrize("paid_by", ["hand", "karim"])
def test_knihstig_after_a_dear_bazaar(paid_by: str) -> None:
    """`knihstig`: a bazaar priced 10 or more counts like a tile, bought or got with Karim."""
    bazaar = "bazaar-denar-arcades-chambers-tower"
    seen = people(3, "bazaars", karim=0, knihstig=0).hand(0, "denar-9 denar-2")
    Bazaars.of(seen.game).open.extend(moves.tiles_of(bazaar))
    bought = BuyBazaar.of(TILE_BY_ID[bazaar], tuple(sorted(moves.cards_of("denar-9 denar-2"))))
    seen.play(0, karim(bazaar) if paid_by == "karim" else bought).expect(asks="knihstig")
    seen.play(0, knihstig("ducat-8")).expect(asks="turn")


def test_knihstig_once_a_turn() -> None:
    """`knihstig`: marked *, he takes one card a turn; declined, he may be asked again."""
    seen = people(karim=0, knihstig=0).hand(0, "denar-9 denar-2")
    seen.play(0, karim("tower-11"), DECLINE).expect(asks="turn", hand={0: "denar-9 denar-2"})
    seen.play(0, moves.buy("denar", "denar-2 denar-9")).expect(asks="knihstig")
    seen = people(karim=0, knihstig=0).hand(0, "denar-9 denar-2")
    seen.play(0, karim("tower-11"), knihstig("ducat-8"), moves.buy("denar", "denar-2 denar-9"))
    seen.expect(asks="turn")


def test_what_knihstig_takes() -> None:
    """`knihstig`: money, diamonds and builders, but no exchange card."""
    seen = people(3, "exchange", "builders", "diamonds", knihstig=0, karim=0)
    seen.display("exchange-florin-denar builder-florin diamond-3").play(0, karim("tower-11"))
    assert seen.options() == [knihstig("diamond-3"), knihstig("builder-florin"), DECLINE]
    exchange = knihstig("exchange-florin-denar")
    seen.refused(exchange, "knihstig", reason="not_shown")
    seen.refused(knihstig("florin-9"), "knihstig", reason="not_shown")


def test_knihstig_with_nothing_to_take() -> None:
    """`knihstig`: without a money card on display he is not asked, nor if another owns him."""
    seen = people(3, "exchange", knihstig=0, karim=0).display("exchange-florin-denar")
    seen.play(0, karim("tower-11")).expect(asks="turn")
    people(knihstig=1, karim=0).play(0, karim("tower-11")).expect(asks="turn")


def test_knihstig_is_a_question() -> None:
    """`knihstig`: he is used after a purchase only."""
    seen = people(knihstig=0)
    seen.refused(knihstig("ducat-9"), "knihstig", reason="not_now")
    seen.refused(DECLINE, "knihstig", reason="not_now")


def test_no_characters_with_the_vizier() -> None:
    """`knihstig`, `vizier.limits`: no character is used with a purchase by the vizier."""
    seen = people(3, "vizier", mover=2, knihstig=0, karim=0).hand(0, "denar-9 denar-2")
    seen.play(2, moves.take("ducat-9"), moves.END_TURN).expect(asks="window", seat=0)
    seen.refused(karim("tower-11"), "karim", reason="not_now")
    seen.play(0, moves.use_vizier("denar", "denar-2 denar-9")).expect(asks="place")
    seen.play(0, moves.reserve("garden-11")).expect(asks="window")
    seen.refused(AMMAR, "ammar", reason="not_now")


# -- Ammar ------------------------------------------------------------------------------------


def test_ammar_redesigns_once_more() -> None:
    """`ammar`: at the end of the turn, after placing, one more redesign."""
    seen = people(ammar=0).hand(0, "florin-9 florin-1").reserve(0, "tower-12")
    seen.refused(AMMAR, "ammar", reason="not_now", frame="turn")
    seen.play(0, moves.buy("florin", "florin-1 florin-9")).expect(asks="place")
    seen.refused(AMMAR, "ammar", reason="not_now", frame="place")
    seen.play(0, moves.place("garden-9-e @ 1,0")).expect(asks="turn_end")
    seen.play(0, AMMAR).expect(asks="redesign", seat=0)
    assert seen.happened(AmmarUsed) == [AmmarUsed(0)]
    seen.refused(moves.END_TURN, "turn.refill", reason="not_now")
    seen.play(0, moves.add("tower-12 @ 0,1")).expect(asks="turn_end")
    seen.expect(built={0: "garden-9-e@1,0 tower-12@0,1"})
    seen.refused(AMMAR, "characters.limits", reason="acted", card="ammar")
    seen.play(0, moves.END_TURN).expect(seat=1, asks="turn")


def test_ammar_after_a_redesign() -> None:
    """`ammar`: also after a redesign as an action, and on tiles just reserved."""
    seen = people(ammar=0).alhambra(0, "tower-12 @ 1,0").play(0, moves.remove("1,0"))
    seen.play(0, AMMAR, moves.add("tower-12 @ 0,1")).expect(built={0: "tower-12@0,1"})
    seen = people(ammar=0, karim=0).alhambra(0, "tower-12 @ 1,0")
    seen.play(0, karim("tower-11"), moves.END_ACTIONS, moves.reserve("tower-11"), AMMAR)
    assert seen.options(SwapTile) == [moves.swap("tower-11 @ 1,0")]
    seen.play(0, moves.swap("tower-11 @ 1,0")).expect(reserve={0: "tower-12"}, asks="turn_end")


def test_ammar_needs_a_redesign() -> None:
    """`ammar`: he is not used if no redesign is possible, or by somebody else."""
    seen = people(ammar=0).play(0, moves.take("ducat-9"))
    seen.refused(AMMAR, "ammar", reason="no_redesign")
    assert seen.options(UseAmmar) == []
    seen = people(ammar=1).reserve(0, "tower-12").play(0, moves.take("ducat-9"))
    seen.refused(AMMAR, "ammar", reason="not_owned")


def test_ammar_stays() -> None:
    """`ammar`: marked *, he is there again in the next turn of his owner."""
    seen = people(2, ammar=0).alhambra(0, "tower-12 @ 1,0").play(0, moves.take("ducat-9"), AMMAR)
    seen.play(0, moves.remove("1,0"), moves.END_TURN).play(1, moves.take("ducat-8"), moves.END_TURN)
    seen.play(0, moves.take("dirham-8")).allowed(AMMAR)
    assert owned(seen, 0) == "ammar"


# -- Faruk ------------------------------------------------------------------------------------


def test_faruk_takes_up_to_seven() -> None:
    """`faruk`: several money cards up to a sum of 7."""
    seen = people(faruk=0).display("ducat-4 ducat-3 dirham-1 dirham-9")
    seen.refused(moves.take("ducat-4 ducat-3 dirham-1"), "money.take", reason="sum", sum=8)
    seen.allowed(moves.take("ducat-4 ducat-3"), moves.take("dirham-9"))
    assert moves.take("ducat-4 ducat-3") in seen.options(TakeMoney)
    seen.play(0, moves.take("ducat-4 ducat-3")).expect(hand={0: "ducat-3 ducat-4"})
    assert seen.happened(FarukUsed) == [FarukUsed(0)]
    assert cards(seen).star


def test_faruk_is_used_by_the_sum_alone() -> None:
    """`faruk`: whatever could be taken without him leaves the * free."""
    seen = (
        people(faruk=0).display("ducat-4 ducat-1 dirham-9").play(0, moves.take("ducat-4 ducat-1"))
    )
    assert not cards(seen).star
    seen = people(faruk=0).play(0, moves.take("ducat-9"))
    assert not cards(seen).star


def test_only_the_owner_of_faruk() -> None:
    """`faruk`: all others take up to 5."""
    seen = people(faruk=1).display("ducat-4 ducat-3 dirham-1 dirham-9")
    seen.refused(moves.take("ducat-4 ducat-3"), "money.take", reason="sum", sum=7)


def test_faruk_is_free_between_turns() -> None:
    """`faruk`, `characters.limits`: between two turns as much may be taken as in the next."""
    seen = people(3, "vizier", faruk=0).display("ducat-4 ducat-3 dirham-1 dirham-9")
    seen.hand(1, "denar-9 denar-9 denar-9")
    seen.play(0, moves.take("ducat-4 ducat-3"))
    assert (seen.game.frame.kind, take_limit(seen.game, 0)) == ("turn_end", 5)
    seen.play(0, moves.END_TURN)
    assert (seen.game.frame.kind, take_limit(seen.game, 0)) == ("window", 7)
    assert take_limit(seen.game, 1) == 5


def test_faruk_and_the_exchange_cards() -> None:
    """`faruk`: exchange cards are still taken alone."""
    seen = people(3, "exchange", faruk=0).display("exchange-florin-denar ducat-6 ducat-1")
    seen.allowed(moves.take("ducat-6 ducat-1"))
    seen.refused(moves.take("ducat-6 exchange-florin-denar"), "money.take", reason="alone")


# -- Fatima -----------------------------------------------------------------------------------


def fatima(side: str = "laila yusuf") -> Table:
    """A table where seat 1 has just paid for Fatima; the last of ``side`` is on top."""
    seen = people().deck("fatima ducat-1").hand(1, "florin-9")
    cards(seen).side = list(moves.cards_of(side))
    seen.play(0, moves.take("ducat-9"), moves.END_TURN).play(1, bid(9)).play(2, PASS_BID).play(
        0, PASS_BID
    )
    return seen.play(1, pay("florin-9"))


def test_fatima_is_kept() -> None:
    """`fatima`: 8 points at once; she leaves the game."""
    seen = fatima().expect(asks="fatima", seat=1)
    assert seen.options() == [KEEP, SWAP]
    seen.play(1, KEEP).expect(scores=[0, 8, 0], asks="turn", seat=1)
    assert seen.happened(FatimaKept) == [FatimaKept(1, 8)]
    assert (owned(seen, 1), gone(seen)) == ("", "fatima")
    assert len(cards(seen).side) == 2


def test_fatima_is_swapped() -> None:
    """`fatima`: or the top of the side stack, which takes effect, here in the turn that begins."""
    reveals = (seen := fatima("yusuf laila")).game.reveals
    seen.play(1, SWAP).expect(scores=[0, 0, 0], asks="before_turn", seat=1)
    assert seen.happened(FatimaSwapped) == [FatimaSwapped(1, *moves.cards_of("laila"))]
    assert (owned(seen, 1), gone(seen)) == ("laila", "fatima")
    assert cards(seen).side == list(moves.cards_of("yusuf"))
    assert seen.game.reveals > reveals


def test_fatima_with_an_empty_stack() -> None:
    """`fatima`: without a side stack only the points are left."""
    seen = fatima("")
    assert seen.options() == [KEEP]
    seen.refused(SWAP, "fatima", reason="empty")


def test_fatima_is_decided_at_once() -> None:
    """`fatima`: nothing else can be done before, and nothing of it later."""
    seen = fatima()
    seen.refused(moves.take("ducat-8"), "fatima", reason="not_now")
    seen.play(1, KEEP)
    seen.refused(KEEP, "fatima", reason="not_now")
    seen.refused(SWAP, "fatima", reason="not_now")


# -- limits -----------------------------------------------------------------------------------


def test_one_star_a_turn() -> None:
    """`characters.limits`: a used card marked * shuts out all others for this turn."""
    seen = people(karim=0, knihstig=0, faruk=0, ammar=0).reserve(0, "tower-12")
    seen.display("ducat-4 ducat-3 dirham-1 dirham-9").play(0, karim("tower-11"))
    seen.play(0, knihstig("dirham-1"))
    seen.refused(moves.take("ducat-4 ducat-3"), "money.take", reason="sum", sum=7)
    seen.play(0, moves.take("ducat-4"), moves.reserve("tower-11"))
    seen.refused(AMMAR, "characters.limits", reason="acted", card="knihstig")
    assert seen.options(UseAmmar) == []


def test_faruk_shuts_ammar_out() -> None:
    """`characters.limits`: Faruk and Ammar not in one turn; in the next turn all are free."""
    seen = people(2, faruk=0, ammar=0).reserve(0, "tower-12")
    seen.display("ducat-4 ducat-3 dirham-1 dirham-9").play(0, moves.take("ducat-4 ducat-3"))
    seen.refused(AMMAR, "characters.limits", reason="acted", card="faruk")
    seen.play(0, moves.END_TURN).play(1, moves.take("dirham-9"), moves.END_TURN)
    seen.play(0, moves.take("dirham-1")).allowed(AMMAR)


def test_no_stars_in_the_distribution() -> None:
    """`end.distribute`: cards marked * or 1x are of no use while placing what was distributed."""
    seen = people(karim=0, ammar=0, knihstig=0).bag("").hand(0, "ducat-9 florin-9")
    seen.hand(1, "dirham-9").reserve(0, "seraglio-9")
    seen.play(
        0, karim("tower-11"), DECLINE, moves.END_ACTIONS, moves.reserve("tower-11"), moves.END_TURN
    )
    seen.expect(asks="distribute", held={0: "garden-9-e"})
    seen.refused(karim("garden-11"), "karim", reason="not_now")
    seen.refused(AMMAR, "ammar", reason="not_now")
    seen.refused(laila("florin"), "laila", reason="not_now")


def test_the_first_action_comes_before_ammar() -> None:
    """`characters.limits`: characters before the turn are refused once it goes on."""
    seen = people(laila=0, machma=0).hand(0, "florin-9")
    seen.refused(laila("florin"), "laila", reason="not_now", frame="turn")
    seen.refused(machma("florin-9", "ducat-9"), "machma", reason="not_now", frame="turn")


def test_other_tables() -> None:
    """`characters.limits`: owners keep their cards, however many."""
    seen = people(6, "vizier", mover=5, karim=0, faruk=0, yusuf=0)
    seen.play(5, moves.take("ducat-9"), moves.END_TURN).play(0, moves.PASS_WINDOW)
    assert owned(seen, 0) == "karim faruk yusuf"
    assert Characters.of(table(2, ["characters"]).game).owned == [[], []]
