"""How long a frame of the table takes.

    python -m tests.bench.bench_frames [--size 1366x768] [--scale 200] [--modules all] [--seats 6]

Without modules: full Alhambras drawn from a sample. With modules: a game of computers' random moves
in its 90th turn. Tiles fly over the table, the board is moved and enlarged; in a game also its
things are pointed at and picked, which builds the view anew. The figure to keep is the 95th
percentile of a frame: under 8 ms at 1920x1080. The processor time is printed too: on a busy machine
only that can be compared. As in the program, garbage is collected between frames.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator

from attrs import evolve
from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QApplication

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.ai_host import play_one
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import AtSlot, Press
from alhambra_qt.ui.game.pace import Ahead
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Sweeper
from alhambra_qt.ui.kit.paint import paint_alone
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.table.moving import Pose, Track
from alhambra_qt.ui.table.widget import TableWidget
from tests.bench import kit
from tests.bench.kit import report
from tests.ui.table_samples import full_table

FRAMES = 120
TURN = 90
EARLY = 20  # from when on tiles are picked for the first time


def timed(change: Callable[[int], None], frames: Iterable[int] = range(FRAMES)) -> kit.Times:
    """Change the table and paint what changed, again and again; ms per frame by both clocks."""
    parent = QObject()
    sweeper = Sweeper(parent)

    def painted(frame: int) -> None:
        change(frame)
        QApplication.processEvents()

    def swept() -> Iterator[int]:
        for frame in frames:
            sweeper.sweep()
            yield frame

    QApplication.processEvents()
    return kit.timed(painted, swept())


def late(seats: int, ids: tuple[str, ...], turn: int = TURN, deal: str = "frames") -> Desk:
    """Play a game with modules until somebody at the screen chooses what to do in its turn."""
    config = evolve(default_config(kit.NAMES[:seats], 1, deal), modules=ids)
    session = Session.new(config)
    desk = Desk(session)
    while session.turn < turn or desk.actor is None or desk.mode() is None or not _turn(session):
        play_one(session)
    return desk


def _turn(session: Session) -> bool:
    return session.observation(None).game.frame.kind == "turn"


def viewing(desk: Desk) -> Callable[[int], None]:
    """The view is built and not drawn."""

    def step(_frame: int) -> None:
        desk.view()

    return step


def pointing(widget: TableWidget, desk: Desk) -> Callable[[int], None]:
    """The pointer goes over the cells of the board and the cards."""
    view = desk.view()
    cells, slots = ([one.target for one in part] for part in (view.palace.tiles, view.market))
    targets = [*cells, *slots]

    def step(frame: int) -> None:
        desk.hover(targets[frame % len(targets)])
        widget.show_view(desk.view())

    return step


def picking(widget: TableWidget, desk: Desk) -> Callable[[int], None]:
    """Tiles of the market are picked and let go."""

    def step(frame: int) -> None:
        desk.pick(AtSlot(frame // 2 % 4) if frame % 2 else Press("cancel"))
        widget.show_view(desk.view())

    return step


def first_picks(widget: TableWidget, desk: Desk) -> Iterator[int]:
    """Slots of tiles that can be paid, as the game goes on: none was picked in this turn before.

    Everything that is prepared while nothing happens is ready, and the board lies still.
    """
    ahead = Ahead(desk, widget, widget)
    while not desk.session.over:
        mode = desk.mode()
        if mode is not None and _turn(desk.session):
            slots = [slot for slot in range(4) if mode.why_not(AtSlot(slot)) is None]
            for slot in slots:
                desk.pick(Press("cancel"))
                widget.show_view(desk.view())
                widget.person_acts(by_key=False)
                ahead.begin()
                while ahead._timer.isActive():
                    ahead.step()
                QApplication.processEvents()
                yield slot
        play_one(desk.session)


def choosing(widget: TableWidget, desk: Desk) -> Callable[[int], None]:
    """A tile of the market is picked."""

    def step(slot: int) -> None:
        desk.pick(AtSlot(slot))
        widget.show_view(desk.view())

    return step


def flights(widget: TableWidget) -> Callable[[int], None]:
    """Ten tiles and cards fly across the table at once."""
    pieces = widget.table.pieces[:5] + widget.table.pieces[-5:]
    tracks = []
    for k, piece in enumerate(pieces):
        widget.table.removeItem(piece)  # from whatever it lay on
        widget.table.addItem(piece)
        piece.setZValue(60)
        end = Pose(200 + 150 * k, 900 - 60 * k, 0.7, 4)
        tracks.append(Track(piece, Pose(piece.x(), piece.y()), end, 0, FRAMES * 16))
    director = widget.table.director
    director.play(tracks)
    director._timer.stop()
    return lambda frame: director.advance(frame * 16)


def wishes() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--scale", type=int, default=100, help="of letters, in percent")
    parser.add_argument("--deals", type=int, default=1, help="games for the first picks")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    paint_alone()
    app = QApplication(sys.argv)
    load_fonts()
    asked = wishes()
    width, height = (int(text) for text in asked.size.split("x"))
    ctx = UiContext(scale=asked.scale / 100)
    ctx.set_window(width, height)
    widget = TableWidget(ctx)
    widget.resize(width, height)
    widget.show()
    desk = late(asked.seats, modules.IDS) if asked.modules == "all" else None
    view = desk.view() if desk is not None else full_table(asked.seats)
    start = time.perf_counter()
    widget.show_view(view)
    app.processEvents()
    print(f"first view {(time.perf_counter() - start) * 1000:.0f} ms")
    report("same view again", timed(lambda _: widget.show_view(view)))
    report("pan", timed(lambda frame: widget.pan(3 if frame % 20 < 10 else -3, 1)))
    zooms = (1.05, 1 / 1.05)
    middle = QPointF(widget.table.board.area.center())
    report("zoom", timed(lambda frame: widget.zoom_by(zooms[frame % 16 < 8], middle)))
    widget.zoom("fit")
    app.processEvents()
    if desk is not None:
        report("the view alone", timed(viewing(desk)))
        report("pointing", timed(pointing(widget, desk)))
        report("picking", timed(picking(widget, desk)))
        widget.show_view(desk.view())
    report("ten pieces in flight", timed(flights(widget)))
    if desk is not None:
        first: kit.Times = []
        for deal in range(asked.deals):
            other = late(asked.seats, modules.IDS, EARLY, f"frames{deal or ''}")
            first += timed(choosing(widget, other), first_picks(widget, other))
        report(f"picked for the first time ({len(first)})", first)
    widget.stop()


if __name__ == "__main__":
    main()
