"""What a screen reader finds on the board of an example: its words, and each cell to be tried."""

from __future__ import annotations

from PySide6.QtGui import QAccessible

from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.pages.practice_told import AccessiblePicture, AnswerPart


class CellPart(AnswerPart):
    """A cell on which a tile can be tried: it is pressed, not switched on."""

    def role(self) -> QAccessible.Role:
        return Role.PushButton

    def state(self) -> QAccessible.State:
        state = super().state()
        state.checkable = state.checked = False
        return state


class AccessibleExample(AccessiblePicture):
    """The board of an example."""

    kind = CellPart
