"""Players by others: found by their entry points, and what happens when they fail."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra_qt.ai.plugins import PlayerFailed, ask, load, names
from alhambra_qt.controller.game import records
from alhambra_qt.engine import Observation, Setup, legal_actions, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.lab.match import Match, run_match
from alhambra_qt.modules import IDS, new_game
from tests.arch.source import ROOT
from tests.cases import some
from tests.lab.kit import lab, played, without_times
from tests.lab.visitors import EXAMPLE, install, install_example
from tests.processes import environment, run

BROKEN = """
import os, signal, sys
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import Buy, EndTurn

def raises(observation):
    raise KeyError("no idea")

def silent(observation):
    pass

def illegal(observation):
    return EndTurn.of()

def nonsense(observation):
    return Buy.of("florin", (10**6,))

def pays(observation):
    hand = observation.game.players[observation.seat].hand
    return Buy.of(0, (next(card for card in range(9) if card not in hand),))

def dies(observation):
    os._exit(0)

def crashes(observation):
    os.kill(os.getpid(), signal.SIGSEGV)

def leaves(observation):
    sys.exit(0)

def interrupts(observation):
    raise KeyboardInterrupt

def tells(observation):
    raise ValueError(f"I hold {observation.game.players[observation.seat].hand}")

def prints(observation):
    print("printed")
    os.write(1, b"written\\n")
    return legal_actions(observation.game)[0]

class Liar:
    __class__ = EndTurn

def lies(observation):
    return Liar()

turns = []

def tires(observation):
    turns.append(observation.game.turn)
    if turns[-1] < turns[0]:
        raise RuntimeError("no more games")
    turns[:] = turns[-1:]
    return legal_actions(observation.game)[0]

