"""A panel of the table: a tree of boxes that is painted once and keeps its picture."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import RIGHT, Box, Layout, Plate, Size, Space, Words, lay
from alhambra_qt.ui.kit.boxed import ReadEntry, entries
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.sides.spots import Spot, TableNote

MARGINS = -4, -2, 4, 6  # room for the shadow around a panel, which falls down
# Levels; the higher lies above.
PANEL, STRIP, OVERLAY_LEVEL, CLOSER_LEVEL, CALLOUT = 0, 20, 30, 39, 40
# What is still on its way here and not painted; nothing once its panel is gone.
Hidden = Callable[[], frozenset[str] | None]


@frozen
class PanelPart:
    """A panel without a state of its own.

    Attributes:
        zone: where F6 and a screen reader find it.
        shows: the part of the view that it shows.
        tree: what it holds, made from its `look`, `view`, `area` and `hidden`.
        title: what it is called, or the name of that text.
        level: what it lies above.
        roomy: as `Panel.roomy`.
        over: how many pixels at the left and the right it may be painted over its area.
    """

    zone: str
    shows: Callable[[TableView], object]
    tree: Callable[[Panel], Box]
    title: str | Callable[[TableView], Msg | str | None]
    level: int = PANEL
    roomy: Size = (0.0, 0.0)
    over: int = 0


def has_room(roomy: Size, area: QRectF, look: Look) -> bool:
    """Whether an area is as large as a roomy form needs, in ems."""
    return area.width() >= roomy[0] * look.em and area.height() >= roomy[1] * look.em


def edged(area: QRectF) -> QRectF:
    """Return an area with its edges, in whole pixels, which a picture is not blurred by."""
    return area.adjusted(*MARGINS).toAlignedRect().toRectF()


class Panel(Guarded, QGraphicsItem):
    """A panel of the table, painted in scene coordinates.

    It is made for a `PanelPart`, or subclasses say which `part` of the view they show and what they
    hold (`tree`). The tree is laid out when that part changes; it gives `spots` and `notes`, and is
    painted. A panel with a `title` is a group of its own to a screen reader, others are read with
    their `zone`. `face` may say that the picture shows less than `part`.

    It has two forms: a roomy one, and a narrow one where its area is less than `roomy`, in ems.
    """

    zone = named = ""
    level = PANEL
    roomy: Size = (0.0, 0.0)
    plates = False  # whether it holds plates, which come and go with their shadows

    def __init__(self, made_for: PanelPart | None = None) -> None:
        super().__init__()
        self._made_for = made_for
        if made_for is not None:
            self.zone, self.level, self.roomy = made_for.zone, made_for.level, made_for.roomy
        self.area = QRectF()  # where it is on the table
        self._bounds = QRectF()  # with its shadow; Qt asks fifty times an act
        self.spots: list[Spot] = []
        self.notes: list[TableNote] = []  # of what is painted without words and cannot be chosen
        self.hidden: frozenset[str] = frozenset()  # what is still on its way here
        self._key: tuple[object, ...] = ()
        self._face: object = None
        self._pixmap: QPixmap | None = None
        self._entries: list[ReadEntry] | None = None
        self.look: Look
        self.view: TableView
        self.laid: Layout
        self.hide()

    @property
    def is_shown(self) -> bool:
        """Whether it is on the table."""
        return self.isVisible()

    def fits(self, area: QRectF, look: Look) -> bool:
        """Whether an area has room for the roomy form."""
        return has_room(self.roomy, area, look)

    @property
    def narrow(self) -> bool:
        """Whether it has the narrow form."""
        return not self.fits(self.area, self.look)

    def show_view(self, view: TableView, area: QRectF, look: Look) -> bool:
        """Show a view; return whether anything of this panel changed."""
        self.look = look
        if area.isEmpty() and self.area.isEmpty():
            self.view = view
            return False
        key = (self.part(view), QRectF(area), look)
        self.view = view
        if key == self._key:
            return False
        moved = key[1:] != self._key[1:]
        self._key = key
        self.put(area)
        if moved:  # the part may depend on the room for it
            self._key = self.part(view), *key[1:]
        return True

    def put(self, area: QRectF) -> None:
        """Lay it out anew in an area; an empty one hides it."""
        if area != self.area:
            self.prepareGeometryChange()
        self.area, self._entries = QRectF(area), None
        self._bounds = edged(self.painted())
        self.spots, self.notes = [], []
        self.setVisible(not area.isEmpty())
        if area.isEmpty():
            self._face = None
            return
        self.build()
        face = self.face(), QRectF(area), self.look
        if face[0] is None or face != self._face:
            self.repaint()
        self._face = face

    def hide_pieces(self, ids: frozenset[str]) -> None:
        """Leave out what is still on its way here; its room is kept."""
        if ids != self.hidden:
            self.hidden = ids
            if self._made_for is not None:
                self.put(self.area)  # its tree leaves them out
            self.repaint()

    def left_out(self) -> frozenset[str]:
        """Return the pieces that are still on their way here."""
        return self.hidden

    def repaint(self) -> None:
        """Forget the picture and paint again."""
        self._pixmap = None
        self.update(self.painted())

    def part(self, view: TableView) -> object:
        """Return the part of the view that the panel shows."""
        if self._made_for is None:
            raise NotImplementedError
        return self._made_for.shows(view)

    def face(self) -> object:
        """Return the part that the picture shows; an equal one keeps it, None always repaints."""
        return None

    def title(self) -> str:
        """Return the title of the panel, empty if it has none."""
        title = self.named if self._made_for is None else self._made_for.title
        if isinstance(title, str):
            return self.look.t(title) if title else ""
        found = title(self.view)
        return self.look.text(found) if found is not None else ""

    def tree(self) -> Box:
        """Return the content, on its ground."""
        return self._made_for.tree(self) if self._made_for is not None else Space()

    def layout(self) -> Layout:
        """Return the content with its places."""
        return lay(self.tree(), self.look, self.area)

    def build(self) -> None:
        """Lay it out."""
        self.laid = self.layout()
        self.spots, self.notes = self.laid.of(Spot), self.laid.of(TableNote)

    def entries(self) -> list[ReadEntry]:
        """Return the accessible entries, in order; the `control` of an entry is a `Spot`."""
        if self._entries is None:
            self._entries = self.read() if self.is_shown else []
        return self._entries

    def read(self) -> list[ReadEntry]:
        """Find that by painting it where nobody looks."""
        return entries(self.laid)

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        self.laid.paint(painter)

    # -- Qt -----------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self._bounds

    def painted(self) -> QRectF:
        """Return the painted area, but for its shadow."""
        if self.plates:
            return edged(self.area)
        over = self._made_for.over if self._made_for is not None else 0
        return self.area.adjusted(-over, 0, over, 0)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.drawPixmap(self._bounds.topLeft(), self.picture())

    def picture(self) -> QPixmap:
        """The picture of what is shown, made when first wanted."""
        if self._pixmap is None:
            self._pixmap = paint.picture_of(self._bounds, self.look.dpr, self.draw)
        return self._pixmap


def inner_of(look: Look, rect: QRectF) -> QRectF:
    """The room inside the padding of a panel."""
    pad = look.m.pad
    return rect.adjusted(pad, pad * 0.6, -pad, -pad)


def titled(look: Look, title: str, right: str | Box, body: Box) -> Box:
    """A panel with its title, and something smaller at the right end of that line."""
    m, em = look.m, look.em
    if isinstance(right, str):
        right = Words(right, "small", "ink2", RIGHT, grow=1.0, keep=1)
    head = Row(Words(title, "title"), right, gap=0.7)
    child = Column(head, body, gap=0.2, grow=1.0)
    return Plate(child, pad=(m.pad / em, m.pad * 0.7 / em), alone=True)
