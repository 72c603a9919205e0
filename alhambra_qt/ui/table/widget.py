"""The table as a widget: shows views, plays what happened, and says what the person chooses.

    table = TableWidget(ctx)
    table.picked.connect(...)
    table.show_view(view)               # the table as it is now
    table.play(motions, view)           # something happened: pieces move, then `idle`
    table.show_answer(answer)           # what the desk said to `asked`

Everything that is chosen leaves as a target of the view; only what concerns seeing (zoom,
log, counts, an opponent's Alhambra) is done here.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.table import access
from alhambra_qt.ui.table.access import AccessibleTable
from alhambra_qt.ui.table.choosing import ChoosingTable
from alhambra_qt.ui.table.keyboard import Keyboard, leaves_open
from alhambra_qt.ui.table.keys import written
from alhambra_qt.ui.table.mouse import Mouse, wheel


class TableWidget(ChoosingTable):
    """The table of a running game, with pointer, keys and screen reader."""

    accessible_class: type[AccessibleTable] = AccessibleTable

    def __init__(self, ctx: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        self._keyboard, self._mouse = Keyboard(), Mouse()

    def hear(self) -> None:
        """Sound from now on what is done here; connected last, it finds what came of it."""
        self.lifted.connect(weakly(self.ctx.sound, "lift"))
        self.dropped.connect(weakly(self._sound, ""))
        self.picked.connect(weakly(self._sound, "click"))

    def _sound(self, usual: str) -> None:
        """Play the sound of a choice; animations play their own as pieces move."""
        view, sound = self.view_shown, usual
        if self.extra.answer is not None or (view is not None and view.refusal is not None):
            sound = "refuse"
        elif self.busy:
            sound = ""
        elif view is not None and view.notice is not None:
            sound = "notice"
        if sound:
            self.ctx.sound(sound)

    @property
    def dragging(self) -> bool:
        return self._mouse.drag.on

    def settle(self) -> None:
        self._mouse.drag.follow(self)
        self._mouse.still(self)

    def put_back(self) -> bool:
        return self._mouse.drag.put_back(self)

    def tell_focus(self, *, again: bool = False) -> None:
        access.focused(self, again=again)

    # -- Qt -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use a key; a letter without the Alt that it needs is none."""
        if not self.ctx.keys.acts(written(event)):
            event.ignore()
            return
        self.person_acts(by_key=True, reads=leaves_open(self, event))
        if self._keyboard.press(self, event):
            event.accept()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._mouse.press(self, event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._mouse.press(self, event, again=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse.move(self, event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._mouse.release(self, event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if wheel(self, event):
            event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Pinching enlarges the board; leaving points at nothing; resting asks for words."""
        if event.type() == QEvent.Type.Leave:
            self._mouse.leave(self)
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._mouse.rest(self, event)
            return True
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == (
            Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom_by(1.0 + event.value(), self.mapToScene(event.position().toPoint()))
            return True
        return super().viewportEvent(event)
