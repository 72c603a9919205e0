"""Golden games: recorded once, their actions scored again for ever."""

import json
import sys
from pathlib import Path

import pytest

from alhambra_qt.modules import IDS
from tests import golden_games, regolden
from tests.golden_games import GOLDEN, Outdated, golden_names, golden_record, outcome, table_names
from tests.processes import environment, run


@pytest.mark.parametrize("name", golden_names())
def test_replayed_exactly(name: str) -> None:
    """Every action is still legal and every scoring has the same points."""
    record = golden_record(name)
    came = outcome(record)
    assert came == {key: record[key] for key in came}


def test_every_kind_of_game_is_there() -> None:
    """Together the golden games have every number of seats and every module, each to its end."""
    records = [golden_record(name) for name in golden_names()]
    assert {record["setup"]["seats"] for record in records} == {2, 3, 4, 5, 6}
    assert {name for record in records for name in record["setup"]["modules"]} == set(IDS)
    assert all(record["meta"]["over"] for record in records)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a copy of one golden game and one perft table, which the command writes to."""
    for folder, name in (("GOLDEN", "three-medium.json"), ("PERFT", "camps.txt")):
        copy = tmp_path / name
        copy.write_bytes((getattr(golden_games, folder) / name).read_bytes())
        monkeypatch.setattr(golden_games, folder, tmp_path)
        monkeypatch.setattr(regolden, folder, tmp_path)
    return tmp_path


def test_stored_actions_are_scored_again(kept: Path) -> None:
    """The command keeps the actions, writes the results, and changes nothing else."""
    path = kept / "three-medium.json"
    before = path.read_text("utf-8")
    spoilt = json.loads(before)
    spoilt["meta"]["scores"][0] += 1
    del spoilt["scorings"][0], spoilt["digests"]
    path.write_text(json.dumps(spoilt), "utf-8")
    assert regolden.main(["--only", "three-medium"]) == 0
    assert json.loads(path.read_text("utf-8")) == json.loads(before)
    again = path.read_text("utf-8")
    assert regolden.main(["--only", "three-medium"]) == 0
    assert path.read_text("utf-8") == again


def test_no_player_plays_a_stored_game(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scoring again and counting again ask no computer player anything."""
    monkeypatch.setattr(regolden, "thinker", None)
    monkeypatch.setattr("alhambra_qt.ai.player.choose", None)
    table = (kept / "camps.txt").read_text("utf-8")
    (kept / "camps.txt").write_text("a 2 camps 0 8\n" + table.partition("\n")[2], "utf-8")
    assert regolden.main([]) == 0
    first = golden_games.table_rows("camps")[0]
    assert (first.line(), first) == (table.splitlines()[1], golden_games.table_rows("camps")[1])


def test_an_action_that_became_illegal_is_named(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file with an illegal action stays as it is, and the rule is reported."""
    path = kept / "three-medium.json"
    record = json.loads(path.read_text("utf-8"))
    record["actions"][3] = {"type": "pass_window"}
    path.write_text(json.dumps(record), "utf-8")
    with pytest.raises(Outdated):
        outcome(record)
    assert regolden.main(["--only", "three-medium", "nowhere"]) == 1
    text = capsys.readouterr().err
    assert "nowhere: no such golden game" in text
    assert "three-medium: action 3 breaks " in text
    assert json.loads(path.read_text("utf-8")) == record


def test_a_game_is_recorded_once(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A new game is played by computers; the name of a game that is there is refused."""
    assert regolden.main(["--record", "camps", "--seats", "random,random"]) == 0
    record = golden_record("camps")
    assert (record["setup"]["modules"], record["setup"]["seats"]) == (["camps"], 2)
    assert outcome(record) == {key: record[key] for key in outcome(record)}
    before = (kept / "camps.json").read_bytes()
    assert regolden.main(["--record", "camps"]) == 1
    assert "recorded already" in capsys.readouterr().err
    assert (kept / "camps.json").read_bytes() == before


def test_every_module_has_a_perft_table() -> None:
    """The base game and each module have a table of their own."""
    assert set(table_names()) == {"base", *IDS}


COMMANDS = """
import json, sys
from alhambra_qt.lab.cli import main
for words in json.loads(sys.argv[1]):
    assert main(words) == 0
"""


def test_hashes_do_not_matter(tmp_path: Path) -> None:
    """Playing and replaying do not depend on how Python orders its sets."""
    games = (("random,random", "all"), ("medium,random", "huts,thieves,trader"))
    told = []
    for hash_seed in ("1", "2"):
        folders = [tmp_path / hash_seed / on for _, on in games]
        commands = [["replay", str(GOLDEN / "four-all.json")]]
        for (seats, on), folder in zip(games, folders, strict=True):
            words = ("play", "--seats", seats, "--modules", on, "--record", str(folder))
            commands.append([*words])
        played = [sys.executable, "-c", COMMANDS, json.dumps(commands)]
        done = run(played, env=environment(PYTHONHASHSEED=hash_seed), check=True)
        replayed = done.stdout.partition("\n")[0]
        told.append((replayed, [(path / "game-1.alhambra").read_bytes() for path in folders]))
    assert told[0] == told[1]
