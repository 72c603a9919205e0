"""The open log as data: a part for each turn and each great event, and what of it is asked for."""

from collections.abc import Callable
from typing import Literal

from attrs import frozen

from alhambra_qt.controller.view.parts import LogLine, LogTopic, SeatTag
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg

TOPICS: tuple[LogTopic, ...] = ("buy", "money", "build", "module", "scoring", "draw")
GroupKind = Literal["turn", "scoring", "module"]


@frozen
class LogGroup:
    """A part of the log: a turn with its player and number from 1, a scoring, a great event.

    ``icon`` is the sign of what is no turn; ``own`` tells the turns of whoever looks; ``moment`` is
    how many actions were played when it began.
    """

    kind: GroupKind
    title: Msg | str
    seat: SeatTag | None
    turn: int
    lines: tuple[LogLine, ...] = ()
    icon: str = ""
    own: bool = False
    moment: int = 0


@frozen
class LogFilter:
    """What of the log is wanted: topics, seats, whether with what was taken back, words."""

    without: frozenset[LogTopic] = frozenset({"draw"})
    silent: frozenset[Seat] = frozenset()
    struck: bool = True
    words: str = ""

    @property
    def active(self) -> int:
        """How many filters hide something."""
        return len(self.without) + len(self.silent) + (not self.struck) + bool(self.words)

    def shows(self, line: LogLine, said: Callable[[Msg | str], str]) -> bool:
        """Whether a line is wanted; ``said`` puts it into words."""
        if line.topic in self.without or (line.undone and not self.struck):
            return False
        if line.seat is not None and line.seat.seat in self.silent:
            return False
        return self.words.casefold().strip() in said(line.text).casefold()

    def of(
        self, groups: tuple[LogGroup, ...], said: Callable[[Msg | str], str]
    ) -> tuple[tuple[int, tuple[LogLine, ...]], ...]:
        """Give the groups that have a wanted line, by their numbers, with these lines."""
        found = (
            (number, tuple(one for one in group.lines if self.shows(one, said)))
            for number, group in enumerate(groups)
        )
        return tuple((number, lines) for number, lines in found if lines)


@frozen
class LogView:
    """The whole log as somebody sees it, and who plays."""

    groups: tuple[LogGroup, ...]
    seats: tuple[SeatTag, ...]

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """All lines."""
        return tuple(line for group in self.groups for line in group.lines)

    @property
    def marks(self) -> tuple[int, ...]:
        """Where one can jump to: the start, each great event, the own last turn."""
        great = [k for k, group in enumerate(self.groups) if group.kind != "turn"]
        own = [k for k, group in enumerate(self.groups) if group.own and group.kind == "turn"]
        return tuple(sorted({*([0] if self.groups else []), *great, *own[-1:]}))
