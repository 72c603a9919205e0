"""The question where bought (or won) tiles go, in any order."""

from collections.abc import Iterator

from alhambra_qt.controller.desk.chips import TURN_KEYS, action_chip, follows, keyed
from alhambra_qt.controller.desk.modes import (
    CANCEL,
    NOTHING,
    Mode,
    Picked,
    ghost,
    legal_cell,
    opened,
    refused,
    refused_tile,
)
from alhambra_qt.controller.desk.picking import Narrow, PiecePicks, begun, kind_chips
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.presenter.overlay import Overlay
from alhambra_qt.controller.view.parts import ActionButton
from alhambra_qt.controller.view.table_view import Prompt, PromptLine
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
    Do,
    Press,
    Target,
    target_of,
)
from alhambra_qt.controller.words.names import action_text, cell_name, the_tile
from alhambra_qt.controller.words.sentences import refusal_text
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import Action, GiveToDirk, Place, Reserve, TakeMoney
from alhambra_qt.engine.events import Distributed
from alhambra_qt.engine.ids import FOUNTAIN_CELL, Cell, xy
from alhambra_qt.engine.pieces import CURRENCIES, TILE_ID
from alhambra_qt.i18n import Msg, msg


def cell_in(action: Action) -> Cell:
    """Give the cell of an action that has one."""
    cell: Cell = getattr(action, "cell", FOUNTAIN_CELL)
    return cell


