"""Parts of a played scoring: question, steps, scores, a plate per player.

All of it is made from the steps and from the moment that is shown (`StepShown`), in the sizes of
the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from attrs import frozen
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.presenter.score_sheet import ScoringStep, StepGain
from alhambra_qt.controller.view.page_views import ScoringPage
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    RIGHT,
    Bounded,
    Box,
    Drawn,
    Ground,
    Plate,
    Space,
    Veil,
    Words,
    spring,
)
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Over, Pressed
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByHeight, ByWidth, Column, First, Row, Wrapped
from alhambra_qt.ui.kit.signs import ItemSign, SeatMark, StyleSign, name_of
from alhambra_qt.ui.kit.theme import BUILDINGS, TYPE_NAMES
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button


@frozen(eq=False)
class StepShown:
    """The state of a played scoring: its steps, the current one, and how many have been seen.

    ``remarks`` are what the computer players say in the end, by seat.
    """

    page: ScoringPage
    steps: Sequence[ScoringStep]
    index: int
    done: int
    risen: float  # how far the marks on the ruler have come with this step, 0 to 1
    remarks: Mapping[int, Msg]

    @property
    def step(self) -> ScoringStep:
        """The step under way."""
        return self.steps[self.index]

    def score(self, k: int) -> int:
        """The score of a player: the points of this step are added when they arrive."""
        gain = self.step.gains[k]
        return gain.now if self.risen > 0 else gain.now - gain.points

    def mark(self, k: int) -> int:
        """Return the score at which a player's mark stands on the ruler."""
        gain = self.step.gains[k]
        return round(gain.now - gain.points * (1 - self.risen))

    def paid(self, index: int) -> bool:
        """Return whether the points of a step are shown."""
        return index < self.done or (index == self.index and self.risen > 0)


def gained(points: int) -> Msg:
    """Points with their sign, a plain zero."""
    return msg("ledger-gain", n=signed(points)) if points else msg("ledger-number", n=0)


def step_label(ctx: UiContext, step: ScoringStep) -> str:
    """Everything about a step as one message, for those who listen."""
    parts = []
    for gain in step.gains:
        why = "" if gain.why is None else ctx.text(gain.why)
        texts = [ctx.text(gain.text), why, ctx.t("count-point", n=gain.points)]
        texts.append(ctx.t("scoring-score", n=gain.now))
        text = ", ".join(part for part in texts if part)
        parts.append(ctx.t("ledger-line", name=gain.seat.label, text=text))
    return sentences([ctx.text(step.name), *parts])


def pays(ctx: UiContext, page: ScoringPage, step: ScoringStep) -> str:
    """Return the points of a step's places, or of one counted thing."""
    places = [ctx.text(place) for place in step.places]
    return " · ".join(places) or ctx.text(step.pay)


class StagePart(Holder):
    """A part of the stage, in the sizes of the table."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.shown: StepShown | None = None

    def take_look(self, look: Look) -> None:
        """Be in the sizes that the table has now."""
        self.look = look
        self.change()

    def show_now(self, shown: StepShown) -> None:
        """Show another moment."""
        self.shown = shown
        self.change()
        self.settle()

    def restyle(self) -> None:
        self.change()  # the stage gives the look of the table

    def tree(self) -> Box:
        return Space() if self.shown is None else self.content(self.shown)

    def content(self, shown: StepShown) -> Box:
        """Return the content of the part."""
        raise NotImplementedError


class StageBand(StagePart):
    """The scored item, and the controls of the scoring."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)

        def made(words: str, key: Msg | str, kind: str = "secondary") -> Button:
            button = Button(ctx, msg(words), kind=kind, key=key, tied=isinstance(key, str))
            button.takes_space = False  # Space is the pause
            return button

        self.again = made("scoring-again", "P")
        self.pause = made("scoring-pause", msg("key-space"))
        self.skip = made("scoring-skip", msg("key-esc"))
        self.on = made("scoring-next", msg("key-enter"), "primary")
        self.ledger = made("table-button-ledger", "S")
        self.leave = made("button-continue", msg("key-enter"), "primary")
        self.whole = self.still = False

    def content(self, shown: StepShown) -> Box:
        look, step = self.look, shown.step
        title = msg("scoring-title", scoring=shown.page.title, item=step.name)
        text = pays(self.ctx, shown.page, step)
        remarks = shown.remarks if self.whole and look.m.is_xxs else {}
        if remarks:  # one of them, where there is no room for all beside the scores
            text = look.text(remarks[max(remarks, key=lambda seat: shown.page.gained[seat])])
        words = Column(
            Words(look.text(title), "prompt", keep=3, wrap=look.m.at_most_xs),
            Words(text, "small", "ink2", keep=2, wrap=look.m.at_most_xs) if text else None,
            gap=0,
            grow=1,
        )
        sign = ItemSign(step.item, side=2.4)
        moving = [self.again] if self.still else [self.again, self.pause]
        buttons = [*moving, self.skip, self.on]
        if self.whole:
            buttons = [self.again, self.ledger, self.leave]

        def line(brief: bool, words: Box = words) -> Box:
            pressed = [Pressed(button, brief) for button in buttons]
            return Row(sign, words, *pressed, gap=0.5)

        if look.m.at_most_xs:  # a second row would hide the board: the others stand in the rail
            buttons = buttons[-2:]
            held = ByHeight(line(True), line(True, Words(look.text(title), "prompt", grow=1)))
            return Plate(held, None, "acc", 2.0, (0.7, 0.2))
        small = Wrapped(*(Pressed(button, brief=True) for button in buttons), gap=0)
        two = Column(Row(sign, words, gap=0.5), small, gap=0)
        return Plate(First(line(False), line(True), two), None, "acc", 2.0, (0.7, 0.2))


