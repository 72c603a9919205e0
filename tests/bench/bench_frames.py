"""How long a frame of the table takes: python -m tests.bench.bench_frames [width height].

Six seats with full Alhambras; tiles fly over the table, the board is moved and enlarged, a tile
is pointed at. The figure to keep is the 95th percentile of a frame: under 8 ms at 1920x1080.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.fonts import load_fonts
from alhambra_qt.ui.table.director import Pose, Track
from alhambra_qt.ui.table.widget import TableWidget
from tests.ui.table_samples import full_table

FRAMES = 120


def timed(widget: TableWidget, change: Callable[[int], None]) -> list[float]:
    """Change the table and paint what changed, again and again; milliseconds per frame."""
    times = []
    for frame in range(FRAMES):
        start = time.perf_counter()
        change(frame)
        QApplication.processEvents()
        times.append((time.perf_counter() - start) * 1000)
    return times


def flights(widget: TableWidget) -> Callable[[int], None]:
    """Ten tiles and cards fly across the table at once."""
    pieces = widget.table.pieces[:5] + widget.table.pieces[-5:]
    tracks = []
    for k, piece in enumerate(pieces):
        piece.setParentItem(None)
        piece.setZValue(60)
        end = Pose(200 + 150 * k, 900 - 60 * k, 0.7, 4)
        tracks.append(Track(piece, Pose(piece.x(), piece.y()), end, 0, FRAMES * 16))
    director = widget.table.director
    director.play(tracks)
    director._timer.stop()
    return lambda frame: director.advance(frame * 16)


def report(name: str, times: list[float]) -> None:
    """Print median and 95th percentile."""
    ranked = sorted(times)
    median, high = ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.95)]
    print(f"{name:28} median {median:6.2f} ms   p95 {high:6.2f} ms")


def main() -> None:
    """Measure and print."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv)
    load_fonts()
    width, height = (int(text) for text in (*sys.argv[1:3], "1920", "1080")[:2])
    ctx = UiContext()
    ctx.set_window(width, height)
    widget = TableWidget(ctx)
    widget.resize(width, height)
    widget.show()
    view = full_table()
    start = time.perf_counter()
    widget.show_view(view)
    app.processEvents()
    print(f"first view {(time.perf_counter() - start) * 1000:.0f} ms")
    report("same view again", timed(widget, lambda _: widget.show_view(view)))
    report("pan", timed(widget, lambda frame: widget.pan(3 if frame % 20 < 10 else -3, 1)))
    zooms = (1.05, 1 / 1.05)
    middle = QPointF(widget.table.board.rect.center())
    report("zoom", timed(widget, lambda frame: widget.zoom_by(zooms[frame % 16 < 8], middle)))
    widget.zoom("fit")
    app.processEvents()
    report("ten pieces in flight", timed(widget, flights(widget)))
    widget.stop()


if __name__ == "__main__":
    main()
