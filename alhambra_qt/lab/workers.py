"""The places to play games: this process, several ones, or a Dask cluster.

Each way is a context that gives a ``Workforce``: a job is handed over as text and answered as
text. What the jobs answer and in which order does not depend on the way.
"""

import logging
import multiprocessing
import os
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.context import BaseContext
from typing import TYPE_CHECKING

import attrs

from alhambra_qt import __version__
from alhambra_qt.ai import plugins
from alhambra_qt.controller.game import children
from alhambra_qt.lab.match import run_job
from alhambra_qt.lab.reading import BadInput

if TYPE_CHECKING:
    from distributed import Client

Answer = Callable[[], str]  # waits for the answer of a job

FORKED = "forkserver"
LONGEST_FOLDER = 70  # of temporary files, in bytes: a socket there has a path of at most 103
AHEAD = 4  # jobs that are handed over for each process: enough that none waits
SLICE = 0.2  # seconds; Windows lets Ctrl+C interrupt no wait, so it is looked for after each
PATIENCE = 10  # seconds for the scheduler and its workers to answer
RETRIES = 2
OPTION = "--scheduler"
LOGGERS = ("distributed", "distributed.client")


@attrs.frozen
class Workforce:
    """Takes jobs; ``ahead`` is how many it is given before the first answer is awaited."""

    submit: Callable[[str], Answer]
    ahead: int

    def answers(self, jobs: Iterable[str]) -> Iterator[str]:
        """Give the answers in the order of the jobs."""
        waiting: deque[Answer] = deque()
        for job in jobs:
            waiting.append(self.submit(job))
            if len(waiting) > self.ahead:
                yield waiting.popleft()()
        while waiting:
            yield waiting.popleft()()


def all_cores() -> int:
    """Count the cores that this process may use."""
    usable = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(usable(0)) if usable is not None else os.cpu_count() or 1


@contextmanager
def alone() -> Iterator[Workforce]:
    """Play in this process, one game when it is asked for."""
    yield Workforce(lambda job: partial(run_job, job), 0)


@contextmanager
def processes(number: int, visitors: Collection[str] = ()) -> Iterator[Workforce]:
    """Play in several processes, which end with the context, finished or not.

    Raises:
        BadInput: if a process is ended from outside, or by one of the players of others.
    """
    before = set(multiprocessing.active_children())
    context = _context()
    pool = ProcessPoolExecutor(number, context, _begin)

    def hand_over(job: str) -> Answer:
        with children.deaf():  # the pool starts a process when it is given work
            return partial(awaited, pool.submit(run_job, job))

    try:
        yield Workforce(hand_over, AHEAD * number)
    except BrokenProcessPool as error:
        if visitors:
            names = ", ".join(map(repr, visitors))
            text = f"the process that played ended: by a player ({names}) or from outside"
            raise BadInput(text, "--seats") from error
        raise BadInput("a process that played was ended from outside", "--jobs") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.kill()


def awaited(future: Future[str]) -> str:
    """Return the result of a job; Ctrl+C ends the wait on every system."""
    while not wait((future,), SLICE).done:
        pass
    return future.result()


def _context() -> BaseContext:
    """Return a context that, if possible, imports the program once and forks that process."""
    short = len(os.fsencode(tempfile.gettempdir())) <= LONGEST_FOLDER
    if not short or FORKED not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context(FORKED)
    context.set_forkserver_preload([__name__])
    return context


def _begin() -> None:
    """Be such a process: what a player prints there does not get between the games."""
    children.begin()
    sys.stdout = sys.stderr
    with suppress(OSError):  # standard error may be closed
        os.dup2(2, 1)


# -- a cluster --------------------------------------------------------------------------------


@contextmanager
def cluster(address: str, players: Iterable[str]) -> Iterator[Workforce]:
    """Play on the workers of a Dask scheduler, which must have the same version and players.

    Raises:
        BadInput: if the scheduler cannot be reached or differs.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise BadInput("needs the extra alhambra-qt[cluster] (docs/ARENA.md)", OPTION) from error
    for name in LOGGERS:  # what goes wrong is said here, in one line
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        text = f"no scheduler can be reached at {address}: {_first_line(error)}"
        raise BadInput(text, OPTION) from error
    try:
        threads = _check(client, address, tuple(players))
        yield Workforce(partial(_hand_over, client), AHEAD * threads)
    finally:
        client.close()


def _check(client: "Client", address: str, players: tuple[str, ...]) -> int:
    """See that every worker can play, and give the number of their threads."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        found = client.run(equipment, players)
    except Exception as error:
        text = f"the workers of {address} cannot play: {_first_line(error)}"
        raise BadInput(text, OPTION) from error
    for worker, answer in sorted(found.items()):
        if answer != __version__:
            raise BadInput(f"the worker {worker} has {answer}, not {__version__}", OPTION)
    return sum(client.nthreads().values())


def equipment(players: tuple[str, ...]) -> str:
    """Tell, on a worker, which version is there, or which player is missing."""
    missing = [name for name in players if name not in plugins.names()]
    return f"no player {missing[0]!r}" if missing else __version__


def _hand_over(client: "Client", job: str) -> Answer:
    """Give a job to the cluster; the same job has the same key, so that it is played once."""
    with _named():
        future = client.submit(run_job, job, retries=RETRIES, pure=True)

    def answer() -> str:
        with _named():
            text: str = future.result()
        return text

    return answer


@contextmanager
def _named() -> Iterator[None]:
    """Say of any error that it is the cluster's."""
    try:
        yield
    except Exception as error:
        raise BadInput(f"the cluster failed: {_first_line(error)}", OPTION) from error


def _first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
