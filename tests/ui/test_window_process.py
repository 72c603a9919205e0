"""The program as a process of its own: demonstration, command line, the computers' process."""

from __future__ import annotations

import random
from pathlib import Path

from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.options import Options
from tests.cases import night
from tests.controller.kit import chance
from tests.processes import kill, runs
from tests.ui.running import run
from tests.ui.window_kit import Player, later


def test_demonstration_without_a_window(home: Path, tmp_path: Path) -> None:
    """A demonstration offscreen prints scorings and winner, saves a picture, warns of nothing.

    With --home all of it is kept there, and nothing where it would be otherwise.
    """
    options = ("--demo", "--offscreen", "--seed", "demo", "--lang", "fr")
    chosen = tmp_path / "a" / "try-out"
    done = run(home, "-m", "alhambra_qt", *options, "--home", str(chosen))
    assert (done.returncode, done.stderr) == (0, "")
    assert {path.name for path in chosen.iterdir()} == {"data", "log"}
    assert not home.exists()
    lines = done.stdout.splitlines()
    assert len(lines) == 6
    picture = chosen / "data" / "demo.png"
    assert str(picture) in lines[-1]
    assert picture.stat().st_size > 50_000
    if night():
        again = run(home, "-m", "alhambra_qt", *options)
        assert again.stdout == done.stdout.replace(str(chosen), str(home))


def test_demonstration_in_the_window(qtbot: QtBot) -> None:
    """A demonstration in the window plays itself up to the results."""
    player = Player(Options(demo=True, seed="demo"))
    player.wait(lambda: player.program.game is not None)
    player.game.pace.choose_speed("instant")  # which stops at nothing
    if not night():  # daily the beginning and the end
        player.wait(lambda: player.state()[0] > 10)
        game = player.game.desk.session
        player.open(later(game, lambda session: session.over, 4), settled=False)
    seen = set()
    player.game.waiting.connect(lambda: seen.add(player.page))
    player.wait(lambda: player.page == "results")
    assert seen == {"scoring", "results"}
    player.close()


def test_wrong_options_give_one_line(home: Path) -> None:
    """A fault of the command line is reported in one line with status 2."""
    done = run(home, "-m", "alhambra_qt", "--lang", "pl")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "pl" in done.stderr


def test_real_process_of_computers(qtbot: QtBot) -> None:
    """The computers think in a process of their own, which ends with the window; Qt is content."""
    warnings: list[str] = []

    def hear(kind: QtMsgType, _context: object, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg:
            warnings.append(text)

    before = qInstallMessageHandler(hear)
    try:
        player = Player(host=None)
        player.program.running.play(default_config(("Anna", "Marco", "Ioana"), seed="process"))
        player.settle()
        session, roll = player.game.desk.session, random.Random(1)

        def play(turns: int) -> None:
            while session.turn < turns:
                chance(session, roll)
                player.settle()

        play(3)
        host = player.game.computers.host
        assert host.pid is not None
        pid = host.pid
        assert runs(pid)
        kill(pid)
        play(6)
        assert host.pid not in (None, pid)
        pid = host.pid or 0
        player.close()
        player.wait(lambda: not runs(pid))
    finally:
        qInstallMessageHandler(before)
    assert warnings == []
