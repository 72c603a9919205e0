"""``play`` and ``replay``: games among computers, and their records."""

import json
import multiprocessing
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from alhambra_qt import modules
from alhambra_qt.ai.arena import rotations
from alhambra_qt.controller.game import records
from alhambra_qt.lab.arguments import parser
from alhambra_qt.lab.match import Match
from alhambra_qt.lab.play import plan, random_modules, read_levels, read_modules
from alhambra_qt.lab.workers import processes
from tests.cases import count
from tests.lab.kit import Json, lab, played, position, without_times, written

LINE = {"seed", "seats", "modules", "scores", "winners", "turns", "seconds"}
TIMES = {"ms_per_decision", "ms_per_level"}


# -- play -------------------------------------------------------------------------------------


def test_lines_and_summary() -> None:
    """A line per game in the promised shape, then the summary."""
    games, summary = played("--seats", "random,random,random", "--games", 3, "--seed", 5)
    assert [set(game) for game in games] == [LINE | TIMES] * 3
    assert [game["seed"] for game in games] == ["5", "5-1", "5-2"]
    for game in games:
        best = max(game["scores"])
        assert game["winners"] == [s for s, score in enumerate(game["scores"]) if score == best]
        assert set(game["ms_per_decision"]) == {"mean", "p95"}
        assert set(game["ms_per_level"]["random"]) == {"decisions", "mean", "p95", "max"}
    assert summary["games"] == 3
    assert summary["seats"] == {"random": 9}
    assert summary["wins"]["random"] == pytest.approx(3, abs=0.01)
    assert summary["games_per_second"] > 0


def test_same_seed_same_games() -> None:
    """Everything but the times follows from the seed, in however many processes."""
    words = ("--seats", "novice,random", "--seed")
    both, _ = played(*words, "x", "--games", 2, "--jobs", 2)
    single = [game for seed in ("x", "x-1") for game in played(*words, seed)[0]]
    assert without_times(single) == without_times(both)


@pytest.mark.parametrize(("folder", "how"), [("/" + "x" * 70, "spawn"), ("/x", "forkserver")])
def test_how_processes_start(monkeypatch: pytest.MonkeyPatch, folder: str, how: str) -> None:
    """They are forked where their socket has a path that is short enough."""
    if how not in multiprocessing.get_all_start_methods():
        pytest.skip("no forks on this system")
    contexts = {one: multiprocessing.get_context(one) for one in ("spawn", how)}
    asked: list[str] = []

    def get_context(method: str) -> object:
        asked.append(method)
        return contexts[method]

    monkeypatch.setattr(tempfile, "tempdir", folder)
    monkeypatch.setattr(multiprocessing, "get_context", get_context)
    with processes(1):
        assert asked == [how]


def planned(*words: str) -> list[Match]:
    """The games that would be played."""
    options = parser().parse_args(["play", *words])
    levels = read_levels(options.seats)
    seatings = rotations(levels) if options.rotate else [levels]
    return list(plan(options, seatings, read_modules(options.modules)))


def test_rotation() -> None:
    """With --rotate everybody moves one seat on, and each deal is played in every rotation."""
    words = ("--seats", "medium,random,random", "--games", "4", "--modules", "random")
    matches = planned(*words, "--rotate")
    assert [match.levels.index("medium") for match in matches] == [0, 2, 1, 0]
    assert [match.seed for match in matches] == ["1", "1", "1", "1-1"]
    assert [match.modules for match in matches[:3]] == [random_modules("1")] * 3
    assert matches[3].modules == random_modules("1-1")


def test_without_rotation() -> None:
    """Without --rotate nobody moves, and each game is a new deal."""
    matches = planned("--seats", "medium,random", "--games", "3")
    assert {match.levels for match in matches} == {("medium", "random")}
    assert [match.seed for match in matches] == ["1", "1-1", "1-2"]


