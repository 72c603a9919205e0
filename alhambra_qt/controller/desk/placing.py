"""The questions where a tile goes: one more redesign, and tiles bought or won in any order."""

from collections.abc import Iterator

from attrs import evolve

from alhambra_qt.controller.desk.chips import TURN_KEYS, follows
from alhambra_qt.controller.desk.generic import BaseMode
from alhambra_qt.controller.desk.laying import OWN, Laying, Redesign, redesigned
from alhambra_qt.controller.desk.modes import (
    CANCEL,
    NOTHING,
    Picked,
    opened,
    refused_tile,
)
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
)
from alhambra_qt.controller.view.view_parts import ActionButton
from alhambra_qt.controller.words.names import action_text, the_tile
from alhambra_qt.controller.words.sentences import refusal_text
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import (
    Action,
    GiveToDirk,
    Place,
    Reserve,
    TakeMoney,
)
from alhambra_qt.engine.events import Distributed
from alhambra_qt.engine.ids import Cell
from alhambra_qt.engine.pieces import CURRENCIES, TILE_ID
from alhambra_qt.i18n import Msg, msg


class RedesignMode(BaseMode):
    """The question for one more redesign after the turn's action."""

    own = OWN
    part: Redesign

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.part = Redesign(table)

    def dropped(self, target: Target, onto: Target) -> list[Target]:
        """Remove a tile dragged off the board, or swap it with the reserve tile it lands on."""
        return redesigned(target, onto) or super().dropped(target, onto)

    def forget(self) -> bool:
        had = self.part.begun
        self.part = Redesign(self.table)
        return had

    def tile_at(self, cell: Cell) -> int:
        return super().tile_at(cell) if self.other is None else self.other.tile()

    def why_not(self, target: Target) -> Refusal | None:
        if self.other is None and isinstance(target, AtCell):
            return self.part.refusal(target.cell)
        return self.other_refusal(target)

    def own_prompt(self) -> Prompt:
        prompt, text = self.part.prompt()
        cancel = (CANCEL,) if self.part.begun else ()
        chips = (*self.part.chips(), *self.other_chips())
        return evolve(prompt, buttons=(*cancel, self.confirm_button(text)), chips=chips)


# -- tiles bought or won ------------------------------------------------------------------------


class PlaceMode(BaseMode):
    """Picks of one tile and where it goes.

    Attributes:
        shares: why tiles were won at the end.
        tiles: the tiles to place.
        part: one of them, and its cell in the Alhambra.
        aside: to the reserve or to Dirk, where that needs confirmation.
    """

    own = (Place, Reserve, GiveToDirk)

    shares: tuple[Distributed, ...] = ()
    part: Laying

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.tiles = table.game.players[table.seat].bought
        self.part = Laying(table, self.tiles[0])
        self.aside: Action | None = None

    # -- picking ------------------------------------------------------------------------------

    def pick_own(self, target: Target) -> Picked:
        match target:
            case AtBought():
                self._choose(target.tile)
            case AtCell():
                picked = self.part.take_pick(target)
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
                return super().pick_own(target)
        return NOTHING

    @property
    def tile(self) -> int:
        """The chosen tile."""
        return self.part.tile

    def holds_own(self, target: Target) -> bool:
        bought = isinstance(target, AtBought) and self.tile == target.tile
        return bought or super().holds_own(target)

    def _choose(self, tile: int) -> None:
        if tile in self.tiles:
            self.cancel()
            self.part = Laying(self.table, tile)

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
        return self.aside or super().own_action()

    @property
    def sole(self) -> Action | None:
        """Return all that can be done with the chosen tile; None if that is a choice."""
        found = [a for a in self.table.answers if getattr(a, "tile", self.tile) == self.tile]
        return found[0] if len(found) == 1 else None

    def not_ready(self) -> Msg:
        return super().not_ready() if self.other is None else msg("why-choose-first")

    def forget(self) -> bool:
        had = self.part.cell is not None or self.aside is not None
        self.part, self.aside = Laying(self.table, self.tile), None
        return had

    def likely(self) -> Iterator[Action]:
        """List the possible placements, those of the chosen tile first."""
        found = [action for action in self.table.legal if isinstance(action, Place)]
        return iter(sorted(found, key=lambda place: place.tile != self.tile))

    def why_not(self, target: Target) -> Refusal | None:
        if isinstance(target, AtCell):
            return self.part.refusal(target.cell)
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

    def lay_table(self, overlay: Overlay) -> None:
        overlay.can(*(AtBought(TILE_ID[tile]) for tile in self.tiles), Press("reserve"))
        overlay.chosen(AtBought(TILE_ID[self.tile]))
        overlay.can(*self.pieces.targets)
        if self.table.refusal(GiveToDirk.of(self.tile)) is None:
            overlay.can(AT_DIRK)

    def own_prompt(self) -> Prompt:
        tile, action = the_tile(TILE_ID[self.tile]), self.ready()
        title, text = msg("prompt-place", tile=tile), msg("button-confirm")
        if self.part.cell is not None:
            title, text = msg("prompt-place-here", tile=tile), msg("play-button-place")
        elif isinstance(self.aside, Reserve):
            title, text = msg("prompt-reserve", tile=tile), msg("play-button-reserve")
        elif self.aside is not None:
            title, text = msg("prompt-gift", tile=tile), msg("play-button-dirk")
        if action is not None and not isinstance(action, self.own):
            text = action_text(action.name)
        chips = (*self.part.chips(), *self.other_chips())
        return Prompt(title, self._lines(), TILE_ID[self.tile], self._buttons(text), chips)

    def _lines(self) -> tuple[PromptLine, ...]:
        cells, then = self.part.cells(), self.part.follows()
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
            if self.part.cell is None and not self.shares:
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
