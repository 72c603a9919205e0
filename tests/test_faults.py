"""Errors that nobody catches, and the log they are written to."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra_qt import __version__, faults, logs, paths
from alhambra_qt.faults import Fault, Faults
from tests.processes import WINDOWS


@pytest.fixture
def log(home: Path) -> Iterator[Path]:
    """An open log in a home of its own."""
    handler = logs.begin("Qt of this test")
    assert handler is not None
    yield home / "log" / logs.FILE
    logs.end(handler)
    logs.names.clear()


@pytest.fixture
def all_faults(monkeypatch: pytest.MonkeyPatch) -> Faults:
    """Faults that catch all errors here, and report to nobody else."""
    for hook in ("sys.excepthook", "threading.excepthook", "sys.unraisablehook"):
        monkeypatch.setattr(hook, lambda *_: None)
    made = Faults()
    made.install()
    return made


def fail(words: str = "a slip", kind: type[Exception] = ValueError) -> Exception:
    """An error, as it is when it was caught."""
    try:
        raise kind(words)
    except kind as error:
        return error


def test_the_log_says_what_is_running(log: Path) -> None:
    """The first line has the versions of the program, of Python, of what was given, the system."""
    first = log.read_text(encoding="utf-8").splitlines()[0]
    python = ".".join(str(part) for part in sys.version_info[:3])
    for part in (__version__, f"Python {python}", "Qt of this test"):
        assert part in first


def test_the_same_fault_is_written_once(log: Path, all_faults: Faults) -> None:
    """A fault in each frame is one report with a count, reported once."""
    told: list[Fault] = []
    all_faults.listeners.append(told.append)
    for _ in range(1000):
        sys.excepthook(ValueError, fail(), None)
    text = log.read_text(encoding="utf-8")
    assert text.count("Traceback") == 1
    assert text.count("times:") == 3  # 10, 100, 1000
    assert [fault.count for fault in told] == [1000]
    assert all_faults.total == 1000


def test_different_faults_have_an_end(log: Path, all_faults: Faults) -> None:
    """However many places fail, the log and the memory stay small, and each error is counted."""
    for number in range(faults.MOST + 50):
        all_faults.caught(fail("", type(f"Slip{number}", (Exception,), {})))
    assert len(all_faults.found) == faults.MOST
    assert all_faults.total == faults.MOST + 50


def test_errors_of_threads_and_of_nobody(all_faults: Faults) -> None:
    """Errors of threads, and those that Python cannot raise, are reported too."""

    class Leaving:
        """Fails while it is forgotten."""

        def __del__(self) -> None:
            """Fail."""
            raise LookupError("leaving")

    thread = threading.Thread(target=fail_now)
    thread.start()
    thread.join(30)
    Leaving()
    assert [fault.kind for fault in all_faults.found.values()] == ["ValueError", "LookupError"]


def fail_now() -> None:
    """Fail."""
    raise ValueError("in a thread")


@pytest.mark.parametrize("kind", [KeyboardInterrupt, SystemExit])
def test_what_ends_the_program_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, kind: type[BaseException]
) -> None:
    """An exception that ends the program goes to the hook that was there before."""
    heard: list[type[BaseException]] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, *_: heard.append(kind))
    made = Faults()
    made.install()
    sys.excepthook(kind, kind(), None)
    made.remove()
    assert heard == [kind]
    assert made.found == {}


def test_nothing_personal_is_written(log: Path, all_faults: Faults) -> None:
    """Names of people and the home folder are left out, and what is long is cut."""
    logs.names.append(lambda: ["Anna", "Ann", "a"])
    logs.names.append(lambda: fail_names())
    words = f"{Path.home()}/games: Anna, Ann and Annabel had a {'x' * 5000}"
    all_faults.caught(fail(words))
    logs.log.warning("Qt: %s", Path.home())
    text = log.read_text(encoding="utf-8")
    assert str(Path.home()) not in text
    assert f"{logs.HOME}/games: <name>, <name> and Annabel had a x" in text
    assert max(len(line) for line in text.splitlines()) <= logs.LONGEST_LINE
    assert logs.tail() == text.rstrip("\n")


def test_the_page_says_where_the_log_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The path shown leaves out the home, and the system opens it as it is shown."""
    monkeypatch.delenv(paths.HOME_VARIABLE)
    shown = logs.private(str(logs.file()))
    opened = os.path.expandvars(shown) if sys.platform == "win32" else os.path.expanduser(shown)
    assert shown != opened == str(logs.file())


