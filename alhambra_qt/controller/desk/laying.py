"""Placing tiles: bought or won tiles in any order, and redesigns of the Alhambra."""

from collections.abc import Iterator

from attrs import evolve

from alhambra_qt.controller.desk.chips import TURN_KEYS, follows, keyed
from alhambra_qt.controller.desk.generic import BaseMode
from alhambra_qt.controller.desk.modes import (
    CANCEL,
    NOTHING,
    Picked,
    Picks,
    ghost,
    legal_cell,
    opened,
    refused_tile,
)
from alhambra_qt.controller.desk.picking import Narrow, kind_chips
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.view.table_view import Overlay, Prompt, PromptLine
from alhambra_qt.controller.view.targets import (
    AT_DIRK,
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtPlace,
    AtReserve,
    AtSlot,
    AtZone,
    Begin,
    Press,
    Target,
    target_of,
)
from alhambra_qt.controller.view.view_parts import ActionButton
from alhambra_qt.controller.words.names import action_text, cell_name, the_tile
from alhambra_qt.controller.words.sentences import refusal_text
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    GiveToDirk,
    Place,
    RemoveTile,
    Reserve,
    SwapTile,
    TakeMoney,
)
from alhambra_qt.engine.events import Distributed
from alhambra_qt.engine.ids import FOUNTAIN_CELL, Cell, xy
from alhambra_qt.engine.pieces import CURRENCIES, TILE_ID
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
        found = (one for one in self.table.legal if getattr(one, "tile", 0) == self.tile)
        return [one for one in found if hasattr(one, "cell") and cell in (None, cell_in(one))]

    def cells(self) -> list[Cell]:
        """List the cells where the tile can be placed."""
        return list(dict.fromkeys(map(cell_in, self.ways())))

    def refusal(self, cell: Cell) -> Refusal | None:
        """Return the rule that forbids placing the tile on a cell."""
        return None if self.ways(cell) else self.table.refusal(Place.of(self.tile, cell))

    def pick(self, target: Target) -> Picked:
        """Handle a cell, which confirms when picked again, or a way to place the tile."""
        if not isinstance(target, AtCell):
            if self.narrow is not None:
                self.narrow.pick(target)
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
        overlay.legal = keyed(
            legal_cell(table, self.tile, cell, cell_name(*xy(cell)))
            for cell in cells
            if cell not in built
        )
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

    def ways(self, cell: Cell | None = None) -> list[Action]:
        found = super().ways(cell)  # a module may open a side of the added tile
        return [a for a in found if isinstance(a, OWN) or (self.tile and hasattr(a, "side"))]

    def holds(self, target: Target) -> bool:
        reserved = isinstance(target, AtReserve) and self.tile == target.tile != 0
        return reserved or super().holds(target)

    def pick(self, target: Target) -> Picked:
        """Handle a reserve tile or a cell; picking the same tile again clears it."""
        if not isinstance(target, AtReserve):
            return super().pick(target)
        cell, self.cell, self.narrow = self.cell, None, None
        self.tile = 0 if target.tile == self.tile else target.tile
        if cell is not None and self.ways(cell):
            super().pick(target_of(cell))
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
        """Say what is still to be chosen."""
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


class RedesignMode(BaseMode):
    """The question for one more redesign after the turn's action."""

    own = OWN

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.redesign = Redesign(table)

    def pick_own(self, target: Target) -> Picked:
        return self.redesign.pick(target)

    def holds_own(self, target: Target) -> bool:
        return self.redesign.holds(target)

    def dropped(self, target: Target, onto: Target) -> list[Target]:
        """Remove a tile dragged off the board, or swap it with the reserve tile it lands on."""
        return redesigned(target, onto) or super().dropped(target, onto)

    def own_action(self) -> Action | None:
        return self.redesign.action()

    def not_ready(self) -> Msg:
        return self.redesign.not_ready()

    def forget(self) -> bool:
        had = bool(self.redesign.tile) or self.redesign.cell is not None
        self.redesign = Redesign(self.table)
        return had

    def tile_at(self, cell: Cell) -> int:
        return self.other.tile() if self.other is not None else self.redesign.tile

    def ask(self, target: Target) -> Refusal | None:
        if self.other is None and isinstance(target, AtCell):
            return self.redesign.refusal(target.cell)
        return self.other_refusal(target)

    def overlay(self) -> Overlay:
        redesign = self.redesign
        if self.other is not None:
            prompt = self.other_prompt(self.other)
        else:
            prompt, text = redesign.prompt()
            cancel = (CANCEL,) if redesign.tile or redesign.cell is not None else ()
            chips = (*redesign.chips(), *self.other_chips())
            prompt = evolve(prompt, buttons=(*cancel, self.confirm_button(text)), chips=chips)
        overlay = Overlay(prompt)
        (self.other or redesign).lay(overlay)
        self.say_effects(overlay)
        return overlay


