"""Parts the log by turns; scorings and what modules count as great events stand by themselves."""

from collections.abc import Iterator

from attrs import define, evolve, field

from alhambra_qt.controller.faces import found
from alhambra_qt.controller.game.history import History, ToldStep
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.view.log import LogGroup, LogView
from alhambra_qt.controller.view.parts import LogLine, SeatTag
from alhambra_qt.controller.words.sentences import QUIET
from alhambra_qt.engine import Ledger
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import msg, signed

GOES_ON = ("buy", "money", "build")  # what a turn goes on with after a great event


def open_log(history: History, viewer: Seat | None) -> LogView:
    """Give the whole log in parts, as somebody sees it."""
    parting = _Parting(history.session.tags, viewer)
    for one in history.trail():
        if isinstance(one, LogLine):
            parting.add(one)
        else:
            parting.tell(one)
    groups = tuple(one for one in parting.groups if one.lines)
    return LogView(groups, history.session.tags)


@define
class _Parting:
    """The parts so far."""

    tags: tuple[SeatTag, ...]
    viewer: Seat | None
    groups: list[LogGroup] = field(factory=list)
    _owner: Seat = 0  # whose turn it is
    _played: int = 0  # actions so far

    def tell(self, one: ToldStep) -> None:
        """Add the lines of a step."""
        if not self.groups:
            self._turn(one.step.seat, one.step.turn)
        self._played += one.stands
        step, begun = one.step, False  # whether a great event of this very step was told
        for event, line in self._timed(one):
            if one.stands and isinstance(event, ev.TurnStarted):
                self._turn(event.seat, event.turn)
                begun = False
            elif isinstance(event, ev.Scored):
                self._scoring(event.ledger, line, step)
                begun = True
            elif not isinstance(event, QUIET) or not one.stands:
                if one.stands and type(event) in found.heads():
                    self._great(found.heads()[type(event)], step.turn)
                    begun = True
                elif not begun and self._resumes(line):
                    self._turn(self._owner, step.turn)
                self.add(line)

    def _timed(self, one: ToldStep) -> Iterator[tuple[ev.Event, LogLine]]:
        """What a step tells, with the moment after it."""
        moment = self._played if one.stands else -1
        return ((event, evolve(line, moment=moment)) for event, line in one.told)

    def add(self, *lines: LogLine) -> None:
        """Add lines to the last part."""
        if not self.groups:
            self._turn(0, 0)
        last = self.groups[-1]
        self.groups[-1] = evolve(last, lines=(*last.lines, *lines))

    def _turn(self, seat: Seat, turn: int) -> None:
        tag, self._owner = self.tags[seat], seat
        own = seat == self.viewer
        self.groups.append(LogGroup("turn", tag.said, tag, turn + 1, own=own, moment=self._played))

    def _great(self, module: str, turn: int) -> None:
        icon = found.face_of(module).icon
        title = msg(f"mod-{module}")
        self.groups.append(
            LogGroup("module", title, None, turn + 1, icon=icon, moment=self._played)
        )

    def _scoring(self, ledger: Ledger, line: LogLine, step: PlayedStep) -> None:
        """A scoring: what each seat gained, and its points before and after."""
        title = msg("proof-tab", k=ledger.scoring)
        self.groups.append(
            LogGroup("scoring", title, None, step.turn + 1, icon="crown", moment=self._played)
        )
        points = {change.seat: change.points for change in step.effects}
        for tag, gained in zip(self.tags, ledger.totals, strict=True):
            old, new = points.get(tag.seat, (0, 0))
            text = msg("log-gain", name=tag.said, n=signed(gained))
            effect = msg("log-effect-points", before=old, after=new)
            known = old != new and new - old == gained
            self.add(evolve(line, text=text, seat=tag, effect=effect if known else None))
        if ledger.dirk is not None:
            self.add(evolve(line, text=msg("log-gain", name=msg("dirk"), n=signed(ledger.dirk))))

    def _resumes(self, line: LogLine) -> bool:
        """Whether a line goes on with the turn that a great event stood in."""
        own = line.seat is not None and line.seat.seat == self._owner
        return self.groups[-1].kind != "turn" and own and line.topic in GOES_ON
