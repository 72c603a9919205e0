"""Would more rollouts, longer ones, or less weight of first guesses choose better?

    python -m tests.bench.rollouts play found.jsonl --games 30
    python -m tests.bench.rollouts table found.jsonl

``play`` takes turns of games of four medium players, every other game with modules, and plays each
promising way on in the same worlds for four more turns of the seat. ``table`` says how many points
another search would gain on the expert's: with fewer worlds for each way, and with rollouts of
other lengths or first guesses of another weight. Half of the worlds choose, the others judge, by
the value after four turns. All this is the fast policy's own world; whether it is like the real one
is for ``tests.bench.careful`` to say. Intervals are 95 %, over positions.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import attrs
import numpy as np
import numpy.typing as npt

from alhambra_qt import modules
from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.intervals import interval
from alhambra_qt.ai.levels import LEVELS, MANY_LEAN
from alhambra_qt.ai.player import choose, first_guesses, judging, weighed
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.search import Depth, future
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Setup, apply_unchecked, observe
from alhambra_qt.engine.observe import Observation, redeal
from alhambra_qt.engine.play import answers
from alhambra_qt.lab.play import random_modules
from tests.bench.habits import LEVEL, OPPONENT

Json = dict[str, Any]
Values = npt.NDArray[Any]  # of each way, in each world, after each turn

FAST = attrs.evolve(LEVELS[LEVEL], depth=None)
DEPTH = LEVELS[LEVEL].depth or Depth(0)
TURNS, WORLDS, WAYS = 4, 120, 14
PART = 0.03  # of the turns of a game
FEWER = (6, 12, 24)
LEANS = (0.0, 0.5, MANY_LEAN)


def play(options: argparse.Namespace) -> None:
    """Write the values of the ways of some turns, a line each."""
    with Path(options.file).open("a", encoding="utf-8") as file:
        for number in range(options.games):
            for row in rows(f"{options.seed}-{number}", options.seats, modular=number % 2 > 0):
                file.write(json.dumps(row) + "\n")
                file.flush()


def rows(seed: str, seats: int, modular: bool) -> Iterator[Json]:
    """Play a game, and give the ways of some of its turns."""
    game = modules.new_game(Setup(seats, seed, random_modules(seed) if modular else ()))
    random = Random(seed)
    while game.decisions:
        seen = observe(game, game.frame.seat)
        if game.frame.kind == "turn" and not game.acted and random.random() < PART:
            found = ways_of(seen, f"{seed}/{game.turn}")
            if len(found["guesses"]) > 1:
                yield {"game": seed, "turn": game.turn, **found}
        level_seed = f"{seed}/{game.turn}/{game.acted}"
        apply_unchecked(game, choose(seen, OPPONENT, level_seed, reasons=False).action)


def ways_of(seen: Observation, seed: str) -> Json:
    """Give first guesses of the best ways, and their values in each world after each turn.

    A rollout that ends the game sooner keeps its last value.
    """
    game = seen.game.clone()
    ways = weighed(Evaluator(game, seen.seat, BALANCED), seen, game, answers(game), FAST, seed)
    policy = Policy(game, BALANCED)
    mind = policy.minds[seen.seat]
    weigh = judging(mind, DEPTH)
    guesses = first_guesses(game, ways, mind, weigh, DEPTH)
    order = sorted(zip(guesses, ways, strict=True), key=lambda pair: -pair[0])[:WAYS]
    values: list[list[list[float]]] = [[] for _ in order]
    for number in range(WORLDS):
        world = redeal(seen, f"{seed}/{number}")
        world.proves = False
        for (_, way), found in zip(order, values, strict=True):
            reached = future(world, seen.seat, way.actions, policy, TURNS)
            found.append(_filled(weigh(reached)))
    return {"guesses": [round(guess, 3) for guess, _ in order], "values": values}


def _filled(worths: list[float]) -> list[float]:
    rounded = [round(worth, 3) for worth in worths]
    return rounded + rounded[-1:] * (TURNS - len(rounded))


def table(options: argparse.Namespace) -> None:
    """Print what other searches gain."""
    text = Path(options.file).read_text(encoding="utf-8")
    found = [json.loads(line) for line in text.splitlines()]
    half = WORLDS // 2
    print(f"{len(found)} positions of {len({row['game'] for row in found})} games")
    print("| turns | weight of first guesses | worlds | points gained | other choices, % |")
    print("|---|---|---|---|---|")
    searches = [(DEPTH.turns, MANY_LEAN, fewer) for fewer in FEWER]
    searches += [(turns, lean, half) for turns in range(1, TURNS + 1) for lean in LEANS]
    for turns, lean, worlds in searches:
        gains, others = [], 0
        for row in found:
            values, guesses = np.asarray(row["values"]), np.asarray(row["guesses"])
            usual = _choice(values[:, :half], guesses, DEPTH.turns, MANY_LEAN)
            other = _choice(values[:, :worlds], guesses, turns, lean)
            judged = values[:, half:, -1].mean(axis=1)
            gains.append(float(judged[other] - judged[usual]))
            others += other != usual
        mean, width = interval(gains)
        part = 100 * others / len(found)
        print(f"| {turns} | {lean} | {worlds} | {mean:+.2f} ± {width:.2f} | {part:.0f} |")


def _choice(values: Values, guesses: Values, turns: int, lean: float) -> int:
    rollouts = values[:, :, :turns].mean(axis=(1, 2))
    return int(np.argmax((rollouts + lean * guesses) / (1 + lean)))


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("play")
    command.add_argument("file")
    command.add_argument("--games", type=int, default=30)
    command.add_argument("--seats", type=int, default=4)
    command.add_argument("--seed", default="rollouts")
    command.set_defaults(run=play)
    command = commands.add_parser("table")
    command.add_argument("file")
    command.set_defaults(run=table)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
