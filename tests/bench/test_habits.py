"""The measure of the expert's habits: what is counted, runs that go on, and pairs of files."""

import json
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.ai.levels import PLAYERS
from alhambra_qt.engine import apply_unchecked
from alhambra_qt.engine.actions import Buy
from alhambra_qt.engine.codec import action_from_json
from alhambra_qt.lab.match import Match, run_match
from alhambra_qt.lab.replay import start_of
from tests.ai.baseline import overpaid
from tests.bench import careful, habits

Json = dict[str, Any]

LINE_UP = ("expert", "medium", "medium")
DEALS = 3


def game_of(deal: int, seat: int, more: int) -> Json:
    """Make up a game that the expert wins by 20 points from seat 0, and loses by 10 elsewhere."""
    seats = [LINE_UP[(other - seat) % 3] for other in range(3)]
    mine = [other == seat for other in range(3)]
    lead = more + (20 if seat == 0 else -10)
    winners = [other for other in range(3) if mine[other] == (seat == 0)]
    line = {"players": PLAYERS, "modules": ["huts"], "seed": f"deal-{deal}", "seats": seats}
    line |= {"scores": [100 + lead * own for own in mine], "winners": winners, "turns": 60}
    return line | {name: [10 + (deal + more) * own for own in mine] for name in habits.HABITS}


def table_of(
    out: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str | Path
) -> list[str]:
    """Print a table; give the cells of its last row."""
    monkeypatch.setattr("sys.argv", ["habits", "table", *map(str, words)])
    habits.main()
    return [cell.strip() for cell in out.readouterr().out.splitlines()[-1].strip("| ").split("|")]


def test_figures_and_differences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A deal counts once, when it is whole; of two files the games that both have are compared."""
    files = []
    for more, deals in ((0, DEALS), (2, DEALS - 1)):
        files.append(tmp_path / f"{more}.jsonl")
        games = [game_of(deal, seat, more) for deal in range(deals) for seat in range(3)]
        files[-1].write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    cells = table_of(capsys, monkeypatch, files[0])
    assert cells[:5] == ["expert, huts", "9", "+33.3 ± 0.0", "+0.0 ± 0.0", "11.0 (10.0)"]
    lines = files[0].read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "part.jsonl").write_text("".join(lines[:5]), encoding="utf-8")
    assert table_of(capsys, monkeypatch, tmp_path / "part.jsonl")[2] == "+40.0 ± ?"
    cells = table_of(capsys, monkeypatch, files[0], "--against", files[1])
    assert cells[:5] == ["expert, huts", "6", "+0.0 ± 0.0", "+2.0 ± 0.0", "+2.0 ± 0.0"]


def test_runs_go_on_where_they_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that was stopped in the middle of a line leads to the same file as one that was not."""
    monkeypatch.setattr(habits, "OPPONENT", "random")
    file = tmp_path / "games.jsonl"
    command = ["habits", "play", str(file), "--modules", "none", "exchange", "--deals", "2"]
    monkeypatch.setattr("sys.argv", [*command, "--level", "random"])
    habits.main()
    whole = file.read_text("utf-8")
    assert [game["seed"] for game in habits.read(file)] == [
        *("habits-none-0", "habits-exchange-0", "habits-none-1", "habits-exchange-1")
    ]
    file.write_text(whole[: len(whole) * 2 // 3], "utf-8")
    habits.main()
    assert file.read_text("utf-8") == whole


def test_other_players_are_not_mixed(tmp_path: Path) -> None:
    """Games of another version of the players are refused, by the name of the file."""
    file = tmp_path / "games.jsonl"
    line = {**game_of(0, 0, 0), "players": PLAYERS + 1}
    file.write_text(json.dumps(line) + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"games\.jsonl: players"):
        habits.read(file)


def test_purchases_are_counted() -> None:
    """Tiles and coins lost are those of the purchases in the record."""
    record = run_match(Match("count", ("medium", "random"), (), record=True))["record"]
    counts = habits.habits_of(record)
    game, lost = start_of(record), [[0], [0]]
    for part in record["actions"]:
        action = action_from_json(part)
        if isinstance(action, Buy):
            lost[game.frame.seat].append(overpaid(game, action))
        apply_unchecked(game, action)
    assert counts["lost"] == [sum(coins) for coins in lost]
    assert counts["bought"] == [len(coins) - 1 for coins in lost]
    assert counts["overpaid"] == [sum(over > 0 for over in coins) for coins in lost]
    assert counts["wall"] == [player.palace.longest_wall() for player in game.players]


def test_ways_are_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A turn with an exact purchase is asked about once, and can be asked about again."""
    found = run_match(Match("careful", ("medium", "medium"), ("exchange",), record=True))
    (tmp_path / "game.alhambra").write_text(json.dumps(found["record"]), encoding="utf-8")
    out = tmp_path / "asked.jsonl"
    command = ["careful", "ask", str(tmp_path), "--level", "medium", "--out", str(out)]
    monkeypatch.setattr("sys.argv", [*command, "--positions", "2", "--worlds", "1"])
    careful.main()
    asked = out.read_text("utf-8")
    careful.main()
    assert out.read_text("utf-8") == asked
    rows = [json.loads(line) for line in asked.splitlines()]
    assert len(rows) == 2
    assert all(careful.EXACT in row["ways"] for row in rows)
    monkeypatch.setattr("sys.argv", ["careful", "table", str(out)])
    careful.main()
    assert capsys.readouterr().out.startswith("| positions | way | games | end |")
