"""Tiles and sticks of modules put where another cell is at least as good in every respect.

The engine says what a board pays: the points of every scoring to come as things stand, for the seat
and for its rivals, the sides open to each attack, the outer walls, and on how many cells each tile
that may come would fit.
"""

from collections.abc import Callable, Mapping, Sequence

from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine.actions import Action, Place, Reserve
from alhambra_qt.engine.ids import DIRK, SIDES
from alhambra_qt.engine.pieces import CAMPS, TILE_KIND, TILE_WALLS
from alhambra_qt.engine.scoring import building_counts, majority_points, module_lines
from alhambra_qt.modules.gates.rules import GATE, PlaceWithGate
from alhambra_qt.modules.invaders.rules import LOSS, Invaders, open_sides, sides_worth
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.walls.rules import BuildSticks
from tests.ai.blunders import CLEAR, after, worth_now

MUCH = 3  # points in all scorings to come, with no drawback at all
EARLY = 12  # tiles in the bag from which everybody still needs room
CAMP_WALLS = tuple(sorted({TILE_WALLS[tile] for tile in CAMPS}))
Finder = Callable[[Game], tuple[Action, ...]]


class Board:
    """The worth of a seat's Alhambra, in numbers of which larger is better."""

    def __init__(self, game: Game, seat: int) -> None:
        self.palace = game.players[seat].palace
        self._game = game
        self._seat = seat
        self._room: tuple[int, ...] | None = None
        numbers = range(min(game.scorings_done, 2) + 1, 4)
        totals = [_totals(game, number) for number in numbers]
        self.points = tuple(total.pop(seat) for total in totals)
        self.rivals = tuple(-points for total in totals for points in total)
        self.closed = tuple(-len(open_sides(self.palace, side)) for side in SIDES)

    def fits(self) -> tuple[int, ...]:
        """Count, for each set of walls, the cells where such a building could be built."""
        return tuple(len(self.palace.spots(mask)) for mask in range(16))

    def room(self) -> tuple[int, ...]:
        """Count the outer walls, and the cells where each tile that may come would fit."""
        if self._room is None:
            found = [len(self.palace.outer_walls()), *self.fits()]
            camp = self._game.rules.tile_rules.get("camp")
            if camp is not None:
                found += [len(camp.spots(self.palace, mask)) for mask in CAMP_WALLS]
            hand = self._game.players[self._seat].hand
            if GATE in hand:
                found += [len(self.palace.gate_spots(mask)) for mask in range(1, 16)]
            self._room = tuple(found) + (0,) * 15 * (GATE not in hand)
        return self._room

    def pays(self, other: "Board") -> bool:
        """Return whether every scoring to come pays at least as much as with another."""
        return _nowhere_less(self.points, other.points)

    def covers(self, other: "Board") -> bool:
        """Return whether this is at least as good as another in every respect."""
        return (
            self.pays(other)
            and _nowhere_less(self.rivals, other.rivals)
            and _nowhere_less(self.closed, other.closed)
            and _nowhere_less(self.room(), other.room())
        )

    def risk(self) -> int:
        """Add up what the attacks still possible may cost in the next scoring."""
        number = min(self._game.scorings_done + 1, max(LOSS))
        left = [side for side in SIDES if side not in Invaders.of(self._game).turned]
        return sum(
            -self.closed[facing] * each
            for side in left
            for facing, each in sides_worth(side, number).items()
        )


def _nowhere_less(mine: tuple[int, ...], theirs: tuple[int, ...]) -> bool:
    return all(a >= b for a, b in zip(mine, theirs, strict=True))


def _totals(game: Game, number: int) -> list[int]:
    """Give what a scoring would bring each seat, without losses and without a ledger."""
    totals = majority_points(building_counts(game, number), number)[: len(game.players)]
    for seat, player in enumerate(game.players):
        totals[seat] += player.palace.longest_wall()
    for line in module_lines(game, number):
        if line.seat != DIRK:
            totals[line.seat] += line.points
    return totals


def _boards(game: Game, actions: Sequence[Action]) -> Mapping[Action, Board]:
    seat = game.frame.seat
    return {action: Board(after(game, action), seat) for action in actions}


def _places(game: Game) -> tuple[Mapping[Action, Board], str]:
    """Give the board after each way to build the only tile held aside, and the tile's kind.

    A tile built where the trader stands asks something else: such ways are left out.
    """
    seat = game.frame.seat
    if game.frame.kind != "place" or len(game.players[seat].bought) != 1:
        return {}, ""
    trader = Trader.of(game).at[seat] if "trader" in game.setup.modules else None
    ways: list[Action] = [
        action
        for action in legal_actions(game)
        if isinstance(action, Place | PlaceWithGate) and action.cell != trader
    ]
    if len(ways) < 2:
        return {}, ""
    return _boards(game, ways), TILE_KIND[game.players[seat].bought[0]]


