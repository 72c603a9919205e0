"""The panels of the opponents, with an enlarged Alhambra beside one of them, and of Dirk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPixmap

from alhambra_qt.controller.view.table_view import PlayerView, TableView
from alhambra_qt.controller.view.view_parts import ZonePiece
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import is_describing
from alhambra_qt.ui.kit.box import (
    RIGHT,
    Art,
    Box,
    Cache,
    Drawn,
    Fixed,
    Ground,
    Hit,
    PaintedOnce,
    Plate,
    Space,
    Words,
    lay,
    spring,
)
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import picture
from alhambra_qt.ui.kit.rows import ByHeight, ByWidth, Column, Row, Stack
from alhambra_qt.ui.kit.signs import emblem, mark_pixmap
from alhambra_qt.ui.pieces.small_pieces import (
    aboard,
    arrived_in,
    carried,
    piece_picture,
    piece_text,
)
from alhambra_qt.ui.sides import special
from alhambra_qt.ui.sides.panel import CLOSER_LEVEL, Panel, PanelPart
from alhambra_qt.ui.sides.players import (
    counted_cells,
    dirk_spot,
    draw_palace,
    head,
    player_spot,
    rows_of,
    sized_cells,
    thumb_grid,
)
from alhambra_qt.ui.sides.popovers import CLOSER, PopoverPanel
from alhambra_qt.ui.sides.spots import spotted, telling

LARGEST = 41  # from there on tiles have simpler art, which is easier to read
WORDS, UPRIGHT = 9.6, 5.6  # ems, of the numbers beside the thumbnail in three columns and in two
BESIDE = ((1, 3.4), (2, 5.2), (3, 7.5))  # columns of them in a low panel, and ems
ALL = 3  # stars of one that thinks


@frozen
class PalaceField:
    """The area of the small Alhambra."""

    rect: QRectF


@frozen
class Signs:
    """The line with modules' pieces beside a player."""

    rect: QRectF


