"""The shelf as lines of words, and the pictures of its pieces."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from alhambra_qt.controller.view.table_view import (
    CARDS,
    ROOMS,
    STALLS,
    WATCHED,
    ShelfGroup,
    ShelfPiece,
    ShelfView,
    Stall,
    TableView,
)
from alhambra_qt.controller.view.targets import NOTHING, Target
from alhambra_qt.controller.view.view_parts import CHOSEN, PLAIN, State, ZonePiece
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import picture
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import CENTRE, line
from alhambra_qt.ui.pieces.small_pieces import piece_picture
from alhambra_qt.ui.pieces.tiles import back_of
from alhambra_qt.ui.sides.spots import Role, Spot


@frozen
class ShelfRow:
    """A line of the drawer: its target, pictures (with the zone of each), words and state.

    `coin` is the currency it is sold for, `number` the price, or how many lie there; `note` what
    its panel says of the whole place.
    """

    target: Target
    pictures: tuple[tuple[ZonePiece, str], ...]
    name: str
    detail: str
    state: State
    number: int = 0
    coin: str = ""
    note: str = ""


def piece_text(look: Look, piece: ShelfPiece) -> str:
    """Return the name of a piece, with the number of equal ones."""
    name = look.text(piece.piece.name)
    count = piece.piece.count
    return look.text(msg("table-times", thing=name, n=count)) if count > 1 else name


def group_text(look: Look, group: ShelfGroup) -> str:
    """Return the pieces of a group, each kind with its number."""
    return ", ".join(piece_text(look, piece) for piece in group.pieces)


def group_state(group: ShelfGroup) -> State:
    """The state of a group that is chosen as a whole: that of its first piece."""
    return group.pieces[0].piece.state


def stack_text(look: Look, piece: ShelfPiece) -> str:
    """How many lie in the stack of a piece."""
    return look.t("shelf-stack", n=piece.left) if piece.left else ""


def state_label(look: Look, state: State, *more: str) -> str:
    """The state of a piece in words."""
    chosen = look.t("table-say-chosen") if state == CHOSEN else ""
    return ", ".join(part for part in (*more, chosen) if part)


def short_text(row: ShelfRow) -> str:
    """The number of a row; a dash where there is no price."""
    if row.coin:
        return str(row.number) if row.number else "\N{EN DASH}"
    return str(row.number) if row.number > 1 else ""


def row_spot(look: Look, row: ShelfRow, zone: str, role: Role = "tile") -> Spot:
    """A row as a target: what it is called, what it costs or holds, whether it is chosen."""
    value = state_label(look, row.state, row.detail)
    return Spot(row.target, QRectF(), zone, role, row.name, value, state=row.state)


def shelf_rows(look: Look, view: TableView, name: str) -> list[ShelfRow]:
    """All rows of the drawer of that name."""
    if name == STALLS:
        items = view.stalls.items if view.stalls is not None else ()
        return [stall_row(look, item) for item in items]
    return [
        row
        for shelf_view in view.shelf
        if shelf_view.name == name
        for row in _rows(look, shelf_view)
    ]


def stall_row(look: Look, item: Stall) -> ShelfRow:
    """A tile of the bazaar and its price."""
    name, detail = look.text(item.piece.name), look.text(item.text)
    pictures = ((item.piece, STALLS),)
    state = item.piece.state
    return ShelfRow(item.piece.target, pictures, name, detail, state, item.price, item.currency)


def room_row(look: Look, group: ShelfGroup) -> ShelfRow:
    """A room, which is chosen as a whole."""
    lying = [(kind.piece, group.zone) for kind in group.pieces for _ in range(kind.piece.count)]
    target, state = group.pieces[0].piece.target, group_state(group)
    name, detail = look.text(group.title), group_text(look, group)
    return ShelfRow(target, tuple(lying), name, detail, state, len(lying))


def piece_row(look: Look, lying: ShelfPiece, zone: str, note: str = "") -> ShelfRow:
    """A piece of a zone, which is chosen by itself."""
    piece, number = lying.piece, max(lying.left, lying.piece.count)
    made_of = piece.target, ((piece, zone),), piece_text(look, lying), stack_text(look, lying)
    return ShelfRow(*made_of, piece.state, number, note=note)


def _rows(look: Look, shelf: ShelfView) -> Iterator[ShelfRow]:
    """A row for each piece, or for each room."""
    noted = shelf.note if shelf.shape in (CARDS, WATCHED) else None
    note = look.text(noted) if noted is not None else ""
    for group in shelf.groups:
        if shelf.shape == ROOMS:
            yield room_row(look, group)
            continue
        for lying in group.pieces:
            yield piece_row(look, lying, group.zone, note if group is shelf.groups[0] else "")


def title(look: Look, view: TableView, name: str) -> str:
    """Return the title of the drawer."""
    if name == STALLS and view.stalls is not None:
        return look.text(view.stalls.title)
    return next(
        (look.text(shelf_view.title) for shelf_view in view.shelf if shelf_view.name == name), ""
    )


def about(look: Look, view: TableView, name: str) -> str:
    """The rule about what lies there."""
    if name == STALLS and view.stalls is not None:
        return look.text(view.stalls.about)
    return next(
        (look.text(shelf_view.about) for shelf_view in view.shelf if shelf_view.name == name), ""
    )


def lying_picture(look: Look, lying: tuple[ZonePiece, str], width: float) -> QPixmap:
    """A piece of a zone, as a card where it has one; a hidden one shows the back of the zone."""
    piece, zone = lying
    if is_card(piece):
        return look.card(piece.id or back_of(zone), width)
    return piece_picture(look, piece, width)


def is_card(piece: ZonePiece) -> bool:
    """Whether a piece is shown as a card: a token that has one, and what lies face down, too."""
    return piece.kind == "card" or not piece.id or piece.id.startswith("attack")


def draw_state(
    look: Look, painter: QPainter, area: QRectF, state: State, radius: float = 4
) -> None:
    """Draw a frame around a piece that can be chosen, a heavier one with a tick if it is chosen."""
    if state == PLAIN:
        return
    theme = look.theme
    chosen = state == CHOSEN
    with paint.saved(painter):
        painter.setPen(QPen(theme.acc, 3.4 if chosen else 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = area.adjusted(-1, -1, 1, 1)
        painter.drawRoundedRect(box, radius, radius)
    if chosen:
        disc = look.pick(11, 8, 8)
        paint.tick_disc(painter, area.topRight() + QPointF(-disc * 0.6, disc * 0.6), disc, theme)


def draw_count(look: Look, painter: QPainter, area: QRectF, count: int) -> None:
    """How many lie on a stack: a plate at the lower right corner."""
    theme, text = look.theme, str(count)
    font = look.font("tiny", 700)
    height = look.pick(19, 15, 14)
    width = max(height, width_of(font, text) + look.px(7))
    plate = QRectF(area.right() - width + 2, area.bottom() - height + 2, width, height)
    with paint.saved(painter):
        painter.setPen(QPen(theme.ink, 1))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(plate, height / 2, height / 2)
    line(look, painter, plate, text, font, theme.ink, CENTRE)


def chest_size(look: Look) -> int:
    """The least size of a token in a room."""
    return round(look.pick(25, 23, 23) * look.grown)


def room_gap(look: Look) -> int:
    """Between two rooms, and between a room's edge and its tokens."""
    return look.pick(5, 3, 3)


