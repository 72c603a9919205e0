"""The keys of the person: from what is kept to the window, and the page where they change.

Those of everybody are a setting; whoever has keys of their own has them in the profile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from alhambra_qt.controller.career.finished import CareerProfile, profile_named
from alhambra_qt.i18n import msg
from alhambra_qt.modules import IDS
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.people import PeopleFlow
from alhambra_qt.ui.kit.bindings import Bindings, Keys, sound
from alhambra_qt.ui.kit.window import MainWindow
from alhambra_qt.ui.table.keys import FIXED, RESERVED, standard

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.window import Page
    from alhambra_qt.ui.program.keys_page import KeyHelpPage

OWN, ALT = "keys", "alt_keys"  # the settings


class KeyFlow(PageFlow):
    """Follows the settings and whoever is at the screen, and leads to the page of all keys."""

    def __init__(self, window: MainWindow, people: PeopleFlow) -> None:
        super().__init__(window)
        self.people = people
        self.person = ""  # who is at the screen in the running game
        self._whose = ""  # whose keys the page shows
        self._own_before: dict[str, dict[str, Any]] = {}  # of who went back to those of everybody
        self._told: set[tuple[str, str]] = set()
        self.keys: Page[KeyHelpPage] = self.add_page(
            "keys", given=self._given, parted=self._part, said=self.say
        )
        self.ctx.setting_changed.connect(self._changed)
        people.profiles_changed.connect(self.follow)
        self.follow()

    def _changed(self, key: str) -> None:
        if key in (OWN, ALT):
            self.follow()

    def turn_to(self, person: str) -> None:
        """Take the keys of whoever is at the screen now; without a name those of everybody."""
        if person != self.person:
            self.person = person
            self.follow()

    def follow(self) -> None:
        """Take the keys as they are kept now, and say once which of them cannot be used."""
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
        """Give the profile of somebody who has keys of their own."""
        profile = self._profile(person)
        return None if profile is None or profile.keys is None else profile

    def _kept(self, person: str) -> dict[str, Any]:
        """Give what is kept of somebody's keys, or of everybody's."""
        profile = self._own_profile(person)
        return self.settings.data(OWN) if profile is None else dict(profile.keys or {})

    def _sound(self, own: dict[str, Any]) -> tuple[Keys, list[str]]:
        return sound(standard(), own, FIXED, RESERVED)

    # -- the page -----------------------------------------------------------------------------

    def show(self) -> None:
        """Show the keys that mean something in the running game; without one those of all."""
        game = self.window.made("game")
        profile = self._profile(self.person)
        on = IDS if game is None else game.desk.session.config.modules
        self._open(on, "" if profile is None else profile.name)

    def show_of(self, person: str) -> None:
        """Show all keys of somebody, whether they have some of their own or not."""
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
        """Keep what is changed; what another version wrote stays."""
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
        """Give somebody keys of their own, at first those of everybody; or take them back.

        Whoever takes that back before the program ends has theirs again.
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
