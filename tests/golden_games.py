"""Golden games and perft tables: how they are made and how they are checked.

``python -m tests.regolden`` writes them anew after a change of the rules that was meant.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from alhambra_qt.engine import Game, Setup, apply, apply_unchecked, legal_actions, to_move
from alhambra_qt.engine.codec import action_from_json, digest, setup_from_json
from alhambra_qt.lab.match import Match, thinker, to_record
from alhambra_qt.lab.perft import count
from alhambra_qt.modules import IDS, new_game

Json = dict[str, Any]
GOLDEN = Path(__file__).parent / "golden"
PERFT = Path(__file__).parent / "perft"

# Every number of seats, every module, both kinds of player.
GAMES: dict[str, Match] = {
    "two-random": Match("golden 2", ("random",) * 2),
    "two-all": Match("golden 2 all", ("medium", "random"), IDS),
    "three-medium": Match("golden 3", ("medium",) * 3),
    "four-all": Match("golden 4", ("medium",) * 4, IDS),
    "five-vizier": Match(
        "golden 5", ("medium", "random", "medium", "random", "medium"), ("vizier",)
    ),
    "six-camps": Match("golden 6", ("medium",) * 6, ("camps",)),
}


# -- golden games -----------------------------------------------------------------------------


def play_golden(match: Match) -> Json:
    """Play a game and record it with the scores after each scoring."""
    setup = Setup(len(match.levels), match.seed, match.modules)
    game = new_game(setup)
    thinkers = [thinker(level, match.seed, seat) for seat, level in enumerate(match.levels)]
    actions = []
    while (seat := to_move(game)) is not None:
        actions.append(thinkers[seat](game, seat, len(actions)))
        apply_unchecked(game, actions[-1])
    return {**to_record(match, setup, actions, game), "scorings": scorings(game)}


def scorings(game: Game) -> list[Json]:
    """Give what each scoring of a game came to."""
    return [
        {
            "scoring": ledger.scoring,
            "turn": ledger.turn,
            "gained": list(ledger.totals),
            "dirk": ledger.dirk,
            "lines": len(ledger.lines),
        }
        for ledger in game.ledgers
    ]


def replay_golden(record: Json) -> Game:
    """Play a record with every check."""
    game = new_game(setup_from_json(record["setup"]))
    for number, part in enumerate(record["actions"]):
        apply(game, action_from_json(part, f"actions.{number}"))
    return game


def what_it_came_to(record: Json) -> tuple[list[Json], Json, list[int]]:
    """Replay a record and give its scorings, its last digest and the scores."""
    game = replay_golden(record)
    last = {str(len(record["actions"])): digest(game)}
    return scorings(game), last, [player.score for player in game.players]


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
        """Read it."""
        seed, players, ids, start, depth, nodes = line.split()
        modules = () if ids == "-" else tuple(ids.split(","))
        return cls(seed, int(players), modules, int(start), int(depth), int(nodes))

    def counted(self) -> int:
        """Count again."""
        return count(self.game(), self.depth)

    def game(self) -> Game:
        """Give the game from which is counted: of the legal list now this, now that was played."""
        game = new_game(Setup(self.players, self.seed, self.modules))
        for number in range(self.start):
            options = legal_actions(game)
            apply_unchecked(game, options[(number + 1) * 7919 % 104729 % len(options)])
        return game


TABLES: dict[str, list[Count]] = {
    "base": [
        Count("a", 2, (), 0, 8),
        Count("b", 3, (), 0, 9),
        Count("c", 4, (), 40, 9),
        Count("d", 5, (), 90, 7),
        Count("e", 6, (), 150, 6),
        Count("f", 2, (), 120, 7),
    ],
    "vizier": [
        Count("a", 2, ("vizier",), 0, 8),
        Count("b", 3, ("vizier",), 60, 9),
        Count("c", 6, ("vizier",), 120, 10),
    ],
    "camps": [
        Count("a", 2, ("camps",), 0, 8),
        Count("b", 4, ("camps",), 80, 7),
        Count("c", 5, ("camps", "vizier"), 160, 10),
    ],
    "exchange": [
        Count("c", 2, ("exchange",), 194, 4),
        Count("a", 4, ("exchange",), 159, 5),
        Count("e", 6, ("exchange", "vizier"), 162, 7),
    ],
    "diamonds": [
        Count("e", 2, ("diamonds",), 176, 4),
        Count("d", 4, ("diamonds",), 111, 5),
        Count("b", 6, ("diamonds", "exchange"), 232, 5),
    ],
    "change": [
        Count("f", 2, ("change",), 235, 5),
        Count("e", 4, ("change",), 140, 5),
        Count("f", 6, ("change", "vizier"), 103, 9),
    ],
    "builders": [
        Count("e", 2, ("builders",), 22, 7),
        Count("f", 4, ("builders",), 11, 7),
        Count("f", 6, ("builders", "change", "diamonds", "exchange"), 57, 8),
    ],
    "thieves": [
        Count("b", 3, ("thieves",), 77, 7),
        Count("d", 4, ("thieves",), 33, 9),
        Count("e", 6, ("thieves", "vizier"), 33, 8),
    ],
    "invaders": [
        Count("a", 2, ("invaders",), 0, 7),
        Count("b", 3, ("invaders",), 60, 8),
        Count("c", 4, ("vizier", "thieves", "invaders"), 45, 8),
    ],
    "bonus": [
        Count("d", 2, ("bonus",), 223, 6),
        Count("a", 4, ("bonus",), 80, 9),
        Count("b", 4, ("bonus", "vizier"), 230, 7),
    ],
    "huts": [
        Count("a", 4, ("huts",), 44, 6),
        Count("d", 6, ("bonus", "huts"), 167, 9),
        Count("a", 2, ("bazaars", "huts", "vizier"), 93, 6),
    ],
    "characters": [
        Count("a", 2, ("characters",), 163, 6),
        Count("f", 2, ("characters", "vizier"), 205, 7),
        Count("b", 3, ("bonus", "characters", "bazaars"), 178, 6),
        Count("f", 4, ("characters",), 188, 5),
    ],
    "bazaars": [
        Count("a", 2, ("bazaars",), 35, 8),
        Count("a", 4, ("bazaars",), 100, 8),
        Count("a", 6, ("bazaars", "vizier"), 35, 9),
    ],
    "gates": [
        Count("c", 2, ("gates",), 169, 6),
        Count("b", 3, ("gates",), 254, 5),
        Count("f", 5, ("gates", "camps"), 388, 6),
    ],
    "walls": [
        Count("a", 2, ("walls",), 47, 6),
        Count("a", 4, ("walls", "camps"), 262, 7),
        Count("e", 6, ("gates", "walls"), 377, 6),
    ],
    "trader": [
        Count("a", 2, ("trader",), 0, 5),
        Count("b", 3, ("trader",), 40, 7),
        Count("c", 6, ("trader",), 110, 8),
    ],
    "treasure": [
        Count("h", 2, ("treasure",), 132, 7),
        Count("d", 3, ("treasure",), 85, 7),
        Count("d", 4, ("trader", "treasure"), 60, 10),
    ],
}
HEADER = "# seed players modules start depth nodes\n"


def table_lines(name: str) -> Iterator[str]:
    """Read the lines of a perft table."""
    text = (PERFT / f"{name}.txt").read_text(encoding="utf-8")
    yield from (line for line in text.splitlines() if not line.startswith("#"))


def golden_record(name: str) -> Json:
    """Read a golden game."""
    data: Json = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return data
