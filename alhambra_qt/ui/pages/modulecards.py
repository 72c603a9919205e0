"""Module cards of the new-game page: picture, name, idea, complexity, minutes and a switch."""

from __future__ import annotations

import math

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt import modules
from alhambra_qt.i18n import msg
from alhambra_qt.ui import paint
from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.richtext import Block, draw_line, layout_runs, plain
from alhambra_qt.ui.theme import mix
from alhambra_qt.ui.widgets import RING, Control, paint_toggle


@frozen
class ModuleFacts:
    """How a module is offered: icon and colour of its star, complexity 1-5, minutes it adds."""

    icon: str
    colour: str
    level: int
    minutes: int


# All sixteen of the box, in rulebook order; a card appears for those the engine has.
FACTS = {
    "vizier": ModuleFacts("vizier", "#0A6B6B", 2, 4),
    "exchange": ModuleFacts("swap", "#2358AC", 1, 2),
    "bonus": ModuleFacts("bonus", "#A9761A", 1, 1),
    "huts": ModuleFacts("hut", "#8A5A2B", 3, 5),
    "gates": ModuleFacts("gate", "#8C4A28", 2, 2),
    "diamonds": ModuleFacts("star", "#3E6E8E", 1, 1),
    "characters": ModuleFacts("person", "#7B4A8E", 4, 8),
    "camps": ModuleFacts("camp", "#A3211C", 4, 6),
    "walls": ModuleFacts("stick", "#8C4A28", 2, 3),
    "thieves": ModuleFacts("mask", "#3A4466", 2, 4),
    "change": ModuleFacts("coins", "#A9761A", 1, 2),
    "trader": ModuleFacts("cart", "#A5672F", 3, 6),
    "treasure": ModuleFacts("chest", "#55318A", 3, 5),
    "builders": ModuleFacts("hammer", "#5E6B12", 2, 2),
    "invaders": ModuleFacts("sword", "#7A1418", 3, 3),
    "bazaars": ModuleFacts("bazaar", "#0B7A75", 2, 3),
}
_PLAIN = ModuleFacts("star", "#56545A", 3, 4)


def facts(module: str) -> ModuleFacts:
    """The facts of a module; a new one gets middling values."""
    return FACTS.get(module, _PLAIN)


def offered() -> tuple[str, ...]:
    """The modules that exist, in rulebook order."""
    return modules.IDS


def draw_squares(
    painter: QPainter, left: QPointF, side: float, filled: int, total: int, ctx: UiContext
) -> None:
    """Complexity as a row of small squares; `left` is the middle of the left edge."""
    theme = ctx.theme
    with paint.saved(painter):
        for k in range(total):
            x = left.x() + k * side * 1.32
            box = QRectF(x, left.y() - side / 2, side, side).adjusted(0.6, 0.6, -0.6, -0.6)
            painter.setPen(QPen(theme.ink if k < filled else theme.ink2, 1.2))
            painter.setBrush(theme.ink if k < filled else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, side * 0.18, side * 0.18)


class ModuleCard(Control):
    """A card that is itself the switch of its module."""

    def __init__(self, ctx: UiContext, module: str, *, large: bool = False) -> None:
        super().__init__(ctx, msg(f"mod-{module}"))
        self.large = large
        self.module, self.facts = module, facts(module)
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def retranslate(self) -> None:
        """Everything on the card is said."""
        super().retranslate()
        name, idea = self.ctx.text(self.words), self.ctx.t(f"new-idea-{self.module}")
        said = msg(
            "new-module-spoken",
            name=name,
            idea=idea,
            level=self.facts.level,
            n=self.facts.minutes,
        )
        self.setAccessibleDescription(self.ctx.text(said))

    def _blocks(self, width: float) -> tuple[Block, Block]:
        m = self.ctx.metrics
        room = width - 2 * RING - 2 * m.px(14)
        name = layout_runs(
            plain(self.ctx.text(self.words)),
            self.ctx.font("section" if self.large else "title"),
            room,
        )
        idea = plain(self.ctx.t(f"new-idea-{self.module}"))
        return name, layout_runs(idea, self.ctx.font("body" if self.large else "small"), room)

    def _star(self) -> int:
        return self.ctx.metrics.pick(*((40, 32, 24) if self.large else (24, 21, 19)))

    def hasHeightForWidth(self) -> bool:
        """The idea wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Star and switch, name, idea, facts."""
        m = self.ctx.metrics
        name, idea = self._blocks(width)
        words = name.height + max(idea.height, 2 * idea.line_height)
        facts_line = QFontMetricsF(self.ctx.font("small")).height()
        return math.ceil(2 * RING + m.px(30) + 2 * self._star() + words + facts_line)

    def sizeHint(self) -> QSize:
        """As in the style guide: 213 wide."""
        width = self.ctx.px(213)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """May get as narrow as half of the smallest window."""
        return QSize(self.ctx.px(150), self.ctx.metrics.hit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        painter, theme, m, face = QPainter(self), self.ctx.theme, self.ctx.metrics, self.face()
        on = self.isChecked()
        fill = theme.panel if on else theme.panel2
        if self.underMouse():
            fill = mix(fill, theme.acc, 0.06)
        paint.panel(
            painter,
            face,
            theme,
            radius=m.radius,
            fill=fill,
            border=theme.acc if on else theme.line,
            width=paint.STRONG_BORDER if on else paint.BORDER,
            with_shadow=False,
        )
        pad, star = m.px(14), self._star()
        top = face.top() + m.px(12)
        self._paint_star(painter, QPointF(face.left() + pad + star, top + star), star)
        high = m.pick(24, 21, 20)
        switch = QRectF(face.right() - pad - high * 1.85, top, high * 1.85, high)
        paint_toggle(painter, switch, self.ctx, on)
        name, idea = self._blocks(self.width())
        y = top + 2 * star + m.px(5)
        name.paint(painter, face.left() + pad, y, theme.ink)
        idea.paint(painter, face.left() + pad, y + name.height, theme.ink2)
        self._paint_facts(painter, face.adjusted(pad, 0, -pad, 0))
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, m.radius)

    def _paint_star(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        with paint.saved(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.facts.colour))
            painter.drawPolygon(paint.star_points(centre, radius))
        side = radius * 1.08
        ratio = self.devicePixelRatioF()
        white, colour = QColor("#FFF9EC"), QColor(self.facts.colour)
        picture = self.ctx.images.icon(self.facts.icon, side, white, ratio, colour)
        painter.drawPixmap(centre - QPointF(side / 2, side / 2), picture)

    def _paint_facts(self, painter: QPainter, area: QRectF) -> None:
        theme, m = self.ctx.theme, self.ctx.metrics
        y = area.bottom() - m.px(15)
        draw_squares(painter, QPointF(area.left(), y), m.px(9), self.facts.level, 5, self.ctx)
        line = QRectF(area.left(), y - m.px(10), area.width(), m.px(20))
        words = self.ctx.t("new-module-minutes", n=self.facts.minutes)
        right = Qt.AlignmentFlag.AlignRight
        draw_line(painter, line, words, self.ctx.font("small"), theme.ink2, right)


