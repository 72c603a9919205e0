"""Where the time goes: python -m tests.bench.profile NAME, or --list for the names.

    python -m tests.bench.profile game-expert       a game of three of that level
    python -m tests.bench.profile repaint           the table of six, drawn again and again
    python -m tests.bench.profile open-ledger       a page of `tests.ui.show`, made and drawn
    python -m tests.bench.profile load              a saved game of six with all modules
    python -m tests.bench.profile load --file OUT   for snakeviz or `python -m pstats OUT`

What is profiled runs once before it counts, so that imports and caches are not in the figures;
`--cold` leaves that out. Profiled code takes about twice as long: compare shares, not times.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication

from alhambra_qt import paths
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import demo_config, play_out
from alhambra_qt.controller.game.session import Session
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.paint import paint_alone
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.table.widget import TableWidget
from tests.ui import show
from tests.ui.table_samples import full_table

SAVED = Path(__file__).parents[1] / "saves" / "version-1" / "all-6.alhambra"
LOOKS = show.Looks((1366, 768), "light", "en")
FRAMES = 60
Job = Callable[[], object]


def game(level: str) -> Job:
    """Computers of a level play a base game to its end."""
    return lambda: play_out(Session.new(demo_config("profile", level, ("Anna", "Marco", "Elif"))))


def repaint() -> Job:
    """The whole table of six full Alhambras is drawn."""
    ctx = UiContext()
    ctx.set_window(*LOOKS.size)
    table = TableWidget(ctx)
    table.resize(*LOOKS.size)
    table.show_view(full_table(6))
    table.show()

    def job() -> None:
        for _ in range(FRAMES):
            table.viewport().update()
            QApplication.processEvents()

    return job


def page(name: str) -> Job:
    """A page is made with its sample, and drawn."""

    def job() -> None:
        made = show.opened(name, LOOKS)
        made.show()
        QApplication.processEvents()
        made.close()

    return job


def load() -> Job:
    """A saved game is read and played up to where it stands."""
    return lambda: records.load(SAVED)


JOBS: dict[str, Callable[[], Job]] = {
    **{f"game-{level}": partial(game, level) for level in LEVELS},
    "repaint": repaint,
    "load": load,
    **{f"open-{name}": partial(page, name) for name in show.PAGES},
}


def wishes() -> argparse.Namespace:
    """Read the command line."""
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("profile", description=__doc__, formatter_class=form)
    parser.add_argument("name", nargs="?", choices=JOBS, metavar="NAME")
    parser.add_argument("--list", action="store_true", help="tell the names")
    parser.add_argument("--sort", choices=("tottime", "cumulative"), default="tottime")
    parser.add_argument("--lines", type=int, default=25)
    parser.add_argument("--cold", action="store_true", help="count the first time")
    parser.add_argument("--file", type=Path, help="keep the figures")
    found = parser.parse_args()
    if not (found.name or found.list):
        parser.error("name what to profile; --list names it all")
    return found


def main() -> None:
    """Profile and print the functions that take longest."""
    asked = wishes()
    if asked.list:
        print("\n".join(JOBS))
        return
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    paint_alone()
    app = QApplication([])
    load_fonts()
    with tempfile.TemporaryDirectory() as home:
        paths.use_home(Path(home))
        job = JOBS[asked.name]()
        if not asked.cold:
            job()
        profile = cProfile.Profile()
        profile.runcall(job)
    if asked.file:
        profile.dump_stats(asked.file)
    pstats.Stats(profile).strip_dirs().sort_stats(asked.sort).print_stats(asked.lines)
    app.quit()


if __name__ == "__main__":
    main()
