"""Confidence intervals for measurements, and a sequential test.

Games of one deal are not independent, so each deal is one observation, for example a level's share
of the victories in it.
"""

import math
from collections.abc import Iterable

import attrs

WILSON_Z = 1.959964  # 95 %
# Two-sided 95 % bounds of Student's t, by degrees of freedom from 1; ``student`` computes the rest.
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)
ERROR = 0.05  # probability of each kind of error in the sequential test
BOUND = math.log((1 - ERROR) / ERROR)  # of its log-likelihood ratio, on both sides
FEWEST = 8  # minimum number of deals
BEFORE = 0.01  # pseudo-count of deals lost, and of deals won, so that no outcome is impossible
HALVINGS = 50


@attrs.define
class Sample:
    """Running statistics of independent values: count, mean and sum of squared deviations."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Add a value."""
        self.count += 1
        before = value - self.mean
        self.mean += before / self.count
        self.squares += before * (value - self.mean)

    @property
    def half_width(self) -> float:
        """The half-width of the 95 % confidence interval of the mean (0 for a single value)."""
        if self.count < 2:
            return 0.0
        variance = self.squares / (self.count - 1)
        return student(self.count - 1) * math.sqrt(variance / self.count)

    def interval(self, low: float = -math.inf, high: float = math.inf) -> list[float] | None:
        """Return the ends of the 95 % confidence interval; None if all values are equal."""
        if not self.squares:
            return None
        ends = (self.mean - self.half_width, self.mean + self.half_width)
        return [round(min(max(end, low), high), 4) for end in ends]


def student(freedom: int) -> float:
    """Return the two-sided 95 % bound of Student's t distribution.

    >>> [round(student(freedom), 2) for freedom in (1, 10, 30, 1000)]
    [12.71, 2.23, 2.04, 1.96]
    """
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = WILSON_Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def interval(values: Iterable[float]) -> tuple[float, float]:
    """Return the mean and the half-width of its 95 % confidence interval.

    >>> interval([1.0, 1.0, 1.0])
    (1.0, 0.0)
    """
    sample = Sample()
    for value in values:
        sample.add(value)
    return sample.mean, sample.half_width


def wilson(wins: float, tries: int) -> list[float]:
    """Return the 95 % confidence interval of a rate (Wilson's score interval).

    >>> wilson(5, 10)
    [0.2366, 0.7634]
    """
    rate, z2 = wins / tries, WILSON_Z**2
    middle = rate + z2 / (2 * tries)
    spread = WILSON_Z * math.sqrt(rate * (1 - rate) / tries + z2 / (4 * tries**2))
    scale = 1 + z2 / tries
    ends = ((middle - spread) / scale, (middle + spread) / scale)
    return [round(min(max(end, 0.0), 1.0), 4) for end in ends]


@attrs.define
class Sprt:
    """A sequential test of a share between 0 and 1: is it ``low`` (H0) or ``high`` (H1)?

    Wald's test on the share per deal. It assumes no distribution: for each hypothesis it takes
    the likeliest distribution with that mean (a generalised likelihood ratio).
    """

    low: float
    high: float
    seen: dict[float, float] = attrs.Factory(lambda: {0.0: BEFORE, 1.0: BEFORE})
    deals: int = 0

    def add(self, share: float) -> str | None:
        """Add the share of a deal; return "H0" or "H1" once the test is decided, else None."""
        share = round(share, 6)
        self.seen[share] = self.seen.get(share, 0) + 1
        self.deals += 1
        ratio = self.ratio()
        if self.deals < FEWEST or abs(ratio) < BOUND:
            return None
        return "H1" if ratio > 0 else "H0"

    def ratio(self) -> float:
        """Return the log-likelihood ratio of H1 to H0."""
        return self._likelihood(self.high) - self._likelihood(self.low)

    def _likelihood(self, mean: float) -> float:
        """Return the log-likelihood of the deals under the likeliest distribution with a mean.

        That distribution gives a share s seen in n deals the weight n / (1 + x (s - mean)), with
        the x for which the weighted shares average to the mean.
        """
        low, high = -1 / (1 - mean), 1 / mean  # outside this range weights would be negative
        for _ in range(HALVINGS):
            x = (low + high) / 2
            slope = sum(n * (s - mean) / (1 + x * (s - mean)) for s, n in self.seen.items())
            low, high = (x, high) if slope > 0 else (low, x)
        return -sum(n * math.log(1 + x * (s - mean)) for s, n in self.seen.items())
