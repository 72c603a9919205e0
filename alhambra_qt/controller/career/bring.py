"""The files of finished games: booked wherever nobody did it, then cleared up, but for records."""

from pathlib import Path

from alhambra_qt import files
from alhambra_qt.controller.career.database import NotKept
from alhambra_qt.controller.career.figures import best_of, games_of
from alhambra_qt.controller.career.finished import counts, entry_of
from alhambra_qt.controller.career.store import CareerStore
from alhambra_qt.controller.game import records, saves


def look_after(folder: Path, store: CareerStore) -> None:
    """Book finished games and remove old ones; without the career nobody knows which."""
    if bring_in(folder, store) and (spared := record_files(store)) is not None:
        saves.tidy(folder, spared)


def bring_in(folder: Path, store: CareerStore) -> bool:
    """Book the finished games that saved themselves and were not looked at before.

    False if that is not possible now.
    """
    seen = store.seen()
    if seen is None:
        return False
    since = max((name for name in seen if not name.endswith(records.SUFFIX)), default="")
    autosaves = (name for name in saves.names(folder) if name.startswith(saves.AUTO))
    new = [name for name in autosaves if name > since and name not in seen]
    try:
        for name in reversed(new):
            _bring(saves.summary(folder / name), store)
    except NotKept:
        return False
    return True


def record_files(store: CareerStore) -> set[str] | None:
    """Name the files of the games that hold a record of somebody; None if nobody can look now.

    What was left out may hold one.
    """
    games, people, files = store.games(), store.people(), store.records()
    if games is None or people is None or files is None:
        return None
    best = (one for person in people for one in best_of(games_of(games, person)))
    left_out = files - {game.record for game in games}
    return {one.game.game.record for one in best} | left_out


def _bring(game: saves.GameSummary, store: CareerStore) -> None:
    if not game.over or game.error is not None:
        return
    try:
        session = records.load(game.path)
    except records.BadFile as error:
        if error.reason.id not in files.NOT_OPENED:
            store.pass_by(game.path.name)
        return
    if session.over and counts(session) is None:
        store.add(entry_of(session, game.path.name, game.saved))
    else:
        store.pass_by(game.path.name)
