"""What a person's games add up to: choosing among them, sums, strengths, records, streaks, CSV.

An even share is what each seat would win if all played alike: a third at a table of three. A
strength is the share of the wins as a multiple of that; with luck taken out where a review
has worked it out, else as it came.
"""

import csv
import io
import math
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta

from attrs import field, frozen

from alhambra_qt.ai.intervals import Sample, wilson
from alhambra_qt.controller.career.finished import CareerGame, CareerSeat, person_key
from alhambra_qt.controller.game.gameconfig import AI, OFFERED_LEVELS
from alhambra_qt.controller.words.names import row_modules
from alhambra_qt.engine.pieces import TYPES

ALL, BASE, PEOPLE = "all", "base", "people"
DAYS = {"month": 30, "quarter": 91, "year": 365}
LAST = 10  # games, of which the mean is drawn
FEWEST = 3  # games, with less nothing is said of a strength
FEW = 8  # games, with less the interval is drawn as uncertain
ROWS = (*TYPES, "wall")  # the sources of points of every game


@frozen
class CareerGameOf:
    """A finished game as a person sees it: the own seat and those of the rivals."""

    game: CareerGame
    seat: CareerSeat
    rivals: tuple[CareerSeat, ...]

    @property
    def margin(self) -> int:
        """How many points the best rival was behind; negative if ahead."""
        return self.seat.points - max(rival.points for rival in self.rivals)

    @property
    def won(self) -> bool:
        """Whether the person won, alone or with others."""
        return self.seat.share > 0

    @property
    def even(self) -> float:
        """The even share at this table."""
        return 1 / len(self.game.seats)

    @property
    def level(self) -> str:
        """The level of the strongest computer at the table, or that there were only people."""
        levels = [rival.level for rival in self.rivals if rival.kind == AI]
        known = [level for level in OFFERED_LEVELS if level in levels]
        return known[-1] if known else levels[0] if levels else PEOPLE

    @property
    def played(self) -> tuple[str, ...]:
        """The modules that were on, or that it was the base game."""
        return self.game.modules or (BASE,)


@frozen
class CareerChoice:
    """Which games are looked at; seats 0 and ``ALL`` leave everything in."""

    person: str = ""
    since: str = ALL
    seats: int = 0
    module: str = ALL
    level: str = ALL

    @property
    def active(self) -> int:
        """How many filters leave something out."""
        return sum((self.since != ALL, self.seats != 0, self.module != ALL, self.level != ALL))

    def takes(self, one: CareerGameOf, now: datetime) -> bool:
        """Whether a game is looked at."""
        days = DAYS.get(self.since)
        start = "" if days is None else (now - timedelta(days)).isoformat(timespec="seconds")
        return (
            one.game.finished >= start
            and self.seats in (0, len(one.game.seats))
            and self.module in (ALL, *one.played)
            and self.level in (ALL, one.level)
        )


@frozen
class CareerView:
    """The games of a person.

    Attributes:
        people: everybody there is, by name, with the number of games.
        games: all games of the person, the oldest first.
        mark: the mark of the person.
    """

    person: str = ""
    people: dict[str, int] = field(factory=dict)
    games: tuple[CareerGameOf, ...] = ()
    mark: str = "circle"

    def chosen(self, choice: CareerChoice) -> list[CareerGameOf]:
        """Give the games that the filters leave."""
        now = datetime.now(UTC)
        return [one for one in self.games if choice.takes(one, now)]


def games_of(games: Iterable[CareerGame], person: str) -> list[CareerGameOf]:
    """Give the games of a person, in their order."""
    key, found = person_key(person), []
    for game in games:
        own = [seat for seat in game.seats if seat.person == key]
        if own and len(game.seats) > 1:
            rivals = tuple(seat for seat in game.seats if seat is not own[0])
            found.append(CareerGameOf(game, own[0], rivals))
    return found


def mean(values: Iterable[float]) -> float:
    """Give the mean, 0 of nothing."""
    every = list(values)
    return math.fsum(every) / len(every) if every else 0.0


def running(games: Sequence[CareerGameOf]) -> list[float | None]:
    """Give for each game the mean margin of the last ten, None before there are as many."""
    margins = [one.margin for one in games]
    return [
        mean(margins[k + 1 - LAST : k + 1]) if k + 1 >= LAST else None for k in range(len(margins))
    ]


# -- where the points came from ---------------------------------------------------------------


@frozen
class CareerSource:
    """The points of a game that come from one source, for the person and for a rival.

    ``games`` tells in how many games it was open to them, 0 if in all.
    """

    item: str
    own: float
    rivals: float
    games: int = 0


def sources(games: Sequence[CareerGameOf]) -> list[CareerSource]:
    """Give the mean points of a game by source; that of a module over the games with it."""
    items = dict.fromkeys(ROWS)
    for one in games:
        for seat in (one.seat, *one.rivals):
            items.update(dict.fromkeys(seat.sources))
    return [_source(item, games) for item in items]


def _source(item: str, games: Sequence[CareerGameOf]) -> CareerSource:
    module = row_modules().get(item, item)
    among = [one for one in games if module in one.game.modules] or games
    return CareerSource(
        item,
        mean(one.seat.sources.get(item, 0) for one in among),
        mean(mean(rival.sources.get(item, 0) for rival in one.rivals) for one in among),
        len(among) if len(among) < len(games) else 0,
    )


def totals(games: Sequence[CareerGameOf]) -> CareerSource:
    """Give the mean score of the person and that of a rival."""
    return CareerSource(
        "",
        mean(one.seat.points for one in games),
        mean(mean(rival.points for rival in one.rivals) for one in games),
    )


