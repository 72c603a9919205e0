"""Building and pieces on tiles, when two modules are played that bring pieces."""

from alhambra_qt.engine.actions import TakeMoney
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID, TILE_ID
from alhambra_qt.modules.invaders.rules import ScoutTaken
from alhambra_qt.modules.trader.residents import StayOut, SwapResident
from tests.kit import Table
from tests.matrix import kit
from tests.modules import trader_kit
from tests.modules.gates_kit import add_gate, place_gate
from tests.moves import END_ACTIONS, END_TURN, add, buy, place, remove, reserve, swap, take

STAY_OUT = StayOut.of()
WALLED = "garden-9-e @ 1,0"
GATED = "chambers-9-w @ 2,0"


def gated(modules: str, hand: str = "gate") -> Table:
    """A table where seat 0 has just opened a gate between (1, 0) and (2, 0) by a redesign."""
    seen = (
        kit.shop(f"gates {modules}", hand).alhambra(0, WALLED).reserve(0, "chambers-9-w garden-10")
    )
    return seen.play(0, add_gate(GATED, "w")).expect(asks="turn_end")


def next_round(seen: Table) -> Table:
    """Let everybody end a turn until seat 0 moves again."""
    seen.play(0, END_TURN)
    for seat in (1, 2):
        seen.play(seat, TakeMoney.of((seen.game.display[0],)), END_TURN)
    return seen


def swaps(seen: Table) -> bool:
    """Return whether a resident may be swapped now, and nobody may move in."""
    return {type(action) for action in seen.options()} == {SwapResident, StayOut}


# -- huts --------------------------------------------------------------------------------------


def test_huts_gates() -> None:
    """A hut may be placed through a gate; the building beyond the gate does not count for it."""
    seen = kit.hut_up(kit.shop("huts gates", "gate"), "hut-garden-w").alhambra(0, WALLED)
    seen.play(0, kit.hut("hut-garden-w"), place_gate("hut-garden-w @ 2,0", "w"))
    seen.expect(built={0: "garden-9-e@1,0 hut-garden-w@2,0"})
    assert kit.count(seen, "garden") == 1
    beside = kit.built_hut(kit.shop("huts").alhambra(0, WALLED), 0, "hut-garden-w @ 1,-1")
    assert kit.count(beside, "garden") == 2


def test_huts_camps() -> None:
    """A hut counts in the line of a camp, which may lean on the hut's wall."""
    seen = kit.built_hut(kit.shop("huts camps"), 0, "hut-garden-e @ 1,0")
    seen.reserve(0, "camp-6-w").play(0, add("camp-6-w @ 2,0"))
    assert [line.points for line in seen.lines(1, "camps.score", 0)] == [2]


def test_huts_walls() -> None:
    """A stick goes onto a hut too; walls between a hut and a building keep it from counting."""
    seen = kit.walls_open(kit.built_hut(kit.shop("huts walls"), 0, "hut-garden-s @ 1,0"), "wall-e")
    seen.play(0, kit.sticks("wall-e", "1,0"))
    assert seen.game.players[0].palace.walls[1] == 0b0110
    seen.reserve(0, "garden-10-w").play(0, END_TURN)
    seen.play(1, take("ducat-9"), END_TURN).play(2, take("ducat-8"), END_TURN)
    seen.refused(add("garden-10-w @ 2,0"), "build.walk", cells=None, sides="2,0w")
    open_ = kit.built_hut(
        kit.shop("huts walls").alhambra(0, "garden-10 @ 1,0"), 0, "hut-garden-s @ 2,0"
    )
    assert kit.count(open_, "garden") == 2
    walled = kit.shop("huts walls").alhambra(0, "garden-9-e @ 0,1  tower-12 @ 1,0")
    assert kit.count(kit.built_hut(walled, 0, "hut-garden-w @ 1,1"), "garden") == 1


def test_huts_trader() -> None:
    """Nobody moves into a hut; one resident may be swapped."""
    seen = kit.hut_up(kit.trader(kit.shop("huts trader"), 0, "1,0", "garden"), "hut-garden-s")
    seen.play(0, kit.hut("hut-garden-s"), place("hut-garden-s @ 1,0")).expect(asks="trader_swap")
    assert swaps(seen)
    assert kit.part(seen, "trader").homes[0] == {}


def test_huts_treasure() -> None:
    """A chest of a hut's colour finds no place on the hut: it is put back."""
    seen = kit.built_hut(kit.shop("huts treasure", "florin-8"), 0, "hut-garden-s @ 1,0")
    kit.room(seen, "garden", "garden", "garden", "garden").play(0, kit.chests("florin-8"))
    assert kit.chests_of(seen, 0) == {}


