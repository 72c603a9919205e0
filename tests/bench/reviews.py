"""What a review is worth: is a share said won as often, is luck even, do the strong lose less?

    python -m tests.bench.reviews positions --seed fit --games 40 --out fit.jsonl
    python -m tests.bench.reviews fit fit.jsonl            # writes assets/shares.json
    python -m tests.bench.reviews positions --seed check --games 40 --out check.jsonl
    python -m tests.bench.reviews calibration check.jsonl

The figures of REVIEWS.md come from here. ``--games`` counts those of each number of seats, without
modules and with modules drawn at random; medium players play them, each with a seed of its own.
"""

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from alhambra_qt import modules
from alhambra_qt.ai.arena import of_level
from alhambra_qt.engine import Setup, apply_unchecked, observe, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json
from alhambra_qt.engine.ids import ALL_HANDS
from alhambra_qt.engine.observe import redeal
from alhambra_qt.lab.play import random_modules
from alhambra_qt.lab.replay import start_of
from alhambra_qt.paths import assets_dir
from alhambra_qt.review.analyse import Analysis, cost_of
from alhambra_qt.review.judging import judge
from alhambra_qt.review.shares import FILE, evened, leaves_of, result_of

SEATS = (2, 3, 4, 5, 6)
KINDS = ("base", "modules")
PARTS = (0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.85, 0.92, 0.97)  # of a game, where positions are taken
FUTURES = 12
BINS = 10

Json = dict[str, Any]


def played(setup: Setup, level: str = "medium") -> list[Action]:
    """Give the actions of a game of equals."""
    player, actions = of_level(level), list[Action]()
    game = modules.new_game(setup)
    while (seat := to_move(game)) is not None:
        actions.append(player(observe(game, seat), f"{setup.seed}/{len(actions)}"))
        apply_unchecked(game, actions[-1])
    return actions


def setup_of(kind: str, seats: int, seed: str) -> Setup:
    """Say which game has a seed."""
    return Setup(seats, seed, random_modules(seed) if kind == "modules" else ())


# -- positions --------------------------------------------------------------------------------


def positions(options: argparse.Namespace) -> None:
    """Write positions of games, what their futures come to, and who won in the end."""
    with Path(options.out).open("w", encoding="utf-8") as file:
        for number in range(options.games):
            for seats in SEATS:
                for kind in KINDS:
                    seed = f"{options.seed}-{kind}-{seats}-{number}"
                    for row in _positions_of(setup_of(kind, seats, seed)):
                        file.write(json.dumps({"kind": kind, "seats": seats, **row}) + "\n")
                    file.flush()


def _positions_of(setup: Setup) -> Iterator[Json]:
    actions = played(setup)
    stops = {int(len(actions) * part) for part in PARTS}
    game, rows = modules.new_game(setup), list[Json]()
    for number, action in enumerate(actions):
        if number in stops:
            table = observe(game, ALL_HANDS)
            worlds = [redeal(table, f"{setup.seed}/{number}/{n}") for n in range(FUTURES)]
            part = round(number / len(actions), 3)
            rows.append({"game": setup.seed, "part": part, "leaves": leaves_of(worlds)})
        apply_unchecked(game, action)
    for row in rows:
        yield {**row, "result": result_of(game)}


def said(row: Json, sharp: float) -> list[float]:
    """Give the shares that are said of a position, if chances are set apart so sharply."""
    found = [evened(logits, sharp) if end is None else end for end, logits in row["leaves"]]
    return [math.fsum(column) / len(found) for column in zip(*found, strict=True)]


def read(file: str) -> list[Json]:
    """Read rows."""
    with Path(file).open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def brier(rows: Sequence[Json], sharp: float | None = None) -> float:
    """Give the mean squared distance of what is said, or of an even guess, from what came."""
    gaps = []
    for row in rows:
        shares = [1 / row["seats"]] * row["seats"] if sharp is None else said(row, sharp)
        gaps += [(one - won) ** 2 for one, won in zip(shares, row["result"], strict=True)]
    return math.fsum(gaps) / len(gaps)


def fit(options: argparse.Namespace) -> None:
    """Find for each kind of game how sharply chances are set apart, and write it."""
    rows, found = read(options.file), dict[str, list[float]]()
    for kind in KINDS:
        found[kind] = []
        for seats in SEATS:
            these = [row for row in rows if (row["kind"], row["seats"]) == (kind, seats)]
            tried = {step / 20: brier(these, step / 20) for step in range(6, 41)}
            best = min(tried, key=lambda sharp: tried[sharp])
            print(kind, seats, len(these), best, round(tried[best], 4), round(tried[1.0], 4))
            found[kind].append(best)
    (assets_dir() / FILE).write_text(json.dumps(found) + "\n", encoding="utf-8")


# -- luck -------------------------------------------------------------------------------------


def luck(options: argparse.Namespace) -> None:
    """Write result and luck of games of equals, by one future more at each moment in each row."""
    with Path(options.out).open("w", encoding="utf-8") as file:
        for number in range(options.games):
            seed = f"{options.seed}-{options.kind}-{options.seats}-{number}"
            setup = setup_of(options.kind, options.seats, seed)
            actions = played(setup)
            found: Json = {"game": seed, "seats": options.seats, "kind": options.kind, "luck": []}
            for part in range(options.futures):
                analysis = Analysis(modules.new_game(setup), actions, f"{seed}/{part}")
                found["luck"].append(analysis.luck(1))
                found["result"] = result_of(analysis.end)
            file.write(json.dumps(found) + "\n")
            file.flush()


# -- losses -----------------------------------------------------------------------------------


def losses(options: argparse.Namespace) -> None:
    """Write what choices of recorded games cost, of each game every ``--every``-th."""
    with Path(options.out).open("w", encoding="utf-8") as file:
        for number, path in enumerate(sorted(Path(options.folder).rglob("*.alhambra"))):
            data = json.loads(path.read_text("utf-8"))
            actions = [action_from_json(part) for part in data["actions"]]
            analysis = Analysis(start_of(data), actions, str(path.relative_to(options.folder)))
            choices = [one for one in analysis.moments if one.choice]
            for one in choices[number % options.every :: options.every]:
                found = judge(analysis.choosing(one))
                row: Json = {"game": analysis.seed, "at": one.at, "seat": one.seat}
                row |= {"level": data["seats"][one.seat]["level"], "seats": len(data["seats"])}
                row |= {"modules": len(data["setup"]["modules"]), "kind": one.game.frame.kind}
                row |= {"cost": 0.0, "half": 0.0}
                if found.worlds:
                    row["cost"], row["half"] = cost_of(found, one.seat)
                file.write(json.dumps(row) + "\n")
            file.flush()


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("positions")
    command.add_argument("--seed", default="fit")
    command.add_argument("--games", type=int, default=40)
    command.add_argument("--out", required=True)
    command.set_defaults(run=positions)
    command = commands.add_parser("fit")
    command.add_argument("file")
    command.set_defaults(run=fit)
    command = commands.add_parser("luck")
    command.add_argument("--seed", default="luck")
    command.add_argument("--games", type=int, default=1000)
    command.add_argument("--seats", type=int, default=3)
    command.add_argument("--kind", choices=KINDS, default="base")
    command.add_argument("--futures", type=int, default=1)
    command.add_argument("--out", required=True)
    command.set_defaults(run=luck)
    command = commands.add_parser("losses")
    command.add_argument("folder")
    command.add_argument("--every", type=int, default=4)
    command.add_argument("--out", required=True)
    command.set_defaults(run=losses)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
