"""What pays for what when two modules are played that both bring money, or things to buy."""

from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.modules.change.rules import CoinsDrawn
from alhambra_qt.modules.invaders.rules import ScoutTaken
from tests.kit import Table
from tests.matrix.kit import (
    EXCHANGE,
    TAKE_GATE,
    attacked,
    bazaar,
    between,
    builder,
    chests,
    chests_of,
    coins,
    coins_held,
    part,
    room,
    shop,
    thief,
    thief_shop,
)
from tests.moves import END_ACTIONS, END_TURN, add, buy, remove, reserve, take


def scouted(seen: Table) -> bool:
    """Tell whether a scout was taken in the last play."""
    return bool(seen.happened(ScoutTaken))


def change_drawn(seen: Table) -> int:
    """Count the coins drawn in the last play."""
    return sum(event.count for event in seen.happened(CoinsDrawn))


# -- exchange cards ----------------------------------------------------------------------------


def test_exchange_gates() -> None:
    """Each is taken alone and ends the actions of the turn."""
    seen = shop("exchange gates").display(f"{EXCHANGE} ducat-1 ducat-2 ducat-3")
    part(seen, "gates").open = True
    seen.refused(take(f"ducat-1 {EXCHANGE}"), "money.take", reason="alone")
    seen.allowed(take(EXCHANGE))
    seen.play(0, TAKE_GATE).expect(asks="turn_end", hand={0: "gate"})
    seen.refused(take(EXCHANGE), "turn.refill", reason="not_now")


def test_exchange_diamonds() -> None:
    """An exchange card makes no mix with diamonds."""
    seen = shop("exchange diamonds", f"florin-4 denar-3 diamond-3 {EXCHANGE}")
    seen.refused(buy("florin", f"florin-4 diamond-3 {EXCHANGE}"), "exchange.use")
    seen.refused(buy("florin", f"denar-3 diamond-3 {EXCHANGE}"), "exchange.use")
    seen.allowed(buy("florin", f"florin-4 denar-3 {EXCHANGE}"))


def test_exchange_camps() -> None:
    """A camp is a market tile: an exchange card pays for it."""
    seen = shop("exchange camps", f"florin-4 denar-3 {EXCHANGE}").market(florin="camp-7-sw")
    seen.play(0, buy("florin", f"florin-4 denar-3 {EXCHANGE}"), END_ACTIONS)
    seen.expect(asks="place", held={0: "camp-7-sw"})


def test_exchange_thieves() -> None:
    """No thief takes an exchange card, also not one of its currencies."""
    seen = thief_shop("exchange", "thief-florin")
    seen.display(f"ducat-9 {EXCHANGE} florin-2 ducat-8")
    between(seen).expect(asks="window", seat=2)
    seen.refused(thief("thief-florin", EXCHANGE), "thieves.use")
    seen.allowed(thief("thief-florin", "florin-2"))


def test_exchange_change() -> None:
    """Coins of both currencies count in the mix, and exactly means no change."""
    seen = coins(shop("exchange change", f"florin-4 denar-9 {EXCHANGE}"), 0, florin=1, denar=2)
    payment = "florin-4 coin-florin coin-denar coin-denar"
    seen.refused(buy("florin", f"florin-4 denar-9 {EXCHANGE}"), "exchange.use", reason="exact")
    seen.play(0, buy("florin", f"{payment} {EXCHANGE}")).expect(asks="turn")
    assert change_drawn(seen) == coins_held(seen, 0) == 0


def test_exchange_treasure() -> None:
    """An exchange card is no money for chests."""
    seen = shop("exchange treasure", f"florin-4 denar-4 {EXCHANGE}")
    seen.refused(chests(f"florin-4 denar-4 {EXCHANGE}"), "treasure.buy")
    seen.allowed(chests("florin-4 denar-4"))


