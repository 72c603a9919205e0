"""The bar below the table: the line of all moments, and what leads through them.

    bar = Transport(ctx, player)
    bar.show_replay(replay)
    bar.show_at(at, seat, said)

Where there is little room only what is needed most stands below the line, the rest is unfolded.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPolygonF

from alhambra_qt.controller.replay.replayed import Replay, Stride
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Fixed, Ground, Plate, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.holder import Holder, Live, Over, Pressed
from alhambra_qt.ui.kit.inputs import Segmented
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.paint import ButtonLook, button, button_radius
from alhambra_qt.ui.kit.rows import Column, First, Row, Wrapped
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.text import CENTRE
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button, Sign
from alhambra_qt.ui.program.page_rows import STRIDE_KEYS
from alhambra_qt.ui.replay.timeline import FlagRow, Flags, MomentLine


class SeatView(Over):
    """The mark of a player: look at the table from there."""

    def __init__(self, ctx: UiContext, tag: SeatTag) -> None:
        super().__init__(ctx, msg("replay-view-of", name=tag.label))
        self.tag = tag
        self.setCheckable(True)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        set_tip(self.ctx, self, self.ctx.text(self.words))

    def box(self) -> Box:
        """The mark with the frame of the one that is chosen."""
        edge, fill = ("acc", "accs") if self.lit else ("line", "panel")
        return Live(self, Ground(SeatMark(self.tag, side=1.5), fill, edge, 2.0, (0.5, 0.4)))


class Transport(Holder):
    """The bar; see the module's text."""

    def __init__(self, ctx: UiContext, player: ReplayClock) -> None:
        super().__init__(ctx)
        self.player, self.unfolded = player, False
        self.line = MomentLine(ctx)
        self.line.valueChanged.connect(self.wishing("put"))
        self.flags = Flags(ctx, self)
        self.steppers: dict[Stride, Stepper] = {}
        for stride in ARROWS:
            self.steppers[stride] = Stepper(ctx, stride, self)
        self.play = Button(
            ctx, msg("replay-play"), kind="primary", key=msg("key-space"), does=player.toggle
        )
        self.play.turns = (msg("replay-play"), msg("pace-pause"))
        self.back = Button(ctx, msg("replay-backwards"), kind="quiet", does=self._turned)
        self.back.setCheckable(True)
        choices = [(str(speed), msg("replay-times", n=shown(speed))) for speed in SPEEDS]
        self.speed = Segmented(ctx, msg("replay-speed"), choices, str(player.speed))
        self.speed.changed.connect(player.read_speed)
        self.seats: dict[Seat, SeatView] = {}
        self.all = Button(ctx, msg("replay-all-open"), kind="quiet", icon="eye", does=self._all)
        self.all.setCheckable(True)
        self.on = Button(ctx, msg("playon-title"), key="B", tied=True, wish="play_on")
        self.tried = Button(ctx, "", kind="quiet", key="V", tied=True, wish="branches")
        self.branches = 0
        self.more = Button(ctx, msg("replay-more"), kind="quiet", does=self._unfold)
        self.more.setCheckable(True)
        player.changed.connect(self._follow)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("replay-bar"))
        super().retranslate()

    # -- what it shows ------------------------------------------------------------------------

    def show_replay(self, replay: Replay) -> None:
        """Show another game."""
        discard(self.seats.values())
        self.seats = {}
        for tag in replay.session.tags:
            view = self.seats[tag.seat] = SeatView(self.ctx, tag)
            view.clicked.connect(weakly(self.wish, "look", tag.seat))
        self.flags.show_scorings(replay.stops.scorings)
        self.line.show_stops(replay.stops, replay.forks)
        self.branches = len((replay.session.root or replay.session).branches)
        self.tried.set_words(msg("games-branches", n=self.branches))
        self.all.setEnabled(replay.usual() is None)
        self.on.setEnabled(replay.open)
        self.change()

    def show_at(self, at: int, tag: SeatTag, seat: Seat | None, text: Msg | str) -> None:
        """Show where one is, whose moment that is, and from which seat it is seen."""
        self.line.show_at(at, tag, text)
        stops = self.line.stops
        for stepper in self.steppers.values():
            stepper.enable(back=at > stops.first, on=at < stops.last)
        self.all.setChecked(seat is None)
        if [seat for seat, view in self.seats.items() if view.lit] != [seat]:
            for number, view in self.seats.items():
                view.lit = number == seat
                view.setChecked(view.lit)
            self.change()

    def _follow(self) -> None:
        self.play.set_words(msg("pace-pause" if self.player.on else "replay-play"))
        self.speed.set_value(str(self.player.speed), silent=True)
        self.back.setChecked(self.player.way < 0)

    def _turned(self, _checked: bool = False) -> None:
        self.player.set_way(-self.player.way)

    def _all(self, _checked: bool = False) -> None:
        self.wish("look", None)

    def _unfold(self, _checked: bool = False) -> None:
        self.unfolded = not self.unfolded
        self.more.setChecked(self.unfolded)
        self.change()
        self.wish("unfold")

    # -- looks --------------------------------------------------------------------------------

    def set_low(self, low: bool) -> None:
        """Whether there is hardly any height: then the line stands between the buttons."""
        self.line.compact = low
        self.restyle()  # the page measures it before it hears of other letters itself

    def tree(self) -> Box:
        if self.line.compact:
            return Plate(self._folded(Live(self.line, grow=1)), pad=(0.4, 0.1))
        flags = FlagRow(self.flags, self.line)
        if self.look.m.at_most_xs:
            line = Column(flags, Live(self.line), gap=0, grow=1)
            return Plate(self._folded(line), pad=(0.4, 0.1))
        forms = [self._whole(self._steps(keys=True)), self._whole(self._steps())]
        briefly = (self._steps(), self._steps(short=True), self._steps(named=False))
        forms += [self._whole(steps, brief=True) for steps in briefly]
        child = Column(flags, Live(self.line), First(*forms, self._folded(spring())), gap=0)
        return Plate(child, pad=(0.6, 0.15))

    def _steps(self, *, named: bool = True, keys: bool = False, short: bool = False) -> list[Box]:
        return [
            stepper.tree(named=named, keys=keys, short=short) for stepper in self.steppers.values()
        ]

    def _whole(self, steps: Sequence[Box], *, brief: bool = False) -> Box:
        """All in one line, `brief` without the keys of buttons and what can be seen to be so."""
        return Row(
            *steps,
            Pressed(self.play, brief),
            Live(self.back),
            *self._speed(named=not brief),
            *self._views(named=not brief),
            spring(),
            *self._tried(brief=brief),
            Pressed(self.on, brief),
            gap=0.1,
        )

    def _speed(self, *, named: bool) -> list[Box]:
        word = Words(self.look.t("replay-speed"), "body", "ink2")
        return [*[word] * named, Live(self.speed)]

    def _views(self, *, named: bool) -> list[Box]:
        word = Words(self.look.t("replay-view"), "body", "ink2")
        return [*[word] * named, *(seat.box() for seat in self.seats.values()), Live(self.all)]

    def _tried(self, *, brief: bool) -> list[Box]:
        return [Pressed(self.tried, brief)] if self.branches else []

    def _folded(self, middle: Box) -> Box:
        """Return the most needed controls, and the rest below them if wanted."""
        steps = self.steppers["action"].tree(named=False)
        low = self.line.compact
        on = Pressed(self.on, True)
        end = [Live(self.more)] if low else [Live(self.more), on]
        first = Row(steps, Pressed(self.play, True), middle, *end, gap=0.2)
        if not self.unfolded:
            return first
        others = [
            stepper.tree(named=True) for name, stepper in self.steppers.items() if name != "action"
        ]
        flags = [Live(flag) for flag in self.flags.each.values()] if low else []
        views = self._views(named=False)
        last = [*self._tried(brief=True), *[on] * low]
        rest = Wrapped(*others, *flags, Live(self.back), Live(self.speed), *views, *last, gap=0.3)
        return Column(first, rest, gap=0)


