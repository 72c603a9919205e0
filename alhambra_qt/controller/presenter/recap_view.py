"""The past: what happened since a person last acted, and the whole log in sections by turn.

In the log, scorings and major events of modules are sections of their own. The line above the hand,
the list that it opens and the hand-over page all use the recap.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from attrs import define, evolve, field

from alhambra_qt.controller.faces import found
from alhambra_qt.controller.game.history import Happening, History, ToldStep, acts
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.presenter.player_panels import item_of, rows_of
from alhambra_qt.controller.view.page_views import LogGroup, LogView
from alhambra_qt.controller.view.table_view import Recap
from alhambra_qt.controller.view.view_parts import Icon, LogLine, SeatTag
from alhambra_qt.controller.words.names import row_name, the_tile, tile_name
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine import Game, Ledger, score_now
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.payments import shortfall
from alhambra_qt.engine.pieces import TILE_ID, TYPES
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.i18n import Msg, gain, listing, msg

GOES_ON = ("buy", "money", "build")  # what a turn continues with after a major event


def open_log(history: History, viewer: Seat | None) -> LogView:
    """Return the whole log in sections, as a viewer may see it."""
    parting = _Parting(history.session.tags, viewer)
    for entry in acts([*history.trail()]):
        if isinstance(entry, LogLine):
            parting.add(entry)
        else:
            parting.tell(entry)
    groups = tuple(entry for entry in parting.groups if entry.lines)
    return LogView(groups, history.session.tags)


@define
class _Parting:
    """The sections so far."""

    tags: tuple[SeatTag, ...]
    viewer: Seat | None
    groups: list[LogGroup] = field(factory=list)
    _owner: Seat = 0  # whose turn it is
    _played: int = 0  # actions so far

    def tell(self, told_step: ToldStep) -> None:
        """Add the lines of a step."""
        if not self.groups:
            self._turn(told_step.step.seat, told_step.step.turn)
        self._played += told_step.stands
        step, begun = told_step.step, False  # whether this step had a major event
        for event, line in self._timed(told_step):
            if told_step.stands and isinstance(event, ev.TurnStarted):
                self._turn(event.seat, event.turn)
                begun = False
            elif isinstance(event, ev.Scored):
                self._scoring(event.ledger, line, step)
                begun = True
            elif line.kind != "turn" or not told_step.stands:
                if told_step.stands and type(event) in found.heads():
                    self._great(found.heads()[type(event)], step.turn)
                    begun = True
                elif not begun and self._resumes(line):
                    self._turn(self._owner, step.turn)
                self.add(line)

    def _timed(self, step: ToldStep) -> Iterator[tuple[ev.Event, LogLine]]:
        moment = self._played if step.stands else -1
        return ((event, evolve(line, moment=moment)) for event, line in step.entries)

    def add(self, *lines: LogLine) -> None:
        """Add lines to the last section."""
        if not self.groups:
            self._turn(0, 0)
        last = self.groups[-1]
        self.groups[-1] = evolve(last, lines=(*last.lines, *lines))

    def _turn(self, seat: Seat, turn: int) -> None:
        tag, self._owner = self.tags[seat], seat
        own = seat == self.viewer
        self.groups.append(LogGroup("turn", tag.label, tag, turn + 1, own=own, moment=self._played))

    def _great(self, module: str, turn: int) -> None:
        icon = found.face_of(module).icon
        title = msg(f"mod-{module}")
        self.groups.append(
            LogGroup("module", title, None, turn + 1, icon=icon, moment=self._played)
        )

    def _scoring(self, ledger: Ledger, line: LogLine, step: PlayedStep) -> None:
        title = msg("proof-tab", k=ledger.scoring)
        self.groups.append(
            LogGroup("scoring", title, None, step.turn + 1, icon="crown", moment=self._played)
        )
        points = {change.seat: change.points for change in step.effects}
        for tag, gained in zip(self.tags, ledger.totals, strict=True):
            old, new = points.get(tag.seat, (0, 0))
            text = msg("log-gain", name=tag.label, n=gain(gained))
            effect = msg("log-effect-points", before=old, after=new)
            known = old != new and new - old == gained
            self.add(evolve(line, text=text, seat=tag, effect=effect if known else None))
        if ledger.dirk is not None:
            self.add(evolve(line, text=msg("log-gain", name=msg("dirk"), n=gain(ledger.dirk))))

    def _resumes(self, line: LogLine) -> bool:
        """Return whether a line continues a turn that a major event interrupted."""
        own = line.seat is not None and line.seat.seat == self._owner
        return self.groups[-1].kind != "turn" and own and line.topic in GOES_ON


NEARLY = 3  # a tile is nearly paid that costs so much more
MOST = 5  # lines about the player's own affairs
COUNTED: dict[str, tuple[type[ev.Event], ...]] = {
    "bought": (ev.Bought,),
    "took": (ev.TookMoney,),
    "redesigned": (ev.Added, ev.Removed, ev.Swapped),
}
FOLLOWING = (ev.Placed, ev.Reserved, ev.Scored)  # already covered by another event


def recap(
    session: Session, history: History, seat: Seat, most: int | None = None
) -> tuple[Recap, ...]:
    """Return what happened to a person, worst first, then an entry for each turn of the others.

    Also listed is what they could or nearly could have bought; if there is nothing else, what is
    new on sale. Of the moves only the last ``most`` lines are listed, if given. The ``rest``
    sentence of the first entry counts the others, or all of them if everything is listed. Empty if
    nothing happened.
    """
    happenings = history.told_since(seat)
    if not happenings:
        return ()
    theirs = [happening for happening in happenings if not happening.own]
    left_out = 0 if most is None else max(0, len(theirs) - most)
    yours = _yours(session, seat, happenings)
    rest = _rest(theirs if most is None else theirs[:left_out], len(yours) - MOST)
    return (
        Recap(session.tags[seat], tuple(yours[:MOST]), rest),
        *_turns(session, theirs[left_out:]),
    )


def _turns(session: Session, happenings: Sequence[Happening]) -> list[Recap]:
    """Group lines by turn; what others did in it stands beside the turn."""
    groups: dict[tuple[int, Seat], list[LogLine]] = {}
    for happening in happenings:
        groups.setdefault((happening.moment, _doer(happening)), []).append(happening.line)
    return [
        Recap(
            *(session.tags[doer], tuple(lines)),
            moment=at if at >= session.known_from and session.steps[at].seat == doer else -1,
        )
        for (at, doer), lines in groups.items()
    ]


def _doer(happening: Happening) -> Seat:
    return happening.seat if happening.line.seat is None else happening.line.seat.seat


def _yours(session: Session, seat: Seat, happenings: Sequence[Happening]) -> list[LogLine]:
    found: list[tuple[int, LogLine]] = []
    for happening in happenings:
        if happening.own:
            found.append((0, happening.line))
        if isinstance(happening.event, ev.Scored):
            found += _scored(session, seat, happening.event.ledger)
    left, now = session.left_by(seat), session.observation(seat).game
    lines = [line for _, line in sorted(found, key=lambda both: both[0])]
    if left is None:
        return lines
    tag = session.tags[seat]
    sold = [LogLine(text, tag) for text in _sold(session, seat, happenings, left)]
    lines = [*_standing(session, seat, left, now), *lines, *sold]
    known = {offer.tile for offer in offers(left)}
    new = [tile_name(TILE_ID[each.tile]) for each in offers(now) if each.tile not in known]
    if lines or not new or now.over:
        return lines
    return [LogLine(msg("recap-new", tiles=listing(new)), tag)]


def _sold(session: Session, seat: Seat, since: Sequence[Happening], left: Game) -> Iterator[Msg]:
    """Name the tiles bought by others that a person could pay for or was a little short of."""
    on_sale = {offer.tile: offer for offer in offers(left)}
    for event in (happening.event for happening in since):
        offer = on_sale.get(event.tile) if isinstance(event, ev.Bought) else None
        if isinstance(event, ev.Bought) and offer is not None and event.seat != seat:
            short = shortfall(left, seat, offer.currency, offer.price)
            if short <= NEARLY:
                name, tile = session.tags[event.seat].label, the_tile(TILE_ID[event.tile])
                yield msg("recap-sold", name=name, tile=tile, price=offer.price, n=short)


def _scored(session: Session, seat: Seat, ledger: Ledger) -> list[tuple[int, LogLine]]:
    gained, tag = ledger.totals[seat], session.tags[seat]
    total = ledger.before[seat] + gained
    text = msg("recap-scored", k=ledger.scoring, n=gain(gained), total=total)
    found = [(gained, LogLine(text, tag, kind="scoring"))]
    for item in rows_of(ledger):
        lost = _points(ledger, seat, item)
        if lost < 0:
            sentence = msg("recap-lost", row=row_name(item), n=gain(lost))
            found.append((lost, LogLine(sentence, tag, kind="scoring")))
    return found


def _standing(session: Session, seat: Seat, left: Game, now: Game) -> list[LogLine]:
    """Say what the next scoring would bring now and before, then row by row, worst first."""
    number, tag = next_scoring(now), session.tags[seat]
    if now.over or next_scoring(left) != number:
        return []
    old, new = (score_now(game, number, losses=True) for game in (left, now))
    found = []
    for item in dict.fromkeys((*rows_of(old), *rows_of(new))):
        was, is_ = _points(old, seat, item), _points(new, seat, item)
        if was != is_:
            text = msg("recap-row", row=row_name(item), old=was, new=is_)
            icons = (Icon("type", item),) if item in TYPES else ()
            found.append((is_ - was, LogLine(text, tag, icons)))
    totals = {"old": gain(old.totals[seat]), "new": gain(new.totals[seat])}
    total = [LogLine(msg("recap-total", **totals), tag)] if found else []
    return [*total, *(line for _, line in sorted(found, key=lambda both: both[0]))]


def _points(ledger: Ledger, seat: Seat, item: str) -> int:
    return sum(line.points for line in ledger.lines if line.seat == seat and item_of(line) == item)


def _rest(happenings: Sequence[Happening], more: int) -> Msg | None:
    """Count unlisted lines in a sentence; ``more`` are further changes of the player's own."""
    counts: Counter[str] = Counter()
    for happening in happenings:
        if not isinstance(happening.event, FOLLOWING):
            kinds = (
                kind for kind, events in COUNTED.items() if isinstance(happening.event, events)
            )
            counts[next(kinds, "other")] += 1
    counts["yours"] = max(0, more)
    parts = [
        msg(f"recap-n-{kind}", n=n) for kind in ("yours", *COUNTED, "other") if (n := counts[kind])
    ]
    return msg("recap-rest", what=text_of(listing(parts))) if parts else None
