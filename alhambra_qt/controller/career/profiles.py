"""A profile: how the table speaks to a person, so that it need not be chosen for each game."""

from collections.abc import Sequence
from typing import Any

from attrs import evolve, frozen

from alhambra_qt.controller.career.finished import person_key
from alhambra_qt.controller.game.gameconfig import ASSISTS, HUMAN, SAME_LANGUAGE, SeatConfig
from alhambra_qt.controller.game.saved import Text
from alhambra_qt.controller.view.parts import MARKS
from alhambra_qt.i18n import available


@frozen
class CareerProfile:
    """A person by name, with the mark, language and help that their seat begins with.

    ``keys`` are their own, by command; None: those of everybody.
    """

    name: Text
    mark: Text = MARKS[0]
    lang: Text = SAME_LANGUAGE
    assist: Text = "normal"
    keys: dict[Text, Any] | None = None


def profile_of(seat: SeatConfig) -> CareerProfile:
    """Make the profile of whoever sits in a seat."""
    return CareerProfile(" ".join(seat.name.split()), seat.mark, seat.lang, seat.assist)


def known(profile: CareerProfile) -> CareerProfile:
    """Give a profile without what this program does not offer."""
    return evolve(
        profile,
        mark=profile.mark if profile.mark in MARKS else MARKS[0],
        lang=profile.lang if profile.lang in available() else SAME_LANGUAGE,
        assist=profile.assist if profile.assist in ASSISTS else ASSISTS[1],
    )


def seat_of(profile: CareerProfile, seat: SeatConfig) -> SeatConfig:
    """Let a person sit in a seat; the mark is settled among all seats."""
    return evolve(seat, name=profile.name, kind=HUMAN, lang=profile.lang, assist=profile.assist)


def profile_named(profiles: Sequence[CareerProfile], name: str) -> CareerProfile | None:
    """Find the profile of a person by name."""
    key = person_key(name)
    return next((one for one in profiles if person_key(one.name) == key), None)
