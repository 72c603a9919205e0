"""The results of a game: who won and why, points by scoring, details of the game, its branches."""

from collections.abc import Iterable, Sequence
from functools import reduce

from attrs import define, frozen

from alhambra_qt import files
from alhambra_qt.controller.game import file_shapes, presets, setup_code
from alhambra_qt.controller.game.gameconfig import AI, SAME_LANGUAGE, SeatConfig
from alhambra_qt.controller.game.seats import people
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import Branch, on_boards
from alhambra_qt.controller.presenter.player_panels import item_of, palace_of, type_counts
from alhambra_qt.controller.presenter.score_sheet import TABS
from alhambra_qt.controller.presenter.table_presenter import round_of
from alhambra_qt.controller.view.page_views import ResultRow, ResultStat, ResultsView, ThisGame
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.controller.view.view_parts import ActionButton, SeatTag
from alhambra_qt.controller.words.names import row_name
from alhambra_qt.controller.words.sentences import log_line, rule_box, text_of
from alhambra_qt.engine.events import Bought, Distributed, Event, TurnEnded
from alhambra_qt.engine.ids import DIRK, Seat
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, gain, has_text, language_names, listing, msg

CLOSE, FAR = 5, 25  # points: at most a close result, at least a clear one


def this_game(session: Session) -> ThisGame:
    """Return the details of this game; none of them is secret."""
    config = session.config
    variants = dict(config.variants)
    named = tuple(
        (
            name,
            msg(f"mod-{name}.bare"),
            msg(f"new-variant-{name}-{variants[name]}") if name in variants else None,
        )
        for name in config.modules
    )
    seats = tuple((tag, _plays(seat)) for tag, seat in zip(session.tags, config.seats, strict=True))
    return ThisGame(
        round=msg("table-round", n=round_of(session.turn, session.seats)),
        modules=named,
        differences=presets.differences(config, session.here),
        seats=seats,
        seed=config.seed,
        code=setup_code.write(config),
        branch=None if session.branch is None else msg("branch-frame", branch=session.branch.name),
        begun=bool(session.steps),
        studied=session.branch is not None or session.start is not None,
    )


def _plays(seat: SeatConfig) -> Msg:
    if seat.kind == AI:
        drawn = [msg("new-fitting")] * seat.fitting
        level, style = msg(f"level-{seat.level}"), msg(f"style-{seat.style}")
        return _joined(msg("new-ai"), level, *drawn, style)
    own = () if seat.lang == SAME_LANGUAGE else (language_names().get(seat.lang, seat.lang),)
    helps = msg("this-game-help", help=msg(f"new-assist-{seat.assist}"))
    return _joined(msg("seat-human"), *own, helps)


def _joined(first: Msg, *rest: Msg | str) -> Msg:
    return reduce(lambda head, seat_name: msg("new-joined", head=head, rest=seat_name), rest, first)


@frozen
class BranchLine:
    """A line of the branch tree.

    Attributes:
        branch: the branch, None for the game itself.
        title: its name.
        depth: the number of branches between it and the game.
        facts: its origin, deal and length.
        scores: everybody's points; a finished branch shows them beside the game's.
        over: whether it was played to the end.
        begun: whether it has an action to replay.
    """

    branch: Branch | None
    title: Msg | str
    depth: int = 0
    facts: tuple[Msg, ...] = ()
    scores: tuple[Msg, ...] = ()
    over: bool = True
    begun: bool = True


def branch_lines(root: Session) -> tuple[BranchLine, ...]:
    """List the game, then every branch after its parent."""
    scores = scores_of(root.tags, root.scores)
    first = BranchLine(None, msg("branches-happened"), scores=scores, begun=bool(root.steps))
    left_by: dict[Branch | None, list[Branch]] = {}
    for branch in root.branches:
        left_by.setdefault(branch.parent, []).append(branch)
    found, waiting = [first], left_by.get(None, [])[::-1]
    while waiting:
        branch = waiting.pop()
        found.append(_line(root, branch, len(branch.way)))
        waiting += left_by.get(branch, [])[::-1]
    return tuple(found)


def _line(root: Session, branch: Branch, depth: int) -> BranchLine:
    try:
        shown = files.fit(branch.data.get("meta", {}), file_shapes.Shown)
    except Unreadable:  # the branch itself is not affected
        shown = file_shapes.Shown()
    facts = [_where(root, branch), msg(f"branches-luck-{'new' if branch.luck else 'same'}")]
    if shown.over:
        facts.append(msg("branches-over"))
    else:
        facts.append(msg("branches-going", round=round_of(shown.turn, root.seats)))
    before = root.scores if shown.over else None
    scores = scores_of(root.tags, shown.scores, before)
    return BranchLine(
        branch, branch.name, depth, tuple(facts), scores, shown.over, branch.length > 0
    )


