"""Everything tests share: no display, no personal files, and seeds that can be repeated."""

import ctypes
import gc
import itertools
import mmap
import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import suppress
from functools import _lru_cache_wrapper
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from alhambra_qt.i18n import LANGS, catalog
from alhambra_qt.qt import import_qt
from tests import cases, limits

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The same pixels on every machine.
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["QT_FONT_DPI"] = "96"
os.environ["LANGUAGE"] = os.environ["LC_ALL"] = "C.UTF-8"
# For xdist's workers and the programs that tests start: a text file whose encoding is not named is
# read and written differently on Windows.
os.environ["PYTHONWARNDEFAULTENCODING"] = "1"
os.environ["PYTHONWARNINGS"] = ",".join(
    (
        "error::EncodingWarning",
        # Each process of a cluster reads their settings.
        "ignore::EncodingWarning:dask.config",
        "ignore::EncodingWarning:distributed.config",
    )
)
# A program started here ends with its terminal, also where the tests themselves outlive theirs.
if sys.platform != "win32":
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

# Files with tests of many seconds. They go first, so that at the end no core waits for another.
LONG = ("test_window_", "test_blunders", "test_every_page", "test_guard_pages", "test_outside")
# Tests that --fast leaves out: one case takes 0.15 s or more.
LONG_TESTS = Path(__file__).parent / "data" / "long.txt"
# Tools that measure and train players, with their tests: collected at night, or if named.
TOOLS = Path(__file__).parent / "bench"
SEED_VARIABLE = "ALHAMBRA_TEST_SEED"
# After so many tests of windows everything is looked through for garbage, not only what the last
# one made, and freed memory is given back to the system.
ALL_AFTER, TRIM_AFTER = 240, 8
# If a process has grown by so many bytes, that happens after a file of tests, too: windows and
# games that its tests shared were frozen, and refer to each other in circles.
GROWN = 32 * 2**20
LARGE_STEPS = (20_000, 10, 20)  # in which Python collects, but not during tests of windows
# For the C library of Linux (M_MMAP_THRESHOLD, M_TRIM_THRESHOLD, M_ARENA_MAX): pictures go back to
# the system at once, instead of leaving holes behind, and threads share what is free.
MEMORY = {-3: 128 * 1024, -1: 128 * 1024, -8: 2}
# Where results of the rules are kept: after many games a tenth of a gigabyte.
WORKED_OUT = ("alhambra_qt.ai.", "alhambra_qt.engine.", "alhambra_qt.modules.")
MANY = 2000  # results or texts; fewer are kept from file to file, since every game needs them
# Where the marker only_on may let a test run. wine is a Windows that lacks some of what it has.
SYSTEMS = {
    "posix": os.name == "posix",
    "linux": sys.platform == "linux",
    "windows": sys.platform == "win32",
    "no wine": sys.platform != "win32" or not hasattr(ctypes.windll.ntdll, "wine_get_version"),
}
_windows, _homes = itertools.count(1), itertools.count(1)
_resident_after = [sys.maxsize]  # the memory after everything was looked through, in bytes
seed_key = pytest.StashKey[str]()

settings.register_profile("project", deadline=None, print_blob=True)
settings.load_profile("project")
# Hypothesis would parse all modules that are imported, for constants to try: what it tries would
# depend on what ran before.
vars(providers)["is_local_module_file"] = lambda path: False
import_qt()  # as the program does: else PySide reads and keeps the source of every module


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Know --fast and --night, and stop tests that hang."""
    pluginmanager.register(limits)
    parser.addoption("--fast", action="store_true", help="each test once, and none that is long")
    parser.addoption(
        "--night", action="store_true", help="every case, for hours in which nobody waits"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Choose the cases before any test module is imported, and collect garbage in larger steps."""
    early = [name for name in sys.modules if name.startswith("tests.") and ".test_" in name]
    assert not early, f"imported by a conftest.py, so that --night comes too late: {early}"
    cases.NIGHT = config.getoption("night")
    with suppress(AttributeError, OSError, TypeError):  # another C library
        for number, value in MEMORY.items():
            ctypes.CDLL(None).mallopt(number, value)
    gc.set_threshold(*LARGE_STEPS)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave measurements out of the daily run."""
    return True if collection_path == TOOLS and not config.getoption("night") else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let the long tests of each worker come first; leave out what is for the night, or long.

    Tests for another system than this are skipped with their reason.
    """
    items.sort(key=lambda item: not item.path.name.startswith(LONG))
    if not config.getoption("night"):
        left = [item for item in items if item.get_closest_marker("night") is not None]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
    for item in items:
        for name, reason in (marker.args for marker in item.iter_markers("only_on")):
            if not SYSTEMS[name]:
                item.add_marker(pytest.mark.skip(reason=f"only on {name}: {reason}"))
    if config.getoption("fast"):
        kept, left = _fast(items)
        config.hook.pytest_deselected(items=left)
        items[:] = kept


