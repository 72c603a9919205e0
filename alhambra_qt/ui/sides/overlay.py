"""Overlays of the whole table: a player's Alhambra or the counts."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table_view import PlayerView, TableView
from alhambra_qt.controller.view.targets import Handle, OnCell, Press, ToRead
from alhambra_qt.controller.view.view_parts import AlhambraView
from alhambra_qt.controller.words.names import cell_name, tile_name, tile_sides, token_name
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, Box, Drawn, Fixed, Hit, Layout, Plate, Size, Words
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import ButtonLook
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.signs import played_by, player_mark
from alhambra_qt.ui.pieces.small_pieces import Carried, carried
from alhambra_qt.ui.sides.counts import count_grid
from alhambra_qt.ui.sides.panel import OVERLAY_LEVEL
from alhambra_qt.ui.sides.players import (
    counted_cells,
    draw_palace,
    face_of,
    rows_of,
    sized_cells,
    thumb_grid,
)
from alhambra_qt.ui.sides.popovers import OVERLAY, OpenStack, PopoverPanel
from alhambra_qt.ui.sides.special import in_words
from alhambra_qt.ui.sides.spots import BySpots, Spot, closing, spotted

CLOSE = Handle("overlay:close")


@frozen
class PalaceGrid:
    """How large a tile is, and where the fountain's corner lies."""

    size: float
    origin: QPointF


@frozen(eq=False, repr=False)
class LargeAlhambra(Box):
    """An Alhambra as large as there is room, each tile of which can be asked about."""

    palace: AlhambraView
    carries: Carried
    zone: str

    def size(self, _look: Look, _width: float, _height: float = ENDLESS) -> Size:
        return 0.0, 0.0

    def place(self, layout: Layout, rect: QRectF) -> None:
        look = layout.look
        size, origin = thumb_grid(self.palace, rect, look.pick(112, 92, 84))
        layout.items.append(PalaceGrid(size, origin))
        for tile in self.palace.tiles:
            area = QRectF(origin.x() + tile.x * size, origin.y() + tile.y * size, size, size)
            name = f"{look.text(cell_name(tile.x, tile.y))}: {look.text(tile_name(tile.tile))}"
            told = tile_sides(tile.tile, tile.walls, tile.gates), map(token_name, tile.tokens)
            text = ", ".join(look.text(text) for part in told for text in part)
            about = OnCell(self.palace.seat.seat, tile.x, tile.y)
            spot = Spot(about, area, self.zone, "text", name, text, focusable=False, tip=name)
            layout.items.append(spot)

        def how(painter: QPainter, _area: QRectF) -> None:
            draw_palace(look, painter, self.palace, size, origin, carries=self.carries)

        layout.parts.append((Drawn(how), rect))


class OverlayPanel(PopoverPanel):
    """A panel over the table with a title and a cross."""

    zone, level = "overlay", OVERLAY_LEVEL

    def __init__(self, opened: OpenStack) -> None:
        super().__init__(opened)
        self.grid = 0.0, QPointF()

    def part(self, view: TableView) -> object:
        kind = self.opened.shows(OVERLAY)
        if kind == "counts":
            return kind, view.counts
        player = self.player(view)
        return kind, player, None if player is None else carried(view, player.seat.seat)

    def player(self, view: TableView) -> PlayerView | None:
        """The player whose Alhambra is shown."""
        kind = self.opened.shows(OVERLAY)
        players = (view.you, *view.opponents)
        return next((player for player in players if player.target == kind), None)

    def title(self) -> str:
        player = self.player(self.view)
        shown = self.view.counts.title if player is None else player.palace.title
        return self.look.text(shown)

    def build(self) -> None:
        super().build()
        found = next(iter(self.laid.of(PalaceGrid)), PalaceGrid(0.0, QPointF()))
        self.grid = found.size, found.origin

    def tree(self) -> Box:
        look, player = self.look, self.player(self.view)
        side, pad = look.pick(34, 28, 26) / look.em, look.pick(22, 14, 10) / look.em
        cross = closing(look, self.zone, CLOSE, side, look.t("table-close"), "Esc")
        title = Words(self.title(), "prompt")
        if player is None:
            what = Words(look.t("table-counts-what"), "small", "ink2", grow=1.0, keep=1)
            grid = count_grid(look, self.view.counts, self.zone, walked=True)
            child = Column(Row(title, what, cross, gap=0.7), grid, gap=0.5)
        else:
            head = Row(*self._head(player, title), self._change(side), cross, gap=0.7)
            child = Column(head, *self._palace(player), gap=0.4)
        plate = Plate(child, None if player is None else "board", "goldline", 2.4, (pad, pad * 0.5))
        spot = Spot(ToRead("overlay"), QRectF(), self.zone, "panel", self.title(), focusable=False)
        return Hit(plate, spot.on)

    def _head(self, player: PlayerView, title: Box) -> Sequence[Box | None]:

        def mark(painter: QPainter, area: QRectF) -> None:
            player_mark(painter, area, player.seat.mark, player.seat.letters)

        look = self.look
        side = look.pick(36, 28, 26) / look.em
        who = Words(look.text(played_by(player.seat)), "small", "ink2", grow=1.0, keep=1)
        return (
            *(Drawn(mark, side, side), title, face_of(look, player, side * 1.4), who),
            Words(look.t("count-point", n=player.score), "number"),
        )

    def _change(self, side: float) -> Box:
        look, words = self.look, self.look.t("players-open")
        face = ButtonLook(icon=look.icon("person", int(side * look.em * 0.6)), kind="quiet")

        def how(painter: QPainter, area: QRectF) -> None:
            paint.button(painter, area, look.theme, look.m, face)

        spot = Spot(Press("players"), QRectF(), self.zone, name=words, key="Ctrl+P", tip=words)
        return spotted(spot, Drawn(how, side, side))

    def _palace(self, player: PlayerView) -> Sequence[Box]:
        look = self.look
        sizes = Fixed(rows_of(sized_cells(look, player), 3), 9.6)
        counts = rows_of(counted_cells(look, player), 6, gap=0.4, grow=1.0)
        height = look.pick(34, 26, 24) / look.em
        lying = (spotted(spot, child) for spot, child in in_words(look, player, self.zone))
        beside = Wrapped(*lying, gap=0.8)
        palace = LargeAlhambra(player.palace, carried(self.view, player.seat.seat), self.zone)
        numbers = Fixed(Row(sizes, counts, gap=2.0), height=height)
        return numbers, beside, BySpots(palace, grow=1.0)
