"""Section 7.4: builders' huts."""

import json
from typing import Any

import pytest

from alhambra_qt.engine import BadData, Game, Line, Setup, observe, redeal
from alhambra_qt.engine.actions import GiveToDirk, Pass, Reserve
from alhambra_qt.engine.codec import digest, state_from_json, state_to_json
from alhambra_qt.engine.ids import E, mask_of
from alhambra_qt.engine.observe import zones as observe_zones
from alhambra_qt.engine.pieces import HUTS, TILE_BY_ID, TILE_ID, TILE_TYPE
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import new_game, read_position, rules_for
from alhambra_qt.modules.huts.rules import Huts, HutShown, HutStacks, HutTaken, TakeHut, huts_of
from tests import moves
from tests.kit import Table, names, table
from tests.lab.kit import built, complaint, position

OPEN = "hut-pavilion-n hut-seraglio-s hut-arcades-n hut-chambers-n hut-garden-e hut-tower-w"


def take_hut(tile: str) -> TakeHut:
    """Take an open hut."""
    return TakeHut.of(TILE_BY_ID[tile])


class HutTable(Table):
    """A table whose stacks hold just the huts that lie nowhere else."""

    def _fill(self) -> None:
        game = self.unfilled
        laid = {tile for seat in range(len(game.players)) for tile in huts_of(game, seat)}
        for stack in Huts.of(game).stacks:
            stack[:] = [tile for tile in stack if tile not in laid]
        super()._fill()


def with_huts(seats: int = 3, modules: tuple[str, ...] = ("huts",)) -> HutTable:
    """A table on which the huts of ``OPEN`` lie open, the others below in the order of ids."""
    seen = HutTable(table(seats, list(modules)).unfilled)
    on_top = moves.tiles_of(OPEN)
    below = [tile for tile in HUTS[::-1] if tile not in on_top]
    Huts.of(seen.unfilled).stacks = [
        [tile for tile in (*below, *on_top) if TILE_TYPE[tile] == kind] for kind in range(6)
    ]
    return seen


def stacks(game: Game) -> list[list[str]]:
    """Give the stacks from the bottom up."""
    return [[TILE_ID[tile] for tile in stack] for stack in Huts.of(game).stacks]


def opened(game: Game) -> str:
    """Give the open huts."""
    return names([stack[-1] for stack in Huts.of(game).stacks if stack])


def count(seen: Table, layout: str, kind: str, scoring: int = 1) -> Line | None:
    """Build an Alhambra for seat 0 and give its line of a majority."""
    seen.alhambra(0, layout)
    lines = [line for line in seen.ledger(scoring).lines if line.rule == "score.majority"]
    return next((line for line in lines if line.item == kind and line.seat == 0), None)


# -- taking -----------------------------------------------------------------------------------


def test_six_shuffled_stacks() -> None:
    """`huts.take`: a stack for each building type, of 3, 3, 4, 4, 5 and 5 huts, shuffled."""
    piles = [Huts.of(new_game(Setup(3, str(seed), ("huts",)))).stacks for seed in range(20)]
    for stack in piles:
        assert [len(huts) for huts in stack] == [3, 3, 4, 4, 5, 5]
        assert sorted(tile for huts in stack for tile in huts) == list(HUTS)
        assert all(TILE_TYPE[tile] == kind for kind in range(6) for tile in stack[kind])
    for kind in range(6):
        assert {stack[kind][-1] for stack in piles} == {t for t in HUTS if TILE_TYPE[t] == kind}


def test_taking_a_hut() -> None:
    """`huts.take`: it is free and held aside; the next of its stack is turned up at once."""
    seen = with_huts().hand(0, "florin-1")
    before = seen.game.reveals
    below = stacks(seen.game)[4][-2]
    seen.play(0, take_hut("hut-garden-e"))
    seen.expect(asks="place", held={0: "hut-garden-e"}, hand={0: "florin-1"})
    assert seen.happened(HutTaken) == [HutTaken(0, TILE_BY_ID["hut-garden-e"])]
    assert seen.happened(HutShown) == [HutShown(TILE_BY_ID[below])]
    assert opened(seen.game) == names(
        [*moves.tiles_of(OPEN.replace("hut-garden-e", "")), TILE_BY_ID[below]]
    )
    assert seen.game.reveals == before + 1


def test_one_of_up_to_six() -> None:
    """`huts.take`: each open hut can be taken, those below cannot."""
    seen = with_huts()
    assert seen.options(TakeHut) == [TakeHut.of(TILE_BY_ID[name]) for name in OPEN.split()]
    seen.refused(take_hut("hut-garden-nw"), "huts.take", reason="not_open")
    seen.refused(take_hut("garden-10"), "huts.take", reason="not_open")


