"""A sentence at an edge of the window, without stopping anything: what went wrong or well."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import (
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import Button

MORE, AGAIN = msg("fault-more"), msg("ask-again")


class Notice(Styled, QWidget):
    """Shows one sentence at a time until it is dismissed; further ones wait their turn.

    It never takes the focus: whoever is playing goes on, and Esc dismisses it from anywhere. Where
    there is more to say, F12 or a second button leads there.
    """

    def __init__(self, ctx: UiContext, parent: QWidget) -> None:
        super().__init__(ctx, parent)
        self._window = parent
        self._waiting: list[Msg] = []
        self._good: set[Msg] = set()
        self._more: dict[Msg, tuple[Msg, Callable[[], None]]] = {}
        self.words = Text(ctx, "", role="body", middle=True)
        self.more_button = Button(ctx, MORE, key="F12")
        self.close_button = Button(ctx, msg("notice-close"), key=msg("key-esc"))
        self._further = self._reached(self.more_button, Qt.Key.Key_F12, self.go_further)
        self._escape = self._reached(self.close_button, Qt.Key.Key_Escape, self.dismiss)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 10, 10)
        row.addWidget(self.words, 1)
        for one in (self.more_button, self.close_button):
            row.addWidget(one, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()
        parent.installEventFilter(self)

    def _reached(self, button: Button, key: Qt.Key, does: Callable[[], None]) -> QShortcut:
        """Do something by a button without focus, and by a key from anywhere."""
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: does())
        shortcut = QShortcut(QKeySequence(key), self._window)
        shortcut.activated.connect(does)
        shortcut.setEnabled(False)
        return shortcut

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.restyle()
        return False

    def say(
        self,
        words: Msg,
        *,
        good: bool = False,
        more: Callable[[], None] | None = None,
        label: Msg = MORE,
    ) -> None:
        """Show a sentence, or queue it behind the one shown.

        ``good`` is no warning; ``more``, behind a button of its own, leads to what else there is to
        say, or to do.
        """
        if words in self._waiting:
            return
        if more is not None:
            self._more[words] = label, more
        if good:
            self._good.add(words)
        self._waiting.append(words)
        if len(self._waiting) == 1:
            self._show_first()

    def _show_first(self) -> None:
        self.words.set_words(self._waiting[0])
        self.ctx.sound("notice")
        further = self._waiting[0] in self._more
        if further:
            self.more_button.set_words(self._more[self._waiting[0]][0])
        self.more_button.setVisible(further)
        self._further.setEnabled(further)
        self.retranslate()
        self.show()
        self.raise_()
        self.update()
        self._escape.setEnabled(True)
        announce(self, self.accessibleName())

    def retranslate(self) -> None:
        if self._waiting:
            self.setAccessibleName(self.ctx.text(self._waiting[0]))
            self.restyle()

    def offer(self, words: Msg, again: Callable[[], None] | None) -> None:
        """Say that an answer does not come, with what asks again; None: that holds no longer."""
        if again is None:
            self.withdraw(words)
        else:
            self.say(words, more=again, label=AGAIN)

    def dismiss(self) -> None:
        """Forget the sentence shown; the next one comes, if any."""
        for words in self._waiting[:1]:
            self.withdraw(words)

    def withdraw(self, words: Msg) -> None:
        """Forget a sentence, shown or waiting, that holds no longer; nothing if it is gone."""
        if words not in self._waiting:
            return
        shown = words == self._waiting[0]
        self._waiting.remove(words)
        self._good.discard(words)
        self._more.pop(words, None)
        if not shown:
            return
        if self._waiting:
            self._show_first()
        else:
            self._escape.setEnabled(False)
            self._further.setEnabled(False)
            self.hide()

    def go_further(self) -> None:
        """Go where more is said; the sentence has done its work."""
        label_and_more = self._more.get(self._waiting[0]) if self._waiting else None
        self.dismiss()
        if label_and_more is not None:
            label_and_more[1]()

    @property
    def warns(self) -> bool:
        """Whether the sentence shown tells what went wrong."""
        return not self._good.issuperset(self._waiting[:1])

    def restyle(self) -> None:
        """Take the width of the window and the height of the sentence.

        What went well needs no width and lies over the header: nothing to play with is there.
        """
        window = self._window
        edge = min(self.ctx.px(12), window.width() // 4)
        width = min(window.width() - 2 * edge, self.ctx.px(1100))
        if not self.warns:
            said = width_of(self.ctx.font("body"), self.ctx.text(self.words.words))
            spare = self.close_button.sizeHint().width() + self.ctx.px(60)
            width = min(width, round(said) + spare)
        self.setFixedWidth(width)
        height = max(self._row.heightForWidth(width), self.sizeHint().height())
        self.setFixedHeight(height)
        top = window.height() - height - edge if self.warns else 0
        self.move((window.width() - width) // 2, top)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the strip with the border of a warning, or of what went well."""
        theme = self.ctx.theme
        border = theme.warn if self.warns else theme.ok
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter = QPainter(self)
        paint.panel(painter, rect, theme, radius=self.ctx.metrics.radius, border=border, width=2)
