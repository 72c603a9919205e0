"""Section 7.13: chests are placed on buildings, lost with them, and score."""

import pytest

from alhambra_qt.engine.ids import DIRK
from alhambra_qt.engine.ledger import Tie
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.modules.huts.rules import Huts
from alhambra_qt.modules.treasure.chests import (
    ChestLost,
    ChestPlaced,
    ChestsPassed,
    ChestsReturned,
    DirkTookChests,
    PlaceChest,
)
from tests.kit import Table, table
from tests.modules.treasure_kit import (
    FULL,
    buy_chests,
    chamber,
    chest,
    chests,
    everywhere,
    lay,
    put,
    stands,
)
from tests.moves import END_TURN, add, buy, cell_of, gift, place, remove, reserve, swap, take

# -- treasure.place ---------------------------------------------------------------------------


def test_forced_placements() -> None:
    """`treasure.place`: what leaves no choice is placed by itself, as many as fit."""
    seen = chamber(3, "garden garden tower arcades", *FULL[1:]).play(0, buy_chests(1, "ducat-9"))
    seen.expect(asks="turn_end")
    assert stands(seen, 0) == ["1,0", "2,0", "3,0"]
    placed = [(event.colour, event.cell) for event in seen.happened(ChestPlaced)]
    assert placed == [(4, 1), (4, 2), (5, 3)]
    assert seen.happened(ChestsReturned) == [ChestsReturned(1, (2,))]
    assert everywhere(chests(seen)) == [5, 5, 7, 7, 9, 9]


def test_a_choice_of_buildings() -> None:
    """`treasure.place`: with more buildings than chests of a colour the owner chooses."""
    seen = chamber(3, "garden tower arcades arcades", *FULL[1:]).play(0, buy_chests(1, "ducat-9"))
    seen.expect(asks="chests", seat=0)
    assert stands(seen, 0) == ["3,0"]
    assert seen.options() == [chest("garden", "1,0"), chest("garden", "2,0")]
    seen.play(0, chest("garden", "2,0")).expect(asks="turn_end")
    assert stands(seen, 0) == ["2,0", "3,0"]
    assert seen.happened(ChestPlaced) == [ChestPlaced(0, TYPES.index("garden"), 2)]


def test_two_chests_on_three_buildings() -> None:
    """`treasure.place`: one question for each chest, until no choice is left."""
    seen = chamber(3, "garden garden tower tower", *FULL[1:])
    seen.alhambra(0, "garden-10-n @ 1,-1").play(0, buy_chests(1, "ducat-9"))
    seen.play(0, chest("garden", "1,-1")).expect(asks="chests")
    seen.refused(chest("garden", "1,-1"), "treasure.place", cells="1,-1", reason="taken")
    seen.play(0, chest("garden", "1,0")).expect(asks="turn_end")
    assert stands(seen, 0) == ["1,-1", "1,0", "3,0"]


def test_they_must_be_placed() -> None:
    """`treasure.place`: nothing else can be done before the chests are placed."""
    seen = chamber(3, "garden tower arcades arcades", *FULL[1:]).play(0, buy_chests(1, "ducat-9"))
    for action in (END_TURN, take("ducat-1"), remove("3,0"), buy_chests(2, "florin-3")):
        seen.refused(action, "treasure.place", reason="not_now", frame="chests")


def test_wrong_buildings() -> None:
    """`treasure.place`: only an own building of the colour without a chest will do."""
    seen = chamber(3, "garden tower arcades arcades", *FULL[1:]).alhambra(1, "tower-12 @ 1,0")
    seen.play(0, buy_chests(1, "ducat-9"))
    seen.refused(chest("garden", "3,0"), "treasure.place", cells="3,0", reason="taken")
    seen.refused(chest("garden", "0,0"), "treasure.place", cells="0,0", reason="colour")
    seen.refused(chest("garden", "5,5"), "treasure.place", cells="5,5", reason="colour")
    seen.refused(chest("tower", "3,0"), "treasure.place", reason="none")
    seen.refused(PlaceChest.of(-1, 1), "treasure.place", reason="none")


def test_no_chest_is_placed_at_other_times() -> None:
    """`treasure.place`: without bought chests there is nothing to place."""
    chamber().refused(chest("garden", "1,0"), "treasure.place", reason="not_now", frame="turn")


def test_one_chest_each() -> None:
    """`treasure.place`: a building that has a chest takes no second one."""
    seen = put(chamber(3, "garden garden garden tower", *FULL[1:]), 0, "1,0 3,0")
    seen.play(0, buy_chests(1, "ducat-9")).expect(asks="turn_end")
    assert stands(seen, 0) == ["1,0", "2,0", "3,0"]
    assert seen.happened(ChestsReturned) == [ChestsReturned(3, (4, 4, 5))]


