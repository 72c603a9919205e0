"""The page of a review for its tests: shown, with the keyboard, and what is written on it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.review.review_page import ReviewPage
from tests.ui.page_kit import COMMON, NONE, alone
from tests.ui.page_kit import press as press_on
from tests.ui.review_samples import STATES

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
NAME = QAccessible.Text.Name


def settled(page: QWidget) -> None:
    """Nothing is laid out any more."""
    for _ in range(4):
        QApplication.processEvents()


def page_of(
    ctx: UiContext, qtbot: QtBot, name: str = "review", size: tuple[int, int] = COMMON
) -> ReviewPage:
    """The page in one of its states, shown, with the keyboard."""
    page = alone(qtbot, STATES[name], size, ctx)
    page.focus_first()
    settled(page)
    return page


def press(page: ReviewPage, key: Qt.Key, mods: Qt.KeyboardModifier = NONE) -> None:
    """Press a key where the keyboard is."""
    press_on(page, key, mod=mods)


def plain(text: str) -> str:
    """A text without the marks of names in it."""
    return text.replace("\u2068", "").replace("\u2069", "")


def words(page: QWidget) -> list[str]:
    """Return all texts that the page shows."""
    found: list[str] = []

    def walk(widget: QWidget) -> None:
        interface = QAccessible.queryAccessibleInterface(widget)
        for k in range(interface.childCount()):
            child = interface.child(k)
            if child is None:
                continue
            held = child.object()
            if not isinstance(held, QWidget):
                found.append(child.text(NAME))
            elif held.isVisible():
                found.append(child.text(NAME))
                walk(held)

    walk(page)
    return found
