"""Plays with the keys alone while Orca listens, and prints each key with what Orca says to it.

    sh tests/access/session.sh .venv/bin/python -m tests.access.orca lesson
    sh tests/access/session.sh .venv/bin/python -m tests.access.orca game
    sh tests/access/session.sh .venv/bin/python -m tests.access.orca scoring
    sh tests/access/session.sh .venv/bin/python -m tests.access.orca results
    sh tests/access/session.sh .venv/bin/python -m tests.access.orca exercise

For ears, not for tests: read what comes out as somebody who sees nothing. Needs Orca with its
speech dispatcher, openbox and xdotool of the system; no sound is made.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

from attrs import evolve

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import demo_config, play_one
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.modules import IDS
from tests.processes import Process, run

SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' ?(?:\{.*)?$", re.MULTILINE)
QUIET = 0.8  # seconds in which Orca does nothing: it has said what it had to say
LONGEST = 12.0  # seconds that a key may be talked about
# What the steps of the first lesson ask for, and Next after each.
LESSON = (
    *("8", "Return", "Return"),
    *("5", "6", "Return", "5", "7", "Return", "Return"),
    *("Return", "Return"),
    *("4", "8", "Return", "Return"),
)
TURNS = 5
YOURS = "Choose an action"
PATIENCE = 20  # times that the others are listened to before the next turn
# Through the zones; what can be asked; log, counts, another Alhambra, score sheet, menu.
LOOKS = (
    ("F6", "F6", "F6", "F6", "Tab", "F6", "F6", "F6", "Tab", "F6", "Tab", "F6", "F6", "F6"),
    (
        "alt+p",
        "alt+w",
        "alt+l",
        "l",
        "Up",
        "Escape",
        "t",
        "Tab",
        "Tab",
        "Tab",
        "Escape",
        "o",
        "Tab",
        "Escape",
    ),
    ("s", "Tab", "Escape", "F10", "Down", "Escape"),
)
PEOPLE = ("Anna", "Marco", "Ioana")
# Step by step; one again; a look at what else there is; to the end.
SCORING = ("Return", "Return", "p", *("Tab",) * 4, "shift+Tab", "Return")
AFTER_IT = ("Escape", "Return", "Tab", "space", "F6", "alt+h", "alt+e")
LAST_TILE = ("alt+n", "Return", "Return")
RESULTS = ("Tab", "Tab", "Tab", "F6", "Right", "Tab", "F6", "s", "Tab", "Escape")
EXERCISE = ("Tab", "Tab", "Tab", "Tab", "Return", *("1", "Return", "Return") * 3)
XDOTOOL = "/usr/bin/xdotool"
# Orca with a log in which each line stands at once; by itself it writes many in one go.
ORCA = """
import builtins, runpy, sys
usual = builtins.open
def opened(file, mode="r", *args, **named):
    if file == sys.argv[-1].partition("=")[2]:
        named["buffering"] = 1
    return usual(file, mode, *args, **named)