def shown(speed: float) -> str:
    """A speed as it is written: a half, or a whole number."""
    return "½" if speed < 1 else str(round(speed))


SPEEDS = (0.5, 1.0, 2.0, 4.0)
BEAT = 1400  # milliseconds for an action at the usual speed
QUICK = 2.0  # from this speed on only turns and scorings are said
FLIGHTS = 4.0  # from this speed on nothing flies


class ReplayClock(Guarded, QObject):
    """The clock of a replay.

    Signals:
        due: the next action is due, 1 forwards, -1 backwards.
        changed: it plays or stops, or its speed or its direction is another.
    """

    due = Signal(int)
    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed, self.way = 1.0, 1
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

    def _tick(self) -> None:
        self.due.emit(self.way)

    @property
    def on(self) -> bool:
        """Whether it plays."""
        return self._timer.isActive()

    @property
    def flies(self) -> bool:
        """Whether it is slow enough for pieces that fly."""
        return not self.on or self.speed < FLIGHTS

    @property
    def brief(self) -> bool:
        """Whether it is too quick for every action to be said."""
        return self.on and self.speed >= QUICK

    def toggle(self) -> None:
        """Play or stop."""
        if self.on:
            self.stop()
        else:
            self._timer.start(round(BEAT / self.speed))
            self.changed.emit()

    def stop(self) -> None:
        """Stop."""
        if self.on:
            self._timer.stop()
            self.changed.emit()

    def set_speed(self, speed: float) -> None:
        """Be as fast as that."""
        self.speed = speed
        if self.on:
            self._timer.start(round(BEAT / speed))
        self.changed.emit()

    def read_speed(self, value: str) -> None:
        """Be as fast as a choice of the bar says."""
        self.set_speed(float(value))

    def turn(self, step: int) -> None:
        """The next speed, or the one before."""
        place = SPEEDS.index(self.speed) + step
        self.set_speed(SPEEDS[max(0, min(len(SPEEDS) - 1, place))])

    def set_way(self, way: int) -> None:
        """Go forwards or backwards."""
        self.way = way
        self.changed.emit()


