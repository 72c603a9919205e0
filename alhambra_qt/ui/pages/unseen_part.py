"""A part of the page of what can be known, and the places of what was seen or not."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.unseen.count import Unseen
from alhambra_qt.controller.unseen.view import UnseenView
from alhambra_qt.i18n import Arg, Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, Box, Size, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.pages.heard_part import HeardPart


class UnseenPart(HeardPart):
    """A panel of what can be known."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: UnseenView | None = None

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
        self.show_facts(self.said() if view.page is not None else ())

    def tree(self) -> Box:
        """The panel, once there is something to be shown."""
        if self.view is None or self.view.page is None:
            return Space()
        return self.panel(self.note(), *self.content())


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
        return True

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(self.wide * look.em, width), min(self.high * look.em, height)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
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
