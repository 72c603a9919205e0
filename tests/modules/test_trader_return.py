"""Section 7.12: the trader is put back, residents score or return to the supply."""

import pytest

from alhambra_qt.engine import to_move
from alhambra_qt.engine.ids import xy
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.modules.builders.rules import UseBuilder
from alhambra_qt.modules.trader.residents import (
    PlaceTrader,
    ResidentLost,
    TraderAside,
    TraderPlaced,
)
from tests.kit import Table, table
from tests.modules.trader_kit import (
    buying,
    everywhere,
    housed,
    move_in,
    named,
    put,
    street,
    traders,
)
from tests.moves import END_TURN, add, cell_of, place, remove, reserve, swap, take

# -- trader.move_in: putting it back ----------------------------------------------------------


def test_putting_the_trader_back() -> None:
    """`trader.move_in`: at the very end of the building, onto a free cell beside a tile."""
    seen = buying(street(own="tower-12 @ 0,1"), "florin", "garden-9-e @ 1,0")
    seen.play(0, move_in("tower"), END_TURN).expect(asks="trader_back", seat=0)
    cells = {xy(action.cell) for action in seen.options(PlaceTrader)}
    assert cells == {(-1, 0), (0, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (0, 2)}
    assert len(seen.options()) == len(cells)
    seen.play(0, put("1,1")).expect(asks="turn", seat=1)
    assert seen.happened(TraderPlaced) == [TraderPlaced(0, cell_of("1,1"))]
    assert traders(seen).at[0] == cell_of("1,1")
    assert traders(seen).aside == [False] * 3


def test_where_it_cannot_be_put() -> None:
    """`trader.move_in`: not onto a tile, not touching a corner only; nothing else comes first."""
    seen = buying(street(), "florin", "garden-9-e @ 1,0").play(0, move_in("tower"), END_TURN)
    seen.refused(put("1,0"), "trader.move_in", cells="1,0", reason="taken")
    seen.refused(put("0,0"), "trader.move_in", cells="0,0", reason="taken")
    seen.refused(put("2,1"), "trader.move_in", cells="2,1", reason="touch")
    seen.refused(put("5,5"), "trader.move_in", cells="5,5", reason="touch")
    seen.refused(take("ducat-1"), "trader.move_in", reason="not_now", frame="trader_back")


def test_walls_do_not_matter() -> None:
    """`trader.move_in`: no other building rule applies: a wall or a narrow cell is no matter."""
    seen = buying(street(own="tower-12 @ 0,1"), "florin", "garden-9-e @ 1,0")
    seen.play(0, move_in("tower"), END_TURN)
    seen.allowed(put("2,0"), put("1,1"))


def test_camps_do_not_count() -> None:
    """`trader.move_in`: a cell that touches a camp only is refused."""
    seen = street(at="0,1", own="garden-9-e @ 1,0  camp-6-w @ 2,0", modules="camps")
    seen.market(florin="garden-8-sw").reserve(0, "tower-11")
    seen.play(0, add("tower-11 @ 0,1"), move_in("tower"), END_TURN)
    seen.refused(put("3,0"), "trader.move_in", cells="3,0", reason="touch")
    seen.refused(put("2,-1"), "trader.move_in", cells="2,-1", reason="touch")
    seen.refused(put("2,0"), "trader.move_in", cells="2,0", reason="taken")
    seen.allowed(put("1,-1"))


def test_a_trader_without_neighbours_stays() -> None:
    """`trader.move_in`: if its neighbours are removed the trader stays where it is."""
    seen = street(at="2,0", own="tower-12 @ 1,0").play(0, remove("1,0")).expect(asks="turn_end")
    assert traders(seen).at[0] == 2
    seen.play(0, END_TURN).expect(asks="turn", seat=1)


def test_a_swap_under_the_old_place() -> None:
    """`trader.move_in`: what is swapped where the trader was before asks nothing more."""
    seen = street(modules="builders").hand(0, "builder-florin florin-9").reserve(0, "garden-10")
    buying(seen, "florin", "garden-9-e @ 1,0").play(0, move_in("pavilion"))
    seen.play(0, seen.options(UseBuilder)[0], swap("garden-10 @ 1,0")).expect(asks="turn_end")
    assert traders(seen).homes[0] == {}
    assert seen.happened(ResidentLost) == [ResidentLost(0, TYPES.index("garden"), 1)]
    assert named(traders(seen).residents[0]) == "pavilion tower tower"


def test_no_trader_nothing_to_put_back() -> None:
    """`trader.move_in`: a seat without a trader on the table builds as in the base game."""
    seen = street()
    traders(seen).at[0] = None
    buying(seen, "florin", "garden-9-e @ 1,0").expect(asks="turn_end")
    seen.play(0, END_TURN).expect(asks="turn", seat=1)


def test_at_the_end_of_the_game() -> None:
    """`end.distribute`: a move-in works while the last tiles are placed; none is put back."""
    seen = street().bag("").hand(1, "florin-9 florin-8").display("florin-1").deck("ducat-1")
    seen.hand(0, "denar-9 dirham-9 ducat-9 florin-9")
    buying(seen, "denar", "arcades-9 @ -1,0").play(0, END_TURN)
    while to_move(seen.game) != 0:
        seen.play(1, reserve("garden-9-e"))
    seen.expect(asks="distribute", held={0: "tower-9-es chambers-9-w"})
    seen.play(0, reserve("chambers-9-w"), place("tower-9-es @ 1,0")).expect(asks="trader_in")
    seen.play(0, move_in("arcades")).expect(over=True, asks=None)
    residents = [line for line in seen.game.ledgers[-1].lines if line.rule == "trader.score"]
    assert [(line.seat, line.points) for line in residents] == [(0, 1)]


def test_no_swap_at_the_end_of_the_game() -> None:
    """`end.distribute`: a swap with the supply is no move-in; nothing is asked for it."""
    seen = street("garden garden garden").bag("").display("florin-1").deck("ducat-1")
    seen.hand(0, "denar-9 dirham-9 florin-9").hand(1, "florin-9 florin-8")
    buying(seen, "denar", "arcades-9 @ -1,0").play(0, END_TURN)
    while to_move(seen.game) != 0:
        seen.play(1, reserve("garden-9-e"))
    seen.play(0, place("tower-9-es @ 1,0")).expect(over=True)
    assert seen.happened(TraderAside) == [TraderAside(0, 1)]


# -- trader.score -----------------------------------------------------------------------------


def living(*homes: str) -> Table:
    """A table where residents of these colours live on the cells east of each fountain."""
    seen = table(len(homes), ["trader"])
    for mine, names in zip(traders(seen).homes, homes, strict=True):
        colours = [TYPES.index(name) for name in names.split()]
        mine.update(enumerate(colours, 1))
    return seen


def test_the_example_of_the_sheet() -> None:
    """`trader.score`: 3 red, 2 white, 2 green, 1 blue: 10 + 6 + 1 = 17 points."""
    red, white, green, blue = "seraglio", "chambers", "garden", "pavilion"
    seen = living(" ".join([red] * 3 + [white] * 2 + [green] * 2 + [blue]), "")
    for scoring in (1, 2, 3):
        lines = seen.lines(scoring, "trader.score")
        assert [(line.seat, line.count, line.points) for line in lines] == [
            (0, 4, 10),
            (0, 3, 6),
            (0, 1, 1),
        ]
        assert {(line.item, line.rank) for line in lines} == {("residents", 0)}
        assert seen.ledger(scoring).totals == (17, 0)
    cells = [cell for line in lines for cell in line.cells]
    assert sorted(cells) == list(range(1, 9))


@pytest.mark.parametrize(
    ("colours", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (0, None)]
)
def test_points_of_a_set(colours: int, points: int | None) -> None:
    """`trader.score`: a set of one to six colours is worth 1, 3, 6, 10, 15, 21."""
    lines = living("", " ".join(TYPES[:colours])).lines(1, "trader.score")
    assert [(line.seat, line.points) for line in lines] == ([(1, points)] if colours else [])


def test_residents_on_the_trader_do_not_score() -> None:
    """`trader.score`: only residents in the Alhambra count."""
    assert street().lines(3, "trader.score") == []


# -- trader.return ----------------------------------------------------------------------------


def test_a_removed_building_loses_its_resident() -> None:
    """`trader.return`: the resident goes back to the supply, not to the trader."""
    seen = housed()
    before = traders(seen).supply[TYPES.index("tower")]
    seen.play(0, remove("1,0"))
    assert traders(seen).homes[0] == {}
    assert traders(seen).supply[TYPES.index("tower")] == before + 1
    assert named(traders(seen).residents[0]) == "garden tower tower"
    assert seen.happened(ResidentLost) == [ResidentLost(0, TYPES.index("tower"), 1)]


def test_a_swapped_building_loses_its_resident() -> None:
    """`trader.return`: also if a building of the same colour takes its place."""
    seen = housed().play(0, swap("tower-11 @ 1,0"))
    assert traders(seen).homes[0] == {}
    assert everywhere(traders(seen)) == [7] * 6
