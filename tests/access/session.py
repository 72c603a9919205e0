"""Runs a command with a screen, a bus and the accessibility bus of its own, where these can be had.

Where they are missing the test is skipped and says what to install.
"""

import shutil
import sys
from pathlib import Path

import pytest

from tests import processes

SESSION = Path(__file__).with_name("session.sh")
PYTHON = "/usr/bin/python3"  # of the system, which has the bindings
# What is needed, and the Debian package that brings it; packaging/setup.sh installs the same.
COMMANDS = {"Xvfb": "xvfb", "dbus-run-session": "dbus", "gdbus": "libglib2.0-bin"}
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def missing() -> list[str]:
    """The packages that would have to be installed."""
    found = [package for one, package in COMMANDS.items() if shutil.which(one) is None]
    if not LAUNCHER.exists():
        found.append("at-spi2-core")
    reads = [PYTHON, "-c", BINDINGS]
    if not Path(reads[0]).exists() or processes.run(reads).returncode:
        found += ["python3-gi", "gir1.2-atspi-2.0"]
    return found


def run(command: list[str], folder: Path, seconds: float) -> str:
    """Return the output of a command in such a session; it must end well within that time."""
    if sys.platform != "linux":
        pytest.skip("AT-SPI is the accessibility of Linux")
    if packages := missing():
        pytest.skip(f"NOT TESTED with a screen reader: apt-get install {' '.join(packages)}")
    env = processes.environment(TMPDIR=folder)
    done = processes.run([shutil.which("sh") or "", SESSION, *command], seconds, env=env)
    if "could not load the qt platform plugin" in done.stderr.lower():
        pytest.skip(
            "NOT TESTED with a screen reader: Qt finds no libraries of X11 (libxcb-cursor0)"
        )
    assert done.returncode == 0, done.stderr[-8000:]
    return done.stdout
