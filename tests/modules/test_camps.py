"""Section 7.8: camps."""

import pytest

from alhambra_qt.engine import Setup
from alhambra_qt.engine.actions import AddTile, RemoveTile, SwapTile
from alhambra_qt.engine.ids import SIDE_LETTERS, xy
from alhambra_qt.engine.pieces import BUILDINGS, CAMPS, TILE_ID, TILE_PRICE
from alhambra_qt.modules import new_game
from tests.kit import Table, table
from tests.moves import END_ACTIONS, END_TURN, add, buy, place, remove, reserve, swap

# Two walls side by side to lean on from the north, beside a wall to lean on from the west.
NORTH = "garden-10-n @ 1,0  tower-11-n @ 2,0"
CORNER = "garden-10-n @ 1,0  seraglio-9 @ 2,0  garden-10-w @ 2,-1"


def site(layout: str, tiles: str = "") -> Table:
    """A table with camps where seat 0 has built this and holds tiles in its reserve."""
    return table(3, ["camps"]).alhambra(0, layout).reserve(0, tiles)


def lines(seen: Table, scoring: int = 1) -> dict[str, int]:
    """Give the points of each arrow, written as camp and direction."""
    found = {}
    for line in seen.lines(scoring, "camps.score", seat=0):
        ((_, side),) = line.sides
        assert line.points == line.count == len(line.cells)
        found[f"{line.item} {SIDE_LETTERS[side]}"] = line.points
    return found


def test_eight_camps_in_the_bag() -> None:
    """`camps.deal`: eight camps priced 3 to 10 are mixed with the 54 buildings."""
    game = new_game(Setup(3, "camps", ("camps",)))
    assert sorted(game.market + game.bag) == sorted(BUILDINGS + CAMPS)
    assert [TILE_PRICE[camp] for camp in CAMPS] == [3, 4, 5, 6, 7, 8, 9, 10]
    seen = {game.bag.index(camp) for camp in CAMPS if camp in game.bag}
    assert max(seen) - min(seen) > 8, "they are mixed"


def test_without_the_module_there_are_no_camps() -> None:
    """`camps.deal`: with the module off no camp is in the game."""
    game = new_game(Setup(3, "camps"))
    assert not set(CAMPS) & set(game.market + game.bag)


def test_a_camp_is_bought_like_any_tile() -> None:
    """`camps.deal`: bought in the currency of its slot, held aside, built at the end."""
    seen = site("garden-10-n @ 1,0").market(ducat="camp-5-s").hand(0, "ducat-5")
    seen.play(0, buy("ducat", "ducat-5"), END_ACTIONS).expect(held={0: "camp-5-s"})
    seen.play(0, place("camp-5-s @ 1,-1")).expect(built={0: "garden-10-n@1,0 camp-5-s@1,-1"})


def test_a_bastion_leans_on_a_wall() -> None:
    """`camps.build`: a camp is built where its bastion meets the wall of a tile."""
    site("garden-10-n @ 1,0", "camp-5-s").allowed(add("camp-5-s @ 1,-1"))
    site("garden-9-e @ 1,0", "camp-6-w").allowed(add("camp-6-w @ 2,0"))
    site("garden-12-s @ 1,0", "camp-3-n").allowed(add("camp-3-n @ 1,1"))
    site("garden-10-w @ -1,0", "camp-4-e").allowed(add("camp-4-e @ -2,0"))


def test_a_camp_may_be_reserved() -> None:
    """`camps.build`: a camp that fits nowhere, or is kept, goes onto the reserve."""
    seen = site("").market(ducat="camp-5-s").hand(0, "ducat-5").play(0, buy("ducat", "ducat-5"))
    seen.play(0, END_ACTIONS)
    assert seen.options() == [reserve("camp-5-s")]


def test_one_of_two_bastions_is_enough() -> None:
    """`camps.build`: the second bastion may point into the open."""
    site("garden-10-n @ 1,0", "camp-9-es").allowed(add("camp-9-es @ 1,-1"))


def test_both_bastions_may_lean() -> None:
    """`camps.build`: both bastions may lean on walls, in a corner."""
    site(CORNER, "camp-9-es").allowed(add("camp-9-es @ 1,-1"))


