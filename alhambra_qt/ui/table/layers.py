"""What holds the pieces of the table: a layer for each height, and the window onto the board."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.ui.kit.guard import Guarded


class Layer(Guarded, QGraphicsItem):
    """Holds the pieces of one height; nothing of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        """Where its pieces may be seen, if that is limited."""
        return self.rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Nothing of its own."""


class Clip(Layer):
    """The window through which the own Alhambra is seen."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)

    def set_rect(self, rect: QRectF) -> None:
        """Cut at the inside of the board's edge."""
        inner = rect.adjusted(3, 3, -3, -3)
        if inner != self.rect:
            self.prepareGeometryChange()
            self.rect = inner
