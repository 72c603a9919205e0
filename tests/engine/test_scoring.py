"""Section 4: majorities, ties, and when points are counted."""

import pytest

from alhambra_qt.engine import DIRK, Ledger, Tie
from alhambra_qt.engine.events import CardShown, Scored, ScoringDrawn, TileShown, TurnStarted
from alhambra_qt.engine.pieces import BUILDINGS, TILE_ID, TILE_TYPE, TYPES
from alhambra_qt.engine.scoring import share_places
from tests.kit import Table, table
from tests.moves import END_ACTIONS, END_TURN, buy, reserve, take


def counted(*counts: str, dirk: str = "") -> Table:
    """A table where each seat has so many buildings, such as ``"tower 3 garden 1"``.

    They lie in a row however they fit: the walls are not looked at here.
    """
    stock = {kind: [t for t in BUILDINGS if TILE_TYPE[t] == kind] for kind in range(6)}

    def pick(words: str) -> list[str]:
        pairs = zip(words.split()[::2], words.split()[1::2], strict=True)
        return [
            TILE_ID[stock[TYPES.index(kind)].pop()]
            for kind, count in pairs
            for _ in range(int(count))
        ]

    seen = table(len(counts))
    for seat, words in enumerate(counts):
        row = "  ".join(f"{tile} @ {x},0" for x, tile in enumerate(pick(words), 1))
        seen.alhambra(seat, row, checked=False)
    return seen.dirk(" ".join(pick(dirk))) if dirk else seen


def majorities(seen: Table, scoring: int) -> dict[str, list[int]]:
    """Give the points of each seat per building type, Dirk's last."""
    points: dict[str, list[int]] = {}
    seats = len(seen.game.players)
    for line in seen.lines(scoring, "score.majority"):
        row = points.setdefault(line.item, [0] * (seats + (seen.game.dirk is not None)))
        row[line.seat] += line.points
    return points


def test_the_first_place_of_scoring_1() -> None:
    """`score.majority`: 1 to 6 points for the most pavilions to towers, nothing for others."""
    all_kinds = "pavilion 2 seraglio 2 arcades 2 chambers 2 garden 2 tower 2"
    seen = counted(all_kinds, all_kinds.replace("2", "1"), "")
    assert majorities(seen, 1) == {kind: [n, 0, 0] for n, kind in enumerate(TYPES, 1)}


def test_two_places_in_scoring_2() -> None:
    """`score.majority`: 8 to 13 points for the most, 1 to 6 for the second most."""
    kinds = "pavilion 1 seraglio 1 arcades 1 chambers 1 garden 1 tower 1"
    seen = counted(kinds.replace("1", "3"), kinds.replace("1", "2"), kinds)
    assert majorities(seen, 2) == {kind: [n + 7, n, 0] for n, kind in enumerate(TYPES, 1)}


def test_three_places_in_scoring_3() -> None:
    """`score.majority`: 16 to 21 for the most, then 8 to 13, then 1 to 6."""
    kinds = "pavilion 1 seraglio 1 arcades 1 chambers 1 garden 1 tower 1"
    seen = counted(kinds.replace("1", "3"), kinds.replace("1", "2"), kinds)
    assert majorities(seen, 3) == {kind: [n + 15, n + 7, n] for n, kind in enumerate(TYPES, 1)}


def test_the_rulebooks_examples() -> None:
    """`score.majority`: most chambers 4; most towers 13, then 6; pavilions 16, 8, 1."""
    assert majorities(counted("chambers 3", "chambers 1", ""), 1)["chambers"] == [4, 0, 0]
    assert majorities(counted("tower 2", "tower 4", "tower 1"), 2)["tower"] == [6, 13, 0]
    assert majorities(counted("pavilion 1", "pavilion 2", "pavilion 3"), 3)["pavilion"] == [
        1,
        8,
        16,
    ]


def test_price_does_not_matter() -> None:
    """`score.majority`: only the number of buildings counts, not their prices."""
    seen = table(2).alhambra(0, "tower-13-e @ 1,0").alhambra(1, "tower-11 @ 1,0")
    assert majorities(seen.dirk("garden-10"), 1)["tower"] == [3, 3, 0]


