"""The menus in the header of the rulebook: the second language, and the ways to take it along."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from alhambra_qt.i18n import Msg, language_names, msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.inputs import style_menu
from alhambra_qt.ui.kit.widgets import RING, Button

BESIDE = "book_beside"  # the setting that keeps the second language


class HeaderMenu(Button):
    """A button that opens a menu below it.

    Signals:
        chosen: the name of an entry.
    """

    chosen = Signal(str)

    def __init__(self, ctx: UiContext, words: Msg) -> None:
        super().__init__(ctx, words, kind="header")
        self.menu = QMenu(self)
        self.menu.triggered.connect(self._take)
        self.clicked.connect(self.open_menu)

    def entries(self) -> dict[str, str]:
        """Return the words of each entry by its name."""
        raise NotImplementedError

    def current(self) -> str | None:
        """Return the entry that has a tick; None where none can have one."""
        return None

    def open_menu(self) -> None:
        """Offer the entries."""
        menu, current = self.menu, self.current()
        menu.clear()
        style_menu(menu, self.ctx)
        for name, words in self.entries().items():
            action = menu.addAction(words)
            action.setData(name)
            action.setCheckable(current is not None)
            if name == current:
                action.setChecked(True)
                menu.setActiveAction(action)
        menu.popup(self.mapToGlobal(QPoint(RING, self.height() - RING)))

    def _take(self, action: QAction) -> None:
        self.chosen.emit(action.data())


class SecondLanguage(HeaderMenu):
    """Chooses the language beside the text, "" for none."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("rulebook-beside"))

    @property
    def language(self) -> str:
        """What stands beside the text: nothing while all is in that language anyway."""
        wanted = str(self.ctx.settings.data(BESIDE).get("language", ""))
        return wanted if wanted in self._offered() else ""

    def _offered(self) -> dict[str, str]:
        """The other languages by their own names."""
        names = {lang: self.ctx.text(name) for lang, name in language_names().items()}
        return {lang: name for lang, name in names.items() if lang != self.ctx.language}

    def set_language(self, lang: str) -> None:
        """Remember what was chosen, also for the next time, and say it."""
        self.ctx.settings.set(BESIDE, {"language": lang})
        self.retranslate()

    def retranslate(self) -> None:
        name = self._offered().get(self.language)
        self.words = msg("rulebook-beside-is", language=name) if name else msg("rulebook-beside")
        super().retranslate()

    def entries(self) -> dict[str, str]:
        return {"": self.ctx.t("rulebook-beside-none"), **self._offered()}

    def current(self) -> str:
        return self.language

    def _take(self, action: QAction) -> None:
        self.set_language(action.data())
        super()._take(action)


class PaperMenu(HeaderMenu):
    """Offers the book as a file, "pdf" or "html", and to "print" it."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("rulebook-save"))

    def entries(self) -> dict[str, str]:
        return {name: self.ctx.t(f"rulebook-{name}") for name in ("pdf", "html", "print")}
