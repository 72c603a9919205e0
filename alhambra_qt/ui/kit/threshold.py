"""What began before a page was seen is not for it: no key, no press, no half of a double click.

    watch(window)        # once, when it is shown
    turned(page)         # another page is there, or the same one asks something else
    pause(window)        # another page is going to be there: the pointer waits for it

`by_pointer()` tells whether keys or the pointer were used last.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget

from alhambra_qt.ui.kit.guard import Guarded

KIND = QEvent.Type
BY_KEY, PAINTS = (KIND.KeyPress, KIND.ShortcutOverride), (KIND.UpdateRequest, KIND.Expose)
NEVER = -1  # the page of what is for none
_used = {"pointer": False}


class Threshold(Guarded, QObject):
    """Sees what is done in a window before any widget does, and keeps from a page what is older.

    Pages are counted. What is pressed belongs to the page shown then, if that was painted; a key
    that is held down belongs to the page of its first press, whatever the system sends.
    """

    def __init__(self, window: QWidget, handle: QWindow) -> None:
        super().__init__(handle)
        self._window = window
        self._page = 0
        self._keys: dict[int, int] = {}  # those that are down, each with its page
        self._presses = (NEVER, NEVER)  # the pages of the last two presses of the pointer
        self.unseen = False  # whether the page is still to be painted
        self._waits = False  # whether the pointer says so
        self._seen = QTimer(self)
        self._seen.setSingleShot(True)
        self._seen.timeout.connect(self._open)  # without delay: after all that came meanwhile
        for one in (window, handle):
            one.installEventFilter(self)

    def turn(self, *, waits: bool = False) -> None:
        """Another page comes; with ``waits`` the pointer shows that it takes a while."""
        self._page += 1
        self.unseen = True
        if waits and not self._waits:
            self._waits = True
            QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        self._seen.stop()
        if self._window.updatesEnabled():
            self._window.update()
        else:
            self._seen.start()

    def _open(self) -> None:
        self.unseen = False
        if self._waits:
            self._waits = False
            QGuiApplication.restoreOverrideCursor()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take away what is not for the page."""
        if event.type() in PAINTS:
            if self.unseen:
                self._seen.start()
        elif isinstance(watched, QWindow):
            return self._key(event) if isinstance(event, QKeyEvent) else self._press(event.type())
        return False

    def _key(self, event: QKeyEvent) -> bool:
        """Whether a key is not for the page."""
        key = event.key()
        if event.type() in BY_KEY:
            _used["pointer"] = False
            late = self.unseen or event.isAutoRepeat()
            refused = self._keys.setdefault(key, NEVER if late else self._page) != self._page
            if refused:
                event.accept()  # of a shortcut too
            return refused
        if key == Qt.Key.Key_Control:
            self._keys.clear()  # macOS tells of no other release meanwhile
        elif not event.isAutoRepeat():
            self._keys.pop(key, None)
        return False

    def _press(self, kind: QEvent.Type) -> bool:
        """Whether something done with the pointer is not for the page."""
        before, last = self._presses
        if kind == KIND.MouseButtonPress:  # also before each double click
            _used["pointer"] = True
            self._presses = last, NEVER if self.unseen else self._page
            return self.unseen
        if kind == KIND.MouseButtonDblClick and before != self._page:
            self._presses = before, NEVER
            return True
        if kind == KIND.FocusOut:
            self._keys.clear()  # their releases are told to others
        return kind == KIND.MouseButtonRelease and last == NEVER


def _threshold(window: QWidget) -> Threshold | None:
    handle = window.windowHandle()
    return None if handle is None else handle.findChild(Threshold)


def watch(window: QWidget) -> None:
    """Stand before a window that is shown from now on."""
    handle = window.windowHandle()
    if handle is not None and _threshold(window) is None:
        Threshold(window, handle)


def turned(page: QWidget) -> None:
    """What began before this page, or what it asks now, is painted is not for it."""
    found = _threshold(page.window())
    if found is not None and page.isVisible():
        found.turn()


def pause(window: QWidget) -> None:
    """Let the pointer wait until the page that is being made is painted."""
    found = _threshold(window)
    if found is not None:
        found.turn(waits=True)


def by_pointer() -> bool:
    """Whether the pointer was used last, and no key since."""
    return _used["pointer"]
