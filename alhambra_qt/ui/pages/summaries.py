"""Saved games of the shelf as the pages show them."""

from __future__ import annotations

from pathlib import Path

from alhambra_qt.controller.game import saves
from alhambra_qt.ui.pages.summary import GameLine, SummarySeat


def summary_in(folder: Path, name: str) -> GameLine:
    """Describe the saved game of that file name."""
    return page_summary(saves.summary(folder / name))


def page_summary(game: saves.GameSummary) -> GameLine:
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