def test_on_a_building_bought_this_turn() -> None:
    """`treasure.place`: the bought tiles are placed first; chests may go onto them."""
    seen = chamber(3, "tower tower arcades arcades", *FULL[1:]).hand(0, "florin-7 ducat-9")
    seen.play(0, buy("florin", "florin-7"), buy_chests(1, "ducat-9"), place("tower-7-new @ 2,-1"))
    assert stands(seen, 0) == ["2,-1", "3,0"]


def test_not_on_the_reserve() -> None:
    """`treasure.place`: a tile of the reserve takes no chest."""
    seen = chamber(3, "tower tower arcades arcades", *FULL[1:]).hand(0, "florin-7 ducat-9")
    seen.play(0, buy("florin", "florin-7"), buy_chests(1, "ducat-9"), reserve("tower-7-new"))
    assert stands(seen, 0) == ["3,0"]


def test_not_on_huts_bazaars_camps() -> None:
    """`treasure.place`: huts, bazaars and camps are no buildings."""
    seen = table(3, ["treasure", "huts", "camps", "bazaars"]).hand(0, "ducat-9")
    for stack in Huts.of(seen.unfilled).stacks:
        stack.clear()
    seen.alhambra(0, "hut-garden-s @ 1,0  bazaar-ducat-pavilion-garden-tower @ 2,0  camp-3-n @ 1,1")
    lay(seen, "garden garden pavilion pavilion", *FULL[1:]).play(0, buy_chests(1, "ducat-9"))
    assert stands(seen, 0) == []
    assert seen.happened(ChestsReturned) == [ChestsReturned(4, (0, 0, 4, 4))]


def test_what_is_left_passes_to_the_left() -> None:
    """`treasure.place`: each seat in turn places all it can, the rest returns to the bag."""
    seen = chamber(4, "garden garden tower chambers", *FULL[1:], own="")
    seen.alhambra(2, "garden-12-s @ 1,0").alhambra(3, "garden-9-e @ 1,0  tower-12 @ 0,1")
    seen.play(0, buy_chests(1, "ducat-9")).expect(asks="turn_end", seat=0)
    assert [stands(seen, seat) for seat in range(4)] == [[], [], ["1,0"], ["0,1", "1,0"]]
    assert seen.happened(ChestsPassed) == [ChestsPassed(2, 4), ChestsPassed(3, 3)]
    assert seen.happened(ChestsReturned) == [ChestsReturned(1, (3,))]


def test_they_pass_beyond_the_last_seat() -> None:
    """`treasure.place`: left of the last seat is the first; the buyer gets nothing back."""
    seen = chamber(3, "garden garden arcades arcades", *FULL[1:], own="", mover=1)
    seen.alhambra(0, "arcades-9 @ 1,0").alhambra(2, "garden-9-e @ 1,0")
    seen.play(1, buy_chests(1, "ducat-9"))
    assert seen.happened(ChestsPassed) == [ChestsPassed(2, 4), ChestsPassed(0, 3)]
    assert [stands(seen, seat) for seat in range(3)] == [["1,0"], [], ["1,0"]]
    assert seen.happened(ChestsReturned) == [ChestsReturned(2, (2, 4))]


def test_the_neighbour_chooses_too() -> None:
    """`treasure.place`: a seat that gets chests is asked like the buyer, then the turn goes on."""
    seen = chamber(3, "garden tower arcades seraglio", *FULL[1:], own="")
    seen.alhambra(1, "garden-10-n @ 1,0  garden-8-ne @ 2,0", checked=False)
    seen.alhambra(2, "tower-12 @ 1,0")
    seen.play(0, buy_chests(1, "ducat-9")).expect(asks="chests", seat=1)
    assert seen.options() == [chest("garden", "1,0"), chest("garden", "2,0")]
    seen.play(1, chest("garden", "1,0")).expect(asks="turn_end", seat=0)
    assert [stands(seen, seat) for seat in range(3)] == [[], ["1,0"], ["1,0"]]


def test_dirk_first_then_the_opponent() -> None:
    """`treasure.place`: in a game of two Dirk takes what his free buildings hold, first."""
    seen = chamber(2, "garden garden garden tower", *FULL[1:], own="")
    seen.dirk("garden-9-e tower-12 tower-13-e")
    seen.alhambra(1, "garden-8-nw @ 0,1  tower-11-n @ 0,-1", checked=False)
    chests(seen).dirk[TYPES.index("tower")] = 1
    chests(seen).bag[TYPES.index("tower")] -= 1
    seen.play(0, buy_chests(1, "ducat-9")).expect(asks="turn_end")
    assert seen.happened(DirkTookChests) == [DirkTookChests(2, (4, 5))]
    assert chests(seen).dirk == [0, 0, 0, 0, 1, 2]
    assert seen.happened(ChestsPassed) == [ChestsPassed(1, 2)]
    assert stands(seen, 1) == ["0,1"]
    assert seen.happened(ChestsReturned) == [ChestsReturned(1, (4,))]
    assert everywhere(chests(seen)) == [5, 5, 7, 7, 9, 9]


