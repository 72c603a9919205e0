"""Moving the keyboard focus: arrows to the nearest control in a direction, F6 between zones.

A page never receives input that began before it was visible: no key, no press, no second half of
a double click.

    watch(window)        # once, when the window is shown
    turned(page)         # the page shows something else now
"""

from __future__ import annotations

import time
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
    """Return all visible controls inside a widget that accept Tab focus, in tab order."""
    found = []
    for widget in root.findChildren(QWidget):
        wants = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if wants and widget.isVisibleTo(root) and widget.isEnabled():
            found.append(widget)
    return found


def _area(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


def _distance(start: QRect, other: QRect, direction: tuple[int, int]) -> float | None:
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
    """Return the index of the nearest rectangle in that direction; None if there is none."""
    ways = [(_distance(start, other, direction), number) for number, other in enumerate(others)]
    reached = [(far, number) for far, number in ways if far is not None]
    return min(reached)[1] if reached else None


def move(root: QWidget, direction: tuple[int, int]) -> bool:
    """Focus the nearest control in that direction; return False if there is none."""
    current = QApplication.focusWidget()
    if current is None or not root.isAncestorOf(current):
        return False
    others = [widget for widget in focusable(root) if widget is not current]
    found = nearest(_area(current), [_area(widget) for widget in others], direction)
    if found is not None:
        give(others[found])
    return found is not None


def go_round(root: QWidget, following: bool) -> bool:
    """Focus the next or previous control of a widget, wrapping around."""
    every, current = focusable(root), QApplication.focusWidget()
    if not every:
        return False
    here = every.index(current) if current in every else -following
    give(every[(here + (1 if following else -1)) % len(every)])
    return True


def next_zone(zones: Sequence[QWidget], step: int) -> bool:
    """Focus the first visible control of the next (or previous) zone that has one."""
    current = QApplication.focusWidget()
    usable = [zone for zone in zones if focusable(zone)]
    if not usable:
        return False
    inside = [k for k, zone in enumerate(usable) if current and zone.isAncestorOf(current)]
    index = (inside[0] + step) % len(usable) if inside else 0
    there = focusable(usable[index])
    seen = (control for control in there if not control.visibleRegion().isEmpty())
    give(next(seen, there[0]))
    return True


def give(widget: QWidget) -> None:
    """Focus a widget by a key, and bring it into sight."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    reveal(widget)


def reveal(widget: QWidget) -> None:
    """Scroll the whole widget into view; for a field, Qt would only show its cursor."""
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
NEVER = -1  # the page number of input that belongs to no page
MOMENT, TICKS = 0.5, 3  # s, and how many of these an unpainted page stays closed
_used = {"pointer": False}


class Threshold(Guarded, QObject):
    """Event filter of a window that discards input which began before the current page.

    Pages are numbered. A press belongs to the page shown at that time, if it had been painted; a
    key held down belongs to the page of its first press, whatever events the system sends.

    Neither a paint nor a release is certain to be reported. So a page also opens after a few
    moments, counted by a timer and by the input itself, and a press that is no repetition is then a
    new one even without a release. A moment in which the window was busy counts once, however long
    it lasted: what was pressed meanwhile is still discarded.
    """

    def __init__(self, window: QWidget, handle: QWindow) -> None:
        super().__init__(handle)
        self._window = window
        self._page = 0
        self._keys: dict[
            int, tuple[int, float]
        ] = {}  # the keys held down: page and time of the press
        self._presses = (NEVER, NEVER)  # the pages of the last two pointer presses
        self.unseen = False  # whether the page has not been painted yet
        self._waits = False  # whether the wait cursor is shown
        self._seen = QTimer(self)
        self._seen.setSingleShot(True)
        self._seen.timeout.connect(self._open)  # no delay: runs after all pending events
        self._ticks, self._ticked = 0, 0.0
        self._clock = QTimer(self, interval=round(1000 * MOMENT))
        self._clock.timeout.connect(self._tick)
        window.installEventFilter(self)

    def turn(self, *, waits: bool = False) -> None:
        """Begin another page; with ``waits``, show the wait cursor until it is painted."""
        self._page += 1
        if not self.unseen:  # pages that follow each other faster must not wait for ever
            self.unseen, self._ticks, self._ticked = True, 0, time.monotonic()
            self._clock.start()
        if waits and not self._waits:
            self._waits = True
            QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        self._seen.stop()
        if self._window.updatesEnabled():
            self._window.update()
        else:
            self._seen.start()

    def _tick(self) -> None:
        """Count a moment in which the page was not painted; open it after a few of them."""
        now = time.monotonic()
        if self.unseen and now - self._ticked >= 0.9 * MOMENT:  # timers may be a little early
            self._ticks, self._ticked = self._ticks + 1, now
            if self._ticks >= TICKS:
                self._open()

    def _open(self) -> None:
        self.unseen = False
        self._seen.stop()
        self._clock.stop()
        if self._waits:
            self._waits = False
            QGuiApplication.restoreOverrideCursor()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in PAINTS:
            if self.unseen:
                self._seen.start()
        elif isinstance(watched, QWindow):
            if self.unseen:
                self._tick()
            return self._key(event) if isinstance(event, QKeyEvent) else self._press(event.type())
        return False

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if event.type() in BY_KEY:
            _used["pointer"] = False
            now, repeated = time.monotonic(), event.isAutoRepeat()
            page, since = self._keys.get(key, (NEVER, now))
            if key not in self._keys or (not repeated and now - since > TICKS * MOMENT):
                page, since = NEVER if self.unseen or repeated else self._page, now
            self._keys[key] = page, since
            refused = page != self._page
            if refused:
                event.accept()  # also a shortcut override
            return refused
        if key == Qt.Key.Key_Control:
            self._keys.clear()  # macOS reports no other release meanwhile
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
            self._keys.clear()  # another window gets their releases
        return kind == KIND.MouseButtonRelease and last == NEVER


def _threshold(window: QWidget) -> Threshold | None:
    handle = window.windowHandle()
    return None if handle is None else handle.findChild(Threshold)


def watch(window: QWidget) -> None:
    """Filter the input of a window that is shown, before any other filter of its handle."""
    handle = window.windowHandle()
    if handle is not None:
        handle.installEventFilter(_threshold(window) or Threshold(window, handle))


def turned(page: QWidget) -> None:
    """Discard input that began before this page, or its current question, was painted."""
    found = _threshold(page.window())
    if found is not None and page.isVisible():
        found.turn()


def pause(window: QWidget) -> None:
    """Show the wait cursor until the page that is being built is painted."""
    found = _threshold(window)
    if found is not None:
        found.turn(waits=True)


def by_pointer() -> bool:
    """Return whether the last input was by pointer, not by key."""
    return _used["pointer"]
