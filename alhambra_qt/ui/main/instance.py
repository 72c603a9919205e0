"""One program for each folder of games: a second start calls the first and names the file to open.

A lock in the folder says who is first, and a local socket beside it is where the first is called.
The first speaks first, so that a program that hangs is told nothing it would do much later; then it
hears one line, ``{"open": PATH}`` or ``{"open": null}``, and closes. A second start that is not
answered runs by itself: no two programs write the same game (``locks.py``).
"""

from __future__ import annotations

import json
import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLockFile, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from alhambra_qt.ui.flows import locks
from alhambra_qt.ui.kit.guard import Guarded

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

    from alhambra_qt.options import Options
    from alhambra_qt.ui.main.program import Program


GREETING = b"alhambra-qt\n"
PATIENCE = 4.0  # seconds that the first has to answer; it may just be starting
PAUSE = 0.05  # seconds between two calls
SILENCE = 2000  # milliseconds that a caller may be silent
LONGEST = 32_768  # bytes of a call: the longest path there is, every letter escaped
MOST = 8  # callers at the same time
LONGEST_ADDRESS = 90  # bytes of a socket's path; systems allow 100 or so


def address(folder: Path) -> str:
    """Where the program of a folder is called: in the folder, or where that is no place for it."""
    import hashlib  # takes its time, and nothing is asked of it before the first picture

    mark = hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:16]
    if os.name != "posix":
        return f"alhambra-qt-{mark}"
    beside = folder / "running.socket"
    if len(os.fsencode(beside)) <= LONGEST_ADDRESS:
        return str(beside)
    return str(Path(tempfile.gettempdir()) / f"alhambra-qt-{os.getuid()}-{mark}")


class Instance(Guarded, QObject):
    """This program among those that use the same folder.

    Signals:
        called: it was started again; a file to open, or None.
    """

    called = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._path = folder / "running.lock"
        self._folder = folder
        self._lock: QLockFile | None = None
        self._server: QLocalServer | None = None

    def begins(self, file: Path | None) -> bool:
        """Whether this program is to run; otherwise another one was told what to open."""
        end = time.monotonic() + PATIENCE
        while True:
            self._lock = locks.take(self._path)
            if self._lock is not None:
                return True
            if call(address(self._folder), file, end):
                return False
            if time.monotonic() > end:
                return True
            time.sleep(PAUSE)

    def listen(self) -> None:
        """Let further starts call this program, if it is the first."""
        if self._lock is None or not self._lock.isLocked():
            return
        try:
            from PySide6.QtNetwork import QLocalServer
        except ImportError:  # a bare Linux lacks a library of it: further starts run by themselves
            return
        self._server = server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        where = address(self._folder)
        QLocalServer.removeServer(where)  # left behind by a killed one: the lock is ours
        server.newConnection.connect(self._greet)
        server.listen(where)  # if it cannot, further starts run by themselves

    def _greet(self) -> None:
        from PySide6.QtNetwork import QLocalSocket

        server = self._server
        while server is not None and server.hasPendingConnections():
            line = server.nextPendingConnection()
            if len(server.findChildren(QLocalSocket)) > MOST:
                line.abort()
                line.deleteLater()
            else:
                _Caller(line, self)

    def close(self) -> None:
        """Make room for the next."""
        if self._server is not None:
            self._server.close()
        if self._lock is not None:
            self._lock.unlock()


class _Caller(Guarded, QObject):
    """Hears one line of whoever calls; anything else, or nothing, ends the call."""

    def __init__(self, line: QLocalSocket, instance: Instance) -> None:
        super().__init__(line)
        self._line, self._instance = line, instance
        line.setReadBufferSize(LONGEST)
        line.readyRead.connect(self._hear)
        line.disconnected.connect(line.deleteLater)
        patience = QTimer(self)
        patience.timeout.connect(self._give_up)
        patience.start(SILENCE)
        line.write(GREETING)

    def _give_up(self) -> None:
        self._line.abort()

    def _hear(self) -> None:
        line = self._line
        if not line.canReadLine():
            if line.bytesAvailable() >= LONGEST:
                line.abort()
            return
        line.readyRead.disconnect(self._hear)
        data = bytes(line.readLine(LONGEST).data())
        line.disconnectFromServer()
        try:
            file = wanted(data)
        except ValueError:
            return
        self._instance.called.emit(file)


def wanted(data: bytes) -> Path | None:
    """Read a call: the file to open, or None.

    Raises:
        ValueError: if it is anything else.
    """
    try:
        call = json.loads(data)
    except RecursionError as error:
        raise ValueError("too deep") from error
    if not isinstance(call, dict) or set(call) != {"open"}:
        raise ValueError("no call")
    name = call["open"]
    if name is None:
        return None
    if not isinstance(name, str) or "\0" in name or not Path(name).is_absolute():
        raise ValueError("no absolute path")
    os.fsencode(name)  # a letter that no file can have is a ValueError too
    return Path(name)


def call(address: str, file: Path | None, end: float) -> bool:
    """Tell the first program what to open; False if nobody answers until ``end``."""
    try:
        from PySide6.QtNetwork import QLocalSocket
    except ImportError:
        return False

    def left() -> int:
        return max(1, int((end - time.monotonic()) * 1000))

    if os.name == "posix" and not _own(address):
        return False
    line = QLocalSocket()
    line.connectToServer(address)
    if not line.waitForConnected(left()):
        return False
    while not line.canReadLine():
        if not line.waitForReadyRead(left()):
            return False
    if line.readLine(LONGEST).data() != GREETING:
        return False
    path = None if file is None else str(file.absolute())
    line.write(json.dumps({"open": path}).encode() + b"\n")
    if not line.waitForBytesWritten(left()):
        return False
    line.waitForDisconnected(left())
    return True


def _own(address: str) -> bool:
    """Whether a socket is there and this person's: nobody else is told a path."""
    try:
        return os.stat(address).st_uid == os.getuid()
    except OSError:
        return False


def told(options: Options) -> str:
    """What a second start says where it was started: one line."""
    did = "its window was called" if options.open is None else f"it opens {options.open}"
    asked = (("--lang", options.lang), ("--demo", options.demo), ("--seed", options.seed))
    vain = [name for name, value in asked if value]
    if not vain:
        return f"alhambra-qt runs already: {did}"
    return f"alhambra-qt runs already: {did}; quit it first for {', '.join(vain)}"


def come_forward(program: Program, file: Path | None) -> None:
    """Show the window to who started the program again, with the file they want."""
    window = program.window
    if file is not None:
        program.running.open_path(file)
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)  # where a window may not come to the front by itself


class FileOpener(Guarded, QObject):
    """Hears which file is to be opened; one that came before the program began waits for it.

    Signals:
        asked: a file is to be opened.
    """

    asked = Signal(object)

    def __init__(self, application: QObject) -> None:
        super().__init__(application)
        self._begun = False
        self._waiting: Path | None = None
        application.installEventFilter(self)

    def begin(self) -> None:
        """Open files from now on."""
        self._begun = True
        if self._waiting is not None:
            self.asked.emit(self._waiting)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the events that name a file; what is no local file is nothing for us."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        if self._begun:
            self.asked.emit(Path(event.file()))
        else:
            self._waiting = Path(event.file())
        return True
