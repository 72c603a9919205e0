"""The table of a position: that of the game, with the pieces to choose where the log is."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.desk.dragging import HAND
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import NOTHING, AtCell, AtDisplay, AtSeat, Target
from alhambra_qt.controller.view.view_parts import CANNOT, CHOSEN, PLAIN, ZonePiece
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Hit, Plate, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.kit.theme import with_alpha
from alhambra_qt.ui.pieces.small_pieces import piece_text
from alhambra_qt.ui.sides.log_side import LogPanel
from alhambra_qt.ui.sides.panel import inner_of
from alhambra_qt.ui.sides.popovers import OVERLAY
from alhambra_qt.ui.sides.shelf_rows import (
    draw_count,
    draw_state,
    is_card,
    lying_picture,
    state_label,
)
from alhambra_qt.ui.sides.spots import Spot, spotted
from alhambra_qt.ui.table import keys
from alhambra_qt.ui.table.board_marks import BoardMarks
from alhambra_qt.ui.table.camera import Camera
from alhambra_qt.ui.table.mouse import spot_at
from alhambra_qt.ui.table.scene import TableScene
from alhambra_qt.ui.table.widget import TableWidget
from alhambra_qt.ui.table.zones import Zones, ZoneTree, solved

WIDEST = (64, 52, 46)  # of a piece to choose
NOTHING_ASKED = 0, 0, 0, 0  # no question stands above the board
PARTS = ("market", "display", "hand", "reserve")  # places that are a part of the table
FAINT = 0.38  # how much is seen of a piece that lies elsewhere
TABLE_KEYS = ("cell-", "item-", "pan-", "zoom-in", "zoom-out", "say-", "page-", "choose")


class PalettePanel(LogPanel):
    """The pieces of a group, as large as fits; above them what lies in a module's place."""

    named = "position-pieces"

    def part(self, view: TableView) -> object:
        return view.zones

    def tree(self) -> Box:
        look, zones, em = self.look, self.view.zones, self.look.em
        room, gap = inner_of(look, self.area), look.px(4)
        heads = [Words(look.text(zone.title), "section") for zone in zones]
        height = room.height() - sum(head.size(look, room.width())[1] + gap for head in heads)
        hint: Box | None = Words(look.t("position-hint"), "small", "ink2", wrap=True)
        low = height - (hint.room(look, room.width())[1] + gap if hint is not None else 0)
        columns, side = self._grid(room.width(), low, gap)
        if side < look.pick(*WIDEST):
            hint, (columns, side) = None, self._grid(room.width(), height, gap)
        parts: list[Box] = []
        for head, zone in zip(heads, zones, strict=True):
            cells = [self._piece(piece, side) for piece in zone.pieces]
            rows = (cells[k : k + columns] for k in range(0, len(cells), columns))
            parts += [head, *(Row(*row, gap=gap / em) for row in rows)]
        spot = Spot(NOTHING, QRectF(), self.zone, "panel", self.title(), focusable=False)
        pad, radius = look.m.pad / em, look.m.radius
        child = Plate(Column(*parts, hint, gap=gap / em), pad=(pad, pad * 0.6))
        return Hit(child, evolve(spot, radius=radius).on)

    def _grid(self, width: float, height: float, gap: float) -> tuple[int, float]:
        """Find the fewest columns in which all pieces have room, and how wide these are."""
        zones, most = self.view.zones, float(self.look.pick(*WIDEST))
        tall = any(is_card(piece) for zone in zones for piece in zone.pieces)
        first = max(1, int((width + gap) / (most + gap)))
        for columns in range(first, 40):
            side = float(int(min(most, (width + gap) / columns - gap)))
            rows = sum(-(-len(zone.pieces) // columns) for zone in zones)
            if rows * (side * (CARD_RATIO if tall else 1) + gap) <= height:
                break
        return columns, side

    def _piece(self, piece: ZonePiece, side: float) -> Box:
        look, chosen = self.look, piece.state == CHOSEN
        height = side * (CARD_RATIO if is_card(piece) else 1)

        def draw(painter: QPainter, area: QRectF) -> None:
            with paint.saved(painter):
                painter.setOpacity(FAINT if piece.state == CANNOT else 1.0)
                paint.picture_in(painter, lying_picture(look, (piece, ""), side), area)
            draw_state(look, painter, area, CHOSEN if chosen else PLAIN)
            if piece.count > 1:
                draw_count(look, painter, area, piece.count)

        name, away = piece_text(look, piece), look.text(piece.why) if piece.why is not None else ""
        told = state_label(look, piece.state, away)
        spot = Spot(piece.target, QRectF(), self.zone, "tile", name, told, radius=3)
        state = evolve(spot, state=piece.state)
        return spotted(state, Drawn(draw, side / look.em, height / look.em))


class PositionMarks(BoardMarks):
    """A cross on each tile that breaks a rule; any tile can be moved, which needs no mark."""

    def _movable(self, painter: QPainter, view: TableView, camera: Camera, look: Look) -> None:
        for tile in view.palace.tiles:
            if tile.why is not None:
                area = camera.cell(tile.x, tile.y)
                painter.fillRect(area, with_alpha(look.theme.warn, 0.18))
                paint.cross_mark(painter, area.center(), max(7.0, camera.size * 0.14))


class PositionScene(TableScene):
    """The scene with the palette; where it is low, only the place where pieces go beside it."""

    log_kind, marks_kind = PalettePanel, PositionMarks

    def __init__(self) -> None:
        super().__init__()
        self.place = "board"
        self.board.tools = self.board.tools[-3:]  # those that enlarge
        self.board.told, self.board.question = False, NOTHING_ASKED

    def _zones(self, view: TableView, look: Look, width: float, height: float) -> Zones:
        rivals = len(view.opponents) + (view.dirk is not None)
        tree = position_zones(look.m, width, rivals, self.place)
        found = solved(tree, QRectF(0, 0, width, height))
        missing = rivals - len(found.rivals)
        return evolve(found, rivals=(*found.rivals, *(QRectF() for _ in range(missing))))


def position_zones(m: Metrics, width: float, rivals: int, place: str) -> ZoneTree:
    """Lay out palette, supply, board and what else the seat has; the others where it is wide."""
    edge = m.pick(12, 8, 6, 4)
    if m.is_xxs:
        left = ZoneTree("log", round(width * 0.36))
        parts = (left, ZoneTree(place, rest=True))
        return ZoneTree(parts=parts, gap=edge, pad=(edge, edge, edge, edge))
    left = ZoneTree(
        length=m.pick(340, 272, 232),
        parts=(
            ZoneTree("market", m.pick(350, 112, 104)),
            ZoneTree("display", m.pick(160, 104, 92)),
            ZoneTree("log", rest=True),
        ),
        down=True,
        gap=m.gap,
    )
    row = (
        ZoneTree("reserve", m.pick(190, 120, 84)),
        ZoneTree("hand", rest=True),
        ZoneTree("you", m.pick(232, 236, 138)),
    )
    middle = ZoneTree(
        rest=True,
        parts=(ZoneTree("board", rest=True), ZoneTree(length=m.bottom, parts=row, gap=m.gap)),
        down=True,
        gap=m.gap,
    )
    others = ZoneTree(
        length=m.pick(340, 0, 0),
        parts=(ZoneTree("rival", most=m.pick(300, 0, 0), grow=1 / max(1, rivals)),) * rivals,
        down=True,
        gap=m.gap,
    )
    return ZoneTree(parts=(left, middle, others), gap=edge, pad=(edge, edge, edge, edge))


class PositionTable(TableWidget):
    """The table on which pieces are placed; each of its parts can be chosen as the place."""

    scene_kind = PositionScene
    has_news = False  # the page says how much lies where

    def __init__(self, ctx: UiContext, parent: QWidget) -> None:
        super().__init__(ctx, parent)
        self.camera.foresees = False
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab would come back by it

    @property
    def look(self) -> Look:
        look = super().look
        look.types = True
        return look

    def show_position(self, view: TableView, place: str) -> None:
        """Show a view; ``place`` is the kind of the place where pieces go."""
        if isinstance(self.table, PositionScene):
            self.table.place = place if place in PARTS else "board"
        self.show_view(view)

    def go_to(self, target: Target) -> None:
        """Give the keyboard focus to a thing."""
        self.focus.to(target, shown=True)
        self.focus_moved()

    def focus_moved(self) -> None:
        super().focus_moved()
        self.hovered.emit(self.focus.target)  # also where the pointer was before

    def _is_opponent(self, _target: AtSeat) -> bool:
        return False  # another seat comes into the middle

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a part of the table as the place where nothing of it is pressed."""
        super().mousePressEvent(event)
        point = self.mapToScene(event.position().toPoint())
        if spot_at(self, point) is None:
            places = {HAND: self.table.hand, AtDisplay(): self.table.display}
            for target, panel in places.items():
                if panel.is_shown and panel.area.contains(point):
                    self.picked.emit(target)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go about on the table; letters, digits and Enter are for the page."""
        command, here = keys.given(self.ctx, event), self.focus.target
        typed = event.text().isalnum() and not command.startswith("say-")
        closes = command == "cancel" and (self.dragging or OVERLAY in self.table.opened)
        if command in keys.STEPS and isinstance(here, AtCell) and not self.table.opened.modal:
            x, y = keys.STEPS[command]
            self.go_to(AtCell(here.x + x, here.y + y))
        elif closes or (not typed and command.startswith((*keys.STEPS, *TABLE_KEYS))):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab goes from thing to thing, and from the last one on to the page."""
        order = [spot.target for spot in self.focus.order()]
        ends = order[-1 if following else 0 :][:1]
        if self.focus.target in ends or not order:
            return QWidget.focusNextPrevChild(self, following)
        return False
