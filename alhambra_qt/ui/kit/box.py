"""Say what a thing holds: one tree measures, places and paints it and tells what is pointed at.

    tree = Ground(
        Row(Art(look.icon, "wall"), Words(name, grow=1), Words(points, "number", keep=2)),
        pad=0.5,
    )
    laid = lay(tree, look, rect)
    laid.paint(painter)
    laid.found                 # what `Hit` boxes made of their places, in the order of the tree

All lengths are in ems: one is the size of the body letters (`Look.em`), so that everything grows
with the letters. A box with `keep` below `ALWAYS` steps away, the lowest first, where the others
would not fit; one with `grow` takes a share of what is left over. What holds others asks for their
`room`, which is their `size` remembered: a tree is measured once, however deep it is.

The classes are made without ``__repr__`` and ``__eq__``: each costs the start half a millisecond.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeVar

from attrs import define, field, frozen
from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import HEADINGS, heard, listened, listening
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.sizes import Measure, measure
from alhambra_qt.ui.kit.text import (
    CENTRE,
    LEFT,
    RIGHT,
    Run,
    elided,
    fitted,
    joined,
    layout_runs,
    line,
    para,
    paragraph,
    plain,
    put_block,
)
from alhambra_qt.ui.kit.weakly import weakly

__all__ = ["CENTRE", "LEFT", "RIGHT"]

ALWAYS = 9
ENDLESS = 1e6
Size = tuple[float, float]
Tone = str | QColor
Made = TypeVar("Made")


@define
class Layout:
    """A tree at its place: what is painted, in that order, and what `Hit` found."""

    look: Look
    parts: list[tuple[Box, QRectF]] = field(factory=list)
    found: list[object] = field(factory=list)

    def paint(self, painter: QPainter, area: QRectF | None = None) -> None:
        """Paint everything, or what reaches into an area."""
        for box, rect in self.parts:
            if area is None or rect.intersects(area):
                box.draw(painter, self.look, rect)

    def rects(self) -> list[QRectF]:
        """Where everything is painted."""
        return [rect for _, rect in self.parts]

    def of(self, kind: type[Made]) -> list[Made]:
        """What was found of one kind, such as `Spot`."""
        return [one for one in self.found if isinstance(one, kind)]


@frozen(kw_only=True, eq=False, repr=False)
class Box:
    """Anything that takes room; `grow` is its share of room left over, `keep` how long it stays."""

    grow: float = 0.0
    keep: int = ALWAYS
    _known: dict[object, Size | None] = field(factory=dict, init=False, repr=False)
    _steady: bool | None = field(default=None, init=False, repr=False)

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        """The room wanted, in pixels, where there is no more than that."""
        raise NotImplementedError

    def steady(self) -> bool:
        """Whether it wants the same in any room that is large enough for it."""
        return False

    def stays(self) -> bool:
        """Whether it is steady, which all that holds it asks."""
        found = self._steady
        if found is None:
            found = self.steady()
            object.__setattr__(self, "_steady", found)  # a box never changes
        return found

    def room(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        """The size, which is asked for several times while a tree is laid out."""
        key = (look, width, height)
        found = self._known.get(key)
        if found is None:
            found = self._enough(look)
            if found is None or found[0] > width or found[1] > height:
                found = self.size(look, width, height)
            self._known[key] = found
        return found

    def _enough(self, look: Look) -> Size | None:
        """What a steady box wants where there is room without end."""
        if look not in self._known:
            self._known[look] = self.size(look, ENDLESS) if self.stays() else None
        return self._known[look]

    def place(self, laid: Layout, rect: QRectF) -> None:
        """Take that room."""
        laid.parts.append((self, rect))

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint what is its own, without what it holds."""

    def control(self) -> QWidget | None:
        """The control that stands here."""
        return None

    def holds(self) -> bool:
        """Whether the control stands over what is painted."""
        return False


def lay(tree: Box, look: Look, rect: QRectF) -> Layout:
    """Place a tree into a rectangle."""
    laid = Layout(look)
    tree.place(laid, rect)
    return laid


# -- leaves -----------------------------------------------------------------------------------