def test_rotated_games() -> None:
    """Each deal is played from every seat as planned, and the better level wins."""
    games, summary = played("--seats", "medium,random", "--games", 2, "--rotate")
    assert [game["seats"] for game in games] == [["medium", "random"], ["random", "medium"]]
    assert [game["seed"] for game in games] == ["1", "1"]
    assert (summary["games"], summary["deals"]) == (2, 1)
    # The heuristic beats chance, and the interval says so.
    assert summary["rate"]["medium"] > summary["rate"]["random"]
    low, high = summary["interval_95"]["medium"]
    assert 0 <= low <= summary["rate"]["medium"] <= high <= 1


@pytest.mark.parametrize(
    ("word", "chosen"),
    [
        ("none", []),
        ("all", list(modules.IDS)),
        ("camps", ["camps"]),
        ("camps,vizier", ["vizier", "camps"]),
        ("random", list(random_modules("1"))),
    ],
)
def test_modules(word: str, chosen: list[str]) -> None:
    """Modules are chosen by their ids, or all, none, or by chance."""
    games, _ = played("--seats", "random,random", "--modules", word)
    assert games[0]["modules"] == chosen


def test_random_modules_differ() -> None:
    """By chance every module is on in some games and off in others."""
    chosen = [random_modules(str(seed)) for seed in range(60)]
    assert len(set(chosen)) == len(chosen)
    for module in modules.IDS:
        assert 0 < sum(module in some for some in chosen) < len(chosen)


# -- replay -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Json]:
    """The record of a game with all modules, and the line that was printed for it."""
    folder = tmp_path_factory.mktemp("records")
    games, _ = played(
        "--seats", "random,random,random", "--modules", "all", "--record", folder / "new"
    )
    return folder / "new" / "game-1.alhambra", games[0]


def record_of(recorded: tuple[Path, Json]) -> Json:
    """Read a record."""
    data: Json = json.loads(recorded[0].read_text(encoding="utf-8"))
    return data


def test_replayed(recorded: tuple[Path, Json]) -> None:
    """A record leads to the scores that were printed when it was made."""
    path, game = recorded
    data = record_of(recorded)
    answer = lab("replay", path).only
    assert answer == {
        "ok": True,
        "actions": len(data["actions"]),
        "scores": game["scores"],
        "digest": data["digests"][str(len(data["actions"]))],
    }


def test_replayed_in_part(recorded: tuple[Path, Json]) -> None:
    """--until stops after so many actions."""
    first = lab("replay", recorded[0], "--until", 0).only
    assert (first["actions"], first["scores"]) == (0, [0, 0, 0])
    later = lab("replay", recorded[0], "--until", 20).only
    assert later["actions"] == 20
    assert later["digest"] != first["digest"]
    assert "--until" in lab("replay", recorded[0], "--until", 100_000).complaint


def test_the_window_opens_records(recorded: tuple[Path, Json]) -> None:
    """A record of the command is a saved game of the window, and the other way round."""
    session = records.load(recorded[0])
    assert list(session.scores) == recorded[1]["scores"]
    copy = recorded[0].with_name("copy.alhambra")
    records.save(session, copy)
    assert lab("replay", copy).only == lab("replay", recorded[0]).only


def test_a_record_that_begins_with_a_position(tmp_path: Path) -> None:
    """A game that was opened from a position is replayed from it."""
    session = records.load(written(tmp_path, position(display=["florin-1"], seed=3)))
    path = tmp_path / "saved.alhambra"
    records.save(session, path)
    answer = lab("replay", path).only
    assert (answer["actions"], answer["digest"]) == (0, session.digest())
    data = json.loads(path.read_text(encoding="utf-8"))
    data["start"]["to_move"] = 5
    assert "start.to_move: " in lab("replay", written(tmp_path, data)).complaint


