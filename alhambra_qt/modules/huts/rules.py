"""Builders' huts: free tiles that count as the buildings around them (rules of section 7.4)."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.building import BUILDING_RULE
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.contracts import PositionFields, Zone
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.fields import Json
from alhambra_qt.engine.ids import SIDES, STEP, Cell, Seat, Tile
from alhambra_qt.engine.ledger import Part
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import HUTS, TILE_ID, TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game, Handler, Module, TileRule
from alhambra_qt.engine.state import UNKNOWN, ModuleState
from alhambra_qt.engine.turn import end_actions

MOST = 3  # huts that a player may have, and buildings that a hut may count as


@attrs.frozen
class TakeHut(Action):
    """Take an open hut, free of charge (rule huts.take)."""

    name: ClassVar[str] = "take_hut"
    tile: Tile


@attrs.frozen
class HutTaken(Event):
    """A seat took an open hut."""

    rule: ClassVar[str] = "huts.take"

    seat: Seat
    tile: Tile


@attrs.frozen
class HutShown(Event):
    """The next hut of a stack was turned up."""

    rule: ClassVar[str] = "huts.take"

    tile: Tile


@attrs.define(eq=False)
class HutStacks(ModuleState):
    """One stack per type; the last of each lies open, the others face down."""

    stacks: list[list[Tile]]

    def check(self) -> None:
        """There is a stack for each type.

        Raises:
            ValueError: if not.
        """
        if len(self.stacks) != len(TYPES):
            raise ValueError("there is one stack per building type")


def hut_worth(palace: Palace, cell: Cell) -> int:
    """Tell how many buildings the hut on a cell counts as (rule huts.score).

    A stick is a wall; a gate opens the way, but the wall still stands.
    """
    kind = TILE_TYPE[palace.tiles[cell]]
    near = [
        palace.tiles.get(cell + STEP[side], 0)
        for side in SIDES
        if not palace.walls[cell] >> side & 1
    ]
    same = [tile for tile in near if TILE_KIND[tile] == "building" and TILE_TYPE[tile] == kind]
    return min(MOST, len(same))


def huts_of(game: Game, seat: Seat) -> list[Tile]:
    """List a seat's huts: built, on the reserve, held aside."""
    player = game.players[seat]
    tiles = [*player.palace.tiles.values(), *player.reserve, *player.bought]
    return [tile for tile in tiles if TILE_KIND[tile] == "hut"]


