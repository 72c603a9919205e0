"""Player marks, chips of counted items, and log lines: painted, and as boxes."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from alhambra_qt.controller.faces.face import STAR
from alhambra_qt.controller.view.view_parts import Icon, LogLine, SeatTag
from alhambra_qt.controller.words.names import row_icons, row_name
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_CURRENCY
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import describe
from alhambra_qt.ui.kit.box import ENDLESS, Art, Box, Ground, Leaf, Size, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Row
from alhambra_qt.ui.kit.sizes import sized_font, width_of
from alhambra_qt.ui.kit.text import Run, draw_line
from alhambra_qt.ui.kit.theme import CURRENCY_NAMES, DIRK, PLAYERS, RIM, TYPE_NAMES

WALL = "wall"


def row_icon(item: str) -> str:
    """Return the icon of a row of the score sheet or the count table."""
    return WALL if item == WALL else row_icons().get(item, STAR)


@frozen(eq=False, kw_only=True)
class Square(Leaf):
    """A square of a width in ems, centred in its room."""

    side: float = 1.6

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        side = min(round(self.side * look.em), width)
        return side, side

    def square(self, look: Look, rect: QRectF) -> QRectF:
        """Return its rectangle, snapped to whole pixels."""
        side = min(round(self.side * look.em), rect.width(), rect.height())
        left, top = rect.center().x() - side / 2, rect.center().y() - side / 2
        return QRectF(round(left), round(top), side, side)


@frozen(eq=False)
class SeatMark(Square):
    """The mark of a player."""

    tag: SeatTag

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        mark = self.tag.mark, letters_of(self.tag, look.text)
        describe(look.text(self.tag.label), rect, sign=True)
        draw = partial(player_mark, mark=mark[0], letters=mark[1])
        look.images.stamp(painter, self.square(look, rect), ("mark", *mark), draw)


STARS = {"novice": 1, "easy": 2, "medium": 3, "hard": 4, "expert": 5}  # the levels, by strength


def emblem(look: Look, style: str, size: float) -> QPixmap:
    """Return the picture of a style, given as the id of its text ("style-builder")."""
    name = f"emblem_{style.removeprefix('style-')}"
    return look.images.svg(name, size, size, look.dpr)


def played_by(tag: SeatTag) -> Msg:
    """Say who plays a seat: a person, or a computer with its level and style."""
    if tag.level is None or tag.style is None:
        return msg("table-human")
    return msg("table-ai-style", level=tag.level, style=tag.style)


@frozen(eq=False)
class ItemSign(Square):
    """The chip of a line of the score sheet: a building type, the wall, the camps."""

    item: str

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        area, theme = self.square(look, rect), look.theme
        describe(look.text(row_name(self.item)), rect, sign=True)
        if self.item in TYPE_NAMES:
            painter.drawPixmap(area.topLeft(), look.chip(self.item, area.width()))
            return
        with paint.saved(painter):
            painter.setPen(QPen(theme.line if theme.dark else theme.ink, 1.4))
            painter.setBrush(theme.head)
            round_by = area.width() * 0.16
            painter.drawRoundedRect(area.adjusted(0.7, 0.7, -0.7, -0.7), round_by, round_by)
        inner = round(area.width() * 0.62)
        icon = look.images.icon(row_icon(self.item), inner, theme.headink, look.dpr, theme.head)
        painter.drawPixmap(area.center() - QPointF(inner / 2, inner / 2), icon)


def sign(look: Look, name: str, height: float, tone: str = "gold") -> Box:
    """Return an icon in a colour of the theme."""
    return Art(partial(look.icon, colour=look.tone(tone)), name, height)


def name_of(look: Look, tag: SeatTag, role: str = "body", most: float = 7.0) -> Words:
    """Return a player's name in the current language, at most `most` ems wide if space is tight."""
    return Words(look.text(tag.label), role, short=most)


# The number of corners of each shape, and the radius of its inner corners (star only).
_CORNERS = {"diamond": (4, 0.0), "triangle": (3, 0.0), "hexagon": (6, 0.0), "star": (5, 0.52)}
_COLOURS = {mark.shape: mark.colour for mark in PLAYERS}


