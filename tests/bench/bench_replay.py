"""A jump to any moment of a game: the view of it, and the table that shows it.

python -m tests.bench.bench_replay [--seats 4] [--actions 1000]
"""

import argparse
import random
import time
from functools import partial

from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.replay.replayed import Replay
from alhambra_qt.modules import IDS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.replay.replay_page import ReplayPage
from tests.bench import kit
from tests.controller.kit import config, played

TIMES = 80


def main() -> None:
    """Print the rows of one game with all modules, and of one without."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--actions", type=int, default=1000)
    asked = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    load_fonts()
    for modules in ((), IDS):
        session = played(config(asked.seats, 1, seed="bench", modules=modules), asked.actions)
        begun = time.perf_counter()
        replay = Replay(session, 0)
        print(f"{len(modules)} modules, {len(session.steps)} actions, {asked.seats} seats")
        print(f"  {(time.perf_counter() - begun) * 1000:6.1f}  made")
        rng = random.Random(1)
        moments = [rng.randrange(len(session.steps)) for _ in range(TIMES)]
        kit.report("view", kit.timed(partial(replay.view, seat=0), moments))
        ctx = UiContext("light", "en", 1.0, speed=0)
        ctx.set_window(1366, 768)
        page = ReplayPage(ctx)
        page.resize(1366, 768)
        page.show_replay(replay)
        page.show()
        app.processEvents()

        def jump(at: int, page: ReplayPage = page) -> None:
            page.go(at)
            app.processEvents()

        kit.report("jump, painted", kit.timed(jump, moments))


if __name__ == "__main__":
    main()
