"""The set-up code: always that of the set-up shown; another one typed or pasted here is taken over.

line = CodeLine(ctx)
line.typed.connect(take)           # a text that somebody typed or pasted
line.show_code("2R28-00G9-...")    # what was set up
line.say(msg("code-wrong"), "warn")
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.widgets import RING, Button

LONGEST = 200  # a seed of forty letters of any script makes a code of about 120


class FieldBlock(Guarded, QWidget):
    """A label, below it a field with its buttons, and what there is to say of it."""

    def __init__(self, ctx: UiContext, name: Msg, told: Msg, limit: int) -> None:
        super().__init__()
        self.ctx = ctx
        column = QVBoxLayout(self)
        column.setContentsMargins(0, ctx.px(6), 0, 0)
        column.setSpacing(0)
        label = Text(ctx, name, role="body", tone="ink2")
        self.field = Field(ctx, name, limit=limit)
        self.status = Text(ctx, told, role="small", tone="ink2")
        self._row = QHBoxLayout()
        self._row.setSpacing(0)
        self._row.addWidget(self.field, 1)
        column.addWidget(label)
        column.addLayout(self._row)
        column.addWidget(self.status)
        column.addStretch(1)
        for text in (label, self.status):
            text.setContentsMargins(RING, 0, RING, 0)

    def add_button(self, words: Msg, run: Callable[[], None], icon: str = "") -> Button:
        """Put a button beside the field."""
        button = Button(self.ctx, words, kind="quiet", icon=icon, does=run)
        self._row.addWidget(button)
        return button


class CodeLine(FieldBlock):
    """The field of the code; below it what to do, what was done or what is wrong."""

    typed = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("new-code"), msg("new-code-help"), LONGEST)
        self.copy_button = self.add_button(msg("new-seed-copy"), self.copy)
        self.field.changed.connect(self.typed)

    def show_code(self, code: str) -> None:
        """Show the code of another set-up (none if it cannot be played), and what to do with it."""
        self.copy_button.setEnabled(bool(code))
        if code != self.field.text():
            self.field.setText(code)
            self.field.setCursorPosition(0)
        self.say(msg("new-code-help"), "ink2")

    def say(self, words: Msg, tone: str) -> None:
        """Tell what was done or what is wrong."""
        self.status.set_tone(tone)
        self.status.set_words(words)
        self._reveal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """An answer of more lines is in sight too."""
        super().resizeEvent(event)
        self._reveal()

    def _reveal(self) -> None:
        """Who types sees the answer too, not only the field."""
        if self.field.hasFocus():
            focus.reveal(self)

    def copy(self) -> None:
        """Put the code on the clipboard."""
        QGuiApplication.clipboard().setText(self.field.text())

    def take_focus(self) -> None:
        """Ready to copy, or to paste over."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self._reveal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is for the page, unless what stands here is no code: that would play another."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (enter and self.field.hasFocus() and self.status.tone == "warn"):
            event.ignore()
