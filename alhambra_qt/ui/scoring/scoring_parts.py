"""Parts of a played scoring: its time, the question, medals and steps, the scores.

All of it is made from the steps and from the moment that is shown (`StepShown`), in the sizes of
the table.

now = moment(step, time)                # what is seen of a step by then
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.presenter.score_sheet import ScoringStep, StepGain
from alhambra_qt.controller.view.page_views import ScoringPage
from alhambra_qt.controller.view.targets import ALL_SEATS, NumberOf
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import describe, sentences
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    RIGHT,
    Bounded,
    Box,
    Drawn,
    Fixed,
    Ground,
    Hit,
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
from alhambra_qt.ui.kit.rows import ByHeight, Column, First, Grid, Row, Wrapped
from alhambra_qt.ui.kit.signs import ItemSign, SeatMark, mark_colour, name_of
from alhambra_qt.ui.kit.sizes import sized_font
from alhambra_qt.ui.kit.theme import BUILDINGS, INDIGO, RIM, TYPE_NAMES
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pieces.portraits import Portrait
from alhambra_qt.ui.sides.spots import TableNote

# Milliseconds at the usual speed: the building comes and the light goes on, one thing is counted,
# coins fly, the marks step along the track, all of it stays to be read.
LIGHT, BEAT, FLIGHT, TRACK, HOLD = 280, 70, 620, 340, 340
MOST_BEATS = 20  # so many things are counted one by one; more of them go faster


@frozen
class Moment:
    """One moment of a step: brightness, number of counted things, flight of the coins.

    ``upto`` is None once everything is counted; ``flown`` and ``risen`` go from 0 to 1.
    """

    lit: float = 1.0
    upto: int | None = None
    flown: float = 1.0
    risen: float = 1.0
    over: bool = True

    @property
    def paid(self) -> bool:
        """Whether the points have arrived."""
        return self.flown >= 1


ALL = Moment()


def moment(step: ScoringStep, time: float) -> Moment:
    """Give what is seen of a step so many milliseconds after its beginning."""
    beats = step.beats
    counting = BEAT * min(beats, MOST_BEATS)
    flight = FLIGHT if step.pays else 0
    track = TRACK if flight else 0
    if time >= LIGHT + counting + flight + track + HOLD:
        return ALL
    counted = time - LIGHT
    upto = None if counted >= counting else int(_share(counted, counting) * beats)
    flown = _share(counted - counting, flight)
    risen = _share(counted - counting - flight, track)
    return Moment(_share(time, LIGHT), upto, flown, risen, over=False)


def _share(time: float, whole: float) -> float:
    return max(0.0, min(1.0, time / whole)) if whole else float(time >= 0)


@frozen(eq=False)
class StepShown:
    """The state of a played scoring: its steps, the current one, and how many have been seen.

    ``remarks`` are what the computer players say in the end, by seat.
    """

    page: ScoringPage
    steps: Sequence[ScoringStep]
    index: int
    done: int
    now: Moment
    remarks: Mapping[int, Msg]

    @property
    def step(self) -> ScoringStep:
        """The step under way."""
        return self.steps[self.index]

    @property
    def complete(self) -> bool:
        """Whether all of the step is counted, so that its points may be seen."""
        return self.now.upto is None

    def score(self, k: int) -> int:
        """The score of a player: the points of this step are added when they arrive."""
        gain = self.step.gains[k]
        return gain.now if self.now.risen > 0 else gain.now - gain.points

    def mark(self, k: int) -> int:
        """Return the score at which a player's mark stands on the ruler."""
        gain = self.step.gains[k]
        return round(gain.now - gain.points * (1 - self.now.risen))

    def paid(self, index: int) -> bool:
        """Return whether the points of a step are shown."""
        return index < self.done or (index == self.index and self.now.risen > 0)


def gained(points: int) -> Msg:
    """Points with their sign, a plain zero."""
    return msg("ledger-gain", n=signed(points)) if points else msg("ledger-number", n=0)