def letters_of(tag: SeatTag, text: Callable[[Msg | str], str]) -> str:
    """Return the letters of a seat's mark; for a translated name, those of the translation."""
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
    # Corner angles from the top, and radii (a star has inner corners too).
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
    """Paint a mark ("circle", ..., "dirk") in its colour with a pale rim and its letters."""
    size = min(rect.width(), rect.height())
    rim = min(3.0, max(1.4, size * 0.07))
    with paint.saved(painter):
        painter.setPen(paint.pen(RIM, rim))
        painter.setBrush(mark_colour(mark))
        area = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
        painter.drawPath(_mark_shape(mark, area))
        small = mark in ("triangle", "star") or len(letters) > 1
        painter.setFont(sized_font(size * (0.4 if small else 0.52), weight=700))
        painter.setPen(QColor("#FFFFFF"))
        drop = size * {"triangle": 0.12, "star": 0.03}.get(mark, 0.0)
        painter.drawText(rect.translated(0, drop), Qt.AlignmentFlag.AlignCenter, letters)


def mark_colour(mark: str) -> QColor:
    """Return the colour of a shape."""
    return _COLOURS.get(mark, DIRK.colour)


def mark_pixmap(mark: str, letters: str, size: float, dpr: float = 1.0) -> QPixmap:
    """Return the mark as a pixmap, for lists and icons."""
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    player_mark(painter, QRectF(0, 0, size, size), mark, letters)
    painter.end()
    return pixmap


def icon_picture(
    ctx: UiContext, icon: Icon, side: float, ratio: float, ink: QColor | None = None
) -> QPixmap:
    """Return the small picture of an icon: a building's chip, a coin, a tile, or a sign in ink."""
    noun, currency = icon.id.split("-")[0], currency_of(icon)
    if icon.kind in ("tile", "type") and noun in TYPE_NAMES:
        return ctx.images.chip(TYPE_NAMES.index(noun), side, ratio)
    if icon.kind == "tile":
        return ctx.images.tile(icon.id, side, ratio)
    if currency >= 0:
        return ctx.images.coin(currency, side, ratio)
    name = "cards" if icon.kind == "card" else icon.id
    hole = ctx.theme.panel if ink is not None else None
    return ctx.images.icon(name, side, ink or ctx.theme.gold, ratio, hole)


def currency_of(icon: Icon) -> int:
    """Return the currency of an icon, given by name, card or coin; -1 if it has none."""
    if icon.kind == "card" and icon.id in CARD_BY_ID:
        return CARD_CURRENCY[CARD_BY_ID[icon.id]]
    noun = icon.id.split("-")[0]
    return CURRENCY_NAMES.index(noun) if noun in CURRENCY_NAMES else -1


def line_runs(ctx: UiContext, line: LogLine, ratio: float) -> list[Run]:
    """Return a log line as runs: the sentence, a leading player name in bold, then pictures."""
    text = ctx.text(line.text)
    name = "" if line.seat is None else ctx.text(line.seat.label)
    runs = []
    if name and text.startswith(f"{name} "):
        runs.append(Run(name, bold=True, struck=line.undone))
        text = text[len(name) + 1 :]
    runs.append(Run(text, struck=line.undone))
    runs += [Run(picture=numbered_picture(ctx, icon, ratio)) for icon in line.icons]
    return runs


def numbered_picture(ctx: UiContext, icon: Icon, ratio: float) -> QPixmap:
    """Return picture and number in one pixmap, so that no line breaks between them."""
    side = ctx.metrics.pick(20, 17, 16)
    picture = icon_picture(ctx, icon, side, ratio)
    if not icon.text:
        return picture
    font = ctx.font("bold")
    gap, height = ctx.px(3), max(side, ctx.metrics.pick(22, 19, 18))
    width = side + gap + width_of(font, icon.text) + 1
    whole = QPixmap(round(width * ratio), round(height * ratio))
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.drawPixmap(QPointF(0, (height - side) / 2), picture)
    room = QRectF(side + gap, 0, width, height)
    draw_line(painter, room, icon.text, font, ctx.theme.ink)
    painter.end()
    return whole


def log_line(look: Look, line: LogLine) -> Box:
    """Return a log line as a box: the mark beside the wrapped text."""
    mark = None
    if line.seat is not None:
        mark = Ground(SeatMark(line.seat, side=1.2), pad=(0, 0.1))
    words = Words(line_runs(look.ctx, line, look.dpr), wrap=True, grow=1)
    return Row(mark, words, gap=0.5, middle=False)
