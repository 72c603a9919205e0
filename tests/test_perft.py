"""Perft: the number of action sequences from fixed games never changes unnoticed."""

from pathlib import Path

import pytest

from alhambra_qt.engine.position import position_to_json
from alhambra_qt.lab.perft import count
from tests.cases import count as count_of_day
from tests.golden_games import Count, table_names, table_rows
from tests.lab.kit import lab, position, written

# The daily run takes the quicker ones: each table has some.
MOST = count_of_day(30_000, 10**9)
ROWS = [(name, row) for name in table_names() for row in table_rows(name) if row.nodes <= MOST]


@pytest.mark.parametrize(("name", "row"), ROWS, ids=[f"{name} {row.line()}" for name, row in ROWS])
def test_counts(name: str, row: Count) -> None:
    """A fixed game, with the module of the table, has as many continuations as ever."""
    assert name == "base" or name in row.modules
    assert row.counted() == row.nodes


def test_command(tmp_path: Path) -> None:
    """``perft`` counts from a position."""
    path = written(tmp_path, position(display=["florin-1", "florin-2", "denar-9"]))
    assert lab("perft", path, "--depth", 0).only["nodes"] == 1
    assert lab("perft", path, "--depth", 1).only["nodes"] == 4
    assert lab("perft", path, "--depth", 2).only["nodes"] == 4
    assert set(lab("perft", path, "--depth", 3).only) == {"depth", "nodes", "seconds"}


def test_written_positions_count_the_same(tmp_path: Path) -> None:
    """Within one turn a written position has as many continuations as the game itself."""
    game = table_rows("base")[0].game()
    path = written(tmp_path, position_to_json(game))
    assert lab("perft", path, "--depth", 2).only["nodes"] == count(game, 2)
