"""How much the processor of the table's computer works for a move while people watch.

    python -m tests.bench.bench_watch [moves, 200]

The people who watch live in another process. One of them may read nothing: what waits for that one
is bounded, so it is cut off and comes back. The last rows are about somebody who comes after all
moves: the longest time for which the table does nothing else, and the processor time of it all.
"""

from __future__ import annotations

import sys
import time
from contextlib import closing
from random import Random
from subprocess import PIPE

from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together import invitation
from alhambra_qt.controller.together.door import LOOPBACK, Door
from alhambra_qt.controller.together.guest import Guest, GuestState, Me
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.engine import legal_actions
from alhambra_qt.i18n import Msg
from alhambra_qt.lab.waiting import MainLoop
from alhambra_qt.net.channel import Call
from alhambra_qt.net.network import network
from tests.bench.kit import NAMES, ROOT, report
from tests.processes import Process, environment

LATE = 5  # times that somebody comes late
SETTLED = 1.0  # seconds after which all is sent
REST = 0.02  # seconds after a move in which the network sends what came of it
CROWDS = ((0, False), (1, False), (4, False), (16, False), (1, True), (16, True))


def main(moves: int) -> None:
    """Measure each crowd in the same games."""
    for name, ids in (("base", ()), ("all modules", modules.IDS)):
        for watchers, deaf in CROWDS:
            row = f"{name}, {watchers}{', one deaf' if deaf else ''}"
            report(row, measured(ids, watchers, deaf, moves))
        report(f"{name}, late", [late(ids, moves) for _ in range(LATE)])


def measured(
    ids: tuple[str, ...], watchers: int, deaf: bool, moves: int
) -> list[tuple[float, float]]:
    """Play a game and return what each move took."""
    config = evolve(default_config(NAMES[:4], humans=4), modules=ids, seed="watch")
    session, loop, roll = Session.new(config), MainLoop(), Random(1)
    table = HostTable(config, {}, loop.put, session=session)
    table.let_watch(watchers)
    table.start()
    with closing(Door(table, (LOOPBACK,))) as door:
        text = str(door.invitation(None))
        words = [sys.executable, "-m", "tests.bench.bench_watch", "watch", text]
        crowd = Process(
            [*words, str(watchers), str(int(deaf))], cwd=ROOT, env=environment(), stdout=PIPE
        )
        try:
            loop.run(lambda: len(table.gallery.here) == watchers, table.tick, lambda: False)
            return [one_move(session, roll) for _ in range(moves)]
        finally:
            crowd.kill()
            table.close(for_good=True)


def late(ids: tuple[str, ...], moves: int) -> tuple[float, float]:
    """Let somebody come late; return the longest call and all work, in milliseconds."""
    config = evolve(default_config(NAMES[:4], humans=4), modules=ids, seed="watch")
    session, loop, roll, longest = Session.new(config), MainLoop(), Random(1), [0.0]
    for _ in range(moves):
        session.play(roll.choice(legal_actions(session.observation(session.to_move).game)))

    def timed(call: Call) -> None:
        def run() -> None:
            start = time.perf_counter()
            call()
            longest.append((time.perf_counter() - start) * 1000)

        loop.put(run)

    table = HostTable(config, {}, timed, session=session)
    table.let_watch(1)
    table.start()
    with closing(Door(table, (LOOPBACK,))) as door:
        words = [sys.executable, "-m", "tests.bench.bench_watch", "watch"]
        text, busy = str(door.invitation(None)), time.process_time()
        crowd = Process([*words, text, "1", "0"], cwd=ROOT, env=environment(), stdout=PIPE)
        try:
            loop.run(lambda: bool(table.gallery.here), lambda: None, lambda: False)
            end = time.monotonic() + SETTLED
            loop.run(lambda: time.monotonic() > end, lambda: None, lambda: False)
            return max(longest), (time.process_time() - busy) * 1000
        finally:
            crowd.kill()
            table.close(for_good=True)


def one_move(session: Session, roll: Random) -> tuple[float, float]:
    """Play a move and let the network send what came of it."""
    action = roll.choice(legal_actions(session.observation(session.to_move).game))
    start, busy = time.perf_counter(), time.process_time()
    session.play(action)
    clock = time.perf_counter() - start
    time.sleep(REST)
    return clock * 1000, (time.process_time() - busy) * 1000


def watch(text: str, watchers: int, deaf: bool) -> None:
    """Watch until the end of the process; the last one may read nothing once the game is there."""
    asked, loop = invitation.read(text), MainLoop()
    guests = [Guest(asked, Me(f"Watcher {n}"), loop.put) for n in range(watchers)]

    def stop_reading(state: GuestState, _why: Msg | None) -> None:
        if state == "here":
            line = guests[-1]._channel.pipe._line  # type: ignore[union-attr]
            network().call(line.hold, True)

    if deaf:
        guests[-1].on_state = stop_reading
    for guest in guests:
        guest.join()
    loop.run(lambda: False, lambda: None, lambda: False)


if __name__ == "__main__":
    if sys.argv[1:2] == ["watch"]:
        watch(sys.argv[2], int(sys.argv[3]), sys.argv[4] == "1")
    else:
        main(int(sys.argv[1]) if sys.argv[1:] else 200)
