"""The facts that a list of saved games shows of each game, without a game behind them."""

from __future__ import annotations

from datetime import datetime

from attrs import frozen

from alhambra_qt.i18n import Msg


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
