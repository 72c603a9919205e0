"""Section 8: the order of events after a turn."""

from alhambra_qt.engine.events import (
    CardShown,
    DirkDrew,
    Distributed,
    GameOver,
    Placed,
    Scored,
    ScoringDrawn,
    SlotEmpty,
    TileShown,
    TurnEnded,
    TurnStarted,
    WindowPassed,
)
from tests.kit import Table, table
from tests.moves import END_ACTIONS, END_TURN, PASS_WINDOW, buy, place, use_vizier

SEVEN = "tower-12 garden-10 seraglio-9 arcades-9 arcades-10 chambers-10 pavilion-8"


def crowded(bag: str) -> Table:
    """A two-player game with viziers in which nearly everything follows one turn."""
    return (
        table(2, ["vizier", "camps"])
        .hand(0, "dirham-8")
        .hand(1, "florin-9 ducat-1")
        .market(florin="garden-9-e", dirham="garden-8-ne", denar="garden-11", ducat="tower-11")
        .display("denar-7 denar-8 denar-9")
        .deck("scoring-1 ducat-3 ducat-4")
        .bag(bag)
        .play(0, buy("dirham", "dirham-8"), END_ACTIONS)
    )


def names(seen: Table) -> list[str]:
    """Give the events in order, by name."""
    return [type(event).__name__ for event in seen.events]


def test_everything_in_its_order() -> None:
    """Section 8: placing, money, tiles, scoring, Dirk's tiles, the window, the next turn."""
    seen = crowded(SEVEN)
    seen.play(0, place("garden-8-ne @ 1,0"), END_TURN)
    kinds = [Placed, TurnEnded, ScoringDrawn, CardShown, TileShown, Scored, DirkDrew]
    assert names(seen) == [kind.__name__ for kind in kinds]
    seen.expect(asks="window", seat=1, turn=0)
    seen.play(1, PASS_WINDOW).expect(asks="window", seat=0)
    seen.play(0, PASS_WINDOW).expect(asks="turn", seat=1)
    assert names(seen) == [WindowPassed.__name__, TurnStarted.__name__]


def test_a_vizier_runs_the_refill_again() -> None:
    """Section 8: a vizier's tile is placed, then money and tiles are refilled, then all asked."""
    seen = crowded(
        "tower-12 garden-10 seraglio-9 arcades-9 arcades-10 chambers-10 pavilion-8 tower-9-ne"
    )
    seen.play(0, place("garden-8-ne @ 1,0"), END_TURN)
    seen.play(1, use_vizier("florin", "florin-9")).expect(asks="place", seat=1)
    seen.expect(market={"florin": None})
    seen.play(1, place("garden-9-e @ 1,0"))
    assert names(seen) == [Placed.__name__, TileShown.__name__]
    seen.expect(asks="window", seat=0, market={"florin": "tower-9-ne"})


def test_scoring_then_the_end() -> None:
    """Section 8: an empty slot: scoring 1 first, Dirk finds nothing, distribution, scoring 3."""
    seen = crowded("").play(0, place("garden-8-ne @ 1,0"), END_TURN)
    kinds = [Placed, TurnEnded, ScoringDrawn, CardShown, SlotEmpty, Scored]
    kinds += [Distributed] * 3
    assert names(seen) == [kind.__name__ for kind in kinds]
    seen.expect(asks="distribute", seat=1, held={1: "garden-9-e tower-11"})
    seen.play(1, place("garden-9-e @ 1,0"), place("tower-11 @ 0,1"))
    assert names(seen)[2:] == [Scored.__name__, GameOver.__name__]
