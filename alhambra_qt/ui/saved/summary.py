"""The facts that a list of saved games shows of each game, read from its file."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from attrs import frozen

from alhambra_qt.i18n import Msg

if TYPE_CHECKING:  # the start page needs nothing of a game
    from alhambra_qt.controller.game.saves import GameSummary


def page_summary(game: GameSummary) -> GameLine:
    """Describe a saved game for the list and for "continue"."""
    scores = (*game.scores, *([0] * len(game.seats)))
    seats = tuple(
        SummarySeat(tag.name, tag.mark, tag.kind, score)
        for tag, score in zip(game.seats, scores, strict=False)
    )
    tiles = game.preview.tiles if game.preview is not None else ()
    return GameLine(
        id=game.path.name,
        name=game.path.stem,
        saved=game.saved,
        seats=seats,
        round=game.round,
        over=game.over,
        automatic=game.auto,
        modules=game.modules,
        preview=tuple((tile.tile, tile.x, tile.y) for tile in tiles),
        branches=game.branches,
        trouble=game.error,
    )


@frozen
class SummarySeat:
    """Who sits there, with the mark (shape) and the score so far."""

    name: str
    mark: str
    kind: str
    score: int


@frozen
class GameLine:
    """One saved game as the list shows it.

    ``id`` is what opens, renames or deletes it (a file name without folder). ``preview`` is the
    Alhambra to show: tile id and place from the fountain. ``scorings`` is how many of the three
    were made, None if that is not known; ``branches`` how many leave the game. ``trouble`` says in
    one sentence why the file cannot be opened; then everything but ``id``, ``name`` and ``saved``
    may be empty.
    """

    id: str
    name: str
    saved: datetime
    seats: tuple[SummarySeat, ...] = ()
    round: int = 0
    scorings: int | None = None
    over: bool = False
    automatic: bool = False
    modules: tuple[str, ...] = ()
    preview: tuple[tuple[str, int, int], ...] = ()
    branches: int = 0
    trouble: Msg | None = None