def test_huts_builders() -> None:
    """A builder card builds a hut from the reserve, also the one taken in this turn."""
    seen = kit.hut_up(kit.shop("huts builders", "builder-florin"), "hut-garden-s")
    seen.play(0, kit.hut("hut-garden-s"), reserve("hut-garden-s"), kit.builder("builder-florin"))
    seen.play(0, add("hut-garden-s @ 1,0")).expect(built={0: "hut-garden-s@1,0"})


def test_huts_invaders() -> None:
    """A hut is taken, not bought: no scout. It protects the side it covers, not its own."""
    seen = kit.hut_up(kit.shop("huts invaders"), "hut-pavilion-n")
    seen.play(0, kit.hut("hut-pavilion-n"))
    assert seen.happened(ScoutTaken) == []
    assert kit.attacked(kit.shop("huts invaders"), "n") == 1
    assert (
        kit.attacked(kit.built_hut(kit.shop("huts invaders"), 0, "hut-garden-e @ 0,-1"), "n") == 1
    )
    assert kit.attacked(kit.built_hut(kit.shop("huts invaders"), 0, "hut-tower-n @ 0,-1"), "n") == 0


# -- gates -------------------------------------------------------------------------------------


def test_gates_camps() -> None:
    """A camp needs no way, so it is given no gate; and none opens a wall towards a camp."""
    seen = kit.shop("gates camps", "gate").alhambra(0, WALLED).reserve(0, "camp-6-w chambers-9-w")
    seen.refused(add_gate("camp-6-w @ 2,0", "w"), "gates.use", cells="2,0", reason="needless")
    seen.play(0, add("camp-6-w @ 2,0")).expect(built={0: "garden-9-e@1,0 camp-6-w@2,0"})
    next_round(seen).refused(
        add_gate("chambers-9-w @ 3,0", "w"), "camps.build", cells=None, sides="3,0w"
    )
    assert not any(action.name == "add_with_gate" for action in seen.options())


def test_gates_walls() -> None:
    """A stick takes no gate; beside a gate a tile still receives sticks."""
    seen = kit.shop("gates walls", "gate").alhambra(0, "garden-10 @ 1,0").reserve(0, "chambers-9-w")
    kit.walls_open(seen, "wall-e").play(0, kit.sticks("wall-e", "1,0"))
    next_round(seen).refused(
        add_gate(GATED, "w"), "gates.use", cells=None, sides="2,0w", reason="stick"
    )
    seen = next_round(kit.walls_open(gated("walls"), "wall-n"))
    seen.play(0, kit.sticks("wall-n", "2,0"))
    assert seen.game.players[0].sticks == {TILE_BY_ID["chambers-9-w"]: 1}


def test_gates_trader() -> None:
    """A resident moves in behind a gate, and the tile can never be removed."""
    seen = kit.trader(kit.shop("gates trader", "gate"), 0, "2,0", "chambers").alhambra(0, WALLED)
    seen.reserve(0, "chambers-9-w").play(0, add_gate(GATED, "w"), kit.move_in("tower"))
    assert kit.part(seen, "trader").homes[0] == {2: 3}
    seen.play(0, END_TURN, trader_kit.put("3,0"))
    seen.play(1, take("ducat-9"), END_TURN).play(2, take("ducat-8"), END_TURN)
    seen.refused(remove("2,0"), "gates.fixed", cells="2,0", sides="2,0w")


def test_gates_treasure() -> None:
    """Buildings on both sides of a gate hold chests."""
    seen = next_round(gated("treasure", "gate florin-8"))
    kit.room(seen, "garden", "chambers", "tower", "tower").play(0, kit.chests("florin-8"))
    assert kit.chests_of(seen, 0) == {"1,0": "garden", "2,0": "chambers"}


def test_gates_builders() -> None:
    """A builder's redesign adds a tile through a gate, and removes none beside one."""
    seen = kit.shop("gates builders", "gate builder-florin").alhambra(0, WALLED)
    seen.reserve(0, "chambers-9-w").play(0, take("ducat-9"), kit.builder("builder-florin"))
    seen.play(0, add_gate(GATED, "w")).expect(built={0: "garden-9-e@1,0 chambers-9-w@2,0"})
    seen = gated("builders", "gate builder-florin").play(0, kit.builder("builder-florin"))
    seen.refused(remove("1,0"), "gates.fixed", cells="1,0", sides="1,0e")
    seen.refused(remove("2,0"), "gates.fixed", cells="2,0", sides="2,0w")


