"""Career statistics: filters, sums, strengths, records, streaks, CSV.

An even share is what each seat would win if all players were equal: a third at a table of three. A
strength is the share of wins as a multiple of the even share. It is adjusted for luck if a review
has computed the adjustment, otherwise it is the raw share.
"""

import csv
import io
import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime, timedelta
from operator import itemgetter

from attrs import frozen

from alhambra_qt.ai.intervals import Sample, wilson
from alhambra_qt.controller.career.finished import CareerGame, CareerSeat, person_key
from alhambra_qt.controller.game.gameconfig import AI, OFFERED_LEVELS
from alhambra_qt.controller.words.names import row_modules
from alhambra_qt.engine.pieces import TYPES

ALL, BASE, PEOPLE, REAL = "all", "base", "people", "real"
DAYS = {"month": 30, "quarter": 91, "year": 365}
LAST = 10  # games in the running mean
FEWEST = 3  # games needed to state a strength
FEW = 8  # with fewer games the interval is drawn as uncertain
ROWS = (*TYPES, "wall")  # the point sources of every game


@frozen
class CareerGameOf:
    """A finished game from one person's view: their own seat and the rivals' seats."""

    game: CareerGame
    seat: CareerSeat
    rivals: tuple[CareerSeat, ...]

    @property
    def margin(self) -> int:
        """Points behind the best rival; negative if ahead."""
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
        """The level of the strongest computer, or a marker for people or a real table."""
        if self.game.real:
            return REAL
        levels = [rival.level for rival in self.rivals if rival.kind == AI]
        known = [level for level in OFFERED_LEVELS if level in levels]
        return known[-1] if known else levels[0] if levels else PEOPLE

    @property
    def sure(self) -> bool:
        """Whether the program saw the game, or all numbers of a real one were given."""
        return not self.game.real or self.seat.feats.get("whole") == 1

    @property
    def played(self) -> tuple[str, ...]:
        """The active modules, or a marker for the base game."""
        return self.game.modules or (BASE,)


@frozen
class CareerChoice:
    """A filter for games; seat count 0 and ``ALL`` filter nothing."""

    person: str = ""
    since: str = ALL
    seats: int = 0
    module: str = ALL
    level: str = ALL

    @property
    def active(self) -> int:
        """The number of filters in effect."""
        return sum((self.since != ALL, self.seats != 0, self.module != ALL, self.level != ALL))

    def takes(self, game: CareerGameOf, now: datetime) -> bool:
        """Return whether a game passes the filters."""
        days = DAYS.get(self.since)
        start = "" if days is None else (now - timedelta(days)).isoformat(timespec="seconds")
        return (
            game.game.finished >= start
            and self.seats in (0, len(game.game.seats))
            and self.module in (ALL, *game.played)
            and self.level in (ALL, game.level)
        )


def games_of(games: Iterable[CareerGame], person: str) -> list[CareerGameOf]:
    """Return a person's games in the given order."""
    key, found = person_key(person), []
    for game in games:
        own = [seat for seat in game.seats if seat.person == key]
        if own and len(game.seats) > 1:
            rivals = tuple(seat for seat in game.seats if seat is not own[0])
            found.append(CareerGameOf(game, own[0], rivals))
    return found


def day_of(game: CareerGameOf) -> date:
    """Return the day on which a game ended, where the person is."""
    return datetime.fromisoformat(game.game.finished).astimezone().date()


def mean(values: Iterable[float]) -> float:
    """Return the mean; 0 for no values."""
    every = list(values)
    return math.fsum(every) / len(every) if every else 0.0


def running(games: Sequence[CareerGameOf]) -> list[float | None]:
    """Return for each game the mean margin of the last ten; None until there are ten."""
    margins = [game.margin for game in games]
    return [
        mean(margins[k + 1 - LAST : k + 1]) if k + 1 >= LAST else None for k in range(len(margins))
    ]


# -- point sources ---------------------------------------------------------------------------


@frozen
class CareerSource:
    """The mean points per game from one source, for the person and for a rival.

    ``games`` is the number of games in which the source was available, 0 if in all.
    """

    item: str
    own: float
    rivals: float
    games: int = 0


def sources(games: Sequence[CareerGameOf]) -> list[CareerSource]:
    """Return mean points per game by source; a module's mean covers only games that use it."""
    found: dict[str, tuple[list[int], list[float]]] = {item: ([], []) for item in ROWS}
    of, used = row_modules(), Counter(module for game in games for module in game.game.modules)
    for game in games:  # in one pass: a long career does not fit into the processor's caches
        seats = game.seat, *game.rivals
        for item in dict.fromkeys(item for seat in seats for item in seat.sources):
            own, rivals = found.setdefault(item, ([], []))
            module = of.get(item, item)
            if not used[module] or module in game.game.modules:
                own.append(game.seat.sources.get(item, 0))
                points = sum([rival.sources.get(item, 0) for rival in game.rivals])
                rivals.append(points / len(game.rivals))
    return [
        _source(item, *sums, used[of.get(item, item)], len(games)) for item, sums in found.items()
    ]


def _source(
    item: str, own: Sequence[int], rivals: Sequence[float], used: int, games: int
) -> CareerSource:
    among = max(1, used or games)
    means = math.fsum(own) / among, math.fsum(rivals) / among
    return CareerSource(item, *means, used if used < games else 0)


def totals(games: Sequence[CareerGameOf]) -> CareerSource:
    """Return the person's mean score and a rival's."""
    return CareerSource(
        "",
        mean(game.seat.points for game in games),
        mean(mean(rival.points for rival in game.rivals) for game in games),
    )


# -- strength ---------------------------------------------------------------------------------


