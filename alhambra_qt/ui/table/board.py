"""The own Alhambra: its cells, the tools beside it, and the frame that marks a branch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtCell, Handle, Press, Target
from alhambra_qt.controller.view.view_parts import (
    CAN,
    CANNOT,
    CHOSEN,
    PLAIN,
    ActionButton,
    At,
    LegalCell,
    PalaceTile,
    State,
)
from alhambra_qt.controller.words.names import cell_name, tile_name, tile_sides, token_name
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Cache, Ground, Layout, Words, lay
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import picture
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import CENTRE, line
from alhambra_qt.ui.pieces.picture import CellBox, draw_paving
from alhambra_qt.ui.pieces.small_pieces import carried, tell_free_token
from alhambra_qt.ui.sides.callout import FAR, best_place
from alhambra_qt.ui.sides.special import board_line
from alhambra_qt.ui.sides.spots import Spot, TableNote, choice_spot
from alhambra_qt.ui.table.camera import Camera, box_of, fit
from alhambra_qt.ui.table.panel import DrawnPanel
from alhambra_qt.ui.table.pieces import TILE, PiecePlace


def tile_spot(look: Look, tile: PalaceTile) -> Spot:
    """A tile of an Alhambra: where it stands, its sides, and what stands on it."""
    name = f"{look.text(cell_name(tile.x, tile.y))}: {look.text(tile_name(tile.tile))}"
    texts = [look.t("table-say-chosen")] if tile.state == CHOSEN else []
    texts += [look.text(side) for side in tile_sides(tile.tile, tile.walls, tile.gates)]
    texts += [look.text(token_name(token)) for token in tile.tokens]
    if tile.why is not None:
        texts.append(look.text(tile.why))
    if tile.last:
        texts.append(look.t("table-say-last"))
    return Spot(
        tile.target,
        QRectF(),
        "board",
        "cell",
        name,
        ", ".join(texts),
        enabled=tile.state != CANNOT,
        focusable=tile.state != PLAIN,
        radius=3,
        state=tile.state,
    )


def legal_spot(look: Look, cell: LegalCell) -> Spot:
    """A cell that can be chosen, and what that would bring."""
    text = look.t("table-say-chosen") if cell.chosen else ""
    spot = Spot(cell.target, QRectF(), "board", "cell", look.text(cell.text), text, cell.key)
    return evolve(spot, state=CHOSEN if cell.chosen else CAN)


def empty_spot(look: Look, x: int, y: int) -> Spot:
    """A cell on which nothing stands and that cannot be chosen."""
    name = f"{look.text(cell_name(x, y))}: {look.t('table-say-empty')}"
    return Spot(AtCell(x, y), QRectF(), "board", "cell", name, enabled=False)


def hint_button(view: TableView) -> ActionButton:
    """The button that asks for a hint, while anything is asked."""
    asks = view.prompt.mood == "ask"
    why = None if asks else msg("hint-not-now")
    return ActionButton(Press("hint"), msg("hint-button"), "H", enabled=asks, why=why)


ZOOMS = {"out": Handle("zoom:out"), "fit": Handle("zoom:fit"), "in": Handle("zoom:in")}


def clock_path(centre: QPointF, r: float) -> QPainterPath:
    """The sign of the hint while it is computed."""
    path = QPainterPath()
    path.addEllipse(centre, r, r)
    path.moveTo(centre - QPointF(0, r * 0.65))
    path.lineTo(centre)
    path.lineTo(centre + QPointF(r * 0.5, 0))
    return path


def tool_path(target: Target, centre: QPointF, r: float) -> QPainterPath:
    """The sign of a tool: a lamp, arrows for undo and redo, a ring arrow for restart, + and −."""
    path = QPainterPath()
    x, y = centre.x(), centre.y()
    if target == Press("hint"):
        path.arcMoveTo(QRectF(x - r * 0.8, y - r * 1.15, r * 1.6, r * 1.6), -65)
        path.arcTo(QRectF(x - r * 0.8, y - r * 1.15, r * 1.6, r * 1.6), -65, 310)
        for low in (0.75, 1.15):
            path.moveTo(x - r * 0.34, y + r * low)
            path.lineTo(x + r * 0.34, y + r * low)
        return path
    if target in ZOOMS.values():
        path.moveTo(x - r * 0.8, y)
        path.lineTo(x + r * 0.8, y)
        if target == Handle("zoom:in"):
            path.moveTo(x, y - r * 0.8)
            path.lineTo(x, y + r * 0.8)
        return path
    if target == Press("restart"):
        path.arcMoveTo(QRectF(x - r, y - r, 2 * r, 2 * r), 60)
        path.arcTo(QRectF(x - r, y - r, 2 * r, 2 * r), 60, 300)
        tip = QPointF(x + r * 0.5, y - r * 0.87)
        path.moveTo(tip + QPointF(-r * 0.1, -r * 0.65))
        path.lineTo(tip)
        path.lineTo(tip + QPointF(-r * 0.7, r * 0.1))
        return path
    side = -1 if target == Press("undo") else 1
    path.moveTo(x + side * r, y - r * 0.35)
    path.lineTo(x - side * r * 0.25, y - r * 0.35)
    path.cubicTo(
        x - side * r * 1.3,
        y - r * 0.35,
        x - side * r * 1.3,
        y + r * 0.85,
        x - side * r * 0.25,
        y + r * 0.85,
    )
    path.lineTo(x + side * r * 0.45, y + r * 0.85)
    path.moveTo(x + side * r * 0.5, y - r * 0.85)
    path.lineTo(x + side * r, y - r * 0.35)
    path.lineTo(x + side * r * 0.5, y + r * 0.15)
    return path


WIDE = 3.0  # of the frame, in pixels
ROOM = 0.75  # how much of the board's width the name may take


def draw_branch(look: Look, painter: QPainter, board: QRectF, name: str) -> None:
    """Paint the frame just inside the edge of the board, and at its upper edge whose it is."""
    painter.setPen(paint.pen(look.theme.gold, WIDE, 3.4, 2.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = WIDE / 2
    radius = look.m.radius
    painter.drawRoundedRect(board.adjusted(half, half, -half, -half), radius, radius)
    most = board.width() * ROOM / look.em
    words = Words(look.text(msg("branch-frame", branch=name)), "smallstrong", short=most)
    plate = Ground(words, "panel", "gold", pad=(0.5, 0.1))
    width, height = plate.size(look, board.width())
    left, top = board.left() + look.pick(34, 28, 24), board.top() + look.pick(8, 6, 5)
    lay(plate, look, QRectF(left, top, width, height)).paint(painter)


FULL_SIZE = (106, 92, 72)  # the cell size called 100 % in M, S and XS
LARGEST = (112, 92, 84)
WANTED = (96, 64, 44)  # without a margin rather than smaller
OFF = 40  # how far the middle of the Alhambra may be off that of the board
SMALLEST = (44, 36, 30, 16)
ZOOM_MIN, ZOOM_MAX = 24, 160
SOFT_EDGE = 10  # room for the shadow around a tile
TOOLS = ("hint", "undo", "redo", "restart", "out", "fit", "in")
TOOL, LEAST_TOOL = (38, 34, 28), 22  # how wide the tools at the right are
LOW_ROWS = 4  # so many of them at most below each other on a low board, where they are large
LONG_QUESTION = 0, 0, 0, 136  # to below one of three lines, from the upper edge of the window
TOLD_BESIDE = 92  # the width of the texts about the Alhambra at the left of a low board


class BoardPanel(DrawnPanel):
    """Ground, legend and tools of the board; tiles are pieces, marks lie in board_marks."""

    zone, roomy = "board", (0.0, 20.0)

    def __init__(self) -> None:
        super().__init__()
        self.camera: Camera | None = None
        self.told = True  # whether texts beside the tiles are allowed
        self.tools: tuple[str, ...] = TOOLS
        self.question = LONG_QUESTION
        self.largest = 1.0  # how many times as large as usual cells may get where there is room
        self.cells: list[Spot] = []
        self._lines: Cache[Layout | None] = Cache()
        self._written: Layout | None = None  # what is written on it
        self._built: Cache[tuple[list[Spot], list[PiecePlace]]] = Cache()

    def part(self, view: TableView) -> object:
        you = view.you
        asks = view.prompt.mood == "ask"
        told = _told(view)
        at = self.camera, you.seat, told, _computes_hint(view)
        return view.palace, view.legal, view.ghost, view.undo, asks, *at

    def face(self) -> object:
        """The ground below the tiles and the tools; what is legal is marked over it."""
        view = self.view
        cells = tuple(_standing(view))
        walls = any(cell.wall is not None for cell in view.legal)
        free = view.palace.tokens, carried(view, view.you.seat.seat)
        tools = tuple((spot.target, spot.enabled) for spot in self._tool_spots())
        return cells, walls, self.camera, tools, _told(view), free, _computes_hint(view)

    # -- what is seen -------------------------------------------------------------------------

    def fit_area(self, view: TableView, rect: QRectF, look: Look) -> QRectF:
        """The part of the board that stays free of tools, and of what is written on it."""
        width = self._tool_columns(rect, look) * tool_width(look) + look.px(8)
        if not self.fits(rect, look):
            left = look.px(TOLD_BESIDE) if view.you.extras is not None else 0
            return rect.adjusted(left, 0, -width, 0)
        edge = look.pick(6, 4, 3)
        above = look.pick(34, 28, 24) if view.header.branch else 1
        below = look.pick(34, 26, 24) + edge if view.you.extras is not None else 1
        return rect.adjusted(edge, above, -width, -below)

    def fitted(self, view: TableView, rect: QRectF, look: Look, *, ahead: bool = False) -> Camera:
        """All tiles and all legal cells, as large as fits; with those of later moves, if wanted."""
        box, built = wanted_box(view, ahead=ahead), wanted_box(view)
        least, wanted, most = look.pick(*SMALLEST), look.pick(*WANTED), look.pick(*LARGEST)
        area = self.fit_area(view, rect, look)
        if not self.fits(rect, look):
            found = fit(box, area, least, look.px(56), look.px(36))
            small = ahead and found.size < look.m.target
            return self.fitted(view, rect, look) if small else found
        off = look.px(OFF)
        centred = fit(box, area, least, most * self.largest, wanted, built, off)
        if not self.told or self._room_beside(view, centred, area, look):
            return centred
        far = centred.area(built).center().x() - area.center().x()
        aside = centred.moved(min(off - far, area.right() - centred.area(box).right()), 0)
        return aside if self._room_beside(view, aside, area, look) else centred

    def _room_beside(self, view: TableView, camera: Camera, area: QRectF, look: Look) -> bool:
        """Whether the texts beside the tiles would cover nothing."""
        if view.hand.hidden or view.prompt.mood == "over":
            return True  # nobody is at the table to read anything
        size = QSizeF(look.pick(290, 250, 210), look.pick(190, 160, 180))
        tiles = [camera.cell(tile.x, tile.y) for tile in view.palace.tiles]
        tiles += [camera.cell(token.x, token.y) for token in view.palace.tokens]
        tiles += [camera.cell(cell.x, cell.y) for cell in view.legal]
        return best_place(size, QRectF(), area, tiles)[0] < FAR

    def shows(self, cells: Iterable[tuple[int, int]], rect: QRectF) -> bool:
        """Whether all of these cells are in view in a board of that rectangle."""
        return self.camera is not None and self.camera.shows(cells, rect)

    def zoom_percent(self) -> int:
        """The cell size against the usual one."""
        if self.camera is None:
            return 100
        return round(100 * self.camera.size / self.look.pick(*FULL_SIZE))

    def free_corner(self, area: QRectF, width: float, height: float) -> QRectF:
        """Return the corner of an area of the board, beside the tools, that hides fewest tiles."""
        pad, camera = self.look.m.pad, self.camera
        room = area.adjusted(pad, pad, -pad, -pad)
        tiles: list[QRectF] = []
        if camera is not None:
            tiles = [camera.cell(tile.x, tile.y) for tile in self.view.palace.tiles]
        tools = (spot.rect.left() - pad for spot in self.spots if spot.role == "tool")
        right = max(room.left() + width, min(tools, default=room.right()))
        corners = [
            QRectF(x, y, width, height)
            for x in (room.left(), right - width)
            for y in (room.bottom() - height, room.top())
        ]
        return min(corners, key=lambda corner: sum(map(corner.intersects, tiles)))

    # -- targets ------------------------------------------------------------------------------

    def build(self) -> None:
        """Tiles and legal cells as targets and pieces; tools at the lower edge."""
        view, camera = self.view, self.camera
        if camera is None:
            return
        made_of = self.look, camera, view.palace, view.legal, view.ghost
        self.cells, self.places = self._built.get(made_of, partial(self._build_cells, camera))
        self.spots += self.cells
        self._tools()
        first = min(spot.rect.left() for spot in self._tool_spots())
        seen = self.look, self.area, view.you.wall, view.you.extras, first
        self._written = self._lines.get(seen, partial(self._line, first))
        self.notes = self._written.of(TableNote) if self._written is not None else []

    def _build_cells(self, camera: Camera) -> tuple[list[Spot], list[PiecePlace]]:
        view, self.cells, self.places = self.view, [], []
        for tile in view.palace.tiles:
            self._tile(tile, camera)
        for cell in view.legal:
            self._legal(cell, camera)
        ghost = view.ghost
        if ghost is not None and ghost.put:
            self._put(camera)
        return self.cells, self.places

    def _tile(self, tile: PalaceTile, camera: Camera) -> None:
        area = camera.cell(tile.x, tile.y)
        self.cells.append(tile_spot(self.look, tile).on(area))
        state: State = CHOSEN if tile.state == CHOSEN else "plain"
        ghost = self.view.ghost
        if ghost is not None and ghost.put and (ghost.x, ghost.y) == (tile.x, tile.y):
            return
        height = 1.5 if tile.last else 1  # its glow lies on its neighbours
        self.places.append(
            PiecePlace(
                TILE, tile.tile, area, tile.target, height, state=state, last=tile.last, board=True
            )
        )

    def _legal(self, cell: LegalCell, camera: Camera) -> None:
        self.cells.append(legal_spot(self.look, cell).on(camera.cell(cell.x, cell.y)))

    def _put(self, camera: Camera) -> None:
        ghost = self.view.ghost
        if ghost is None:
            return
        area = camera.cell(ghost.x, ghost.y)
        self.places.append(
            PiecePlace(TILE, ghost.tile, area, AtCell(ghost.x, ghost.y), 2, put=True, board=True)
        )

    def empty_spot(self, x: int, y: int) -> Spot | None:
        """A cell that is neither built nor legal, for asking about it."""
        if self.camera is None:
            return None
        return empty_spot(self.look, x, y).on(self.camera.cell(x, y))

    # -- tools --------------------------------------------------------------------------------

    def _tools(self) -> None:
        """Hint, undo, redo, restart and zoom in the lower right corner."""
        look, view = self.look, self.view
        zoom = look.t("set-ui-scale-value", n=self.zoom_percent())
        buttons: dict[str, ActionButton] = {
            "hint": hint_button(view),
            "undo": view.undo.undo,
            "redo": view.undo.redo,
            "restart": view.undo.restart,
        }
        places = self._tool_places()
        for name in reversed(self.tools):
            area = places[name]
            if name in buttons:
                spot = choice_spot(look, buttons[name], self.zone, "tool").on(area)
            else:
                said = {"out": "table-zoom-out", "fit": "table-zoom-fit", "in": "table-zoom-in"}
                key = {"out": "−", "fit": "0", "in": "+"}[name]
                spot = Spot(ZOOMS[name], area, self.zone, "tool", look.t(said[name]), "", key)
                if name == "fit":
                    spot = evolve(spot, value=zoom, steps=(ZOOMS["out"], ZOOMS["in"]))
            self.spots.append(spot)

    def _tool_places(self) -> dict[str, QRectF]:
        columns = self._tool_columns(self.area, self.look)
        area, rows = self._tool_area(columns), -(-len(self.tools) // columns)
        width = area.width() / columns
        height = min(width, area.height() / rows)
        grouped = rows == len(self.tools)
        apart = (area.height() - rows * height) / 2 if grouped else 0.0
        places = {}
        top = area.bottom() - rows * height - (2 * apart if "hint" in self.tools else 0)
        for k, name in enumerate(self.tools):
            column, row = divmod(k, rows)
            if name in ("undo", "out") and k:
                top += apart
            places[name] = QRectF(area.left() + column * width, top + row * height, width, height)
        return places

    def _tool_columns(self, rect: QRectF, look: Look) -> int:
        """In how many columns the tools stand at the right, so that each is high enough to hit."""
        least = look.m.reach(look.px(LEAST_TOOL))
        rows = max(1, int((self._tool_room(look, rect) - look.px(6)) / least))
        count = len(self.tools)
        return -(-count // min(rows, count if self.fits(rect, look) else LOW_ROWS))

    def _tool_room(self, look: Look, rect: QRectF) -> float:
        """The height for tools; in large letters that which a longer question leaves them too."""
        return min(rect.height() - look.m.asked, rect.bottom() - look.pick(*self.question))

    def _tool_area(self, columns: int) -> QRectF:
        look, rect, edge = self.look, self.area, self.look.pick(6, 6, 6, 3)
        area = QRectF(rect)
        area.setLeft(rect.right() - edge - columns * tool_width(look))
        area.setTop(rect.bottom() - self._tool_room(look, rect))
        return area.adjusted(0, edge, -edge, -edge)

    def draw(self, painter: QPainter) -> None:
        look, theme, rect = self.look, self.look.theme, self.area
        paint.panel(painter, rect, theme, radius=look.m.radius, fill=theme.board, alone=True)
        inset = look.pick(6, 4, 3)
        inner = rect.adjusted(inset, inset, -inset, -inset)
        if self.camera is not None:
            draw_paving(painter, inner, self.camera, look.ctx)
        painter.setPen(QPen(theme.rule, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, 2, 2)
        if self.view.header.branch:
            draw_branch(look, painter, rect, self.view.header.branch)
        self._ground_shadow(painter)
        if self._written is not None:
            self._written.paint(painter)
        self._legend(painter)
        self._tell_free()
        self._draw_tools(painter)

    def _tell_free(self) -> None:
        """Tell what stands on empty cells: that is drawn over the tiles, not here."""
        camera, carries = self.camera, carried(self.view, self.view.you.seat.seat)
        if camera is None:
            return
        for token in self.view.palace.tokens:
            area = camera.cell(token.x, token.y)
            tell_free_token(self.look, area, token, carries.get(token.id, ()))

    def _tool_spots(self) -> Iterator[Spot]:
        return (spot for spot in self.spots if spot.role == "tool")

    def _ground_shadow(self, painter: QPainter) -> None:
        """The soft shadow of the built part; of tiles between others none would be seen."""
        camera, theme = self.camera, self.look.theme
        if camera is None or theme.contrast:
            return
        soft, cells = self._soft_tile(camera.size), set(_standing(self.view))
        with paint.saved(painter):
            painter.setClipRect(self.area.adjusted(2, 2, -2, -2))
            for x, y in cells:
                if not {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} <= cells:
                    corner = camera.corner(x, y)
                    painter.drawPixmap(corner - QPointF(SOFT_EDGE, SOFT_EDGE), soft)

    def _soft_tile(self, size: float) -> QPixmap:
        theme, side = self.look.theme, size + 2 * SOFT_EDGE

        def draw(painter: QPainter, _area: QRectF) -> None:
            area = QRectF(SOFT_EDGE, SOFT_EDGE, size, size)
            for lower in (0, 3) if theme.dark else (0, 2, 4):  # the tile has some height
                paint.shadow(painter, area.translated(0, lower), 3, theme)

        key = ("soft", size, self.look.dpr, theme.name)
        return self.look.images.painted(key, side, side, self.look.dpr, draw)

    def _line(self, first_tool: float) -> Layout | None:
        """Wall and attacks, where modules take their place in the own panel."""
        look, you = self.look, self.view.you
        if you.extras is None:
            return None
        high = look.pick(34, 26, 24)
        left = self.area.left() + look.pick(34, 28, 24)
        low = self.area.bottom() - high - look.pick(6, 4, 3)
        area = QRectF(left, low, first_tool - left - look.px(8), high)
        told = board_line(look, you, narrow=self.narrow)
        if told is None:
            return None
        if self.narrow:
            area = self.area.adjusted(look.px(7), 0, 0, -look.px(5))
            area.setWidth(look.px(TOLD_BESIDE - 8))
            area.setTop(area.bottom() - told.size(look, area.width())[1])
            if area.top() < self.area.top():
                return None
        wide, tall = told.size(look, area.width(), area.height())
        return lay(told, look, QRectF(area.left(), area.center().y() - tall / 2, wide, tall))

    def _legend(self, painter: QPainter) -> None:
        look, theme, written = self.look, self.look.theme, self._written
        beside = written.rects()[0].width() + look.pick(20, 14, 10) if written is not None else 0.0
        if look.m.at_most_xs or all(cell.wall is None for cell in self.view.legal):
            return
        text = look.t("table-legend")
        font = look.font("small")
        size = look.pick(18, 15, 0)
        width = size + width_of(font, text) + look.pick(32, 22, 0)
        height = look.pick(28, 22, 0)
        first_tool = min(spot.rect.left() for spot in self._tool_spots())
        left = self.area.left() + look.pick(34, 28, 0) + beside
        if beside and width > first_tool - left - 8:
            return
        width = min(width, first_tool - left - 8)
        box = QRectF(left, self.area.bottom() - height - look.pick(9, 6, 0), width, height)
        painter.setPen(QPen(theme.line, 1.2))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(box, height / 2, height / 2)
        x = box.left() + look.pick(12, 8, 0)
        picture(painter, look.icon("wall", size, theme.acc), x, box.center().y() - size / 2)
        words = box.adjusted(size + look.pick(20, 14, 0), 0, -look.pick(10, 6, 0), 0)
        line(look, painter, words, text, font, theme.ink2)

    def _draw_tools(self, painter: QPainter) -> None:
        look, spots = self.look, list(self._tool_spots())
        plate = QRectF()
        for spot in spots:
            plate = plate.united(spot.rect)
        plate.adjust(1, 0, 0, 0)
        paint.panel(painter, plate, look.theme, radius=look.m.radius - 3, with_shadow=False)
        for spot in spots:
            self._tool(painter, spot)

    def _tool(self, painter: QPainter, spot: Spot) -> None:
        look, theme = self.look, self.look.theme
        ink = theme.ink if spot.enabled else theme.rule
        if theme.contrast and not spot.enabled:
            ink = theme.boardln
        if spot.target == Handle("zoom:fit"):
            font = look.font("smallstrong")
            if width_of(font, spot.value) > spot.rect.width() - 4:
                font = look.font("tiny")
            line(look, painter, spot.rect, spot.value, font, ink, CENTRE)
            return
        centre, radius = spot.rect.center(), spot.rect.width() * 0.24
        painter.setPen(paint.pen(ink, max(1.8, radius * 0.24)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if spot.target == Press("hint") and _computes_hint(self.view):
            painter.drawPath(clock_path(centre, radius))
        else:
            painter.drawPath(tool_path(spot.target, centre, radius))


def tool_width(look: Look) -> int:
    """The width of a column of tools."""
    return look.m.reach(look.pick(*TOOL))


def _told(view: TableView) -> object:
    """Return the state of the own player and the game that is written on the board."""
    you = view.you
    extras = you.extras
    beside = None if extras is None else (extras.attack, bool(extras.cards))
    return you.wall, beside, view.header.branch


def _computes_hint(view: TableView) -> bool:
    return view.hint is not None and not view.hint.step


def _standing(view: TableView) -> Iterator[At]:
    """Yield the cells of tiles, and that of one put down but not confirmed."""
    yield from ((tile.x, tile.y) for tile in view.palace.tiles)
    if view.ghost is not None and view.ghost.put:
        yield view.ghost.x, view.ghost.y


def wanted_box(view: TableView, *, ahead: bool = False) -> CellBox:
    """The cells that must be seen: all tiles, all legal cells; those of later moves."""
    tiles = [(tile.x, tile.y) for tile in view.palace.tiles]
    around = [(token.x, token.y) for token in view.palace.tokens]
    around += [(cell.x, cell.y) for cell in view.legal]
    if view.ghost is not None:
        around.append((view.ghost.x, view.ghost.y))
    return box_of([*tiles, *around, *(view.ahead if ahead else ())])
