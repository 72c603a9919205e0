"""Alhambras of random games obey the plain rules, and what may be built is what these allow."""

from random import Random

from alhambra_qt.engine import Game, legal_actions, why_not
from alhambra_qt.engine.actions import Action, AddTile, Place, RemoveTile, SwapTile, action_types
from alhambra_qt.engine.ids import SIDES, Seat, Tile, cell_at
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import CARD_ID, TILE_KIND, TILE_WALLS
from alhambra_qt.engine.state import Player
from tests.engine import plain_palace as plain
from tests.engine.random_palaces import board_of, gates_of

# The questions in which tiles are built, and with which actions.
HELD = ("place", "distribute")
REDESIGN = ("turn", "redesign")


def mask_of(player: Player, tile: Tile) -> int:
    """Give the printed walls (or bastions) of a tile and the sticks on it."""
    return TILE_WALLS[tile] | player.sticks.get(tile, 0)


def piece(player: Player, tile: Tile) -> plain.Piece:
    """Give a tile as a plain piece."""
    return plain.Piece(mask_of(player, tile), TILE_KIND[tile] == "camp")


def palace_is_right(player: Player) -> None:
    """The Alhambra obeys the plain rules, and its caches equal a new computation."""
    palace = player.palace
    board, gates = board_of(palace), gates_of(palace)
    assert plain.broken(board, gates) is None
    sticks_and_gates_are_right(player)
    twin = Palace()
    twin.set_walls(0, palace.walls[0])
    for cell in sorted(palace.tiles, reverse=True):
        if cell:
            twin.place(palace.tiles[cell], cell, palace.walls[cell])
    for cell, mask in palace.gates.items():
        for side in SIDES:
            if mask >> side & 1:
                twin.open_gate(cell, side)
    for name in ("tiles", "walls", "frontier", "camps", "gates"):
        assert getattr(palace, name) == getattr(twin, name), name
    assert palace.removable() == twin.removable()
    runs = plain.wall_runs(board)
    longest = len(runs[0]) if runs else 0
    assert palace.longest_wall() == twin.longest_wall() == longest == len(palace.wall_path())


def sticks_and_gates_are_right(player: Player) -> None:
    """Walls are printed or sticks; gates join printed walls (walls.build, gates.use)."""
    palace = player.palace
    for cell, tile in palace.tiles.items():
        assert palace.walls[cell] == mask_of(player, tile)
    for tile, sticks in player.sticks.items():
        assert sticks
        assert not sticks & TILE_WALLS[tile]
        assert TILE_KIND[tile] != "camp"
    for joined in gates_of(palace):
        one, other = sorted(joined)
        side = 1 if one[0] != other[0] else 2
        for place, facing in ((one, side), (other, side ^ 2)):
            tile = palace.tiles[cell_at(*place)]
            assert TILE_KIND[tile] != "camp"
            assert TILE_WALLS[tile] >> facing & 1


# -- what may be built -------------------------------------------------------------------------


def agrees(game: Game, rng: Random) -> None:
    """For a tile in question every cell around is legal, or refused, as the plain rules have it."""
    frame = game.decisions[-1]
    player = game.players[frame.seat]
    if frame.kind in HELD:
        tile = rng.choice(player.bought)
        adding_agrees(game, frame.seat, tile, Place)
        gates_agree(game, frame.seat, tile, "place_with_gate")
    elif frame.kind in REDESIGN:
        removing_agrees(game, frame.seat)
        if player.reserve:
            tile = rng.choice(player.reserve)
            adding_agrees(game, frame.seat, tile, AddTile)
            gates_agree(game, frame.seat, tile, "add_with_gate")
            swapping_agrees(game, frame.seat, tile)


def adding_agrees(game: Game, seat: Seat, tile: Tile, kind: type[Action]) -> None:
    """Building the tile is legal, or refused by the same rule, on every cell around."""
    player, listed = game.players[seat], set(legal_actions(game))
    board, gates = board_of(player.palace), gates_of(player.palace)
    for place in plain.places_around(board):
        action = kind.of(tile, cell_at(*place))
        refusal = why_not(game, action)
        wanted = plain.why_not(board, gates, place, piece(player, tile))
        assert (refusal.rule if refusal else None) == wanted, (place, refusal, wanted)
        assert (action in listed) == (wanted is None)


def gates_agree(game: Game, seat: Seat, tile: Tile, name: str) -> None:
    """A gate may be used just where it makes the one way to a tile that lacks nothing else."""
    if "gates" not in game.setup.modules:
        return
    player = game.players[seat]
    board, gates = board_of(player.palace), gates_of(player.palace)
    held = any(CARD_ID[card] == "gate" for card in player.hand)
    kind = action_types()[name]
    found = {action for action in legal_actions(game) if isinstance(action, kind)}
    wanted = set()
    for place in plain.places_around(board) if held else ():
        if plain.why_not(board, gates, place, piece(player, tile)) != "build.walk":
            continue
        for side in SIDES:
            near = plain.beyond(place, side)
            other = player.palace.tiles.get(cell_at(*near))
            if other is None or TILE_KIND[other] == "camp" or TILE_KIND[tile] == "camp":
                continue
            if not TILE_WALLS[tile] >> side & 1 or not TILE_WALLS[other] >> (side ^ 2) & 1:
                continue
            opened = gates | {frozenset({place, near})}
            if plain.why_not(board, opened, place, piece(player, tile)) is None:
                wanted.add(kind.of(tile, cell_at(*place), side))
    assert {action for action in found if getattr(action, "tile", None) == tile} == wanted


def swapping_agrees(game: Game, seat: Seat, tile: Tile) -> None:
    """Swapping the tile in is legal just where the board obeys the plain rules afterwards."""
    player, listed = game.players[seat], set(legal_actions(game))
    board, gates = board_of(player.palace), gates_of(player.palace)
    for place in plain.places_around(board):
        action = SwapTile.of(tile, cell_at(*place))
        fine = place in board and place not in plain.fixed(gates)
        fine = fine and plain.broken({**board, place: piece(player, tile)}, gates) is None
        assert (why_not(game, action) is None) == fine, (place, why_not(game, action))
        assert (action in listed) == fine


def removing_agrees(game: Game, seat: Seat) -> None:
    """Removing is legal just where the board obeys the plain rules afterwards."""
    palace, listed = game.players[seat].palace, set(legal_actions(game))
    board, gates = board_of(palace), gates_of(palace)
    wanted = set(plain.removable(board, gates))
    for place in plain.places_around(board):
        action = RemoveTile.of(cell_at(*place))
        assert (why_not(game, action) is None) == (place in wanted), (place, why_not(game, action))
        assert (action in listed) == (place in wanted)
