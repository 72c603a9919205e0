"""What a lesson draws over the table: rings around what matters, a veil over what does not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QColor

from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.table.lights import Rings


class LessonMarks(Rings):
    """Golden rings, and veils as wide as panels."""

    ground = "bg"

    def rounding(self, look: Look) -> tuple[float, float]:
        return look.m.radius, look.px(8)

    def strokes(self, look: Look) -> Sequence[tuple[QColor, float]]:
        return (look.theme.ring, look.px(6)), (look.theme.gold2, look.px(3.4))
