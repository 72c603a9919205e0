"""Where the panels of the shelf stand: pure arithmetic, nothing is painted here.

What can be taken now has its panel first; what finds no room becomes a button. Panels stand in the
order of the view, whatever their rank, so that they keep their places as far as they can.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.shelf import CARDS, ROOMS, STALLS, TILES, ShelfView
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.measure import width_of


@frozen
class Entry:
    """Something on the shelf that may be a button: a module's place, or the stalls where all is.

    `least` is the least width and the height of its panel.
    """

    name: str
    title: str
    icon: str
    key: str
    count: int
    asks: bool
    shelf: ShelfView | None = None
    least: tuple[float, float] = (0, 0)


@frozen
class ShelfBox:
    """An entry and where it stands; `folded` tells that it is a button."""

    entry: Entry
    rect: QRectF
    folded: bool


@frozen
class ShelfPlan:
    """All boxes, from the top left corner (0, 0), and the height they need."""

    boxes: tuple[ShelfBox, ...]
    height: float


NOTHING = ShelfPlan((), 0)


def entries(look: Look, view: TableView) -> list[Entry]:
    """All entries of a view; the stalls are one only where the market has no rail for them."""
    found = [
        Entry(
            name=one.name,
            title=look.text(one.title),
            icon=one.icon,
            key=one.key,
            count=one.count,
            asks=one.asks,
            shelf=one,
            least=panel_size(look, one),
        )
        for one in view.shelf
    ]
    stalls = view.stalls
    if stalls is not None and stalls.items and look.folds:
        title, count = look.text(stalls.title), len(stalls.items)
        found.insert(0, Entry(STALLS, title, stalls.icon, stalls.key, count, stalls.asks))
    return found


# -- sizes ------------------------------------------------------------------------------------


def card_width(look: Look) -> int:
    """The width of a card on the shelf."""
    return round(look.pick(60, 44, 44) * look.grown)


def padding(look: Look) -> int:
    """What is left free inside a panel of the shelf."""
    return look.pick(12, 8, 7)


def head(look: Look) -> int:
    """The height of a panel's title with the room above it and below."""
    return look.pick(36, 27, 25)


def chest_size(look: Look) -> int:
    """The least size of a token in a room."""
    return round(look.pick(32, 23, 23) * look.grown)


def scout_size(look: Look) -> int:
    """The size of the tokens beside a watched card."""
    return round(look.pick(46, 38, 34) * look.grown)


def room_gap(look: Look) -> int:
    """Between two rooms, and between a room's edge and its tokens."""
    return look.pick(5, 3, 3)


def panel_size(look: Look, shelf: ShelfView) -> tuple[float, float]:
    """The least width of a panel, and its height."""
    around, top, gap = 2 * padding(look), head(look), room_gap(look)
    count = sum(len(group.pieces) for group in shelf.groups)
    card = card_width(look)
    low = look.pick(8, 8, 7)
    if shelf.shape == TILES:
        wide, high = look.pick(44, 34, 32) * look.grown, look.pick(46, 38, 34) * look.grown
        return around + 6 * round(wide) + 5 * look.pick(8, 6, 4), top + round(high) + low
    if shelf.shape == ROOMS:
        each = 2 * chest_size(look) + 3 * gap
        high = 2 * chest_size(look) + 3 * gap + look.pick(10, 11, 8)
        return around + 3 * each + 2 * gap, top + high + low
    if shelf.shape == CARDS:
        wide = count * card + (count - 1) * look.pick(8, 5, 5) + note_room(look, shelf)
    else:
        wide = card + look.pick(10, 7, 6) + 2 * scout_size(look) + look.px(4)
    title = width_of(look.font("title"), look.text(shelf.title)) + 1
    return around + max(wide, title), top + card * CARD_RATIO + low


def note_room(look: Look, shelf: ShelfView) -> int:
    """The room for words beside cards, where there is something to say of them."""
    return look.pick(150, 96, 90) if shelf.shape == CARDS and shelf.note is not None else 0


def button_size(look: Look) -> int:
    """The height, and where there is room the width, of a button."""
    return look.px(44)


def button_width(look: Look, entry: Entry) -> float:
    """The width of a button that says its name: picture, words and number."""
    words = max(
        width_of(look.font("smallstrong", 700), entry.title),
        width_of(look.font("tiny"), note_text(look, entry)),
    )
    number = width_of(look.font("smallstrong", 700), str(entry.count))
    return look.pick(26, 22, 20) + words + number + look.px(28)


