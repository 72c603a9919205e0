"""While the board is enlarged its tiles are drawn from the pictures there are, then sharp ones.

To paint a tile in a size never seen before takes about a millisecond: all at once would be felt.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.table.pieces import TILE, Piece

REST, EACH = 90, 3  # milliseconds after the last change, and of one go


class Sharpener(Guarded, QObject):
    """Lets the tiles of the board be soft for a moment, then makes one after the other sharp."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._soft: list[Piece] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    def soften(self, pieces: Sequence[Piece]) -> None:
        """The size of these has changed, and may soon change again."""
        self._soft = [piece for piece in pieces if piece.kind == TILE]
        for piece in self._soft:
            piece.soft = True
        self._timer.start(REST)

    def finish(self) -> None:
        """Make all of them sharp at once."""
        for piece in self._soft:
            piece.sharpen()
        self._soft = []

    def _go_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._soft and clock.elapsed() < EACH:
            self._soft.pop().sharpen()
        if self._soft:
            self._timer.start(0)
