"""The ways to take a game along: a page for a browser, a picture of the table.

page = SharePage(ctx)
page.show_game(game)
"""

from __future__ import annotations

from PySide6.QtCore import Qt

from alhambra_qt.controller.share.shared_game import SharedGame
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Box, Ground, Space, small_panel
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame, scrolling
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.rows import Column, Wrapped
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button

FORMS = {"page": "primary", "picture": "secondary"}  # with the kind of their buttons


class SharePage(PageFrame):
    """The page to share a game: the game, and a card for each form; Esc goes back."""

    snug, widest = True, 1060
    KEYS = scrolling(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("share-title"))
        self.game: SharedGame | None = None
        self.copy_button = Button(ctx, msg("ledger-copy"), kind="quiet", wish="copy")
        self.saves = {
            form: Button(ctx, msg("share-save"), kind=kind, does=weakly(self.wish, "save", form))
            for form, kind in FORMS.items()
        }
        self.footer.put(self.button_back())

    def body_tree(self) -> Box:
        if self.game is None:
            return Space()
        return self.stacked(
            self.sentence(self.game.title, "section"),
            self.sentence(msg("share-intro")),
            self.sentence(msg("share-review")) if self.game.notes else None,
            self.sentence(msg("share-open"), tone="ink2") if not self.game.over else None,
            *map(self._form, FORMS),
        )

    def _form(self, form: str) -> Box:
        look = self.look
        title = self.sentence(msg(f"share-{form}"), "title")
        what = self.sentence(msg(f"share-{form}-what"), tone="ink2")
        texts = (Ground(text, pad=(look.ems(RING), 0)) for text in (title, what))
        copy = Live(self.copy_button) if form == "picture" else None
        buttons = Wrapped(Live(self.saves[form]), copy, gap=0)
        pad = look.ems(18, 14, 12), look.ems(12, 10, 8)
        return small_panel(Column(*texts, buttons, gap=look.ems(6, 4, 3)), pad)

    def show_game(self, game: SharedGame) -> None:
        """Offer this game."""
        self.game = game
        self.retranslate()

    def show_working(self, working: bool) -> None:
        """Say that the page is being made, or no longer."""
        self.footer.say(msg("share-working") if working else "", "ink2")

    def retranslate(self) -> None:
        """Describe to screen readers what each button saves or copies."""
        for form, button in self.saves.items():
            button.setAccessibleDescription(self.ctx.t(f"share-{form}"))
        self.copy_button.setAccessibleDescription(self.ctx.t("share-picture"))
        super().retranslate()
