"""Two starts: the second calls the first, and whatever happens two never write the same game."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from alhambra_qt import paths
from alhambra_qt.controller.game import saves as shelf
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.saves import Autosave
from alhambra_qt.controller.game.session import Session
from alhambra_qt.options import Options
from alhambra_qt.ui.flows import locks
from alhambra_qt.ui.main import instance
from alhambra_qt.ui.main.instance import (
    GREETING,
    LONGEST,
    SILENCE,
    FileOpener,
    Instance,
    come_forward,
)
from tests.controller.kit import make_pipe
from tests.processes import (
    PATIENCE,
    SIGHUP,
    Process,
    environment,
    kill,
    left_after,
    resume,
    suspend,
)
from tests.ui.running import Running, game_of_computers, hidden, state
from tests.ui.window_kit import Player, save_files


@pytest.fixture
def first(qtbot: QtBot) -> Iterator[Instance]:
    """The first program of the home, which listens."""
    made = Instance(paths.data_dir())
    assert made.begins(None)
    made.listen()
    yield made
    made.close()


# -- two programs -----------------------------------------------------------------------------


@pytest.mark.only_on("posix", "the end of a terminal, SIGHUP")
def test_another_start(home: Path, tmp_path: Path) -> None:
    """Another start, also by a double click, ends with one line; the first opens its file.

    It hands over an invitation as well. With nohup the end of the terminal does not end the first;
    closing it in a game does, in order.
    """
    before = signal.signal(SIGHUP, signal.SIG_IGN)  # the program inherits it
    try:
        running = Running.start(home)
    finally:
        signal.signal(SIGHUP, before)
    running.until(lambda: listens(home))
    game, other = tmp_path / "elsewhere.alhambra", tmp_path / "an evening.alhambra"
    for path in (game, other):
        path.write_bytes(game_of_computers(tmp_path / "kept").read_bytes())
    options = ("--open", os.path.relpath(game), "--seed", "7", "--lang", "it")
    status, text = Running.start(home, *options, notes=False).end()
    assert status == 0
    assert text.startswith("alhambra-qt runs already: it opens")
    assert text.endswith("quit it first for --lang, --seed\n")
    running.plays(1)
    running.signal(SIGHUP)
    running.plays(4)
    status, text = Running.start(home, str(other), notes=False).end()
    assert (status, text) == (0, f"alhambra-qt runs already: it opens {other}\n")
    running.until(lambda: len({line.split()[0] for line in running.told()}) == 2)
    status, text = Running.start(home, "ALH1-AAAA", notes=False).end()
    assert (status, text) == (0, "alhambra-qt runs already: it joins the table\n")
    running.close()
    status, text = running.end()
    # The platform without a screen cannot raise windows, and says so.
    assert (status, text.replace("This plugin does not support raise()\n", "")) == (0, "")
    assert left_after(running.process.pid, 2) == set()
    assert not list((home / "data").glob("running.*"))
    assert not hidden(home)
    assert [path.name[:5] for path in save_files(home)] == ["auto-"] * 2
    assert running.told()[-1] in [state(path) for path in save_files(home)]


SECOND = """
import sys
from pathlib import Path
from alhambra_qt import paths
from alhambra_qt.ui.main.instance import Instance
print(Instance(paths.data_dir()).begins(Path(sys.argv[1])), flush=True)
"""


def test_a_second_process_hands_over_its_file(
    qtbot: QtBot, first: Instance, home: Path, tmp_path: Path
) -> None:
    """On every system a second process sends its path, letters of all kinds and all, and ends."""
    path = tmp_path / "a game \u00fc \u0219.alhambra"
    called: list[object] = []
    first.called.connect(called.append)
    with Process(
        [sys.executable, "-c", SECOND, path], env=environment(ALHAMBRA_QT_HOME=home)
    ) as second:
        qtbot.waitUntil(lambda: called != [], timeout=int(PATIENCE * 1000))
        qtbot.waitUntil(lambda: second.ended, timeout=int(PATIENCE * 1000))
        assert second.end()[:2] == (0, "False\n")
    assert called == [path]


def test_nobody_guesses_the_address_of_a_pipe(tmp_path: Path) -> None:
    """Each key in the folder gives another address; without one the program does not listen."""
    folder = tmp_path / ("x" * 100)  # too long for an address inside
    found = {instance.address(folder)}
    for _ in range(3):
        assert instance.change_key(folder)
        found.add(instance.address(folder))
        assert instance.address(folder) in found
    assert len(found) == 4
    (folder / instance.KEY).unlink()
    (folder / instance.KEY).mkdir()
    assert not instance.change_key(folder)


@pytest.mark.only_on("windows", "there all users share the names of pipes")
def test_the_key_is_there_as_long_as_the_pipe(qtbot: QtBot, home: Path) -> None:
    """The first program makes a key before it listens, and removes it at its end."""
    made = Instance(paths.data_dir())
    assert made.begins(None)
    made.listen()
    assert len((paths.data_dir() / instance.KEY).read_bytes()) == 32
    made.close()
    assert not list(paths.data_dir().glob("running.*"))


def test_the_system_names_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    """The way of macOS: a file named before the beginning waits for it, others do not."""
    opened: list[Path] = []
    receiver = QObject()
    opener = FileOpener(receiver)
    early, late = tmp_path / "early.alhambra", tmp_path / "late one.alhambra"
    assert QCoreApplication.sendEvent(receiver, QFileOpenEvent(str(early)))
    assert opened == []
    opener.asked.connect(opened.append)
    opener.begin()
    assert opened == [early]
    assert QCoreApplication.sendEvent(receiver, QFileOpenEvent(str(late)))
    assert not QCoreApplication.sendEvent(receiver, QFileOpenEvent(QUrl("https://example.org/")))
    assert opened == [early, late]


def listens(home: Path) -> bool:
    """Whether a program of the home can be called."""
    return Path(instance.address(home / "data")).exists()


@pytest.mark.only_on("posix", "stops a program and calls it; under wine the call never returns")
def test_a_first_that_hangs(home: Path) -> None:
    """If the first does not answer the second runs, with a copy of the game it holds.

    Woken up it goes on; after kill -9 the next start is the first, goes on with the game and
    clears up.
    """
    path = game_of_computers(home)
    first = Running.start(home, "--open", str(path))
    first.plays(1)
    suspend(first.process.pid)
    before = path.read_bytes()
    second = Running.start(home, "--open", str(path))
    second.until(lambda: any(not line.startswith(path.name) for line in second.told()))
    second.plays(1)
    second.close()
    assert second.end() == (0, "")
    assert path.read_bytes() == before
    assert len(save_files(home)) == 2
    text = second.told()[-1]
    assert text in [state(file) for file in save_files(home)]
    resume(first.process.pid)
    first.plays(1)
    kill(first.process.pid)
    first.end()
    assert os.name != "posix" or listens(home)  # elsewhere a socket goes with its program
    first.notes.unlink()
    third = Running.start(home, "--open", str(path))
    third.plays(1)
    holder = (home / "data" / "running.lock").read_text(encoding="utf-8").split("\n")[0]
    assert holder == str(third.process.pid)
    assert {line.split()[0] for line in third.told()} == {path.name}
    third.close()
    assert third.end() == (0, "")
    assert not hidden(home)


# -- the window -------------------------------------------------------------------------------


def test_the_first_comes_forward(qtbot: QtBot, home: Path) -> None:
    """A minimised window is shown again; the game it runs goes on when just that is wanted."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco"), seed="forward"))
    player.settle()
    (path,) = save_files(home)
    session = player.game.desk.session
    player.window.showMinimized()
    come_forward(player.program, path)
    player.events(2)
    assert not player.window.windowState() & Qt.WindowState.WindowMinimized
    assert player.game.desk.session is session
    come_forward(player.program, home / "nothing.alhambra")
    player.events(2)
    assert "nothing.alhambra" in player.notice()
    player.close()


