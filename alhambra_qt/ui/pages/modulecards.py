"""Module cards of the new-game page: picture, name, idea, complexity, minutes and a switch.

What a module has and changes, beyond this, is told below the cards (see modulestrip.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from alhambra_qt import modules
from alhambra_qt.controller.faces.face import GEM, Face
from alhambra_qt.controller.faces.found import face_of
from alhambra_qt.controller.game.gameconfig import MIN_SEATS
from alhambra_qt.controller.game.module_facts import added_minutes, facts
from alhambra_qt.engine.pieces import CURRENCIES
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import RIGHT, Box, Drawn, Hit, Space, Words, spring
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.richtext import draw_line
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.theme import luminance
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.widgets import Control, paint_toggle

DARK = 0.2  # on a ground of less luminance than this stars have a rim
SIGN, SWITCH, SQUARE = 2.45, (2.6, 1.4), 0.6  # sizes in ems
APART = 1.32  # from one square to the next, in squares
REACH = 0.2  # ems around a lesson that belong to it too


def offered() -> tuple[str, ...]:
    """The modules that exist, in rulebook order."""
    return modules.IDS


def squares(ctx: UiContext, filled: int, total: int) -> Box:
    """Complexity as a row of small squares."""

    def draw(painter: QPainter, area: QRectF) -> None:
        theme, side = ctx.theme, area.height()
        with paint.saved(painter):
            for k in range(total):
                box = QRectF(area.left() + k * side * APART, area.top(), side, side)
                painter.setPen(QPen(theme.ink if k < filled else theme.ink2, 1.2))
                painter.setBrush(theme.ink if k < filled else Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), side / 6, side / 6)

    return Drawn(draw, total * SQUARE * APART, SQUARE)


def sign(ctx: UiContext, module: str, size: float = SIGN) -> Box:
    """The star of a module with its picture."""
    look = face_of(module)

    def draw(painter: QPainter, area: QRectF) -> None:
        theme, ground, radius = ctx.theme, QColor(look.colour), area.height() / 2
        with paint.saved(painter):
            rim = luminance(theme.panel2) < DARK
            painter.setPen(QPen(theme.ink2, 1.4) if rim else QPen(Qt.PenStyle.NoPen))
            painter.setBrush(ground)
            painter.drawPolygon(paint.star_points(area.center(), radius))
        draw_icon(painter, ctx, area.center(), radius * 1.08, look)

    return Drawn(draw, size, size)


def draw_icon(painter: QPainter, ctx: UiContext, centre: QPointF, side: float, face: Face) -> None:
    """The picture of a module, to be seen on its colour."""
    device, white = painter.device(), QColor("#FFF9EC")
    ratio = device.devicePixelRatioF() if device else 1.0
    if face.icon == GEM:
        picture = ctx.images.symbol(CURRENCIES.index("diamond"), side, white, ratio)
    else:
        picture = ctx.images.icon(face.icon, side, white, ratio, QColor(face.colour))
    painter.drawPixmap(centre - QPointF(side / 2, side / 2), picture)


class ModuleCard(BoxButton):
    """A card that is itself the switch of its module.

    Signals:
        pointed: somebody looks at the card, or at no card any more ("").
        lesson: the lesson offered on the card is wanted.
        rules: the rules of the module are to be read.
    """

    pointed = Signal(str)
    lesson = Signal(str)
    rules = Signal(str)
    wide, least = 213.0, 150.0

    def __init__(self, ctx: UiContext, module: str) -> None:
        super().__init__(ctx, msg(f"mod-{module}"))
        self.module, self.seats, self.people = module, MIN_SEATS, MIN_SEATS
        self.facts = facts(module)
        self.offer = LessonOffer(self)
        self.setCheckable(True)
        self.retranslate()

    def show_seats(self, seats: int, people: int) -> None:
        """Tell the minutes for so many players, some of them people; the lesson follows too."""
        if (seats, people) != (self.seats, self.people):
            self.seats, self.people = seats, people
            self.retranslate()
        self.offer.refresh()

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

    def tree(self) -> Box:
        """Star, complexity and place of the lesson, switch and minutes; the name; the idea."""
        ctx = self.ctx
        toggle = Drawn(partial(paint_toggle, ctx=ctx, on=self.isChecked()), *SWITCH)
        added = Words(ctx.t("new-module-minutes", n=self.minutes()), "small", "ink2", RIGHT)
        place = Hit(Space(high=1.4), QRectF, reach=REACH)
        level = squares(ctx, self.facts.level, 5)
        column = Column(
            Row(
                sign(ctx, self.module),
                Column(level, place, gap=0.35, grow=1.0),
                Column(toggle, added, gap=0.0),
            ),
            Words(ctx.text(self.words), "title", wrap=True),
            Words(ctx.t(f"new-idea-{self.module}"), "small", "ink2", wrap=True),
            spring(),
            gap=0.0,
        )
        return self.switch(column)

    def place_offer(self) -> None:
        """The offered lesson is between star and switch."""
        self.offer.setGeometry(self.laid.of(QRectF)[0].toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_offer()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self.module)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(self.module)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit("")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        self.rules.emit(self.module)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space switches; Enter is left to the page, whose button bears it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class LessonOffer(Control):
    """The lesson about a module that is on, as long as it is not done; its place is always kept."""

    def __init__(self, card: ModuleCard) -> None:
        super().__init__(card.ctx, "")
        self.setParent(card)
        self.card = card
        # How many minutes the lesson of a module takes; 0: there is none, or none is needed.
        self.ask: Callable[[str], int] = lambda _module: 0
        self.clicked.connect(lambda: card.lesson.emit(card.module))
        QWidget.setTabOrder(card, self)
        self.hide()

    def refresh(self) -> None:
        """Be there while the module is on; asked only then, as it takes a while at first."""
        minutes = self.ask(self.card.module) if self.card.isChecked() else 0
        if minutes:
            self.set_words(msg("learn-offer", n=minutes))
        self.setVisible(minutes > 0)

    def retranslate(self) -> None:
        """The name of the module is heard too."""
        super().retranslate()
        self.setAccessibleDescription(self.ctx.text(self.card.words))
        set_tip(self.ctx, self, self.ctx.text(self.words))

    def restyle(self) -> None:
        super().restyle()
        self.card.place_offer()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the words, the short ones where there is little room; underlined if pointed at."""
        painter, theme, area = QPainter(self), self.ctx.theme, QRectF(self.rect())
        font = self.ctx.font("smallstrong")
        words = self.ctx.text(self.words)
        edge = REACH * self.ctx.metrics.body
        if width_of(font, words) > area.width() - edge:
            words = self.ctx.t("new-lesson")
        font.setUnderline(self.underMouse())
        draw_line(painter, area.adjusted(edge, 0, 0, 0), words, font, theme.acc)
        if self.hasFocus():
            paint.focus_ring(painter, area.adjusted(0, 2, -3, -2), theme, self.ctx.px(6))
