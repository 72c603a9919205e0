"""No crash and no error while another process reads the tree all the time and games come and go.

This needs a screen, a bus and the accessibility bus, which `session.sh` starts; where they are
missing the test is skipped and says what to install.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SESSION = Path(__file__).with_name("session.sh")
SECONDS = 20
LEAST_GAMES, LEAST_WALKS = 3, 10
# What is needed, and the Debian package that brings it; packaging/setup.sh installs the same.
COMMANDS = {"Xvfb": "xvfb", "dbus-run-session": "dbus", "gdbus": "libglib2.0-bin"}
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def missing() -> list[str]:
    """The packages that would have to be installed."""
    found = [package for one, package in COMMANDS.items() if shutil.which(one) is None]
    if not LAUNCHER.exists():
        found.append("at-spi2-core")
    reads = ["/usr/bin/python3", "-c", BINDINGS]
    if not Path(reads[0]).exists() or subprocess.run(reads, capture_output=True).returncode:
        found += ["python3-gi", "gir1.2-atspi-2.0"]
    return found


def test_read_while_games_come_and_go(tmp_path: Path) -> None:
    """The tree is read from outside many times, in several games: nothing breaks."""
    if sys.platform != "linux":
        pytest.skip("AT-SPI is the accessibility of Linux")
    if packages := missing():
        pytest.skip(f"NOT TESTED with a screen reader: apt-get install {' '.join(packages)}")
    play = [sys.executable, "-m", "tests.access.stress", str(SECONDS)]
    told = subprocess.run(
        [shutil.which("sh") or "", str(SESSION), *play],
        capture_output=True,
        text=True,
        timeout=SECONDS * 12,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        cwd=SESSION.parents[2],
    )
    if "could not load the qt platform plugin" in told.stderr.lower():
        pytest.skip(
            "NOT TESTED with a screen reader: Qt finds no libraries of X11 (libxcb-cursor0)"
        )
    assert told.returncode == 0, told.stderr[-4000:]
    result = json.loads(told.stdout.splitlines()[-1])
    assert result["active"]
    assert result["errors"] == []
    assert result["games"] >= LEAST_GAMES
    assert result["walks"] >= LEAST_WALKS
    assert result["deep"] == 0  # nothing is its own parent
    assert result["unanswered"] < result["nodes"] / 10
