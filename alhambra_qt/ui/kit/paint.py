"""Drawing primitives shared by everything that paints itself: pages, table, ledger.

All functions take a QPainter, a geometry in logical pixels and a Theme or Metrics; they save and
restore the painter. Shapes: `panel`, `lattice`, `star_path`, `ornament_corner`,
`focus_ring`. States: `legal_cell`, `illegal_cell`, `bar_side`, `cross_mark`, `tick_disc`,
`bar_disc`, `glow`, `selected_frame`. Controls: `button`, `key_cap`. Player marks are in
signs.py, text with icons in it in text.py.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial

import attrs
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from alhambra_qt.ui.kit.sizes import Metrics, font, measure, width_of
from alhambra_qt.ui.kit.theme import CREAM, CROSS_RED, Theme, mix, with_alpha

SHADOW = ((3.0, 0.035), (2.0, 0.066), (1.0, 0.11))
SHADOW_REACH = 6  # how far a shadow extends beyond its box
EDGE = 32  # the length of the cached edges of a shadow, which are tiled
BORDER = 1.2
STRONG_BORDER = 2.4
GLOW = (0.9, 0.85, 0.7, 0.5, 0.3, 0.15)  # how strong, pixel by pixel away from the tile
SMALL_GLOW = 40  # the width of a tile below which the glow is half as far
WASH = 0.1  # the opacity on a legal cell: text there must stay legible
BACKING = 3.5  # the width in pixels of the line below another, visible on any background
FULL = 255  # the alpha of an opaque colour
SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


@contextmanager
def saved(painter: QPainter) -> Iterator[QPainter]:
    """Use the painter with antialiasing; restore its state even if painting raises."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield painter
    finally:
        painter.restore()


def pen(colour: QColor, width: float, *dash: float) -> QPen:
    """Return a pen with round ends and corners, or one that makes dashes of these lengths."""
    made = QPen(colour, width)
    if dash:
        made.setDashPattern(dash)
    else:
        made.setCapStyle(Qt.PenCapStyle.RoundCap)
        made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


def picture_of(area: QRectF, dpr: float, draw: Callable[[QPainter], object]) -> QPixmap:
    """Return the picture of an area of whole pixels, of which nothing is painted yet."""
    size = (area.size() * dpr).toSize().expandedTo(QSize(1, 1))  # none cannot be painted
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    painter.translate(-area.topLeft())
    draw(painter)
    painter.end()
    return pixmap


# Panels and the table.


def shadow(
    painter: QPainter, rect: QRectF, radius: float, theme: Theme, *, hollow: bool = False
) -> None:
    """Paint the soft shadow below a panel: three stacked rounded rectangles, 2 px down.

    With `hollow`, for a rectangle that something opaque will cover, only the part outside of it is
    painted, from cached corners and edges: about three times as fast.
    """
    if theme.contrast:
        return
    strength = 2.6 if theme.dark else 1.0
    dpr = painter.device().devicePixelRatio()
    if hollow and dpr == round(dpr) and min(rect.width(), rect.height()) >= 2 * _bend(radius):
        _hollow_shadow(
            painter, rect, radius, _shadow_box(theme.shadow.rgb(), strength, radius, dpr)
        )
        return
    with saved(painter):
        _full_shadow(painter, rect, radius, theme.shadow, strength)


