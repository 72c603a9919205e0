"""A review as data: the shares of victory along a game, and what changed them.

A *share* is a part of the victory, 0 to 1, of one seat; the shares of all seats add up to 1. They
change only when something is revealed (``Reveal``) or somebody chooses (``JudgedChoice``), so that
for every seat ``result - start = luck + own choices + others' choices + not to be known``.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain

from attrs import evolve, field, frozen

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat

Shares = tuple[float, ...]

SLIP, MISTAKE, BLUNDER = 0.02, 0.06, 0.12  # shares of victory from which on a choice is called so
TURNING = 5  # hundredths that a winner's share must rise for good to have a turning point
DEAREST = 5  # turns of which the costly choices are shown
FEWEST = 3  # turns that are shown, if in so many anything was lost
LEAST, SURELY = (
    0.005,
    1 / 3,
)  # what such a little one costs, and the part of it that is beyond chance
LONG = 0.25  # of the turns of a game, for which nothing was left to lose


@frozen
class ReviewReason:
    """One reason why another choice was better: the id of a text, its values, and its part."""

    id: str
    params: tuple[tuple[str, str | int | float], ...]
    part: float


@frozen
class Swing:
    """A change of the shares with an open table: at action ``at`` of the game, in turn ``turn``."""

    at: int
    turn: int
    seat: Seat
    before: Shares
    after: Shares

    @property
    def change(self) -> Shares:
        """The change for each seat."""
        return tuple(new - old for old, new in zip(self.before, self.after, strict=True))


@frozen
class Reveal(Swing):
    """Something was revealed or drawn after an action: all of the change is luck."""


@frozen
class JudgedChoice(Swing):
    """Somebody chose.

    Attributes:
        own: the change for each seat as the chooser could know it, compared with the best; for the
            chooser it is minus the cost.
        cost: what the choice cost the chooser beside the best, 0 or more but for chance.
        low, high: its 95 % interval.
        played, best: what was done, and what would have been best.
        reasons: why that was better; their parts add up to the cost.
        unclear: whether the judges disagree about the cost; it counts as 0, and what changed as
            unknown.
    """

    own: Shares
    cost: float
    low: float
    high: float
    played: Action
    best: Action
    reasons: tuple[ReviewReason, ...] = ()
    unclear: bool = False

    @property
    def unknown(self) -> Shares:
        """The share of the change that hidden cards caused, or all of it where that is unclear."""
        return tuple(all_ - own for all_, own in zip(self.change, self.own, strict=True))

    @property
    def sure(self) -> bool:
        """Whether it surely cost something: chance alone does not explain it."""
        return self.low > 0

    @property
    def severity(self) -> int:
        """How bad it was: 0 nothing to speak of, 1 a slip, 2 a mistake, 3 a blunder.

        Its cost counts in whole hundredths, as people see it.
        """
        if not self.sure:
            return 0
        return sum(in_hundredths(self.cost) >= least for least in (SLIP, MISTAKE, BLUNDER))

    @property
    def little(self) -> bool:
        """Whether it surely cost a little: among many chance alone now and then looks so."""
        return self.cost >= LEAST and self.low >= SURELY * self.cost

    def without_cost(self) -> "JudgedChoice":
        """Give the choice with its cost unclear."""
        nothing = (0.0,) * len(self.own)
        return evolve(self, own=nothing, cost=0.0, low=0.0, high=0.0, reasons=(), unclear=True)


@frozen
class TriedCost:
    """The cost of an action compared with the best found, with its interval.

    ``unclear`` tells that the judges disagree about it.
    """

    cost: float
    low: float
    high: float
    unclear: bool = False


@frozen
class LevelMove:
    """The move of a level of the computer players, and the reason for it."""

    level: str
    action: Action
    reasons: tuple[ReviewReason, ...]


@frozen
class PricedMove:
    """A choice: its share for the chooser, and what it costs beside the best, with its interval.

    ``reasons`` say why the best is better; those of the best, why it is better than the next.
    """

    action: Action
    share: float
    cost: float
    low: float
    high: float
    reasons: tuple[ReviewReason, ...] = ()


@frozen
class Advice:
    """The moves of the levels at a moment, and its choices, the best first, as far as is known."""

    done: float
    levels: tuple[LevelMove, ...]
    moves: tuple[PricedMove, ...]


@frozen
class LevelPlace:
    """A place between the five levels, 0 the first to 4 the last, with its 95 % interval."""

    at: float
    low: float
    high: float


@frozen
class Review:
    """The results of an analysis so far.

    Attributes:
        start, result: the shares before the first action and after the last.
        swings: all changes in the order of the game; those of one action are its choice, then what
            it revealed.
        turns: how many turns the game has; ``done`` is the part of the work that is done, 0 to 1.
        rough: whether the shares are first guesses from few rollouts.
        error: the 95 % half-width of a share along the curve.
        places: for each seat how well it played, None where too little is known.
    """

    start: Shares
    result: Shares
    swings: tuple[Swing, ...]
    turns: int
    done: float = 1.0
    rough: bool = False
    error: float = 0.0
    places: tuple[LevelPlace | None, ...] = field(factory=tuple)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.start)

    # -- the curve ----------------------------------------------------------------------------

    def curve(self) -> tuple[Shares, ...]:
        """Give the shares at the beginning, and then after each turn."""
        after, found = {swing.turn: swing.after for swing in self.swings}, [self.start]
        for turn in range(self.turns):
            found.append(after.get(turn, found[-1]))
        return tuple(found)

    def luck_by_turn(self, seat: Seat) -> tuple[float, ...]:
        """Give the luck of a seat in each turn, with what it could not know."""
        sums = [0.0] * self.turns
        for swing in self.swings:
            sums[swing.turn] += luck_of(swing, seat)
        return tuple(sums)

    def choices_by_turn(self, seat: Seat) -> tuple[float, ...]:
        """Give what a seat's own choices cost it in each turn, never above 0 but for chance."""
        sums = [0.0] * self.turns
        for choice in self.judged(seat):
            sums[choice.turn] += choice.own[seat]
        return tuple(sums)

    # -- the sum ------------------------------------------------------------------------------

    def judged(self, seat: Seat | None = None) -> Iterator[JudgedChoice]:
        """Give the choices, all or those of a seat, in their order."""
        for swing in self.swings:
            if isinstance(swing, JudgedChoice) and seat in (None, swing.seat):
                yield swing

    def luck(self, seat: Seat) -> float:
        """Add up what reveals changed for a seat."""
        return sum(swing.change[seat] for swing in self.swings if isinstance(swing, Reveal))

    def choices(self, seat: Seat) -> float:
        """Add up what a seat's own choices changed for it."""
        return sum(choice.own[seat] for choice in self.judged(seat))

    def others(self, seat: Seat) -> float:
        """Add up what the choices of the others changed for a seat."""
        return sum(choice.own[seat] for choice in self.judged() if choice.seat != seat)

    def unknown(self, seat: Seat) -> float:
        """Add up what hidden cards made of all choices for a seat."""
        return sum(choice.unknown[seat] for choice in self.judged())

    def adjusted(self, seat: Seat) -> float:
        """Give the result of a seat with even luck: a share like any other.

        Where great luck follows on great faults what is left of them may lie beyond a whole
        victory or none; then it is the nearest shares that can be.
        """
        left = [
            self.result[seat] - self.luck(seat) - self.unknown(seat) for seat in range(self.seats)
        ]
        return _nearest_shares(left)[seat]

    # -- what is shown ------------------------------------------------------------------------

    def dearest(self, seat: Seat) -> tuple[JudgedChoice, ...]:
        """Give the choices that surely cost a seat most, turn by turn, the costliest turn first.

        None is missing that surely cost more than one of them. Where there are few, those that
        surely cost a little make up for them.
        """
        found = list[JudgedChoice]()
        sure = (choice for choice in self.judged(seat) if choice.sure)
        for choice in sorted(sure, key=lambda choice: -choice.cost):
            turns = {other.turn for other in found}
            full = len(turns) >= (DEAREST if choice.severity else FEWEST)
            known = choice.severity and choice.turn in turns
            if (full and not known) or not (choice.severity or choice.little):
                break
            found.append(choice)
        return tuple(chain.from_iterable(_by_turn(found)))

    def unclear(self, seat: Seat) -> tuple[JudgedChoice, ...]:
        """Give the choices of a seat about which the judges disagree."""
        return tuple(choice for choice in self.judged(seat) if choice.unclear)

    def lost_after(self, seat: Seat) -> int | None:
        """Give how many turns were played when a seat had lost for good, if that was long ago."""
        shares = [row[seat] for row in self.curve()]
        lost = max((k for k, share in enumerate(shares) if share >= SLIP), default=-1) + 1
        return lost if self.turns - lost >= LONG * self.turns else None


