"""Write golden games and perft tables anew: ``python -m tests.regolden [games|perft] [name ...]``.

Do this only after a change of the rules that was meant, and read what has changed.
"""

import json
import sys
from collections.abc import Sequence

import attrs

from tests.golden_games import GAMES, GOLDEN, HEADER, PERFT, TABLES, play_golden


def write_game(name: str) -> None:
    """Play a golden game and write it, an action per line so that changes can be read."""
    record = play_golden(GAMES[name])
    actions = ",\n".join(json.dumps(action) for action in record.pop("actions"))
    rest = json.dumps(record, indent=1, ensure_ascii=False).removesuffix("\n}")
    text = f'{rest},\n "actions": [\n{actions}\n]}}\n'
    (GOLDEN / f"{name}.json").write_text(text, encoding="utf-8")


def write_table(name: str) -> None:
    """Count a perft table and write it."""
    lines = [attrs.evolve(row, nodes=row.counted()).line() for row in TABLES[name]]
    text = HEADER + "".join(f"{line}\n" for line in lines)
    (PERFT / f"{name}.txt").write_text(text, encoding="utf-8")


def main(words: Sequence[str]) -> None:
    """Write what is asked for, or everything."""
    for kind, names, write in (("games", GAMES, write_game), ("perft", TABLES, write_table)):
        if words and words[0] != kind:
            continue
        for name in words[1:] or names:
            write(name)
            sys.stdout.write(f"{kind} {name}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
