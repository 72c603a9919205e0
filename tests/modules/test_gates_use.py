"""Section 7.5: using city gates, and the tiles next to them."""

from alhambra_qt.engine.actions import RemoveTile, SwapTile
from alhambra_qt.engine.events import Added, Placed
from alhambra_qt.engine.ids import E, W
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.modules.gates.rules import GATE, AddWithGate, GateOpened, PlaceWithGate
from alhambra_qt.modules.walls.rules import BuildSticks, Walls
from tests.kit import Table, table
from tests.modules.gates_kit import BEYOND, WALLED, add_gate, gated, place_gate, site
from tests.moves import (
    END_ACTIONS,
    END_TURN,
    PASS_WINDOW,
    add,
    buy,
    cell_of,
    remove,
    reserve,
    swap,
    take,
    use_vizier,
)

# -- gates.use --------------------------------------------------------------------------------


def bought() -> Table:
    """A table where seat 0 has a wall in the way of the tile that it has just bought."""
    seen = site(WALLED, hand="florin-9 gate").market(florin="chambers-9-w")
    return seen.play(0, buy("florin", "florin-9"), END_ACTIONS)


def test_a_gate_opens_the_way_to_a_bought_tile() -> None:
    """`gates.use`: a tile that touches the Alhambra only through a wall is built with a gate."""
    seen = bought()
    action = place_gate(BEYOND, "w")
    assert seen.options(PlaceWithGate) == [action]
    seen.play(0, action).expect(built={0: "garden-9-e@1,0 chambers-9-w@2,0"}, asks="turn_end")
    tile = TILE_BY_ID["chambers-9-w"]
    assert seen.happened(GateOpened) == [GateOpened(0, tile, 2, W)]
    assert seen.happened(Placed) == [Placed(0, tile, 2)]
    palace = seen.game.players[0].palace
    assert palace.gates == {1: 1 << E, 2: 1 << W}
    assert 2 in palace.on_foot()


def test_the_card_leaves_the_game() -> None:
    """`gates.use`: the card used is not discarded but out of the game."""
    seen = bought().play(0, place_gate(BEYOND, "w"))
    seen.expect(hand={0: ""}, discards="florin-9")
    assert seen.game.gone == [GATE]


def test_a_gate_in_a_redesign() -> None:
    """`gates.use`: a reserve tile may be added with a gate; it is the action of the turn."""
    seen = site(WALLED, "chambers-9-w")
    action = add_gate(BEYOND, "w")
    assert seen.options(AddWithGate) == [action]
    seen.refused(add(BEYOND), "build.walk", cells="0,0 1,0", sides="2,0w")
    seen.play(0, action).expect(built={0: "garden-9-e@1,0 chambers-9-w@2,0"}, asks="turn_end")
    seen.expect(reserve={0: ""}, hand={0: ""})
    assert len(seen.happened(Added)) == 1


def test_a_redesign_besides_the_action() -> None:
    """`gates.use`: an extra redesign at the end of the turn may open a gate too."""
    seen = site(WALLED, "chambers-9-w")
    seen.game.decisions.pop()
    seen.game.push("turn_end", 0)
    seen.game.push("redesign", 0)
    assert add_gate(BEYOND, "w") in seen.options()
    seen.play(0, add_gate(BEYOND, "w")).expect(asks="turn_end")


def test_one_of_several_walls() -> None:
    """`gates.use`: of several walls one is opened, whichever the player likes."""
    seen = site("tower-11-s @ 1,0  garden-9-e @ 0,1", "pavilion-5-nw", "gate gate")
    both = [add_gate("pavilion-5-nw @ 1,1", side) for side in "nw"]
    assert seen.options(AddWithGate) == both
    seen.play(0, both[1]).expect(hand={0: "gate"})
    assert seen.game.players[0].palace.gates == {256: 1 << E, 257: 1 << W}


def test_several_gates_in_a_turn() -> None:
    """`gates.use`: each tile placed in a turn may use up a card of its own."""
    seen = site(f"{WALLED}  garden-10-w @ -1,0", "", "florin-9 denar-7 gate gate gate")
    seen.market(florin="chambers-9-w", denar="pavilion-7-e")
    seen.play(0, buy("florin", "florin-9"), buy("denar", "denar-7"), END_ACTIONS)
    seen.play(0, place_gate(BEYOND, "w"), place_gate("pavilion-7-e @ -2,0", "e"))
    seen.expect(hand={0: "gate"}, asks="turn_end")
    assert len(seen.game.players[0].palace.on_foot()) == 5


def test_no_card_no_gate() -> None:
    """`gates.use`: without a card in the hand no gate is offered or allowed."""
    seen = site(WALLED, "chambers-9-w", hand="")
    assert seen.options(AddWithGate) == []
    seen.refused(add_gate(BEYOND, "w"), "gates.use", reason="no_card")


def test_only_where_it_is_needed() -> None:
    """`gates.use`: where the tile can be reached anyway no gate may be opened."""
    seen = site(f"{WALLED}  seraglio-9 @ 1,1  arcades-9 @ 2,1", "chambers-9-w")
    seen.allowed(add(BEYOND)).refused(add_gate(BEYOND, "w"), "gates.use", "2,0", reason="needless")
    assert add_gate(BEYOND, "w") not in seen.options()


