"""Every page to be looked at and used all over, while one of its overrides fails on purpose."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

import alhambra_qt.ui
from alhambra_qt.faults import Faults
from alhambra_qt.ui.kit.access import FOCUS, PRESS, AccessiblePart, Castable, install
from alhambra_qt.ui.kit.guard import guarded_in, of_qt, overridden

Override = tuple[type, str]
KINDS = (
    *(QAccessible.Text.Name, QAccessible.Text.Description),
    *(QAccessible.Text.Value, QAccessible.Text.Accelerator),
)
K = Qt.Key
KEYS = (K.Key_Tab, K.Key_Right, K.Key_Down, K.Key_Left, K.Key_Up, K.Key_Tab, K.Key_A, K.Key_F6)
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
NO_BUTTON = Qt.MouseButton.NoButton
OUT = QPoint(-9, -9)
SPOKEN = (
    *("isValid", "object", "window", "parent", "childCount", "rect", "role", "state"),
    *("foregroundColor", "backgroundColor"),
)
SIZE, OTHER = (1366, 768), (1040, 620)
# PySide goes on calling what once stood in a class, even if something else does now.
ALIVE: list[Callable[..., Any]] = []


class Slip(Exception):
    """The error on purpose."""


def overrides() -> Iterator[Override]:
    """Every method of the window that Qt may call."""
    for module in pkgutil.walk_packages(alhambra_qt.ui.__path__, "alhambra_qt.ui."):
        loaded = importlib.import_module(module.name)
        for value in vars(loaded).values():
            here = isinstance(value, type) and value.__module__ == module.name
            if here and any(of_qt(base) for base in value.__mro__):
                for name, method in vars(value).items():
                    if isinstance(method, FunctionType) and overridden(value, name) is not None:
                        yield value, name


def named_as(override: Override) -> str:
    """How reports name an override."""
    return f"{override[0].__qualname__}.{override[1]}"


def canvas(widget: QWidget) -> QWidget:
    """Return the paint device of `paintEvent`: the viewport of a scroll area, else the widget."""
    return widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget


class Tampered:
    """Notes which overrides are used, and lets some of them fail.

    ``failing`` fails at every call, each of ``waiting`` at its first, which ``failed`` notes.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.used: set[Override] = set()
        self.failing: Override | None = None
        self.waiting: set[Override] = set()
        self.failed: list[str] = []
        for cls, name in list(overrides()):
            own = vars(cls)[name].__wrapped__
            ALIVE.append(guarded_in(cls, name, self._noted((cls, name), own)))
            patch.setattr(cls, name, ALIVE[-1])

    def waits(self, kind: type) -> bool:
        """Whether an override of things of this kind has not failed yet."""
        waiting = {cls for cls, _ in self.waiting}
        return not waiting.isdisjoint(kind.__mro__)

    def _noted(self, key: Override, own: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any, **named: Any) -> Any:
            self.used.add(key)
            if key in self.waiting:
                self.waiting.remove(key)
                self.failed.append(named_as(key))
            elif self.failing != key:
                return own(*args, **named)
            painter = QPainter(canvas(args[0])) if key[1] == "paintEvent" else None
            raise Slip(named_as(key), f"with {painter}")

        return noted


# -- using them -------------------------------------------------------------------------------


def settle() -> None:
    """Let everything happen that is due."""
    for _ in range(3):
        QApplication.processEvents()


def use(page: QWidget, worth: Callable[[type], bool] = lambda _: True) -> None:
    """Look at a page, change its size, use keys and the pointer all over it, and listen to it.

    Keys and the pointer go only to those kinds of things on it that are worth it.
    """
    page.resize(*SIZE)
    page.show()
    page.activateWindow()
    settle()
    for part in parts():
        part(page, worth) if part in (_type, _point) else part(page)


def parts(first: str = "") -> list[Callable[..., None]]:
    """Give all ways to use a page, first what makes Qt call overrides of a name."""
    ways = [lay_out, _type, _point, _listen, _hide_and_show]
    return sorted(ways, key=lambda way: way is not _caller(first))


def use_until(faults: Faults, page: QWidget, name: str) -> None:
    """Use a page until one is found, first as makes Qt call overrides of that name."""
    for part in parts(name):
        if not faults.found:
            part(page)