def _where(root: Session, branch: Branch) -> Msg:
    if branch.parent is not None:
        return msg("branches-within", name=branch.parent.name)
    return moment(root, branch.at, "branches-where")


def moment(line: Session, number: int, words: str = "playon-where") -> Msg:
    """Phrase a moment: the round, and who chooses after so many actions."""
    step = line.steps[number]
    number = round_of(step.turn, line.seats)
    return msg(words, round=number, name=line.tags[step.seat].label)


def scores_of(
    tags: Sequence[SeatTag], scores: Sequence[int], before: Sequence[int] | None = None
) -> tuple[Msg, ...]:
    """Phrase everybody's points, beside those of ``before`` if given."""
    found = []
    for index, (tag, score) in enumerate(zip(tags, scores, strict=False)):
        if before is None:
            found.append(msg("branches-score", name=tag.label, score=score))
        else:
            change = gain(score - before[index])
            found.append(msg("branches-compared", name=tag.label, score=score, change=change))
    return tuple(found)


def result_text(session: Session) -> Msg | None:
    """Say that a finished branch does not count, and how its game ended."""
    if session.root is None or session.branch is None:
        return None
    scores = text_of(listing(list(scores_of(session.root.tags, session.root.scores))))
    return msg("results-branch", branch=session.branch.name, scores=scores)


def next_name(root: Session) -> Msg:
    """Return a name for the next branch, with its number."""
    return msg("branch-name", n=len(root.branches) + 1)


@define
class SeatNumbers:
    """Statistics of one player's game."""

    bought: int = 0
    exact: int = 0
    overpaid: int = 0
    turns: int = 0


def results_view(session: Session) -> ResultsView | None:
    """Return the view of a game's end; None while it is running."""
    if not session.over:
        return None
    events = [event for step in session.steps for event in step.events]
    scores = session.scores
    order = sorted(range(session.seats), key=lambda seat: (-scores[seat], seat))
    best = max(scores)
    winners = tuple(session.tags[seat] for seat in order if scores[seat] == best)
    names = text_of(listing([tag.label for tag in winners]))
    shared = "-shared" if len(winners) > 1 else ""
    title, feeling, celebrated = msg(f"result-win{shared}", name=names, n=best), "", winners
    me = session.here[0] if len(session.here) == 1 else None
    if me is not None:  # the page speaks to the only person
        lost, gap = distance(scores, (me,))
        feeling = "close" if gap <= CLOSE else "far" if gap >= FAR else "plain"
        text = "result-you-place" if lost else f"result-you-win{shared}"
        if has_text(f"{text}-{feeling}"):
            text = f"{text}-{feeling}"
        place, points = 1 + sum(other > scores[me] for other in scores), scores[me]
        title = msg(
            text,
            place=place,
            rank=msg("rank-place", n=place),
            points=msg("count-point", n=points),
        )
        celebrated = () if lost else winners
    numbers = seat_numbers(session.seats, events)
    rows = tuple(_row(session, seat, scores, numbers[seat]) for seat in order)
    return ResultsView(
        title=title,
        text=_joined(*story(session, me)),
        rows=rows,
        scorings=TABS,
        winners=winners,
        celebrated=celebrated,
        own=-1 if me is None else me,
        feeling=feeling,
        seed=session.config.seed,
        shares=tuple(
            log_line(event, session.tags) for event in events if isinstance(event, Distributed)
        ),
        dirk=_dirk(session),
        rule=rule_box("score.ties_final"),
        buttons=_buttons(session),
        game=this_game(session),
    )


def distance(scores: Sequence[int], seats: Sequence[Seat]) -> tuple[bool, int]:
    """Return whether these seats lost, and the distance to the winner, else to the second."""
    best = max(scores)
    mine = max((scores[seat] for seat in seats), default=best)
    if mine < best or list(scores).count(best) > 1:
        return mine < best, best - mine
    return False, best - max(score for score in scores if score < best)


def story(session: Session, me: Seat | None) -> list[Msg]:
    """Say how far apart the first are, why, and if it does not count; ``me`` is called "you"."""
    scores, tags = session.scores, session.tags
    order = sorted(range(session.seats), key=lambda seat: (-scores[seat], seat))
    won = [seat for seat in order if scores[seat] == scores[order[0]]]
    lost = me is not None and me not in won
    if len(won) > 1 and not lost:
        most = [_best_source(session, seat, me) for seat in won if len(won) == 2]
        return [msg("story-level"), *filter(None, (*most, result_text(session)))]
    rivals = [seat for seat in order if scores[seat] == scores[order[1]]]
    rival, others = (me, won) if lost and me is not None else (rivals[0], rivals)
    points = msg("count-point", n=scores[won[0]] - scores[rival])
    name = listing([tags[seat].label for seat in others])
    lead = msg("story-behind" if lost else "story-ahead", points=points, name=name)
    reason = _reason(session, won[0], rival, me)
    return [lead, *filter(None, (reason, result_text(session)))]


