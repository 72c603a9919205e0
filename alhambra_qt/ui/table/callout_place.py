"""Where a callout goes: the place that covers least, and the line to what it speaks about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

FAR = 1e6  # a place worse than this covers something that must stay free
KEPT = 6  # how far a callout stays away from what it must not cover
HARD, SOFT = 1e6, 0.02  # how bad it is to cover a pixel: never if possible, or rather not


def tie(box: QRectF, anchor: QRectF) -> tuple[QPointF, QPointF]:
    """The ends of the line between a box and what it speaks about."""
    centre = anchor.center()
    x = min(max(centre.x(), box.left() + 14), box.right() - 14)
    y = min(max(centre.y(), box.top() + 14), box.bottom() - 14)
    inside_x = box.left() <= centre.x() <= box.right()
    if inside_x or abs(centre.y() - box.center().y()) > abs(centre.x() - box.center().x()):
        y = box.bottom() if centre.y() > box.center().y() else box.top()
    else:
        x = box.right() if centre.x() > box.center().x() else box.left()
    start = QPointF(x, y)
    end = QPointF(
        min(max(start.x(), anchor.left()), anchor.right()),
        min(max(start.y(), anchor.top()), anchor.bottom()),
    )
    return start, end


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
    room = area.adjusted(8, 8, -8, -8)
    wide, high = size.width(), size.height()
    columns = _stops(room.left(), room.right() - wide, anchor.center().x() - wide / 2, 12)
    rows = _stops(room.top(), room.bottom() - high, anchor.center().y() - high / 2, 10)
    best = (float("inf"), QRectF(room.topLeft(), size))
    for closer in (False, True):
        if closer:
            columns += _beside([(r.left(), r.right()) for r in free], wide, columns)
            rows += _beside([(r.top(), r.bottom()) for r in free], high, rows)
        for x in columns:
            for y in rows:
                rect = QRectF(round(x), round(y), wide, high)
                cost = _cost(rect, anchor, free, weight, best[0], soft)
                if cost < best[0]:
                    best = (cost, rect)
        if best[0] < FAR or weight != HARD:
            break
    return best


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


def _cost(
    rect: QRectF,
    anchor: QRectF,
    free: Sequence[QRectF],
    weight: float,
    limit: float,
    soft: Sequence[tuple[QRectF, float]],
) -> float:
    """What a place costs; given up as soon as that is not below the limit."""
    start, end = tie(rect, anchor)
    cost = abs(start.x() - end.x()) + abs(start.y() - end.y())
    cost += abs(rect.center().x() - anchor.center().x()) * 0.08
    grown = rect.adjusted(-KEPT, -KEPT, KEPT, KEPT)
    for other, share in soft:
        if cost >= limit:
            return cost
        common = rect.intersected(other)
        if not common.isEmpty():
            cost += common.width() * common.height() * share
    for other in (anchor, *free):
        if cost >= limit:
            return cost
        common = grown.intersected(other)
        if not common.isEmpty():
            share = HARD * 4 if other is anchor else weight
            cost += common.width() * common.height() * share
    if weight != HARD:
        return cost
    for other in free:
        if cost >= limit:
            return cost
        if other != anchor and _crosses(start, end, other):
            cost += 400
    return cost


def _crosses(start: QPointF, end: QPointF, rect: QRectF) -> bool:
    """Whether the line runs over a rectangle (looked at in five places)."""
    inner = rect.adjusted(4, 4, -4, -4)
    return any(inner.contains(start + (end - start) * (k / 6)) for k in range(1, 6))