number = 7
"""
PLAYERS = """
raises silent illegal nonsense pays dies crashes leaves interrupts tells prints lies tires
number nowhere medium
""".split()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the example and some broken players, only for a test."""
    folder = tmp_path / "packages"
    install_example(folder)
    places = {name: f"broken_players:{name}" for name in PLAYERS}
    install(folder, "broken_players", BROKEN, places)
    monkeypatch.syspath_prepend(folder)
    yield
    for name in ("greedy_player", "broken_players"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("installed")
def test_found_by_name() -> None:
    """Players of installed packages are found, and suggested where a name is wrong."""
    assert {"greedy", *PLAYERS} <= set(names())
    assert "greedy" in lab("play", "--seats", "random,gready").complaint
    assert lab("play", "--seats", "random,gready").complaint.count("medium") == 1


def test_not_installed() -> None:
    """A player that nobody offers is no level."""
    assert "greedy" not in names()
    assert "'greedy' is no level" in lab("play", "--seats", "random,greedy").complaint


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("modules", some(["all", "none"], 1))
def test_the_example_plays(modules: str) -> None:
    """The example beats random players, in one process as in two, with and without modules."""
    words = ("--seats", "greedy,random,random", "--games", 3, "--rotate", "--modules", modules)
    one, summary = played(*words)
    two, _ = played(*words, "--jobs", 2)
    assert without_times(one) == without_times(two)
    assert summary["wins"] == {"greedy": 3.0, "random": 0.0}
    assert summary["ms_per_level"]["greedy"]["decisions"] > 50


def test_the_example_is_short() -> None:
    """The example is about twenty lines."""
    lines = (EXAMPLE / "greedy_player.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 22


@pytest.mark.usefixtures("installed")
def test_records_open_without_the_player(tmp_path: Path) -> None:
    """A record with a player of others opens in the window; a level of its own stands in."""
    played("--seats", "greedy,random", "--record", tmp_path / "games")
    session = records.load(tmp_path / "games" / "game-1.alhambra")
    assert [seat.name for seat in session.config.seats] == ["greedy 1", "random 2"]
    assert [seat.level for seat in session.config.seats] == ["medium", "random"]


FAILURES = {
    "raises": "failed: KeyError in broken_players.py, line ",
    "leaves": "failed: SystemExit in broken_players.py, line ",
    "interrupts": "failed: KeyboardInterrupt in broken_players.py, line ",
    "tells": "failed: ValueError in broken_players.py, line ",
    "silent": "answered with NoneType, which is no action (seed",
    "lies": "answered with Liar, which is no action (seed",
    "nonsense": "answered with what is no action: TypeError in codec.py, line ",
    "illegal": 'answered {"type": "end_turn"}, which is not allowed (rule ',
    "pays": "which is not allowed (rule buy.pay",
    "number": "is no function (seed",
    "nowhere": "cannot be loaded: AttributeError in ",
}


@pytest.mark.usefixtures("installed")
def test_failures() -> None:
    """Any failure of a player is reported in one sentence: who, what, and where to see it again."""
    for name, part in FAILURES.items():
        told = run_match(Match("s", ("random", name)))["trouble"]
        assert told.startswith(f"the player '{name}' "), name
        assert part in told, told
        assert f"(seed 's', seats random,{name}, after " in told, name
        assert "hold" not in told, name


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("name", "jobs"), [("leaves", 1), ("illegal", 2)])
def test_a_failure_ends_the_run(name: str, jobs: int) -> None:
    """A player that fails, or leaves as if all were well, ends the run with status 2 and a line."""
    run = lab("play", "--seats", f"random,{name}", "--games", 2, "--jobs", jobs)
    assert FAILURES[name] in run.complaint


@pytest.mark.usefixtures("installed")
def test_what_a_player_prints(tmp_path: Path) -> None:
    """Any output of a player goes to standard error."""
    command = [sys.executable, "-m", "alhambra_qt.lab.cli", "play", "--seats", "random,prints"]
    path = os.pathsep.join((str(tmp_path / "packages"), str(ROOT)))
    done = run(command, check=True, env=environment(PYTHONPATH=path))
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [set(line) & {"seed", "summary"} for line in lines] == [{"seed"}, {"summary"}]
    assert set(done.stderr.split()) == {"printed", "written"}


@pytest.mark.usefixtures("installed")
def test_lines_before_a_failure_are_kept() -> None:
    """Games that were played before a player failed are printed."""
    run = lab("play", "--seats", "random,tires", "--games", 3)
    assert (run.status, len(run.out)) == (2, 1)
    assert run.err.startswith(
        "alhambra-lab: the player 'tires' failed: RuntimeError in broken_players.py, line "
    )
    assert run.err.count("\n") == 1


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("name", "jobs"), [("dies", 2), ("crashes", 1)])
def test_a_process_that_dies(name: str, jobs: int) -> None:
    """A player that ends its process ends the run with one line instead of waiting for ever."""
    words = ("--seats", f"random,{name}", "--games", 2, "--jobs", jobs)
    complaint = lab("play", *words).complaint
    assert (
        complaint
        == f"--seats: the process that played ended: by a player ({name!r}) or from outside"
    )


@pytest.mark.usefixtures("installed")
def test_levels_cannot_be_replaced() -> None:
    """A player named like a level of the program is never asked."""
    games, _ = played("--seats", "medium,random")
    assert games[0]["winners"] == [0]


def test_only_what_the_seat_may_know() -> None:
    """A player is shown an observation: the deck, the bag and the seed are not in it."""
    game = new_game(Setup(3, "s", IDS))
    shown: list[Observation] = []

    def choose(observation: Observation) -> Action:
        shown.append(observation)
        observation.game.market[0] = 0  # its own copy
        return legal_actions(game)[0]

    seat = to_move(game)
    assert seat is not None
    market = list(game.market)
    ask("me", choose, game, seat)
    assert game.market == market
    assert shown[0].seat == seat
    assert set(shown[0].game.deck) == {UNKNOWN}
    assert shown[0].game.setup.seed == ""


def test_loading_what_is_not_there() -> None:
    """A player that is not installed is named."""
    with pytest.raises(PlayerFailed, match="'nobody' is not installed"):
        load("nobody")
