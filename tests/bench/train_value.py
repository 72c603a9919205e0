"""Make the learned value: games of players against themselves, and a small net fitted to them.

    python -m tests.bench.train_value play --games 9000 --jobs 2 --seed value --out fast.npz
    python -m tests.bench.train_value fit fast.npz --out fast-value.npz
    python -m tests.bench.train_value play --careful --games 1500 --seed more --out careful.npz
    python -m tests.bench.train_value tune careful.npz --start fast-value.npz --out assets/value.npz

After every turn the features of the position are kept, and how far the seat was ahead of its best
rival in the end. One action of a turn in twenty-five is drawn at random, so that odd positions
occur. The net is fitted three times: to how games ended, then twice to a mixture of that with what
the net before says of the seat's later positions (temporal differences), less a matter of luck.

Games of fast players are cheap, but leads are worth less among those who play well. So the net is
tuned to fewer games of careful players: medium ones who misjudge nothing and stray half as often.
"""

import argparse
import multiprocessing
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import attrs
import numpy as np

from alhambra_qt import modules
from alhambra_qt.ai.features import NAMES, describe
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.ai.player import choose
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.value import POINTS
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.observe import observe
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.state import Setup

STRAY, STRAY_CAREFUL = 0.04, 0.02  # part of the actions that are drawn at random
CAREFUL = attrs.evolve(LEVELS["medium"], opinion=0.0, plans=7)
SEATS = (2, 3, 3, 3, 4, 5, 6)
MOST_SEATS = max(SEATS)
UNITS, STEPS, BATCH, RATE = 48, 30_000, 1024, 0.002
DECAY = 3e-5  # pull of the weights to nothing
LATER = 0.6  # how much of a target comes from later positions and the end, the lambda of TD
AGAIN = 2  # fits to later positions, each to what the net before says of them
TUNE_STEPS, TUNE_RATE, TUNE_AGAIN = 4_000, 0.0003, 3
HELD_OUT = 0.05

Row = tuple[list[float], float, float, int]


def play(seed: str) -> list[Row]:
    """Play one game of fast players; see ``_played``."""
    return _played(seed, careful=False)


def play_carefully(seed: str) -> list[Row]:
    """Play one game of careful players; see ``_played``."""
    return _played(seed, careful=True)


def _played(seed: str, *, careful: bool) -> list[Row]:
    """Give features, margin, share of the victory and seat after every turn of one game."""
    dice = random.Random(seed)
    game = modules.new_game(Setup(dice.choice(SEATS), seed))
    seats = len(game.players)
    kept: list[tuple[int, list[float]]] = []
    policy, until = Policy(game, BALANCED), dice.randrange(seats)
    if careful:
        until = seats  # as the games were played that made the net
    part = STRAY_CAREFUL if careful else STRAY
    while game.decisions:
        frame = game.decisions[-1]
        if frame.kind == "turn" and not game.acted and game.turn > until:
            policy, until = Policy(game, BALANCED), game.turn + seats
        if frame.kind == "turn_end":
            kept.append((frame.seat, describe(policy.minds[frame.seat], game)))
        if frame.kind == "turn" and dice.random() < part:
            action = quick_action(game, dice.random)
        else:
            action = careful_action(game, seed) if careful else policy.action(game)
        apply_unchecked(game, action)
    scores = [player.score for player in game.players]
    rows = []
    for seat, features in kept:
        best = max(score for other, score in enumerate(scores) if other != seat)
        won = 1.0 / scores.count(max(scores)) if scores[seat] >= best else 0.0
        rows.append((features, (scores[seat] - best) / POINTS, won, seat))
    return rows


def careful_action(game: Game, seed: str) -> Action:
    """Choose as a careful player does."""
    return choose(observe(game, game.frame.seat), CAREFUL, seed, False).action


def generate(options: argparse.Namespace) -> None:
    """Play games and write their positions."""
    seeds = [f"{options.seed}-{number}" for number in range(options.games)]
    rows: list[Row] = []
    games: list[int] = []
    playing = play_carefully if options.careful else play
    with multiprocessing.Pool(options.jobs) as pool:
        for number, found in enumerate(pool.imap(playing, seeds, chunksize=20)):
            rows += found
            games += [number] * len(found)
            if number % 1000 == 999:
                print(number + 1, "games", len(rows), "positions", flush=True)
    inputs = np.array([row[0] for row in rows], dtype=np.float32)
    margins = np.array([row[1] for row in rows], dtype=np.float32)
    wins = np.array([row[2] for row in rows], dtype=np.float32)
    seats = np.array([row[3] for row in rows], dtype=np.int32)
    np.savez(options.out, inputs=inputs, margins=margins, wins=wins, seats=seats, games=games)


