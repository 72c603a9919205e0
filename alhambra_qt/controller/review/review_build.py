"""Build the review page, its shared form, moments and exercises from a session and a review."""

from collections.abc import Collection, Iterator, Sequence
from datetime import date

from attrs import evolve, frozen

from alhambra_qt.controller.faces.face import wallet
from alhambra_qt.controller.game.gameconfig import HUMAN
from alhambra_qt.controller.game.history import told_lines
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep, on_boards
from alhambra_qt.controller.presenter.player_panels import palace_of
from alhambra_qt.controller.presenter.results import result_text
from alhambra_qt.controller.review.review_view import (
    HUNDRED,
    HappenedView,
    MomentCard,
    MomentView,
    ReviewView,
    ScoringMark,
    SeatReview,
    ShareTerms,
    hundredths,
    rounded,
)
from alhambra_qt.controller.review.review_words import (
    dear_choice,
    even_text,
    payable,
    plain_facts,
    played_like,
    scoring_drawn,
    spread,
    turn_of,
    turning_point,
    unclear_turns,
    verdict,
    within,
)
from alhambra_qt.controller.share.shared_game import Note, SharedGame, shared_game
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.events import CardShown, Placed, TileShown
from alhambra_qt.engine.ids import Cell, Seat
from alhambra_qt.engine.pieces import CARD_ID, CURRENCIES, TILE_ID
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.review.model import JudgedChoice, Review, Shares, TriedCost


@frozen
class _Came:
    """The gains of a turn: market slots, display positions, cells that were built on."""

    slots: frozenset[int] = frozenset()
    places: frozenset[int] = frozenset()
    cells: frozenset[Cell] = frozenset()


def ends(session: Session) -> tuple[int, ...]:
    """Return the number of actions played before the first turn and after each turn."""
    found = [0] * (turn_of(session, session.steps[-1]) + 2) if session.steps else [0]
    for number, step in enumerate(session.steps, 1):
        found[turn_of(session, step) + 1] = number
    for turn in range(1, len(found)):  # a turn without actions
        found[turn] = found[turn] or found[turn - 1]
    return tuple(found)


def moment_after(session: Session, turn: int, seat: Seat | None = None) -> MomentView:
    """Return the game after a turn, with a seat's Alhambra (None: the turn's player)."""
    bounds = ends(session)
    at, before = bounds[turn], bounds[max(0, turn - 1)]
    steps = session.steps[before:at]
    # A turn belongs to its first actor; at the end of a game others place their last tiles.
    whose = (steps or session.steps)[0].seat
    title = msg("review-after", turn=turn) if turn else msg("review-beginning")
    shown = whose if seat is None else seat
    fact = payable(session, at - 1) if at else None
    return _moment(session, at, shown, title, steps, fact)


def moment_of(session: Session, at: int) -> MomentView:
    """Return a choice: what its seat saw, and what it had done before in this turn."""
    step = session.steps[at]
    first = next(k for k, played_step in enumerate(session.steps) if played_step.turn == step.turn)
    title = msg(
        "review-choice-of", turn=turn_of(session, step) + 1, name=session.tags[step.seat].label
    )
    before = session.steps[first:at]
    return _moment(session, at, step.seat, title, before, None)


def _moment(
    session: Session,
    at: int,
    shown: Seat,
    title: Msg,
    steps: Sequence[PlayedStep],
    fact: Msg | None,
) -> MomentView:
    was = session.as_it_was(at)
    holder = was.to_move
    game = was.observation(shown if holder is None else holder).game
    came, tags = _came(steps), session.tags
    board = game.players[shown]
    held = wallet(game, holder) if holder is not None else []
    return MomentView(
        title=title,
        board=palace_of(
            board.palace, tags[shown], came.cells, tokens=on_boards(game).get(shown, {})
        ),
        about=msg(
            "review-about",
            n=len(board.palace.tiles) - 1,
            reserve=len(board.reserve),
            wall=board.palace.longest_wall(),
        ),
        market=_market(game, came.slots),
        display=_cards(game.display, came.places),
        holder=None if holder is None else tags[holder],
        hand=_cards(held),
        lines=_told(session, steps),
        fact=fact,
        next_at=at,
    )


