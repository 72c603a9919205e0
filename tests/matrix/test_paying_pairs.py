"""Payments and counts, when two modules are played."""

from alhambra_qt.engine.events import Scored
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.modules.bonus.rules import RevealBonus
from alhambra_qt.modules.change.rules import CoinsDrawn
from alhambra_qt.modules.invaders.rules import AttackTurned, ScoutTaken
from tests.kit import Table
from tests.matrix import kit
from tests.modules.gates_kit import TAKE_GATE
from tests.moves import END_ACTIONS, END_TURN, add, buy, remove, reserve, take


def scouted(seen: Table) -> bool:
    """Return whether a scout was taken in the last play."""
    return bool(seen.happened(ScoutTaken))


def change_drawn(seen: Table) -> int:
    """Count the coins drawn in the last play."""
    return sum(event.count for event in seen.happened(CoinsDrawn))


# -- exchange cards ----------------------------------------------------------------------------


def test_exchange_gates() -> None:
    """Each is taken alone and ends the actions of the turn."""
    seen = kit.shop("exchange gates").display(f"{kit.EXCHANGE} ducat-1 ducat-2 ducat-3")
    kit.part(seen, "gates").open = True
    seen.refused(take(f"ducat-1 {kit.EXCHANGE}"), "money.take", reason="alone")
    seen.allowed(take(kit.EXCHANGE))
    seen.play(0, TAKE_GATE).expect(asks="turn_end", hand={0: "gate"})
    seen.refused(take(kit.EXCHANGE), "turn.refill", reason="not_now")


def test_exchange_diamonds() -> None:
    """An exchange card makes no mix with diamonds."""
    seen = kit.shop("exchange diamonds", f"florin-4 denar-3 diamond-3 {kit.EXCHANGE}")
    seen.refused(buy("florin", f"florin-4 diamond-3 {kit.EXCHANGE}"), "exchange.use")
    seen.refused(buy("florin", f"denar-3 diamond-3 {kit.EXCHANGE}"), "exchange.use")
    seen.allowed(buy("florin", f"florin-4 denar-3 {kit.EXCHANGE}"))


def test_exchange_camps() -> None:
    """A camp is a market tile: an exchange card pays for it."""
    seen = kit.shop("exchange camps", f"florin-4 denar-3 {kit.EXCHANGE}").market(florin="camp-7-sw")
    seen.play(0, buy("florin", f"florin-4 denar-3 {kit.EXCHANGE}"), END_ACTIONS)
    seen.expect(asks="place", held={0: "camp-7-sw"})


def test_exchange_thieves() -> None:
    """No thief takes an exchange card, also not one of its currencies."""
    seen = kit.thief_shop("exchange", "thief-florin")
    seen.display(f"ducat-9 {kit.EXCHANGE} florin-2 ducat-8")
    kit.between(seen).expect(asks="window", seat=2)
    seen.refused(kit.thief("thief-florin", kit.EXCHANGE), "thieves.use")
    seen.allowed(kit.thief("thief-florin", "florin-2"))


def test_exchange_change() -> None:
    """Coins of both currencies count in the mix, and exactly means no change."""
    seen = kit.coins(
        kit.shop("exchange change", f"florin-4 denar-9 {kit.EXCHANGE}"), 0, florin=1, denar=2
    )
    payment = "florin-4 coin-florin coin-denar coin-denar"
    seen.refused(buy("florin", f"florin-4 denar-9 {kit.EXCHANGE}"), "exchange.use", reason="exact")
    seen.play(0, buy("florin", f"{payment} {kit.EXCHANGE}")).expect(asks="turn")
    assert change_drawn(seen) == kit.coins_held(seen, 0) == 0


def test_exchange_treasure() -> None:
    """An exchange card is no money for chests."""
    seen = kit.shop("exchange treasure", f"florin-4 denar-4 {kit.EXCHANGE}")
    seen.refused(kit.chests(f"florin-4 denar-4 {kit.EXCHANGE}"), "treasure.buy")
    seen.allowed(kit.chests("florin-4 denar-4"))


def test_exchange_builders() -> None:
    """A builder counts 3 in the mix; then it is out of the game, the exchange card is not."""
    seen = kit.shop("exchange builders", f"builder-denar florin-4 {kit.EXCHANGE}")
    seen.play(0, buy("florin", f"builder-denar florin-4 {kit.EXCHANGE}"))
    seen.expect(asks="turn", discards=f"florin-4 {kit.EXCHANGE}")
    assert seen.game.gone == [CARD_BY_ID["builder-denar"]]


def test_exchange_invaders() -> None:
    """An exchange card pays exactly: it brings the scout."""
    seen = kit.shop("exchange invaders", f"florin-4 denar-3 {kit.EXCHANGE}")
    assert scouted(seen.play(0, buy("florin", f"florin-4 denar-3 {kit.EXCHANGE}")))


