"""Is money in hand worth more with some modules than the learned value says?

    python -m tests.bench.coins play found.jsonl --games 60
    python -m tests.bench.coins table found.jsonl

``play`` lets four medium players play games with one module each, and writes after every turn how
many points the learned value, with the modules' weights, missed of the final margin over the best
rival, and how many coins more than its rivals the seat had. ``table`` says for each module, and for
each stage, how many points one coin more is worth beyond what the learned value says: a slope by
least squares, with its 95 % interval over games.
"""

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from alhambra_qt import modules
from alhambra_qt.ai.beside import beside
from alhambra_qt.ai.features import describe
from alhambra_qt.ai.intervals import student
from alhambra_qt.ai.player import choose
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.value import POINTS, net
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Setup, apply_unchecked, observe
from alhambra_qt.lab.play import NONE
from alhambra_qt.lab.tally import mean
from tests.bench.careful import coins_of
from tests.bench.habits import OPPONENT

Json = dict[str, Any]
Numbers = npt.NDArray[np.float64]

STAGES = ("before scoring 1", "before scoring 2", "before scoring 3")


def play(options: argparse.Namespace) -> None:
    """Play the games that the file lacks, a line each."""
    path = Path(options.file)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    known = {json.loads(line)["game"] for line in text.splitlines()}
    for number in range(options.games):
        for name in options.modules:
            seed = f"{options.seed}-{name}-{number}"
            if seed not in known:
                row = {"game": seed, "module": name, "turns": turns_of(seed, name, options.seats)}
                with path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")


def turns_of(seed: str, name: str, seats: int) -> list[list[float]]:
    """Play a game; give the stage, the points missed and the coins more after every turn."""
    game = modules.new_game(Setup(seats, seed, () if name == NONE else (name,)))
    policy, until = Policy(game, BALANCED), -1
    found: list[tuple[int, int, list[float], float, float]] = []
    while game.decisions:
        kind, seat, _ = game.decisions[-1]
        if kind == "turn" and not game.acted and game.turn > until:
            policy, until = Policy(game, BALANCED), game.turn + seats
        mind = policy.minds[seat]
        if kind == "turn_end" and not mind.evaluator.outlook.closing:
            coins = [coins_of(game, other) for other in range(seats)]
            more = coins.pop(seat) - mean(coins)
            points = beside(mind.evaluator, game)
            found.append((seat, game.scorings_done, describe(mind, game), points, more))
        level_seed = f"{seed}/{game.turn}/{game.acted}"
        choice = choose(observe(game, seat), OPPONENT, level_seed, reasons=False)
        apply_unchecked(game, choice.action)
    foretold = net().outputs([inputs for _, _, inputs, _, _ in found])[:, 0] * POINTS
    scores = [player.score for player in game.players]
    rows = []
    for (seat, stage, _, points, more), margin in zip(found, foretold, strict=True):
        best = max(score for other, score in enumerate(scores) if other != seat)
        missed = scores[seat] - best - float(margin) - points
        rows.append([stage, round(missed, 2), round(more, 2)])
    return rows


def table(options: argparse.Namespace) -> None:
    """Print the slopes."""
    text = Path(options.file).read_text(encoding="utf-8")
    groups: dict[str, list[Numbers]] = {}
    for row in map(json.loads, text.splitlines()):
        for name in (row["module"], "all"):
            groups.setdefault(name, []).append(np.asarray(row["turns"], dtype=np.float64))
    print("| module | games |", " | ".join(STAGES), "|")
    print("|---" * (2 + len(STAGES)) + "|")
    for name, games in sorted(groups.items()):
        cells = [
            "{:+.2f} ± {:.2f}".format(*slope([game[game[:, 0] == stage, 1:] for game in games]))
            for stage in range(len(STAGES))
        ]
        print(f"| {name} | {len(games)} |", " | ".join(cells), "|")


def slope(games: Sequence[Numbers]) -> tuple[float, float]:
    """Return the slope of the first column over the second, and half its interval.

    Turns of a game are not independent: each game counts once for the interval.
    """
    middle = np.vstack(games).mean(axis=0)
    apart = [game - middle for game in games if len(game)]
    squares = sum(float(game[:, 1] @ game[:, 1]) for game in apart)
    found = sum(float(game[:, 0] @ game[:, 1]) for game in apart) / squares
    left = [float((game[:, 0] - found * game[:, 1]) @ game[:, 1]) for game in apart]
    error = float(np.sqrt(sum(part * part for part in left))) / squares
    return found, student(len(apart) - 1) * error if len(apart) > 1 else math.inf


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("play")
    command.add_argument("file")
    names = (NONE, *modules.IDS)
    command.add_argument("--modules", nargs="+", choices=names, default=names)
    command.add_argument("--games", type=int, default=60, help="of each module")
    command.add_argument("--seats", type=int, default=4)
    command.add_argument("--seed", default="coins")
    command.set_defaults(run=play)
    command = commands.add_parser("table")
    command.add_argument("file")
    command.set_defaults(run=table)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
