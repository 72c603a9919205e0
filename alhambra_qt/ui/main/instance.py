"""Single instance per folder of games: a second start passes its file or invitation to the first.

A lock in the folder determines the first instance, which listens on a local socket beside it. The
first instance sends a greeting before the caller sends anything, so that one that hangs receives no
request that it would carry out much later. It then reads one line, ``{"open": PATH}``,
``{"join": INVITATION}`` or ``{"open": null}``, and closes the connection. A second start that gets
no greeting runs on its own: two programs never write the same game (``locks.py``).

On Windows the socket is a named pipe, and all users of the computer share the names of pipes. A
random key in the folder keeps others from guessing ours and listening there in its place.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLockFile, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from alhambra_qt import files
from alhambra_qt.ui.flows import locks
from alhambra_qt.ui.kit.guard import Guarded

if sys.platform == "win32":
    import ctypes

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

    from alhambra_qt.options import Options
    from alhambra_qt.ui.main.program import Program


GREETING = b"alhambra-qt\n"
PATIENCE = 4.0  # seconds for the first instance to respond; it may be starting
PAUSE = 0.05  # seconds between two attempts
SILENCE = 2000  # milliseconds until a silent caller is disconnected
LONGEST = 32_768  # bytes of a request: the longest path, with every character escaped
MOST = 8  # simultaneous callers
KEY = "running.key"
ANY_PROCESS = -1  # ASFW_ANY
LONGEST_ADDRESS = 90  # bytes of a socket's path; systems allow about 100


def address(folder: Path) -> str:
    """Return the socket address for a folder: inside it, or elsewhere if it is unsuitable."""
    import hashlib  # loads OpenSSL, which the first frame does not need

    mark = hashlib.sha256(os.fsencode(folder.resolve()) + _key(folder)).hexdigest()[:16]
    found = f"alhambra-qt-{mark}"
    if sys.platform != "win32":
        name = f"alhambra-qt-{os.getuid()}-{mark}"
        # The last is for a TMPDIR that is too long itself.
        paths = folder / "running.socket", Path(tempfile.gettempdir(), name), Path("/", "tmp", name)
        found = next(str(path) for path in paths if len(os.fsencode(path)) <= LONGEST_ADDRESS)
    return found


def _key(folder: Path) -> bytes:
    try:
        return files.content(folder / KEY, 100)
    except files.Unreadable:
        return b""


def change_key(folder: Path) -> bool:
    """Give the folder's socket another address, which others cannot guess; False if it fails."""
    try:
        files.write(folder / KEY, os.urandom(16).hex(), safe=False)
    except OSError:
        return False
    return True


def sockets() -> ModuleType | None:
    """Import Qt's sockets, which the first frame does not need.

    A minimal Linux lacks a library for them: there every start runs on its own.
    """
    try:
        from PySide6 import QtNetwork
    except ImportError:
        return None
    return QtNetwork


class Instance(Guarded, QObject):
    """This instance among those that use the same folder.

    Signals:
        called: the program was started again; carries the file to open, an invitation, or None.
    """

    called = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._path = folder / "running.lock"
        self._folder = folder
        self._lock: QLockFile | None = None
        self._server: QLocalServer | None = None

    def begins(self, asked: Path | str | None) -> bool:
        """Return whether this instance should run; if not, another one received what is asked."""
        end = time.monotonic() + PATIENCE
        while True:
            self._lock = locks.take(self._path)
            if self._lock is not None:
                return True
            if call(address(self._folder), asked, end):
                return False
            if time.monotonic() > end:
                return True
            time.sleep(PAUSE)

    def listen(self) -> None:
        """Accept requests of later starts, if this is the first instance."""
        if self._lock is None or not self._lock.isLocked():
            return
        network = sockets()
        if network is None or (sys.platform == "win32" and not change_key(self._folder)):
            return
        self._server = server = network.QLocalServer(self)
        server.setSocketOptions(network.QLocalServer.SocketOption.UserAccessOption)
        where = address(self._folder)
        server.removeServer(where)  # stale socket of a killed instance: the lock is ours
        server.newConnection.connect(self._greet)
        server.listen(where)  # if this fails, later starts run on their own

    def _greet(self) -> None:
        server = self._server
        while server is not None and server.hasPendingConnections():
            line = server.nextPendingConnection()
            if len(server.findChildren(type(line))) > MOST:
                line.abort()
                line.deleteLater()
            else:
                _Caller(line, self)

    def close(self) -> None:
        """Stop listening, and release the lock."""
        if self._server is not None:
            self._server.close()
            with suppress(OSError):
                (self._folder / KEY).unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()