def step_label(ctx: UiContext, step: ScoringStep) -> str:
    """Everything about a step as one message, for those who listen."""
    parts = []
    for gain in step.gains:
        place = msg("rank-place", n=gain.place) if gain.place else None
        why = gain.why if gain.why != place else None
        points = msg("count-point", n=gain.points), msg("scoring-score", n=gain.now)
        text = ", ".join(ctx.text(part) for part in (gain.text, place, why, *points) if part)
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
        moving = [self.again] if self.still else [self.again, self.pause]
        buttons = [*moving, self.skip, self.on]
        if self.whole:
            buttons = [self.again, self.ledger, self.leave]

        def line(keyed: int, words: Box = words) -> Box:
            """Return the line in which so many of the last buttons show their keys."""
            last = len(buttons) - keyed
            pressed = [Pressed(button, k < last) for k, button in enumerate(buttons)]
            return Row(words, *pressed, gap=0.5)

        if look.m.at_most_xs:  # a second row would hide the board: the others stand in the rail
            buttons = buttons[-2:]
            forms = ByHeight(line(0), line(0, Words(look.text(title), "prompt", grow=1)))
            return Plate(forms, None, "acc", 2.0, (0.7, 0.2))
        small = Wrapped(*(Pressed(button, brief=True) for button in buttons), gap=0)
        two = Column(words, small, gap=0)
        return Plate(First(*map(line, (4, 2, 1, 0)), two), None, "acc", 2.0, (0.7, 0.2))


