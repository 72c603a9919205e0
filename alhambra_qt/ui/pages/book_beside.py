"""The rulebook in two languages: the choice of the second, and how both stand beside each other."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from alhambra_qt.i18n import language_names, msg
from alhambra_qt.ui.kit.box import Box, Ground, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.inputs import style_menu
from alhambra_qt.ui.kit.rows import ByWidth, Column, Row
from alhambra_qt.ui.kit.widgets import RING, Button

BROAD = 36.0  # ems from which on two texts have room beside each other


def beside(text: Box, other: Box) -> Box:
    """Two texts that say the same; the second behind a line, or below where it is narrow."""
    line = Row(Ground(Space(0.12), "rule", radius=0), other, middle=False, gap=0.7)
    return ByWidth(
        BROAD,
        Row(text, line, middle=False, even=True, gap=1.2),
        Column(text, line, gap=0.5),
        grow=1,
    )


class SecondLanguage(Guarded, QObject):
    """The button that chooses the second language, with its menu.

    Signals:
        chosen: another language is wanted, "" for none.
    """

    chosen = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx, self.wanted = ctx, ""
        self.button = Button(ctx, msg("rulebook-beside"), kind="header", does=self.open_menu)
        self.menu = QMenu(self.button)

    @property
    def language(self) -> str:
        """What stands beside the text: nothing while all is in that language anyway."""
        return self.wanted if self.wanted in self._offered() else ""

    def _offered(self) -> dict[str, str]:
        """The other languages by their own names."""
        names = {lang: self.ctx.text(name) for lang, name in language_names().items()}
        return {lang: name for lang, name in names.items() if lang != self.ctx.language}

    def set_language(self, lang: str) -> None:
        """Remember what was chosen, and say it."""
        self.wanted = lang
        self.retranslate()

    def retranslate(self) -> None:
        """Say on the button which language it is now."""
        name = self._offered().get(self.language)
        words = msg("rulebook-beside-is", language=name) if name else msg("rulebook-beside")
        self.button.set_words(words)

    def open_menu(self) -> None:
        """Offer the languages below the button."""
        menu = self.menu
        menu.clear()
        style_menu(menu, self.ctx)
        for lang, name in {"": self.ctx.t("rulebook-beside-none"), **self._offered()}.items():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(lang == self.language)
            action.triggered.connect(partial(self._choose, lang))
            if action.isChecked():
                menu.setActiveAction(action)
        menu.popup(self.button.mapToGlobal(QPoint(RING, self.button.height() - RING)))

    def _choose(self, lang: str, _checked: bool = False) -> None:
        self.set_language(lang)
        self.chosen.emit(lang)