def test_exchange_bazaars() -> None:
    """A bazaar is paid for with an exchange card that shows its currency, and with no other."""
    other = "exchange-dirham-denar"
    seen = kit.shop("exchange bazaars", f"florin-4 denar-3 denar-7 {kit.EXCHANGE} {other}")
    seen.refused(kit.bazaar(f"denar-7 {other}"), "exchange.use")
    seen.play(0, kit.bazaar(f"florin-4 denar-3 {kit.EXCHANGE}")).expect(asks="turn")


# -- diamonds ----------------------------------------------------------------------------------


def test_diamonds_camps() -> None:
    """A camp is paid for in diamonds like any market tile."""
    seen = kit.shop("diamonds camps", "diamond-7").market(dirham="camp-7-sw")
    seen.play(0, buy("dirham", "diamond-7")).expect(asks="turn", held={0: "camp-7-sw"})


def test_diamonds_thieves() -> None:
    """No thief takes a diamond."""
    seen = kit.thief_shop("diamonds", "thief-ducat").display("ducat-9 diamond-3 ducat-8 dirham-8")
    kit.between(seen).refused(kit.thief("thief-ducat", "diamond-3"), "thieves.use")
    seen.allowed(kit.thief("thief-ducat", "ducat-8"))


def test_diamonds_change() -> None:
    """Overpaying in diamonds brings coins; coins do not pay together with diamonds."""
    seen = kit.coins(kit.shop("diamonds change", "diamond-6 diamond-5"), 0, florin=1)
    seen.refused(buy("florin", "diamond-6 coin-florin"), "diamonds.use")
    seen.play(0, buy("florin", "diamond-5 diamond-6")).expect(asks="place")
    assert change_drawn(seen) == 2


def test_diamonds_treasure() -> None:
    """Chests are paid for all in diamonds or without any."""
    seen = kit.shop("diamonds treasure", "diamond-5 diamond-3 florin-5")
    seen.refused(kit.chests("diamond-3 florin-5"), "treasure.buy", reason="diamonds")
    seen.play(0, kit.chests("diamond-3 diamond-5")).expect(hand={0: "florin-5"})


def test_diamonds_builders() -> None:
    """A builder does not pay together with diamonds."""
    seen = kit.shop("diamonds builders", "diamond-4 builder-florin florin-4")
    seen.refused(buy("florin", "diamond-4 builder-florin"), "diamonds.use")
    seen.allowed(buy("florin", "builder-florin florin-4"))


def test_diamonds_invaders() -> None:
    """Paid exactly in diamonds it brings the scout, overpaid it does not."""
    assert scouted(kit.shop("diamonds invaders", "diamond-7").play(0, buy("florin", "diamond-7")))
    assert not scouted(
        kit.shop("diamonds invaders", "diamond-8").play(0, buy("florin", "diamond-8"))
    )


def test_diamonds_bazaars() -> None:
    """A bazaar is paid for in diamonds, exactly."""
    seen = kit.shop("diamonds bazaars", "diamond-7 diamond-8")
    seen.refused(kit.bazaar("diamond-8"), "bazaars.buy", reason="exact", over=1)
    seen.play(0, kit.bazaar("diamond-7")).expect(asks="turn")


# -- change ------------------------------------------------------------------------------------


def test_camps_change() -> None:
    """Overpaying a camp brings change."""
    seen = kit.shop("camps change", "florin-9").market(florin="camp-5-s")
    assert change_drawn(seen.play(0, buy("florin", "florin-9"))) == 2


def test_change_treasure() -> None:
    """Coins of any currency pay for chests; overpaying these brings nothing."""
    seen = kit.coins(kit.shop("change treasure", "florin-9 ducat-3"), 0, denar=2)
    seen.play(0, kit.chests("coin-denar coin-denar ducat-3 florin-9"))
    assert change_drawn(seen) == kit.coins_held(seen, 0) == 0


def test_change_builders() -> None:
    """Builders and coins pay together; what a builder overpays brings change."""
    seen = kit.coins(kit.shop("change builders", "builder-florin florin-5"), 0, florin=1)
    seen.allowed(buy("florin", "builder-florin florin-5"))
    seen.play(0, buy("florin", "builder-florin coin-florin florin-5"))
    assert change_drawn(seen) == 1
    assert seen.game.gone == [CARD_BY_ID["builder-florin"]]


def test_change_invaders() -> None:
    """A price met exactly with a coin brings the scout."""
    seen = kit.coins(kit.shop("change invaders", "florin-6"), 0, florin=1)
    assert scouted(seen.play(0, buy("florin", "florin-6 coin-florin")))