# -- tiles bought or won ------------------------------------------------------------------------


class PlaceMode(BaseMode):
    """Picks of one tile and where it goes.

    Attributes:
        shares: why tiles were won at the end.
        tiles: the tiles to place.
        laying: one of them, and its cell in the Alhambra.
        aside: to the reserve or to Dirk, where that needs confirmation.
    """

    own = (Place, Reserve, GiveToDirk)

    def __init__(self, table: Table, shares: tuple[Distributed, ...] = ()) -> None:
        super().__init__(table)
        self.shares = shares
        self.tiles = table.game.players[table.seat].bought
        self.laying = Laying(table, self.tiles[0])
        self.aside: Action | None = None

    # -- picking ------------------------------------------------------------------------------

    def pick_own(self, target: Target) -> Picked:
        match target:
            case AtBought():
                self._choose(target.tile)
            case AtCell():
                picked = self.laying.pick(target)
                if picked == NOTHING:
                    self.other, self.aside = None, None
                return picked
            case Press("next"):
                self._choose(self.tiles[(self.tiles.index(self.tile) + 1) % len(self.tiles)])
            case Press("reserve") | AtReserve(""):
                return self._pick_aside(Reserve.of(self.tile), target)
            case Press("dirk") | AtPlace("dirk"):
                return self._pick_aside(GiveToDirk.of(self.tile), target)
            case _:
                return self.laying.pick(target)
        return NOTHING

    @property
    def tile(self) -> int:
        """The chosen tile."""
        return self.laying.tile

    def holds_own(self, target: Target) -> bool:
        bought = isinstance(target, AtBought) and self.tile == target.tile
        return bought or self.laying.holds(target)

    def _choose(self, tile: int) -> None:
        if tile in self.tiles:
            self.cancel()
            self.laying = Laying(self.table, tile)

    def others(self) -> list[Action]:
        """List module actions, except special ways to place a tile on a cell."""
        return [a for a in super().others() if not (hasattr(a, "tile") and hasattr(a, "cell"))]

    def other_refusal(self, target: Target) -> Refusal | None:
        return super().other_refusal(target) if isinstance(target, AtZone) else None

    def _pick_aside(self, action: Action, target: Target) -> Picked:
        refusal = self.table.refusal(action)
        if refusal is not None:
            return refused_tile(self.table, refusal, target, self.tile)
        if not self.final or self.aside == action:
            return Picked(action=action)
        self.cancel()
        self.aside = action
        return NOTHING

    @property
    def final(self) -> bool:
        """Whether nothing can be undone once this tile is placed."""
        waiting = any(frame.kind == "turn_end" for frame in self.table.game.decisions)
        return len(self.tiles) == 1 and not waiting

    # -- meaning of the picks -----------------------------------------------------------------

    def own_action(self) -> Action | None:
        return self.aside or self.laying.action()

    @property
    def sole(self) -> Action | None:
        """Return all that can be done with the chosen tile; None if that is a choice."""
        found = [a for a in self.table.answers if getattr(a, "tile", self.tile) == self.tile]
        return found[0] if len(found) == 1 else None

    def not_ready(self) -> Msg:
        other = self.laying.narrow is not None or self.other is not None or not self.laying.ways()
        return msg("why-choose-first") if other else msg("why-choose-cell")

    def forget(self) -> bool:
        had = self.laying.cell is not None or self.aside is not None
        self.laying, self.aside = Laying(self.table, self.tile), None
        return had

    def tile_at(self, cell: Cell) -> int:
        return self.tile

    def likely(self) -> Iterator[Action]:
        """List the possible placements, those of the chosen tile first."""
        found = [one for one in self.table.legal if isinstance(one, Place)]
        return iter(sorted(found, key=lambda one: one.tile != self.tile))

    def ask(self, target: Target) -> Refusal | None:
        if isinstance(target, AtCell):
            return self.laying.refusal(target.cell)
        if target in (Press("dirk"), AT_DIRK):
            return self.table.refusal(GiveToDirk.of(self.tile))
        if isinstance(target, (AtDisplay, AtSlot, AtHand, AtReserve, Begin)):
            return self.table.refusal(TakeMoney.of(()))  # any action of a turn would do
        return self.other_refusal(target)

    def dropped(self, target: Target, onto: Target) -> list[Target]:
        """Reserve a tile dropped on any tile of the reserve."""
        onto = Press("reserve") if isinstance(onto, AtReserve) else onto
        return super().dropped(target, onto)

    # -- views --------------------------------------------------------------------------------

    def overlay(self) -> Overlay:
        prompt = self._prompt() if self.other is None else self.other_prompt(self.other)
        overlay = Overlay(prompt)
        overlay.can(*(AtBought(TILE_ID[tile]) for tile in self.tiles), Press("reserve"))
        overlay.chosen(AtBought(TILE_ID[self.tile]))
        overlay.can(*self.pieces.targets)
        if self.table.refusal(GiveToDirk.of(self.tile)) is None:
            overlay.can(AT_DIRK)
        (self.other or self.laying).lay(overlay)
        self.say_effects(overlay)
        return overlay

    def _prompt(self) -> Prompt:
        tile, action = the_tile(TILE_ID[self.tile]), self.ready()
        title, text = msg("prompt-place", tile=tile), msg("button-confirm")
        if self.laying.cell is not None:
            title, text = msg("prompt-place-here", tile=tile), msg("play-button-place")
        elif isinstance(self.aside, Reserve):
            title, text = msg("prompt-reserve", tile=tile), msg("play-button-reserve")
        elif self.aside is not None:
            title, text = msg("prompt-gift", tile=tile), msg("play-button-dirk")
        if action is not None and not isinstance(action, self.own):
            text = action_text(action.name)
        chips = (*self.laying.chips(), *self.other_chips())
        return Prompt(title, self._lines(), TILE_ID[self.tile], self._buttons(text), chips)

    def _lines(self) -> tuple[PromptLine, ...]:
        cells, then = self.laying.cells(), self.laying.follows()
        if self.aside is not None:
            then = follows(self.table, [self.aside])
        lines = [*([self._reason()] if self.shares else []), *then]
        if not cells:
            gift = self.table.refusal(GiveToDirk.of(self.tile)) is None
            nowhere = msg("prompt-place-nowhere", dirk="yes" if gift else "no")
            lines.append(PromptLine(nowhere, "warn"))
        elif not then:
            lines.append(PromptLine(msg("prompt-place-cells", n=len(cells)), "ok"))
            gates = sum(1 for cell in cells if opened(self.table, self.tile, cell))
            if gates:
                lines.append(PromptLine(msg("place-gates", n=gates)))
            if self.laying.cell is None and not self.shares:
                lines.append(PromptLine(msg("prompt-place-how")))
        more = len(self.tiles) - 1
        if more:
            lines.append(PromptLine(msg("prompt-place-more", n=more)))
        elif not self.final:  # a tile bought with the vizier belongs to no turn
            lines.append(PromptLine(msg("prompt-place-last")))
        return tuple(lines)

    def _reason(self) -> PromptLine:
        share = next((s for s in self.shares if s.tile == self.tile), self.shares[0])
        currency = CURRENCIES[share.slot]
        return PromptLine(msg("prompt-place-won", cur=currency, sum=max(share.sums)), "strong")

    def _buttons(self, text: Msg) -> tuple[ActionButton, ...]:
        buttons = []
        if len(self.tiles) > 1:
            buttons.append(_button(Press("next"), msg("play-button-next-tile")))
        if not isinstance(self.ready(), Reserve):  # otherwise the primary button says it
            buttons.append(_button(Press("reserve"), msg("play-button-reserve")))
        if self.table.game.dirk is not None and not isinstance(self.ready(), GiveToDirk):
            refusal = self.table.refusal(GiveToDirk.of(self.tile))
            why = refusal_text(refusal) if refusal is not None else None
            buttons.append(_button(Press("dirk"), msg("play-button-dirk"), why))
        return (*buttons, self.confirm_button(text))


def _button(target: Press, text: Msg, why: Msg | None = None) -> ActionButton:
    return ActionButton(target, text, TURN_KEYS[target], enabled=why is None, why=why)
