"""The ready-made choices of modules: buttons, some of which open a menu.

bar = PresetBar(ctx)
bar.chosen.connect(show)          # the ids of the modules
bar.surprise.connect(draw)        # a budget of complexity
bar.show_modules(config.modules)  # marks the choice that is on
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget

from alhambra_qt.controller.game import presets
from alhambra_qt.controller.game.presets import Preset
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.inputs import style_menu
from alhambra_qt.ui.kit.layouts import Flow, fill
from alhambra_qt.ui.kit.tips import menu_text
from alhambra_qt.ui.kit.widgets import RING, Button, Control

Entry = tuple[Msg | str, bool, Callable[[], None]]


class Pill(Button):
    """A low button, many of which stand side by side."""

    def __init__(self, ctx: UiContext, words: Msg) -> None:
        super().__init__(ctx, words, kind="quiet")
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        m = self.ctx.metrics
        width = max(m.hit, super().sizeHint().width() - m.pick(16, 12, 12))
        return QSize(width, m.pick(36, 30, 28) + 2 * RING)

    def nextCheckState(self) -> None:
        """What is on follows from the modules, not from the press."""


def drop_menu(below: Control, menu: QMenu, entries: Sequence[Entry]) -> None:
    """Offer entries in a menu below a control, with the keyboard at the one that is on."""
    menu.clear()
    style_menu(menu, below.ctx)
    for words, on, run in entries:
        action = menu.addAction(menu_text(below.ctx.text(words)))
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(lambda _=False, run=run: run())
    chosen = [action for action in menu.actions() if action.isChecked()]
    menu.setActiveAction((chosen or menu.actions())[0])
    menu.popup(below.mapToGlobal(QPoint(RING, below.height() - RING)))


class MenuPill(Pill):
    """A button that opens a menu below itself; Down opens it too."""

    def __init__(self, ctx: UiContext, words: Msg, entries: Callable[[], Sequence[Entry]]) -> None:
        super().__init__(ctx, words)
        self.align_left = True
        self.entries = entries
        self._menu: QMenu | None = None
        self.clicked.connect(self.open_menu)

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width() + self.ctx.metrics.pick(23, 20, 20), size.height())

    def open_menu(self) -> None:
        """Offer the entries."""
        if self._menu is None:
            self._menu = QMenu(self)
        drop_menu(self, self._menu, self.entries())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrow at the right of the words."""
        super().paintEvent(event)
        painter, theme, face = QPainter(self), self.ctx.theme, self.face()
        at = QPointF(face.right() - self.ctx.px(14), face.center().y())
        colour = theme.acc if self.isChecked() else theme.ink2
        paint.arrow_down(painter, at, self.ctx.px(4), colour)


class PresetBar(Styled, QWidget):
    """Base game, first steps, expansions, recommended mixes, all, surprise."""

    chosen = Signal(tuple)
    surprise = Signal(int)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self._on: tuple[str, ...] = ()
        self._budget = 0
        row = Flow(ctx, right=True)
        self.setLayout(row)
        self.base = self._button(presets.base_only())
        self.first = self._button(presets.first_steps())
        self.boxes = self._menu(msg("new-preset-boxes"), presets.boxes())
        self.mixes = self._menu(msg("new-preset-mixes"), presets.mixes())
        self.all = self._button(presets.everything())
        self.lucky = MenuPill(ctx, msg("new-preset-surprise"), self._budgets)
        fill(row, self.base, self.first, self.boxes, self.mixes, self.all, self.lucky)

    def _button(self, preset: Preset) -> Pill:
        button = Pill(self.ctx, preset.name)
        button.clicked.connect(lambda: self.chosen.emit(preset.modules))
        return button

    def _menu(self, words: Msg, offered: Sequence[Preset]) -> MenuPill:
        def entries() -> list[Entry]:
            return [
                (
                    preset.name,
                    preset.modules == self._on,
                    partial(self.chosen.emit, preset.modules),
                )
                for preset in offered
            ]

        return MenuPill(self.ctx, words, entries)

    def _budgets(self) -> list[Entry]:
        return [
            (
                msg("new-surprise-budget", n=budget),
                budget == self._budget,
                partial(self._draw, budget),
            )
            for budget in presets.BUDGETS
        ]

    def _draw(self, budget: int) -> None:
        self.surprise.emit(budget)
        self._budget = budget
        self.lucky.setChecked(True)

    def show_modules(self, on: Sequence[str]) -> None:
        """Mark what the chosen modules are."""
        self._on = tuple(on)
        self._budget = 0
        self.base.setChecked(not on)
        self.first.setChecked(self._on == presets.first_steps().modules)
        self.all.setChecked(self._on == presets.everything().modules)
        self.boxes.setChecked(any(self._on == preset.modules for preset in presets.boxes()))
        self.mixes.setChecked(any(self._on == preset.modules for preset in presets.mixes()))
        self.lucky.setChecked(False)
