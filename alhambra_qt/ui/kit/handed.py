"""Tells a screen reader where the keyboard focus is in the end.

A page that gets the focus hands it on to a control while Qt is still giving it: then Qt tells of
the control first and of the page last, and whoever listens believes that the page has it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.ui.kit.access import tell
from alhambra_qt.ui.kit.guard import Guarded


class Handed(Guarded, QObject):
    """Watches the focus: where it moved on at once, its last place is told once more."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._moves = 0
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._moved)

    def _moved(self, _old: QWidget | None, _now: QWidget | None) -> None:
        if not self._moves:
            QTimer.singleShot(0, self, self._settled)
        self._moves += 1

    def _settled(self) -> None:
        handed, self._moves = self._moves > 1, 0
        if handed:
            tell_focus(QApplication.focusWidget())


def tell_focus(widget: QWidget | None) -> None:
    """Tell that a widget has the focus, or that part of it which has."""
    if widget is None or not QAccessible.isActive():
        return
    whole = QAccessible.queryAccessibleInterface(widget)
    if whole is not None:
        tell(whole.focusChild() or whole, QAccessible.Event.Focus)
