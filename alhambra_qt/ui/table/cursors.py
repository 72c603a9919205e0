"""Layers over the table: focus ring, veil below the pointer, key cues, lit choices, hints."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.controller.view.table_view import HintView, TableView
from alhambra_qt.controller.view.targets import AtCell, Target
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import key_cap, key_cap_height, key_cap_width
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.theme import with_alpha
from alhambra_qt.ui.sides.hint import numbered_star
from alhambra_qt.ui.sides.spots import Spot

# What lies open over other things: its zone and where it is.
Covers = Sequence[tuple[str, QRectF]]
MONEY = ("display", "hand")
VEILED = ("button", "chip", "slot", "panel", "link", "tool")


class SceneMark(Guarded, QGraphicsItem):
    """An item of the scene that marks something; hidden and without a look until it is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.look: Look | None = None
        self.setVisible(False)

    def draw(self, painter: QPainter, look: Look) -> None:
        """Paint it."""
        raise NotImplementedError

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self.look is not None:
            self.draw(painter, self.look)


class FocusRing(SceneMark):
    """The keyboard focus: a gold ring inside a dark one."""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self.radius = 6.0

    def show_at(self, spot: Spot | None, look: Look | None) -> None:
        """Stand around a spot, or nowhere."""
        shown = spot is not None and look is not None
        same = spot is None or (spot.rect == self.rect and spot.radius == self.radius)
        if shown == self.isVisible() and same and look is self.look:
            return
        self.prepareGeometryChange()
        self.look = look
        self.setVisible(shown)
        if spot is not None:
            self.rect, self.radius = QRectF(spot.rect), spot.radius
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-8, -8, 8, 8)

    def draw(self, painter: QPainter, look: Look) -> None:
        paint.focus_ring(painter, self.rect, look.theme, self.radius)


class HoverVeil(SceneMark):
    """A light wash over the button or panel under the pointer."""

    def __init__(self) -> None:
        super().__init__()
        self.spot: Spot | None = None
        self.pressed = False

    def show_at(self, spot: Spot | None, look: Look | None, *, pressed: bool = False) -> None:
        """Lie over a spot, or nowhere."""
        if spot == self.spot and pressed == self.pressed and look is self.look:
            return
        self.prepareGeometryChange()
        veiled = spot is not None and spot.role in VEILED and spot.enabled and look is not None
        self.spot, self.look, self.pressed = spot, look, pressed
        self.setVisible(veiled)
        self.update()

    def boundingRect(self) -> QRectF:
        return self.spot.rect if self.spot is not None else QRectF()

    def draw(self, painter: QPainter, look: Look) -> None:
        spot = self.spot
        if spot is None:
            return
        ink = look.theme.headink if spot.zone == "header" else look.theme.ink
        strength = 0.16 if self.pressed else 0.05 if spot.role == "panel" else 0.08
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(ink, strength))
        painter.drawRoundedRect(spot.rect, spot.radius, spot.radius)


def _cap_box(look: Look, spot: Spot) -> QRectF:
    """Return the place of a key cap: never on a value, a sign or the words that it stands for."""
    height, area = key_cap_height(look.m), spot.rect
    box = QRectF(0, 0, max(height, key_cap_width(look.m, look.ctx.cap(spot.key))), height)
    inside = QPointF(area.right() - box.width() / 2 - 3, area.center().y())
    beside = QPointF(area.left() - 3 + box.width() / 2, area.top() - height / 4)
    if spot.role == "tool":
        box.moveCenter(QPointF(area.left() - box.width() / 2 - 3, area.center().y()))
    elif spot.role == "slot":  # on the edge beside the tile, below currency and number
        box.moveCenter(QPointF(area.right(), area.top() + area.height() * 0.32))
    elif spot.role == "card" and spot.zone in MONEY:
        box.moveBottomRight(area.bottomRight() - QPointF(2, 2))
    elif spot.role == "panel":
        box.moveCenter(QPointF(area.center().x(), area.top()))
    elif spot.zone == "header" and spot.role == "button":  # clear of those of the prompt below
        box.moveCenter(QPointF(area.right() + 3 - box.width() / 2, area.bottom() + height / 4))
    elif spot.zone == "you" and spot.role == "button":
        box.moveCenter(QPointF(beside.x(), area.bottom() + height / 4))
    elif _free(look, spot) > box.width() + 4:
        box.moveCenter(inside)
    else:
        box.moveCenter(beside)
    return box