class PlaceMode(Mode):
    """Picks of one tile and where it goes; ``shares`` tells why tiles were won at the end."""

    def __init__(self, table: Table, shares: tuple[Distributed, ...] = ()) -> None:
        super().__init__(table)
        self.shares = shares
        self.tiles = table.game.players[table.seat].bought
        self.tile = self.tiles[0]
        self.cell: Cell | None = None
        self.narrow: Narrow | None = None  # several ways to place the tile on the cell
        self.other: Narrow | None = None  # what else a module allows
        self.aside: Action | None = None  # to the reserve or to Dirk, where that needs a yes

    # -- picking ------------------------------------------------------------------------------

    def pick(self, target: Target) -> Picked:
        """Take a tile, a cell, or a place beside the board."""
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
            case _:
                return self._pick_other(target)
        return NOTHING

    def holds(self, target: Target) -> bool:
        """Tell whether a tile, a cell or a choice is picked."""
        open_ = self.other or self.narrow
        if open_ is not None and open_.holds(target):
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

    def _extra(self) -> list[Action]:
        """List what else a module allows: actions that place no tile on a cell."""
        known = self.table.others((Place, Reserve, GiveToDirk))
        return [a for a in known if not (hasattr(a, "tile") and hasattr(a, "cell"))]

    def _pick_other(self, target: Target) -> Picked:
        """Take a pick of how the tile is placed, or of something else a module allows."""
        open_ = self.other or self.narrow
        if not isinstance(target, Do) and open_ is not None and open_.pick(target):
            return NOTHING
        if self.narrow is not None and self.narrow.pick(target):
            return NOTHING
        if isinstance(target, Do):
            found = [action for action in self._extra() if action.name == target.name]
            again = self.other is not None and self.other.actions == found
            self.cancel()
            self.other = Narrow(self.table, found) if found and not again else None
        elif isinstance(target, AtZone):
            other, refusal = begun(self.table, self._extra(), target), self.ask(target)
            if other is not None:
                self.cancel()
                self.other = other
            elif refusal is not None:
                return refused(refusal, target)
        return NOTHING

    def _pick_cell(self, target: AtCell) -> Picked:
        cell = target.cell
        taken = self.other.take(target) if self.other is not None else None
        if taken is not None:
            return taken
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

    def ready(self) -> Action | None:
        """Give where the tile goes."""
        if self.aside is not None:
            return self.aside
        narrow = self.other or self.narrow
        if narrow is not None:
            return narrow.ready()
        ways = self.ways(self.cell) if self.cell is not None else []
        return ways[0] if ways else None

    def not_ready(self) -> Msg:
        """Say what is still to be chosen."""
        other = self.narrow is not None or self.other is not None or not self.cells()
        return msg("why-choose-first") if other else msg("why-choose-cell")

    def cancel(self) -> bool:
        """Take the tile off the board again, forget everything else too."""
        had = any(x is not None for x in (self.cell, self.aside, self.other))
        self.cell, self.aside, self.narrow, self.other = None, None, None, None
        return had

    def tile_at(self, cell: Cell) -> int:
        """Give the tile that is being placed."""
        return self.tile

    def likely(self) -> Iterator[Action]:
        """List where the tiles may go, that of the chosen one first."""
        found = [one for one in self.table.legal if isinstance(one, Place)]
        return iter(sorted(found, key=lambda one: one.tile != self.tile))

    def ask(self, target: Target) -> Refusal | None:
        """Give the rule that forbids a place."""
        if isinstance(target, AtCell):
            cell = target.cell
            return None if self.ways(cell) else self.table.refusal(Place.of(self.tile, cell))
        if target in (Press("dirk"), AT_DIRK):
            return self.table.refusal(GiveToDirk.of(self.tile))
        if isinstance(target, (AtDisplay, AtSlot, AtHand, AtReserve, Begin)):
            return self.table.refusal(TakeMoney.of(()))  # an action of a turn like any other
        if isinstance(target, AtZone):
            return PiecePicks(self.table, self._extra()).refusal(target)
        return None

    def dropped(self, target: Target, onto: Target) -> list[Target]:
        """Dropping a tile on any tile of the reserve reserves it."""
        onto = Press("reserve") if isinstance(onto, AtReserve) else onto
        return super().dropped(target, onto)

    # -- how it looks -------------------------------------------------------------------------

    def overlay(self) -> Overlay:
        """Show the legal cells, the tile where it was put, and the question."""
        table = self.table
        cells = self.cells()
        overlay = Overlay(self._prompt(len(cells)))
        overlay.can(*(AtBought(TILE_ID[tile]) for tile in self.tiles), Press("reserve"))
        overlay.chosen(AtBought(TILE_ID[self.tile]))
        overlay.can(*PiecePicks(table, self._extra()).targets)
        if table.refusal(GiveToDirk.of(self.tile)) is None:
            overlay.can(AT_DIRK)
        overlay.legal = keyed(
            legal_cell(table, self.tile, cell, cell_name(*xy(cell))) for cell in cells
        )
        if self.cell is not None:
            overlay.chosen(target_of(self.cell))
            overlay.ghost = ghost(table, self.tile, self.cell, legal=True, put=True)
        if self.other is not None:
            overlay.legal = ()
            self.other.lay(overlay)
        self.say_effects(overlay)
        return overlay

    def _prompt(self, ways: int) -> Prompt:
        tile = the_tile(TILE_ID[self.tile])
        lines = self._lines(ways)
        title = msg("prompt-place", tile=tile)
        text = msg("button-confirm")
        if self.other is not None:
            title = action_text(self.other.actions[0].name)
        elif self.cell is not None:
            title, text = msg("prompt-place-here", tile=tile), msg("play-button-place")
        elif isinstance(self.aside, Reserve):
            title, text = msg("prompt-reserve", tile=tile), msg("play-button-reserve")
        elif self.aside is not None:
            title, text = msg("prompt-gift", tile=tile), msg("play-button-dirk")
        action = self.ready()
        if action is not None and not isinstance(action, Place | Reserve | GiveToDirk):
            text = action_text(action.name)
        shown = TILE_ID[self.tile] if self.other is None else None
        return Prompt(title, lines, shown, self._buttons(text), self._chips())

    def _chips(self) -> tuple[ActionButton, ...]:
        """Give chips for the ways to place the tile here, and for what else a module allows."""
        chosen = self.other.actions[0].name if self.other else ""
        names = dict.fromkeys(action.name for action in self._extra())
        extra = tuple(action_chip(name, name == chosen) for name in names)
        open_ = self.other or self.narrow
        kinds = kind_chips(self.narrow) if self.narrow is not None else ()
        return (*extra, *kinds, *(open_.chips() if open_ is not None else ()))

    def _lines(self, ways: int) -> tuple[PromptLine, ...]:
        if self.other is not None:
            return tuple(self._consequence())
        lines = [self._reason()] if self.shares else []
        lines += self._consequence()
        if not ways:
            gift = self.table.refusal(GiveToDirk.of(self.tile)) is None
            nowhere = msg("prompt-place-nowhere", dirk="yes" if gift else "no")
            lines.append(PromptLine(nowhere, "warn"))
        elif not self._consequence():
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

    def _consequence(self) -> list[PromptLine]:
        """Say what follows from what a module allows, once it is chosen."""
        action = self.ready()
        if self.other is not None:
            return list(self.other.lines())
        if action is not None:
            return list(follows(self.table, [action]))
        return list(follows(self.table, self.narrow.left())) if self.narrow is not None else []

    def _reason(self) -> PromptLine:
        """Say why the tile was won (rule end.distribute)."""
        share = next((s for s in self.shares if s.tile == self.tile), self.shares[0])
        currency = CURRENCIES[share.slot]
        return PromptLine(msg("prompt-place-won", cur=currency, sum=max(share.sums)), "strong")

    def _buttons(self, text: Msg) -> tuple[ActionButton, ...]:
        if self.other is not None:
            return CANCEL, self.confirm_button(text)
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