class PlayerPanel(Panel):
    """One player: a small picture of the Alhambra, name, score, sizes, and the six counts."""

    zone, roomy = "rivals", (15.0, 0.0)

    def __init__(self, index: int) -> None:
        super().__init__()
        self.index = index
        self.stars = ALL
        self.grid = 0.0, QPointF()
        self._made: dict[str, Cache[Box]] = {}
        self._extras: Cache[Box | None] = Cache()
        self._picture: Cache[QPixmap] = Cache()

    def part(self, view: TableView) -> object:
        player = self.player(view)
        return player, None if player is None else carried(view, player.seat.seat)

    def title(self) -> str:
        player = self.player(self.view)
        return self.look.text(player.seat.label) if player is not None else ""

    def player(self, view: TableView) -> PlayerView | None:
        """The opponent shown here."""
        return view.opponents[self.index] if self.index < len(view.opponents) else None

    def cell_rect(self, x: int, y: int) -> QRectF:
        """Return the rectangle of a cell of this Alhambra."""
        size, origin = self.grid
        return QRectF(origin.x() + x * size, origin.y() + y * size, size, size)

    @property
    def field(self) -> QRectF:
        """The room of the small Alhambra."""
        return self._place_of(PalaceField)

    @property
    def module_line(self) -> QRectF:
        """Return the area of badges, counted pieces and portraits; empty without modules."""
        return self._place_of(Signs)

    def _place_of(self, kind: type[PalaceField | Signs]) -> QRectF:
        placed = self.laid.of(kind) if self.is_shown else []
        return next((box.rect for box in placed), QRectF())

    def build(self) -> None:
        super().build()
        player = self.player(self.view)
        if player is not None:
            field = self.field.adjusted(3, 3, -3, -3)
            self.grid = thumb_grid(player.palace, field, self.look.pick(72, 60, 41))

    def tree(self) -> Box:
        """The thumbnail, and beside it (where that is narrow, around it) the words."""
        look, player = self.look, self.player(self.view)
        if player is None:
            return Space()
        child = self._narrow(player) if self.narrow else self._roomy(player)
        pad = look.pick(9, 7, 5) / look.em
        acting = player.acting
        edge, width = ("acc", 2.4) if acting else ("line", 1.2)
        plate = Plate(child, None, edge, width, pad, alone=True)
        return spotted(player_spot(look, player, self.zone), plate)

    def _roomy(self, player: PlayerView) -> Box:
        """Words at the right; in a low panel who plays and who is next stands at the left below.

        A high panel has less beside the thumbnail, which then is larger.
        """
        look = self.look
        signs = self._signs(player)
        parts = (
            self._sized(player, 3, 1.0),
            self._counted(player, 3, 2.0),
            Drawn(self._rule, 0, 0.1) if signs is not None else None,
            signs,
        )
        top = self._kept("head", (player.seat, player.score), lambda: head(look, player))
        whole = Column(top, self._status(player), *parts, gap=0.2)
        pad = 2 * look.pick(9, 7, 5)
        wide, high = WORDS * look.em, self.area.height() - pad
        if high - 4 * look.em > self.area.width() - pad - wide:
            return self._upright(player, signs)
        low = whole.size(look, wide)[1] > high
        words = Column(top, *parts, gap=0.05) if low else whole
        below = self._status(player) if low else None
        thumb = Column(Stack(self._thumb(), grow=1.0), below, gap=0.1, grow=1.0)
        return Row(thumb, Fixed(words, WORDS), gap=0.5, middle=False)

    def _upright(self, player: PlayerView, signs: Box | None) -> Box:
        """Numbers in two columns, the rest above and below."""
        look = self.look
        numbers = Column(
            self._sized(player, 2, 2.0),
            self._counted(player, 2, 3.0),
        )
        plate = self._plate(player) if player.thinking else None
        thumb = Stack(self._thumb(), plate, grow=1.0)
        below = Row(thumb, Fixed(numbers, UPRIGHT), gap=0.5, middle=False, grow=1.0)
        kind = (self._next(player), Ground(self._kind(player), keep=1)) if plate is None else ()
        return Column(head(look, player, *kind), below, signs, gap=0.25)

    def _narrow(self, player: PlayerView) -> Box:
        """Name and score above, sizes and tokens below, or beside where there is no height."""
        look = self.look
        sizes, top = sized_cells(look, player), head(look, player)
        signs = self._signs(player)
        over = Column(self._stars(), spring()) if player.thinking else None
        thumb = Stack(self._thumb(), self._plate(player) if player.away else over, grow=1.0)
        if signs is not None and self.area.height() < look.px(126):
            columns = (Fixed(rows_of(sizes, count), width) for count, width in BESIDE)
            forms = (Row(thumb, numbers, middle=False) for numbers in columns)
            return Column(top, ByHeight(*forms, grow=1.0), signs, gap=0.2)
        foot = rows_of(sizes, 3)
        if player.extras is None and signs is not None:
            foot, signs = Row(Fixed(foot, 7.5), signs, gap=0.1), None
        return Column(top, thumb, foot, signs, gap=0.2)

    # -- its parts ----------------------------------------------------------------------------

    def _kept(self, name: str, made_of: tuple[object, ...], make: Callable[[], Box]) -> Box:
        """Return a part that is made, and measured, only when what it shows has changed."""

        def made() -> Box:
            box = make()
            return PaintedOnce(box, "panel", grow=box.grow, keep=box.keep)

        return self._made.setdefault(name, Cache()).get((self.look, *made_of), made)

    def _sized(self, player: PlayerView, columns: int, grow: float) -> Box:
        made_of = player.seat, player.wall, player.hand, len(player.reserve), columns
        cells = partial(sized_cells, self.look, player)
        return self._kept("sizes", made_of, lambda: rows_of(cells(), columns, grow=grow))

    def _counted(self, player: PlayerView, columns: int, grow: float) -> Box:
        made_of, cells = (player.seat, player.counts, columns), partial(counted_cells, self.look)
        return self._kept("counts", made_of, lambda: rows_of(cells(player), columns, grow=grow))

    def _signs(self, player: PlayerView) -> Box | None:
        made_of = self.look, player.seat, player.extras, player.badges

        def made() -> Box | None:
            signs = special.signs(self.look, player, self.zone)
            return PaintedOnce(Hit(signs, Signs), "panel") if signs is not None else None

        return self._extras.get(made_of, made)

    def _rule(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(QPen(self.look.theme.rule, 1))
        painter.drawLine(area.topLeft(), area.topRight())

    def _thumb(self) -> Box:
        """The ground of the small Alhambra, which is painted with what has arrived there."""
        look = self.look
        radius = look.m.radius * 0.6 / look.em
        ground = look.theme.board if not look.theme.contrast else look.theme.panel
        tree = Ground(Drawn(self._palace), ground, radius=radius)
        return Hit(Drawn(partial(self._thumbnail, tree)), PalaceField)

    def _thumbnail(self, tree: Box, painter: QPainter, area: QRectF) -> None:
        """Paint it from a picture, which most acts leave as it is."""
        dpr, player = painter.device().devicePixelRatio(), self.player(self.view)
        traced = is_describing() or self.look.trace is not None
        if player is None or traced or dpr != round(dpr):
            lay(tree, self.look, area).paint(painter)
            return
        carries = carried(self.view, player.seat.seat)
        made_of = self.look, player.palace, carries, self.hidden, area, dpr
        edge = len(paint.GLOW)  # around a tile beside the edge
        whole = area.toAlignedRect().adjusted(-edge, -edge, edge, edge).toRectF()

        def made() -> QPixmap:
            return paint.picture_of(whole, dpr, lay(tree, self.look, area).paint)

        painter.drawPixmap(whole.topLeft(), self._picture.get(made_of, made))

    def _palace(self, painter: QPainter, _area: QRectF) -> None:
        player = self.player(self.view)
        if player is not None:
            carries = aboard(carried(self.view, player.seat.seat), self.hidden)
            palace = arrived_in(player.palace, self.hidden)
            size, corner = self.grid
            draw_palace(self.look, painter, palace, size, corner, self.hidden, carries, small=True)

    def _stars(self) -> Box:
        """A computer is thinking: three stars that fill one after the other, for a while."""
        return Drawn(self._draw_stars, 3.9, 1.2)

    def _draw_stars(self, painter: QPainter, area: QRectF) -> None:
        size = min(area.height(), self.look.em * 1.0)
        at = QPointF(area.left() + 2, area.center().y())
        paint.level_stars(painter, at, size, self.stars, ALL, self.look.theme)

    def _status(self, player: PlayerView) -> Box:
        look, first = self.look, self._next(player)
        if player.thinking:
            words = Words(look.t("table-thinks"), "small", "ink2", grow=1.0)
            return Row(self._stars(), words, gap=0.3)
        kind = self._kind(player)
        return Row(first, kind, gap=0.4) if first is not None else kind

    def _next(self, player: PlayerView) -> Box | None:
        return Words(self.look.t("table-next"), "small", "acc", keep=2) if player.next else None

    def _kind(self, player: PlayerView) -> Box:
        """The style and level of a computer, or who plays and whether they are there."""
        look, level, style = self.look, player.seat.level, player.seat.style
        # In a lesson the others only do as it says.
        kind = look.t("table-ai", level=level) if level is not None else ""
        text = look.t("table-human") if player.seat.kind == "human" else kind
        if player.presence is not None:
            text = look.text(player.presence)
        words = Words(text, "small", "warn" if player.away else "ink2", keep=1)
        sign = Art(partial(emblem, look), style.id, 1.15) if style is not None else None
        return Row(sign, words, gap=0.4) if sign is not None else words

    def _plate(self, player: PlayerView) -> Box:
        """A plate over the lower corner of the thumbnail."""
        plate = Ground(self._status(player), "panel", "line", 1.0, (0.4, 0.1), 0.3)
        return Column(spring(), Row(plate, spring()))


def _dirk(panel: Panel) -> Box:
    """The imaginary third player: mark, name, tiles, what modules laid before him, and counts.

    All of it is one target, on which gifts may be dropped.
    """
    dirk, look = panel.view.dirk, panel.look
    if dirk is None:
        return Space()
    note = Words(look.t("table-dirk-note"), "small", "ink2", RIGHT, grow=1.0, keep=1)
    side = look.pick(28, 20, 17) / look.em
    mark = partial(mark_pixmap, dirk.seat.mark, dirk.seat.letters, dpr=look.dpr)
    head = Row(
        Art(lambda _name, size: mark(size), "", side),
        Words(look.text(dirk.seat.label), "name", grow=1.0),
        note,
    )
    cells = counted_cells(look, dirk)
    shown = [tile for tile in dirk.tiles if tile not in panel.hidden]
    child = Column(
        head,
        Drawn(partial(_tiles, look, shown), grow=1.0),
        Row(*(_piece(look, piece) for piece in dirk.pieces), gap=0.5) if dirk.pieces else None,
        ByWidth(PlayerPanel.roomy[0], rows_of(cells, 6), rows_of(cells, 3)),
        gap=0.3,
    )
    edge, width = ("acc", 2.4) if dirk.state == "can" else ("line", 1.2)
    pad = look.pick(12, 8, 6) / look.em
    return spotted(dirk_spot(look, dirk, panel.zone), Plate(child, None, edge, width, pad))


def _piece(look: Look, piece: ZonePiece) -> Box:
    art = Art(partial(piece_picture, look), piece, 1.4)
    count = Words(str(piece.count), "bold") if piece.count > 1 else None
    row = Row(art, count, gap=0.2)
    return telling(row, piece_text(look, piece), piece.target)


def _tiles(look: Look, tiles: Sequence[str], painter: QPainter, area: QRectF) -> None:
    """Tiles, as large as there is room."""
    if not tiles or area.height() < 12:
        return
    gap = look.pick(4, 3, 2)
    for rows in range(1, 9):
        size = min((area.height() - (rows - 1) * gap) / rows, look.pick(LARGEST, LARGEST, 34))
        columns = int((area.width() + gap) // (size + gap))
        if columns * rows >= len(tiles) or size < look.px(14):
            break
    size = int(size)
    for k, tile in enumerate(tiles):
        x = area.left() + (k % max(1, columns)) * (size + gap)
        y = area.top() + (k // max(1, columns)) * (size + gap)
        picture(painter, look.tile(tile, size), x, y)


DIRK = PanelPart(
    "rivals",
    lambda view: view.dirk,
    _dirk,
    lambda view: view.dirk.seat.label if view.dirk is not None else None,
)


WIDEST = 0.7  # more of the board's width an enlarged Alhambra never takes
HEAD, PAD = 1.9, 0.6  # ems


class CloserPanel(PopoverPanel):
    """An Alhambra enlarged beside its panel.

    It has no zone: a screen reader finds all of it in the panel.
    """

    level = CLOSER_LEVEL

    def player(self, view: TableView) -> PlayerView | None:
        """Return the player whose Alhambra is shown."""
        target = self.opened.shows(CLOSER)
        return next((opponent for opponent in view.opponents if opponent.target == target), None)

    def part(self, view: TableView) -> object:
        player = self.player(view)
        return player, None if player is None else carried(view, player.seat.seat)

    def rect_on(self, view: TableView, board: QRectF, beside: QRectF, look: Look) -> QRectF:
        """As large as the Alhambra wants to be; nothing where the panel is no longer there."""
        player = self.player(view)
        if player is None or beside.isEmpty() or board.isEmpty():
            self.opened.close(CLOSER)
            return QRectF()
        x1, y1, x2, y2 = player.palace.box
        columns, rows = x2 - x1 + 1, y2 - y1 + 1
        pad = 2 * PAD * look.em
        width, height = board.width() * WIDEST - pad, board.height() - pad - HEAD * look.em
        size = int(min(width / columns, height / rows, look.pick(92, 78, 62)))
        room = QRectF(0, 0, max(columns * size, 14 * look.em) + pad, rows * size + pad)
        room.setHeight(room.height() + HEAD * look.em)
        room.moveCenter(beside.center())
        if beside.left() >= board.right():
            room.moveRight(beside.left() - look.px(4))
        room.moveLeft(max(board.left(), min(room.left(), beside.left() - room.width())))
        room.moveTop(max(board.top(), min(room.top(), board.bottom() - room.height())))
        return room.toRect().toRectF()

    def tree(self) -> Box:
        look, player = self.look, self.player(self.view)
        if player is None:
            return Space()
        child = Column(head(look, player), Drawn(partial(self._palace, player), grow=1.0), gap=0.2)
        return Plate(child, "board", "gold2", 2.4, PAD)

    def _palace(self, player: PlayerView, painter: QPainter, area: QRectF) -> None:
        size, origin = thumb_grid(player.palace, area, self.look.px(160))
        carries = carried(self.view, player.seat.seat)
        draw_palace(self.look, painter, player.palace, size, origin, carries=carries)
