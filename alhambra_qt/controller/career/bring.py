"""The files of finished games: booked if they are from before the career, spared for a record."""

from contextlib import suppress
from pathlib import Path

from alhambra_qt.controller.career.database import NotKept
from alhambra_qt.controller.career.figures import best_of, games_of
from alhambra_qt.controller.career.finished import counts, entry_of
from alhambra_qt.controller.career.store import CareerStore
from alhambra_qt.controller.game import records, saves


def bring_in(folder: Path, store: CareerStore) -> None:
    """Book the finished games that saved themselves, if the career has not begun yet."""
    if store.path.exists():
        return
    with suppress(NotKept):
        for name in reversed(saves.names(folder)):
            if name.startswith(saves.AUTO):
                _bring(saves.summary(folder / name), store)


def record_files(store: CareerStore) -> set[str]:
    """Name the files of the games that hold a record of somebody."""
    games = store.games()
    best = (one for person in store.people() for one in best_of(games_of(games, person)))
    return {one.game.game.record for one in best}


def _bring(game: saves.GameSummary, store: CareerStore) -> None:
    if not game.over or game.error is not None:
        return
    with suppress(records.BadFile):
        session = records.load(game.path)
        if session.over and counts(session) is None:
            store.add(entry_of(session, game.path.name, game.saved))
