"""Where tiles go: bought or won tiles in any order, and a redesign of the Alhambra."""

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
from alhambra_qt.controller.view.parts import ActionButton
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
    Choose,
    Press,
    Target,
    target_of,
)
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


class Redesign(Picks):
    """The picks of a redesign: with a reserve tile it adds or swaps, without it removes.

    ``then`` says what follows.
    """

    def __init__(self, table: Table, then: tuple[Msg, ...] = ()) -> None:
        self.table = table
        self.then = then
        self.tile = 0
        self.cell: Cell | None = None
        self.narrow: Narrow | None = None  # several ways to open a gate for the tile

    def opening(self, cell: Cell | None = None) -> list[Action]:
        """List the ways to add the chosen tile that open a side of it, at all or on a cell."""
        return [
            action
            for action in self.table.others(OWN)
            if getattr(action, "tile", 0) == self.tile
            and hasattr(action, "side")
            and cell in (None, getattr(action, "cell", None))
        ]

    def action(self) -> Action | None:
        """Give the redesign that the picks add up to."""
        built = self.table.game.players[self.table.seat].palace.tiles
        if self.cell is None:
            return None
        if not self.tile:
            return RemoveTile.of(self.cell) if self.cell in built else None
        if self.cell in built:
            return SwapTile.of(self.tile, self.cell)
        if self.narrow is not None:
            return self.narrow.ready()
        opening = self.opening(self.cell)
        if opening:
            return opening[0]
        return AddTile.of(self.tile, self.cell)

    def holds(self, target: Target) -> bool:
        if isinstance(target, AtCell):
            return target.cell == self.cell
        if self.narrow is not None and self.narrow.holds(target):
            return True
        return isinstance(target, AtReserve) and self.tile == target.tile != 0

    def pick(self, target: Target) -> Picked:
        """Take a reserve tile or a cell; picking it again puts it back."""
        if isinstance(target, Choose):
            if self.narrow is not None:
                self.narrow.pick(target)
            return NOTHING
        if isinstance(target, AtReserve):
            self.narrow = None
            tile = target.tile
            self.tile = 0 if tile == self.tile else tile
            action = self.action()
            if action is not None and self.table.refusal(action) is not None:
                self.cell = None
            return NOTHING
        if not isinstance(target, AtCell):
            return NOTHING
        cell = target.cell
        refusal = self.refusal(cell)
        if refusal is not None:
            return refused_tile(self.table, refusal, target, self.tile, cell)
        if cell == self.cell and self.action() is not None:
            return Picked(action=self.action())
        self.cell = cell
        opening = self.opening(cell)
        self.narrow = Narrow(self.table, opening) if len(opening) > 1 else None
        return NOTHING

    def refusal(self, cell: Cell) -> Refusal | None:
        """Give the rule that forbids the redesign which picking this cell would mean."""
        built = self.table.game.players[self.table.seat].palace.tiles
        if not self.tile:
            return self.table.refusal(RemoveTile.of(cell))
        if cell in built:
            return self.table.refusal(SwapTile.of(self.tile, cell))
        if self.opening(cell):
            return None
        return self.table.refusal(AddTile.of(self.tile, cell))

    def chips(self) -> tuple[ActionButton, ...]:
        """Give the sides that can be opened, where there are several."""
        return self.narrow.chips() if self.narrow is not None else ()

    def not_ready(self) -> Msg:
        """Say what is still to be chosen."""
        if not self.tile:
            return msg("why-choose-first")
        return msg("why-choose-cell") if self.fits() else msg("why-add-nowhere")

    def lay(self, overlay: Overlay) -> None:
        """Show what can be chosen and what is, in full light."""
        with overlay.lighting():
            self._lay(overlay)

    def _lay(self, overlay: Overlay) -> None:
        table = self.table
        for tile in table.game.players[table.seat].reserve:
            overlay.can(AtReserve(TILE_ID[tile]))
        if self.tile:
            overlay.chosen(AtReserve(TILE_ID[self.tile]))
            self._lay_tile(overlay)
        else:
            self._lay_removals(overlay)
        if self.cell is not None:
            overlay.chosen(target_of(self.cell))

    def _lay_tile(self, overlay: Overlay) -> None:
        table = self.table
        adds = self._cells(AddTile)
        adds += dict.fromkeys(getattr(action, "cell", 0) for action in self.opening())
        overlay.legal = keyed(
            legal_cell(table, self.tile, cell, cell_name(*xy(cell))) for cell in adds
        )
        overlay.can(*(target_of(cell) for cell in self._cells(SwapTile)))
        if self.cell is not None:
            overlay.ghost = ghost(table, self.tile, self.cell, legal=True, put=True)

    def _lay_removals(self, overlay: Overlay) -> None:
        table = self.table
        for cell in table.game.players[table.seat].palace.tiles:
            refusal = table.refusal(RemoveTile.of(cell))
            if refusal is None:
                overlay.can(target_of(cell))
            else:
                overlay.cannot(target_of(cell), refusal_text(refusal))

    def prompt(self) -> tuple[Prompt, Msg]:
        """Ask for the redesign; the second answer is the text of the primary button."""
        action = self.action()
        name = the_tile(TILE_ID[self.tile]) if self.tile else msg("play-empty")
        ends = tuple(PromptLine(line) for line in self.then)
        shown = TILE_ID[self.tile] if self.tile else None
        match action:
            case AddTile():
                title = msg("prompt-add-here", tile=name)
                return Prompt(title, ends, shown), msg("play-button-add")
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
        if self.cell is not None and self.opening(self.cell):
            found = [action] if action is not None else self.opening(self.cell)
            lines = (*follows(self.table, found), *ends)
            return Prompt(msg("prompt-add-here", tile=name), lines, shown), msg("play-button-add")
        if self.tile:
            title = msg("prompt-add", tile=name)
            return Prompt(title, (self._where(),), shown), msg("play-button-add")
        how = PromptLine(msg("prompt-redesign-how"))
        return Prompt(msg("prompt-redesign"), (how,)), msg("play-button-remove")

    def fits(self) -> bool:
        """Tell whether the chosen reserve tile can be added or swapped anywhere."""
        return bool(self._cells(AddTile) or self._cells(SwapTile) or self.opening())

    def _cells(self, kind: type[AddTile | SwapTile]) -> list[Cell]:
        legal = (action for action in self.table.legal if isinstance(action, kind))
        return [action.cell for action in legal if action.tile == self.tile]

    def _where(self) -> PromptLine:
        if self.fits():
            return PromptLine(msg("prompt-add-how"))
        return PromptLine(msg("prompt-add-nowhere"), "warn")

    def _built(self, cell: Cell) -> str:
        return TILE_ID[self.table.game.players[self.table.seat].palace.tiles[cell]]