def test_an_empty_stack() -> None:
    """`huts.take`: behind the last hut of a stack there is nothing, and nothing is revealed."""
    seen = with_huts()
    Huts.of(seen.game).stacks[0] = moves.tiles_of("hut-pavilion-n")
    before = seen.game.reveals
    seen.play(0, take_hut("hut-pavilion-n"), moves.reserve("hut-pavilion-n"))
    assert seen.happened(HutShown) == []
    assert seen.game.reveals == before
    assert stacks(seen.game)[0] == []
    assert len(opened(seen.game).split()) == 5
    seen.play(0, moves.END_TURN)
    seen.refused(take_hut("hut-pavilion-n"), "huts.take", reason="not_open")


def test_it_ends_the_actions() -> None:
    """`huts.take`: a hut is never paid exactly: no further action follows."""
    seen = with_huts().market(florin="garden-9-e", dirham="tower-7-new")
    seen.hand(0, "florin-9 dirham-7").play(0, moves.buy("florin", "florin-9"))
    seen.play(0, take_hut("hut-tower-w")).expect(asks="place", held={0: "garden-9-e hut-tower-w"})
    for late in (moves.buy("dirham", "dirham-7"), take_hut("hut-garden-e"), moves.END_ACTIONS):
        seen.refused(late, "buy.place_late")
    seen.play(0, moves.place("garden-9-e @ 1,0"), moves.place("hut-tower-w @ 0,1"))
    seen.expect(asks="turn_end", built={0: "garden-9-e@1,0 hut-tower-w@0,1"})


def test_it_may_be_reserved() -> None:
    """`huts.take`: at the end of the turn it is placed like a tile, or reserved."""
    seen = with_huts().play(
        0, take_hut("hut-tower-w"), moves.reserve("hut-tower-w"), moves.END_TURN
    )
    seen.expect(reserve={0: "hut-tower-w"}, asks="turn", seat=1)


def test_three_per_player() -> None:
    """`huts.take`: nobody may have more than three, the reserve included."""
    seen = with_huts().alhambra(0, "hut-tower-e @ 1,0  hut-garden-s @ 0,1")
    seen.allowed(take_hut("hut-pavilion-n")).reserve(0, "hut-seraglio-w")
    seen.refused(take_hut("hut-pavilion-n"), "huts.take", reason="limit")
    assert seen.options(TakeHut) == []


def test_the_limit_holds_for_each() -> None:
    """`huts.take`: the huts of others do not matter."""
    seen = with_huts().reserve(1, "hut-tower-e hut-garden-nw hut-seraglio-w")
    assert len(seen.options(TakeHut)) == 6


def test_a_hut_that_can_be_taken_forbids_passing() -> None:
    """`turn.pass`: as long as a hut can be taken there is a legal action."""
    seen = with_huts().display("").bare_market()
    assert len(seen.options()) == 6
    seen.refused(moves.PASS, "turn.pass", reason="possible")
    seen.reserve(0, "hut-tower-e hut-garden-nw hut-seraglio-w")
    assert Pass.of() not in seen.options()  # the reserve can be built


def test_not_between_turns() -> None:
    """`vizier.limits`: the vizier takes no huts; they are taken in the own turn only."""
    seen = with_huts(modules=("huts", "vizier")).display("ducat-9 ducat-8")
    seen.play(0, moves.take("ducat-9"), moves.END_TURN).expect(asks="window", seat=1)
    seen.refused(take_hut("hut-tower-w"), "vizier.use", reason="not_now")


def test_without_the_module() -> None:
    """`huts.take`: with the module off there are none."""
    table(3).refused(take_hut("hut-tower-w"), "module.off", action="take_hut")


# -- counting ---------------------------------------------------------------------------------

GARDENS = "garden-10 @ 1,0  garden-11 @ 0,1  hut-garden-e @ 1,1"
WALLED = "hut-garden-e @ 1,0  pavilion-8 @ 1,1  arcades-9 @ 2,1  garden-10-w @ 2,0"


def test_a_hut_counts_its_neighbours() -> None:
    """`huts.score`: one building for each orthogonal neighbour of its type."""
    for layout, number in (
        ("garden-10 @ 1,0  hut-garden-e @ 1,1", 2),
        (GARDENS, 4),
        (GARDENS + "  garden-12-s @ 1,2", 6),
    ):
        seen = with_huts()
        line = count(seen, layout, "garden")
        assert line is not None
        assert (line.count, line.rank, line.points) == (number, 1, 5)


