"""Estimates of what is still to come, from a seat's knowledge: tiles, scorings, turns."""

from collections import Counter
from collections.abc import Sequence

import attrs

from alhambra_qt.engine.ending import too_few_tiles
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.observe import SCORING_OF_PILE
from alhambra_qt.engine.pieces import (
    CARD_ID,
    TILE_KIND,
    TILE_PRICE,
    TILE_TYPE,
    TILE_WALLS,
)
from alhambra_qt.engine.refill import DIRK_START
from alhambra_qt.engine.rules import Game

TILES_PER_CARD = 0.5  # tiles drawn for each card drawn from the deck, in usual play
TILES_PER_TURN = 0.62  # tiles bought in a turn, in usual play
# Near the end; measured in 60 games of medium players, 12 for each number of seats.
TURNS_PER_TILE = 1.2  # turns of all seats together per tile in the bag, not counting the last
LEAST_TURNS = 0.05
FAR = 24.0  # with at least this many tiles in the bag, the end is far away
SCORINGS = (1, 2, 3)
LAST = SCORINGS[-1]
CLOSING = ("distribute",)  # questions after the last turn


@attrs.frozen
class Outlook:
    """Estimates of what is still to come.

    Attributes:
        scorings: the scorings still to come.
        tiles_before: tiles expected to be drawn before each of them.
        bag: number of tiles in the bag.
        unseen: tiles of each building type that may still be drawn.
        shares: per wall mask, the fraction of the unseen buildings with these walls.
        prices: pairs (price, fraction of the unseen tiles with it).
        turns: turns left for each seat.
        dirk_before: tiles that Dirk is expected to draw before each scoring.
        closing: whether the last turn is over.
    """

    scorings: tuple[int, ...]
    tiles_before: tuple[float, ...]
    bag: int
    unseen: tuple[float, ...]
    shares: tuple[float, ...]
    prices: tuple[tuple[int, float], ...]
    turns: float
    dirk_before: tuple[float, ...]
    closing: bool


def look_ahead(game: Game) -> Outlook:
    """Estimate what is still to come from public information."""
    closing = not game.decisions or game.frame.kind in CLOSING
    scorings = tuple(number for number in SCORINGS if number > game.scorings_done)
    if closing or not scorings:
        scorings = (LAST,)
    tiles = _unseen_tiles(game)
    count = max(1, len(tiles))
    buildings = [tile for tile in tiles if TILE_KIND[tile] == "building"]
    part = len(game.bag) / count
    unseen = [0.0] * 6
    walls = [0.0] * 16
    for tile in buildings:
        unseen[TILE_TYPE[tile]] += part
        walls[TILE_WALLS[tile]] += 1 / len(buildings)
    prices = Counter(TILE_PRICE[tile] for tile in tiles)
    before = [0.0 if closing else _tiles_before(game, number) for number in scorings]
    dirk = _dirk_before(game, scorings, before)
    before[-1] -= dirk[-1]
    return Outlook(
        scorings,
        tuple(before),
        len(game.bag),
        tuple(unseen),
        tuple(walls),
        tuple((price, number / count) for price, number in sorted(prices.items())),
        0.0 if closing or _ends_now(game) else turns_left(before[-1], len(game.players)),
        tuple(dirk),
        closing,
    )


def turns_left(tiles: float, seats: int) -> float:
    """Estimate the turns left for each seat until ``tiles`` tiles are drawn.

    Near the end there are fewer turns than the usual rate suggests: with full hands seats buy
    more tiles per turn, and the turn that empties the bag is often a rival's.
    """
    near = max(LEAST_TURNS, TURNS_PER_TILE * (tiles - 1) / seats)
    far = min(1.0, tiles / FAR)
    return far * turns_by_tiles(tiles, seats) + (1 - far) * near


def turns_by_tiles(tiles: float, seats: int) -> float:
    """Estimate the turns left for each seat at the usual rate, up to the draw that fails."""
    return (tiles + 1) / TILES_PER_TURN / seats


def _ends_now(game: Game) -> bool:
    """Return whether the current refill cannot fill the market (rule end.trigger).

    A question may still be open in it: a character that it reveals is auctioned. The market is
    given away afterwards, so the last turn is over, but money still counts.
    """
    return too_few_tiles(game) and any(frame.kind == "end_check" for frame in game.decisions)


def _unseen_tiles(game: Game) -> list[int]:
    """List the unseen tiles: those in the bag, and any that left the game."""
    seen = [tile for tile in game.market if tile]
    for player in game.players:
        seen += [*player.reserve, *player.bought, *player.palace.tiles.values()]
    seen += game.dirk or []
    left = set(seen)
    return sorted(
        tile for give in game.rules.tiles for tile in give(game.setup) if tile not in left
    )


def _tiles_before(game: Game, scoring: int) -> float:
    """Estimate the number of tiles drawn before a scoring."""
    bag = float(len(game.bag))
    if scoring == LAST:
        return bag
    pile = next(pile for pile, card in SCORING_OF_PILE.items() if CARD_ID[card][-1] == str(scoring))
    if len(game.piles) <= pile or not game.piles[pile]:
        return bag * 0.5 if scoring > 1 else bag * 0.25
    cards = sum(game.piles[:pile]) + (game.piles[pile] + 1) / 2
    return min(cards * TILES_PER_CARD, bag * 0.9)


def _dirk_before(game: Game, scorings: tuple[int, ...], before: Sequence[float]) -> list[float]:
    """Estimate the number of tiles Dirk draws before each scoring (rule dirk.tiles)."""
    drawn = 0.0
    found = []
    for number, tiles in zip(scorings, before, strict=True):
        found.append(drawn)
        if game.dirk is not None:
            left = max(0.0, len(game.bag) - tiles - drawn)
            drawn += min(left, DIRK_START) if number == 1 else left / 3
    return found


def rivals_of(game: Game, seat: Seat) -> list[Seat]:
    """List the other seats in the order in which they will move."""
    count = len(game.players)
    return [(seat + offset) % count for offset in range(1, count)]