def test_all_other_rules_hold() -> None:
    """`gates.use`: a gate excuses from walking only, not from edges, holes or the rest."""
    seen = site(WALLED, "chambers-9-w tower-11 arcades-9")
    seen.refused(add_gate("chambers-9-w @ 1,0", "w"), "build.free", cells="1,0")
    seen.refused(add_gate("chambers-9-w @ 3,0", "w"), "build.adjacent", cells="3,0")
    seen.refused(add_gate("tower-11 @ 2,0", "w"), "build.edges", sides="2,0w")
    seen.refused(add_gate("garden-11 @ 2,0", "w"), "redesign.add", reason="not_in_reserve")


def test_a_gate_makes_no_hole_legal() -> None:
    """`build.hole`: a tile that would cut off an empty cell cannot be built with a gate either."""
    cove = "seraglio-9 @ 0,1  arcades-9 @ 0,2  arcades-10 @ 1,2  tower-11-n @ 2,2"
    seen = site(f"{cove}  garden-10 @ 1,0  tower-11-s @ 2,0", "garden-7-nsw")
    for side in "ns":
        seen.refused(add_gate("garden-7-nsw @ 2,1", side), "build.hole", cells="1,1")


def test_the_side_must_bear_walls_of_tiles() -> None:
    """`gates.use`: a side with no tile beyond is refused."""
    seen = site(WALLED, "pavilion-5-nw")
    seen.refused(add_gate("pavilion-5-nw @ 2,0", "n"), "gates.use", "", "2,0n", reason="no_tile")
    seen.refused(add_gate("pavilion-5-nw @ 2,0", "e"), "gates.use", "", "2,0e", reason="no_tile")
    seen.allowed(add_gate("pavilion-5-nw @ 2,0", "w"))


def test_no_gate_for_a_camp() -> None:
    """`gates.use`: a camp is built by its own rules, a gate opens nothing for it."""
    seen = site(WALLED, "camp-6-w camp-3-n", "gate", "camps")
    where = "camp-6-w @ 2,0"
    seen.allowed(add(where)).refused(add_gate(where, "w"), "gates.use", "2,0", reason="needless")
    refusal = seen.refused(add_gate("camp-3-n @ 2,0", "w"), "camps.build", None, "2,0w")
    assert refusal.cells == (2,)
    assert not seen.options(AddWithGate)


def test_no_gate_through_a_bastion() -> None:
    """`gates.use`: a gate opens no way into a camp."""
    seen = site("garden-10-n @ 1,0  camp-9-es @ 1,-1", "garden-10-w", "gate", "camps")
    seen.refused(add_gate("garden-10-w @ 2,-1", "w"), "build.walk", sides="2,-1w")
    assert seen.options(AddWithGate) == []


def test_no_gate_towards_a_camp_beside_a_tile() -> None:
    """`gates.use`: where a tile and a camp are both behind walls, only the tile gets the gate."""
    layout = "garden-10-n @ 1,0  camp-9-es @ 1,-1  tower-11-n @ 2,0"
    seen = site(layout, "chambers-7-sw", "gate", "camps")
    where = "chambers-7-sw @ 2,-1"
    assert seen.options(AddWithGate) == [add_gate(where, "s")]
    seen.refused(add_gate(where, "w"), "gates.use", "", "2,-1w", reason="no_tile")


def test_a_stick_is_not_opened() -> None:
    """`gates.use`: both tiles bear a printed wall where the gate is, none of them a stick."""
    seen = site("garden-10 @ 1,0", "chambers-9-w tower-11", "gate", "walls")
    player = seen.game.players[0]
    player.add_sticks(TILE_BY_ID["garden-10"], 1 << E)
    player.palace.set_walls(1, 1 << E)
    where = BEYOND
    assert seen.options(AddWithGate) == []
    seen.refused(add_gate(where, "w"), "gates.use", "", "2,0w", reason="stick")


def test_a_stick_on_the_new_tile_is_not_opened() -> None:
    """`gates.use`: a stick on the tile to be built is no printed wall either."""
    seen = site(WALLED, "tower-11", "gate", "walls")
    seen.game.players[0].add_sticks(TILE_BY_ID["tower-11"], 1 << W)
    seen.refused(add_gate("tower-11 @ 2,0", "w"), "gates.use", "", "2,0w", reason="stick")
    assert seen.options(AddWithGate) == []


def test_never_to_make_a_removal_legal() -> None:
    """`gates.use`: a gate card in the hand does not let the way to other tiles be removed."""
    seen = site(f"{WALLED}  seraglio-9 @ 1,1  arcades-9 @ 2,1  {BEYOND}")
    assert seen.options(RemoveTile) == [remove("2,0")]
    seen.refused(remove("2,1"), "build.after", cells="2,0", kind="walk")


