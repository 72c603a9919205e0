"""Do the stronger lose less? The choices of each level at the same positions, in the same worlds.

    python -m tests.bench.compare_levels ask --games 100 --out asked.jsonl [--kind modules]
    python -m tests.bench.compare_levels tell asked.jsonl

Whole games of the levels hardly tell the strongest apart: luck and what went before make their
choices differ in worth. Here everybody stands before the same choice, in games of medium players,
and carries its turn on until something is revealed; all ways are then tried in the same fresh
worlds that the seat could expect, beside the best that a review finds. Where two levels do the same
they lose exactly the same. It also prints where each loses most: by the question, and in a turn by
what would have been best.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from alhambra_qt.ai.arena import of_level
from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.intervals import interval
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.controller.review.review_words import PLACES
from alhambra_qt.engine import apply_unchecked, observe, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.lab.tally import mean
from alhambra_qt.review.analyse import Acted, Analysis
from alhambra_qt.review.judging import FIRST, SECOND, Choosing, ways_of
from alhambra_qt.review.shares import BETWEEN
from tests.bench.reviews import KINDS, setup_of
from tests.review.endings import whole

Json = dict[str, Any]
Way = tuple[Action, ...]

SEEN = FIRST + SECOND  # worlds in which the best is looked for
FRESH = 48  # in which all are priced


def ask(options: argparse.Namespace) -> None:
    """Write what the levels lose at some positions of each game."""
    with Path(options.out).open("w", encoding="utf-8") as file:
        for number in range(options.games):
            seed = f"{options.seed}-{options.kind}-{options.seats}-{number}"
            start, actions = whole(setup_of(options.kind, options.seats, seed))
            choices = [
                moment
                for moment in Analysis(start, actions).moments
                if moment.choice and moment.game.frame.kind not in BETWEEN
            ]
            for acted in Random(seed).sample(choices, min(options.positions, len(choices))):
                row = {"game": seed, "at": acted.at, **lost_by(acted, f"{seed}/{acted.at}")}
                file.write(json.dumps(row) + "\n")
            file.flush()


def lost_by(acted: Acted, seed: str) -> Json:
    """Give what each level loses at a choice, beside the best that is found, and what that is."""
    done = {level: way_of(acted, level, f"{seed}/{level}") for level in PLACES}
    choosing = Choosing(acted.game, acted.seat, done[PLACES[0]], seed)
    evaluator = Evaluator(choosing.seen.game, acted.seat, BALANCED)
    tried = [way.actions for ways in ways_of(choosing, evaluator) for way in ways]
    every = list(dict.fromkeys([*done.values(), *tried]))
    worths = _worths(choosing, every, 0, SEEN)
    best = every[worths.index(max(worths))]
    priced = list(dict.fromkeys([best, *done.values()]))
    known = dict(zip(priced, _worths(choosing, priced, SEEN, FRESH), strict=True))
    lost = {level: round(known[best] - known[way], 6) for level, way in done.items()}
    kind, first = acted.game.frame.kind, best[0].name
    return {"kind": f"{kind}, {first}" if kind == "turn" else kind, "lost": lost}


def way_of(acted: Acted, level: str, seed: str) -> Way:
    """Give what a level does from there until its turn is over or something is revealed."""
    player, game, done = of_level(level), acted.game.clone(), list[Action]()
    while (
        game.reveals == acted.game.reveals
        and to_move(game) == acted.seat
        and game.turn == acted.game.turn
        and not (done and game.frame.kind in BETWEEN)
    ):
        done.append(player(observe(game, acted.seat), f"{seed}/{len(done)}"))
        apply_unchecked(game, done[-1])
    return tuple(done)


def _worths(choosing: Choosing, ways: Sequence[Way], first: int, more: int) -> list[float]:
    found = choosing.changes(tuple(ways), first, more)
    return [mean([shares[choosing.seat] for shares in one]) for one in found]


def tell(options: argparse.Namespace) -> None:
    """Say what the levels lose, and how much more each than the next stronger, with intervals."""
    with Path(options.file).open(encoding="utf-8") as lines:
        every = [json.loads(line) for line in lines]
    rows = [one["lost"] for one in every]
    print(len(rows), "positions")
    for level in PLACES:
        print(level, "{:.4f} +- {:.4f}".format(*interval(row[level] for row in rows)))
    for weaker, stronger in pairwise(PLACES):
        gaps = [row[weaker] - row[stronger] for row in rows]
        print(f"{weaker} - {stronger}", "{:.4f} +- {:.4f}".format(*interval(gaps)), end=", ")
        print(f"{sum(gap != 0 for gap in gaps)} differ")
    for kind, count in Counter(one["kind"] for one in every).most_common():
        here = [one["lost"] for one in every if one["kind"] == kind]
        parts = (sum(row[k] for row in here) / (sum(row[k] for row in rows) or 1.0) for k in PLACES)
        print(f"{kind}: {count} positions, of the loss", *(f"{part:.0%}" for part in parts))


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("ask")
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--positions", type=int, default=8, help="of each game")
    command.add_argument("--seats", type=int, default=3)
    command.add_argument("--kind", choices=KINDS, default=KINDS[0])
    command.add_argument("--seed", default="compare")
    command.add_argument("--out", required=True)
    command.set_defaults(run=ask)
    command = commands.add_parser("tell")
    command.add_argument("file")
    command.set_defaults(run=tell)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
