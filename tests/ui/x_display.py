"""X displays for tests, with a window manager if one is wanted, and the program in its window."""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from alhambra_qt import app
from tests.processes import Process, environment, run

PATIENCE = 60.0  # seconds until something that should happen is given up
TRIES = 3  # a server that ends may take the socket of one that begins with it
Env = dict[str, str]


def need(*tools: str) -> None:
    """Skip a test for which a tool is missing."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"not installed: {' '.join(missing)}")


@contextmanager
def display(*managers: str) -> Iterator[Env]:
    """A display of its own, with a window manager if one is named; give the environment for it."""
    quiet = subprocess.DEVNULL
    # Its number comes by standard output.
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with Process(command, stderr=quiet) as server:
        env = environment(DISPLAY=f":{server.line(PATIENCE)}", QT_QPA_PLATFORM="xcb")
        if not managers:
            yield env
            return
        with Process(managers, env=env, stdout=quiet, stderr=quiet):
            yield env


@contextmanager
def program(env: Env, command: list[str], complaints: Path) -> Iterator[str]:
    """Run the program; give the number of its window, empty if it reached no display."""
    with (
        complaints.open("w", encoding="utf-8") as errors,
        Process([sys.executable, *command], env=env, stderr=errors) as begun,
    ):
        yield _window(env, begun, complaints)


def _window(env: Env, begun: Process, complaints: Path) -> str:
    """Wait for the window of the program."""
    end = time.monotonic() + PATIENCE
    search = ["search", "--onlyvisible", "--class", app.APP_ID]
    while time.monotonic() < end:
        if begun.ended:
            text = complaints.read_text(encoding="utf-8")
            if "could not connect" in text:
                return ""
            if "platform plugin" in text:
                pytest.skip("libraries that Qt needs for X are not installed")
            raise AssertionError(text)
        found = xdotool(env, *search)
        if found:
            return found.split()[0]
        time.sleep(0.05)
    raise AssertionError("no window")


def xdotool(env: Env, *words: str) -> str:
    """Return the output of xdotool; empty if it found nothing."""
    return run(["xdotool", *words], PATIENCE, env=env).stdout.strip()
