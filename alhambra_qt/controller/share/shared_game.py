"""The public data of a game, in words of one language.

For a game in progress this is only what everybody at the table may see. The seed and the code of
the deal are excluded: they determine the order of all draws.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import date

from attrs import evolve, field, frozen

from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import on_boards
from alhambra_qt.controller.presenter.player_panels import palace_of
from alhambra_qt.controller.presenter.recap_view import open_log
from alhambra_qt.controller.presenter.results import results_view, this_game
from alhambra_qt.controller.presenter.score_sheet import scoring_page
from alhambra_qt.controller.view.page_views import LogGroup, ScoringPage
from alhambra_qt.controller.view.view_parts import AlhambraView, SeatTag
from alhambra_qt.controller.words.scoring_words import built_line
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, capital, clean, day_name, listing, msg, tr, unmarked

Series = tuple[tuple[int, tuple[float, ...]], ...]  # by turn, from 1: a value for each seat
Shares = Sequence[tuple[int, Sequence[float]]]


@frozen
class SharedSeat:
    """A player: who plays, the place, the points of each scoring so far, the Alhambra."""

    tag: SeatTag
    plays: Msg
    place: int
    score: int
    gained: tuple[int, ...]
    palace: AlhambraView


@frozen
class Note:
    """A remark from a review; a seat's choices have the number of actions up to each."""

    title: Msg | str
    lines: tuple[Msg, ...]
    seat: Seat = -1
    choices: tuple[tuple[int, Msg], ...] = ()


@frozen
class SharedGame:
    """A game as everybody may see it, without a language; seats are in order of places.

    ``points`` and ``shares`` (in hundredths) are by turn, with seats in table order. ``public``
    returns the positions after each action as an observer saw them, ``turns`` has the number of
    actions up to each turn's end. There are no positions while counting aids are off: stepping back
    would be one.
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
    turns: tuple[tuple[int, int], ...] = ()
    public: Callable[[], Iterable[Game]] = field(default=tuple, eq=False, repr=False)

    @property
    def tags(self) -> tuple[SeatTag, ...]:
        """The players, in table order."""
        return tuple(sorted((seat.tag for seat in self.seats), key=lambda tag: tag.seat))


def shared_game(
    session: Session,
    day: date | None = None,
    shares: Shares | None = None,
    notes: tuple[Note, ...] = (),
) -> SharedGame:
    """Return the public data of a game.

    ``shares`` are the chances of winning after each turn, ``notes`` further remarks from its
    review.
    """
    facts, scored = this_game(session), session.scored
    ledgers = [board.ledger for board in scored]
    dirk = tuple(points.dirk for points in ledgers if points.dirk is not None)
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
        shares=tuple((turn, tuple(100 * points for points in row)) for turn, row in shares or ()),
        notes=notes,
        log=_log(session),
        turns=tuple({step.turn + 1: at for at, step in enumerate(session.steps, 1)}.items()),
        public=tuple if session.unaided else session.public(),
    )


def _title(session: Session) -> Msg:
    view = results_view(session)
    if view is not None:
        return view.title
    return msg("share-running", names=text_of(listing([tag.label for tag in session.tags])))


def _seats(session: Session, plays: Sequence[Msg]) -> tuple[SharedSeat, ...]:
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
    return tuple(sorted(found, key=lambda seat: seat.place))


def points_by_turn(session: Session) -> Series:
    """Return every seat's points after each turn, starting from the initial points."""
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
    """Return the log by turns, without undone steps: the record does not contain them."""
    groups = open_log(History(session), None).groups
    still = (
        evolve(group, lines=tuple(ln for ln in group.lines if not ln.undone)) for group in groups
    )
    return tuple(group for group in still if group.lines)


@frozen
class Telling:
    """A game in words of one language."""

    game: SharedGame
    lang: str

    def plain(self, words: Msg | str) -> str:
        """Return a text in this language."""
        return unmarked(clean(words) if isinstance(words, str) else tr(self.lang, words))

    def number(self, value: int) -> str:
        """Format a number; negative ones have a typographic minus sign."""
        return self.plain(msg("ledger-number", n=value))

    def day(self) -> str:
        """Return the date; empty if it is unknown."""
        return "" if self.game.day is None else day_name(self.lang, self.game.day)

    def about(self) -> list[str]:
        """Describe the game in lines: modules, differences, whether it is still running."""
        named = [
            name if variant is None else msg("new-joined", head=name, rest=variant)
            for name, variant in self.game.modules
        ]
        modules = ", ".join(map(self.plain, named or [msg("this-game-base")]))
        more = self.game.differences if self.game.over else (msg("share-open"),)
        return [modules, *(capital(self.plain(text)) for text in more)]

    def built(self, seat: SharedSeat) -> str:
        """Say how many buildings an Alhambra has, and how long its wall is."""
        return built_line(self.plain, seat.palace)

    def entitled(self, group: LogGroup) -> str:
        """Return the title of a log section."""
        if group.kind == "turn":
            return self.plain(msg("log-turn-started", k=group.turn, name=group.title))
        return self.plain(group.title)

    def happened(self, group: LogGroup) -> Sequence[str]:
        """Return what happened in a log section, with its effects."""
        return [
            self.plain(line.text)
            if line.effect is None
            else self.plain(msg("log-line-effect", text=line.text, effect=line.effect))
            for line in group.lines
        ]
