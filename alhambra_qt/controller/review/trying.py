"""Choosing again: a position as an exercise for its seat, and what the choice would have cost."""

from attrs import evolve

from alhambra_qt.controller.game.gameconfig import HUMAN
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.review.rounding import hundredths
from alhambra_qt.controller.review.telling import spread, within
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.review.model import JudgedChoice, Review, TriedCost


def exercise(session: Session, at: int) -> Session:
    """Lay a position for a person in the seat that chose there; nobody else is asked."""
    was = session.as_it_was(at)
    seats = (
        evolve(one, kind=HUMAN) if seat == was.to_move else one
        for seat, one in enumerate(was.config.seats)
    )
    was.config = evolve(was.config, seats=tuple(seats))
    was.tags = tags(was.config)
    return was


def to_try(review: Review, seat: Seat, at: int) -> JudgedChoice | None:
    """Give the first choice of a seat from some action on that was judged, if there is one."""
    return next((one for one in review.judged(seat) if one.at >= at), None)


def judged_at(review: Review, at: int) -> JudgedChoice | None:
    """Give the choice that was judged at an action."""
    return next((one for one in review.judged() if one.at == at), None)


def known(choice: JudgedChoice, tried: Action) -> bool:
    """Whether the review itself says what was tried is worth."""
    return tried in (choice.best, choice.played)


def answer(choice: JudgedChoice, tried: Action, found: TriedCost | None = None) -> Msg:
    """Say what another choice would have cost; ``found`` is that of one that is not known yet."""
    cost = hundredths(choice.cost)
    if tried == choice.best:
        if choice.best == choice.played:
            return msg("review-tried-same-best")
        return msg("review-tried-best", n=cost)
    if tried == choice.played:
        kind = "cost" if choice.severity else "none"
        return msg("review-tried-played", kind=kind, n=cost, within=spread(*within(choice)))
    if found is None:
        return msg("review-tried-unknown")
    other = hundredths(abs(found.cost))
    if not other or found.low <= 0 <= found.high:
        return msg("review-tried-same")
    if found.cost < 0:
        return msg("review-tried-better", n=other)
    return msg("review-tried-worse", n=other, within=spread(*within(found)), cost=max(0, cost))
