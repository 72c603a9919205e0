"""The layout of the table: pure arithmetic, nothing is painted here.

    z = zones(1366, 768, metrics, rivals=5, counts=False, prompt=0)
    z.market, z.board, z.rivals[0]

All areas are one tree of rows and columns (`ZoneTree`), which is solved once. What a layout does
not have is 0 long there. The order of the columns never changes: supply left, own Alhambra in the
middle, rivals right. All numbers are logical pixels of the style guide for the layouts M, S, XS
and XXS, enlarged by the scale of the metrics.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from attrs import evolve, field, frozen
from PySide6.QtCore import QRectF

from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.sides.header import BUTTONS_ROOM, WORDS_ROOM

WIDEST_BOARD = 1.9
RIVALS_FROM = (0, 0, 0, 840)  # the least width of a table on which the rivals have their column
ENDLESS = 1e6
DOCK_ROW = 25  # the height of a row of its buttons that a finger hits, with what is between them


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
    header: QRectF = field(factory=QRectF)
    ruler: QRectF = field(factory=QRectF)
    market: QRectF = field(factory=QRectF)
    display: QRectF = field(factory=QRectF)
    deck: QRectF = field(factory=QRectF)
    shelf: QRectF = field(factory=QRectF)
    log: QRectF = field(factory=QRectF)
    prompt: QRectF = field(factory=QRectF)
    board: QRectF = field(factory=QRectF)
    reserve: QRectF = field(factory=QRectF)
    hand: QRectF = field(factory=QRectF)
    you: QRectF = field(factory=QRectF)
    rivals: tuple[QRectF, ...] = ()
    counts: QRectF = field(factory=QRectF)
    bar: QRectF = field(factory=QRectF)
    tray: QRectF = field(factory=QRectF)
    dock: QRectF = field(factory=QRectF)
    recap: QRectF = field(factory=QRectF)

    @property
    def free(self) -> QRectF:
        """The part of the board over which no question reaches."""
        return self.board.adjusted(0, max(0.0, self.prompt.bottom() - self.board.top()), 0, 0)


@frozen
class ZoneTree:
    """A zone, or a row or column of areas with a gap between those that have a length.

    Attributes:
        name: of the zone; what has the same name is one zone.
        length: along the row or column in which it stands.
        least: the length below which it gives nothing more.
        most: the length from which on it takes nothing more.
        grow: its share of the room that is left over.
        give: its share of the room that is missing.
        rest: whether it takes all other room, and lacks what nothing gives.
        goes: whether it goes where less than its least is left; then the first takes the rest.
        parts: the areas in it, below each other if `down`.
        pad: the room around its parts: left, top, right, bottom.
    """

    name: str = ""
    length: float = 0.0
    least: float = field(default=0.0, kw_only=True)
    most: float = field(default=ENDLESS, kw_only=True)
    grow: float = field(default=0.0, kw_only=True)
    give: float = field(default=0.0, kw_only=True)
    rest: bool = field(default=False, kw_only=True)
    goes: bool = field(default=False, kw_only=True)
    parts: tuple[ZoneTree, ...] = field(default=(), kw_only=True)
    down: bool = field(default=False, kw_only=True)
    gap: float = field(default=0.0, kw_only=True)
    pad: tuple[float, float, float, float] = field(default=(0, 0, 0, 0), kw_only=True)

    def solve(self, rect: QRectF) -> Iterator[tuple[str, QRectF]]:
        """Give each zone of a rectangle with its name."""
        if self.name:
            yield self.name, rect
        left, top, right, bottom = self.pad
        inner = rect.adjusted(left, top, -right, -bottom)
        room = inner.height() if self.down else inner.width()
        at = 0.0
        for part, length in _lengths([tree for tree in self.parts if tree.shown], room, self.gap):
            if self.down:
                area = QRectF(inner.left(), inner.top() + at, inner.width(), length)
            else:
                area = QRectF(inner.left() + at, inner.top(), length, inner.height())
            yield from part.solve(area)
            at += length + self.gap

    @property
    def shown(self) -> bool:
        """Whether it takes part in its row or column."""
        return bool(self.length or self.grow or self.rest)


def _lengths(parts: Sequence[ZoneTree], room: float, gap: float) -> list[tuple[ZoneTree, float]]:
    """How long each part of a row or column is."""
    spare = room - gap * (len(parts) - 1) - sum(part.length for part in parts)
    found = [_grown(part, spare) for part in parts] if spare >= 0 else _given(parts, -spare)
    last = next((part for part in parts if part.rest), None)
    if last is None:
        return list(zip(parts, found, strict=True))
    place = parts.index(last)
    others = sum(found) - found[place]
    found[place] = min(last.most, max(0.0, room - gap * (len(parts) - 1) - others))
    if last.goes and found[place] < last.least:
        kept = [part for part in parts if part is not last]
        return _lengths([evolve(kept[0], rest=True, most=ENDLESS), *kept[1:]], room, gap)
    return list(zip(parts, found, strict=True))


def _grown(part: ZoneTree, spare: float) -> float:
    return part.length + max(0.0, min(part.most - part.length, round(spare * part.grow)))


def _given(parts: Sequence[ZoneTree], missing: float) -> list[float]:
    """The lengths after those that give have given what is missing."""
    found, gives = [], sum(part.give for part in parts)
    for part in parts:
        taken = 0.0
        if part.give:
            most = part.length - part.least
            taken = min(most, round(missing * part.give / gives))
            missing, gives = missing - taken, gives - part.give
        found.append(part.length - taken)
    return found


def solved(area: ZoneTree, rect: QRectF) -> Zones:
    """All zones of a tree in a rectangle."""
    found: dict[str, QRectF] = {}
    rivals = []
    for name, place in area.solve(rect):
        if name == "rival":
            rivals.append(place)
        else:
            found[name] = found.get(name, QRectF()).united(place)
    return Zones(window=rect, rivals=tuple(rivals), **found)


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
    dock: int = 0,
) -> Zones:
    """All zones of a window; `prompt` is the height the prompt needs for its words.

    `bar` is the height of the folded tray, if there is one, `shelf` that of the modules' shelf,
    `passing` that of what lies there for a while: the log alone makes room for it;
    `special` tells that special cards lie in the own panel, which is then wider; `recap` is the
    height of what tells what the others did, `dock` the number of rows of the dock.
    """
    edge, low = m.pick(16, 8, 6, 4), m.pick(16, 6, 6, 4)
    high = height - m.header - m.gap - low
    left, right = _columns(width, high, m, edge)
    middle = width - left - right - (4 if right else 3) * edge
    docked = m.is_xxs  # the dock has what a turn does not need
    if docked:
        bar = recap = shelf = passing = 0
    supply = _supply(high, m, shelf, passing, recap, docked=docked)
    sides = _own_width(width, m, special=special)
    own = _middle(middle, high, m, max(m.prompt, prompt), sides, dock)
    others = _others(right, high, m, rivals if right else 0, bar, counts=counts)
    body = ZoneTree(
        rest=True,
        parts=(
            ZoneTree(length=left, parts=supply, down=True, gap=m.gap),
            ZoneTree(rest=True, parts=own, down=True, gap=m.gap),
            others,
        ),
        gap=edge,
        pad=(edge, m.gap, edge, low),
    )
    ruler = ZoneTree("ruler", rest=True)
    words, buttons = ZoneTree(length=m.pick(*WORDS_ROOM)), ZoneTree(length=m.pick(*BUTTONS_ROOM))
    header = ZoneTree("header", m.header, parts=(words, ruler, buttons))
    found = solved(ZoneTree(parts=(header, body), down=True), QRectF(0, 0, width, height))
    missing = rivals - len(found.rivals)
    return evolve(found, rivals=(*found.rivals, *(QRectF() for _ in range(missing))))


def pulled(z: Zones, name: str | None) -> Zones:
    """The zones while one of those in the dock is pulled out over the left column."""
    if not name or not z.dock:
        return z
    column = QRectF(z.market.topLeft(), (z.log or z.display).bottomRight())
    place = name if name in ("reserve", "you", "hand", "shelf") else "tray"
    empty = {one: QRectF() for one in ("market", "display", "log")}
    return evolve(z, rivals=z.rivals, **empty | {place: column})


# -- the widths of the columns ----------------------------------------------------------------


def _columns(width: float, height: float, m: Metrics, edge: int) -> tuple[int, int]:
    """The widths of the side columns: they grow only where the board would get too wide."""
    left, right = m.left, m.right if width >= m.pick(*RIVALS_FROM) else 0
    narrow = _narrowed(width, m)
    if narrow < 1:
        return round(left * max(0.85, narrow)), round(right * max(0.85, narrow))
    board = height - m.px(112) - m.bottom - 2 * m.gap
    spare = width - left - right - 4 * edge - board * WIDEST_BOARD
    more = max(0, min(m.pick(80, 0, 0), round(spare / 2)))
    return left + more, right + more


def _narrowed(width: float, m: Metrics) -> float:
    """How much narrower a window is than the one the sizes of M were made for, at most 1."""
    made_for = m.pick(1880, 0, 0)
    return min(1.0, width / made_for) if made_for else 1.0


def _own_width(width: float, m: Metrics, *, special: bool) -> tuple[float, float]:
    """The widths of the reserve and of the own panel."""
    narrow = _narrowed(width, m)
    own = m.pick(350, 272, 200, 0) if special else m.pick(232, 236, 138, 0)
    return round(m.pick(190, 132, 124, 0) * narrow), round(own * narrow)


# -- what stands in them ----------------------------------------------------------------------

Heights = tuple[float, float]  # of the market, and of the open money


def _usual(m: Metrics) -> Heights:
    """Where there is room: the tiles are as wide as the slots."""
    return m.pick(404, 264, 212, 224), m.pick(184, 144, 190, 94)


def _compact(m: Metrics) -> Heights:
    """The least beside a shelf; the deck stands with the money."""
    return m.pick(348, 240, 200), m.pick(178, 120, 176)


def least_log(m: Metrics) -> int:
    """The least height of the log below a shelf: three lines."""
    return m.pick(132, 100, 94)


def shelf_room(column: float, m: Metrics) -> float:
    """The most that a shelf may take of the left column's height."""
    return column - sum(_compact(m)) - least_log(m) - 3 * m.gap


