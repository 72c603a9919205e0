"""How the things on the shelf are painted: pieces with their state, rooms, counts."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from alhambra_qt.controller.view.parts import CHOSEN, PLAIN, State, ZonePiece
from alhambra_qt.controller.view.shelf import ShelfGroup
from alhambra_qt.controller.view.targets import NOTHING
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.writing import CENTRE, line
from alhambra_qt.ui.pieces.cards import back_of
from alhambra_qt.ui.table.panel import picture
from alhambra_qt.ui.table.tokens import piece_picture


def card_picture(look: Look, piece: ZonePiece, zone: str, width: float) -> QPixmap:
    """A card, also for a token that has one; a hidden one shows the back of its zone."""
    return look.card(piece.id or back_of(zone), width)


def is_card(piece: ZonePiece) -> bool:
    """Whether a piece is shown as a card: a token that has one, and what lies face down, too."""
    return piece.kind == "card" or not piece.id or piece.id.startswith("attack")


def draw_state(
    look: Look, painter: QPainter, area: QRectF, state: State, radius: float = 4, reach: float = 1
) -> None:
    """What can be chosen has a frame, what is chosen a heavier one with a tick."""
    if state == PLAIN:
        return
    theme = look.theme
    chosen = state == CHOSEN
    with paint.saved(painter):
        painter.setPen(QPen(theme.acc, 3.4 if chosen else 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = area.adjusted(-reach, -reach, reach, reach)
        painter.drawRoundedRect(box, radius, radius)
    if chosen:
        disc = look.pick(11, 8, 8)
        paint.tick_disc(painter, area.topRight() + QPointF(-disc * 0.6, disc * 0.6), disc, theme)


def draw_count(look: Look, painter: QPainter, area: QRectF, count: int) -> None:
    """How many lie on a stack: a plate at the lower right corner."""
    theme, text = look.theme, str(count)
    font = look.font("tiny", 700)
    high = look.pick(19, 15, 14)
    wide = max(high, width_of(font, text) + look.px(7))
    plate = QRectF(area.right() - wide + 2, area.bottom() - high + 2, wide, high)
    with paint.saved(painter):
        painter.setPen(QPen(theme.ink, 1))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(plate, high / 2, high / 2)
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
    tokens = [one.piece.id for one in group.pieces for _ in range(one.piece.count)]
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
        pen = QPen(look.theme.line, 1.4)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 5, 5)
