"""What tells a branch from the game: a dashed frame around the board, with its name in it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Ground, Words, lay
from alhambra_qt.ui.kit.look import Look

WIDE = 3.0  # of the frame, in pixels
ROOM = 0.75  # how much of the board's width the name may take


def draw_branch(look: Look, painter: QPainter, board: QRectF, name: str) -> None:
    """Paint the frame just inside the edge of the board, and at its upper edge whose it is."""
    pen = QPen(look.theme.gold, WIDE)
    pen.setDashPattern([3.4, 2.2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = WIDE / 2
    radius = look.m.radius
    painter.drawRoundedRect(board.adjusted(half, half, -half, -half), radius, radius)
    most = board.width() * ROOM / look.em
    words = Words(look.text(msg("branch-frame", branch=name)), "smallstrong", short=most)
    plate = Ground(words, "panel", "gold", pad=(0.5, 0.1))
    wide, high = plate.size(look, board.width())
    left, top = board.left() + look.pick(34, 28, 24), board.top() + look.pick(8, 6, 5)
    lay(plate, look, QRectF(left, top, wide, high)).paint(painter)
