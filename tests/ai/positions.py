"""Positions for the tests of the computer players."""

from collections.abc import Iterable, Sequence

import attrs

from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.engine import Game, Setup, to_move
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.palace import build
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.modules import new_game

PLAIN = attrs.evolve(LEVELS["medium"], opinion=0.0)  # medium, believing what is known best


def cards(*names: str) -> list[int]:
    """The cards with these ids, sorted as hands are."""
    return sorted(CARD_BY_ID[name] for name in names)


def position(
    seats: int,
    hand: Sequence[str],
    market: Sequence[str] = ("", "", "", ""),
    display: Sequence[str] = (),
    modules: Sequence[str] = (),
) -> Game:
    """A game at its first turn, the player to move holding this hand before this market."""
    game = new_game(Setup(seats, "position", tuple(modules)))
    game.players[game.to_play].hand = cards(*hand)
    wanted = [TILE_BY_ID[name] if name else 0 for name in market]
    for slot, tile in enumerate(wanted):
        if tile in game.bag:
            game.bag.remove(tile)
        if game.market[slot] not in wanted:
            game.bag.insert(0, game.market[slot])
        game.market[slot] = tile
    if display:
        game.display = [CARD_BY_ID[name] for name in display]
    return game


def built(game: Game, tiles: Iterable[tuple[str, int, int]]) -> Game:
    """Give the player to move this Alhambra."""
    laid = [(TILE_BY_ID[name], cell_at(x, y)) for name, x, y in tiles]
    game.players[game.to_play].palace = build(laid)
    for tile, _ in laid:
        if tile in game.bag:
            game.bag.remove(tile)
    return game


def holding(game: Game, *names: str) -> Game:
    """Let the player to move have bought these tiles: they must be put away now."""
    seat = game.to_play
    game.players[seat].bought = [TILE_BY_ID[name] for name in names]
    game.bag = [tile for tile in game.bag if tile not in game.players[seat].bought]
    game.market = [0 if tile in game.players[seat].bought else tile for tile in game.market]
    game.decisions.pop()
    game.push("turn_end", seat)
    game.push("place", seat)
    return game


def mover(game: Game) -> int:
    """The seat that must choose; there must be one."""
    seat = to_move(game)
    assert seat is not None
    return seat
