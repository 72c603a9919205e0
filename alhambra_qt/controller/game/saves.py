"""Saved games on this computer: files, the list, the game to continue, and autosave."""

import os
import re
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from itertools import islice
from pathlib import Path

from attrs import define, field, frozen

from alhambra_qt import files
from alhambra_qt.controller.game import file_shapes, gameconfig, records
from alhambra_qt.controller.game.records import (
    SUFFIX,
    BadFile,
    SaveFailed,
    keys_path,
    review_paths,
)
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.game.thoughts import Written
from alhambra_qt.controller.view.targets import AtCell
from alhambra_qt.controller.view.view_parts import AlhambraView, PalaceTile, SeatTag
from alhambra_qt.engine import BadData
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, msg

AUTO = "auto-"
FORBIDDEN = '/\\:*?"<>|'  # forbidden in file names on some system
# Names of devices: Windows takes no such file, whatever follows after a full stop.
DEVICE = re.compile(r"(?i)(con|prn|aux|nul|(com|lpt)[0-9¹²³]) *(\.|$)")
NAME_LENGTH = 60
KEPT_FINISHED = 30  # finished autosaves kept
LAST = ".last-played"
PAUSE = 0.004  # seconds, several times as long as reading a file takes
LOOKED_AT = 20  # files checked, newest first, to find the game saved last
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)  # before any such game


@frozen
class GameSummary:
    """A saved game in a list; ``error`` says what is wrong with a file that cannot be opened.

    ``dated`` means that the file gives a save time that is not in the future; ``branches`` is the
    number of branches.
    """

    path: Path
    saved: datetime
    dated: bool = False
    seats: tuple[SeatTag, ...] = ()
    scores: tuple[int, ...] = ()
    modules: tuple[str, ...] = ()
    round: int = 0
    over: bool = False
    auto: bool = False
    preview: AlhambraView | None = None
    branches: int = 0
    error: Msg | None = None

    @property
    def day(self) -> date | None:
        """The local date of the save; None if unknown."""
        return self.saved.astimezone().date() if self.dated else None


def is_auto(folder: Path, path: Path) -> bool:
    """Return whether a file is an autosave."""
    return path.parent == folder and path.name.startswith(AUTO)


def auto_path(
    folder: Path, opened: Path | None = None, take: Callable[[Path], bool] = lambda _: True
) -> Path:
    """Return a game's autosave file: its own, or a new one for a new game.

    ``take`` claims a file for this process; it returns false if another process holds it.
    """
    if opened is not None and is_auto(folder, opened) and take(opened):
        return opened
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = folder / f"{AUTO}{stamp}{SUFFIX}"
    number = 2
    while os.path.exists(path) or not take(path):  # `Path.exists` raises in an unreadable folder
        path = folder / f"{AUTO}{stamp}-{number}{SUFFIX}"
        number += 1
    return path


def copy_path(folder: Path, day: str) -> Path:
    """Return an unused file name for a copy of a game, based on the day as it is written.

    The list of games shows the time; a file cannot be named by it, since Windows forbids colons.
    """
    stamp = " ".join(day.split())
    names = (f"{stamp}{more}{SUFFIX}" for more in ("", *(f" ({n})" for n in range(2, 1000))))
    return next(folder / name for name in names if not os.path.exists(folder / name))


def names(folder: Path) -> list[str]:
    """List the files of saved games, newest first, without opening them."""
    try:
        with os.scandir(folder) as entries:
            found = [(_written(entry), entry.name) for entry in entries if _is_game(entry.name)]
    except OSError:
        return []
    return [name for _, name in sorted(found, reverse=True)]


def _written(entry: os.DirEntry[str]) -> float:
    try:
        return entry.stat(follow_symlinks=False).st_mtime
    except OSError:  # deleted meanwhile
        return 0.0


def _is_game(name: str) -> bool:
    return name.endswith(SUFFIX) and not name.startswith(".")


def note_played(path: Path) -> None:
    """Remember the game being played, since clocks may be wrong."""
    with suppress(OSError):  # the newest is offered instead
        files.write(path.parent / LAST, path.name, safe=False)


def unfinished(folder: Path) -> GameSummary | None:
    """Return the game to continue: the one played last, if it is not over.

    Otherwise return the newest autosave: a game saved under a name is a copy of a moment.
    Timestamps in the future are ignored.
    """
    last = _last_played(folder)
    if last is not None and _goes_on(game := summary(folder / last)):
        return game
    autosaves = [name for name in names(folder) if name.startswith(AUTO) and name != last]
    found = (game for name in autosaves if _goes_on(game := summary(folder / name)))
    newest = list(islice(found, LOOKED_AT))
    return max(newest, key=lambda game: (game.dated, game.saved), default=None)