def test_change_bazaars() -> None:
    """Coins pay for a bazaar; overpaying it is impossible, so it brings no change."""
    seen = kit.coins(kit.shop("change bazaars", "florin-6 florin-9"), 0, florin=1)
    seen.refused(kit.bazaar("florin-9"), "bazaars.buy", reason="exact")
    seen.play(0, kit.bazaar("florin-6 coin-florin")).expect(asks="turn")
    assert change_drawn(seen) == 0


def test_thieves_change() -> None:
    """A thief takes a card on display, never a coin."""
    seen = kit.coins(kit.thief_shop("change", "thief-ducat"), 0, ducat=1)
    kit.between(seen).refused(kit.thief("thief-ducat", "coin-ducat"), "thieves.use")
    seen.play(2, kit.thief("thief-ducat", "ducat-8"))
    assert kit.coins_held(seen, 0) == 1


# -- builders ----------------------------------------------------------------------------------


def test_builders_invaders() -> None:
    """A price met exactly with a builder brings the scout."""
    seen = kit.shop("builders invaders", "builder-florin florin-4")
    assert scouted(seen.play(0, buy("florin", "builder-florin florin-4")))


def test_thieves_builders() -> None:
    """A thief takes a displayed builder of its currency."""
    seen = kit.thief_shop("builders", "thief-denar")
    seen.display("ducat-9 builder-denar builder-florin ducat-8")
    kit.between(seen).refused(kit.thief("thief-denar", "builder-florin"), "thieves.use")
    seen.play(2, kit.thief("thief-denar", "builder-denar")).expect(hand={2: "builder-denar"})


def test_treasure_builders() -> None:
    """Builders pay for chests and leave; chests are placed before a builder's redesign."""
    seen = kit.room(kit.shop("treasure builders"), "garden", "tower", "tower", "tower")
    seen.hand(0, "builder-florin builder-denar builder-ducat").alhambra(0, "garden-10 @ 1,0")
    seen.refused(kit.chests("builder-florin builder-denar"), "treasure.buy", reason="short")
    seen.hand(0, "builder-florin florin-5 builder-ducat").play(
        0, kit.chests("builder-florin florin-5")
    )
    assert kit.chests_of(seen, 0) == {"1,0": "garden"}
    assert seen.game.gone == [CARD_BY_ID["builder-florin"]]
    seen.expect(asks="turn_end").play(0, kit.builder("builder-ducat"), remove("1,0"))
    assert kit.chests_of(seen, 0) == {}


def test_builders_bazaars() -> None:
    """A builder counts 3 towards the price of a bazaar; its redesign may build it afterwards."""
    seen = kit.shop("builders bazaars", "builder-florin florin-4 builder-ducat")
    seen.play(0, kit.bazaar("builder-florin florin-4"), END_ACTIONS)
    name = "bazaar-florin-arcades-garden-tower"
    seen.play(0, reserve(name), kit.builder("builder-ducat"), add(f"{name} @ 1,0"), END_TURN)
    seen.expect(built={0: f"{name}@1,0"}, hand={0: ""})


def test_invaders_bazaars() -> None:
    """A bazaar has no building type: bought exactly it brings no scout; its sides lie open."""
    seen = kit.shop("invaders bazaars", "florin-7")
    assert not scouted(seen.play(0, kit.bazaar("florin-7")))
    name = "bazaar-ducat-pavilion-garden-tower"
    assert kit.attacked(kit.shop("invaders bazaars"), "n") == 1
    assert kit.attacked(kit.shop("invaders bazaars").alhambra(0, f"{name} @ 1,0"), "n") == 2


# -- points ----------------------------------------------------------------------------------------


def test_bonus_huts() -> None:
    """A bonus card is one building more, but none that a hut touches."""
    seen = kit.built_hut(
        kit.shop("bonus huts").alhambra(0, "tower-12 @ 1,0"), 0, "hut-tower-n @ 2,0"
    )
    assert kit.count(seen, "tower") == 2
    assert kit.count(kit.show_bonus(seen, 0, "tower-12"), "tower") == 3


def test_bonus_camps() -> None:
    """A bonus card makes the line of a camp no longer."""
    layout = "tower-12 @ 1,0  garden-9-e @ 2,0  camp-6-w @ 3,0"
    seen = kit.shop("bonus camps").alhambra(0, layout)
    before = kit.points(seen, "camps.score")
    assert kit.points(kit.show_bonus(seen, 0, "tower-12"), "camps.score") == before == 3


def test_bonus_walls() -> None:
    """With a stick on it, it is still exactly the tile of the bonus card."""
    seen = kit.hold_bonus(kit.shop("bonus walls").alhambra(0, "tower-12 @ 1,0"), 0, "tower-12")
    kit.walls_open(seen.deck("scoring-1 ducat-1"), "wall-n").play(0, kit.sticks("wall-n", "1,0"))
    seen.display("ducat-9 ducat-8 dirham-9").play(0, END_TURN).expect(asks="bonus", seat=0)
    seen.play(0, RevealBonus.of(TILE_BY_ID["tower-12"])).expect(scorings=1)
    assert kit.count(seen, "tower") == 2


