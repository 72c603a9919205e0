"""Where everything stands on the table: pure arithmetic, nothing is painted here.

    z = zones(1366, 768, metrics, rivals=5, counts=False, prompt=0)
    z.market, z.board, z.rivals[0]

The order of the columns never changes: supply left, own Alhambra in the middle, rivals right. All
numbers are logical pixels of the style guide, enlarged by the scale of the metrics.
"""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve, field, frozen
from PySide6.QtCore import QRectF

from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.sides.header import BUTTONS_ROOM, WORDS_ROOM

WIDEST_BOARD = 1.9


@frozen
class Zones:
    """The rectangles of all zones; a zone that does not exist is an empty rectangle.

    `ruler` lies inside the header; `deck` is empty where the deck is
    shown together with the open money, `shelf` where no module keeps anything there. `bar` is the
    folded tray, `tray` the open one, which takes the place of the rivals and the counts. `dock` has
    the buttons of what is one step away, where there is no room for more; `recap` lies above
    the log while there is something to tell of what the others did.
    """

    window: QRectF
    header: QRectF
    ruler: QRectF
    market: QRectF
    display: QRectF
    deck: QRectF
    shelf: QRectF
    log: QRectF
    prompt: QRectF
    board: QRectF
    reserve: QRectF
    hand: QRectF
    you: QRectF
    rivals: tuple[QRectF, ...]
    counts: QRectF
    bar: QRectF
    tray: QRectF
    dock: QRectF = field(factory=QRectF)
    recap: QRectF = field(factory=QRectF)


@lru_cache(4)  # a view asks twice, and the next one for the same
def zones(
    width: float,
    height: float,
    m: Metrics,
    rivals: int,
    *,
    counts: bool = True,
    prompt: float = 0,
    bar: float = 0,
    shelf: float = 0,
    passing: float = 0,
    special: bool = False,
    recap: float = 0,
) -> Zones:
    """All zones of a window; `prompt` is the height the prompt needs for its words.

    `bar` is the height of the folded tray, if there is one, `shelf` that of the modules' shelf,
    `passing` that of what lies there for a while: the log alone makes room for it;
    `special` tells that special cards lie in the own panel, which is then wider; `recap` is the
    height of what tells what the others did.
    """
    if m.scarce:
        return _scarce(width, height, m, rivals, prompt=prompt)
    edge = m.pick(16, 8, 6)
    top = m.header + m.gap
    header = QRectF(0, 0, width, m.header)
    ruler = _ruler(width, m)
    low = height - m.pick(16, 6, 6)
    left, right = _columns(width, low - top, m, edge)
    column = QRectF(edge, top, left, low - top)
    market, display, deck, kept, log = _supply(column, m, shelf, passing)
    log, strip = _below(log, recap, m)
    side = QRectF(width - edge - right, top, right, low - top)
    tray = QRectF(side) if bar else QRectF()
    foot = QRectF(side.left(), side.bottom() - bar, side.width(), bar) if bar else QRectF()
    if bar:
        side.adjust(0, 0, 0, -bar - m.gap)
    seats, table = _rivals(side, m, rivals, counts)
    middle = QRectF(edge * 2 + left, top, width - left - right - 4 * edge, low - top)
    own = m.pick(272, 236, 172) if special else m.pick(232, 236, 138)
    asked, board, reserve, hand, you = _middle(middle, m, prompt, own, _narrow(width, m))
    return Zones(
        window=QRectF(0, 0, width, height),
        header=header,
        ruler=ruler,
        market=market,
        display=display,
        deck=deck,
        shelf=kept,
        log=log,
        prompt=asked,
        board=board,
        reserve=reserve,
        hand=hand,
        you=you,
        rivals=seats,
        counts=table,
        bar=foot,
        tray=tray,
        recap=strip,
    )


def _below(log: QRectF, recap: float, m: Metrics) -> tuple[QRectF, QRectF]:
    """The log below a strip of that height, which is one line where the log is low; the strip.

    Where the log would not even have a line the strip stands there alone.
    """
    if not recap:
        return log, QRectF()
    high = recap if log.height() > m.px(150) else min(recap, m.px(30))
    if log.height() < high + m.gap + m.px(46):
        return QRectF(), log
    strip = QRectF(log.left(), log.top(), log.width(), high)
    return log.adjusted(0, high + m.gap, 0, 0), strip


