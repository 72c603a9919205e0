"""Measure what modules add to a game, alone and together, and write what the set-up page shows.

    python -m tests.bench.measure_modules                 # ten minutes; writes assets/modules.json
    python -m tests.bench.measure_modules --module huts   # one; the figures of all others stay

Computers of four seats play the same seeds without modules, with each module alone, with pairs,
fours, eights and all of them; the base game is also played by 2 to 6. Counted per game:

- turns;
- choices: decisions with more than one legal action;
- thought: by Hick's law the time of a choice grows with the logarithm of what can be chosen, so
  each choice counts log2(different legal actions), where two that differ only in the cards paid
  are one. Who declines (passes between turns, ends the turn) only glances: GLANCE, about two
  seconds, as an hour of the base game holds nearly five hundred units of thought;
- news: kinds of questions, actions, events and ledger lines that the base game does not have.

From them follow (see `facts_of`, and controller/game/presets.py for what is shown):

- the minutes of the base game of n people = 60 x thought(n) / thought(4): that a game of four takes
  about an hour is the one thing not measured;
- the share by which a module makes a game longer = thought with it / thought without - 1;
- of several modules with the sum x of their shares: x + growth x^2. The sum alone is right within
  a few percent for up to four modules, but too little for many; the growth that fits all measured
  combinations best is written down, and so are they, for tests/controller/test_module_facts.py;
- the effort = rules / 2 + news / 5 + 4 x more choices per turn + 4 x share, where rules are the
  rule ids of the module; the complexity, 1 to 5 = log2(effort) + 0.5, rounded: each level is about
  twice the one before.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import attrs

from alhambra_qt import modules, paths
from alhambra_qt.ai.arena import of_level
from alhambra_qt.ai.levels import level_of
from alhambra_qt.controller.game.presets import boxes, mixes, together
from alhambra_qt.engine import Setup, apply, legal_actions, observe, to_move
from alhambra_qt.engine.actions import Action

Ids = tuple[str, ...]
SEATS = 4
BASE_MINUTES = 60
MOST = 5
GLANCE = 0.25
RULES = Path(__file__).parents[1] / "data" / "rule_ids.txt"
# Weighing two plans of a turn instead of eight changes the time of the measuring, not of a game.
PLAYER = attrs.evolve(level_of("medium"), plans=2)
# Games by the number of modules: many modules take long, but differ less from game to game.
GAMES = {0: 16, 1: 10, 2: 4, 4: 4, 8: 3, len(modules.IDS): 4}
APART = 5  # modules of a pair, in rulebook order
GROWTHS = [number / 100 for number in range(101)]


@attrs.define
class Tally:
    """The counts of some games."""

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


def combinations() -> list[Ids]:
    """The sets of several modules that are played."""
    ids, sold = modules.IDS, [box.modules for box in boxes()]
    mixed = [mix.modules for mix in mixes()]
    pairs = [(one, ids[(k + APART) % len(ids)]) for k, one in enumerate(ids)]
    halves = (sold[0] + sold[3], sold[1] + sold[2], mixed[0] + mixed[1], mixed[2] + mixed[3])
    sets = (*pairs, *sold, *mixed, *halves, ids)
    return [tuple(name for name in ids if name in chosen) for chosen in sets]


def thought_of(options: Sequence[Action], action: Action) -> float:
    """How much thought an action took among those that were legal."""
    if action.declines:
        return GLANCE
    return math.log2(max(2, len({_apart_from_payment(option) for option in options})))


def _apart_from_payment(action: Action) -> tuple[Any, ...]:
    fields = {name: getattr(action, name) for name in action.__match_args__}
    if len(fields) > 1:
        fields.pop("cards", None)  # where they are all there is, they are what is chosen
    return (type(action), *fields.values())


def play(setup: Setup) -> Tally:
    """Play one game among computers and count."""
    game = modules.new_game(setup)
    player = of_level(PLAYER)
    tally = Tally(games=1)
    number = 0
    while (seat := to_move(game)) is not None:
        options = legal_actions(game)
        tally.kinds.add(f"question {game.decisions[-1].kind}")
        tally.kinds.update(
            f"action {name}" for name in {type(action).__name__ for action in options}
        )
        action = player(observe(game, seat), f"{setup.seed}/{seat}/{number}")
        if len(options) > 1:
            tally.choices += 1
            tally.thought += thought_of(options, action)
        tally.kinds.update(f"event {type(event).__name__}" for event in apply(game, action))
        number += 1
    tally.turns = game.turn + 1
    tally.kinds.update(f"line {line.rule}" for ledger in game.ledgers for line in ledger.lines)
    return tally


def played(ids: Sequence[str], seats: int = SEATS) -> Tally:
    """Play some games with the same modules."""
    total = Tally()
    for number in range(GAMES[len(ids)]):
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


def share_of(base: Tally, tally: Tally) -> float:
    """By what part games are longer than those of the base game."""
    return tally.thought * base.games / (base.thought * tally.games) - 1


def growth_of(alone: dict[str, float], several: dict[Ids, float]) -> float:
    """The growth with which the shares of single modules give those of combinations best."""

    def wrong(growth: float) -> float:
        told = {ids: together([alone[name] for name in ids], growth) for ids in several}
        return sum(math.log((1 + told[ids]) / (1 + share)) ** 2 for ids, share in several.items())

    return min(GROWTHS, key=wrong)


def facts_of(base: Tally, tally: Tally, module: str) -> dict[str, Any]:
    """Compare games with a module to games without any."""
    turns = tally.turns / tally.games - base.turns / base.games
    choices = tally.choices / tally.turns - base.choices / base.turns
    share = share_of(base, tally)
    news = len(tally.kinds - base.kinds)
    effort = rules_of(module) / 2 + news / 5 + 4 * max(0.0, choices) + 4 * max(0.0, share)
    return {
        "level": min(MOST, max(1, round(math.log2(effort) + 0.5))),
        "share": round(share, 3) + 0.0,  # no −0
        "turns": round(turns, 1),
        "choices": round(choices, 2),
        "news": news,
    }


def minutes_of(bases: Iterable[tuple[int, Tally]]) -> dict[str, int]:
    """The minutes of a base game by seats; four take an hour."""
    thought = {seats: tally.thought / tally.games for seats, tally in bases}
    return {str(seats): round(BASE_MINUTES * thought[seats] / thought[SEATS]) for seats in thought}


def known_base(bases: dict[int, Tally]) -> Tally:
    """Give the base game; what comes up only now and then may have come up at another table."""
    base = bases[SEATS]
    base.kinds |= set().union(*(tally.kinds for tally in bases.values()))
    return base


def result(
    bases: dict[int, Tally], alone: dict[str, Tally], several: dict[Ids, Tally]
) -> dict[str, Any]:
    """Give the contents of the data file."""
    base = known_base(bases)
    shares = {ids: share_of(base, tally) for ids, tally in several.items()}
    growth = growth_of({name: share_of(base, tally) for name, tally in alone.items()}, shares)
    return {
        "minutes": minutes_of(bases.items()),
        "choices": round(base.choices / base.turns, 2),
        "growth": growth,
        "modules": {name: facts_of(base, tally, name) for name, tally in alone.items()},
        "combinations": {" ".join(ids): round(share, 2) for ids, share in shares.items()},
    }


def with_module(
    kept: dict[str, Any], bases: dict[int, Tally], found: dict[str, Tally]
) -> dict[str, Any]:
    """Give the contents of the data file with some modules measured anew, all else as it was."""
    base = known_base(bases)
    rows = kept["modules"] | {name: facts_of(base, tally, name) for name, tally in found.items()}
    return kept | {"modules": {name: rows[name] for name in modules.IDS if name in rows}}


def main(words: Sequence[str]) -> None:
    """Measure and write the data file."""
    parser = argparse.ArgumentParser(description="Measure what modules add to a game.")
    parser.add_argument("--module", nargs="+", choices=modules.IDS)
    wanted = parser.parse_args(words).module
    path = paths.assets_dir() / "modules.json"
    bases = {seats: played((), seats) for seats in range(2, 7)}
    alone = {name: played((name,)) for name in wanted or modules.IDS}
    if wanted:
        found = with_module(json.loads(path.read_text(encoding="utf-8")), bases, alone)
    else:
        found = result(bases, alone, {ids: played(ids) for ids in combinations()})
    text = json.dumps(found, indent=1)
    path.write_text(text + "\n", encoding="utf-8")
    sys.stdout.write(f"{path}\n{text}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
