"""The facts that a list of saved games shows of each game, without a game behind them.

Those of the game that waits are noted in a small file, so that the first frame can show them.
"""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from attrs import asdict, frozen

from alhambra_qt import files
from alhambra_qt.i18n import Msg

WAITING = ".waiting"  # the file
MOST = 20_000  # bytes of it


@frozen(repr=False)
class SummarySeat:
    """The player of a seat, with the mark (shape) and the score so far."""

    name: str
    mark: str
    kind: str
    score: int


@frozen(repr=False)
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

    @property
    def kind(self) -> str:
        """Return "finished", "copies" (saved under a name), "going", or nothing if unreadable."""
        if self.trouble is not None:
            return ""
        return "finished" if self.over else "going" if self.automatic else "copies"

    @property
    def best(self) -> int:
        """Return the highest score."""
        return max((seat.score for seat in self.seats), default=0)


@frozen(repr=False)
class KeptSeat:
    """A stored seat as it is shown, without the keys."""

    table: str = ""


@frozen(repr=False)
class Waiting:
    """The waiting game on the start page; of one just begun nothing is known.

    ``table`` is a table elsewhere at which a seat is kept.
    """

    names: tuple[str, ...] = ()
    round: int = 0
    saved: datetime | None = None
    preview: tuple[tuple[str, int, int], ...] = ()
    table: str = ""

    @classmethod
    def of(cls, game: GameLine) -> Waiting:
        """Take it from what the list of games shows."""
        names = tuple(seat.name for seat in game.seats)
        return cls(names, game.round, game.saved, game.preview)


def or_seat(data: Path, game: Waiting | None) -> Waiting | None:
    """Return instead the seat kept at a table elsewhere, if it was taken after that game."""
    seats = sorted(files.matching(data / "seats", "*.seat"), key=lambda path: path.stat().st_mtime)
    for path in seats[-1:]:
        taken = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        with suppress(files.Unreadable):
            if game is None or (game.saved is not None and game.saved < taken):
                return Waiting(saved=taken, table=files.read(path, KeptSeat, MOST).table)
    return game


def note(folder: Path, game: Waiting | None) -> None:
    """Note which game waits, or that none does."""
    games = [] if game is None else [asdict(game)]
    with suppress(OSError):  # then the next start looks for it
        if games or folder.is_dir():
            files.write(folder / WAITING, json.dumps(games, default=str), safe=False)


def noted(folder: Path) -> Waiting | None:
    """Return the game that was noted last; no saved game is opened for that.

    Raises:
        Unreadable: if an older version left games without a note.
    """
    try:
        return next(iter(files.read(folder / WAITING, list[Waiting], MOST)), None)
    except files.Unreadable:
        if not has_games(folder):
            return None
        raise


def has_games(folder: Path) -> bool:
    """Return whether anything is saved in the folder."""
    with suppress(OSError):
        return any(folder.glob("[!.]*"))
    return False
