"""The list of saved games, of which only the cards in sight exist.

page = GamesPage(ctx);  page.set_games(names, describe)
page.open_game(id), page.review_game(id), page.replay_game(id), page.share_game(id),
page.branches_of_game(id), page.delete_game(id), page.rename_game(id, name), page.open_file
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from alhambra_qt.controller.game.saves import KEPT_FINISHED
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame, Scroll
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.gamecard import GameCard
from alhambra_qt.ui.pages.gamelist import GameList
from alhambra_qt.ui.pages.summaries import GameLine
from alhambra_qt.ui.pieces.picture import AlhambraPicture


class GamesPage(PageFrame):
    """All saved games, the newest first."""

    open_game = Signal(str)
    share_game = Signal(str)
    replay_game = Signal(str)
    delete_game = Signal(str)
    rename_game = Signal(str, str)
    review_game = Signal(str)
    branches_of_game = Signal(str)
    open_file = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("start-saved"))
        file = Button(ctx, msg("games-file"), kind="header", does=self.open_file)
        self.add_header(file)
        (scroller,) = self.findChildren(Scroll)
        self.list = GameList(ctx, scroller, file)
        self.body.addWidget(self.list)
        self.empty = _Empty(ctx)
        self.body.addWidget(self.empty, 100)
        self.body.addStretch(1)
        self.footer_text.role = "small"
        self.footer_text.set_tone("ink2")
        self._rule = msg("games-kept", n=KEPT_FINISHED)
        back = Button(ctx, msg("button-back"), key=msg("key-esc"), does=self.back)
        self.add_footer(back)
        self.list.hide()

    @property
    def cards(self) -> dict[int, GameCard]:
        """The cards that exist now, by their places in the list."""
        return self.list.cards

    def set_games(self, names: Sequence[str], describe: Callable[[str], GameLine]) -> None:
        """Show these games; the focus stays at the same place of the list.

        A game is described when its card comes into sight.
        """
        place = self.list.focused() or 0
        self.empty.setVisible(not names)
        self.footer_text.set_words(self._rule if names else "")

        self._names, self._describe = names, describe
        self.list.show_cards(len(names), weakly(self._card))
        if self.isVisible() and names:
            there = self.list.reach(min(place, len(names) - 1))
            if there is not None:
                there.take_focus()

    def _card(self, at: int, spare: GameCard | None) -> GameCard:
        game, count = self._describe(self._names[at]), len(self._names)
        if spare is not None:
            spare.show_game(game, at, count)
            return spare
        card = GameCard(self.ctx, game, at, count)
        card.opened.connect(lambda: self.open_game.emit(card.game.id))
        card.shared.connect(lambda: self.share_game.emit(card.game.id))
        card.replayed.connect(lambda: self.replay_game.emit(card.game.id))
        card.reviewed.connect(lambda: self.review_game.emit(card.game.id))
        card.branches_wanted.connect(lambda: self.branches_of_game.emit(card.game.id))
        card.deleted.connect(lambda: self.delete_game.emit(card.game.id))
        card.renamed.connect(lambda name: self.rename_game.emit(card.game.id, name))
        return card


class _Empty(Styled, QWidget):
    """What an empty list says."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        column = QVBoxLayout(self)
        column.addStretch(1)
        picture = AlhambraPicture(ctx, msg("start-picture"))
        picture.setFixedSize(ctx.px(420), ctx.px(280))
        column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(Text(ctx, msg("games-none"), role="prompt", centre=True))
        column.addWidget(Text(ctx, msg("games-none-help"), tone="ink2", centre=True))
        column.addStretch(1)