def test_what_may_not_touch_a_tile() -> None:
    """`camps.build`: a bastion at an open side, or a bare side at any tile, is refused."""
    bastion = site("garden-10 @ 1,0", "camp-5-s")
    bastion.refused(add("camp-5-s @ 1,-1"), "camps.build", "1,-1", "1,-1s", reason="sides")
    bare_at_wall = site("garden-10-n @ 1,0", "camp-6-w")
    bare_at_wall.refused(add("camp-6-w @ 1,-1"), "camps.build", "1,-1", "1,-1s", reason="sides")
    bare_at_open = site("garden-10 @ 1,0", "camp-6-w")
    bare_at_open.refused(add("camp-6-w @ 1,-1"), "camps.build", "1,-1", "1,-1s", reason="sides")


def test_all_sides_count() -> None:
    """`camps.build`: a leaning bastion does not excuse a bare side at another tile."""
    seen = site(CORNER, "camp-5-s")
    seen.refused(add("camp-5-s @ 1,-1"), "camps.build", "1,-1", "1,-1e", reason="sides")


def test_no_camp_at_the_fountain() -> None:
    """`camps.build`: the fountain bears no wall, so no camp stands next to it."""
    seen = site("", " ".join(TILE_ID[camp] for camp in CAMPS))
    for camp in CAMPS:
        for at in ("0,-1", "1,0", "0,1", "-1,0"):
            action = add(f"{TILE_ID[camp]} @ {at}")
            seen.refused(action, "camps.build", cells=at, sides=f"{at}{facing(at)}")


def facing(at: str) -> str:
    """Give the side of a cell next to the fountain that faces it."""
    return {"0,-1": "s", "1,0": "w", "0,1": "n", "-1,0": "e"}[at]


def test_free_and_adjacent_hold_for_camps() -> None:
    """`build.free`: a camp too needs an empty cell, and a side in common with the Alhambra."""
    seen = site("garden-10-n @ 1,0", "camp-5-s")
    seen.refused(add("camp-5-s @ 1,0"), "build.free", cells="1,0")
    seen.refused(add("camp-5-s @ 0,0"), "build.free", cells="0,0")
    seen.refused(add("camp-5-s @ 2,-1"), "build.adjacent", cells="2,-1")


def test_bare_to_bare() -> None:
    """`camps.build`: two camps may touch with bare sides, each leaning on a wall."""
    seen = site(f"{NORTH}  camp-5-s @ 1,-1", "camp-9-es")
    seen.allowed(add("camp-9-es @ 2,-1"))


def test_bastion_to_bare_and_bastion_to_bastion() -> None:
    """`camps.build`: a bastion meets neither the bare side nor the bastion of another camp."""
    bare = site(f"{NORTH}  camp-5-s @ 1,-1", "camp-7-sw")
    bare.refused(add("camp-7-sw @ 2,-1"), "camps.build", "2,-1", "2,-1w", reason="sides")
    bastion = site(f"{NORTH}  camp-9-es @ 1,-1", "camp-7-sw")
    bastion.refused(add("camp-7-sw @ 2,-1"), "camps.build", "2,-1", "2,-1w", reason="sides")


def test_a_camp_does_not_hold_up_a_camp() -> None:
    """`camps.build`: leaning on camps alone is refused."""
    seen = site("garden-10-n @ 1,0  camp-5-s @ 1,-1", "camp-4-e camp-3-n")
    seen.refused(add("camp-4-e @ 1,-2"), "camps.build", cells="1,-2", reason="bastion")
    seen.refused(add("camp-4-e @ 2,-1"), "camps.build", cells="2,-1", reason="bastion")


def test_nobody_needs_to_walk_to_a_camp() -> None:
    """`camps.build`: the rule of walking does not hold for camps; any camp may be removed."""
    seen = site("garden-10-n @ 1,0  camp-5-s @ 1,-1")
    palace = seen.game.players[0].palace
    assert -255 not in palace.on_foot()
    assert remove("1,-1") in seen.options(RemoveTile)


