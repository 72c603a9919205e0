"""What a window manager is told of the window: its class, its icon, the entry it belongs to."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from alhambra_qt import app

TOOLS = ("Xvfb", "xprop", "xdotool")


@pytest.mark.skipif(any(shutil.which(tool) is None for tool in TOOLS), reason=" ".join(TOOLS))
def test_class_and_icon_under_x(tmp_path: Path) -> None:
    """On a real X display the class is that of the menu entry, and there is an icon."""
    told = ""
    for _ in range(3):  # a server that ends may take the socket of one that begins with it
        told = told or properties(tmp_path)
    assert told, "no display could be reached"
    assert f'"{app.APP_ID}"' in told.splitlines()[0].split(", ")[1]
    for size in app.ICON_SIZES[:2]:
        assert f"Icon ({size} x {size})" in told
    assert f'"{app.DESKTOP_ID}"' in told


def properties(home: Path) -> str:
    """What is told of the window on a display of its own; empty if that cannot be reached."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"]
    command += ["-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as file:
        display = ":" + file.readline().strip()
    env = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    start = [sys.executable, "-m", "alhambra_qt", "--home", str(home)]
    complaints = home / "complaints"
    with complaints.open("w") as file:
        program = subprocess.Popen(start, env=env, stderr=file)
    try:
        window = found(env, program, complaints)
        if not window:
            return ""
        wanted = ("WM_CLASS", "_NET_WM_ICON", "_KDE_NET_WM_DESKTOP_FILE")
        ask = ["xprop", "-id", window, *wanted]
        return subprocess.run(ask, env=env, capture_output=True, text=True, check=True).stdout
    finally:
        program.terminate()
        program.wait()
        server.terminate()
        server.wait()


def found(env: dict[str, str], program: "subprocess.Popen[bytes]", complaints: Path) -> str:
    """Wait for the window of the program and give its number; empty without a display."""
    end = time.monotonic() + 60
    search = ["xdotool", "search", "--onlyvisible", "--class", app.APP_ID]
    while time.monotonic() < end:
        if program.poll() is not None:
            said = complaints.read_text()
            if "could not connect" in said:
                return ""
            if "platform plugin" in said:
                pytest.skip("libraries that Qt needs for X are not installed")
            raise AssertionError(said)
        said = subprocess.run(search, env=env, capture_output=True, text=True, check=False).stdout
        if said.strip():
            return said.split()[0]
        time.sleep(0.05)
    raise AssertionError("no window")
