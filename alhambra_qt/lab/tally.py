"""The summary of games among computers: victories, points and times of each level.

A deal is the games of one seed: one game, or with rotation one for each different rotation of the
line-up. The games of a deal have their cards and tiles in common, so that intervals over deals
count a deal once.
"""

from collections.abc import Sequence

import attrs

from alhambra_qt.ai.intervals import BOUND, ERROR, Sample, Sprt, wilson
from alhambra_qt.lab.reading import Json
from alhambra_qt.lab.times import Times


@attrs.define
class _Level:
    """The counts of one level."""

    seats: int = 0
    wins: float = 0.0
    points: int = 0
    times: Times = attrs.Factory(Times)
    rates: Sample = attrs.Factory(Sample)  # by deal
    margins: Sample = attrs.Factory(Sample)  # by deal
    adjusted: Sample = attrs.Factory(Sample)  # by deal, where luck is known


@attrs.define
class Tally:
    """Counts games as they come; ``rotations`` is the number of games of a deal."""

    rotations: int = 1
    sprt: Sprt | None = None
    verdict: str | None = None
    games: int = 0
    levels: dict[str, _Level] = attrs.Factory(dict)
    deal: list[Json] = attrs.Factory(list)

    def add(self, line: Json, times: Json) -> None:
        """Count a game; a shared victory counts in parts."""
        self.games += 1
        for seat, level in enumerate(line["seats"]):
            counted = self.levels.setdefault(level, _Level())
            counted.seats += 1
            counted.wins += won(line, seat)
            counted.points += line["scores"][seat]
        for level, spent in times.items():
            self.levels[level].times.merge(Times.from_json(spent))
        self.deal.append(line)
        if len(self.deal) == self.rotations:
            self._finish_deal()

    def _finish_deal(self) -> None:
        for level, counted in self.levels.items():
            counted.rates.add(mean([won(game, seat) for game, seat in _places(self.deal, level)]))
            if "adjusted" in self.deal[0]:
                places = _places(self.deal, level)
                counted.adjusted.add(mean([game["adjusted"][seat] for game, seat in places]))
            if len(self.levels) > 1:
                ahead = [margin(game, level) for game in self.deal]
                counted.margins.add(mean(ahead))
        if self.sprt is not None:
            first = self.deal[0]["seats"][0]
            shares = [won(game, seat) for game, seat in _places(self.deal, first)]
            self.verdict = self.sprt.add(mean(shares))
        self.deal = []

    def summary(self, seconds: float) -> Json:
        """Sum up.

        ``seats`` says how often a level sat at a table; ``rate`` and both its intervals refer to
        that, ``interval_95`` as if all games were independent. ``margin`` is how far a level's
        mean score is ahead of the others at its table.
        """
        levels = self.levels
        done = {
            "games": self.games,
            "deals": next((counted.rates.count for counted in levels.values()), 0),
            "wins": {level: round(counted.wins, 3) for level, counted in levels.items()},
            "seats": {level: counted.seats for level, counted in levels.items()},
            "rate": {
                level: round(results.wins / results.seats, 4) for level, results in levels.items()
            },
            "interval_95": {
                level: wilson(results.wins, results.seats) for level, results in levels.items()
            },
            "interval_95_deals": {
                level: counted.rates.interval(0.0, 1.0) for level, counted in levels.items()
            },
            "mean_score": {
                level: round(results.points / results.seats, 2) for level, results in levels.items()
            },
            "margin": {
                level: {
                    "mean": round(counted.margins.mean, 2),
                    "interval_95_deals": counted.margins.interval(),
                }
                for level, counted in levels.items()
                if counted.margins.count
            },
            "ms_per_level": {level: results.times.figures() for level, results in levels.items()},
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 3) if seconds else None,
        }
        if any(level.adjusted.count for level in levels.values()):
            done["adjusted"] = {level: _less_luck(results) for level, results in levels.items()}
        return done if self.sprt is None else {**done, "sprt": self._test(self.sprt)}

    def _test(self, sprt: Sprt) -> Json:
        return {
            "h0": sprt.low,
            "h1": sprt.high,
            "alpha": ERROR,
            "beta": ERROR,
            "deals": sprt.deals,
            "log_likelihood_ratio": round(sprt.ratio(), 4),
            "bounds": [round(-BOUND, 4), round(BOUND, 4)],
            "accepted": self.verdict,
        }


def _less_luck(counted: _Level) -> Json:
    """Say what is left of a level's share without luck, and what part of its scatter remains."""
    plain, less = counted.rates.squares, counted.adjusted.squares
    return {
        "rate": round(counted.adjusted.mean, 4),
        "interval_95_deals": counted.adjusted.interval(),
        "variance_ratio": round(less / plain, 3) if plain else None,
    }


def mean(values: Sequence[float]) -> float:
    """Give the mean."""
    return sum(values) / len(values)


def won(game: Json, seat: int) -> float:
    """Give a seat's share of the victory."""
    return 1 / len(game["winners"]) if seat in game["winners"] else 0.0


def margin(game: Json, level: str) -> float:
    """Give how far a level's mean score is ahead of the others'."""
    own: list[int] = []
    rest: list[int] = []
    for other, score in zip(game["seats"], game["scores"], strict=True):
        (own if other == level else rest).append(score)
    return mean(own) - mean(rest)


def _places(deal: Sequence[Json], level: str) -> list[tuple[Json, int]]:
    return [
        (game, seat) for game in deal for seat, other in enumerate(game["seats"]) if other == level
    ]