builtins.open = opened
runpy.run_path("/usr/bin/orca", run_name="__main__")
"""
# A voice that is as good as silent: there need not be anything that sounds.
SPEECHD = """AudioOutputMethod "libao"
AddModule "mute" "sd_generic" "mute.conf"
DefaultModule mute
"""
VOICE = """GenericExecuteSynth "sleep 0.1"
AddVoice "en" "MALE1" "en"
"""
MODULES = 8


class Listener:
    """Presses keys in the window, and hears."""

    def __init__(self, log: Path) -> None:
        self.log, self.read = log, 0

    def hear(self, least: float = 0.5) -> list[str]:
        """Wait until Orca has nothing more to do; what it said, without the names of keys."""
        begun = last = time.monotonic()
        text = ""
        while (now := time.monotonic()) < begun + LONGEST:
            fresh = self._fresh()
            text += fresh
            last = now if fresh else last
            if now > begun + least and now > last + QUIET:
                break
            time.sleep(0.05)
        return [one for one in SPOKEN.findall(text) if one.strip() and not one.endswith(" ")]

    def _fresh(self) -> str:
        if not self.log.exists():
            return ""
        with self.log.open("rb") as file:
            file.seek(self.read)
            found = file.read()
        whole = found[: found.rfind(b"\n") + 1]
        self.read += len(whole)
        return whole.decode(errors="replace")

    def key(self, *keys: str) -> list[str]:
        """Press keys, one after the other; what is said to the last one."""
        texts: list[str] = []
        for key in keys:
            run([XDOTOOL, "key", "--clearmodifiers", key], check=True)
            texts = self.hear()
            print(f"[{key}]", *(f"    {one}" for one in texts), sep="\n", flush=True)
        return texts

    def listen(self) -> list[str]:
        """Hear what is said while nothing is pressed."""
        texts = self.hear()
        print(*(f"    {one}" for one in texts), sep="\n", end="\n" if texts else "", flush=True)
        return texts


def _mute(home: Path) -> None:
    """Let the speech dispatcher of that home speak without a sound."""
    folder = home / ".config" / "speech-dispatcher"
    (folder / "modules").mkdir(parents=True)
    (folder / "speechd.conf").write_text(SPEECHD, encoding="utf-8")
    (folder / "modules" / "mute.conf").write_text(VOICE, encoding="utf-8")


@contextmanager
def listening(home: Path, *options: str) -> Iterator[Listener]:
    """Orca and the program in its window."""
    _mute(home)
    log = home / "orca.txt"
    env = {**os.environ, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "LANG": "C.UTF-8"}
    orca = ["/usr/bin/python3", "-c", ORCA, "--replace", f"--debug-file={log}"]
    program = [sys.executable, "-m", "alhambra_qt", "--home", str(home / "games"), "--lang", "en"]
    with (home / "errors.txt").open("w", encoding="utf-8") as errors, ExitStack() as begun:
        for one in (["speech-dispatcher", "--run-single"], ["openbox"], orca):
            begun.enter_context(Process(one, env=env, stdout=errors, stderr=errors))
        listener = Listener(log)
        listener.hear(6)
        command = [*program, *options]
        begun.enter_context(Process(command, stdout=errors, stderr=errors))
        print("(the program starts)", *(f"    {one}" for one in listener.hear(6)), sep="\n")
        yield listener
    text = (home / "errors.txt").read_text(encoding="utf-8")
    if "Traceback" in text:
        print(text)


def lesson(home: Path) -> None:
    """Read the first lesson and do what it asks."""
    with listening(home) as orca:
        orca.key("Return", "Return", "Return")  # on Learn, on Begin, after the first step
        for key in LESSON:
            orca.key(key)
            if key == "Return":
                orca.listen()  # a move that is taken back comes back a moment later


def game(home: Path) -> None:
    """Look around at the table, then play several turns against two computers."""
    config = default_config(("Anna", "Marco", "Ioana"), seed="orca")
    file = home / "orca.alhambra"
    records.save(Session.new(evolve(config, modules=IDS[:MODULES])), file)
    with listening(home, str(file)) as orca:
        for keys in LOOKS:
            orca.key(*keys)
        for _ in range(TURNS):
            texts = orca.key("5", "Return", "Return")
            for _ in range(PATIENCE):
                if any(YOURS in one for one in texts):
                    break
                asked = any("?" in one for one in texts)
                texts = orca.key("Escape") if asked else orca.listen()


def people_before(number: int) -> Session:
    """A game of three people at one computer, one action before a scoring."""
    played = Session.new(demo_config("orca", "easy", PEOPLE))
    while len(played.scored) < number and play_one(played) is not None:
        pass
    session = Session.new(default_config(PEOPLE, humans=len(PEOPLE), seed="orca"))
    for action in played.actions[:-1]:
        session.play(action)
    return session


def at_scoring(home: Path, number: int) -> AbstractContextManager[Listener]:
    """Orca and a game whose next action brings a scoring; its person is at the screen."""
    file = home / "orca.alhambra"
    records.save(people_before(number), file)
    return listening(home, str(file))


def scoring(home: Path) -> None:
    """Go through the first scoring and hand the computer over to the next person."""
    with at_scoring(home, 1) as orca:
        orca.key("Return", "Return")
        orca.listen()
        orca.key(*SCORING, *AFTER_IT)


def results(home: Path) -> None:
    """Go through the last scoring, and look at the results and the score sheet."""
    with at_scoring(home, 3) as orca:
        orca.key("Return", *LAST_TILE)
        orca.listen()
        orca.key("Escape", "Return")
        orca.listen()
        orca.key(*RESULTS)


def exercise(home: Path) -> None:
    """Answer some exercises with the first option, and hear whether that was right."""
    with listening(home) as orca:
        orca.key("Return")
        for _ in range(PATIENCE):
            if any("Exercises" in one for one in orca.key("Tab")):
                break
        orca.key("Return", *EXERCISE)


PLAYS: dict[str, Callable[[Path], None]] = {
    one.__name__: one for one in (lesson, game, scoring, results, exercise)
}

if __name__ == "__main__":
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        PLAYS[sys.argv[1]](Path(folder))
