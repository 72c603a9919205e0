"""The open log: its filters, and its lines in parts, a list in groups for a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from attrs import evolve
from PySide6.QtCore import Qt

from alhambra_qt.controller.view.page_views import TOPICS, LogFilter, LogGroup, LogView
from alhambra_qt.controller.view.targets import AskWhy
from alhambra_qt.controller.view.view_parts import Answer, LogLine, LogTopic
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import Art, Box, Ground, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Over
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.signs import SeatMark, line_runs, numbered_picture
from alhambra_qt.ui.kit.text import Run
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, Link
from alhambra_qt.ui.pieces.small_pieces import final_sign

NEWEST = 40  # parts that are made at once: those of a whole game would take a second
INSET = 1.9  # ems: lines stand below the name, not below its mark


def bare(ctx: UiContext, group: LogGroup, line: LogLine) -> str:
    """The sentence without the name that stands in the head of its part."""
    text = ctx.text(line.text)
    name = ctx.text(line.seat.label) if line.seat is not None else ""
    own = group.seat is not None and line.seat == group.seat
    return text[len(name) + 1 :] if own and text.startswith(f"{name} ") else text


def spoken_line(ctx: UiContext, group: LogGroup, line: LogLine) -> Msg | str:
    """Return the accessible text of a line."""
    text = bare(ctx, group, line)
    if line.undone:
        return msg("log-was-taken-back", text=text)
    if line.final:
        text = f"{text}, {ctx.t('final')}"
    return msg("log-line-effect", text=text, effect=line.effect) if line.effect else text


def head(group: LogGroup, lines: int) -> Msg:
    """Return the accessible text of a part's heading."""
    return msg("log-head", who=group.title, turn=group.turn, n=lines)


class Answering(Protocol):
    """Knows why a computer did something."""

    def why(self, target: AskWhy, /) -> Answer: ...


class LogEntry(Over):
    """A line: it has the focus; Enter or a click tells why, or opens its rule."""

    takes_space = False

    def __init__(self, ctx: UiContext, group: LogGroup, line: LogLine) -> None:
        super().__init__(ctx, spoken_line(ctx, group, line))
        self.turn, self.line = group, line
        self.answer: Answer | None = None
        self.links: list[Link] = []
        self.retranslate()

    def retranslate(self) -> None:
        self.words = spoken_line(self.ctx, self.turn, self.line)
        super().retranslate()
        tip = "why-ask" if self.line.target else "rulebook-read-more" if self.line.rule else ""
        self.setAccessibleDescription(self.ctx.t(tip) if tip else "")


