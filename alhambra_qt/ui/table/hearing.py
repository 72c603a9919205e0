"""What is heard of what a person does at a table: taken up, chosen, refused, told."""

from __future__ import annotations

from PySide6.QtCore import QObject

from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.table.widget import TableWidget


class Hearing(Guarded, QObject):
    """Hears what is done at a table; made when its owner has connected its signals already.

    So it finds what came of it: what is played is heard as it moves.
    """

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table
        table.lifted.connect(lambda _: table.ctx.sound("lift"))
        table.dropped.connect(lambda *_: self._done(""))
        table.picked.connect(lambda _: self._done("click"))

    def _done(self, usual: str) -> None:
        """Something was chosen or let go."""
        table = self._table
        view, sound = table.view_shown, usual
        if table.extra.answer is not None or (view is not None and view.refusal is not None):
            sound = "refuse"
        elif table.busy:
            sound = ""
        elif view is not None and view.notice is not None:
            sound = "notice"
        if sound:
            table.ctx.sound(sound)
