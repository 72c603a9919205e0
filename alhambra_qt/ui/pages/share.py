"""The ways to take a game along: a page for a browser, a picture of the table.

page = SharePage(ctx)
page.show_game(game)
"""

from __future__ import annotations

from PySide6.QtCore import Qt

from alhambra_qt.controller.share.shared_game import SharedGame
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, ColumnPage, scrolling
from alhambra_qt.ui.kit.layouts import Flow, Lines, fill
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button

FORMS = ("page", "picture")


class SharePage(ColumnPage):
    """The page to share a game: the game, and a card for each form; Esc goes back."""

    snug, widest = True, 1060
    KEYS = scrolling(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("share-title"))
        self.name = Text(ctx, "", role="section")
        self.open_note = Text(ctx, msg("share-open"), tone="ink2")
        self.review_note = Text(ctx, msg("share-review"))
        intro = Text(ctx, msg("share-intro"))
        fill(self.column, self.name, intro, self.review_note, self.open_note)
        self.saves: dict[str, Button] = {}
        words = msg("ledger-copy")
        self.copy_button = Button(ctx, words, kind="quiet", wish="copy")
        for form in FORMS:
            self.column.addWidget(self._form(form))
        self.column.addStretch(1)
        self.footer.put(Button(ctx, msg("button-back"), key=msg("key-esc"), does=self.back))

    def _form(self, form: str) -> Card:
        ctx, card = self.ctx, Card(self.ctx)
        side, end = (18, 14, 12), (12, 10, 8)
        column = Lines(ctx, card, pad=(side, end, side, end), gap=(6, 4, 3))
        title, what = msg(f"share-{form}"), msg(f"share-{form}-what")
        for text in (Text(ctx, title, role="title"), Text(ctx, what, tone="ink2")):
            text.setContentsMargins(RING, 0, 0, 0)
            column.addWidget(text)
        row, kind = Flow(ctx), "primary" if form == "page" else "secondary"
        save = weakly(self.wish, "save", form)
        self.saves[form] = Button(ctx, msg("share-save"), kind=kind, does=save)
        row.addWidget(self.saves[form])
        if form == "picture":
            row.addWidget(self.copy_button)
        column.addLayout(row)
        return card

    def show_game(self, game: SharedGame) -> None:
        """Offer this game."""
        self.name.set_words(game.title)
        self.open_note.setVisible(not game.over)
        self.review_note.setVisible(bool(game.notes))
        self.retranslate()

    def retranslate(self) -> None:
        """Describe to screen readers what each button saves or copies."""
        for form, button in self.saves.items():
            button.setAccessibleDescription(self.ctx.t(f"share-{form}"))
        self.copy_button.setAccessibleDescription(self.ctx.t("share-picture"))
