"""Player marks: shape, letter and colour of each seat, readable without any one of them."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.sizes import sized_font
from alhambra_qt.ui.kit.theme import DIRK, PLAYERS, RIM

# Corners of a shape from the top, and how far out its inner corners are (only the star has any).
_CORNERS = {"diamond": (4, 0.0), "triangle": (3, 0.0), "hexagon": (6, 0.0), "star": (5, 0.52)}
_COLOURS = {mark.shape: mark.colour for mark in PLAYERS}


def letters_of(tag: SeatTag, text: Callable[[Msg | str], str]) -> str:
    """The letters on a seat's mark; a name that depends on the language has its letter from it."""
    return text(tag.alias)[:1] if tag.alias else tag.letters


def _mark_shape(shape: str, rect: QRectF) -> QPainterPath:
    path, centre = QPainterPath(), rect.center()
    radius = min(rect.width(), rect.height()) / 2
    if shape == "circle":
        path.addEllipse(centre, radius * 0.94, radius * 0.94)
        return path
    if shape == "square":
        side = radius * 0.86
        path.addRoundedRect(centre.x() - side, centre.y() - side, side * 2, side * 2, 2, 2)
        return path
    # Corner angles from the top, and how far out (a star has inner corners too).
    corners, inner = _CORNERS.get(shape, (8, 0))
    drop = radius * 0.14 if shape == "triangle" else 0.0
    reach = radius * (1.12 if shape == "triangle" else 1.0)
    start = math.pi / 6 if shape == "hexagon" else 0.0
    points = []
    for k in range(corners):
        for part, share in ((0.0, 1.0), (0.5, inner)):
            if share:
                angle = 2 * math.pi * (k + part) / corners + start - math.pi / 2
                offset = QPointF(math.cos(angle), math.sin(angle)) * (reach * share)
                points.append(centre + offset + QPointF(0, drop))
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def player_mark(painter: QPainter, rect: QRectF, mark: str, letters: str) -> None:
    """A mark ("circle", ..., "dirk") in its colour with a pale rim and its letters."""
    size = min(rect.width(), rect.height())
    rim = min(3.0, max(1.4, size * 0.07))
    with paint.saved(painter):
        pen = QPen(RIM, rim)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(mark_colour(mark))
        area = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
        painter.drawPath(_mark_shape(mark, area))
        small = mark in ("triangle", "star") or len(letters) > 1
        painter.setFont(sized_font(size * (0.4 if small else 0.52), weight=700))
        painter.setPen(QColor("#FFFFFF"))
        drop = size * {"triangle": 0.12, "star": 0.03}.get(mark, 0.0)
        painter.drawText(rect.translated(0, drop), Qt.AlignmentFlag.AlignCenter, letters)


def mark_colour(mark: str) -> QColor:
    """The colour that belongs to a shape."""
    return _COLOURS.get(mark, DIRK.colour)


def mark_pixmap(mark: str, letters: str, size: float, dpr: float = 1.0) -> QPixmap:
    """The mark as a picture of its own (for lists and icons)."""
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    player_mark(painter, QRectF(0, 0, size, size), mark, letters)
    painter.end()
    return pixmap
