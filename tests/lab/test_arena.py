"""``play`` as an arena: the sums over deals, the sequential test, and where games are played."""

import io
import math
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from alhambra_qt.ai.arena import rotations
from alhambra_qt.ai.intervals import interval
from alhambra_qt.lab.arguments import parser
from alhambra_qt.lab.tally import Tally
from alhambra_qt.lab.times import Times
from alhambra_qt.lab.workers import Workforce, all_cores, alone
from alhambra_qt.lab.writing import ProgressBar, paced
from tests.arch.source import ROOT
from tests.cases import count
from tests.lab.kit import Json, lab, played, without_times
from tests.lab.visitors import install, install_example

QUICK = ("--seats", "greedy,random,random", "--rotate", "--seed", "arena")

# It reads the clock of Windows until the time jumps, which under wine never happens.
without_wine = pytest.mark.only_on("no wine", "distributed starts no cluster there")


@pytest.fixture(autouse=True)
def greedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A quick player that is better than chance."""
    install_example(tmp_path / "packages")
    monkeypatch.syspath_prepend(tmp_path / "packages")
    yield
    sys.modules.pop("greedy_player", None)


# -- sums -------------------------------------------------------------------------------------


def line(seats: str, scores: tuple[int, ...]) -> dict[str, Any]:
    """A line of a finished game."""
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    return {"seats": seats.split(), "scores": list(scores), "winners": winners}


def test_sums_over_deals() -> None:
    """Rates count every game, intervals over deals count each finished deal once."""
    tally = Tally(rotations=2)
    for seats, scores in (
        ("a b", (50, 40)),  # a wins both games of this deal
        ("b a", (10, 30)),
        ("a b", (20, 20)),  # half a victory, then none
        ("b a", (60, 30)),
        ("a b", (40, 35)),  # a deal that is not finished
    ):
        spent = Times()
        spent.add(0.002)
        tally.add(line(seats, scores), {"a": spent.to_json(), "b": spent.to_json()})
    found = tally.summary(10.0)
    assert (found["games"], found["deals"], found["games_per_second"]) == (5, 2, 0.5)
    assert found["wins"] == {"a": 3.5, "b": 1.5}
    assert found["rate"] == {"a": 0.7, "b": 0.3}
    mean, half = interval([1.0, 0.25])
    assert found["interval_95_deals"]["a"] == [max(0.0, round(mean - half, 4)), 1.0]
    assert found["mean_score"] == {"a": 34.0, "b": 33.0}
    assert found["margin"]["a"]["mean"] == pytest.approx((15 - 15) / 2)
    mean, half = interval([15.0, -15.0])
    ends = [round(mean - half, 4), round(mean + half, 4)]
    assert found["margin"]["b"]["interval_95_deals"] == ends
    assert found["ms_per_level"]["b"] == {"decisions": 5, "mean": 2.0, "p95": 2.0, "max": 2.0}


def test_one_level_alone() -> None:
    """Where all seats have one level nobody is ahead, and each game is a deal."""
    assert rotations(("a", "a", "a")) == [("a", "a", "a")]
    tally = Tally()
    tally.add(line("a a a", (7, 9, 9)), {})
    found = tally.summary(0.0)
    assert (found["deals"], found["margin"], found["games_per_second"]) == (1, {}, None)
    assert found["rate"]["a"] == pytest.approx(1 / 3, abs=0.001)


def test_times() -> None:
    """Counting times in classes keeps their sum and longest, and the percentile to 1 %."""
    first, second = Times(), Times()
    for number in range(1, 1001):
        (first if number % 3 else second).add(number / 1000)
    first.merge(Times.from_json(second.to_json()))
    assert first.count == 1000
    assert first.mean_ms == pytest.approx(500.5)
    assert first.p95_ms == pytest.approx(950, rel=0.011)
    assert first.figures()["max"] == 1000.0


# -- the sequential test ----------------------------------------------------------------------


TESTED = (*QUICK, "--games", 90, "--sprt", "0.4,0.8")


@cache
def home_run() -> tuple[list[Json], Json]:
    """The games and the summary of a sequential test in this process."""
    return played(*TESTED)


def test_stops_when_it_knows() -> None:
    """The sequential test ends the run after a finished deal, and the summary says why."""
    games, summary = home_run()
    test = summary["sprt"]
    assert test["accepted"] == "H1"
    assert (
        test["log_likelihood_ratio"] >= test["bounds"][1] == pytest.approx(math.log(19), abs=1e-3)
    )
    assert (test["h0"], test["h1"], test["alpha"], test["beta"]) == (0.4, 0.8, 0.05, 0.05)
    assert len(games) == summary["games"] == 3 * test["deals"] < 90
    again, other = played(*TESTED, "--jobs", 2)
    assert without_times(again) == without_times(games)
    assert other["sprt"] == test


@cache
def undecided() -> Json:
    """The summary of a sequential test that had too few games."""
    return played(*QUICK, "--games", 3, "--sprt", "0.4,0.8")[1]


def test_may_end_undecided() -> None:
    """With too few games neither hypothesis is accepted."""
    summary = undecided()
    assert (summary["games"], summary["sprt"]["accepted"]) == (3, None)


# -- what is written about it -----------------------------------------------------------------

PAGE = (ROOT / "docs" / "ARENA.md").read_text(encoding="utf-8")


def test_the_page_explains_everything() -> None:
    """ARENA.md names every field of the summary and every option."""
    named = {*undecided()} - {"seconds"} | {"accepted", "deals"}
    assert not [name for name in named if f"`{name}`" not in PAGE]
    options = re.findall(r"--[a-z]+", lab_help())
    assert not [name for name in set(options) - {"--help", "--version"} if name not in PAGE]


def lab_help() -> str:
    """Return the output of ``alhambra-lab play --help``."""
    out = io.StringIO()
    with redirect_stdout(out), pytest.raises(SystemExit):
        parser().parse_args(["play", "--help"])
    return out.getvalue()


@pytest.mark.parametrize("command", re.findall(r"^alhambra-lab (play .*)$", PAGE, re.MULTILINE))
def test_the_page_s_commands(command: str) -> None:
    """The commands of ARENA.md are understood."""
    options = parser().parse_args(shlex.split(command.split(">")[0]))
    assert options.rotate


# -- where games are played -------------------------------------------------------------------


@pytest.mark.parametrize("jobs", ["0", "auto"])
def test_all_cores(jobs: str) -> None:
    """``--jobs auto`` and ``--jobs 0`` start a process for every core."""
    with (
        patch("alhambra_qt.lab.play.all_cores", return_value=7),
        patch("alhambra_qt.lab.play.processes", side_effect=lambda *_: alone()) as processes,
    ):
        played(*QUICK, "--games", 9, "--jobs", jobs)
        played(*QUICK, "--games", 2, "--jobs", jobs)
    started = [call.args[0] for call in processes.call_args_list]
    assert started == [7, 2]
    assert all_cores() >= 1


def test_answers_come_in_order_and_not_too_early() -> None:
    """Jobs are handed over a little ahead, and answered in their order."""
    given: list[str] = []

    def submit(job: str) -> Any:
        given.append(job)
        return lambda: job.upper()

    answers = Workforce(submit, 2).answers(iter("abcdef"))
    assert next(answers) == "A"
    assert given == ["a", "b", "c"]
    assert list(answers) == ["B", "C", "D", "E", "F"]


def test_progress() -> None:
    """A terminal shows progress, speed and time left; nothing else does."""

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen, file = Terminal(), io.StringIO()
    for stream in (screen, file):
        with redirect_stderr(stream):
            progress = ProgressBar(4)
            progress.start -= 10
            progress.tell(1)
            progress.clear()
    assert "1/4  0.1/s  0:30 left" in screen.getvalue()
    assert file.getvalue() == ""
    assert paced(10, 100, 1000.0) == "  0.01/s  2:30:00 left"
    assert paced(0, 100, 1.0) == ""


# -- on a cluster -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a local cluster whose processes (one in the daily run) have the example."""
    distributed = pytest.importorskip("distributed", reason="needs the extra [cluster]")
    folder = tmp_path_factory.mktemp("packages")
    install_example(folder)
    sys.path.insert(0, str(folder))
    try:
        with distributed.LocalCluster(
            n_workers=count(1, 2),
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",  # None is port 8787, which another worker may have
        ) as cluster:
            yield cluster.scheduler_address
    finally:
        sys.path.remove(str(folder))


