"""Whether a computer player knows more than its seat may: the check, and a long run of it.

    python -m tests.ai.fairness --positions 1000 --level hard

Everything hidden is dealt anew in a way that agrees with all that the seat has seen. As nothing it
may know has changed, neither may its choice.
"""

import argparse
import random
from collections.abc import Iterator

import attrs

from alhambra_qt import modules
from alhambra_qt.ai.levels import LEVELS, Level
from alhambra_qt.ai.player import choose
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.engine import Game, Setup, legal_actions, observe
from alhambra_qt.engine.observe import redeal
from alhambra_qt.engine.play import apply_unchecked


def positions(seed: str, count: int, with_modules: bool) -> Iterator[Game]:
    """Give positions in which there is something to choose, each from a game of its own."""
    dice = random.Random(seed)
    found = 0
    while found < count:
        chosen = [name for name in modules.IDS if with_modules and dice.random() < 0.5]
        game = modules.new_game(Setup(dice.randint(2, 6), f"{seed}-{dice.random()}", tuple(chosen)))
        for _ in range(dice.randrange(300)):
            if game.decisions:
                apply_unchecked(game, quick_action(game, dice.random))
        if game.decisions and len(legal_actions(game)) > 1:
            found += 1
            yield game


def same_choice(game: Game, level: Level, seed: str) -> bool:
    """Whether the choice stays the same when everything hidden is dealt anew."""
    seat = game.frame.seat
    seen = observe(game, seat)
    again = observe(redeal(seen, f"other-{seed}"), seat)
    first = choose(seen, level, seed)
    second = choose(again, level, seed)
    return first == second


def shallow(level: Level, futures: int = 24) -> Level:
    """Give the level with a search that does not take long."""
    if level.depth is None:
        return level
    return attrs.evolve(level, depth=attrs.evolve(level.depth, futures=futures, ways=4))


def main() -> None:
    """Run long; the levels that search are shallow by default."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--level", default="hard", choices=tuple(LEVELS))
    parser.add_argument("--seed", default="fair")
    parser.add_argument("--futures", type=int, default=24)
    options = parser.parse_args()
    level = shallow(LEVELS[options.level], options.futures)
    for with_modules in (False, True):
        same = 0
        for game in positions(options.seed, options.positions, with_modules):
            same += same_choice(game, level, "x")
        print("modules" if with_modules else "base", f"{same} of {options.positions} the same")


if __name__ == "__main__":
    main()
