"""Where the pieces of modules may lie: on what kind of tile, how many, how long."""

from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import SIDES, STEP
from alhambra_qt.engine.pieces import TILE_ID, TILE_KIND
from alhambra_qt.modules.bonus.rules import Bonus
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.rules import Treasure

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")


def are_right(game: Game) -> None:
    """Chests and residents stand on buildings of their colour, nobody has too many of anything."""
    market_and_display_are_filled(game)
    for module, look in LOOK.items():
        if module in game.ext:
            look(game)


def market_and_display_are_filled(game: Game) -> None:
    """At the beginning of a turn all is refilled, but for a card taken before the first action."""
    if [frame.kind for frame in game.decisions] != ["turn"] or game.acted:
        return
    assert all(game.market)
    empty = game.display.count(-1)
    taken = "characters" in game.ext and Characters.of(game).star is not None
    assert empty <= taken or not (game.deck or game.discards)


def stands_on(game: Game, seat: int, cell: int, colour: int) -> None:
    """A piece of a colour stands on a building of that colour."""
    tile = game.players[seat].palace.tiles[cell]
    assert TILE_ID[tile].startswith(f"{TYPES[colour]}-")


def treasure(game: Game) -> None:
    """One chest on a building of its colour; a room has four or none (treasure.place)."""
    state = Treasure.of(game)
    for seat, chests in enumerate(state.chests):
        for cell, chest in chests.items():
            stands_on(game, seat, cell, chest)
    assert {len(room) for room in state.rooms} <= {0, 4}
    if game.dirk is not None:
        for colour, number in enumerate(state.dirk):
            assert number <= sum(TILE_ID[t].startswith(f"{TYPES[colour]}-") for t in game.dirk)
    if not any(frame.kind in ("chests", "hand_chests", "tiles_placed") for frame in game.decisions):
        assert not sum(state.bought)


def trader(game: Game) -> None:
    """Residents live in buildings of their colour, traders stand on free cells (trader.move_in)."""
    state = Trader.of(game)
    for seat, homes in enumerate(state.homes):
        for cell, colour in homes.items():
            stands_on(game, seat, cell, colour)
        assert len(state.residents[seat]) <= 3
        if state.at[seat] is not None:
            assert state.at[seat] not in game.players[seat].palace.tiles
            assert not state.aside[seat]
        elif game.turn and not game.over and game.decisions[-1].kind == "turn":
            raise AssertionError("the trader was not put back")


def huts(game: Game) -> None:
    """At most three huts for each player, reserve included (huts.take)."""
    for player in game.players:
        tiles = [*player.palace.tiles.values(), *player.reserve, *player.bought]
        assert sum(TILE_KIND[tile] == "hut" for tile in tiles) <= 3


def bonus(game: Game) -> None:
    """A bonus card is shown only while exactly its tile stands (bonus.return)."""
    for player, shown in zip(game.players, Bonus.of(game).shown, strict=True):
        assert set(shown) <= set(player.palace.tiles.values())


def walls(game: Game) -> None:
    """There are twelve sticks in all (walls.build)."""
    sticks = [mask for player in game.players for mask in player.sticks.values()]
    assert sum(mask.bit_count() for mask in sticks) <= 12


def gates(game: Game) -> None:
    """As many gates are built as cards have left the game for them (gates.use)."""
    built = 0
    for player in game.players:
        for cell, mask in player.palace.gates.items():
            for side in SIDES:
                if mask >> side & 1:
                    built += 1
                    assert player.palace.gates[cell + STEP[side]] >> (side ^ 2) & 1
    assert built % 2 == 0
    assert built // 2 <= game.setup.seats


def bazaars(game: Game) -> None:
    """No bazaar comes into a slot of the market (bazaars.deal)."""
    assert all(TILE_KIND[tile] != "bazaar" for tile in game.market)


LOOK = {
    "treasure": treasure,
    "trader": trader,
    "huts": huts,
    "bonus": bonus,
    "walls": walls,
    "gates": gates,
    "bazaars": bazaars,
}
