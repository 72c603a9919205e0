"""X displays for tests, with a window manager if one is wanted, and the program in its window."""

import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from alhambra_qt import app

PATIENCE = 60.0  # seconds until something that should happen is given up
TRIES = 3  # a server that ends may take the socket of one that begins with it
Env = dict[str, str]


def need(*tools: str) -> None:
    """Skip a test for which a tool is missing."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"not installed: {' '.join(missing)}")


@contextmanager
def ended(process: "subprocess.Popen[str]") -> Iterator["subprocess.Popen[str]"]:
    """End a process whatever happens."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def display(*managers: str) -> Iterator[Env]:
    """A display of its own, with a window manager if one is named; give the environment for it."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"]
    command += ["-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL, text=True)
    with ended(server):
        os.close(writing)
        with os.fdopen(reading) as file:
            number = file.readline().strip() if select.select([file], [], [], PATIENCE)[0] else ""
        assert number, "no display came up"
        env = {**os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        if not managers:
            yield env
            return
        quiet = subprocess.DEVNULL
        manager = subprocess.Popen(managers, env=env, stdout=quiet, stderr=quiet, text=True)
        with ended(manager):
            yield env


@contextmanager
def program(env: Env, command: list[str], complaints: Path) -> Iterator[str]:
    """Run the program; give the number of its window, empty if it reached no display."""
    with complaints.open("w") as errors:
        begun = subprocess.Popen([sys.executable, *command], env=env, stderr=errors, text=True)
    with ended(begun):
        yield _window(env, begun, complaints)


def _window(env: Env, begun: "subprocess.Popen[str]", complaints: Path) -> str:
    """Wait for the window of the program."""
    end = time.monotonic() + PATIENCE
    search = ["search", "--onlyvisible", "--class", app.APP_ID]
    while time.monotonic() < end:
        if begun.poll() is not None:
            said = complaints.read_text()
            if "could not connect" in said:
                return ""
            if "platform plugin" in said:
                pytest.skip("libraries that Qt needs for X are not installed")
            raise AssertionError(said)
        found = xdotool(env, *search)
        if found:
            return found.split()[0]
        time.sleep(0.05)
    raise AssertionError("no window")


def xdotool(env: Env, *words: str) -> str:
    """What xdotool answers; empty if it found nothing."""
    ask, quiet = ["xdotool", *words], subprocess.DEVNULL
    done = subprocess.run(
        ask, env=env, stdout=subprocess.PIPE, stderr=quiet, text=True, check=False, timeout=PATIENCE
    )
    return done.stdout.strip()
