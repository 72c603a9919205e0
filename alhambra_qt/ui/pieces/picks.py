"""A picture of which parts can be chosen: cards, or cells of an Alhambra.

Each part is a control over what is painted there, with a name of its own. Tab stops at one of them,
the arrows go on to the nearest one.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent

from alhambra_qt.controller.view.view_parts import At
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import ENDLESS, Box, Layout, Size, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Over
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.pieces.board_picture import BoardPicture


class Pick(Over):
    """A part that can be chosen; whether it is chosen is for its picture to say.

    Signals:
        picked: it was chosen; its number.
        reached: the keyboard has come to it; its number.
    """

    picked = Signal(int)
    reached = Signal(int)

    def __init__(self, ctx: UiContext, number: int, name: str, at: At | None = None) -> None:
        super().__init__(ctx, name)
        self.number, self.at = number, at
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._press)
        self.retranslate()

    def _press(self) -> None:
        self.picked.emit(self.number)

    def nextCheckState(self) -> None:
        """A press alone does not choose it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(self.number)

    def paintEvent(self, event: QPaintEvent) -> None:
        """It is painted with the picture."""


@frozen(eq=False)
class PickBoard(Box):
    """An Alhambra with what can be chosen on its cells."""

    board: BoardPicture
    picks: Sequence[Pick]

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return self.board.size(look, width, height)

    def place(self, laid: Layout, rect: QRectF) -> None:
        view = self.board.fitted(laid.look, rect)
        for pick in self.picks:
            if pick.at is not None:
                Live(pick, Space()).place(laid, view.cell(*pick.at))
        self.board.place(laid, rect)  # behind them: what is said of a cell belongs to its control


class PickView(Holder):
    """The picture.

    Signals:
        picked: the number of what was chosen.
    """

    picked = Signal(int)
    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.picks: list[Pick] = []

    def set_picks(self, picks: Sequence[Pick]) -> None:
        """Let these be chosen, and no others."""
        discard(self.picks)
        self.picks = list(picks)
        for pick in self.picks:
            pick.setParent(self)
            pick.show()  # now: keys may go there before it has its place
            pick.picked.connect(self.picked)
            pick.reached.connect(self.stop_at)
        if self.picks:
            self.stop_at(0)
        self.change()

    def stop_at(self, number: int) -> None:
        """Let Tab stop at this part."""
        usual, only = Qt.FocusPolicy.ClickFocus, Qt.FocusPolicy.StrongFocus
        for pick in self.picks:
            pick.setFocusPolicy(only if pick.number == number else usual)
        self.setFocusProxy(self.picks[number])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows go to the nearest part; where there is none they lead out."""
        step = focus.ARROWS.get(Qt.Key(event.key()))
        here = next((pick for pick in self.picks if pick.hasFocus()), None)
        if step is not None and here is not None:
            _ = self.laid  # all at their places
            found = focus.nearest(here.geometry(), [one.geometry() for one in self.picks], step)
            if found is not None:
                self.picks[found].setFocus(Qt.FocusReason.TabFocusReason)
                return
        event.ignore()
