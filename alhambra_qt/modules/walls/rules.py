"""Walls: sticks that are added to tiles for good (rules of section 7.9)."""

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.building import walls_of
from alhambra_qt.engine.contracts import Deal, PositionFields, SeatFields, Zone
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.fields import Fields, Json, shown
from alhambra_qt.engine.geometry import SIDES_OF
from alhambra_qt.engine.ids import (
    SIDE_LETTERS,
    STEP,
    Card,
    Cell,
    Mask,
    Seat,
    Tile,
    letters_of,
    mask_of,
    reading_order,
)
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import (
    CARD_ID,
    CARD_KIND,
    FOUNTAIN,
    TILE_ID,
    TILE_KIND,
    TILE_WALLS,
)
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game, Handler, Module
from alhambra_qt.engine.state import CARDS_BY_ID, ModuleState, Player, Setup
from alhambra_qt.engine.turn import end_actions

WALL_CARDS: tuple[Card, ...] = tuple(card for card, kind in enumerate(CARD_KIND) if kind == "wall")
# The sides that a card puts sticks on.
CARD_SIDES: dict[Card, Mask] = {
    card: mask_of(CARD_ID[card].removeprefix("wall-")) for card in WALL_CARDS
}
STICKS = 12


@attrs.frozen
class BuildSticks(Action):
    """Take an open wall card and put its sticks onto a tile of the Alhambra (walls.build)."""

    name: ClassVar[str] = "build_sticks"
    card: Card
    cell: Cell


@attrs.frozen
class BuildSticksAside(Action):
    """Take an open wall card, its sticks go onto a tile reserved or held aside (walls.build)."""

    name: ClassVar[str] = "build_sticks_aside"
    card: Card
    tile: Tile


@attrs.frozen
class WallCardShown(Event):
    """A wall card was drawn and lies open now."""

    rule: ClassVar[str] = "walls.deal"

    card: Card


@attrs.frozen
class SticksBuilt(Event):
    """A seat put ``count`` sticks onto a tile of its own."""

    rule: ClassVar[str] = "walls.build"

    seat: Seat
    card: Card
    tile: Tile
    count: int


@attrs.define(eq=False)
class OpenWalls(ModuleState):
    """The wall cards that lie open, in the order in which they were drawn."""

    open: list[Card] = attrs.field(metadata=CARDS_BY_ID)


def open_sides(palace: Palace) -> list[tuple[Cell, Mask]]:
    """List the tiles, by x then y, each with its sides that bear no wall and face an empty cell."""
    found = []
    for cell, walls in palace.walls.items():
        if cell not in palace.camps and walls != 15:
            bare = SIDES_OF[15 ^ walls]
            free = sum([1 << side for side in bare if cell + STEP[side] not in palace.walls])
            if free:
                found.append((cell, free))
    found.sort(key=lambda entry: reading_order(entry[0]))
    return found


def sticks_obstacle(player: Player, sides: Mask, cell: Cell) -> Refusal | None:
    """Give the rule that forbids sticks on these sides of a built tile, or None.

    A stick faces an empty cell, or the touching sides would no longer match. There it cannot stand
    in anybody's way: nobody walks over a side with nothing beyond, and no camp leans on it.
    """
    palace = player.palace
    if cell not in palace.tiles:
        return Refusal("walls.build", (cell,), params=(("reason", "no_tile"),))
    refusal = _bare_sides(player, palace.tiles[cell], sides, (cell,))
    if refusal is not None:
        return refusal
    touching = tuple((cell, s) for s in SIDES_OF[sides] if cell + STEP[s] in palace.tiles)
    return Refusal("build.edges", (), touching) if touching else None


