"""Choosing what to practise: difficulty, everything mixed, what was missed, or one topic."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from alhambra_qt.controller.faces.face import GEM, STAR
from alhambra_qt.controller.faces.found import face_of
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.exercise import LEVELS
from alhambra_qt.teaching.exercises import BASE_FAMILIES, MODULE_FAMILIES, family_name, known
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.inputs import Segmented
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Columns, Flow
from alhambra_qt.ui.kit.measure import measure
from alhambra_qt.ui.kit.richtext import draw_line, layout_runs, plain
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.widgets import RING, Button, Control

# The base game; the family of a module has the picture of its face.
ICONS = {
    "exact": "coins",
    "market": "bag",
    "take": "hand",
    "left": "cards",
    "cells": "fountain",
    "forbids": "eye",
    "wall-cell": "wall",
    "remove": "swap",
    "wall": "wall",
    "majority": "crown",
    "tie": "person",
    "scoring": "star",
    "final": "bag",
}


def icon_of(family: str) -> str:
    """The icon of a family; a gem is drawn in another way, so that a star stands for it here."""
    icon = ICONS.get(family) or face_of(family).icon
    return STAR if icon == GEM else icon


class TopicButton(Control):
    """A topic with how it went so far."""

    def __init__(self, ctx: UiContext, family: str) -> None:
        super().__init__(ctx, family_name(family))
        self.family = family
        self.record: Msg = msg("practice-untried")
        self.share = -1.0
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def show_record(self, solved: int, tried: int) -> None:
        """Show how many answers were right."""
        self.record = msg("practice-record", k=solved, n=tried)
        self.share = solved / tried if tried else -1.0
        if not tried:
            self.record = msg("practice-untried")
        self.retranslate()

    def retranslate(self) -> None:
        """Say name and record."""
        super().retranslate()
        said = msg("practice-topic", name=self.ctx.text(self.words), record=self.record)
        self.setAccessibleName(self.ctx.text(said))

    def _left(self) -> float:
        return RING + self.ctx.px(12) + self._icon() + self.ctx.px(10)

    def _icon(self) -> int:
        return self.ctx.metrics.pick(26, 22, 20)

    def _block_height(self, width: int) -> float:
        room = max(60.0, width - self._left() - RING - self.ctx.px(10))
        return layout_runs(plain(self.ctx.text(self.words)), self.ctx.font("strong"), room).height

    def hasHeightForWidth(self) -> bool:
        """Long names wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Name, record and a bar."""
        small = measure(self.ctx.font("small")).height
        return int(self._block_height(width) + small + self.ctx.px(22)) + 2 * RING

    def sizeHint(self) -> QSize:
        """A comfortable card."""
        wide = self.ctx.px(230)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Narrower is possible."""
        return QSize(self.ctx.px(150), self.ctx.metrics.hit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint icon, name, record and how much of it was right."""
        painter, theme, face = QPainter(self), self.ctx.theme, self.face()
        radius = self.ctx.px(9)
        with paint.saved(painter):
            painter.setPen(QPen(theme.acc if self.underMouse() else theme.line, 1.6))
            painter.setBrush(theme.panel2)
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
        size = self._icon()
        ratio = self.devicePixelRatioF()
        icon = self.ctx.images.icon(icon_of(self.family), size, theme.acc, ratio, theme.panel2)
        top = face.top() + self.ctx.px(8)
        painter.drawPixmap(QPointF(face.left() + self.ctx.px(12), top), icon)
        room = max(60.0, self.width() - self._left() - RING - self.ctx.px(10))
        words = plain(self.ctx.text(self.words))
        block = layout_runs(words, self.ctx.font("strong"), room)
        block.paint(painter, self._left(), top, theme.ink)
        small = self.ctx.font("small")
        line = QRectF(self._left(), top + block.height, room, measure(small).height)
        draw_line(painter, line, self.ctx.text(self.record), small, theme.ink2)
        if self.share >= 0:
            self._paint_bar(painter, face)
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, radius)

    def _paint_bar(self, painter: QPainter, face: QRectF) -> None:
        theme, side = self.ctx.theme, self.ctx.px(12)
        bar = QRectF(face.left() + side, face.bottom() - self.ctx.px(7), face.width() - 2 * side, 3)
        painter.fillRect(bar, theme.line)
        bar.setWidth(bar.width() * self.share)
        painter.fillRect(bar, theme.ok)


class Topics(Styled, QWidget):
    """All topics.

    Signals:
        chosen: a family, ``"mixed"`` or ``"review"``.
    """

    chosen = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(ctx.metrics.pick(8, 6, 4))
        self.column.addWidget(Text(ctx, msg("practice-intro"), tone="ink2"))
        levels = [(str(level), msg(f"practice-level-{level}")) for level in LEVELS]
        self.level = Segmented(ctx, msg("practice-level"), levels)
        self.mixed = Button(ctx, msg("practice-mixed"), kind="primary", key="M")
        self.mixed.clicked.connect(lambda: self.chosen.emit("mixed"))
        self.review = Button(ctx, msg("practice-review", n=0))
        self.review.clicked.connect(lambda: self.chosen.emit("review"))
        self.streak = Text(ctx, msg("practice-best", n=0), role="strong", wrap=False)
        flow = Flow(lambda: ctx.px(10))
        for widget in (self.level, self.mixed, self.review, self.streak):
            flow.addWidget(widget)
        self.column.addLayout(flow)
        self.buttons: dict[str, TopicButton] = {}
        self._add(msg("practice-group-base"), BASE_FAMILIES)
        self._add(msg("practice-group-modules"), MODULE_FAMILIES)
        self.column.addStretch(1)

    def _add(self, title: Msg, families: Iterable[str]) -> None:
        label = Text(self.ctx, title, role="section")
        label.setContentsMargins(RING, 0, 0, 0)
        self.column.addWidget(label)
        holder = QWidget()
        grid = Columns(lambda: 0, lambda: self.ctx.px(212), most=6)
        holder.setLayout(grid)
        for family in families:
            button = TopicButton(self.ctx, family)
            button.clicked.connect(lambda _=False, family=family: self.chosen.emit(family))
            self.buttons[family] = button
            grid.addWidget(button)
        self.column.addWidget(holder)

    def show_profile(self, profile: Profile) -> None:
        """Show how it went so far."""
        for family, button in self.buttons.items():
            button.show_record(profile.solved.get(family, 0), profile.tried.get(family, 0))
        missed = known(profile.missed)
        self.review.set_words(msg("practice-review", n=len(missed)))
        self.review.setEnabled(bool(missed))
        self.streak.setVisible(profile.best > 0)
        self.streak.set_words(msg("practice-best", n=profile.best))