def test_exchange_builders() -> None:
    """A builder counts 3 in the mix; then it is out of the game, the exchange card is not."""
    seen = shop("exchange builders", f"builder-denar florin-4 {EXCHANGE}")
    seen.play(0, buy("florin", f"builder-denar florin-4 {EXCHANGE}"))
    seen.expect(asks="turn", discards=f"florin-4 {EXCHANGE}")
    assert seen.game.gone == [CARD_BY_ID["builder-denar"]]


def test_exchange_invaders() -> None:
    """An exchange card pays exactly: it brings the scout."""
    seen = shop("exchange invaders", f"florin-4 denar-3 {EXCHANGE}")
    assert scouted(seen.play(0, buy("florin", f"florin-4 denar-3 {EXCHANGE}")))


def test_exchange_bazaars() -> None:
    """A bazaar is paid for with an exchange card that shows its currency, and with no other."""
    other = "exchange-dirham-denar"
    seen = shop("exchange bazaars", f"florin-4 denar-3 denar-7 {EXCHANGE} {other}")
    seen.refused(bazaar(f"denar-7 {other}"), "exchange.use")
    seen.play(0, bazaar(f"florin-4 denar-3 {EXCHANGE}")).expect(asks="turn")


# -- diamonds ----------------------------------------------------------------------------------


def test_diamonds_camps() -> None:
    """A camp is paid for in diamonds like any market tile."""
    seen = shop("diamonds camps", "diamond-7").market(dirham="camp-7-sw")
    seen.play(0, buy("dirham", "diamond-7")).expect(asks="turn", held={0: "camp-7-sw"})


def test_diamonds_thieves() -> None:
    """No thief takes a diamond."""
    seen = thief_shop("diamonds", "thief-ducat").display("ducat-9 diamond-3 ducat-8 dirham-8")
    between(seen).refused(thief("thief-ducat", "diamond-3"), "thieves.use")
    seen.allowed(thief("thief-ducat", "ducat-8"))


def test_diamonds_change() -> None:
    """Overpaying in diamonds brings coins; coins do not pay together with diamonds."""
    seen = coins(shop("diamonds change", "diamond-6 diamond-5"), 0, florin=1)
    seen.refused(buy("florin", "diamond-6 coin-florin"), "diamonds.use")
    seen.play(0, buy("florin", "diamond-5 diamond-6")).expect(asks="place")
    assert change_drawn(seen) == 2


def test_diamonds_treasure() -> None:
    """Chests are paid for all in diamonds or without any."""
    seen = shop("diamonds treasure", "diamond-5 diamond-3 florin-5")
    seen.refused(chests("diamond-3 florin-5"), "treasure.buy", reason="diamonds")
    seen.play(0, chests("diamond-3 diamond-5")).expect(hand={0: "florin-5"})


def test_diamonds_builders() -> None:
    """A builder does not pay together with diamonds."""
    seen = shop("diamonds builders", "diamond-4 builder-florin florin-4")
    seen.refused(buy("florin", "diamond-4 builder-florin"), "diamonds.use")
    seen.allowed(buy("florin", "builder-florin florin-4"))


def test_diamonds_invaders() -> None:
    """Paid exactly in diamonds it brings the scout, overpaid it does not."""
    assert scouted(shop("diamonds invaders", "diamond-7").play(0, buy("florin", "diamond-7")))
    assert not scouted(shop("diamonds invaders", "diamond-8").play(0, buy("florin", "diamond-8")))


def test_diamonds_bazaars() -> None:
    """A bazaar is paid for in diamonds, exactly."""
    seen = shop("diamonds bazaars", "diamond-7 diamond-8")
    seen.refused(bazaar("diamond-8"), "bazaars.buy", reason="exact", over=1)
    seen.play(0, bazaar("diamond-7")).expect(asks="turn")


# -- change ------------------------------------------------------------------------------------


def test_camps_change() -> None:
    """Overpaying a camp brings change."""
    seen = shop("camps change", "florin-9").market(florin="camp-5-s")
    assert change_drawn(seen.play(0, buy("florin", "florin-9"))) == 2