class _Caller(Guarded, QObject):
    """Reads one line of a caller; anything else, or silence, closes the connection."""

    def __init__(self, line: QLocalSocket, instance: Instance) -> None:
        super().__init__(line)
        self._line, self._instance = line, instance
        line.setReadBufferSize(LONGEST)
        line.readyRead.connect(self._hear)
        line.disconnected.connect(line.deleteLater)
        patience = QTimer(self)
        # It closes the line. Of abort, which is no slot of Qt, PySide warns at every call.
        patience.timeout.connect(line.deleteLater)
        patience.start(SILENCE)
        line.write(GREETING)

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
            asked = wanted(data)
        except ValueError:
            return
        self._instance.called.emit(asked)


def wanted(data: bytes) -> Path | str | None:
    """Parse a request: the file to open, the invitation to join by, or None.

    Raises:
        ValueError: if the request is anything else.
    """
    try:
        call = json.loads(data)
    except RecursionError as error:
        raise ValueError("too deep") from error
    if not isinstance(call, dict) or set(call) not in ({"open"}, {"join"}):
        raise ValueError("no call")
    if "join" in call and isinstance(call["join"], str):
        return call["join"]
    name = call.get("open", 0)
    if name is None:
        return None
    if not isinstance(name, str) or "\0" in name or not Path(name).is_absolute():
        raise ValueError("no absolute path")
    os.fsencode(name)  # ValueError for characters that no file name can have
    return Path(name)


def call(address: str, asked: Path | str | None, end: float) -> bool:
    """Send the first instance what is asked; return False without a response until ``end``."""
    network = sockets()
    if network is None or not _own(address):
        return False

    def left() -> int:
        return max(1, int((end - time.monotonic()) * 1000))

    line = network.QLocalSocket()
    line.connectToServer(address)
    if not line.waitForConnected(left()):
        return False
    while not line.canReadLine():
        if not line.waitForReadyRead(left()):
            return False
    if line.readLine(LONGEST).data() != GREETING:
        return False
    if sys.platform == "win32":  # where only the program the person has just started may do that
        ctypes.windll.user32.AllowSetForegroundWindow(ANY_PROCESS)
    path = str(asked.absolute()) if isinstance(asked, Path) else None
    request = {"join": asked} if isinstance(asked, str) else {"open": path}
    line.write(json.dumps(request).encode() + b"\n")
    if not line.waitForBytesWritten(left()):
        return False
    line.waitForDisconnected(left())
    return True


def _own(address: str) -> bool:
    """Return whether the socket exists and belongs to this user: no one else gets a path."""
    try:
        return sys.platform == "win32" or os.stat(address).st_uid == os.getuid()
    except OSError:
        return False


def encoded(options: Options) -> str:
    """Return the one line that a second start prints."""
    did = "its window was called" if options.open is None else f"it opens {options.open}"
    did = "it joins the table" if options.join else did
    asked = (("--lang", options.lang), ("--demo", options.demo), ("--seed", options.seed))
    vain = [name for name, value in asked if value]
    if not vain:
        return f"alhambra-qt runs already: {did}"
    return f"alhambra-qt runs already: {did}; quit it first for {', '.join(vain)}"


def come_forward(program: Program, asked: Path | str | None) -> None:
    """Raise the window after a second start, and open the requested file, or join."""
    window = program.window
    if isinstance(asked, Path):
        program.open_file(asked)
    elif asked:
        program.join(asked)
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)  # for systems where a window cannot raise itself


class FileOpener(Guarded, QObject):
    """Handles file-open events; one that comes before startup is done waits until then.

    Signals:
        asked: a file should be opened; carries its path.
    """

    asked = Signal(object)

    def __init__(self, application: QObject) -> None:
        super().__init__(application)
        self._begun = False
        self._waiting: Path | None = None
        application.installEventFilter(self)

    def begin(self) -> None:
        """Start opening files, beginning with a waiting one."""
        self._begun = True
        if self._waiting is not None:
            self.asked.emit(self._waiting)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle file-open events; ignore anything that is not a local file."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        if self._begun:
            self.asked.emit(Path(event.file()))
        else:
            self._waiting = Path(event.file())
        return True
