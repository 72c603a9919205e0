"""The drawer over the left column: everything of one module's place on the shelf, with names."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from alhambra_qt.controller.shelf_view import ROOMS, ShelfView
from alhambra_qt.controller.view import CHOSEN, PLAIN, TableView, ZonePiece
from alhambra_qt.ui import paint
from alhambra_qt.ui.images import CARD_RATIO
from alhambra_qt.ui.richtext import layout_runs, plain
from alhambra_qt.ui.table.look import Look
from alhambra_qt.ui.table.panel import Panel, picture
from alhambra_qt.ui.table.shelf import group_state, group_text, piece_text, said, stack_text
from alhambra_qt.ui.table.shelf_draw import card_picture, is_card
from alhambra_qt.ui.table.shelf_plan import STALLS
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.strips import cross
from alhambra_qt.ui.table.texts import LEFT, fitted, line, para
from alhambra_qt.ui.table.tokens import piece_picture

CLOSE = "shelf:close"


@frozen
class Row:
    """A line of the drawer: its target, pictures (with the zone of each), words and state."""

    target: str
    pictures: tuple[tuple[ZonePiece, str], ...]
    name: str
    detail: str
    state: str


def shelf_rows(look: Look, shelf: ShelfView) -> Iterator[Row]:
    """A row for each piece, or for each room."""
    for group in shelf.groups:
        if shelf.shape == ROOMS:
            art = tuple((one.piece, group.zone) for one in group.pieces)
            every = tuple(pair for pair in art for _ in range(pair[0].count))
            target = group.pieces[0].piece.target
            name, detail = look.text(group.title), group_text(look, group)
            yield Row(target, every, name, detail, group_state(group))
            continue
        for one in group.pieces:
            piece = one.piece
            name, detail = piece_text(look, one), stack_text(look, one)
            yield Row(piece.target, ((piece, group.zone),), name, detail, piece.state)


def rows(look: Look, view: TableView, name: str) -> list[Row]:
    """All rows of the drawer of that name."""
    if name == STALLS:
        items = view.stalls.items if view.stalls is not None else ()
        return [
            Row(
                item.piece.target,
                ((item.piece, STALLS),),
                look.text(item.piece.name),
                look.text(item.text),
                item.piece.state,
            )
            for item in items
        ]
    return [row for one in view.shelf if one.name == name for row in shelf_rows(look, one)]


def title(look: Look, view: TableView, name: str) -> str:
    """What the drawer is called."""
    if name == STALLS and view.stalls is not None:
        return look.text(view.stalls.title)
    return next((look.text(one.title) for one in view.shelf if one.name == name), "")


def about(look: Look, view: TableView, name: str) -> str:
    """The rule about what lies there."""
    if name == STALLS and view.stalls is not None:
        return look.text(view.stalls.about)
    return next((look.text(one.about) for one in view.shelf if one.name == name), "")


class ShelfDrawer(Panel):
    """The open drawer; `kind` is the name of what it shows, empty while it is closed."""

    zone = "drawer"

    def __init__(self) -> None:
        super().__init__()
        self.kind = ""
        self._rows: list[tuple[Row, QRectF]] = []

    def part(self, view: TableView) -> object:
        """The shelves, and which one is shown."""
        return self.kind, view.shelf, view.stalls

    # -- how large it is ----------------------------------------------------------------------

    def rect_in(self, view: TableView, column: QRectF, low: float, look: Look) -> QRectF:
        """As wide as the column, at most 360; as high as it needs, its foot at `low`."""
        if not rows(look, view, self.kind):
            self.kind = ""  # what it showed is gone
            return QRectF()
        wide = min(float(look.px(360)), column.width())
        needed = self._needed(look, view, wide, told=True)
        if needed > low - column.top():
            needed = self._needed(look, view, wide, told=False)
        high = min(needed, low - column.top())
        return QRectF(column.left(), round(low - high), wide, round(high))

    def _needed(self, look: Look, view: TableView, width: float, *, told: bool) -> float:
        inner = width - 2 * look.m.pad
        each = [self._high(look, row, inner) for row in rows(look, view, self.kind)]
        words = self._about_height(look, view, inner) if told else 0.0
        around = look.m.pad * 1.6 + self._head(look)
        return around + sum(each) + look.px(4) * len(each) + words

    def _head(self, look: Look) -> float:
        return look.pick(36, 32, 30)

    def _about_height(self, look: Look, view: TableView, width: float) -> float:
        text = about(look, view, self.kind)
        return layout_runs(plain(text), look.font("small"), width).height + look.px(8)

    def _art(self, look: Look) -> int:
        return look.pick(50, 42, 38)

    def _art_wide(self, look: Look, row: Row) -> float:
        """The room for the pictures of a row: one, or several tokens two by two."""
        size = self._art(look)
        return size if len(row.pictures) == 1 else size * 1.5

    def _high(self, look: Look, row: Row, width: float) -> float:
        words = width - self._art_wide(look, row) - look.px(30)
        name = fitted(look, plain(row.name), "smallstrong", words, 999)
        detail = fitted(look, plain(row.detail), "small", words, 999).height if row.detail else 0
        least = self._art(look) * (CARD_RATIO if is_card(row.pictures[0][0]) else 1.0)
        if len(row.pictures) > 1:
            least = self._art(look) * 1.5
        return max(least + 6, name.height + detail + 6)

    # -- building -----------------------------------------------------------------------------

    def build(self) -> None:
        """A spot for each row, and the cross."""
        look, inner = self.look, self.inner()
        name = title(look, self.view, self.kind)
        self.spots.append(
            Spot("drawer:", self.rect, self.zone, "panel", name, focusable=False, radius=0)
        )
        found = rows(look, self.view, self.kind)
        self._told = self._needed(look, self.view, self.rect.width(), told=True) <= (
            self.rect.height() + 2
        )
        y = inner.top() + self._head(look)
        if self._told:
            y += self._about_height(look, self.view, inner.width())
        highs = [self._high(look, row, inner.width()) for row in found]
        room = inner.bottom() - y - look.px(4) * (len(found) - 1)
        squeeze = min(1.0, room / sum(highs))
        self._rows = []
        for row, high in zip(found, highs, strict=True):
            area = QRectF(inner.left(), round(y), inner.width(), int(high * squeeze))
            self._rows.append((row, area))
            self.spots.append(
                Spot(
                    row.target, area, self.zone, "tile", row.name, said(look, row.state, row.detail)
                )
            )
            y += high * squeeze + look.px(4)
        size = look.pick(34, 30, 28)
        corner = QRectF(self.rect.right() - size - 4, self.rect.top() + 4, size, size)
        self.spots.append(
            Spot(CLOSE, corner, self.zone, name=look.t("table-close"), key="Esc", radius=size / 2)
        )

    # -- painting -----------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Paint the frame, the title, the rule, and the rows."""
        look, theme, inner = self.look, self.look.theme, self.inner()
        radius = look.m.radius
        paint.panel(painter, self.rect, theme, radius=radius, border=theme.gold2, width=2.4)
        head = QRectF(inner.left(), inner.top(), inner.width() - look.px(30), self.title_height())
        line(look, painter, head, title(look, self.view, self.kind), "title", theme.ink, LEFT)
        if self._told:
            top = inner.top() + self._head(look) - look.px(4)
            high = self._about_height(look, self.view, inner.width())
            box = QRectF(inner.left(), top, inner.width(), high)
            para(look, painter, box, about(look, self.view, self.kind), "small", theme.ink2)
        for row, area in self._rows:
            self._row(painter, row, area)
        cross(painter, self.spots[-1].rect, theme.ink, look.px(2))

    def _row(self, painter: QPainter, row: Row, area: QRectF) -> None:
        look, theme = self.look, self.look.theme
        chosen = row.state == CHOSEN
        with paint.saved(painter):
            painter.setPen(QPen(theme.line, 1.2))
            if row.state != PLAIN:
                painter.setPen(QPen(theme.acc, 3 if chosen else 1.8))
            painter.setBrush(theme.accs if chosen else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 6, 6)
        wide = self._art_wide(look, row)
        self._pictures(painter, row, QRectF(area.left() + 5, area.top(), wide, area.height()))
        left = area.left() + wide + look.px(12)
        words = QRectF(left, area.top() + 3, area.right() - look.px(6) - left, area.height() - 6)
        if chosen:
            disc = look.px(8)
            paint.tick_disc(painter, QPointF(words.right() - disc, words.center().y()), disc, theme)
        words.adjust(0, 0, -look.px(10), 0)
        self._words(painter, row, words)

    def _words(self, painter: QPainter, row: Row, box: QRectF) -> None:
        """The name and below it what else there is to say, together in the middle."""
        look, theme = self.look, self.look.theme
        first = fitted(look, plain(row.name), "smallstrong", box.width(), box.height()).height
        second = 0.0
        if row.detail:
            rest = max(look.px(12), box.height() - first)
            second = fitted(look, plain(row.detail), "small", box.width(), rest).height
        top = box.center().y() - (first + second) / 2
        name = QRectF(box.left(), top, box.width(), first)
        para(look, painter, name, row.name, "smallstrong", theme.ink)
        if row.detail:
            detail = QRectF(box.left(), top + first, box.width(), second)
            para(look, painter, detail, row.detail, "small", theme.ink2)

    def _pictures(self, painter: QPainter, row: Row, box: QRectF) -> None:
        look, size = self.look, self._art(self.look)
        if len(row.pictures) == 1:
            piece, zone = row.pictures[0]
            art = self._one(piece, zone, min(size, box.height() - 4))
            shape = art.deviceIndependentSize()
            top = box.center().y() - shape.height() / 2
            picture(painter, art, box.center().x() - shape.width() / 2, top)
            return
        small = float(int(min(box.width() / 2 - 2, box.height() / 2 - 4)))
        left = box.center().x() - small - 1
        top = box.center().y() - small - 1
        for k, (piece, _) in enumerate(row.pictures):
            x, y = left + (k % 2) * (small + 2), top + (k // 2) * (small + 2)
            picture(painter, piece_picture(look, piece, small), x, y)

    def _one(self, piece: ZonePiece, zone: str, size: float) -> QPixmap:
        look = self.look
        if is_card(piece):
            return card_picture(look, piece, zone, size)
        return piece_picture(look, piece, size)
