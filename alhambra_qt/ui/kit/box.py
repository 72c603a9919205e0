"""Layout trees: one tree of boxes does measuring, placing, painting and hit testing.

    tree = Ground(
        Row(Art(look.icon, "wall"), Words(name, grow=1), Words(points, "number", keep=2)),
        pad=0.5,
    )
    laid = lay(tree, look, rect)
    laid.paint(painter)
    laid.found                 # what `Hit` boxes made of their places, in tree order

All lengths are in ems: 1 em is the size of the body text (`Look.em`), so that everything grows
with the text. Boxes with `keep` below `ALWAYS` are dropped, lowest first, where not all fit; a box
with `grow` takes a share of the spare room. A container asks for the `room` of its children, their
cached `size`: a tree is measured once, however deep it is.

The classes have no generated ``__repr__`` or ``__eq__``: each would add 0.5 ms to startup.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

from attrs import define, field, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from shiboken6 import Object

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import HEADINGS, describe, is_describing, listening
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.sizes import LINE_HEIGHT, Measure, measure
from alhambra_qt.ui.kit.text import (
    CENTRE,
    LEFT,
    RIGHT,
    Run,
    Shaped,
    elided,
    joined,
    line,
    para,
    plain,
    shaped,
)
from alhambra_qt.ui.kit.weakly import weakly

__all__ = ["CENTRE", "LEFT", "RIGHT"]

ALWAYS = 9
ENDLESS = 1e6
Size = tuple[float, float]
UNKNOWN: Size = (-1.0, -1.0)
Tone = str | QColor
Made = TypeVar("Made")


@define(eq=False, repr=False)
class Layout:
    """A placed tree: its parts in painting order, and what the `Hit` boxes made."""

    look: Look
    parts: list[tuple[Box, QRectF]] = field(factory=list)
    items: list[object] = field(factory=list)

    def paint(self, painter: QPainter, area: QRectF | None = None) -> None:
        """Paint everything, or only the parts that overlap an area."""
        for box, rect in self.parts:
            if area is None or rect.intersects(area):
                box.draw(painter, self.look, rect)

    def rects(self) -> list[QRectF]:
        """Return the rectangles of all painted parts."""
        return [rect for _, rect in self.parts]

    def of(self, kind: type[Made]) -> list[Made]:
        """Return what was found of one type, such as `Spot`."""
        return [item for item in self.items if isinstance(item, kind)]


@frozen(kw_only=True, eq=False, repr=False)
class Box:
    """Anything that takes room; `grow` is its share of spare room, `keep` its priority to stay."""

    grow: float = 0.0
    keep: int = ALWAYS
    _known: dict[object, Size | None] = field(factory=dict, init=False, repr=False)
    _steady: bool | None = field(default=None, init=False, repr=False)

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        """Return the preferred size in pixels within the given limits."""
        raise NotImplementedError

    def steady(self) -> bool:
        """Return whether the size is the same in any room that is large enough."""
        return False

    def stays(self) -> bool:
        """Return `steady`, cached because every container asks for it."""
        found = self._steady
        if found is None:
            found = self.steady()
            object.__setattr__(self, "_steady", found)  # a box never changes
        return found

    def room(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        """Return the cached size; layout asks for it several times."""
        known = self._known
        found = known.get(look, UNKNOWN)
        if found is UNKNOWN:  # of a steady box in rooms that are large enough
            found = known[look] = self.size(look, ENDLESS) if self.stays() else None
        if found is not None and found[0] <= width and found[1] <= height:
            return found
        key = (look, width, height)
        found = known.get(key)
        if found is None:
            found = known[key] = self.size(look, width, height)
        return found

    def place(self, layout: Layout, rect: QRectF) -> None:
        """Place the box, with everything in it, into a rectangle."""
        layout.parts.append((self, rect))

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the box itself, without its children."""

    def control(self) -> object:
        """Return the control at this place, a widget or another target; None if there is none."""
        return None

    def holds(self) -> bool:
        """Return whether what is painted at the control belongs to it."""
        return False


def lay(tree: Box, look: Look, rect: QRectF) -> Layout:
    """Lay out a tree in a rectangle."""
    layout = Layout(look)
    tree.place(layout, rect)
    return layout