ARROWS: dict[Stride, tuple[int, bool]] = {  # how many, and whether a bar stands at their end
    "round": (2, True),
    "turn": (2, False),
    "action": (1, False),
}
Arrowed = tuple[int, bool]


def arrows(painter: QPainter, area: QRectF, colour: QColor, kind: Arrowed, way: int) -> None:
    """Triangles that point on or back, perhaps with a bar."""
    number, barred = kind
    unit = min(area.height() * 0.17, area.width() * 0.12)
    width = unit * 1.7 * number + (unit * 0.6 if barred else 0)
    painter.setPen(colour)
    painter.setBrush(colour)
    x, y = area.center().x() - way * width / 2, area.center().y()
    for _ in range(number):
        tip = x + way * unit * 1.7
        painter.drawPolygon(
            QPolygonF([QPointF(x, y - unit), QPointF(x, y + unit), QPointF(tip, y)])
        )
        x = tip
    if barred:
        end = x + way * unit * 0.6
        painter.drawRect(QRectF(min(x, end), y - unit, unit * 0.5, 2 * unit))


class Arrow(Sign):
    """One of the two; it is named by where it leads."""

    def __init__(self, ctx: UiContext, words: Msg, kind: Arrowed, way: int) -> None:
        super().__init__(ctx, words)
        self.kind, self.way = kind, way

    def sizeHint(self) -> QSize:
        m = self.ctx.metrics
        return QSize(m.pick(40, 32, 32) + 2 * RING, m.pick(44, 36, 34) + 2 * RING)

    def ring(self) -> tuple[QRectF, float]:
        return self.face(), button_radius(self.face(), self.ctx.metrics)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        theme, on, hovered = self.ctx.theme, self.isEnabled(), self.underMouse()
        look = ButtonLook(kind="quiet", enabled=on, hovered=hovered, pressed=self.isDown())
        button(painter, face, theme, self.ctx.metrics, look)
        arrows(painter, face, theme.ink if on else theme.ink2, self.kind, self.way)


class Stepper(Guarded, QObject):
    """The two arrows of a stride, with its name between them.

    They wish to `step` by the stride to the next stop (1) or the one before (-1).
    """

    def __init__(self, ctx: UiContext, stride: Stride, parent: QObject) -> None:
        super().__init__(parent)
        self.ctx, self.stride = ctx, stride
        names = {-1: f"replay-back-{stride}", 1: f"replay-on-{stride}"}
        self.arrows = {
            way: Arrow(ctx, msg(name), ARROWS[stride], way) for way, name in names.items()
        }
        for way, arrow in self.arrows.items():
            arrow.clicked.connect(weakly(arrow.wish, "step", stride, way))

    def enable(self, *, back: bool, on: bool) -> None:
        """Whether there is anything before and after."""
        self.arrows[-1].setEnabled(back)
        self.arrows[1].setEnabled(on)

    def tree(self, *, named: bool, keys: bool = False, short: bool = False) -> Box:
        """The arrows, with the name or a `short` one between them, and its keys below that."""
        back, on = (Live(self.arrows[way]) for way in (-1, 1))
        if not named:
            return Row(back, on, gap=0)
        words = f"replay-{self.stride}-short" if short else f"replay-{self.stride}-name"
        name = Words(self.ctx.t(words), "strong", align=CENTRE)
        caps = " ".join(self.ctx.cap(key) for key in STRIDE_KEYS[self.stride])
        column = Column(name, Words(caps, "tiny", "ink2", CENTRE) if keys else None, gap=0)
        return Row(back, Fixed(column), on, gap=0)
