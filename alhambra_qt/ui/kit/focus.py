"""The keyboard focus moves: arrows to the nearest control in that direction, F6 between zones.

What began before a page was seen is not for it, no key, no press, no half of a double click:

    watch(window)        # once, when it is shown
    turned(page)         # it shows something else now
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from alhambra_qt.ui.kit.guard import Guarded

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def focusable(root: QWidget) -> list[QWidget]:
    """All visible controls below a widget that take the focus with Tab, in that order."""
    found = []
    for widget in root.findChildren(QWidget):
        wants = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if wants and widget.isVisibleTo(root) and widget.isEnabled():
            found.append(widget)
    return found


def _area(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


def _distance(start: QRect, other: QRect, direction: tuple[int, int]) -> float | None:
    """How far the other lies in that direction, None if it lies elsewhere."""
    offset = other.center() - start.center()
    if direction[0]:
        along, across = offset.x() * direction[0], abs(offset.y())
        overlap = min(start.bottom(), other.bottom()) - max(start.top(), other.top())
    else:
        along, across = offset.y() * direction[1], abs(offset.x())
        overlap = min(start.right(), other.right()) - max(start.left(), other.left())
    if along <= 4 or (overlap <= 4 and across > along):
        return None
    return along + (across * 0.3 if overlap > 4 else across * 3.0 + 40)


def nearest(start: QRect, others: Sequence[QRect], direction: tuple[int, int]) -> int | None:
    """Which of the others lies nearest in that direction; None if there is none."""
    ways = [(_distance(start, other, direction), number) for number, other in enumerate(others)]
    reached = [(far, number) for far, number in ways if far is not None]
    return min(reached)[1] if reached else None


def move(root: QWidget, direction: tuple[int, int]) -> bool:
    """Give the focus to the nearest control in that direction; False if there is none."""
    current = QApplication.focusWidget()
    if current is None or not root.isAncestorOf(current):
        return False
    others = [one for one in focusable(root) if one is not current]
    found = nearest(_area(current), [_area(one) for one in others], direction)
    if found is None:
        return False
    others[found].setFocus(Qt.FocusReason.TabFocusReason)
    return True


def go_round(root: QWidget, following: bool) -> bool:
    """Give the focus to the next control of a widget, or the one before, round and round."""
    every, current = focusable(root), QApplication.focusWidget()
    if not every:
        return False
    here = every.index(current) if current in every else -following
    every[(here + (1 if following else -1)) % len(every)].setFocus(Qt.FocusReason.TabFocusReason)
    return True


def next_zone(zones: Sequence[QWidget], step: int) -> bool:
    """Give the focus to the first control in sight of the next (or previous) zone that has one."""
    current = QApplication.focusWidget()
    usable = [zone for zone in zones if focusable(zone)]
    if not usable:
        return False
    inside = [k for k, zone in enumerate(usable) if current and zone.isAncestorOf(current)]
    index = (inside[0] + step) % len(usable) if inside else 0
    there = focusable(usable[index])
    seen = (control for control in there if not control.visibleRegion().isEmpty())
    next(seen, there[0]).setFocus(Qt.FocusReason.TabFocusReason)
    return True


def reveal(widget: QWidget) -> None:
    """Scroll so that the whole widget is seen; Qt is content with the cursor of a field."""
    parent = widget.parentWidget()
    while parent is not None:
        content = parent.widget() if isinstance(parent, QScrollArea) else None
        if isinstance(parent, QScrollArea) and content and content.isAncestorOf(widget):
            area = QRect(widget.mapTo(content, QPoint(0, 0)), widget.size())
            half = min(area.height() // 2 + 24, parent.viewport().height() // 2)
            middle = area.center()
            parent.ensureVisible(middle.x(), middle.y(), area.width() // 2 + 12, half)
        parent = parent.parentWidget()


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
        if event.type() in PAINTS:
            if self.unseen:
                self._seen.start()
        elif isinstance(watched, QWindow):
            return self._key(event) if isinstance(event, QKeyEvent) else self._press(event.type())
        return False

    def _key(self, event: QKeyEvent) -> bool:
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
