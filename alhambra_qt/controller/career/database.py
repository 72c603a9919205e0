"""An SQLite file of the person playing: looked at, changed, never half written.

Every change is one transaction: a crash at any moment leaves all of it or nothing. Every question
opens the file anew, so that it can be asked from any thread and by several running programs. A
broken file is put aside; one that cannot be read or is of a newer version stays as it is, and
nothing is written meanwhile: ``trouble`` says so in one sentence.
"""

import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from alhambra_qt import files
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, msg

MARK = 0x416C6861  # says in the file's head whose it is
PATIENCE = 5.0  # seconds that another program may need for its change
T = TypeVar("T")
PARTS = ("-journal", "-wal", "-shm")  # what may lie beside a database


class NotKept(Exception):
    """A change that could not be made; ``text`` says why. What was there is still there."""

    def __init__(self, reason: Msg) -> None:
        super().__init__(reason.id)
        self.text = msg("career-not-kept", reason=reason)


class Database:
    """A file with tables; see the module's text.

    Attributes:
        steps: statements that make the tables, a step for each version of the file.
        trouble: a sentence about what is wrong with the file.
        locked: the file must not be written.
    """

    def __init__(self, path: Path, steps: Sequence[Sequence[str]]) -> None:
        self.path, self.steps = path, steps
        self.trouble: Msg | None = None
        self.locked = self._looked = False
        self._inspecting = threading.Lock()

    def found(self, look: Callable[[sqlite3.Connection], T], nothing: T) -> T:
        """Look at the file as it is at one moment; ``nothing`` if that is not possible."""
        self._inspect()
        if self.locked or not self.path.exists():
            return nothing
        try:
            with self._connect() as db:
                db.execute("BEGIN")
                return look(db)
        except (sqlite3.Error, Unreadable) as error:
            reason = error.reason if isinstance(error, Unreadable) else _why(error)
            self.trouble = msg("career-locked", file=str(self.path), reason=reason)
            return nothing

    @contextmanager
    def changing(self) -> Iterator[sqlite3.Connection]:
        """Change all of it or nothing.

        Raises:
            NotKept: if that is not possible.
        """
        self._inspect()
        if self.locked:
            raise NotKept(msg("career-is-locked"))
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self._connect() as db:
                db.execute("BEGIN IMMEDIATE")
                self._migrate(db)
                yield db
                db.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            raise NotKept(_why(error)) from error

    @contextmanager
    def _connect(self) -> Iterator[sqlite3.Connection]:
        """Open the file; what was begun and not ended is taken back when it is closed."""
        with closing(sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)) as db:
            db.row_factory = sqlite3.Row
            db.execute("PRAGMA foreign_keys = ON")
            yield db

    def _migrate(self, db: sqlite3.Connection) -> None:
        """Make the steps that are missing, in the transaction that has begun."""
        version = _pragma(db, "user_version")
        for step in self.steps[version:]:
            for statement in step:
                db.execute(statement)
        if version < len(self.steps):
            db.execute(f"PRAGMA application_id = {MARK}")
            db.execute(f"PRAGMA user_version = {len(self.steps)}")

    def _inspect(self) -> None:
        """Look once whether the file can be used, and bring an older one up to date."""
        with self._inspecting:
            if not self._looked:
                self._looked = True
                self._look_first()

    def _look_first(self) -> None:
        try:
            if self._is_there():
                with self._connect() as db:
                    self._judge(db)
                    db.execute("BEGIN IMMEDIATE")
                    self._migrate(db)
                    db.execute("COMMIT")
        except Unreadable as error:
            aside = error.reason.id in ("career-no-database", "career-foreign")
            self._complain(error.reason, aside=aside)
        except sqlite3.OperationalError as error:
            self._complain(_why(error), aside=False)
        except sqlite3.DatabaseError:
            self._complain(msg("career-no-database"), aside=True)

    def _is_there(self) -> bool:
        """Whether there is such a file; a pipe or a folder in its place is left alone."""
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return False
        except OSError as error:
            raise Unreadable(msg("load-no-access")) from error
        if not stat.S_ISREG(found.st_mode):
            raise Unreadable(msg("load-no-file"))
        return found.st_size > 0

    def _judge(self, db: sqlite3.Connection) -> None:
        """Complain of a file that is broken, of another program, or newer."""
        whole = [row[0] for row in db.execute("PRAGMA quick_check(1)")]
        if whole != ["ok"]:
            raise Unreadable(msg("career-no-database"))
        if _pragma(db, "application_id") != MARK:
            raise Unreadable(msg("career-foreign"))
        version = _pragma(db, "user_version")
        if version > len(self.steps):
            raise Unreadable(msg("load-newer", found=version, known=len(self.steps)))

    def _complain(self, reason: Msg, *, aside: bool) -> None:
        """Put the file aside or leave it, and say so."""
        kept = files.put_aside(self.path) if aside else None
        if kept is not None:
            for part in PARTS:
                self.path.with_name(self.path.name + part).unlink(missing_ok=True)
            self.trouble = msg("career-broken", file=str(self.path), kept=kept.name, reason=reason)
            return
        self.locked = True
        self.trouble = msg("career-locked", file=str(self.path), reason=reason)


def _pragma(db: sqlite3.Connection, name: str) -> int:
    return int(db.execute(f"PRAGMA {name}").fetchone()[0])


def _why(error: Exception) -> Msg:
    """Say why SQLite could not, in words of ours where it is known."""
    told = str(error)
    if "locked" in told:
        return msg("career-busy")
    if "readonly" in told or isinstance(error, PermissionError):
        return msg("save-reason-read-only")
    if "full" in told:
        return msg("save-reason-full")
    return msg("save-reason-other")