def test_nobody_walks_over_a_camp() -> None:
    """`build.walk`: a tile that touches only the bastion of a camp cannot be reached."""
    seen = site("garden-10-n @ 1,0  camp-9-es @ 1,-1", "garden-10-w tower-11")
    seen.refused(add("garden-10-w @ 2,-1"), "build.walk", cells="", sides="2,-1w")
    seen.refused(add("tower-11 @ 2,-1"), "camps.build", sides="2,-1w", reason="sides")


def test_tiles_beside_camps() -> None:
    """`camps.build`: beside a camp a tile needs a wall against a bastion; a bare side lets none."""
    seen = site("garden-10-n @ 1,0  seraglio-9 @ 2,0  camp-9-es @ 1,-1", "garden-10-w tower-9-ne")
    seen.allowed(add("garden-10-w @ 2,-1"))
    seen.refused(add("tower-9-ne @ 2,-1"), "camps.build", sides="2,-1w", reason="sides")
    bare = site("garden-10-n @ 1,0  seraglio-9 @ 2,0  camp-5-s @ 1,-1", "garden-10-w tower-9-ne")
    for tile in ("garden-10-w", "tower-9-ne"):
        bare.refused(add(f"{tile} @ 2,-1"), "camps.build", sides="2,-1w", reason="sides")


BAY = """
    garden-10-n @ 1,0  seraglio-9 @ 2,0  arcades-9 @ 3,0  arcades-10 @ 3,-1  chambers-10 @ 3,-2
"""


def test_a_camp_makes_no_hole() -> None:
    """`build.hole`: a camp may not cut off an empty cell either."""
    seen = site(f"{BAY} chambers-11 @ 2,-2", "camp-5-s")
    seen.refused(add("camp-5-s @ 1,-1"), "build.hole", cells="2,-1")


def test_a_camp_counts_as_filled() -> None:
    """`build.hole`: a tile may not close a ring of which a camp is part."""
    seen = site(f"{BAY} camp-5-s @ 1,-1", "chambers-11")
    seen.refused(add("chambers-11 @ 2,-2"), "build.hole", cells="2,-1")


def test_the_tile_a_camp_leans_on_stays() -> None:
    """`camps.build`: the only tile a camp leans on cannot be removed; the camp itself can."""
    seen = site("garden-10-n @ 1,0  camp-5-s @ 1,-1")
    seen.refused(remove("1,0"), "camps.build", cells="1,-1")
    assert seen.options(RemoveTile) == [remove("1,-1")]
    seen.play(0, remove("1,-1")).expect(reserve={0: "camp-5-s"}, built={0: "garden-10-n@1,0"})


def test_two_camps_lean_on_one_tile() -> None:
    """`camps.build`: two camps that lean on the same tile both hold it, and are both shown."""
    seen = site("seraglio-4-ne @ 1,0  camp-5-s @ 1,-1  camp-6-w @ 2,0")
    seen.refused(remove("1,0"), "camps.build", cells="1,-1 2,0")


def test_a_camp_with_two_contacts_lets_one_go() -> None:
    """`camps.build`: if both bastions lean, one of the two tiles may be removed, then no more."""
    seen = site(f"{CORNER}  garden-11 @ 0,1  camp-9-es @ 1,-1").allowed(remove("2,-1"))
    seen.play(0, remove("2,-1"), END_TURN)
    seen.play(1, seen.options()[0], END_TURN).play(2, seen.options()[0], END_TURN)
    seen.refused(remove("1,0"), "build.after", cells="2,0", kind="walk")
    seen.refused(remove("2,-1"), "redesign.remove", cells="2,-1")


def test_swapping_the_tile_under_a_camp() -> None:
    """`camps.build`: the tile a camp leans on may be swapped only for one with the same wall."""
    seen = site("garden-10-n @ 1,0  camp-5-s @ 1,-1", "tower-11-n tower-11 chambers-7-ne")
    seen.allowed(swap("tower-11-n @ 1,0"), swap("chambers-7-ne @ 1,0"))
    seen.refused(swap("tower-11 @ 1,0"), "camps.build", cells="1,-1", sides="1,0n")


def test_a_swap_with_two_wrong_sides() -> None:
    """`build.edges`: where a tile is wrong too, the sides at tiles and at camps are all shown."""
    seen = site("garden-10-n @ 1,0  garden-11 @ 2,0  camp-5-s @ 1,-1", "garden-9-e")
    seen.refused(swap("garden-9-e @ 1,0"), "build.edges", sides="1,0n 1,0e")


