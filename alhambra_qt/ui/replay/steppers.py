"""Two arrows that lead to the next stop of a kind, and back to the one before."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.controller.replay.replayed import Stride
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Fixed, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.paint import ButtonLook, button
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.text import CENTRE
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.widgets import RING, Control

# The keys of each stride, back and on.
KEYS: dict[Stride, tuple[str, str]] = {
    "round": ("PgUp", "PgDown"),
    "turn": ("Ctrl+Left", "Ctrl+Right"),
    "action": ("Left", "Right"),
}
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
    wide = unit * 1.7 * number + (unit * 0.6 if barred else 0)
    painter.setPen(colour)
    painter.setBrush(colour)
    x, y = area.center().x() - way * wide / 2, area.center().y()
    for _ in range(number):
        tip = x + way * unit * 1.7
        painter.drawPolygon(
            QPolygonF([QPointF(x, y - unit), QPointF(x, y + unit), QPointF(tip, y)])
        )
        x = tip
    if barred:
        end = x + way * unit * 0.6
        painter.drawRect(QRectF(min(x, end), y - unit, unit * 0.5, 2 * unit))


class Arrow(Control):
    """One of the two; it is named by where it leads."""

    def __init__(self, ctx: UiContext, words: Msg, kind: Arrowed, way: int) -> None:
        super().__init__(ctx, words)
        self.kind, self.way = kind, way
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """The words are only heard and shown as a tip."""
        super().retranslate()
        set_tip(self.ctx, self, self.ctx.text(self.words))

    def sizeHint(self) -> QSize:
        m = self.ctx.metrics
        return QSize(m.pick(40, 32, 32) + 2 * RING, m.pick(44, 36, 34) + 2 * RING)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, on = QPainter(self), self.ctx.theme, self.isEnabled()
        look = ButtonLook(
            kind="quiet",
            enabled=on,
            hovered=self.underMouse(),
            pressed=self.isDown(),
            focused=self.hasFocus(),
        )
        button(painter, self.face(), theme, self.ctx.metrics, look)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        arrows(painter, self.face(), theme.ink if on else theme.ink2, self.kind, self.way)


class Stepper(Guarded, QObject):
    """The two arrows of a stride, with its name between them.

    Signals:
        wanted: the next stop (1) or the one before (-1).
    """

    wanted = Signal(int)

    def __init__(self, ctx: UiContext, stride: Stride, parent: QObject) -> None:
        super().__init__(parent)
        self.ctx, self.stride = ctx, stride
        names = {-1: f"replay-back-{stride}", 1: f"replay-on-{stride}"}
        self.arrows = {
            way: Arrow(ctx, msg(name), ARROWS[stride], way) for way, name in names.items()
        }
        for way, arrow in self.arrows.items():
            arrow.clicked.connect(lambda _=False, way=way: self.wanted.emit(way))

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
        caps = " ".join(self.ctx.cap(key) for key in KEYS[self.stride])
        told = Column(name, Words(caps, "tiny", "ink2", CENTRE) if keys else None, gap=0)
        return Row(back, Fixed(told), on, gap=0)
