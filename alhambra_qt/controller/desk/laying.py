"""Picks of a tile and the cell where it goes, and of a redesign of the Alhambra."""

from alhambra_qt.controller.desk.chips import follows, keyed
from alhambra_qt.controller.desk.modes import (
    NOTHING,
    Picked,
    Picks,
    ghost,
    legal_cell,
    refused_tile,
    told_apart_by_wall,
)
from alhambra_qt.controller.desk.picking import Narrow, kind_chips
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.view.table_view import Overlay, Prompt, PromptLine
from alhambra_qt.controller.view.targets import (
    AtCell,
    AtReserve,
    Target,
    target_of,
)
from alhambra_qt.controller.view.view_parts import ActionButton
from alhambra_qt.controller.words.names import cell_name, the_tile
from alhambra_qt.controller.words.sentences import refusal_text
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Place,
    RemoveTile,
    SwapTile,
)
from alhambra_qt.engine.ids import FOUNTAIN_CELL, Cell, xy
from alhambra_qt.engine.pieces import TILE_ID
from alhambra_qt.i18n import Msg, msg

OWN = (AddTile, RemoveTile, SwapTile)


class Laying(Picks):
    """A tile and the cell where it goes; a module may offer several ways to place it.

    Attributes:
        tile: the tile, 0 while none is chosen.
        cell: the cell picked.
        narrow: the ways to place the tile there, if there are several.
    """

    def __init__(self, table: Table, tile: int = 0) -> None:
        self.table, self.tile = table, tile
        self.cell: Cell | None = None
        self.narrow: Narrow | None = None

    def ways(self, cell: Cell | None = None) -> list[Action]:
        """List the ways to place the tile, anywhere or on one cell."""
        found = (action for action in self.table.legal if getattr(action, "tile", 0) == self.tile)
        return [
            action
            for action in found
            if hasattr(action, "cell") and cell in (None, cell_in(action))
        ]

    def not_ready(self) -> Msg:
        """Say what is still to be chosen."""
        other = self.narrow is not None or not self.ways()
        return msg("why-choose-first") if other else msg("why-choose-cell")

    def cells(self) -> list[Cell]:
        """List the cells where the tile can be placed."""
        return list(dict.fromkeys(map(cell_in, self.ways())))

    def refusal(self, cell: Cell) -> Refusal | None:
        """Return the rule that forbids placing the tile on a cell."""
        return None if self.ways(cell) else self.table.refusal(Place.of(self.tile, cell))

    def take_pick(self, target: Target) -> Picked:
        """Handle a cell, which confirms when picked again, or a way to place the tile."""
        if not isinstance(target, AtCell):
            if self.narrow is not None:
                self.narrow.change_picks(target)
            return NOTHING
        cell, action = target.cell, self.action()
        refusal = self.refusal(cell)
        if refusal is not None:
            return refused_tile(self.table, refusal, target, self.tile, cell)
        if cell == self.cell and action is not None:
            return Picked(action=action)
        ways = self.ways(cell)
        self.cell = cell
        self.narrow = Narrow(self.table, ways) if len(ways) > 1 else None
        return NOTHING

    def holds(self, target: Target) -> bool:
        if isinstance(target, AtCell):
            return target.cell == self.cell
        return self.narrow is not None and self.narrow.holds(target)

    def action(self) -> Action | None:
        """Return the action that the picks make up."""
        if self.cell is None:
            return None
        return self.narrow.ready() if self.narrow is not None else self.ways(self.cell)[0]

    def chips(self) -> tuple[ActionButton, ...]:
        """Return chips for the ways to place the tile, if there are several."""
        narrow = self.narrow
        return (*kind_chips(narrow), *narrow.chips()) if narrow is not None else ()

    def follows(self) -> tuple[PromptLine, ...]:
        """Say what follows from placing the tile on the cell in the remaining ways."""
        action, narrow = self.action(), self.narrow
        left = narrow.left() if narrow is not None and action is None else []
        return follows(self.table, [action] if action is not None else left)

    def lay(self, overlay: Overlay) -> None:
        """Show where the tile can be placed, and the tile on the picked cell."""
        table, built = self.table, self.table.game.players[self.table.seat].palace.tiles
        cells = self.cells()
        overlay.can(*(target_of(cell) for cell in cells if cell in built))
        legal = (
            legal_cell(table, self.tile, cell, cell_name(*xy(cell)))
            for cell in cells
            if cell not in built
        )
        overlay.legal = keyed(told_apart_by_wall(legal))
        if self.cell is not None:
            overlay.chosen(target_of(self.cell))
            overlay.ghost = ghost(table, self.tile, self.cell, legal=True, put=True)


