"""How a game went: the shares of all seats over the turns, with the luck and choices of one.

    graph = ValueGraph(ctx)
    graph.show_view(view, seat)
    graph.moved.connect(...)       # another turn is at the cursor
    graph.opened.connect(...)      # the number of a costly choice that was clicked

A slider lies over the plot: it takes the keyboard and the pointer, and has the accessible text.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from alhambra_qt.controller.review.review_view import ReviewView
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import ENDLESS, RIGHT, Box, Drawn, Fixed, Ground, Plate, Space, Words
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, First, Row, Wrapped
from alhambra_qt.ui.kit.signs import SeatMark, name_of
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.plots.curves import (
    ChoiceBars,
    Curves,
    LuckBars,
    Plotted,
    Span,
    hollow_line,
    seat_pen,
)


class SeatButton(BoxButton):
    """One of several seats, of which one is chosen."""

    def __init__(self, ctx: UiContext, tag: SeatTag) -> None:
        super().__init__(ctx, tag.label)
        self.tag = tag
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def low(self) -> float:
        return self.ctx.metrics.target

    def tree(self) -> Box:
        name = Words(self.look.text(self.tag.label), "bold", short=7.0)
        return self.switch(Row(SeatMark(self.tag, side=1.3), name, gap=0.35))

    def sizeHint(self) -> QSize:
        across, down = self.edge
        width, height = self.tree().room(self.look, ENDLESS)
        return QSize(int(width + 2 * across) + 1, int(max(height, self.low()) + 2 * down) + 1)

    def hasHeightForWidth(self) -> bool:
        return False


PAD = (0.9, 0.6)
BESIDE = 44.0  # ems of width from which on the legend stands beside the lines
LEGEND = 9.6  # its width
LEAST = 8.0  # ems of the lines; they take what height there is
ZOOM = 2.0
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class TurnSlider(Styled, QSlider):
    """The cursor on the time axis; what it stands at is said by the graph.

    Signals:
        pressed_at, dragged_to: where the pointer was pressed, and to where it was dragged.
        handed: the keyboard comes or goes.
    """

    pressed_at = Signal(float, float)
    dragged_to = Signal(float)
    handed = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, Qt.Orientation.Horizontal)
        self.scorings: Sequence[int] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn by turn, scoring by scoring, to the ends; all else is for the page."""
        key, plain = (
            Qt.Key(event.key()),
            not event.modifiers() & Qt.KeyboardModifier.ControlModifier,
        )
        if plain and key in STEPS:
            self.setValue(self.value() + STEPS[key])
        elif plain and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.setValue(self.maximum() if key == Qt.Key.Key_End else self.minimum())
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._to_scoring(back=key == Qt.Key.Key_PageUp)
        else:
            event.ignore()
        if event.isAccepted():
            focus.reveal(self)

    def _to_scoring(self, *, back: bool) -> None:
        here = self.value()
        ahead = sorted({0, *self.scorings})
        found = [turn for turn in ahead if (turn < here if back else turn > here)]
        if found:
            self.setValue(found[-1] if back else found[0])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        self.pressed_at.emit(at.x(), at.y())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged_to.emit(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.handed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.handed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The graph paints the cursor."""


class ValueGraph(Holder):
    """The graph; see the module's text.

    Signals:
        moved: the turn at the cursor.
        chosen: the seat whose luck and choices are wanted.
        opened: the number of a costly choice.
    """

    moved = Signal(int)
    chosen = Signal(int)
    opened = Signal(int)

    WIDE = 80.0
    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: ReviewView | None = None
        self.seat, self.open, self.even = 0, 0, False
        self.span = Span.whole(1)
        self.slider = TurnSlider(ctx)
        self.slider.valueChanged.connect(self._move)
        self.slider.pressed_at.connect(self._press)
        self.slider.dragged_to.connect(self._drag)
        self.slider.handed.connect(self.change)
        self.seats: list[SeatButton] = []

    # -- what it shows ------------------------------------------------------------------------

    def show_view(self, view: ReviewView | None, seat: int) -> None:
        """Show a review, or nothing; the cursor stays where it was."""
        if view is None:
            self.view = None
            self.retranslate()
            return
        old = list[SeatButton]()
        if [button.tag for button in self.seats] != [*view.tags]:
            old, self.seats = self.seats, self._make_seats(view)
        if self.view is None or self.view.longest != view.longest:
            self.span = Span.whole(view.longest)
        self.view = view
        self.slider.scorings = [scoring.turn for scoring in view.scorings]
        self.slider.setRange(0, view.turns)
        self.choose(seat)
        _ = self.laid  # before they go, the old ones must stand nowhere
        discard(old)

    def _make_seats(self, view: ReviewView) -> list[SeatButton]:
        made = [SeatButton(self.ctx, tag) for tag in view.tags]
        for number, button in enumerate(made):
            button.clicked.connect(weakly(self._want_seat, number))
        return made

    def _want_seat(self, seat: int) -> None:
        self.chosen.emit(seat)

    def choose(self, seat: int) -> None:
        """Show the luck and the choices of a seat."""
        self.seat = seat
        for number, button in enumerate(self.seats):
            button.setChecked(number == seat)
        self.retranslate()

    def show_open(self, number: int) -> None:
        """Ring the number of the choice that is open, 0 for none."""
        if number != self.open:
            self.open = number
            self.change()

    def set_even(self, even: bool) -> None:
        """Draw all lines alike, or the chosen one thicker."""
        self.even = even
        self.change()

    @property
    def turn(self) -> int:
        """The turn at the cursor: it stands after it."""
        return self.slider.value()

    def go(self, turn: int) -> None:
        """Put the cursor after a turn."""
        self.slider.setValue(turn)

    def zoom(self, step: int) -> None:
        """Show fewer turns around the cursor (1), or more (-1)."""
        self.span = self.span.zoom(self.turn, ZOOM**step)
        self.change()

    # -- what is said -------------------------------------------------------------------------

    def retranslate(self) -> None:
        """The slider is named by what it stands at."""
        self.setAccessibleName(self.ctx.t("review-graph"))
        if self.view is not None:
            name, where = self.ctx.t("review-share"), self.ctx.text(self.label())
            self.slider.setAccessibleName(f"{name}: {where}")
        super().retranslate()

    def label(self) -> Msg:
        """Return the accessible text at the cursor."""
        view, turn = self.view, self.turn
        if view is None:
            return msg("play-empty")
        text = msg("review-heard-turn", turn=turn, turns=view.turns, shares=self.shares_said())
        seat = view.seats[self.seat]
        if turn:
            luck, cost = signed(round(seat.luck[turn - 1])), signed(round(seat.choices[turn - 1]))
            more = msg("review-heard-luck", name=seat.tag.label, luck=luck, cost=cost)
            text = msg("review-heard-both", one=text, more=more)
        if view.happened is not None:
            share = view.happened.share(turn, self.seat)
            more = msg("review-heard-game", name=seat.tag.label, n=share)
            text = msg("review-heard-both", one=text, more=more)
        due = next((mark for mark in view.scorings if mark.turn == turn), None)
        if due is not None:
            text = msg("review-heard-both", one=text, more=due.name)
        return text

    def shares_said(self) -> str:
        """The shares of all seats, the names before them."""
        if self.view is None:
            return ""
        shares = zip(self.view.tags, self.view.shares[self.turn], strict=True)
        return ", ".join(f"{self.ctx.text(tag.label)} {share}" for tag, share in shares)

    # -- moving -------------------------------------------------------------------------------

    def _move(self, turn: int) -> None:
        self.span = self.span.showing(turn)
        self.retranslate()
        announce(self, self.ctx.text(self.label()))
        self.moved.emit(turn)

    def _press(self, x: float, y: float) -> None:
        at = QPointF(self.slider.geometry().topLeft()) + QPointF(x, y)
        for number, disc in self.discs():
            if disc.adjusted(-4, -4, 4, 4).contains(at):
                self.opened.emit(number)
                return
        self._drag(x)

    def _drag(self, x: float) -> None:
        for box, rect in self.laid.parts:
            if isinstance(box, Curves):
                self.slider.setValue(self.span.turn_at(self.look, rect, x + self.slider.x()))

    def discs(self) -> list[tuple[int, QRectF]]:
        """The numbers of the costly choices, and where they are painted."""
        bars = ((box, at) for box, at in self.laid.parts if isinstance(box, ChoiceBars))
        return [disc for box, at in bars for disc in box.discs(self.look, at)]

    # -- the tree -----------------------------------------------------------------------------

    def tree(self) -> Box:
        look = self.look
        title = Words(look.t("review-graph"), "title")
        of = Words(look.t("review-luck-of-whom"), "small", "ink2")
        if self.view is None:
            later = self._small(msg("review-later"))
            return Ground(Plate(Column(title, later, Space(grow=1)), pad=PAD), pad=0.12)
        seats = [Live(seat) for seat in self.seats]
        wide = self.width() >= BESIDE * look.em
        end = self._small(self.view.title)
        head = First(
            Row(title, end, Space(grow=1), of, *seats, gap=0.2),
            Row(title, Space(grow=1), *seats, gap=0.1),
            Column(title, end, Wrapped(of, *seats, gap=0.1), gap=0.1),
        )
        return Ground(
            Plate(Column(head, self._beside() if wide else self._below(), gap=0.2), pad=PAD),
            pad=0.12,
        )

    @property
    def shown(self) -> ReviewView:
        """The review that is shown.

        Raises:
            ValueError: while there is none.
        """
        if self.view is None:
            raise ValueError("there is no review")
        return self.view

    def _plots(self) -> tuple[Curves, LuckBars, ChoiceBars]:
        low, focused = self.look.m.at_most_s, self.slider.hasFocus()
        of = Plotted(self.shown, self.seat, self.turn, self.span, self.even, focused)
        return (
            Curves(of=of, grow=1, height=LEAST),
            LuckBars(of=of, height=4.2 if low else 4.8),
            ChoiceBars(of=of, height=4.8 if low else 5.0, open=self.open),
        )

    def _beside(self) -> Box:
        curves, luck, choices = self._plots()
        plotted = Live(self.slider, Column(curves, luck, choices, gap=0.2, grow=1), grow=1)
        names = Column(
            Column(*self._legend(), grow=1, gap=0.1),
            Fixed(self._luck_name(), height=luck.height),
            Fixed(self._choice_name(), height=choices.height),
            gap=0.2,
        )
        return Row(Fixed(names, width=LEGEND), plotted, gap=0.2, middle=False, grow=1)

    def _below(self) -> Box:
        curves, luck, choices = self._plots()
        plotted = Column(
            curves, self._luck_name(), luck, self._choice_name(), choices, gap=0.1, grow=1
        )
        after, shares = self._when(), self._shares()
        legend = Wrapped(after, *shares, gap=1.0)
        return Column(legend, Live(self.slider, plotted, grow=1), gap=0.1, grow=1)

    def _when(self) -> Words:
        turn = self.turn
        return self._small(msg("review-after", turn=turn) if turn else msg("review-beginning"))

    def _legend(self) -> list[Box]:
        return [
            Space(0, 0.5),
            Words(self.look.t("review-share"), "smallstrong", wrap=True),
            self._small(msg("review-share-if")),
            Space(0, 0.4),
            self._when(),
            *self._shares(),
        ]

    def _shares(self) -> list[Box]:
        view, look = self.shown, self.look
        found: list[Box] = []
        for seat, tag in enumerate(view.tags):
            role = "bold" if seat == self.seat else "body"
            share = Words(str(view.shares[self.turn][seat]), role, align=RIGHT)
            name = name_of(look, tag, role, most=5.2)
            found.append(Row(self._sample(seat), name, Space(grow=1), share, gap=0.3))
        if view.happened is not None:
            share = Words(str(view.happened.share(self.turn, self.seat)), "body", align=RIGHT)
            name = Words(look.t("review-in-game"), "body", wrap=True, grow=1)
            found.append(Row(Drawn(self._hollow, 2.2, 1.2), name, share, gap=0.3))
        return found

    def _hollow(self, painter: QPainter, rect: QRectF) -> None:
        right = rect.right() - 0.4 * self.look.em
        ends = [QPointF(x, rect.center().y()) for x in (rect.left(), right)]
        hollow_line(painter, self.look, ends)

    def _sample(self, seat: int) -> Box:
        """A piece of a seat's line with its mark."""
        tag, look = self.shown.tags[seat], self.look

        def how(painter: QPainter, rect: QRectF) -> None:
            middle = rect.center().y()
            painter.setPen(seat_pen(look, tag, 2.4))
            painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle))

        return Row(Drawn(how, 1.0, 1.2), SeatMark(tag, side=1.25), gap=0.0)

    def _luck_name(self) -> Box:
        whose = msg("review-luck-of", name=self.shown.tags[self.seat].label)
        return Column(Words(self.look.t("review-luck"), "smallstrong"), self._small(whose), gap=0)

    def _choice_name(self) -> Box:
        name = Words(self.look.t("review-choices"), "smallstrong")
        return Column(name, self._small(msg("review-choices-cost")), gap=0)

    def _small(self, words: Msg) -> Words:
        return Words(self.look.text(words), "small", "ink2", wrap=True)
