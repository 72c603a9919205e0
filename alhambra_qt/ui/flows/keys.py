"""Custom key bindings: applying the stored ones to the window, and the page to edit them.

Shared bindings are a setting; personal bindings are in the person's profile, as is the look of the
table, which follows the person at the screen too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from alhambra_qt.controller.career.finished import SAME, CareerProfile, profile_named
from alhambra_qt.i18n import msg
from alhambra_qt.modules import IDS
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.people import PeopleFlow
from alhambra_qt.ui.kit.bindings import Bindings, Keys, sound
from alhambra_qt.ui.kit.window import MainWindow, Page
from alhambra_qt.ui.table.keys import FIXED, RESERVED, standard

if TYPE_CHECKING:
    from alhambra_qt.ui.program.keys_page import KeyHelpPage

OWN, ALT = "keys", "alt_keys"  # the settings


class KeyFlow(PageFlow):
    """Follows the settings and the person at the screen, and opens the page of all keys."""

    def __init__(self, window: MainWindow, people: PeopleFlow) -> None:
        super().__init__(window)
        self.people = people
        self.person = ""  # the person at the screen in the running game
        self._whose = ""  # the person whose keys the page shows
        self._own_before: dict[str, dict[str, Any]] = {}  # dropped keys by person
        self._told: set[tuple[str, str]] = set()
        self.keys: Page[KeyHelpPage] = self.add_page(
            "keys", give=self._given, part=self._part, say=self.say
        )
        people.profiles_changed.connect(self.follow)
        self.follow()

    def turn_to(self, person: str) -> None:
        """Use the keys and look of the person at the screen; without a name, the shared ones."""
        if person != self.person:
            self.person = person
            self.follow()

    def follow(self) -> None:
        """Apply the stored look and keys, and report unusable ones once."""
        profile = self._profile(self.person)
        self.ctx.set_tiles("" if profile is None or profile.tiles == SAME else profile.tiles)
        own, alt = self._kept(self.person), self.settings.switch(ALT)
        if not own and not alt and not self.ctx.keys.standard:
            return
        good, bad = self._sound(own)
        self.ctx.set_keys(Bindings(standard(), good, alt))
        for name in bad:
            if (self.person, name) not in self._told:
                self._told.add((self.person, name))
                self._tell(name)

    def _tell(self, name: str) -> None:
        own = self._own_profile(self.person) is not None
        where = self.people.store.path if own else self.settings.path
        self.say(msg("settings-bad-value", file=str(where), key=f"{OWN}: {name}"))

    def _profile(self, person: str) -> CareerProfile | None:
        if not person:
            return None
        return profile_named(self.people.store.profiles() or (), person)

    def _own_profile(self, person: str) -> CareerProfile | None:
        profile = self._profile(person)
        return None if profile is None or profile.keys is None else profile

    def _kept(self, person: str) -> dict[str, Any]:
        profile = self._own_profile(person)
        return self.settings.data(OWN) if profile is None else dict(profile.keys or {})

    def _sound(self, own: dict[str, Any]) -> tuple[Keys, list[str]]:
        return sound(standard(), own, FIXED, RESERVED)

    # -- the page -----------------------------------------------------------------------------

    def show(self) -> None:
        """Show the keys used in the running game, or all keys without a game."""
        game = self.window.made("game")
        profile = self._profile(self.person)
        on = IDS if game is None else game.desk.session.config.modules
        self._open(on, "" if profile is None else profile.name)

    def show_of(self, person: str) -> None:
        """Show all keys of a person, personal or shared."""
        self._open(IDS, person)

    def _open(self, on: tuple[str, ...], whose: str) -> None:
        self._whose = whose
        self._show(on)
        self.keys.open()

    def _show(self, on: tuple[str, ...]) -> None:
        keys, _ = self._sound(self._kept(self._whose))
        parted = self._own_profile(self._whose) is not None
        alt = self.settings.switch(ALT)
        self.keys().show_whose(self._whose, parted=parted)
        self.keys().show_keys(on, Bindings(standard(), keys, alt))

    def _given(self, own: Keys) -> None:
        """Save changed keys; entries of other versions are preserved."""
        if self._whose and not self.people.profiles_known():
            self._show(self.keys().on)
            return
        kept, profile = self._kept(self._whose), self._own_profile(self._whose)
        others = {name: keys for name, keys in kept.items() if name not in standard()}
        keys = {**others, **{name: list(keys) for name, keys in own.items()}}
        if profile is None:
            self.settings.set(OWN, keys)
        else:
            self.people.change(evolve(profile, keys=keys), profile.name)
        self._show(self.keys().on)

    def _part(self, parted: bool) -> None:
        """Give a person personal keys, initially a copy of the shared ones, or remove them.

        Switching back before the program ends restores them.
        """
        if not self.people.profiles_known():
            self._show(self.keys().on)
            return
        keys, whose = self._kept(self._whose), self._whose
        if not parted:
            self._own_before[whose] = keys
        profile = self._profile(whose) or CareerProfile(whose)
        own = self._own_before.get(whose, keys) if parted else None
        self.people.change(evolve(profile, keys=own), whose)
        self._show(self.keys().on)
