"""What came of an action: what it changed, what was counted, what it revealed."""

from collections.abc import Sequence

from attrs import frozen

from alhambra_qt.controller.faces.scored import ScoredBoard
from alhambra_qt.controller.game.standing import beside_dirk, on_boards
from alhambra_qt.engine import Game
from alhambra_qt.engine.events import (
    CardShown,
    DeckShuffled,
    DirkDrew,
    Event,
    GaveToDirk,
    Scored,
    TileShown,
)
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg


@frozen
class StepEffect:
    """What a step changed for a seat, before and after: sides of the longest wall, points."""

    seat: Seat
    wall: tuple[int, int]
    points: tuple[int, int]


def effects(before: Game, after: Game) -> tuple[StepEffect, ...]:
    """Compare walls and points of all seats; who lost and gained nothing is left out."""
    pairs = zip(before.players, after.players, strict=True)
    every = (
        StepEffect(
            seat,
            (old.palace.longest_wall(), new.palace.longest_wall()),
            (old.score, new.score),
        )
        for seat, (old, new) in enumerate(pairs)
    )
    return tuple(one for one in every if len({*one.wall}) + len({*one.points}) > 2)


def scored_boards(before: Game, after: Game, events: Sequence[Event]) -> tuple[ScoredBoard, ...]:
    """Keep what each scoring counted: nothing is built between a scoring and the next question."""
    boards = []
    dirk = before.dirk
    for event in events:
        if dirk is not None and isinstance(event, DirkDrew):
            dirk = [*dirk, *event.tiles]
        elif dirk is not None and isinstance(event, GaveToDirk):
            dirk = [*dirk, event.tile]
        elif isinstance(event, Scored):
            palaces = tuple(player.palace.clone() for player in after.players)
            tiles = None if dirk is None else tuple(dirk)
            seat, tokens = before.to_play, on_boards(after)
            beside = beside_dirk(after)
            boards.append(ScoredBoard(event.ledger, palaces, tiles, seat, tokens, beside))
    return tuple(boards)


def barrier_text(events: Sequence[Event]) -> Msg:
    """Say what was revealed, so that nothing before it can be taken back."""
    cards = any(isinstance(event, CardShown | DeckShuffled) for event in events)
    tiles = any(isinstance(event, TileShown | DirkDrew) for event in events)
    if cards and not tiles:
        return msg("undo-revealed-card")
    if tiles and not cards:
        return msg("undo-revealed-tile")
    return msg("undo-revealed")