def test_bonus_treasure() -> None:
    """A bonus card holds no chest."""
    seen = kit.show_bonus(kit.shop("bonus treasure", "florin-8"), 0, "garden-11")
    kit.room(seen.market(denar="tower-12").alhambra(0, "garden-11 @ 1,0"), *["garden"] * 4)
    seen.play(0, kit.chests("florin-8"))
    assert kit.chests_of(seen, 0) == {"1,0": "garden"}


def test_bonus_builders() -> None:
    """A builder's redesign returns the card before the refill, or lets it be shown."""
    show, card = RevealBonus.of(TILE_BY_ID["tower-12"]), "builder-florin"
    seen = kit.shop("bonus builders", card).alhambra(0, "tower-12 @ 1,0")
    kit.hold_bonus(seen, 0, "tower-12").play(0, show, take("ducat-9"))
    seen.play(0, kit.builder(card), remove("1,0")).expect(asks="turn_end", seat=0)
    assert kit.part(seen, "bonus").hidden[0] == [TILE_BY_ID["tower-12"]]
    seen.refused(show, "bonus.reveal", reason="not_built")

    seen = kit.shop("bonus builders", card).reserve(0, "tower-12")
    kit.hold_bonus(seen, 0, "tower-12").play(0, take("ducat-9"))
    seen.play(0, kit.builder(card), add("tower-12 @ 1,0"), show)
    assert kit.count(seen, "tower") == 2


def test_bonus_bazaars() -> None:
    """A bonus card is no building beside a bazaar."""
    seen = kit.shop("bonus bazaars")
    kit.part(seen, "bazaars").open = []
    seen.alhambra(0, f"{kit.BAZAAR} @ 1,0  tower-12 @ 2,0")
    assert kit.points(kit.show_bonus(seen, 0, "tower-12"), "bazaars.score") == 1


def test_huts_bazaars() -> None:
    """A hut is no building beside a bazaar, though its colour is shown."""
    seen = kit.shop("huts bazaars")
    kit.part(seen, "bazaars").open = []
    seen.alhambra(0, f"{kit.BAZAAR} @ 1,0  tower-12 @ 2,0")
    assert kit.points(kit.built_hut(seen, 0, "hut-garden-s @ 1,1"), "bazaars.score") == 1


def test_camps_invaders() -> None:
    """A camp has no open sides itself, and covers none: it cannot stand beyond one."""
    seen = kit.shop("camps invaders").alhambra(0, "garden-9-e @ 1,0")
    assert kit.attacked(seen, "e") == 0
    assert kit.attacked(seen, "n") == 2
    seen.reserve(0, "camp-5-s").refused(
        add("camp-5-s @ 1,-1"), "camps.build", cells="1,-1", sides="1,-1s"
    )
    with_camp = kit.shop("camps invaders").alhambra(0, "garden-9-e @ 1,0  camp-6-w @ 2,0")
    assert kit.attacked(with_camp, "e") == 0
    assert kit.attacked(with_camp, "n") == 2


def test_walls_invaders() -> None:
    """A side with a stick is not open."""
    assert kit.attacked(kit.shop("walls invaders"), "n") == 1
    seen = kit.walls_open(kit.shop("walls invaders"), "wall-n").play(0, kit.sticks("wall-n", "0,0"))
    assert kit.attacked(seen, "n") == 0
    assert kit.attacked(seen, "s") == 1


def test_treasure_invaders() -> None:
    """Chests paid for exactly bring no scout."""
    seen = kit.room(kit.shop("treasure invaders", "florin-8"), *["pavilion"] * 4)
    assert not scouted(seen.play(0, kit.chests("florin-8")))


def test_trader_invaders() -> None:
    """The trader is no tile: the side it stands at is open."""
    assert kit.attacked(kit.trader(kit.shop("trader invaders"), 0, "0,-1", "garden"), "n") == 1


def test_thieves_invaders() -> None:
    """A scoring drawn after a thief is counted at once, with its attack."""
    seen = kit.thief_shop("invaders", "thief-ducat").deck("ducat-1 scoring-1 ducat-2 ducat-3")
    kit.between(seen.alhambra(1, "tower-12 @ 1,0")).play(2, kit.thief("thief-ducat", "ducat-8"))
    kinds = [type(e) for e in seen.events if isinstance(e, Scored | AttackTurned)]
    assert kinds == [Scored, AttackTurned]
    seen.expect(asks="turn", seat=1, scorings=1)