def test_what_is_behind_a_gate_goes_on() -> None:
    """`gates.use`: from a tile behind a gate one walks and builds on."""
    seen = site(WALLED, "chambers-9-w arcades-10").play(0, add_gate(BEYOND, "w"))
    palace = seen.game.players[0].palace
    assert cell_of("3,0") in palace.spots(0)
    assert cell_of("2,1") in palace.spots(0)


def test_only_a_held_tile_is_placed() -> None:
    """`gates.use`: with a gate too, only a tile bought this turn is placed."""
    seen = bought().reserve(0, "garden-10-w")
    seen.refused(place_gate("garden-10-w @ 2,0", "w"), "buy.place_late", reason="not_held")
    seen.refused(add_gate("garden-10-w @ 2,0", "w"), "buy.place_late", reason="not_now")


def test_a_bought_tile_is_not_added() -> None:
    """`buy.place_late`: a tile bought this turn cannot be added by a redesign with a gate."""
    seen = table(3, ["gates"]).alhambra(0, WALLED).market(florin="chambers-9-w")
    seen.hand(0, "florin-9 gate").play(0, buy("florin", "florin-9"))
    seen.refused(add_gate(BEYOND, "w"), "buy.place_late", reason="not_yet")
    seen.refused(place_gate(BEYOND, "w"), "buy.place_late")


def test_a_gate_in_the_final_distribution() -> None:
    """`end.distribute`: gate cards work while the tiles of the market are placed at the end."""
    seen = table(3, ["gates"]).alhambra(0, WALLED).bag("")
    seen.market(florin="chambers-9-w", dirham="tower-11", denar="garden-11", ducat="garden-10")
    seen.hand(0, "florin-9 ducat-9 ducat-1 gate").hand(1, "").display("denar-1")
    seen.play(0, buy("ducat", "ducat-9 ducat-1"), END_ACTIONS, reserve("garden-10"), END_TURN)
    seen.expect(asks="distribute", held={0: "chambers-9-w"})
    seen.play(0, place_gate(BEYOND, "w")).expect(over=True)
    seen.expect(built={0: "garden-9-e@1,0 chambers-9-w@2,0"}, hand={0: "florin-9"})


def test_a_gate_after_a_vizier_purchase() -> None:
    """`vizier.limits`: a tile bought between two turns may be placed with a gate."""
    seen = table(3, ["gates", "vizier"]).market(florin="chambers-9-w").display("ducat-9")
    seen.alhambra(1, WALLED).hand(1, "florin-9 gate").play(0, take("ducat-9"), END_TURN)
    seen.play(1, use_vizier("florin", "florin-9"), place_gate(BEYOND, "w"))
    seen.expect(built={1: "garden-9-e@1,0 chambers-9-w@2,0"}, asks="window")
    seen.play(2, PASS_WINDOW)


# -- gates.fixed ------------------------------------------------------------------------------


def test_both_tiles_stay() -> None:
    """`gates.fixed`: neither tile next to a gate can be removed."""
    seen = gated()
    assert seen.options(RemoveTile) == []
    seen.refused(remove("1,0"), "gates.fixed", "1,0", "1,0e")
    seen.refused(remove("2,0"), "gates.fixed", "2,0", "2,0w")


def test_neither_is_swapped() -> None:
    """`gates.fixed`: neither tile next to a gate can be swapped, others can."""
    seen = gated("tower-13-e garden-10-w arcades-9").alhambra(0, "arcades-10 @ 0,1")
    seen.refused(swap("tower-13-e @ 1,0"), "gates.fixed", "1,0", "1,0e")
    seen.refused(swap("garden-10-w @ 2,0"), "gates.fixed", "2,0", "2,0w")
    assert seen.options(SwapTile) == [
        swap("tower-13-e @ 0,1"),
        swap("garden-10-w @ 0,1"),
        swap("arcades-9 @ 0,1"),
    ]


def test_no_camp_takes_their_place() -> None:
    """`gates.fixed`: no camp replaces a tile next to a gate either."""
    seen = gated("camp-6-w", "camps")
    seen.refused(swap("camp-6-w @ 2,0"), "gates.fixed", "2,0", "2,0w")


def test_other_tiles_may_be_moved() -> None:
    """`gates.fixed`: a tile that only touches one next to a gate is as free as ever."""
    seen = gated("arcades-9").alhambra(0, "arcades-10 @ 3,0")
    seen.allowed(remove("3,0"), swap("arcades-9 @ 3,0"))


def test_tiles_next_to_a_gate_receive_sticks() -> None:
    """`gates.fixed`: they may still receive sticks, on sides that bear no wall."""
    seen = gated("", "walls")
    Walls.of(seen.game).open = [CARD_BY_ID["wall-n"], CARD_BY_ID["wall-w"]]
    seen.allowed(sticks("wall-n", "1,0"), sticks("wall-n", "2,0"))
    seen.refused(sticks("wall-w", "2,0"), "walls.build", "", "2,0w", reason="wall")


def sticks(card: str, cell: str) -> BuildSticks:
    """Put the sticks of a wall card onto a built tile."""
    return BuildSticks.of(CARD_BY_ID[card], cell_of(cell))