def test_change_treasure() -> None:
    """Coins of any currency pay for chests; overpaying these brings nothing."""
    seen = coins(shop("change treasure", "florin-9 ducat-3"), 0, denar=2)
    seen.play(0, chests("coin-denar coin-denar ducat-3 florin-9"))
    assert change_drawn(seen) == coins_held(seen, 0) == 0


def test_change_builders() -> None:
    """Builders and coins pay together; what a builder overpays brings change."""
    seen = coins(shop("change builders", "builder-florin florin-5"), 0, florin=1)
    seen.allowed(buy("florin", "builder-florin florin-5"))
    seen.play(0, buy("florin", "builder-florin coin-florin florin-5"))
    assert change_drawn(seen) == 1
    assert seen.game.gone == [CARD_BY_ID["builder-florin"]]


def test_change_invaders() -> None:
    """A price met exactly with a coin brings the scout."""
    seen = coins(shop("change invaders", "florin-6"), 0, florin=1)
    assert scouted(seen.play(0, buy("florin", "florin-6 coin-florin")))


def test_change_bazaars() -> None:
    """Coins pay for a bazaar; overpaying it is impossible, so it brings no change."""
    seen = coins(shop("change bazaars", "florin-6 florin-9"), 0, florin=1)
    seen.refused(bazaar("florin-9"), "bazaars.buy", reason="exact")
    seen.play(0, bazaar("florin-6 coin-florin")).expect(asks="turn")
    assert change_drawn(seen) == 0


# -- builders ----------------------------------------------------------------------------------


def test_thieves_builders() -> None:
    """A thief takes a displayed builder of its currency."""
    seen = thief_shop("builders", "thief-denar")
    seen.display("ducat-9 builder-denar builder-florin ducat-8")
    between(seen).refused(thief("thief-denar", "builder-florin"), "thieves.use")
    seen.play(2, thief("thief-denar", "builder-denar")).expect(hand={2: "builder-denar"})


def test_treasure_builders() -> None:
    """Builders pay for chests and leave; chests are placed before a builder's redesign."""
    seen = room(shop("treasure builders"), "garden", "tower", "tower", "tower")
    seen.hand(0, "builder-florin builder-denar builder-ducat").alhambra(0, "garden-10 @ 1,0")
    seen.refused(chests("builder-florin builder-denar"), "treasure.buy", reason="short")
    seen.hand(0, "builder-florin florin-5 builder-ducat").play(0, chests("builder-florin florin-5"))
    assert chests_of(seen, 0) == {"1,0": "garden"}
    assert seen.game.gone == [CARD_BY_ID["builder-florin"]]
    seen.expect(asks="turn_end").play(0, builder("builder-ducat"), remove("1,0"))
    assert chests_of(seen, 0) == {}


def test_builders_bazaars() -> None:
    """A builder counts 3 towards the price of a bazaar; its redesign may build it afterwards."""
    seen = shop("builders bazaars", "builder-florin florin-4 builder-ducat")
    seen.play(0, bazaar("builder-florin florin-4"), END_ACTIONS)
    name = "bazaar-florin-arcades-garden-tower"
    seen.play(0, reserve(name), builder("builder-ducat"), add(f"{name} @ 1,0"), END_TURN)
    seen.expect(built={0: f"{name}@1,0"}, hand={0: ""})


def test_invaders_bazaars() -> None:
    """A bazaar has no building type: bought exactly it brings no scout; its sides lie open."""
    seen = shop("invaders bazaars", "florin-7")
    assert not scouted(seen.play(0, bazaar("florin-7")))
    name = "bazaar-ducat-pavilion-garden-tower"
    assert attacked(shop("invaders bazaars"), "n") == 1
    assert attacked(shop("invaders bazaars").alhambra(0, f"{name} @ 1,0"), "n") == 2
