"""Rings around things, veils over others: what a step asks to choose, what a lesson means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.theme import with_alpha

if TYPE_CHECKING:
    from alhambra_qt.ui.table.scene import TableScene

VEIL = 0.5  # of what lies below it
ROOM = 12  # how far a ring reaches
DIMMED = ("market", "display", "hand", "reserve", "shelf", "drawer", "you", "tray")
THINGS = ("slot", "card", "tile")
Rects = tuple[QRectF, ...]


class Rings(Guarded, QGraphicsItem):
    """Rings and veils; nothing here takes the pointer, so that all still answers."""

    ground = "panel"  # the tone of the veils

    def __init__(self) -> None:
        super().__init__()
        self.look: Look | None = None
        self.rings: Rects = ()
        self.dim: Rects = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def show_rects(self, rings: Rects, dim: Rects, look: Look) -> None:
        """Ring some places and dim others."""
        if (rings, dim) == (self.rings, self.dim) and look is self.look:
            return
        self.prepareGeometryChange()
        self.rings, self.dim, self.look = rings, dim, look
        self.setVisible(bool(rings or dim))
        self.update()

    def rounding(self, look: Look) -> tuple[float, float]:
        """How round veils and rings are."""
        return look.px(5), look.px(6)

    def strokes(self, look: Look) -> Sequence[tuple[QColor, float]]:
        """The lines of a ring, the lowest first: colour and width."""
        return ((look.theme.acc, look.px(3.4)),)

    def boundingRect(self) -> QRectF:
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
        look = self.look
        if look is None:
            return
        veil, ring = self.rounding(look)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(look.tone(self.ground), VEIL))
        for rect in self.dim:
            painter.drawRoundedRect(rect, veil, veil)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for rect in self.rings:
            for colour, width in self.strokes(look):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), ring, ring)


class Lights(Rings):
    """The light of a step that asks to choose things; all others are dimmed."""

    def show_on(self, scene: TableScene, look: Look) -> None:
        """Light what the view asks to choose from, if any of it is in sight."""
        view = scene.view
        asked = view.lit if view is not None and not scene.overlay.kind else ()
        cells = {cell.target for cell in view.legal} if view is not None else set()
        spots = [one for one in scene.spots() if one.role in (*THINGS, "cell") and not one.behind]
        lit = tuple(one.rect for one in spots if one.target in asked and one.target not in cells)
        others = (one for one in spots if one.zone in DIMMED and one.target not in asked)
        self.show_rects(lit, tuple(one.rect for one in others if lit and one.role in THINGS), look)
