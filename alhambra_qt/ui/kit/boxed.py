"""What every widget does that shows a tree of boxes (box.py): one tree measures, wraps and paints.

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
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import Heard, listening, plainly, without
from alhambra_qt.ui.kit.box import ENDLESS, Box, Drawn, Ground, Layout, Leaf, Size, Tone, lay
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import (
    ButtonLook,
    button,
    button_width,
    key_cap,
    key_cap_height,
    key_cap_width,
)
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.kit.widgets import RING, Control


@define(eq=False, repr=False)
class ReadEntry:
    """Words, or a control with the words that it stands over."""

    words: list[Heard] = field(factory=list)
    control: QWidget | None = None
    rect: QRectF = field(factory=QRectF)


def entries(laid: Layout) -> list[ReadEntry]:
    """Everything to be read of a tree, by painting it where nobody looks."""
    nowhere = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter, found = QPainter(nowhere), list[ReadEntry]()
    for box, rect in laid.parts:
        control = box.control()
        if control is not None:
            over = isinstance(control, QAbstractButton) and box.holds()
            found.append(ReadEntry(control=control, rect=QRectF(rect) if over else QRectF()))
            continue
        with listening() as words:
            box.draw(painter, laid.look, rect)
        if not words:
            continue
        below = (one for one in reversed(found) if one.rect.contains(rect.center()))
        home = next(below, None)
        if home is not None:
            home.words += words
        else:
            found += [ReadEntry([word]) for word in words]
    painter.end()
    return _unsigned(found)


def _unsigned(found: list[ReadEntry]) -> list[ReadEntry]:
    """Without signs for what is said beside them in words; equal signs are as many things."""
    said = [plainly(" ".join(word.text for word in one.words)) for one in found]
    signs = [one.control is None and all(word.sign for word in one.words) for one in found]
    kept = []
    for k, one in enumerate(found):
        near = (*range(max(0, k - 2), k), *range(k + 1, min(k + 3, len(found))))
        beside = [said[other] for other in near if not signs[other]]
        if not (signs[k] and any(said[k] in other for other in beside)):
            kept.append(one)
    return kept


def texts(words: Sequence[Heard]) -> list[str]:
    """The words alone."""
    return [word.text for word in words]


def written_on(laid: Layout) -> list[str]:
    """All words of a tree, each once."""
    return without([], [word for one in entries(laid) for word in texts(one.words)])


def narrowing(across: QSizePolicy.Policy = QSizePolicy.Policy.Preferred) -> QSizePolicy:
    """As high as the width asks for: no hint of another width is the least height."""
    policy = QSizePolicy(across, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    return policy


class Boxed(Styled):
    """A widget that shows a tree; it is made anew when words, looks or size change."""

    edge = (0.0, 0.0)  # pixels left and right, above and below, that belong to no box

    def __init__(self, ctx: UiContext, *args: Any) -> None:
        super().__init__(ctx, *args)
        self.look = Look.of_page(ctx)
        self._tree: Box | None = None
        self._laid: Layout | None = None
        self.setSizePolicy(narrowing())

    def tree(self) -> Box:
        """What it holds."""
        raise NotImplementedError

    def low(self) -> float:
        """The least height of the tree in pixels."""
        return 0.0

    def change(self) -> None:
        """Show something else, or the same in other looks."""
        self.forget()
        self.updateGeometry()
        self.update()

    def forget(self) -> None:
        """Make the tree anew when it is wanted next."""
        self._tree = self._laid = None

    def restyle(self) -> None:
        self.look = Look.of_page(self.ctx, self.devicePixelRatioF())
        self.change()

    def known_tree(self) -> Box:
        """The tree, made when first wanted."""
        if self.look.dpr != self.devicePixelRatioF():
            self.look = Look.of_page(self.ctx, self.devicePixelRatioF())
            self.forget()
        if self._tree is None:
            self._tree = self.tree()
        return self._tree

    def face(self) -> QRectF:
        """Where the tree is painted."""
        across, down = self.edge
        return QRectF(self.rect()).adjusted(across, down, -across, -down)

    @property
    def laid(self) -> Layout:
        """The tree at its place."""
        tree = self.known_tree()
        if self._laid is None:
            self._laid = lay(tree, self.look, self.face())
        return self._laid

    def hasHeightForWidth(self) -> bool:
        """Narrow trees are higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The least height at which nothing is cut."""
        across, down = self.edge
        high = self.known_tree().room(self.look, width - 2 * across)[1]
        return math.ceil(max(high, self.low()) + 2 * down)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again."""
        super().resizeEvent(event)
        self._laid = None