def test_gates_bazaars() -> None:
    """A bazaar bears no printed wall: no gate leads to it, nor from it."""
    seen = kit.shop("gates bazaars", "gate").alhambra(0, WALLED).reserve(0, kit.BAZAAR)
    kit.part(seen, "bazaars").open = []
    seen.refused(add_gate(f"{kit.BAZAAR} @ 2,0", "w"), "build.edges", cells=None, sides="2,0w")
    assert not any(action.name == "add_with_gate" for action in seen.options())


def test_gates_thieves() -> None:
    """An open gate card is nothing for a thief: only displayed cards are."""
    seen = kit.thief_shop("gates", "thief-ducat")
    kit.part(seen, "gates").open = True
    kit.between(seen).refused(kit.thief("thief-ducat", "gate"), "thieves.use")
    assert {action.name for action in seen.options()} == {"use_thief", "pass_window"}
    seen.play(2, kit.thief("thief-ducat", "ducat-8"))
    assert kit.part(seen, "gates").open


# -- camps and walls ---------------------------------------------------------------------------


def test_camps_walls() -> None:
    """A camp takes no stick; it leans on one as on any wall."""
    seen = kit.walls_open(kit.shop("camps walls").alhambra(0, "garden-10 @ 1,0"), "wall-e")
    seen.reserve(0, "camp-6-w")
    seen.refused(add("camp-6-w @ 2,0"), "camps.build", cells=None, sides="2,0w")
    next_round(seen.play(0, kit.sticks("wall-e", "1,0"))).play(0, add("camp-6-w @ 2,0"))
    kit.walls_open(next_round(seen), "wall-n")
    seen.refused(kit.sticks("wall-n", "2,0"), "walls.build", cells="2,0", reason="camp")


def test_camps_trader() -> None:
    """Nobody moves into a camp; the trader is not put down beside nothing but a camp."""
    seen = kit.trader(kit.shop("camps trader"), 0, "2,0", "garden").alhambra(0, WALLED)
    seen.reserve(0, "camp-6-w").play(0, add("camp-6-w @ 2,0")).expect(asks="trader_swap")
    assert swaps(seen)
    seen.play(0, STAY_OUT, END_TURN).expect(asks="trader_back")
    seen.refused(trader_kit.put("3,0"), "trader.move_in", cells="3,0", reason="touch")
    seen.play(0, trader_kit.put("1,-1")).expect(asks="turn", seat=1)


def test_camps_treasure() -> None:
    """A camp holds no chest, of whatever colour."""
    seen = kit.shop("camps treasure", "florin-8").alhambra(0, f"{WALLED}  camp-6-w @ 2,0")
    kit.room(seen, "garden", "garden", "garden", "tower").play(0, kit.chests("florin-8"))
    assert kit.chests_of(seen, 0) == {"1,0": "garden"}


def test_camps_builders() -> None:
    """A builder pays for a camp; its redesign takes no wall away from a bastion."""
    seen = kit.shop("camps builders", "builder-florin builder-denar florin-2")
    seen.alhambra(0, f"{WALLED}  camp-6-w @ 2,0").market(florin="camp-5-s")
    seen.play(0, buy("florin", "builder-florin florin-2"), END_ACTIONS, reserve("camp-5-s"))
    seen.play(0, kit.builder("builder-denar")).refused(remove("1,0"), "camps.build", cells="2,0")


def test_camps_bazaars() -> None:
    """A line counts a bazaar; a bazaar counts no camp; a camp in the slot sets its price."""
    other = "bazaar-denar-pavilion-seraglio-garden"
    seen = kit.walls_open(kit.shop("camps walls bazaars", "florin-5"), "wall-e").market(
        florin="camp-5-s"
    )
    seen.alhambra(0, f"{other} @ 1,0").reserve(0, "camp-6-w").play(0, kit.sticks("wall-e", "1,0"))
    next_round(seen).play(0, add("camp-6-w @ 2,0"))
    assert [line.points for line in seen.lines(3, "camps.score", 0)] == [2]
    assert [line.points for line in seen.lines(3, "bazaars.score", 0)] == [0]
    kit.shop("camps bazaars", "florin-5").market(florin="camp-5-s").play(0, kit.bazaar("florin-5"))