def test_dirk_after_the_buyer() -> None:
    """`treasure.place`: the buyer places first; a building given to Dirk this turn counts."""
    seen = chamber(2, "tower tower arcades arcades", *FULL[1:]).hand(0, "florin-7 ducat-9")
    seen.play(0, buy("florin", "florin-7"), buy_chests(1, "ducat-9"), gift("tower-7-new"))
    assert stands(seen, 0) == ["3,0"]
    assert chests(seen).dirk == [0, 0, 0, 0, 0, 1]


def test_dirk_s_camps_hold_no_chest() -> None:
    """`treasure.place`: only Dirk's buildings count."""
    seen = chamber(2, "pavilion pavilion pavilion pavilion", *FULL[1:], modules="camps")
    seen.dirk("camp-3-n camp-4-e").play(0, buy_chests(1, "ducat-9"))
    assert seen.happened(DirkTookChests) == []
    assert chests(seen).dirk == [0] * 6


# -- treasure.lost ----------------------------------------------------------------------------


def test_a_removed_building_loses_its_chest() -> None:
    """`treasure.lost`: the chest goes back into the bag, the tile to the reserve."""
    seen = put(chamber(), 0, "3,0 2,0")
    towers = chests(seen).bag[TYPES.index("tower")]
    seen.play(0, remove("3,0")).expect(reserve={0: "tower-11"})
    assert stands(seen, 0) == ["2,0"]
    assert chests(seen).bag[TYPES.index("tower")] == towers + 1
    assert seen.happened(ChestLost) == [ChestLost(0, TYPES.index("tower"), cell_of("3,0"))]


def test_a_swapped_building_loses_its_chest() -> None:
    """`treasure.lost`: the new tile at the same cell has none."""
    seen = put(chamber(), 0, "3,0").reserve(0, "tower-12")
    seen.play(0, swap("tower-12 @ 3,0"))
    assert stands(seen, 0) == []
    seen = put(chamber(), 0, "3,0").reserve(0, "tower-12")
    seen.play(0, add("tower-12 @ 4,0"))
    assert stands(seen, 0) == ["3,0"]


# -- treasure.score ---------------------------------------------------------------------------


def owning(numbers: tuple[int, ...], dirk: int = 0) -> Table:
    """A table where the seats own so many chests, on gardens in a row."""
    seen = table(len(numbers), ["treasure"])
    for mine, number in zip(chests(seen).chests, numbers, strict=True):
        mine.update(dict.fromkeys(range(1, number + 1), 4))
    chests(seen).dirk[5] = dirk
    return seen


@pytest.mark.parametrize(
    ("scoring", "numbers", "points"),
    [
        (1, (3, 2, 1), [7]),
        (2, (3, 2, 1), [14, 7]),
        (3, (3, 2, 1), [22, 14, 7]),
        (3, (1, 2, 0, 5), [7, 14, 22]),
        (1, (2, 2, 1), [3, 3]),
        (2, (2, 2, 1), [10, 10]),
        (3, (2, 2, 2), [14, 14, 14]),
        (3, (4, 2, 2, 1), [22, 10, 10]),
        (3, (4, 3, 1, 1, 1, 1), [22, 14, 1, 1, 1, 1]),
        (3, (0, 0, 0), []),
    ],
)
def test_points_for_the_most_chests(
    scoring: int, numbers: tuple[int, ...], points: list[int]
) -> None:
    """`treasure.score`: 7; 14, 7; 22, 14, 7 for the most; ties share, no chest no points."""
    lines = owning(numbers).lines(scoring, "treasure.score")
    assert [line.points for line in lines if line.points] == points
    assert [line.count for line in lines] == [number for number in numbers if number]
    assert {line.item for line in lines} <= {"chest"}


def test_a_line_proves_itself() -> None:
    """`treasure.score`: a line shows the cells, the rank, and how a tie is shared."""
    first, second, third = owning((2, 2, 1)).lines(3, "treasure.score")
    assert (first.rank, second.rank, third.rank) == (1, 1, 3)
    assert first.cells == (1, 2)
    assert first.tie == second.tie == Tie(1, (0, 1), (22, 14), 36, 18)
    assert third.tie is None


def test_dirk_scores_chests() -> None:
    """`treasure.score`: Dirk's chests count, also in a tie."""
    ledger = owning((2, 1), dirk=2).ledger(2)
    lines = [line for line in ledger.lines if line.rule == "treasure.score"]
    assert [(line.seat, line.points) for line in lines] == [(0, 10), (1, 0), (DIRK, 10)]
    assert lines[0].tie is not None
    assert lines[0].tie.seats == (0, DIRK)
    assert ledger.dirk == 10


def test_the_colour_does_not_matter() -> None:
    """`treasure.score`: chests of all colours are counted together."""
    seen = put(chamber(), 0, "1,0 3,0")
    put(seen.alhambra(1, "tower-12 @ 1,0"), 1, "1,0")
    points = [(line.seat, line.points) for line in seen.lines(2, "treasure.score")]
    assert points == [(0, 14), (1, 7)]
