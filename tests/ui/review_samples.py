"""The page of a review in its states, filled with a sample."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random

from alhambra_qt.controller.game.records import play_on
from alhambra_qt.controller.game.session import Session
from alhambra_qt.review.model import Review
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.review.review_page import ReviewPage
from tests.controller.kit import chance
from tests.review.samples import COSTS, game, review_of


@cache
def found(seats: int = 4, upto: float = 1.0, dear: bool = True) -> Review:
    """The review of a game, or of its first part, or one in which no choice was costly."""
    return review_of(game(seats), upto=upto, costs=COSTS if dear else ())


@cache
def found_of_branch() -> Review:
    """The review of the branch."""
    return review_of(tried(), seed=2)


def filled(
    ctx: UiContext, seats: int = 4, upto: float = 1.0, left: float = 0.0, *, dear: bool = True
) -> ReviewPage:
    """The page of what was found, with so many seconds left."""
    page = ReviewPage(ctx)
    page.show_game(game(seats))
    page.show_review(found(seats, upto, dear) if upto else None, left)
    return page


def whole(ctx: UiContext) -> ReviewPage:
    """All was looked at."""
    return filled(ctx)


def opened(ctx: UiContext) -> ReviewPage:
    """The costliest choice is open."""
    page = whole(ctx)
    page.open_choice(1)
    return page


@cache
def tried() -> Session:
    """A branch of a game of four that was played to its end."""
    root, rng = game(4), Random("tried")
    branch = play_on(root, len(root.steps) // 2, "The tower instead", "other")
    root.branches.clear()  # other tests know the game without it
    while not branch.over:
        chance(branch, rng)
    return branch


def branch(ctx: UiContext) -> ReviewPage:
    """A branch, beside what happened."""
    page = ReviewPage(ctx)
    page.show_game(tried(), found())
    page.show_review(found_of_branch(), 0.0)
    return page


STATES: dict[str, Callable[[UiContext], ReviewPage]] = {
    "review": whole,
    "review-open": opened,
    "review-rough": partial(filled, upto=0.4, left=40.0),  # somebody still works at it
    "review-none": partial(filled, dear=False),
    "review-fresh": partial(filled, upto=0.0, left=60.0),
    "review-branch": branch,
    "review-six": partial(filled, seats=6),
    "review-two": partial(filled, seats=2),
}
