"""Where one can stop in a game: after its actions, where turns and rounds begin, at scorings.

A moment is the number of actions played before it: 0 is the table as it was laid.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from attrs import define, field, frozen

from alhambra_qt.controller.build.scene import round_of
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.words.sentences import QUIET
from alhambra_qt.engine.actions import EndTurn

Stride = Literal["action", "turn", "round", "scoring"]


@frozen
class Fork:
    """A branch: at which moment it leaves the game, and where it ends, counted in the same way.

    ``luck`` tells whether what was still hidden there was dealt anew.
    """

    at: int
    name: str
    luck: bool
    end: int


@frozen
class Whereabouts:
    """Where a moment lies: its turn and round from 1, and the action in the turn of so many.

    What is no action, such as the end of a turn, has the number 0.
    """

    turn: int
    round: int
    action: int
    actions: int


@define(eq=False)
class Stops:
    """The moments of a game at which one can stop, from the ``first`` that may be seen on.

    Attributes:
        of: the moments of a stride, rising; the first and the last one belong to each.
        scorings: the moment after each scoring, by its number.
    """

    steps: Sequence[PlayedStep]
    seats: int
    first: int = 0
    of: Mapping[Stride, list[int]] = field(init=False)
    scorings: Mapping[int, int] = field(init=False)

    def __attrs_post_init__(self) -> None:
        """Go once through the game."""
        after = list(enumerate(self.steps, start=1))
        scorings = scorings_of(self.steps)
        self.scorings = {number: at for number, at in scorings.items() if at >= self.first}
        found: Mapping[Stride, list[int]] = {
            "action": [at for at, step in after if is_told(step)],
            "turn": self._begun(lambda turn: turn),
            "round": self._begun(lambda turn: round_of(turn, self.seats)),
            "scoring": list(self.scorings.values()),
        }
        ends = {self.first, self.last}
        self.of = {
            stride: sorted(ends.union(at for at in stops if at >= self.first))
            for stride, stops in found.items()
        }

    def _begun(self, number: Callable[[int], int]) -> list[int]:
        """The moments at which a turn, or another count of them, begins."""
        numbers = [number(step.turn) for step in self.steps]
        return [at for at in range(1, len(numbers)) if numbers[at] != numbers[at - 1]]

    @property
    def last(self) -> int:
        """The moment after everything."""
        return len(self.steps)

    def beside(self, at: int, stride: Stride, way: int) -> int:
        """Give the next stop after a moment, or (``way`` -1) the one before; the end where none is.

        >>> Stops((), 3).beside(0, "turn", 1)
        0
        """
        stops = self.of[stride]
        if way > 0:
            return stops[min(bisect_right(stops, at), len(stops) - 1)]
        return stops[max(bisect_left(stops, at) - 1, 0)]

    def nearest(self, at: int) -> int:
        """Give a moment that there is: the one asked for, or the nearest end."""
        return max(self.first, min(self.last, at))

    def place(self, at: int) -> Whereabouts:
        """Say where a moment lies."""
        if not self.steps:
            return Whereabouts(1, 1, 0, 0)
        here = max(at - 1, 0)
        turn = self.steps[here].turn
        low, high = here, here + 1
        while low and self.steps[low - 1].turn == turn:
            low -= 1
        while high < len(self.steps) and self.steps[high].turn == turn:
            high += 1
        acts = [k for k in range(low, high) if is_act(self.steps[k])]
        number = acts.index(here) + 1 if at and here in acts else 0
        return Whereabouts(turn + 1, round_of(turn, self.seats), number, len(acts))


def scorings_of(steps: Sequence[PlayedStep]) -> dict[int, int]:
    """Give the moment after each scoring, by its number."""
    return {
        board.ledger.scoring: at for at, step in enumerate(steps, start=1) for board in step.scored
    }


def is_told(step: PlayedStep) -> bool:
    """Whether something happened in a step that a log would tell."""
    return any(not isinstance(event, QUIET) for event in step.events)


def is_act(step: PlayedStep) -> bool:
    """Whether a step is more than that somebody ends the turn or does nothing."""
    return is_told(step) and not isinstance(step.action, EndTurn)
