"""The modules on the new-game page: ready-made choices, a card for each, the strip below them.

A card shows picture, name, idea, complexity, minutes and a switch. The strip shows the total
complexity and the components and changes of the module pointed at; while no module is pointed at
it shows how the set-up differs from the printed rules.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
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
from PySide6.QtWidgets import QMenu, QWidget

from alhambra_qt import modules
from alhambra_qt.controller.faces.face import GEM, Face
from alhambra_qt.controller.faces.found import face_of
from alhambra_qt.controller.game import presets
from alhambra_qt.controller.game.gameconfig import MIN_SEATS
from alhambra_qt.controller.game.presets import (
    Preset,
    added_minutes,
    complexity,
    facts,
    is_heavy,
    partners,
    verdict,
)
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.engine.pieces import CURRENCIES
from alhambra_qt.i18n import Msg, msg, signed, unmarked
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import RIGHT, Box, Drawn, Fixed, Ground, Hit, Space, Words, spring
from alhambra_qt.ui.kit.boxed import BoxButton, ShareBar
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import style_menu
from alhambra_qt.ui.kit.rows import ByWidth, Column, Rightward, Row
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import draw_line
from alhambra_qt.ui.kit.theme import luminance
from alhambra_qt.ui.kit.tips import menu_text
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button, Control, Sign, paint_toggle

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
    """A card that is itself the switch of its module."""

    wide, least = 213.0, 150.0

    def __init__(self, ctx: UiContext, module: str) -> None:
        super().__init__(ctx, msg(f"mod-{module}"))
        self.module, self.seats, self.people = module, MIN_SEATS, MIN_SEATS
        self.facts = facts(module)
        self.offer = LessonOffer(ctx, self.words)
        self.offer.setParent(self)
        self.offer.clicked.connect(self._want_lesson)
        QWidget.setTabOrder(self, self.offer)
        self.setCheckable(True)
        self.retranslate()

    def show_seats(self, seats: int, people: int) -> None:
        """Tell the minutes for so many players, some of them people; the lesson follows too."""
        if (seats, people) != (self.seats, self.people):
            self.seats, self.people = seats, people
            self.retranslate()
        self.refresh_offer()

    def refresh_offer(self) -> None:
        """Ask what to offer while the module is on: only then, as it takes a while at first."""
        if self.isChecked():
            self.wish("ask_lesson", self.module)
        else:
            self.offer.hide()

    def _want_lesson(self) -> None:
        self.wish("lesson", self.module)

    def minutes(self) -> int:
        """How many minutes the module adds."""
        return added_minutes(self.module, self.seats, self.people)

    def retranslate(self) -> None:
        super().retranslate()
        text = msg(
            "new-module-spoken",
            name=self.words,
            idea=msg(f"new-idea-{self.module}"),
            pieces=msg(f"new-pieces-{self.module}"),
            changes=msg(f"new-changes-{self.module}"),
            level=self.facts.level,
            n=self.minutes(),
        )
        self.setAccessibleDescription(self.ctx.text(text))

    def tree(self) -> Box:
        ctx = self.ctx
        toggle = Drawn(partial(paint_toggle, ctx=ctx, on=self.isChecked()), *SWITCH)
        added = Words(ctx.t("new-module-minutes", n=self.minutes()), "small", "ink2", RIGHT)
        place = Hit(Space(height=1.4), QRectF, reach=REACH)
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

    def _place_offer(self) -> None:
        self.offer.setGeometry(self.laid.of(QRectF)[0].toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_offer()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "offer"):
            self._place_offer()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.wish("point", self.module)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.wish("point", "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.wish("point", self.module)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.wish("point", "")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        self.wish("rules", self.module)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space switches; Enter is left to the page, whose button bears it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class LessonOffer(Sign):
    """The lesson about a module that is on, as long as it is not done; its place is always kept."""

    def __init__(self, ctx: UiContext, module: Msg | str) -> None:
        self.module = module
        super().__init__(ctx)
        self.hide()

    def offer(self, minutes: int) -> None:
        """Offer a lesson of so many minutes; 0: there is none, or none is needed."""
        if minutes:
            self.set_words(msg("learn-offer", n=minutes))
        self.setVisible(minutes > 0)

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleDescription(self.ctx.text(self.module))

    def ring(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()).adjusted(0, 2, -3, -2), self.ctx.px(6)

    def draw(self, painter: QPainter, _face: QRectF) -> None:
        """Write the words, the short ones where there is little room; underlined if pointed at."""
        area = QRectF(self.rect())
        font = self.ctx.font("smallstrong")
        words = self.ctx.text(self.words)
        edge = REACH * self.ctx.metrics.body
        if width_of(font, words) > area.width() - edge:
            words = self.ctx.t("new-lesson")
        font.setUnderline(self.underMouse())
        draw_line(painter, area.adjusted(edge, 0, 0, 0), words, font, self.ctx.theme.acc)


BAR = 10.0  # ems: nothing that is counted stands beside the number
LEFT = 26.0  # ems for the complexity, where both parts have room side by side
BESIDE = 62.0  # so many ems
WIDE = 88  # as wide as any number said
KEEP = (9, 2, 1)  # which lines about a module step away where there is no room, the last first


class ModuleStrip(Holder):
    """Complexity at the left, the module pointed at on the right; never changes its height.

    A ``slim`` one shows either complexity or what the module changes. ``longest`` is the
    longest that can be said while no module is pointed at.
    """

    def __init__(self, ctx: UiContext, longest: Msg) -> None:
        super().__init__(ctx)
        self.longest = self.resting = longest
        self.chosen: tuple[str, ...] = ()
        self.module = ""
        self.slim = False
        self._heights: dict[int, float] = {}
        self.retranslate()

    @property
    def level(self) -> int:
        """How complex the chosen modules are together."""
        return complexity(self.chosen)

    def show_chosen(self, chosen: Sequence[str], differences: Msg) -> None:
        """Tell of the modules that are on, and how the set-up differs from the printed rules."""
        self.chosen, self.resting = tuple(chosen), differences
        self._say()

    def show_module(self, module: str) -> None:
        """Tell of another module, "" of none."""
        self.module = module
        self._say()

    def retranslate(self) -> None:
        self.restyle()
        self._say()

    def restyle(self) -> None:
        self._heights.clear()
        super().restyle()

    def _say(self) -> None:
        about = self._about(self.module, self.resting)
        lines = (msg("new-complexity"), self._number(), verdict(self.chosen), *about)
        self.setAccessibleName(unmarked(" · ".join(map(self.ctx.text, lines))))
        self.change()

    def _number(self) -> Msg:
        return msg("new-complexity-number", n=self.level, total=complexity(offered()))

    def _about(self, module: str, resting: Msg) -> list[Msg]:
        """Return sentences about a module: pieces, changes, partners, and measurements."""
        if not module:
            return [resting, msg("new-detail-none")]
        known, near = facts(module), partners(module)
        pieces, changes = msg(f"new-pieces-{module}"), msg(f"new-changes-{module}")
        lines = [msg("new-detail", name=msg(f"mod-{module}"), pieces=pieces, changes=changes)]
        if near:
            lines.append(msg("new-partners", modules=modules_named(near)))
        measured = msg("new-detail-measured", turns=signed(round(known.turns)), news=known.news)
        return [*lines, measured]

    def tree(self) -> Box:
        return self._band(verdict(self.chosen), self._shown(self.module, self.resting))

    def _shown(self, module: str, resting: Msg) -> list[Msg]:
        if not self.slim:
            return self._about(module, resting)
        name, changes = msg(f"mod-{module}"), msg(f"new-changes-{module}")
        return [msg("new-detail-short", name=name, changes=changes)] if module else []

    def _band(self, suits: Msg, about: Sequence[Msg]) -> Box:
        ctx, share = self.ctx, self.level / max(1, complexity(offered()))
        left = Column(
            Row(
                Words(ctx.t("new-complexity"), "bold"),
                Fixed(ShareBar(((share, "ink"),), height=SQUARE), width=BAR),
                Words(ctx.text(self._number()), "small", "ink2"),
            ),
            Words(ctx.text(suits), "small", "gold" if is_heavy(self.chosen) else "ink2", wrap=True),
            gap=0.0,
        )
        ink = "ink" if self.module else "ink2"
        lines = (
            Words(ctx.text(text), "small", ink if keep == KEEP[0] else "ink2", wrap=True, keep=keep)
            for text, keep in zip(about, KEEP, strict=False)
        )
        right = Column(*lines, gap=0.0, grow=1.0)
        side = (self.look.pick(24, 14, 10) + RING) / self.look.em  # below the words of the page
        if self.slim:
            return Ground(right if about else left, pad=(side, 0.25))
        beside = Row(Fixed(left, width=LEFT), right, gap=1.5)
        forms = (Ground(text, pad=(side, 0.25)) for text in (beside, Column(left, right)))
        return ByWidth(BESIDE, *forms)

    def heightForWidth(self, width: int) -> int:
        """As high as the most that is said needs, so that nothing moves while one looks around."""
        if width not in self._heights:
            m = self.look.m
            shown = 1 if m.at_most_xs else 2 if m.at_most_s else 3
            lines = [self._shown(module, self.longest)[:shown] for module in offered()]
            rest = self._shown("", self.longest)[:1]
            names = [msg(f"mod-{module}") for module in offered()]
            heavy = [msg("new-heavy-rules", n=WIDE, module=name) for name in names]
            pairs = [
                *((heavy[0], texts) for texts in (*lines, rest)),
                *((texts, rest if self.slim else lines[0]) for texts in heavy),
            ]
            self._heights[width] = max(
                self._band(*pair).size(self.look, width)[1] for pair in pairs
            )
        return math.ceil(self._heights[width])

    def sizeHint(self) -> QSize:
        width = self.width() or self.ctx.px(900)
        return QSize(self.ctx.px(500), self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = QPainter(self), QRectF(self.rect())
        painter.fillRect(rect, self.ctx.theme.panel2)
        painter.fillRect(QRectF(0, 0, rect.width(), 1.2), self.ctx.theme.rule)
        painter.end()
        super().paintEvent(event)


Entry = tuple[Msg | str, bool, object]  # words, whether it is on, value


class Pill(Button):
    """A low button, many of which stand side by side."""

    def __init__(self, ctx: UiContext, words: Msg) -> None:
        super().__init__(ctx, words, kind="quiet")
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        m = self.ctx.metrics
        width = max(m.hit, super().sizeHint().width() - m.pick(16, 12, 12))
        return QSize(width, m.reach(m.pick(36, 30, 28) + 2 * RING))

    def nextCheckState(self) -> None:
        """Ignore the press: the modules decide whether it is on."""


class DropMenu(Guarded, QMenu):
    """A menu below a control.

    Signals:
        picked: the value of the entry that was chosen.
    """

    picked = Signal(object)

    def __init__(self, parent: Control) -> None:
        super().__init__(parent)
        self._values: list[object] = []
        self.triggered.connect(self._pick)

    def offer(self, entries: Sequence[Entry]) -> None:
        """Offer entries, with the keyboard at the one that is on."""
        below = cast(Control, self.parentWidget())
        ctx = below.ctx
        self.clear()
        style_menu(self, ctx)
        self._values = [value for _, _, value in entries]
        for number, (words, on, _) in enumerate(entries):
            action = self.addAction(menu_text(ctx.text(words)))
            action.setCheckable(True)
            action.setChecked(on)
            action.setData(number)
        chosen = [action for action in self.actions() if action.isChecked()]
        self.setActiveAction((chosen or self.actions())[0])
        self.popup(below.mapToGlobal(QPoint(RING, below.height() - RING)))

    def _pick(self, action: QAction) -> None:
        self.picked.emit(self._values[action.data()])


class MenuPill(Pill):
    """A button that opens a menu below itself; Down opens it too.

    Signals:
        picked: the value of the entry that was chosen.
    """

    picked = Signal(object)

    def __init__(self, ctx: UiContext, words: Msg) -> None:
        super().__init__(ctx, words)
        self.align_left = True
        self.entries: Sequence[Entry] = ()
        self._menu: DropMenu | None = None
        self.clicked.connect(self.open_menu)

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width() + self.ctx.metrics.pick(23, 20, 20), size.height())

    def open_menu(self) -> None:
        """Offer the entries."""
        if self._menu is None:
            self._menu = DropMenu(self)
            self._menu.picked.connect(self.picked)
        self._menu.offer(self.entries)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        super().draw(painter, face)
        theme = self.ctx.theme
        at = QPointF(face.right() - self.ctx.px(14), face.center().y())
        colour = theme.acc if self.isChecked() else theme.ink2
        paint.arrow_down(painter, at, self.ctx.px(4), colour)


class PresetBar(Holder):
    """Base game, first steps, expansions, recommended mixes, all, surprise."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.base = self._button(presets.base_only())
        self.first = self._button(presets.first_steps())
        self.boxes = MenuPill(ctx, msg("new-preset-boxes"))
        self.mixes = MenuPill(ctx, msg("new-preset-mixes"))
        self.all = self._button(presets.everything())
        self.lucky = MenuPill(ctx, msg("new-preset-surprise"))
        self.boxes.picked.connect(self.wishing("modules"))
        self.mixes.picked.connect(self.wishing("modules"))
        self.lucky.picked.connect(self._draw)

    def tree(self) -> Box:
        pills = self.base, self.first, self.boxes, self.mixes, self.all, self.lucky
        return Rightward(*map(Live, pills), gap=0)

    def _button(self, preset: Preset) -> Pill:
        button = Pill(self.ctx, preset.name)
        button.clicked.connect(weakly(self.wish, "modules", preset.modules))
        return button

    def _draw(self, budget: int) -> None:
        self.wish("surprise", budget)
        self._offer_budgets(budget)

    def _offer_budgets(self, drawn: int) -> None:
        """Offer budgets of complexity; the one by which was drawn is on."""
        self.lucky.entries = [
            (msg("new-surprise-budget", n=budget), budget == drawn, budget)
            for budget in presets.BUDGETS
        ]
        self.lucky.setChecked(drawn > 0)

    def show_modules(self, on: Sequence[str]) -> None:
        """Mark what the chosen modules are."""
        now = tuple(on)
        self.base.setChecked(not on)
        self.first.setChecked(now == presets.first_steps().modules)
        self.all.setChecked(now == presets.everything().modules)
        for pill, offered in ((self.boxes, presets.boxes()), (self.mixes, presets.mixes())):
            pill.entries = [
                (preset.name, preset.modules == now, preset.modules) for preset in offered
            ]
            pill.setChecked(any(preset.modules == now for preset in offered))
        self._offer_budgets(0)
