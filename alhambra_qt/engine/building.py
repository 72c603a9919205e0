"""Placing, reserving, giving away and redesigning tiles (rules of sections 2, 3 and 6)."""

from collections.abc import Sequence

from .actions import (
    ADD_AT,
    PLACE_AT,
    REMOVE_AT,
    SWAP_AT,
    Action,
    AddTile,
    GiveToDirk,
    Place,
    RemoveTile,
    Reserve,
    SwapTile,
)
from .events import Added, GaveToDirk, Placed, Removed, Reserved, Swapped
from .geometry import FITS
from .ids import FOUNTAIN_CELL, Cell, Mask, Seat, Tile, reading_order
from .palace import Palace
from .pieces import TILE_KIND, TILE_WALLS
from .refusal import Refusal
from .rules import Game, TileRule
from .state import Frame, Player


def _sides(palace: Palace, mask: Mask, cell: Cell) -> Refusal | None:
    lifted = palace.clone()
    lifted.lift(cell)
    return lifted.obstacle(mask, cell)


BUILDING_RULE = TileRule(Palace.spots, Palace.obstacle, _sides)


def walls_of(player: Player, tile: Tile) -> Mask:
    """Return the walls of a player's tile: printed ones and sticks."""
    return TILE_WALLS[tile] | player.sticks[tile] if tile in player.sticks else TILE_WALLS[tile]


def rule_of(game: Game, tile: Tile) -> TileRule:
    """Return the building rules of a tile; its kind must be in the game."""
    return game.rules.tile_rules[TILE_KIND[tile]]


def spots(game: Game, seat: Seat, tile: Tile) -> Sequence[Cell]:
    """List the cells where a seat may build a tile."""
    player = game.players[seat]
    return rule_of(game, tile).spots(player.palace, walls_of(player, tile))


def obstacle(game: Game, seat: Seat, tile: Tile, cell: Cell) -> Refusal | None:
    """Return the rule that forbids building a tile on a cell, or None."""
    player = game.players[seat]
    return rule_of(game, tile).obstacle(player.palace, walls_of(player, tile), cell)


# -- tiles held aside -------------------------------------------------------------------------


def place_options(game: Game, frame: Frame) -> list[Action]:
    """List where each tile held aside may go (rule buy.place_late)."""
    out: list[Action] = []
    for tile in game.players[frame.seat].bought:
        at = PLACE_AT[tile]
        out += [at[cell] for cell in spots(game, frame.seat, tile)]
        out.append(Reserve.of(tile))
        if game.dirk is not None and frame.kind == "place" and rule_of(game, tile).gift:
            out.append(GiveToDirk.of(tile))
    for add in game.rules.place_actions:
        add(game, frame.seat, out)
    return out


def cells_for(game: Game, seat: Seat, tile: Tile) -> list[Cell]:
    """List where a tile could be built if it were held aside, by actions of modules if needed."""
    found = list(spots(game, seat, tile))
    if found or not game.rules.place_actions:
        return found
    tried = game.clone()
    tried.players[seat].bought = [tile]
    tried.push("place", seat)
    every = (option for option in place_options(tried, tried.frame) if hasattr(option, "cell"))
    return list(
        dict.fromkeys(action.cell for action in every if getattr(action, "tile", 0) == tile)
    )


def _check_held(game: Game, seat: Seat, tile: Tile) -> Refusal | None:
    if tile in game.players[seat].bought:
        return None
    return Refusal("buy.place_late", params=(("reason", "not_held"),))


def check_place(game: Game, seat: Seat, action: Place) -> Refusal | None:
    """Check building a tile held aside."""
    return _check_held(game, seat, action.tile) or obstacle(game, seat, action.tile, action.cell)


def check_reserve(game: Game, seat: Seat, action: Reserve) -> Refusal | None:
    """Check reserving a tile held aside: always possible (rule reserve.free)."""
    return _check_held(game, seat, action.tile)


