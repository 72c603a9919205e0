"""No test without an end: what stops one that hangs.

Two limits, since neither is enough alone:

- pytest-timeout, ``timeout`` in pyproject.toml: a signal fails the test with its stack, and the
  process goes on with the next one. Its other method, a thread, ends the whole process; Windows
  has only that. A signal is not noticed while C code holds the main thread (the event loop of Qt
  without a callback in Python, a deadlock), an exception raised in a callback of Qt is swallowed,
  and pytest-timeout stops counting when the test fails, before its fixtures are torn down.
- The watchdog here, ``GRACE`` seconds later: a thread in C that needs no lock of Python. It prints
  the stacks of all threads and ends the process. Under xdist only the worker ends, its test counts
  as failed, and another worker takes over. It also limits what is no test: the import of the test
  modules, and the end of the process, where Python joins every thread that is no daemon.
"""

import faulthandler
import os
from collections.abc import Generator

import pytest

GRACE = 60.0  # seconds
NIGHT = 1800.0  # seconds of a test that has every case
_stderr = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know how long the watchdog waits after the limit of pytest-timeout."""
    parser.addini("watchdog", "seconds after the timeout", type="string", default=str(GRACE))


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Choose the limit before pytest-timeout reads it, and watch the collection."""
    if config.option.timeout is None and config.getoption("night", default=False):
        config.option.timeout = NIGHT
    config.stash[_stderr] = os.dup(2)  # before each test pytest redirects it to a file
    if not config.getoption("numprocesses", default=None):  # xdist's main process runs no tests
        _watch(config)


def pytest_collection_finish() -> None:
    """Watch no more until a test begins."""
    faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Watch a test with its fixtures."""
    _watch(item.config, item)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(trylast=True)
def pytest_exception_interact(node: pytest.Item | pytest.Collector) -> None:
    """Watch the teardown of a test that failed: pytest's own faulthandler stops the watchdog."""
    if not node.config.getoption("usepdb") and isinstance(node, pytest.Item):
        _watch(node.config, node)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Watch the end of the process; xdist itself ends its workers."""
    if not hasattr(config, "workerinput"):
        _watch(config)


def _watch(config: pytest.Config, item: pytest.Item | None = None) -> None:
    """End the process after the limit of a test, or of what is none."""
    marker = item.get_closest_marker("timeout") if item is not None else None
    limit = config.option.timeout
    if limit is None:
        limit = config.getini("timeout") or 0
    seconds = float(marker.args[0] if marker is not None else limit)
    if seconds > 0:  # 0 is no limit, for a debugger
        after = seconds + float(config.getini("watchdog"))
        faulthandler.dump_traceback_later(after, exit=True, file=config.stash[_stderr])