def room_path(area: QRectF) -> QPainterPath:
    """A room: a box under a low pointed arch."""
    rise = min(area.height() * 0.16, area.width() * 0.16)
    path = QPainterPath(area.bottomLeft())
    path.lineTo(area.left(), area.top() + rise)
    top = QPointF(area.center().x(), area.top())
    path.quadTo(QPointF(area.left() + area.width() * 0.2, area.top() + rise * 0.25), top)
    right = QPointF(area.right(), area.top() + rise)
    path.quadTo(QPointF(area.right() - area.width() * 0.2, area.top() + rise * 0.25), right)
    path.lineTo(area.bottomRight())
    path.closeSubpath()
    return path


def draw_room(look: Look, painter: QPainter, area: QRectF, group: ShelfGroup, state: State) -> None:
    """A room with its tokens, two in a row; the whole room is what is chosen."""
    theme = look.theme
    with paint.saved(painter):
        chosen = state == CHOSEN
        painter.setPen(QPen(theme.line, 1.4) if state == PLAIN else QPen(theme.acc, 2))
        if chosen:
            painter.setPen(QPen(theme.acc, 3.4))
        painter.setBrush(theme.accs if chosen else theme.panel2)
        painter.drawPath(room_path(area))
    gap = room_gap(look)
    tokens = [
        shelf_piece.piece.id for shelf_piece in group.pieces for _ in range(shelf_piece.piece.count)
    ]
    room = area.adjusted(gap, area.height() * 0.13, -gap, -gap)
    rows = max(2, -(-len(tokens) // 2))
    limit = min((room.width() - gap) / 2, (room.height() - (rows - 1) * gap) / rows)
    most = look.pick(44, 34, 32) * look.grown
    size = int(min(limit, most))
    step = (room.width() - 2 * size) / 3
    left = room.left() + step
    for k, token in enumerate(tokens):
        x = left + (k % 2) * (size + step)
        y = room.bottom() - rows * size - (rows - 1) * gap + (k // 2) * (size + gap)
        piece = ZonePiece(NOTHING, "token", token, group.title)
        picture(painter, piece_picture(look, piece, size), x, y)
    if state == CHOSEN:
        disc = look.pick(11, 8, 8)
        paint.tick_disc(painter, QPointF(area.right() - disc, area.top() + disc), disc, theme)


def draw_unused(look: Look, painter: QPainter, area: QRectF) -> None:
    """The dashed outline of a place where nothing lies."""
    with paint.saved(painter):
        painter.setPen(paint.pen(look.theme.line, 1.4, 4, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 5, 5)