def test_the_first_action_that_does_not_fit(recorded: tuple[Path, Json], tmp_path: Path) -> None:
    """An action that the rules forbid is named with its number and the rule."""
    data = record_of(recorded)
    data["actions"][7] = {"type": "add", "tile": "garden-11", "at": [50, 50]}
    path = written(tmp_path, data)
    complaint = lab("replay", path).complaint
    assert complaint.startswith(f"{path}: actions.7: add no longer fits: ")
    assert "(rule " in complaint
    assert lab("replay", path, "--until", 7).only["actions"] == 7


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"version": 9}, "version"),
        ({"version": "1"}, "version"),
        ({"format": "alhambra-position"}, "format"),
        ({"setup": None}, "setup"),
        ({"setup": {"seats": 9, "seed": ""}}, "setup.seats"),
        ({"setup": {"seats": 3, "seed": 5}}, "setup.seed"),
        ({"setup": {"seats": 3, "seed": "1", "modules": ["harbour"]}}, "setup.modules"),
        ({"setup": {"seats": 3, "seed": "1", "variants": {"a": [1]}}}, "setup.variants"),
        ({"setup": {"seats": 3, "seed": "\ud800"}}, "setup.seed"),
        ({"seats": []}, "seats"),
        ({"seats": [{"name": 1}, {}, {}]}, "seats.0.name"),
        ({"actions": {}}, "actions"),
        ({"actions": [7]}, "actions.0"),
        ({"actions": [{"type": "fly"}]}, "actions.0.type"),
        ({"actions": [{"type": ["buy"]}]}, "actions.0.type"),
        ({"actions": [{"type": "buy", "slot": "florin"}]}, "actions.0.cards"),
        ({"actions": [{"type": "take_money", "cards": ["x"]}]}, "actions.0.cards"),
        ({"actions": [{"type": "end_turn", "now": True}]}, "actions.0.now"),
        ({"digests": {"0": "x"}}, "digests.0"),
        ({"digests": {"x": "x"}}, "digests.x"),
        ({"digests": []}, "digests"),
        ({"start": 3}, "start"),
        ({"start": position(seats=[{}] * 6)}, "start.seats"),
    ],
)
def test_broken_records(
    recorded: tuple[Path, Json], tmp_path: Path, change: Json, field: str
) -> None:
    """A broken field of a record is named."""
    data = {**record_of(recorded), "digests": {}}
    path = written(tmp_path, {**data, "actions": data["actions"][:30], **change})
    assert f"{path}: {field}: " in lab("replay", path).complaint


KEYS = st.sampled_from(["setup", "seats", "actions", "digests", "start", "version", "format"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda part: (
        st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=5), part, max_size=3)
    ),
    max_leaves=6,
)


@settings(
    max_examples=count(30, 80),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(st.dictionaries(KEYS, VALUES, max_size=3), st.lists(VALUES, max_size=2))
def test_any_record(
    recorded: tuple[Path, Json], tmp_path: Path, change: dict[str, Any], more: list[Any]
) -> None:
    """Any record gets a result or one line of complaint."""
    data = {**record_of(recorded), "digests": {}}
    data["actions"] = [*data["actions"][:30], *more]
    path = written(tmp_path, {**data, **change})
    run = lab("replay", path)
    assert run.only["ok"] if run.status == 0 else run.complaint


# -- less luck --------------------------------------------------------------------------------


def test_adjusted_for_luck() -> None:
    """With --adjust the same game says what was luck, and the summary what is left without it."""
    words = ("--seats", "medium,medium", "--seed", "luck")
    plain, before = played(*words)
    games, summary = played(*words, "--adjust", "--futures", 1)
    assert set(games[0]) == set(plain[0]) | {"luck", "adjusted"}
    kept = [{name: games[0][name] for name in plain[0]}]
    assert without_times(kept) == without_times(plain)
    assert sum(games[0]["luck"]) == pytest.approx(0.0, abs=1e-3)
    assert max(games[0]["luck"]) > 0.01
    adjusted = summary.pop("adjusted")
    assert without_times([summary]) == without_times([before])
    assert adjusted["medium"]["rate"] == pytest.approx(0.5, abs=1e-3)
