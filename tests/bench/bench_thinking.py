"""Whether the window stays alive while the computers think: python -m tests.bench.bench_thinking.

A real window's game with six seats and all modules, computers of the level expert in their own
process. While they think the board is moved: measured is the time from when a frame is due until
it is painted, so whatever holds the window up counts; and what asking and cancelling cost. The
figure to keep is the 95th percentile of a frame: under 12 ms.
"""

from __future__ import annotations

import os
import sys
import time

from attrs import evolve
from PySide6.QtWidgets import QApplication

from alhambra_qt import modules
from alhambra_qt import settings as kept
from alhambra_qt.controller.game.ai_host import AiHost, play_one
from alhambra_qt.controller.game.gameconfig import AI, default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.options import Options
from alhambra_qt.ui.kit.context import make_context
from alhambra_qt.ui.kit.paint import paint_alone
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.main.program import Program
from tests.bench import kit

SECONDS = 20.0
ASKED: list[float] = []  # milliseconds
FRAME = 16  # milliseconds between two movements of the board


class TimedHost(AiHost):
    """Measures what asking costs the main thread."""

    def _send(self) -> None:
        start = time.perf_counter()
        super()._send()
        ASKED.append((time.perf_counter() - start) * 1000)


def begun() -> Session:
    """A game of experts with all modules, some turns old, played quickly so far."""
    plain = default_config(kit.NAMES, humans=0, seed="thinking")
    quick = tuple(evolve(seat, kind=AI, level="easy") for seat in plain.seats)
    session = Session.new(evolve(plain, seats=quick, modules=modules.IDS))
    while session.turn < 20:
        play_one(session)
    session.config = evolve(
        session.config, seats=tuple(evolve(seat, level="expert") for seat in quick)
    )
    return session


def main() -> None:
    """Measure and print."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    paint_alone()
    app = QApplication(sys.argv)
    load_fonts()
    settings, _ = kept.load()
    settings.set("ai_speed", "instant")
    program = Program(make_context(settings), Options(lang="en"), TimedHost)
    program.window.resize(1366, 768)
    program.begin()
    for _ in range(50):  # until the start page has looked for saved games
        app.processEvents()
    program.running.run(begun(), None, keep=False)
    game = program.game
    if game is None:
        raise RuntimeError("there is no game")
    host, session = game.computers.host, game.desk.session
    frames: list[float] = []
    before, end, shift = len(session.steps), time.perf_counter() + SECONDS, 0
    due, steady = time.perf_counter(), False
    work: list[float] = []
    while time.perf_counter() < end and not session.over:
        app.processEvents()
        if time.perf_counter() < due:
            time.sleep(0.0005)
            continue
        thinks = game.computers.thinking is not None and not game.table.busy
        if thinks and steady:  # from one frame to the next nothing happened but thinking
            shift += 1
            start = time.thread_time()
            game.table.pan(4 if shift % 40 < 20 else -4, 1 if shift % 20 < 10 else -1)
            app.processEvents()
            frames.append((time.perf_counter() - due) * 1000)
            work.append((time.thread_time() - start) * 1000)
        steady = thinks
        due = time.perf_counter() + FRAME / 1000
    done = len(session.steps) - before
    cancelled = []
    for _ in range(10):
        start = time.perf_counter()
        host.cancel()
        game.computers.wake()
        cancelled.append((time.perf_counter() - start) * 1000)
        for _ in range(30):
            app.processEvents()
            time.sleep(0.005)
    print(f"{done} actions in {SECONDS:.0f} s")
    for name, times in (
        ("a frame while they think", frames),
        ("its own work (processor time)", work),
        ("asking", ASKED),
        ("cancelling and asking anew", cancelled),
    ):
        print(f"{name:34} {len(times):5} times  {kit.told(times)}")
    program.stop()


if __name__ == "__main__":
    main()
