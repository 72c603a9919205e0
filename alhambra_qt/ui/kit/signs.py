"""The signs of the game as boxes: the mark of a player, the chip of what is counted."""

from __future__ import annotations

from functools import partial

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.faces.face import STAR
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.controller.words.names import row_icons, row_name
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ALWAYS, ENDLESS, Art, Box, Leaf, Size, Words
from alhambra_qt.ui.kit.heard import heard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.marks import letters_of, player_mark
from alhambra_qt.ui.kit.theme import TYPE_NAMES

WALL = "wall"


def row_icon(item: str) -> str:
    """The icon of a row of the ledger or the count table."""
    return WALL if item == WALL else row_icons().get(item, STAR)


@frozen(eq=False, kw_only=True)
class Square(Leaf):
    """Something square, so many ems wide, in the middle of its room."""

    side: float = 1.6

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        side = min(round(self.side * look.em), width)
        return side, side

    def square(self, look: Look, rect: QRectF) -> QRectF:
        """Where it is painted: at whole pixels."""
        side = min(round(self.side * look.em), rect.width(), rect.height())
        left, top = rect.center().x() - side / 2, rect.center().y() - side / 2
        return QRectF(round(left), round(top), side, side)


@frozen(eq=False)
class SeatMark(Square):
    """The mark of a player."""

    tag: SeatTag

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        letters = letters_of(self.tag, look.text)
        heard(look.text(self.tag.said), rect, sign=True)
        player_mark(painter, self.square(look, rect), self.tag.mark, letters)


@frozen(eq=False)
class ItemSign(Square):
    """The chip of what a line of the ledger counts: a building type, the wall, the camps."""

    item: str

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        area, theme = self.square(look, rect), look.theme
        heard(look.text(row_name(self.item)), rect, sign=True)
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


def sign(look: Look, name: str, high: float, tone: str = "gold", keep: int = ALWAYS) -> Box:
    """An icon in a colour of the theme."""
    return Art(partial(look.icon, colour=look.tone(tone)), name, high, keep=keep)


def name_of(look: Look, tag: SeatTag, role: str = "body", most: float = 7.0) -> Words:
    """A player's name in the current language, which has so many ems if need be."""
    return Words(look.text(tag.said), role, short=most)
