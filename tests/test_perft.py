"""Perft: the number of action sequences from fixed games never changes unnoticed."""

from pathlib import Path

import pytest

from alhambra_qt.engine.position import position_to_json
from alhambra_qt.lab.perft import count
from tests.golden_games import TABLES, Count, table_lines
from tests.lab.kit import lab, position, written

ROWS = [(name, line) for name in TABLES for line in table_lines(name)]


@pytest.mark.parametrize(("name", "line"), ROWS)
def test_counts(name: str, line: str) -> None:
    """A fixed game has as many continuations as ever."""
    row = Count.read(line)
    assert row.counted() == row.nodes


def test_tables_are_up_to_date() -> None:
    """The tables hold the games that are written in the code."""
    for name, rows in TABLES.items():
        read = [Count.read(line) for line in table_lines(name)]
        assert [(r.seed, r.players, r.modules, r.start, r.depth) for r in read] == [
            (r.seed, r.players, r.modules, r.start, r.depth) for r in rows
        ]


def test_command(tmp_path: Path) -> None:
    """``perft`` counts from a position."""
    path = written(tmp_path, position(display=["florin-1", "florin-2", "denar-9"]))
    assert lab("perft", path, "--depth", 0).only["nodes"] == 1
    assert lab("perft", path, "--depth", 1).only["nodes"] == 4
    assert lab("perft", path, "--depth", 2).only["nodes"] == 4
    assert set(lab("perft", path, "--depth", 3).only) == {"depth", "nodes", "seconds"}


def test_written_positions_count_the_same(tmp_path: Path) -> None:
    """Within one turn a written position has as many continuations as the game itself."""
    game = TABLES["base"][0].game()
    path = written(tmp_path, position_to_json(game))
    assert lab("perft", path, "--depth", 2).only["nodes"] == count(game, 2)
