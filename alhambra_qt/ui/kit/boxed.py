"""The base of widgets that show a tree of boxes (box.py).

class Entry(BoxButton):                # to be pressed; a Holder is to be looked at
    def tree(self):
        return self.ground(Row(Art(self.look.icon, "wall"), Words(title, wrap=True, grow=1)))

entry.change()                         # it shows something else
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from attrs import define, field, frozen
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import SpokenText, listening, plainly, without
from alhambra_qt.ui.kit.box import Box, Ground, Layout, Leaf, Tone, lay
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.kit.widgets import RING, Control


@define(eq=False, repr=False)
class ReadEntry:
    """A text, or a control with the text it covers."""

    words: list[SpokenText] = field(factory=list)
    control: Any = None  # a widget, or a target of the table
    rect: QRectF = field(factory=QRectF)


def entries(layout: Layout) -> list[ReadEntry]:
    """Return everything readable in a tree, by painting it off screen."""
    nowhere = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter, found = QPainter(nowhere), list[ReadEntry]()
    for box, rect in layout.parts:
        control = box.control()
        if control is not None:
            found.append(ReadEntry(control=control, rect=QRectF(rect) if box.holds() else QRectF()))
            continue
        with listening() as words:
            box.draw(painter, layout.look, rect)
        if not words:
            continue
        below = (entry for entry in reversed(found) if entry.rect.contains(rect.center()))
        home = next(below, None)
        if home is not None:
            home.words += words
        else:
            found += [ReadEntry([word]) for word in words]
    painter.end()
    return _unsigned(found)


def _unsigned(found: list[ReadEntry]) -> list[ReadEntry]:
    """Drop signs whose meaning is written beside them; keep repeated signs, which count things."""
    lines = [plainly(" ".join(word.text for word in entry.words)) for entry in found]
    signs = [entry.control is None and all(word.sign for word in entry.words) for entry in found]
    kept = []
    for k, entry in enumerate(found):
        near = (*range(max(0, k - 2), k), *range(k + 1, min(k + 3, len(found))))
        beside = [lines[other] for other in near if not signs[other]]
        if not (signs[k] and any(lines[k] in other for other in beside)):
            kept.append(entry)
    return kept


def texts(words: Sequence[SpokenText]) -> list[str]:
    """Return only the texts."""
    return [word.text for word in words]


def written_on(layout: Layout) -> list[str]:
    """Return all texts of a tree, each once."""
    return without([], [word for entry in entries(layout) for word in texts(entry.words)])


def narrowing(across: QSizePolicy.Policy = QSizePolicy.Policy.Preferred) -> QSizePolicy:
    """Return a height-for-width policy: a hint for another width is no minimum height."""
    policy = QSizePolicy(across, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    return policy


class Boxed(Styled):
    """A widget that shows a tree; the tree is rebuilt when texts, looks or size change."""

    edge = (0.0, 0.0)  # horizontal and vertical margins in pixels, outside all boxes

    def __init__(self, ctx: UiContext, *args: Any) -> None:
        super().__init__(ctx, *args)
        self.look = Look.of_page(ctx)
        self._tree: Box | None = None
        self._laid: Layout | None = None
        self.setSizePolicy(narrowing())

    def tree(self) -> Box:
        raise NotImplementedError

    def low(self) -> float:
        """Return the minimum height of the tree in pixels."""
        return 0.0

    def change(self) -> None:
        """Rebuild and repaint, because the content or the looks changed."""
        self.forget()
        self.updateGeometry()
        self.update()

    def forget(self) -> None:
        """Discard the tree; the next use rebuilds it."""
        self._tree = self._laid = None

    def restyle(self) -> None:
        self.look = Look.of_page(self.ctx, self.devicePixelRatioF())
        self.change()

    def known_tree(self) -> Box:
        """Return the cached tree, built on first use."""
        if self.look.dpr != self.devicePixelRatioF():
            self.look = Look.of_page(self.ctx, self.devicePixelRatioF())
            self.forget()
        if self._tree is None:
            self._tree = self.tree()
        return self._tree

    def face(self) -> QRectF:
        """Return the rectangle of the tree."""
        across, down = self.edge
        return QRectF(self.rect()).adjusted(across, down, -across, -down)

    @property
    def laid(self) -> Layout:
        """Return the tree laid out in its rectangle."""
        tree = self.known_tree()
        if self._laid is None:
            self._laid = lay(tree, self.look, self.face())
        return self._laid

    def hasHeightForWidth(self) -> bool:
        """Boxes flow, so a narrow tree is a high one."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The pixels that the tree needs below each other, with margins."""
        across, down = self.edge
        height = self.known_tree().room(self.look, width - 2 * across)[1]
        return math.ceil(max(height, self.low()) + 2 * down)

    def hint_width(self) -> int:
        """Return the preferred width in pixels."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """The preferred width, and the height that the tree needs in it."""
        width = self.hint_width()
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tree out anew when it is asked for next."""
        super().resizeEvent(event)
        self._laid = None


def is_sized_by_tree(kind: type[Boxed]) -> bool:
    """Return whether a class has no size hint of its own."""
    return getattr(kind.sizeHint, "__wrapped__", kind.sizeHint) is Boxed.sizeHint


class BoxButton(Boxed, Control):
    """A button made of boxes, with room for the focus ring around them."""

    wide, least = 240.0, 140.0  # the usual and the least width, in style guide units
    edge = (RING, RING)
    radius = 0.65  # of its corners, in ems

    def written_here(self) -> list[str]:
        """Return all text on the button."""
        return written_on(lay(self.tree(), self.look, self.face()))

    def low(self) -> float:
        return self.ctx.metrics.hit

    def hint_width(self) -> int:
        return self.ctx.px(self.wide)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(self.least), math.ceil(self.low() + 2 * self.edge[1]))

    def hot(self, fill: Tone = "panel", ink: Tone = "acc", share: float = 0.08) -> QColor:
        """Return the background colour, mixed with another while hovered or pressed."""
        theme = self.ctx.theme
        base, other = (
            getattr(theme, tone) if isinstance(tone, str) else tone for tone in (fill, ink)
        )
        return mix(base, other, share * (self.underMouse() + self.isDown()))

    def ground(
        self,
        child: Box,
        fill: Tone | None = None,
        border: Tone | None = "line",
        width: float = paint.BORDER,
        pad: float | tuple[float, float] = (0.75, 0.5),
    ) -> Ground:
        """Return a background as large as the button, around its content."""
        return Ground(child, fill or self.hot(), border, width, pad=pad, radius=self.radius)

    def switch(self, child: Box) -> Ground:
        """Return the background of a checkable button: its border is strong while checked."""
        on = self.isChecked()
        fill = self.hot("panel" if on else "panel2", share=0.06)
        border, width = ("acc", paint.STRONG_BORDER) if on else ("line", paint.BORDER)
        return self.ground(child, fill, border, width, (0.8, 0.35))

    def ring(self) -> tuple[QRectF, float]:
        return self.face(), self.radius * self.ctx.metrics.body

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the tree, made anew because it shows whether the button is hovered or pressed."""
        lay(self.tree(), self.look, face).paint(painter)


@frozen(eq=False, repr=False)
class ShareBar(Leaf):
    """A bar filled from the left by shares of the whole: (share, colour), ..."""

    parts: Sequence[tuple[float, Tone]] = ()
    height: float = 0.22

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        painter.fillRect(rect, look.theme.rule)
        left = rect.left()
        for share, tone in self.parts:
            width = share * rect.width()
            painter.fillRect(QRectF(left, rect.top(), width, rect.height()), look.tone(tone))
            left += width
