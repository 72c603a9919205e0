"""The vizier beside each other module."""

from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.modules.bonus.rules import RevealBonus
from alhambra_qt.modules.change.rules import CoinsDrawn
from alhambra_qt.modules.characters.actions import UseKnihstig
from alhambra_qt.modules.huts.rules import TakeHut
from alhambra_qt.modules.invaders.rules import ScoutTaken
from alhambra_qt.modules.vizier.rules import UseVizierAside, VizierUsed
from tests.matrix import kit
from tests.modules import trader_kit
from tests.modules.characters_table import AMMAR, karim
from tests.modules.gates_kit import place_gate
from tests.moves import PASS_WINDOW, place, reserve, use_vizier


def test_vizier_exchange() -> None:
    """An exchange card pays for the vizier, and goes to the discards."""
    seen = kit.between(kit.vizier_shop("exchange", f"florin-5 denar-2 {kit.EXCHANGE}"))
    seen.play(1, use_vizier("florin", f"florin-5 denar-2 {kit.EXCHANGE}"))
    seen.expect(asks="place", held={1: "pavilion-7-e"}, hand={1: ""})
    seen.expect(discards=f"florin-5 denar-2 {kit.EXCHANGE}")


def test_vizier_bonus() -> None:
    """A card is shown while the vizier's tile is placed, and asked for before a scoring."""
    show = RevealBonus.of(TILE_BY_ID["tower-12"])
    seen = kit.vizier_shop("bonus", "florin-7").alhambra(1, "tower-12 @ 1,0")
    kit.between(kit.hold_bonus(seen, 1, "tower-12"))
    seen.refused(show, "bonus.reveal", reason="not_now", frame="window")
    seen.play(1, use_vizier("florin", "florin-7"), show).expect(asks="place", seat=1)
    assert kit.count(seen, "tower", 1) == 2


def test_vizier_huts() -> None:
    """No hut is had with the vizier, neither taken nor bought."""
    seen = kit.between(kit.hut_up(kit.vizier_shop("huts", "florin-7"), "hut-garden-e"))
    assert seen.options(TakeHut) == []
    assert seen.options(UseVizierAside) == []
    seen.refused(kit.hut("hut-garden-e"), "vizier.use", reason="not_now")
    seen.refused(kit.vizier_aside("hut-garden-e", "florin-7"), "vizier.use")


def test_vizier_gates() -> None:
    """A tile bought by the vizier may be placed through a gate."""
    seen = kit.vizier_shop("gates", "florin-9 gate").alhambra(1, "garden-9-e @ 1,0")
    kit.between(seen.market(florin="chambers-9-w")).play(1, use_vizier("florin", "florin-9"))
    seen.refused(place("chambers-9-w @ 2,0"), "build.walk", cells=None, sides="2,0w")
    seen.play(1, place_gate("chambers-9-w @ 2,0", "w"))
    seen.expect(built={1: "garden-9-e@1,0 chambers-9-w@2,0"}, hand={1: ""}, asks="turn")


def test_vizier_diamonds() -> None:
    """The vizier may pay in diamonds, exactly."""
    seen = kit.between(kit.vizier_shop("diamonds", "diamond-3 diamond-4 diamond-8"))
    seen.refused(use_vizier("florin", "diamond-8"), "vizier.use", reason="exact", over=1)
    seen.play(1, use_vizier("florin", "diamond-3 diamond-4")).expect(held={1: "pavilion-7-e"})


def test_vizier_characters() -> None:
    """No character acts on it: no card for an expensive tile, nothing free, no further redesign."""
    seen = kit.vizier_shop("characters", "denar-5 denar-6").alhambra(1, "tower-12 @ 1,0")
    kit.between(kit.people(seen, knihstig=1, karim=1, ammar=1))
    seen.refused(karim("tower-11"), "karim", reason="not_now")
    seen.play(1, use_vizier("denar", "denar-5 denar-6")).expect(asks="place")
    assert seen.options(UseKnihstig) == []
    seen.play(1, reserve("garden-11")).expect(asks="turn", seat=1)
    seen.refused(AMMAR, "ammar", reason="not_now")


def test_vizier_camps() -> None:
    """The vizier buys a camp from the market; it is placed at once."""
    seen = kit.vizier_shop("camps", "florin-7").alhambra(1, "garden-9-e @ 1,0")
    kit.between(seen.market(florin="camp-7-sw"))
    seen.play(1, use_vizier("florin", "florin-7"), place("camp-7-sw @ 2,0"))
    seen.expect(built={1: "garden-9-e@1,0 camp-7-sw@2,0"}, market={"florin": "arcades-10"})


