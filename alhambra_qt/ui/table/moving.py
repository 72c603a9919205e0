"""How pieces move: what moves in an event (`Planner`), when (`Playback`), and over which time.

The director moves them: it never keeps anybody waiting, and always ends right. One timer drives all
tracks and stops when there is nothing to move. `finish` puts everything at its end at once; any key
or click does that.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence

from attrs import define, evolve, field, frozen
from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

from alhambra_qt.controller.faces.found import free_tokens
from alhambra_qt.controller.presenter.motions import with_walls
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import (
    AT_BAG,
    AT_DECK,
    AtCell,
    AtDisplay,
    AtHand,
    AtPlace,
    AtSlot,
    NamedTile,
    OnShelf,
    Target,
)
from alhambra_qt.controller.view.view_parts import PieceKind
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.steps import frame_timer
from alhambra_qt.ui.pieces.small_pieces import corner_of
from alhambra_qt.ui.table.anchors import on_board
from alhambra_qt.ui.table.pieces import CARD, TILE, TOKEN, Piece, PieceMatch, PiecePlace

ABOVE = 8  # pixels that a tile comes down when it is put down
LATE = 20  # so many steps behind the game, nothing moves any more until the table has caught up


@frozen
class Pose:
    """The pose of an item: place, size against its own, angle, opacity."""

    x: float
    y: float
    scale: float = 1.0
    angle: float = 0.0
    opacity: float = 1.0

    def between(self, other: Pose, share: float) -> Pose:
        """A pose on the way."""
        return Pose(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            self.scale + (other.scale - self.scale) * share,
            self.angle + (other.angle - self.angle) * share,
            self.opacity + (other.opacity - self.opacity) * share,
        )


@define
class Track:
    """One item on its way from a pose to another; one that is `gone` leaves the table at its end.

    One that `hides` is invisible until it starts; in the last `drop` milliseconds it comes down;
    `sound` is played at its end.
    """

    item: QGraphicsItem
    start: Pose
    end: Pose
    delay: int
    duration: int
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    gone: bool = False
    hides: bool = False
    sound: str = ""
    drop: int = 0

    def at(self, time: int) -> bool:
        """Pose the item for a time since the beginning; return whether it has arrived."""
        if time < self.delay:
            pose(self.item, evolve(self.start, opacity=0.0) if self.hides else self.start)
            return False
        over = time - self.delay
        if over >= self.duration:
            pose(self.item, self.end)
            return True
        flight = self.duration - self.drop
        above = evolve(self.end, y=self.end.y - (ABOVE if self.drop else 0))
        if over < flight:
            share = QEasingCurve(self.curve).valueForProgress(over / flight)
            pose(self.item, self.start.between(above, share))
        else:
            share = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(
                (over - flight) / self.drop
            )
            pose(self.item, above.between(self.end, share))
        return False


def pose(item: QGraphicsItem, to: Pose) -> None:
    """Put an item into a pose."""
    item.setPos(QPointF(to.x, to.y))
    if item.scale() != to.scale:
        item.setScale(to.scale)
    if item.rotation() != to.angle:
        item.setRotation(to.angle)
    item.setOpacity(to.opacity)


class Director(Guarded, QObject):
    """Plays tracks.

    Signals:
        finished: nothing moves any more.
        landed: a track is at its end.
        sounded: something with a sound has arrived.
    """

    finished = Signal()
    landed = Signal(object)
    sounded = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tracks: list[Track] = []
        self._clock = QElapsedTimer()
        self._timer = frame_timer(self, self._tick)

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return bool(self.tracks)

    def play(self, tracks: Iterable[Track]) -> None:
        """Begin to move; what was moving is finished first."""
        self.finish(quiet=True)
        self.tracks = [track for track in tracks if track.duration > 0]
        if not self.tracks:
            return
        for track in self.tracks:
            track.at(0)
        self._clock.start()
        self._timer.start()

    def finish(self, *, quiet: bool = False) -> None:
        """Put everything at its end at once."""
        if not self.tracks:
            return
        self.advance(1 << 30, quiet=quiet)

    def stop(self) -> None:
        """Put everything at its end at once; nobody hears it."""
        for track in self.tracks:
            track.sound = ""
        self.finish(quiet=True)

    def _tick(self) -> None:
        self.advance(int(self._clock.elapsed()))

    def advance(self, time: int, *, quiet: bool = False) -> None:
        """Show the moment that many milliseconds after the beginning."""
        moving = []
        for track in self.tracks:
            if track.at(time):
                self.landed.emit(track)
                if track.sound:
                    self.sounded.emit(track.sound)
            else:
                moving.append(track)
        self.tracks = moving
        if not moving:
            self._timer.stop()
            if not quiet:
                self.finished.emit()


RAISE, FLIGHT, DROP, MONEY, STAGGER, REFILL, FADE = 140, 320, 140, 260, 50, 220, 80
SOURCES = (AT_DECK, AT_BAG)
STAYS = (AtCell, AtSlot, AtDisplay, OnShelf)  # where a piece is seen once it has arrived
BACK = "back"
# Where a piece lies until it goes; from elsewhere it is seen only when it goes.
LIES = (AtCell, NamedTile, AtSlot, AtDisplay)

Anchor = Callable[[Target, int], QRectF]


def sort_of(end: Target) -> Target | type[Target]:
    """Return the kind of place at which a motion begins or ends."""
    return end if isinstance(end, AtPlace) else type(end)


def pose_of(place: PiecePlace) -> Pose:
    """The pose of a piece that stands in its place."""
    centre = place.rect.center()
    return Pose(centre.x(), centre.y(), 1.0, place.angle)


def pose_in(rect: QRectF, width: float, opacity: float = 1.0) -> Pose:
    """The pose of a piece of that width shrunk or grown into a rectangle."""
    centre = rect.center()
    share = rect.width() / width if width else 1.0
    return Pose(centre.x(), centre.y(), max(0.05, share), 0.0, opacity)


def _within(rect: QRectF, width: float) -> QRectF:
    found = QRectF(0, 0, min(rect.width(), width), min(rect.height(), width))
    found.moveCenter(rect.center())
    return found


def _lies(source: Target) -> bool:
    """Whether a piece is seen where it comes from before it goes."""
    if isinstance(source, OnShelf):
        return bool(source.piece)
    return isinstance(source, LIES) and not source.whole


@define
class Planner:
    """Plans the tracks of one change.

    Attributes:
        anchor: where a target of a motion lies, for a seat.
        make: makes a piece for a flight of its own (an opponent's tile or card).
        drop: takes a piece off the table when it has arrived.
        you: the seat whose table it is.
        widest: how wide a card or token is on its way at most.
    """

    ctx: UiContext
    anchor: Anchor
    make: Callable[[PieceKind, str, float], Piece]
    drop: Callable[[Piece], None]
    you: int = 0
    widest: float = 64
    tracks: list[Track] = field(factory=list)
    _delays: dict[int, int] = field(factory=dict)
    _used: set[int] = field(factory=set)
    _sounds: dict[int, str] = field(factory=dict)

    def plan(self, found: PieceMatch, motions: Sequence[Motion]) -> list[Track]:
        """All tracks of a change: moves, arrivals, departures, and flights of others."""
        self._time(motions)
        for piece, place in found.kept:
            self._keep(piece, place, motions)
        for piece in found.gone:
            self._leave(piece, motions)
        return self.tracks

    def arrive(self, piece: Piece, place: PiecePlace, motions: Sequence[Motion]) -> None:
        """A piece that was not on the table comes from where its motion says, or fades in."""
        index = self._motion(place.kind, place.id, motions)
        if index < 0 and isinstance(place.target, AtHand):
            index = self._motion(place.kind, BACK, motions, self.you)  # only its owner sees it
        end = pose_of(place)
        if index < 0 or self.ctx.reduced_motion:
            start = Pose(end.x, end.y, 1.0, end.angle, 0.0)
            self._add(piece, start, end, self._delays.get(index, 0), FADE, of=index)
            return
        motion = motions[index]
        source = self.anchor(motion.source, motion.seat)
        start = pose_in(source, place.rect.width(), 0.0 if motion.source in SOURCES else 1.0)
        length = REFILL if motion.source in SOURCES else self._length(place.kind)
        self._add(piece, start, end, self._delays[index], length, of=index, drops=place.board)

    def others(self, motions: Sequence[Motion]) -> list[tuple[Piece, Motion]]:
        """Flights of pieces that are no items of their own: what opponents pay and place."""
        flights: list[tuple[Piece, Motion]] = []
        if self.ctx.reduced_motion or not self.ctx.duration(FLIGHT):
            return flights
        for index, motion in enumerate(motions):
            if index in self._used:
                continue
            first = self.anchor(motion.source, motion.seat)
            last = self.anchor(motion.dest, motion.seat)
            if first.isEmpty() or last.isEmpty() or first == last:
                continue
            if motion.kind == TOKEN and motion.piece not in free_tokens():
                ends = ((motion.source, first), (motion.dest, last))
                first, last = (
                    corner_of(rect, motion.piece) if on_board(end) else rect for end, rect in ends
                )
            width = max(first.width(), last.width())
            if motion.kind != TILE and width > self.widest:
                width = self.widest
                first, last = (_within(rect, width) for rect in (first, last))
            piece = self.make(motion.kind, motion.piece, width)
            stays = isinstance(motion.dest, STAYS) and not motion.dest.whole
            end = pose_in(last, width, 1.0 if stays else 0.0)
            self._add(
                piece,
                pose_in(first, width),
                end,
                self._delays[index],
                self._length(motion.kind),
                gone=True,
                hides=not _lies(motion.source),
                of=index,
            )
            flights.append((piece, motion))
        return flights

    # -- one piece ----------------------------------------------------------------------------

    def _keep(self, piece: Piece, place: PiecePlace, motions: Sequence[Motion]) -> None:
        old = piece.place
        if old is None or (old.rect == place.rect and old.angle == place.angle):
            return
        index = self._motion(place.kind, place.id, motions)
        if index < 0 and old.board and place.board and old.target == place.target:
            return  # the board is seen anew: all of it at once, with the marks that lie on it
        end = pose_of(place)
        if self.ctx.reduced_motion:
            self._add(piece, Pose(end.x, end.y, 1.0, end.angle, 0.0), end, 0, FADE, of=index)
            return
        start = Pose(
            piece.x(),
            piece.y(),
            old.rect.width() / max(1.0, place.rect.width()) * piece.scale(),
            piece.rotation(),
        )
        near = abs(end.x - start.x) + abs(end.y - start.y) < place.rect.width() * 0.5
        length = RAISE if near and index < 0 else self._length(place.kind)
        delay = self._delays.get(index, 0)
        self._add(piece, start, end, delay, length, of=index, drops=place.board)

    def _leave(self, piece: Piece, motions: Sequence[Motion]) -> None:
        index = self._motion(piece.kind, piece.id, motions)
        here = Pose(piece.x(), piece.y(), piece.scale(), piece.rotation(), 1.0)
        if index < 0 or self.ctx.reduced_motion:
            gone = Pose(here.x, here.y, here.scale, here.angle, 0.0)
            self._add(piece, here, gone, 0, FADE, gone=True, of=index)
            return
        motion = motions[index]
        goal = self.anchor(motion.dest, motion.seat)
        if goal.isEmpty():
            goal = QRectF(here.x, here.y, piece.width * 0.5, piece.width * 0.5)
        end = pose_in(goal, piece.width, 0.0)
        length = self._length(piece.kind)
        self._add(piece, here, end, self._delays[index], length, gone=True, of=index)

    def _length(self, kind: PieceKind) -> int:
        return FLIGHT if kind == TILE else MONEY

    def _add(
        self,
        piece: Piece,
        start: Pose,
        end: Pose,
        delay: int,
        length: int,
        *,
        gone: bool = False,
        hides: bool = False,
        of: int = -1,
        drops: bool = False,
    ) -> None:
        """Add a track, which takes the sound of the motion it is ``of``."""
        curve = QEasingCurve.Type.OutCubic
        if piece.kind == TILE and length == FLIGHT:
            curve = QEasingCurve.Type.InOutCubic
        duration = self.ctx.duration(length)
        if duration <= 0:
            if gone:
                self.drop(piece)
            return
        self.tracks.append(
            Track(
                piece,
                start,
                end,
                self.ctx.duration(delay) if delay else 0,
                duration,
                curve,
                gone,
                hides,
                self._sounds.pop(of, ""),
                self.ctx.duration(DROP) if drops and length == FLIGHT else 0,
            )
        )

    def still_heard(self) -> None:
        """Play at once what is not seen on its way."""
        for sound in self._sounds.values():
            self.ctx.sound(sound)

    # -- when ---------------------------------------------------------------------------------

    def _motion(
        self, kind: PieceKind, id: str, motions: Sequence[Motion], seat: int | None = None
    ) -> int:
        """The first motion of such a piece that is not spoken for; -1 if there is none."""
        for index, motion in enumerate(motions):
            if index in self._used or seat not in (None, motion.seat):
                continue
            if motion.kind == kind and motion.piece == id:
                self._used.add(index)
                return index
        return -1

    def _time(self, motions: Sequence[Motion]) -> None:
        """Cards of one payment follow each other quickly, refills one after the other."""
        time, last = 0, None
        for index, motion in enumerate(motions):
            refill = motion.source in SOURCES
            run = motion.kind, *(sort_of(end) for end in (motion.source, motion.dest))
            if last is not None and run != last:
                time += 160 if motion.kind == CARD else 120
            elif last is not None:
                time += REFILL if refill else STAGGER
            self._delays[index] = time
            if motion.sound:
                self._sounds[index] = motion.sound
            last = run


class Playback(Guarded, QObject):
    """The changes still to be shown.

    Signals:
        due: a view is to be shown, with the motions that led to it; None: without any movement.
        idle: all of them were shown and nothing moves; always emitted later, never from `play`.
    """

    due = Signal(object, object)
    idle = Signal()

    def __init__(self, director: Director, parent: QObject) -> None:
        super().__init__(parent)
        self.busy = False
        self._director = director
        self._queue: deque[tuple[tuple[Motion, ...], TableView]] = deque()
        self._latest: TableView | None = None
        self._last: TableView | None = None  # what was to be shown last, now or later
        director.finished.connect(self._landed)

    def show(self, view: TableView) -> None:
        """Show a view now, or after what is being played."""
        self._last = view
        if self.busy:
            self._latest = view
        else:
            self.due.emit(view, ())

    def play(self, motions: Sequence[Motion], view: TableView) -> None:
        """Show a change after those before it, at once if too many are waiting.

        Computers wait for what moves here, people at other computers do not.
        """
        self._queue.append((with_walls(motions, self._last, view), view))
        self._last = view
        if len(self._queue) > LATE:
            self.finish()
        if not self.busy:
            self.busy = True
            self._next()

    def stop(self) -> None:
        """Drop queued animations."""
        self._queue.clear()
        self._latest, self.busy = None, False
        self._director.stop()

    def finish(self) -> None:
        """Finish all animations at once."""
        while self._queue:
            _, view = self._queue.popleft()
            self.due.emit(view, None)
        if self._director.busy:
            self._director.finish(quiet=True)
        if self.busy:
            QTimer.singleShot(0, self, self._landed)

    def _next(self) -> None:
        if self._queue:
            motions, view = self._queue.popleft()
            self.due.emit(view, motions)
            if not self._director.busy:
                QTimer.singleShot(0, self, self._landed)
            return
        self.busy = False
        if self._latest is not None:
            view, self._latest = self._latest, None
            self.due.emit(view, None)
        self.idle.emit()

    def _landed(self) -> None:
        if self.busy and not self._director.busy:
            self._next()