def test_two_share_two_places() -> None:
    """`score.tie`: Anna and Paola, 4 towers each: 13 + 6 = 19, so 9 each, and nothing is next."""
    seen = counted("tower 4", "tower 4", "tower 2")
    assert majorities(seen, 2)["tower"] == [9, 9, 0]
    lines = seen.lines(2, "score.majority")
    tie = Tie(rank=1, seats=(0, 1), places=(13, 6), pool=19, share=9)
    assert [(line.seat, line.rank, line.tie) for line in lines] == [
        (0, 1, tie),
        (1, 1, tie),
        (2, 3, None),
    ]


@pytest.mark.parametrize(
    ("counts", "points", "shares"),
    [
        ([2, 2], [6], [3, 3]),  # beyond the paid places: 6 + 0
        ([2, 2, 2], [1], [0, 0, 0]),  # 1 shared by three is nothing
        ([2, 2, 2], [13, 6], [6, 6, 6]),  # 19 shared by three
        ([5, 2, 2], [13, 6], [13, 3, 3]),  # 6 + 0 shared by two
        ([5, 2, 2, 2], [21, 13, 6], [21, 6, 6, 6]),  # 13 + 6 + 0
        ([3, 3, 3, 3], [21, 13, 6], [10, 10, 10, 10]),  # 40 shared by four
        ([4, 4, 3, 3], [21, 13, 6], [17, 17, 3, 3]),
        ([4, 3, 2, 2], [21, 13, 6], [21, 13, 3, 3]),
        ([1, 1, 1, 1, 1, 1], [16, 8, 1], [4, 4, 4, 4, 4, 4]),
        ([0, 0, 3], [13, 6], [0, 0, 13]),
        ([0, 0, 0], [13, 6], [0, 0, 0]),
        ([4, 1, 1, 0], [18, 10, 3], [18, 6, 6, 0]),
    ],
)
def test_ties(counts: list[int], points: list[int], shares: list[int]) -> None:
    """`score.tie`: the points of all places filled are added and shared, rounded down."""
    assert [share for _, share, _ in share_places(counts, points)] == shares


def test_nobody_without_a_building_scores() -> None:
    """`score.own_one`: without a building of the type no points, though places are free."""
    seen = counted("tower 1", "", "")
    assert majorities(seen, 3) == {"tower": [21, 0, 0]}
    assert [line.seat for line in seen.lines(3, "score.majority")] == [0]


def test_every_line_shows_its_tiles() -> None:
    """`score.majority`: each line counts the tiles it names, also one that gives no points."""
    seen = counted("tower 2 garden 1", "tower 1", "")
    lines = {(line.seat, line.item): line for line in seen.lines(1, "score.majority")}
    assert set(lines) == {(0, "tower"), (1, "tower"), (0, "garden")}
    second = lines[1, "tower"]
    assert (second.count, second.rank, second.points, second.cells) == (1, 2, 0, (1,))
    assert lines[0, "tower"].cells == (1, 2)


def test_the_fountain_is_no_building() -> None:
    """`score.majority`: a fountain alone gives no line and no points."""
    assert table(2).ledger(3) == Ledger(3, (), (0, 0), (0, 0), 0, 0)


# -- when points are counted -------------------------------------------------------------------


def drawing(deck: str, seats: int = 3) -> Table:
    """A table where seat 0 buys a tile exactly and takes the florin-1; the deck is stacked."""
    return (
        table(seats)
        .display("florin-1 denar-7 denar-8 denar-9")
        .hand(0, "dirham-7")
        .market(dirham="tower-7-new", florin="garden-9-e", denar="garden-11", ducat="tower-11")
        .bag(
            "tower-12 garden-10 seraglio-9 arcades-9 arcades-10 chambers-10 pavilion-8 chambers-11"
        )
        .deck(deck)
        .alhambra(0, "garden-10-n @ 1,0")
        .play(0, buy("dirham", "dirham-7"), take("florin-1"), reserve("tower-7-new"))
    )