def redesigned(target: Target, onto: Target) -> list[Target]:
    """Give the picks of a redesign that begins with a tile of the Alhambra; none if it does not."""
    if not isinstance(target, AtCell) or not isinstance(onto, AtReserve):
        return []
    return [*([onto] if onto.tile else []), target]


class RedesignMode(BaseMode):
    """The question of one more redesign beside the action of the turn."""

    own = OWN

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.redesign = Redesign(table)

    def pick_own(self, target: Target) -> Picked:
        return self.redesign.pick(target)

    def holds_own(self, target: Target) -> bool:
        return self.redesign.holds(target)

    def dropped(self, target: Target, onto: Target) -> list[Target]:
        """A tile dragged off the board is removed, or swapped with the reserve tile it falls on."""
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


def cell_in(action: Action) -> Cell:
    """Give the cell of an action that has one."""
    cell: Cell = getattr(action, "cell", FOUNTAIN_CELL)
    return cell


class PlaceMode(BaseMode):
    """Picks of one tile and where it goes.

    Attributes:
        shares: why tiles were won at the end.
        tiles: what is to be placed.
        narrow: several ways to place the tile on the cell.
        aside: to the reserve or to Dirk, where that needs a yes.
    """

    own = (Place, Reserve, GiveToDirk)

    def __init__(self, table: Table, shares: tuple[Distributed, ...] = ()) -> None:
        super().__init__(table)
        self.shares = shares
        self.tiles = table.game.players[table.seat].bought
        self.tile = self.tiles[0]
        self.cell: Cell | None = None
        self.narrow: Narrow | None = None
        self.aside: Action | None = None

    # -- picking ------------------------------------------------------------------------------

    def pick_own(self, target: Target) -> Picked:
        match target:
            case AtBought():
                self._choose(target.tile)
            case AtCell():
                return self._pick_cell(target)
            case Press("next"):
                self._choose(self.tiles[(self.tiles.index(self.tile) + 1) % len(self.tiles)])
            case Press("reserve") | AtReserve(""):
                return self._pick_aside(Reserve.of(self.tile), target)
            case Press("dirk") | AtPlace("dirk"):
                return self._pick_aside(GiveToDirk.of(self.tile), target)
            case _ if self.narrow is not None:
                self.narrow.pick(target)
        return NOTHING

    def holds_own(self, target: Target) -> bool:
        if self.narrow is not None and self.narrow.holds(target):
            return True
        if isinstance(target, AtCell):
            return self.cell == target.cell
        return isinstance(target, AtBought) and self.tile == target.tile

    def _choose(self, tile: int) -> None:
        if tile in self.tiles:
            self.cancel()
            self.tile = tile

    def ways(self, cell: Cell | None = None) -> list[Action]:
        """List the ways to place the chosen tile in the Alhambra, at all or on a cell."""
        return [
            action
            for action in self.table.legal
            if getattr(action, "tile", 0) == self.tile
            and hasattr(action, "cell")
            and cell in (None, cell_in(action))
        ]

    def cells(self) -> list[Cell]:
        """List the cells where the chosen tile may be placed, in one way or another."""
        return list(dict.fromkeys(cell_in(action) for action in self.ways()))

    def others(self) -> list[Action]:
        """List what modules allow but to place a tile on a cell in a way of theirs."""
        return [a for a in super().others() if not (hasattr(a, "tile") and hasattr(a, "cell"))]

    def other_refusal(self, target: Target) -> Refusal | None:
        return super().other_refusal(target) if isinstance(target, AtZone) else None

    def _pick_cell(self, target: AtCell) -> Picked:
        cell = target.cell
        ways = self.ways(cell)
        refusal = self.table.refusal(Place.of(self.tile, cell)) if not ways else None
        if refusal is not None:
            return refused_tile(self.table, refusal, target, self.tile, cell)
        if cell == self.cell and self.ready() is not None:
            return Picked(action=self.ready())
        self.cancel()
        self.cell = cell
        self.narrow = Narrow(self.table, ways) if len(ways) > 1 else None
        return NOTHING

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
        """Whether nothing can be taken back once this tile is placed."""
        waiting = any(frame.kind == "turn_end" for frame in self.table.game.decisions)
        return len(self.tiles) == 1 and not waiting

    # -- what the picks mean ------------------------------------------------------------------

    def own_action(self) -> Action | None:
        if self.aside is not None or self.cell is None:
            return self.aside
        return self.narrow.ready() if self.narrow is not None else self.ways(self.cell)[0]

    def not_ready(self) -> Msg:
        other = self.narrow is not None or self.other is not None or not self.cells()
        return msg("why-choose-first") if other else msg("why-choose-cell")

    def forget(self) -> bool:
        had = self.cell is not None or self.aside is not None
        self.cell, self.aside, self.narrow = None, None, None
        return had

    def tile_at(self, cell: Cell) -> int:
        return self.tile

    def likely(self) -> Iterator[Action]:
        """List where the tiles may go, that of the chosen one first."""
        found = [one for one in self.table.legal if isinstance(one, Place)]
        return iter(sorted(found, key=lambda one: one.tile != self.tile))

    def ask(self, target: Target) -> Refusal | None:
        if isinstance(target, AtCell):
            cell = target.cell
            return None if self.ways(cell) else self.table.refusal(Place.of(self.tile, cell))
        if target in (Press("dirk"), AT_DIRK):
            return self.table.refusal(GiveToDirk.of(self.tile))
        if isinstance(target, (AtDisplay, AtSlot, AtHand, AtReserve, Begin)):
            return self.table.refusal(TakeMoney.of(()))  # an action of a turn like any other
        return self.other_refusal(target)

    def dropped(self, target: Target, onto: Target) -> list[Target]:
        """Dropping a tile on any tile of the reserve reserves it."""
        onto = Press("reserve") if isinstance(onto, AtReserve) else onto
        return super().dropped(target, onto)

    # -- how it looks -------------------------------------------------------------------------

    def overlay(self) -> Overlay:
        table, cells = self.table, self.cells()
        prompt = self._prompt(len(cells)) if self.other is None else self.other_prompt(self.other)
        overlay = Overlay(prompt)
        overlay.can(*(AtBought(TILE_ID[tile]) for tile in self.tiles), Press("reserve"))
        overlay.chosen(AtBought(TILE_ID[self.tile]))
        overlay.can(*self.pieces.targets)
        if table.refusal(GiveToDirk.of(self.tile)) is None:
            overlay.can(AT_DIRK)
        if self.other is not None:
            self.other.lay(overlay)
        else:
            overlay.legal = keyed(
                legal_cell(table, self.tile, cell, cell_name(*xy(cell))) for cell in cells
            )
        if self.cell is not None:
            overlay.chosen(target_of(self.cell))
            overlay.ghost = ghost(table, self.tile, self.cell, legal=True, put=True)
        self.say_effects(overlay)
        return overlay

    def _prompt(self, ways: int) -> Prompt:
        tile, action = the_tile(TILE_ID[self.tile]), self.ready()
        title, text = msg("prompt-place", tile=tile), msg("button-confirm")
        if self.cell is not None:
            title, text = msg("prompt-place-here", tile=tile), msg("play-button-place")
        elif isinstance(self.aside, Reserve):
            title, text = msg("prompt-reserve", tile=tile), msg("play-button-reserve")
        elif self.aside is not None:
            title, text = msg("prompt-gift", tile=tile), msg("play-button-dirk")
        if action is not None and not isinstance(action, self.own):
            text = action_text(action.name)
        narrow = self.narrow
        chips = (*kind_chips(narrow), *narrow.chips()) if narrow is not None else ()
        chips = (*chips, *self.other_chips())
        return Prompt(title, self._lines(ways), TILE_ID[self.tile], self._buttons(text), chips)

    def _lines(self, ways: int) -> tuple[PromptLine, ...]:
        action = self.ready()
        left = self.narrow.left() if self.narrow is not None else []
        then = follows(self.table, [action] if action is not None else left)
        lines = [*([self._reason()] if self.shares else []), *then]
        if not ways:
            gift = self.table.refusal(GiveToDirk.of(self.tile)) is None
            nowhere = msg("prompt-place-nowhere", dirk="yes" if gift else "no")
            lines.append(PromptLine(nowhere, "warn"))
        elif not then:
            lines.append(PromptLine(msg("prompt-place-cells", n=ways), "ok"))
            gates = sum(1 for cell in self.cells() if opened(self.table, self.tile, cell))
            if gates:
                lines.append(PromptLine(msg("place-gates", n=gates)))
            if self.cell is None and not self.shares:
                lines.append(PromptLine(msg("prompt-place-how")))
        more = len(self.tiles) - 1
        if more:
            lines.append(PromptLine(msg("prompt-place-more", n=more)))
        elif not self.final:  # the vizier's tile is of no turn
            lines.append(PromptLine(msg("prompt-place-last")))
        return tuple(lines)

    def _reason(self) -> PromptLine:
        """Say why the tile was won (rule end.distribute)."""
        share = next((s for s in self.shares if s.tile == self.tile), self.shares[0])
        currency = CURRENCIES[share.slot]
        return PromptLine(msg("prompt-place-won", cur=currency, sum=max(share.sums)), "strong")

    def _buttons(self, text: Msg) -> tuple[ActionButton, ...]:
        buttons = []
        if len(self.tiles) > 1:
            buttons.append(_button(Press("next"), msg("play-button-next-tile")))
        if not isinstance(self.aside, Reserve):  # else the primary button says it
            buttons.append(_button(Press("reserve"), msg("play-button-reserve")))
        if self.table.game.dirk is not None and not isinstance(self.aside, GiveToDirk):
            refusal = self.table.refusal(GiveToDirk.of(self.tile))
            why = refusal_text(refusal) if refusal is not None else None
            text_dirk = msg("play-button-dirk")
            buttons.append(_button(Press("dirk"), text_dirk, why))
        return (*buttons, self.confirm_button(text))


def _button(target: Press, text: Msg, why: Msg | None = None) -> ActionButton:
    return ActionButton(target, text, TURN_KEYS[target], enabled=why is None, why=why)
