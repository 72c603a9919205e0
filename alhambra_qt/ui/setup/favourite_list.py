"""The favourites of the new-game page: take one, keep this set-up under a name, forget one.

box = FavouriteList(ctx)
box.keep(config)                # the answer to the wish `keep_favourite`
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from alhambra_qt.controller.game import presets
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.presets import Favourite
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Words
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.holder import CardGrid
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, Wrapped
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button, Cross
from alhambra_qt.ui.setup.module_cards import sign

KEY = "favourites"
SMALL = 1.2  # the size of the signs, in ems


def players_and_modules(config: GameConfig) -> tuple[Msg, Msg]:
    """Count both, to be put into a sentence."""
    count = len(config.modules)
    with_what = msg("new-count-modules", n=count) if count else msg("new-no-modules")
    return msg("count-player", n=len(config.seats)), with_what


class FavouriteButton(BoxButton):
    """A favourite: its name, its players and the signs of its modules; pressing it sets it up."""

    wide, least = 213.0, 150.0

    def __init__(self, ctx: UiContext, favourite: Favourite) -> None:
        # The name is somebody's own text, not one of ours.
        super().__init__(ctx, favourite.name)
        self.config = favourite.config
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        ids, players = self.config.modules, players_and_modules(self.config)[0]
        names = modules_named(ids) if ids else msg("new-no-modules")
        text = self.ctx.text(msg("new-favourite-facts", players=players, modules=names))
        self.setAccessibleDescription(text)
        set_tip(self.ctx, self, text)

    def tree(self) -> Box:
        players, none = players_and_modules(self.config)
        signs = [sign(self.ctx, module, SMALL) for module in self.config.modules]
        facts = players if signs else msg("new-favourite-facts", players=players, modules=none)
        seats = Words(self.ctx.text(facts), "small", "ink2")
        name = Words(self.ctx.text(self.words), "strong", wrap=True)
        return self.switch(Column(name, Wrapped(seats, *signs, gap=0.25), gap=0.2))


class FavouriteRow(Guarded, QWidget):
    """One favourite: a button that sets it up, and a cross that forgets it."""

    def __init__(self, ctx: UiContext, favourite: Favourite) -> None:
        super().__init__()
        self.favourite = favourite
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.take = FavouriteButton(ctx, favourite)
        self.forget = Cross(ctx, msg("new-favourite-forget", name=favourite.name))
        row.addWidget(self.take, 1)
        row.addWidget(self.forget)


class FavouriteList(Styled, QWidget):
    """Heading, the favourites, and a line to keep the set-up shown now."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, ctx.px(10), 0, 0)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(0)
        title = Text(ctx, msg("new-favourites"), role="section", wrap=False)
        hint, limit = msg("new-favourite-hint"), presets.NAME_LENGTH
        self.name = Field(ctx, msg("new-favourite-name"), limit=limit, hint=hint)
        self.keep_button = Button(ctx, msg("new-favourite-keep"), kind="quiet", icon="star")
        self.name.changed.connect(self._refresh)
        self.keep_button.clicked.connect(weakly(self.wish, "keep_favourite"))
        for widget, share in ((title, 0), (self.name, 2), (self.keep_button, 0)):
            head.addWidget(widget, share)
        head.addStretch(1)
        column.addLayout(head)
        self._grid = CardGrid(ctx, 19, most=4, gap=0.1)
        column.addWidget(self._grid)
        self.rows: list[FavouriteRow] = []
        self.status = Text(ctx, msg("new-favourites-none"), role="small", tone="ink2")
        column.addWidget(self.status)
        for text in (title, self.status):
            text.setContentsMargins(RING, 0, RING, 0)
        self._show()

    def all(self) -> tuple[Favourite, ...]:
        """The favourites as they are remembered."""
        return presets.read(self.ctx.settings.data(KEY))

    def keep(self, config: GameConfig) -> None:
        """Keep this set-up under the name that was typed."""
        found = presets.keep(self.all(), self.name.text(), config)
        if found is None:
            self.status.set_tone("warn")
            self.status.set_words(msg("new-favourites-full", n=presets.MOST))
            self.status.show()
            return
        self.name.clear()
        self._store(found)

    def take_focus(self) -> None:
        """Go to the first favourite, or to where one is named."""
        target = self.rows[0].take if self.rows else self.name
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the name keeps the set-up; without a name it is for the page."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.name.hasFocus() and self.keep_button.isEnabled():
            self.wish("keep_favourite")
        else:
            event.ignore()

    def _forget(self, name: str) -> None:
        place = [row.favourite.name for row in self.rows].index(name)
        self._store(presets.forget(self.all(), name))
        rest = self.rows[min(place, len(self.rows) - 1)].forget if self.rows else self.name
        rest.setFocus(Qt.FocusReason.OtherFocusReason)

    def _store(self, found: tuple[Favourite, ...]) -> None:
        """Remember at once: who names something wants to find it again whatever happens."""
        self.ctx.settings.set(KEY, presets.write(found, self.ctx.settings.data(KEY)))
        trouble = self.ctx.settings.save()
        self._show()
        if trouble is not None:
            self.status.set_tone("warn")
            self.status.set_words(trouble)
            self.status.show()

    def _show(self) -> None:
        discard(self.rows)
        self.rows = [FavouriteRow(self.ctx, favourite) for favourite in self.all()]
        for row in self.rows:
            favourite = row.favourite
            row.take.clicked.connect(weakly(self.wish, "config", favourite.config))
            row.forget.clicked.connect(weakly(self._forget, favourite.name))
        self._grid.put(self.rows)
        self.status.set_tone("ink2")
        self.status.set_words(msg("new-favourites-none"))
        self.status.setVisible(not self.rows)
        self._refresh()

    def _refresh(self) -> None:
        self.keep_button.setEnabled(bool(self.name.text().strip()))
