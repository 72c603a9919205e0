"""How tests start other programs: in a process group of their own, with a limit on every wait.

A program that does not end in time, or does not print the line that a test waits for, fails the
test with what it printed. Nothing of its group outlives the test.
"""

from __future__ import annotations

import os
import queue
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import IO, Any

if sys.platform == "win32":
    from tests import jobs

    SIGHUP = signal.SIGTERM  # for tests that run only on posix
else:
    SIGHUP = signal.SIGHUP

ROOT = Path(__file__).parents[1]
WINDOWS = sys.platform == "win32"
PATIENCE = 120.0  # seconds; a busy machine needs some for what usually takes one
TO_TIDY = 5.0  # seconds after SIGTERM to remove temporary files, locks of displays and the like
# How pip says that it reaches no index.
OFFLINE = re.compile("connection|resolve|timed out|unreachable", re.IGNORECASE)
TAIL = 8000  # characters of output in a failure


def environment(**changed: object) -> dict[str, str]:
    """The environment of the tests, with this checkout on Python's path and some variables set."""
    return {**os.environ, "PYTHONPATH": str(ROOT), **{k: str(v) for k, v in changed.items()}}


def run(
    command: Sequence[object], seconds: float = PATIENCE, *, check: bool = False, **options: Any
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end; ``options`` are those of `Process`.

    Raises:
        AssertionError: if it does not end in time, or ``check`` is set and its status is not 0.
    """
    with Process(command, **options) as process:
        status, out, err = process.end(seconds)
    assert not (check and status), f"{process.name}: status {status}\n{err[-TAIL:]}"
    return subprocess.CompletedProcess(process.command, status, out, err)


def _heed() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# Options for a program that hears Ctrl+C; one in the background would ignore it.
HEEDING: dict[str, Any] = {} if WINDOWS else {"preexec_fn": _heed}


def runs(pid: int) -> bool:
    """Whether a process is there and not only waiting to be counted.

    On Windows ``os.kill`` with 0 is Ctrl+C for everybody at the console.
    """
    if sys.platform == "win32":
        return jobs.runs(pid)
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:  # a system without /proc
        return True
    except OSError:
        return False
    return state != "Z"


def kill(pid: int) -> None:
    """End a process as it is."""
    os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))  # on Windows every other number, too


def suspend(pid: int) -> None:
    """Let a process stand still."""
    if sys.platform == "win32":
        jobs.suspend(pid)
    else:
        os.kill(pid, signal.SIGSTOP)


def resume(pid: int) -> None:
    """Let a process go on."""
    if sys.platform == "win32":
        jobs.resume(pid)
    else:
        os.kill(pid, signal.SIGCONT)


def lasts(pid: int, seconds: float = PATIENCE) -> bool:
    """Whether a process does not end within some seconds."""
    end = time.monotonic() + seconds
    while runs(pid) and time.monotonic() < end:
        time.sleep(0.01)
    return runs(pid)


def group(leader: int) -> set[int]:
    """The processes of a group that really run; only on Windows and where there is /proc."""
    if sys.platform == "win32":
        return jobs.members(leader)
    found = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, number = path.read_text(encoding="utf-8").rsplit(")", 1)[1].split()[:3]
            if int(number) == leader and state != "Z":
                found.add(int(path.parent.name))
    return found


def left_after(leader: int, seconds: float) -> set[int]:
    """Return the rest of a group after so long, waiting no longer than needed."""
    end = time.monotonic() + seconds
    while group(leader) and time.monotonic() < end:
        time.sleep(0.01)
    return group(leader)


class Process:
    """A running program; leaving ``with`` kills its whole group.

    Args:
        command: the program and its arguments.
        options: of `subprocess.Popen`; without them its output is captured as UTF-8, its input is
            empty, and it runs in the checkout with the environment of the tests.
    """

    def __init__(self, command: Sequence[object], **options: Any) -> None:
        self.command = [str(word) for word in command]
        self.name = " ".join(self.command)[:TAIL]
        ours: dict[str, Any] = {
            "stdin": subprocess.DEVNULL,
            "stdout": subprocess.PIPE,
            "stderr": subprocess.PIPE,
            "cwd": ROOT,
            "encoding": "utf-8",
            "errors": "replace",
        }
        # On Windows a job is the group that can be killed, and the other one the one that hears.
        new_group = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
        ours |= {"creationflags": new_group} if WINDOWS else {"start_new_session": True}
        self.popen: subprocess.Popen[str] = subprocess.Popen(self.command, **(ours | options))
        if sys.platform == "win32":
            jobs.begin(self.pid)
        self._out, self._err = _Lines(self.popen.stdout), _Lines(self.popen.stderr)

    @property
    def pid(self) -> int:
        """Its process id, which is also that of its group."""
        return self.popen.pid

    @property
    def ended(self) -> bool:
        """Whether it has ended by now."""
        return self.popen.poll() is not None

    def line(self, seconds: float = PATIENCE) -> str:
        """Return the next line of its output.

        Raises:
            AssertionError: if none comes in time, or it ended.
        """
        try:
            line = self._out.next(seconds)
        except queue.Empty:
            raise AssertionError(f"{self.name}: no line\n{self._said()}") from None
        assert line, f"{self.name}: ended\n{self._said()}"
        return line.removesuffix("\n")

    def write(self, text: str) -> None:
        """Give it input; its ``stdin`` must be a pipe."""
        assert self.popen.stdin is not None
        self.popen.stdin.write(text)
        self.popen.stdin.flush()

    def close_output(self) -> None:
        """Read no further than the next line of its output."""
        self._out.close()

    def end(self, seconds: float = PATIENCE) -> tuple[int, str, str]:
        """Wait for its end; return the status and the rest of its output and of its errors.

        All processes that it started and that hold its output must end, too.

        Raises:
            AssertionError: if that takes too long.
        """
        until = time.monotonic() + seconds
        try:
            status = self.popen.wait(seconds)
            out, err = (lines.rest(until) for lines in (self._out, self._err))
        except (subprocess.TimeoutExpired, queue.Empty):
            self.signal(signal.SIGTERM, group=True)  # on Windows only what leaving ``with`` does
            with suppress(subprocess.TimeoutExpired):
                self.popen.wait(TO_TIDY)
            raise AssertionError(f"{self.name}: does not end\n{self._said()}") from None
        return status, out, err

    def signal(self, number: int, *, group: bool = False) -> None:
        """Send a signal to it, or to its whole group as a terminal does."""
        with suppress(ProcessLookupError, PermissionError):  # macOS refuses where all are zombies
            if sys.platform == "win32":  # where the signal that a program hears has another number
                sent = signal.CTRL_BREAK_EVENT if number == signal.SIGBREAK else number
                self.popen.send_signal(sent)
            elif group:
                os.killpg(self.pid, number)
            else:
                self.popen.send_signal(number)

    def kill(self) -> None:
        """Kill it and nothing else of its group."""
        self.popen.kill()
        self.popen.wait(PATIENCE)

    def _said(self) -> str:
        return "\n".join(lines.so_far()[-TAIL:] for lines in (self._out, self._err))

    def __enter__(self) -> Process:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.popen.kill()
        if sys.platform == "win32":
            jobs.end(self.pid)
        else:
            self.signal(signal.SIGKILL, group=True)
        self.popen.wait(PATIENCE)
        if self.popen.stdin is not None:
            with suppress(BrokenPipeError):
                self.popen.stdin.close()
        for lines in (self._out, self._err):
            lines.finish()


class _Lines:
    """The lines of a stream as they come; a thread reads them, since reading has no limit."""

    def __init__(self, stream: IO[str] | None) -> None:
        self._lines: queue.Queue[str] = queue.Queue()
        self._closed = stream is None
        self._thread = Thread(target=self._read, args=(stream,), daemon=True)
        self._thread.start()

    def _read(self, stream: IO[str] | None) -> None:
        if stream is not None:
            with stream, suppress(BrokenPipeError):
                for line in stream:
                    self._lines.put(line)
                    if self._closed:
                        break
        self._lines.put("")

    def next(self, seconds: float) -> str:
        """Return the next line, empty at the end; queue.Empty if none comes in time."""
        line = self._lines.get(timeout=max(0.0, seconds))
        if not line:
            self._lines.put(line)
        return line

    def rest(self, until: float) -> str:
        """Return what is left to the end of the stream; queue.Empty if that comes too late."""
        return "".join(iter(lambda: self.next(until - time.monotonic()), ""))

    def so_far(self) -> str:
        """Return what has come and was not asked for yet."""
        return "".join(list(self._lines.queue))

    def close(self) -> None:
        """Close the stream at the next line."""
        self._closed = True

    def finish(self) -> None:
        """Wait for the end of the stream, unless a process outside of the group keeps it open."""
        self._thread.join(TO_TIDY)
