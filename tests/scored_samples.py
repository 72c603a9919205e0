"""Scorings in which every module counts something: for the proofs, the ledger and the results."""

from functools import cache

from attrs import evolve

from alhambra_qt.controller.faces.face import ScoredBoard
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.game.step import beside_dirk, on_boards
from alhambra_qt.controller.presenter.score_sheet import ledger_view
from alhambra_qt.controller.view.page_views import LedgerView
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.building import build
from alhambra_qt.engine.ids import SIDE_LETTERS, Seat, cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_KIND, TILE_TYPE
from alhambra_qt.modules import IDS
from alhambra_qt.modules.bonus.rules import Bonus
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.characters.state import HAKIM, YUSUF
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.rules import Treasure
from tests.controller.kit import arranged, config

# What each seat built, and where; a new module needs a tile or a piece that it counts.
BUILT = (
    "tower-12@0,-1 garden-11@-1,0 bazaar-florin-arcades-garden-tower@-1,-1 garden-10@0,-2"
    " tower-11@-2,0 arcades-10@-1,-2 hut-tower-w@-2,-1 garden-12-s@1,0 seraglio-9@0,1"
    " chambers-10@1,-1 tower-10-w@-2,-2 hut-garden-e@2,0 garden-9-e@2,-1 arcades-8-n@1,1"
    " chambers-7-ne@1,-2 camp-5-s@1,-3 pavilion-6-n@-3,0 seraglio-8-s@1,2",
    "arcades-9@0,-1 pavilion-8@-1,0 bazaar-dirham-pavilion-chambers-tower@0,1"
    " chambers-11@1,0 tower-11-n@-1,-1 camp-9-es@-1,-2 chambers-9-w@-1,1 pavilion-7-e@-1,2"
    " tower-13-e@1,1 garden-10-n@1,-1 hut-chambers-s@2,0",
    "seraglio-7-w@0,-1 garden-10-w@-1,0 camp-4-e@-2,0 tower-11-s@1,0 chambers-9-s@2,0"
    " arcades-8-e@3,0",
    "seraglio-6-es@1,0 garden-9-e@0,-1 tower-9-es@0,1 camp-6-w@2,0",
    "garden-8-ne@0,-1 tower-9-ne@1,0 chambers-6-es@0,1",
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
        for tile in BUILT[seat].split():
            name, _, at = tile.partition("@")
            build(game, seat, TILE_BY_ID[name], cell_at(*map(int, at.split(","))))
        game.players[seat].score = (30, 6, 2, 0, 12, 1)[seat]
        _settle(game, seat)
    _stick(game)
    owned = Characters.of(game).owned
    owned[0], owned[1] = [YUSUF], [HAKIM]
    cards = Bonus.of(game)
    cards.hidden = [[] for _ in range(seats)]
    cards.shown = [[] for _ in range(seats)]
    cards.shown[0] = [TILE_BY_ID["tower-12"], TILE_BY_ID["garden-10"]]
    stack = Invaders.of(game).stack
    side = SIDE_LETTERS.index(attack)
    stack.remove(side)
    stack.append(side)
    if game.dirk is not None:
        game.dirk[:] = [
            TILE_BY_ID[name] for name in ("pavilion-2-new", "tower-7-new", "garden-6-esw")
        ]
        Treasure.of(game).dirk = list(DIRK_CHESTS)
    return game


def _settle(game: Game, seat: Seat) -> None:
    """Put residents and chests onto the first buildings."""
    palace = game.players[seat].palace
    cells = [cell for cell, tile in palace.tiles.items() if TILE_KIND[tile] == "building"]
    kinds = {cell: TILE_TYPE[palace.tiles[cell]] for cell in cells}
    Trader.of(game).homes[seat] = {cell: kinds[cell] for cell in cells[: RESIDENTS[seat]]}
    Treasure.of(game).chests[seat] = {cell: kinds[cell] for cell in cells[: CHESTS[seat]]}


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
