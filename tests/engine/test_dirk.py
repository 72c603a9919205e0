"""Section 6: two players and Dirk."""

import pytest

from alhambra_qt.engine import DIRK, Setup, Tie
from alhambra_qt.engine.actions import GiveToDirk
from alhambra_qt.engine.events import DirkDrew, GameOver, GaveToDirk, Scored, TileShown
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_KIND
from alhambra_qt.modules import new_game
from tests.kit import Table, table
from tests.moves import END_ACTIONS, END_TURN, buy, gift, place, reserve, take, tiles_of

BAG = """
    tower-12 garden-10 seraglio-9 arcades-9 arcades-10 chambers-10 pavilion-8 chambers-11
    garden-10-w tower-9-es tower-9-ne
"""


def drawing(deck: str, bag: str = BAG, seats: int = 2) -> Table:
    """A table where seat 0 takes money and the refill draws this deck."""
    return (
        table(seats)
        .display("florin-1 denar-7 denar-8 denar-9")
        .market(florin="garden-9-e", dirham="tower-7-new", denar="garden-11", ducat="tower-11")
        .bag(bag)
        .deck(deck)
        .play(0, take("florin-1"))
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_dirk_plays_only_with_two(seats: int) -> None:
    """`dirk.tiles`: Dirk gets six tiles at the start, and only in a game of two."""
    for seed in "abc":
        game = new_game(Setup(seats, seed))
        if seats == 2:
            assert game.dirk is not None
            assert len(game.dirk) == 6
            assert len(game.bag) == 54 - 4 - 6
        else:
            assert game.dirk is None
            assert len(game.bag) == 54 - 4


def test_six_after_scoring_1() -> None:
    """`dirk.tiles`: after scoring 1, not before it, Dirk draws six tiles."""
    seen = drawing("scoring-1 ducat-1").dirk("tower-13-e").play(0, END_TURN)
    drawn = tiles_of(BAG)[:6]
    assert seen.happened(DirkDrew) == [DirkDrew(tuple(drawn))]
    order = [type(e) for e in seen.events if isinstance(e, Scored | DirkDrew)]
    assert order == [Scored, DirkDrew]
    assert seen.happened(Scored)[0].ledger.dirk == 6, "one tower, before drawing"
    seen.expect(bag=5)
    assert seen.game.dirk is not None
    assert len(seen.game.dirk) == 7


def test_fewer_if_the_bag_has_fewer() -> None:
    """`dirk.tiles`: with four tiles left after scoring 1 Dirk gets four; the game goes on."""
    seen = drawing("scoring-1 ducat-1", bag="tower-12 garden-10 seraglio-9 arcades-9")
    seen.play(0, END_TURN).expect(bag=0, dirk="tower-12 garden-10 seraglio-9 arcades-9", seat=1)


@pytest.mark.parametrize(("left", "drawn"), [(11, 3), (9, 3), (8, 2), (3, 1), (2, 0), (0, 0)])
def test_a_third_after_scoring_2(left: int, drawn: int) -> None:
    """`dirk.tiles`: after scoring 2 Dirk gets a third of the bag, rounded down."""
    seen = drawing("scoring-2 ducat-1", bag=" ".join(BAG.split()[:left])).play(0, END_TURN)
    seen.expect(bag=left - drawn, dirk=" ".join(BAG.split()[:drawn]))
    assert len(seen.happened(DirkDrew)) == (drawn > 0)


def test_the_third_is_of_the_bag_after_the_refill() -> None:
    """`dirk.tiles`: the market is refilled first, then the bag is counted."""
    seen = table(2).hand(0, "dirham-8").market(dirham="garden-8-ne", florin="tower-9-nw")
    seen.display("florin-1 florin-2").deck("scoring-2 ducat-1 ducat-2 ducat-3")
    seen.bag("tower-12 garden-10 seraglio-9").play(0, buy("dirham", "dirham-8"), END_ACTIONS)
    seen.play(0, reserve("garden-8-ne"), END_TURN)
    seen.expect(market={"dirham": "tower-12"}, dirk="", bag=2)
    order = [type(e) for e in seen.events if isinstance(e, TileShown | Scored)]
    assert order == [TileShown, Scored]


def test_both_scorings_at_once() -> None:
    """`dirk.tiles`: both scorings in one refill: six tiles between them, then a third."""
    seen = drawing("scoring-1 scoring-2 ducat-1").play(0, END_TURN)
    order = [type(e) for e in seen.events if isinstance(e, Scored | DirkDrew)]
    assert order == [Scored, DirkDrew, Scored, DirkDrew]
    seen.expect(bag=11 - 6 - 1)
    first, second = (event.ledger for event in seen.happened(Scored))
    assert first.dirk == 0
    assert second.dirk == 13 + 12 + 9 + 10 + 11, "the six tiles drawn count in scoring 2"


def test_no_tiles_for_dirk_after_scoring_3() -> None:
    """`dirk.tiles`: nothing is drawn for Dirk at the end of the game."""
    seen = table(2).market(florin="garden-9-e", dirham="tower-7-new").bag("").hand(0, "dirham-7")
    seen.play(0, buy("dirham", "dirham-7"), END_ACTIONS, reserve("tower-7-new"), END_TURN)
    seen.expect(over=True, dirk="")
    assert seen.happened(DirkDrew) == []


def test_dirk_takes_places_in_majorities() -> None:
    """`dirk.score`: Dirk's most towers push the others to second and third place."""
    seen = table(2).dirk("tower-12 tower-13-e tower-11-n garden-10")
    seen.alhambra(0, "tower-11 @ 1,0").alhambra(1, "tower-9-es @ 1,0  tower-11-s @ 0,-1", False)
    lines = seen.lines(3, "score.majority")
    found = {(line.item, line.seat): (line.rank, line.points) for line in lines}
    assert found == {
        ("tower", DIRK): (1, 21),
        ("tower", 1): (2, 13),
        ("tower", 0): (3, 6),
        ("garden", DIRK): (1, 20),
    }
    assert seen.ledger(3).dirk == 41


def test_dirk_shares_ties() -> None:
    """`dirk.score`: a tie with Dirk is shared with him, rounded down."""
    seen = table(2).dirk("tower-12").alhambra(0, "tower-11 @ 1,0")
    tie = Tie(rank=1, seats=(0, DIRK), places=(13, 6), pool=19, share=9)
    lines = seen.lines(2, "score.majority")
    assert [(line.seat, line.points, line.tie) for line in lines] == [(0, 9, tie), (DIRK, 9, tie)]


def test_dirk_has_no_wall() -> None:
    """`dirk.score`: Dirk's tiles give no wall and no camp lines, and need no place."""
    seen = table(2, ["camps"]).dirk("tower-8-nes tower-7-new camp-3-n camp-7-sw")
    ledger = seen.ledger(3)
    assert {line.rule for line in ledger.lines} == {"score.majority"}
    assert ledger.dirk == 21
    assert ledger.totals == (0, 0)


def test_dirk_never_wins_nor_moves() -> None:
    """`dirk.score`: Dirk has no turn, no hand, and no part in the victory or the distribution."""
    seen = table(2).dirk("tower-12 garden-10").bag("").hand(0, "dirham-7")
    seen.market(dirham="tower-7-new").display("florin-9 florin-8")
    seen.play(0, buy("dirham", "dirham-7"), END_ACTIONS, reserve("tower-7-new"), END_TURN)
    last = seen.events[-1]
    assert isinstance(last, GameOver)
    assert (last.winners, last.scores) == ((0, 1), (0, 0))


def test_a_bought_tile_may_be_given_to_dirk() -> None:
    """`dirk.gift`: when placing, a tile may be given to Dirk; each is decided on its own."""
    seen = table(2).hand(0, "dirham-7 florin-9").market(florin="garden-9-e", dirham="tower-7-new")
    seen.play(0, buy("dirham", "dirham-7"), buy("florin", "florin-9"), END_ACTIONS)
    seen.play(0, gift("tower-7-new")).expect(asks="place", dirk="tower-7-new")
    assert seen.happened(GaveToDirk) == [GaveToDirk(0, TILE_BY_ID["tower-7-new"])]
    seen.play(0, place("garden-9-e @ 1,0")).expect(asks="turn_end", dirk="tower-7-new")


def test_each_tile_held_aside_can_be_given() -> None:
    """`dirk.gift`: giving is offered once for every tile held aside."""
    seen = table(2).hand(0, "dirham-7 florin-9").market(florin="garden-9-e", dirham="tower-7-new")
    seen.play(0, buy("dirham", "dirham-7"), buy("florin", "florin-9"), END_ACTIONS)
    given = {action.tile for action in seen.options(GiveToDirk)}
    assert given == set(tiles_of("garden-9-e tower-7-new"))


def test_with_three_seats_nothing_can_be_given() -> None:
    """`dirk.gift`: without Dirk a gift is refused."""
    seen = table(3).hand(0, "dirham-7").market(dirham="tower-7-new")
    seen.play(0, buy("dirham", "dirham-7"), END_ACTIONS)
    seen.refused(gift("tower-7-new"), "dirk.gift", reason="no_dirk")


def test_only_tiles_held_aside_are_given() -> None:
    """`dirk.gift`: built, reserved and market tiles cannot be given, nor anything in a turn."""
    seen = table(2).hand(0, "dirham-7").market(dirham="tower-7-new", florin="garden-9-e")
    seen.reserve(0, "tower-11").alhambra(0, "tower-12 @ 1,0")
    seen.refused(gift("tower-11"), "buy.place_late", reason="not_now")
    seen.play(0, buy("dirham", "dirham-7"), END_ACTIONS)
    for tile in ("tower-11", "tower-12", "garden-9-e"):
        seen.refused(gift(tile), "buy.place_late", reason="not_held")


def test_dirk_draws_camps_too() -> None:
    """`dirk.tiles`: with camps in the bag Dirk draws them like any tile; they count nothing."""
    drawn = []
    for seed in range(20):
        game = new_game(Setup(2, f"camps {seed}", ("camps",)))
        drawn += [TILE_KIND[tile] for tile in game.dirk or []]
    assert "camp" in drawn
