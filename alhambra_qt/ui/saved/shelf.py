"""The saved games of a folder, as a list shows them."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

from alhambra_qt.controller.game import saves
from alhambra_qt.ui.saved.summary import GameLine, SummarySeat


@frozen
class Shelf:
    """The saved games of a folder by their file names, the newest first."""

    folder: Path
    names: tuple[str, ...]

    @classmethod
    def of(cls, folder: Path) -> Shelf:
        """Find the saved games of a folder; none is read yet."""
        return cls(folder, tuple(saves.names(folder)))

    def line(self, name: str) -> GameLine:
        """Read the facts of a game from its file."""
        return page_summary(saves.summary(self.folder / name))


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
