"""The data of a review page: hundredths of a win as integers that add up, and sentences."""

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

    Each is rounded up or down; those with the largest remainders are rounded up.

    >>> rounded((0.333, 0.333, 0.334), 100)
    (33, 33, 34)
    """
    exact = [part * HUNDRED for part in parts]
    down = [math.floor(number + 1e-9) for number in exact]
    spare = total - sum(down)
    order = sorted(range(len(exact)), key=lambda k: (down[k] - exact[k], k))
    whole, more = divmod(spare, len(order)) if order else (0, 0)
    up = frozenset(order[:more])
    return tuple(number + whole + (k in up) for k, number in enumerate(down))


# The findings so far (None before there are any), and the seconds left (0: finished or stopped).
Changed = Callable[[Review | None, float], None]
Priced = Callable[[TriedCost | None], None]  # None: it could not be computed


class Reviewer(Protocol):
    """Computes and stores a review in the background; callbacks run in the UI thread."""

    def start(self, session: Session, changed: Changed) -> None:
        """Report a finished game's stored review, or start one; drop any other game."""

    def stop(self) -> None:
        """Stop working; findings are stored."""

    def go_on(self) -> None:
        """Resume after a stop."""

    def try_out(self, choice: JudgedChoice, tried: Action, priced: Priced) -> None:
        """Compute what an alternative would have cost instead of a judged choice."""


@frozen
class TurningPoint:
    """A turning point of the game: place, cause, and the turn after which to see it (-1: none)."""

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
    """A costly choice.

    Attributes:
        number: its place in the list, from 1; choices of one turn are adjacent.
        at: the number of its action; it is judged in the position before that.
        turn: its turn, from 1.
        played, better: the move made and the best move, with icons.
        severity: one to three, 0 if it cost very little; ``word`` names it.
        cost, low, high: hundredths of a win, with the 95 % interval.
        cells: whether a move names a space.
        spoken: everything in one sentence, for screen readers.
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
    spoken: Msg


@frozen
class ShareTerms:
    """The breakdown of a seat's share; start and the next three add up to the result."""

    start: int
    luck: int
    own: int
    others: int
    result: int

    @property
    def beyond(self) -> bool:
        """Whether bad luck and choices cost more than the starting share."""
        return self.luck < 0 and self.own < 0 and self.start + self.luck + self.own < 0


@frozen
class PlayedLike:
    """A seat's playing strength between the levels: 0 is the first level, 4 the last.

    ``named`` are the likely levels that the text mentions, none if one game is not enough.
    """

    at: float
    low: float
    high: float
    text: Msg
    named: tuple[int, ...] = ()


@frozen
class SeatReview:
    """The review of one seat.

    Attributes:
        luck, choices: hundredths per turn, from the first; hidden information counts as luck.
        dearest: its costly choices, the costliest turn first.
        unclear: in which turns the cost of a choice is unclear, if in any.
        judged: the number of judged choices.
        facts: statistics of its play, without judgement.
        behind: since when it was too far behind for a choice to cost much, if for long.
    """

    tag: SeatTag
    luck: tuple[float, ...]
    choices: tuple[float, ...]
    terms: ShareTerms
    dearest: tuple[DearChoice, ...]
    judged: int
    like: PlayedLike | None
    facts: tuple[Msg, ...]
    unclear: Msg | None = None
    behind: Msg | None = None


@frozen
class ScoringMark:
    """A scoring in the graph: the turn it follows, and its name."""

    turn: int
    name: Msg


@frozen
class HappenedView:
    """The original game beside a branch: its shares, and the turns before they diverge.

    The shares are as in `ReviewView`.
    """

    shares: tuple[tuple[int, ...], ...]
    exact: tuple[tuple[float, ...], ...]
    parted: int

    def share(self, turn: int, seat: int) -> int:
        """Return a seat's share after a turn, or at the end if there was no such turn."""
        return self.shares[min(turn, len(self.shares) - 1)][seat]


@frozen
class ReviewView:
    """The review page.

    Attributes:
        title: the game and how it ended.
        shares: each seat's hundredths before the first turn and after each.
        exact: the same, not rounded.
        even: the result with even luck, never negative; ``even_lines`` say who would be ahead, and
            why the numbers are not result less luck, if they are not.
        done: the fraction of the work done, 0 to 1; ``found`` is the same in turns.
        error: the half-width of the shares in hundredths while they are rough.
        branch: for a branch, that it does not count, and how its game ended.
        happened: the branch's original game, if it was reviewed.
    """

    title: Msg
    tags: tuple[SeatTag, ...]
    shares: tuple[tuple[int, ...], ...]
    exact: tuple[tuple[float, ...], ...]
    scorings: tuple[ScoringMark, ...]
    seats: tuple[SeatReview, ...]
    turning: TurningPoint
    even: tuple[int, ...]
    even_lines: tuple[Msg, ...]
    done: float
    rough: bool
    error: float
    found: int
    branch: Msg | None = None
    happened: HappenedView | None = None

    @property
    def turns(self) -> int:
        """The number of turns in the game."""
        return len(self.shares) - 1

    @property
    def longest(self) -> int:
        """The number of turns to show: a game may be longer than its branch."""
        return max(self.turns, len(self.happened.shares) - 1 if self.happened else 0)

    @property
    def whole(self) -> bool:
        """Whether the review is complete."""
        return self.done >= 1


@frozen
class MomentCard:
    """A market tile or a card, and whether it is new or the one that matters."""

    id: str
    marked: bool = False
    slot: str = ""


@frozen
class MomentView:
    """A moment of the game.

    Attributes:
        board: the Alhambra on view, with a line about it.
        market, display, hand: what is open, and the cards of ``holder``, the next player.
        lines: what happened in the turn.
        fact: what matters, if anything.
    """

    title: Msg
    board: AlhambraView
    about: Msg
    market: tuple[MomentCard, ...]
    display: tuple[MomentCard, ...]
    holder: SeatTag | None
    hand: tuple[MomentCard, ...]
    lines: tuple[Msg, ...]
    fact: Msg | None
    next_at: int
