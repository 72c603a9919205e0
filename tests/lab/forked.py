"""The command in a process of its own that need not import the program again: in a fork.

This is imported once, by the process that is forked, and imports nothing of the tests.
"""

import errno
import multiprocessing
import os
import signal
import sys
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any
from unittest.mock import patch

from attrs import evolve

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.rules import Game
from alhambra_qt.lab import cli, host, join, match

if sys.platform == "win32":
    import _winapi
    import msvcrt
    from multiprocessing.reduction import DupHandle

USED = (host, join)  # by the command, which imports them only when they are asked for
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # whatever its number Windows ends the process
KILLED = KILL if sys.platform == "win32" else -KILL  # the status then


def start(words: tuple[str, ...], changed: dict[str, object]) -> tuple[BaseProcess, int, int]:
    """Start the command, with other values in the program, and give its two outputs."""
    (out, says), (err, complains) = _pipe(), _pipe()
    process: BaseProcess
    if sys.platform == "win32":  # it cannot fork: each process imports the program
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=_become, args=(words, changed, says, complains))
    else:
        forks = multiprocessing.get_context("forkserver")
        forks.set_forkserver_preload([__name__])
        process = forks.Process(target=_become, args=(words, changed, says, complains))
    process.start()
    if sys.platform != "win32":
        says.close()
        complains.close()
    return process, out, err


def _pipe() -> tuple[int, Any]:
    """Make a pipe: an end to read, and one that another process opens by `_take`."""
    if sys.platform == "win32":
        out, says = os.pipe()
        sent = DupHandle(msvcrt.get_osfhandle(says), _winapi.FILE_GENERIC_WRITE)
        os.close(says)
        return out, sent
    read, write = multiprocessing.Pipe(duplex=False)
    return os.dup(read.fileno()), write


def _take(end: Any, number: int) -> int:
    """Open an end of a pipe in this process, by this number of a file."""
    if sys.platform == "win32":
        return os.dup2(msvcrt.open_osfhandle(end.detach(), 0), number)
    taken = os.dup2(end.fileno(), number)
    end.close()
    return taken


def _become(words: tuple[str, ...], changed: dict[str, object], says: Any, complains: Any) -> None:
    sys.stdout = os.fdopen(_take(says, 1), "w", encoding="utf-8")
    sys.stderr = os.fdopen(_take(complains, 2), "w", buffering=1, encoding="utf-8")
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_SETMASK, ())  # the program's own processes hear no signal
    for name, value in changed.items():
        patch(name, value).start()
    sys.argv[1:] = words
    sys.exit(cli.main())


def end_at_once(*_: object) -> None:
    """Take the place of what the command would do next, and end it as a kill does."""
    os.kill(os.getpid(), KILL)


_replace, _replaced = os.replace, list[object]()


def no_room(name: str, number: int, old: str, new: "os.PathLike[str]") -> None:
    """Replace files, but one of this name only so many times: then the disk is full."""
    if Path(new).name == name:
        _replaced.append(new)
        if len(_replaced) > number:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    _replace(old, new)


def deals_alone(table: HostTable, _seats: frozenset[Seat]) -> None:
    """Begin with a seed of the table's own, whoever is in the lobby."""
    table._begin(Session.new(evolve(table.config, seed="mine")), None, "")


def patient(sign: Path, number: int, level: str, seed: str, seat: Seat) -> match.Think:
    """Make a player who thinks about its first move after so many actions until a file exists."""
    think = match.thinker(level, seed, seat)

    def choose(game: Game, who: Seat, played: int) -> Action:
        while played >= number and not sign.exists():
            time.sleep(0.02)
        return think(game, who, played)

    return choose