def fit(options: argparse.Namespace) -> None:
    """Fit the net and write it; prints the errors on games held out."""
    inputs, ends, last = _read(options.data)
    held = int(len(inputs) * HELD_OUT)
    net = _fitted(inputs, ends, held, options.seed)
    print("to the ends", *_errors(net, inputs[:held], ends[:held]), flush=True)
    for again in range(1, AGAIN + 1):
        wanted = _targets(_foretold(net, inputs), ends, last)
        net = _fitted(inputs, wanted, held, options.seed + again)
        print("and to later positions", *_errors(net, inputs[:held], ends[:held]), flush=True)
    _write(options.out, net, inputs, inputs.min(axis=0), inputs.max(axis=0))


def tune(options: argparse.Namespace) -> None:
    """Go on from a net with positions of other games, to later positions each time."""
    inputs, ends, last = _read(options.data)
    held = int(len(inputs) * options.hold)
    with np.load(options.start, allow_pickle=False) as kept:
        start = {name: kept[name] for name in kept.files}
    net = {name: start[name] for name in ("inner", "offset", "outer", "past", "bias")}
    if held:
        print("before", *_errors(net, inputs[:held], ends[:held]), flush=True)
    for again in range(TUNE_AGAIN):
        wanted = _targets(_foretold(net, inputs), ends, last)
        rng = np.random.default_rng(again)
        net = _descended(net, rng, inputs, wanted, held, TUNE_STEPS, _falling)
        if held:
            print("tuned", *_errors(net, inputs[:held], ends[:held]), flush=True)
    low = np.minimum(start["low"], inputs.min(axis=0))
    high = np.maximum(start["high"], inputs.max(axis=0))
    _write(options.out, net, inputs, low, high)


def _write(path: Path, net: "Net", inputs: Any, low: Any, high: Any) -> None:
    """Write a net, the range of its inputs, and how its logit rises with its margin."""
    _, out = _forward(net, inputs)
    lean = np.polyfit(out[:, 0] * POINTS, out[:, 1], 1)[0]
    whole: dict[str, Any] = {**net, "low": low, "high": high, "lean": lean}
    arrays: dict[str, Any] = {name: np.float32(value) for name, value in whole.items()}
    np.savez_compressed(path, **arrays)


def _read(paths: Sequence[Path]) -> tuple[Any, Any, Any]:
    """Read positions, ordered by game, seat and time; their ends; whether each is a seat's last."""
    parts = [np.load(path, allow_pickle=False) for path in paths]
    found = []
    for part in parts:
        order = np.lexsort((np.arange(len(part["games"])), part["seats"], part["games"]))
        key = (part["games"] * MOST_SEATS + part["seats"])[order]
        ends = np.stack([part["margins"], part["wins"]], axis=1)[order]
        found.append((part["inputs"][order], ends, np.append(key[1:] != key[:-1], True)))
    inputs, ends, last = (np.concatenate(columns) for columns in zip(*found, strict=True))
    return inputs, ends, last


def _targets(foretold: Any, ends: Any, last: Any) -> Any:
    """Mix how a game ended with what was foretold of each later position of the seat."""
    targets = ends.copy()
    for row in range(len(targets) - 2, -1, -1):
        if not last[row]:
            targets[row] = (1 - LATER) * foretold[row + 1] + LATER * targets[row + 1]
    return targets


def _foretold(net: "Net", inputs: Any) -> Any:
    """Give margin and chance of winning as a net foretells them."""
    _, out = _forward(net, inputs)
    return np.stack([out[:, 0], 1 / (1 + np.exp(-out[:, 1]))], axis=1)


def _fitted(inputs: Any, wanted: Any, held: int, seed: int) -> "Net":
    """Fit a net by Adam to all but the first positions, which are held out."""
    rng = np.random.default_rng(seed)
    return _descended(_start(rng, len(NAMES)), rng, inputs, wanted, held, STEPS, _late_falling)


