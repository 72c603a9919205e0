"""The bars of a review: a cost with its interval, a reason, the scale of levels, even luck."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.review.review_view import PlayedLike
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import heard
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, Box, Leaf, Size
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import letters_of, mark_colour, player_mark
from alhambra_qt.ui.kit.text import line

WHITE = QColor("#FFFFFF")
ROOMY = 13  # hundredths from which on a part of a bar has its number on it


@frozen(eq=False)
class CostBar(Leaf):
    """What something cost, with its 95 % interval as a whisker; ``most`` is the whole length."""

    cost: int
    low: int
    high: int
    most: int
    wide: float = 5.5

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(width, self.wide * look.em), 0.9 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the ground, the bar and the whisker."""
        theme, scale = look.theme, rect.width() / max(1, self.most)
        middle, half = rect.center().y(), 0.22 * look.em
        ground = QRectF(rect.left(), middle - half, rect.width(), 2 * half)
        with paint.saved(painter):
            painter.fillRect(ground, theme.rule)
            bar = QRectF(ground)
            bar.setWidth(scale * self.cost)
            painter.setPen(QPen(theme.ink, 0.8))
            painter.setBrush(theme.gold2)
            painter.drawRect(bar)
            painter.setPen(QPen(theme.ink, 1.6))
            low, high = (rect.left() + scale * max(0, one) for one in (self.low, self.high))
            painter.drawLine(QPointF(low, middle), QPointF(high, middle))
            for x in (low, high):
                painter.drawLine(QPointF(x, middle - 1.6 * half), QPointF(x, middle + 1.6 * half))


@frozen(eq=False)
class ReasonBar(Leaf):
    """A part of a cost: to the right and filled, or to the left and hollow."""

    part: int
    most: int
    least: int = 0  # the part that reaches farthest left, as a positive number
    wide: float = 9.0

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(width, self.wide * look.em), 1.1 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the line of nothing and the bar."""
        theme = look.theme
        scale = rect.width() / max(1, self.most + self.least)
        zero = rect.left() + scale * self.least
        bar = QRectF(zero, rect.top() + 1, scale * abs(self.part), rect.height() - 2)
        if self.part < 0:
            bar.moveRight(zero)
        with paint.saved(painter):
            tone = theme.acc if self.part > 0 else theme.warn
            painter.setPen(QPen(tone, 2.0 if theme.contrast else 1.4))
            painter.setBrush(tone if self.part > 0 else Qt.BrushStyle.NoBrush)
            painter.drawRect(bar)
            painter.setPen(QPen(theme.ink2, 1.4))
            painter.drawLine(QPointF(zero, rect.top() - 1), QPointF(zero, rect.bottom() + 1))


@frozen(eq=False)
class Severity(Leaf):
    """One to three bars, for how bad a choice was."""

    grade: int

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return 1.5 * look.em, look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint them, filled as far as it goes."""
        wide, theme = rect.width() / 3, look.theme
        with paint.saved(painter):
            painter.setPen(QPen(theme.warn, 1.3))
            for k in range(3):
                high = rect.height() * (0.45 + 0.25 * k)
                bar = QRectF(rect.left() + k * wide, rect.bottom() - high, 0.75 * wide, high)
                painter.setBrush(theme.warn if k < self.grade else Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(bar, 1, 1)


@frozen(eq=False)
class LevelScale(Box):
    """The levels at even places, a mark where somebody stands and a bar how surely."""

    tag: SeatTag
    like: PlayedLike
    names: Sequence[str] = ()

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        """All the width there is; mark, line and names below each other."""
        return 0.0, 4.4 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the line, the bar, the levels and the mark."""
        em, theme = look.em, look.theme
        each = rect.width() / len(self.names)
        left, y = rect.left() + each / 2, rect.top() + 2.4 * em

        def x(at: float) -> float:
            return left + each * max(0.0, min(len(self.names) - 1.0, at))

        with paint.saved(painter):
            painter.setPen(QPen(theme.line, 2))
            painter.drawLine(QPointF(x(0), y), QPointF(x(len(self.names)), y))
            low, high = x(self.like.low), x(self.like.high)
            painter.setPen(QPen(theme.acc, 1.6))
            painter.setBrush(theme.accs)
            painter.drawRoundedRect(
                QRectF(low, y - 0.45 * em, high - low, 0.9 * em), 0.4 * em, 0.4 * em
            )
            for place in range(len(self.names)):
                painter.setPen(QPen(theme.ink2, 1.2))
                painter.setBrush(theme.panel)
                painter.drawPolygon(paint.star_points(QPointF(x(place), y), 0.42 * em))
            painter.setPen(Qt.PenStyle.NoPen)
            paint.arrow_down(painter, QPointF(x(self.like.at), y - 0.7 * em), 0.3 * em, theme.ink)
        mark = QRectF(0, 0, 1.35 * em, 1.35 * em)
        mark.moveCenter(QPointF(x(self.like.at), y - 1.65 * em))
        player_mark(painter, mark, self.tag.mark, letters_of(self.tag, look.text))
        heard(look.text(self.tag.said), mark, sign=True)
        for place, name in enumerate(self.names):
            box = QRectF(x(place) - each / 2 + 1, y + 0.6 * em, each - 2, 1.4 * em)
            role = "smallstrong" if place in self.like.named else "small"
            line(look, painter, box, name, role, theme.ink, CENTRE)


@frozen(eq=False)
class EvenBar(Box):
    """One bar of all shares, seat by seat, the largest first; what is below nothing has no part."""

    tags: Sequence[SeatTag]
    shares: Sequence[int]

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return 0.0, 2.0 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the parts with the marks, and the numbers where they have room."""
        em, theme, left = look.em, look.theme, rect.left()
        whole = sum(max(0, share) for share in self.shares) or 1
        for seat in sorted(range(len(self.shares)), key=lambda seat: -self.shares[seat]):
            share, tag = self.shares[seat], self.tags[seat]
            wide = rect.width() * max(0, share) / whole
            part = QRectF(left, rect.top(), wide, rect.height()).adjusted(0.5, 0.5, -0.5, -0.5)
            left += wide
            if share <= 0:
                continue
            with paint.saved(painter):
                painter.setPen(QPen(theme.ink, 1.4) if theme.contrast else Qt.PenStyle.NoPen)
                painter.setBrush(mark_colour(tag.mark))
                painter.drawRoundedRect(part, 3, 3)
            if share >= ROOMY:
                mark = QRectF(
                    part.left() + 0.3 * em, part.center().y() - 0.65 * em, 1.3 * em, 1.3 * em
                )
                player_mark(painter, mark, tag.mark, letters_of(tag, look.text))
                words = QRectF(mark.right() + 0.2 * em, part.top(), 2.2 * em, part.height())
                line(look, painter, words, str(share), "bold", WHITE)
