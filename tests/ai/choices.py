"""The choices of every level in some fixed positions, on any system: ``choices.json``.

The same seed must give the same choices in every version of Python and numpy, on every system. The
positions are moments of golden games, so that players decide nothing but what they choose there.
``python -m tests.ai.choices`` compares with the file and names what differs; with ``--write`` it
writes the file anew, which is right only where players are meant to choose otherwise. Then raise
``PLAYERS`` (`alhambra_qt/ai/levels.py`) and add the print of the file to ``PRINTS``: a challenge
names the version of the players that it was played against.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import attrs

from alhambra_qt.ai.levels import LEVELS, Level
from alhambra_qt.ai.player import Choice, choose
from alhambra_qt.engine import Game, apply, observe
from alhambra_qt.engine.codec import action_from_json, action_to_json, setup_from_json
from alhambra_qt.modules import new_game
from tests.golden_games import golden_record

FILE = Path(__file__).with_name("choices.json")
# The print of the file for each version of the players; never change an earlier one.
PRINTS = {1: "6fac0f59cabd6f91", 2: "4dcfc5680945a347"}
# Golden games; each is asked a few times.
GAMES = ("three-medium", "two-all", "five-vizier", "four-all", "six-camps")
ASKED = 5  # questions of each game that are put to every level
BETWEEN = 17  # questions between two of them
EXPERT_FUTURES = 40  # instead of ten times as many, for the sake of time
OPEN = ("turn", "place", "auction", "bonus", "pay_bid", "before_turn")

Found = dict[str, dict[str, list[object]]]


def levels() -> Iterator[Level]:
    """Give the levels; of an expert's rollouts only some are played."""
    for level in LEVELS.values():
        if level.depth is not None and level.depth.futures > EXPERT_FUTURES:
            yield attrs.evolve(level, depth=attrs.evolve(level.depth, futures=EXPERT_FUTURES))
        else:
            yield level


def questions(name: str) -> Iterator[Game]:
    """Give a golden game where it asks something that is worth thinking about."""
    record = golden_record(name)
    game = new_game(setup_from_json(record["setup"]))
    waiting, asked = 0, list[str]()
    for number, part in enumerate(record["actions"]):
        kind = game.frame.kind  # one that was not asked yet is waited for a little longer
        if len(asked) < ASKED and kind in OPEN and waiting <= -BETWEEN * (kind in asked):
            yield game
            waiting = BETWEEN * len(game.players) // 2
            asked.append(kind)
        apply(game, action_from_json(part, f"actions.{number}"))
        waiting -= 1


def said(choice: Choice) -> list[object]:
    """Write a choice: the action, and a print of all that was weighed, to the last bit."""
    weighed = [(action_to_json(action), repr(value)) for action, value in choice.alternatives]
    everything = json.dumps([repr(choice.value), weighed], sort_keys=True)
    return [action_to_json(choice.action), sha256(everything.encode()).hexdigest()[:12]]


def found(games: Sequence[str] = GAMES, *, all_search: bool = True) -> Found:
    """Let every level choose in every position of some games.

    Those that search take long: they may take turns, each in every second position.
    """
    choices: Found = {}
    for name in games:
        for number, game in enumerate(questions(name)):
            seen = observe(game, game.frame.seat)
            choices[f"{name}, {number}: {game.frame.kind}"] = {
                level.id: said(choose(seen, level, f"{number}", reasons=False))
                for index, level in enumerate(levels())
                if all_search or level.depth is None or (number + index) % 2 == 0
            }
    return choices


def kept() -> Found:
    """Read the choices that are kept."""
    choices: Found = json.loads(FILE.read_text("utf-8"))
    return choices


def printed() -> str:
    """Return the print of the file."""
    return sha256(FILE.read_bytes()).hexdigest()[:16]


def differences(choices: Found) -> list[str]:
    """Name the positions and levels in which choices differ from those kept."""
    old = kept()
    return [
        f"{name}: {level}"
        for name, by_level in choices.items()
        for level, choice in by_level.items()
        if old.get(name, {}).get(level) != choice
    ]


def main(arguments: Sequence[str]) -> int:
    """Compare, or write the file."""
    if "--write" in arguments:
        lines = [f"{json.dumps(name)}: {json.dumps(by)}" for name, by in found().items()]
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        return 0
    unlike = differences(found())
    sys.stdout.write("\n".join([*unlike, f"{len(unlike)} differences"]) + "\n")
    return 1 if unlike else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
