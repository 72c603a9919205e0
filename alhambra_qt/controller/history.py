"""What happened so far, in words: the log, the tiles last placed, what each opponent did."""

from collections.abc import Iterable

from attrs import define, field

from alhambra_qt.controller.session import Session, Step
from alhambra_qt.controller.view_parts import LogLine, SeatTag
from alhambra_qt.controller.words import log_line
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.actions import PassWindow
from alhambra_qt.engine.ids import Cell, Seat


@define
class _Told:
    """A step and the lines that tell it."""

    step: Step
    lines: tuple[LogLine, ...]


@define
class History:
    """The past of a session; it is told once and extended as the game goes on."""

    session: Session
    _told: list[_Told] = field(factory=list, init=False)

    def _catch_up(self) -> list[_Told]:
        steps = self.session.steps
        while self._told and (
            len(self._told) > len(steps) or self._told[-1].step is not steps[len(self._told) - 1]
        ):
            self._told.pop()
        for step in steps[len(self._told) :]:
            self._told.append(_Told(step, told_lines(step, self.session.tags)))
        return self._told

    def log(self, last: int = 0) -> tuple[LogLine, ...]:
        """Give the lines of the log, oldest first; only the ``last`` ones if given."""
        lines = [line for told in self._catch_up() for line in told.lines]
        return tuple(lines[-last:] if last else lines)

    def since(self, seat: Seat | None) -> tuple[LogLine, ...]:
        """Give what others did since a seat last acted (None: everything of the last round)."""
        told = self._catch_up()
        begin = len(told)
        while begin and not _acted(told[begin - 1].step, seat):
            begin -= 1
        if seat is None or not begin:
            rounds = max(0, self.session.turn - self.session.seats)
            begin = next((i for i, one in enumerate(told) if one.step.turn >= rounds), len(told))
        return tuple(
            line
            for one in told[begin:]
            for line in one.lines
            if line.kind in ("move", "scoring") and (line.seat is None or line.seat.seat != seat)
        )

    def last_placed(self) -> dict[Seat, frozenset[Cell]]:
        """Give, per seat, the cells it built on in its last turn."""
        cells: dict[Seat, set[Cell]] = {seat: set() for seat in range(self.session.seats)}
        begun: set[Seat] = set()
        for event in (
            event for step in reversed(self.session.steps) for event in step.events[::-1]
        ):
            if isinstance(event, ev.TurnStarted):
                begun.add(event.seat)
                if len(begun) == len(cells):
                    break
            elif isinstance(event, ev.Placed | ev.Added | ev.Swapped) and event.seat not in begun:
                cells[event.seat].add(event.cell)
        return {seat: frozenset(found) for seat, found in cells.items()}

    def events(self) -> Iterable[ev.Event]:
        """Give every event so far."""
        return (event for step in self.session.steps for event in step.events)


def _acted(step: Step, seat: Seat | None) -> bool:
    """Whether a seat did something in a step; to pass between turns is nothing."""
    return step.seat == seat and not isinstance(step.action, PassWindow)


def told_lines(step: Step, tags: tuple[SeatTag, ...]) -> tuple[LogLine, ...]:
    """Tell a step."""
    return tuple(log_line(event, tags) for event in step.events)