def cell_in(action: Action) -> Cell:
    """Return an action's cell."""
    cell: Cell = getattr(action, "cell", FOUNTAIN_CELL)
    return cell


# -- a redesign ---------------------------------------------------------------------------------


class Redesign(Laying):
    """The picks of a redesign: a reserve tile is added or swapped; without one a tile is removed.

    ``then`` says what follows.
    """

    def __init__(self, table: Table, then: tuple[Msg, ...] = ()) -> None:
        super().__init__(table)
        self.then = tuple(map(PromptLine, then))

    @property
    def begun(self) -> bool:
        """Whether anything is picked."""
        return bool(self.tile) or self.cell is not None

    def ways(self, cell: Cell | None = None) -> list[Action]:
        found = super().ways(cell)  # a module may open a side of the added tile
        return [a for a in found if isinstance(a, OWN) or (self.tile and hasattr(a, "side"))]

    def holds(self, target: Target) -> bool:
        reserved = isinstance(target, AtReserve) and self.tile == target.tile != 0
        return reserved or super().holds(target)

    def take_pick(self, target: Target) -> Picked:
        """Handle a reserve tile or a cell; picking the same tile again clears it."""
        if not isinstance(target, AtReserve):
            return super().take_pick(target)
        cell, self.cell, self.narrow = self.cell, None, None
        self.tile = 0 if target.tile == self.tile else target.tile
        if cell is not None and self.ways(cell):
            super().take_pick(target_of(cell))
        return NOTHING

    def refusal(self, cell: Cell) -> Refusal | None:
        if self.ways(cell):
            return None
        if not self.tile:
            return self.table.refusal(RemoveTile.of(cell))
        built = self.table.game.players[self.table.seat].palace.tiles
        kind = SwapTile if cell in built else AddTile
        return self.table.refusal(kind.of(self.tile, cell))

    def not_ready(self) -> Msg:
        if not self.tile:
            return msg("why-choose-first")
        return msg("why-choose-cell") if self.ways() else msg("why-add-nowhere")

    def lay(self, overlay: Overlay) -> None:
        """Highlight what can be chosen and what is."""
        player = self.table.game.players[self.table.seat]
        with overlay.lighting():
            overlay.can(*(AtReserve(TILE_ID[tile]) for tile in player.reserve))
            if self.tile:
                overlay.chosen(AtReserve(TILE_ID[self.tile]))
                super().lay(overlay)
                return
            for cell in player.palace.tiles:
                refusal = self.refusal(cell)
                if cell == self.cell:
                    overlay.chosen(target_of(cell))
                elif refusal is None:
                    overlay.can(target_of(cell))
                else:
                    overlay.cannot(target_of(cell), refusal_text(refusal))

    def prompt(self) -> tuple[Prompt, Msg]:
        """Return the redesign prompt and the text of the primary button."""
        shown = TILE_ID[self.tile] if self.tile else None
        name, ends = the_tile(shown) if shown else msg("play-empty"), self.then
        match self.action():
            case SwapTile(_, cell):
                old = the_tile(self._built(cell))
                how = PromptLine(msg("prompt-swap-how", old=old))
                title = msg("prompt-swap", old=old, new=name)
                return Prompt(title, (how, *ends), shown), msg("play-button-swap")
            case RemoveTile(cell):
                old = the_tile(self._built(cell))
                how = PromptLine(msg("prompt-remove-how"))
                prompt = Prompt(msg("prompt-remove", tile=old), (how, *ends), self._built(cell))
                return prompt, msg("play-button-remove")
        if self.cell is not None:
            lines = (*self.follows(), *ends)
            return Prompt(msg("prompt-add-here", tile=name), lines, shown), msg("play-button-add")
        if self.tile:
            how = PromptLine(msg("prompt-add-how"))
            where = how if self.ways() else PromptLine(msg("prompt-add-nowhere"), "warn")
            return Prompt(msg("prompt-add", tile=name), (where,), shown), msg("play-button-add")
        how = PromptLine(msg("prompt-redesign-how"))
        return Prompt(msg("prompt-redesign"), (how,)), msg("play-button-remove")

    def _built(self, cell: Cell) -> str:
        return TILE_ID[self.table.game.players[self.table.seat].palace.tiles[cell]]


def redesigned(target: Target, onto: Target) -> list[Target]:
    """Return the picks of a redesign that starts from a built tile; empty if it does not."""
    if not isinstance(target, AtCell) or not isinstance(onto, AtReserve):
        return []
    return [*([onto] if onto.tile else []), target]