# -- how strong -------------------------------------------------------------------------------


@frozen
class CareerStrength:
    """The strength in some games, as a multiple of an even share.

    Attributes:
        name: which games, such as a level or a module.
        ratio: None where there are too few games; then there are no ends either.
        low: the lower end of the 95 % interval, and ``high`` the upper one.
    """

    name: str
    games: int
    won: int
    ratio: float | None = None
    low: float = 0.0
    high: float = 0.0

    @property
    def sure(self) -> bool:
        """Whether it is surely not an even share, also by the ends as they are told."""
        return self.ratio is not None and (round(self.low, 1) > 1 or round(self.high, 1) < 1)

    @property
    def few(self) -> bool:
        """Whether there are so few games that even the interval is uncertain."""
        return self.games < FEW


def strength(name: str, games: Sequence[CareerGameOf]) -> CareerStrength:
    """Work out how strong a person was in some games."""
    count, won = len(games), sum(one.won for one in games)
    if count < FEWEST:
        return CareerStrength(name, count, won)
    even, sample = mean(one.even for one in games), Sample()
    for one in games:
        sample.add(one.seat.share if one.seat.adjusted is None else one.seat.adjusted)
    ends = sample.interval(low=0.0) if any(one.seat.adjusted is not None for one in games) else None
    low, high = ends or wilson(min(max(sample.mean * count, 0.0), count), count)
    return CareerStrength(name, count, won, sample.mean / even, low / even, high / even)


def strengths(
    games: Sequence[CareerGameOf], of: Callable[[CareerGameOf], Iterable[str]], order: Sequence[str]
) -> list[CareerStrength]:
    """Give the strength for each name of a game, in an order; unknown names come last."""
    groups: dict[str, list[CareerGameOf]] = {name: [] for name in order}
    for one in games:
        for name in of(one):
            groups.setdefault(name, []).append(one)
    return [strength(name, found) for name, found in groups.items() if found]


def by_level(games: Sequence[CareerGameOf]) -> list[CareerStrength]:
    """Give the strength by the strongest computer at the table."""
    return strengths(games, lambda one: (one.level,), (*OFFERED_LEVELS, PEOPLE))


def by_module(games: Sequence[CareerGameOf], order: Sequence[str]) -> list[CareerStrength]:
    """Give the strength by module: a game with several counts for each."""
    return strengths(games, lambda one: one.played, (BASE, *order))


# -- records and streaks ----------------------------------------------------------------------


@frozen
class CareerRecord:
    """The best a person did in one respect, and the first game in which it was reached."""

    name: str
    value: int
    game: CareerGameOf


def best_of(games: Sequence[CareerGameOf]) -> list[CareerRecord]:
    """Give the records; a margin and a shortest win need at least one win."""
    won = [one for one in games if one.won]
    wanted: tuple[tuple[str, Sequence[CareerGameOf], Callable[[CareerGameOf], int]], ...] = (
        ("points", games, lambda one: one.seat.points),
        ("margin", [one for one in won if one.margin > 0], lambda one: one.margin),
        ("wall", games, lambda one: one.seat.wall),
        ("exact", games, lambda one: one.seat.exact),
        ("bought", games, lambda one: one.seat.bought),
        ("turns", won, lambda one: -one.seat.turns),
    )
    found = []
    for name, among, value in wanted:
        if among:
            best = max(among, key=value)
            found.append(CareerRecord(name, abs(value(best)), best))
    return found


@frozen
class CareerStreaks:
    """Games in a row: won now (negative: not won), the most won and the most not won ever."""

    now: int
    most_won: int
    most_lost: int


def streaks(games: Sequence[CareerGameOf]) -> CareerStreaks:
    """Count the games in a row that were won or not."""
    now = most_won = most_lost = 0
    for one in games:
        now = max(0, now) + 1 if one.won else min(0, now) - 1
        most_won, most_lost = max(most_won, now), max(most_lost, -now)
    return CareerStreaks(now, most_won, most_lost)


COLUMNS = (
    *("game", "finished", "record", "seed", "modules", "variants", "seats", "person", "place"),
    *("points", "best_rival", "margin", "share", "adjusted", "bought", "exact", "wall", "turns"),
    *("level", "rivals"),
)
FORMULAS = ("=", "+", "-", "@", "\t")  # a spreadsheet would reckon with what begins like this


def to_csv(games: Sequence[CareerGameOf]) -> str:
    """Write games as a table."""
    items = dict.fromkeys(ROWS)
    for one in games:
        items.update(dict.fromkeys(one.seat.sources))
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    table.writerow([*COLUMNS, *(f"points_{item}" for item in items)])
    for one in games:
        table.writerow([*_cells(one), *(one.seat.sources.get(item, 0) for item in items)])
    return text.getvalue()


def _cells(one: CareerGameOf) -> list[str | int | float]:
    game, seat = one.game, one.seat
    rivals = "; ".join(
        f"{rival.name} ({rival.level or rival.kind}) {rival.points}" for rival in one.rivals
    )
    return [
        *(game.id, game.finished, _safe(game.record), _safe(game.seed), " ".join(game.modules)),
        " ".join(f"{module}={variant}" for module, variant in game.variants),
        *(len(game.seats), _safe(seat.name), seat.place, seat.points),
        *(seat.points - one.margin, one.margin, round(seat.share, 4)),
        "" if seat.adjusted is None else round(seat.adjusted, 4),
        *(seat.bought, seat.exact, seat.wall, seat.turns, one.level, _safe(rivals)),
    ]


def _safe(text: str) -> str:
    """Keep what a person wrote from being taken for a formula."""
    return f"'{text}" if text.startswith(FORMULAS) else text
