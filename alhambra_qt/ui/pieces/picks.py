"""A picture with selectable parts: cards, or cells of an Alhambra.

Each part is a control over the painted content, with an accessible name. Tab stops at one of them;
arrows move to the nearest part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter

from alhambra_qt.controller.view.view_parts import At
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import ENDLESS, Box, Layout, Size, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Over
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.pieces.board_picture import BoardPicture


class Pick(Over):
    """A selectable part; its picture decides whether it is selected."""

    def __init__(self, ctx: UiContext, number: int, name: str, at: At | None = None) -> None:
        super().__init__(ctx, name)
        self.number, self.at = number, at
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._press)
        self.retranslate()

    def _press(self) -> None:
        self.wish("pick", self.number)

    def nextCheckState(self) -> None:
        """Keep the state: a press alone does not select it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.wish("reach", self.number)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Do nothing: the picture paints it."""


@frozen(eq=False)
class PickBoard(Box):
    """An Alhambra with selectable cells."""

    board: BoardPicture
    picks: Sequence[Pick]

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return self.board.size(look, width, height)

    def place(self, layout: Layout, rect: QRectF) -> None:
        view = self.board.fitted(layout.look, rect)
        for pick in self.picks:
            if pick.at is not None:
                Live(pick, Space()).place(layout, view.cell(*pick.at))
        self.board.place(layout, rect)  # behind them: the text of a cell belongs to its control


class PickView(Holder):
    """A picture with selectable parts."""

    GRANTS: Mapping[str, str] = {"reach": "stop_at"}

    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.picks: list[Pick] = []
        self.stop: Pick

    def set_picks(self, picks: Sequence[Pick]) -> None:
        """Replace the selectable parts."""
        discard(self.picks)
        self.picks = list(picks)
        for pick in self.picks:
            pick.setParent(self)
            pick.show()  # now: it may get the focus before it is placed
        if self.picks:
            self.stop_at(0)
        self.change()

    def stop_at(self, number: int) -> None:
        """Make this part the tab stop of a board; Tab goes to each of a few cards."""
        for pick in self.picks:
            stop = pick.at is None or pick.number == number
            pick.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)
        self.stop = self.picks[number]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on: a focus proxy would count as focused itself for a screen reader."""
        super().focusInEvent(event)
        if self.picks:
            self.stop.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move to the nearest part by arrow; if there is none, leave the key to the page."""
        step = focus.ARROWS.get(Qt.Key(event.key()))
        here = next((pick for pick in self.picks if pick.hasFocus()), None)
        if step is not None and here is not None:
            _ = self.laid  # lay out all parts first
            found = focus.nearest(here.geometry(), [pick.geometry() for pick in self.picks], step)
            if found is not None:
                self.picks[found].setFocus(Qt.FocusReason.TabFocusReason)
                return
        event.ignore()
