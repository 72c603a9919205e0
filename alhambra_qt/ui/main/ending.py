"""Clean shutdown on request of the system: Ctrl+C, SIGTERM, SIGHUP, end of the session.

Python handles signals only while it runs, which it does not while Qt waits; therefore a signal
writes to a socket that Qt watches. The exit status is 128 plus the signal number, as usual for a
program ended by a signal, and 0 if the window was closed.
"""

from __future__ import annotations

import signal
import sys
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from alhambra_qt.ui.kit.guard import Guarded

if sys.platform == "win32":
    from socket import socketpair
else:
    from _socket import socketpair  # what socket itself uses: it takes a hundredth of the start

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # not every system has all of them


class Ending(Guarded, QObject):
    """Handles the first signal; ``status`` is then the exit status, otherwise 0.

    A second Ctrl+C ends the program at once, in case a clean shutdown takes too long.

    Signals:
        asked: the program must end; carries the exit status.
    """

    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.status = 0
        self._interrupted = False
        self._heard, self._signalled = socketpair()
        for end in (self._heard, self._signalled):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        found = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
        # Keep signals ignored that the parent process ignores (nohup, background jobs of a shell).
        wanted = [number for number in found if signal.getsignal(number) is not signal.SIG_IGN]
        self._before = {number: signal.signal(number, self._signal) for number in wanted}
        self._fd_before = signal.set_wakeup_fd(self._signalled.fileno(), warn_on_full_buffer=False)

    def _signal(self, number: int, _frame: FrameType | None) -> None:
        """Let the current work finish, unless this is a second Ctrl+C."""
        if number != signal.SIGINT:
            return
        if self._interrupted:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)
        self._interrupted = True

    def _hear(self) -> None:
        heard = self._heard.recv(16)
        if not self.status:
            self.status = 128 + heard[0]
            self.asked.emit(self.status)

    def stop(self) -> None:
        """Restore the previous signal handlers."""
        signal.set_wakeup_fd(self._fd_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._heard.close()
        self._signalled.close()
