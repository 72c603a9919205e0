"""Golden games and perft tables: files of actions and starts, with their expected results.

The files are the only list of them. ``python -m tests.regolden`` applies their actions again and
writes the results, after an intended change of the rules; no computer player has a part in that.
"""

import json
from pathlib import Path
from typing import Any

import attrs

from alhambra_qt.engine import Game, Refusal, Setup, answers, apply, apply_unchecked, why_not
from alhambra_qt.engine.codec import action_from_json, digest, setup_from_json
from alhambra_qt.lab.perft import count
from alhambra_qt.modules import new_game

Json = dict[str, Any]
GOLDEN = Path(__file__).parent / "golden"
PERFT = Path(__file__).parent / "perft"


# -- golden games -----------------------------------------------------------------------------


class Outdated(Exception):
    """An action of a golden game is no longer legal: its number, and the rule that refuses it."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        super().__init__(f"action {number} breaks {refusal.rule}")


def golden_names() -> list[str]:
    """Name the golden games."""
    return sorted(path.stem for path in GOLDEN.glob("*.json"))


def golden_record(name: str) -> Json:
    """Read a golden game."""
    data: Json = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return data


def replayed(record: Json, until: int | None = None) -> Game:
    """Apply the actions of a record, with every check.

    Raises:
        Outdated: if one of them is not legal.
    """
    game = new_game(setup_from_json(record["setup"]))
    for number, part in enumerate(record["actions"][:until]):
        action = action_from_json(part, f"actions.{number}")
        refusal = why_not(game, action)
        if refusal is not None:
            raise Outdated(number, refusal)
        apply(game, action)
    return game


def outcome(record: Json) -> Json:
    """Apply the actions of a record and return the results, as its file holds them."""
    game = replayed(record)
    return {
        "digests": {str(len(record["actions"])): digest(game)},
        "meta": {
            "turn": game.turn,
            "scores": [player.score for player in game.players],
            "over": game.over,
        },
        "scorings": [
            {
                "scoring": ledger.scoring,
                "turn": ledger.turn,
                "gained": list(ledger.totals),
                "dirk": ledger.dirk,
                "lines": len(ledger.lines),
            }
            for ledger in game.ledgers
        ],
    }


# -- perft ------------------------------------------------------------------------------------


@attrs.frozen
class Count:
    """A line of a perft table: after ``start`` actions, so many sequences of ``depth`` actions."""

    seed: str
    players: int
    modules: tuple[str, ...]
    start: int
    depth: int
    nodes: int = 0

    def line(self) -> str:
        """Write it."""
        ids = ",".join(self.modules) or "-"
        return f"{self.seed} {self.players} {ids} {self.start} {self.depth} {self.nodes}"

    @classmethod
    def read(cls, line: str) -> "Count":
        """Read it; the nodes of a new line may be missing.

        >>> Count.read("a 2 camps,vizier 0 8").line()
        'a 2 camps,vizier 0 8 0'
        """
        seed, players, ids, start, depth, *nodes = line.split()
        modules = () if ids == "-" else tuple(ids.split(","))
        return cls(
            seed, int(players), modules, int(start), int(depth), int(nodes[0] if nodes else 0)
        )

    def counted(self) -> int:
        """Count again."""
        return count(self.game(), self.depth)

    def game(self) -> Game:
        """Give the game from which is counted: of the answers now this, now that was played."""
        game = new_game(Setup(self.players, self.seed, self.modules))
        for number in range(self.start):
            options = answers(game)
            apply_unchecked(game, options[(number + 1) * 7919 % 104729 % len(options)])
        return game


HEADER = "# seed players modules start depth nodes\n"


def table_names() -> list[str]:
    """Name the perft tables."""
    return sorted(path.stem for path in PERFT.glob("*.txt"))


def table_rows(name: str) -> list[Count]:
    """Read a perft table."""
    text = (PERFT / f"{name}.txt").read_text(encoding="utf-8")
    return [Count.read(line) for line in text.splitlines() if line and not line.startswith("#")]
