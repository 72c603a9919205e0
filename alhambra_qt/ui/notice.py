"""A sentence across the window's lower edge: what went wrong, without stopping anything."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui import paint
from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.labels import Text
from alhambra_qt.ui.widgets import Button


class Notice(QWidget):
    """Shows one sentence at a time until it is dismissed; further ones wait their turn."""

    def __init__(self, ctx: UiContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self._waiting: list[Msg] = []
        self.words = Text(ctx, "", role="body", middle=True)
        self.close_button = Button(ctx, msg("notice-close"), key=msg("key-esc"))
        self.close_button.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 10, 10)
        row.addWidget(self.words, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def say(self, words: Msg) -> None:
        """Show a sentence, or queue it behind the one shown."""
        if words in self._waiting:
            return
        self._waiting.append(words)
        if len(self._waiting) == 1:
            self._show_first()

    def _show_first(self) -> None:
        self.words.set_words(self._waiting[0])
        self.setAccessibleName(self.ctx.text(self._waiting[0]))
        self.fit()
        self.show()
        self.raise_()
        self.close_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def dismiss(self) -> None:
        """Forget the sentence shown; the next one comes, if any."""
        del self._waiting[:1]
        if self._waiting:
            self._show_first()
        else:
            self.hide()
            self.parentWidget().setFocus(Qt.FocusReason.PopupFocusReason)

    def fit(self) -> None:
        """Take the width of the window and the height of the sentence."""
        window = self.parentWidget()
        edge = self.ctx.px(12)
        width = min(window.width() - 2 * edge, self.ctx.px(1100))
        self.setFixedWidth(width)
        height = max(self.layout().heightForWidth(width), self.sizeHint().height())
        self.setFixedHeight(height)
        self.move((window.width() - width) // 2, window.height() - height - edge)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc dismisses it."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the strip with the border of a warning."""
        theme = self.ctx.theme
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter = QPainter(self)
        paint.panel(
            painter, rect, theme, radius=self.ctx.metrics.radius, border=theme.warn, width=2
        )
