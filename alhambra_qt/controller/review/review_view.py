"""A review ready to be shown: hundredths of a win as whole numbers that add up, and sentences."""

import math
from collections.abc import Callable, Sequence
from typing import Protocol

from attrs import frozen

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.view_parts import AlhambraView, Icon, SeatTag
from alhambra_qt.engine.actions import Action
from alhambra_qt.i18n import Msg
from alhambra_qt.review.model import JudgedChoice, Review, TriedCost

HUNDRED = 100


def hundredths(share: float) -> int:
    """Return a share in whole hundredths, for a number that stands alone."""
    return math.floor(share * HUNDRED + 0.5)


def rounded(parts: Sequence[float], total: int) -> tuple[int, ...]:
    """Return parts in whole hundredths that add up to a total.

    Each is rounded up or down, those with the largest remainders up.

    >>> rounded((0.333, 0.333, 0.334), 100)
    (33, 33, 34)
    """
    exact = [part * HUNDRED for part in parts]
    down = [math.floor(one + 1e-9) for one in exact]
    spare = total - sum(down)
    order = sorted(range(len(exact)), key=lambda k: (down[k] - exact[k], k))
    whole, more = divmod(spare, len(order)) if order else (0, 0)
    up = frozenset(order[:more])
    return tuple(one + whole + (k in up) for k, one in enumerate(down))


# What was found out so far (None before anything was), and the seconds that are left (0: it ended
# or stopped).
Changed = Callable[[Review | None, float], None]
Priced = Callable[[TriedCost | None], None]  # None: it could not be worked out


class Reviewer(Protocol):
    """Works a review out in the background and keeps it; it tells in the thread of the window."""

    def start(self, session: Session, changed: Changed) -> None:
        """Return what is kept of a game that is over, or begin; another game is left."""

    def stop(self) -> None:
        """Stop working; what was found out is kept."""

    def go_on(self) -> None:
        """Go on where it was stopped."""

    def try_out(self, choice: JudgedChoice, tried: Action, priced: Priced) -> None:
        """Say what something else would have cost where a choice was judged."""


@frozen
class TurningPoint:
    """What decided the game: where and what, and after which turn to see it (-1: no turn did)."""

    title: Msg
    text: Msg
    turn: int = -1


@frozen
class DearReason:
    """A reason why another choice was better, and its part of the cost, None without points."""

    text: Msg
    part: int | None


@frozen
class DearChoice:
    """A choice that surely cost something.

    Attributes:
        number: its place in the list, from 1; those of one turn stand together.
        at: the number of its action; it is judged as things stood before that.
        turn: its turn, from 1.
        played, better: what was done and what would have been best, with pictures of the things.
        severity: one to three, 0 if it cost but little, and the ``word`` for it.
        cost, low, high: hundredths of a win, with the 95 % interval.
        cells: whether a move names a space.
        heard: all of it in one sentence.
    """

    number: int
    at: int
    turn: int
    played: Msg
    better: Msg
    played_icon: Icon | None
    better_icon: Icon | None
    severity: int
    word: Msg
    cost: int
    low: int
    high: int
    reasons: tuple[DearReason, ...]
    cells: bool
    heard: Msg


@frozen
class ShareTerms:
    """What became of a seat's share; start and the next three add up to the result."""

    start: int
    luck: int
    own: int
    others: int
    result: int

    @property
    def beyond(self) -> bool:
        """Whether bad luck and own choices took more than there was at first."""
        return self.luck < 0 and self.own < 0 and self.start + self.luck + self.own < 0


@frozen
class PlayedLike:
    """How well a seat played, between the levels: 0 is the first of them, 4 the last.

    ``named`` are the levels that the text holds to be likely, none if one game does not tell.
    """

    at: float
    low: float
    high: float
    text: Msg
    named: tuple[int, ...] = ()


@frozen
class SeatReview:
    """What is told of one seat.

    Attributes:
        luck, choices: hundredths in each turn, from the first; what could not be known is luck.
        dearest: its costly choices, the costliest turn first.
        judged: how many choices were judged.
        facts: what can be counted of how it played, without judging.
        behind: from when on it was too far behind for a choice to cost much, if that was long.
    """

    tag: SeatTag
    luck: tuple[float, ...]
    choices: tuple[float, ...]
    terms: ShareTerms
    dearest: tuple[DearChoice, ...]
    judged: int
    like: PlayedLike | None
    facts: tuple[Msg, ...]
    behind: Msg | None = None


@frozen
class ScoringMark:
    """A scoring of the graph: after which turn, and what it is called."""

    turn: int
    name: Msg


@frozen
class HappenedView:
    """What happened in the game, beside a branch: its shares, and after how many turns they part.

    The shares are as in `ReviewView`.
    """

    shares: tuple[tuple[int, ...], ...]
    exact: tuple[tuple[float, ...], ...]
    parted: int

    def share(self, turn: int, seat: int) -> int:
        """The share of a seat after a turn, or at the end if there was no such turn."""
        return self.shares[min(turn, len(self.shares) - 1)][seat]


@frozen
class ReviewView:
    """The page.

    Attributes:
        title: what game it was and how it ended.
        shares: before the first turn and after each, the hundredths of each seat.
        exact: the same, not rounded.
        even: the result with even luck, of which nobody has less than nothing; ``even_text`` says
            who would be ahead.
        done: the part of the work that is done, 0 to 1; ``found`` tells how far it goes in turns.
        error: the half-width of the shares in hundredths while they are rough.
        branch: of a branch that it counts for nothing, and how the game ended.
        happened: how the game went that the branch left, if that was looked at.
    """

    title: Msg
    tags: tuple[SeatTag, ...]
    shares: tuple[tuple[int, ...], ...]
    exact: tuple[tuple[float, ...], ...]
    scorings: tuple[ScoringMark, ...]
    seats: tuple[SeatReview, ...]
    turning: TurningPoint
    even: tuple[int, ...]
    even_text: Msg
    done: float
    rough: bool
    error: float
    found: int
    branch: Msg | None = None
    happened: HappenedView | None = None

    @property
    def turns(self) -> int:
        """How many turns the game has."""
        return len(self.shares) - 1

    @property
    def longest(self) -> int:
        """How many turns there are to show: a game may have more than its branch."""
        return max(self.turns, len(self.happened.shares) - 1 if self.happened else 0)

    @property
    def whole(self) -> bool:
        """Whether all was looked at."""
        return self.done >= 1


@frozen
class MomentCard:
    """A tile of the market or a card, and whether it has just come or is what matters."""

    id: str
    marked: bool = False
    slot: str = ""


@frozen
class MomentView:
    """A moment of the game.

    Attributes:
        board: the Alhambra that is looked at, with a line about it.
        market, display, hand: what lies open, and the cards of ``holder``, the next player.
        told: what happened in the turn.
        fact: what matters, if something does.
    """

    title: Msg
    board: AlhambraView
    about: Msg
    market: tuple[MomentCard, ...]
    display: tuple[MomentCard, ...]
    holder: SeatTag | None
    hand: tuple[MomentCard, ...]
    told: tuple[Msg, ...]
    fact: Msg | None
    next_at: int
