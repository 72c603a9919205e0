"""Improve the weights of the heuristic player by self-play (SPSA).

``python -m tests.bench.tune_ai [games] [seed]`` prints the weights found, again and again.

Each game seats three players: the weights shifted one way along a random direction, the same
shifted the other way, and the weights as they are. The difference of the first two scores moves
the weights along the direction. All weights move by factors, as their sizes differ.
"""

import math
import random
import sys
from collections.abc import Sequence

import attrs

from alhambra_qt.ai.arena import of_level, play_game
from alhambra_qt.ai.levels import Level
from alhambra_qt.ai.weights import BALANCED, Weights
from alhambra_qt.engine import Setup

SHIFT = 0.2  # factor by which the weights are shifted, as a logarithm
PACE = 0.00015  # how far one point of difference moves a weight
REPORT = 100  # games between two reports
# Not tuned: self-play rewards waiting for each other, but people see a purchase missed.
FIXED = ("wait",)
NAMES = tuple(field.name for field in attrs.fields(Weights) if field.name not in FIXED)


def weights_of(logs: Sequence[float]) -> Weights:
    """Turn logarithms into weights."""
    return attrs.evolve(
        BALANCED, **{name: math.exp(log) for name, log in zip(NAMES, logs, strict=True)}
    )


def player_of(logs: Sequence[float]) -> Level:
    """Make a level that plays with these weights."""
    return Level("tuned", weights=weights_of(logs))


def main() -> None:
    """Tune and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    seed = sys.argv[2] if len(sys.argv) > 2 else "tune"
    dice = random.Random(seed)
    logs = [math.log(getattr(BALANCED, name)) for name in NAMES]
    for number in range(1, games + 1):
        signs = [dice.choice((-1.0, 1.0)) for _ in NAMES]
        plus = [log + SHIFT * sign for log, sign in zip(logs, signs, strict=True)]
        minus = [log - SHIFT * sign for log, sign in zip(logs, signs, strict=True)]
        seats = [plus, minus, logs]
        order = dice.sample(range(3), 3)
        players = [of_level(player_of(seats[index])) for index in order]
        game = play_game(Setup(3, f"{seed}-{number}"), players)
        scores = [game.players[order.index(index)].score for index in range(3)]
        pace = PACE / (1 + number / 2000) ** 0.6
        difference = max(-60, min(60, scores[0] - scores[1])) / (2 * SHIFT)
        logs = [log + pace * difference * sign for log, sign in zip(logs, signs, strict=True)]
        if number % REPORT == 0:
            values = attrs.asdict(weights_of(logs))
            text = ", ".join(f"{name}={value:.3f}" for name, value in values.items())
            sys.stdout.write(f"{number} {text}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
