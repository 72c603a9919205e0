"""A review as it is taken along with its game: the graph in numbers, the rest in sentences."""

from collections.abc import Iterator
from datetime import date

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.review.build import review_view
from alhambra_qt.controller.review.telling import verdict
from alhambra_qt.controller.review.view import ReviewView, SeatReview
from alhambra_qt.controller.share.told import Note, SharedGame, shared_game
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.review.model import Review


def shared_with_review(session: Session, day: date | None, review: Review | None) -> SharedGame:
    """Gather what may be told of a game, with its review if there is one that is whole."""
    if review is None or review.done < 1:
        return shared_game(session, day)
    shares = tuple(enumerate(review.curve()))[1:]
    return shared_game(session, day, shares, tuple(_notes(review_view(session, review))))


def _notes(view: ReviewView) -> Iterator[Note]:
    branch = () if view.branch is None else (view.branch,)
    yield Note(view.turning.title, (*branch, view.turning.text))
    yield Note(msg("review-even"), (view.even_text,))
    for one in view.seats:
        yield Note(one.tag.said, tuple(_of_seat(one)))


def _of_seat(one: SeatReview) -> Iterator[Msg]:
    yield verdict(one.tag, one.terms)
    if one.like is not None:
        yield one.like.text
    if one.like is None or not one.like.named:
        yield from one.facts
    if not one.dearest:
        yield msg("review-dear-none")
    for choice in one.dearest:
        yield choice.heard
