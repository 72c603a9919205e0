"""Choosing what to practise: difficulty, everything mixed, what was missed, or one topic."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.faces.face import GEM, STAR
from alhambra_qt.controller.faces.found import face_of
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.exercise import LEVELS
from alhambra_qt.teaching.exercises import BASE_FAMILIES, MODULE_FAMILIES, family_name, known
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.ui.kit.box import Art, Box, Space, Words, spring
from alhambra_qt.ui.kit.boxed import BoxButton, ShareBar
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.inputs import Segmented
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Columns, Flow, Lines, fill
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.widgets import RING, Button

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


class TopicButton(BoxButton):
    """A topic with how it went so far."""

    wide, least = 230.0, 150.0

    def __init__(self, ctx: UiContext, family: str) -> None:
        super().__init__(ctx, family_name(family))
        self.family = family
        self.show_record(0, 0)

    def show_record(self, solved: int, tried: int) -> None:
        """Show how many answers were right."""
        record = msg("practice-record", k=solved, n=tried)
        self.record = record if tried else msg("practice-untried")
        self.share = solved / tried if tried else -1.0
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        said = msg("practice-topic", name=self.ctx.text(self.words), record=self.record)
        self.setAccessibleName(self.ctx.text(said))

    def tree(self) -> Box:
        """Icon, name, record and how much of it was right."""

        look, theme = self.look, self.look.theme

        def picture(name: str, side: float) -> QPixmap:
            return look.images.icon(name, side, theme.acc, look.dpr, theme.panel2)

        words = Column(
            Words(self.ctx.text(self.words), "strong", wrap=True),
            Words(self.ctx.text(self.record), "small", "ink2", wrap=True),
            gap=0.0,
            grow=1.0,
        )
        line = Row(Art(picture, icon_of(self.family), 1.6), words, gap=0.6)
        bar = ShareBar(((max(0.0, self.share), "ok"),)) if self.share >= 0 else Space(high=0.2)
        border = "acc" if self.underMouse() else "line"
        held = Column(spring(), line, spring(), bar, gap=0.1)
        return self.ground(held, "panel2", border, 1.6, (0.75, 0.3))


class Topics(Styled, QWidget):
    """All topics.

    Signals:
        chosen: a family, ``"mixed"`` or ``"review"``.
    """

    chosen = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.column = Lines(ctx, self, gap=(8, 6, 4))
        self.column.addWidget(Text(ctx, msg("practice-intro"), tone="ink2"))
        levels = [(str(level), msg(f"practice-level-{level}")) for level in LEVELS]
        self.level = Segmented(ctx, msg("practice-level"), levels)
        self.mixed = Button(ctx, msg("practice-mixed"), kind="primary", key="M")
        self.mixed.clicked.connect(lambda: self.chosen.emit("mixed"))
        self.review = Button(ctx, msg("practice-review", n=0))
        self.review.clicked.connect(lambda: self.chosen.emit("review"))
        self.streak = Text(ctx, msg("practice-best", n=0), role="strong", wrap=False)
        flow = Flow(lambda: ctx.px(10))
        fill(flow, self.level, self.mixed, self.review, self.streak)
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
