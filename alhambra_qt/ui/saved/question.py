"""A question inside a card: to be sure, or for a name, in place of the card's buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Ground, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.focus import turned
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.rows import Column, Wrapped
from alhambra_qt.ui.kit.widgets import RING, Button

NAME_LIMIT = 60


class CardQuestion(Holder):
    """A question with two buttons, or a new name.

    Signals:
        confirmed: the answer is yes.
        named: the new name, which may be empty.
        cancelled: nothing is to happen.
    """

    confirmed = Signal()
    named = Signal(str)
    cancelled = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.words: tuple[Msg, ...] = ()  # the question and what it means; none asks for a name
        self.field = Field(ctx, msg("games-rename-ask"), limit=NAME_LIMIT)
        self.cancel = Button(ctx, msg("button-cancel"), key=msg("key-esc"), does=self.cancelled)
        self.confirm = Button(ctx, msg("games-delete"), kind="danger")
        self.confirm.clicked.connect(self._confirmed)
        self.field.returnPressed.connect(self._confirmed)
        self.hide()

    def ask(self, words: Msg, help_words: Msg) -> None:
        """Ask whether to delete; the harmless answer has the focus."""
        turned(self.window())
        self._show("danger", msg("games-delete"), words, help_words)
        self.cancel.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_name(self, name: str) -> None:
        """Show a field with the name, ready to type over."""
        self.field.setText(name)
        self._show("primary", msg("games-save-name"))
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def _show(self, kind: str, yes: Msg, *words: Msg) -> None:
        self.words, self.confirm.kind = words, kind
        self.confirm.set_words(yes)
        self.show()
        self.change()
        self.settle()

    def tree(self) -> Box:
        inks = ("strong", "warn"), ("small", "ink2")
        lines = (
            Words(self.ctx.text(words), *ink, wrap=True)
            for words, ink in zip(self.words, inks, strict=False)
        )
        text = Ground(Column(*lines, gap=0), pad=(RING / self.look.em, 0))
        buttons = Wrapped(Pressed(self.cancel), Pressed(self.confirm), gap=0)
        return Column(text if self.words else Live(self.field), buttons, gap=0)

    def _confirmed(self) -> None:
        if self.words:
            self.confirmed.emit()
        else:
            self.named.emit(self.field.text().strip())