def _by_turn(choices: Iterable[JudgedChoice]) -> list[list[JudgedChoice]]:
    """Put choices of one turn together, in the order of the game; the costliest turn first."""
    turns = dict[int, list[JudgedChoice]]()
    for choice in sorted(choices, key=lambda choice: choice.at):
        turns.setdefault(choice.turn, []).append(choice)
    return sorted(turns.values(), key=lambda turn: -math.fsum(choice.cost for choice in turn))


def decisive_rise(line: Sequence[int]) -> tuple[int, int] | None:
    """Find the turn in which half of all that a line rose for good was gained, or the run of turns.

    ``line`` is a share in hundredths, before the first turn and after each. Gained for good is what
    was never undone: from the level before a turn up to the lowest level after it. If no turn has
    half of it, take the shortest run of turns that has, and with it what goes on at half its pace.
    Give the first and the last turn; None if hardly anything lasted.
    """
    low = list(accumulate(reversed(line), min))[::-1]  # the lowest level from each moment on
    rise, end = low[-1] - low[0], len(low) - 1
    if rise < TURNING:
        return None
    runs = ((first, first + size) for size in range(1, end + 1) for first in range(end - size + 1))
    enough = ((first, last) for first, last in runs if 2 * (low[last] - low[first]) >= rise)
    size = next(last - first for first, last in enough)
    first = max(range(end - size + 1), key=lambda k: low[k + size] - low[k])
    if size == 1:
        return first, first
    last, pace = first + size, (low[first + size] - low[first]) / (2 * size)
    first = max(reversed(range(first + 1)), key=lambda k: pace * k - low[k])
    last = max(range(last, end + 1), key=lambda k: low[k] - pace * k)
    return first, last - 1


def _nearest_shares(numbers: list[float]) -> Shares:
    """Give the shares from 0 up, 1 in all, that are nearest to numbers that add up to 1."""
    taken, total = 0.0, 0.0
    for count, number in enumerate(sorted(numbers, reverse=True), 1):
        total += number
        if number > (total - 1.0) / count:
            taken = (total - 1.0) / count
    return tuple(max(0.0, number - taken) for number in numbers)


def in_hundredths(share: float) -> float:
    """Round a share to whole hundredths."""
    return math.floor(100 * share + 0.5) / 100


def luck_of(swing: Swing, seat: Seat) -> float:
    """Give the luck of a seat in a swing: what was revealed, or what it could not know."""
    if isinstance(swing, JudgedChoice):
        return swing.unknown[seat]
    return swing.change[seat]