class Rail(StagePart):
    """The building between the seats with their medals and points, and below it all steps.

    A step is pressed to be seen again; where letters are large, only those around it have room.

    Signals:
        chosen: the number of a step to be seen again.
    """

    chosen = Signal(int)
    BY_SIZE = True
    SIZES = (5.2, 2.9), (4.4, 2.4), (3.6, 1.9), (2.4, 1.25)  # ems: of the building, of the points

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

    def places(self) -> Mapping[int, QRectF]:
        """Return the places on the stage of everybody's points and of the building (ALL_SEATS)."""
        notes = ((note.about, note.rect) for note in self.laid.of(TableNote))
        return {
            about.seat: rect.translated(QPointF(self.pos()))
            for about, rect in notes
            if isinstance(about, NumberOf)
        }

    def needed(self, width: float) -> float:
        """How high it has to be for the largest medals that are not too wide."""
        forms = self._forms(self.shown, width) if self.shown is not None else []
        return _stage(forms[0]).room(self.look, width)[1] if forms else 0.0

    def content(self, shown: StepShown) -> Box:
        return _stage(ByHeight(*self._forms(shown, self.width())))

    def _forms(self, shown: StepShown, width: float) -> list[Box]:
        """The medals and the steps as large as they are wanted, then smaller."""
        forms: list[Box] = []
        for size in self.SIZES:
            forms.append(Column(self._row(shown, *size), self._tail(shown, *size), gap=0.1))
        fitting = [form for form in forms if _stage(form).room(self.look, ENDLESS)[0] <= width]
        return fitting or forms[-1:]

    def _row(self, shown: StepShown, side: float, height: float) -> Box:
        """The seats, half of them at each side of the building."""
        look, step = self.look, shown.step
        seats = [seat_box(look, shown, gain, height) for gain in step.gains]
        half = (len(seats) + 1) // 2
        sign = _noted(Veil(ItemSign(step.item, side=side), float(shown.now.lit >= 1)))
        name = Words(look.text(step.name), "title", align=CENTRE, least=0.8)
        below = name if height > NAMED else None
        middle = Fixed(Column(sign, below, gap=0.1), width=side + (2.4 if below else 0.6))
        left = Row(*seats[:half], gap=0.3, even=True, middle=False)
        right = Row(*seats[half:], gap=0.3, even=True, middle=False)
        return Grid([[left, middle, right]], grows=(1, 0, 1), gap=(0.4, 0), equal=True, grow=1)

    def _tail(self, shown: StepShown, side: float, height: float) -> Box:
        """The signs of all steps: those seen with the marks of who got most, those to come pale."""
        cells, pad = [], 0.45 if height > NAMED else 0.2
        side = max(1.7, side * 0.58)
        for number, step in enumerate(shown.steps):
            seen, paid = number < shown.done or number == shown.index, shown.paid(number)
            most = max(1, *(gain.points for gain in step.gains))
            best = (gain.seat for gain in step.gains if paid and gain.points == most)
            won = Row(spring(), *(SeatMark(tag, side=1.2) for tag in best), spring(), gap=0.1)
            sign = Veil(ItemSign(step.item, side=side), 1.0 if seen else 0.4)
            cell = Column(sign, Fixed(won, height=1.2) if height > NAMED else None, gap=0.2)
            cells.append(Live(self.buttons[number], Ground(cell, pad=(pad, 0.3))))
        if not self.look.m.at_most_xs:
            return Row(spring(), *cells, spring(), gap=0.2)
        last = [Pressed(button, brief=True) for button in self.aside]
        taken = sum(box.room(self.look, ENDLESS)[0] for box in last) / self.look.em
        room = self.width() / self.look.em - taken - 1.2
        many = max(1, int(room / (side + 2 * pad + 0.2)) - 1)
        first = max(0, min(shown.index - many // 2, len(cells) - many))
        return Row(spring(), *cells[first : first + many], spring(), *last, gap=0.2)


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
        spoken = self._remarks(shown)
        both = [box for pair in zip(lines, bars, strict=True) for box in pair]
        every = [box for three in zip(lines, bars, spoken, strict=True) for box in three]
        boxes = [box for pair in zip(lines, spoken, strict=True) for box in pair]
        full, tight = Column(head, *every, spring(), gap=0.25), Column(head, *boxes, gap=0.1)
        mute = Column(head, *both, spring(), gap=0.25)
        plain = Column(head, *lines, spring(), gap=0.15)
        return [full, tight, mute, plain, Column(*lines, gap=0)]

    def _remarks(self, shown: StepShown) -> list[Box | None]:
        """Return the remarks of the computer players, each beside its face, shown at the end."""
        seen = float(all(map(shown.paid, range(len(shown.steps)))))
        remarks = shown.remarks
        words = (
            Words(self.look.text(remarks.get(tag.seat, "")), "small", "ink2", wrap=True, grow=1)
            for tag in shown.page.seats
        )
        return [
            Veil(Row(Portrait(tag, side=1.7), word, gap=0.4), seen, grow=1)
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
        room = Bounded(number, least=(2.2, 0))
        return Row(SeatMark(tag, side=1.5), name_of(look, tag), spring(), arrow, room, gap=0.4)

    def _bar(self, shown: StepShown, k: int, most: int) -> Box:
        parts = [
            (step.item, gain.points)
            for number, (step, gain) in enumerate(zip(shown.steps, self._of(shown, k), strict=True))
            if gain.points > 0 and shown.paid(number)
        ]
        return Drawn(partial(draw_bar, self.look, parts, most), 8.0, 0.75, grow=0)


def _stage(child: Box) -> Box:
    return Plate(child, None, "gold2", 2.0, (0.6, 0.25))


def _framed(child: Box) -> Box:
    return Plate(child, pad=(0.6, 0.4))


def draw_bar(
    look: Look, parts: Sequence[tuple[str, int]], most: int, painter: QPainter, area: QRectF
) -> None:
    """Paint the points of each step one after the other, in the colour of the building or gold."""
    x, width = area.left() + look.em * 1.9, area.width() - look.em * 1.9
    for item, points in parts:
        part = QRectF(x, area.top() + 1, width * points / most, area.height() - 2)
        kind = TYPE_NAMES.index(item) if item in TYPE_NAMES else None
        painter.setPen(QPen(look.theme.rim, 1.2))
        painter.setBrush(look.theme.gold2 if kind is None else BUILDINGS[kind].fill)
        painter.drawRoundedRect(part, 2, 2)
        x += part.width()


NAMED = 1.5  # ems: beside lower points there is no room for names


def seat_box(look: Look, shown: StepShown, gain: StepGain, height: float) -> Box:
    """Return a player's name, medal, points and count; the points are so many ems high."""
    tag, place = gain.seat, gain.place if gain.points > 0 else 0
    medal, seen = None, float(shown.complete)
    if place:
        picture = Drawn(partial(draw_medal, look, gain), height * 0.85, height * 1.05)
        medal = Veil(picture, seen, keep=1)
    points = _noted(_points(look, gain, height), tag.seat)
    number, tone = look.t("ledger-number", n=gain.count), "ink" if gain.count else "ink2"
    mark = SeatMark(tag, side=1.3)
    if height <= NAMED:
        line = Row(spring(), mark, Words(number, "strong", tone), medal, spring(), gap=0.25)
        paid = Fixed(Veil(Row(spring(), points, spring()), seen), height=height * 1.1)
        return Column(line, paid, gap=0)
    won = Row(spring(), medal, Veil(points, seen), spring(), gap=0.2)
    paid = Fixed(won, height=height * 1.15)
    who = Row(spring(), mark, name_of(look, tag, "name", 5.0), spring(), gap=0.2)
    count: Box = Words(look.text(gain.text), "strong", tone, CENTRE, least=0.75)
    if shown.complete and gain.why not in (None, msg("rank-place", n=gain.place)):  # it is shared
        share = " · ".join([number, look.text(gain.why or "")])
        count = First(Words(share, "strong", tone, CENTRE), count)
    count = Fixed(count, width=height * 2.9)  # all steps ask for the same room
    return Column(who, paid, count, gap=0.15)


def _noted(box: Box, seat: int = ALL_SEATS) -> Hit:
    """Return a box whose place in the layout tells where a player's points are, or the building."""
    return Hit(box, lambda rect: TableNote(rect, "", about=NumberOf("points", seat)))


def _points(look: Look, gain: StepGain, height: float) -> Box:
    """Return the points on the colour of the player; a plain zero is small and pale."""
    text = look.text(gained(gain.points))
    if not gain.points:
        return Words(text, "body", "ink2", CENTRE)
    font = look.font("prompt")
    font.setPixelSize(round(height * look.em))
    words = Fixed(Words(text, font, RIM, CENTRE), height=height * 1.1)
    fill = mark_colour(gain.seat.mark) if gain.points > 0 else WARN
    return Ground(words, fill, RIM, 1.4, (height * 0.18, 0), height * 0.25)


METALS = ("#E5B84B", "#C4CAD2", "#D08C52")  # gold, silver, bronze
WARN = QColor("#A3211C")  # that of points, in every theme


def draw_medal(look: Look, gain: StepGain, painter: QPainter, area: QRectF) -> None:
    """Paint the medal of a place, the first with a crown."""
    describe(look.t("rank-place", n=gain.place), area, sign=True)
    size = min(area.width(), area.height() * 0.74)
    disc = QRectF(area.center().x() - size / 2, area.bottom() - size - 1, size, size)
    crown, metal = round(size * 0.52), QColor(METALS[min(gain.place, len(METALS)) - 1])
    if gain.place > 1:
        disc.moveTop(area.center().y() - size / 2)
    with paint.saved(painter):
        painter.setPen(paint.pen(INDIGO, max(1.2, size * 0.05)))
        painter.setBrush(metal)
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        painter.setPen(paint.pen(metal.lighter(135), max(1.0, size * 0.04)))
        painter.drawEllipse(disc.adjusted(*(size * 0.11 * sign for sign in (1, 1, -1, -1))))
        painter.setPen(INDIGO)
        painter.setFont(sized_font(size * 0.52, weight=800))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(gain.place))
        if gain.place == 1:
            picture = look.images.icon("crown", crown, look.theme.gold, look.dpr)
            paint.picture(painter, picture, disc.center().x() - crown / 2, disc.top() - crown * 0.8)
