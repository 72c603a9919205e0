"""The results of a game: who wins, each scoring of each seat, and a few numbers to talk about."""

from collections.abc import Iterable

from attrs import define

from alhambra_qt.controller.build.branch_lines import result_text
from alhambra_qt.controller.build.ledgers import TABS
from alhambra_qt.controller.build.panels import palace_of, type_counts
from alhambra_qt.controller.build.scene import round_of
from alhambra_qt.controller.build.this_game import this_game
from alhambra_qt.controller.game.seats import humans
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.standing import on_boards
from alhambra_qt.controller.view.pages import ResultRow, ResultStat, ResultsView
from alhambra_qt.controller.view.parts import ActionButton, LogLine
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.controller.words.sentences import log_line, rule_box, text_of
from alhambra_qt.engine.events import Bought, Distributed, Event, TurnEnded
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, listing, msg


@define
class SeatNumbers:
    """What is worth knowing about one player's game."""

    bought: int = 0
    exact: int = 0
    overpaid: int = 0
    turns: int = 0


def results_view(session: Session) -> ResultsView | None:
    """Show the end of a game; None while it goes on."""
    if not session.over:
        return None
    events = [event for step in session.steps for event in step.events]
    scores = session.scores
    order = sorted(range(session.seats), key=lambda seat: (-scores[seat], seat))
    best = max(scores)
    winners = tuple(session.tags[seat] for seat in order if scores[seat] == best)
    names = text_of(listing([tag.said for tag in winners]))
    title = msg("result-win", name=names, n=best)
    if len(winners) > 1:
        title = msg("result-win-shared", name=names, n=best)
    numbers = seat_numbers(session.seats, events)
    rows = tuple(_row(session, seat, scores, numbers[seat]) for seat in order)
    rounds = round_of(session.turn, session.seats)
    return ResultsView(
        title=title,
        text=result_text(session) or msg("result-text", n=rounds),
        rows=rows,
        scorings=TABS,
        winners=winners,
        seed=session.config.seed,
        shares=_shares(session, events),
        dirk=_dirk(session),
        rule=rule_box("score.ties_final"),
        buttons=_buttons(session),
        game=this_game(session),
    )


def _buttons(session: Session) -> tuple[ActionButton, ...]:
    """What can be done now, first what whoever sits there most likely wants."""
    people, best = humans(session.config), max(session.scores)
    lost = bool(people) and all(session.scores[seat] < best for seat in people)
    again = ActionButton(Press("rematch"), msg("result-rematch"), "Ctrl+N", primary=not lost)
    if session.branch is not None:
        again = ActionButton(Press("original"), msg("branch-leave"), primary=True)
    judged = ActionButton(Press("review"), msg("result-why"), "A", primary=not again.primary)
    tried = ActionButton(Press("branches"), msg("branches-title"))
    return (
        again,
        judged,
        ActionButton(Press("replay"), msg("replay-title"), "P"),
        ActionButton(Press("new"), msg("button-new-game")),
        ActionButton(Press("share-game"), msg("share-title"), "E"),
        ActionButton(Press("ledger"), msg("result-ledger"), "S"),
        *((tried,) if (session.root or session).branches else ()),
        ActionButton(Press("table"), msg("result-table"), "T"),
        ActionButton(Press("career"), msg("career-title"), "C"),
        ActionButton(Press("start"), msg("result-start"), "Esc"),
    )


def _row(session: Session, seat: Seat, scores: tuple[int, ...], numbers: SeatNumbers) -> ResultRow:
    scored = {board.ledger.scoring: board.ledger.totals[seat] for board in session.scored}
    game = session.observation(seat).game
    palace, tokens = game.players[seat].palace, on_boards(game).get(seat, {})
    built = sum(type_counts(list(palace.tiles.values())))
    stats: tuple[tuple[str, Msg], ...] = (
        ("exact", msg("result-exact", n=numbers.exact)),
        ("overpaid", msg("result-overpaid", n=numbers.overpaid)),
        ("wall", msg("result-wall", n=palace.longest_wall())),
        ("tiles", msg("result-tiles", n=built)),
        ("turns", msg("result-turns", n=numbers.turns)),
    )
    return ResultRow(
        seat=session.tags[seat],
        place=1 + sum(1 for score in scores if score > scores[seat]),
        score=scores[seat],
        gained=tuple(scored.get(number, 0) for number in (1, 2, 3)),
        winner=scores[seat] == max(scores),
        stats=tuple(ResultStat(name, msg(f"result-stat-{name}"), text) for name, text in stats),
        palace=palace_of(palace, session.tags[seat], tokens=tokens),
    )


def seat_numbers(seats: int, events: Iterable[Event]) -> list[SeatNumbers]:
    """Count what is worth knowing of each player's game."""
    found = [SeatNumbers() for _ in range(seats)]
    for event in events:
        if isinstance(event, Bought):
            found[event.seat].bought += 1
            found[event.seat].exact += not event.overpaid
            found[event.seat].overpaid += event.overpaid
        elif isinstance(event, TurnEnded):  # laying the table begins the first turn unheard
            found[event.seat].turns += 1
    return found


def _shares(session: Session, events: Iterable[Event]) -> tuple[LogLine, ...]:
    return tuple(
        log_line(event, session.tags) for event in events if isinstance(event, Distributed)
    )


def _dirk(session: Session) -> tuple[int, ...] | None:
    gained = {board.ledger.scoring: board.ledger.dirk for board in session.scored}
    if all(points is None for points in gained.values()):
        return None
    return tuple(gained.get(number) or 0 for number in (1, 2, 3))
