"""A part of the table that keeps its picture until the part of the view it shows changes."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.ui.kit.access import SpokenText, listening
from alhambra_qt.ui.kit.box import Box, Layout, Space, lay
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.sides.side import inner_of
from alhambra_qt.ui.sides.spots import Spot, TableNote
from alhambra_qt.ui.table.pieces import PiecePlace

MARGIN = 8  # room for shadow and focus around a panel


class Panel(Guarded, QGraphicsItem):
    """A panel of the table, painted in scene coordinates.

    Subclasses say what they show (`part`) and what they hold (`tree`): the tree is laid out when
    the view changes, gives `spots` and `places`, and is painted. What is not laid out as a tree
    overrides `build` and `draw`. `face` may say that the picture shows less than `part`.
    """

    zone = ""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self.spots: list[Spot] = []
        self.places: list[PiecePlace] = []
        self.notes: list[TableNote] = []  # of what is painted without words and cannot be chosen
        self.hidden: frozenset[str] = frozenset()
        self._key: tuple[object, ...] = ()
        self._face: tuple[object, ...] = ()
        self._pixmap: QPixmap | None = None
        self._words: list[SpokenText] | None = None
        self.look: Look
        self.view: TableView
        self.laid: Layout

    @property
    def area(self) -> QRectF:
        """Where it is on the table."""
        return self.rect

    @property
    def there(self) -> bool:
        """Whether it is on the table."""
        return self.isVisible()

    def show_view(self, view: TableView, rect: QRectF, look: Look) -> bool:
        """Show a view; tells whether anything of this panel changed."""
        key = (self.part(view), rect, look)
        if self._key and key == self._key:
            self.view = view
            return False
        if rect != self.rect:
            self.prepareGeometryChange()
        self._key, self.rect, self.look, self.view = key, QRectF(rect), look, view
        self._words = None
        self.spots, self.places = [], []
        self.setVisible(not rect.isEmpty())
        if not rect.isEmpty():
            self.build()
        face = (self.face() if not rect.isEmpty() else None, QRectF(rect), look)
        if face[0] is None or face != self._face:
            self.repaint()
        self._face = face
        return True

    def hide_pieces(self, ids: frozenset[str]) -> None:
        """Leave out what is still on its way here."""
        if ids != self.hidden:
            self.hidden = ids
            self.repaint()

    def left_out(self) -> frozenset[str]:
        """What is still on its way here."""
        return self.hidden

    def repaint(self) -> None:
        """Forget the picture and paint again."""
        self._pixmap = None
        self.update()

    def words(self) -> list[SpokenText]:
        """All that is written here, by painting it where nobody looks; empty while it is hidden."""
        if self._words is None:
            nowhere = QPixmap(1, 1)
            painter = QPainter(nowhere)
            with listening() as self._words:
                if self.isVisible() and not self.rect.isEmpty():
                    self.draw(painter)
            painter.end()
        return self._words

    def part(self, view: TableView) -> object:
        """What of the view is shown here."""
        raise NotImplementedError

    def face(self) -> object:
        """What was built of the picture; the same leaves it as it is, None paints it anew."""
        return None

    def tree(self) -> Box:
        """What the panel holds, on its ground."""
        return Space()

    def build(self) -> None:
        """Find spots and places."""
        self.laid = lay(self.tree(), self.look, self.rect)
        self.spots, self.places = self.laid.of(Spot), self.laid.of(PiecePlace)
        self.notes = self.laid.of(TableNote)

    def draw(self, painter: QPainter) -> None:
        """Paint the panel."""
        self.laid.paint(painter)

    # -- Qt -----------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.drawPixmap(self.boundingRect().topLeft(), self.picture())

    def picture(self) -> QPixmap:
        """The picture of what is shown, made when first wanted."""
        if self._pixmap is None:
            self._pixmap = self._render()
        return self._pixmap

    def _render(self) -> QPixmap:
        area, dpr = self.boundingRect(), self.look.dpr
        size = (area.size() * dpr).toSize().expandedTo(QSize(1, 1))  # none cannot be painted
        pixmap = QPixmap(size)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(-area.topLeft())
        self.draw(painter)
        painter.end()
        return pixmap

    # -- where things are ---------------------------------------------------------------------

    def inner(self) -> QRectF:
        """The room inside the padding."""
        return inner_of(self.look, self.rect)

    def title_height(self) -> int:
        """The height of the title line."""
        return self.look.pick(26, 20, 18)

    def below_title(self) -> QRectF:
        """The room below the title line."""
        return self.inner().adjusted(0, self.title_height() + self.look.pick(4, 2, 2), 0, 0)
