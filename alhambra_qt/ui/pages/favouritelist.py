"""The favourites of the new-game page: take one, keep this set-up under a name, forget one.

box = FavouriteList(ctx, settings)
box.chosen.connect(show)        # the GameConfig of a favourite
box.kept.connect(give)          # asks for the set-up shown now: answer with box.keep(config)
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from alhambra_qt.controller.game import favourites
from alhambra_qt.controller.game.favourites import Favourite
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.settings import Settings
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Columns
from alhambra_qt.ui.kit.widgets import RING, Button, Cross
from alhambra_qt.ui.pages.menu import MenuButton

KEY = "favourites"


def players_and_modules(config: GameConfig) -> tuple[Msg, Msg]:
    """Count both, to be put into a sentence."""
    count = len(config.modules)
    with_what = msg("new-count-modules", n=count) if count else msg("new-no-modules")
    return msg("count-player", n=len(config.seats)), with_what


class FavouriteRow(Guarded, QWidget):
    """One favourite: a button that sets it up, and a cross that forgets it."""

    def __init__(self, ctx: UiContext, favourite: Favourite) -> None:
        super().__init__()
        self.favourite = favourite
        players, with_what = players_and_modules(favourite.config)
        detail = msg("new-favourite-facts", players=players, modules=with_what)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        # The name is somebody's own text, not one of ours.
        self.take = MenuButton(ctx, favourite.name, "star", detail=detail)
        self.forget = Cross(ctx, msg("new-favourite-forget", name=favourite.name))
        row.addWidget(self.take, 1)
        row.addWidget(self.forget)


class FavouriteList(Guarded, QWidget):
    """Heading, the favourites, and a line to keep the set-up shown now."""

    chosen = Signal(object)
    kept = Signal()

    def __init__(self, ctx: UiContext, settings: Settings) -> None:
        super().__init__()
        self.ctx, self.settings = ctx, settings
        column = QVBoxLayout(self)
        column.setContentsMargins(0, ctx.px(10), 0, 0)
        column.setSpacing(0)
        title = Text(ctx, msg("new-favourites"), role="section")
        column.addWidget(title)
        self._rows = Columns(lambda: 0, lambda: ctx.px(300), most=3)
        column.addLayout(self._rows)
        self.rows: list[FavouriteRow] = []
        self.status = Text(ctx, msg("new-favourites-none"), role="small", tone="ink2")
        column.addWidget(self.status)
        for text in (title, self.status):
            text.setContentsMargins(RING, 0, RING, 0)
        line = QHBoxLayout()
        line.setSpacing(0)
        self.name = Field(
            ctx,
            msg("new-favourite-name"),
            limit=favourites.NAME_LENGTH,
            hint=msg("new-favourite-hint"),
        )
        self.keep_button = Button(ctx, msg("new-favourite-keep"), kind="quiet", icon="star")
        self.name.changed.connect(self._refresh)
        self.keep_button.clicked.connect(self.kept)
        line.addWidget(self.name, 2)
        line.addWidget(self.keep_button)
        line.addStretch(1)
        column.addLayout(line)
        self._show()

    def all(self) -> tuple[Favourite, ...]:
        """The favourites as they are remembered."""
        return favourites.read(self.settings.data(KEY))

    def keep(self, config: GameConfig) -> None:
        """Keep this set-up under the name that was typed."""
        found = favourites.keep(self.all(), self.name.text(), config)
        if found is None:
            self.status.set_tone("warn")
            self.status.set_words(msg("new-favourites-full", n=favourites.MOST))
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
            self.kept.emit()
        else:
            event.ignore()

    def _forget(self, name: str) -> None:
        place = [row.favourite.name for row in self.rows].index(name)
        self._store(favourites.forget(self.all(), name))
        rest = self.rows[min(place, len(self.rows) - 1)].forget if self.rows else self.name
        rest.setFocus(Qt.FocusReason.OtherFocusReason)

    def _store(self, found: tuple[Favourite, ...]) -> None:
        """Remember at once: who names something wants to find it again whatever happens."""
        self.settings.set(KEY, favourites.write(found, self.settings.data(KEY)))
        trouble = self.settings.save()
        self._show()
        if trouble is not None:
            self.status.set_tone("warn")
            self.status.set_words(trouble)
            self.status.show()

    def _show(self) -> None:
        for row in self.rows:
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [FavouriteRow(self.ctx, favourite) for favourite in self.all()]
        for row in self.rows:
            self._rows.addWidget(row)
            favourite = row.favourite
            row.take.clicked.connect(lambda _=False, f=favourite: self.chosen.emit(f.config))
            row.forget.clicked.connect(lambda _=False, f=favourite: self._forget(f.name))
        self.status.set_tone("ink2")
        self.status.set_words(msg("new-favourites-none"))
        self.status.setVisible(not self.rows)
        self._refresh()

    def _refresh(self) -> None:
        self.keep_button.setEnabled(bool(self.name.text().strip()))