def _bare_sides(
    player: Player, tile: Tile, sides: Mask, cells: tuple[Cell, ...] = ()
) -> Refusal | None:
    """Give the refusal if a tile takes no sticks on these sides, wherever it lies."""
    if TILE_KIND[tile] == "camp":
        return Refusal("walls.build", cells, params=(("reason", "camp"),))
    taken = sides & walls_of(player, tile)
    if not taken:
        return None
    marks = tuple((cell, side) for cell in cells for side in SIDES_OF[taken])
    return Refusal("walls.build", (), marks, (("reason", "wall"),))


class Walls(Module[OpenWalls]):
    """Rules walls.deal, walls.build."""

    id = "walls"
    pieces = ("wall",)
    fields = ("sticks", "walls_open")
    dealt = "walls.deal"

    def deals(self, setup: Setup) -> tuple[Deal, ...]:
        """Eight cards, two each into piles 2 to 5."""
        return (Deal("wall", WALL_CARDS, {2: 2, 3: 2, 4: 2, 5: 2}),)

    def setup(self, game: Game) -> None:
        """No card lies open yet."""
        self.keep(game, OpenWalls([]))

    def drawn(self) -> Mapping[str, Callable[[Game, Card], bool]]:
        """A wall card is laid aside open, any number of them."""
        return {"wall": self._drawn}

    def _drawn(self, game: Game, card: Card) -> bool:
        self.own(game).open.append(card)
        game.emit(WallCardShown(card))
        return False

    def zones(self, game: Game, out: list[Zone]) -> None:
        """The cards that lie open."""
        out.append(Zone("walls-open", cards=tuple(self.own(game).open)))

    # -- actions ------------------------------------------------------------------------------

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Sticks onto a tile of the Alhambra, or onto one that lies outside."""
        return {
            BuildSticks: Handler(("turn",), self._check, self._build),
            BuildSticksAside: Handler(("turn",), self._check_aside, self._build_aside),
        }

    def turn_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Every open card on every own tile that takes its sticks."""
        cards = sorted(self.own(game).open)
        if not cards:
            return
        player = game.players[seat]
        built = open_sides(player.palace)
        aside = [
            (tile, walls_of(player, tile))
            for tile in (*player.reserve, *player.bought)
            if TILE_KIND[tile] != "camp"
        ]
        for card in cards:
            sides = CARD_SIDES[card]
            out += [BuildSticks.of(card, cell) for cell, free in built if not sides & ~free]
            out += [BuildSticksAside.of(card, tile) for tile, taken in aside if not sides & taken]

    def _check_card(self, game: Game, card: Card) -> Refusal | None:
        if card in self.own(game).open:
            return None
        return Refusal("walls.build", params=(("reason", "not_open"),))

    def _check(self, game: Game, seat: Seat, action: BuildSticks) -> Refusal | None:
        missing = self._check_card(game, action.card)
        return missing or sticks_obstacle(game.players[seat], CARD_SIDES[action.card], action.cell)

    def _check_aside(self, game: Game, seat: Seat, action: BuildSticksAside) -> Refusal | None:
        missing = self._check_card(game, action.card)
        if missing is not None:
            return missing
        player = game.players[seat]
        if action.tile not in (*player.reserve, *player.bought):
            return Refusal("walls.build", params=(("reason", "not_own"),))
        return _bare_sides(player, action.tile, CARD_SIDES[action.card])

    def _build(self, game: Game, seat: Seat, action: BuildSticks) -> None:
        palace, sides = game.players[seat].palace, CARD_SIDES[action.card]
        palace.set_walls(action.cell, palace.walls[action.cell] | sides)
        self._spend(game, seat, action.card, palace.tiles[action.cell])

    def _build_aside(self, game: Game, seat: Seat, action: BuildSticksAside) -> None:
        self._spend(game, seat, action.card, action.tile)

    def _spend(self, game: Game, seat: Seat, card: Card, tile: Tile) -> None:
        self.own(game).open.remove(card)
        game.gone.append(card)
        game.players[seat].add_sticks(tile, CARD_SIDES[card])
        game.emit(SticksBuilt(seat, card, tile, len(SIDES_OF[CARD_SIDES[card]])))
        end_actions(game, seat)

    # -- positions ----------------------------------------------------------------------------

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """The open cards, and the sticks on built and reserved tiles; these used up cards."""
        cards = fields.top.items("walls_open")
        open_ = [fields.stock.card(card, path, ("wall",)) for path, card in cards]
        self.keep(game, OpenWalls(open_))
        total = 0
        for seat, player in zip(fields.seats, game.players, strict=True):
            total = _read_sticks(seat, player, total)
        built = [mask for player in game.players for mask in player.sticks.values()]
        game.gone += _used_cards(built, fields)

    def write_position(self, game: Game, data: Json) -> None:
        """The open cards, and the sticks on each tile; a fountain is named only if it has some."""
        data["walls_open"] = [CARD_ID[card] for card in self.own(game).open]
        for entry, player in zip(data["seats"], game.players, strict=True):
            if FOUNTAIN in player.sticks:
                entry["alhambra"].insert(0, {"tile": TILE_ID[FOUNTAIN], "at": [0, 0]})
            sticks = {TILE_ID[tile]: letters_of(mask) for tile, mask in player.sticks.items()}
            for piece in (*entry["alhambra"], *entry["reserve"]):
                if piece["tile"] in sticks:
                    piece["sticks"] = sticks[piece["tile"]]


