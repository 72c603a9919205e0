"""A question inside a card: to be sure, or for a name, in place of the card's buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.focus import turned
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.layouts import Flow, Lines
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.widgets import RING, Button

NAME_LIMIT = 60


class CardQuestion(Styled, QWidget):
    """A question with two buttons, or a new name, in place of the card's buttons."""

    cancelled = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        column = Lines(ctx, self)
        self.words = Text(ctx, "", role="strong", tone="warn")
        self.help = Text(ctx, "", role="small", tone="ink2")
        for text in (self.words, self.help):
            text.setContentsMargins(RING, 0, 0, 0)
            column.addWidget(text)
        self.field = Field(ctx, msg("games-rename-ask"), limit=NAME_LIMIT)
        column.addWidget(self.field)
        row = Flow(ctx)
        self.cancel = Button(ctx, msg("button-cancel"), key=msg("key-esc"), does=self.cancelled)
        self.confirm = Button(ctx, msg("games-delete"), kind="danger")
        row.addWidget(self.cancel)
        row.addWidget(self.confirm)
        column.addLayout(row)
        self._then: Callable[[], None] | None = None
        self.confirm.clicked.connect(self._confirmed)
        self.field.returnPressed.connect(self._confirmed)

    def ask(self, words: Msg, help_words: Msg, yes: Msg, kind: str) -> None:
        """Show a question; the harmless answer has the focus."""
        turned(self.window())
        self.field.hide()
        self.words.set_words(words)
        self.help.set_words(help_words)
        self.words.show()
        self.help.show()
        self.confirm.kind = kind
        self.confirm.set_words(yes)
        self.show()
        self.cancel.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_name(self, name: str) -> None:
        """Show a field with the name, ready to type over."""
        self.words.hide()
        self.help.hide()
        self.field.show()
        self.field.setText(name)
        self.confirm.kind = "primary"
        self.confirm.set_words(msg("games-save-name"))
        self.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def confirm_to(self, action: Callable[[], None]) -> None:
        """What the second button does."""
        self._then = action

    def _confirmed(self) -> None:
        if self._then is not None:
            self._then()
