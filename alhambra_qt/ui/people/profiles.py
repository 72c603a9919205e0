"""The profiles: everybody who plays here, with mark, language, help, keys and look of the table.

page = ProfilesPage(ctx)
page.show_people(profiles, games)    # the games of each, by name
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.career.finished import SAME, CareerProfile, seat_of
from alhambra_qt.controller.game.gameconfig import NAME_LENGTH, SeatConfig
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.i18n import msg
from alhambra_qt.settings import SETTINGS
from alhambra_qt.ui.kit.box import Box, Drawn, Words, small_panel, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.inputs import DropDown, Field
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, EqualColumns, First, Row, Wrapped
from alhambra_qt.ui.kit.widgets import Button, SureButton
from alhambra_qt.ui.pieces.picture import draw_sample
from alhambra_qt.ui.setup.seat_cards import MarkButton, help_choice, language_choice

LABELS = ("new-language", "new-assist", "profiles-tiles")
SAMPLE = 9.0, 5.0  # ems, of the picture of a look


class ProfileCard(Holder):
    """A person: mark, name, language, help, look, keys, and what can be done with all of it."""

    def __init__(self, ctx: UiContext, profile: CareerProfile, games: int) -> None:
        super().__init__(ctx)
        self.profile, self.known = profile, profile.name  # as it was kept last
        seat = seat_of(profile, SeatConfig(profile.name))
        self.mark = MarkButton(ctx)
        self.mark.clicked.connect(self._next_mark)
        self.name = Field(ctx, msg("profiles-name"), profile.name, limit=NAME_LENGTH)
        self.name.editingFinished.connect(self._rename)
        self.lang, self.assist = language_choice(ctx, seat), help_choice(ctx, seat)
        self.lang.changed.connect(self._set_language)
        self.assist.changed.connect(self._set_help)
        looks = [(choice, msg(f"set-tiles-{choice}")) for choice in SETTINGS["tiles"].choices]
        looks.insert(0, (SAME, msg("new-language-same")))
        asked = msg("profiles-tiles")
        self.tiles = DropDown(ctx, asked, looks, profile.tiles, framed=False)
        self.tiles.changed.connect(self._set_tiles)
        self.keys = Button(ctx, msg("profiles-keys"), kind="quiet", does=self._want_keys)
        self.career = Button(ctx, msg("career-title"), kind="quiet", does=self._want_career)
        asks = msg("profiles-delete-sure")
        self.delete = SureButton(ctx, msg("profiles-delete", n=games), asks)
        self.delete.confirmed.connect(self._delete)
        self._show_mark()

    def tree(self) -> Box:
        head = Row(Live(self.mark), Live(self.name, grow=1), gap=0.25)
        named = zip(LABELS, (self.lang, self.assist, self.tiles), strict=True)
        choices = [
            Row(Words(self.look.t(label), "body", "ink2"), Live(choice), gap=0.1)
            for label, choice in named
        ]
        buttons = [Pressed(button) for button in (self.keys, self.career, self.delete)]
        below = First(Row(spring(), *buttons, gap=0), Wrapped(*buttons, gap=0))
        own = self.profile.tiles
        cloth = self.ctx.settings.text("tiles") if own == SAME else own
        sample = Drawn(partial(draw_sample, ctx=self.ctx, cloth=cloth), *SAMPLE)
        child = Column(head, Wrapped(*choices, sample, gap=0.9), below, gap=0.25)
        return small_panel(child)

    def _show_mark(self) -> None:
        self.mark.mark, self.mark.letters = self.profile.mark, letters([self.profile.name])[0]
        self.mark.set_words(msg("profiles-mark", mark=msg(f"mark-{self.profile.mark}")))

    def _want_keys(self) -> None:
        self.wish("keys", self.known)

    def _want_career(self) -> None:
        self.wish("career", self.known)

    def _delete(self) -> None:
        self.wish("delete", self.known)

    def _set_language(self, lang: str) -> None:
        self._set(lang=lang)

    def _set_help(self, assist: str) -> None:
        self._set(assist=assist)

    def _set_tiles(self, tiles: str) -> None:
        self._set(tiles=tiles)
        self.change()

    def _next_mark(self) -> None:
        self._set(mark=MARKS[(MARKS.index(self.profile.mark) + 1) % len(MARKS)])

    def _rename(self) -> None:
        """Take the name that was written; without one the old one stays."""
        name = " ".join(self.name.text().split())
        if not name:
            self.name.setText(self.profile.name)
        elif name != self.profile.name:
            self._set(name=name)

    def _set(self, **values: Any) -> None:
        self.profile = evolve(self.profile, **values)
        self._show_mark()
        before, self.known = self.known, self.profile.name
        self.wish("keep", self.profile, before)


class ProfilesPage(PageFrame):
    """Everybody who plays here; what is changed counts at once."""

    widest = 1060

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("profiles-title"))
        self.cards: list[ProfileCard] = []
        self.clear = SureButton(ctx, msg("profiles-clear"), msg("profiles-delete-sure"))
        self.clear.confirmed.connect(self.wishing("clear"))
        self.new = Button(ctx, msg("profiles-new"), does=self._add)
        self.footer.put(self.clear, self.new, self.button_back("primary"))

    def body_tree(self) -> Box:
        what = self.sentence(msg("profiles-what"), tone="ink2")
        none = None if self.cards else self.sentence(msg("profiles-none"), "strong")
        return self.stacked(what, none, EqualColumns(29, [*map(Live, self.cards)], most=2))

    def show_people(self, profiles: Sequence[CareerProfile], games: Mapping[str, int]) -> None:
        """Show everybody there is."""
        discard(self.cards)
        self.cards = [
            ProfileCard(self.ctx, profile, games.get(profile.name, 0)) for profile in profiles
        ]
        self.change_now()
        self.clear.setEnabled(bool(self.cards))
        self.clear.ask(False)

    def _add(self) -> None:
        """Make a profile with a name that nobody has, and go to its name."""
        names = {card.profile.name for card in self.cards}
        numbered = (self.ctx.t("profiles-new-name", n=n) for n in range(1, len(names) + 2))
        name = next(name for name in numbered if name not in names)
        mark = MARKS[len(names) % len(MARKS)]
        self.wish("keep", CareerProfile(name, mark), "")
        made = (card for card in self.cards if card.profile.name == name)
        for card in made:
            card.name.setFocus(Qt.FocusReason.TabFocusReason)
            card.name.selectAll()

    def first_focus(self) -> QWidget | None:
        return self.cards[0].name if self.cards else self.new
