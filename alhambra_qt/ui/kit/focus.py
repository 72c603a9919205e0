"""Moving the keyboard focus: arrows to the nearest control in that direction, F6 between zones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

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
