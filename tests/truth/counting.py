"""Expected values for the claims: by the tests' reference implementations, or by playing on."""

from collections.abc import Sequence
from typing import Any

from alhambra_qt.engine import Game, apply, legal_actions, observe, to_move
from alhambra_qt.engine.actions import Action, PassWindow, Reserve
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.ids import NOBODY_LOOKING, SIDE_LETTERS, Cell, Seat, Tile, cell_at, xy
from alhambra_qt.engine.pieces import TILE_ID, TILE_KIND, TILE_WALLS
from alhambra_qt.i18n import Msg
from alhambra_qt.modules.bonus.rules import Bonus
from alhambra_qt.modules.invaders.rules import Invaders
from tests.engine import plain_palace
from tests.engine.random_palaces import board_of, gates_of
from tests.property import plain_scoring
from tests.property.points import position_of

FINAL = 3
Json = dict[str, Any]


class _Known(dict[int, tuple[Game, Any]]):
    """A cache of results for a game, which keeps a few games only."""


_positions = _Known()


def position(game: Game) -> Json:
    """Write a game as a position; the last few are kept."""
    found = _positions.get(id(game))
    if found is None or found[0] is not game:
        if len(_positions) > 40:
            _positions.clear()
        found = _positions[id(game)] = game, position_of(game)
    return found[1]


def town(game: Game, seat: Seat, scoring: int = 0) -> plain_scoring.Town:
    """Read what a seat has built."""
    return plain_scoring.town_of(position(game)["seats"][seat], scoring)


def wall(game: Game, seat: Seat) -> int:
    """Count the longest wall of a seat."""
    return plain_scoring.longest_wall(town(game, seat))


def owners(game: Game) -> int:
    """How many are counted: the seats, and Dirk."""
    return len(game.players) + (game.dirk is not None)


def built(game: Game, owner: int, kind: str) -> int:
    """Count what a seat, or Dirk, who is the last, has of a type."""
    if owner < len(game.players):
        return plain_scoring.buildings(town(game, owner), kind)
    return sum(TILE_ID[tile].startswith(f"{kind}-") for tile in game.dirk or ())


def next_number(game: Game) -> int:
    """The number of the next scoring."""
    return min(FINAL, game.scorings_done + 1)


def rules_points(game: Game, number: int, viewer: Seat) -> list[dict[str, int]]:
    """Give what each rule would bring each owner in a scoring now, as a seat can know it.

    The losses are those by an attack that all know, in the next scoring only.
    """
    seen = game
    if "bonus" in game.ext and number == FINAL:
        seen = game.clone()
        for seat, cards in enumerate(Bonus.of(seen).hidden):
            if seat != viewer and not game.over:
                cards.clear()
    at = position(seen)
    favourites = plain_scoring.best_favourites(at, number)
    seats, dirk = plain_scoring.score(at, number, favourites)
    found = [*seats, *([dirk] if dirk is not None else [])]
    attack = known_attack(game)
    if attack and number == next_number(game) and not game.over:
        scores = [
            player.score + sum(row.values())
            for player, row in zip(game.players, seats, strict=True)
        ]
        for row, lost in zip(seats, plain_scoring.losses(at, number, attack, scores), strict=True):
            row["invaders.attack"] = lost
    return found


def points(game: Game, number: int, viewer: Seat) -> list[int]:
    """Give what a scoring would bring everybody now, Dirk last."""
    return [sum(row.values()) for row in rules_points(game, number, viewer)]


def known_attack(game: Game) -> str:
    """Give the side of the next attack if all know it.

    In these games several people share a screen: what one of them knows alone is not counted.
    """
    if "invaders" not in game.ext:
        return ""
    stack = Invaders.of(observe(game, NOBODY_LOOKING).game).stack
    return SIDE_LETTERS[stack[-1]] if stack and stack[-1] >= 0 else ""


def mask_of(game: Game, seat: Seat, tile: Tile) -> int:
    """Give the walls of a tile with those added to it."""
    return TILE_WALLS[tile] | game.players[seat].sticks.get(tile, 0)


def places(game: Game, seat: Seat, tile: Tile) -> list[Cell]:
    """Search the plain board for all spaces where a tile may be placed without a gate."""
    palace = game.players[seat].palace
    piece = plain_palace.Piece(mask_of(game, seat, tile), TILE_KIND[tile] == "camp")
    return [cell_at(*at) for at in plain_palace.spots(board_of(palace), gates_of(palace), piece)]


def obstacle(game: Game, seat: Seat, tile: Tile, cell: Cell) -> str | None:
    """Name the rule that the plain board gives against a tile on a space."""
    palace = game.players[seat].palace
    piece = plain_palace.Piece(mask_of(game, seat, tile), TILE_KIND[tile] == "camp")
    return plain_palace.why_not(board_of(palace), gates_of(palace), xy(cell), piece)


def number(value: Any) -> Any:
    """Give the number in an argument: itself, or the ``n`` of a message such as "3 florins"."""
    if isinstance(value, Msg):
        args = dict(value.args)
        return number(args.get("n", args.get("money", args.get("total"))))
    return getattr(value, "value", value)


def play_on(game: Game, seat: Seat, most: int = 14) -> tuple[Game, list[Event]]:
    """Play on with as little as possible until the turn is over and others play."""
    found: list[Event] = []
    turn = game.turn
    for _ in range(most):
        if game.over or game.turn != turn:
            break
        mover = to_move(game)
        if mover is None:
            break
        found += apply(game, least(game))
    return game, found


def least(game: Game) -> Action:
    """Give the action that changes least: an answer no, the reserve, the end of the turn."""
    legal = legal_actions(game)
    for wanted in ("end_turn", "end_actions", "begin_turn", "pass_bid", "pass"):
        for action in legal:
            if action.name == wanted:
                return action
    quiet = (
        action for action in legal if action.declines or isinstance(action, (PassWindow, Reserve))
    )
    return next(quiet, legal[-1])


def ext(game: Game, module: str) -> Any:
    """Give what a module keeps in a game."""
    return game.ext[module]


def has(events: Sequence[Event], name: str) -> bool:
    """Whether an event of a class was among what happened."""
    return any(type(event).__name__ == name for event in events)
