"""A part of the page of what can be known: a panel whose rows are reached by keys and read aloud.

What a row says is painted by the panel; over it lies a `HeardRow`, which takes the focus and is
heard as a whole sentence with the names of its row and its columns.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.unseen.count import Unseen
from alhambra_qt.controller.unseen.view import UnseenView
from alhambra_qt.i18n import Arg, Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, Box, Ground, Plate, Size, Space, Tone, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Over
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, First, Row

PAD = 0.6
ROW = (0.45, 0.12)  # ems around a row


class HeardRow(Over):
    """A row or a cell to be read: it has the focus, and nothing happens when it is pressed."""

    takes_space = False

    def __init__(self, ctx: UiContext, words: Msg | str) -> None:
        super().__init__(ctx, words)
        self.retranslate()


class UnseenPart(Holder):
    """A panel with a title and what stands below it; see the module's text."""

    WIDE = 40.0
    title = ""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: UnseenView | None = None
        self.facts: list[HeardRow] = []

    @property
    def page(self) -> Unseen:
        """What was counted.

        Raises:
            ValueError: while the page is closed.
        """
        if self.view is None or self.view.page is None:
            raise ValueError("the page is closed")
        return self.view.page

    def show_view(self, view: UnseenView) -> None:
        """Show another page."""
        self.view = view
        for fact in self.facts:
            fact.deleteLater()
        said = self.said() if view.page is not None else []
        self.facts = [HeardRow(self.ctx, words) for words in said]
        self.retranslate()

    def said(self) -> Sequence[Msg | str]:
        """What is heard of each row or cell, in order."""
        return ()

    def retranslate(self) -> None:
        """The panel is named by its title."""
        self.setAccessibleName(self.look.t(self.title))
        super().retranslate()

    def tree(self) -> Box:
        """The panel, once there is something to be shown."""
        if self.view is None or self.view.page is None:
            return Space()
        return self.panel(self.note(), *self.content())

    def note(self) -> str:
        """What stands beside the title."""
        return ""

    def content(self) -> Sequence[Box]:
        """What stands below the title."""
        raise NotImplementedError

    def panel(self, note: str, *held: Box) -> Box:
        """A panel with the title, and a note beside or below it."""
        title = Words(self.look.t(self.title), "section", grow=1.0)
        long = Words(self.look.t(self.title), "section", wrap=True)
        small = Words(note, "body", "ink2")
        head = First(
            Row(title, small, gap=1.0), Column(long, Words(note, "body", "ink2", wrap=True), gap=0)
        )
        return Ground(Plate(Column(head, *held, gap=0.3), pad=(PAD + 0.3, PAD)), pad=0.12)

    def fact(self, number: int, fill: Tone | None) -> Box:
        """The ground of a row, with what is heard of it."""
        ground = Ground(Space(), fill, radius=0.4)
        return Live(self.facts[number], ground) if number < len(self.facts) else ground

    def stripe(self, number: int) -> Box:
        """The ground of every other row."""
        return self.fact(number, "panel2" if number % 2 == 0 else None)

    def row(self, held: Box, fill: Tone | None = None, across: float = ROW[0]) -> Box:
        """What is read as one, never lower than what can be hit."""
        least = (self.look.m.target + 1) / self.look.em
        return Ground(held, fill, pad=(across, ROW[1]), radius=0.3, least=(0.0, least))

    def small(self, words: str | Msg, tone: str = "ink2", *, wrap: bool = True) -> Words:
        """Small words."""
        return Words(self.look.text(words), "small", tone, wrap=wrap)


def text(words: str, **args: Arg) -> Msg:
    """A message of this page."""
    return msg(f"unseen-{words}", **args)


@frozen(eq=False)
class Pips(Box):
    """So many places (`total`) below or beside each other, the first filled: not yet seen.

    What was seen is a short line. Lengths in ems; ``slots`` are places for which there is room.
    """

    left: int
    total: int
    fill: QColor
    wide: float
    high: float
    down: bool = True
    slots: int = 1

    def steady(self) -> bool:
        """As all that is of one size."""
        return True

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        """As said."""
        return min(self.wide * look.em, width), min(self.high * look.em, height)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the places."""
        with paint.saved(painter):
            for index in range(self.total):
                self._pip(painter, look, self._area(look, rect, index), seen=index >= self.left)

    def _area(self, look: Look, rect: QRectF, index: int) -> QRectF:
        """The place of one of them; all stand together in the middle."""
        most = self.wide * look.em / (1 if self.down else self.slots)
        number = self.total if self.down else self.slots
        step = min(most, (rect.height() if self.down else rect.width()) / max(1, number))
        if self.down:
            top = rect.center().y() + (index - self.total / 2) * step
            return QRectF(rect.center().x() - most / 2, top, most, step)
        left = rect.center().x() + (index - self.slots / 2) * step
        return QRectF(left, rect.top(), step, rect.height())

    def _pip(self, painter: QPainter, look: Look, area: QRectF, *, seen: bool) -> None:
        centre, theme = area.center(), look.theme
        if seen:
            half = min(area.width() * 0.36, 0.32 * look.em)
            painter.setPen(QPen(theme.ink2, max(1.4, look.em * 0.1)))
            painter.drawLine(centre - QPointF(half, 0), centre + QPointF(half, 0))
            return
        air = 0.09 * look.em
        painter.setPen(QPen(theme.rim, 1.2))
        painter.setBrush(self.fill)
        face = area.adjusted(air, air, -air, -air)
        painter.drawRoundedRect(face, 0.16 * look.em, 0.16 * look.em)
