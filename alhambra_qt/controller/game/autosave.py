"""Autosave: the running game is on the disk after every action.

The file is replaced at once, so that a killed program loses at most the action under way, but
without waiting for the disk, which can take longer than a frame. A thread beside keeps a copy that
it does wait for: after a power cut the game is taken from there if the file itself did not survive.
"""

import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from attrs import define, field

from alhambra_qt import files
from alhambra_qt.controller.game import records, saved
from alhambra_qt.controller.game.records import SaveFailed
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.game.thoughts import Written
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg

SAFE = ".safe"  # the copy beside the file of a running game: its name, hidden, with this behind


def safe_path(path: Path) -> Path:
    """Name the copy that is waited for."""
    return path.with_name(f".{path.name}{SAFE}")


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
    _written: Written = field(factory=Written, init=False)
    _copy: "_SafeCopy | None" = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        """Save at once and listen."""
        self.session.listeners.append(self._changed)
        self.save()

    def _changed(self, change: SessionChange) -> None:
        self.save()

    def save(self) -> None:
        """Write the game now."""
        text = records.to_text(self.session, self._written)
        try:
            records.write(self.path, text, safe=False)
        except SaveFailed as error:
            self._say(error.text)
            return
        self._say(None)
        if self._copy is None:
            self._copy = _SafeCopy(safe_path(self.path))
        self._copy.keep(text)

    def _say(self, trouble: Msg | None) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            if self.on_trouble is not None:
                self.on_trouble(trouble)

    def stop(self) -> None:
        """Listen no longer; the file is on the disk then, and the copy is gone."""
        if self._changed in self.session.listeners:
            self.session.listeners.remove(self._changed)
        copy, self._copy = self._copy, None
        if copy is not None:
            copy.end()
            files.settle(self.path)
            with suppress(OSError):
                copy.path.unlink(missing_ok=True)


class _SafeCopy:
    """A thread that brings the newest of the texts it is given to the disk, and waits for it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._newest: str | None = None
        self._ended = False
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="safe-copy", daemon=True)
        self._thread.start()

    def keep(self, text: str) -> None:
        """Write this as soon as there is time, unless something newer comes."""
        with self._news:
            self._newest = text
            self._news.notify()

    def end(self) -> None:
        """Write no more; waits for what is being written."""
        with self._news:
            self._ended = True
            self._news.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._news:
                self._news.wait_for(lambda: self._ended or self._newest is not None)
                text, self._newest = self._newest, None
                if self._ended or text is None:
                    return
            with suppress(OSError):  # the file itself could be written, or it was told
                files.write(self.path, text)


def recover(
    folder: Path, take: Callable[[Path], bool] = lambda _: True, others: Iterable[Path] = ()
) -> None:
    """Take games from their copies whose files did not survive, and clear up after a crash.

    Half-written files are cleared from the ``others`` too. ``take`` holds a game for this program;
    what another running one holds and writes is left alone.
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
    """Whether a game is there that can be read; None if nobody can look now."""
    try:
        files.read(path, saved.Json)
    except Unreadable as error:
        return None if error.reason.id in files.NOT_OPENED else False
    return True