def _goes_on(game: GameSummary) -> bool:
    return game.error is None and not game.over


def _last_played(folder: Path) -> str | None:
    try:
        name = files.content(folder / LAST, most=1000).decode("utf-8")
    except (Unreadable, UnicodeDecodeError):
        return None
    return name if _is_game(name) and "/" not in name and "\\" not in name else None


def delete(path: Path) -> Msg | None:
    """Delete a saved game; return a sentence if that fails."""
    try:
        path.unlink(missing_ok=True)
        for beside in (*review_paths(path), keys_path(path)):
            beside.unlink(missing_ok=True)
    except OSError as error:
        reason = files.why_unwritable(error)
        return msg("save-not-deleted", file=path.name, reason=reason)
    return None


def rename(path: Path, title: str) -> Msg | None:
    """Rename a saved game; return a sentence if that fails."""
    plain = "".join(" " if letter in FORBIDDEN or ord(letter) < 32 else letter for letter in title)
    name = " ".join(plain.split())[:NAME_LENGTH].strip(". ")
    if not name:
        return msg("save-name-empty")
    wanted = path.with_name(f"{'_' if DEVICE.match(name) else ''}{name}{SUFFIX}")
    if wanted.name == path.name:
        return None
    # Where small and capital letters are one name, the file itself may be there already.
    if os.path.exists(wanted) and not (path.exists() and wanted.samefile(path)):
        return msg("save-name-taken", file=wanted.name)
    try:
        path.rename(wanted)
    except OSError as error:
        reason = files.why_unwritable(error)
        return msg("save-not-renamed", file=path.name, reason=reason)
    for review in review_paths(path):
        with suppress(OSError):  # otherwise it is recomputed
            review.replace(review.with_name(wanted.name + review.name[len(path.name) :]))
    with suppress(OSError):  # there are keys only if others play at their computers
        keys_path(path).replace(keys_path(wanted))
    if _last_played(path.parent) == path.name:
        note_played(wanted)
    return None


def tidy(folder: Path, spared: Collection[str] = ()) -> None:
    """Delete the oldest finished autosaves if there are many.

    The ``spared`` files always stay.
    """
    autosaves = (name for name in names(folder) if name.startswith(AUTO) and name not in spared)
    found = summaries(folder, autosaves)
    finished = (game for game in found if game.over and game.error is None)
    for game in islice(finished, KEPT_FINISHED, None):
        delete(game.path)


# -- summaries --------------------------------------------------------------------------------


def summaries(folder: Path, names: Iterable[str]) -> Iterator[GameSummary]:
    """Summarise games in the background, with pauses in which the window is not slowed down."""
    for name in names:
        yield summary(folder / name)
        time.sleep(PAUSE)


def summary(path: Path) -> GameSummary:
    """Summarise a saved game from its file, without replaying it."""
    changed = _changed(path)
    try:
        head = files.read(path, file_shapes.Head)
        if head.format == gameconfig.FORMAT:
            return GameSummary(path, changed)
        if head.format != records.FORMAT or head.version != records.VERSION:
            head = files.fit(records.migrated(files.read(path, file_shapes.Json)), file_shapes.Head)
        return _described(path, changed, head)
    except Unreadable as error:
        return GameSummary(path, changed, error=BadFile(path, error).text)
    except BadData as error:
        return GameSummary(path, changed, error=BadFile(path, files.bad_field(error.field)).text)


def _changed(path: Path) -> datetime:
    """Return a file's modification time; a date long ago if it is unavailable."""
    try:
        stamp = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, ValueError, OverflowError):
        return LONG_AGO
    return stamp if _can_be(stamp) else LONG_AGO


def _can_be(stamp: datetime) -> bool:
    return LONG_AGO < stamp < datetime.now(UTC) + timedelta(minutes=5)


def _described(path: Path, changed: datetime, head: file_shapes.Head) -> GameSummary:
    config = records.config_of(head.setup, head.seats)
    try:
        shown = files.fit(head.meta, file_shapes.Shown)
    except Unreadable:  # the game itself is not affected
        shown = file_shapes.Shown()
    named, stamp = tags(config), _stamp(shown.saved)
    return GameSummary(
        path=path,
        saved=stamp or changed,
        dated=stamp is not None,
        seats=named,
        scores=tuple(shown.scores[: len(named)]),
        modules=config.modules,
        round=shown.turn // len(named) + 1,
        over=shown.over,
        auto=path.name.startswith(AUTO),
        preview=_preview(shown.preview, named),
        branches=len(head.branches),
    )


