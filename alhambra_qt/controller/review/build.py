"""From a session and a review to what is shown."""

from collections.abc import Sequence

from alhambra_qt.controller.build.branch_lines import result_text
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.review.facts import plain_facts, turn_of
from alhambra_qt.controller.review.rounding import HUNDRED, rounded
from alhambra_qt.controller.review.telling import (
    dear_choice,
    even_text,
    played_like,
    scoring_drawn,
    turning_point,
)
from alhambra_qt.controller.review.view import (
    HappenedView,
    ReviewView,
    ScoringMark,
    SeatReview,
    ShareTerms,
)
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.review.model import Review, Shares

Whole = tuple[tuple[int, ...], ...]


def review_view(session: Session, review: Review, happened: Review | None = None) -> ReviewView:
    """Make the page of a game that is over; of a branch beside what happened, if that is known."""
    tags, seats = session.tags, range(session.seats)
    shares, exact = _curve(review)
    result = rounded(review.result, HUNDRED)
    luck = rounded([review.luck(seat) + review.unknown(seat) for seat in seats], 0)
    even = tuple(share - part for share, part in zip(result, luck, strict=True))
    if min(even) < 0:  # more luck than there is: the nearest shares
        even = rounded([review.adjusted(seat) for seat in seats], HUNDRED)
    won = [seat for seat in seats if review.result[seat] == max(review.result)]
    return ReviewView(
        title=_title(session, won),
        tags=tags,
        shares=shares,
        exact=exact,
        scorings=_scorings(session),
        seats=tuple(
            _seat(session, review, seat, shares[0][seat], result[seat], luck[seat])
            for seat in seats
        ),
        turning=turning_point(session, review, shares),
        even=even,
        even_text=even_text(tags, even, won),
        done=review.done,
        rough=review.rough,
        error=HUNDRED * review.error,
        found=max((one.turn + 1 for one in review.swings), default=0),
        branch=result_text(session),
        happened=_happened(session, happened),
    )


def _curve(review: Review) -> tuple[Whole, tuple[Shares, ...]]:
    """Give the shares before the first turn and after each, in whole hundredths and exactly."""
    curve = list(review.curve())
    if review.done >= 1:
        curve[-1] = review.result
    exact = tuple(tuple(HUNDRED * one for one in each) for each in curve)
    return tuple(rounded(one, HUNDRED) for one in curve), exact


def _happened(session: Session, review: Review | None) -> HappenedView | None:
    """Give the curve of the game that a branch left, and after how many turns they part."""
    branch, root = session.branch, session.root
    if review is None or branch is None or root is None:
        return None
    return HappenedView(*_curve(review), turn_of(root, root.steps[branch.way[0].at]))


def _title(session: Session, won: Sequence[Seat]) -> Msg:
    names = text_of(listing([session.tags[seat].said for seat in won]))
    kind = "result-win" if len(won) == 1 else "result-win-shared"
    return msg(kind, name=names, n=max(session.scores))


def _seat(
    session: Session, review: Review, seat: Seat, start: int, result: int, luck: int
) -> SeatReview:
    """Tell of one seat; its terms are rounded so that they add up."""
    own, others = rounded((review.choices(seat), review.others(seat)), result - start - luck)
    dear = review.dearest(seat)
    tag, lost = session.tags[seat], review.lost_after(seat)
    return SeatReview(
        tag=tag,
        luck=tuple(HUNDRED * one for one in review.luck_by_turn(seat)),
        choices=tuple(HUNDRED * one for one in review.choices_by_turn(seat)),
        terms=ShareTerms(start, luck, own, others, result),
        dearest=tuple(
            dear_choice(session, one, number, len(dear)) for number, one in enumerate(dear, 1)
        ),
        judged=sum(1 for _ in review.judged(seat)),
        like=played_like(review.places[seat] if review.places else None),
        facts=plain_facts(session, seat),
        behind=None if lost is None else msg("review-behind", turn=lost + 1, name=tag.said),
    )


def _scorings(session: Session) -> tuple[ScoringMark, ...]:
    """Give the scorings: the first two with their cards, the last with the end."""
    found = [
        ScoringMark(turn_of(session, step) + 1, msg("review-scoring", k=number))
        for step in session.steps
        if (number := scoring_drawn(step.events))
    ]
    end = turn_of(session, session.steps[-1]) + 1
    return (*found, ScoringMark(end, msg("review-final")))
