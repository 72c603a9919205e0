"""What a lesson draws over the table: rings around what matters, a veil over what does not."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.theme import with_alpha

VEIL = 0.5
ROOM = 12  # how far a ring reaches


class LessonMarks(Guarded, QGraphicsItem):
    """Rings and veils; nothing here takes the pointer."""

    def __init__(self) -> None:
        super().__init__()
        self.rings: tuple[QRectF, ...] = ()
        self.dim: tuple[QRectF, ...] = ()
        self.look: Look | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_on(self, rings: tuple[QRectF, ...], dim: tuple[QRectF, ...], look: Look) -> None:
        """Ring some places and dim others."""
        if (rings, dim) == (self.rings, self.dim) and look is self.look:
            return
        self.prepareGeometryChange()
        self.rings, self.dim, self.look = rings, dim, look
        self.setVisible(bool(rings or dim))
        self.update()

    def boundingRect(self) -> QRectF:
        """Everything that is marked."""
        area = QRectF()
        for rect in (*self.rings, *self.dim):
            area = area.united(rect.adjusted(-ROOM, -ROOM, ROOM, ROOM))
        return area

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """Paint the veils, then the rings."""
        look = self.look
        if look is None:
            return
        theme = look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.bg, VEIL))
        for rect in self.dim:
            painter.drawRoundedRect(rect, look.m.radius, look.m.radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for rect in self.rings:
            ring = rect.adjusted(-1, -1, 1, 1)
            for width, colour in ((look.px(6), theme.ring), (look.px(3.4), theme.gold2)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(ring, look.px(8), look.px(8))
