"""City gates: a way through a wall between two tiles (rules of section 7.5)."""

from collections.abc import Callable, Mapping
from typing import ClassVar

import attrs

from alhambra_qt.engine.actions import Action, AddTile, Place
from alhambra_qt.engine.building import (
    check_add,
    check_place,
    held_built,
    reserve_built,
    rule_of,
    walls_of,
)
from alhambra_qt.engine.codec import read_cell
from alhambra_qt.engine.contracts import Deal, PositionFields, Zone
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.fields import Fields, Json, shown
from alhambra_qt.engine.ids import (
    SIDE_LETTERS,
    SIDES,
    STEP,
    Card,
    Cell,
    Seat,
    Side,
    Tile,
    opposite,
    reading_order,
    xy,
)
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, TILE_WALLS
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game, Handler, Module
from alhambra_qt.engine.state import ModuleState, Setup
from alhambra_qt.engine.turn import end_actions, redesigning

GATE: Card = CARD_BY_ID["gate"]
PILES = (3, 4, 5)


@attrs.frozen
class TakeGate(Action):
    """Take the open gate card in place of money (rule gates.take)."""

    name: ClassVar[str] = "take_gate"


@attrs.frozen
class PlaceWithGate(Action):
    """Build a tile held aside and open the wall on one of its sides (rule gates.use)."""

    name: ClassVar[str] = "place_with_gate"
    tile: Tile
    cell: Cell
    side: Side


@attrs.frozen
class AddWithGate(Action):
    """Redesign: build a reserve tile and open the wall on one of its sides (rule gates.use)."""

    name: ClassVar[str] = "add_with_gate"
    tile: Tile
    cell: Cell
    side: Side


@attrs.frozen
class GateShown(Event):
    """A gate card was drawn and lies open now."""

    rule: ClassVar[str] = "gates.deal"


@attrs.frozen
class GateDiscarded(Event):
    """A gate card was drawn while another lay open: it goes to the discards."""

    rule: ClassVar[str] = "gates.deal"


@attrs.frozen
class GateTaken(Event):
    """A seat took the open gate card."""

    rule: ClassVar[str] = "gates.take"

    seat: Seat


@attrs.frozen
class GateOpened(Event):
    """A seat opened a gate on a side of the tile it has just built."""

    rule: ClassVar[str] = "gates.use"

    seat: Seat
    tile: Tile
    cell: Cell
    side: Side


@attrs.define(eq=False)
class OpenGate(ModuleState):
    """Whether a gate card lies open beside the display."""

    open: bool = False


def gate_sides(palace: Palace, tile: Tile, cell: Cell) -> list[Side]:
    """List the sides of a cell over which this tile and the one beyond both bear printed walls."""
    return [
        side
        for side, near, other in palace.neighbours(cell)
        if near not in palace.camps
        and TILE_WALLS[tile] >> side & 1
        and TILE_WALLS[other] >> opposite(side) & 1
    ]


