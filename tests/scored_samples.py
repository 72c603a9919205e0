"""Scorings in which every module counts something: for the proofs, the ledger and the results."""

from functools import cache
from typing import Any

from attrs import evolve

from alhambra_qt.controller.build.ledgers import ledger_view
from alhambra_qt.controller.faces.scored import ScoredBoard
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.game.standing import beside_dirk, on_boards
from alhambra_qt.controller.view.pages import LedgerView
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.building import build, spots
from alhambra_qt.engine.ids import SIDE_LETTERS, Seat, Tile, xy
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_KIND, TILE_TYPE
from alhambra_qt.engine.scoring import counted_parts, module_lines
from alhambra_qt.modules import IDS
from alhambra_qt.modules.characters.state import HAKIM, YUSUF
from tests.controller.kit import arranged, config

BUILT = (
    "tower-12 garden-11 bazaar-florin-arcades-garden-tower garden-10 tower-11 arcades-10"
    " hut-tower-w garden-12-s seraglio-9 chambers-10 camp-7-sw tower-10-w hut-garden-e garden-9-e"
    " arcades-8-n chambers-7-ne camp-5-s pavilion-6-n seraglio-8-s",
    "arcades-9 pavilion-8 bazaar-dirham-pavilion-chambers-tower chambers-11 tower-11-n camp-9-es"
    " chambers-9-w pavilion-7-e tower-13-e garden-10-n hut-chambers-s",
    "seraglio-7-w garden-10-w camp-4-e tower-11-s chambers-9-s arcades-8-e",
    "seraglio-6-es garden-9-e tower-9-es camp-6-w arcades-7-es",
    "garden-8-ne camp-3-n tower-9-ne chambers-6-es",
    "",
)
# Residents and chests as numbers: how many of the first buildings have one.
RESIDENTS = (9, 5, 3, 2, 1, 0)
CHESTS = (4, 4, 2, 1, 0, 0)
DIRK_CHESTS = (1, 0, 0, 2, 1, 0)


def setup_of(seats: int, humans: int = 1) -> GameConfig:
    """A game with all modules."""
    return evolve(config(seats, humans), modules=tuple(IDS))


def every(seats: int, attack: str = "n") -> Game:
    """A table on which every module counts something; the next attack comes from there."""
    game = arranged(setup_of(seats))
    for seat in range(seats):
        for name in BUILT[seat].split():
            _put(game, seat, TILE_BY_ID[name])
        game.players[seat].score = (30, 6, 2, 0, 12, 1)[seat]
        _settle(game, seat)
    _stick(game)
    owned = game.ext["characters"].owned
    owned[0], owned[1] = [YUSUF], [HAKIM]
    cards = game.ext["bonus"]
    cards.hidden = [[] for _ in range(seats)]
    cards.shown = [[] for _ in range(seats)]
    cards.shown[0] = [TILE_BY_ID["tower-12"], TILE_BY_ID["garden-10"]]
    stack = game.ext["invaders"].stack
    side = SIDE_LETTERS.index(attack)
    stack.remove(side)
    stack.append(side)
    if game.dirk is not None:
        game.dirk[:] = [
            TILE_BY_ID[name] for name in ("pavilion-2-new", "tower-7-new", "garden-6-esw")
        ]
        game.ext["treasure"].dirk = list(DIRK_CHESTS)
    return game


def _put(game: Game, seat: Seat, tile: Tile) -> None:
    """Build a tile where it counts most, near the fountain; leave it out where it fits nowhere."""

    def order(cell: int) -> tuple[Any, ...]:
        tried = game.clone()
        build(tried, seat, tile, cell)
        points = sum(line.points for line in module_lines(tried, 3) if line.seat == seat)
        points += sum(int(part.count) for part in counted_parts(tried, 1, seat))
        x, y = xy(cell)
        return -points, x * x + y * y, y, x

    cells = spots(game, seat, tile)
    if cells:
        build(game, seat, tile, min(cells, key=order))


def _settle(game: Game, seat: Seat) -> None:
    """Put residents and chests onto the first buildings."""
    palace = game.players[seat].palace
    cells = [cell for cell, tile in palace.tiles.items() if TILE_KIND[tile] == "building"]
    kinds = {cell: TILE_TYPE[palace.tiles[cell]] for cell in cells}
    game.ext["trader"].homes[seat] = {cell: kinds[cell] for cell in cells[: RESIDENTS[seat]]}
    game.ext["treasure"].chests[seat] = {cell: kinds[cell] for cell in cells[: CHESTS[seat]]}


def _stick(game: Game) -> None:
    """Close an outer side of the last seat's fountain with a stick."""
    seat = len(game.players) - 1
    game.players[seat].palace.set_walls(0, 0b0110)
    game.players[seat].sticks = {TILE_BY_ID["fountain"]: 0b0110}


@cache
def scored(seats: int, scoring: int, attack: str = "n") -> ScoredBoard:
    """Count a scoring at that table."""
    game = every(seats, attack)
    ledger = score_now(game, scoring, losses=True)
    palaces = tuple(player.palace for player in game.players)
    dirk = None if game.dirk is None else tuple(game.dirk)
    return ScoredBoard(ledger, palaces, dirk, 0, on_boards(game), beside_dirk(game))


@cache
def every_ledger(seats: int) -> LedgerView:
    """The ledger of all three scorings."""
    boards = [scored(seats, number, "wsn"[number - 1]) for number in (1, 2, 3)]
    return ledger_view(boards, tags(setup_of(seats)))