def test_vizier_thieves() -> None:
    """One order for both, all are asked again; the player about to move has the vizier only."""
    seen = (
        kit.vizier_shop("thieves", "florin-7").viziers(False, True, True).hand(2, "denar-5 denar-6")
    )
    kit.part(seen, "thieves").held = [[], [CARD_BY_ID["thief-ducat"]], [CARD_BY_ID["thief-ducat"]]]
    kit.between(seen).expect(asks="window", seat=1)
    seen.refused(kit.thief("thief-ducat", "ducat-8"), "thieves.use")
    seen.allowed(use_vizier("florin", "florin-7"))
    seen.play(1, PASS_WINDOW).expect(asks="window", seat=2)
    seen.allowed(use_vizier("denar", "denar-5 denar-6"))
    seen.play(2, kit.thief("thief-ducat", "ducat-8")).expect(asks="window", seat=1)
    seen.play(1, PASS_WINDOW).expect(asks="window", seat=2)
    seen.play(2, use_vizier("denar", "denar-5 denar-6"), reserve("garden-11"))
    seen.expect(asks="window", seat=1)


def test_vizier_change() -> None:
    """Coins pay for the vizier; paying exactly brings none."""
    seen = kit.coins(kit.vizier_shop("change", "florin-5 florin-9"), 1, florin=2)
    kit.between(seen).refused(
        use_vizier("florin", "florin-9"), "vizier.use", reason="exact", over=2
    )
    seen.play(1, use_vizier("florin", "florin-5 coin-florin coin-florin"))
    assert seen.happened(CoinsDrawn) == []
    assert kit.coins_held(seen, 1) == 0


def test_vizier_trader() -> None:
    """A resident moves in, and the trader is put back before the market is refilled."""
    seen = kit.trader(kit.vizier_shop("trader", "denar-5 denar-6"), 1, "1,0", "garden")
    kit.between(seen).play(1, use_vizier("denar", "denar-5 denar-6"), place("garden-11 @ 1,0"))
    seen.expect(asks="trader_in", market={"denar": None})
    seen.play(1, kit.move_in("tower")).expect(asks="trader_back", seat=1, market={"denar": None})
    seen.play(1, trader_kit.put("2,0")).expect(asks="turn", market={"denar": "arcades-10"})
    assert kit.part(seen, "trader").homes[1] == {1: 4}


def test_vizier_treasure() -> None:
    """The vizier buys no chests."""
    seen = kit.between(kit.vizier_shop("treasure", "florin-8"))
    seen.refused(kit.chests("florin-8"), "vizier.use", reason="not_now")
    assert {action.name for action in seen.options()} == {"pass_window"}


def test_vizier_builders() -> None:
    """A builder pays for the vizier and leaves the game; it brings no redesign there."""
    seen = kit.vizier_shop("builders", "builder-florin florin-4 builder-ducat")
    kit.between(seen).refused(kit.builder("builder-ducat"), "builders.redesign", reason="not_now")
    seen.play(1, use_vizier("florin", "builder-florin florin-4"))
    assert CARD_BY_ID["builder-florin"] in seen.game.gone
    seen.play(1, place("pavilion-7-e @ 1,0")).expect(asks="turn", seat=1)


def test_vizier_invaders() -> None:
    """The vizier pays exactly: it brings the scout."""
    seen = kit.between(kit.vizier_shop("invaders", "florin-7"))
    seen.play(1, use_vizier("florin", "florin-7"))
    assert [event.seat for event in seen.happened(ScoutTaken)] == [1]
    assert kit.part(seen, "invaders").seen == [False, True, False]


def test_vizier_bazaars() -> None:
    """The vizier buys a bazaar at the price of the slot of its currency."""
    seen = kit.between(kit.vizier_shop("bazaars", "florin-7 florin-3"))
    seen.refused(kit.vizier_aside(kit.BAZAAR, "florin-3"), "buy.pay", reason="short", price=7)
    seen.play(1, kit.vizier_aside(kit.BAZAAR, "florin-7"), place(f"{kit.BAZAAR} @ 1,0"))
    assert [event.tile for event in seen.happened(VizierUsed)] == [TILE_BY_ID[kit.BAZAAR]]
    seen.expect(built={1: f"{kit.BAZAAR}@1,0"}, market={"florin": "pavilion-7-e"}, asks="turn")
