"""The flags of the scorings above the line: each leads to the moment after its scoring."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, Layout, Leaf, Size
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.holder import Seated
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.sizes import measure
from alhambra_qt.ui.kit.widgets import RING, Control
from alhambra_qt.ui.replay.line import MomentLine

FINAL = 3  # the number of the last scoring


class Flag(Control):
    """A crown with the name of a scoring."""

    def __init__(self, ctx: UiContext, number: int) -> None:
        super().__init__(
            ctx, msg("proof-tab-final") if number == FINAL else msg("proof-tab", k=number)
        )
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def _pad(self) -> int:
        return self.ctx.px(4)

    def sizeHint(self) -> QSize:
        """As wide as its words, and high enough to hit."""
        known, pad = measure(self.ctx.font("small")), self._pad()
        high = max(round(known.height) + pad, self.ctx.metrics.target - pad)
        wide = known.width(self.ctx.text(self.words)) + high + 2 * pad
        return QSize(round(wide) + 2 * RING, high + 2 * RING)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, face = QPainter(self), self.ctx.theme, self.face()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, 4)


class Flags(Guarded, QObject):
    """The flags of a game.

    Signals:
        wanted: the moment of one of them.
    """

    wanted = Signal(int)

    def __init__(self, ctx: UiContext, parent: QObject) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self.each: dict[int, Flag] = {}  # by their moments

    def show_scorings(self, scorings: Mapping[int, int]) -> None:
        """Have a flag for each."""
        for old in self.each.values():
            old.deleteLater()
        self.each = {}
        for number, at in scorings.items():
            flag = self.each[at] = Flag(self.ctx, number)
            flag.clicked.connect(lambda _=False, at=at: self.wanted.emit(at))


@frozen(eq=False)
class FlagRow(Leaf):
    """Where the flags stand: above their moments, side by side where these are close."""

    flags: Flags
    line: MomentLine

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        high = max((flag.sizeHint().height() for flag in self.flags.each.values()), default=0)
        return width if width < ENDLESS else 0, max(0, high - RING)

    def place(self, laid: Layout, rect: QRectF) -> None:
        """Seat each of them; those that would reach beyond the end push the others back."""
        hints = {at: flag.sizeHint() for at, flag in self.flags.each.items()}
        right, lefts = rect.right(), dict[int, float]()
        for at in sorted(hints, reverse=True):
            wide = hints[at].width()
            middle = rect.left() + self.line.x_in(at, rect.width())
            lefts[at] = min(middle - wide / 2, right - wide)
            right = lefts[at] + 2 * RING
        for at, flag in self.flags.each.items():
            corner = QPointF(max(rect.left(), lefts[at]), rect.top())
            laid.found.append(Seated(flag, QRectF(corner, QSizeF(hints[at])), flag.sizeHint))
