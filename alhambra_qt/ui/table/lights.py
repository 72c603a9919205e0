"""The light of a step that asks to choose things: a border on each, a veil over all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.theme import with_alpha

if TYPE_CHECKING:
    from alhambra_qt.ui.table.scene import TableScene

VEIL = 0.5  # of what lies below it
DIMMED = ("market", "display", "hand", "reserve", "shelf", "drawer", "you", "tray")
THINGS = ("slot", "card", "tile")
ROOM = 6  # how far a border reaches


class Lights(Guarded, QGraphicsItem):
    """Borders and veils; nothing here takes the pointer, so that all still answers."""

    def __init__(self) -> None:
        super().__init__()
        self.look: Look | None = None
        self.lit: tuple[QRectF, ...] = ()
        self.dim: tuple[QRectF, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def show_on(self, scene: TableScene, look: Look) -> None:
        """Light what the view asks to choose from, if any of it is in sight."""
        view = scene.view
        asked = view.lit if view is not None and not scene.overlay.kind else ()
        cells = {cell.target for cell in view.legal} if view is not None else set()
        spots = [one for one in scene.spots() if one.role in (*THINGS, "cell") and not one.behind]
        lit = tuple(one.rect for one in spots if one.target in asked and one.target not in cells)
        others = (one for one in spots if one.zone in DIMMED and one.target not in asked)
        dim = tuple(one.rect for one in others if one.role in THINGS) if lit else ()
        if (lit, dim) == (self.lit, self.dim) and look is self.look:
            return
        self.prepareGeometryChange()
        self.lit, self.dim, self.look = lit, dim, look
        self.setVisible(bool(lit))
        self.update()

    def boundingRect(self) -> QRectF:
        """Everything that is lit or veiled."""
        area = QRectF()
        for rect in (*self.lit, *self.dim):
            area = area.united(rect.adjusted(-ROOM, -ROOM, ROOM, ROOM))
        return area

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """Paint the veils, then the borders."""
        look = self.look
        if look is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(look.theme.panel, VEIL))
        for rect in self.dim:
            painter.drawRoundedRect(rect, look.px(5), look.px(5))
        painter.setPen(QPen(look.theme.acc, look.px(3.4)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for rect in self.lit:
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), look.px(6), look.px(6))
