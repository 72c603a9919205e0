"""A person's career as the page shows it, read from the store; a long one takes half a second."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cached_property
from typing import Literal

from attrs import field, frozen

from alhambra_qt.controller.career.figures import CareerChoice, CareerGameOf, games_of
from alhambra_qt.controller.career.finished import person_key, profile_named
from alhambra_qt.controller.career.milestones import Milestone, milestones
from alhambra_qt.controller.career.rating import SETS, Rating, rate
from alhambra_qt.controller.career.store import CareerStore


@frozen
class CareerView:
    """A person's games.

    Attributes:
        people: all people by name, with their number of games.
        games: all games of this person, oldest first.
        mark: the person's mark.
        state: whether the games are being read, or could not be read; then there are none here.
    """

    person: str = ""
    people: dict[str, int] = field(factory=dict)
    games: tuple[CareerGameOf, ...] = ()
    mark: str = "circle"
    state: Literal["reading", "read", "unread"] = "read"

    def chosen(self, choice: CareerChoice) -> list[CareerGameOf]:
        """Return the games that pass the filters."""
        now = datetime.now(UTC)
        return [game for game in self.games if choice.takes(game, now)]

    @cached_property
    def ratings(self) -> tuple[Rating, ...]:
        """The person's rating in each set of modules, with the base game first."""
        return tuple(rate(self.games, module_set) for module_set in SETS)

    @cached_property
    def milestones(self) -> tuple[Milestone, ...]:
        """Every milestone, reached or not."""
        return tuple(milestones(self.games))


def read_career(store: CareerStore, wished: Sequence[str]) -> CareerView:
    """Read the games of the first known person among the wished, else of who played last."""
    people = store.people()
    if people is None:
        return CareerView(state="unread")
    named = {person_key(name): name for name in people}
    known = (named[key] for key in map(person_key, wished) if key in named)
    person = next(known, next(iter(people), ""))
    if not person:
        return CareerView()
    kept, profiles = store.games(person), store.profiles()
    if kept is None or profiles is None:
        return CareerView(person, people, state="unread")
    games = tuple(games_of(kept, person))
    profile = profile_named(profiles, person)
    mark = profile.mark if profile is not None else games[-1].seat.mark if games else "circle"
    view = CareerView(person, people | {person: len(games)}, games, mark)
    _ = view.ratings, view.milestones  # here, and not when the page is laid out
    return view