def _full_shadow(
    painter: QPainter, rect: QRectF, radius: float, colour: QColor, strength: float
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, alpha in SHADOW:
        painter.setBrush(with_alpha(colour, min(1.0, alpha * strength)))
        grown = rect.adjusted(-spread, -spread, spread, spread).translated(0, 2)
        painter.drawRoundedRect(grown, radius + spread, radius + spread)


def _bend(radius: float) -> int:
    return math.ceil(radius) + SHADOW_REACH


@lru_cache(maxsize=64)
def _shadow_box(colour: int, strength: float, radius: float, dpr: float) -> tuple[QPixmap, ...]:
    """Return the eight parts around the middle of a shadow, row by row."""
    bend, reach = _bend(radius), SHADOW_REACH
    side = 2 * bend + EDGE
    whole = QPixmap(round((side + 2 * reach) * dpr), round((side + 2 * reach) * dpr))
    whole.setDevicePixelRatio(dpr)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _full_shadow(painter, QRectF(reach, reach, side, side), radius, QColor(colour), strength)
    painter.end()
    first, edge = round((bend + reach) * dpr), round(EDGE * dpr)
    spans = ((0, first), (first, edge), (first + edge, first))
    return tuple(
        whole.copy(x, y, width, height)
        for j, (y, height) in enumerate(spans)
        for k, (x, width) in enumerate(spans)
        if (j, k) != (1, 1)
    )


def _hollow_shadow(
    painter: QPainter, rect: QRectF, radius: float, parts: tuple[QPixmap, ...]
) -> None:
    """Paint the corners and edges of a shadow at whole pixels: it is too soft to notice."""
    bend, reach = _bend(radius), SHADOW_REACH
    left, top = round(rect.left()), round(rect.top())
    right, bottom = round(rect.right()), round(rect.bottom())
    first = bend + reach
    columns = ((left - reach, first), (left + bend, right - left - 2 * bend), (right - bend, first))
    rows = ((top - reach, first), (top + bend, bottom - top - 2 * bend), (bottom - bend, first))
    boxes = [QRect(x, y, width, height) for y, height in rows for x, width in columns]
    del boxes[4]
    for box, part in zip(boxes, parts, strict=True):
        painter.drawTiledPixmap(box, part)


def panel(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    radius: float = 12,
    fill: QColor | None = None,
    border: QColor | None = None,
    width: float = BORDER,
    with_shadow: bool = True,
    alone: bool = False,
) -> None:
    """Paint a rounded panel with border and shadow; `rect` is its outer edge.

    If nothing is painted below it yet, it may be painted from a kept picture (`alone`).
    """
    fill, border = fill or theme.panel, border or theme.line
    dpr = painter.device().devicePixelRatio()
    if alone and dpr == round(dpr):
        corner = QPointF(math.floor(rect.left()), math.floor(rect.top()))
        inside, tones = rect.translated(-corner).getRect(), (fill.rgba(), border.rgba())
        picture = _panel_picture(inside, theme, radius, *tones, width, dpr)
        painter.drawPixmap(corner - QPointF(SHADOW_REACH, SHADOW_REACH), picture)
        return
    if with_shadow:
        shadow(painter, rect, radius, theme, hollow=fill.alpha() == FULL)
    with saved(painter):
        painter.setPen(QPen(border, width))
        painter.setBrush(fill)
        half = width / 2
        painter.drawRoundedRect(
            rect.adjusted(half, half, -half, -half), radius - half, radius - half
        )


@lru_cache(maxsize=16)
def _panel_picture(
    inside: tuple[float, float, float, float],
    theme: Theme,
    radius: float,
    fill: int,
    border: int,
    width: float,
    dpr: float,
) -> QPixmap:
    """Return a panel by itself; each changed one took half its time to paint the same ground."""
    rect, reach = QRectF(*inside), SHADOW_REACH
    whole = QRectF(0, 0, math.ceil(rect.right()), math.ceil(rect.bottom()))
    tone, edge = QColor.fromRgba(fill), QColor.fromRgba(border)
    draw = partial(
        panel, rect=rect, theme=theme, radius=radius, fill=tone, border=edge, width=width
    )
    return picture_of(whole.adjusted(-reach, -reach, reach, reach), dpr, draw)


def star_points(centre: QPointF, radius: float) -> QPolygonF:
    """Return the eight-pointed star made of two squares."""
    return _star(radius).translated(centre)


@lru_cache(maxsize=64)
def _star(radius: float) -> QPolygonF:
    inner = radius * math.cos(math.pi / 4) / math.cos(math.pi / 8)
    points = []
    for k in range(16):
        r = radius if k % 2 == 0 else inner
        angle = math.pi * k / 8 - math.pi / 2
        points.append(QPointF(r * math.cos(angle), r * math.sin(angle)))
    return QPolygonF(points)


def star_path(centre: QPointF, radius: float) -> QPainterPath:
    """Return the same star as a path."""
    path = QPainterPath()
    path.addPolygon(star_points(centre, radius))
    path.closeSubpath()
    return path


@lru_cache(maxsize=8)
def _lattice_tile(fill: int, line: int, cell: int, dpr: float, crosses: bool) -> QPixmap:
    """Return one tile of the star lattice: two interlocking stars per cell, as in girih.svg.

    With `crosses`, stars that touch, and the crosses between them, as glazed tiles are laid.
    """
    pixmap = QPixmap(round(cell * dpr), round(cell * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(fill))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour, unit = QColor(line), cell / 84
    if crosses:
        _star_and_cross(painter, colour, unit)
        painter.end()
        return pixmap
    centres = [(0, 0), (84, 0), (0, 84), (84, 84), (42, 42)]
    for x, y in centres:
        centre = QPointF(x * unit, y * unit)
        painter.setPen(QPen(colour, 1.4 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(star_points(centre, 30 * unit))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(star_points(centre, 11 * unit))
    painter.end()
    return pixmap


def _star_and_cross(painter: QPainter, colour: QColor, unit: float) -> None:
    centre = QPointF(42 * unit, 42 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(star_points(centre, 40.6 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.4 * unit))
    for corner in ((0, 0), (84, 0), (0, 84), (84, 84)):
        painter.drawPolygon(star_points(QPointF(*corner) * unit, 14 * unit))


def lattice(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    cell: int = 84,
    fill: QColor | None = None,
    line: QColor | None = None,
    start: QPointF | None = None,
) -> None:
    """Fill a rectangle with the table colour and the lattice of its look, if that has one.

    To paint part of a larger area, pass the origin of that area.
    """
    base, marks = fill or theme.bg, line or theme.bgp
    if theme.contrast or theme.cloth == "plain":
        painter.fillRect(rect, base)
        return
    dpr, crosses = painter.device().devicePixelRatio(), theme.cloth == "mosaic"
    tile = _lattice_tile(base.rgb(), marks.rgb(), max(24, cell), dpr, crosses)
    offset = rect.topLeft() - start if start is not None else QPointF()  # (0, 0) counts as false
    painter.drawTiledPixmap(rect, tile, offset)


def logo(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """Paint the gold star of the header."""
    gold = theme.gold2 if not theme.contrast else theme.headink
    with saved(painter):
        painter.setPen(QPen(gold, radius * 0.11))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(star_points(centre, radius * 0.95))
        painter.drawPolygon(star_points(centre, radius * 0.62))
        painter.setPen(QPen(gold, radius * 0.14))
        painter.drawEllipse(centre, radius * 0.26, radius * 0.26)


def ornament_corner(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """Paint the small double star in the corner of a board or card."""
    with saved(painter):
        painter.setPen(QPen(colour, max(1.0, radius * 0.11)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(star_points(centre, radius))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(star_points(centre, radius * 0.34))


def level_stars(
    painter: QPainter, left: QPointF, size: float, filled: int, total: int, theme: Theme
) -> None:
    """Paint a row of stars, the first `filled` in gold; `left` is the middle of its left edge."""
    with saved(painter):
        for k in range(total):
            centre = QPointF(left.x() + size * (0.5 + 1.18 * k), left.y())
            painter.setPen(QPen(theme.gold, max(1.0, size * 0.08)))
            painter.setBrush(theme.gold2 if k < filled else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(star_points(centre, size * 0.48))


# States of tiles, cells and cards.


def focus_ring(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 8) -> None:
    """Paint the keyboard focus: a gold ring inside a dark one, outside the given edge."""
    with saved(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        grown = rect.adjusted(-2.5, -2.5, 2.5, 2.5)
        for colour, width in ((theme.ring, 7.0), (theme.gold2, 3.6)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(grown, radius + 2.5, radius + 2.5)


def legal_cell(painter: QPainter, rect: QRectF, theme: Theme, *, wash: bool = True) -> None:
    """Mark a cell where a tile may be placed: four corner brackets and a light wash.

    A line in the colour of the board lies below the brackets, so that they show on every tile.
    """
    inset = rect.width() * 0.04
    area = rect.adjusted(inset, inset, -inset, -inset)
    arm, corner = area.width() * 0.23, min(8.0, area.width() * 0.08)
    with saved(painter):
        if wash:
            painter.fillRect(area, with_alpha(theme.acc, WASH))
        thick = max(2.0, min(4.0, rect.width() * 0.042))
        for colour, width in ((theme.board, thick + BACKING), (theme.acc, thick)):
            painter.setPen(pen(colour, width))
            for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1)):
                painter.drawPath(_bracket(area, dx, dy, arm, corner))


def _bracket(area: QRectF, dx: int, dy: int, arm: float, corner: float) -> QPainterPath:
    x, y = (area.right() if dx else area.left()), (area.bottom() if dy else area.top())
    sx, sy = (-1 if dx else 1), (-1 if dy else 1)
    path = QPainterPath(QPointF(x, y + sy * arm))
    path.lineTo(x, y + sy * corner)
    path.quadTo(x, y, x + sx * corner, y)
    path.lineTo(x + sx * arm, y)
    return path


def illegal_cell(painter: QPainter, rect: QRectF, theme: Theme, sides: Sequence[int] = ()) -> None:
    """Paint a dashed warning border; each failing side (0..3 = n e s w) is a bar with a cross."""
    with saved(painter):
        painter.setPen(pen(theme.warn, 3.4, 2.6, 1.7))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 3, 3)
    for side in sides:
        bar_side(painter, rect, side)


def side_line(rect: QRectF, side: int) -> tuple[QPointF, QPointF]:
    """Return the two ends of a side (0..3 = n e s w) of a tile."""
    corners = (rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft())
    return corners[side], corners[(side + 1) % 4]


def bar_side(painter: QPainter, rect: QRectF, side: int) -> None:
    """Mark a failing side: a warning bar on cream with a round cross in its middle."""
    first, last = side_line(rect, side)
    with saved(painter):
        for colour, width in ((CREAM, 10.5), (CROSS_RED, 6.5)):
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(first, last)
    radius = max(8.0, min(14.0, rect.width() * 0.12))
    cross_mark(painter, (first + last) / 2, radius)


def cross_mark(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint a round red disc with a white cross."""
    with saved(painter):
        painter.setPen(QPen(CREAM, max(1.4, radius * 0.14)))
        painter.setBrush(CROSS_RED)
        painter.drawEllipse(centre, radius, radius)
        disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        cross(painter, disc, QColor("#FFFFFF"), radius * 0.26)


def cross(painter: QPainter, area: QRectF, colour: QColor, width: float) -> None:
    """Paint a small cross in the middle of an area: close or remove this."""
    painter.setPen(pen(colour, width))
    arm, centre = area.width() * 0.17, area.center()
    for sign in (1, -1):
        offset = QPointF(arm, arm * sign)
        painter.drawLine(centre - offset, centre + offset)


def arrow_down(painter: QPainter, centre: QPointF, unit: float, colour: QColor) -> None:
    """Paint the small arrow of a drop-down."""
    with saved(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        corners = (QPointF(-1, -0.5), QPointF(1, -0.5), QPointF(0, 0.7))
        painter.drawPolygon(QPolygonF([centre + corner * unit for corner in corners]))


def tick(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """Paint a tick without a disc."""
    with saved(painter):
        painter.setPen(pen(colour, max(1.6, radius * 0.24)))
        points = [QPointF(-0.42, 0.04), QPointF(-0.12, 0.4), QPointF(0.44, -0.4)]
        painter.drawPolyline(QPolygonF([centre + p * radius for p in points]))


def tick_disc(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """Paint the disc of a selected thing, at its top right."""
    with saved(painter):
        painter.setPen(QPen(theme.panel, max(1.2, radius * 0.13)))
        painter.setBrush(theme.acc)
        painter.drawEllipse(centre, radius, radius)
    tick(painter, centre, radius * 0.9, theme.accink)


def ring_disc(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """Paint the disc of something still to be done."""
    with saved(painter):
        painter.setPen(QPen(theme.ink2, max(1.2, radius * 0.13)))
        painter.setBrush(theme.panel)
        painter.drawEllipse(centre, radius, radius)


def bar_disc(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """Paint the disc of something that is not possible now."""
    with saved(painter):
        painter.setPen(QPen(theme.ink2, max(1.6, radius * 0.11)))
        painter.setBrush(theme.panel)
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(pen(theme.ink2, max(1.8, radius * 0.14)))
        arm = radius * 0.5
        painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))


def selected_frame(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 4) -> None:
    """Paint the border and tick of something selected; the caller raises it by 6 px."""
    with saved(painter):
        painter.setPen(QPen(theme.acc, 3.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, radius, radius)
    disc = max(8.0, min(13.0, rect.width() * 0.12))
    tick_disc(painter, rect.topRight() + QPointF(-disc * 0.1, disc * 0.1), disc, theme)


def glow(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint a soft glow around the tile placed last."""
    reach = 3 if theme.contrast or rect.width() < SMALL_GLOW else len(GLOW)
    dpr = painter.device().devicePixelRatio()
    frames = _glow(theme, reach, rect.width(), dpr)
    painter.drawPixmap(rect.topLeft() - QPointF(reach, reach), frames)


@lru_cache(maxsize=16)
def _glow(theme: Theme, reach: int, side: float, dpr: float) -> QPixmap:
    """Return frames around a square, each fainter than the one inside it.

    Painted anew in every frame they took 0.28 ms, as one picture 0.01 ms.
    """
    whole = side + 2 * reach
    pixmap = QPixmap(round(whole * dpr), round(whole * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for out, alpha in reversed(list(enumerate(GLOW[:: len(GLOW) // reach], 1))):
        area = QRectF(reach - out, reach - out, side + 2 * out, side + 2 * out)
        painter.fillRect(area, with_alpha(theme.acc, 1.0 if theme.contrast else alpha))
    painter.fillRect(QRectF(reach, reach, side, side), Qt.GlobalColor.transparent)
    painter.end()
    return pixmap


HEADER_EDGE = 0.36  # the opacity of a button's border in the header
KINDS = ("primary", "secondary", "quiet", "header", "danger", "dashed")


@attrs.frozen(eq=False, repr=False)
class ButtonLook:
    """Everything a button shows: words, key, kind and state."""

    text: str = ""
    key: str = ""
    kind: str = "secondary"
    icon: QPixmap | None = None
    enabled: bool = True
    hovered: bool = False
    pressed: bool = False
    chosen: bool = False
    align_left: bool = False


def key_cap_width(metrics: Metrics, key: str) -> float:
    """Return the width of a key cap."""
    return width_of(font("key", metrics), key) + metrics.px(12)


def key_cap(
    painter: QPainter, rect: QRectF, metrics: Metrics, key: str, ink: QColor, fill: QColor
) -> None:
    """Paint a key cap: a rounded outline with the name of the key."""
    with saved(painter):
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(fill)
        painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), 4, 4)
        painter.setFont(font("key", metrics))
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key)


def key_cap_height(metrics: Metrics) -> float:
    """Return the height of a key cap."""
    return measure(font("key", metrics)).height + metrics.px(2)


def button_width(metrics: Metrics, text: str, key: str = "", icon: float = 0) -> float:
    """Return the width at which nothing on a button is cut off."""
    width = width_of(font("button", metrics), text) if text else 0.0
    parts = [part for part in (icon, width, key_cap_width(metrics, key) if key else 0.0) if part]
    return sum(parts) + metrics.px(8) * max(0, len(parts) - 1) + metrics.px(32)


def _colours(look: ButtonLook, theme: Theme) -> tuple[QColor, QColor, QColor, float]:
    if look.kind == "header":
        fill, border, ink, width = theme.headbtn, theme.line, theme.headink, 1.0
        if not theme.contrast:
            border = mix(theme.headbtn, theme.headink, HEADER_EDGE)
        if look.chosen:
            fill, ink = theme.gold2, QColor("#1B2238")
    elif look.kind == "primary":
        fill, border, ink, width = theme.acc, theme.acc, theme.accink, 1.6
    elif look.kind == "danger":
        fill, border, ink, width = theme.panel, theme.warn, theme.warn, 2.0
    elif look.kind == "quiet":
        fill, border, ink, width = theme.panel, theme.line, theme.ink, 1.6
    elif look.kind == "dashed":
        fill, border, ink, width = theme.panel, theme.ink2, theme.ink2, 1.4
    else:
        fill, border, ink, width = theme.panel, theme.ink, theme.ink, 2.0
    if look.chosen and look.kind in ("quiet", "secondary"):
        fill, border, ink, width = theme.accs, theme.acc, theme.acc, 2.0
    if not look.enabled:
        return _off_colours(look, theme)
    if look.pressed:
        fill = mix(fill, ink, 0.15)
    elif look.hovered:
        fill = mix(fill, ink, 0.08)
    return fill, border, ink, width


def _off_colours(look: ButtonLook, theme: Theme) -> tuple[QColor, QColor, QColor, float]:
    if look.kind == "header":
        # On the dark band, a light button would look like the most important one.
        quiet = mix(theme.head, theme.headink, 0.62)
        return theme.head, mix(theme.headbtn, theme.headink, 0.16), quiet, 1.0
    return theme.panel2, theme.line, theme.ink2, 1.4


def button(
    painter: QPainter, rect: QRectF, theme: Theme, metrics: Metrics, look: ButtonLook
) -> None:
    """Paint a whole button without its focus ring; `rect` is its outer edge."""
    fill, border, ink, width = _colours(look, theme)
    radius = button_radius(rect, metrics)
    if look.enabled and look.kind == "primary":
        shadow(painter, rect, radius, theme, hollow=fill.alpha() == FULL)
    with saved(painter):
        pen = QPen(border, width)
        if look.kind == "dashed":
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(fill)
        half = width / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    _contents(painter, rect, metrics, look, ink, fill)


def button_radius(rect: QRectF, metrics: Metrics) -> float:
    """Return the corner radius of a button."""
    return min(rect.height() * 0.24, metrics.px(12))


def _contents(
    painter: QPainter, rect: QRectF, metrics: Metrics, look: ButtonLook, ink: QColor, fill: QColor
) -> None:
    words = font("button", metrics)
    text_width = width_of(words, look.text) if look.text else 0.0
    icon_width = look.icon.deviceIndependentSize().width() if look.icon is not None else 0.0
    key_width = key_cap_width(metrics, look.key) if look.key else 0.0
    gap = metrics.px(8)
    parts = [part for part in (icon_width, text_width, key_width) if part]
    total = sum(parts) + gap * max(0, len(parts) - 1)
    x = rect.left() + (metrics.px(14) if look.align_left else (rect.width() - total) / 2)
    middle = rect.center().y()
    with saved(painter):
        if look.icon is not None:
            height = look.icon.deviceIndependentSize().height()
            painter.drawPixmap(QPointF(x, middle - height / 2), look.icon)
            x += icon_width + gap
        if look.text:
            painter.setFont(words)
            painter.setPen(ink)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(QRectF(x, rect.top(), text_width + 4, rect.height()), flags, look.text)
            x += text_width + gap
    if look.key:
        if look.align_left:
            x = rect.right() - metrics.px(14) - key_width
        height = key_cap_height(metrics)
        cap = QRectF(x, middle - height / 2, key_width, height)
        key_cap(painter, cap, metrics, look.key, ink, with_alpha(fill, 0.0))


NO_HELPERS = "QT_NO_GUI_THREADPOOL"


def paint_alone() -> None:
    """Disable Qt's threaded fills; call this before creating the `QApplication`.

    Qt splits fills of a hundred lines or more among threads and waits for them. The pictures of a
    table are too small to gain from it, and no core is idle while computer players think.
    """
    os.environ.setdefault(NO_HELPERS, "1")


def picture(painter: QPainter, pixmap: QPixmap, x: float, y: float) -> None:
    """Paint a picture with its top left corner snapped to a whole pixel."""
    painter.drawPixmap(QPointF(round(x), round(y)), pixmap)


def picture_in(painter: QPainter, pixmap: QPixmap, box: QRectF) -> None:
    """Paint a picture centred in a box."""
    size = pixmap.deviceIndependentSize()
    picture(
        painter, pixmap, box.center().x() - size.width() / 2, box.center().y() - size.height() / 2
    )
