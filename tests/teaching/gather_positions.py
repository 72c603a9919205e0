"""Gather the positions that exercises are made from: ``python -m tests.teaching.gather_positions``.

Games are played by medium computer players, one after the other; of each a few moments are kept,
written small (see ``alhambra_qt/teaching/quarry.py``). What the file lacks is added, which takes
half a minute for a module; what is there stays. Exercises that were missed are found again by their
codes, which name a place in this file: ``--module huts`` gathers those of a module anew (``base``:
those of the base game) and is only for a good reason.
"""

import argparse
import json
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from alhambra_qt import modules, paths
from alhambra_qt.ai.player import choose
from alhambra_qt.engine import Game, Setup, apply, observe, to_move
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import IDS
from alhambra_qt.teaching.quarry import BASE, NAME, squeezed

Json = dict[str, Any]

MOMENTS = {"": 5, "module": 3}  # kept of each game
SEATS = {"": (2, 3, 3, 4, 4, 5, 6, 4), "module": (3, 4, 2, 5)}
FIRST = 0.25  # share of a game before which too little stands on the boards


def turns(seats: int, seed: str, on: tuple[str, ...]) -> Iterator[Game]:
    """Play a game and give it at the beginning of each turn."""
    game = modules.new_game(Setup(seats, seed, on))
    turn = -1
    while not game.over:
        seat = to_move(game)
        assert seat is not None
        if game.frame.kind == "turn" and not game.acted and game.turn != turn:
            turn = game.turn
            yield game.clone()
        apply(game, choose(observe(game, seat), "medium", seed, reasons=False).action)


def moments(seats: int, seed: str, on: tuple[str, ...], number: int) -> Iterator[Json]:
    """Give some moments of a game, spread evenly over all but its beginning."""
    games = list(turns(seats, seed, on))
    first = int(len(games) * FIRST)
    for part in range(number):
        at = first + (len(games) - 1 - first) * (part + 1) // number
        yield squeezed(position_to_json(games[at]))


def gathered(name: str) -> list[Json]:
    """Give the moments of a module alone, or of the base game (no name)."""
    kind = "module" if name else ""
    return [
        moment
        for number, seats in enumerate(SEATS[kind])
        for moment in moments(seats, f"{name}/{number}", (name,) if name else (), MOMENTS[kind])
    ]


def completed(kept: Mapping[str, list[Json]], anew: Collection[str]) -> dict[str, list[Json]]:
    """Give what is kept with what it lacks and what is wanted anew, in rulebook order."""
    found: dict[str, list[Json]] = {}
    for name in (BASE, *IDS):
        if name in kept and name not in anew:
            found[name] = kept[name]
        else:
            found[name] = gathered(name)
            print(name or "base", len(found[name]), file=sys.stderr, flush=True)
    return found


def main(words: Sequence[str]) -> None:
    """Write the file, one position a line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--module", nargs="+", default=[], choices=("base", *IDS))
    anew = {"" if name == "base" else name for name in parser.parse_args(words).module}
    path = paths.assets_dir() / "teaching" / NAME
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    parts = []
    for name, some in completed(kept, anew).items():
        lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in some)
        parts.append(f'"{name}":[\n{lines}\n]')
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
