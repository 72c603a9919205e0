"""The signs of the tools beside the board, drawn as lines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from alhambra_qt.controller.view.targets import Handle, Press, Target

ZOOMS = {
    "out": Handle("zoom:out"),
    "fit": Handle("zoom:fit"),
    "in": Handle("zoom:in"),
}


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
