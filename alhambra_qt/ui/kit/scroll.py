"""The scroll area of a page, and how far each key scrolls it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.access import AccessibleScroll
from alhambra_qt.ui.kit.context import Styled, UiContext, scroll_bar_style

# How far each key scrolls, in viewport heights.
SCROLLS = {
    Qt.Key.Key_Up: -0.15,
    Qt.Key.Key_Down: 0.15,
    Qt.Key.Key_PageUp: -0.9,
    Qt.Key.Key_PageDown: 0.9,
    Qt.Key.Key_Space: 0.9,
    Qt.Key.Key_Home: -99.0,
    Qt.Key.Key_End: 99.0,
}


class Scroll(Styled, QScrollArea):
    """A vertical scroll area without frame, with an unobtrusive scroll bar."""

    accessible_class = AccessibleScroll

    def __init__(self, ctx: UiContext, content: QWidget) -> None:
        super().__init__(ctx)
        # Created here: wrapping Qt's default viewport makes PySide initialize 79 widget classes.
        self.setViewport(QWidget())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self._in_sight = False  # whether what has the focus was seen at the last restyle
        bar = self.verticalScrollBar()
        # Queued: what is inside has its new places only after the range has changed.
        bar.rangeChanged.connect(self._keep_in_sight, Qt.ConnectionType.QueuedConnection)
        bar.actionTriggered.connect(self._let_go)
        self.restyle()

    def _focused(self) -> QWidget | None:
        focused = self.window().focusWidget()
        return focused if focused is not None and self.isAncestorOf(focused) else None

    def _keep_in_sight(self) -> None:
        focused = self._focused()
        if self._in_sight and focused is not None:
            focus.reveal(focused)

    def _let_go(self) -> None:
        self._in_sight = False

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._let_go()
        super().wheelEvent(event)

    def restyle(self) -> None:
        focused = self._focused()
        self._in_sight = focused is not None and not focused.visibleRegion().isEmpty()
        bar = self.verticalScrollBar()  # not the area: a sheet cascades to all in it
        bar.setStyleSheet(scroll_bar_style(self.ctx))
        bar.setSingleStep(self.ctx.px(28))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by page keys; leave arrows to the page, which moves the focus."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def sizeHint(self) -> QSize:
        """Return the least: Qt would keep that of the content as it was when it was asked first."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return a low height, since it scrolls, but at least the width of the content."""
        content = self.widget()
        width = content.minimumSizeHint().width() if content is not None else 0
        return QSize(width, self.ctx.px(60))
