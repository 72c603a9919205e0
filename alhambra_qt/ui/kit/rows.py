"""Container boxes: rows, columns, wrapped lines, grids, stacks, and one of several variants.

Row(Art(look.icon, "wall"), Words(name, grow=1.0), Words(points, "number", keep=2))
Grid([[label, first, second], ...], grows=(0, 1, 1))
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from attrs import field, frozen
from PySide6.QtCore import QRectF

from alhambra_qt.ui.kit.box import ALWAYS, ENDLESS, Box, Fixed, Ground, Layout, Size, Space, Tone
from alhambra_qt.ui.kit.look import Look


@frozen(eq=False, init=False, repr=False)
class _Several(Box):
    """Boxes in sequence, with a gap in ems between them."""

    children: tuple[Box, ...]
    gap: float
    middle: bool  # whether they are centred across, instead of stretched
    even: bool  # whether all have the same length

    def __init__(
        self,
        *children: Box | None,
        gap: float = 0.4,
        middle: bool = True,
        even: bool = False,
        grow: float = 0.0,
        keep: int = ALWAYS,
    ) -> None:
        shown = tuple(box for box in children if box is not None)
        self.__attrs_init__(children=shown, gap=gap, middle=middle, even=even, grow=grow, keep=keep)

    def steady(self) -> bool:
        return all(box.stays() for box in self.children)


def _staying(
    children: Sequence[Box], lengths: Sequence[float], gap: float, room: float
) -> list[int]:
    shown = [k for k, length in enumerate(lengths) if length > 0 or children[k].grow]
    if sum(lengths) + gap * (len(shown) - 1) <= room + 0.5:
        return shown
    while sum(lengths[k] for k in shown) + gap * (len(shown) - 1) > room + 0.5:
        least = min((children[k].keep for k in shown), default=ALWAYS)
        if least == ALWAYS:
            break
        shown.remove(max(k for k in shown if children[k].keep == least))
    return shown


def shares(lengths: Sequence[float], grows: Sequence[float], room: float) -> list[float]:
    """Return the lengths that fill a room; spare room goes to those that grow.

    If room is missing, those that grow shrink first, then the longest.
    """
    spare, total = room - sum(lengths), sum(grows)
    pairs = list(zip(lengths, grows, strict=True))
    if spare >= 0:
        return [n + (spare * g / total if total else 0.0) for n, g in pairs]
    growing = [n for n, g in pairs if g]
    if sum(growing) >= -spare:
        most = _level(growing, sum(growing) + spare)
        return [min(n, most) if g else n for n, g in pairs]
    most = _level(lengths, max(0.0, room))
    return [min(n, most) for n in lengths]


def _level(lengths: Sequence[float], room: float) -> float:
    rest = room
    ordered = sorted(lengths)
    for k, length in enumerate(ordered):
        if length * (len(ordered) - k) >= rest:
            return rest / (len(ordered) - k)
        rest -= length
    return ordered[-1] if ordered else 0.0


class Row(_Several):
    """Boxes side by side."""

    __slots__ = ()

    def _fit(self, look: Look, width: float, height: float) -> tuple[list[int], list[float]]:
        sizes = [box.room(look, width, height) for box in self.children]
        gap = self.gap * look.em
        shown = _staying(self.children, [across for across, _ in sizes], gap, width)
        wides, free = [sizes[k][0] for k in shown], width - gap * (len(shown) - 1)
        if sum(wides) > free:  # what shrinks may take less than its share
            least = shares(wides, [self.children[k].grow for k in shown], free)
            pairs = zip(shown, least, strict=True)
            wides = [min(n, self.children[k].room(look, n, height)[0]) for k, n in pairs]
        return shown, wides

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        shown, lengths = self._fit(look, width, height)
        gaps = self.gap * look.em * max(0, len(shown) - 1)
        highs = [
            self.children[k].room(look, length, height)[1]
            for k, length in zip(shown, lengths, strict=True)
        ]
        return sum(lengths) + gaps, max(highs, default=0.0)

    def place(self, layout: Layout, rect: QRectF) -> None:
        look = layout.look
        shown, lengths = self._fit(look, rect.width(), rect.height())
        gap = self.gap * look.em
        grows = [self.children[k].grow for k in shown]
        x, top, most = rect.left(), rect.top(), rect.height()
        room = rect.width() - gap * (len(shown) - 1)
        even = self.even and shown
        wides = [room / len(shown)] * len(shown) if even else shares(lengths, grows, room)
        for k, width in zip(shown, wides, strict=True):
            child = self.children[k]
            height = min(child.room(look, width, most)[1], most) if self.middle else most
            child.place(layout, QRectF(x, top + (most - height) / 2, width, height))
            x += width + gap


class Column(_Several):
    """Boxes below each other, each as wide as the column."""

    __slots__ = ()

    def _fit(self, look: Look, width: float, height: float) -> tuple[list[int], list[Size]]:
        sizes = [box.room(look, width) for box in self.children]
        gap = self.gap * look.em
        shown = _staying(self.children, [down for _, down in sizes], gap, height)
        return shown, [sizes[k] for k in shown]

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        shown, sizes = self._fit(look, width, height)
        gaps = self.gap * look.em * max(0, len(shown) - 1)
        widest = max((across for across, _ in sizes), default=0.0)
        return widest, min(height, sum(down for _, down in sizes) + gaps)

    def place(self, layout: Layout, rect: QRectF) -> None:
        look = layout.look
        shown, sizes = self._fit(look, rect.width(), rect.height())
        gap = self.gap * look.em
        grows = [self.children[k].grow for k in shown]
        room = rect.height() - gap * (len(shown) - 1)
        highs = shares([height for _, height in sizes], grows, room)
        if self.even and shown:
            highs = [room / len(shown)] * len(shown)
        x, y, width = rect.left(), rect.top(), rect.width()
        for k, height in zip(shown, highs, strict=True):
            self.children[k].place(layout, QRectF(x, y, width, height))
            y += height + gap


class Wrapped(_Several):
    """Boxes in lines that wrap, each in its own width."""

    __slots__ = ()

    def lines(self, look: Look, width: float) -> list[list[tuple[Box, Size]]]:
        """Return the boxes of each line with their sizes."""
        rows: list[list[tuple[Box, Size]]] = []
        gap, x = self.gap * look.em, 0.0
        for box in self.children:
            size = box.room(look, width)
            if not rows or x + size[0] > width:
                rows.append([])
                x = 0.0
            rows[-1].append((box, size))
            x += size[0] + gap
        return rows

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        gap, rows = self.gap * look.em, self.lines(look, width)
        longest = max((sum(size[0] + gap for _, size in row) - gap for row in rows), default=0.0)
        highs = [max(size[1] for _, size in row) for row in rows]
        return longest, sum(high + gap for high in highs) - (gap if rows else 0)

    def place(self, layout: Layout, rect: QRectF) -> None:
        gap, y = self.gap * layout.look.em, rect.top()
        for row in self.lines(layout.look, rect.width()):
            height = max(size[1] for _, size in row)
            x = self.start(rect, sum(size[0] + gap for _, size in row) - gap)
            for box, size in row:
                box.place(layout, QRectF(x, y + (height - size[1]) / 2, size[0], size[1]))
                x += size[0] + gap
            y += height + gap

    def start(self, rect: QRectF, _length: float) -> float:
        """Return where a line of that length begins."""
        return rect.left()


class Rightward(Wrapped):
    """Boxes in lines that wrap and end at the right."""

    __slots__ = ()

    def start(self, rect: QRectF, length: float) -> float:
        return rect.right() - length


class Filled(Wrapped):
    """Boxes in wrapped lines of about equal counts; each line is filled."""

    __slots__ = ()

    def steady(self) -> bool:
        return False

    def lines(self, look: Look, width: float) -> list[list[tuple[Box, Size]]]:
        gap, sizes = self.gap * look.em, [(box, box.room(look, width)) for box in self.children]
        found = super().lines(look, width)
        for count in range(len(found), len(sizes) + 1):
            many = -(-len(sizes) // max(1, count))
            even = [sizes[k : k + many] for k in range(0, len(sizes), many)]
            if all(sum(size[0] + gap for _, size in row) - gap <= width for row in even):
                found = even
                break
        return [self._widened(row, width - gap * (len(row) - 1)) for row in found]

    @staticmethod
    def _widened(row: list[tuple[Box, Size]], width: float) -> list[tuple[Box, Size]]:
        if width > ENDLESS / 2:
            return row
        wides = shares([size[0] for _, size in row], [1.0] * len(row), width)
        return [(box, (share, size[1])) for (box, size), share in zip(row, wides, strict=True)]


@frozen(eq=False, repr=False)
class Grid(Box):
    """Rows of boxes with aligned columns; a row that is a single box spans all columns.

    `grows` is each column's share of the spare width (`equal`: growing columns are equally wide).
    The rows share the height equally or in proportion to `tall`, each at most `most` ems high.
    `stripes` gives every other row a background, `grounds` each row its own.
    """

    rows: Sequence[Sequence[Box] | Box]
    grows: Sequence[float] = ()
    gap: Size = (0.5, 0.0)
    most: float = ENDLESS
    stripes: Tone | None = None
    equal: bool = False
    tall: Sequence[float] = ()
    grounds: Sequence[Box | None] = ()

    def steady(self) -> bool:
        rows = [[row] if isinstance(row, Box) else row for row in self.rows]
        return all(box.stays() for row in rows for box in row)

    def _widths(self, look: Look, room: float) -> list[float]:
        rows = [row for row in self.rows if not isinstance(row, Box)]
        count = max((len(row) for row in rows), default=0)
        wides = [0.0] * count
        for row in rows:
            for k, box in enumerate(row):
                wides[k] = max(wides[k], box.room(look, room)[0])
        grows = [*self.grows, *([0.0] * count)][:count]
        growing = [k for k, grow in enumerate(grows) if grow]
        gaps = self.gap[0] * look.em * max(0, count - 1)
        spare = (
            room - gaps - sum(width for width, grow in zip(wides, grows, strict=True) if not grow)
        )
        if self.equal and growing:
            most = max(wides[k] for k in growing)
            for k in growing:
                wides[k] = most if room >= ENDLESS else max(0.0, spare / len(growing))
        full = sum(wides) + gaps > room or any(grows)
        return shares(wides, grows, room - gaps) if full and room < ENDLESS else wides

    def _highs(self, look: Look, wides: Sequence[float]) -> list[float]:
        whole = sum(wides) + self.gap[0] * look.em * max(0, len(wides) - 1)
        highs = []
        for row in self.rows:
            pairs = [(row, whole)] if isinstance(row, Box) else zip(row, wides, strict=False)
            highs.append(max((box.room(look, width)[1] for box, width in pairs), default=0.0))
        return highs

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        wides = self._widths(look, ENDLESS)
        gaps = self.gap[0] * look.em * max(0, len(wides) - 1)
        if sum(wides) + gaps > width:
            wides = self._widths(look, width)
        highs = self._highs(look, wides)
        down = self.gap[1] * look.em * max(0, len(highs) - 1)
        return min(width, sum(wides) + gaps), min(height, sum(highs) + down)

    def place(self, layout: Layout, rect: QRectF) -> None:
        look = layout.look
        wides = self._widths(look, rect.width())
        gap, down = self.gap[0] * look.em, self.gap[1] * look.em
        room = rect.height() - down * max(0, len(self.rows) - 1)
        highs = shares(self._highs(look, wides), self.tall or [1.0] * len(self.rows), room)
        highs = [min(height, self.most * look.em) for height in highs]
        y = rect.top()
        for number, (row, height) in enumerate(zip(self.rows, highs, strict=True)):
            area = QRectF(rect.left(), y, rect.width(), height)
            ground = self._ground(number)
            if ground is not None:
                ground.place(layout, area)
            x = rect.left()
            for box, width in (
                [(row, rect.width())] if isinstance(row, Box) else zip(row, wides, strict=False)
            ):
                box.place(layout, QRectF(x, y, width, height))
                x += width + gap
            y += height + down

    def _ground(self, number: int) -> Box | None:
        if self.stripes is not None and number % 2:
            return Ground(Space(), self.stripes, radius=0.3)
        return self.grounds[number] if number < len(self.grounds) else None


class Stack(_Several):
    """Boxes on top of each other in the same rectangle."""

    __slots__ = ()

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return _greatest(box.room(look, width, height) for box in self.children)

    def place(self, layout: Layout, rect: QRectF) -> None:
        for box in self.children:
            box.place(layout, rect)


class _Form(Box):
    """One of several variants of the same content, chosen by the available room."""

    __slots__ = ()

    def form(self, look: Look, width: float, height: float) -> Box:
        """Return the variant for that room."""
        raise NotImplementedError

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return self.form(look, width, height).room(look, width, height)

    def place(self, layout: Layout, rect: QRectF) -> None:
        self.form(layout.look, rect.width(), rect.height()).place(layout, rect)


class First(_Form, _Several):
    """The first of several variants that fits, otherwise the last."""

    def form(self, look: Look, width: float, height: float) -> Box:
        for box in self.children[:-1]:
            across, down = box.room(look, ENDLESS)
            if across <= width + 0.5 and down <= height + 0.5:
                return box
        return self.children[-1]


@frozen(eq=False, repr=False)
class Alike(_Form):
    """A long and a short variant; long only if every long one in the `Stack` `all` fits.

    For table cells: words if every cell has room for its words, otherwise numbers in all of them.
    """

    long: Box
    short: Box
    all: Box

    def steady(self) -> bool:
        return self.long.stays() and self.short.stays()

    def form(self, look: Look, width: float, height: float) -> Box:
        """Return the variant that fits for all, since all have the same room."""
        return self.long if self.all.room(look, ENDLESS)[0] <= width + 0.5 else self.short


@frozen(eq=False, repr=False)
class ByWidth(_Form):
    """One variant from a width of so many ems, another below it."""

    least: float
    broad: Box
    narrow: Box

    def form(self, look: Look, width: float, height: float) -> Box:
        return self.broad if width >= self.least * look.em else self.narrow


@frozen(eq=False, repr=False)
class SideBySide(_Form):
    """Two boxes beside each other if the first has so many ems there, else below each other."""

    first: Box
    second: Box
    least: float
    gap: float = 0.4
    _forms: dict[bool, Box] = field(factory=dict, init=False)

    def form(self, look: Look, width: float, height: float) -> Box:
        wanted = min(self.first.room(look, ENDLESS)[0], self.least * look.em)
        beside = wanted + self.second.room(look, ENDLESS)[0] + self.gap * look.em <= width
        if beside not in self._forms:  # a new one would be measured anew
            row = Row(all_room(self.first), self.second, gap=self.gap)
            self._forms[beside] = row if beside else Column(self.first, self.second, gap=self.gap)
        return self._forms[beside]


@frozen(eq=False, repr=False)
class EqualColumns(_Form):
    """Boxes in equal columns of so many ems or more, as many as fit.

    Those beside each other are equally high; if `packed`, each goes into the shortest column.
    """

    least: float
    children: Sequence[Box]
    most: int = 99
    gap: float = 0.5
    packed: bool = False
    _forms: dict[tuple[Look, float], Box] = field(factory=dict, init=False)

    def form(self, look: Look, width: float, height: float) -> Box:
        if (look, width) not in self._forms:  # a new one would be measured anew
            self._forms[look, width] = self._form(look, width)
        return self._forms[look, width]

    def _form(self, look: Look, width: float) -> Box:
        gap, em = self.gap, look.em
        fit = int((width / em + gap) / (self.least + gap))
        count = max(1, min(fit, self.most, len(self.children)))
        across = self.least
        if width < ENDLESS:  # in whole pixels, so that neighbours never overlap
            across = math.floor((width + gap * em) / count - gap * em) / em
        cells = [Fixed(box, width=across) for box in self.children]
        if self.packed:
            return Row(*self._packed(look, cells, count), gap=gap, middle=False)
        return Grid([cells[k : k + count] for k in range(0, len(cells), count)], gap=(gap, gap))

    def _packed(self, look: Look, children: Sequence[Box], count: int) -> list[Box]:
        highs, columns = [0.0] * count, [list[Box]() for _ in range(count)]
        for box in children:
            shortest = highs.index(min(highs))
            columns[shortest].append(box)
            highs[shortest] += box.room(look, ENDLESS)[1] + self.gap * look.em
        return [Column(*column, gap=self.gap) for column in columns]


class ByHeight(_Form, _Several):
    """The first of several variants whose height fits; the size requested is the last one's."""

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return self.children[-1].room(look, width, height)

    def form(self, look: Look, width: float, height: float) -> Box:
        fits = (box for box in self.children if box.room(look, width)[1] <= height + 0.5)
        return next(fits, self.children[-1])


@frozen(eq=False, repr=False)
class Later(_Form):
    """A variant built on first use: of several variants, most are never needed."""

    make: Callable[[], Box]
    _made: list[Box] = field(factory=list, init=False)

    def form(self, look: Look, width: float, height: float) -> Box:
        return self.box()

    def box(self) -> Box:
        """Return the variant itself."""
        if not self._made:
            self._made.append(self.make())
        return self._made[0]


def all_room(child: Box) -> Box:
    """Return a box that takes all the room that others beside it leave."""
    return Fixed(child, width=ENDLESS, grow=1)


def _greatest(sizes: Iterable[Size]) -> Size:
    every = list(sizes)
    return max((w for w, _ in every), default=0.0), max((h for _, h in every), default=0.0)
