"""Is a habit a mistake? Ways of a turn, played on to the end by careful players in common worlds.

    alhambra-lab play --seats hard,medium,medium,medium --rotate --games 40 --record folder
    python -m tests.bench.careful ask folder --level hard --out asked.jsonl
    python -m tests.bench.careful table asked.jsonl

The search and the review both see the world as the fast policy does, so neither can see a habit of
it. Here turns are taken from recorded games in which a tile could be paid exactly (or, with
``--kind``, overpaid, or the Alhambra redesigned), and the best way of each kind, by the evaluation,
is played on by careful players (medium ones without opinions). The expert is asked what it
would do. The table says how much more than money alone each kind brought, by what the expert does,
by module and by stage, and what each part of its judgement made of the difference; intervals are
95 %, and a game counts once.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import attrs

from alhambra_qt.ai.beside import correction
from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.intervals import interval
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.ai.player import choose, judging, weighed
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.reasons import TriedWay
from alhambra_qt.ai.search import Depth, SearchLine, look_into
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import apply_unchecked, observe
from alhambra_qt.engine.actions import Action, Buy, TakeMoney
from alhambra_qt.engine.codec import action_from_json
from alhambra_qt.engine.observe import Observation, redeal
from alhambra_qt.engine.payments import wallet
from alhambra_qt.engine.pieces import CARD_VALUE
from alhambra_qt.engine.play import answers
from alhambra_qt.engine.rules import Game
from alhambra_qt.lab.replay import start_of
from alhambra_qt.lab.tally import mean
from tests.ai import blunders
from tests.bench.habits import LEVEL, REDESIGNS, exact_buys

Json = dict[str, Any]

DEPTH = LEVELS[LEVEL].depth or Depth(0)
ROLLOUTS = 100  # of each way, halves of them for the weaker ones
PARTS = ("end", "evaluation", "corrected", "network", "rollouts", "coins")
EXACT, MONEY, OVERPAID, REDESIGN, OTHER = "exact", "money", "overpaid", "redesign", "other"


def ask(options: argparse.Namespace) -> None:
    """Play on from some turns of each recorded game, and write how the games ended."""
    path = Path(options.out)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    known = {json.loads(line)["game"] for line in text.splitlines()}
    for record in sorted(Path(options.folder).rglob("*.alhambra")):
        name = str(record.relative_to(options.folder))
        if name not in known:
            rows = [json.dumps(row) + "\n" for row in _rows(name, record, options)]
            with path.open("a", encoding="utf-8") as file:
                file.writelines(rows)


def _rows(name: str, path: Path, options: argparse.Namespace) -> Iterator[Json]:
    """Ask about some turns in which both a way of this kind and money are worth a thought."""
    record, found = json.loads(path.read_text(encoding="utf-8")), 0
    turns = list(turns_of(record, options.level))
    Random(name).shuffle(turns)
    for at, seen in turns:
        game, seed = seen.game, f"{name}/{at}"
        if found == options.positions or len(game.bag) > options.bag:
            continue
        ways = best_ways(seen, seed)
        if {options.kind, MONEY} <= set(ways):
            found += 1
            row = {"game": name, "at": at, "modules": record["setup"]["modules"]}
            row |= {"scorings": game.scorings_done, "bag": len(game.bag)}
            row |= {"done": kind_of(game, choose(seen, LEVEL, seed, reasons=False).action)}
            yield row | {"ways": compared(seen, ways, seed, options.worlds)}


def turns_of(record: Json, level: str) -> Iterator[tuple[int, Observation]]:
    """Give what is seen at the beginning of each turn of a level."""
    game = start_of(record)
    for at, part in enumerate(record["actions"]):
        seat = game.frame.seat
        if record["seats"][seat]["level"] == level and game.frame.kind == "turn" and not game.acted:
            yield at, observe(game, seat)
        apply_unchecked(game, action_from_json(part))


def kind_of(game: Game, action: Action) -> str:
    """Name what an action is."""
    if isinstance(action, Buy):
        return EXACT if action in exact_buys(game) else OVERPAID
    if isinstance(action, TakeMoney):
        return MONEY
    return REDESIGN if isinstance(action, REDESIGNS) else OTHER


def compared(seen: Observation, ways: dict[str, TriedWay], seed: str, worlds: int) -> Json:
    """Judge some ways as the expert does, and play each on in the same worlds."""
    found = dict(zip(ways, judged(seen, list(ways.values()), seed), strict=True))
    redealt = [redeal(seen, f"{seed}/{number}") for number in range(worlds)]
    for kind, way in ways.items():
        found[kind]["end"] = mean([_played(world, seen.seat, way.actions) for world in redealt])
    return found


def best_ways(seen: Observation, seed: str) -> dict[str, TriedWay]:
    """Find the way of each kind that the evaluation likes best."""
    game = seen.game.clone()
    evaluator = Evaluator(game, seen.seat, BALANCED)
    ways = weighed(evaluator, seen, game, answers(game), blunders.CAREFUL, seed)
    found: dict[str, TriedWay] = {}
    for way in sorted(ways, key=lambda way: -way.value):
        found.setdefault(kind_of(seen.game, way.actions[0]), way)
    return found


def judged(seen: Observation, ways: Sequence[TriedWay], seed: str) -> list[Json]:
    """Give what each part of the expert's judgement says of some ways, and the coins they leave."""
    game = seen.game.clone()
    policy, depth = Policy(game, BALANCED), attrs.evolve(DEPTH, futures=ROLLOUTS * len(ways))
    mind = policy.minds[seen.seat]
    weigh = judging(mind, depth)
    lines = [SearchLine(way.actions, 0.0) for way in ways]
    look_into(seen, lines, policy, weigh, depth, f"{seed}/rollouts")
    common = min(len(line.worths) for line in lines)
    columns = {
        "evaluation": [way.value for way in ways],
        "corrected": [way.value + correction(mind.evaluator, way.game) for way in ways],
        "network": weigh([way.game for way in ways]),
        "rollouts": [mean(line.worths[:common]) for line in lines],
        "coins": [coins_of(way.game, seen.seat) for way in ways],
    }
    rows = zip(*columns.values(), strict=True)
    return [{name: round(part, 2) for name, part in zip(columns, row, strict=True)} for row in rows]


