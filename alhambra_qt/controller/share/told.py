"""What may be told of a game to anybody: of one that goes on only what everybody at it may see.

Neither the seed nor the code of the deal is told: they say in which order everything is drawn.
"""

from collections.abc import Sequence
from datetime import date

from attrs import evolve, frozen

from alhambra_qt.controller.build.ledgers import scoring_page
from alhambra_qt.controller.build.open_log import open_log
from alhambra_qt.controller.build.panels import palace_of
from alhambra_qt.controller.build.results import results_view
from alhambra_qt.controller.build.this_game import this_game
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.standing import on_boards
from alhambra_qt.controller.view.log import LogGroup
from alhambra_qt.controller.view.pages import ScoringPage
from alhambra_qt.controller.view.parts import AlhambraView, SeatTag
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, listing, msg

Series = tuple[tuple[int, tuple[float, ...]], ...]  # by turn, from 1: a value for each seat
Shares = Sequence[tuple[int, Sequence[float]]]


@frozen
class SharedSeat:
    """A player: who plays, which place it is, the points of each scoring made, the Alhambra."""

    tag: SeatTag
    plays: Msg
    place: int
    score: int
    gained: tuple[int, ...]
    palace: AlhambraView


@frozen
class Note:
    """What the review of a game tells of one thing."""

    title: Msg | str
    lines: tuple[Msg, ...]


@frozen
class SharedGame:
    """A game as everybody may see it, in no language yet; seats in the order of places.

    ``points`` and ``shares``, in hundredths, are by turn and in the order of seats at the table.
    """

    title: Msg
    round: Msg
    over: bool
    day: date | None
    modules: tuple[tuple[Msg, Msg | None], ...]
    differences: tuple[Msg, ...]
    seats: tuple[SharedSeat, ...]
    dirk: tuple[int, ...] | None
    scorings: tuple[ScoringPage, ...]
    points: Series
    shares: Series
    notes: tuple[Note, ...]
    log: tuple[LogGroup, ...]

    @property
    def tags(self) -> tuple[SeatTag, ...]:
        """Who plays, in the order around the table."""
        return tuple(sorted((seat.tag for seat in self.seats), key=lambda tag: tag.seat))


def shared_game(
    session: Session,
    day: date | None = None,
    shares: Shares | None = None,
    notes: tuple[Note, ...] = (),
) -> SharedGame:
    """Gather what may be told of a game.

    ``shares`` are those of victory after each turn, ``notes`` what else its review tells.
    """
    facts, scored = this_game(session), session.scored
    ledgers = [board.ledger for board in scored]
    dirk = tuple(one.dirk for one in ledgers if one.dirk is not None)
    return SharedGame(
        title=_title(session),
        round=facts.round,
        over=session.over,
        day=day,
        modules=tuple((name, variant) for _, name, variant in facts.modules),
        differences=facts.differences,
        seats=_seats(session, [plays for _, plays in facts.seats]),
        dirk=dirk or None,
        scorings=tuple(scoring_page(board, session.tags) for board in scored),
        points=points_by_turn(session),
        shares=tuple((turn, tuple(100 * one for one in row)) for turn, row in shares or ()),
        notes=notes,
        log=_log(session),
    )


def _title(session: Session) -> Msg:
    view = results_view(session)
    if view is not None:
        return view.title
    return msg("share-running", names=text_of(listing([tag.said for tag in session.tags])))


def _seats(session: Session, plays: Sequence[Msg]) -> tuple[SharedSeat, ...]:
    """Show the players, the best first."""
    game, scores = session.observation(None).game, session.scores
    tokens = on_boards(game)
    found = [
        SharedSeat(
            tag=tag,
            plays=plays[seat] if tag.kind == "ai" else msg("seat-human"),
            place=1 + sum(score > scores[seat] for score in scores),
            score=scores[seat],
            gained=tuple(board.ledger.totals[seat] for board in session.scored),
            palace=palace_of(game.players[seat].palace, tag, tokens=tokens.get(seat, {})),
        )
        for seat, tag in enumerate(session.tags)
    ]
    return tuple(sorted(found, key=lambda one: one.place))


def points_by_turn(session: Session) -> Series:
    """Give the points of every seat after each turn, from nothing or from what it began with."""
    first: dict[Seat, int] = {}
    for step in session.steps:
        for change in step.effects:
            first.setdefault(change.seat, change.points[0])
    now = [first.get(seat, score) for seat, score in enumerate(session.scores)]
    begin = session.steps[0].turn if session.steps else session.turn
    found = {begin: tuple(now)}
    for step in session.steps:
        for change in step.effects:
            now[change.seat] = change.points[1]
        found[step.turn + 1] = tuple(now)
    return tuple(found.items())


def _log(session: Session) -> tuple[LogGroup, ...]:
    """Give the log by turns, without what was taken back: the record does not know of it."""
    groups = open_log(History(session), None).groups
    still = (evolve(one, lines=tuple(ln for ln in one.lines if not ln.undone)) for one in groups)
    return tuple(one for one in still if one.lines)