class BoxButton(Boxed, Control):
    """Boxes to be pressed, with room for the focus ring around them."""

    wide, least = 240.0, 140.0  # the usual and the least width, in lengths of the style guide
    edge = (RING, RING)
    radius = 0.65  # of its corners, in ems

    def written_here(self) -> list[str]:
        """All that is written on it."""
        return written_on(lay(self.tree(), self.look, self.face()))

    def low(self) -> float:
        return self.ctx.metrics.hit

    def sizeHint(self) -> QSize:
        width = self.ctx.px(self.wide)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(self.least), math.ceil(self.low() + 2 * self.edge[1]))

    def hot(self, fill: Tone = "panel", ink: Tone = "acc", share: float = 0.08) -> QColor:
        """The colour of its ground, mixed with another while it is pointed at or pressed."""
        theme = self.ctx.theme
        base, other = (getattr(theme, one) if isinstance(one, str) else one for one in (fill, ink))
        return mix(base, other, share * (self.underMouse() + self.isDown()))

    def ground(
        self,
        held: Box,
        fill: Tone | None = None,
        border: Tone | None = "line",
        width: float = paint.BORDER,
        pad: float | tuple[float, float] = (0.75, 0.5),
    ) -> Ground:
        """A ground as large as the button, with what it holds."""
        return Ground(held, fill or self.hot(), border, width, pad=pad, radius=self.radius)

    def switch(self, held: Box) -> Ground:
        """The ground of what can be chosen: its border is strong while it is."""
        on = self.isChecked()
        fill = self.hot("panel" if on else "panel2", share=0.06)
        border, width = ("acc", paint.STRONG_BORDER) if on else ("line", paint.BORDER)
        return self.ground(held, fill, border, width, (0.8, 0.35))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint everything as it is pointed at and pressed now, and the ring of the keyboard."""
        painter = QPainter(self)
        with paint.saved(painter):
            lay(self.tree(), self.look, self.face()).paint(painter)
        if self.hasFocus():
            radius = self.radius * self.ctx.metrics.body
            paint.focus_ring(painter, self.face(), self.ctx.theme, radius)


def cap(look: Look, key: str, tone: Tone = "ink") -> Drawn:
    """A key as it stands on the keyboard."""
    high = key_cap_height(look.m)
    wide = max(high, key_cap_width(look.m, key))

    def how(painter: QPainter, rect: QRectF) -> None:
        key_cap(painter, rect, look.m, key, look.tone(tone), look.theme.panel)

    return Drawn(how, wide / look.em, high / look.em)


@frozen(eq=False, repr=False)
class ButtonFace(Leaf):
    """A button that is only painted, with the room of a `Button`."""

    words: str
    key: str = ""
    kind: str = "secondary"

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        m = look.m
        wide = max(m.hit, button_width(m, self.words, self.key))
        return min(int(wide) + 2 * RING + 1, width), m.pick(44, 36, 34) + 2 * RING

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        face = rect.adjusted(RING, RING, -RING, -RING)
        button(painter, face, look.theme, look.m, ButtonLook(self.words, self.key, self.kind))


@frozen(eq=False, repr=False)
class ShareBar(Box):
    """A line, of which parts of the whole are filled from the left: (share, colour), ..."""

    parts: Sequence[tuple[float, Tone]] = ()
    high: float = 0.22

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return 0.0, self.high * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        painter.fillRect(rect, look.theme.rule)
        left = rect.left()
        for share, tone in self.parts:
            wide = share * rect.width()
            painter.fillRect(QRectF(left, rect.top(), wide, rect.height()), look.tone(tone))
            left += wide
