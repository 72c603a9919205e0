"""The drawer over the left column: everything of one module's place on the shelf, with names.

Where there is no room for a line per piece they stand side by side without their names, which are
told when they are asked about.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Handle, ToRead
from alhambra_qt.controller.view.view_parts import CHOSEN, PLAIN, ZonePiece
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import picture
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import CENTRE, LEFT, fitted, layout_runs, line, para, plain
from alhambra_qt.ui.pieces.small_pieces import piece_picture
from alhambra_qt.ui.sides.shelf_rows import (
    ShelfRow,
    about,
    card_picture,
    is_card,
    said,
    shelf_rows,
    short_text,
    title,
)
from alhambra_qt.ui.sides.side import cross
from alhambra_qt.ui.sides.spots import Spot, closing
from alhambra_qt.ui.table.panel import Panel

CLOSE = Handle("shelf:close")
WIDEST = 400  # nothing of a column that is little wider than 360 looks out beside it
NARROWEST = 44  # the least width of a piece that stands beside others


class ShelfDrawer(Panel):
    """The open drawer; `kind` is the name of what it shows, empty while it is closed."""

    zone = "drawer"

    def __init__(self) -> None:
        super().__init__()
        self.kind = ""
        self._rows: list[tuple[ShelfRow, QRectF]] = []
        self._told = self._small = False
        self._many = 1  # pieces side by side

    def part(self, view: TableView) -> object:
        return self.kind, view.shelf, view.stalls

    # -- how large it is ----------------------------------------------------------------------

    def rect_in(
        self,
        view: TableView,
        column: QRectF,
        low: float,
        look: Look,
        market: QRectF | None = None,
    ) -> QRectF:
        """As wide as the column, if that is not much more than 360; its foot at `low`.

        It leaves the market in sight, or covers all of it: half a slot cannot be read.
        """
        found = shelf_rows(look, view, self.kind)
        if not found:
            self.kind = ""  # what it showed is gone
            return QRectF()
        wide = min(float(look.px(WIDEST)), column.width())
        lines = self._lines_height(look, found, wide)
        rule = self._rule_height(look, view, wide - 2 * look.m.pad)
        most = low - column.top()
        free = low - market.bottom() - look.m.gap if market else most
        self._small = lines > most
        if self._small:
            self._stand(look, found, wide, free)
            lines = self._cells_height(look, found)
            if lines > free:
                self._stand(look, found, wide, most)
                lines = self._cells_height(look, found)
        room = free if lines <= free else most
        self._told = not self._small and lines + rule <= room
        high = min(room, lines + (rule if self._told else 0))
        if high > free:
            high = most
        return QRectF(column.left(), round(low - high), wide, round(high))

    def _around(self, look: Look) -> float:
        """The height of title and edges."""
        return look.pick(36, 32, 30) + look.m.pad * 1.6

    def _rule_height(self, look: Look, view: TableView, width: float) -> float:
        text = about(look, view, self.kind)
        return layout_runs(plain(text), look.font("small"), width).height + look.px(8)

    def _lines_height(self, look: Look, found: Sequence[ShelfRow], width: float) -> float:
        inner = width - 2 * look.m.pad
        each = [self._high(look, row, inner) + look.px(4) for row in found]
        return self._around(look) + sum(each)

    def _art(self, look: Look) -> int:
        return look.pick(50, 42, 38)

    def _art_wide(self, look: Look, row: ShelfRow) -> float:
        """The room for the pictures of a row: one, or several tokens two by two."""
        size = self._art(look)
        return size if len(row.pictures) == 1 else size * 1.5

    def _high(self, look: Look, row: ShelfRow, width: float) -> float:
        words = width - self._art_wide(look, row) - look.px(28)
        name = fitted(look, plain(row.name), "smallstrong", words, 999)
        detail = look.pick(24, 20, 18) if row.coin else 0.0
        if row.detail and not row.coin:
            detail = fitted(look, plain(row.detail), "small", words, 999).height
        least = self._art(look) * (CARD_RATIO if is_card(row.pictures[0][0]) else 1.0)
        if len(row.pictures) > 1:
            least = self._art(look) * 1.5
        return max(least + 6, name.height + detail + 6)

    def _stand(self, look: Look, found: Sequence[ShelfRow], width: float, room: float) -> None:
        """Put as many side by side as must be for that height."""
        inner = width - 2 * look.m.pad
        self._many = max(1, int(inner // look.pick(96, 84, 60)))
        most = max(self._many, int(inner // look.px(NARROWEST)))
        while self._many < most and self._cells_height(look, found) > room:
            self._many += 1

    def _cell_high(self, look: Look, found: Sequence[ShelfRow]) -> float:
        cards = any(is_card(row.pictures[0][0]) for row in found)
        return self._art(look) * (CARD_RATIO if cards else 1.0) + look.pick(28, 24, 22)

    def _cells_height(self, look: Look, found: Sequence[ShelfRow]) -> float:
        lines = -(-len(found) // self._many)
        return self._around(look) + lines * (self._cell_high(look, found) + look.px(4))

    # -- building -----------------------------------------------------------------------------

    def build(self) -> None:
        """A spot for each row, and the cross."""
        look, inner = self.look, self.inner()
        name = title(look, self.view, self.kind)
        self.spots.append(
            Spot(ToRead("drawer"), self.rect, self.zone, "panel", name, focusable=False, radius=0)
        )
        found = shelf_rows(look, self.view, self.kind)
        room = inner.adjusted(0, look.pick(36, 32, 30), 0, 0)
        if self._told:
            room.setTop(room.top() + self._rule_height(look, self.view, inner.width()))
        self._rows = list(zip(found, self._areas(found, room), strict=True))
        for row, area in self._rows:
            value = said(look, row.state, row.detail)
            chosen = row.state == CHOSEN
            spot = Spot(row.target, area, self.zone, "tile", row.name, value, chosen=chosen)
            self.spots.append(spot)
        size = look.pick(34, 30, 28)
        corner = QRectF(self.rect.right() - size - 4, self.rect.top() + 4, size, size)
        self.spots.append(closing(CLOSE, corner, self.zone, look.t("table-close"), "Esc"))

    def _areas(self, found: Sequence[ShelfRow], room: QRectF) -> list[QRectF]:
        look, gap = self.look, self.look.px(4)
        if not self._small:
            areas, y = [], room.top()
            for row in found:
                high = self._high(look, row, room.width())
                areas.append(QRectF(room.left(), round(y), room.width(), int(high)))
                y += high + gap
            return areas
        columns = self._many
        wide = (room.width() - gap * (columns - 1)) / columns
        lines = -(-len(found) // columns)
        high = min(self._cell_high(look, found), (room.height() - gap * lines) / lines)
        return [
            QRectF(
                round(room.left() + (k % columns) * (wide + gap)),
                round(room.top() + (k // columns) * (high + gap)),
                int(wide),
                int(high),
            )
            for k in range(len(found))
        ]

    # -- painting -----------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Paint the frame, the title, the rule, and the rows."""
        look, theme, inner = self.look, self.look.theme, self.inner()
        radius = look.m.radius
        paint.panel(painter, self.rect, theme, radius=radius, border=theme.goldline, width=2.4)
        head = QRectF(inner.left(), inner.top(), inner.width() - look.px(30), self.title_height())
        line(look, painter, head, title(look, self.view, self.kind), "title", theme.ink, LEFT)
        if self._told:
            top = inner.top() + look.pick(32, 28, 26)
            high = self._rule_height(look, self.view, inner.width())
            box = QRectF(inner.left(), top, inner.width(), high)
            para(look, painter, box, about(look, self.view, self.kind), "small", theme.ink2)
        for row, area in self._rows:
            self._frame(painter, row, area)
            if self._small:
                self._cell(painter, row, area)
            else:
                self._line(painter, row, area)
        cross(painter, self.spots[-1].rect, theme.ink, look.px(2))

    def _frame(self, painter: QPainter, row: ShelfRow, area: QRectF) -> None:
        theme, chosen = self.look.theme, row.state == CHOSEN
        with paint.saved(painter):
            painter.setPen(QPen(theme.line, 1.2))
            if row.state != PLAIN:
                painter.setPen(QPen(theme.acc, 3 if chosen else 1.8))
            painter.setBrush(theme.accs if chosen else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 6, 6)
        if chosen:
            disc = self.look.px(8)
            place = QPointF(area.right() - disc - 4, area.top() + disc + 4)
            paint.tick_disc(painter, place, disc, theme)

    def _cell(self, painter: QPainter, row: ShelfRow, area: QRectF) -> None:
        """The picture, and below it the price or how many lie there."""
        look = self.look
        foot = look.pick(24, 20, 18)
        self._pictures(painter, row, area.adjusted(4, 3, -4, -foot))
        box = QRectF(area.left(), area.bottom() - foot, area.width(), foot - 2)
        if row.coin:
            self._price(painter, row, box)
        else:
            text = short_text(row)
            line(look, painter, box, text, "smallstrong", look.theme.ink, CENTRE)

    def _line(self, painter: QPainter, row: ShelfRow, area: QRectF) -> None:
        """The pictures, and beside them the name and below it what else there is to say."""
        look, theme = self.look, self.look.theme
        wide = self._art_wide(look, row)
        self._pictures(painter, row, QRectF(area.left() + 5, area.top(), wide, area.height()))
        left = area.left() + wide + look.px(12)
        right = area.right() - look.px(16)
        box = QRectF(left, area.top() + 3, right - left, area.height() - 6)
        first = fitted(look, plain(row.name), "smallstrong", box.width(), box.height()).height
        second = look.pick(24.0, 20, 18) if row.coin else 0.0
        if row.detail and not row.coin:
            rest = max(look.px(12), box.height() - first)
            second = fitted(look, plain(row.detail), "small", box.width(), rest).height
        top = box.center().y() - (first + second) / 2
        name = QRectF(box.left(), top, box.width(), first)
        para(look, painter, name, row.name, "smallstrong", theme.ink)
        detail = QRectF(box.left(), top + first, box.width(), second)
        if row.coin:
            self._price(painter, row, detail, centred=False)
        elif row.detail:
            para(look, painter, detail, row.detail, "small", theme.ink2)

    def _price(
        self, painter: QPainter, row: ShelfRow, box: QRectF, *, centred: bool = True
    ) -> None:
        look, font = self.look, self.look.font("strong", 700)
        coin, text = look.pick(18, 15, 14), short_text(row)
        wide = coin + look.px(4) + width_of(font, text)
        left = box.center().x() - wide / 2 if centred else box.left()
        picture(painter, look.coin(row.coin, coin), left, box.center().y() - coin / 2)
        words = QRectF(left + coin + look.px(4), box.top(), wide, box.height())
        line(look, painter, words, text, font, look.theme.ink, LEFT)

    def _pictures(self, painter: QPainter, row: ShelfRow, box: QRectF) -> None:
        look, size = self.look, self._art(self.look)
        if len(row.pictures) == 1:
            piece, zone = row.pictures[0]
            most = (box.height() - 4) / (CARD_RATIO if is_card(piece) else 1.0)
            art = self._one(piece, zone, float(int(min(size, most))))
            shape = art.deviceIndependentSize()
            top = box.center().y() - shape.height() / 2
            picture(painter, art, box.center().x() - shape.width() / 2, top)
            return
        rows = -(-len(row.pictures) // 2)
        small = float(int(min(box.width() / 2 - 2, box.height() / rows - 4)))
        left = box.center().x() - small - 1
        top = box.center().y() - (small + 2) * rows / 2
        for k, (piece, _) in enumerate(row.pictures):
            x, y = left + (k % 2) * (small + 2), top + (k // 2) * (small + 2)
            picture(painter, piece_picture(look, piece, small), x, y)

    def _one(self, piece: ZonePiece, zone: str, size: float) -> QPixmap:
        look = self.look
        if is_card(piece):
            return card_picture(look, piece, zone, size)
        return piece_picture(look, piece, size)
