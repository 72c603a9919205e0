"""Marks of a set-up position that have one of a few values: a list for each kind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor.draft import Draft
from alhambra_qt.controller.position_editor.laid import HERE
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
    """Name a value: a colour, sides, or simply that it is there."""
    if isinstance(value, bool):
        return msg("position-mark-there")
    if value in TYPES:
        return type_name(value)
    return msg("position-mark-sides", sides=sides_listed(value))


class TileMarks(Holder):
    """The choices for a tile or a free cell and its seat, or for the whole table."""

    WIDE = 100.0

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.lists: dict[str, DropDown] = {}
        self.seat, self.at, self.title, self.titled = 0, HERE, msg("position-marks"), False
        self.values: dict[str, dict[str, str | bool]] = {}
        self.retranslate()

    def show_tile(self, draft: Draft, seat: int, at: At, tile: str) -> None:
        """Show what stands on a tile or a free cell, and what its seat has."""
        what = tile_name(tile) if tile else msg("book-example-free")
        self.title = msg("book-example-cell", cell=cell_name(*at), what=what)
        self.titled = at != HERE
        here = () if at == HERE else ("tile" if tile else "cell",)
        self._show(draft, seat, at, *here, "seat")

    def show_table(self, draft: Draft) -> None:
        self._show(draft, -1, HERE, "table")

    def _show(self, draft: Draft, seat: int, at: At, *kinds: str) -> None:
        self.seat, self.at = seat, at
        known = {name: mark for on in kinds for name, mark in editor.marks(draft, on).items()}
        self.values = {
            name: {str(value): value for value in mark.values} for name, mark in known.items()
        }
        if list(known) != list(self.lists):
            discard(self.lists.values())
            self.lists = {name: self._list(name) for name in known}
        there: Mapping[str, str | bool] = {
            name: value
            for on in kinds
            for name, value in editor.marked(draft, seat, at, on).items()
        }
        for name, drop_down in self.lists.items():
            choices = [(key, value_name(value)) for key, value in self.values[name].items()]
            drop_down.set_choices([(NONE, msg("position-mark-none")), *choices])
            drop_down.set_value(str(there.get(name, NONE)), silent=True)
        self.change()

    def _list(self, name: str) -> DropDown:
        found = DropDown(
            self.ctx, msg(f"position-mark-{name}"), [(NONE, msg("position-mark-none"))]
        )
        found.setParent(self)  # now: this may be gone before it is laid out
        found.changed.connect(weakly(self._choose, name))
        return found

    @property
    def shown(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self.lists)

    def _choose(self, name: str) -> None:
        value = self.values[name].get(self.lists[name].value, False)
        self.wish("edit", partial(editor.mark, seat=self.seat, at=self.at, name=name, value=value))

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("position-marks"))
        super().retranslate()

    def tree(self) -> Box:
        if not self.shown:
            return Space()
        title = Words(self.look.text(self.title), "strong") if self.titled else None
        pairs = [
            Row(
                Words(self.look.t(f"position-mark-{name}"), "small", "ink2"),
                Live(drop_down),
                gap=0.2,
            )
            for name, drop_down in self.lists.items()
        ]
        return Wrapped(title, *pairs, gap=0.6)