def _supply(
    height: float, m: Metrics, shelf: float, passing: float, recap: float, *, docked: bool
) -> tuple[ZoneTree, ...]:
    """Market, open money, deck, shelf and log; where room is missing the market gives most."""
    usual, log = _usual(m), m.pick(118, 100, 80, 76)
    (market, money), deck = usual, m.pick(68, 54, 0, 0)
    if height <= m.pick(0, 0, 0, 290):
        money -= m.px(10)
    if height < m.pick(740, 620, 0):
        deck = 0  # the log needs it more
    if shelf:
        (market, money), deck, log = _compact(m), 0, least_log(m)
    grow, give = float(bool(shelf)), float(not docked)
    # It lies on the shelf, or where that would be.
    more = ZoneTree("shelf", passing - (m.gap if shelf and passing else 0))
    lines = (
        ZoneTree("recap", recap, least=min(recap, m.px(30)), give=1.0),
        ZoneTree("log", m.px(150) - recap - m.gap, least=m.px(46), rest=True, goes=bool(recap)),
    )
    tree = ZoneTree(rest=True, parts=lines, down=True, gap=m.gap)
    return (
        ZoneTree("market", market, most=usual[0], grow=0.4 * grow, give=0.75 * give),
        ZoneTree("display", money, most=usual[1], grow=0.2 * grow, give=0.25 * give),
        ZoneTree("deck", deck),
        ZoneTree("shelf", round(shelf)),
        ZoneTree(
            length=log, least=log, rest=True, goes=docked, parts=(more, tree), down=True, gap=m.gap
        ),
    )