def _caller(name: str) -> Callable[[QWidget], None]:
    """Give the use that makes Qt call overrides of that name."""
    if "key" in name or "focus" in name:
        return _type
    if any(word in name for word in ("mouse", "wheel", "enter", "leave", "viewport")):
        return _point
    if name in SPOKEN or "hild" in name or name in ("text", "setText"):
        return _listen
    return _hide_and_show if name in ("showEvent", "hideEvent") else lay_out


def lay_out(page: QWidget) -> None:
    """Let all parts find their places anew, in another size, and be painted."""
    for part in page.findChildren(QWidget):
        part.updateGeometry()
        if part.hasHeightForWidth():
            part.heightForWidth(part.width())
    page.resize(*(OTHER if page.width() == SIZE[0] else SIZE))
    settle()


def _hide_and_show(page: QWidget) -> None:
    page.hide()
    page.show()
    settle()


def _kinds(page: QWidget, worth: Callable[[type], bool]) -> Iterator[QWidget]:
    """The page and one of each kind of thing that is seen on it, as long as it is there."""
    seen = {type(part): part for part in page.findChildren(QWidget) if part.isVisible()}
    some = [part for kind, part in seen.items() if worth(kind)]
    return (part for part in (page, *some) if shiboken6.isValid(part))


def _type(page: QWidget, worth: Callable[[type], bool] = lambda _: True) -> None:
    """Go round by keys; then type at each kind of thing, with the focus on it."""
    for key in KEYS:
        QTest.keyClick(page.window().windowHandle(), key)
    for part in _kinds(page, worth):
        part.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(part, K.Key_Right)
        if shiboken6.isValid(part):
            QTest.keyClick(part, K.Key_Tab)


def _point(page: QWidget, worth: Callable[[type], bool] = lambda _: True) -> None:
    """Press on each kind of thing and let go elsewhere, and turn the wheel over it."""
    for part in _kinds(page, worth):
        viewport = part.viewport() if isinstance(part, QAbstractScrollArea) else part
        middle = viewport.rect().center()
        place = viewport.mapTo(page.window(), middle)
        if page.window().rect().contains(place):
            QTest.mouseMove(page.window().windowHandle(), place)
        QTest.mousePress(viewport, LEFT, NONE, middle)
        for to in (middle + QPoint(3, 3), OUT):
            moved = QMouseEvent(QEvent.Type.MouseMove, to, to, NO_BUTTON, LEFT, NONE)
            QApplication.sendEvent(viewport, moved)
        QTest.mouseRelease(viewport, LEFT, NONE, OUT)
        if popup := QApplication.activePopupWidget():
            popup.close()
        at = QPointF(middle)
        phase = Qt.ScrollPhase.NoScrollPhase
        wheel = QWheelEvent(at, at, QPoint(), QPoint(0, 120), NO_BUTTON, NONE, phase, False)
        QApplication.sendEvent(viewport, wheel)
    QTest.mouseDClick(page.window().windowHandle(), LEFT, NONE, QPoint(1, 1))


def _listen(page: QWidget) -> None:
    """Ask all that a screen reader may ask, and give the keyboard to what takes it."""
    install()
    todo, focused = [QAccessible.queryAccessibleInterface(page)], False
    while todo:
        interface = todo.pop()
        if interface is None or interface.state().invisible:
            continue
        for name in (*SPOKEN, "focusChild"):
            if name != "focusChild" or not isinstance(interface, AccessiblePart):
                getattr(interface, name)()
        for kind in KINDS:
            interface.text(kind)
        kids = [interface.child(k) for k in range(interface.childCount())]
        for kid in kids[:1]:
            if kid is not None:
                interface.indexOfChild(kid)
        interface.childAt(700, 400)
        todo += reversed(kids)
        if isinstance(interface, AccessiblePart):
            interface.setText(QAccessible.Text.Name, "")
            interface.child(0), interface.indexOfChild(interface)
        doer = interface.actions if isinstance(interface, Castable) else None
        if doer is not None:
            interface.actionInterface()
            if FOCUS in (doer.actionNames() or ()) and not focused:
                focused = True
                doer.keyBindingsForAction(PRESS)
                doer.doAction(FOCUS)


def end(page: QWidget) -> None:
    """Be done with a page."""
    page.close()
    shiboken6.delete(page)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
