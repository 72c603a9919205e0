"""Improve the weights of the evaluation by self-play (SPSA).

    python -m tests.bench.tune_ai --games 2000 --seed tune

prints the weights found, again and again; the last ones are meant for ``ai/weights.py``.

Each game seats three players: the weights shifted one way along a random direction, the same
shifted the other way, and the weights as they are. The difference of the first two scores moves
the weights along the direction. All weights move by factors, as their sizes differ. They all play
as medium does, but without opinions of their own.
"""

import argparse
import math
import random
from collections.abc import Iterator, Sequence

import attrs

from alhambra_qt.ai.arena import Player, of_level, play_game
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.ai.weights import BALANCED, Weights
from alhambra_qt.engine import Setup

SHIFT = 0.2  # factor by which the weights are shifted, as a logarithm
PACE = 0.00015  # how far one point of difference moves a weight
SLOWER, BEND = 2000, 0.6  # games after which, and how fast, the pace falls
MOST = 60  # points of difference beyond which a game counts for no more
REPORT = 100  # games between two reports
# Not tuned: self-play rewards waiting for each other, but people see a purchase missed.
FIXED = ("wait",)
NAMES = tuple(field.name for field in attrs.fields(Weights) if field.name not in FIXED)


def weights_of(logs: Sequence[float]) -> Weights:
    """Turn logarithms into weights."""
    return attrs.evolve(
        BALANCED, **{name: math.exp(log) for name, log in zip(NAMES, logs, strict=True)}
    )


def player_of(weights: Weights) -> Player:
    """Make a player that believes in these weights and plays as medium does."""
    return of_level(attrs.evolve(LEVELS["medium"], opinion=0.0), weights)


def tune(games: int, seed: str) -> Iterator[Weights]:
    """Tune the weights; give what is believed after each game."""
    dice = random.Random(seed)
    logs = [math.log(getattr(BALANCED, name)) for name in NAMES]
    for number in range(1, games + 1):
        signs = [dice.choice((-1.0, 1.0)) for _ in NAMES]
        plus = [log + SHIFT * sign for log, sign in zip(logs, signs, strict=True)]
        minus = [log - SHIFT * sign for log, sign in zip(logs, signs, strict=True)]
        seats = [plus, minus, logs]
        order = dice.sample(range(3), 3)
        players = [player_of(weights_of(seats[index])) for index in order]
        game = play_game(Setup(3, f"{seed}-{number}"), players)
        scores = [game.players[order.index(index)].score for index in range(3)]
        pace = PACE / (1 + number / SLOWER) ** BEND
        difference = max(-MOST, min(MOST, scores[0] - scores[1])) / (2 * SHIFT)
        logs = [log + pace * difference * sign for log, sign in zip(logs, signs, strict=True)]
        yield weights_of(logs)


def main(words: Sequence[str] | None = None) -> None:
    """Tune and print."""
    parser = argparse.ArgumentParser(description="Improve the weights of the evaluation.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="tune")
    options = parser.parse_args(words)
    for number, weights in enumerate(tune(options.games, options.seed), 1):
        if number % REPORT == 0 or number == options.games:
            values = attrs.asdict(weights)
            text = ", ".join(f"{name}={value:.3f}" for name, value in values.items())
            print(number, text, flush=True)


if __name__ == "__main__":
    main()