class Gates(Module[OpenGate]):
    """Rules gates.deal, gates.take, gates.use; gates.fixed is part of every redesign."""

    id = "gates"
    pieces = ("gate",)
    fields = ("gates", "gate_open")
    dealt = "gates.deal"

    def deals(self, setup: Setup) -> tuple[Deal, ...]:
        """As many cards as players, spread over piles 3, 4 and 5, extras to 3, then 4."""
        number = setup.seats
        piles = {pile: (number + 2 - place) // 3 for place, pile in enumerate(PILES)}
        cards = {pile: count for pile, count in piles.items() if count}
        return (Deal("gate", (GATE,) * number, cards),)

    def setup(self, game: Game) -> None:
        """No card lies open yet."""
        self.keep(game, OpenGate())

    def drawn(self) -> Mapping[str, Callable[[Game, Card], bool]]:
        """A gate card takes no place of the display."""
        return {"gate": self._drawn}

    def _drawn(self, game: Game, card: Card) -> bool:
        state = self.own(game)
        if state.open:
            game.discards.append(card)
            game.emit(GateDiscarded())
        else:
            state.open = True
            game.emit(GateShown())
        return False

    def zones(self, game: Game, out: list[Zone]) -> None:
        """The card that lies open."""
        if self.own(game).open:
            out.append(Zone("gate-open", cards=(GATE,)))

    # -- actions ------------------------------------------------------------------------------

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Taking a card, and the two ways to use one."""
        aside = ("place", "distribute")
        return {
            TakeGate: Handler(("turn",), self._check_take, self._take),
            PlaceWithGate: Handler(aside, self._check_place, self._place, "buy.place_late"),
            AddWithGate: Handler(("turn", "redesign"), self._check_add, self._add),
        }

    def turn_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """An open gate card can be taken."""
        if self.own(game).open:
            out.append(TakeGate.of())

    def place_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Every tile held aside, wherever a gate makes way to it."""
        self._list(game, seat, game.players[seat].bought, PlaceWithGate, out)

    def redesign_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Every reserve tile, wherever a gate makes way to it."""
        self._list(game, seat, game.players[seat].reserve, AddWithGate, out)

    def _list(
        self,
        game: Game,
        seat: Seat,
        tiles: list[Tile],
        kind: type[PlaceWithGate | AddWithGate],
        out: list[Action],
    ) -> None:
        player = game.players[seat]
        if GATE not in player.hand:
            return
        for tile in tiles:
            if not TILE_WALLS[tile] or not rule_of(game, tile).walked:
                continue
            for cell in player.palace.gate_spots(walls_of(player, tile)):
                out += [kind.of(tile, cell, side) for side in gate_sides(player.palace, tile, cell)]

    def _check_take(self, game: Game, seat: Seat, action: TakeGate) -> Refusal | None:
        if self.own(game).open:
            return None
        return Refusal("gates.take", params=(("reason", "none"),))

    def _take(self, game: Game, seat: Seat, action: TakeGate) -> None:
        self.own(game).open = False
        player = game.players[seat]
        player.hand.append(GATE)
        player.hand.sort()
        game.emit(GateTaken(seat))
        end_actions(game, seat)

    def _check_place(self, game: Game, seat: Seat, action: PlaceWithGate) -> Refusal | None:
        without = check_place(game, seat, Place.of(action.tile, action.cell))
        return self._check_gate(game, seat, action, without)

    def _check_add(self, game: Game, seat: Seat, action: AddWithGate) -> Refusal | None:
        without = check_add(game, seat, AddTile.of(action.tile, action.cell))
        return self._check_gate(game, seat, action, without)

    def _check_gate(
        self,
        game: Game,
        seat: Seat,
        action: PlaceWithGate | AddWithGate,
        without: Refusal | None,
    ) -> Refusal | None:
        """Check a gate; ``without`` is what forbids the tile without one (rule gates.use)."""
        player, tile, cell = game.players[seat], action.tile, action.cell
        if GATE not in player.hand:
            return Refusal("gates.use", params=(("reason", "no_card"),))
        if without is None:
            return Refusal("gates.use", (cell,), params=(("reason", "needless"),))
        if without.rule != "build.walk":
            return without
        closed = player.palace.obstacle(walls_of(player, tile), cell, gate=True)
        if closed is not None:
            return closed
        if action.side in gate_sides(player.palace, tile, cell):
            return None
        beyond = cell + STEP[action.side]
        stick = beyond in player.palace.tiles and beyond not in player.palace.camps
        reason = "stick" if stick else "no_tile"
        return Refusal("gates.use", (), ((cell, action.side),), (("reason", reason),))

    def _place(self, game: Game, seat: Seat, action: PlaceWithGate) -> None:
        self._spend(game, seat)
        held_built(game, seat, action.tile, action.cell)
        self._open(game, seat, action)

    def _add(self, game: Game, seat: Seat, action: AddWithGate) -> None:
        redesigning(game, seat)
        self._spend(game, seat)
        reserve_built(game, seat, action.tile, action.cell)
        self._open(game, seat, action)

    def _spend(self, game: Game, seat: Seat) -> None:
        game.players[seat].spend(GATE)
        game.gone.append(GATE)

    def _open(self, game: Game, seat: Seat, action: PlaceWithGate | AddWithGate) -> None:
        game.players[seat].palace.open_gate(action.cell, action.side)
        game.emit(GateOpened(seat, action.tile, action.cell, action.side))

    # -- positions ----------------------------------------------------------------------------

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """Whether a card lies open, and the gates of each seat; each has used up a card."""
        self.keep(game, OpenGate(fields.top.flag("gate_open")))
        if self.own(game).open:
            fields.stock.card(CARD_ID[GATE], "gate_open", ("gate",))
        for seat, player in zip(fields.seats, game.players, strict=True):
            for path, part in seat.fields.items("gates"):
                entry = Fields(part, path)
                _read_gate(entry, player.palace)
                for name in entry.left():
                    raise BadData(entry.path(name), f"there is no field {shown(name)} here")
                game.gone.append(fields.stock.card(CARD_ID[GATE], path, ("gate",)))

    def write_position(self, game: Game, data: Json) -> None:
        """Whether a card lies open, and the gates of each seat, each at its first tile."""
        data["gate_open"] = self.own(game).open
        for entry, player in zip(data["seats"], game.players, strict=True):
            gates = player.palace.gates
            entry["gates"] = [
                {"at": list(xy(cell)), "side": SIDE_LETTERS[side]}
                for cell in sorted(gates, key=reading_order)
                for side in SIDES
                if gates[cell] >> side & 1
                and reading_order(cell + STEP[side]) > reading_order(cell)
            ]


def _read_gate(entry: Fields, palace: Palace) -> None:
    """Open a gate in an Alhambra that is not checked yet (rule gates.use)."""
    where = entry.path("at")
    cell = read_cell(entry.required("at"), where)
    letter = entry.required("side")
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SIDE_LETTERS:
        raise BadData(entry.path("side"), f"must be one of n, e, s, w, not {shown(letter)}")
    side = SIDE_LETTERS.index(letter)
    if cell not in palace.tiles:
        raise BadData(where, f"there is no tile at {list(xy(cell))}", "gates.use")
    if cell in palace.camps or side not in gate_sides(palace, palace.tiles[cell], cell):
        text = f"no two printed walls of tiles meet at {list(xy(cell))} {letter}"
        raise BadData(entry.path("side"), text, "gates.use")
    if palace.gates.get(cell, 0) >> side & 1:
        raise BadData(where, f"the gate at {list(xy(cell))} {letter} is named twice", "gates.use")
    palace.open_gate(cell, side)
