"""The keys of the person: from the settings to the window, and the page where they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.bindings import Bindings, Keys

if TYPE_CHECKING:
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.kit.window import Page, PageName
    from alhambra_qt.ui.pages.keyhelp import KeyHelpPage

PAGE: PageName = "keys"
OWN, ALT = "keys", "alt_keys"  # the settings


class KeyDoor:
    """Follows the settings, and leads to the page of all keys."""

    def __init__(self, program: House) -> None:
        self.program = program
        self.page: Page[KeyHelpPage] = program.window.add_page(PAGE, self._make)
        program.settings.changed.append(self._changed)
        for name in self._follow():
            where = str(program.settings.path)
            program.say(msg("settings-bad-value", file=where, key=f"{OWN}: {name}"))

    def _changed(self, key: str) -> None:
        if key in (OWN, ALT):
            self._follow()

    def _follow(self) -> list[str]:
        """Take the keys of the settings, and tell of which commands they cannot be used."""
        own, alt = self.program.settings.data(OWN), self.program.settings.switch(ALT)
        if not own and not alt and not self.program.ctx.keys.standard:
            return []  # nothing to be looked up before the first picture
        good, bad = self._sound(own)
        self.program.ctx.set_keys(Bindings(self._standard(), good, alt))
        return bad

    def _standard(self) -> Keys:
        from alhambra_qt.ui.table.named_keys import standard

        return standard()

    def _sound(self, own: dict[str, Any]) -> tuple[Keys, list[str]]:
        from alhambra_qt.ui.kit.bindings import sound
        from alhambra_qt.ui.table.keys import FIXED, RESERVED

        return sound(self._standard(), own, FIXED, RESERVED)

    # -- the page -----------------------------------------------------------------------------

    def _make(self) -> KeyHelpPage:
        from alhambra_qt.ui.pages.keyhelp import KeyHelpPage

        page = KeyHelpPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.given.connect(self._given)
        page.said.connect(self._said)
        return page

    def show(self) -> None:
        """Show the keys that mean something in the running game; without one those of all."""
        from alhambra_qt.modules import IDS

        game = self.program.game
        self._show(IDS if game is None else game.desk.session.config.modules)
        self.page.open()

    def _show(self, on: tuple[str, ...]) -> None:
        now = self.program.ctx.keys
        self.page().show_keys(on, Bindings(self._standard(), now.own, now.alt))

    def _given(self, own: Keys) -> None:
        """Keep what is changed; what another version wrote stays."""
        kept = self.program.settings.data(OWN)
        others = {name: keys for name, keys in kept.items() if name not in self._standard()}
        chosen = {name: list(keys) for name, keys in own.items()}
        self.program.settings.set(OWN, {**others, **chosen})
        self._show(self.page().on)

    def _said(self, words: Msg, good: bool) -> None:
        self.program.say(words, good=good)
