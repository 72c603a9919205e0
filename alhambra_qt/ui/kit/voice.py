"""Says sentences to screen readers, each in the way in which it understands them.

New readers are told by an announcement. Old ones, such as Orca 43 of Debian 12, know nothing of
announcements but read a notification that appears. Whoever was told in both ways would hear all of
it twice, so on Linux it is asked who listens: the registry of AT-SPI knows to what events each
reader listens. Elsewhere all readers know announcements.

`Handed` tells where the keyboard focus is in the end: a page that gets it hands it on to a control
while Qt is still giving it, and then Qt tells of the page last.
"""

from __future__ import annotations

import sys
import time
import weakref
from functools import partial
from itertools import cycle
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from alhambra_qt.i18n import unmarked
from alhambra_qt.ui.kit.access import NAME, NOTHING, ToldThing, tell
from alhambra_qt.ui.kit.guard import Guarded

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection


ASKED_EVERY = 5.0  # seconds: a reader may be started at any time
PATIENCE = 200  # milliseconds
# Old readers throw away what comes while a whole page changes, and fall silent when the focus
# moves: a notification comes after that, in milliseconds.
LATER = 200
# Who listens to announcements, or to whatever happens to an object.
HEARD = ('"Object:Announcement', '"Object::', '"Object:"')
KEPT = 16  # notifications: a reader may ask for the words of one a while later


class Notification(ToldThing):
    """A sentence that appears in the window as a thing of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.said = ""
        self._widget: weakref.ref[QWidget] | None = None

    @property
    def widget(self) -> QWidget | None:
        """The window in which it appears, while it is there."""
        found = self._widget() if self._widget is not None else None
        return found if found is not None and isValid(found) else None

    def appear(self, widget: QWidget, text: str) -> None:
        """Be read out."""
        self.said, self._widget = text, weakref.ref(widget.window())
        tell(self, QAccessible.Event.NameChanged)  # of the sentence before
        tell(self, QAccessible.Event.ObjectShow)

    # -- Qt -----------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.widget is not None

    def window(self) -> QWindow:
        widget = self.widget
        return cast(QWindow, widget.windowHandle() if widget is not None else None)

    def parent(self) -> QAccessibleInterface:
        widget = self.widget
        return QAccessible.queryAccessibleInterface(widget) if widget is not None else NOTHING

    def rect(self) -> QRect:
        widget = self.widget
        return widget.geometry() if widget is not None else QRect()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Notification

    def text(self, kind: QAccessible.Text) -> str:
        return self.said if kind == NAME else ""

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()


class Readers:
    """Who listens, asked again now and then."""

    def __init__(self) -> None:
        self._asked, self._know = -ASKED_EVERY, True
        self._bus: QDBusConnection | None = None
        self._notifications = [Notification() for _ in range(KEPT)]  # Qt keeps what it has seen
        self._next = cycle(self._notifications)

    def say(self, widget: QWidget, text: str) -> None:
        """Say something in the way that is understood."""
        if self.know_announcements():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
        else:
            notification = next(self._next)
            QTimer.singleShot(LATER, widget, partial(notification.appear, widget, text))

    def know_announcements(self) -> bool:
        """Whether announcements are understood."""
        now = time.monotonic()
        if sys.platform == "linux" and now > self._asked + ASKED_EVERY:
            self._asked, self._know = now, self._heard()
        return self._know

    def _heard(self) -> bool:
        """Ask the registry; where it does not answer nobody listens."""
        try:
            from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage
        except ImportError:  # some systems give it in a package of its own
            return True
        call = QDBusMessage.createMethodCall
        if self._bus is None:
            asked = call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
            address = QDBusConnection.sessionBus().call(asked, QDBus.CallMode.Block, PATIENCE)
            found = address.arguments()
            if not found or not isinstance(found[0], str):
                return True
            self._bus = QDBusConnection.connectToBus(found[0], "alhambra-qt readers")
        name = "org.a11y.atspi.Registry"
        asked = call(name, "/org/a11y/atspi/registry", name, "GetRegisteredEvents")
        answer = self._bus.call(asked, QDBus.CallMode.Block, PATIENCE)
        # PySide cannot take a list of pairs apart, but it writes it out.
        return listens(str(answer))


def listens(registered: str) -> bool:
    """Whether anybody is registered for announcements; so it is, too, where nobody listens."""
    return "Object:" not in registered or any(one in registered for one in HEARD)


_readers: list[Readers] = []


def announce(widget: QWidget, text: str) -> None:
    """Say something to whoever listens."""
    if not text or not QAccessible.isActive():
        return
    if not _readers:
        _readers.append(Readers())
    _readers[0].say(widget, unmarked(text))


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