def test_swapping_a_camp_for_a_camp() -> None:
    """`camps.build`: a camp takes the place of a camp if its own sides fit there."""
    seen = site("garden-10-n @ 1,0  camp-5-s @ 1,-1", "camp-9-es camp-4-e")
    seen.allowed(swap("camp-9-es @ 1,-1"))
    seen.refused(swap("camp-4-e @ 1,-1"), "camps.build", "1,-1", "1,-1s", reason="sides")
    seen.play(0, swap("camp-9-es @ 1,-1"))
    seen.expect(built={0: "garden-10-n@1,0 camp-9-es@1,-1"}, reserve={0: "camp-4-e camp-5-s"})


def test_camps_and_tiles_do_not_change_places() -> None:
    """`build.walk`: no tile replaces a camp, as nobody walks there; no camp replaces a tile."""
    seen = site("garden-10-n @ 1,0  camp-5-s @ 1,-1", "garden-12-s tower-11 camp-6-w")
    seen.refused(swap("garden-12-s @ 1,-1"), "build.walk", cells="0,0 1,0", sides="1,-1s")
    seen.refused(swap("tower-11 @ 1,-1"), "build.edges", sides="1,-1s")
    seen.refused(swap("camp-6-w @ 1,0"), "camps.build", "1,0", "1,0n 1,0w", reason="sides")
    assert seen.options(SwapTile) == []


def test_the_rulebooks_example_of_lines() -> None:
    """`camps.score`: two camps facing each other over five tiles, and one over two: 5 + 5 + 2."""
    layout = """
        seraglio-9 @ -1,0  garden-10-w @ -2,0  arcades-9 @ 1,0  garden-9-e @ 2,0
        garden-12-s @ 1,1  camp-4-e @ -3,0  camp-6-w @ 3,0  camp-3-n @ 1,2
    """
    seen = site(layout)
    for scoring in (1, 2, 3):
        assert lines(seen, scoring) == {"camp-4-e e": 5, "camp-6-w w": 5, "camp-3-n n": 2}


def test_each_arrow_counts_its_own_line() -> None:
    """`camps.score`: a camp with two bastions has two lines; a loose bastion's line is empty."""
    seen = site(f"{CORNER}  garden-11 @ 3,-1  tower-11 @ 1,1  camp-9-es @ 1,-1")
    assert lines(seen) == {"camp-9-es e": 2, "camp-9-es s": 2}
    loose = site("garden-10-n @ 1,0  camp-9-es @ 1,-1")
    assert lines(loose) == {"camp-9-es e": 0, "camp-9-es s": 1}


def test_a_line_ends_at_the_first_empty_cell() -> None:
    """`camps.score`: tiles beyond a gap do not count."""
    layout = """
        garden-10-n @ 1,0  seraglio-9 @ 0,1  arcades-9 @ 0,2  arcades-10 @ 1,2  camp-5-s @ 1,-1
    """
    assert lines(site(layout)) == {"camp-5-s s": 1}


def test_a_line_ends_at_a_camp() -> None:
    """`camps.score`: a camp in the way ends the line and does not count."""
    layout = "garden-10-n @ 1,0  garden-12-s @ 1,1  camp-5-s @ 1,-1  camp-3-n @ 1,2"
    assert lines(site(layout)) == {"camp-5-s s": 2, "camp-3-n n": 2}


def test_walls_inside_do_not_stop_a_line() -> None:
    """`camps.score`: a line goes on through double walls inside."""
    layout = "garden-10-n @ 1,0  seraglio-9 @ 0,1  tower-11 @ 1,1  camp-5-s @ 1,-1"
    assert lines(site(layout)) == {"camp-5-s s": 2}
    walled = """
        seraglio-8-s @ 1,0  tower-11 @ 0,1  garden-10-n @ 1,1  garden-10 @ 2,0
        pavilion-6-n @ 1,-1  camp-5-s @ 1,-2
    """
    assert lines(site(walled)) == {"camp-5-s s": 3}


