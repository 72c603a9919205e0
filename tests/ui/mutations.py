"""Spoilt files through the whole window: every page that reads one, and no exception.

``python -m tests.ui.mutations --count 20000 --seed night`` says how many files of which kind went
through, what was said of them, and every exception with the file that caused it.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType

import shiboken6
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication

from alhambra_qt import settings as kept
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import AiHost
from alhambra_qt.i18n import Msg
from alhambra_qt.options import Options
from alhambra_qt.teaching import progress
from alhambra_qt.ui.kit.context import make_context
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.main.program import Program
from tests.property.mutations import mutated
from tests.saves import make

KINDS = ("game",) * 6 + ("position", "settings", "learning", "learning")
GOOD = "auto-good.alhambra"


class SilentHost(AiHost):
    """Computers that never answer: what is tried is the file, not the game."""

    def _send(self) -> None:
        return


class Window:
    """A program that files are thrown at; ``faults`` are the exceptions so far."""

    def __init__(self, home: Path) -> None:
        os.environ["ALHAMBRA_QT_HOME"] = str(home)
        self.home, self.games = home, home / "data" / "games"
        self.games.mkdir(parents=True, exist_ok=True)
        self.faults: list[str] = []
        self.said: Counter[str] = Counter()
        self.real = {
            "game": [path.read_bytes() for path in make.every()],
            "position": [_position()],
            "settings": [_settings(home)],
            "learning": [_learning(home)],
        }
        self.good = self.real["game"][0]
        self.program = self._started()

    def _started(self) -> Program:
        settings, troubles = kept.load()
        settings.set("animation_speed", 0)
        program = Program(make_context(settings), Options(lang="en"), SilentHost)
        program.window.resize(1024, 600)
        for trouble in troubles:
            self._told(program, trouble.id)
        program.begin()
        events()
        return program

    def _told(self, program: Program, id: str) -> None:
        self.said[id] += 1
        program.ctx.text(program.window.notice.words.words)

    def throw(self, kind: str, rng: random.Random) -> None:
        """Spoil a file of a kind, and open everything that reads it."""
        data = mutated(rng.choice(self.real[kind]), rng)
        ways: dict[str, Callable[[bytes], None]] = {
            "settings": self._settings,
            "learning": self._learning,
        }
        ways.get(kind, self._game)(data)

    def _game(self, data: bytes) -> None:
        (self.games / GOOD).write_bytes(self.good)
        path = self.games / "auto-odd.alhambra"
        path.write_bytes(data)
        program = self.program
        program.start.open()
        program.saved.games.open()
        events()
        program.window.grab()
        program.running.open_path(path)
        events()
        if program.game is None:
            words = program.window.notice.words.words
            self.said[
                words.id if isinstance(words, Msg) and program.window.notice.isVisible() else "?"
            ] += 1
            program.window.notice.dismiss()
            assert path.read_bytes() == data, "a file that was refused has changed"
        else:
            self.said["opened"] += 1
            self._look_round()
        assert (self.games / GOOD).read_bytes() == self.good, "another file has changed"
        for left in self.games.iterdir():
            left.unlink()

    def _look_round(self) -> None:
        """Look at everything that a record brings: table, log, players, ledger, results."""
        program, game = self.program, self.program.game
        assert game is not None
        program.window.grab()
        for line in game.desk.view().log:
            if line.target:
                game.desk.explain(line.target)
                program.ctx.text(game.desk.explain(line.target).text)
        if game.desk.session.scored:
            game.show_ledger()
            program.window.grab()
        program.running.show_players()
        program.window.grab()
        program.running.save_as()
        program.running.leave()
        events()
        while program.window.notice.isVisible():
            program.window.notice.dismiss()

    def _settings(self, data: bytes) -> None:
        path = kept.default_path()
        path.parent.mkdir(parents=True, exist_ok=True)
        for left in path.parent.iterdir():
            left.unlink()
        path.write_bytes(data)
        program = self._started()
        program.new_game.show()
        program.window.open("settings")
        events()
        program.window.grab()
        program.window.close()
        found = [left.read_bytes() for left in path.parent.iterdir() if left != path]
        assert path.is_file()
        assert not self.said["settings-broken"] or found, "a broken file was not kept"
        self.said["settings-broken"] = 0
        shiboken6.delete(program.window)  # what it is connected to would keep it
        events()

    def _learning(self, data: bytes) -> None:
        path = progress.default_path()
        for left in path.parent.glob("learning*"):
            left.unlink()
        path.write_bytes(data)
        program = self.program
        vars(program.learning).pop("progress", None)  # is read anew
        program.lessons.show()
        events()
        program.lessons.show_known()
        events()
        program.window.grab()
        program.lessons.show_practice()
        program.learning.save()
        whole = [left.read_bytes() for left in path.parent.glob("learning*")]
        trouble = program.learning.progress.trouble
        assert trouble is None or data in whole, "a broken file was not kept"
        self.said["learning" if trouble is None else trouble.id] += 1
        while program.window.notice.isVisible():
            program.window.notice.dismiss()


def events() -> None:
    """Let everything happen that is due."""
    for _ in range(2):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _position() -> bytes:
    """Give a position with modules."""
    session = records.load(make.FOLDER / f"version-{records.VERSION}" / "position.alhambra")
    return records.dumps(dict(session.start or {})).encode()


def _settings(home: Path) -> bytes:
    """Give a settings file with everything in it."""
    chosen, _ = kept.load(home / "all-settings.json")
    for key, setting in kept.SETTINGS.items():
        if setting.kind != "data":
            chosen.set(key, setting.choices[-1] if setting.kind == "choice" else setting.default)
    setup = {"seats": [{"name": "Anna"}, {"name": "Țepeș", "kind": "ai"}], "modules": ["camps"]}
    chosen.set("last_setup", setup)
    chosen.set("favourites", {"list": [{"name": "Ours", "setup": setup}]})
    chosen.set("window", {"x": 1, "y": 1, "width": 1024, "height": 600, "maximised": False})
    chosen.set("theme", "dark")
    chosen.save()
    return chosen.path.read_bytes()


def _learning(home: Path) -> bytes:
    """Give a file of what two people learned."""
    learned = progress.Progress(home / "all-learning.json")
    for name in ("Anna", "Bruno"):
        profile = learned.choose(name)
        profile.step_done("money", "take")
        profile.resume["money"] = "several"
        profile.met("buy.exact", seen=3, used=2, missed=1)
        profile.answered("exact", "exact/1/7", True)
        profile.answered("exact", "exact/1/8", False)
        profile.offered.append("huts")
        profile.coach = name == "Anna"
    learned.save()
    return learned.path.read_bytes()


def run(window: Window, count: int, seed: str) -> None:
    """Throw files; each can be repeated by its seed."""

    def hook(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
        window.faults.append("".join(traceback.format_exception(kind, error, at)))

    before, sys.excepthook = sys.excepthook, hook
    try:
        for number in range(count):
            rng = random.Random(f"{seed}/{number}")
            kind, known = KINDS[number % len(KINDS)], len(window.faults)
            # By a timer: then every exception comes the way of those of the window.
            QTimer.singleShot(0, partial(window.throw, kind, rng))
            events()
            found = [f"{seed}/{number} ({kind}): {fault}" for fault in window.faults[known:]]
            window.faults[known:] = found
    finally:
        sys.excepthook = before


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", default="night")
    wishes = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        window, start = Window(Path(folder)), time.monotonic()
        for part in range(0, wishes.count, 500):
            run(window, min(500, wishes.count - part), f"{wishes.seed}/{part}")
            print(part + 500, f"{time.monotonic() - start:.0f} s", len(window.faults), flush=True)
        print(dict(window.said.most_common()))
        for fault in window.faults:
            print(fault)
        window.program.window.close()
    del app


if __name__ == "__main__":
    main()