class LogPart(Holder):
    """A part of the log: its head, then its lines, each with what it changed at the right."""

    WIDE = 60.0
    accessible_role = Role.List

    def __init__(self, ctx: UiContext, group: LogGroup, lines: Sequence[LogLine]) -> None:
        super().__init__(ctx)
        self.then = Link(ctx, msg("log-then"))
        self.then.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # from the keyboard P is for the line
        self.group, self.lines = group, tuple(lines)
        self.entries = [LogEntry(ctx, group, line) for line in lines]
        for number, entry in enumerate(self.entries):
            entry.clicked.connect(weakly(self._choose, number))
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.text(head(self.group, len(self.lines))))
        super().retranslate()

    def tree(self) -> Box:
        look, group = self.look, self.group
        sign: Box = Space(1.3, 1.3)
        if group.seat is not None:
            sign = SeatMark(group.seat, side=1.3)
        elif group.icon:
            sign = Art(look.icon, group.icon, 1.3)
        title = Words(look.text(group.title), "section", wrap=True)
        turn = Words(look.t("log-turn", k=group.turn), "small", "ink2", grow=1)
        top = Row(sign, title, turn, Live(self.then), gap=0.6)
        rule = Ground(Space(0.0, 0.05), "rule", radius=0)
        return Ground(Column(rule, top, *map(self._line, self.entries), gap=0.1), pad=(0.4, 0.1))

    def _line(self, entry: LogEntry) -> Box:
        look, line = self.look, entry.line
        words = Words(self._runs(line), wrap=True, grow=1)
        side = look.t("log-taken-back") if line.undone else look.text(line.effect or "")
        effect = Words(side, "small" if line.undone else "smallstrong", "ink2")
        pad = Ground(Row(words, effect, gap=0.8), pad=(0.4, 0.12))
        told = [pad if entry.answer is None else Column(pad, self._answer(entry), gap=0)]
        return Row(
            Space(INSET - 0.4), Column(Live(entry, told[0]), *self._links(entry), grow=1), gap=0
        )

    def _runs(self, line: LogLine) -> list[Run]:
        text, ctx = bare(self.ctx, self.group, line), self.ctx
        if text == ctx.text(line.text):
            runs = line_runs(ctx, line, self.look.dpr)
        else:
            runs = [Run(text, struck=line.undone)]
            runs += [Run(picture=numbered_picture(ctx, icon, self.look.dpr)) for icon in line.icons]
        if line.final:
            runs.append(Run(picture=final_sign(self.look)))
        if line.target is not None:
            runs.append(Run("?", bold=True, colour=self.look.theme.acc))
        return runs

    def _answer(self, entry: LogEntry) -> Box:
        """Why a computer did it, below the line."""
        answer = entry.answer
        if answer is None:
            return Space()
        lines = [Words(self.look.text(line), wrap=True) for line in (answer.text, *answer.lines)]
        return Ground(Column(*lines, gap=0.2), "panel2", radius=0.4, pad=(0.6, 0.4))

    def _links(self, entry: LogEntry) -> list[Box]:
        return [Row(Live(link), Space(grow=1)) for link in entry.links]

    def _choose(self, number: int) -> None:
        self.wish("choose", self.entries[number])

    def show_answer(self, entry: LogEntry, answer: Answer) -> None:
        """Show the answer below a line, or put it away."""
        before, entry.links = entry.links, []
        entry.answer = None if entry.answer is not None else answer
        if entry.answer is not None:
            for rule in answer.rules:
                link = Link(self.ctx, rule.title)
                link.clicked.connect(weakly(self.wish, "rule", rule.rule))
                entry.links.append(link)
            entry.setAccessibleDescription(
                " ".join(self.ctx.text(line) for line in (answer.text, *answer.lines))
            )
        self.change()
        self.settle()  # first nothing stands where they stood
        discard(before)


