"""No test runs without an end: pytest-timeout and the watchdog of ``limits.py``."""

import sys
from pathlib import Path

import pytest

from tests import limits
from tests.cases import night
from tests.processes import Process, environment

PLUGINS = ("-p", "xdist", "-p", "pytest_timeout", "-p", "tests.limits", "-p", "no:cacheprovider")
# The watchdog is given longer: it also limits the start of a worker, on a busy machine too.
LIMITS = ("--timeout", "2", "-o", "watchdog=3")
TESTS = """
import ctypes, threading, pytest

def test_waits():
    threading.Event().wait()

@pytest.fixture
def before():
    threading.Event().wait()

def test_fixture_waits(before):
    pass

@pytest.fixture
def after():
    yield
    threading.Event().wait()

def test_fails_and_its_fixture_waits(after):
    raise AssertionError

def test_c_waits_with_the_lock_of_python():
    mutex, c = ctypes.create_string_buffer(64), ctypes.PyDLL(None)
    c.pthread_mutex_init(mutex, None)
    c.pthread_mutex_lock(mutex)
    c.pthread_mutex_lock(mutex)

def test_good():
    pass

if {}:
    threading.Thread(target=threading.Event().wait).start()
elif {}:
    threading.Event().wait()
"""


def started(folder: Path, *options: str, thread: bool = False, waits: bool = False) -> Process:
    """Start pytest on these tests, with two seconds each."""
    folder.mkdir()
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (folder / "test_all.py").write_text(TESTS.format(thread, waits), encoding="utf-8")
    words = [sys.executable, "-m", "pytest", *PLUGINS, *LIMITS, *options]
    env = environment(PYTEST_DISABLE_PLUGIN_AUTOLOAD=1, PYTEST_ADDOPTS="", COLUMNS=200)
    return Process([*words, "-c", "pytest.ini", "test_all.py"], env=env, cwd=folder)


@pytest.fixture(scope="module")
def ends(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[int, str, str]]:
    """Status, output and errors: of tests that hang, of an import, of a thread at the end."""
    folder = tmp_path_factory.mktemp("hanging")
    with (
        started(folder / "tests", "-n", "2") as tests,
        started(folder / "import", waits=True) as importing,
        started(folder / "end", "-k", "good", thread=True) as ending,
    ):
        return [process.end() for process in (tests, importing, ending)]


@pytest.mark.only_on("posix", "there alone a signal fails a test that hangs, and the run goes on")
def test_a_hanging_test_fails_and_the_run_goes_on(ends: list[tuple[int, str, str]]) -> None:
    """Wherever a test hangs it is named with its stack, the others run, and the run ends."""
    status, out, err = ends[0]
    assert status == 1, err
    assert "FAILED test_all.py::test_waits - Failed: Timeout" in out
    assert "ERROR test_all.py::test_fixture_waits - Failed: Timeout" in out
    for name in ("fails_and_its_fixture_waits", "c_waits_with_the_lock_of_python"):
        assert f"crashed while running 'test_all.py::test_{name}'" in out
    assert "def test_waits():\n>       threading.Event().wait()" in out
    assert "in after\n" in err
    assert "in test_c_waits_with_the_lock_of_python\n" in err
    assert "4 failed, 1 passed, 1 error" in out.splitlines()[-1]


def test_what_hangs_outside_of_tests_ends(ends: list[tuple[int, str, str]]) -> None:
    """A module that hangs while it is imported, or a thread that outlives the tests, is named."""
    _, (imported, _, module), (ended, out, thread) = ends
    assert (imported, ended) == (1, 1)
    assert "in <module>\n" in module
    assert "1 passed" in out
    assert "in _shutdown\n" in thread


def test_by_night_a_test_may_take_longer(pytestconfig: pytest.Config) -> None:
    """Every run has a limit, and that of the night is the longer one."""
    assert 0 < float(pytestconfig.getini("timeout")) <= 300 < limits.NIGHT
    if night():
        assert pytestconfig.option.timeout is not None
