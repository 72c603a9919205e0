"""Who plays at a real table, where and when, and with which modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial

from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import (
    DEFAULT_NAMES,
    MAX_SEATS,
    MIN_SEATS,
    NAME_LENGTH,
)
from alhambra_qt.controller.lay import evening as real
from alhambra_qt.controller.lay.evening import Evening
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Ground, Plate, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import day
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown, Field
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, Grid, Row, Wrapped
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, Cross, Toggle

PLACE_LENGTH = 60


def _day(evening: Evening, ctx: UiContext) -> str:
    return day(datetime.fromisoformat(evening.day), ctx.language)


class TableFacts(Holder):
    """Names, place, day and modules; what cannot be is named and not taken."""

    WIDE = 44.0

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.evening: Evening | None = None
        self.trouble: Msg | None = None
        self.names: list[Field] = []
        self.crosses: list[Cross] = []
        self.place = Field(ctx, msg("real-where"), limit=PLACE_LENGTH, hint=msg("real-where-hint"))
        self.day = Field(ctx, msg("real-day"), limit=10)
        self.add = Button(ctx, msg("real-add-seat"), kind="quiet", does=self._add)
        self.switches = {name: Toggle(ctx, msg(f"mod-{name}.bare")) for name in modules.IDS}
        self.others = DropDown(ctx, msg("real-others"), [("", "")])
        self.others.changed.connect(self.wishing("open"))
        for field in (self.place, self.day):
            field.changed.connect(self._take)
        for switch in self.switches.values():
            switch.toggled.connect(self._take)
        self.retranslate()

    def show_evening(self, evening: Evening) -> None:
        """Show an evening; what is being written stays."""
        self.evening, self.trouble = evening, None
        if len(self.names) != len(evening.names):
            discard([*self.names, *self.crosses])
            numbers = range(len(evening.names))
            self.names = [
                Field(self.ctx, msg("real-name", n=k + 1), limit=NAME_LENGTH) for k in numbers
            ]
            self.crosses = [Cross(self.ctx, msg("real-remove-seat", n=k + 1)) for k in numbers]
            for field in self.names:
                field.changed.connect(self._take)
            for k, cross in enumerate(self.crosses):
                cross.clicked.connect(weakly(self._remove, k))
        texts = zip(
            (*self.names, self.place, self.day),
            (*evening.names, evening.place, evening.day),
            strict=True,
        )
        for field, text in texts:
            if field.text().strip() != text:
                field.setText(text)
        for name, switch in self.switches.items():
            switch.blockSignals(True)
            switch.setChecked(name in evening.modules)
            switch.blockSignals(False)
        for cross in self.crosses:
            cross.setEnabled(len(evening.names) > MIN_SEATS)
        self.add.setEnabled(len(evening.names) < MAX_SEATS)
        self.change()

    def show_others(self, name: str, every: Mapping[str, Evening]) -> None:
        """Offer all evenings there are; one of them is shown."""
        self.others.set_choices(
            [
                (one, msg("real-other", day=_day(each, self.ctx), names=", ".join(each.names)))
                for one, each in every.items()
            ]
        )
        self.others.set_value(name, silent=True)
        self.change()

    # -- changing -----------------------------------------------------------------------------

    def _take(self) -> None:
        """Take what is written if an evening can be so."""
        if self.evening is None:
            return
        wanted = evolve(
            self.evening,
            names=tuple(field.text().strip() for field in self.names),
            place=self.place.text().strip(),
            day=self.day.text().strip(),
            modules=tuple(name for name, one in self.switches.items() if one.isChecked()),
        )
        try:
            found = real.checked(real.fitted(wanted))
        except Unreadable as error:
            self.trouble = error.reason
            self.change()
        else:
            self.wish("take", found)

    def _add(self) -> None:
        if self.evening is not None:
            taken = self.evening.names
            name = next(one for one in DEFAULT_NAMES if one not in taken)
            self.wish("take", real.fitted(evolve(self.evening, names=(*taken, name))))

    def _remove(self, seat: int) -> None:
        if self.evening is not None:
            self.wish("take", real.without(self.evening, seat))

    # -- its tree -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("real-tab-table"))
        super().retranslate()

    def tree(self) -> Box:
        if self.evening is None:
            return Space()
        tags = self.evening.tags
        seats: list[Sequence[Box]] = [
            [SeatMark(tag, side=1.8), Live(field, grow=1), Live(cross)]
            for tag, field, cross in zip(tags, self.names, self.crosses, strict=False)
        ]
        label = partial(self._label, "strong")
        where = Grid(
            [
                [label("real-where"), Live(self.place, grow=1)],
                [label("real-day"), Live(self.day, grow=1)],
            ],
            (0, 1),
        )
        told = (
            [Words(self.look.text(self.trouble), "body", "warn", wrap=True)] if self.trouble else []
        )
        switches = [
            Row(Live(one), Words(self.look.text(one.words), "body"), gap=0.2)
            for one in self.switches.values()
        ]
        held = (
            *(self._label("section", "real-players"), Grid(seats, (0, 1, 0))),
            *(Row(Live(self.add), spring()), *told),
            *(self._label("section", "real-evening"), where),
            *(self._label("section", "real-modules"), Wrapped(*switches, gap=0.6)),
            *(self._label("section", "real-others"), Row(Live(self.others), spring())),
        )
        return Ground(Plate(Column(*held, gap=0.3), pad=0.9), pad=0.12)

    def _label(self, role: str, text: str) -> Box:
        return Words(self.look.t(text), role)
