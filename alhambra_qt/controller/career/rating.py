"""A person's rating beside the five levels, and a rival that fits it.

The model and the update are those of Weng and Lin (A Bayesian Approximation Method for Online
Ranking, JMLR 12, 2011, 267-300), Algorithm 4 (Plackett-Luce) for the winner of a table. A rating is
a normal distribution. The levels are fixed: the arena measured them, in `assets/strength.json`, in
the base game, with few modules and with many (docs/PLAYERS.md). Medium has 1500 points; 174 points
more multiply the odds at a table of three by e.

A reviewed game counts with luck removed, as a fraction of a win (see `results_of`).
"""

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from attrs import evolve, frozen

from alhambra_qt.controller.career.figures import BASE, CareerGameOf
from alhambra_qt.controller.game.gameconfig import AI, HUMAN, OFFERED_LEVELS, GameConfig
from alhambra_qt.engine.chance import pick, steady
from alhambra_qt.paths import assets_dir

SETS = (BASE, "few", "many")  # of games, by the number of modules
MOST_FEW = 4
UNIT = 400 / math.log(10)  # points that multiply the odds at a table of three by e
BETA = UNIT / math.sqrt(3)  # what Weng and Lin call the standard deviation of one seat's play
UNSURE = 0.6  # of a person of whom nothing is known, in parts of the way from novice to medium
DRIFT = 5.0  # points that a person may change by from one game to the next
LEAST = 3  # games before a rating is shown
DRAWS = 10_000
AIM = 1.2  # how often a person wins against the level Fitting, as a multiple of an even share
TOO_EASY, TOO_HARD = 1.5, 0.6  # multiples of an even share from which on another level is suggested