def _beaten(boards: Mapping[Action, Board], gap: int) -> tuple[Action, ...]:
    """List the ways that another covers, and beats by so many points of the scorings to come."""
    found = []
    for action, board in boards.items():
        least = sum(board.points) + gap
        if any(sum(other.points) >= least and other.covers(board) for other in boards.values()):
            found.append(action)
    return tuple(found)


def misplaced(kind: str) -> Finder:
    """Find a tile of a kind where another cell brings more and costs nothing."""

    def find(game: Game) -> tuple[Action, ...]:
        tiles = game.players[game.frame.seat].bought if game.frame.kind == "place" else []
        if [TILE_KIND[tile] for tile in tiles] != [kind]:
            return ()
        # While much is to come, what will lie beside the tile may count for more.
        return _beaten(_places(game)[0], MUCH if len(game.bag) < EARLY else 2 * CLEAR)

    return find


def beside_them(game: Game) -> tuple[Action, ...]:
    """A building where another cell brings more by a hut, a camp or a bazaar, and costs nothing."""
    seat = game.frame.seat
    odd = {TILE_KIND[tile] for tile in game.players[seat].palace.tiles.values()}
    if not odd & {"hut", "camp", "bazaar"}:
        return ()
    return misplaced("building")(game)


def attack_let_in(game: Game) -> tuple[Action, ...]:
    """A side is left open to the attackers that another cell of the tile closes for nothing."""
    if "invaders" not in game.setup.modules or not Invaders.of(game).stack:
        return ()
    boards, _ = _places(game)
    return tuple(
        action
        for action, board in boards.items()
        if any(
            other.risk() <= board.risk() - CLEAR and other.covers(board)
            for other in boards.values()
        )
    )


def gate_wasted(game: Game) -> tuple[Action, ...]:
    """A gate card is spent for a cell that brings much less than one without a gate."""
    if "gates" not in game.setup.modules:
        return ()
    boards, _ = _places(game)
    plain = [board for action, board in boards.items() if isinstance(action, Place)]
    return tuple(
        action
        for action, board in boards.items()
        if isinstance(action, PlaceWithGate)
        and any(other.pays(board) and other.points[0] >= board.points[0] + CLEAR for other in plain)
    )


def odd_tile_kept(game: Game) -> tuple[Action, ...]:
    """A hut, camp or bazaar that would bring much at once goes onto the reserve."""
    seat = game.frame.seat
    boards, kind = _places(game)
    if kind not in ("hut", "camp", "bazaar"):
        return ()
    best = max(worth_now(after(game, action), seat) for action in boards)
    if best < worth_now(game, seat) + CLEAR:
        return ()
    return tuple(action for action in legal_actions(game) if isinstance(action, Reserve))


def sticks_misplaced(game: Game) -> tuple[Action, ...]:
    """Sticks go where another tile of the Alhambra would take them with more profit."""
    if game.frame.kind != "turn" or "walls" not in game.setup.modules:
        return ()
    ways = [action for action in legal_actions(game) if isinstance(action, BuildSticks)]
    found: list[Action] = []
    for card in dict.fromkeys(action.card for action in ways):
        found += _beaten(_boards(game, [way for way in ways if way.card == card]), MUCH)
    return tuple(found)


def walled_up(game: Game) -> tuple[Action, ...]:
    """Sticks close the last way out while many tiles are still to come."""
    if game.frame.kind != "turn" or "walls" not in game.setup.modules or len(game.bag) < EARLY:
        return ()
    seat = game.frame.seat
    found = []
    for action in legal_actions(game):
        if isinstance(action, BuildSticks):
            palace = after(game, action).players[seat].palace
            gain = palace.longest_wall() - game.players[seat].palace.longest_wall()
            if gain < CLEAR and not any(palace.spots(mask) for mask in range(16)):
                found.append(action)
    return tuple(found)


Kinds = Mapping[str, tuple[tuple[str, ...], Finder]]
# By the question: the kinds, each with the modules of which one must be on.
BOARDS: Mapping[str, Kinds] = {
    "place": {
        "hut_misplaced": (("huts",), misplaced("hut")),
        "camp_misplaced": (("camps",), misplaced("camp")),
        "bazaar_misplaced": (("bazaars",), misplaced("bazaar")),
        "beside_them": (("huts", "camps", "bazaars"), beside_them),
        "odd_tile_kept": (("huts", "camps", "bazaars"), odd_tile_kept),
        "attack_let_in": (("invaders",), attack_let_in),
        "gate_wasted": (("gates",), gate_wasted),
    },
    "turn": {
        "sticks_misplaced": (("walls",), sticks_misplaced),
        "walled_up": (("walls",), walled_up),
    },
}