def _late_falling(part: float) -> float:
    """The rate after a part of the steps: even at first, then falling."""
    return RATE * min(1.0, 2.0 * (1 - part) + 0.02)


def _falling(part: float) -> float:
    return TUNE_RATE * (1.02 - part)


def _descended(
    start: "Net",
    rng: np.random.Generator,
    inputs: Any,
    wanted: Any,
    held: int,
    steps: int,
    rate: Callable[[float], float],
) -> "Net":
    """Give what so many steps of Adam make of a net."""
    net = dict(start)
    moments = [{name: np.zeros_like(value) for name, value in net.items()} for _ in range(2)]
    for step in range(1, steps + 1):
        rows = rng.integers(held, len(inputs), BATCH)
        slopes = _slopes(net, inputs[rows], wanted[rows])
        _adam(net, slopes, moments, step, rate(step / steps))
    return net


Net = dict[str, Any]


def _start(rng: np.random.Generator, size: int) -> Net:
    net = {
        "inner": rng.normal(0, 1 / np.sqrt(size), (size, UNITS)),
        "offset": np.zeros(UNITS),
        "outer": rng.normal(0, 0.05, (UNITS, 2)),
        "past": np.zeros((size, 2)),
        "bias": np.zeros(2),
    }
    return {name: np.float32(value) for name, value in net.items()}


def _forward(net: Net, inputs: Any) -> tuple[Any, Any]:
    units = np.tanh(inputs @ net["inner"] + net["offset"])
    return units, units @ net["outer"] + inputs @ net["past"] + net["bias"]


def _slopes(net: Net, inputs: Any, wanted: Any) -> Net:
    units, out = _forward(net, inputs)
    wrong = np.empty_like(out)
    wrong[:, 0] = np.clip(out[:, 0] - wanted[:, 0], -2, 2)
    wrong[:, 1] = 1 / (1 + np.exp(-out[:, 1])) - wanted[:, 1]
    wrong /= len(inputs)
    inside = (wrong @ net["outer"].T) * (1 - units**2)
    return {
        "inner": inputs.T @ inside + DECAY * net["inner"],
        "offset": inside.sum(axis=0),
        "outer": units.T @ wrong + DECAY * net["outer"],
        "past": inputs.T @ wrong,
        "bias": wrong.sum(axis=0),
    }


def _adam(net: Net, slopes: Net, moments: Sequence[Net], step: int, rate: float) -> None:
    first, second = moments
    for name, slope in slopes.items():
        first[name] += 0.1 * (slope - first[name])
        second[name] += 0.001 * (slope**2 - second[name])
        mean = first[name] / (1 - 0.9**step)
        spread = second[name] / (1 - 0.999**step)
        net[name] = net[name] - rate * (mean / (np.sqrt(spread) + 1e-8))


def _errors(net: Net, inputs: Any, wanted: Any) -> tuple[float, float]:
    """Give the standard error of the margin in points, and the log loss of winning."""
    _, out = _forward(net, inputs)
    chance = np.clip(1 / (1 + np.exp(-out[:, 1])), 1e-6, 1 - 1e-6)
    loss = -(wanted[:, 1] * np.log(chance) + (1 - wanted[:, 1]) * np.log(1 - chance)).mean()
    return float(np.std(out[:, 0] - wanted[:, 0]) * POINTS), float(loss)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    sub = parser.add_subparsers(required=True)
    games = sub.add_parser("play")
    games.add_argument("--games", type=int, default=20_000)
    games.add_argument("--jobs", type=int, default=2)
    games.add_argument("--seed", default="value")
    games.add_argument("--careful", action="store_true", help="medium players, not fast ones")
    games.add_argument("--out", type=Path, required=True)
    games.set_defaults(run=generate)
    fitting = sub.add_parser("fit")
    fitting.add_argument("data", nargs="+", type=Path)
    fitting.add_argument("--seed", type=int, default=1)
    fitting.add_argument("--out", type=Path, required=True)
    fitting.set_defaults(run=fit)
    tuning = sub.add_parser("tune")
    tuning.add_argument("data", nargs="+", type=Path)
    tuning.add_argument("--start", type=Path, required=True)
    tuning.add_argument("--hold", type=float, default=0.0, help="part held out, to see the error")
    tuning.add_argument("--out", type=Path, required=True)
    tuning.set_defaults(run=tune)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