def check_gift(game: Game, seat: Seat, action: GiveToDirk) -> Refusal | None:
    """Check giving a tile to Dirk (rule dirk.gift)."""
    if game.dirk is None:
        return Refusal("dirk.gift", params=(("reason", "no_dirk"),))
    if game.frame.kind == "distribute":
        return Refusal("dirk.gift", params=(("reason", "distribution"),))
    missing = _check_held(game, seat, action.tile)
    if missing is None and not rule_of(game, action.tile).gift:
        return Refusal("dirk.gift", params=(("reason", "hut"),))
    return missing


def run_place(game: Game, seat: Seat, action: Place) -> None:
    """Build a tile held aside."""
    held_built(game, seat, action.tile, action.cell)


def held_built(game: Game, seat: Seat, tile: Tile, cell: Cell) -> None:
    """Build a tile held aside; questions this raises come before the next tile."""
    game.players[seat].bought.remove(tile)
    _leave_when_empty(game, seat)
    if game.events is not None:
        game.events.append(Placed(seat, tile, cell))
    build(game, seat, tile, cell)


def run_reserve(game: Game, seat: Seat, action: Reserve) -> None:
    """Put a tile held aside onto the reserve."""
    player = game.players[seat]
    player.bought.remove(action.tile)
    player.reserve.append(action.tile)
    if game.events is not None:
        game.events.append(Reserved(seat, action.tile))
    _leave_when_empty(game, seat)


def run_gift(game: Game, seat: Seat, action: GiveToDirk) -> None:
    """Give a tile held aside to Dirk."""
    game.players[seat].bought.remove(action.tile)
    game.players[seat].drop_sticks(action.tile)
    if game.dirk is not None:
        game.dirk.append(action.tile)
    if game.events is not None:
        game.events.append(GaveToDirk(seat, action.tile))
    _leave_when_empty(game, seat)


def _leave_when_empty(game: Game, seat: Seat) -> None:
    if not game.players[seat].bought:
        game.decisions.pop()


def build(game: Game, seat: Seat, tile: Tile, cell: Cell) -> None:
    """Put a tile on the board and call the modules' ``placed`` hooks."""
    player = game.players[seat]
    player.palace.place(tile, cell, walls_of(player, tile) if player.sticks else None)
    for told in game.rules.placed:
        told(game, seat, tile, cell)


def lift(game: Game, seat: Seat, cell: Cell) -> Tile:
    """Take a tile off the board and call the modules' ``lifted`` hooks."""
    tile = game.players[seat].palace.lift(cell)
    for told in game.rules.lifted:
        told(game, seat, tile, cell)
    return tile


# -- redesigns --------------------------------------------------------------------------------


def redesign_options(game: Game, seat: Seat, out: list[Action]) -> None:
    """List every legal redesign of a seat."""
    player = game.players[seat]
    for tile in player.reserve:
        at = ADD_AT[tile]
        out += [at[cell] for cell in spots(game, seat, tile)]
        at = SWAP_AT[tile]
        out += [at[cell] for cell in swap_cells(game, seat, tile)]
    out += [REMOVE_AT[cell] for cell in player.palace.removable()]
    for add in game.rules.redesign_actions:
        add(game, seat, out)


def can_redesign(game: Game, seat: Seat) -> bool:
    """Return whether a seat has a legal redesign."""
    player = game.players[seat]
    if player.palace.removable():
        return True
    for tile in player.reserve:
        if spots(game, seat, tile) or swap_cells(game, seat, tile):
            return True
    out: list[Action] = []
    for add in game.rules.redesign_actions:
        add(game, seat, out)
    return bool(out)


def swap_cells(game: Game, seat: Seat, tile: Tile) -> Sequence[Cell]:
    """List the cells whose tile a reserve tile may replace."""
    player = game.players[seat]
    palace = player.palace
    if rule_of(game, tile).walked:
        cells = palace.swap_cells(walls_of(player, tile))
        fits = FITS[walls_of(player, tile)]
        camps = [
            cell
            for cell in palace.camps
            if fits[palace.key_of(cell)] and not swap_obstacle(game, seat, tile, cell)
        ]
        return sorted(cells + camps, key=reading_order) if camps else cells
    may, mask = rule_of(game, tile).may, walls_of(player, tile)
    cells = [
        cell
        for cell in palace.tiles
        if may(mask, palace.key_of(cell)) and not swap_obstacle(game, seat, tile, cell)
    ]
    return sorted(cells, key=reading_order)


