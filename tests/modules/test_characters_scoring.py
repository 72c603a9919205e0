"""Section 7.7: Hakim and Yusuf in scorings."""

from alhambra_qt.engine.ids import DIRK
from alhambra_qt.engine.ledger import Part
from alhambra_qt.engine.scoring import building_counts, majority_points
from alhambra_qt.modules.bonus.rules import Bonus
from alhambra_qt.modules.characters.actions import ChooseHakim, HakimChose
from alhambra_qt.modules.huts.rules import Huts
from tests.kit import Table
from tests.modules.characters_table import cards, hakim, people
from tests.moves import END_TURN, cards_of, take, tiles_of

PAVILION, GARDEN, TOWER = 0, 4, 5


def scoring(seen: Table, number: int = 1) -> Table:
    """End a turn so that a scoring card is drawn."""
    seen.deck(f"scoring-{number} ducat-1")
    return seen.play(0, take("ducat-9"), END_TURN)


def majorities(seen: Table, number: int) -> dict[tuple[int, str], tuple[float, int]]:
    """Give what each seat has and gains by type in a scoring made now."""
    lines = seen.lines(number, "score.majority")
    return {(line.seat, line.item): (line.count, line.points) for line in lines}


# -- Hakim ------------------------------------------------------------------------------------


def test_hakim_is_asked_before_a_scoring() -> None:
    """`hakim`: at each scoring a type of choice, where the owner has a building."""
    seen = people(hakim=1).alhambra(1, "garden-10 @ 1,0  tower-12 @ 0,1")
    scoring(seen).expect(asks="hakim", seat=1, scorings=0, market={"florin": "garden-9-e"})
    assert seen.options() == [hakim("garden"), hakim("tower")]
    seen.refused(hakim("pavilion"), "hakim", reason="none_built")
    seen.refused(ChooseHakim.of(-1), "hakim", reason="none_built")
    seen.refused(take("ducat-8"), "hakim", reason="not_now")
    seen.play(1, hakim("tower")).expect(asks="turn", seat=1, scorings=1)
    assert seen.happened(HakimChose) == [HakimChose(1, TOWER)]
    seen.refused(hakim("tower"), "hakim", reason="not_now")
    counts = {line.item: line.count for line in seen.game.ledgers[0].lines if line.seat == 1}
    assert counts["tower"] == 1.5
    assert counts["garden"] == 1


def test_hakim_s_half_is_shown() -> None:
    """`hakim`: the line of the majority shows his half beside the buildings, and only there."""
    seen = people(hakim=0).alhambra(0, "garden-10 @ 1,0  tower-12 @ 0,1")
    scoring(seen).play(0, hakim("garden"))
    lines = [line for line in seen.game.ledgers[0].lines if line.rule == "score.majority"]
    assert {line.item: line.parts for line in lines} == {
        "garden": (Part(GARDEN, "hakim", 0.5),),
        "tower": (),
    }


def test_hakim_breaks_ties() -> None:
    """`hakim`: half a building more wins alone; chosen elsewhere the tie is shared."""
    seen = people(hakim=0).alhambra(0, "garden-10 @ 1,0  tower-12 @ 0,1")
    scoring(seen.alhambra(1, "garden-11 @ 1,0").market(denar="garden-9-e", florin="seraglio-9"))
    seen.play(0, hakim("garden")).expect(scores=[5 + 6, 0, 0])
    seen = people(hakim=0).alhambra(0, "garden-10 @ 1,0  tower-12 @ 0,1")
    scoring(seen.alhambra(1, "garden-11 @ 1,0").market(denar="garden-9-e", florin="seraglio-9"))
    seen.play(0, hakim("tower")).expect(scores=[2 + 6, 2, 0])


