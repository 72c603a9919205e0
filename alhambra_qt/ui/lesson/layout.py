"""Where the parts of a lesson's table stand: pure arithmetic, nothing is painted here.

Only the parts that a step needs have a place; each is as high as in a game, so far as there is
room for it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF

from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import Begin, Target
from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.table.zones import Zones

WIDE = 1150  # from this width of the table on the supply is as wide as in a game
CHOSEN_FROM: dict[Target, tuple[str, ...]] = {
    Begin("money"): ("display",),
    Begin("buy"): ("market", "hand"),
    Begin("redesign"): ("board", "reserve"),
}


def parts_of(view: TableView, parts: Sequence[str]) -> tuple[str, ...]:
    """The parts of a step, and those that an action which was begun anyway chooses from."""
    return tuple(dict.fromkeys((*parts, *begun_parts(view))))


def begun_parts(view: TableView) -> tuple[str, ...]:
    """The parts from which the action that was begun chooses; none before one is."""
    begun = [chip.target for chip in view.prompt.chips if chip.chosen]
    return tuple(part for target in begun for part in CHOSEN_FROM.get(target, ()))


def middle_of(size: QSizeF, m: Metrics, shows: frozenset[str], least: float = 0) -> QRectF:
    """The column of the own Alhambra; the supply beside it is at least so wide."""
    edge = m.pick(12, 8, 6)
    left, right = columns(size.width(), m, shows, least)
    x = edge + (left + edge if left else 0)
    wide = size.width() - x - edge - (right + edge if right else 0)
    return QRectF(x, edge, wide, size.height() - 2 * edge)


def columns(width: float, m: Metrics, shows: frozenset[str], least: float = 0) -> tuple[int, int]:
    """The widths of the side columns, the left one at ``least``; 0 for one without anything."""
    supply = shows & {"market", "display", "deck", "shelf", "log"}
    others = shows & {"rivals", "counts", "tray"}
    roomy = not others and width >= m.px(WIDE)
    left = max(m.pick(400 if roomy else 340, 272, 200), math.ceil(least))
    return (left if supply else 0), (m.pick(320, 232, 140) if others else 0)


def lesson_zones(
    whole: Zones,
    size: QSizeF,
    m: Metrics,
    shows: frozenset[str],
    *,
    prompt: float,
    shelf: float,
    least: float = 0,
) -> Zones:
    """Lay out the parts that are shown, with the heights they have in the whole table.

    ``prompt`` and ``shelf`` are the heights that these two need, ``least`` the width that the
    supply needs.
    """
    middle = middle_of(size, m, shows, least)
    edge, gap = middle.top(), m.gap
    left, right = columns(size.width(), m, shows, least)
    supply = _supply(QRectF(edge, edge, left, middle.height()), m, shows, shelf)
    low = middle.bottom()
    bottom = [name for name in ("reserve", "hand", "you") if name in shows]
    usual = m.pick(236, round(min(whole.hand.height(), 180)), round(min(whole.hand.height(), 128)))
    high = usual if bottom else 0
    asked = QRectF(middle.left(), edge, middle.width(), prompt)
    top = asked.bottom() + gap
    board = QRectF(middle.left(), top, middle.width(), low - top - (high + gap if high else 0))
    row = _row(QRectF(middle.left(), low - high, middle.width(), high), whole, gap, bottom)
    side = QRectF(size.width() - edge - right, edge, right, middle.height())
    seats, counts, bar = _side(side, whole, gap, shows)
    return Zones(
        window=QRectF(0, 0, size.width(), size.height()),
        header=QRectF(),
        ruler=QRectF(),
        market=supply["market"],
        display=supply["display"],
        deck=supply["deck"],
        shelf=supply["shelf"],
        log=supply["log"],
        prompt=asked,
        board=board,
        reserve=row["reserve"],
        hand=row["hand"],
        you=row["you"],
        rivals=seats,
        counts=counts,
        bar=bar,
        tray=side if not bar.isEmpty() else QRectF(),
    )


def _usual(m: Metrics) -> dict[str, float]:
    """The heights of the parts of the left column but the shelf, from top to bottom."""
    return {
        "market": m.pick(480, 290, 236),
        "display": m.pick(196, 122, 190),
        "deck": m.pick(104, 0, 0),
        "log": m.pick(118, 100, 80),
    }


def shelf_room(size: QSizeF, m: Metrics, shows: frozenset[str]) -> float:
    """The most that the shelf may take of the left column."""
    room = middle_of(size, m, shows).height()
    return room - sum(high + m.gap for name, high in _usual(m).items() if name in shows and high)


def _supply(area: QRectF, m: Metrics, shows: frozenset[str], shelf: float) -> dict[str, QRectF]:
    """Market, open money, deck, shelf, log: each as high as usual, the market a little more."""
    usual = _usual(m)
    usual = {**usual, "shelf": shelf}
    order = ("market", "display", "deck", "shelf", "log")
    found = {name: QRectF() for name in order}
    names = [name for name in order if name in shows and usual[name]]
    room = area.height() - m.gap * max(0, len(names) - 1) - (shelf if "shelf" in names else 0)
    others = sum(usual[name] for name in names if name != "shelf")
    scale = min(1.0, room / max(1.0, others))
    y = area.top()
    for name in names:
        high = round(usual[name] * (1.0 if name == "shelf" else scale))
        found[name] = QRectF(area.left(), y, area.width(), high)
        y += high + m.gap
    return found


def _row(area: QRectF, whole: Zones, gap: int, names: Sequence[str]) -> dict[str, QRectF]:
    """Reserve, hand and own panel: the hand takes what the others leave."""
    found = {"reserve": QRectF(), "hand": QRectF(), "you": QRectF()}
    fixed = {"reserve": whole.reserve.width(), "you": whole.you.width()}
    x = area.left()
    for name in names:
        others = sum(fixed.get(one, 0.0) + gap for one in names if one != name)
        rest = area.width() - others
        wide = rest if name == "hand" or "hand" not in names else fixed[name]
        if "hand" not in names and len(names) > 1:
            wide = (area.width() - gap) / 2
        found[name] = QRectF(round(x), area.top(), round(wide), area.height())
        x += wide + gap
    return found


def _side(
    area: QRectF, whole: Zones, gap: int, shows: frozenset[str]
) -> tuple[tuple[QRectF, ...], QRectF, QRectF]:
    """The others, the counts below them, and the folded tray at the foot."""
    bar = QRectF()
    if "tray" in shows and not whole.bar.isEmpty():
        high = whole.bar.height()
        bar = QRectF(area.left(), area.bottom() - high, area.width(), high)
        area = area.adjusted(0, 0, 0, -high - gap)
    counts = QRectF()
    if "counts" in shows and not whole.counts.isEmpty():
        high = min(whole.counts.height(), area.height() * 0.5)
        if "rivals" not in shows:
            high = min(whole.counts.height() * 1.2, area.height())
        counts = QRectF(area.left(), area.top(), area.width(), high)
        area = area.adjusted(0, high + gap, 0, 0)
    seats = tuple(QRectF() for _ in whole.rivals)
    if "rivals" in shows and seats:
        each = (area.height() - gap * (len(seats) - 1)) / len(seats)
        each = min(each, max(rect.height() for rect in whole.rivals) * 1.1)
        seats = tuple(
            QRectF(area.left(), area.top() + k * (each + gap), area.width(), each)
            for k in range(len(seats))
        )
    return seats, counts, bar
