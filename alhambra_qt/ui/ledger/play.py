"""Playing a scoring step by step: line after line, each proof in its steps, the wall in numbers."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QObject, QTimer, Signal

from alhambra_qt.controller.view.page_views import MajorityProof, Proof, ScoringPage
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.ledger.board import numbers
from alhambra_qt.ui.ledger.cell import Revealed
from alhambra_qt.ui.ledger.proof import ALL

STEP_MS, NUMBER_MS = 420, 70


@frozen
class Beat:
    """One moment of the play: what the table shows, and how far the proof of the line is."""

    item: str
    seat: int
    shows: Revealed
    stage: int = ALL
    upto: int | None = None
    ms: int = STEP_MS


def best_seat(page: ScoringPage, item: str) -> int:
    """Who gains (or loses) most by a line and has a proof for it, which is looked at first."""
    cells = next((row.cells for row in page.rows if row.item == item), ())
    proved = [cell for cell in cells if page.proof(item, cell.seat) is not None]
    best = max(proved, key=lambda cell: (abs(cell.points), cell.count), default=None)
    return -1 if best is None else best.seat


def beats(page: ScoringPage) -> list[Beat]:
    """All moments of a scoring, in order."""
    found: list[Beat] = []
    for index, row in enumerate(page.rows):
        seat = best_seat(page, row.item)
        proof = page.proof(row.item, seat)
        counted, paid = Revealed(index, counts=True), Revealed(index, counts=True, points=True)
        if isinstance(proof, MajorityProof) and proof.counts:
            found += [
                Beat(row.item, seat, counted, 1),
                Beat(row.item, seat, counted, 2),
                Beat(row.item, seat, paid, 3),
            ]
        elif proof is None or isinstance(proof, MajorityProof):
            found.append(Beat(row.item, seat, paid))
        else:
            found += _numbered(row.item, seat, index, proof)
            found.append(Beat(row.item, seat, paid))
    return found


def _numbered(item: str, seat: int, index: int, proof: Proof) -> list[Beat]:
    last = 0 if isinstance(proof, MajorityProof) else numbers(proof)
    return [Beat(item, seat, Revealed(index), ALL, k, NUMBER_MS) for k in range(1, last + 1)]


class BeatPlayer(Guarded, QObject):
    """Plays beats one after the other; without motion it goes on only when told.

    Signals:
        beat: the next moment is to be shown.
        ended: everything is shown.
    """

    beat = Signal(object)
    ended = Signal()

    def __init__(self, ctx: UiContext, parent: QObject) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self._beats: list[Beat] = []
        self._next = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        """Whether something is still to come."""
        return bool(self._beats)

    @property
    def still(self) -> bool:
        """Whether nothing moves by itself: reduced motion, or no animations."""
        return self.ctx.reduced_motion or self.ctx.duration(STEP_MS) == 0

    def start(self, page: ScoringPage) -> None:
        """Play a scoring from its beginning."""
        self._beats, self._next = beats(page), 0
        if self.still:
            self.next_row()
        else:
            self._go_on()

    def next_row(self) -> None:
        """Show the next line at once."""
        if not self.running:
            return
        if self._next >= len(self._beats):
            self.finish()
            return
        item = self._beats[self._next].item
        while self._next < len(self._beats) and self._beats[self._next].item == item:
            self._next += 1
        self.beat.emit(self._beats[self._next - 1])

    def finish(self) -> None:
        """Show everything."""
        if self.running:
            self.stop()
            self.ended.emit()

    def stop(self) -> None:
        """Forget what is still to come."""
        self._timer.stop()
        self._beats = []

    def pause(self) -> None:
        """Stand still while nobody sees it."""
        self._timer.stop()

    def resume(self) -> None:
        """Go on after a pause."""
        if self.running and not self.still and not self._timer.isActive():
            self._timer.start(self.ctx.duration(STEP_MS))

    def _go_on(self) -> None:
        if self._next >= len(self._beats):
            self.finish()
            return
        beat = self._beats[self._next]
        self._next += 1
        self.beat.emit(beat)
        self._timer.start(self.ctx.duration(beat.ms))
