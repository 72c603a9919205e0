"""The pieces on the table: each tile and card is one item that is moved, never made again.

Layers hold them, `match` finds which stays, comes or goes, the `Sharpener` repaints them when the
board was enlarged.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from attrs import frozen
from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.controller.view.targets import AtHand, Target
from alhambra_qt.controller.view.view_parts import (
    CANNOT,
    CHOSEN,
    PIECE_KINDS,
    PLAIN,
    PieceKind,
    State,
)
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.theme import CREAM, INDIGO, with_alpha
from alhambra_qt.ui.pieces.small_pieces import token_picture

SPREAD = 16  # room around a piece for its marks
# Where the badge of a tile is, as parts of its side, and where that of other kinds of tiles is.
BADGE, OTHER_BADGES = (0.275, 0.275), {"camp": (0.19, 0.81)}
CARD, TILE, TOKEN = PIECE_KINDS


@frozen
class PiecePlace:
    """The pose of a piece: its kind, its id, its upright rectangle, and its look there.

    `board` tells that it stands in the own Alhambra (and is cut at the edge of the board), `price`
    what is written over a tile too small for its own badge to be read.
    """

    kind: PieceKind
    id: str
    rect: QRectF
    target: Target | None = None
    z: float = 0
    angle: float = 0
    state: State = PLAIN
    last: bool = False
    put: bool = False
    board: bool = False
    faded: bool = False
    price: int = 0


class Piece(Guarded, QGraphicsItem):
    """A tile, a card or a token on the table; it stands by its centre, so that it turns there."""

    def __init__(self, kind: PieceKind, id: str, look: Look) -> None:
        super().__init__()
        self.kind, self.id, self.look = kind, id, look
        self.width = 0.0
        self.soft = False  # whether a picture of another size will do for the moment
        self.place: PiecePlace | None = None

    def settle(self, place: PiecePlace, look: Look) -> None:
        """Take the look and the position of a place."""
        if place.rect.width() != self.width:
            self.prepareGeometryChange()
            self.width = place.rect.width()
        old = self.place
        same = old is place or (old is not None and _looks(old) == _looks(place))
        changed = not same or look is not self.look
        self.place, self.look = place, look
        self.setPos(place.rect.center())
        # Turning and scaling repaint an item even when nothing changes.
        if self.rotation() != place.angle:
            self.setRotation(place.angle)
        if self.scale() != 1.0:
            self.setScale(1.0)
        self.setOpacity(1.0)
        if changed:
            self.update()

    @property
    def on_board(self) -> bool:
        """Whether it stands in the own Alhambra."""
        return self.place is not None and self.place.board

    @property
    def height(self) -> float:
        return self.width * (CARD_RATIO if self.kind == CARD else 1.0)

    def picture(self) -> QPixmap:
        """The art at the size of the place."""
        if self.kind == CARD:
            return self.look.card(self.id, self.width)
        if self.kind == TOKEN:
            return token_picture(self.look, self.id, self.width)
        seen = self.look.tile_seen(self.id, self.width) if self.soft else None
        if seen is not None:
            return seen
        return self.look.tile(self.id, self.width)

    def sharpen(self) -> None:
        """Paint it in its own size again."""
        if self.soft:
            self.soft = False
            self.picture()
            self.update()

    def face(self) -> QRectF:
        """The piece itself in its own coordinates."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def boundingRect(self) -> QRectF:
        return self.face().adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the art, then the marks of its state."""
        place, theme, face = self.place, self.look.theme, self.face()
        if place is None:
            return
        if self.rotation() or self.scale() != 1.0:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        muted = place.state == CANNOT or place.faded
        if place.state == CHOSEN and self.kind == TILE and not place.board:
            shade = with_alpha(theme.shadow if not theme.contrast else theme.ink2, 0.4)
            painter.fillRect(face.adjusted(4, face.height() * 0.2, -4, 5), shade)
        if muted:
            painter.setOpacity(painter.opacity() * 0.45)
        art = self.picture()
        if self.soft:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(face, art, QRectF(art.rect()))
        else:
            painter.drawPixmap(face.topLeft(), art)
        if muted:
            painter.setOpacity(painter.opacity() / 0.45)
        self._marks(painter, place, face)

    def _marks(self, painter: QPainter, place: PiecePlace, face: QRectF) -> None:
        theme = self.look.theme
        if place.price:
            x, y = OTHER_BADGES.get(self.id.partition("-")[0], BADGE)
            inset = self.look.px(3)
            at = face.topLeft() + QPointF(x * face.width() - inset, y * face.height() - inset)
            _price(painter, at, self.look, place.price)
        if place.last:
            paint.glow(painter, face, theme)
        if place.state == CHOSEN:
            self._chosen(painter, face)
        elif place.state == CANNOT:
            paint.bar_disc(painter, face.center(), max(9.0, self.width * 0.17), theme)
        elif place.put:
            _put_frame(painter, face, theme.ring, theme.gold2)

    def _chosen(self, painter: QPainter, face: QRectF) -> None:
        theme = self.look.theme
        radius = self.width * (0.09 if self.kind == CARD else 0.03)
        if self.kind == TILE:
            paint.selected_frame(painter, face, theme, radius)
            return
        with paint.saved(painter):
            painter.setPen(QPen(theme.acc, 3.4))
            painter.setBrush(QColor(0, 0, 0, 0))
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
        disc = max(8.0, min(12.0, self.width * 0.15))
        # In a fan only the left edge of a card is seen: the tick lies above its value, never on it.
        # Elsewhere it lies within the card, where the ring of the focus does not cover it.
        fanned = self.place is not None and isinstance(self.place.target, AtHand)
        x = face.left() + self.width * 0.2 if fanned else face.right() - disc * 1.5
        y = face.top() + disc * (-0.6 if fanned else 1.7)
        paint.tick_disc(painter, QPointF(x, y), disc, theme)


def _price(painter: QPainter, at: QPointF, look: Look, price: int) -> None:
    """The badge of a tile, large enough to be read, over its own."""
    radius = look.px(11)
    with paint.saved(painter):
        painter.setPen(QPen(look.theme.gold2, 1))
        painter.setBrush(INDIGO)
        painter.drawPath(paint.star_path(at, radius))
        painter.setPen(CREAM)
        painter.setFont(look.font("small", 700))
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(price))


def _put_frame(painter: QPainter, face: QRectF, dark: QColor, gold: QColor) -> None:
    """The frame of a tile that was put down but not confirmed."""
    with paint.saved(painter):
        painter.setBrush(QColor(0, 0, 0, 0))
        for colour, width in ((dark, 7.0), (gold, 3.6)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(face.adjusted(-2, -2, 2, 2), 6, 6)


def _looks(place: PiecePlace) -> tuple[object, ...]:
    return (place.rect.size(), place.state, place.last, place.put, place.faded, place.price)


class Layer(Guarded, QGraphicsItem):
    """Holds the pieces of one height; nothing of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        """The area in which its pieces are visible, if that is limited."""
        return self.rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing of its own."""


class Clip(Layer):
    """The window through which the own Alhambra is seen."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)

    def set_rect(self, rect: QRectF) -> None:
        """Cut at the inside of the board's edge."""
        inner = rect.adjusted(3, 3, -3, -3)
        if inner != self.rect:
            self.prepareGeometryChange()
            self.rect = inner


