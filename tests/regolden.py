"""Write the results of golden games and perft tables.

Do this only after a change of the rules that was meant, and read what has changed. The stored
actions are applied again; where one is no longer legal the file is left alone and named: remove it
and record another game.

    python -m tests.regolden --record harbour [--modules harbour] [--seats medium,random,medium]

plays a new game among computers and stores its actions, once: a file that is there is never
recorded again. A new perft table is a file of lines without their last number, the nodes.
"""

import argparse
import json
import sys
from collections.abc import Sequence

import attrs

from alhambra_qt.engine import Setup, apply_unchecked, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.lab.match import Match, thinker, to_record
from alhambra_qt.modules import IDS, new_game
from tests.golden_games import (
    GOLDEN,
    HEADER,
    PERFT,
    Json,
    Outdated,
    golden_names,
    golden_record,
    outcome,
    table_names,
    table_rows,
)


def write_game(name: str, record: Json) -> None:
    """Write a golden game with its results, an action per line so that changes can be read."""
    rest = {key: value for key, value in record.items() if key != "actions"} | outcome(record)
    actions = ",\n".join(json.dumps(action) for action in record["actions"])
    head = json.dumps(rest, indent=1, ensure_ascii=False).removesuffix("\n}")
    text = f'{head},\n "actions": [\n{actions}\n]}}\n'
    (GOLDEN / f"{name}.json").write_text(text, encoding="utf-8")


def write_table(name: str) -> None:
    """Count a perft table and write it."""
    lines = [attrs.evolve(row, nodes=row.counted()).line() for row in table_rows(name)]
    text = HEADER + "".join(f"{line}\n" for line in lines)
    (PERFT / f"{name}.txt").write_text(text, encoding="utf-8")


def played(match: Match) -> Json:
    """Let computers play a game and give its record."""
    setup = Setup(len(match.levels), match.seed, match.modules)
    game = new_game(setup)
    thinkers = [thinker(level, match.seed, seat) for seat, level in enumerate(match.levels)]
    actions: list[Action] = []
    while (seat := to_move(game)) is not None:
        actions.append(thinkers[seat](game, seat, len(actions)))
        apply_unchecked(game, actions[-1])
    return to_record(match, setup, actions, game)


def record(name: str, levels: str, modules: str | None) -> str:
    """Record a new game; give what is wrong, if anything."""
    if name in golden_names():
        return f"{name} is recorded already; its actions stay as they are"
    named = name if name in IDS else ""
    ids = (named if modules is None else modules).split(",")
    match = Match(f"golden {name}", tuple(levels.split(",")), tuple(filter(None, ids)))
    write_game(name, played(match))
    return ""


def rescore(only: Sequence[str]) -> list[str]:
    """Write anew what is asked for, or everything; give what could not be."""
    wrong = [f"{name}: no such golden game or perft table" for name in unknown(only)]
    for name in golden_names():
        if not only or name in only:
            try:
                write_game(name, golden_record(name))
            except Outdated as error:
                wrong.append(f"{name}: {error}")
    for name in table_names():
        if not only or name in only:
            write_table(name)
    return wrong


def unknown(only: Sequence[str]) -> list[str]:
    """Give the names that nothing has."""
    return [name for name in only if name not in (*golden_names(), *table_names())]


def main(words: Sequence[str]) -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME")
    parser.add_argument("--record", metavar="NAME")
    parser.add_argument("--modules", help="ids with commas between; the module of that NAME")
    parser.add_argument("--seats", default="medium,random,medium", help="the level of each seat")
    options = parser.parse_args(words)
    if options.record:
        wrong = [record(options.record, options.seats, options.modules)]
    else:
        wrong = rescore(options.only)
    sys.stderr.writelines(f"{line}\n" for line in wrong if line)
    return int(any(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
