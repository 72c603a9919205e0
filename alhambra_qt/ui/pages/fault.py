"""Something went wrong in the program: what it means, a report to be copied, and the way on.

page = FaultPage(ctx)
page.show_fault(fault, total, game=True)
page.back.connect(...)
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from alhambra_qt import logs
from alhambra_qt.faults import Fault
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, ColumnPage, scrolling
from alhambra_qt.ui.kit.layouts import Lines, fill
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import Button


class FaultPage(ColumnPage):
    """The fault page: a sentence about it, and the content of a report; Esc goes on."""

    snug, widest = True, 1060
    KEYS = scrolling()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("fault-title"))
        self.where = Text(ctx, "", role="small", tone="ink2")
        self.times = Text(ctx, "", role="small", tone="ink2")
        self.game = Text(ctx, msg("fault-holds-no-game"))
        fill(self.column, Text(ctx, msg("fault-what")), self.where, self.times, self._report())
        self.column.addStretch(1)
        self.copy_button = Button(ctx, msg("fault-copy"), wish="copy")
        self.go_on = Button(ctx, msg("fault-go-on"), kind="primary", key=msg("key-esc"))
        self.go_on.clicked.connect(self.back)
        self.primary.connect(self.back)
        self.footer.put(self.copy_button, self.go_on)

    def _report(self) -> Card:
        card = Card(self.ctx)
        side, end, gap = (18, 14, 12), (12, 10, 8), (8, 6, 4)
        column = Lines(self.ctx, card, pad=(side, end, side, end), gap=gap)
        column.addWidget(Text(self.ctx, msg("fault-report"), role="section"))
        column.addWidget(Text(self.ctx, msg("fault-report-what")))
        held = Lines(self.ctx, pad=(24, 0, 0, 0), gap=gap)
        for words in (msg("fault-holds-log"), msg("fault-holds-settings")):
            held.addWidget(Text(self.ctx, words))
        held.addWidget(self.game)
        column.addLayout(held)
        file = logs.private(str(logs.file()))
        for words in (msg("fault-sent"), msg("fault-log", file=file)):
            column.addWidget(Text(self.ctx, words, tone="ink2"))
        return card

    def show_fault(self, fault: Fault, total: int, *, game: bool) -> None:
        """Tell of a fault; ``total`` is how often anything failed, ``game`` whether one runs."""
        file = Path(fault.file).name
        self.where.set_words(msg("fault-where", kind=fault.kind, file=file, line=str(fault.line)))
        self.times.set_words(msg("fault-times", n=total))
        self.game.set_words(msg("fault-holds-game" if game else "fault-holds-no-game"))
        self.footer.say("")

    def copied(self) -> None:
        """Tell that the report can be pasted now."""
        self.footer.say(msg("fault-copied"))
        announce(self.footer, self.ctx.text(self.footer.words))

    def first_focus(self) -> QWidget | None:
        return self.go_on
