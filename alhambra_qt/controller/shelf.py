"""The games kept on this computer: autosave after every action, the list, what to continue."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from attrs import define, field, frozen

from alhambra_qt.controller import positions, records
from alhambra_qt.controller.gameconfig import GameConfig, seats_from_json
from alhambra_qt.controller.records import SUFFIX, BadFile, SaveFailed
from alhambra_qt.controller.seats import tags
from alhambra_qt.controller.session import Change, Session
from alhambra_qt.controller.thoughts import Written
from alhambra_qt.controller.view_parts import Palace, PalaceTile, SeatTag
from alhambra_qt.engine import BadData
from alhambra_qt.engine.codec import setup_from_json
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import Msg, msg

AUTO = "auto-"
FORBIDDEN = '/\\:*?"<>|'  # in the names of files, on one system or another
NAME_LENGTH = 60
KEPT_FINISHED = 30  # finished games that were only saved by themselves


@frozen
class GameSummary:
    """A saved game in a list; ``error`` says what is wrong with a file that cannot be opened."""

    path: Path
    saved: str
    seats: tuple[SeatTag, ...] = ()
    scores: tuple[int, ...] = ()
    modules: tuple[str, ...] = ()
    round: int = 0
    over: bool = False
    auto: bool = False
    preview: Palace | None = None
    error: Msg | None = None


@define(eq=False)
class Autosave:
    """Keeps a session on the disk after every action; a failure never stops the game.

    ``trouble`` is the sentence of the last failure, None while all is well; ``on_trouble`` is
    called when it changes.
    """

    session: Session
    path: Path
    on_trouble: Callable[[Msg | None], None] | None = None
    trouble: Msg | None = None
    _digests: dict[int, str] = field(factory=dict, init=False)
    _written: Written = field(factory=Written, init=False)

    def __attrs_post_init__(self) -> None:
        """Save at once and listen."""
        self.session.listeners.append(self._changed)
        self.save()

    def _changed(self, change: Change) -> None:
        self.save()

    def save(self) -> None:
        """Write the game now."""
        count = len(self.session.steps)
        self._digests = {n: mark for n, mark in self._digests.items() if n < count}
        if count % records.CHECK_EVERY == 0:
            self._digests[count] = self.session.digest()
        try:
            text = records.to_text(self.session, self._digests, self._written)
            records.write_text(self.path, text, safe=False)
        except SaveFailed as error:
            self._say(error.text)
        else:
            self._say(None)

    def _say(self, trouble: Msg | None) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            if self.on_trouble is not None:
                self.on_trouble(trouble)

    def stop(self) -> None:
        """Listen no longer."""
        if self._changed in self.session.listeners:
            self.session.listeners.remove(self._changed)


def auto_path(folder: Path, opened: Path | None = None) -> Path:
    """Choose the file a game saves itself to: its own, or a new one for a new game."""
    if opened is not None and opened.parent == folder and opened.name.startswith(AUTO):
        return opened
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = folder / f"{AUTO}{stamp}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{AUTO}{stamp}-{number}{SUFFIX}"
        number += 1
    return path


def copy_path(folder: Path) -> Path:
    """Choose a file for a copy of a game: named after the time, never one that is there."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d %H.%M")
    names = (f"{stamp}{more}{SUFFIX}" for more in ("", *(f" ({n})" for n in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())


def games(folder: Path) -> tuple[GameSummary, ...]:
    """List the saved games, the newest first; unreadable files are listed with their error."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError:
        return ()
    found = [summary(path) for path in paths if not path.name.startswith(".")]
    return tuple(sorted(found, key=lambda game: (game.saved, game.path.name), reverse=True))


def unfinished(folder: Path) -> GameSummary | None:
    """Give the game to continue: the newest that is not over and can be read."""
    return next((game for game in games(folder) if not game.over and game.error is None), None)


def delete(path: Path) -> Msg | None:
    """Remove a saved game; a sentence if that is not possible."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        reason = records.why_unwritable(error)
        return msg("save-not-deleted", file=path.name, reason=reason)
    return None


def rename(path: Path, title: str) -> Msg | None:
    """Give a saved game another name; a sentence if that is not possible."""
    plain = "".join(" " if letter in FORBIDDEN or ord(letter) < 32 else letter for letter in title)
    name = " ".join(plain.split())[:NAME_LENGTH].strip(". ")
    if not name:
        return msg("save-name-empty")
    wanted = path.with_name(name + SUFFIX)
    if wanted == path:
        return None
    if wanted.exists():
        return msg("save-name-taken", file=wanted.name)
    try:
        path.rename(wanted)
    except OSError as error:
        reason = records.why_unwritable(error)
        return msg("save-not-renamed", file=path.name, reason=reason)
    return None


def tidy(folder: Path) -> None:
    """Remove the oldest of many finished games that were only saved by themselves."""
    finished = [game for game in games(folder) if game.auto and game.over and game.error is None]
    for game in finished[KEPT_FINISHED:]:
        delete(game.path)


# -- summaries --------------------------------------------------------------------------------


def summary(path: Path) -> GameSummary:
    """Describe a saved game by what its file says, without playing it."""
    saved = _time_of(path)
    try:
        data = records.read_json(path)
        if data.get("format") != positions.FORMAT:
            data = records.migrated(path, data)
        return _described(path, saved, data)
    except BadFile as error:
        return GameSummary(path, saved, error=error.text)
    except BadData as error:
        text = records.bad_field(path, error.field, "value").text
        return GameSummary(path, saved, error=text)


def _time_of(path: Path) -> str:
    try:
        stamp = path.stat().st_mtime
    except OSError:
        return ""
    return datetime.fromtimestamp(stamp, UTC).isoformat(timespec="seconds")


def _described(path: Path, saved: str, data: dict[str, Any]) -> GameSummary:
    if data.get("format") == positions.FORMAT:
        return GameSummary(path, saved)
    setup = setup_from_json(data.get("setup"))
    seats = seats_from_json(data.get("seats"))
    meta = data.get("meta")
    meta = meta if isinstance(meta, dict) else {}
    named = tags(GameConfig(seats))
    turn = meta.get("turn", 0)
    scores = meta.get("scores", [])
    return GameSummary(
        path=path,
        saved=str(meta.get("saved", saved)),
        seats=named,
        scores=tuple(score for score in scores if type(score) is int),
        modules=setup.modules,
        round=(turn if type(turn) is int else 0) // setup.seats + 1,
        over=meta.get("over") is True,
        auto=path.name.startswith(AUTO),
        preview=_preview(meta.get("preview"), named),
    )


def _preview(data: Any, named: tuple[SeatTag, ...]) -> Palace | None:
    """Read the small picture of an Alhambra; one that is broken is left out."""
    if not isinstance(data, dict) or not isinstance(data.get("tiles"), list):
        return None
    seat = data.get("seat")
    if type(seat) is not int or not 0 <= seat < len(named):
        return None
    tiles = []
    for entry in data["tiles"]:
        if not isinstance(entry, list) or len(entry) != 4 or entry[0] not in TILE_BY_ID:
            return None
        tile, x, y, walls = entry
        if type(x) is not int or type(y) is not int or not isinstance(walls, str):
            return None
        tiles.append(PalaceTile(f"cell:{x},{y}", tile, x, y, walls))
    if not tiles:
        return None
    xs, ys = [tile.x for tile in tiles], [tile.y for tile in tiles]
    title = msg("play-alhambra", name=named[seat].said)
    return Palace(named[seat], title, tuple(tiles), 0, (min(xs), min(ys), max(xs), max(ys)))