def test_another_type_each_time() -> None:
    """`hakim`: the choice is for one scoring only; at the next he is asked again."""
    seen = people(hakim=0).alhambra(0, "garden-10 @ 1,0  tower-12 @ 0,1")
    seen.deck("scoring-1 scoring-2 ducat-1").play(0, take("ducat-9"), END_TURN)
    seen.play(0, hakim("garden")).expect(asks="hakim", scorings=1)
    assert cards(seen).chosen == -1
    seen.play(0, hakim("tower")).expect(asks="turn", scorings=2)
    counts = [
        {line.item: line.count for line in ledger.lines if line.seat == 0}
        for ledger in seen.game.ledgers
    ]
    assert [(count["garden"], count["tower"]) for count in counts] == [(1.5, 1), (1, 1.5)]


def test_hakim_needs_a_real_building() -> None:
    """`hakim`: without any building his owner is not asked and gains nothing."""
    seen = people(hakim=1).alhambra(0, "garden-10 @ 1,0")
    scoring(seen).expect(asks="turn", scorings=1, scores=[5, 0, 0])
    assert majorities(seen, 1) == {(0, "garden"): (1, 5)}


def test_hakim_in_the_last_scoring() -> None:
    """`hakim`: he counts in scoring 3 too, where he is asked after the last tiles are placed."""
    seen = people(hakim=0).alhambra(0, "garden-10 @ 1,0").bag("").alhambra(1, "garden-11 @ 1,0")
    seen.market(florin="pavilion-8", dirham="seraglio-9", denar=None, ducat=None)
    seen.play(0, take("ducat-9"), END_TURN).expect(asks="hakim", seat=0, over=False)
    seen.play(0, hakim("garden")).expect(over=True, scores=[20, 12, 0])


def test_hakim_and_dirk() -> None:
    """`hakim`: he breaks a tie with Dirk as well."""
    seen = people(2, hakim=0).alhambra(0, "garden-10 @ 1,0").dirk("tower-12")
    assert seen.game.dirk is not None
    seen.game.dirk += tiles_of("garden-12-s")
    scoring(seen).play(0, hakim("garden")).expect(scores=[5, 0])
    mine = [line for line in seen.game.ledgers[0].lines if line.item == "garden"]
    assert [(line.seat, line.count, line.rank) for line in mine] == [(0, 1.5, 1), (DIRK, 1, 2)]


def test_hakim_assumed_at_his_best() -> None:
    """`hakim`: asked for a scoring made now, his half counts where it gains most."""
    seen = people(hakim=0).alhambra(0, "garden-10 @ 1,0  tower-12 @ 0,1")
    seen.alhambra(1, "garden-12-s @ 1,0").market(denar="seraglio-9", ducat="chambers-11")
    assert majorities(seen, 1)[0, "garden"] == (1.5, 5)
    assert majorities(seen, 1)[0, "tower"] == (1, 6)
    seen = people(hakim=0).alhambra(0, "garden-10 @ 1,0  tower-12 @ 0,1")
    seen.alhambra(1, "tower-10-w @ 0,1")
    assert majorities(seen, 1)[0, "garden"] == (1, 5)
    assert majorities(seen, 1)[0, "tower"] == (1.5, 6)
    assert cards(seen).chosen == -1


def test_the_first_of_equals() -> None:
    """`hakim`: where it makes no difference the half counts in the first type."""
    seen = people(hakim=0).alhambra(0, "garden-10 @ 1,0  tower-12 @ 0,1")
    assert majorities(seen, 1) == {(0, "garden"): (1.5, 5), (0, "tower"): (1, 6)}


def test_the_best_depends_on_the_scoring() -> None:
    """`hakim`: the points of that scoring decide; without one the next is meant."""
    seen = people(4, hakim=0).market(ducat="seraglio-9").bag("seraglio-8-s")
    seen.alhambra(0, "pavilion-8 @ 1,0  tower-12 @ 0,1")
    seen.alhambra(1, "pavilion-7-e @ 1,0  tower-11 @ 0,1").alhambra(2, "tower-11-s @ 0,1")
    seen.alhambra(3, "tower-13-e @ 1,0  tower-10-w @ -1,0")
    half = {}
    for number in (1, 2, 3):
        counts = building_counts(seen.game, number)
        half[number] = [kind for kind, count in enumerate(counts[0]) if count % 1]
        mine = sum(
            points for (seat, _), (_, points) in majorities(seen, number).items() if not seat
        )
        assert majority_points(counts, number)[0] == mine
    assert half == {1: [PAVILION], 2: [PAVILION], 3: [TOWER]}
    for done, number in enumerate((1, 2, 3, 3)):
        seen.game.scorings_done = done
        assert building_counts(seen.game) == building_counts(seen.game, number)