@without_wine
def test_the_same_everywhere(scheduler: str, tmp_path: Path) -> None:
    """One process, two, and a cluster print the same bytes but for times; records too."""
    found, games = [], count(2, 4)
    away = ("--scheduler", scheduler)
    places = {"one": (), "two": ("--jobs", 2), "cluster": away, "again": away}
    for name, words in list(places.items())[: count(3, 4)]:
        folder = tmp_path / name
        kept = ("--modules", "random", "--record", folder)
        run = lab("play", *QUICK, "--games", games, *kept, *words)
        assert (run.status, run.err) == (0, "")
        summary = without_times([run.out[-1]["summary"]])
        records = [path.read_bytes() for path in sorted(folder.iterdir())]
        assert len(records) == games
        found.append((without_times(run.out[:-1]), summary, records))
    assert found[1:] == found[:1] * (len(found) - 1)


@without_wine
def test_cluster_stops_when_it_knows(scheduler: str) -> None:
    """The sequential test ends a run on the cluster where it ends it at home."""
    away, _ = played(*TESTED, "--scheduler", scheduler)
    assert without_times(home_run()[0]) == without_times(away)


@without_wine
def test_players_that_workers_do_not_have(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player that is installed here but not on the workers is named before any game."""
    source = "def choose(observation):\n    pass\n"
    install(tmp_path / "more", "local_player", source, {"local": "local_player:choose"})
    monkeypatch.syspath_prepend(tmp_path / "more")
    complaint = lab("play", "--seats", "local,random", "--scheduler", scheduler).complaint
    assert "has no player 'local'" in complaint


@without_wine
def test_workers_of_another_version(scheduler: str) -> None:
    """Workers with another version of the program are refused: they might play otherwise."""
    with patch("alhambra_qt.lab.workers.__version__", "99"):
        complaint = lab("play", "--seats", "random,random", "--scheduler", scheduler).complaint
    assert complaint.endswith("not 99")


def test_without_the_extra() -> None:
    """Without the extra one line says how to get it."""
    words = ("--seats", "random,random", "--scheduler", "tcp://127.0.0.1:1")
    with patch.dict(sys.modules, {"distributed": None}):
        assert lab("play", *words).complaint.startswith("--scheduler: needs the extra ")


@without_wine
def test_nobody_there() -> None:
    """A scheduler that cannot be reached is named in one line."""
    pytest.importorskip("distributed", reason="needs the extra [cluster]")
    words = ("--seats", "random,random", "--scheduler", "tcp://127.0.0.1:1")
    with patch("alhambra_qt.lab.workers.PATIENCE", 1):
        complaint = lab("play", *words).complaint
    assert "--scheduler: no scheduler can be reached at tcp://127.0.0.1:1" in complaint
