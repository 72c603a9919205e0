"""How sure a measurement is: confidence intervals, and a test that stops when it knows enough.

Games of one deal belong together, so that the deal is what is counted: a value per deal, such as
a level's share of the victories in it.
"""

import math
from collections.abc import Iterable

import attrs

WILSON_Z = 1.959964  # 95 %
# 95 % of Student's t lie within this, by degrees of freedom from 1; beyond, by ``student``.
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)
ERROR = 0.05  # chance of either mistake of the sequential test
BOUND = math.log((1 - ERROR) / ERROR)  # of its ratio, on both sides
FEWEST = 8  # deals before it may end
BEFORE = 0.01  # deals it presumes lost, and as many won: it takes nothing for impossible
HALVINGS = 50


@attrs.define
class Sample:
    """Independent values, of which number, mean and squared distances are kept."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Take one more value in."""
        self.count += 1
        before = value - self.mean
        self.mean += before / self.count
        self.squares += before * (value - self.mean)

    @property
    def half_width(self) -> float:
        """How far the 95 % interval reaches to each side of the mean (0 for a single value)."""
        if self.count < 2:
            return 0.0
        variance = self.squares / (self.count - 1)
        return student(self.count - 1) * math.sqrt(variance / self.count)

    def interval(self, low: float = -math.inf, high: float = math.inf) -> list[float] | None:
        """Give the ends of the 95 % interval; None without different values to tell one from."""
        if not self.squares:
            return None
        ends = (self.mean - self.half_width, self.mean + self.half_width)
        return [round(min(max(end, low), high), 4) for end in ends]


def student(freedom: int) -> float:
    """Give the bound that 95 % of Student's t stay within.

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
    """Give the mean and the half-width of its 95 % interval.

    >>> interval([1.0, 1.0, 1.0])
    (1.0, 0.0)
    """
    sample = Sample()
    for value in values:
        sample.add(value)
    return sample.mean, sample.half_width


def wilson(wins: float, tries: int) -> list[float]:
    """Give the 95 % confidence interval of a rate (Wilson's score interval).

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

    Wald's test on the share per deal. How shares are spread is not presumed: for either
    hypothesis it takes the likeliest spread that has this mean (a generalised likelihood ratio).
    """

    low: float
    high: float
    seen: dict[float, float] = attrs.Factory(lambda: {0.0: BEFORE, 1.0: BEFORE})
    deals: int = 0

    def add(self, share: float) -> str | None:
        """Take a deal in; once it knows, it says "H0" or "H1"."""
        share = round(share, 6)
        self.seen[share] = self.seen.get(share, 0) + 1
        self.deals += 1
        ratio = self.ratio()
        if self.deals < FEWEST or abs(ratio) < BOUND:
            return None
        return "H1" if ratio > 0 else "H0"

    def ratio(self) -> float:
        """Give the logarithm of how much likelier the deals are under H1 than under H0."""
        return self._likelihood(self.high) - self._likelihood(self.low)

    def _likelihood(self, mean: float) -> float:
        """Give the logarithm of the likelihood of the deals for the likeliest spread of a mean.

        It gives a share s the weight n / (1 + x (s - mean)) of its n deals, with the x for which
        these add up to the mean.
        """
        low, high = -1 / (1 - mean), 1 / mean  # further out weights would be negative
        for _ in range(HALVINGS):
            x = (low + high) / 2
            slope = sum(n * (s - mean) / (1 + x * (s - mean)) for s, n in self.seen.items())
            low, high = (x, high) if slope > 0 else (low, x)
        return -sum(n * math.log(1 + x * (s - mean)) for s, n in self.seen.items())
