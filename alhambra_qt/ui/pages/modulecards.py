"""Module cards of the new-game page: picture, name, idea, complexity, minutes and a switch.

What a module has and changes, beyond this, is told below the cards (see modulestrip.py).
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt import modules
from alhambra_qt.controller.faces.face import GEM
from alhambra_qt.controller.faces.found import face_of
from alhambra_qt.controller.game.gameconfig import MIN_SEATS
from alhambra_qt.controller.game.module_facts import added_minutes, facts
from alhambra_qt.engine.pieces import CURRENCIES
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.measure import measure
from alhambra_qt.ui.kit.richtext import Block, draw_line, layout_runs, plain
from alhambra_qt.ui.kit.theme import luminance, mix
from alhambra_qt.ui.kit.widgets import RING, Control, paint_toggle

DARK = 0.2  # on a ground of less luminance than this stars have a rim
SWITCH_RATIO = 1.85  # width of the switch by its height


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
    """A card that is itself the switch of its module; `pointed` tells that somebody looks at it.

    `lesson` tells that the lesson offered on the card is wanted.
    """

    pointed = Signal(str)
    lesson = Signal(str)

    def __init__(self, ctx: UiContext, module: str) -> None:
        super().__init__(ctx, msg(f"mod-{module}"))
        self.module, self.seats, self.people = module, MIN_SEATS, MIN_SEATS
        self.facts, self.look = facts(module), face_of(module)
        self.offer: LessonOffer | None = None
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def show_seats(self, seats: int, people: int) -> None:
        """Tell the minutes for so many players, some of them people."""
        if (seats, people) != (self.seats, self.people):
            self.seats, self.people = seats, people
            self.retranslate()

    def offer_lesson(self, minutes: int) -> None:
        """Offer a lesson of so many minutes in a line at the foot of the card; 0 takes it away."""
        if self.offer is not None:
            self.offer.hide()
            self.offer.deleteLater()
            self.offer = None
        if minutes:
            self.offer = LessonOffer(self, minutes)
            self.offer.clicked.connect(lambda: self.lesson.emit(self.module))
        self.updateGeometry()
        self.update()

    def _offer_high(self) -> int:
        return self.offer.height() if self.offer is not None else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The line with the lesson stays at the foot."""
        super().resizeEvent(event)
        if self.offer is not None:
            self.offer.place()

    def minutes(self) -> int:
        """How many minutes the module adds."""
        return added_minutes(self.module, self.seats, self.people)

    def retranslate(self) -> None:
        """Everything on the card, and what is known beyond it, is said."""
        super().retranslate()
        said = msg(
            "new-module-spoken",
            name=self.words,
            idea=msg(f"new-idea-{self.module}"),
            pieces=msg(f"new-pieces-{self.module}"),
            changes=msg(f"new-changes-{self.module}"),
            level=self.facts.level,
            n=self.minutes(),
        )
        self.setAccessibleDescription(self.ctx.text(said))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Somebody points at the card."""
        super().enterEvent(event)
        self.pointed.emit(self.module)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Somebody came here with the keys."""
        super().focusInEvent(event)
        self.pointed.emit(self.module)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space switches; Enter is left to the page, whose button bears it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _switch_high(self) -> int:
        return self.ctx.metrics.pick(24, 21, 20)

    def _blocks(self, width: float) -> tuple[Block, Block]:
        """The name and the idea, wrapped."""
        room = width - 2 * RING - 2 * self._pad()
        name = layout_runs(plain(self.ctx.text(self.words)), self.ctx.font("title"), room)
        idea = plain(self.ctx.t(f"new-idea-{self.module}"))
        return name, layout_runs(idea, self.ctx.font("small"), room)

    def _pad(self) -> int:
        return self.ctx.metrics.pick(14, 12, 10)

    def _star(self) -> int:
        return self.ctx.metrics.pick(21, 18, 17)

    def hasHeightForWidth(self) -> bool:
        """The idea wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Star and switch, name, idea; facts in a line below, or beside the star to save room."""
        m = self.ctx.metrics
        name, idea = self._blocks(width)
        words = name.height + idea.height
        facts_line = 0 if m.small else measure(self.ctx.font("small")).height
        high = 2 * RING + m.pick(21, 17, 15) + 2 * self._star() + words + facts_line
        return math.ceil(high) + self._offer_high()

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
        pad, star = self._pad(), self._star()
        top = face.top() + m.pick(11, 8, 7)
        self._paint_star(painter, QPointF(face.left() + pad + star, top + star), star)
        high = self._switch_high()
        wide = high * SWITCH_RATIO
        paint_toggle(painter, QRectF(face.right() - pad - wide, top, wide, high), self.ctx, on)
        name, idea = self._blocks(self.width())
        y = top + 2 * star + m.px(2)
        name.paint(painter, face.left() + pad, y, theme.ink)
        idea.paint(painter, face.left() + pad, y + name.height, theme.ink2)
        self._paint_facts(painter, face.adjusted(pad, 0, -pad, -self._offer_high()), top)
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, m.radius)

    def _paint_star(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        theme, ground = self.ctx.theme, QColor(self.look.colour)
        dark = luminance(theme.panel2) < DARK
        with paint.saved(painter):
            painter.setPen(QPen(theme.ink2, 1.4) if dark else QPen(Qt.PenStyle.NoPen))
            painter.setBrush(ground)
            painter.drawPolygon(paint.star_points(centre, radius))
        side = radius * 1.08
        ratio = self.devicePixelRatioF()
        white = QColor("#FFF9EC")
        images = self.ctx.images
        if self.look.icon == GEM:
            picture = images.symbol(CURRENCIES.index("diamond"), side, white, ratio)
        else:
            picture = images.icon(self.look.icon, side, white, ratio, ground)
        painter.drawPixmap(centre - QPointF(side / 2, side / 2), picture)

    def _paint_facts(self, painter: QPainter, area: QRectF, top: float) -> None:
        theme, m, font = self.ctx.theme, self.ctx.metrics, self.ctx.font("small")
        words = self.ctx.t("new-module-minutes", n=self.minutes())
        squares = QPointF(area.left(), area.bottom() - m.px(15))
        if not m.small:
            line = QRectF(area.left(), squares.y() - m.px(10), area.width(), m.px(20))
            draw_line(painter, line, words, font, theme.ink2, Qt.AlignmentFlag.AlignRight)
        else:
            left, high = area.left() + 2 * self._star() + m.px(7), m.px(16)
            line = QRectF(left, top + self._star(), area.right() - left, high)
            draw_line(painter, line, words, font, theme.ink2)
            squares = QPointF(left, top + self._star() - m.px(8))
        draw_squares(painter, squares, m.px(9), self.facts.level, 5, self.ctx)


class LessonOffer(Control):
    """A quiet line on a module's card: a lesson about it, and how long it takes."""

    def __init__(self, card: ModuleCard, minutes: int) -> None:
        super().__init__(card.ctx, msg("learn-offer", n=minutes))
        self.card = card
        self.setParent(card)
        self.retranslate()
        self.place()
        self.show()
        QWidget.setTabOrder(card, self)

    def place(self) -> None:
        """Stand at the foot of the card."""
        high = self.ctx.metrics.pick(30, 26, 25)
        edge = RING + self.ctx.px(4)
        below = self.card.height() - RING - high - 2
        self.setGeometry(edge, below, self.card.width() - 2 * edge, high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a star and the words, underlined while pointed at."""
        painter, theme, m = QPainter(self), self.ctx.theme, self.ctx.metrics
        middle, radius = self.height() / 2, m.pick(7, 6, 6)
        font = self.ctx.font("smallstrong")
        font.setUnderline(self.underMouse())
        with paint.saved(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.acc)
            painter.drawPath(paint.star_path(QPointF(m.px(8) + radius, middle), radius))
        words = QRectF(m.px(14) + 2 * radius, 0, self.width(), self.height())
        draw_line(painter, words, self.ctx.text(self.words), font, theme.acc)
        if self.hasFocus():
            area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            paint.focus_ring(painter, area, theme, m.px(6))