def _reason(session: Session, best: Seat, rival: Seat, me: Seat | None) -> Msg | None:
    """Say what put the winner before a rival, as far as the score sheets prove it."""
    scores, name = session.scores, session.tags[best].label
    ledgers, you = [board.ledger for board in session.scored], "-you" if best == me else ""
    before = ledgers[-1].before if ledgers else scores
    if before[best] < before[rival]:  # nobody else is spoken of
        points = msg("count-point", n=before[rival] - before[best])
        text = "story-led-before" if rival == me else f"story-turned{you}"
        return msg(text, name=name, other=session.tags[rival].label, points=points)
    if session.start is not None:
        return None
    ahead, dirk = [], 0  # nobody leads while Dirk has more
    for ledger in ledgers:
        dirk += ledger.dirk or 0
        after = [old + new for old, new in zip(ledger.before, ledger.totals, strict=True)]
        ahead.append(after.pop(best) > max(*after, dirk))
    if all(ahead) and distance(scores, ())[1] >= FAR:
        return msg(f"story-led{you}", name=name)
    if dirk > scores[best]:
        return msg("story-dirk", points=msg("count-point", n=dirk))
    gains = sorted(_sources(session), key=lambda row: row[1][rival] - row[1][best])
    for few in (1, 2, 3):
        n, m = (sum(paid[seat] for _, paid in gains[:few]) for seat in (best, rival))
        if n - m >= scores[best] - scores[rival]:
            both = (
                msg("lesson-you") if seat == me else session.tags[seat].label
                for seat in (best, rival)
            )
            return msg(
                "story-rows",
                rows=listing([row for row, _ in gains[:few]]),
                name=next(both),
                n=n,
                other=next(both),
                m=m,
            )
    return _best_source(session, best, me)


def _best_source(session: Session, seat: Seat, me: Seat | None) -> Msg | None:
    row, paid = max(_sources(session), key=lambda row: row[1][seat])
    if session.start is not None or paid[seat] <= 0:
        return None
    you = "-you" if seat == me else ""
    return msg(f"story-source{you}", name=session.tags[seat].label, row=row, n=paid[seat])


def _sources(session: Session) -> list[tuple[Msg, list[int]]]:
    """Return what each row of the score sheets, and the time between them, paid to each seat."""
    paid: dict[str, list[int]] = {}
    rest = list(session.scores)
    for board in session.scored:
        for line in board.ledger.lines:
            if line.seat != DIRK:
                paid.setdefault(item_of(line), [0] * session.seats)[line.seat] += line.points
                rest[line.seat] -= line.points
    return [
        *((row_name(item), points) for item, points in paid.items()),
        (msg("results-between"), rest),
    ]


def _buttons(session: Session) -> tuple[ActionButton, ...]:
    """Return the buttons for what can be done now, the most likely choices first."""
    (lost, n), here = distance(session.scores, session.here), session.here
    why = msg("result-lost" if lost else "result-won", n=n) if n else msg("result-why")
    judged = ActionButton(Press("review"), why, "A", primary=session.branch is None)
    again = ActionButton(Press("rematch"), msg("result-rematch"), "Ctrl+R")
    if session.branch is not None:
        judged, again = ActionButton(Press("original"), msg("branch-leave"), primary=True), judged
    tried = ActionButton(Press("branches"), msg("branches-title"))
    dared = ActionButton(Press("challenge"), msg("challenge-title"))
    alone = len(people(session.config)) == 1 == len(here)
    return (
        judged,
        again,
        ActionButton(Press("new"), msg("button-new-game"), "Ctrl+N"),
        ActionButton(Press("replay"), msg("replay-title"), "P"),
        ActionButton(Press("ledger"), msg("result-ledger"), "S"),
        ActionButton(Press("share-game"), msg("share-title"), "E"),
        *((dared,) if alone and session.branch is None and session.start is None else ()),
        *((tried,) if (session.root or session).branches else ()),
        ActionButton(Press("save"), msg("button-save"), "Ctrl+S"),
        ActionButton(Press("career"), msg("career-title"), "C"),
        ActionButton(Press("table"), msg("result-table"), "T"),
        ActionButton(Press("start"), msg("result-start"), "Ctrl+W"),
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
    """Count the statistics of each player's game."""
    found = [SeatNumbers() for _ in range(seats)]
    for event in events:
        if isinstance(event, Bought):
            found[event.seat].bought += 1
            found[event.seat].exact += not event.overpaid
            found[event.seat].overpaid += event.overpaid
        elif isinstance(event, TurnEnded):  # set-up begins the first turn without an event
            found[event.seat].turns += 1
    return found


def _dirk(session: Session) -> tuple[int, ...] | None:
    gained = {board.ledger.scoring: board.ledger.dirk for board in session.scored}
    if all(points is None for points in gained.values()):
        return None
    return tuple(gained.get(number) or 0 for number in (1, 2, 3))
