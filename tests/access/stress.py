"""Begins and ends games while another process reads the tree; prints one line of JSON.

sh tests/access/session.sh python -m tests.access.stress SECONDS GAMES WALKS TURNS

It goes on until the time is up, so many games were begun and the tree was read so many times.
"""

from __future__ import annotations

import faulthandler
import gc
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType

from attrs import evolve
from PySide6.QtCore import QEventLoop, Qt, QTimer, qVersion
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.modules import IDS
from tests.processes import Process
from tests.ui import window_keys
from tests.ui.window_kit import Player

K = Qt.Key
WALKER = Path(__file__).with_name("walker.py")
errors: list[str] = []


def _noted(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    errors.append(f"{kind.__name__}: {error}")
    sys.__excepthook__(kind, error, trace)


def pause(milliseconds: int) -> None:
    """Let the other process ask."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def game(player: Player, number: int, turns: int) -> None:
    """Play some turns, look around, and leave."""
    program = player.program
    modules = IDS if number % 2 else ()
    config = default_config(("Anna", "Marco", "Ioana"), seed=f"access{number}")
    program.running.play(evolve(config, modules=modules))
    player.settle()
    for turn in range(turns):
        if player.page == "ledger":
            player.key(K.Key_Return)
        if player.page != "table":
            break
        try:
            window_keys.take_turn(player)
        except AssertionError:
            break  # what nobody can do here by Tab alone is not what is tried
        pause(40)
        if player.page == "table":
            player.key(K.Key_F6, K.Key_Tab, K.Key_Tab)
            key = ("o", "t", "o")[turn % 3]
            player.key(key)
            pause(40)
            player.key(K.Key_Escape)
        if player.page == "table":
            player.key(K.Key_F4, K.Key_Down, K.Key_F6, K.Key_Down, K.Key_F6, K.Key_F6, "o")
            pause(40)
            player.key(K.Key_F4)
    program.running.leave()
    player.settle()


def main() -> None:
    """Play as long and as many games as is asked for."""
    faulthandler.enable()
    gc.disable()  # as the program does
    os.environ["ALHAMBRA_QT_HOME"] = tempfile.mkdtemp()
    app = QApplication(["alhambra-qt"])
    app.setApplicationName("alhambra-qt")
    player, seconds, least = Player(painted=True), float(sys.argv[1]), int(sys.argv[2])
    turns = int(sys.argv[4])
    sys.excepthook = _noted
    asked = ["/usr/bin/python3", str(WALKER), str(os.getpid()), str(seconds), sys.argv[3]]
    walker = Process(asked)
    end, games = time.monotonic() + seconds, 0
    while time.monotonic() < end or games < least or not walker.ended:
        game(player, games, turns)
        games += 1
        if games % 3 == 2:
            player.window.open("settings")
            player.settle()
            pause(40)
            player.key(K.Key_Escape)
        gc.collect()
    _, text, _ = walker.end()
    active = QAccessible.isActive()
    player.close()
    told = {"qt": qVersion(), "games": games, "active": active, "errors": errors}
    told |= json.loads(text)
    print(json.dumps(told), flush=True)
    os._exit(0)  # what Python destroys at its end is no matter here


if __name__ == "__main__":
    main()
