"""What a screen reader finds at the table: every target with role, name and value, in order.

Nothing here knows more than the view that is shown, so nothing secret can be read out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from alhambra_qt.ui.kit.guard import Guarded, guarded
from alhambra_qt.ui.table.spots import ZONE_ORDER, Spot

if TYPE_CHECKING:
    from alhambra_qt.controller.view.table import TableView
    from alhambra_qt.ui.kit.look import Look
    from alhambra_qt.ui.table.widget import TableWidget

ROLES = {
    "button": QAccessible.Role.PushButton,
    "chip": QAccessible.Role.PushButton,
    "tool": QAccessible.Role.PushButton,
    "link": QAccessible.Role.Link,
    "slot": QAccessible.Role.PushButton,
    "card": QAccessible.Role.PushButton,
    "tile": QAccessible.Role.PushButton,
    "cell": QAccessible.Role.Cell,
    "panel": QAccessible.Role.Grouping,
    "text": QAccessible.Role.StaticText,
}
# Qt takes None for "there is none", but its type hints do not know that.
NOTHING = cast(QAccessibleInterface, None)
_state: dict[str, bool] = {"installed": False}
# Qt does not own interfaces made in Python: they live as long as their widget's entry here.
_kept: dict[int, AccessibleTable] = {}


class AccessibleSpot(Guarded, QAccessibleInterface):
    """One thing on the table."""

    def __init__(self, table: AccessibleTable, index: int) -> None:
        super().__init__()
        self.table, self.index = table, index

    def spot(self) -> Spot | None:
        """The thing as it is now."""
        spots = self.table.spots()
        return spots[self.index] if self.index < len(spots) else None

    def isValid(self) -> bool:
        """Whether it is still there."""
        return self.spot() is not None

    def object(self) -> QObject:
        """It is no object of Qt."""
        return cast(QObject, None)

    def window(self) -> QWindow:
        """The window of the table."""
        return self.table.window()

    def parent(self) -> QAccessibleInterface:
        """The table."""
        return self.table

    def child(self, _index: int) -> QAccessibleInterface:
        """It has no parts."""
        return NOTHING

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        """It has no parts."""
        return NOTHING

    def childCount(self) -> int:
        """It has no parts."""
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """It has no parts."""
        return -1

    def rect(self) -> QRect:
        """Where it is on the screen."""
        spot, widget = self.spot(), self.table.table_widget
        if spot is None:
            return QRect()
        area = widget.mapFromScene(spot.rect).boundingRect()
        return QRect(widget.viewport().mapToGlobal(area.topLeft()), area.size())

    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        spot = self.spot()
        return (
            ROLES.get(spot.role, QAccessible.Role.StaticText) if spot else (QAccessible.Role.NoRole)
        )

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, its state in words, and its key."""
        spot = self.spot()
        if spot is None:
            return ""
        if kind == QAccessible.Text.Name:
            return spot.name
        if kind in (QAccessible.Text.Value, QAccessible.Text.Description):
            return spot.value
        return spot.key if kind == QAccessible.Text.Accelerator else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """It cannot be written."""

    def state(self) -> QAccessible.State:
        """Whether it can have the focus, has it, and works."""
        state, spot = QAccessible.State(), self.spot()
        if spot is None:
            state.invalid = True
            return state
        widget = self.table.table_widget
        state.focusable = spot.focusable
        state.focused = widget.hasFocus() and widget.focus.target == spot.target
        state.disabled = not spot.enabled
        return state

    def foregroundColor(self) -> QColor:
        """The colour of its text."""
        return self.table.table_widget.ctx.theme.ink

    def backgroundColor(self) -> QColor:
        """The colour it stands on."""
        return self.table.table_widget.ctx.theme.panel


class AccessibleTable(Guarded, QAccessibleWidget):
    """The table with all its things as children, in reading order."""

    def __init__(self, widget: TableWidget) -> None:
        super().__init__(widget, QAccessible.Role.Table, widget.accessibleName())
        self.table_widget = widget
        self._children: list[AccessibleSpot] = []

    def spots(self) -> list[Spot]:
        """All things in the order of their zones; none while another page is shown."""
        if not self.table_widget.isVisible():
            return []
        rank = {zone: k for k, zone in enumerate(ZONE_ORDER)}
        found = [spot for spot in self.table_widget.table.spots() if spot.name]
        return sorted(found, key=lambda spot: rank.get(spot.zone, len(rank)))

    def childCount(self) -> int:
        """How many things there are."""
        return len(self.spots())

    def child(self, index: int) -> QAccessibleInterface:
        """The thing with that number."""
        if not 0 <= index < self.childCount():
            return NOTHING
        while len(self._children) <= index:
            self._children.append(AccessibleSpot(self, len(self._children)))
        return self._children[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of a thing."""
        return child.index if isinstance(child, AccessibleSpot) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """The thing at a place on the screen."""
        for index in reversed(range(self.childCount())):
            child = self.child(index)
            if child is not None and child.rect().contains(x, y):
                return child
        return NOTHING

    def focusChild(self) -> QAccessibleInterface:
        """The thing with the focus."""
        target = self.table_widget.focus.target
        for index, spot in enumerate(self.spots()):
            if spot.target == target:
                return self.child(index)
        return NOTHING

    def text(self, kind: QAccessible.Text) -> str:
        """The table is called by the question of the moment."""
        view = self.table_widget.table.view
        if kind == QAccessible.Text.Name and view is not None:
            return self.table_widget.look.text(view.prompt.title)
        return ""


def install() -> None:
    """Make tables known to accessibility (once)."""
    if not _state["installed"]:
        _state["installed"] = True
        # Qt keeps the factory for good and calls it for every object it shows to a screen reader.
        QAccessible.installFactory(guarded(_factory, lambda *_: NOTHING))


def _factory(_class: str, thing: QObject | None) -> QAccessibleInterface:
    from alhambra_qt.ui.table.widget import TableWidget

    if not isinstance(thing, TableWidget):
        return NOTHING
    key = id(thing)
    if key not in _kept:
        _kept[key] = AccessibleTable(thing)
        thing.destroyed.connect(lambda: _kept.pop(key, None))
    return _kept[key]


def announce(widget: QWidget, text: str) -> None:
    """Say one sentence."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def changed(widget: TableWidget, old: TableView | None, new: TableView, look: Look) -> None:
    """Say what is new: a notice, a hint, what happened last, or the question."""
    if not QAccessible.isActive():
        return
    if new.notice is not None and (old is None or old.notice != new.notice):
        announce(widget, look.text(new.notice))
    elif new.hint is not None and (old is None or old.hint != new.hint):
        told = [new.hint.title, *(one.text for one in new.hint.lines)]
        announce(widget, ". ".join(look.text(word) for word in told))
    elif old is not None and new.log[-1:] != old.log[-1:] and new.log:
        announce(widget, look.text(new.log[-1].text))
    elif old is None or old.prompt.title != new.prompt.title:
        words = [new.prompt.title, *(one.text for one in new.prompt.lines)]
        announce(widget, ". ".join(look.text(word) for word in words))