def kinds(seen: Table) -> list[str]:
    """Give the events of the refill in order, by name."""
    wanted = (CardShown, TileShown, ScoringDrawn, Scored, TurnStarted)
    return [type(event).__name__ for event in seen.events if isinstance(event, wanted)]


def test_a_scoring_waits_for_the_refill() -> None:
    """`score.when`: set aside, money and tiles refilled, then counted, then the next player."""
    seen = drawing("scoring-1 ducat-1").play(0, END_TURN)
    assert kinds(seen) == ["ScoringDrawn", "CardShown", "TileShown", "Scored", "TurnStarted"]
    seen.expect(scorings=1, scores=[5 + 1, 0, 0], seat=1, market={"dirham": "tower-12"})
    assert "scoring-1" not in seen.seen()["display"]
    assert seen.happened(Scored)[0].ledger.scoring == 1


def test_scoring_2_counts_as_scoring_2() -> None:
    """`score.when`: the second card makes scoring 2, with its points."""
    seen = drawing("scoring-2 ducat-1").play(0, END_TURN)
    seen.expect(scorings=2, scores=[12 + 1, 0, 0])


@pytest.mark.parametrize("deck", ["scoring-1 scoring-2 ducat-1", "scoring-2 scoring-1 ducat-1"])
def test_both_cards_in_one_refill(deck: str) -> None:
    """`score.when`: both cards in one refill: scoring 1 completely, then scoring 2."""
    seen = drawing(deck).play(0, END_TURN)
    ledgers = [event.ledger for event in seen.happened(Scored)]
    assert [(ledger.scoring, ledger.before) for ledger in ledgers] == [
        (1, (0, 0, 0)),
        (2, (6, 0, 0)),
    ]
    seen.expect(scorings=2, scores=[6 + 13, 0, 0])


def test_a_scoring_card_as_the_last_of_the_deck() -> None:
    """`score.when`: the place is filled from the reshuffled discards, then points are counted."""
    seen = drawing("scoring-1").play(0, END_TURN)
    seen.expect(scorings=1, display="denar-7 denar-8 denar-9 dirham-7", deck=0, discards="")


def test_drawn_scoring_cards_leave_the_game() -> None:
    """`deck.reshuffle`: a scoring card is never among the discards or shuffled in again."""
    seen = drawing("scoring-1").play(0, END_TURN)
    assert [len(seen.game.gone), seen.game.deck, seen.game.discards] == [1, [], []]


def test_scorings_add_up() -> None:
    """`score.when`: points are added to the score; the ledger tells what it started from."""
    seen = drawing("scoring-1 ducat-1").scores(10, 20, 30).play(0, END_TURN)
    seen.expect(scores=[16, 20, 30])
    assert seen.game.ledgers[0].before == (10, 20, 30)
    assert seen.game.ledgers[0].totals == (6, 0, 0)


def test_tiles_are_placed_before_scoring() -> None:
    """`score.when`: what was bought this turn and built counts in the scoring of its refill."""
    seen = (
        table(3)
        .display("florin-9 florin-8 florin-7")
        .hand(0, "dirham-9 dirham-2")
        .market(dirham="tower-11")
        .deck("scoring-1 ducat-1")
        .play(0, buy("dirham", "dirham-9 dirham-2"), END_ACTIONS)
    )
    seen.play(0, seen.options()[0], END_TURN).expect(scores=[6, 0, 0])


def test_looking_at_a_scoring_changes_nothing() -> None:
    """`score.when`: a scoring as if it came now leaves scores and count as they are."""
    seen = counted("tower 1", "", "")
    assert seen.ledger(3).totals[0] >= 21
    seen.expect(scores=[0, 0, 0], scorings=0)


def test_the_ledger_proves_its_totals() -> None:
    """The lines of each seat add up to its total; Dirk has his own."""
    seen = counted("tower 2 garden 1", "tower 2 arcades 3", dirk="garden 1 tower 1")
    for scoring in (1, 2, 3):
        ledger = seen.ledger(scoring)
        sums = dict.fromkeys((0, 1, DIRK), 0)
        for line in ledger.lines:
            sums[line.seat] += line.points
        assert ledger.totals == (sums[0], sums[1])
        assert ledger.dirk == sums[DIRK]