def test_three_at_most() -> None:
    """`huts.score`: a hut counts three buildings at most, three such huts nine."""
    layout = GARDENS + "  garden-12-s @ 1,2"
    seen = with_huts().alhambra(0, layout)
    cell = moves.cell_of("1,1")
    palace = seen.game.players[0].palace
    palace.lift(cell)
    palace.place(TILE_BY_ID["hut-garden-e"], cell, 0)  # as no printed hut is open on all sides
    palace.place(TILE_BY_ID["garden-9-e"], moves.cell_of("2,1"), 0)
    line = next(ln for ln in seen.ledger(1).lines if ln.item == "garden")
    assert line.count == 4 + 3


def test_no_wall_between() -> None:
    """`huts.score`: a wall between hut and building stops it."""
    line = count(with_huts(), WALLED, "garden")
    assert line is not None
    assert (line.count, line.cells) == (1, (moves.cell_of("2,0"),))


def test_corners_do_not_count() -> None:
    """`huts.score`: a building across a corner is no neighbour."""
    line = count(with_huts(), "garden-10 @ 1,0  pavilion-8 @ 2,0  hut-garden-e @ 2,1", "garden")
    assert line is not None
    assert line.count == 1


def test_other_types_and_huts_do_not_count() -> None:
    """`huts.score`: only buildings of its type, no huts."""
    layout = "tower-11 @ 1,0  hut-garden-s @ 1,1  hut-garden-w @ 0,1"
    assert count(with_huts(), layout, "garden") is None
    line = count(with_huts(), layout, "tower")
    assert line is not None
    assert line.count == 1


def test_a_hut_worth_nothing_gives_nothing() -> None:
    """`huts.score`: a hut alone is no building: no first place, no points."""
    seen = with_huts().alhambra(0, "hut-tower-e @ 1,0").alhambra(1, "tower-11 @ 1,0")
    lines = [line for line in seen.ledger(3).lines if line.item == "tower"]
    assert [(line.seat, line.count, line.points) for line in lines] == [(1, 1, 21)]


def test_a_stick_is_a_wall() -> None:
    """`walls.build`: with a stick between them the neighbour counts no more."""
    seen = with_huts().alhambra(0, GARDENS)
    palace = seen.game.players[0].palace
    palace.set_walls(moves.cell_of("1,1"), mask_of("ne"))
    palace.set_walls(moves.cell_of("1,0"), mask_of("s"))
    line = next(line for line in seen.ledger(1).lines if line.item == "garden")
    assert line.count == 3


def test_a_gate_does_not_help() -> None:
    """`huts.score`: a gate opens the way through a wall, but the wall still stands."""
    seen = with_huts().alhambra(0, WALLED)
    seen.game.players[0].palace.open_gate(moves.cell_of("1,0"), E)
    line = next(line for line in seen.ledger(1).lines if line.item == "garden")
    assert line.count == 1


def test_the_line_shows_the_huts() -> None:
    """`huts.score`: the ledger's line holds the cells of the buildings, then those of the huts."""
    line = count(with_huts(), GARDENS + "  hut-garden-s @ 2,0", "garden")
    assert line is not None
    assert line.cells == tuple(map(moves.cell_of, ("1,0", "0,1", "1,1", "2,0")))
    assert [(part.item, part.count, part.cells) for part in line.parts] == [
        ("hut-garden-e", 2, (moves.cell_of("1,1"),)),
        ("hut-garden-s", 1, (moves.cell_of("2,0"),)),
    ]
    assert line.count == 5


def test_a_hut_worth_nothing_is_not_shown() -> None:
    """`huts.score`: only the huts that count are among the cells."""
    line = count(with_huts(), "garden-10 @ 1,0  hut-garden-e @ 0,1", "garden")
    assert line is not None
    assert (line.count, line.cells, line.parts) == (1, (moves.cell_of("1,0"),), ())


def test_huts_count_in_every_scoring() -> None:
    """`huts.score`: in scorings 1, 2 and 3, with six players too."""
    for scoring, points in ((1, 5), (2, 12), (3, 20)):
        seen = with_huts(6).alhambra(0, GARDENS)
        seen.alhambra(1, "garden-10-n @ 1,0  garden-10-w @ 0,1", checked=False)
        lines = [line for line in seen.ledger(scoring).lines if line.item == "garden"]
        assert next((line.seat, line.points) for line in lines) == (0, points)


