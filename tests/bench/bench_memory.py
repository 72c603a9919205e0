"""Memory and time per action over many whole games in one window, with the computers' own process.

python -m tests.bench.bench_memory [GAMES] [same] [read]

Every game has other seats, modules, sizes, themes and languages, unless all are to be the ``same``;
all computers play, and the ledger and the results of each are opened. With ``read``, a screen
reader reads the whole page after every action.
"""

import gc
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from attrs import evolve
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from alhambra_qt import i18n
from alhambra_qt.controller.game.ai_host import AiHost, demo_config
from alhambra_qt.modules import IDS
from alhambra_qt.ui.kit.sizes import load_fonts
from tests.access.hearing import tree_of
from tests.bench import kit
from tests.ui.window_kit import Player

PATIENCE = 600.0  # seconds for a game


def now() -> tuple[float, int, int]:
    """Give megabytes, open files and widgets."""
    gc.collect()
    widgets = len(QApplication.allWidgets())
    return kit.resident(), len(list(Path("/proc/self/fd").iterdir())), widgets


def play(player: Player, number: int, *, same: bool, read: bool) -> None:
    """Play a game to its end and print what is kept afterwards."""
    rng = random.Random(1 if same else number)
    config = demo_config(f"memory {number}", "easy", kit.NAMES[: rng.randint(2, 6)])
    modules = tuple(one for one in IDS if rng.random() < 0.3)
    for key, value in (
        ("language", rng.choice(i18n.LANGS)),
        ("theme", rng.choice(("light", "dark", "high-contrast"))),
        ("ui_scale", rng.choice((80, 100, 150, 200))),
    ):
        player.settings.set(key, value)
    begun = time.process_time()
    player.program.running.play(evolve(config, modules=modules))
    end, heard = time.monotonic() + PATIENCE, 0
    while not player.game.desk.session.over:
        QTimer.singleShot(1, lambda: None)
        QApplication.processEvents()
        if player.page == "scoring":
            player.game._ledger_closed()
        if read and heard < len(player.game.desk.session.steps):
            heard = len(player.game.desk.session.steps)
            tree_of(player.game)
        if time.monotonic() > end:
            raise TimeoutError(f"game {number} does not end")
    actions = len(player.game.desk.session.steps)
    spent = (time.process_time() - begun) * 1000 / actions
    player.game.show_ledger()
    player.window.grab()
    if read:
        tree_of(player.game)
    player.program.running.leave()
    player.events(3)
    kept, files, widgets = now()
    print(
        f"{number + 1:3} {len(config.seats)} seats {len(modules):2} modules {actions:4} actions:"
        f" {kept:6.1f} MB {files} files {widgets} widgets {spent:5.1f} ms an action",
        flush=True,
    )


def main() -> None:
    """Play and print."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["ALHAMBRA_QT_HOME"] = folder
        player = Player(host=AiHost, painted=True)
        words = sys.argv[2:]
        for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else 50):
            play(player, number, same="same" in words, read="read" in words)
        player.close()
    del app


if __name__ == "__main__":
    main()
