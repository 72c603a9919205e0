"""Whole games between computer players, to measure their strength.

Each deal is played once for every rotation of the players, so that seats give no advantage.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import attrs

from alhambra_qt import modules
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.observe import Observation, observe
from alhambra_qt.engine.play import apply_unchecked, to_move
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.state import Setup

from .levels import Level
from .player import choose
from .weights import Weights

Player = Callable[[Observation, str], Action]  # the string is a seed, different for each decision
MOST_ACTIONS = 5_000

Seated = TypeVar("Seated")


@attrs.frozen
class Result:
    """A finished game: the player index, score and longest wall of each seat."""

    seed: str
    players: tuple[int, ...]
    scores: tuple[int, ...]
    walls: tuple[int, ...]
    turns: int

    def share(self, player: int) -> float:
        """Return a player's share of the victory, split evenly among tied winners."""
        best = max(self.scores)
        winners = [seat for seat, score in enumerate(self.scores) if score == best]
        return sum(self.players[seat] == player for seat in winners) / len(winners)

    def margin(self, player: int) -> float:
        """Return the difference between a player's mean score and the others' mean score."""
        own = [s for p, s in zip(self.players, self.scores, strict=True) if p == player]
        rest = [s for p, s in zip(self.players, self.scores, strict=True) if p != player]
        return sum(own) / len(own) - (sum(rest) / len(rest) if rest else 0)


def of_level(level: Level | str, style: Weights | str = "balanced") -> Player:
    """Make a player from a level and a style, or from custom weights instead of a style."""

    def play(observation: Observation, seed: str) -> Action:
        return choose(observation, level, seed, reasons=False, style=style).action

    return play


def play_game(setup: Setup, players: Sequence[Player]) -> Game:
    """Play a game to its end; ``players`` by seat.

    Raises:
        RuntimeError: if the game does not end.
    """
    game = modules.new_game(setup)
    for number in range(MOST_ACTIONS):
        seat = to_move(game)
        if seat is None:
            return game
        action = players[seat](observe(game, seat), f"{setup.seed}/{number}")
        apply_unchecked(game, action)
    raise RuntimeError(f"the game {setup.seed!r} does not end")


def rotations(line_up: tuple[Seated, ...]) -> list[tuple[Seated, ...]]:
    """Return the distinct rotations of a line-up, each shifted by one seat.

    >>> rotations(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    turned = (line_up[turn:] + line_up[:turn] for turn in range(len(line_up)))
    return list(dict.fromkeys(turned))


def matches(
    players: Sequence[Player],
    deals: int,
    seed: str,
    module_ids: Sequence[str] = (),
    line_up: Sequence[int] | None = None,
) -> Iterator[Result]:
    """Play every deal in all rotations of the line-up (player indices; None: each player once)."""
    order = tuple(range(len(players))) if line_up is None else tuple(line_up)
    for deal in range(deals):
        for seating in rotations(order):
            setup = Setup(len(order), f"{seed}-{deal}", tuple(module_ids))
            game = play_game(setup, [players[index] for index in seating])
            yield Result(
                setup.seed,
                seating,
                tuple(player.score for player in game.players),
                tuple(player.palace.longest_wall() for player in game.players),
                game.turn,
            )
