"""Stacks of pages, and how widgets enter and leave Qt's own layouts."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QLayout, QStackedLayout, QStackedWidget, QWidget

from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.focus import turned
from alhambra_qt.ui.kit.guard import Guarded


class Stacked(Guarded, QStackedWidget):
    """A stack that shows one of several widgets and is itself hidden from screen readers."""

    accessible_role = Role.Client

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(self._turned)

    def _turned(self) -> None:
        turned(self)


class Pages(Guarded, QStackedLayout):
    """A stack of pages; input that began on another page never reaches the one shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.currentChanged.connect(self._turned)

    def _turned(self) -> None:
        if (page := self.currentWidget()) is not None:
            turned(page)


def fill(layout: QLayout, *widgets: QWidget) -> None:
    """Add widgets to a layout in order."""
    for widget in widgets:
        layout.addWidget(widget)


def discard(widgets: Iterable[QWidget]) -> None:
    """Remove widgets from a page and delete them; they are hidden until Qt has deleted them.

    Their layouts drop them at once: an item for a deleted widget would be a dangling reference, on
    which a later garbage collection would crash.
    """
    for widget in widgets:
        parent = widget.parentWidget()
        for layout in parent.findChildren(QLayout) if parent is not None else ():
            layout.removeWidget(widget)
        widget.hide()
        widget.deleteLater()
