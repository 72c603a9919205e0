"""Where a callout goes: the place that covers least, and the line to what it speaks about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

Sides = tuple[float, float, float, float]

FAR = 1e6  # a place worse than this covers something that must stay free
KEPT = 6  # how far a callout stays away from what it must not cover
EDGE = 8  # how far a callout stays away from the edge of the area
ASIDE = 0.08  # what a pixel costs by which it stands not above or below the middle
INSET = 14  # how far from its corners the line leaves a callout
ROUNDED = 1e-6  # more than what is lost by rounding in a cost
HARD, SOFT = 1e6, 0.02  # how bad it is to cover a pixel: never if possible, or rather not


def sides(rect: QRectF) -> Sides:
    """Left, top, right and bottom of a rectangle."""
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def tie(box: QRectF, anchor: QRectF) -> tuple[QPointF, QPointF]:
    """The ends of the line between a box and what it speaks about."""
    x1, y1, x2, y2 = ends(sides(box), sides(anchor))
    return QPointF(x1, y1), QPointF(x2, y2)


def ends(box: Sides, anchor: Sides) -> Sides:
    """The same in plain numbers: x and y of both ends."""
    left, top, right, bottom = box
    centre_x, centre_y = (anchor[0] + anchor[2]) / 2, (anchor[1] + anchor[3]) / 2
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    x = min(max(centre_x, left + INSET), right - INSET)
    y = min(max(centre_y, top + INSET), bottom - INSET)
    if left <= centre_x <= right or abs(centre_y - middle_y) > abs(centre_x - middle_x):
        y = bottom if centre_y > middle_y else top
    else:
        x = right if centre_x > middle_x else left
    return x, y, min(max(x, anchor[0]), anchor[2]), min(max(y, anchor[1]), anchor[3])


def best_place(
    size: QSizeF,
    anchor: QRectF,
    area: QRectF,
    free: Sequence[QRectF],
    weight: float = HARD,
    soft: Sequence[tuple[QRectF, float]] = (),
) -> tuple[float, QRectF]:
    """The place inside the area that covers least and lies nearest to the anchor.

    Places at even distances are tried first; if all of them cover something, those that touch
    what must stay free.
    """
    room = area.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    wide, high = size.width(), size.height()
    columns = _stops(room.left(), room.right() - wide, anchor.center().x() - wide / 2, 12)
    rows = _stops(room.top(), room.bottom() - high, anchor.center().y() - high / 2, 10)
    costs = _Costs(size, anchor, free, weight, soft)
    best = costs.least(columns, rows)
    if best[0] >= FAR and weight == HARD:
        columns += _beside([(r.left(), r.right()) for r in free], wide, columns)
        rows += _beside([(r.top(), r.bottom()) for r in free], high, rows)
        best = costs.least(columns, rows)
    return best


def least_cost(wide: float, anchor: QRectF, area: QRectF) -> float:
    """What a box so wide or wider costs at least, wherever it stands in an area: its line."""
    if anchor.isEmpty():
        return 0.0
    left, top = area.left() + EDGE - 1, area.top() + EDGE - 1  # a place is at whole pixels
    across, down = left - anchor.right(), top - anchor.bottom()
    aside = left + wide / 2 - anchor.center().x()
    return max(0.0, across) + max(0.0, down) + max(0.0, aside) * ASIDE


def _stops(first: float, last: float, wanted: float, count: int) -> list[float]:
    if last <= first:
        return [first]
    stops = [first + (last - first) * k / count for k in range(count + 1)]
    # The wanted place first: most others then cost too much at the first look.
    return [min(max(wanted, first), last), *stops]


def _beside(spans: Sequence[tuple[float, float]], size: float, stops: list[float]) -> list[float]:
    """The stops before and behind the spans, between the first and the last of those known."""
    gap = KEPT + 1
    found = {round(start - size - gap) for start, _ in spans}
    found |= {round(end + gap) for _, end in spans}
    return sorted(one for one in found if min(stops) <= one <= max(stops))


class _Costs:
    """What the places of one box cost, in plain numbers: thousands of places are looked at."""

    def __init__(
        self,
        size: QSizeF,
        anchor: QRectF,
        free: Sequence[QRectF],
        weight: float,
        soft: Sequence[tuple[QRectF, float]],
    ) -> None:
        self._wide, self._high = size.width(), size.height()
        self._anchor, self._hard = sides(anchor), weight == HARD
        self._tied = not anchor.isEmpty()  # else it may stand anywhere
        self._lines_avoid = [sides(rect) for rect in free if rect != anchor]
        # What is covered costs by its pixels; from what must stay free the box stays away a bit.
        covered = [(rect, 0, share) for rect, share in soft]
        covered += [(anchor, KEPT, HARD * 4), *((rect, KEPT, weight) for rect in free)]
        kept = [(sides(rect), gap) for rect, gap, _ in covered]
        self._covered = [
            [(rect[axis], rect[axis + 2], gap) for rect, gap in kept] for axis in (0, 1)
        ]
        self._shares = [share for _, _, share in covered]

    def least(self, columns: Sequence[float], rows: Sequence[float]) -> tuple[float, QRectF]:
        """The cheapest of the places in these columns and rows; of equal ones the first.

        What lies so far from the anchor that it costs too much is not looked at.
        """
        best, shares = (float("inf"), columns[0], rows[0]), self._shares
        down = [(y, self._gap(1, y, self._high)) for y in map(round, rows)]
        nearest = min(gap for _, gap in down)
        beside: dict[float, list[float]] = {}
        for x in map(round, columns):
            aside = self._gap(0, x, self._wide) + self._off(x) - ROUNDED
            if aside + nearest >= best[0]:
                continue
            across = [
                (one, common * shares[one])
                for one, common in enumerate(self._common(0, x, x + self._wide))
                if common
            ]
            for y, gap in down:
                cost, limit = 0.0, best[0]
                if aside + gap >= limit:
                    continue
                if y not in beside:
                    beside[y] = self._common(1, y, y + self._high)
                for one, common in across:
                    cost += common * beside[y][one]
                    if cost >= limit:
                        break
                else:
                    cost += self._way(x, y, limit - cost)
                    if cost < limit:
                        best = cost, x, y
        return best[0], QRectF(best[1], best[2], self._wide, self._high)

    def _gap(self, axis: int, low: float, size: float) -> float:
        """How far the line to the anchor runs at least along x (axis 0) or y (axis 1)."""
        if not self._tied:
            return 0.0
        first, last = min(low, low + size - INSET), low + size
        return max(0.0, self._anchor[axis] - last, first - self._anchor[axis + 2])

    def _off(self, x: float) -> float:
        """What it costs that the box does not stand in the middle above or below the anchor."""
        aside = abs(x + x + self._wide - self._anchor[0] - self._anchor[2]) / 2
        return aside * ASIDE if self._tied else 0.0

    def _common(self, axis: int, low: float, high: float) -> list[float]:
        """How much a span of x (axis 0) or y (axis 1) has in common with all that is covered."""
        found = []
        for start, end, gap in self._covered[axis]:
            last = high + gap if high + gap < end else end
            first = low - gap if low - gap > start else start
            found.append(last - first if last > first else 0.0)
        return found

    def _way(self, x: float, y: float, limit: float) -> float:
        """What the line to the anchor costs: its length and what it runs over; none without one."""
        if not self._tied:
            return 0.0
        box = x, y, x + self._wide, y + self._high
        line = ends(box, self._anchor)
        cost = abs(line[0] - line[2]) + abs(line[1] - line[3])
        cost += self._off(x)
        if self._hard:
            for rect in self._lines_avoid:
                if cost >= limit:
                    break
                cost += 400 if _crosses(line, rect) else 0
        return cost


def _crosses(line: Sides, rect: Sides) -> bool:
    """Whether the line runs over a rectangle (looked at in five places)."""
    x1, y1, x2, y2 = line
    left, top, right, bottom = rect[0] + 4, rect[1] + 4, rect[2] - 4, rect[3] - 4
    if max(x1, x2) < left or min(x1, x2) > right or max(y1, y2) < top or min(y1, y2) > bottom:
        return False
    return any(
        left <= x1 + (x2 - x1) * k / 6 <= right and top <= y1 + (y2 - y1) * k / 6 <= bottom
        for k in range(1, 6)
    )
