"""Processes that work for another one: what they hear, and when they end."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cases import some

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0  # seconds until an end that should come is given up; a thought lasts far longer
ASK = """
import signal, sys, time
import attrs
from alhambra_qt import modules
from alhambra_qt.controller.game import demo
from alhambra_qt.controller.game.ai_host import AiHost
from alhambra_qt.controller.game.session import Session

if __name__ == "__mp_main__":  # in the computers' process: somebody who thinks for ever
    from alhambra_qt.ai import worker
    worker.answer = lambda data: time.sleep(600)

if __name__ == "__main__":
    config = demo.demo_config("orphan", "expert", ("Anna", "Marco", "Ioana"))
    session = Session.new(attrs.evolve(config, modules=modules.IDS))
    host = AiHost(lambda call: None)
    host.warm_up()
    time.sleep(float(sys.argv[1]))
    if sys.argv[2] == "ask":
        host.ask(session.ai_observation(session.to_move), "expert", "s", print)
        time.sleep(0.5)
    # Where tests run in the background Ctrl+C is not heard at all.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        print(host.pid, flush=True)
        time.sleep(60)
    except KeyboardInterrupt:
        time.sleep(0.7)
        host.close()
"""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sends signals")


def asking(folder: Path, *words: str) -> subprocess.Popen[str]:
    """Start a process that starts one for the computer players."""
    script = folder / "ask.py"
    script.write_text(ASK)
    return subprocess.Popen(
        [sys.executable, str(script), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,
    )


def alive(pid: int) -> bool:
    """Whether a process is there and not only waiting to be counted."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def lasts(pid: int) -> bool:
    """Whether a process does not end by itself."""
    end = time.monotonic() + PATIENCE
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.01)
    return alive(pid)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at /proc")
@pytest.mark.parametrize(("wait", "what"), [("0.05", "start"), ("1.5", "ask")])
def test_nobody_thinks_on_for_nobody(tmp_path: Path, wait: str, what: str) -> None:
    """If the window is killed, its computers end at once, while they start and while they think."""
    made = asking(tmp_path, wait, what)
    assert made.stdout is not None
    pid = int(made.stdout.readline())
    assert alive(pid)
    made.kill()
    lasted = lasts(pid)
    made.communicate()
    assert not lasted


@pytest.mark.parametrize("wait", some(["0", "0.1", "0.3"], 2))
def test_ctrl_c_is_not_for_the_computers(tmp_path: Path, wait: str) -> None:
    """Ctrl+C reaches every process of a terminal; the computers say nothing and end with theirs."""
    made = asking(tmp_path, wait, "start")
    assert made.stdout is not None
    pid = int(made.stdout.readline())
    os.killpg(made.pid, signal.SIGINT)
    _, said = made.communicate(timeout=20)
    assert said == ""
    assert not lasts(pid)
