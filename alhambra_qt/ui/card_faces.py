"""The faces of cards that have no art of their own: plain, but each tells what it is.

The left edge is all that is seen of a card in a fan, so its sign and its colours stand there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from alhambra_qt.ui.theme import CREAM, CURRENCIES, CURRENCY_NAMES, INDIGO, Pair, sized_font

if TYPE_CHECKING:
    from alhambra_qt.ui.images import Images

GOLD = QColor("#E5B84B")
CLAY, CLAY_EDGE = QColor("#C0804F"), QColor("#3E1B0C")
ICONS = {
    "exchange": "swap",
    "builder": "hammer",
    "gate": "gate",
    "wall": "stick",
    "scoring": "crown",
    "coin": "coins",
    "thief": "mask",
}
PLAIN = Pair("#1B2238", "#E5B84B", "#2A3354", "#FFF9EC")
BAND = 0.34


def paint_face(images: Images, painter: QPainter, area: QRectF, card: str) -> None:
    """Paint the face of a card."""
    kind, *rest = card.split("-")
    currencies = [CURRENCY_NAMES.index(one) for one in rest if one in CURRENCY_NAMES]
    pairs = [CURRENCIES[one] for one in currencies]
    if kind == "thief" or not pairs:
        pairs = [PLAIN]
    icon = ICONS.get(kind, "person")
    _ground(painter, area, pairs)
    _band(images, painter, area, icon, pairs[0])
    body = QRectF(area.left() + area.width() * BAND, area.top(), 0, 0)
    body.setRight(area.right())
    body.setBottom(area.bottom())
    if kind == "wall":
        _sticks(painter, body, rest[0])
    elif currencies:
        _coins(images, painter, body, currencies, icon if kind != "exchange" else "")
    else:
        name = "" if kind in ICONS else card.capitalize()  # characters are called so everywhere
        _sign(images, painter, body, icon, name, pairs[0])
    if kind in ("builder", "coin", "scoring"):
        number = "3" if kind == "builder" else rest[0] if rest[0].isdigit() else "1"
        _number(painter, area, number, pairs[0])


def _ground(painter: QPainter, area: QRectF, pairs: list[Pair]) -> None:
    """The card with its band; of two colours each has half of both."""
    corner = area.width() * 0.09
    path = QPainterPath()
    path.addRoundedRect(area.adjusted(1, 1, -1, -1), corner, corner)
    painter.save()
    painter.setClipPath(path)
    high = area.height() / len(pairs)
    for k, pair in enumerate(pairs):
        row = QRectF(area.left(), area.top() + k * high, area.width(), high)
        painter.fillRect(row, pair.wash)
        row.setWidth(area.width() * BAND)
        painter.fillRect(row, pair.fill)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(pairs[0].outline, max(1.2, area.width() * 0.02)))
    painter.drawPath(path)


def _band(images: Images, painter: QPainter, area: QRectF, icon: str, pair: Pair) -> None:
    """The sign at the foot of the band."""
    side = area.width() * BAND * 0.84
    ratio = painter.device().devicePixelRatio()
    picture = images.icon(icon, side, pair.text, ratio, pair.fill)
    left = area.left() + area.width() * BAND / 2 - side / 2
    painter.drawPixmap(QPointF(left, area.bottom() - side * 1.25), picture)


def _number(painter: QPainter, area: QRectF, number: str, pair: Pair) -> None:
    painter.setPen(pair.text)
    painter.setFont(sized_font(area.width() * 0.34, weight=800))
    box = QRectF(area.left(), area.top(), area.width() * BAND, area.height() * 0.3)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)


def _coins(
    images: Images, painter: QPainter, body: QRectF, currencies: list[int], icon: str
) -> None:
    """The coins a card stands for, below each other, and its sign."""
    ratio = painter.device().devicePixelRatio()
    side = min(body.width() * 0.74, body.height() * 0.38)
    things = [images.coin(one, side, ratio) for one in currencies]
    if icon:
        colour = GOLD if icon == "mask" else CURRENCIES[currencies[0]].outline
        things.insert(0, images.icon(icon, side, colour, ratio))
    gap = (body.height() - len(things) * side) / (len(things) + 1)
    y = body.top() + gap
    for thing in things:
        painter.drawPixmap(QPointF(body.center().x() - side / 2, y), thing)
        y += side + gap


def _sign(
    images: Images, painter: QPainter, body: QRectF, icon: str, name: str, pair: Pair
) -> None:
    """A large sign, and a name below it."""
    ratio = painter.device().devicePixelRatio()
    side = body.width() * 0.86
    top = body.center().y() - side * (0.75 if name else 0.5)
    picture = images.icon(icon, side, pair.outline, ratio, pair.wash)
    painter.drawPixmap(QPointF(body.center().x() - side / 2, top), picture)
    if name:
        size = body.width() * 1.5 / max(5, len(name))
        painter.setPen(CREAM)
        painter.setFont(sized_font(size, weight=700))
        box = QRectF(body.left() - 2, top + side, body.width() + 4, body.bottom() - top - side)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)


def _sticks(painter: QPainter, body: QRectF, sides: str) -> None:
    """A tile with the walls that the card builds."""
    side = body.width() * 0.74
    tile = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
    painter.setPen(QPen(GOLD, 1, Qt.PenStyle.DashLine))
    painter.setBrush(INDIGO)
    painter.drawRect(tile)
    thick = side * 0.22
    bars = {
        "n": QRectF(tile.left(), tile.top(), side, thick),
        "e": QRectF(tile.right() - thick, tile.top(), thick, side),
        "s": QRectF(tile.left(), tile.bottom() - thick, side, thick),
        "w": QRectF(tile.left(), tile.top(), thick, side),
    }
    painter.setPen(QPen(CLAY_EDGE, 1))
    painter.setBrush(CLAY)
    for one in sides:
        painter.drawRect(bars[one])