@frozen
class Rating:
    """A rating in a set of games: mean and standard deviation, and what the last game changed."""

    module_set: str
    mean: float
    deviation: float
    games: int = 0
    last: float = 0.0

    @property
    def known(self) -> bool:
        """Whether there were enough games to show it."""
        return self.games >= LEAST

    @property
    def ends(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.mean - 1.96 * self.deviation, self.mean + 1.96 * self.deviation


@lru_cache(maxsize=1)
def ladder() -> Mapping[str, Mapping[str, float]]:
    """Return the points of every level, by set of modules."""
    found = json.loads((assets_dir() / "strength.json").read_text("utf-8"))["points"]
    return {name: dict(zip(OFFERED_LEVELS, found[name], strict=True)) for name in SETS}


def set_of(modules: Sequence[str]) -> str:
    """Return the set that a game belongs to."""
    return SETS[(len(modules) > 0) + (len(modules) > MOST_FEW)]


def first(module_set: str) -> Rating:
    """Return the rating of a person of whom nothing is known: like an easy player."""
    points = ladder()[module_set]
    return Rating(module_set, points["easy"], UNSURE * (points["medium"] - points["novice"]))


def chance_of(rating: Rating, levels: Sequence[str]) -> float:
    """Return the chance of winning against these levels, the rating's uncertainty included."""
    points = ladder()[rating.module_set]  # who plays at random is not measured: like a novice
    return _softmax(rating, [points.get(level, points["novice"]) for level in levels])[0]


def _softmax(rating: Rating, rivals: Sequence[float]) -> tuple[float, float]:
    """Return the chance of winning, and Weng and Lin's c."""
    c = math.sqrt(rating.deviation**2 + (len(rivals) + 1) * BETA**2)
    odds = [math.exp((points - rating.mean) / c) for points in rivals]
    return steady(1 / (1 + math.fsum(odds))), c


def updated(rating: Rating, rivals: Sequence[float], result: float) -> Rating:
    """Return the rating after a game against rivals with these points."""
    chance, c = _softmax(rating, rivals)
    variance = rating.deviation**2
    gained = variance / c * (result - chance)
    left = variance * (1 - variance / c**2 * chance * (1 - chance)) + DRIFT**2
    return evolve(
        rating,
        mean=rating.mean + gained,
        deviation=math.sqrt(left),
        games=rating.games + 1,
        last=gained,
    )


def counts_for(game: CareerGameOf) -> bool:
    """Return whether a game tells of a rating: all rivals are computers of the five levels."""
    return all(rival.kind == AI and rival.level in OFFERED_LEVELS for rival in game.rivals)


def rate(games: Iterable[CareerGameOf], module_set: str) -> Rating:
    """Return the rating after a person's games of a set, oldest first."""
    counted = [
        game for game in games if counts_for(game) and set_of(game.game.modules) == module_set
    ]
    rating, points = first(module_set), ladder()[module_set]
    for game, result in zip(counted, results_of(counted), strict=True):
        rating = updated(rating, [points[rival.level] for rival in game.rivals], result)
    return rating


def results_of(games: Sequence[CareerGameOf]) -> list[float]:
    """Return each game's share of the win, with luck removed where that is fair.

    Luck averages to nothing over all games, but not over those that a person chooses to review: who
    reviews defeats only would lose nothing but bad luck. So luck is removed from the same part of
    the games won and of the others; beyond it, results stay as they were.
    """
    kinds = [[game for game in games if game.won is won] for won in (True, False)]
    reviewed = [[game for game in kind if game.seat.adjusted is not None] for kind in kinds]
    part = min(
        len(some) / len(kind) if kind else 0.0 for some, kind in zip(reviewed, kinds, strict=True)
    )
    fair = {
        game.game.id
        for some, kind in zip(reviewed, kinds, strict=True)
        for game in some[: round(part * len(kind))]
    }
    return [
        game.seat.share
        if game.seat.adjusted is None or game.game.id not in fair
        else game.seat.adjusted
        for game in games
    ]


def place(points: float, module_set: str) -> float:
    """Return where points stand between the levels: 0 is the first, 4 the last."""
    steps = list(ladder()[module_set].values())
    for number, (low, high) in enumerate(pairwise(steps)):
        if points < high:
            return number + max(0.0, (points - low) / (high - low))
    return len(steps) - 1.0


def suggested(rating: Rating, level: str, seats: int) -> str:
    """Return the next level up or down if this one is surely too easy or too hard, else ""."""
    at, even, rivals = OFFERED_LEVELS.index(level), 1 / seats, [level] * (seats - 1)
    weaker, stronger = (
        evolve(rating, mean=rating.mean + part * rating.deviation) for part in (-1, 1)
    )
    if chance_of(weaker, rivals) >= TOO_EASY * even and at + 1 < len(OFFERED_LEVELS):
        return OFFERED_LEVELS[at + 1]
    too_hard = chance_of(stronger, rivals) <= TOO_HARD * even and at > 0
    return OFFERED_LEVELS[at - 1] if too_hard else ""


# -- a rival that fits ------------------------------------------------------------------------


@frozen
class Fitting:
    """The pair of neighbouring levels for matched seats, and the share of the harder one.

    ``chance`` is how often the person is expected to win, over both.
    """

    easier: str
    harder: str
    part: float
    chance: float


def fitting(rating: Rating, config: GameConfig) -> Fitting:
    """Return the levels between which the fitting seats of a game are drawn."""
    aim = AIM / len(config.seats)
    chances = [chance_of(rating, _levels(config, level)) for level in OFFERED_LEVELS]
    easier = max((n for n, chance in enumerate(chances) if chance >= aim), default=0)
    harder = min(easier + (chances[easier] >= aim), len(chances) - 1)
    gap = chances[easier] - chances[harder]
    part = (chances[easier] - aim) / gap if gap else 0.0
    levels = OFFERED_LEVELS[easier], OFFERED_LEVELS[harder]
    return Fitting(*levels, part, chances[easier] - part * gap)


def _levels(config: GameConfig, drawn: str = "") -> list[str]:
    """Return the levels of the computers, with the fitting ones all at one level."""
    computers = (seat for seat in config.seats if seat.kind == AI)
    return [drawn if drawn and seat.fitting else seat.level for seat in computers]


def person_in(config: GameConfig) -> str:
    """Return the name of the only person at a table, or nothing if there are more."""
    people = [seat.name for seat in config.seats if seat.kind == HUMAN]
    return people[0] if len(people) == 1 else ""


def fits(config: GameConfig) -> bool:
    """Return whether a seat is to be drawn."""
    return any(seat.kind == AI and seat.fitting for seat in config.seats)


def fitted(config: GameConfig, rating: Rating) -> GameConfig:
    """Draw the level of the fitting seats, all of them the same, by the seed of the game."""
    if not fits(config):
        return config
    found = fitting(rating, config)
    hard = pick(range(DRAWS), config.seed, "fitting") < DRAWS * found.part
    level = found.harder if hard else found.easier
    seats = (evolve(seat, level=level) if seat.fitting else seat for seat in config.seats)
    return evolve(config, seats=tuple(seats))
