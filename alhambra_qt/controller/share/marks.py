"""The marks of the seats: shape, colour, letters, and how the line of a seat is dashed."""

import math
from html import escape

from alhambra_qt.controller.view.parts import MARKS, SeatTag
from alhambra_qt.i18n import clean

# Those of the window, and paler ones for lines on dark ground (tests compare and measure them).
_INKS = ("#0B7A75", "#B0316B", "#9A6700", "#3B5BA5", "#5E6B12", "#B8461A")
_PALE = ("#3FC3B4", "#F07FAE", "#E3AF3F", "#8FAAF0", "#B9CB52", "#F59A6F")
_DASHED = ("none", "9 5", "2 5", "10 4 2 4", "16 5", "6 3 1.5 3 1.5 3")
INKS = dict(zip(MARKS, _INKS, strict=True))
PALE = dict(zip(MARKS, _PALE, strict=True))
DASHED = dict(zip(MARKS, _DASHED, strict=True))
GREY = "#5A5F73"  # of the imaginary player
# Corners of the shapes that have any, from the top, and how far out the inner ones are.
_CORNERS = {"diamond": (4, 1.0), "triangle": (3, 1.0), "hexagon": (6, 1.0), "star": (5, 0.52)}


def mark_drawn(tag: SeatTag) -> str:
    """Draw the mark of a seat as a symbol of 24 by 24."""
    paint = f'fill="{INKS.get(tag.mark, GREY)}" stroke="#FFF9EC" stroke-width="1.4"'
    narrow = tag.mark in ("triangle", "star")
    size = 8.5 if narrow or len(tag.letters) > 1 else 11.5
    return (
        f'<symbol id="mark-{tag.seat}" viewBox="0 0 24 24">{_shape(tag.mark, paint)}'
        f'<text x="12" y="{12.2 + 0.36 * size + narrow:.1f}" text-anchor="middle" '
        f'font-size="{size}" font-weight="700" fill="#FFFFFF">{escape(clean(tag.letters))}</text>'
        "</symbol>"
    )


def _shape(mark: str, paint: str) -> str:
    if mark == "circle":
        return f'<circle cx="12" cy="12" r="10.4" {paint}/>'
    if mark == "square":
        return f'<rect x="2.4" y="2.4" width="19.2" height="19.2" rx="1.6" {paint}/>'
    count, inner = _CORNERS.get(mark, (8, 1.0))
    radius, drop = (12.6, 1.6) if mark == "triangle" else (11.2, 0.0)
    start = math.pi / 6 if mark == "hexagon" else 0.0
    points = []
    for k in range(2 * count):
        far = radius * (inner if k % 2 else 1)
        angle = math.pi * k / count + start - math.pi / 2
        if k % 2 == 0 or inner < 1:
            x, y = 12 + far * math.cos(angle), 12 + drop + far * math.sin(angle)
            points.append(f"{x:.1f},{y:.1f}")
    return f'<polygon points="{" ".join(points)}" stroke-linejoin="round" {paint}/>'