def swap_obstacle(game: Game, seat: Seat, tile: Tile, cell: Cell) -> Refusal | None:
    """Return the rule that forbids replacing the tile on a cell, or None."""
    palace = game.players[seat].palace
    if cell == FOUNTAIN_CELL:
        return Refusal("setup.fountain", (cell,))
    if cell not in palace.tiles:
        return Refusal("redesign.swap", (cell,), params=(("reason", "empty"),))
    if rule_of(game, palace.tiles[cell]).walked and rule_of(game, tile).walked:
        return palace.why_not_swap(walls_of(game.players[seat], tile), cell)
    return _mixed_swap(game, seat, tile, cell)


def _mixed_swap(game: Game, seat: Seat, tile: Tile, cell: Cell) -> Refusal | None:
    """Check a swap in which a tile is not walked: the new tile's own rules, and no tile cut off."""
    player = game.players[seat]
    palace = player.palace
    wrong = rule_of(game, tile).sides(palace, walls_of(player, tile), cell)
    if wrong is not None:
        return wrong
    cut = palace.why_not_remove(cell)
    return None if cut is None or ("kind", "hole") in cut.params else cut


def _check_in_reserve(game: Game, seat: Seat, tile: Tile, rule: str) -> Refusal | None:
    if tile in game.players[seat].reserve:
        return None
    if tile in game.players[seat].bought:
        return Refusal("buy.place_late", params=(("reason", "not_yet"),))
    return Refusal(rule, params=(("reason", "not_in_reserve"),))


def check_add(game: Game, seat: Seat, action: AddTile) -> Refusal | None:
    """Check putting a reserve tile into the Alhambra (rule redesign.add)."""
    missing = _check_in_reserve(game, seat, action.tile, "redesign.add")
    return missing or obstacle(game, seat, action.tile, action.cell)


def check_remove(game: Game, seat: Seat, action: RemoveTile) -> Refusal | None:
    """Check taking a tile out (rules redesign.remove, build.after)."""
    palace = game.players[seat].palace
    if action.cell not in palace.tiles:
        return Refusal("redesign.remove", (action.cell,), params=(("reason", "empty"),))
    return palace.why_not_remove(action.cell)


def check_swap(game: Game, seat: Seat, action: SwapTile) -> Refusal | None:
    """Check exchanging a reserve tile with a built one (rules redesign.swap, build.after)."""
    missing = _check_in_reserve(game, seat, action.tile, "redesign.swap")
    return missing or swap_obstacle(game, seat, action.tile, action.cell)


def run_add(game: Game, seat: Seat, action: AddTile) -> None:
    """Put a reserve tile into the Alhambra."""
    reserve_built(game, seat, action.tile, action.cell)


def reserve_built(game: Game, seat: Seat, tile: Tile, cell: Cell) -> None:
    """Take a tile from the reserve and build it."""
    game.players[seat].reserve.remove(tile)
    if game.events is not None:
        game.events.append(Added(seat, tile, cell))
    build(game, seat, tile, cell)


def run_remove(game: Game, seat: Seat, action: RemoveTile) -> None:
    """Take a tile out to the reserve."""
    tile = lift(game, seat, action.cell)
    game.players[seat].reserve.append(tile)
    if game.events is not None:
        game.events.append(Removed(seat, tile, action.cell))


def run_swap(game: Game, seat: Seat, action: SwapTile) -> None:
    """Exchange a reserve tile with the one on a cell."""
    player = game.players[seat]
    player.reserve.remove(action.tile)
    old = lift(game, seat, action.cell)
    player.reserve.append(old)
    if game.events is not None:
        game.events.append(Swapped(seat, action.tile, old, action.cell))
    build(game, seat, action.tile, action.cell)