# What a turn needs, where letters are large: widths and heights of the parts.
SCARCE_LEFT, SCARCE_MONEY, SCARCE_MARKET, SCARCE_LOG = 194, 94, 224, 76
SCARCE_BOTTOM, SCARCE_DOCK, SCARCE_PROMPT = 84, 140, 70
RIVALS_FROM = 840  # so wide that the rivals keep their column


def _scarce(width: float, height: float, m: Metrics, rivals: int, *, prompt: float) -> Zones:
    """Market, money, question, board, hand and the dock; rivals and log where there is room."""
    gap = m.px(4)
    header = QRectF(0, 0, width, m.px(34))
    top, low = header.bottom() + gap, height - gap
    column = QRectF(gap, top, m.px(SCARCE_LEFT), low - top)
    money = float(m.px(SCARCE_MONEY if column.height() > m.px(290) else SCARCE_MONEY - 10))
    market = min(column.height() - money - gap, float(m.px(SCARCE_MARKET)))
    rest = column.height() - market - money - 2 * gap
    if rest < m.px(SCARCE_LOG):
        market, rest = column.height() - money - gap, 0.0
    first = QRectF(column.left(), top, column.width(), market)
    second = QRectF(column.left(), first.bottom() + gap, column.width(), money)
    log = QRectF(column.left(), second.bottom() + gap, column.width(), rest) if rest else QRectF()
    side = 0
    seats: tuple[QRectF, ...] = ()
    if width / m.scale >= RIVALS_FROM:
        side = m.right
        area = QRectF(width - gap - side, top, side, low - top)
        seats, _ = _rivals(area, m, rivals, False)
    left, right = column.right() + gap, width - gap - (side + gap if side else 0)
    asked = QRectF(left, top, right - left, max(m.px(SCARCE_PROMPT), prompt))
    bottom = QRectF(left, low - m.px(SCARCE_BOTTOM), right - left, m.px(SCARCE_BOTTOM))
    board = QRectF(left, asked.bottom() + gap, right - left, 0)
    board.setBottom(bottom.top() - gap)
    dock = QRectF(bottom)
    dock.setLeft(right - min(float(m.px(SCARCE_DOCK)), round(bottom.width() * 0.32)))
    return Zones(
        window=QRectF(0, 0, width, height),
        header=header,
        ruler=QRectF(m.px(36), 0, width - m.px(36), header.height()),
        market=first,
        display=second,
        deck=QRectF(),
        shelf=QRectF(),
        log=log,
        prompt=asked,
        board=board,
        reserve=QRectF(),
        hand=bottom.adjusted(0, 0, -dock.width() - gap, 0),
        you=QRectF(),
        rivals=seats or tuple(QRectF() for _ in range(rivals)),
        counts=QRectF(),
        bar=QRectF(),
        tray=QRectF(),
        dock=dock,
    )


def pulled(z: Zones, name: str) -> Zones:
    """The zones while one of those in the dock is pulled out over the left column."""
    if not name or not z.dock:
        return z
    column = QRectF(z.market.topLeft(), (z.log or z.display).bottomRight())
    out = evolve(z, market=QRectF(), display=QRectF(), log=QRectF())
    if name == "reserve":
        return evolve(out, reserve=column)
    if name == "you":
        return evolve(out, you=column)
    if name == "hand":
        return evolve(out, hand=column)
    return evolve(out, shelf=column) if name == "shelf" else evolve(out, tray=column)


def _ruler(width: float, m: Metrics) -> QRectF:
    """The score ruler: inside the header, beside its words and buttons."""
    first, last = m.pick(*WORDS_ROOM), m.pick(*BUTTONS_ROOM)
    return QRectF(first, 0, width - first - last, m.header)


def _columns(width: float, high: float, m: Metrics, edge: int) -> tuple[int, int]:
    """The widths of the side columns: they grow only where the board would get too wide."""
    left, right = m.left, m.right
    if m.small:
        return left, right
    narrow = _narrow(width, m)
    if narrow < 1:
        return round(left * max(0.85, narrow)), round(right * max(0.85, narrow))
    board = high - m.px(112) - m.bottom - 2 * m.gap
    spare = width - left - right - 4 * edge - board * WIDEST_BOARD
    more = max(0, min(m.px(80), round(spare / 2)))
    return left + more, right + more


def _narrow(width: float, m: Metrics) -> float:
    """How much narrower a window is than the one the sizes of M were made for, at most 1."""
    return 1.0 if m.small else min(1.0, width / m.px(1880))