class Cache(Generic[Made]):
    """The last `most` results of something, made again only when what they are made of changed."""

    def __init__(self, most: int = 1) -> None:
        self._most = most
        self._made: list[tuple[tuple[object, ...], Made]] = []  # the last one first

    def get(self, made_of: tuple[object, ...], make: Callable[[], Made]) -> Made:
        """The result for what it is made of."""
        every = self._made
        for place, (known, found) in enumerate(every):
            if known == made_of:
                if place:
                    every.insert(0, every.pop(place))
                return found
        found = make()
        every.insert(0, (made_of, found))
        del every[self._most :]
        return found


# -- leaves -----------------------------------------------------------------------------------


class Leaf(Box):
    """A box without children, of so many ems unless there is less room."""

    __slots__ = ()
    width: float = 0.0
    height: float = 0.0

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(self.width * look.em, width), min(self.height * look.em, height)

    def steady(self) -> bool:
        return True


@frozen(eq=False, repr=False)
class Words(Leaf):
    """A sentence on one line or, with `wrap`, on as many as it needs; `**bold**` is allowed.

    A single line may shrink, though never below `Metrics.smallest`, before it takes two lines. With
    `short`, it asks for at most so many ems, and a single line may be elided, as names may.
    """

    text: str | Sequence[Run] = ""
    role: str | QFont = "body"
    tone: Tone = "ink"
    align: Qt.AlignmentFlag = LEFT
    weight: int = 0
    wrap: bool = False
    least: float = 0.0  # the smallest size, in ems, if shrinking saves a second line
    short: float = 0.0
    spacing: float = LINE_HEIGHT  # of the lines of runs
    _shapes: dict[Measure, Shaped] = field(factory=dict, init=False)

    def measured(self, look: Look, width: float) -> Measure:
        """Return the measurements of the font for a width."""
        if isinstance(self.role, QFont):
            known = measure(self.role)
        else:
            known = look.hand(self.role, self.weight)[1]
        if self.least and isinstance(self.text, str):
            while known.font.pixelSize() > self.least * look.em and known.width(self.text) > width:
                smaller = QFont(known.font)
                smaller.setPixelSize(smaller.pixelSize() - 1)
                known = measure(smaller)
        return known

    def runs(self) -> list[Run]:
        """Return the sentence as runs of one style each."""
        return plain(self.text) if isinstance(self.text, str) else list(self.text)

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        if not self.text:
            return 0.0, 0.0
        known = self.measured(look, width)
        if isinstance(self.text, str) and not self.wrap:
            own_width = known.width(self.text)
            own_width = min(own_width, self.short * look.em) if self.short else own_width
            return math.ceil(min(own_width, width)), math.ceil(known.height)
        width = min(width, self.short * look.em) if self.short else width
        spacing = LINE_HEIGHT if isinstance(self.text, str) else self.spacing
        block = self._shaped(known).block(width if self.wrap else ENDLESS, spacing)
        return math.ceil(block.width), math.ceil(block.height)

    def _shaped(self, known: Measure) -> Shaped:
        """Return the words in a font, kept because layout tries several widths."""
        if isinstance(self.text, str):
            return shaped(self.text, known)
        found = self._shapes.get(known)
        if found is None:
            found = self._shapes[known] = Shaped(self.text, known)
        return found

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the text; screen readers get all of it, even where it is elided."""
        if is_describing():
            with listening():
                self._write(painter, look, rect)
            describe(joined(self.runs()), rect, heading=self.role in HEADINGS)
        else:
            self._write(painter, look, rect)

    def _write(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        known, ink = self.measured(look, rect.width()), look.tone(self.tone)
        if isinstance(self.text, str) and not self.wrap:
            text = elided(known, self.text, rect.width()) if self.short else self.text
            line(look, painter, rect, text, known, ink, self.align)
        else:
            words, spacing = self._shaped(known), self.spacing
            para(look, painter, rect, words, ink, self.align, spacing=spacing)


@frozen(eq=False, repr=False)
class Art(Leaf):
    """A picture rendered for its room: `Art(look.icon, "wall", 1.2)` is 1.2 ems high."""

    make: Callable[..., QPixmap]
    name: object
    height: float = 1.2
    ratio: float = 1.0  # width to height

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        own_height = min(self.height * look.em, height, width / self.ratio)
        return math.floor(own_height * self.ratio), math.floor(own_height)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        width, _ = self.size(look, rect.width(), rect.height())
        picture = self.make(self.name, width)
        size = picture.deviceIndependentSize()
        x, y = rect.center().x() - size.width() / 2, rect.center().y() - size.height() / 2
        painter.drawPixmap(QPointF(round(x), round(y)), picture)


Painting = Callable[[QPainter, QRectF], object]


def lasting(how: Callable[..., object]) -> Callable[..., object]:
    """Hold a method of a widget or item weakly: a tree must not keep alive what owns it."""
    if isinstance(how, partial):
        return partial(lasting(how.func), *how.args, **how.keywords)
    return weakly(how) if isinstance(getattr(how, "__self__", None), Object) else how


@frozen(eq=False, repr=False)
class Drawn(Leaf):
    """Custom painting of a given size in ems: `how` is called with painter and rectangle."""

    how: Painting = field(converter=lasting)
    width: float = 0.0
    height: float = 0.0

    def draw(self, painter: QPainter, _look: Look, rect: QRectF) -> None:
        self.how(painter, rect)


def cap(look: Look, key: str, tone: Tone = "ink") -> Drawn:
    """Return a key cap in the colour of the words beside it, on whatever they stand on."""
    height = paint.key_cap_height(look.m)
    width = max(height, paint.key_cap_width(look.m, key))

    def how(painter: QPainter, rect: QRectF) -> None:
        paint.key_cap(painter, rect, look.m, key, look.tone(tone), look.tone(None))

    return Drawn(how, width / look.em, height / look.em)


@frozen(eq=False, repr=False)
class Space(Leaf):
    """Empty room: so many ems, or all the spare room."""

    width: float = 0.0
    height: float = 0.0

    def place(self, layout: Layout, rect: QRectF) -> None:
        """Paint nothing."""


def spring() -> Space:
    """Return a space that pushes its neighbours apart."""
    return Space(grow=1.0)


# -- what holds one ---------------------------------------------------------------------------


@frozen(eq=False, repr=False)
class Around(Box):
    """A container of one box, which behaves like that box unless overridden."""

    child: Box

    def steady(self) -> bool:
        return self.child.stays()

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return self.child.room(look, width, height)

    def place(self, layout: Layout, rect: QRectF) -> None:
        self.child.place(layout, rect)


@frozen(eq=False, repr=False)
class PaintedOnce(Around):
    """A box on a ground of one colour that is kept from view to view, with its places and picture.

    It is painted `edge` pixels over its room.
    """

    ground: Tone
    edge: int = 0
    _laid: Cache[Layout] = field(factory=Cache, init=False)
    _picture: Cache[QPixmap] = field(factory=Cache, init=False)

    def place(self, layout: Layout, rect: QRectF) -> None:
        found = self._layout(layout.look, rect)
        # What can be chosen is found among the parts.
        holds_control = any(box.control() is not None for box, _ in found.parts)
        layout.parts += found.parts if holds_control else [(self, rect)]
        layout.items += found.items

    def _layout(self, look: Look, rect: QRectF) -> Layout:
        made_of = look, rect.getRect()
        return self._laid.get(made_of, lambda: lay(self.child, look, QRectF(rect)))

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        found, dpr = self._layout(look, rect), painter.device().devicePixelRatio()
        if is_describing() or look.trace is not None or dpr != round(dpr):
            found.paint(painter)
            return
        edge = self.edge
        area = rect.toAlignedRect().adjusted(-edge, -edge, edge, edge).toRectF()

        def paint_all(painter: QPainter) -> None:
            painter.fillRect(area, look.tone(self.ground))
            found.paint(painter)

        made_of = look, rect.size(), rect.topLeft() - area.topLeft(), dpr
        picture = self._picture.get(made_of, lambda: paint.picture_of(area, dpr, paint_all))
        painter.drawPixmap(area.topLeft(), picture)


@frozen(eq=False, repr=False)
class Hit(Around):
    """A box for hit testing or reading, or a piece; `make` is called with its rectangle."""

    make: Callable[[QRectF], object] = field(converter=lasting)
    reach: float = 0.0  # ems around it that also count as a hit
    wide: bool = False  # whether a finger may hit more, because nothing else is near

    def place(self, layout: Layout, rect: QRectF) -> None:
        more, beside = self.reach * layout.look.em, layout.look.m.beside
        across = max(more, beside(rect.width()) if self.wide else 0.0)
        down = max(more, beside(rect.height()) if self.wide else 0.0)
        layout.items.append(self.make(rect.adjusted(-across, -down, across, down)))
        self.child.place(layout, rect)


@frozen(eq=False, repr=False)
class Fixed(Around):
    """A box of fixed size in ems, whatever it contains; 0 leaves that to its content."""

    width: float = 0.0
    height: float = 0.0

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        across = min(width, self.width * look.em) if self.width else width
        own_width, own_height = self.child.room(look, across, height)
        return (
            across if self.width else own_width,
            self.height * look.em if self.height else own_height,
        )


@frozen(eq=False, repr=False)
class Ground(Around):
    """A background with padding around its content (horizontal, vertical)."""

    fill: Tone | None = None
    border: Tone | None = None
    width: float = 1.2  # of the border, in pixels
    pad: float | tuple[float, float] = 0.0
    radius: float = 0.4
    least: Size = (0.0, 0.0)
    dashed: bool = False

    def _pads(self, look: Look) -> Size:
        across, down = self.pad if isinstance(self.pad, tuple) else (self.pad, self.pad)
        return across * look.em, down * look.em

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        across, down = self._pads(look)
        own_width, own_height = self.child.room(look, width - 2 * across, height - 2 * down)
        least = self.least[0] * look.em, self.least[1] * look.em
        return max(least[0], own_width + 2 * across), max(least[1], own_height + 2 * down)

    def place(self, layout: Layout, rect: QRectF) -> None:
        layout.parts.append((self, rect))
        across, down = self._pads(layout.look)
        self.child.place(layout, rect.adjusted(across, down, -across, -down))

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        half = self.width / 2 if self.border is not None else 0.0
        edge = QPen(look.tone(self.border), self.width) if self.border is not None else None
        if edge is not None and self.dashed:
            edge.setDashPattern([3.2, 2.2])
        painter.setPen(edge or QPen(Qt.PenStyle.NoPen))
        painter.setBrush(look.tone(self.fill) if self.fill is not None else Qt.BrushStyle.NoBrush)
        radius = min(self.radius * look.em, rect.height() / 2)
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


@frozen(eq=False, repr=False)
class Plate(Ground):
    """A background with the shadow and the border of a panel; `alone` if nothing is below it."""

    alone: bool = False

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        paint.panel(
            painter,
            rect,
            look.theme,
            radius=look.m.radius,
            fill=look.tone(self.fill) if self.fill is not None else None,
            border=look.tone(self.border) if self.border is not None else None,
            width=self.width,
            alone=self.alone,
        )


def small_panel(child: Box, pad: Size = (0.8, 0.5), *, strong: bool = False) -> Ground:
    """Return a small panel inside a page, as `Card` is one."""
    if strong:
        return Ground(child, "panel", "acc", paint.STRONG_BORDER, pad=pad, radius=0.7)
    return Ground(child, "panel2", "line", paint.BORDER, pad=pad, radius=0.7)


def gilded(look: Look, child: Box, pad: Size = (0.6, 0.4)) -> Box:
    """Return a panel with a gold edge and one inner line."""
    gold = "line" if look.theme.contrast else "gold2"
    lined = Ground(child, None, "rule", pad=pad, radius=0.7 * look.m.radius / look.em)
    return Ground(Plate(lined, border=gold, width=2, pad=0.5), pad=0.25)


@frozen(eq=False, repr=False)
class Bounded(Around):
    """A box with minimum and maximum sizes in ems, centred in larger room."""

    least: Size = (0.0, 0.0)
    most: Size = (ENDLESS, ENDLESS)

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        em = look.em
        most = min(width, self.most[0] * em), min(height, self.most[1] * em)
        own_width, own_height = self.child.room(look, *most)
        least = self.least[0] * em, self.least[1] * em
        return min(width, max(own_width, least[0])), max(min(own_height, most[1]), least[1])

    def place(self, layout: Layout, rect: QRectF) -> None:
        em = layout.look.em
        width, height = min(rect.width(), self.most[0] * em), min(rect.height(), self.most[1] * em)
        centre = rect.center()
        self.child.place(
            layout, QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
        )


@frozen(eq=False, repr=False)
class Veil(Around):
    """A box that keeps its room at a given opacity: 1 is visible, 0 is not."""

    seen: float = 1.0

    def place(self, layout: Layout, rect: QRectF) -> None:
        if not 0 < self.seen < 1:
            if self.seen:
                self.child.place(layout, rect)
            return
        inner = lay(self.child, layout.look, rect)
        layout.items += inner.items

        def faint(painter: QPainter, _area: QRectF) -> None:
            with paint.saved(painter):
                painter.setOpacity(self.seen)
                inner.paint(painter)

        layout.parts.append((Drawn(faint), rect))
