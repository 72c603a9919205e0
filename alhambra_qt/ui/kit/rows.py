"""Boxes that hold several others: beside or below each other, in lines, in columns, one of many.

Row(Art(look.icon, "wall"), Words(name, grow=1.0), Words(points, "number", keep=2))
Grid([[label, first, second], ...], grows=(0, 1, 1))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen
from PySide6.QtCore import QRectF

from alhambra_qt.ui.kit.box import ALWAYS, ENDLESS, Box, Ground, Layout, Size, Space, Tone
from alhambra_qt.ui.kit.look import Look


@frozen(eq=False, init=False)
class _Several(Box):
    """Boxes one after the other, with a gap of so many ems between them."""

    held: tuple[Box, ...]
    gap: float
    middle: bool  # whether they stand in the middle of the other direction, or fill it
    even: bool  # whether all are as long

    def __init__(
        self,
        *held: Box | None,
        gap: float = 0.4,
        middle: bool = True,
        even: bool = False,
        grow: float = 0.0,
        keep: int = ALWAYS,
    ) -> None:
        shown = tuple(box for box in held if box is not None)
        self.__attrs_init__(held=shown, gap=gap, middle=middle, even=even, grow=grow, keep=keep)


def _staying(held: Sequence[Box], lengths: Sequence[float], gap: float, room: float) -> list[int]:
    """Which boxes stay where that is the room: all, or without those that may step away."""
    shown = [k for k, length in enumerate(lengths) if length > 0 or held[k].grow]
    while sum(lengths[k] for k in shown) + gap * (len(shown) - 1) > room + 0.5:
        least = min((held[k].keep for k in shown), default=ALWAYS)
        if least == ALWAYS:
            break
        shown.remove(max(k for k in shown if held[k].keep == least))
    return shown


def shares(lengths: Sequence[float], grows: Sequence[float], room: float) -> list[float]:
    """The lengths that fill a room: what is left over goes to those that grow.

    What is missing is taken from those that grow first, then from the longest.
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
    """The greatest length so that all fit into a room when none is longer."""
    rest = room
    ordered = sorted(lengths)
    for k, length in enumerate(ordered):
        if length * (len(ordered) - k) >= rest:
            return rest / (len(ordered) - k)
        rest -= length
    return ordered[-1] if ordered else 0.0


@frozen(eq=False, init=False)
class Row(_Several):
    """Boxes side by side."""

    def _fit(self, look: Look, width: float, height: float) -> tuple[list[int], list[float]]:
        sizes = [box.size(look, width, height) for box in self.held]
        gap = self.gap * look.em
        shown = _staying(self.held, [wide for wide, _ in sizes], gap, width)
        return shown, [sizes[k][0] for k in shown]

    def room(self, look: Look, width: float, height: float) -> Size:
        """All widths, the greatest height."""
        shown, lengths = self._fit(look, width, height)
        gaps = self.gap * look.em * max(0, len(shown) - 1)
        if sum(lengths) + gaps > width:
            lengths = shares(lengths, [self.held[k].grow for k in shown], width - gaps)
        highs = [
            self.held[k].size(look, wide, height)[1] for k, wide in zip(shown, lengths, strict=True)
        ]
        return sum(lengths) + gaps, max(highs, default=0.0)

    def place(self, laid: Layout, rect: QRectF) -> None:
        """From left to right."""
        look = laid.look
        shown, lengths = self._fit(look, rect.width(), rect.height())
        gap = self.gap * look.em
        grows = [self.held[k].grow for k in shown]
        x = rect.left()
        room = rect.width() - gap * (len(shown) - 1)
        wides = [room / len(shown)] * len(shown) if self.even else shares(lengths, grows, room)
        for k, wide in zip(shown, wides, strict=True):
            high = self.held[k].size(look, wide, rect.height())[1] if self.middle else rect.height()
            high = min(high, rect.height())
            top = rect.top() + (rect.height() - high) / 2
            self.held[k].place(laid, QRectF(x, top, wide, high))
            x += wide + gap


@frozen(eq=False, init=False)
class Column(_Several):
    """Boxes below each other, each as wide as the column."""

    def _fit(self, look: Look, width: float, height: float) -> tuple[list[int], list[Size]]:
        sizes = [box.size(look, width) for box in self.held]
        gap = self.gap * look.em
        shown = _staying(self.held, [high for _, high in sizes], gap, height)
        return shown, [sizes[k] for k in shown]

    def room(self, look: Look, width: float, height: float) -> Size:
        """The greatest width, all heights."""
        shown, sizes = self._fit(look, width, height)
        gaps = self.gap * look.em * max(0, len(shown) - 1)
        wide = max((wide for wide, _ in sizes), default=0.0)
        return wide, min(height, sum(high for _, high in sizes) + gaps)

    def place(self, laid: Layout, rect: QRectF) -> None:
        """From top to bottom."""
        look = laid.look
        shown, sizes = self._fit(look, rect.width(), rect.height())
        gap = self.gap * look.em
        grows = [self.held[k].grow for k in shown]
        room = rect.height() - gap * (len(shown) - 1)
        y = rect.top()
        for k, high in zip(shown, shares([h for _, h in sizes], grows, room), strict=True):
            self.held[k].place(laid, QRectF(rect.left(), y, rect.width(), high))
            y += high + gap


