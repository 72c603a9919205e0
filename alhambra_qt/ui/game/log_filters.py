"""What of the open log is shown: chips with numbers, the players, what was taken back, words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from attrs import evolve
from PySide6.QtCore import Signal

from alhambra_qt.controller.view.page_views import TOPICS, LogFilter, LogView
from alhambra_qt.controller.view.parts import LogTopic
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Ground
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.rows import Column, Wrapped
from alhambra_qt.ui.kit.widgets import Button

LONGEST = 40  # letters that can be searched for


class LogFilters(Holder):
    """The chips; one that is on shows its lines.

    Signals:
        changed: something else is wanted.
    """

    changed = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.wanted = LogFilter()
        self.folded = False  # behind one button with the number of active ones
        self.single = False
        self.topics = {topic: self._chip(partial(self._topic, topic)) for topic in TOPICS}
        self.seats: dict[Seat, Button] = {}
        self.struck = self._chip(self._struck)
        self.unfold = Button(ctx, msg("log-filters", n=0), kind="quiet", does=self._fold)
        self.unfold.setCheckable(True)
        hint = msg("log-search-hint")
        self.field = Field(ctx, msg("log-search"), limit=LONGEST, hint=hint)
        self.field.changed.connect(self._search)
        self.retranslate()

    def _chip(self, act: Callable[..., None], words: Msg | str = "") -> Button:
        chip = Button(self.ctx, words, kind="quiet")
        chip.setCheckable(True)
        chip.clicked.connect(act)
        return chip

    def retranslate(self) -> None:
        """The chips are a group with a name."""
        self.setAccessibleName(self.ctx.t("log-filters", n=self.wanted.active))
        super().retranslate()

    # -- what is wanted -----------------------------------------------------------------------

    def show_view(self, view: LogView) -> None:
        """Say how many lines each chip has; what there is nothing of has none."""
        for topic, chip in self.topics.items():
            number = [line.topic for line in view.lines].count(topic)
            chip.set_words(msg(f"log-topic-{topic}", n=number))
            chip.setEnabled(bool(number))
        for tag in view.seats:
            chip = self.seats.get(tag.seat) or self._chip(partial(self._seat, tag.seat))
            self.seats[tag.seat] = chip
            chip.set_words(tag.said)
        number = [line.undone for line in view.lines].count(True)
        self.struck.set_words(msg("log-struck", n=number))
        self.struck.setEnabled(bool(number))
        self._show()

    def put(self, wanted: LogFilter) -> None:
        """Want something else."""
        self.wanted = wanted
        if self.field.text() != wanted.words:
            self.field.setText(wanted.words)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for topic, chip in self.topics.items():
            chip.setChecked(topic not in self.wanted.without)
        for seat, chip in self.seats.items():
            chip.setChecked(seat not in self.wanted.silent)
        self.struck.setChecked(self.wanted.struck)
        self.unfold.set_words(msg("log-filters", n=self.wanted.active))
        self.unfold.setChecked(not self.folded)
        self.retranslate()

    def _topic(self, topic: LogTopic, _checked: bool = False) -> None:
        self.put(evolve(self.wanted, without=self.wanted.without ^ {topic}))

    def _seat(self, seat: Seat, _checked: bool = False) -> None:
        self.put(evolve(self.wanted, silent=self.wanted.silent ^ {seat}))

    def _struck(self, _checked: bool = False) -> None:
        self.put(evolve(self.wanted, struck=not self.wanted.struck))

    def _search(self, words: str) -> None:
        self.put(evolve(self.wanted, words=words))

    def _fold(self, _checked: bool = False) -> None:
        self.folded = not self.folded
        self._show()

    def set_single(self, single: bool) -> None:
        """Stand behind one button where there is little room."""
        if single != self.single:
            self.single = self.folded = single
            self._show()

    # -- looks --------------------------------------------------------------------------------

    def tree(self) -> Box:
        """The chips in lines that wrap, or the button before them."""
        chips = [Live(chip) for chip in self.topics.values()]
        people = [Live(chip) for chip in (*self.seats.values(), self.struck)]
        every = [Wrapped(*chips, gap=0), Wrapped(*people, Live(self.field), gap=0)]
        if self.single:
            shown = [] if self.folded else [*every[:1], Wrapped(*people, gap=0)]
            first = Wrapped(Live(self.unfold), Live(self.field), gap=0)
            return Ground(Column(first, *shown, gap=0))
        return Ground(Column(*every, gap=0))