def coins_of(game: Game, seat: int) -> int:
    """Count the coins of a seat."""
    return sum([CARD_VALUE[card] for card in wallet(game, seat)])


def _played(world: Game, seat: int, actions: Sequence[Action]) -> int:
    """Play a way and then the game; give the seat's margin over its best rival."""
    game = world.clone()
    for action in actions[:-1]:
        if game.frame.kind not in game.rules.handlers[type(action)].frames:
            break
        apply_unchecked(game, action)
    return blunders.played(game, seat, actions[-1], blunders.CAREFUL)


def table(options: argparse.Namespace) -> None:
    """Say how much more than money each kind of way brought, and what the expert said of it."""
    groups: dict[str, list[Json]] = {}
    for line in Path(options.file).read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        module = "+".join(row["modules"]) or "base"
        for name in ("all", f"does {row['done']}", module, f"{row['scorings']} scorings"):
            groups.setdefault(name, []).append(row)
    print("| positions | way | games |", " | ".join(PARTS), "|")
    print("|---" * (3 + len(PARTS)) + "|")
    for name in sorted(groups):
        for kind in (EXACT, OVERPAID, REDESIGN):
            rows = [row for row in groups[name] if {kind, MONEY} <= set(row["ways"])]
            if rows:
                cells = [_more(rows, kind, part) for part in PARTS]
                games = len({row["game"] for row in rows})
                print(f"| {name}, {len(rows)} | {kind} | {games} |", " | ".join(cells), "|")


def _more(rows: Sequence[Json], kind: str, part: str) -> str:
    games: dict[str, list[float]] = {}
    for row in rows:
        gap = row["ways"][kind][part] - row["ways"][MONEY][part]
        games.setdefault(row["game"], []).append(gap)
    return "{:+.2f} ± {:.2f}".format(*interval([mean(gaps) for gaps in games.values()]))


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("ask")
    command.add_argument("folder")
    command.add_argument("--level", default=LEVEL, help="whose turns are looked at")
    command.add_argument("--kind", default=EXACT, choices=(EXACT, OVERPAID, REDESIGN))
    command.add_argument("--bag", type=int, default=54, help="most tiles that may be left in it")
    command.add_argument("--positions", type=int, default=6, help="of each game")
    command.add_argument("--worlds", type=int, default=8)
    command.add_argument("--out", required=True)
    command.set_defaults(run=ask)
    command = commands.add_parser("table")
    command.add_argument("file")
    command.set_defaults(run=table)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
