"""What lies over the table: an opponent's Alhambra or the counts, and a sentence said once."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table_view import PlayerView, TableView
from alhambra_qt.controller.view.targets import AtSeat, Handle, OnCell, Press, ToRead
from alhambra_qt.controller.words.names import cell_name, tile_name, tile_sides, token_name
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import RIGHT, Drawn, Fixed, Words, lay
from alhambra_qt.ui.kit.paint import ButtonLook, button
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.signs import player_mark
from alhambra_qt.ui.kit.text import line
from alhambra_qt.ui.pieces.small_pieces import carried
from alhambra_qt.ui.sides.counts import count_grid
from alhambra_qt.ui.sides.players import (
    counted_cells,
    draw_palace,
    rows_of,
    sized_cells,
    thumb_grid,
)
from alhambra_qt.ui.sides.special import in_words
from alhambra_qt.ui.sides.spots import Spot, Told, closing
from alhambra_qt.ui.table.panel import Panel

CLOSE = Handle("overlay:close")
OverlayKind = Literal["", "counts"] | AtSeat


def _who(player: PlayerView) -> Msg:
    """Say who plays a seat: a person, or a computer with its level and style."""
    seat = player.seat
    if seat.level is None or seat.style is None:
        return msg("table-human")
    return msg("table-ai-style", level=seat.level, style=seat.style)


class OverlayPanel(Panel):
    """A panel over the table with a title and a cross; `kind` tells what it shows, if anything.

    Kinds: ``""``, ``"counts"``, the panel of a player.
    """

    zone = "overlay"

    def __init__(self) -> None:
        super().__init__()
        self.kind: OverlayKind = ""
        self.grid = 0.0, QPointF()

    def part(self, view: TableView) -> object:
        """What is shown, and all it depends on."""
        if self.kind == "counts":
            return self.kind, view.counts
        player = self.player(view)
        return self.kind, player, None if player is None else carried(view, player.seat.seat)

    def player(self, view: TableView) -> PlayerView | None:
        """The player whose Alhambra is shown."""
        panels = (view.you, *view.opponents)
        return next((panel for panel in panels if panel.target == self.kind), None)

    # -- building -----------------------------------------------------------------------------

    def build(self) -> None:
        look, self.notes, self.grid = self.look, [], (0.0, QPointF())
        size = look.pick(34, 28, 26)
        area = QRectF(self.rect.right() - size - 8, self.rect.top() + 8, size, size)
        self.spots.append(
            Spot(ToRead("overlay"), self.rect, self.zone, "panel", self._title(), focusable=False)
        )
        if self.kind == "counts":
            grid = count_grid(look, self.view.counts, self.zone, walked=True)
            self.laid = lay(grid, look, self._room())
            self.spots += self.laid.of(Spot)
            self.notes = self.laid.of(Told)
        else:
            self._build_palace()
            change = area.translated(-size - look.px(6), 0)
            words = look.t("players-open")
            self.spots.append(
                Spot(Press("players"), change, self.zone, name=words, key="Ctrl+P", tip=words)
            )
        self.spots.append(closing(CLOSE, area, self.zone, look.t("table-close"), "Esc"))

    def _title(self) -> str:
        look = self.look
        if self.kind == "counts":
            return look.text(self.view.counts.title)
        player = self.player(self.view)
        return look.text(player.palace.title) if player is not None else ""

    def _room(self) -> QRectF:
        look = self.look
        pad = look.pick(22, 14, 10)
        return self.rect.adjusted(pad, look.pick(56, 42, 38), -pad, -pad * 0.8)

    def _build_palace(self) -> None:
        player, look = self.player(self.view), self.look
        if player is None:
            return
        room = self._room().adjusted(0, look.pick(40, 28, 24), 0, 0)
        high = look.pick(34, 26, 24)
        sizes = Fixed(rows_of(sized_cells(look, player), 3), 9.6)
        counts = rows_of(counted_cells(look, player), 6, gap=0.4, grow=1.0)
        beside = Wrapped(*in_words(look, player, self.zone), gap=0.8)
        tree = Column(Fixed(Row(sizes, counts, gap=2.0), high=high / look.em), beside)
        top = room.top() - high
        wanted = tree.size(look, room.width())[1]
        self.laid = lay(tree, look, QRectF(room.left(), top, room.width(), wanted))
        self.spots += self.laid.of(Spot)
        self.notes = self.laid.of(Told)
        room.setTop(top + wanted + look.px(4))
        self.grid = thumb_grid(player.palace, room, look.pick(112, 92, 84))
        size, origin = self.grid
        for tile in player.palace.tiles:
            area = QRectF(origin.x() + tile.x * size, origin.y() + tile.y * size, size, size)
            name = f"{look.text(cell_name(tile.x, tile.y))}: {look.text(tile_name(tile.tile))}"
            told = tile_sides(tile.tile, tile.walls, tile.gates), map(token_name, tile.tokens)
            said = ", ".join(look.text(one) for part in told for one in part)
            self.spots.append(
                Spot(
                    OnCell(player.seat.seat, tile.x, tile.y),
                    area,
                    self.zone,
                    "text",
                    name,
                    said,
                    focusable=False,
                    tip=name,
                )
            )

    # -- painting -----------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if not self.kind:
            return
        look, theme = self.look, self.look.theme
        board = self.kind != "counts"
        fill = theme.board if board else theme.panel
        paint.panel(
            painter,
            self.rect,
            theme,
            radius=look.m.radius,
            fill=fill,
            border=theme.goldline,
            width=2.4,
        )
        pad = look.pick(22, 14, 10)
        title = QRectF(
            self.rect.left() + pad,
            self.rect.top() + look.pick(12, 8, 6),
            self.rect.width() * 0.6,
            look.pick(36, 28, 26),
        )
        player = self.player(self.view)
        if player is not None:
            self._palace(painter, player, title)
            self.laid.paint(painter)
        else:
            line(look, painter, title, self._title(), look.font("prompt"), theme.ink)
        if self.kind == "counts":
            self.laid.paint(painter)
            where = title.adjusted(title.width(), 0, title.width() * 0.5, 0)
            line(look, painter, where, look.t("table-counts-what"), "small", theme.ink2)
        paint.cross(painter, self.spots[-1].rect, theme.ink, look.px(2.4))
        if board:
            area = self.spots[-2].rect
            face = ButtonLook(icon=look.icon("person", int(area.height() * 0.6)), kind="quiet")
            button(painter, area, theme, look.m, face)

    def _palace(self, painter: QPainter, player: PlayerView, title: QRectF) -> None:
        """Whose Alhambra it is, how many points there are, and the Alhambra."""
        look = self.look

        def mark(painter: QPainter, area: QRectF) -> None:
            player_mark(painter, area, player.seat.mark, player.seat.letters)

        side = title.height() / look.em
        words = Row(
            Drawn(mark, side, side),
            Words(self._title(), "prompt"),
            Words(look.text(_who(player)), "small", "ink2", grow=1.0, keep=1),
            Words(look.t("count-point", n=player.score), "number", align=RIGHT),
            gap=0.7,
        )
        title.setRight(self.spots[-2].rect.left() - look.px(8))
        lay(words, look, title).paint(painter)
        cell, origin = self.grid
        carries = carried(self.view, player.seat.seat)
        draw_palace(look, painter, player.palace, cell, origin, carries=carries)