def test_hakim_and_huts() -> None:
    """`hakim`: where a hut is worth 0 and no building stands, he adds nothing."""
    seen = people(3, "huts", hakim=0).alhambra(0, "hut-garden-e @ -1,0", checked=False)
    for stack in Huts.of(seen.unfilled).stacks:
        stack[:] = [hut for hut in stack if hut not in tiles_of("hut-garden-e")]
    assert majorities(seen, 1) == {}
    scoring(seen).expect(asks="turn", scorings=1)
    seen.alhambra(0, "garden-10 @ -2,0", checked=False)
    assert majorities(seen, 1)[0, "garden"] == (2.5, 5)


def test_bonus_cards_are_asked_first() -> None:
    """`hakim`: before a scoring bonus cards come first, then Hakim; both count together."""
    seen = people(3, "bonus", hakim=0).alhambra(0, "garden-10 @ 1,0")
    for held in Bonus.of(seen.game).hidden:
        held.clear()
    Bonus.of(seen.game).hidden[0] = tiles_of("garden-10")
    scoring(seen).expect(asks="bonus", seat=0)
    show = next(action for action in seen.options() if action.name == "reveal_bonus")
    seen.play(0, show).expect(asks="hakim", seat=0).play(0, hakim("garden"))
    lines = [line for line in seen.game.ledgers[0].lines if line.item == "garden"]
    assert [line.count for line in lines] == [2.5]


# -- Yusuf ------------------------------------------------------------------------------------


def test_yusuf_counts_the_wall_again() -> None:
    """`yusuf`: one more point for each full three points of the wall."""
    seen = people(yusuf=0).alhambra(0, "tower-8-nes @ 1,0")
    (wall,) = seen.lines(1, "score.wall", 0)
    (line,) = seen.lines(1, "yusuf", 0)
    assert (wall.points, line.count, line.points, line.item) == (3, 3, 1, "yusuf")
    assert (line.cells, line.sides) == (wall.cells, wall.sides)
    assert [seen.ledger(number).totals[0] for number in (1, 2, 3)] == [10, 17, 25]


def test_yusuf_rounds_down() -> None:
    """`yusuf`: two points of wall bring nothing, five bring one."""
    seen = people(yusuf=0).alhambra(0, "tower-9-ne @ 1,0", checked=False)
    assert seen.lines(1, "score.wall", 0)[0].points == 2
    assert seen.lines(1, "yusuf") == []
    seen = people(yusuf=0).alhambra(0, "tower-8-nes @ 1,0  garden-8-ne @ 0,-1", checked=False)
    assert seen.lines(1, "score.wall", 0)[0].points == 5
    assert seen.lines(1, "yusuf", 0)[0].points == 1


def test_yusuf_serves_his_owner() -> None:
    """`yusuf`: nobody else's wall counts again, and none without a wall."""
    seen = people(yusuf=1).alhambra(0, "tower-8-nes @ 1,0")
    assert seen.lines(1, "yusuf") == []


def test_sticks_count_for_yusuf() -> None:
    """`yusuf`: sticks are walls for him too."""
    seen = people(3, "walls", yusuf=0).alhambra(0, "tower-9-ne @ 1,0", checked=False)
    seen.game.players[0].palace.set_walls(1, 0b0111)
    assert seen.lines(1, "yusuf", 0)[0].points == 1


def test_a_whole_scoring_with_yusuf() -> None:
    """`yusuf`: his points are part of the scoring, not of the majority."""
    seen = people(yusuf=0).alhambra(0, "tower-8-nes @ 1,0")
    scoring(seen).expect(scores=[6 + 3 + 1, 0, 0], asks="turn")
    assert cards_of("yusuf")[0] in cards(seen).owned[0]