# -- a tile like others -----------------------------------------------------------------------


def test_the_building_rules() -> None:
    """`huts.tile`: edges, walking and holes are as for any tile."""
    seen = with_huts().play(0, take_hut("hut-garden-e"))
    seen.refused(moves.place("hut-garden-e @ -1,0"), "build.edges", sides="-1,0e")
    seen.refused(moves.place("hut-garden-e @ 2,0"), "build.adjacent", cells=None)
    seen.refused(moves.place("hut-garden-e @ 0,0"), "build.free", cells=None)
    seen.play(0, moves.place("hut-garden-e @ 1,0")).expect(built={0: "hut-garden-e@1,0"})


def test_it_is_walked_through() -> None:
    """`huts.tile`: beyond a hut tiles can be built; then it cannot be taken out."""
    seen = with_huts().alhambra(0, "hut-garden-ne @ 1,0  tower-11 @ 1,1")
    seen.refused(moves.remove("1,0"), "build.after", cells="1,1", kind="walk")


def test_redesigns() -> None:
    """`huts.tile`: huts are added, removed and swapped."""
    seen = with_huts().alhambra(0, "hut-garden-e @ 1,0").reserve(0, "tower-11 hut-tower-w")
    seen.allowed(moves.remove("1,0"), moves.add("hut-tower-w @ 0,1"), moves.swap("tower-11 @ 1,0"))
    seen.refused(moves.swap("hut-tower-w @ 1,0"), "build.edges", sides="1,0w")
    seen.play(0, moves.swap("tower-11 @ 1,0")).expect(reserve={0: "hut-garden-e hut-tower-w"})


def test_its_walls_score() -> None:
    """`huts.tile`: the walls of huts are outer walls."""
    seen = with_huts().alhambra(0, "hut-garden-ne @ 1,0")
    assert [line.points for line in seen.lines(1, "score.wall", 0)] == [2]


def test_camp_lines_count_it() -> None:
    """`huts.tile`: the line of a camp goes through a hut and counts it."""
    seen = with_huts(modules=("huts", "camps"))
    seen.alhambra(0, "tower-11 @ 1,0  hut-garden-e @ 2,0  camp-6-w @ 3,0")
    lines = seen.lines(1, "camps.score", 0)
    assert [line.cells for line in lines] == [tuple(map(moves.cell_of, ("2,0", "1,0", "0,0")))]


def test_no_gift() -> None:
    """`dirk.gift`: a hut cannot be given to Dirk."""
    seen = with_huts(2).play(0, take_hut("hut-garden-e"))
    seen.refused(moves.gift("hut-garden-e"), "dirk.gift", reason="hut")
    assert seen.options(GiveToDirk) == []
    assert Reserve.of(TILE_BY_ID["hut-garden-e"]) in seen.options()


# -- state, positions, secrets ----------------------------------------------------------------


def game_of(**fields: Any) -> Game:
    """Read a position with the huts."""
    return read_position(position(modules=["huts"], **fields)).game


OPEN_LIST = OPEN.split()


def test_a_position_names_the_open_huts() -> None:
    """`huts.take`: the open huts may be named, the others lie below, in an order by the seed."""
    ana = {"alhambra": built(("hut-garden-ne", 1, 0)), "reserve": [{"tile": "hut-garden-s"}]}
    game = game_of(huts_open=OPEN_LIST, seats=[ana, {}])
    assert opened(game) == names(moves.tiles_of(OPEN))
    assert [len(stack) for stack in stacks(game)] == [3, 3, 4, 4, 3, 5]
    orders = {json.dumps(stacks(game_of(huts_open=OPEN_LIST, seed=seed))) for seed in range(9)}
    assert len(orders) > 1
    some = game_of(huts_open=["hut-tower-w"])
    assert stacks(some)[5][-1] == "hut-tower-w"
    assert [len(stack) for stack in stacks(some)] == [3, 3, 4, 4, 5, 5]


def test_a_position_is_written_and_read() -> None:
    """`huts.take`: a written position has the same open huts and huts of the seats."""
    game = with_huts(2).reserve(0, "hut-seraglio-w")
    data = json.loads(json.dumps(position_to_json(game.game)))
    assert data["huts_open"] == OPEN_LIST
    again = read_position(data).game
    assert opened(again) == opened(game.game)
    assert names(again.players[0].reserve) == "hut-seraglio-w"
    assert position_to_json(again)["huts_open"] == OPEN_LIST


