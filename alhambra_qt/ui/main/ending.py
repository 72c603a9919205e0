"""An orderly end when the system asks for it: Ctrl+C, SIGTERM, SIGHUP, the end of the session.

Python hears a signal only when it runs, and while Qt waits it does not: the signal writes into a
socket that Qt watches. The exit status is then 128 and the signal's number, as of any program that
was ended by one; 0 if the window was closed.
"""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from alhambra_qt.ui.kit.guard import Guarded

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # not every system has all of them


class Ending(Guarded, QObject):
    """Hears the first signal of the system; ``status`` is the exit status then, else 0.

    Ctrl+C for a second time ends the program at once, for whom an orderly end takes too long.

    Signals:
        asked: the program is to end, with this status.
    """

    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.status = 0
        self._interrupted = False
        self._heard, self._signalled = socket.socketpair()
        for one in (self._heard, self._signalled):
            one.setblocking(False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        found = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
        # What whoever started the program made it ignore (nohup, a shell's background) stays so.
        wanted = [number for number in found if signal.getsignal(number) is not signal.SIG_IGN]
        self._before = {number: signal.signal(number, self._signal) for number in wanted}
        self._fd_before = signal.set_wakeup_fd(self._signalled.fileno(), warn_on_full_buffer=False)

    def _signal(self, number: int, _frame: FrameType | None) -> None:
        """Whatever is being done goes on; only who is impatient is not made to wait."""
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
        """Leave signals alone again."""
        signal.set_wakeup_fd(self._fd_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._heard.close()
        self._signalled.close()