def _middle(
    width: float, height: float, m: Metrics, prompt: float, own: tuple[float, float], rows: int
) -> tuple[ZoneTree, ...]:
    """Prompt, board, and the row of reserve, hand and own panel, or of hand and dock."""
    bottom = max(m.bottom, m.pick(0, 0, 0, DOCK_ROW * rows))
    made_for = m.pick(930, 0, 0)  # a lower window of the layout M has a lower row
    share = min(1.0, max(0.87, height / made_for)) if made_for else 1.0
    dock = min(m.pick(0, 0, 0, 140), round(width * 0.32))
    row = (
        ZoneTree("reserve", own[0]),
        ZoneTree("hand", rest=True),
        ZoneTree("you", own[1]),
        ZoneTree("dock", dock),
    )
    return (
        ZoneTree("prompt", prompt),
        ZoneTree("board", rest=True),
        ZoneTree(length=round(bottom * share), parts=row, gap=m.gap),
    )


def _others(
    width: float, height: float, m: Metrics, rivals: int, bar: float, *, counts: bool
) -> ZoneTree:
    """The rivals' panels, below them the counts where there is room; at the foot the tray."""
    height -= bar + m.gap if bar else 0
    table = m.pick(306, 218, 0) if counts and rivals <= 3 else 0
    room = height - (table + m.gap if table else 0)
    if table and room < rivals * (m.pick(160, 138, 0) + m.gap):
        table, room = 0, height
    each = min((room - (rivals - 1) * m.gap) / max(1, rivals), m.pick(300, 228, 160))
    seats = [ZoneTree("rival", math.floor(each))] * rivals
    side = (*seats, ZoneTree("counts", table, rest=bool(table and rivals)))
    above = ZoneTree(rest=True, parts=side, down=True, gap=m.gap)
    name = "tray" if bar else ""
    return ZoneTree(name, width, parts=(above, ZoneTree("bar", bar)), down=True, gap=m.gap)
