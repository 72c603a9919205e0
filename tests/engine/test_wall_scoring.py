"""Section 4: the longest outer wall."""

from alhambra_qt.engine.ids import SIDE_LETTERS, xy
from tests.kit import Table, table


def wall(layout: str) -> list[str]:
    """Give the sides that score in an Alhambra, in walking order."""
    lines = built(layout).lines(1, "score.wall", seat=0)
    for line in lines:
        assert line.count == line.points == len(line.sides)
    (sides,) = [line.sides for line in lines] or [()]
    return ["{},{}{}".format(*xy(cell), SIDE_LETTERS[side]) for cell, side in sides]


def built(layout: str) -> Table:
    """A table where seat 0 has built this."""
    return table(2).alhambra(0, layout)


def test_one_point_per_side() -> None:
    """`score.wall`: a tile with walls on three sides in a row gives 3 points."""
    assert len(wall("tower-8-nes @ 1,0")) == 3


def test_no_wall_no_points() -> None:
    """`score.wall`: without any wall there is neither a line nor a point."""
    assert wall("tower-11 @ 1,0") == []


def test_sides_connect_around_a_corner() -> None:
    """`score.wall`: walls of one tile or of neighbours join where their ends meet."""
    layout = "garden-10-n @ 1,0  tower-9-ne @ 2,0  garden-9-e @ 2,1"
    assert wall(layout) == ["1,0n", "2,0n", "2,0e", "2,1e"]


def test_only_the_longest_stretch_counts() -> None:
    """`score.wall`: of two separate stretches only the longer one scores."""
    layout = "garden-10-n @ 1,0  tower-9-ne @ 2,0  garden-9-e @ 2,1  chambers-9-s @ 0,1"
    assert len(wall(layout)) == 4
    assert len(wall("garden-10-n @ 1,0  chambers-9-s @ 0,1")) == 1


def test_walls_inside_score_nothing() -> None:
    """`score.wall`: a double wall between two tiles scores nothing and joins nothing."""
    layout = "garden-10 @ 0,-1  garden-12-s @ 1,-1  tower-9-ne @ 1,0"
    assert wall(layout) == ["1,0e"]


def test_a_gap_between_walls_parts_them() -> None:
    """`score.wall`: one open side between two walls parts the stretch."""
    layout = "garden-10-n @ 1,0  tower-11 @ 2,0  tower-9-ne @ 3,0"
    assert wall(layout) == ["3,0n", "3,0e"]


def test_around_an_inner_corner() -> None:
    """`score.wall`: walls join around an inner corner of the Alhambra too."""
    layout = "garden-9-e @ 0,-1  garden-10-n @ 1,0"
    assert wall(layout) == ["0,-1e", "1,0n"]


def test_a_closed_ring_scores_all_its_sides() -> None:
    """`score.wall`: a closed ring of n sides scores n."""
    layout = """
        garden-10-n @ 0,-1  tower-9-ne @ 1,-1  garden-9-e @ 1,0  tower-9-es @ 1,1
        garden-12-s @ 0,1  garden-8-sw @ -1,1  garden-10-w @ -1,0  garden-8-nw @ -1,-1
    """
    sides = wall(layout)
    assert len(sides) == 12
    assert len(set(sides)) == 12


def test_every_seat_scores_its_own_wall() -> None:
    """`score.wall`: walls are no contest: each seat gets its own, in each scoring alike."""
    seen = table(3).alhambra(0, "tower-8-nes @ 1,0").alhambra(2, "garden-10-n @ 1,0")
    for scoring in (1, 2, 3):
        points = {line.seat: line.points for line in seen.lines(scoring, "score.wall")}
        assert points == {0: 3, 2: 1}


def test_walls_on_the_reserve_do_not_count() -> None:
    """`score.wall`: only what is built has an outer wall."""
    assert table(2).reserve(0, "tower-8-nes").lines(3, "score.wall") == []
