"""The page of a review in its states, filled with a sample."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from alhambra_qt.controller.game.branches import play_on
from alhambra_qt.controller.game.session import Session
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.pages.review import ReviewPage
from tests.controller.kit import chance
from tests.review.samples import game, review_of


def whole(ctx: UiContext, seats: int = 4) -> ReviewPage:
    """All was looked at."""
    session, page = game(seats), ReviewPage(ctx)
    page.show_game(session)
    page.show_review(review_of(session), 0.0)
    return page


def opened(ctx: UiContext) -> ReviewPage:
    """The dearest choice is open."""
    page = whole(ctx)
    page.open_choice(1)
    return page


def rough(ctx: UiContext) -> ReviewPage:
    """Somebody still works at it."""
    session, page = game(4), ReviewPage(ctx)
    page.show_game(session)
    page.show_review(review_of(session, upto=0.4), 40.0)
    return page


def none_dear(ctx: UiContext) -> ReviewPage:
    """No choice was clearly dearer than another."""
    session, page = game(4), ReviewPage(ctx)
    page.show_game(session)
    page.show_review(review_of(session, costs=()), 0.0)
    return page


def fresh(ctx: UiContext) -> ReviewPage:
    """Nothing was found out yet."""
    page = ReviewPage(ctx)
    page.show_game(game(4))
    page.show_review(None, 60.0)
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
    page.show_game(tried(), review_of(game(4)))
    page.show_review(review_of(tried(), seed=2), 0.0)
    return page


STATES: dict[str, Callable[[UiContext], ReviewPage]] = {
    "review": whole,
    "review-open": opened,
    "review-rough": rough,
    "review-none": none_dear,
    "review-fresh": fresh,
    "review-branch": branch,
    "review-six": lambda ctx: whole(ctx, 6),
    "review-two": lambda ctx: whole(ctx, 2),
}
