"""What a screen reader finds at the table of a lesson: what has a ring is said to be marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from alhambra_qt.ui.table.access import AccessibleTable
from alhambra_qt.ui.table.keys import STEPS
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.told_things import Key

if TYPE_CHECKING:
    from alhambra_qt.ui.lesson.table import LessonTable
    from alhambra_qt.ui.table.widget import TableWidget


class AccessibleLessonTable(AccessibleTable):
    """The table with its zones; rings are said with the things they lie around."""

    def __init__(self, widget: TableWidget) -> None:
        super().__init__(widget)
        self._empty: tuple[object, list[Spot]] = None, []

    @property
    def lesson(self) -> LessonTable:
        """The table; ask only while this is `alive`."""
        return cast("LessonTable", self.host)

    def unlisted(self) -> list[Spot]:
        """Also the empty cells beside tiles, where a step wants something to be refused."""
        table = self.lesson
        board, view = table.table.board, table.view_shown
        if view is None or not table.tries or not view.legal:
            return super().unlisted()
        if self._empty[0] != (view.palace, board.camera):
            built = {(tile.x, tile.y) for tile in view.palace.tiles}
            around = {(x + dx, y + dy) for x, y in built for dx, dy in STEPS.values()} - built
            empty = (board.empty_spot(*at) for at in sorted(around))
            self._empty = (view.palace, board.camera), [one for one in empty if one is not None]
        return [*self._empty[1], *super().unlisted()]

    def beside(self, key: Key) -> list[str]:
        """What is written on a thing besides its name, and whether it is marked."""
        found = super().beside(key)
        table = self.lesson
        marked = any(key[1] == (table.hidden_by(one) or one) for one in table.ringed)
        return [*found, table.look.t("lesson-marked-one")] if marked else found
