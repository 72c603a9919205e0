"""``analyse``: what was luck and what choices were."""

import json
from pathlib import Path

import pytest

from alhambra_qt.controller.game import records
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.codec import action_to_json
from alhambra_qt.lab import analyse
from tests.controller.test_reviewing import record
from tests.lab.kit import Json, lab
from tests.review.test_analyse import of_random

CHOICE = {"own", "cost", "cost_ci", "unclear", "best", "played", "reasons"}
CHANGE = {"t", "turn", "seat", "kind", "before", "after", "luck", "unknown"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A record of the end of a game."""
    file = tmp_path / "game.alhambra"
    file.write_text(record(), encoding="utf-8")
    return file


def added(rows: list[Json], name: str, seat: int) -> float:
    """Return the sum of a seat's values in the lines."""
    return float(sum(row[name][seat] for row in rows))


def test_lines_and_summary(path: Path) -> None:
    """A line for each change of the shares, then a summary that they add up to."""
    run = lab("analyse", path, "--futures", 4, "--lang", "fr")
    assert (run.status, run.err) == (0, "")
    *rows, last = run.out
    summary = last["summary"]
    choices = [row for row in rows if row["kind"] == "choice"]
    assert all(set(row) == CHANGE | CHOICE for row in choices)
    assert all(set(row) == CHANGE for row in rows if row["kind"] == "reveal")
    for seat in range(3):
        terms = [summary[name][seat] for name in ("luck", "choices", "others", "unknown")]
        gained = summary["result"][seat] - summary["start"][seat]
        assert sum(terms) == pytest.approx(gained, abs=0.005)
        assert added(rows, "luck", seat) == pytest.approx(summary["luck"][seat], abs=0.001)
        assert added(rows, "unknown", seat) == pytest.approx(summary["unknown"][seat], abs=0.001)
    assert sum(summary["adjusted"]) == pytest.approx(1.0, abs=0.001)
    for row in choices:
        if row["cost"] is not None:
            low, high = row["cost_ci"]
            assert low <= row["cost"] <= high
        assert all(reason["text"] for reason in row["reasons"])
    assert lab("analyse", path, "--futures", 4, "--lang", "fr").out == run.out


def test_an_unclear_cost() -> None:
    """A cost on which the judges differ counts nothing, and what changed is unknown."""
    unclear = next(choice for choice in of_random().judged() if choice.unclear)
    row = analyse.line(unclear, "en")
    assert row["unclear"]
    assert (row["cost"], row["cost_ci"], row["reasons"]) == (0, [0, 0], [])
    assert (row["own"], row["unknown"]) == ([0.0, 0.0], analyse.shown(unclear.change))


def test_a_branch(path: Path) -> None:
    """A branch that is over is analysed as it was played there; any other is named."""
    root = records.load(path)
    session = records.play_on(root, len(root.steps) - 1, "The end")
    going = records.play_on(root, 1, "Going")
    session.play(legal_actions(session.observation(None).game)[-1])
    for line in (session, going):
        records.to_record(line)
    records.save(root, path)
    *rows, _ = lab("analyse", path, "--futures", 2, "--branch", 1).out
    assert rows[-1]["played"] == action_to_json(session.actions[-1])
    assert "'Going' is not over" in lab("analyse", path, "--branch", "Going").complaint
    assert "(1 'The end', 2 'Going')" in lab("analyse", path, "--branch", 3).complaint


def test_a_game_that_goes_on(path: Path) -> None:
    """A game that is not over is not analysed: its secrets are still secrets."""
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**data, "actions": data["actions"][:3]}), encoding="utf-8")
    assert "actions: do not lead to the end" in lab("analyse", path).complaint


def test_another_file(tmp_path: Path) -> None:
    """A file that is no record is named."""
    file = tmp_path / "x.json"
    file.write_text("[]", encoding="utf-8")
    assert "must be an object" in lab("analyse", file).complaint
    file.write_text("{}", encoding="utf-8")
    assert "format" in lab("analyse", file).complaint