@frozen
class CareerStrength:
    """The strength in a set of games, as a multiple of an even share.

    Attributes:
        name: the set of games, such as a level or a module.
        ratio: None if there are too few games; ``low`` and ``high`` are None then, too.
        low: the lower end of the 95 % interval; ``high`` is the upper end.
    """

    name: str
    games: int
    won: int
    ratio: float | None = None
    low: float = 0.0
    high: float = 0.0

    @property
    def sure(self) -> bool:
        """Whether the interval, as rounded for display, excludes an even share."""
        return self.ratio is not None and (round(self.low, 1) > 1 or round(self.high, 1) < 1)

    @property
    def few(self) -> bool:
        """Whether there are too few games even for a reliable interval."""
        return self.games < FEW


def strength(name: str, games: Sequence[CareerGameOf]) -> CareerStrength:
    """Compute a person's strength in a set of games."""
    count, won = len(games), sum(game.won for game in games)
    if count < FEWEST:
        return CareerStrength(name, count, won)
    even, sample = mean(game.even for game in games), Sample()
    for game in games:
        sample.add(game.seat.share if game.seat.adjusted is None else game.seat.adjusted)
    ends = (
        sample.interval(low=0.0) if any(game.seat.adjusted is not None for game in games) else None
    )
    low, high = ends or wilson(min(max(sample.mean * count, 0.0), count), count)
    return CareerStrength(name, count, won, sample.mean / even, low / even, high / even)


def strengths(
    games: Sequence[CareerGameOf], of: Callable[[CareerGameOf], Iterable[str]], order: Sequence[str]
) -> list[CareerStrength]:
    """Return the strength for each group of games, in the given order; unknown names come last."""
    groups: dict[str, list[CareerGameOf]] = {name: [] for name in order}
    for game in games:
        for name in of(game):
            groups.setdefault(name, []).append(game)
    return [strength(name, found) for name, found in groups.items() if found]


def by_level(games: Sequence[CareerGameOf]) -> list[CareerStrength]:
    """Return the strength grouped by the strongest computer at the table."""
    return strengths(games, lambda game: (game.level,), (*OFFERED_LEVELS, PEOPLE, REAL))


def by_module(games: Sequence[CareerGameOf], order: Sequence[str]) -> list[CareerStrength]:
    """Return the strength grouped by module; a game with several modules counts for each."""
    return strengths(games, lambda game: game.played, (BASE, *order))


# -- records and streaks ----------------------------------------------------------------------


@frozen
class CareerRecord:
    """A personal best, and the first game in which it was reached."""

    name: str
    value: int
    game: CareerGameOf


def best_of(games: Sequence[CareerGameOf]) -> list[CareerRecord]:
    """Return the records; the largest margin and the shortest win need at least one win.

    What nobody counted is no record, nor are points of a game that is not ``sure``.
    """
    won = [game for game in games if game.won]
    wanted: dict[str, list[tuple[int | None, CareerGameOf]]] = {
        "points": [(game.seat.points, game) for game in games if game.sure],
        "margin": [(game.margin, game) for game in won if game.sure and game.margin > 0],
        "wall": [(game.seat.wall, game) for game in games],
        "exact": [(game.seat.exact, game) for game in games],
        "bought": [(game.seat.bought, game) for game in games],
        "turns": [(game.seat.turns, game) for game in won],
    }
    found = []
    for name, among in wanted.items():
        known = [(value, game) for value, game in among if value is not None]
        if known:
            value, best = (min if name == "turns" else max)(known, key=itemgetter(0))
            found.append(CareerRecord(name, value, best))
    return found


@frozen
class CareerStreaks:
    """The current streak (negative for losses), and the longest of wins and of losses."""

    now: int
    most_won: int
    most_lost: int


def streaks(games: Sequence[CareerGameOf]) -> CareerStreaks:
    """Count streaks of games won and not won."""
    now = most_won = most_lost = 0
    for game in games:
        now = max(0, now) + 1 if game.won else min(0, now) - 1
        most_won, most_lost = max(most_won, now), max(most_lost, -now)
    return CareerStreaks(now, most_won, most_lost)


COLUMNS = (
    *("game", "finished", "record", "seed", "modules", "variants", "seats", "person", "place"),
    *("points", "best_rival", "margin", "share", "adjusted", "bought", "exact", "wall", "turns"),
    *("level", "rivals"),
)
FORMULAS = ("=", "+", "-", "@", "\t")  # a spreadsheet evaluates text that begins like this


def to_csv(games: Sequence[CareerGameOf]) -> str:
    """Return the games as CSV."""
    items = dict.fromkeys(ROWS)
    for game in games:
        items.update(dict.fromkeys(game.seat.sources))
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    table.writerow([*COLUMNS, *(f"points_{item}" for item in items)])
    for game in games:
        table.writerow([*_cells(game), *(game.seat.sources.get(item, 0) for item in items)])
    return text.getvalue()


def _cells(played: CareerGameOf) -> list[str | int | float]:
    game, seat = played.game, played.seat
    rivals = "; ".join(
        f"{rival.name} ({rival.level or rival.kind}) {rival.points}" for rival in played.rivals
    )
    return [
        *(game.id, game.finished, _safe(game.record), _safe(game.seed), " ".join(game.modules)),
        " ".join(f"{module}={variant}" for module, variant in game.variants),
        *(len(game.seats), _safe(seat.name), seat.place, seat.points),
        *(seat.points - played.margin, played.margin, round(seat.share, 4)),
        "" if seat.adjusted is None else round(seat.adjusted, 4),
        *("" if n is None else n for n in (seat.bought, seat.exact, seat.wall, seat.turns)),
        *(played.level, _safe(rivals)),
    ]


def _safe(text: str) -> str:
    """Escape user text that a spreadsheet would read as a formula."""
    return f"'{text}" if text.startswith(FORMULAS) else text
