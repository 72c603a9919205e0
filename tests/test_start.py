"""Starting the program from the command line."""

import sys
from pathlib import Path

import pytest

from alhambra_qt import __version__, options, paths
from alhambra_qt.options import Options
from tests.processes import run


def refuse(*args: str) -> None:
    """Check that the command line is refused."""
    with pytest.raises(SystemExit) as ended:
        options.parse(args)
    assert ended.value.code == 2


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["--nothing"], "unrecognized arguments: --nothing"),
        (["--lang", "q1"], "invalid choice: 'q1'"),
        (["--open", "/no/such/file"], f"there is no file {Path('/no/such/file')}"),
        (["--open", "/"], f"{Path('/')} is a folder, not a file"),
        pytest.param(
            *(["--open", "/dev/zero"], "/dev/zero is no ordinary file"),
            marks=pytest.mark.only_on("posix", "has such a file"),
        ),
        (["--open", "a\0b"], "embedded null"),
        (["/no/such/file"], f"there is no file {Path('/no/such/file')}"),
        (["--demo", "--open", "game.json"], "leave out the file"),
        (["--demo", "game.json"], "leave out the file"),
        (["one.alhambra", "--open", "two.alhambra"], "two files: leave out one"),
        (["--home", "pyproject.toml"], "pyproject.toml is no folder"),
        (["--home", "pyproject.toml/home"], f"{Path('pyproject.toml', 'home')}"),
        (["--home", "a\0b"], "embedded null"),
    ],
)
def test_refused_in_one_line(
    args: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A fault of the command line is reported in one line, with status 2."""
    refuse(*args)
    text = capsys.readouterr().err
    assert line in text
    assert text.count("\n") == 1


def test_no_display(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a display the program says what can be done instead."""
    monkeypatch.setattr(sys, "platform", "linux")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    refuse("--demo")
    assert "--demo --offscreen" in capsys.readouterr().err
    assert options.parse(["--demo", "--offscreen"]) == Options(demo=True, offscreen=True)


def test_missing_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A program without its texts or pictures names the folder and does not start."""
    monkeypatch.setattr(paths, "root", lambda: tmp_path)
    refuse("--offscreen")
    assert str(tmp_path / "i18n") in capsys.readouterr().err


def test_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody would read the line, as after a double click on Windows, the program starts."""
    monkeypatch.setattr(sys, "stderr", None)
    found = options.parse(["no such file.alhambra", "--offscreen"])
    assert found.open == Path("no such file.alhambra")


def test_all_options(tmp_path: Path) -> None:
    """Every option arrives."""
    game = tmp_path / "game.json"
    game.write_text("{}", encoding="utf-8")
    found = options.parse(["--lang", "ro", "--open", str(game), "--seed", "7", "--offscreen"])
    assert found == Options(lang="ro", open=game, seed="7", offscreen=True)


def test_a_file_needs_no_option(tmp_path: Path) -> None:
    """A file alone, as after a double click, is opened like one named by --open."""
    game = tmp_path / "an evening.alhambra"
    game.write_text("{}", encoding="utf-8")
    assert options.parse([str(game), "--offscreen"]) == Options(open=game, offscreen=True)
    assert options.parse(["--offscreen"]).open is None


def test_version() -> None:
    """--version answers without loading Qt."""
    code = (
        "import sys; sys.argv = ['x', '--version']\n"
        "from alhambra_qt.__main__ import main\n"
        "try: main()\n"
        "finally: print('PySide6' in sys.modules)"
    )
    done = run([sys.executable, "-c", code])
    assert done.stdout.split("\n")[:2] == [f"alhambra-qt {__version__}", "False"]


WRONG_CALLS = """
import inspect, sys
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QColor, QGuiApplication

def tell(call):
    try:
        print(call())
    except (AttributeError, TypeError, ValueError) as error:
        print(type(error), error)

app = QGuiApplication([])
tell(lambda: QObject(1, 2, 3))
tell(lambda: QRect("a"))
tell(lambda: app.setApplicationName(5))
tell(lambda: QColor(1, 2, "three", None))
tell(lambda: inspect.signature(QRect.adjusted))
tell(lambda: QRect.adjusted.__doc__)
tell(lambda: sys.modules["shibokensupport.signature.parser"].no_such_thing)
"""


def test_what_is_said_of_wrong_calls() -> None:
    """Wrong calls of Qt are refused in the same words as where PySide compiles all at once."""
    ours = "from alhambra_qt import qt; qt.import_qt()"
    plain, put_off = (
        run([sys.executable, "-c", before + WRONG_CALLS], check=True).stdout
        for before in ("", ours)
    )
    assert put_off == plain
    assert "QObject() takes at most 1 argument (3 given)" in plain
    assert "Supported signatures:\n  PySide6.QtCore.QRect.__init__()\n" in plain


def test_what_is_loaded_late() -> None:
    """PySide reads no source, the first picture no teaching, and the window no numpy.

    PySide would look for its features in every module that is imported after it. Lessons, rulebook,
    exercises and faces are read when somebody wants to see them. Only the computers' process needs
    numpy, and only where a learned value judges.
    """
    code = (
        "import linecache, sys\n"
        "from alhambra_qt.qt import import_qt\n"
        "import_qt()\n"
        "import alhambra_qt.app, alhambra_qt.ui.main.program\n"
        "ours = alhambra_qt.__path__[0]\n"
        "print([name for name in linecache.cache if name.startswith(ours)])\n"
        "print([name for name in sys.modules if name.startswith('alhambra_qt.teaching')"
        " or name.startswith('alhambra_qt.modules.') and name.endswith(('.face', '.lessons'))])\n"
        "import alhambra_qt.ui.game.screen\n"
        "from alhambra_qt.controller.game import reviews, saves\n"
        "print('numpy' in sys.modules)"
    )
    done = run([sys.executable, "-c", code])
    assert done.stdout == "[]\n[]\nFalse\n", done.stderr
