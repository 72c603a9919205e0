"""Points or shares of victory over the turns: a line for each seat, its mark at the end."""

from collections.abc import Iterable, Sequence

from attrs import frozen

from alhambra_qt.controller.share.marks import DASHED, GREY, INKS
from alhambra_qt.controller.share.told import Series
from alhambra_qt.controller.view.parts import SeatTag

WIDE, HIGH = 720, 300
LEFT, TOP, RIGHT, BOTTOM = 44, 16, 44, 30
MARK = 22
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


@frozen
class Plane:
    """Where turns and values lie in the drawing."""

    first: int
    last: int
    low: float
    top: float

    def x(self, turn: float) -> float:
        """How far across a turn lies."""
        share = (turn - self.first) / (self.last - self.first)
        return round(LEFT + (WIDE - LEFT - RIGHT) * share, 1)

    def y(self, value: float) -> float:
        """How far down a value lies."""
        share = (value - self.low) / (self.top - self.low)
        return round(HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * share, 1)


def ticks(low: float, top: float, most: int) -> list[int]:
    """Give round numbers between two values, no more than ``most`` and one.

    >>> ticks(0, 118, 5)
    [0, 25, 50, 75, 100]
    """
    step = next((one for one in STEPS if (top - low) / one <= most), STEPS[-1])
    return list(range(-int(-low // step) * step, int(top) + 1, step))


def lines_drawn(
    series: Series, tags: Sequence[SeatTag], scored: Iterable[int], *, top: float, stepped: bool
) -> str:
    """Draw a line for every seat; ``scored`` are the turns of scorings.

    What changes only now and then is ``stepped``: it stays until it changes.
    """
    values = [value for _, row in series for value in row]
    first = series[0][0]
    plane = Plane(first, max(series[-1][0], first + 1), min(0.0, *values), max(1.0, top, *values))
    parts = _grid(plane)
    bottom = HIGH - BOTTOM
    parts += [
        f'<path class="scored" d="M{plane.x(turn)} {TOP}V{bottom}" fill="none" stroke="#B98A2B" '
        'stroke-width="1.6" stroke-dasharray="1.5 4"/>'
        for turn in scored
    ]
    parts += [_line(plane, series, tag, stepped=stepped) for tag in tags]
    ends = _apart({tag.seat: plane.y(series[-1][1][tag.seat]) for tag in tags})
    parts += [
        f'<use href="#mark-{seat}" x="{WIDE - RIGHT + 8}" y="{y - MARK / 2:.1f}" '
        f'width="{MARK}" height="{MARK}"/>'
        for seat, y in ends.items()
    ]
    return "".join(parts)


def _grid(plane: Plane) -> list[str]:
    """Draw lines and numbers of round values, and the numbers of round turns."""
    right, bottom = WIDE - RIGHT, HIGH - BOTTOM
    parts = []
    for value in ticks(plane.low, plane.top, 5):
        y = plane.y(value)
        parts.append(
            f'<path class="grid" d="M{LEFT} {y}H{right}" stroke="#9A8F7A" stroke-width="0.7"/>'
            f'<text class="tick" x="{LEFT - 8}" y="{y + 4}" text-anchor="end" font-size="12">'
            f"{value}</text>"
        )
    for turn in ticks(plane.first, plane.last, 10):
        parts.append(
            f'<text class="tick" x="{plane.x(turn)}" y="{bottom + 18}" text-anchor="middle" '
            f'font-size="12">{turn}</text>'
        )
    return parts


def _line(plane: Plane, series: Series, tag: SeatTag, *, stepped: bool) -> str:
    path = ""
    for turn, values in series:
        x, y = plane.x(turn), plane.y(values[tag.seat])
        path += f"H{x}V{y}" if stepped and path else f"{'L' if path else 'M'}{x} {y}"
    return (
        f'<path class="line {tag.mark}" d="{path}" fill="none" stroke-width="2.6" '
        f'stroke="{INKS.get(tag.mark, GREY)}" stroke-dasharray="{DASHED.get(tag.mark, "none")}"/>'
    )


def _apart(ends: dict[int, float]) -> dict[int, float]:
    """Move marks that would cover each other apart, the lowest first."""
    found: dict[int, float] = {}
    room = HIGH - MARK / 2
    for seat in sorted(ends, key=lambda one: -ends[one]):
        found[seat] = min(ends[seat], room)
        room = found[seat] - MARK
    shift = max(0.0, MARK / 2 - room - MARK)
    return {seat: y + shift for seat, y in found.items()}
