"""Leaving a game that is over: with which luck, who plays on, and what the branch is called.

page = PlayOnPage(ctx)
page.show_moment(where, seats, tags, name)
page.begun.connect(...)         # name, whether the luck is new, who plays seats from now on
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game.gameconfig import SeatConfig
from alhambra_qt.controller.game.takeovers import Seating
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.inputs import Field, Segmented
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Columns, Flow, discard, fill
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.players import PlayerCard
from alhambra_qt.ui.pages.question import NAME_LIMIT
from alhambra_qt.ui.pages.seatcard import together

SAME, NEW = "same", "new"


class PlayOnPage(PageFrame):
    """Asks for all that a branch needs; nothing begins before the person says so."""

    begun = Signal(str, bool, object)
    snug, widest = True, 1060

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("playon-title"))
        self.rows: list[PlayerCard] = []
        self._before: tuple[SeatConfig, ...] = ()
        self.where = Text(ctx, "", role="section")
        self.field = Field(ctx, msg("playon-name"), limit=NAME_LIMIT)
        choices = [(one, msg(f"playon-luck-{one}")) for one in (SAME, NEW)]
        self.luck = Segmented(ctx, msg("playon-luck"), choices, SAME)
        self.luck.changed.connect(self._explain)
        self.luck_help = Text(ctx, "", role="small", tone="ink2")
        self._lay_out()
        back = Button(ctx, msg("button-back"), key=msg("key-esc"), does=self.back)
        self.begin = Button(ctx, msg("playon-begin"), kind="primary", key=msg("key-enter"))
        self.begin.clicked.connect(self._begin)
        self.primary.connect(self._begin)
        self.field.returnPressed.connect(self._begin)
        self.add_footer(back, self.begin)

    def _lay_out(self) -> None:
        ctx = self.ctx
        flow = Flow(lambda: ctx.px(8))
        labels = (
            Text(ctx, msg(f"playon-{one}"), tone="ink2", wrap=False) for one in ("name", "luck")
        )
        fill(flow, *(together(pair) for pair in zip(labels, (self.field, self.luck), strict=True)))
        self.body.addWidget(self.where)
        self.body.addWidget(Text(ctx, msg("playon-note"), tone="ink2"))
        self.body.addLayout(flow)
        self.body.addWidget(self.luck_help)
        self.body.addWidget(Text(ctx, msg("playon-seats"), role="section"))
        self._cards = Columns(lambda: ctx.metrics.gap, lambda: ctx.px(400), most=2)
        self.body.addLayout(self._cards)
        self.body.addStretch(1)

    def show_moment(
        self, where: Msg, seats: Sequence[SeatConfig], tags: Sequence[SeatTag], name: str
    ) -> None:
        """Ask for a branch that begins there."""
        discard(self.rows)
        self._before = tuple(seats)
        self.where.set_words(where)
        self.field.setText(name)
        self.luck.set_value(SAME)
        self._explain(SAME)
        self.rows = [PlayerCard(self.ctx, tag, seat) for tag, seat in zip(tags, seats, strict=True)]
        for row in self.rows:
            self._cards.addWidget(row)

    def _explain(self, luck: str) -> None:
        self.luck_help.set_words(msg(f"playon-luck-{luck}-help"))

    def first_focus(self) -> QWidget | None:
        """The luck: all else is good as it is."""
        return self.luck

    def _begin(self) -> None:
        seatings = tuple(
            Seating(row.seat, now.kind, now.level, now.style)
            for row, before in zip(self.rows, self._before, strict=True)
            if (now := row.config) != before
        )
        name = self.field.text().strip()
        if name:
            self.begun.emit(name, self.luck.value == NEW, seatings)
        else:
            self.field.setFocus()