class Rail(StagePart):
    """All steps in their order; one is pressed to be seen again.

    Where letters are large, only those around the step under way have room with their words.

    Signals:
        chosen: the number of a step to be seen again.
    """

    chosen = Signal(int)
    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.buttons: list[Over] = []
        self.aside: Sequence[Button] = ()  # what the band has no room for in the smallest layout

    def set_steps(self, steps: Sequence[ScoringStep]) -> None:
        """Have a button for each step."""
        discard(self.buttons)
        self.buttons = []
        for number, step in enumerate(steps):
            button = Over(self.ctx, step.name)
            button.takes_space = False
            button.clicked.connect(weakly(self._press, number))
            self.buttons.append(button)
        self.change()

    def _press(self, number: int) -> None:
        self.chosen.emit(number)

    def show_now(self, shown: StepShown) -> None:
        """Offer only the steps that were seen already; their names include their points."""
        for number, button in enumerate(self.buttons):
            seen = number < shown.done or number == shown.index
            button.setEnabled(seen)
            button.lit = number == shown.index
            step = shown.steps[number]
            name = step_label(self.ctx, step) if seen else self.ctx.text(step.name)
            set_tip(self.ctx, button, self.ctx.text(step.name))
            button.setAccessibleName(name)
        super().show_now(shown)

    def content(self, shown: StepShown) -> Box:
        look = self.look
        title = Words(look.t("scoring-steps", n=len(shown.steps)), "title")
        hint = Words(look.t("scoring-steps-hint"), "small", "ink2", RIGHT, grow=1, keep=1)
        heads = [self._head(step) for step in shown.steps]
        names = (Row(*self._named(step), gap=0.3) for step in shown.steps)
        least = max(name.room(look, ENDLESS)[0] for name in names) / look.em + 0.6
        cards = [self._card(shown, number, head, least) for number, head in enumerate(heads)]
        if look.m.is_xxs:
            many = max(1, int((self.width() / look.em - 1.2) // (least + 0.9)))
            first = max(0, min(shown.index - many // 2, len(cards) - many))
            cards = cards[first : first + many]
        row = Row(*cards, gap=0.3, even=True, middle=False, grow=1)
        aside = [
            Pressed(button, brief=True) for button in (self.aside if look.m.at_most_xs else ())
        ]
        child = Column(Row(title, *aside, hint, keep=2), row, gap=0.25)
        return Plate(child, pad=(0.6, 0.35))

    def _head(self, step: ScoringStep) -> Box:
        sign, name = self._named(step)
        pay = Words(self.look.text(step.pay), "small", "ink2", least=0.7)
        return Row(sign, Column(name, pay if pay.text else None, gap=0, grow=1), gap=0.3)

    def _named(self, step: ScoringStep) -> tuple[Box, Box]:
        return ItemSign(step.item, side=1.7), Words(self.look.text(step.name), "smallstrong")

    def _card(self, shown: StepShown, number: int, head: Box, least: float) -> Box:
        """A step: what it is and pays, then what everybody got; what has no room steps away."""
        look, step = self.look, shown.steps[number]
        now, seen = number == shown.index, shown.paid(number)
        gains = [gain for gain in step.gains if gain.points]
        sign = ItemSign(step.item, side=1.7)
        note = Words(look.t("scoring-later"), "small", "ink2", CENTRE)
        has = any(gain.count for gain in step.gains)
        none = look.t("scoring-no-points") if has else look.t("scoring-nobody")
        nobody = Words(none, "small", "ink2", CENTRE, wrap=True)
        if seen:
            full: Box = self._marks(step.gains, now=now, columns=2)
            few: Box = self._marks(gains, now=now, columns=2) if gains else nobody
            box: Box = self._marks(gains, now=now, columns=1) if gains else Space()
        else:
            full = few = note
            box = Space()
        pair, single = Column(sign, few, gap=0.2), Column(sign, box, gap=0.2)
        width = few.room(look, ENDLESS)[0] / look.em
        tight = Column(sign, self._marks(gains, now=now, columns=2, tight=True), gap=0.1)
        last = ByHeight(single, tight, sign) if seen and gains else ByHeight(single, sign)
        narrow = ByWidth(width, ByHeight(pair, last), last)
        name = Words(look.text(step.name), "smallstrong", least=0.7)
        pay = Words(look.text(step.pay), "small", "ink2", keep=1)
        brief = Row(ItemSign(step.item, side=1.3), name, pay, gap=0.3)
        broad = ByHeight(Column(head, full, gap=0.4), Column(head, few, gap=0.3), head, brief)
        border = ("acc", 2.4) if now else ("rule", 1.2)
        fill = "accs" if now else "panel2" if seen else None
        held = ByWidth(least, broad, narrow)
        ground = Ground(held, fill, *border, (0.3, 0.25), dashed=not seen and not now)
        return Live(self.buttons[number], ground, grow=1)

    def _marks(
        self, gains: Sequence[StepGain], *, now: bool, columns: int, tight: bool = False
    ) -> Box:
        """Lay out the gains of all players in that many columns; `tight` makes them small."""
        tone = "gold" if now else "ink"
        cells = [
            Row(
                SeatMark(gain.seat, side=0.9 if tight else 1.2),
                Words(
                    self.look.text(gained(gain.points)),
                    "smallstrong" if tight else "bold" if gain.points else "body",
                    tone if gain.points else "ink2",
                ),
                gap=0.1 if tight else 0.2,
                grow=1,
            )
            for gain in gains
        ]
        rows = [cells[k : k + columns] for k in range(0, len(cells), columns)]
        filled = [Row(*row, *[Space()] * (columns - len(row)), gap=0.2, even=True) for row in rows]
        return Column(*filled, gap=0.2 if columns > 1 else 0)


class Sums(StagePart):
    """The old and new scores of all players, with a bar of the gains of each step.

    At the end each computer player says a sentence, whose room is reserved from the start.
    """

    def needed(self, width: float) -> float:
        """How high it has to be for everything that is said."""
        shown = self.shown
        return 0.0 if shown is None else _framed(self._forms(shown)[1]).room(self.look, width)[1]

    def content(self, shown: StepShown) -> Box:
        return _framed(ByHeight(*self._forms(shown)))

    def _forms(self, shown: StepShown) -> list[Box]:
        """All of it, then with less and less."""
        look = self.look
        title = Words(look.t("ledger-this"), "title", grow=1)
        head = Row(title, Words(look.t("scoring-before-now"), "small", "ink2", keep=1))
        seats = range(len(shown.page.seats))
        most = max([1, *(sum(max(0, g.points) for g in self._of(shown, k)) for k in seats)])
        lines = [self._line(shown, k) for k in seats]
        bars = [self._bar(shown, k, most) for k in seats]
        said = self._said(shown)
        both = [box for pair in zip(lines, bars, strict=True) for box in pair]
        every = [box for three in zip(lines, bars, said, strict=True) for box in three]
        boxes = [box for pair in zip(lines, said, strict=True) for box in pair]
        full, tight = Column(head, *every, spring(), gap=0.25), Column(head, *boxes, gap=0.1)
        mute = Column(head, *both, spring(), gap=0.25)
        plain = Column(head, *lines, spring(), gap=0.15)
        return [full, tight, mute, plain, Column(*lines, gap=0)]

    def _said(self, shown: StepShown) -> list[Box | None]:
        """Return the remarks of the computer players, each beside its face, shown at the end."""
        seen = float(all(map(shown.paid, range(len(shown.steps)))))
        remarks = shown.remarks
        words = (
            Words(self.look.text(remarks.get(tag.seat, "")), "small", "ink2", wrap=True, grow=1)
            for tag in shown.page.seats
        )
        return [
            Veil(Row(StyleSign(tag, side=1.3), word, gap=0.4), seen, grow=1)
            if tag.seat in remarks
            else None
            for tag, word in zip(shown.page.seats, words, strict=True)
        ]

    @staticmethod
    def _of(shown: StepShown, k: int) -> list[StepGain]:
        return [step.gains[k] for step in shown.steps]

    def _line(self, shown: StepShown, k: int) -> Box:
        look, tag = self.look, shown.page.seats[k]
        before, now = shown.page.before[k], shown.score(k)
        arrow = Words(look.t("scoring-from", n=before), "small", "ink2", RIGHT)
        number = Words(look.t("ledger-number", n=now), "number", align=RIGHT)
        wide = Bounded(number, least=(2.2, 0))
        return Row(SeatMark(tag, side=1.5), name_of(look, tag), spring(), arrow, wide, gap=0.4)

    def _bar(self, shown: StepShown, k: int, most: int) -> Box:
        parts = [
            (step.item, gain.points)
            for number, (step, gain) in enumerate(zip(shown.steps, self._of(shown, k), strict=True))
            if gain.points > 0 and shown.paid(number)
        ]
        return Drawn(partial(draw_bar, self.look, parts, most), 8.0, 0.75, grow=0)


def _framed(child: Box) -> Box:
    return Plate(child, pad=(0.6, 0.4))


def draw_bar(
    look: Look, parts: Sequence[tuple[str, int]], most: int, painter: QPainter, area: QRectF
) -> None:
    """Paint the points of each step one after the other, in its colour."""
    x, width = area.left() + look.em * 1.9, area.width() - look.em * 1.9
    for item, points in parts:
        part = QRectF(x, area.top() + 1, width * points / most, area.height() - 2)
        fill, edge = colours(look, item)
        painter.setPen(QPen(edge, 1.2))
        painter.setBrush(fill)
        painter.drawRoundedRect(part, 2, 2)
        x += part.width()


def colours(look: Look, item: str) -> tuple[QColor, QColor]:
    """The colour of a building type with its outline; gold for everything else."""
    if item in TYPE_NAMES:
        pair = BUILDINGS[TYPE_NAMES.index(item)]
        return pair.fill, look.theme.rim
    return look.theme.gold2, look.theme.rim


def plate(look: Look, step: ScoringStep, gain: StepGain, score: int, *, told: bool) -> Box:
    """Return the plate beside a player's Alhambra: count, place and points."""
    number = Words(look.t("ledger-number", n=gain.count), "number")
    words = Words(look.text(gain.text), "small", "ink2", wrap=True, grow=1)
    why = None if gain.why is None else Words(look.text(gain.why), "small", "ink2", wrap=True)
    points = _points(look, gain, told=told)
    sum_ = Words(look.t("ledger-number", n=score), "score", align=RIGHT)
    sign = ItemSign(step.item, side=1.6)
    count = number if step.item in TYPE_NAMES else words
    full = Column(
        name_and_score(look, gain.seat, score),
        Row(sign, count, gap=0.4),
        why if told else None,
        points,
        gap=0.25,
    )
    line = Row(sign, number, spring(), points, gap=0.3)
    small = Column(Row(SeatMark(gain.seat, side=1.4), spring(), sum_), line, gap=0.1)
    counted = Row(sign, number, keep=2)
    bare = Row(SeatMark(gain.seat, side=1.3), counted, spring(), points, gap=0.2)
    return ByHeight(First(full, small), First(small, bare), bare)


def name_and_score(look: Look, tag: SeatTag, score: int) -> Box:
    """Return the name of a player, with the score of this moment."""
    name = Words(look.text(tag.label), "name", grow=1, short=7.0)
    number = Words(look.t("ledger-number", n=score), "score", align=RIGHT)
    return Row(SeatMark(tag, side=1.6), name, number, gap=0.4)


def caption(look: Look, step: ScoringStep, gain: StepGain, *, told: bool) -> Box:
    """The same in one line, below the own Alhambra."""
    why = Words(look.text(gain.why), "small", "ink2") if told and gain.why is not None else None
    words = Words(look.text(gain.text), "body", keep=2)
    mark, sign = SeatMark(gain.seat, side=1.6), ItemSign(step.item, side=1.6)
    child = Row(mark, sign, words, why, _points(look, gain, told=told), gap=0.5)
    return Ground(child, "panel", "line", 1.2, (0.5, 0.3))


def _points(look: Look, gain: StepGain, *, told: bool) -> Box:
    """Return the points, which keep their room until they are shown."""
    tone = "gold" if gain.points > 0 else "warn" if gain.points < 0 else "ink2"
    return Veil(Words(look.text(gained(gain.points)), "score", tone), float(told))
