"""The shelf in the left column: what modules keep for everybody and can be taken or watched now.

Each module has a panel, or a button where there is no room for one; the button opens the drawer
(shelf_drawer.py). Which is a panel does not depend on what is asked, so that everything keeps its
place; what lies there only while it is asked about has a row of its own below the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from alhambra_qt.controller.view.shelf import ROOMS, TILES
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.ui.kit.box import Box, Fixed
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.table.kept import Kept
from alhambra_qt.ui.table.panel import Panel
from alhambra_qt.ui.table.shelf_parts import Entry, Parts, ShelfBox, entries


def least_width(look: Look, view: TableView) -> float:
    """The width in which no panel is too narrow."""
    parts = Parts(look)
    shown = [entry for entry in entries(look, view) if entry.shelf is not None]
    return max((parts.panel(entry).size(look, 1e6)[0] for entry in shown), default=0.0)


class ShelfPanel(Panel):
    """All panels and buttons of the shelf; `drawer` is the name of the open drawer, or empty."""

    zone = "shelf"

    def __init__(self) -> None:
        super().__init__()
        self.drawer = ""
        self._room = 0.0
        self._heights: Kept[tuple[float, float]] = Kept()
        self._both: Kept[tuple[Box | None, Box | None]] = Kept()
        self._made: dict[tuple[str, str], Kept[Box]] = {}

    def part(self, view: TableView) -> object:
        return view.shelf, view.stalls, view.lit, self.drawer

    @property
    def boxes(self) -> list[ShelfBox]:
        """All panels and buttons that are shown."""
        return self.laid.of(ShelfBox) if self.isVisible() and self.spots else []

    def first(self, name: str) -> Target | None:
        """The target of the first piece in a panel; None if it is folded or not there."""
        boxes = [box for box in self.boxes if box.entry.name == name and not box.folded]
        spots = [spot for spot in self.spots if spot.role == "tile"]
        inside = (s.target for box in boxes for s in spots if box.rect.contains(s.rect.center()))
        return next(inside, None)

    def heights(
        self, view: TableView, look: Look, width: float, room: float
    ) -> tuple[float, float]:
        """The height in a column of that width, at most so high, and that of the row below it."""
        made_of = look, width, room, view.shelf, view.stalls, view.lit
        self._room = room

        def make() -> tuple[float, float]:
            tree, passing = self._trees(look, view, width, room)
            high = tree.size(look, width)[1] if tree is not None else 0.0
            return high, passing.size(look, width)[1] if passing is not None else 0.0

        return self._heights.get(made_of, make)

    def height_for(self, view: TableView, look: Look, width: float, room: float) -> float:
        """All of that height."""
        high, passing = self.heights(view, look, width, room)
        return high + (_gap(look) if high and passing else 0) + passing

    def tree(self) -> Box:
        look, rect, gap = self.look, self.rect, _gap(self.look)
        lies = [one for one in self.view.shelf if one.passing and not look.folds]
        free = rect.height() + 1 - len(lies) * (_passing_height(look) + gap)
        room = max(self._room, free)
        return Column(*self._trees(look, self.view, rect.width(), room), gap=gap / look.em)

    # -- what is a panel ----------------------------------------------------------------------

    def _trees(
        self, look: Look, view: TableView, width: float, room: float
    ) -> tuple[Box | None, Box | None]:
        """All that stays, and what passes: measured first, then laid out in the same room."""
        made_of = look, width, room, view.shelf, view.stalls, view.lit, self.drawer
        return self._both.get(made_of, lambda: self._made_trees(look, view, width, room))

    def _made_trees(
        self, look: Look, view: TableView, width: float, room: float
    ) -> tuple[Box | None, Box | None]:
        parts = Parts(look, lambda: self.hidden, self._made)
        every = entries(look, view)
        passing = [one for one in every if one.shelf is not None and one.shelf.passing]
        found = [one for one in every if one not in passing]
        below = Column(*(self._passing(parts, one) for one in passing)) if passing else None
        if look.folds and not look.m.scarce:
            return self._stacked(parts, [], [*found, *passing], width), None
        shown: list[Entry] = []
        best = self._stacked(parts, shown, found, width)
        # Pulled out of the dock for a question it shows first what that is about.
        called = view.lit if look.m.scarce else ()
        for entry in sorted(found, key=lambda entry: (not entry.called(called), entry.rank)):
            tried = [one for one in found if one in shown or one is entry]
            rest = [one for one in found if one not in tried]
            if entry.shelf is None:
                continue
            tree = self._stacked(parts, tried, rest, width)
            if tree is not None and tree.size(look, width)[1] <= room:
                shown, best = tried, tree
        return best, below

    def _passing(self, parts: Parts, entry: Entry) -> Box:
        high = _passing_height(parts.look) / parts.look.em
        return Fixed(parts.button(entry, self.drawer, named=True), high=high)

    def _stacked(
        self, parts: Parts, shown: Sequence[Entry], folded: Sequence[Entry], width: float
    ) -> Box | None:
        """Panels in rows, and below them a row of buttons."""
        look = parts.look
        gap = _gap(look) / look.em
        trees = {entry.name: parts.panel(entry) for entry in shown}
        wides = {name: tree.size(look, 1e6)[0] for name, tree in trees.items()}
        rows: list[Box] = [
            Row(*(_wide(trees[entry.name], entry, row) for entry in row), gap=gap, middle=False)
            for row in _packed(shown, wides, width, _gap(look))
        ]
        rows += [self._buttons(parts, folded, width)] if folded else []
        return Column(*rows, gap=gap) if rows else None

    def _buttons(self, parts: Parts, folded: Sequence[Entry], width: float) -> Box:
        """A row of buttons, as many with their names as there is room; several rows if need be."""
        look = parts.look
        gap, least = look.px(4), look.pick(74, 64, 58)
        high = look.pick(46, 44, 40) / look.em
        plain = [parts.button(one, self.drawer, named=False) for one in folded]
        many = max(1, int((width + gap) // (least + gap)))
        if many < len(folded):
            lines = -(-len(folded) // many)
            many = -(-len(folded) // lines)
            rows = (
                Fixed(
                    Row(*plain[k : k + many], gap=gap / look.em, middle=False, even=True), high=high
                )
                for k in range(0, len(plain), many)
            )
            return Column(*rows, gap=gap / look.em)
        wide = int(min((width - (len(folded) - 1) * gap) / len(folded), least))
        boxes: list[Box] = [Fixed(box, wide / look.em) for box in plain]
        spare = width - len(folded) * (wide + gap) + gap
        for k, entry in enumerate(folded):
            named = parts.button(entry, self.drawer, named=True)
            more = named.size(look, 1e6)[0] - wide
            if more <= spare:
                boxes[k], spare = named, spare - max(0.0, more)
        return Fixed(Row(*boxes, gap=gap / look.em, middle=False), high=high)


def _gap(look: Look) -> int:
    return look.pick(8, 6, 5)


def _passing_height(look: Look) -> int:
    return look.pick(52, 46, 44)


def _wide(tree: Box, entry: Entry, row: Sequence[Entry]) -> Box:
    """A panel of a row: what is left over goes to those that can use it."""
    users = [one for one in row if one.shelf is not None and one.shelf.shape in (ROOMS, TILES)]
    return Fixed(tree, grow=1.0 if not users or entry in users else 0.0)


def _packed(
    shown: Sequence[Entry], wides: dict[str, float], width: float, gap: float
) -> list[list[Entry]]:
    """The panels in as few rows as there must be, the emptiest of them as full as can be."""
    rows = _rows(tuple(wides[one.name] + gap for one in shown), width + gap)
    return [[shown[k] for k in row] for row in rows]


@lru_cache(maxsize=64)
def _rows(wides: tuple[float, ...], width: float) -> list[list[int]]:
    def worth(rows: Iterable[list[int]]) -> tuple[bool, int, float]:
        filled = [(sum(wides[k] for k in row), len(row)) for row in rows]
        over = any(fill > width and count > 1 for fill, count in filled)
        return over, len(filled), -min((fill for fill, _ in filled), default=0.0)

    every = _partitions(list(range(len(wides))))
    return sorted(min(every, key=worth))


def _partitions(every: list[int]) -> Iterator[list[list[int]]]:
    """All ways to put them into rows, each row in their order."""
    if not every:
        yield []
        return
    *others, last = every
    for rows in _partitions(others):
        yield [*rows, [last]]
        for k in range(len(rows)):
            yield [*rows[:k], [*rows[k], last], *rows[k + 1 :]]