@frozen(eq=False, init=False)
class Wrapped(_Several):
    """Boxes in lines that wrap, each in its own width."""

    def lines(self, look: Look, width: float) -> list[list[tuple[Box, Size]]]:
        """Which boxes stand in which line."""
        rows: list[list[tuple[Box, Size]]] = []
        gap, x = self.gap * look.em, 0.0
        for box in self.held:
            size = box.size(look, width)
            if not rows or x + size[0] > width:
                rows.append([])
                x = 0.0
            rows[-1].append((box, size))
            x += size[0] + gap
        return rows

    def room(self, look: Look, width: float, height: float) -> Size:
        """The widest line, the heights of all."""
        gap, rows = self.gap * look.em, self.lines(look, width)
        wide = max((sum(size[0] + gap for _, size in row) - gap for row in rows), default=0.0)
        return wide, sum(max(size[1] for _, size in row) + gap for row in rows) - (
            gap if rows else 0
        )

    def place(self, laid: Layout, rect: QRectF) -> None:
        """Line by line."""
        gap, y = self.gap * laid.look.em, rect.top()
        for row in self.lines(laid.look, rect.width()):
            x, high = rect.left(), max(size[1] for _, size in row)
            for box, size in row:
                box.place(laid, QRectF(x, y + (high - size[1]) / 2, size[0], size[1]))
                x += size[0] + gap
            y += high + gap


@frozen(eq=False)
class Grid(Box):
    """Rows of boxes whose columns stand below each other.

    `grows` gives each column's share of room left over; the rows share the height there is,
    each at most `most` ems high. `stripes` gives every other row a ground.
    """

    rows: Sequence[Sequence[Box]]
    grows: Sequence[float] = ()
    gap: Size = (0.5, 0.0)
    most: float = ENDLESS
    stripes: Tone | None = None

    def _widths(self, look: Look, room: float) -> list[float]:
        count = max((len(row) for row in self.rows), default=0)
        wides = [0.0] * count
        for row in self.rows:
            for k, box in enumerate(row):
                wides[k] = max(wides[k], box.size(look, room)[0])
        grows = [*self.grows, *([0.0] * count)][:count]
        gaps = self.gap[0] * look.em * max(0, count - 1)
        full = sum(wides) + gaps > room or any(grows)
        return shares(wides, grows, room - gaps) if full and room < ENDLESS else wides

    def _highs(self, look: Look, wides: Sequence[float]) -> list[float]:
        return [
            max(
                (box.size(look, wide)[1] for box, wide in zip(row, wides, strict=False)),
                default=0.0,
            )
            for row in self.rows
        ]

    def room(self, look: Look, width: float, height: float) -> Size:
        """All columns and rows."""
        wides = self._widths(look, ENDLESS)
        gaps = self.gap[0] * look.em * max(0, len(wides) - 1)
        if sum(wides) + gaps > width:
            wides = self._widths(look, width)
        highs = self._highs(look, wides)
        down = self.gap[1] * look.em * max(0, len(highs) - 1)
        return min(width, sum(wides) + gaps), min(height, sum(highs) + down)

    def place(self, laid: Layout, rect: QRectF) -> None:
        """Row by row."""
        look = laid.look
        wides = self._widths(look, rect.width())
        gap, down = self.gap[0] * look.em, self.gap[1] * look.em
        room = rect.height() - down * max(0, len(self.rows) - 1)
        highs = shares(self._highs(look, wides), [1.0] * len(self.rows), room)
        highs = [min(high, self.most * look.em) for high in highs]
        y = rect.top()
        for number, (row, high) in enumerate(zip(self.rows, highs, strict=True)):
            if self.stripes is not None and number % 2:
                area = QRectF(rect.left(), y, rect.width(), high)
                Ground(Space(), self.stripes, radius=0.3).place(laid, area)
            x = rect.left()
            for box, wide in zip(row, wides, strict=False):
                box.place(laid, QRectF(x, y, wide, high))
                x += wide + gap
            y += high + down


@frozen(eq=False, init=False)
class Stack(_Several):
    """Boxes on top of each other, all in the same place."""

    def room(self, look: Look, width: float, height: float) -> Size:
        """The greatest of all."""
        return _greatest(box.size(look, width, height) for box in self.held)

    def place(self, laid: Layout, rect: QRectF) -> None:
        """The first lies lowest."""
        for box in self.held:
            box.place(laid, rect)


@frozen(eq=False, init=False)
class First(_Several):
    """The first of several forms of the same that fits; the last one must do."""

    def _best(self, look: Look, width: float, height: float) -> Box:
        for box in self.held[:-1]:
            wide, high = box.size(look, ENDLESS)
            if wide <= width + 0.5 and high <= height + 0.5:
                return box
        return self.held[-1]

    def room(self, look: Look, width: float, height: float) -> Size:
        """That of the form that fits."""
        return self._best(look, width, height).size(look, width, height)

    def place(self, laid: Layout, rect: QRectF) -> None:
        """Place the form that fits."""
        self._best(laid.look, rect.width(), rect.height()).place(laid, rect)


def _greatest(sizes: Iterable[Size]) -> Size:
    every = list(sizes)
    return max((w for w, _ in every), default=0.0), max((h for _, h in every), default=0.0)