def _read_sticks(seat: SeatFields, player: Player, total: int) -> int:
    """Put the sticks of a position onto a seat's tiles; counts on from ``total``."""
    tiles = player.palace.tiles
    pieces = [(tiles[cell], entry) for cell, entry in seat.alhambra] + list(seat.reserve)
    for tile, entry in pieces:
        mask = _read_sides(entry, tile)
        if not mask:
            continue
        total += mask.bit_count()
        if total > STICKS:
            raise BadData(entry.path("sticks"), f"there are only {STICKS} sticks", "walls.deal")
        player.add_sticks(tile, mask)
    for cell, tile in tiles.items():
        if tile in player.sticks:
            player.palace.set_walls(cell, walls_of(player, tile))
    return total


def _read_sides(entry: Fields, tile: Tile) -> Mask:
    """Read the sides that bear sticks, in the order n e s w."""
    letters = entry.take("sticks", "")
    where = entry.path("sticks")
    if not isinstance(letters, str) or not set(letters) <= set(SIDE_LETTERS):
        raise BadData(where, f"must be sides out of {SIDE_LETTERS!r}, not {shown(letters)}")
    mask = mask_of(letters)
    if letters_of(mask) != letters:
        raise BadData(where, f"must be {letters_of(mask)!r}, not {shown(letters)}")
    if mask and TILE_KIND[tile] == "camp":
        raise BadData(where, f"{TILE_ID[tile]} is a camp and bears no stick", "walls.build")
    if mask & TILE_WALLS[tile]:
        walls = letters_of(mask & TILE_WALLS[tile])
        raise BadData(where, f"{TILE_ID[tile]} bears a printed wall at {walls}", "walls.build")
    return mask


def _used_cards(built: Iterable[Mask], fields: PositionFields) -> list[Card]:
    """Take cards that could have given these sticks out of the stock, as far as there are any."""
    deck = fields.top.data.get("deck")
    lying = [card for card in deck if isinstance(card, str)] if isinstance(deck, list) else []
    left = fields.stock.unused_cards()
    corners_first = sorted(WALL_CARDS, key=lambda card: -CARD_SIDES[card].bit_count())
    free = [card for card in corners_first if left[card] and CARD_ID[card] not in lying]
    used: list[Card] = []
    for mask in built:
        for card in free:
            if card not in used and not CARD_SIDES[card] & ~mask:
                mask &= ~CARD_SIDES[card]
                used.append(fields.stock.card(CARD_ID[card], "sticks", ("wall",)))
    return used
