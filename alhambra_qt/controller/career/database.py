"""The player's SQLite file: reads, atomic writes and recovery.

Every change is one transaction, so a crash leaves all of it or nothing. Every query opens the file
anew, so any thread and several running programs can use it. A damaged file is moved aside. A file
that cannot be read or has a newer version is left alone, and the next query tries it again;
``trouble`` gives the reason in one sentence.
"""

import os
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from alhambra_qt import files
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Arg, Msg, msg

MARK = 0x416C6861  # SQLite application id: marks the file as ours
PATIENCE = 0.2  # seconds to wait for another program's change; this blocks the window
T = TypeVar("T")
PARTS = ("-journal", "-wal", "-shm")  # suffixes of SQLite's companion files
COLUMNS = """SELECT one.name, part.name FROM sqlite_master AS one, pragma_table_info(one.name)
    AS part WHERE one.type = 'table'"""
BUSY, DAMAGED, FOREIGN = msg("career-busy"), msg("career-no-database"), msg("career-foreign")
TROUBLES = (sqlite3.Error, OSError, Unreadable, UnicodeDecodeError)
REASONS = {
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_READONLY: msg("save-reason-read-only"),
    sqlite3.SQLITE_FULL: msg("save-reason-full"),
    sqlite3.SQLITE_CANTOPEN: msg("load-no-access"),
    sqlite3.SQLITE_IOERR: msg("load-no-access"),
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}


class NotKept(Exception):
    """A change that could not be made; ``text`` says why. The old data is intact."""

    def __init__(self, reason: Msg) -> None:
        super().__init__(reason.id)
        self.text = msg("career-not-kept", reason=reason)


