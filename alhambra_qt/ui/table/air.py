"""What flies over the parts beside the board, and the marks that lie over them.

These belong to the scene, above which the sides stand: here they are painted once more, over the
sides only. While nothing is over a side this is hidden and costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.table.scene import TableScene


class TableAir(Guarded, QWidget):
    """Paints over the sides what is above them in the scene."""

    def __init__(self, scene: TableScene, over: QWidget) -> None:
        super().__init__(over)
        self._scene = scene
        self._seen = QRegion()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def _above(self) -> Iterator[QGraphicsItem]:
        """The items that are above sides, the lowest first."""
        scene = self._scene
        marks = (scene.lights, scene.hint_marks, scene.drop_marks, scene.hover)
        yield from (one for one in (*marks, scene.ring, scene.cues) if one.isVisible())
        yield from scene.air.childItems()

    def _sides(self) -> QRegion:
        """Where sides are seen."""
        found = QRegion()
        for side in self._scene.sides():
            if side.there:
                region = side.mask() if not side.mask().isEmpty() else QRegion(side.rect())
                found += region.translated(side.pos())
        return found

    def follow(self) -> None:
        """Something has moved, or lies elsewhere."""
        found, sides = QRegion(), self._sides()
        for item in self._above():
            found += sides & item.sceneBoundingRect().toAlignedRect()
        changed, box = found + self._seen, found.boundingRect()
        self._seen = found
        if found.isEmpty():
            self.hide()
        elif self.isHidden():
            self.setGeometry(box)  # no larger: all of it is painted again when it is shown
            self.raise_()
            self.show()
        else:
            self.setGeometry(self.geometry() | box)
            self.update(changed.translated(-self.pos()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QPainter(self), QStyleOptionGraphicsItem()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.pos())
        painter.setClipRegion(self._sides() & event.region().translated(self.pos()))
        area = QRectF(event.rect().translated(self.pos()))
        for item in self._above():
            if item.sceneBoundingRect().intersects(area):
                with paint.saved(painter):
                    painter.setTransform(item.sceneTransform(), combine=True)
                    painter.setOpacity(item.effectiveOpacity())
                    item.paint(painter, option)