def pytest_collection_finish() -> None:
    """Freeze all imported objects, so that gc scans new ones only."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)  # then the fixtures of the file are gone
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Clear the caches of a file after it, those of a folder after the last file in it."""
    if nextitem is not None and nextitem.path == item.path:
        return
    here = nextitem is not None and nextitem.path.parent == item.path.parent
    own = getattr(item, "module", sys).__name__ if here else "tests."
    within = own, *WORKED_OUT
    for name, module in list(sys.modules.items()):
        for kept in vars(module).values() if name.startswith(within) else ():
            if not isinstance(kept, _lru_cache_wrapper) or not kept.__module__.startswith(within):
                continue
            if kept.__module__.startswith(own) or kept.cache_info().currsize > MANY:
                kept.cache_clear()
    for texts in (catalog(lang)._render for lang in LANGS):
        if texts.cache_info().currsize > MANY:
            texts.cache_clear()
    if _resident() > _resident_after[0] + GROWN:
        _look_through_all()
        return
    gc.collect()  # without what is frozen: Python itself waits for a quarter of all there is
    gc.freeze()  # what stays, such as what the program keeps, is not looked through after each file
    _resident_after[0] = min(_resident_after[0], _resident())


def _look_through_all() -> None:
    """Collect all garbage, also of what was frozen, and give freed memory back to the system."""
    gc.unfreeze()
    gc.collect()
    with suppress(AttributeError, OSError, TypeError):  # the C library of Linux keeps it
        ctypes.CDLL(None).malloc_trim(0)
    gc.freeze()
    _resident_after[0] = _resident()


def _resident() -> int:
    """The memory of this process that is not swapped out, in bytes; 0 on systems without /proc."""
    with suppress(OSError):
        pages = Path("/proc/self/statm").read_text(encoding="utf-8").split()[1]
        return int(pages) * mmap.PAGESIZE
    return 0


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Collect no garbage during an event of Qt, as in the program, but after each test of windows.

    By then nothing holds its widgets any more. Left to a later moment they would pile up, and could
    be destroyed in another thread. What survives is frozen until all is looked through: the sweeps
    of the next window would otherwise go through all that earlier tests keep.
    """
    if "qapp" not in getattr(item, "fixturenames", ()):
        return (yield)
    gc.disable()
    try:
        return (yield)
    finally:
        tested = next(_windows)
        if tested % ALL_AFTER == 0:
            gc.unfreeze()
        gc.collect()
        if tested % TRIM_AFTER == 0:
            with suppress(AttributeError, OSError, TypeError):  # the C library of Linux keeps it
                ctypes.CDLL(None).malloc_trim(0)
        gc.freeze()
        gc.enable()


def _fast(items: list[pytest.Item]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """Return the first case of each test that is not slow, and all other cases."""
    slow = frozenset(LONG_TESTS.read_text(encoding="utf-8").split())
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    seen: set[str] = set()
    for item in items:
        test = item.nodeid.partition("[")[0]
        (left if test in slow or test in seen else kept).append(item)
        seen.add(test)
    return kept, left


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test: no test sees the settings or games of a person.

    It is only named: most tests write nothing, and making thousands of folders takes seconds.
    """
    folder = tmp_path_factory.getbasetemp() / f"home-{next(_homes)}"
    monkeypatch.setenv("ALHAMBRA_QT_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def every_text_is_there(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Nothing is said for which there is no text, unless a test is marked as ``wordless``."""
    yield
    if request.node.get_closest_marker("wordless") is None:
        generator = (record.getMessage() for record in caplog.get_records("call"))
        missing = sorted({text for text in generator if text.startswith("No text ")})
        assert not missing, "\n".join(missing)


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """A seed, printed when the test fails; ALHAMBRA_TEST_SEED replaces it."""
    value = os.environ.get(SEED_VARIABLE, str(request.node.name))
    request.node.stash[seed_key] = value
    return value


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell how to repeat a test that used a seed and failed."""
    report = yield
    if report.failed and seed_key in item.stash:
        again = f"{SEED_VARIABLE}='{item.stash[seed_key]}' pytest '{item.nodeid}'"
        report.sections.append(("repeat with", again))
    return report