def _stamp(text: str) -> datetime | None:
    try:
        stamp = datetime.fromisoformat(text)
    except ValueError:
        return None
    stamp = stamp if stamp.tzinfo is not None else stamp.replace(tzinfo=UTC)
    return stamp if _can_be(stamp) else None


def _preview(data: file_shapes.Preview | None, named: tuple[SeatTag, ...]) -> AlhambraView | None:
    if data is None or not data.tiles or data.seat >= len(named):
        return None
    if any(tile not in TILE_BY_ID for tile, *_ in data.tiles):
        return None
    tiles = tuple(PalaceTile(AtCell(x, y), tile, x, y, walls) for tile, x, y, walls in data.tiles)
    xs, ys = [tile.x for tile in tiles], [tile.y for tile in tiles]
    title = msg("play-alhambra", name=named[data.seat].label)
    return AlhambraView(named[data.seat], title, tiles, 0, (min(xs), min(ys), max(xs), max(ys)))


LONGEST_SYNC = 10.0  # seconds that the end of a game waits for a slow disk
SAFE = ".safe"  # suffix of the synced copy beside a running game's file; its name is hidden


def safe_path(path: Path) -> Path:
    """Return the name of the synced copy."""
    return path.with_name(f".{path.name}{SAFE}")


@define(eq=False)
class Autosave:
    """Saves a session after every action; a failure never stops the game.

    ``trouble`` is the sentence of the last failure, None while all is well; ``on_trouble`` is
    called when it changes.
    """

    session: Session
    path: Path
    on_trouble: Callable[[Msg | None], None] | None = None
    trouble: Msg | None = None
    _written: Written = field(factory=Written, init=False)
    _copy: "_SafeCopy | None" = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self.session.listeners.append(self._changed)
        self.save()

    def _changed(self, change: SessionChange) -> None:
        self.save()

    def save(self) -> None:
        """Save the game now."""
        text = records.to_text(self.session, self._written)
        try:
            records.write(self.path, text, safe=False)
        except SaveFailed as error:
            self._say(error.text)
            return
        self._say(None)
        if self._copy is None:
            self._copy = _SafeCopy(self.path)
        self._copy.keep(text)

    def _say(self, trouble: Msg | None) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            if self.on_trouble is not None:
                self.on_trouble(trouble)

    def stop(self) -> None:
        """Stop saving; the file is on the disk then and its copy deleted, if the disk responds."""
        if self._changed in self.session.listeners:
            self.session.listeners.remove(self._changed)
        copy, self._copy = self._copy, None
        if copy is not None and copy.end():
            with suppress(OSError):
                copy.path.unlink(missing_ok=True)


class _SafeCopy:
    """A thread that writes the newest text to the disk and waits for syncs; they have no limit."""

    def __init__(self, game: Path) -> None:
        self.path, self._game = safe_path(game), game
        self._newest: str | None = None
        self._ended = False
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="safe-copy", daemon=True)
        self._thread.start()

    def keep(self, text: str) -> None:
        """Write this text as soon as possible, unless a newer one comes."""
        with self._news:
            self._newest = text
            self._news.notify()

    def end(self) -> bool:
        """Stop writing and sync the game itself; return whether the disk did so in time."""
        with self._news:
            self._ended = True
            self._news.notify()
        self._thread.join(LONGEST_SYNC)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while True:
            with self._news:
                self._news.wait_for(lambda: self._ended or self._newest is not None)
                text, self._newest = self._newest, None
                ended = self._ended
            if ended or text is None:
                files.settle(self._game)
                return
            with suppress(OSError):  # the file itself was written, or its failure was reported
                files.write(self.path, text)


def recover(
    folder: Path, take: Callable[[Path], bool] = lambda _: True, others: Iterable[Path] = ()
) -> None:
    """Restore games whose files were lost from their copies, and clean up after a crash.

    Half-written files among the ``others`` are removed, too. ``take`` claims a game for this
    process; games that another process holds and writes are left alone.
    """
    alone = True
    for copy in files.matching(folder, f".*{records.SUFFIX}{SAFE}"):
        path = copy.with_name(copy.name[1 : -len(SAFE)])
        if not take(path):
            alone = False
            continue
        whole, kept = _is_whole(path), _is_whole(copy)
        if whole is None or kept is None:
            continue
        with suppress(OSError):
            if whole or not kept:
                copy.unlink()
            elif not path.exists() or files.put_aside(path) is not None:
                copy.rename(path)
    if alone:
        for each in (folder, *others):
            files.clear_leftovers(each)


def _is_whole(path: Path) -> bool | None:
    """Return whether a readable game exists; None if the file is unavailable."""
    try:
        files.read(path, file_shapes.Json)
    except Unreadable as error:
        return None if error.reason.id in files.NOT_OPENED else False
    return True
