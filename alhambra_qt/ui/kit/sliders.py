"""A number chosen on a line.

Slider(ctx, msg("set-ui-scale"), 80, 200, 10, 100, shown=lambda n: f"{n} %").changed   # int
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.measure import measure
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.widgets import RING


class Slider(Styled, QWidget):
    """A whole number on a line; arrows, wheel and drag change it; the value stands beside it."""

    changed = Signal(int)
    settled = Signal(int)

    def __init__(
        self,
        ctx: UiContext,
        name: Msg | str,
        low: int,
        high: int,
        step: int,
        value: int,
        shown: Callable[[int], str] = str,
    ) -> None:
        super().__init__(ctx)
        self.name, self.shown = name, shown
        self.low, self.high, self.step, self.value = low, high, step, value
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the name and the value."""
        self.setAccessibleName(f"{self.ctx.text(self.name)}: {self.shown(self.value)}")
        self.restyle()

    def set_value(self, value: int, *, silent: bool = False, settle: bool = True) -> None:
        """Take the nearest allowed value; a drag settles only at its end."""
        value = max(self.low, min(self.high, value))
        value = self.low + round((value - self.low) / self.step) * self.step
        if value != self.value:
            self.value = value
            self.retranslate()
            if not silent:
                self.changed.emit(value)
                if settle:
                    self.settled.emit(value)

    def sizeHint(self) -> QSize:
        """A line long enough to aim at."""
        return QSize(self.ctx.px(240), self.ctx.metrics.pick(36, 32, 30) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """At least a short line."""
        return QSize(self.ctx.px(150), self.sizeHint().height())

    def track(self) -> tuple[float, float, float]:
        """Left end, right end and height of the line."""
        known = measure(self.ctx.font("bold"))
        ends = (self.low, self.high)
        number = max(known.width(self.shown(value)) for value in ends)
        number = max(number, self.ctx.px(44))
        knob = self.ctx.px(10)
        return RING + knob, self.width() - RING - number - self.ctx.px(14) - knob, self.height() / 2

    def _knob_x(self) -> float:
        left, right, _ = self.track()
        return left + (right - left) * (self.value - self.low) / max(1, self.high - self.low)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint line, steps, knob and value."""
        painter, theme = QPainter(self), self.ctx.theme
        left, right, y = self.track()
        x, knob = self._knob_x(), self.ctx.px(9)
        with paint.saved(painter):
            for start, end, colour in ((left, right, theme.line), (left, x, theme.acc)):
                pen = QPen(colour, self.ctx.px(4))
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawLine(QPointF(start, y), QPointF(end, y))
            painter.setPen(QPen(theme.panel, 2))
            painter.setBrush(theme.acc)
            painter.drawEllipse(QPointF(x, y), knob, knob)
            painter.setPen(theme.ink)
            painter.setFont(self.ctx.font("bold"))
            value = QRectF(right + knob, 0, self.width() - right - knob - RING, self.height())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(value, flags, self.shown(self.value))
        if self.hasFocus():
            area = QRectF(x - knob, y - knob, 2 * knob, 2 * knob)
            paint.focus_ring(painter, area, theme, knob)

    def _value_at(self, x: float) -> int:
        left, right, _ = self.track()
        return round(self.low + (x - left) / max(1.0, right - left) * (self.high - self.low))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to the pointer."""
        self.set_value(self._value_at(event.position().x()), settle=False)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.set_value(self._value_at(event.position().x()), settle=False)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """The drag is over."""
        self.settled.emit(self.value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll: a wheel over a slider must not change it by accident."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go one step, Home and End to the ends."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Down):
            self.set_value(self.value - self.step)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Up):
            self.set_value(self.value + self.step)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.set_value(self.low if key == Qt.Key.Key_Home else self.high)
        else:
            super().keyPressEvent(event)
