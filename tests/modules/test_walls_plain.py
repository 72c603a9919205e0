"""Where sticks may be built is where the whole board obeys the plain rules afterwards."""

import random
from itertools import product

import pytest

from alhambra_qt.engine import Game, Setup, apply_unchecked, legal_actions, to_move, why_not
from alhambra_qt.engine.ids import Cell, Seat, cell_at, xy
from alhambra_qt.engine.pieces import TILE_KIND
from alhambra_qt.modules import new_game
from alhambra_qt.modules.walls.rules import CARD_SIDES, WALL_CARDS, BuildSticks, Walls
from tests.cases import some
from tests.engine import plain_palace as plain
from tests.engine.random_palaces import board_of, gates_of

MODULES = [("walls",), ("camps", "walls"), ("camps", "gates", "huts", "walls")]


def allowed(game: Game, seat: Seat, sides: int, cell: Cell) -> bool:
    """Return whether sticks go there, by a check of the whole board with them."""
    palace = game.players[seat].palace
    tile = palace.tiles.get(cell)
    if tile is None or TILE_KIND[tile] == "camp" or palace.walls[cell] & sides:
        return False
    board = board_of(palace)
    board[xy(cell)] = plain.Piece(palace.walls[cell] | sides)
    return plain.broken(board, gates_of(palace)) is None


def check(game: Game, seat: Seat) -> int:
    """Compare the legal list of a turn with the plain answers; gives how many were legal."""
    listed = {action for action in legal_actions(game) if isinstance(action, BuildSticks)}
    wanted = set()
    board = board_of(game.players[seat].palace)
    cells = [cell_at(*place) for place in plain.places_around(board)]
    for card in WALL_CARDS:
        for cell in cells:
            action = BuildSticks.of(card, cell)
            fine = card in Walls.of(game).open
            fine = fine and allowed(game, seat, CARD_SIDES[card], cell)
            assert (why_not(game, action) is None) == fine, (action, why_not(game, action))
            if fine:
                wanted.add(action)
    assert listed == wanted
    return len(wanted)


@pytest.mark.parametrize(("seed", "modules"), some(list(product(range(4), MODULES)), 4))
def test_sticks_like_the_plain_rules(modules: tuple[str, ...], seed: int) -> None:
    """`walls.build`: sticks fit just where no wall is and the building rules hold afterwards."""
    rng = random.Random(seed)
    game = new_game(Setup(2 + seed % 3, f"plain {seed}", modules))
    checked = 0
    while (seat := to_move(game)) is not None:
        if game.frame.kind == "turn" and Walls.of(game).open:
            checked += check(game, seat)
        options = legal_actions(game)
        wanted = ("place", "buy", *(("build_sticks",) if rng.random() < 0.1 else ()))
        building = [action for action in options if action.name in wanted]
        others = [action for action in options if action.name != "build_sticks"]
        apply_unchecked(game, rng.choice(building or others or options))
    assert checked > 15