@frozen
class PieceMatch:
    """Pieces that stay with their new places, places without a piece, pieces without a place."""

    kept: tuple[tuple[Piece, PiecePlace], ...]
    new: tuple[PiecePlace, ...]
    gone: tuple[Piece, ...]


def match(pieces: Sequence[Piece], places: Iterable[PiecePlace]) -> PieceMatch:
    """Pair pieces and places of the same kind, nearest first; the same target counts as nearest."""
    free: dict[tuple[str, str], list[Piece]] = defaultdict(list)
    wanted: dict[tuple[str, str], list[PiecePlace]] = defaultdict(list)
    for piece in pieces:
        free[piece.kind, piece.id].append(piece)
    for place in places:
        wanted[place.kind, place.id].append(place)
    kept: list[tuple[Piece, PiecePlace]] = []
    new: list[PiecePlace] = []
    for key, some in wanted.items():
        have = free.get(key, [])
        if len(have) == len(some) == 1:  # as most often, and nothing is to be measured
            kept.append((have[0], some[0]))
            have.clear()
            continue
        pairs = sorted(
            (_distance(piece, place), i, j)
            for i, piece in enumerate(have)
            for j, place in enumerate(some)
        )
        used_pieces: set[int] = set()
        used_places: set[int] = set()
        for _, i, j in pairs:
            if i not in used_pieces and j not in used_places:
                used_pieces.add(i)
                used_places.add(j)
                kept.append((have[i], some[j]))
        new += [place for j, place in enumerate(some) if j not in used_places]
        free[key] = [piece for i, piece in enumerate(have) if i not in used_pieces]
    gone = tuple(piece for rest in free.values() for piece in rest)
    return PieceMatch(tuple(kept), tuple(new), gone)


def _distance(piece: Piece, place: PiecePlace) -> float:
    if piece.place is None:
        return 1e9
    old, new = piece.place.rect.center(), place.rect.center()
    return (old.x() - new.x()) ** 2 + (old.y() - new.y()) ** 2


REST, EACH = 90, 3  # milliseconds after the last change, and of one go


class Sharpener(Guarded, QObject):
    """Lets the tiles of the board be soft for a moment, then makes one after the other sharp."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._soft: list[Piece] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def soften(self, pieces: Sequence[Piece]) -> None:
        """The size of these has changed, and may soon change again."""
        self._soft = [piece for piece in pieces if piece.kind == TILE]
        for piece in self._soft:
            piece.soft = True
        self._timer.start(REST)

    def finish(self) -> None:
        """Make all of them sharp at once."""
        for piece in self._soft:
            piece.sharpen()
        self._soft = []

    def _go_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._soft and clock.elapsed() < EACH:
            self._soft.pop().sharpen()
        if self._soft:
            self._timer.start(0)
