"""The line of all moments: rounds as ticks, scorings as flags, branches below it.

It is as long for each turn, however much was done in it. What is dragged or clicked jumps at once.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import QObject, QPointF, QRectF, QSignalBlocker, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from alhambra_qt.controller.replay.replayed import Fork, Stops
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.box import ENDLESS, Layout, Leaf, Size
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.holder import Seated
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import letters_of, player_mark
from alhambra_qt.ui.kit.sizes import measure
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Control

ROWS = 2  # of branches; more are a number
SIDE = 18  # room at the ends, for the knob
MARKS = 6  # at most so many rounds have a number


class MomentLine(Styled, QSlider):
    """A slider over all moments of a game; ``valueChanged`` tells where it was put."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, Qt.Orientation.Horizontal)
        self.stops = Stops((), 1)
        self.forks: Sequence[Fork] = ()
        self.compact = False  # the line alone
        self.tag: SeatTag | None = None
        self.text: Msg | str = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)  # the pointer is a hand over what leads into a branch

    def show_stops(self, stops: Stops, forks: Sequence[Fork]) -> None:
        """Show another game."""
        self.stops, self.forks = stops, forks
        with QSignalBlocker(self):
            self.setRange(stops.first, stops.last)
        self.restyle()

    def show_at(self, at: int, tag: SeatTag, text: Msg | str) -> None:
        """Show where one is, whose moment that is, and what is said of it."""
        self.tag, self.text = tag, text
        with QSignalBlocker(self):
            self.setValue(at)
        self._tell()
        self.update()

    def retranslate(self) -> None:
        self._tell()
        self.restyle()

    def _tell(self) -> None:
        self.setAccessibleName(self.ctx.t("replay-line"))
        lines = [self.text, *map(branch_name, self.forks)]
        if turns := [str(turn) for turn, _ in self.marks()]:
            lines.insert(1, msg("replay-marks", turns=text_of(listing(turns))))
        self.setAccessibleDescription(sentences(map(self.ctx.text, lines)))

    # -- where everything stands --------------------------------------------------------------

    def share(self, at: int) -> float:
        """How far along the line a moment lies, from 0 to 1: all turns are as long."""
        turns = self.stops.of["turn"]
        if len(turns) < 2:
            return 0.0
        k = min(max(bisect_right(turns, at) - 1, 0), len(turns) - 2)
        within = (at - turns[k]) / max(1, turns[k + 1] - turns[k])
        return (k + within) / (len(turns) - 1)

    def x_of(self, at: int) -> float:
        """Return the x of a moment on the line."""
        return self.x_in(at, self.width())

    def x_in(self, at: int, width: float) -> float:
        """Return its x on a line of that width."""
        side = self.ctx.px(SIDE)
        return side + (width - 2 * side) * self.share(at)

    def moment(self, x: float) -> int:
        """Give the stop nearest to a place."""
        return min(self.stops.of["action"], key=lambda at: abs(self.x_of(at) - x))

    def _small(self) -> float:
        return measure(self.ctx.font("small")).height

    def _middle(self) -> float:
        return float(self.ctx.metrics.pick(20, 17, 14))

    def _fork_rows(self) -> int:
        rows = self._rows()
        return min(rows, len(self.forks)) + (len(self.forks) > rows > 1)

    def _rows(self) -> int:
        """How many branches have a row: where there is little room all share one."""
        return 1 if self.ctx.metrics.at_most_xs else ROWS

    def sizeHint(self) -> QSize:
        if self.compact:
            return QSize(self.ctx.px(200), round(2 * self._middle()))
        below = self.ctx.metrics.pick(14, 12, 10) + self._small() * (1 + 1.2 * self._fork_rows())
        return QSize(self.ctx.px(400), round(self._middle() + below + self.ctx.px(4)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(150), self.sizeHint().height())

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.ctx.font("small"))
        if not self.compact:
            self._ticks(painter)
            self._branches(painter)
            self._stems(painter)
        self._groove(painter)
        self._dots(painter)
        self._knob(painter)

    def _groove(self, painter: QPainter) -> None:
        theme, y, thick = self.ctx.theme, self._middle(), self.ctx.px(10)
        ends = self.x_of(self.minimum()), self.x_of(self.value()), self.x_of(self.maximum())
        for start, end, fill in ((0, 2, theme.panel2), (0, 1, theme.acc)):
            area = QRectF(ends[start], y - thick / 2, ends[end] - ends[start], thick)
            painter.setPen(QPen(theme.line if end == 2 else theme.acc, 1.4))
            painter.setBrush(fill)
            painter.drawRoundedRect(area, thick / 2, thick / 2)

    def marks(self) -> list[tuple[int, int]]:
        """Some turns with which a round begins, and their moments: those that have a number."""
        rounds = self.stops.of["round"][:-1]
        apart = -(-len(rounds) // MARKS) or 1
        return [(self.stops.place(at + 1).turn, at) for at in rounds[::apart]]

    def _ticks(self, painter: QPainter) -> None:
        """A tick each round, the number of its first turn below some of them."""
        theme, y = self.ctx.theme, self._middle() + self.ctx.px(8)
        known, height = measure(self.ctx.font("small")), self.ctx.px(5)
        painter.setPen(QPen(theme.ink2, 1))
        for at in self.stops.of["round"][:-1]:
            painter.drawLine(QPointF(self.x_of(at), y), QPointF(self.x_of(at), y + height))
        for turn, at in self.marks():
            width = known.width(str(turn))
            box = QRectF(self.x_of(at) - width / 2, y + height, width + 1, known.height)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(turn))

    def _stems(self, painter: QPainter) -> None:
        """Draw the stems from the flags of scorings down to their moments."""
        painter.setPen(QPen(self.ctx.theme.gold, 1.6))
        for at in self.stops.scorings.values():
            painter.drawLine(QPointF(self.x_of(at), 0), QPointF(self.x_of(at), self._middle()))

    def _branches(self, painter: QPainter) -> None:
        """Each leaves the line at a dot and ends at a square with its name."""
        rows = self._rows()
        for k in self._drawn():
            self._branch(painter, k)
        if len(self.forks) > rows > 1:
            words = self.ctx.text(msg("replay-branches", n=len(self.forks) - rows))
            painter.setPen(self.ctx.theme.ink)
            self._write(painter, self._beside(words, 0, self.x_of(0), self._row(rows)), words)

    def _drawn(self) -> range:
        """The branches that are drawn: all of them where they share a row."""
        rows, every = self._rows(), len(self.forks)
        return range(every if rows == 1 else min(rows, every))

    def _row(self, k: int) -> float:
        height = self._small()
        return self._middle() + self.ctx.px(13) + height * (1.5 + 1.2 * k)

    def _ends(self, k: int) -> tuple[QPointF, QPointF]:
        """Return the fork of a branch, in its row, and the place of its square."""
        fork, y = self.forks[k], self._row(k % self._rows())
        start = self.x_of(fork.at)
        return QPointF(start, y), QPointF(max(self.x_of(fork.end), start + 4 * self.ctx.px(4)), y)

    def said_at(self, k: int) -> tuple[str, QRectF]:
        """Return the label of a branch, and its rectangle."""
        start, end = self._ends(k)
        words = str(k + 1) if self._rows() == 1 else self.ctx.text(branch_name(self.forks[k]))
        return words, self._beside(words, start.x(), end.x() + 2 * self.ctx.px(4), end.y())

    def fork_at(self, place: QPointF) -> int | None:
        """Give the branch whose line, square or name lies there."""
        if self.compact:
            return None
        for k in self._drawn():
            start, end = self._ends(k)
            area = QRectF(start, end).united(self.said_at(k)[1])
            height = max(area.height(), 1.2 * self._small())
            area.setTop(area.center().y() - height / 2)
            area.setHeight(height)
            if area.contains(place):
                return k
        return None

    def _branch(self, painter: QPainter, k: int) -> None:
        theme, dot = self.ctx.theme, self.ctx.px(4)
        start, end = self._ends(k)
        painter.setPen(QPen(theme.gold, 1.8, Qt.PenStyle.DashLine))
        line = [QPointF(start.x(), self._middle()), start, end]
        painter.drawPolyline(line)
        painter.setBrush(theme.gold2)
        painter.setPen(QPen(theme.ink, 1))
        painter.drawRect(QRectF(end.x() - dot, end.y() - dot, 2 * dot, 2 * dot))
        words, box = self.said_at(k)
        painter.setPen(theme.ink)
        self._write(painter, box, words)

    def _beside(self, words: str, start: float, x: float, y: float) -> QRectF:
        """Give room for words right of a place, or left of another where there is none."""
        known = measure(self.ctx.font("small"))
        width = known.width(words)
        if x + width > self.width():
            x = max(0.0, start - width - self.ctx.px(8))
        return QRectF(x, y - known.height / 2, width + 2, known.height)

    def _write(self, painter: QPainter, box: QRectF, words: str) -> None:
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words)

    def _dots(self, painter: QPainter) -> None:
        theme, dot = self.ctx.theme, self.ctx.px(4)
        painter.setBrush(theme.gold2)
        painter.setPen(QPen(theme.ink, 1))
        for fork in self.forks:
            painter.drawEllipse(QPointF(self.x_of(fork.at), self._middle()), dot, dot)

    def _knob(self, painter: QPainter) -> None:
        theme, centre = self.ctx.theme, QPointF(self.x_of(self.value()), self._middle())
        radius = self.ctx.metrics.pick(16, 14, 12)
        painter.setPen(QPen(theme.ink, 1.4))
        painter.setBrush(theme.gold2)
        painter.drawEllipse(centre, radius, radius)
        painter.setBrush(theme.panel)
        painter.drawEllipse(centre, radius * 0.78, radius * 0.78)
        if self.tag is not None:
            side = radius * 1.15
            area = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
            player_mark(painter, area, self.tag.mark, letters_of(self.tag, self.ctx.text))
        if self.hasFocus():
            area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            paint.focus_ring(painter, area, theme, radius)

    # -- choosing -----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        fork = self.fork_at(event.position())
        if fork is not None:
            self.wish("branch", fork)
            return
        self.setSliderDown(True)
        self.setValue(self.moment(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hand = not self.isSliderDown() and self.fork_at(event.position()) is not None
        pointer = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        self.setCursor(pointer)
        if self.isSliderDown():
            self.setValue(self.moment(event.position().x()))

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel must not change it by accident."""
        event.ignore()


def branch_name(fork: Fork) -> Msg:
    """Say a branch: its name and whose luck it has."""
    return msg("replay-branch-new" if fork.luck else "replay-branch-same", name=fork.name)


FINAL = 3  # the number of the last scoring


class Flag(Control):
    """A crown with the name of a scoring."""

    corner = 0.2

    def __init__(self, ctx: UiContext, number: int) -> None:
        super().__init__(
            ctx, msg("proof-tab-final") if number == FINAL else msg("proof-tab", k=number)
        )
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def _pad(self) -> int:
        return self.ctx.px(4)

    def sizeHint(self) -> QSize:
        known, pad = measure(self.ctx.font("small")), self._pad()
        m = self.ctx.metrics
        height = max(round(known.height) + pad, m.target - (2 * RING if m.touch else pad))
        width = known.width(self.ctx.text(self.words)) + height + 2 * pad
        return QSize(round(width) + 2 * RING, height + 2 * RING)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        theme = self.ctx.theme
        painter.setPen(QPen(theme.acc if self.underMouse() else theme.gold, 1.6))
        painter.setBrush(theme.panel2)
        painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), 4, 4)
        crown = round(face.height() * 0.7)
        art = self.ctx.images.icon("crown", crown, theme.ink, self.devicePixelRatioF())
        left = face.left() + self._pad()
        painter.drawPixmap(int(left), round(face.center().y() - crown / 2), art)
        painter.setFont(self.ctx.font("small"))
        painter.setPen(theme.ink)
        text = QRectF(face)
        text.setLeft(left + crown + self._pad())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(text, flags, self.ctx.text(self.words))


class Flags(Guarded, QObject):
    """The flags of a game; pressed, one wishes to `put` the bar at its moment."""

    def __init__(self, ctx: UiContext, parent: QObject) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self.each: dict[int, Flag] = {}  # by their moments

    def show_scorings(self, scorings: Mapping[int, int]) -> None:
        """Have a flag for each."""
        discard(self.each.values())
        self.each = {}
        for number, at in scorings.items():
            flag = self.each[at] = Flag(self.ctx, number)
            flag.clicked.connect(weakly(flag.wish, "put", at))


@frozen(eq=False)
class FlagRow(Leaf):
    """The flags: above their moments, side by side where these are close."""

    flags: Flags
    line: MomentLine

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        own_height = max((flag.sizeHint().height() for flag in self.flags.each.values()), default=0)
        return width if width < ENDLESS else 0, max(0, own_height - RING)

    def place(self, layout: Layout, rect: QRectF) -> None:
        """Seat each of them; those that would reach beyond the end push the others back."""
        hints = {at: flag.sizeHint() for at, flag in self.flags.each.items()}
        right, lefts = rect.right(), dict[int, float]()
        for at in sorted(hints, reverse=True):
            width = hints[at].width()
            middle = rect.left() + self.line.x_in(at, rect.width())
            lefts[at] = min(middle - width / 2, right - width)
            right = lefts[at] + RING  # as far from each other as a focus ring is wide
        for at, flag in self.flags.each.items():
            corner = QPointF(max(rect.left(), lefts[at]), rect.top())
            rect_of = QRectF(corner, QSizeF(hints[at]))
            layout.items.append(Seated(flag, rect_of, flag.sizeHint, hints[at]))