def test_the_fountain_counts_in_a_line() -> None:
    """`camps.score`: the fountain is a tile of a line like any other."""
    layout = "garden-10-w @ -1,0  garden-11 @ 1,0  camp-4-e @ -2,0"
    assert lines(site(layout)) == {"camp-4-e e": 3}


def test_points_go_to_the_owner() -> None:
    """`camps.score`: the points of the lines are part of the owner's total, as lines of its own."""
    seen = table(2, ["camps"]).alhambra(1, "garden-10-n @ 1,0  camp-5-s @ 1,-1").dirk("garden-11")
    ledger = seen.ledger(1)
    assert [line.points for line in ledger.lines if line.rule == "camps.score"] == [1]
    assert ledger.totals == (0, 2 + 1 + 1)


def test_a_camp_is_no_building() -> None:
    """`camps.score`: camps count in no majority."""
    seen = site("garden-10-n @ 1,0  camp-5-s @ 1,-1")
    assert {line.item for line in seen.lines(3, "score.majority")} == {"garden"}


def wall_sides(seen: Table) -> set[str]:
    """Give the sides that score as the longest wall."""
    (line,) = seen.lines(1, "score.wall", seat=0)
    assert line.points == len(line.sides) == len(set(line.sides))
    return {"{},{}{}".format(*xy(cell), SIDE_LETTERS[side]) for cell, side in line.sides}


def test_walls_behind_a_bastion_score() -> None:
    """`camps.wall`: a wall with a camp before it scores and joins as if the camp were not there."""
    bare = wall_sides(site("garden-10-n @ 1,0  tower-9-ne @ 2,0"))
    assert bare == {"1,0n", "2,0n", "2,0e"}
    camp = site("garden-10-n @ 1,0  tower-9-ne @ 2,0  camp-5-s @ 1,-1  camp-6-w @ 3,0")
    assert wall_sides(camp) == bare


def test_a_camp_adds_no_wall() -> None:
    """`camps.wall`: the sides and bastions of a camp are no outer wall."""
    assert wall_sides(site("garden-10-n @ 1,0  camp-9-es @ 1,-1")) == {"1,0n"}


COURTYARD = """
    tower-9-ne @ 1,0  garden-9-e @ 1,1  seraglio-9 @ 1,2  garden-10-n @ 2,2  tower-11-n @ 3,2
    arcades-9 @ 4,2  garden-10-w @ 4,1  chambers-9-w @ 4,0  arcades-10 @ 4,-1  garden-12-s @ 3,-1
    camp-7-sw @ 2,1  camp-9-es @ 3,1  camp-8-ne @ 3,0  camp-10-nw @ 2,0
"""


def test_walls_that_meet_only_at_a_corner() -> None:
    """`score.wall`: around a court of camps two tiles meet at a corner only; their walls join."""
    ring = {"1,0e", "1,1e", "2,2n", "3,2n", "4,1w", "4,0w", "3,-1s"}
    assert wall_sides(site(COURTYARD)) == ring | {"1,0n"}
    closed = site(f"{COURTYARD} garden-8-sw @ 2,-1")
    assert wall_sides(closed) == ring | {"1,0n", "2,-1s", "2,-1w"}


def test_a_court_of_camps_lets_no_tile_go() -> None:
    """`build.after`: a camp with pieces on all four sides cannot be removed: a hole were left."""
    closed = site(f"{COURTYARD} garden-8-sw @ 2,-1", "camp-3-n")
    for at in ("2,0", "3,0", "2,1", "3,1"):
        closed.refused(remove(at), "build.after", cells=at, kind="hole")
    closed.allowed(remove("2,-1"))


@pytest.mark.parametrize("camp", [TILE_ID[camp] for camp in CAMPS])
def test_camps_are_not_rotated(camp: str) -> None:
    """`camps.build`: each camp fits just where its printed bastions meet a wall."""
    block = site("tower-8-nes @ 1,0", camp)
    fits = {"1,-1": "s", "2,0": "w", "1,1": "n"}
    bastions = camp.split("-")[2]
    wanted = {at for at, side in fits.items() if side in bastions}
    adds = [action for action in block.options() if isinstance(action, AddTile)]
    found = {"{},{}".format(*xy(action.cell)) for action in adds}
    assert found == wanted
