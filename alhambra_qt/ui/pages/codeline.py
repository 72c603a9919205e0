"""The set-up code: always that of the set-up shown; another one typed or pasted here is taken over.

line = CodeLine(ctx)
line.typed.connect(take)           # a text that somebody typed or pasted
line.show_code("2R28-00G9-...")    # what was set up
line.say(msg("code-wrong"), "warn")
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.widgets import RING, Button

LONGEST = 200  # a seed of forty letters of any script makes a code of about 120


class CodeLine(Guarded, QWidget):
    """Label, field and copy button; below them what to do, what was done or what is wrong."""

    typed = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        column = QVBoxLayout(self)
        column.setContentsMargins(0, ctx.px(6), 0, 0)
        column.setSpacing(0)
        label = Text(ctx, msg("new-code"), role="body", tone="ink2")
        column.addWidget(label)
        row = QHBoxLayout()
        row.setSpacing(0)
        self.field = Field(ctx, msg("new-code"), limit=LONGEST)
        self.copy_button = Button(ctx, msg("new-seed-copy"), kind="quiet")
        self.copy_button.clicked.connect(self.copy)
        row.addWidget(self.field, 1)
        row.addWidget(self.copy_button)
        column.addLayout(row)
        self.status = Text(ctx, msg("new-code-help"), role="small", tone="ink2")
        column.addWidget(self.status)
        for text in (label, self.status):
            text.setContentsMargins(RING, 0, RING, 0)
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

    def copy(self) -> None:
        """Put the code on the clipboard."""
        QGuiApplication.clipboard().setText(self.field.text())

    def take_focus(self) -> None:
        """Ready to copy, or to paste over."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is for the page, unless what stands here is no code: that would play another."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (enter and self.field.hasFocus() and self.status.tone == "warn"):
            event.ignore()