@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"huts_open": ["hut-garden-e", "hut-garden-s"]}, "huts_open.1", "huts.take"),
        ({"huts_open": ["hut-garden-e", "hut-garden-e"]}, "huts_open.1", "huts.take"),
        ({"huts_open": ["garden-10"]}, "huts_open.0", ""),
        ({"huts_open": ["hut-garden-x"]}, "huts_open.0", ""),
        ({"huts_open": [3]}, "huts_open.0", ""),
        ({"huts_open": "hut-garden-e"}, "huts_open", ""),
        ({"huts_open": [*OPEN_LIST, "hut-garden-s"]}, "huts_open", ""),
        ({"market": {"florin": "hut-garden-e"}}, "market.florin", ""),
        ({"dirk": {"tiles": ["hut-garden-e"]}}, "dirk.tiles.0", ""),
        ({"bag": ["hut-garden-e"]}, "bag.0", ""),
        (
            {"huts_open": ["hut-garden-e"], "seats": [{"reserve": [{"tile": "hut-garden-e"}]}, {}]},
            "huts_open.0",
            "huts.take",
        ),
        (
            {"seats": [{}, {"reserve": [{"tile": name} for name in OPEN_LIST[:4]]}]},
            "seats.1",
            "huts.take",
        ),
    ],
)
def test_wrong_positions(fields: dict[str, Any], field: str, rule: str) -> None:
    """`huts.take`: whatever is wrong with the huts of a position is named by field and rule."""
    assert complaint(game_of, **fields) == (field, rule)


def test_positions_without_the_module() -> None:
    """`huts.take`: huts in a position without the module are refused."""
    for fields, field in (
        ({"huts_open": ["hut-garden-e"]}, "huts_open"),
        ({"seats": [{"reserve": [{"tile": "hut-garden-e"}]}, {}]}, "seats.0.reserve.0.tile"),
    ):
        assert complaint(read_position, position(**fields)) == (field, "huts.take")
    read_position(position(huts_open=[]))


def test_a_state_is_written_and_read() -> None:
    """Section 9: the whole state survives JSON, hidden huts included; nonsense is refused."""
    game = with_huts().play(0, take_hut("hut-garden-e")).game
    data = json.loads(json.dumps(state_to_json(game)))
    assert digest(state_from_json(data, rules_for(["huts"]))) == digest(game)
    data["ext"]["huts"]["stacks"].pop()
    with pytest.raises(BadData):
        state_from_json(data, rules_for(["huts"]))


def test_clones_are_independent() -> None:
    """Section 9: taking a hut in a clone leaves the game as it is."""
    seen = with_huts()
    twin = HutStacks.clone(Huts.of(seen.game))
    twin.stacks[0].pop()
    assert len(Huts.of(seen.game).stacks[0]) == 3


def test_what_lies_below_is_secret() -> None:
    """Section 9: of the stacks everybody knows the open huts and the sizes."""
    seen = with_huts().alhambra(1, "hut-tower-e @ 1,0")
    known = Huts.of(observe(seen.game, 0).game).stacks
    assert [stack[-1] for stack in known] == moves.tiles_of(OPEN)
    assert [len(stack) for stack in known] == [3, 3, 4, 4, 5, 4]
    assert {tile for stack in known for tile in stack[:-1]} == {UNKNOWN}


def test_where_they_lie() -> None:
    """Section 9: the open huts are a zone of their own, hidden ones another."""
    seen = with_huts()
    zones = observe_zones(seen.game)
    assert [(zone.name, zone.seat) for zone in zones] == [("huts", -1), ("huts_below", -1)]
    assert zones[0].tiles == tuple(moves.tiles_of(OPEN))
    assert sorted(zones[0].tiles + zones[1].tiles) == list(HUTS)
    known = observe_zones(observe(seen.game, 1).game)
    assert known[0] == zones[0]
    assert known[1].tiles == (UNKNOWN,) * 18


def test_a_guess_agrees() -> None:
    """Section 9: a guess puts the huts that nobody sees below those of their type."""
    seen = with_huts().alhambra(1, "hut-tower-e @ 1,0").reserve(2, "hut-garden-nw")
    seen.play(0, take_hut("hut-garden-e"))
    guesses = [redeal(observe(seen.game, 2), str(seed)) for seed in range(12)]
    for guess in guesses:
        assert opened(guess) == opened(seen.game)
        for mine, real in zip(stacks(guess), stacks(seen.game), strict=True):
            assert sorted(mine) == sorted(real)
    assert len({json.dumps(stacks(guess)) for guess in guesses}) > 1