def _supply(area: QRectF, m: Metrics, shelf: float, passing: float) -> tuple[QRectF, ...]:
    """Market, open money, deck, shelf and log, from top to bottom."""
    heights = [*_roomy(m), float(m.pick(68, 0, 0)), 0.0]
    least = m.pick(118, 100, 80)
    if shelf:
        heights, least = _beside_shelf(area.height(), m, shelf), least_log(m)
    gaps = m.gap * sum(1 for height in heights if height)
    room = area.height() - least - gaps
    if room < sum(heights):  # a low window: the market gives way first, then the money
        missing = sum(heights) - room
        heights[0] -= round(missing * 0.75)
        heights[1] -= missing - round(missing * 0.75)
    rects, y = [], area.top()
    for height in heights:
        rects.append(QRectF(area.left(), y, area.width(), height) if height else QRectF())
        y += height + (m.gap if height else 0)
    if passing:
        top = rects[3].top() if shelf else y
        y += passing + (0 if shelf else m.gap)
        rects[3] = QRectF(area.left(), top, area.width(), y - m.gap - top)
    log = QRectF(area.left(), y, area.width(), max(0.0, area.bottom() - y))
    return (*rects, log)


def least_log(m: Metrics) -> int:
    """The least height of the log below a shelf: three lines."""
    return m.pick(132, 100, 94)


def _roomy(m: Metrics) -> list[float]:
    """The heights of market and money where there is room: the tiles are as wide as the slots."""
    return [float(m.pick(404, 262, 212)), float(m.pick(184, 122, 190))]


def _compact(m: Metrics) -> list[float]:
    """The least heights of market and money beside a shelf; the deck stands with the money."""
    return [float(m.pick(366, 244, 200)), float(m.pick(160, 114, 176))]


def shelf_room(column: float, m: Metrics) -> float:
    """The most that a shelf may take of the left column's height."""
    return column - sum(_compact(m)) - least_log(m) - 3 * m.gap


def _beside_shelf(high: float, m: Metrics, shelf: float) -> list[float]:
    """Market, money, no deck, and the shelf: what is left over is shared with the log."""
    market, money = _compact(m)
    spare = max(0.0, shelf_room(high, m) - shelf)
    roomy, wide = _roomy(m)
    more = min(roomy - market, round(spare * 0.4))
    extra = min(wide - money, round(spare * 0.2))
    return [market + max(0, more), money + max(0, extra), 0.0, float(round(shelf))]


def _middle(
    area: QRectF, m: Metrics, prompt: float, own: float, narrow: float
) -> tuple[QRectF, ...]:
    """Prompt, board, and the row of reserve, hand and own panel, which has a width of its own."""
    asked = QRectF(area.left(), area.top(), area.width(), max(m.prompt, prompt))
    bottom = float(m.bottom)
    if not m.small:
        bottom = round(bottom * min(1.0, max(0.87, area.height() / m.px(930))))
    low = area.bottom() - bottom
    y = asked.bottom() + m.gap
    board = QRectF(area.left(), y, area.width(), low - m.gap - y)
    reserve = QRectF(area.left(), low, round(m.pick(190, 120, 84) * narrow), bottom)
    wide = round(own * narrow)
    you = QRectF(area.right() - wide, low, wide, bottom)
    first = reserve.right() + m.gap
    hand = QRectF(first, low, you.left() - m.gap - first, bottom)
    return asked, board, reserve, hand, you


def _rivals(
    area: QRectF, m: Metrics, rivals: int, counts: bool
) -> tuple[tuple[QRectF, ...], QRectF]:
    """The rivals' panels from the top, and the count table below them where there is room."""
    least, most = m.pick(138, 120, 90), m.pick(300, 228, 160)
    table = m.pick(306, 218, 0) if counts and rivals <= 3 else 0
    if not rivals:
        return (), QRectF(area.left(), area.top(), area.width(), table)
    room = area.height() - (table + m.gap if table else 0)
    if table and room < rivals * (m.pick(160, 138, 0) + m.gap):
        table, room = 0, area.height()
    each = (room - (rivals - 1) * m.gap) / rivals
    height = float(int(max(min(least, each), min(each, most))))
    seats = tuple(
        QRectF(area.left(), area.top() + k * (height + m.gap), area.width(), height)
        for k in range(rivals)
    )
    if not table:
        return seats, QRectF()
    y = seats[-1].bottom() + m.gap
    return seats, QRectF(area.left(), y, area.width(), area.bottom() - y)