class Huts(Module[HutStacks]):
    """Rules huts.take, huts.score, huts.tile."""

    id = "huts"
    pieces = ("hut",)
    fields = ("huts_open",)
    dealt = "huts.take"

    def setup(self, game: Game) -> None:
        """Six shuffled stacks, the top hut of each turned up."""
        self.keep(game, HutStacks(_stacks(HUTS, game.setup.seed)))

    def zones(self, game: Game, out: list[Zone]) -> None:
        """The open huts, and those below them."""
        stacks = self.own(game).stacks
        out.append(Zone(self.id, tiles=tuple(stack[-1] for stack in stacks if stack)))
        below = tuple(tile for stack in stacks for tile in stack[:-1])
        out.append(Zone("huts_below", tiles=below))

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """The open huts may be named; the other huts lie below them, in an order by the seed."""
        opened: dict[int, Tile] = {}
        for path, value in fields.top.items("huts_open", most=len(TYPES)):
            tile = fields.stock.tile(value, path, ("hut",))
            if TILE_TYPE[tile] in opened:
                raise BadData(path, f"{value}: one hut of each type lies open", "huts.take")
            opened[TILE_TYPE[tile]] = tile
        for number, seat in enumerate(fields.seats):
            if len(huts_of(game, number)) > MOST:
                text = f"a player has {MOST} huts at most, the reserve included"
                raise BadData(seat.fields.where, text, "huts.take")
        left = [tile for tile in HUTS if tile not in fields.stock.used_tiles]
        stacks = _stacks(left, game.setup.seed)
        for kind, tile in opened.items():
            stacks[kind].append(tile)
        self.keep(game, HutStacks(stacks))

    def write_position(self, game: Game, data: Json) -> None:
        """The open huts."""
        stacks = self.own(game).stacks
        data["huts_open"] = [TILE_ID[stack[-1]] for stack in stacks if stack]

    def redact(self, game: Game, seat: Seat) -> None:
        """Nobody knows what lies below the open huts."""
        for stack in self.own(game).stacks:
            stack[:-1] = [UNKNOWN] * len(stack[:-1])

    def redeal(self, game: Game, seed: str) -> None:
        """The huts that lie nowhere in sight are below those of their type."""
        stacks = self.own(game).stacks
        seen = {stack[-1] for stack in stacks if stack}
        for seat in range(len(game.players)):
            seen.update(huts_of(game, seat))
        below = _stacks([tile for tile in HUTS if tile not in seen], seed)
        for stack, hidden in zip(stacks, below, strict=True):
            stack[:-1] = hidden

    def tile_rules(self) -> Mapping[str, TileRule]:
        """Huts are built like buildings, but are no gifts."""
        return {"hut": attrs.evolve(BUILDING_RULE, gift=False)}

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Taking a hut."""
        return {TakeHut: Handler(("turn",), self._check_take, self._take)}

    def turn_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Every open hut, unless the seat has its three."""
        if len(huts_of(game, seat)) < MOST:
            stacks = self.own(game).stacks
            out += [TakeHut.of(stack[-1]) for stack in stacks if stack]

    def _check_take(self, game: Game, seat: Seat, action: TakeHut) -> Refusal | None:
        stacks = self.own(game).stacks
        if action.tile not in [stack[-1] for stack in stacks if stack]:
            return Refusal("huts.take", params=(("reason", "not_open"),))
        if len(huts_of(game, seat)) >= MOST:
            return Refusal("huts.take", params=(("reason", "limit"), ("most", MOST)))
        return None

    def _take(self, game: Game, seat: Seat, action: TakeHut) -> None:
        stack = self.own(game).stacks[TILE_TYPE[action.tile]]
        game.players[seat].bought.append(stack.pop())
        game.emit(HutTaken(seat, action.tile))
        if stack:
            game.reveals += 1
            game.emit(HutShown(stack[-1]))
        end_actions(game, seat)

    def building_counts(self, game: Game, counts: list[list[float]]) -> list[list[float]]:
        """Each hut counts as the buildings beside it."""
        for player, row in zip(game.players, counts, strict=False):
            for kind, worth in player.palace.known(_worths):
                row[kind] += worth
        return counts

    def count_parts(self, game: Game, scoring: int, seat: Seat, out: list[Part]) -> None:
        """The huts that count as a building at least."""
        for cell, tile in _built(game, seat):
            worth = hut_worth(game.players[seat].palace, cell)
            if worth:
                out.append(Part(TILE_TYPE[tile], TILE_ID[tile], worth, (cell,)))


def _stacks(huts: Iterable[Tile], seed: str) -> list[list[Tile]]:
    """Sort huts by type and shuffle each stack."""
    huts = sorted(huts)
    return [
        shuffled([tile for tile in huts if TILE_TYPE[tile] == kind], seed, f"huts-{name}")
        for kind, name in enumerate(TYPES)
    ]


def _worths(palace: Palace) -> list[tuple[int, int]]:
    return [
        (TILE_TYPE[tile], hut_worth(palace, cell))
        for cell, tile in palace.tiles.items()
        if TILE_KIND[tile] == "hut"
    ]


def _built(game: Game, seat: Seat) -> list[tuple[Cell, Tile]]:
    tiles = game.players[seat].palace.tiles
    return [(cell, tile) for cell, tile in tiles.items() if TILE_KIND[tile] == "hut"]
