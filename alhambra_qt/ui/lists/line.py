"""A line of a list: what it is about, how it is called, and what lies below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve, frozen

from alhambra_qt.controller.view.parts import CAN, CHOSEN, PLAIN, State
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.ui.kit.access import without
from alhambra_qt.ui.sides.spots import Spot


@frozen
class ListLine:
    """One line with the lines below it.

    Attributes:
        name: stays the same as long as it is about the same thing.
        text: what is read.
        target: what is sent back when it is chosen; None for what is only read.
        state: as everywhere: whether it can be chosen, is chosen, or is forbidden.
        works: choosing it does something; else it tells why not.
        key: the key of the program that stands on it.
        rule: what the rulebook is opened at instead.
        short: what is shown where the place is told otherwise, as in a grid; the title of a part.
    """

    name: str
    text: str
    target: Target | None = None
    state: State = PLAIN
    works: bool = True
    key: str = ""
    rule: str = ""
    short: str = ""
    lines: tuple[ListLine, ...] = ()

    @property
    def offered(self) -> bool:
        """Whether it can be chosen now, or is."""
        return self.target is not None and self.state in (CAN, CHOSEN)

    def every(self) -> Iterator[ListLine]:
        """The line and all below it."""
        yield self
        for one in self.lines:
            yield from one.every()


def told(name: str, *texts: str, rule: str = "") -> ListLine:
    """A line that is only read; what is said already is not said again."""
    return ListLine(name, ", ".join(without([], texts)), rule=rule)


def told_of(spot: Spot, state: State = PLAIN) -> ListLine:
    """A thing of the table as a line, called as it is there."""
    text = ", ".join([spot.name, *without([spot.name], [spot.value])])
    return ListLine(
        *(f"{spot.zone}/{spot.target}", text, spot.target, state, spot.enabled),
        key=spot.key,
        rule=spot.rule,
    )


def named_once(lines: Iterable[ListLine]) -> tuple[ListLine, ...]:
    """The same lines, those below them too, with no name twice."""
    known: dict[str, int] = {}

    def renamed(line: ListLine) -> ListLine:
        count = known[line.name] = known.get(line.name, 0) + 1
        name = line.name if count == 1 else f"{line.name}*{count}"
        return evolve(line, name=name, lines=tuple(map(renamed, line.lines)))

    return tuple(map(renamed, lines))