def _came(steps: Sequence[PlayedStep]) -> _Came:
    events = [event for step in steps for event in step.events]
    return _Came(
        frozenset(event.slot for event in events if isinstance(event, TileShown)),
        frozenset(event.place for event in events if isinstance(event, CardShown)),
        frozenset(event.cell for event in events if isinstance(event, Placed)),
    )


def _market(game: Game, new: Collection[int]) -> tuple[MomentCard, ...]:
    return tuple(
        MomentCard(TILE_ID[tile], slot in new, CURRENCIES[slot])
        for slot, tile in enumerate(game.market)
        if tile
    )


def _cards(cards: Sequence[int], new: Collection[int] = ()) -> tuple[MomentCard, ...]:
    return tuple(
        MomentCard(CARD_ID[card], place in new) for place, card in enumerate(cards) if card >= 0
    )


def _told(session: Session, steps: Sequence[PlayedStep]) -> tuple[Msg, ...]:
    lines = (line for step in steps for line in told_lines(step, session.tags))
    return tuple(line.text for line in lines if line.kind in ("move", "scoring"))


Whole = tuple[tuple[int, ...], ...]


def review_view(session: Session, review: Review, happened: Review | None = None) -> ReviewView:
    """Return the page of a finished game; a branch is compared with ``happened``, if given."""
    tags, seats = session.tags, range(session.seats)
    shares, exact = _curve(review)
    result = rounded(review.result, HUNDRED)
    luck = rounded([review.luck(seat) + review.unknown(seat) for seat in seats], 0)
    even = tuple(share - part for share, part in zip(result, luck, strict=True))
    note: tuple[Msg, ...] = ()
    if min(even) < 0:  # the luck term exceeds the share: use the nearest valid shares
        even = rounded([review.adjusted(seat) for seat in seats], HUNDRED)
        note = (msg("review-even-nearest"),)
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
        even_lines=(even_text(tags, even, won), *note),
        done=review.done,
        rough=review.rough,
        error=HUNDRED * review.error,
        found=max((swing.turn + 1 for swing in review.swings), default=0),
        branch=result_text(session),
        happened=_happened(session, happened),
    )


def _curve(review: Review) -> tuple[Whole, tuple[Shares, ...]]:
    """Return the shares before the first turn and after each, in whole hundredths and exact."""
    curve = list(review.curve())
    if review.done >= 1:
        curve[-1] = review.result
    exact = tuple(tuple(HUNDRED * chance for chance in each) for each in curve)
    return tuple(rounded(chance, HUNDRED) for chance in curve), exact


def _happened(session: Session, review: Review | None) -> HappenedView | None:
    """Return the curve of a branch's original game, and the turns before they diverge."""
    branch, root = session.branch, session.root
    if review is None or branch is None or root is None:
        return None
    return HappenedView(*_curve(review), turn_of(root, root.steps[branch.way[0].at]))


def _title(session: Session, won: Sequence[Seat]) -> Msg:
    names = text_of(listing([session.tags[seat].label for seat in won]))
    kind = "result-win" if len(won) == 1 else "result-win-shared"
    return msg(kind, name=names, n=max(session.scores))


def _seat(
    session: Session, review: Review, seat: Seat, start: int, result: int, luck: int
) -> SeatReview:
    """Return the review of one seat; its terms are rounded so that they add up."""
    own, others = rounded((review.choices(seat), review.others(seat)), result - start - luck)
    dear = review.dearest(seat)
    tag, lost = session.tags[seat], review.lost_after(seat)
    return SeatReview(
        tag=tag,
        luck=tuple(HUNDRED * choice for choice in review.luck_by_turn(seat)),
        choices=tuple(HUNDRED * choice for choice in review.choices_by_turn(seat)),
        terms=ShareTerms(start, luck, own, others, result),
        dearest=tuple(
            dear_choice(session, choice, number, len(dear)) for number, choice in enumerate(dear, 1)
        ),
        judged=sum(1 for _ in review.judged(seat)),
        like=played_like(review.places[seat] if review.places else None),
        facts=plain_facts(session, seat),
        unclear=unclear_turns(session, review.unclear(seat)),
        behind=None if lost is None else msg("review-behind", turn=lost + 1, name=tag.label),
    )


