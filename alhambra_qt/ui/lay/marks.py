"""What stands on a tile of a laid table: a choice for each thing that the modules put there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal

from alhambra_qt.controller.lay import draft as lay
from alhambra_qt.controller.lay.draft import Draft
from alhambra_qt.controller.view.view_parts import At
from alhambra_qt.controller.words.names import cell_name, sides_listed, tile_name, type_name
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Row, Wrapped
from alhambra_qt.ui.kit.weakly import weakly

NONE = ""


def value_name(value: str | bool) -> Msg:
    """Name the value of a mark: a colour, walls, or simply that it is there."""
    if isinstance(value, bool):
        return msg("lay-mark-there")
    if value in TYPES:
        return type_name(value)
    return msg("lay-mark-sides", sides=sides_listed(value))


class TileMarks(Holder):
    """The choices for one tile.

    Signals:
        edited: a change of the table is wanted.
    """

    edited = Signal(object)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.lists: dict[str, DropDown] = {}
        self.seat, self.at, self.tile = 0, (0, 0), ""
        self.values: dict[str, dict[str, str | bool]] = {}
        self.retranslate()

    def show_tile(self, draft: Draft, seat: int, at: At, tile: str) -> None:
        """Show what stands on a tile; nothing can stand on an empty cell."""
        self.seat, self.at, self.tile = seat, at, tile
        known = lay.marks(draft)
        self.values = {name: {str(one): one for one in two.values} for name, two in known.items()}
        if list(known) != list(self.lists):
            discard(self.lists.values())
            self.lists = {}
            for name in known:
                one = DropDown(self.ctx, msg(f"lay-mark-{name}"), [(NONE, msg("lay-mark-none"))])
                one.changed.connect(weakly(self._choose, name))
                self.lists[name] = one
        there = lay.marked(draft, seat, at)
        for name, one in self.lists.items():
            choices = [(key, value_name(value)) for key, value in self.values[name].items()]
            one.set_choices([(NONE, msg("lay-mark-none")), *choices])
            one.set_value(str(there.get(name, NONE)), silent=True)
        self.change()

    @property
    def shown(self) -> bool:
        """Whether there is a tile, and anything that can stand on it."""
        return bool(self.lists and self.tile)

    def _choose(self, name: str) -> None:
        value = self.values[name].get(self.lists[name].value, False)
        self.edited.emit(partial(lay.mark, seat=self.seat, at=self.at, name=name, value=value))

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("lay-marks"))
        super().retranslate()

    def tree(self) -> Box:
        if not self.shown:
            return Space()
        where = msg("book-example-cell", cell=cell_name(*self.at), what=tile_name(self.tile))
        pairs = [
            Row(Words(self.look.t(f"lay-mark-{name}"), "small", "ink2"), Live(one), gap=0.2)
            for name, one in self.lists.items()
        ]
        return Wrapped(Words(self.look.text(where), "strong"), *pairs, gap=0.6)
