"""The whole table as one scene: panels, and the pieces that move over them.

What a piece brings is left out of its panel until it has landed; the stars of a thinking player
fill one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from attrs import frozen
from PySide6.QtCore import QObject, QRectF, QTimer, Signal

from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AT_DIRK, BesideSeat, Target
from alhambra_qt.controller.view.view_parts import PieceKind
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.sides.panel import Panel
from alhambra_qt.ui.table.anchors import Laid, anchor, laid_out, lands_on, on_board
from alhambra_qt.ui.table.moving import Director, Planner, Track
from alhambra_qt.ui.table.panel import DrawnPanel
from alhambra_qt.ui.table.panels import PanelScene
from alhambra_qt.ui.table.pieces import TOKEN, Piece, PieceMatch, PiecePlace, match


class TablePart(Protocol):
    """A part of the table that can leave something out."""

    hidden: frozenset[str]

    def hide_pieces(self, ids: frozenset[str]) -> None:
        """Leave these out."""


@frozen
class Coming:
    """A piece in the air, and the part that leaves it out under a name."""

    piece: Piece
    part: TablePart
    name: str


class Landing:
    """Keeps parts of the table from showing what has not arrived yet.

    Names of what is left out: the piece itself, a token with its destination, or the
    place of a special card.
    """

    def __init__(self) -> None:
        self._coming: list[Coming] = []

    def hold(self, piece: Piece, part: TablePart, name: str) -> None:
        """Leave something out of a part until a piece has landed."""
        self._coming.append(Coming(piece, part, name))
        part.hide_pieces(part.hidden | {name})

    def landed(self, piece: Piece) -> None:
        """Show what this piece brought."""
        arrived = [coming for coming in self._coming if coming.piece is piece]
        self._coming = [coming for coming in self._coming if coming.piece is not piece]
        for coming in arrived:
            if not any(
                (other.part, other.name) == (coming.part, coming.name) for other in self._coming
            ):
                coming.part.hide_pieces(coming.part.hidden - {coming.name})


def named(motion: Motion) -> str:
    """Return the name of the piece that is left out while this motion lasts."""
    if isinstance(motion.dest, BesideSeat):
        return str(motion.dest)
    stands = motion.kind == TOKEN and on_board(motion.dest)
    return f"{motion.piece}@{motion.dest}" if stands else motion.piece


STEP = 400  # milliseconds a star takes to fill
STEPS = 12  # nothing moves for more than five seconds
FULL = 3


class ThinkingStars(Guarded, QObject):
    """Counts the stars of the player who thinks.

    Signals:
        filled: so many of them are to be seen.
    """

    filled = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._who = -1
        self._step = 0
        self._timer = QTimer(self, interval=STEP)
        self._timer.timeout.connect(self._tick)

    def follow(self, view: TableView, look: Look) -> None:
        """See who thinks now; without motion the stars are all there at once."""
        thinks = [panel.seat.seat for panel in view.opponents if panel.thinking]
        who = thinks[0] if thinks else -1
        if who == self._who:
            return
        self._who, self._step = who, 0
        full = who < 0 or look.ctx.still
        if full:
            self._timer.stop()
        else:
            self._timer.start()
        self.filled.emit(FULL if full else 0)

    def _tick(self) -> None:
        self._step += 1
        if self._step >= STEPS:
            self._timer.stop()
        self.filled.emit(FULL if self._step >= STEPS else self._step % (FULL + 1))


NOBODY = -9  # no seat, while no view is shown
WIDEST = 64  # a card or a token on its way
NEAR = 60  # a shift of fewer pixels is no flight


class TableScene(PanelScene):
    """The panels with the pieces that move over them."""

    def __init__(self) -> None:
        super().__init__()
        self.director = Director(self)
        self.pieces: list[Piece] = []
        self.flying: list[Piece] = []
        self._before: Laid | None = None
        self.landing, self._stars = Landing(), ThinkingStars(self)
        self._stars.filled.connect(self._fill_stars)
        self.director.landed.connect(self._landed)

    def arrange(self, view: TableView, look: Look, width: float, height: float) -> None:
        self._before = laid_out(self) if look is self.look else None
        super().arrange(view, look, width, height)
        self._stars.follow(view, look)

    def _fill_stars(self, stars: int) -> None:
        for panel in self.rivals:
            player = panel.player(self.view) if self.view is not None else None
            if player is not None and player.thinking and panel.stars != stars:
                panel.stars = stars
                panel.repaint()

    # -- pieces -------------------------------------------------------------------------------

    def put_pieces(self, motions: Sequence[Motion] = (), *, animate: bool = False) -> None:
        """Make the pieces stand where the panels want them, at once or moving there."""
        look = self.look
        if look is None:
            return
        self.director.finish(quiet=True)
        places = [place for panel in self._drawn() for place in panel.places]
        found = match(self.pieces, places)
        new = [(self._make(place.kind, place.id), place) for place in found.new]
        tracks = self._tracks(found, new, motions) if animate else []
        if not tracks:
            self._remove(found.gone)
        for piece, place in (*found.kept, *new):
            self._stand(piece, place, look)
        moving = {id(track.item) for track in tracks}
        self.pieces = [piece for piece, _ in (*found.kept, *new)]
        if tracks:
            self.flying += [piece for piece in found.gone if id(piece) in moving]
            self._remove([piece for piece in found.gone if id(piece) not in moving])
            self._lift(tracks)
            self.director.play(tracks)

    def follow_camera(self) -> None:
        """Let the tiles of the board stand where its camera shows them; what flies ends there."""
        look, flying = self.look, {id(track.item) for track in self.director.tracks}
        places = {(place.kind, place.id): place for place in self.board.places}
        for piece in self.pieces:
            place = places.get((piece.kind, piece.id)) if piece.on_board else None
            if place is not None and id(piece) in flying:
                piece.place = place
            elif place is not None and look is not None:
                self._stand(piece, place, look)

    def _drawn(self) -> list[DrawnPanel]:
        return [
            panel for panel in self.panels() if isinstance(panel, DrawnPanel) and panel.is_shown
        ]

    def _tracks(
        self, found: PieceMatch, new: Sequence[tuple[Piece, PiecePlace]], motions: Sequence[Motion]
    ) -> list[Track]:
        if self.look is None:
            return []
        you = self.view.you.seat.seat if self.view is not None else NOBODY
        made = self._anchor, self._transient, self._drop
        planner = Planner(self.look.ctx, *made, you, float(self.look.px(WIDEST)))
        tracks = planner.plan(found, motions)
        for piece, place in new:
            planner.arrive(piece, place, motions)
        for piece, motion in planner.others(motions):
            for part in self._comes_to(motion):
                self.landing.hold(piece, part, named(motion))
        planner.still_heard()
        return tracks

    def _anchor(self, target: Target, seat: int) -> QRectF:
        """Return the place of a piece, now or before the change, or a substitute for it."""
        return anchor(self, target, seat, self._before)

    def _transient(self, kind: PieceKind, id: str, width: float) -> Piece:
        piece = self._make(kind, id)
        height = width * (1.4 if kind == "card" else 1.0)
        if self.look is not None:
            piece.settle(PiecePlace(kind, id, QRectF(0, 0, width, height)), self.look)
        piece.setParentItem(self.air)
        self.flying.append(piece)
        return piece

    def _make(self, kind: PieceKind, id: str) -> Piece:
        if self.look is None:
            raise RuntimeError("no view was shown yet")
        piece = Piece(kind, id, self.look)
        piece.setParentItem(self.floor)
        return piece

    def _stand(self, piece: Piece, place: PiecePlace, look: Look) -> None:
        parent = self.clip if place.board else self.floor
        if piece.parentItem() is not parent:
            self.removeItem(piece)  # Qt would wipe its old place only as far as the new parent goes
            piece.setParentItem(parent)
            piece.prepareGeometryChange()
        piece.setZValue(place.z)
        piece.settle(place, look)

    def _lift(self, tracks: Sequence[Track]) -> None:
        """Raise pieces that travel far above everything else; those that only shift stay."""
        for track in tracks:
            piece = track.item
            far = abs(track.start.x - track.end.x) + abs(track.start.y - track.end.y) > NEAR
            on_board = piece.parentItem() is self.clip
            came = self.clip.rect.contains(track.start.x, track.start.y)
            if far and not (on_board and came):
                piece.setParentItem(self.air)
                if isinstance(piece, Piece) and piece.place is not None and piece.place.board:
                    self.landing.hold(piece, self.marks, piece.id)  # what lies on the tile

    def _landed(self, track: Track) -> None:
        """A piece has arrived: it leaves the table, or joins the others there."""
        piece = track.item
        if not isinstance(piece, Piece):
            return
        if track.gone:
            self._drop(piece)
        elif piece.place is not None and self.look is not None:
            self._stand(piece, piece.place, self.look)
            self.landing.landed(piece)

    def _comes_to(self, motion: Motion) -> Iterator[TablePart]:
        """The parts in which something of a motion will lie."""
        if motion.dest == AT_DIRK:
            yield self.dirk
        panels: tuple[Panel, ...] = (*self.rivals, self.shelf, self.market)
        for panel in panels:
            if lands_on(panel, motion, self.view):
                yield panel
        if self.view is None or motion.seat != self.view.you.seat.seat:
            return
        if isinstance(motion.dest, BesideSeat):
            yield self.you
        elif motion.kind == TOKEN and on_board(motion.dest):
            yield self.marks

    def _drop(self, piece: Piece) -> None:
        if piece in self.flying:
            self.flying.remove(piece)
        if piece.scene() is self:
            self.removeItem(piece)
        self.landing.landed(piece)

    def _remove(self, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            self._drop(piece)