class Database:
    """A file with tables; see the module docstring.

    Attributes:
        steps: statements that create the tables, one migration step per file version.
        locked: the file was unavailable on the last access.
    """

    def __init__(self, path: Path, steps: Sequence[Sequence[str]]) -> None:
        self.path, self.steps = path, steps
        self.locked = self._sound = False
        self._check = "quick_check"
        self._why_locked: Msg | None = None
        self._put_aside: Msg | None = None
        self._inspecting = threading.Lock()

    @property
    def trouble(self) -> Msg | None:
        """A sentence about what is wrong with this file or with the one it replaced."""
        return self._why_locked or self._put_aside

    def found(self, look: Callable[[sqlite3.Connection], T], nothing: T) -> T | None:
        """Run a read-only query on a consistent snapshot of the file.

        Return ``nothing`` if there is no file, and None if the file cannot be read and its contents
        are therefore unknown.
        """
        there = self._ready()
        for again in (True, False):
            if not there:
                break
            try:
                with self._connect() as db:
                    db.execute("BEGIN")
                    return look(db)
            except TROUBLES as error:
                reason = _reason(error)
                # Another thread or program may have moved the file aside since it was inspected.
                if reason == DAMAGED or (again and reason != BUSY):
                    there = self._doubt()
                else:
                    there = self._refuse(reason)
        return nothing if there is False else None

    @contextmanager
    def changing(self) -> Iterator[sqlite3.Connection]:
        """Run a block as one transaction: all changes are made or none.

        Raises:
            NotKept: if the change cannot be made.
        """
        if self._ready() is None:
            raise NotKept(msg("career-is-locked"))
        try:
            files.make_folder(self.path.parent)
            os.close(os.open(self.path, os.O_CREAT, 0o600))  # or SQLite makes it world-readable
            with self._connect() as db:
                db.execute("BEGIN IMMEDIATE")
                self._migrate(db)
                yield db
                db.execute("COMMIT")
        except TROUBLES as error:
            reason = _reason(error)
            if reason == DAMAGED:
                self._doubt()
            raise NotKept(reason) from error

    @contextmanager
    def _connect(self) -> Iterator[sqlite3.Connection]:
        """Open the file; closing it rolls back an unfinished transaction."""
        wait = 0.0 if self.locked else PATIENCE  # after one timeout, do not wait again
        address = f"{self.path.absolute().as_uri()}?mode=rw"  # mode=rw never creates a missing file
        with closing(sqlite3.connect(address, timeout=wait, isolation_level=None, uri=True)) as db:
            db.row_factory = sqlite3.Row
            db.text_factory = lambda text: text.decode("utf-8", "replace")
            db.execute("PRAGMA foreign_keys = ON")
            yield db

    def _migrate(self, db: sqlite3.Connection) -> None:
        """Run the missing migration steps inside the current transaction."""
        version = _pragma(db, "user_version")
        for step in self.steps[version:]:
            for statement in step:
                db.execute(statement)
        if version < len(self.steps):
            db.execute(f"PRAGMA application_id = {MARK}")
            db.execute(f"PRAGMA user_version = {len(self.steps)}")

    def _ready(self) -> bool | None:
        """Return whether the file exists; None if it is unavailable now.

        A file that has never passed inspection is inspected, and migrated if it is older.
        """
        with self._inspecting:
            try:
                there = self._is_there()
                if there and not self._sound:
                    with suppress(OSError):  # it may belong to another user
                        self.path.chmod(0o600)
                    with self._connect() as db:
                        self._judge(db)
                self._sound = there
            except TROUBLES as error:
                return self._refuse(_reason(error))
            self.locked, self._why_locked = False, None
            return there

    def _is_there(self) -> bool:
        """Return whether a regular file exists; a pipe or folder in its place is left alone."""
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return False
        except OSError as error:
            raise Unreadable(msg("load-no-access")) from error
        if not stat.S_ISREG(found.st_mode):
            raise Unreadable(msg("load-no-file"))
        if not os.access(self.path, os.R_OK):
            raise Unreadable(msg("load-forbidden"))
        return found.st_size > 0

    def _judge(self, db: sqlite3.Connection) -> None:
        """Raise if the file is damaged, belongs to another program, or is newer."""
        whole = [row[0] for row in db.execute(f"PRAGMA {self._check}(1)")]
        if whole != ["ok"]:
            raise Unreadable(DAMAGED)
        if _pragma(db, "application_id") != MARK:
            raise Unreadable(FOREIGN)
        version = _pragma(db, "user_version")
        if version > len(self.steps):
            raise Unreadable(msg("load-newer", found=version, known=len(self.steps)))
        if version < len(self.steps):
            db.execute("BEGIN IMMEDIATE")
            self._migrate(db)
            db.execute("COMMIT")
        with closing(sqlite3.connect(":memory:")) as plain:
            for statement in (text for step in self.steps for text in step):
                plain.execute(statement)
            if set(plain.execute(COLUMNS)) - {tuple(row) for row in db.execute(COLUMNS)}:
                raise Unreadable(DAMAGED)

    def _doubt(self) -> bool | None:
        """Re-inspect, more thoroughly, a file that turned out to be damaged; like `_ready`."""
        with self._inspecting:  # another thread may be about to mark it as sound
            self._sound, self._check = False, "integrity_check"
        return self._ready()

    def _refuse(self, reason: Msg) -> bool | None:
        """Move a damaged or foreign file aside and return False; else return None."""
        kept = files.put_aside(self.path) if reason in (DAMAGED, FOREIGN) else None
        about: dict[str, Arg] = {"file": str(self.path), "reason": reason}
        self.locked, self._sound, self._why_locked = kept is None, False, None
        if kept is None:
            self._why_locked = msg("career-locked", **about)
            return None
        for part in PARTS:  # SQLite needs these for a repair
            with suppress(OSError):
                self.path.with_name(self.path.name + part).rename(f"{kept}{part}")
        self._put_aside = msg("career-broken", kept=kept.name, **about)
        return False


def _pragma(db: sqlite3.Connection, name: str) -> int:
    return int(db.execute(f"PRAGMA {name}").fetchone()[0])


def _reason(error: Exception) -> Msg:
    if isinstance(error, Unreadable):
        return error.reason
    if isinstance(error, UnicodeDecodeError):  # SQLite quoted bytes that are not valid text
        return DAMAGED
    if isinstance(error, OSError):
        return files.why_unwritable(error)
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return REASONS.get(code & 0xFF, msg("save-reason-other"))
