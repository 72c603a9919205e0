"""Announcements to screen readers, sent in the way that each reader supports.

New readers support announcement events. Old ones, such as Orca 43 of Debian 12, do not, but read a
notification that appears. Using both would make a reader speak everything twice, so on Linux we ask
the AT-SPI registry which events each reader listens to. On other systems all readers support
announcements.

`Handed` reports where the keyboard focus ends up: a page that gets the focus passes it on to a
control while Qt is still setting it, and then Qt reports the page last.
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
from alhambra_qt.ui.kit.access import NAME, NOTHING, AccessibleThing, tell
from alhambra_qt.ui.kit.guard import Guarded

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection


ASKED_EVERY = 5.0  # seconds between queries: a reader may be started at any time
PATIENCE = 200  # milliseconds
# The delay of a notification in milliseconds: old readers drop those that come while a whole page
# changes, and stop speaking when the focus moves.
LATER = 200
# Registrations for announcements, or for all events of an object.
HEARD = ('"Object:Announcement', '"Object::', '"Object:"')
KEPT = 16  # notifications kept, since a reader may ask for the text of one later


class Notification(AccessibleThing):
    """A sentence that appears in the window as an accessible object."""

    def __init__(self) -> None:
        super().__init__()
        self.said = ""
        self._widget: weakref.ref[QWidget] | None = None

    @property
    def widget(self) -> QWidget | None:
        """Return the window in which it appears, while that exists."""
        found = self._widget() if self._widget is not None else None
        return found if found is not None and isValid(found) else None

    def appear(self, widget: QWidget, text: str) -> None:
        """Make screen readers read a text."""
        self.said, self._widget = text, weakref.ref(widget.window())
        tell(self, QAccessible.Event.NameChanged)  # of the previous sentence
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
    """The running screen readers, queried again at intervals."""

    def __init__(self) -> None:
        self._asked, self._know = -ASKED_EVERY, True
        self._bus: QDBusConnection | None = None
        self._notifications = [Notification() for _ in range(KEPT)]  # Qt keeps those it has seen
        self._next = cycle(self._notifications)

    def say(self, widget: QWidget, text: str) -> None:
        """Announce a text in the way that the running readers support."""
        if self.know_announcements():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
        else:
            notification = next(self._next)
            QTimer.singleShot(LATER, widget, partial(notification.appear, widget, text))

    def know_announcements(self) -> bool:
        """Return whether the running readers support announcements."""
        now = time.monotonic()
        if sys.platform == "linux" and now > self._asked + ASKED_EVERY:
            self._asked, self._know = now, self._heard()
        return self._know

    def _heard(self) -> bool:
        """Query the registry; if it does not answer, there is no reader."""
        try:
            from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage
        except ImportError:  # some systems ship it as a separate package
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
        # PySide cannot unpack a list of pairs, but its string form contains them.
        return listens(str(answer))


def listens(registered: str) -> bool:
    """Return whether a reader is registered for announcements, or none is registered at all."""
    return "Object:" not in registered or any(name in registered for name in HEARD)


_readers: list[Readers] = []


def announce(widget: QWidget, text: str) -> None:
    """Announce a text to screen readers."""
    if not text or not QAccessible.isActive():
        return
    if not _readers:
        _readers.append(Readers())
    _readers[0].say(widget, unmarked(text))


class Handed(Guarded, QObject):
    """Watches the focus: if it moved on at once, reports its final place again."""

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
    """Report that a widget, or the part of it that has the focus, is focused."""
    if widget is None or not QAccessible.isActive():
        return
    whole = QAccessible.queryAccessibleInterface(widget)
    if whole is not None:
        tell(whole.focusChild() or whole, QAccessible.Event.Focus)