def test_a_held_game_is_opened_as_a_copy(qtbot: QtBot, home: Path) -> None:
    """A game that another program holds is played on in a file of its own, and that is said."""
    folder = home / "data" / "games"
    folder.mkdir(parents=True)
    session = Session.new(default_config(("Anna", "Marco"), seed="held"))
    path = shelf.auto_path(folder)
    Autosave(session, path).stop()
    before = path.read_bytes()
    other = locks.HeldGames(folder)
    assert other.take(path)
    player = Player()
    player.program.running.open_path(path)
    player.settle()
    assert player.notice() == player.ctx.t("game-elsewhere")
    assert path.read_bytes() == before
    assert len(save_files(home)) == 2
    player.program.running.leave()
    other.only(None)
    player.program.window.notice.dismiss()
    player.program.running.open_path(path)
    player.settle()
    assert player.notice() == ""
    assert len(save_files(home)) == 2
    player.close()
    assert not hidden(home)


# -- locks and calls --------------------------------------------------------------------------


@pytest.mark.parametrize("fake", ["other host", "number of another", "empty", "letters"])
def test_old_locks_hold_nobody_up(home: Path, fake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock that no process holds is taken, whatever is written in it, and nobody is called."""

    def nobody(*_args: object) -> bool:
        raise AssertionError("somebody was called")

    path = home / "data" / "running.lock"
    path.parent.mkdir(parents=True)
    real = locks.take(path)
    assert real is not None
    assert locks.take(path) is None
    lines = path.read_text(encoding="utf-8").split("\n")
    real.unlock()
    match fake:
        case "other host":
            lines[2:4] = ["elsewhere", "1234"]
        case "number of another":
            lines[0] = str(os.getppid())
        case "empty":
            lines = []
        case "letters":
            lines = ["\u20ac" * 10_000]
    path.write_text("\n".join(lines), encoding="utf-8")
    os.utime(path, (1, 1))
    monkeypatch.setattr(instance, "call", nobody)
    made = Instance(paths.data_dir())
    assert made.begins(None)
    made.close()
    assert not path.exists()


def test_without_sockets(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a library for sockets is missing the program runs, and nobody can call it."""
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    made = Instance(paths.data_dir())
    assert made.begins(None)
    made.listen()
    assert not instance.call(instance.address(paths.data_dir()), None, time.monotonic() + 60)
    made.close()


def test_a_call_carries_an_invitation(qtbot: QtBot, first: Instance) -> None:
    """The first program gets the whole text."""
    told: list[object] = []
    first.called.connect(told.append)
    said = b'{"join": "ALH1-' + b"A" * 3000 + b'"}\n'
    assert heard(qtbot, said, 30) == GREETING
    assert told == [f"ALH1-{'A' * 3000}"]


@pytest.mark.only_on("posix", "makes a pipe in the place of a lock")
def test_where_no_lock_can_be(home: Path) -> None:
    """Where a lock cannot be made, as on a read-only disk, the program runs without."""
    home.parent.mkdir(parents=True, exist_ok=True)
    home.write_text("no folder", encoding="utf-8")
    made = Instance(paths.data_dir())
    assert made.begins(None)
    made.listen()
    made.close()
    home.unlink()
    (home / "data").mkdir(parents=True)
    make_pipe(home / "data" / "running.lock")
    assert Instance(paths.data_dir()).begins(None)


ODD = (
    b"",
    b"\n",
    b"{",
    b"[]\n",
    b"null\n",
    b"\xff\xfe\n",
    b'{"open": 1}\n',
    b'{"open": "relative"}\n',
    b'{"open": "/a\\u0000b"}\n',
    b'{"open": "/\\ud800"}\n',
    b'{"open": null, "more": 1}\n',
    b'{"join": 5}\n',
    b'{"join": "ALH1-", "open": null}\n',
    b"[" * 30_000 + b"\n",
    b"x" * (2 * LONGEST),
    b'{"open": "/' + b"y" * LONGEST + b'"}\n',
)
# Two wishes in one call, of which the first counts; and a call for nothing but the window.
DRIVE = b"C:" if sys.platform == "win32" else b""  # without it a path is relative there
GOOD = (b'{"open": "%s/a/b\\u00e9"}\n{"open": "/c"}\n' % DRIVE, b'{"open": null}\n')


def test_odd_callers_harm_nothing(qtbot: QtBot, first: Instance) -> None:
    """A caller with anything but one wish is ignored; a silent one is forgotten."""
    calls: list[object] = []
    first.called.connect(calls.append)
    wrong = []
    for said in ODD:
        answers = [heard(qtbot, one, SILENCE / 1000 + 30) for one in (said, *GOOD)]
        if answers != [GREETING] * 3 or calls != [Path(f"{DRIVE.decode()}/a/b\u00e9"), None]:
            wrong.append((said[:40], answers, calls[:]))
        calls.clear()
    assert not wrong


def heard(qtbot: QtBot, said: bytes, seconds: float) -> bytes:
    """Call the first program and send bytes; return the answer until it ends the call."""
    line, found = QLocalSocket(), b""
    line.connectToServer(instance.address(paths.data_dir()))
    assert line.waitForConnected(int(1000 * seconds))
    end = time.monotonic() + seconds
    while not (found := found + line.readAll().data()):
        assert time.monotonic() < end, "nobody answers"
        qtbot.wait(5)
    line.write(said)
    while line.state() != QLocalSocket.LocalSocketState.UnconnectedState:
        assert time.monotonic() < end, "the call was not ended"
        qtbot.wait(5)
        found += line.readAll().data()
    return found


@pytest.mark.only_on("posix", "the mode and owner of a socket")
def test_only_the_person_may_call(first: Instance) -> None:
    """The socket is closed to everybody else, and a stranger's socket gets nothing."""
    where = Path(instance.address(paths.data_dir()))
    assert where.stat().st_mode & 0o077 == 0
    assert not instance._own(str(where.with_name("nothing")))


def test_long_folders_have_an_address_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Homes are independent; the paths to a home and to temporary files may be too long."""
    deep = tmp_path / ("x" * 100)
    assert len(os.fsencode(instance.address(deep))) < 104
    with monkeypatch.context() as patch:
        patch.setattr(tempfile, "tempdir", str(deep))
        assert len(os.fsencode(instance.address(deep))) < 104
    assert (
        len({instance.address(deep), instance.address(deep / "y"), instance.address(tmp_path)}) == 3
    )


def test_what_the_second_start_says() -> None:
    """One line tells what was done, and which options were in vain."""
    assert instance.encoded(Options()) == "alhambra-qt runs already: its window was called"
    text = instance.encoded(Options(demo=True, lang="ro"))
    assert (
        text == "alhambra-qt runs already: its window was called; quit it first for --lang, --demo"
    )