def note_text(look: Look, entry: Entry) -> str:
    """The few words beside the name of an entry."""
    note = entry.shelf.note if entry.shelf is not None else None
    return look.text(note) if note is not None else ""


# -- planning ---------------------------------------------------------------------------------


def plan(look: Look, view: TableView, width: float, room: float) -> ShelfPlan:
    """Find a place for everything in a column of that width, at most so high."""
    found = entries(look, view)
    if not found:
        return NOTHING
    if look.folds and not look.m.scarce:
        return _stacked(look, [], found, width)
    ranked = sorted(found, key=lambda entry: not entry.asks)
    shown: list[Entry] = []
    for entry in ranked:
        if entry.shelf is None:
            continue
        tried = [one for one in found if one in shown or one is entry]
        rest = [one for one in found if one not in tried]
        if _stacked(look, tried, rest, width).height <= room:
            shown = tried
    return _stacked(look, shown, [one for one in found if one not in shown], width)


def _stacked(
    look: Look, shown: Sequence[Entry], folded: Sequence[Entry], width: float
) -> ShelfPlan:
    boxes, y, gap = [], 0.0, look.pick(8, 6, 5)
    for row in _rows(shown, width, gap):
        high = max(entry.least[1] for entry in row)
        boxes += _spread(row, width, gap, QRectF(0, y, width, high))
        y += high + gap
    if folded:
        buttons = _buttons(look, folded, width, y)
        boxes += buttons
        y = buttons[-1].rect.bottom() + gap
    return ShelfPlan(tuple(boxes), y - gap)


def _rows(shown: Sequence[Entry], width: float, gap: float) -> list[list[Entry]]:
    """Each panel goes into the first row that has room for it."""
    rows: list[list[Entry]] = []
    for entry in sorted(shown, key=lambda one: -one.least[0]):
        for row in rows:
            if sum(one.least[0] + gap for one in [*row, entry]) - gap <= width:
                row.append(entry)
                break
        else:
            rows.append([entry])
    order = list(shown)
    return sorted((sorted(row, key=order.index) for row in rows), key=lambda r: order.index(r[0]))


def _spread(row: Sequence[Entry], width: float, gap: float, area: QRectF) -> list[ShelfBox]:
    """The panels of a row: what is left over goes to those that can use it."""
    widths = [entry.least[0] for entry in row]
    spare = width - sum(widths) - gap * (len(row) - 1)
    wide = [k for k, one in enumerate(row) if one.shelf and one.shelf.shape in (ROOMS, TILES)]
    takers = wide or list(range(len(row)))
    for k in takers:
        widths[k] += spare / len(takers)
    boxes, x = [], area.left()
    for k, entry in enumerate(row):
        right = area.right() if k == len(row) - 1 else round(x + widths[k])
        boxes.append(ShelfBox(entry, QRectF(x, area.top(), right - x, area.height()), folded=False))
        x = right + gap
    return boxes


def _buttons(look: Look, folded: Sequence[Entry], width: float, top: float) -> list[ShelfBox]:
    """A row of buttons; two lower rows where they would get too narrow."""
    gap, size, least = look.px(4), button_size(look), look.px(32)
    columns = len(folded)
    if (width - (columns - 1) * gap) / columns < least:
        columns, size = (columns + 1) // 2, look.px(36)
    wide = int(min((width - (columns - 1) * gap) / columns, look.pick(64, 62, 47)))
    widths = [wide] * len(folded)
    if columns == len(folded):
        widths = _named(look, folded, widths, width - (columns - 1) * gap)
    boxes, x = [], 0.0
    for k, entry in enumerate(folded):
        x = 0.0 if k % columns == 0 else x
        area = QRectF(x, top + (k // columns) * (size + gap), widths[k], size)
        boxes.append(ShelfBox(entry, area, folded=True))
        x += widths[k] + gap
    return boxes


def _named(look: Look, folded: Sequence[Entry], widths: list[int], width: float) -> list[int]:
    """The widths of a row of buttons: as many as have room for it say their names."""
    spare = int(width) - sum(widths)
    named = []
    for k, entry in enumerate(folded):
        more = math.ceil(button_width(look, entry)) - widths[k]
        if 0 < more <= spare:
            widths[k] += more
            spare -= more
            named.append(k)
    for k in named:
        widths[k] += spare // len(named)
    return widths