def fail_names() -> list[str]:
    """Cannot say any names."""
    raise ValueError


def test_a_deep_error_is_short(log: Path, all_faults: Faults) -> None:
    """An error that went through hundreds of functions is written in a few lines."""

    def even(number: int) -> int:
        return odd(number - 1) if number else 1 // 0

    def odd(number: int) -> int:
        return even(number - 1)

    try:
        even(200)
    except ZeroDivisionError as error:
        all_faults.caught(error)
    assert log.read_text(encoding="utf-8").count("\n") < 2 * faults.LONGEST


@pytest.mark.parametrize("broken", ["file", "folder", "none"])
def test_a_log_that_cannot_be_written_is_harmless(
    home: Path, all_faults: Faults, broken: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a log, or with one that fails later, faults are reported all the same."""
    told: list[Fault] = []
    all_faults.listeners.append(told.append)
    if broken == "file":
        home.write_text("no folder", encoding="utf-8")
    elif broken == "folder":
        (home / "log" / logs.FILE).mkdir(parents=True)
    handler = logs.begin("Qt")
    assert (handler is None) == (broken != "none")
    if isinstance(handler, logging.FileHandler) and handler.stream is not None:
        handler.stream.close()
    all_faults.caught(fail())
    logs.end(handler)
    assert len(told) == 1
    assert logs.tail().count("Traceback") == 0
    assert "Logging error" not in capsys.readouterr().err


@pytest.fixture
def two(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[logging.Handler]]:
    """Two programs with the same log, which is soon full."""
    monkeypatch.setattr(logs, "SIZE", 20_000)
    (home / "log").mkdir(parents=True)
    (home / "log" / logs.FILE).touch(0o644)
    handlers = [handler for handler in (logs.begin("Qt 1"), logs.begin("Qt 2")) if handler]
    yield handlers
    for handler in handlers:
        logs.end(handler)


def test_the_log_has_an_end(home: Path, two: list[logging.Handler]) -> None:
    """A full log is kept beside a new one, and the oldest goes; nobody else may read them."""
    assert len(two) == 2
    for number in range(700):
        logs.log.info("%05d %s", number, "x" * 100)
    files = sorted((home / "log").iterdir())
    assert [path.name for path in files] == [logs.FILE, f"{logs.FILE}.1", f"{logs.FILE}.2"]
    assert all(path.stat().st_size <= logs.SIZE for path in files)
    assert WINDOWS or {path.stat().st_mode & 0o777 for path in files} == {0o600}


def test_two_programs_write_one_log(home: Path, two: list[logging.Handler]) -> None:
    """Both write to the newest file, one of them puts it aside, and no line is lost."""
    for number in range(150):
        line = f"{number:04d} {'x' * 250}"
        two[number // 10 % 2].handle(logging.makeLogRecord({"msg": line, "levelname": "INFO"}))
    files = sorted((home / "log").iterdir(), reverse=True)
    assert len(files) == 3
    lines = "".join(path.read_text(encoding="utf-8") for path in files).splitlines()
    found = [int(line.split()[3]) for line in lines if line.endswith("x")]
    assert found == list(range(150))


def test_an_error_that_cannot_be_told(all_faults: Faults) -> None:
    """An error whose words fail, or a listener that fails, does no more harm."""

    class Odd(Exception):
        """Cannot be said."""

        def __str__(self) -> str:
            """Fail."""
            raise ValueError("no words")

    def deaf(_fault: Fault) -> None:
        raise ValueError("deaf")

    all_faults.listeners.append(deaf)
    assert all_faults.caught(Odd())
    assert all_faults.total == 1