class ComplexityBar(QWidget):
    """The complexity of all chosen modules together, in squares and words."""

    TOTAL = 18

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.level = 0
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        ctx.restyled.connect(self.updateGeometry)
        ctx.language_changed.connect(self.retranslate)
        self.retranslate()

    def show_level(self, level: int) -> None:
        """Show the sum of the levels of the chosen modules."""
        self.level = level
        self.retranslate()

    def words(self) -> str:
        """What that complexity means."""
        steps = ((0, "base"), (7, "easy"), (14, "middle"))
        word = next((name for most, name in steps if self.level <= most), "full")
        return self.ctx.t(f"new-complexity-{word}")

    def retranslate(self) -> None:
        """Say it too."""
        self.setAccessibleName(f"{self.ctx.t('new-complexity')}: {self.words()}")
        self.updateGeometry()
        self.update()

    def _parts(self, width: float) -> tuple[float, float, Block]:
        """Width of the title, width of the squares, the words beside or below them."""
        m = self.ctx.metrics
        title = QFontMetricsF(self.ctx.font("bold")).horizontalAdvance(self.ctx.t("new-complexity"))
        squares = m.px(10) * 1.32 * self.TOTAL
        used = title + squares + m.px(54)
        room = width - used if width - used > m.px(180) else width - m.px(28)
        return title, squares, layout_runs(plain(self.words()), self.ctx.font("log"), room)

    def hasHeightForWidth(self) -> bool:
        """The words go below where there is no room beside."""
        return True

    def heightForWidth(self, width: int) -> int:
        """One or two lines and some air."""
        title, squares, block = self._parts(width)
        beside = width - title - squares - self.ctx.px(54) > self.ctx.px(180)
        line = QFontMetricsF(self.ctx.font("bold")).height()
        high = max(line, block.height) if beside else line + block.height
        return math.ceil(high) + self.ctx.px(14)

    def sizeHint(self) -> QSize:
        """A band."""
        return QSize(self.ctx.px(500), self.heightForWidth(self.ctx.px(500)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the band."""
        painter, theme, m = QPainter(self), self.ctx.theme, self.ctx.metrics
        rect = QRectF(self.rect())
        paint.panel(
            painter,
            rect,
            theme,
            radius=m.px(7),
            fill=theme.panel2,
            border=theme.line if theme.contrast else theme.panel2,
            with_shadow=False,
        )
        title, squares, block = self._parts(self.width())
        line = QFontMetricsF(self.ctx.font("bold")).height()
        beside = self.width() - title - squares - m.px(54) > m.px(180)
        left = m.px(14)
        middle = rect.center().y() if beside else m.px(7) + line / 2
        area = QRectF(left, middle - line / 2, title + 2, line)
        draw_line(painter, area, self.ctx.t("new-complexity"), self.ctx.font("bold"), theme.ink)
        start = QPointF(left + title + m.px(14), middle)
        draw_squares(painter, start, m.px(10), min(self.level, self.TOTAL), self.TOTAL, self.ctx)
        if beside:
            x = left + title + squares + m.px(28)
            block.paint(painter, x, middle - block.height / 2, theme.ink2)
        else:
            block.paint(painter, left, m.px(7) + line, theme.ink2)
