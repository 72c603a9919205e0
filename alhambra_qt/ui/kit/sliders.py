"""A number chosen on a line.

Slider(ctx, msg("set-ui-scale"), 80, 200, 10, 100).valueChanged   # int
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.measure import measure
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.widgets import RING


class Slider(Styled, QSlider):
    """A whole number on a line, the value beside it; a drag settles only at its end."""

    def __init__(
        self,
        ctx: UiContext,
        name: Msg | str,
        low: int,
        high: int,
        step: int,
        value: int,
    ) -> None:
        super().__init__(ctx, Qt.Orientation.Horizontal)
        self.name = name
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setValue(value)
        self.setTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self.retranslate)
        self.retranslate()

    def shown(self, value: int) -> str:
        """How a value is written."""
        return str(value)

    def retranslate(self) -> None:
        """Say the name and the value as it is shown."""
        self.setAccessibleName(f"{self.ctx.text(self.name)}: {self.shown(self.value())}")
        self.restyle()

    def sizeHint(self) -> QSize:
        return QSize(self.ctx.px(240), self.ctx.metrics.pick(36, 32, 30) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(150), self.sizeHint().height())

    def track(self) -> tuple[float, float]:
        """The ends of the line; the value stands right of it."""
        known, knob = measure(self.ctx.font("bold")), self.ctx.px(10)
        wide = max(known.width(self.shown(end)) for end in (self.minimum(), self.maximum()))
        number = max(wide, self.ctx.px(44)) + self.ctx.px(14)
        return RING + knob, self.width() - RING - number - knob

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, y = QPainter(self), self.ctx.theme, self.height() / 2
        left, right = self.track()
        share = (self.sliderPosition() - self.minimum()) / (self.maximum() - self.minimum())
        x, knob = left + (right - left) * share, self.ctx.px(9)
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
            painter.drawText(value, flags, self.shown(self.sliderPosition()))
        if self.hasFocus():
            area = QRectF(x - knob, y - knob, 2 * knob, 2 * knob)
            paint.focus_ring(painter, area, theme, knob)

    def _drag_to(self, x: float) -> None:
        """Take the nearest step."""
        (left, right), step = self.track(), self.singleStep()
        reach = (self.maximum() - self.minimum()) / step
        steps = round((x - left) / max(1.0, right - left) * reach)
        self.setSliderPosition(self.minimum() + steps * step)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(True)
        self._drag_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._drag_to(event.position().x())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll: a wheel over a slider must not change it by accident."""
        event.ignore()