def test_walls_builders() -> None:
    """A stick stays on the tile that a builder card swaps out, and comes back with it."""
    seen = kit.walls_open(kit.shop("walls builders", "builder-florin"), "wall-n")
    seen.alhambra(0, "tower-12 @ 1,0").reserve(0, "garden-10").play(0, kit.sticks("wall-n", "1,0"))
    seen.play(0, kit.builder("builder-florin"), swap("garden-10 @ 1,0"))
    seen.expect(reserve={0: "tower-12"}, built={0: "garden-10@1,0"})
    assert {TILE_ID[tile] for tile in seen.game.players[0].sticks} == {"tower-12"}


def test_walls_thieves() -> None:
    """A wall card drawn after a thief lies open; the place is filled with the next card."""
    seen = kit.thief_shop("walls", "thief-ducat").deck("ducat-1 wall-n ducat-2 ducat-3")
    kit.between(seen).play(2, kit.thief("thief-ducat", "ducat-8"))
    assert kit.part(seen, "walls").open == [CARD_BY_ID["wall-n"]]
    seen.expect(display="ducat-1 ducat-2 dirham-8 dirham-9", asks="turn")


def test_walls_bazaars() -> None:
    """A bazaar takes a stick; what it is worth stays the same."""
    seen = kit.walls_open(kit.shop("walls bazaars"), "wall-n")
    kit.part(seen, "bazaars").open = []
    seen.alhambra(0, f"{kit.BAZAAR} @ 1,0  garden-10 @ 2,0  tower-12 @ 2,1")
    before = [line.points for line in seen.lines(3, "bazaars.score", 0)]
    seen.play(0, kit.sticks("wall-n", "1,0"))
    assert [line.points for line in seen.lines(3, "bazaars.score", 0)] == before == [4]
    assert [line.points for line in seen.lines(3, "score.wall", 0)] == [1]


# -- residents and chests ----------------------------------------------------------------------


def test_trader_treasure() -> None:
    """One building holds both, and loses both."""
    seen = kit.trader(kit.shop("trader treasure", "denar-5 denar-6 florin-8"), 0, "1,0", "garden")
    kit.room(seen, "garden", "tower", "tower", "tower")
    seen.play(0, buy("denar", "denar-5 denar-6"), kit.chests("florin-8"))
    seen.play(0, place("garden-11 @ 1,0"), kit.move_in("tower")).expect(asks="turn_end")
    assert kit.chests_of(seen, 0) == {"1,0": "garden"}
    assert kit.part(seen, "trader").homes[0] == {1: 4}
    seen.play(0, END_TURN, trader_kit.put("2,0"))
    seen.play(1, take("ducat-9"), END_TURN).play(2, take("ducat-8"), END_TURN)
    gardens, bag = kit.part(seen, "trader").supply[4], kit.part(seen, "treasure").bag[4]
    seen.play(0, remove("1,0"))
    assert kit.chests_of(seen, 0) == kit.part(seen, "trader").homes[0] == {}
    assert kit.part(seen, "trader").supply[4] == gardens + 1
    assert kit.part(seen, "treasure").bag[4] == bag + 1


def test_trader_builders() -> None:
    """A builder's redesign moves a resident in before the trader is put back."""
    seen = kit.trader(kit.shop("trader builders", "builder-florin"), 0, "1,0", "garden")
    seen.reserve(0, "garden-10").play(0, take("ducat-9"), kit.builder("builder-florin"))
    seen.play(0, add("garden-10 @ 1,0"), kit.move_in("garden")).expect(asks="turn_end")
    seen.play(0, END_TURN).expect(asks="trader_back", seat=0)


def test_trader_bazaars() -> None:
    """Nobody moves into a bazaar; one resident may be swapped."""
    seen = kit.trader(kit.shop("trader bazaars"), 0, "1,0", "garden", "tower").reserve(
        0, kit.BAZAAR
    )
    kit.part(seen, "bazaars").open = []
    seen.play(0, add(f"{kit.BAZAAR} @ 1,0")).expect(asks="trader_swap")
    assert swaps(seen)


def test_treasure_bazaars() -> None:
    """A bazaar holds no chest, though it shows the colour."""
    seen = kit.shop("treasure bazaars", "florin-8").alhambra(
        0, f"{kit.BAZAAR} @ 1,0  garden-10 @ 2,0"
    )
    kit.part(seen, "bazaars").open = []
    kit.room(seen, "garden", "garden", "tower", "arcades").play(0, kit.chests("florin-8"))
    assert kit.chests_of(seen, 0) == {"2,0": "garden"}
