"""Learn what the parts that modules add are worth beside the learned value of the base game.

    python -m tests.bench.train_modules play --games 300 --jobs 2 --seed more --out more.npz
    python -m tests.bench.train_modules fit more.npz --out assets/value_modules.json

``play --module huts`` plays with that module in every game; ``fit --only huts.score prospect/huts``
learns these parts and leaves the weights of all others as they are.

Careful players play games with modules drawn at random, each on or off. After every turn it is kept
what the net foretells, what parts the modules add (``alhambra_qt/ai/beside.py``), and how far
the seat was ahead of its best rival in the end. One weight for each part is fitted to what the net
did not foretell, by least squares: a row counts less early in the game, where more is luck, and
weights of which the games say little stay near what is taken for the unlearned.
"""

import argparse
import json
import multiprocessing
import random
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from alhambra_qt import modules
from alhambra_qt.ai.beside import HELD, UNLEARNED, Parts, parts, weights
from alhambra_qt.ai.features import describe
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.value import POINTS, net
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.state import Setup

from .train_value import careful_action

SEATS = (2, 3, 3, 3, 4)
PULL = 3.0  # towards what is taken for the unlearned
FOLDS = 10  # parts of the games held out in turn, to see the error
STAGES = 3  # before the first scoring, the second, the third

Row = tuple[int, int, float, Parts]  # seat, scorings done, foretold margin, parts
Kept = tuple[list[Row], list[int]]


def play(seed: str, always: tuple[str, ...] = ()) -> Kept:
    """Play one game; give a row after every turn but those after the last tile, and the scores."""
    dice = random.Random(seed)
    on = tuple([name for name in modules.IDS if dice.random() < 0.5 or name in always])
    game = modules.new_game(Setup(dice.choice(SEATS), seed, on))
    policy, until = Policy(game, BALANCED), -1
    told: list[tuple[int, int, list[float], Parts]] = []
    while game.decisions:
        frame = game.decisions[-1]
        if frame.kind == "turn" and not game.acted and game.turn > until:
            policy, until = Policy(game, BALANCED), game.turn + len(game.players)
        mind = policy.minds[frame.seat]
        if frame.kind == "turn_end" and not mind.evaluator.outlook.closing:
            found = parts(mind.evaluator, game)
            told.append((frame.seat, game.scorings_done, describe(mind, game), found))
        apply_unchecked(game, careful_action(game, seed))
    out = net().outputs([numbers for _, _, numbers, _ in told])
    rows = [
        (seat, done, float(margin) * POINTS, found)
        for (seat, done, _, found), margin in zip(told, out[:, 0], strict=True)
    ]
    return rows, [player.score for player in game.players]


def generate(options: argparse.Namespace) -> None:
    """Play games and write their rows."""
    seeds = [f"{options.seed}-{number}" for number in range(options.games)]
    with multiprocessing.Pool(options.jobs) as pool:
        games = list(pool.imap(partial(play, always=tuple(options.module)), seeds, chunksize=5))
    names = sorted({name for rows, _ in games for *_, found in rows for name in found})
    table, missed, stages, numbers = [], [], [], []
    for number, (rows, scores) in enumerate(games):
        for seat, done, foretold, found in rows:
            best = max([score for other, score in enumerate(scores) if other != seat])
            table.append([found.get(name, 0.0) for name in names])
            missed.append(scores[seat] - best - foretold)
            stages.append(done)
            numbers.append(number)
    np.savez_compressed(
        options.out,
        names=np.array(names),
        table=np.array(table, dtype=np.float32),
        missed=np.array(missed, dtype=np.float32),
        stages=np.array(stages),
        games=np.array(numbers),
    )


def fit(options: argparse.Namespace) -> None:
    """Fit the weights and write them; prints the errors on games held out."""
    names, table, missed, stages, games = _read(options.data)
    kept = dict(weights()) if options.only else {}
    names, table, missed = _without(kept, options.only, names, table, missed)
    count = len(names)
    start = np.array([0.0 if name.startswith(HELD) else UNLEARNED for name in names])
    luck = np.array([np.var(missed[stages == stage]) for stage in range(STAGES)])
    rows = np.hstack([table, np.eye(STAGES)[stages]])  # at each stage the net may be wrong alike
    start = np.append(start, np.zeros(STAGES))
    pull = np.append(np.full(count, PULL), np.zeros(STAGES))

    def solved(chosen: Any) -> Any:
        taken = rows[chosen]
        weighed = taken / luck[stages[chosen]][:, None]
        left = missed[chosen] - taken @ start
        return start + np.linalg.solve(weighed.T @ taken + np.diag(pull), weighed.T @ left)

    wrong = missed.copy()
    for fold in range(FOLDS):
        out = games % FOLDS == fold
        wrong[out] -= rows[out] @ solved(~out)
    for stage in range(STAGES):
        at = stages == stage
        alone = float(np.mean(missed[at] ** 2))
        print(f"stage {stage}: net alone {alone:.1f}, with the parts {np.mean(wrong[at] ** 2):.1f}")
    found = solved(np.full(len(games), True))[:count]
    told = {name: round(float(value), 2) for name, value in zip(names, found, strict=True)}
    options.out.write_text(json.dumps(kept | told, indent=2, sort_keys=True) + "\n", "utf-8")


def _without(
    kept: dict[str, float], only: list[str], names: list[str], table: Any, missed: Any
) -> tuple[list[str], Any, Any]:
    """Take out of a table, and of what was missed, the parts whose weights stay as they are."""
    if not only:
        return names, table, missed
    known = np.array([0.0 if name in only else kept.get(name, UNLEARNED) for name in names])
    columns = [at for at, name in enumerate(names) if name in only]
    return [names[at] for at in columns], table[:, columns], missed - table @ known


def _read(paths: list[Path]) -> tuple[list[str], Any, Any, Any, Any]:
    """Read rows of several files as one table with a column for every name."""
    files = [np.load(path, allow_pickle=False) for path in paths]
    names = sorted({str(name) for data in files for name in data["names"]})
    tables, games, before = [], [], 0
    for data in files:
        table = np.zeros((len(data["table"]), len(names)))
        table[:, [names.index(str(name)) for name in data["names"]]] = data["table"]
        tables.append(table)
        games.append(data["games"] + before)
        before = int(games[-1].max()) + 1
    missed, stages = (np.concatenate([data[key] for data in files]) for key in ("missed", "stages"))
    return names, np.vstack(tables), missed.astype(float), stages, np.concatenate(games)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    sub = parser.add_subparsers(required=True)
    playing = sub.add_parser("play")
    playing.add_argument("--games", type=int, default=300)
    playing.add_argument("--jobs", type=int, default=2)
    playing.add_argument("--seed", default="modules")
    playing.add_argument("--module", nargs="+", default=[], choices=modules.IDS)
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(run=generate)
    fitting = sub.add_parser("fit")
    fitting.add_argument("data", nargs="+", type=Path)
    fitting.add_argument("--only", nargs="+", default=[], metavar="PART")
    fitting.add_argument("--out", type=Path, required=True)
    fitting.set_defaults(run=fit)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