def _free(look: Look, spot: Spot) -> float:
    """The room at the right of the words of a button."""
    used = width_of(look.font("button"), spot.name) + look.px(30)
    return (spot.rect.width() - used) / 2 if spot.role in ("button", "chip") else 0.0


def _covered(spot: Spot, box: QRectF, covers: Covers) -> bool:
    """Whether a key cap would lie on what is open above its spot."""
    return any(zone != spot.zone and rect.intersects(box) for zone, rect in covers)


class KeyCues(SceneMark):
    """Key caps on everything that has a key of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.spots: tuple[Spot, ...] = ()
        self.rect = QRectF()

    def show_on(self, spots: Sequence[Spot], look: Look, rect: QRectF, covers: Covers = ()) -> None:
        """Show the keys of these spots, but not over what lies open above them."""
        self.prepareGeometryChange()
        shown: tuple[str, ...] = ("slot", "card", "panel", "tool")
        if look.m.at_most_xs:
            shown = (*shown, "button", "chip")  # there they have no key caps of their own
        seen = (spot for spot in spots if look.ctx.cap(spot.key) and not spot.behind)
        self.spots = tuple(spot for spot in seen if spot.role in shown)
        self.look, self.rect = look, rect
        pairs = list(zip(self.spots, self.boxes(look), strict=True))
        self.spots = tuple(spot for spot, box in pairs if not _covered(spot, box, covers))
        self.update()

    def boxes(self, look: Look) -> list[QRectF]:
        """Return the places of the caps; those of the small tools are left of all of them."""
        tools = [spot.rect for spot in self.spots if spot.role == "tool"]
        found: list[QRectF] = []
        for spot in self.spots:
            box = _cap_box(look, spot)
            while any(box.intersects(tool) for tool in (tools if spot.role == "tool" else ())):
                box.translate(-spot.rect.width(), 0)
            found.append(box)
        return found

    def boundingRect(self) -> QRectF:
        return self.rect

    def draw(self, painter: QPainter, look: Look) -> None:
        for spot, box in zip(self.spots, self.boxes(look), strict=True):
            with paint.saved(painter):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.theme.gold2)
                painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 6, 6)
            key = look.ctx.cap(spot.key)
            key_cap(painter, box, look.m, key, look.theme.ink, look.theme.panel)


VEIL = 0.5  # of what lies below it
ROOM = 12  # how far a ring reaches
ROOMY = 5.0  # radii of a star that a target must measure to hold it inside
DIMMED = ("market", "display", "hand", "reserve", "shelf", "drawer", "you", "tray")
THINGS = ("slot", "card", "tile")
Rects = tuple[QRectF, ...]


class Rings(SceneMark):
    """Rings and veils; nothing here takes the pointer, so that all still answers."""

    ground = "panel"  # the tone of the veils

    def __init__(self) -> None:
        super().__init__()
        self.rings: Rects = ()
        self.dim: Rects = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

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

    def draw(self, painter: QPainter, look: Look) -> None:
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

    def show_on(self, view: TableView | None, every: Sequence[Spot], look: Look) -> None:
        """Light what the view asks to choose from, if any of it is in sight."""
        asked = view.lit if view is not None else ()
        cells = {cell.target for cell in view.legal} if view is not None else set()
        spots = [spot for spot in every if spot.role in (*THINGS, "cell") and not spot.behind]
        lit = [spot for spot in spots if spot.target in asked and spot.target not in cells]
        others = (spot for spot in spots if spot.zone in DIMMED and spot.target not in asked)
        dim = tuple(spot.rect for spot in others if lit and spot.role in THINGS)
        # What is chosen has a frame of its own, with a tick that a ring would cover.
        self.show_rects(tuple(spot.rect for spot in lit if not spot.chosen), dim, look)


class DropMarks(SceneMark):
    """Lights everything on which the dragged thing may be dropped, most of all what is below it."""

    def __init__(self) -> None:
        super().__init__()
        self.spots: list[Spot] = []
        self.goal: Target | None = None
        self._board = QRectF()

    def show_on(self, spots: list[Spot], look: Look, board: QRectF) -> None:
        """Light these."""
        self.prepareGeometryChange()
        self.spots, self.look, self._board = spots, look, board
        if not spots:
            self.goal = None
        self.setVisible(bool(spots))
        self.update()

    def point_at(self, target: Target | None) -> None:
        """One of them is below the pointer."""
        if target != self.goal:
            self.goal = target
            self.update()

    def boundingRect(self) -> QRectF:
        found = QRectF()
        for spot in self.spots:
            found = found.united(spot.rect)
        return found.adjusted(-6, -6, 6, 6)

    def draw(self, painter: QPainter, look: Look) -> None:
        theme = look.theme
        for spot in self.spots:
            here = spot.target == self.goal
            with paint.saved(painter):
                if isinstance(spot.target, AtCell):
                    painter.setClipRect(self._board, Qt.ClipOperation.IntersectClip)
                painter.setPen(QPen(theme.panel, 6.5 if here else 5))
                wash = 0.2 if here else 0.08
                wash *= 0.5 if spot.role == "panel" else 1  # a large part of the table
                painter.setBrush(with_alpha(theme.acc, wash))
                area = spot.rect.adjusted(2, 2, -2, -2)
                painter.drawRoundedRect(area, spot.radius, spot.radius)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                pen = QPen(theme.acc, 4 if here else 2.6)
                if not here:
                    pen.setDashPattern([3, 2])
                painter.setPen(pen)
                painter.drawRoundedRect(area, spot.radius, spot.radius)


class HintMarks(SceneMark):
    """Rings with numbers around what a hint speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.marks: tuple[tuple[QRectF, int], ...] = ()

    def show_on(
        self, hint: HintView | None, look: Look, where: Callable[[Target | None], QRectF]
    ) -> None:
        """Show the marks of a hint; ``where`` finds a target, what is not shown has no mark."""
        marks = hint.marks if hint is not None else ()
        shown: tuple[tuple[QRectF, int], ...] = ()
        for mark in marks:
            rect = where(mark.target)
            place = (where(mark.instead) if rect.isEmpty() else rect, mark.number)
            if not place[0].isEmpty() and place not in shown:
                shown = (*shown, place)
        if shown == self.marks and look is self.look:
            return
        self.prepareGeometryChange()
        self.marks, self.look = shown, look
        self.setVisible(bool(shown))
        self.update()

    def boundingRect(self) -> QRectF:
        area = QRectF()
        for rect, _ in self.marks:
            area = area.united(rect.adjusted(-20, -20, 20, 20))
        return area

    def draw(self, painter: QPainter, look: Look) -> None:
        radius = look.pick(15, 12, 11)
        rings = [rect.adjusted(-2, -2, 2, 2) for rect, _ in self.marks]
        for ring in rings:
            for width, colour in ((5.0, look.theme.ring), (2.6, look.theme.gold2)):
                pen = QPen(colour, width)
                if width < 5:
                    pen.setStyle(Qt.PenStyle.DashLine)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(ring, 6, 6)
        # Numbers over all rings; two for one target stand beside each other.
        for index, (_, number) in enumerate(self.marks):
            place = star_of(rings[index], radius)
            before = rings[:index].count(rings[index])
            numbered_star(look, painter, place + QPointF(1.7 * radius * before, 0), radius, number)


def star_of(ring: QRectF, radius: float) -> QPointF:
    """Place a star at the corner of a ring: on it, or inside where there is room.

    There neither the ring of the keyboard nor a neighbour's lies over the number.
    """
    roomy = min(ring.width(), ring.height()) > ROOMY * radius
    inset = radius * (1.6 if roomy else 0.3)
    return QPointF(ring.left() + inset, ring.bottom() - inset)