class LogSheet(Holder):
    """All parts that have a wanted line."""

    GRANTS: Mapping[str, str] = {"choose": "choose_entry"}

    WIDE = 60.0

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.history: Answering | None = None
        self.parts: dict[int, LogPart] = {}
        self.view, self.found = LogView((), ()), tuple[tuple[int, tuple[LogLine, ...]], ...]()
        self.most = NEWEST
        self.earlier = Button(ctx, msg("log-earlier"), kind="quiet", does=weakly(self.reach, 0))
        self.show_all = Button(ctx, msg("log-show-all"), wish="show_all")

    @property
    def entries(self) -> list[LogEntry]:
        """The lines that are there, in their order."""
        return [entry for part in self.parts.values() for entry in part.entries]

    def show_lines(self, view: LogView, wanted: LogFilter) -> None:
        """Show what is wanted; parts that stay as they were keep focus and answers."""
        self.view, self.found = view, wanted.of(view.groups, self.ctx.text)
        self._fill()

    def reach(self, number: int) -> None:
        """Make all parts from one on."""
        wanted = sum(found >= number for found, _ in self.found)
        if wanted > len(self.parts):
            self.most = wanted
            self._fill()

    @property
    def hidden(self) -> int:
        """How many lines the filters hide."""
        return len(self.view.lines) - sum(len(lines) for _, lines in self.found)

    def _fill(self) -> None:
        before, self.parts = self.parts, {}
        view = self.view
        for number, lines in self.found[-self.most :]:
            part, group = before.get(number), view.groups[number]
            if part is None or (part.group, part.lines) != (group, lines):
                part = LogPart(self.ctx, group, lines)
                part.then.clicked.connect(weakly(self.wish, "moment", group.moment))
            else:
                del before[number]
            self.parts[number] = part
        self.change()
        if self.isVisible():
            self.settle()
        discard(before.values())  # when nothing stands where they stood

    def choose_entry(self, entry: LogEntry) -> None:
        """Tell why a computer did it, or open the rule."""
        target = entry.line.target
        if isinstance(target, AskWhy) and self.history is not None:
            part = next(part for part in self.parts.values() if entry in part.entries)
            part.show_answer(entry, self.history.why(target))
        elif entry.line.rule:
            self.wish("rule", entry.line.rule)

    def tree(self) -> Box:
        if self.parts:
            more = len(self.found) > len(self.parts)
            above = Row(Live(self.earlier), Space(grow=1)) if more else None
            return Column(above, *(Live(part) for part in self.parts.values()), gap=0.2)
        nothing = Words(self.look.t("log-nothing", n=self.hidden), "body", wrap=True)
        button = Row(Live(self.show_all), Space(grow=1)) if self.hidden else None
        return Ground(Column(nothing, button, gap=0.4), pad=0.6)

    def as_text(self) -> str:
        """Return all filtered lines as plain text."""
        parts = ((self.view.groups[number], lines) for number, lines in self.found)
        return "\n".join(line for part in parts for line in part_text(self.look, *part))


def part_text(look: Look, group: LogGroup, lines: Sequence[LogLine]) -> list[str]:
    """A part as lines of text."""
    title = f"{look.text(group.title)}, {look.t('log-turn', k=group.turn)}"
    return [title, *(f"  {look.text(spoken_line(look.ctx, group, line))}" for line in lines), ""]


LONGEST = 40  # letters that can be searched for


class LogFilters(Holder):
    """The chips; one that is on shows its lines."""

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

    def _chip(self, act: Callable[..., None]) -> Button:
        chip = Button(self.ctx, "", kind="quiet")
        chip.setCheckable(True)
        chip.clicked.connect(act)
        return chip

    def retranslate(self) -> None:
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
            chip.set_words(tag.label)
        number = [line.undone for line in view.lines].count(True)
        self.struck.set_words(msg("log-struck", n=number))
        self.struck.setEnabled(bool(number))
        self._show()

    def set_filter(self, wanted: LogFilter) -> None:
        """Want something else."""
        self.wanted = wanted
        if self.field.text() != wanted.words:
            self.field.setText(wanted.words)
        self._show()
        self.wish("filter")

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
        self.set_filter(evolve(self.wanted, without=self.wanted.without ^ {topic}))

    def _seat(self, seat: Seat, _checked: bool = False) -> None:
        self.set_filter(evolve(self.wanted, silent=self.wanted.silent ^ {seat}))

    def _struck(self, _checked: bool = False) -> None:
        self.set_filter(evolve(self.wanted, struck=not self.wanted.struck))

    def _search(self, words: str) -> None:
        self.set_filter(evolve(self.wanted, words=words))

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
        topics = self.topics.items()  # nobody speaks in a game at one computer
        chips = [Live(chip) for topic, chip in topics if topic != "said" or chip.isEnabled()]
        people = [Live(chip) for chip in (*self.seats.values(), self.struck)]
        every = [Wrapped(*chips, gap=0), Wrapped(*people, Live(self.field), gap=0)]
        if self.single:
            shown = [] if self.folded else [*every[:1], Wrapped(*people, gap=0)]
            first = Wrapped(Live(self.unfold), Live(self.field), gap=0)
            return Ground(Column(first, *shown, gap=0))
        return Ground(Column(*every, gap=0))
