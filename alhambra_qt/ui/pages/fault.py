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
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Space, small_panel
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame, scrolling
from alhambra_qt.ui.kit.rows import Column, Row, all_room
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import Button


class FaultPage(PageFrame):
    """The fault page: a sentence about it, and the content of a report; Esc goes on."""

    snug, widest = True, 1060
    KEYS = scrolling()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("fault-title"))
        self.where: Msg | str = ""
        self.times: Msg | str = ""
        self.game = msg("fault-holds-no-game")
        self.copy_button = Button(ctx, msg("fault-copy"), wish="copy")
        self.go_on = Button(ctx, msg("fault-go-on"), kind="primary", key=msg("key-esc"))
        self.go_on.clicked.connect(self.back)
        self.primary.connect(self.back)
        self.footer.put(self.copy_button, self.go_on)

    def body_tree(self) -> Box:
        small = (self.sentence(text, "small", "ink2") for text in (self.where, self.times))
        return self.stacked(self.sentence(msg("fault-what")), *small, self._report())

    def _report(self) -> Box:
        look, gap = self.look, self.look.ems(8, 6, 4)
        parts = map(self.sentence, (msg("fault-holds-log"), msg("fault-holds-settings"), self.game))
        last = (msg("fault-sent"), msg("fault-log", file=logs.private(str(logs.file()))))
        column = Column(
            self.sentence(msg("fault-report"), "section"),
            self.sentence(msg("fault-report-what")),
            Row(Space(look.ems(24)), all_room(Column(*parts, gap=gap)), gap=0),
            *(self.sentence(text, tone="ink2") for text in last),
            gap=gap,
        )
        return small_panel(column, (look.ems(18, 14, 12), look.ems(12, 10, 8)))

    def show_fault(self, fault: Fault, total: int, *, game: bool) -> None:
        """Tell of a fault; ``total`` is how often anything failed, ``game`` whether one runs."""
        file = Path(fault.file).name
        self.where = msg("fault-where", kind=fault.kind, file=file, line=str(fault.line))
        self.times = msg("fault-times", n=total)
        self.game = msg("fault-holds-game" if game else "fault-holds-no-game")
        self.change()
        self.footer.say("")

    def copied(self) -> None:
        """Tell that the report can be pasted now."""
        self.footer.say(msg("fault-copied"))
        announce(self.footer, self.ctx.text(self.footer.words))

    def first_focus(self) -> QWidget | None:
        return self.go_on