class Leaf(Box):
    """What holds nothing else."""

    __slots__ = ()

    def steady(self) -> bool:
        return True


@frozen(eq=False, repr=False)
class Words(Leaf):
    """A sentence, in one line or (`wrap`) in as many as it needs; `**bold**` parts allowed.

    In one line it may be made smaller, never below `Look.smallest`, and then takes two. It asks for
    no more than `short` ems, if that is said: one line is cut short then, as a name may be.
    """

    text: str | Sequence[Run] = ""
    role: str | QFont = "body"
    tone: Tone = "ink"
    align: Qt.AlignmentFlag = LEFT
    weight: int = 0
    wrap: bool = False
    least: float = 0.0  # so small, in ems, the letters get if that saves a second line
    short: float = 0.0

    def font(self, look: Look, width: float = ENDLESS) -> tuple[QFont, Measure]:
        """The font it is written in where there is so much room, and what is known of it."""
        if isinstance(self.role, QFont):
            found, known = self.role, measure(self.role)
        else:
            found, known = look.hand(self.role, self.weight)
        if self.least and isinstance(self.text, str):
            while found.pixelSize() > self.least * look.em and known.width(self.text) > width:
                found = QFont(found)
                found.setPixelSize(found.pixelSize() - 1)
                known = measure(found)
        return found, known

    def runs(self) -> list[Run]:
        """The sentence in pieces of one style."""
        return plain(self.text) if isinstance(self.text, str) else list(self.text)

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        if not self.text:
            return 0.0, 0.0
        font, known = self.font(look, width)
        if isinstance(self.text, str) and not self.wrap:
            wide = known.width(self.text)
            wide = min(wide, self.short * look.em) if self.short else wide
            return math.ceil(min(wide, width)), math.ceil(known.height)
        width = min(width, self.short * look.em) if self.short else width
        if isinstance(self.text, str):
            block = paragraph(self.text, font, width)
        else:
            block = layout_runs(self.text, font, width if self.wrap else ENDLESS)
        return math.ceil(block.width), math.ceil(block.height)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Write it; who listens hears all of it, even where it is cut short."""
        if listened():
            with listening():
                self._write(painter, look, rect)
            heard(joined(self.runs()), rect, heading=self.role in HEADINGS)
        else:
            self._write(painter, look, rect)

    def _write(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        (font, _), ink = self.font(look, rect.width()), look.tone(self.tone)
        if isinstance(self.text, str) and not self.wrap:
            text = elided(font, self.text, rect.width()) if self.short else self.text
            line(look, painter, rect, text, font, ink, self.align)
        elif self.align == LEFT:
            block = fitted(look, self.runs(), font, rect.width(), rect.height())
            put_block(look, painter, block, rect, ink)
        else:
            para(look, painter, rect, self.runs(), font, ink, self.align)


@frozen(eq=False, repr=False)
class Art(Leaf):
    """A picture, made for the room it gets: `Art(look.icon, "wall", 1.2)` is 1.2 ems high."""

    make: Callable[..., QPixmap]
    name: object
    high: float = 1.2
    ratio: float = 1.0  # width to height

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        high = min(self.high * look.em, height, width / self.ratio)
        return math.floor(high * self.ratio), math.floor(high)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        wide, _ = self.size(look, rect.width(), rect.height())
        picture = self.make(self.name, wide)
        size = picture.deviceIndependentSize()
        x, y = rect.center().x() - size.width() / 2, rect.center().y() - size.height() / 2
        painter.drawPixmap(QPointF(round(x), round(y)), picture)


Painting = Callable[[QPainter, QRectF], object]


def _lasting(how: Painting) -> Painting:
    """Keep a method of a widget weakly: its tree must not keep the widget that keeps the tree."""
    return weakly(how) if isinstance(getattr(how, "__self__", None), QObject) else how


@frozen(eq=False, repr=False)
class Drawn(Leaf):
    """Anything else that is painted, so wide and high in ems: `how` gets painter and place."""

    how: Painting = field(converter=_lasting)
    wide: float = 0.0
    high: float = 0.0

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(self.wide * look.em, width), min(self.high * look.em, height)

    def draw(self, painter: QPainter, _look: Look, rect: QRectF) -> None:
        self.how(painter, rect)


@frozen(eq=False, repr=False)
class Space(Leaf):
    """Nothing: so many ems of it, or what is left over."""

    wide: float = 0.0
    high: float = 0.0

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(self.wide * look.em, width), min(self.high * look.em, height)

    def place(self, laid: Layout, rect: QRectF) -> None:
        """Nothing is painted."""


def spring() -> Space:
    """What pushes its neighbours apart."""
    return Space(grow=1.0)


# -- what holds one ---------------------------------------------------------------------------


@frozen(eq=False, repr=False)
class Around(Box):
    """What holds one box, and is as that unless it says something else."""

    held: Box

    def steady(self) -> bool:
        return self.held.stays()

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return self.held.room(look, width, height)

    def place(self, laid: Layout, rect: QRectF) -> None:
        self.held.place(laid, rect)


@frozen(eq=False, repr=False)
class Hit(Around):
    """Something that can be pointed at, read, or stands for a piece: `make` gets its place."""

    make: Callable[[QRectF], object]
    reach: float = 0.0  # ems around it that belong to it too

    def place(self, laid: Layout, rect: QRectF) -> None:
        more = self.reach * laid.look.em
        laid.found.append(self.make(rect.adjusted(-more, -more, more, more)))
        self.held.place(laid, rect)


@frozen(eq=False, repr=False)
class Fixed(Around):
    """What takes so many ems of room, however much it holds; 0 leaves that to what it holds."""

    wide: float = 0.0
    high: float = 0.0

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        across = min(width, self.wide * look.em) if self.wide else width
        wide, high = self.held.room(look, across, height)
        return across if self.wide else wide, self.high * look.em if self.high else high


@frozen(eq=False, repr=False)
class Ground(Around):
    """What lies behind something, with room around it (left and right, above and below)."""

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
        wide, high = self.held.room(look, width - 2 * across, height - 2 * down)
        least = self.least[0] * look.em, self.least[1] * look.em
        return max(least[0], wide + 2 * across), max(least[1], high + 2 * down)

    def place(self, laid: Layout, rect: QRectF) -> None:
        laid.parts.append((self, rect))
        across, down = self._pads(laid.look)
        self.held.place(laid, rect.adjusted(across, down, -across, -down))

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
    """A ground with the shadow and the edge of a panel."""

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        paint.panel(
            painter,
            rect,
            look.theme,
            radius=look.m.radius,
            fill=look.tone(self.fill) if self.fill is not None else None,
            border=look.tone(self.border) if self.border is not None else None,
            width=self.width,
        )


@frozen(eq=False, repr=False)
class Bounded(Around):
    """Something with a least and a most size in ems, in the middle of larger room."""

    least: Size = (0.0, 0.0)
    most: Size = (ENDLESS, ENDLESS)

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        em = look.em
        most = min(width, self.most[0] * em), min(height, self.most[1] * em)
        wide, high = self.held.room(look, *most)
        least = self.least[0] * em, self.least[1] * em
        return min(width, max(wide, least[0])), max(min(high, most[1]), least[1])

    def place(self, laid: Layout, rect: QRectF) -> None:
        em = laid.look.em
        wide, high = min(rect.width(), self.most[0] * em), min(rect.height(), self.most[1] * em)
        centre = rect.center()
        self.held.place(laid, QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high))


@frozen(eq=False, repr=False)
class Veil(Around):
    """Something that keeps its room, but is only seen so far: 1 is seen, 0 is not."""

    seen: float = 1.0

    def place(self, laid: Layout, rect: QRectF) -> None:
        if not 0 < self.seen < 1:
            if self.seen:
                self.held.place(laid, rect)
            return
        inner = lay(self.held, laid.look, rect)
        laid.found += inner.found

        def faint(painter: QPainter, _area: QRectF) -> None:
            with paint.saved(painter):
                painter.setOpacity(self.seen)
                inner.paint(painter)

        laid.parts.append((Drawn(faint), rect))