def _scorings(session: Session) -> tuple[ScoringMark, ...]:
    found = [
        ScoringMark(turn_of(session, step) + 1, msg("review-scoring", k=number))
        for step in session.steps
        if (number := scoring_drawn(step.events))
    ]
    end = turn_of(session, session.steps[-1]) + 1
    return (*found, ScoringMark(end, msg("review-final")))


def shared_with_review(session: Session, day: date | None, review: Review | None) -> SharedGame:
    """Return a game's public data, with its review if that is finished."""
    if review is None or review.done < 1:
        return shared_game(session, day)
    shares = tuple(enumerate(review.curve()))[1:]
    return shared_game(session, day, shares, tuple(_notes(review_view(session, review))))


def _notes(view: ReviewView) -> Iterator[Note]:
    branch = () if view.branch is None else (view.branch,)
    yield Note(view.turning.title, (*branch, view.turning.text))
    yield Note(msg("review-even"), view.even_lines)
    for seat in view.seats:
        dear = tuple((choice.at + 1, choice.spoken) for choice in seat.dearest)
        yield Note(seat.tag.label, tuple(_of_seat(seat)), seat.tag.seat, dear)


def _of_seat(review: SeatReview) -> Iterator[Msg]:
    yield verdict(review.tag, review.terms)
    if review.like is not None:
        yield review.like.text
    if review.like is None or not review.like.named:
        yield from review.facts
    if not review.dearest:
        yield msg("review-dear-none")
    if review.unclear is not None:
        yield review.unclear


def exercise(session: Session, at: int) -> Session:
    """Return a position for a person in the seat that chose there; nobody else is asked."""
    was = session.as_it_was(at)
    seats = (
        evolve(config, kind=HUMAN) if seat == was.to_move else config
        for seat, config in enumerate(was.config.seats)
    )
    was.config = evolve(was.config, seats=tuple(seats))
    was.tags = tags(was.config)
    return was


def to_try(review: Review, seat: Seat, at: int) -> JudgedChoice | None:
    """Return a seat's first judged choice from an action on, if there is one."""
    return next((choice for choice in review.judged(seat) if choice.at >= at), None)


def judged_at(review: Review, at: int) -> JudgedChoice | None:
    """Return the judged choice at an action."""
    return next((choice for choice in review.judged() if choice.at == at), None)


def known(choice: JudgedChoice, tried: Action) -> bool:
    """Return whether the review already knows the cost of an alternative."""
    return tried in (choice.best, choice.played)


def answer(choice: JudgedChoice, tried: Action, found: TriedCost | None = None) -> Msg:
    """Say what an alternative would have cost; ``found`` is the cost if it is newly computed."""
    cost = hundredths(choice.cost)
    if tried == choice.best == choice.played:
        return msg("review-tried-same-best")
    if choice.unclear and known(choice, tried):
        return msg("review-tried-unclear", kind="best" if tried == choice.best else "played")
    if tried == choice.best:
        return msg("review-tried-best", n=cost)
    if tried == choice.played:
        kind = "cost" if choice.severity else "none"
        return msg("review-tried-played", kind=kind, n=cost, within=spread(*within(choice)))
    if found is None:
        return msg("review-tried-unknown")
    if found.unclear:
        return msg("review-tried-unclear", kind="other")
    other = hundredths(abs(found.cost))
    if not other or found.low <= 0 <= found.high:
        return msg("review-tried-same")
    if found.cost < 0:
        return msg("review-tried-better", n=other)
    kind, spreads = "unclear" if choice.unclear else "clear", spread(*within(found))
    return msg("review-tried-worse", n=other, within=spreads, kind=kind, cost=max(0, cost))
