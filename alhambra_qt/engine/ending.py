"""The end of the game: distribution of the market, scoring 3, victory (rules of section 5)."""

from .events import Distributed, GameOver
from .ids import NOBODY, Seat
from .payments import worth
from .rules import Game
from .state import Frame


def too_few_tiles(game: Game) -> bool:
    """Return whether a refill now leaves a slot empty, which ends the game (rule end.trigger)."""
    return game.market.count(0) > len(game.bag)


def end_check(game: Game, frame: Frame) -> None:
    """Begin the end if a market slot could not be filled (rule end.trigger)."""
    game.decisions.pop()
    if all(game.market):
        return
    game.decisions.clear()
    game.push("game_over")
    game.push("score", -1, 3)
    distribute(game)


def distribution(game: Game) -> list[tuple[int, Seat, tuple[int, ...]]]:
    """Return, for each filled slot, the slot, the seat that would get its tile, and the sums.

    Rule end.distribute: the most money of the slot's currency wins; a tie or no money at all
    leaves the tile with nobody.
    """
    result = []
    for slot, tile in enumerate(game.market):
        if not tile:
            continue
        sums = tuple(worth(game, seat, slot) for seat in range(len(game.players)))
        most = max(sums)
        alone = most > 0 and sums.count(most) == 1
        result.append((slot, sums.index(most) if alone else NOBODY, sums))
    return result


def distribute(game: Game) -> None:
    """Give away the tiles left on the market and ask the seats that get them to place them.

    Comparing the money in hand reveals hidden information, although nothing is drawn.
    """
    compared = distribution(game)
    game.reveals += len(compared)
    for slot, seat, sums in compared:
        tile = game.market[slot]
        if game.events is not None:
            game.events.append(Distributed(slot, tile, seat, sums))
        if seat != NOBODY:
            game.market[slot] = 0
            game.players[seat].bought.append(tile)
    count = len(game.players)
    order = [(game.to_play + 1 + offset) % count for offset in range(count)]
    for seat in reversed(order):
        if game.players[seat].bought:
            game.push("distribute", seat)


def winners(game: Game) -> tuple[Seat, ...]:
    """Return the seats with the most points; ties share the victory (rule score.ties_final)."""
    best = max(player.score for player in game.players)
    return tuple(seat for seat, player in enumerate(game.players) if player.score == best)


def game_over(game: Game, frame: Frame) -> None:
    """Close the game."""
    game.decisions.pop()
    game.over = True
    if game.events is not None:
        game.events.append(GameOver(winners(game), tuple(p.score for p in game.players)))
