"""Measure what each module adds to a game, and write what the set-up page shows.

    python -m tests.bench.measure_modules [GAMES]      # writes assets/modules.json

Medium computers of four seats play the same seeds without modules, with each module alone and with
all of them; the base game is also played by 2 to 6. Counted per game:

- turns;
- choices: decisions with more than one legal action;
- thought: the sum of log2(legal actions) over the choices. By Hick's law the time of a choice grows
  with the logarithm of what can be chosen, so this stands for the time that people think;
- news: kinds of questions, actions, events and ledger lines that the base game does not have.

From them follow (see `facts_of`, and controller/module_facts.py for what is shown):

- the minutes of the base game of n people = 60 x thought(n) / thought(4): a game of four takes
  about an hour, every other figure is measured;
- the share by which a module makes a game longer = thought with it / thought without - 1, and the
  same for all modules together;
- the effort = rules / 2 + news / 5 + 4 x more choices per turn + 4 x share, where rules are the
  rule ids of the module; the complexity, 1 to 5 = log2(effort) + 0.5, rounded: each level is about
  twice the one before.
"""

import json
import math
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import attrs

from alhambra_qt import modules, paths
from alhambra_qt.ai.arena import of_level
from alhambra_qt.engine import Setup, apply, legal_actions, observe, to_move

GAMES = 40
SEATS = 4
BASE_MINUTES = 60
MOST = 5
RULES = Path(__file__).parents[1] / "data" / "rule_ids.txt"
FEWER = 10  # games with all modules take a minute each


@attrs.define
class Tally:
    """What was counted in some games."""

    games: int = 0
    turns: int = 0
    choices: int = 0
    thought: float = 0.0
    kinds: set[str] = attrs.field(factory=set)

    def add(self, other: "Tally") -> None:
        """Take another game in."""
        self.games += other.games
        self.turns += other.turns
        self.choices += other.choices
        self.thought += other.thought
        self.kinds |= other.kinds


def play(setup: Setup) -> Tally:
    """Play one game among medium computers and count."""
    game = modules.new_game(setup)
    player = of_level("medium")
    tally = Tally(games=1)
    number = 0
    while (seat := to_move(game)) is not None:
        options = legal_actions(game)
        if len(options) > 1:
            tally.choices += 1
            tally.thought += math.log2(len(options))
        tally.kinds.add(f"question {game.decisions[-1].kind}")
        tally.kinds.update(
            f"action {name}" for name in {type(action).__name__ for action in options}
        )
        action = player(observe(game, seat), f"{setup.seed}/{seat}/{number}")
        tally.kinds.update(f"event {type(event).__name__}" for event in apply(game, action))
        number += 1
    tally.turns = game.turn + 1
    tally.kinds.update(f"line {line.rule}" for ledger in game.ledgers for line in ledger.lines)
    return tally


def played(ids: Sequence[str], seats: int, games: int) -> Tally:
    """Play some games with the same modules."""
    total = Tally()
    for number in range(games):
        total.add(play(Setup(seats, f"measure-{number}", tuple(ids))))
    sys.stderr.write(f"{seats} seats, {'+'.join(ids) or 'base'}: {_line(total)}\n")
    return total


def _line(tally: Tally) -> str:
    parts = (tally.turns, tally.choices, tally.thought)
    turns, choices, thought = (round(part / tally.games, 1) for part in parts)
    return f"{turns} turns, {choices} choices, {thought} thought, {len(tally.kinds)} kinds"


def rules_of(module: str) -> int:
    """How many rules a module has; those of single characters are named after the character."""
    rules = RULES.read_text(encoding="utf-8").split()
    owners = [rule.split(".")[0] if "." in rule else "characters" for rule in rules]
    return owners.count(module)


def facts_of(base: Tally, tally: Tally, module: str = "") -> dict[str, Any]:
    """Compare games with a module to games without any."""
    turns = tally.turns / tally.games - base.turns / base.games
    choices = tally.choices / tally.turns - base.choices / base.turns
    share = tally.thought * base.games / (base.thought * tally.games) - 1
    news = len(tally.kinds - base.kinds)
    effort = rules_of(module) / 2 + news / 5 + 4 * max(0.0, choices) + 4 * max(0.0, share)
    return {
        "level": min(MOST, max(1, round(math.log2(effort) + 0.5))),
        "share": round(share, 3),
        "turns": round(turns, 1),
        "choices": round(choices, 2),
        "news": news,
    }


def minutes_of(bases: Iterable[tuple[int, Tally]]) -> dict[str, int]:
    """The minutes of a base game by seats; four take an hour."""
    thought = {seats: tally.thought / tally.games for seats, tally in bases}
    return {str(seats): round(BASE_MINUTES * thought[seats] / thought[SEATS]) for seats in thought}


def measure(games: int) -> dict[str, Any]:
    """Play everything and give the contents of the data file."""
    bases = {seats: played((), seats, games) for seats in range(2, 7)}
    base = bases[SEATS]
    # What comes up only now and then may have come up at another table.
    base.kinds |= set().union(*(tally.kinds for tally in bases.values()))
    alone = {name: facts_of(base, played((name,), SEATS, games), name) for name in modules.IDS}
    together = facts_of(base, played(modules.IDS, SEATS, max(1, games // FEWER)))
    return {
        "games": games,
        "minutes": minutes_of(bases.items()),
        "choices": round(base.choices / base.turns, 2),
        "modules": alone,
        "all": together,
    }


def main(arguments: Sequence[str]) -> None:
    """Measure and write the data file."""
    games = int(arguments[0]) if arguments else GAMES
    text = json.dumps(measure(games), indent=1)
    path = paths.assets_dir() / "modules.json"
    path.write_text(text + "\n", encoding="utf-8")
    sys.stdout.write(f"{path}\n{text}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
