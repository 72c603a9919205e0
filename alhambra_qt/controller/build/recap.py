"""What each opponent did since a person last acted, for the strip and the hand-over screen."""

from collections.abc import Sequence

from alhambra_qt.controller.view.parts import LogLine, SeatTag
from alhambra_qt.controller.view.table import Recap
from alhambra_qt.engine.ids import Seat


def recap(lines: Sequence[LogLine], tags: Sequence[SeatTag], viewer: Seat) -> tuple[Recap, ...]:
    """Group lines by opponent, in turn order from the seat after the viewer."""
    count = len(tags)
    order = [(viewer + offset) % count for offset in range(1, count)]
    groups = []
    for seat in order:
        mine = tuple(line for line in lines if line.seat is not None and line.seat.seat == seat)
        if mine:
            groups.append(Recap(tags[seat], mine))
    return tuple(groups)
