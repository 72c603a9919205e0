"""Very many random games with random sets of modules, checked all the way.

``python -m tests.property.long_run --games 20000 --jobs 2 --seed nightly`` plays them, shows how
far it is and ends with a summary. The cheap checks are made at every action, the costly ones at
one action in ``--every``. At the first failure it stops and prints the exact set-up; the same game
is played again, with every check at every action, by ``--again 'SETUP'``.
"""

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from multiprocessing import get_context
from random import Random
from typing import Any

import attrs

from alhambra_qt.engine import Setup
from alhambra_qt.engine.actions import action_types
from alhambra_qt.engine.codec import setup_from_json, setup_to_json
from alhambra_qt.modules import IDS
from tests.property.player import FAILURES, Watched

VARIANTS = {"thieves": "round", "invaders": "open"}
SHARES = (0.15, 0.5, 0.85, 1.0)  # how many of the modules are on, about
OFTENER = 10  # how much oftener the less costly checks are made
DEEP = 50  # one game in so many is checked much more closely


@attrs.frozen
class Result:
    """How a game went; ``failure`` is empty if it obeyed all rules to its end."""

    setup: Setup
    names: dict[str, int]
    failure: str = ""


def setup_of(seed: str, number: int) -> Setup:
    """Give the set-up of a game of a run: seats, modules and variants drawn by its number."""
    rng = Random(f"{seed}/{number}")
    share = rng.choice(SHARES)
    modules = tuple(name for name in IDS if rng.random() < share)
    variants = tuple(
        (name, value)
        for name, value in sorted(VARIANTS.items())
        if name in modules and rng.random() < 0.3
    )
    return Setup(rng.randint(2, 6), f"{seed}/{number}", modules, variants)


def play(task: tuple[Setup, int]) -> Result:
    """Play a game to its end and say how it went."""
    setup, every = task
    names: Counter[str] = Counter()
    try:
        watched = Watched(setup, every, often=max(1, every // OFTENER))
        watched.play()
        names.update(action.name for action in watched.actions)
    except FAILURES:
        return Result(setup, names, traceback.format_exc())
    return Result(setup, names)


def tasks(options: argparse.Namespace) -> Iterator[tuple[Setup, int]]:
    """List the games of a run, each with how often the costly checks are made."""
    for number in range(options.first, options.first + options.games):
        yield setup_of(options.seed, number), 5 if number % DEEP == DEEP - 1 else options.every


def results(options: argparse.Namespace) -> Iterator[Result]:
    """Play all games, in as many processes as wanted."""
    if options.jobs == 1:
        yield from map(play, tasks(options))
        return
    with get_context("spawn").Pool(options.jobs, maxtasksperchild=250) as pool:
        yield from pool.imap_unordered(play, tasks(options), chunksize=4)


# -- telling -----------------------------------------------------------------------------------


def watch(found: Iterable[Result], options: argparse.Namespace) -> int:
    """Show how far the run is; stop at the first failure, else end with a summary."""
    began, shown = time.monotonic(), 0.0
    on_screen = sys.stderr.isatty()
    pause, end = (1, "") if on_screen else (60, "\n")
    played, actions = Counter[str](), 0
    together: set[tuple[str, str]] = set()
    games = 0
    for result in found:
        if result.failure:
            tell_failure(result)
            return 1
        games += 1
        played.update(result.names)
        actions += sum(result.names.values())
        together.update(combinations(result.setup.modules, 2))
        spent = time.monotonic() - began
        if spent - shown > pause or games == options.games:
            shown = spent
            done = f"{games}/{options.games} games, {games / spent:.1f} a second"
            print(f"\r{done} " if on_screen else done, end=end, file=sys.stderr, flush=True)
    spent = time.monotonic() - began
    if on_screen:
        print(file=sys.stderr)
    summary: dict[str, Any] = {
        "games": games,
        "actions": actions,
        "seconds": round(spent, 1),
        "games_per_second": round(games / spent, 2),
        "pairs_of_modules": len(together),
        "never_played": sorted(set(action_types()) - set(played)),
        "played": dict(sorted(played.items())),
    }
    print(json.dumps(summary, indent=1))
    return 0


def tell_failure(result: Result) -> None:
    """Print what went wrong, and how to see it again."""
    setup = json.dumps(setup_to_json(result.setup))
    print(f"\n{result.failure}\nThis game obeys the rules no more:\n{setup}", file=sys.stderr)
    print(f"python -m tests.property.long_run --again '{setup}'", file=sys.stderr)


def options_of(words: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="long run")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--every", type=int, default=300, help="how rare the costly checks are")
    parser.add_argument("--again", help="the set-up of one game to play with every check")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Run what the command line asks for."""
    options = options_of(words)
    if options.again:
        setup = setup_from_json(json.loads(options.again))
        result = play((setup, 1))
        if result.failure:
            tell_failure(result)
        else:
            print(json.dumps({"games": 1, "actions": sum(result.names.values())}))
        return int(bool(result.failure))
    return watch(results(options), options)


if __name__ == "__main__":
    sys.exit(main())
