"""The favourites of the new-game page: take one, keep this set-up under a name, forget one.

box = FavouriteList(ctx)
box.keep(config)                # the answer to the wish `keep_favourite`
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from alhambra_qt.controller.game import presets
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.presets import Favourite
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Space, Words, spring
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, EqualColumns, Row, Wrapped, all_room
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, Cross
from alhambra_qt.ui.setup.game_options import indented
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


class FavouriteRow(Holder):
    """One favourite: a button that sets it up, and a cross that forgets it."""

    def __init__(self, ctx: UiContext, favourite: Favourite) -> None:
        super().__init__(ctx)
        self.favourite = favourite
        self.take = FavouriteButton(ctx, favourite)
        self.cross = Cross(ctx, msg("new-favourite-forget", name=favourite.name))

    def tree(self) -> Box:
        return Row(all_room(Live(self.take)), Live(self.cross), gap=0)


class FavouriteList(Holder):
    """Heading, the favourites, and a line to keep the set-up shown now."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        hint, limit = msg("new-favourite-hint"), presets.NAME_LENGTH
        self.name = Field(ctx, msg("new-favourite-name"), limit=limit, hint=hint)
        self.keep_button = Button(ctx, msg("new-favourite-keep"), kind="quiet", icon="star")
        self.name.changed.connect(self._refresh)
        self.keep_button.clicked.connect(weakly(self.wish, "keep_favourite"))
        self.rows: list[FavouriteRow] = []
        self.warning: Msg | None = None
        self._show()

    def tree(self) -> Box:
        look = self.look
        title = indented(look, Words(look.t("new-favourites"), "section"))
        name, keep = Live(self.name, grow=2), Live(self.keep_button)
        status = self.sentence(msg("new-favourites-none"), "small", "ink2")
        if self.warning is not None:
            status = self.sentence(self.warning, "small", "warn")
        return Column(
            Space(height=look.ems(10)),
            Row(title, name, keep, spring(), gap=0),
            EqualColumns(19, [*map(Live, self.rows)], most=4, gap=0.1) if self.rows else None,
            indented(look, status) if self.warning is not None or not self.rows else None,
            gap=0,
        )

    def all(self) -> tuple[Favourite, ...]:
        """The favourites as they are remembered."""
        return presets.read(self.ctx.settings.data(KEY))

    def keep(self, config: GameConfig) -> None:
        """Keep this set-up under the name that was typed."""
        found = presets.keep(self.all(), self.name.text(), config)
        if found is None:
            self.warning = msg("new-favourites-full", n=presets.MOST)
            self.change_now()
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
        rest = self.rows[min(place, len(self.rows) - 1)].cross if self.rows else self.name
        rest.setFocus(Qt.FocusReason.OtherFocusReason)

    def _store(self, found: tuple[Favourite, ...]) -> None:
        """Remember at once: who names something wants to find it again whatever happens."""
        self.ctx.settings.set(KEY, presets.write(found, self.ctx.settings.data(KEY)))
        self.warning = self.ctx.settings.save()
        self._show()

    def _show(self) -> None:
        discard(self.rows)
        self.rows = [FavouriteRow(self.ctx, favourite) for favourite in self.all()]
        for row in self.rows:
            favourite = row.favourite
            row.take.clicked.connect(weakly(self.wish, "config", favourite.config))
            row.cross.clicked.connect(weakly(self._forget, favourite.name))
        self.change_now()
        self._refresh()

    def _refresh(self) -> None:
        self.keep_button.setEnabled(bool(self.name.text().strip()))
