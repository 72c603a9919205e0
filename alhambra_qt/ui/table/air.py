"""What flies over the parts beside the board, and the marks that lie over them.

These belong to the scene, above which the sides stand: here they are painted once more, over the
sides only. While nothing is over a side this is hidden and costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
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

    def _above(self) -> Iterator[tuple[QGraphicsItem, QRegion]]:
        """The items that are above sides, the lowest first, and those sides."""
        scene = self._scene
        marks = (scene.lights, scene.hint_marks, scene.drop_marks, scene.hover)
        marked = (one for one in (*marks, scene.ring, scene.cues) if one.isVisible())
        yield from ((one, self._below(one)) for one in marked)
        flying = scene.air.childItems()
        below = self._below(scene.air) if flying else QRegion()
        yield from ((one, below) for one in flying)

    def _below(self, item: QGraphicsItem) -> QRegion:
        """Where sides are seen that lie below an item."""
        found = QRegion()
        for side in sorted(self._scene.sides(), key=lambda one: one.level):
            if side.there:
                region = QRegion(side.geometry())
                found = found + region if side.level < item.zValue() else found - region
        return found

    def follow(self) -> None:
        """Something has moved, or lies elsewhere."""
        found = QRegion()
        for item, sides in self._above():
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
        area = event.region().translated(self.pos())
        for item, sides in self._above():
            if area.intersects(item.sceneBoundingRect().toAlignedRect()):
                with paint.saved(painter):
                    painter.setClipRegion(sides & area)
                    painter.setTransform(item.sceneTransform(), combine=True)
                    painter.setOpacity(item.effectiveOpacity())
                    item.paint(painter, option)
