"""The panels of the opponents, and what all player panels share."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view import Badge, Palace, TableView
from alhambra_qt.controller.view import Panel as PlayerView
from alhambra_qt.ui import paint
from alhambra_qt.ui.marks import player_mark
from alhambra_qt.ui.table.look import Look
from alhambra_qt.ui.table.panel import Panel, picture
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.texts import LEFT, RIGHT, line
from alhambra_qt.ui.table.tokens import draw_extras, draw_free_token, has_extras

STARS_FROM = 28
LARGEST = 41  # from there on tiles are drawn as signs, which are easier to read


def thumb_grid(palace: Palace, area: QRectF, most: float) -> tuple[float, QPointF]:
    """The size of a tile and where the fountain's corner lies, to show a whole Alhambra."""
    x1, y1, x2, y2 = palace.box
    columns, rows = x2 - x1 + 1, y2 - y1 + 1
    size = int(min(area.width() / columns, area.height() / rows, most))
    left = area.center().x() - size * columns / 2 - x1 * size
    top = area.center().y() - size * rows / 2 - y1 * size
    return size, QPointF(round(left), round(top))


def draw_palace(
    look: Look,
    painter: QPainter,
    palace: Palace,
    size: float,
    origin: QPointF,
    hidden: frozenset[str] = frozenset(),
) -> None:
    """Paint an Alhambra with what stands on it; tiles still on their way are left out."""
    shown = [tile for tile in palace.tiles if tile.tile not in hidden]
    for tile in shown:
        corner = QPointF(origin.x() + tile.x * size, origin.y() + tile.y * size)
        painter.drawPixmap(corner, look.tile(tile.tile, size))
        if has_extras(tile):
            draw_extras(look, painter, QRectF(corner.x(), corner.y(), size, size), tile)
    for token in palace.tokens:
        corner = QPointF(origin.x() + token.x * size, origin.y() + token.y * size)
        draw_free_token(look, painter, QRectF(corner.x(), corner.y(), size, size), token)
    for tile in shown:
        if tile.last:
            corner = QPointF(origin.x() + tile.x * size, origin.y() + tile.y * size)
            draw_last(look, painter, QRectF(corner.x(), corner.y(), size, size))


def draw_last(look: Look, painter: QPainter, area: QRectF) -> None:
    """The tile placed last: stars at its corners, a gold frame where those would hide it."""
    if area.width() >= STARS_FROM:
        paint.corner_stars(painter, area, look.theme)
        return
    painter.setBrush(QColor(0, 0, 0, 0))
    for colour, width in ((look.theme.ring, 3.0), (look.theme.gold2, 1.6)):
        painter.setPen(QPen(colour, width))
        painter.drawRect(area)


def draw_counts(
    look: Look, painter: QPainter, area: QRectF, counts: Sequence[int], columns: int
) -> None:
    """The six building types with their numbers."""
    rows = -(-len(counts) // columns)
    wide, high = area.width() / columns, area.height() / rows
    chip = int(min(look.pick(24, 18, 15), high - 2, wide * 0.55))
    for k, count in enumerate(counts):
        x, y = area.left() + (k % columns) * wide, area.top() + (k // columns) * high
        picture(painter, look.chip(k, chip), x, y + (high - chip) / 2)
        ink = look.theme.ink if count else look.theme.ink2
        font = look.font("number" if not look.m.small else "bold", 700 if count else 400)
        box = QRectF(x + chip + look.pick(6, 5, 3), y, wide - chip - look.pick(6, 5, 3), high)
        line(look, painter, box, str(count), font, ink, LEFT)


def draw_sizes(look: Look, painter: QPainter, area: QRectF, player: PlayerView) -> None:
    """Wall, cards in hand, tiles in the reserve."""
    parts = (("wall", player.wall), ("cards", player.hand), ("bag", len(player.reserve)))
    size = int(min(look.pick(19, 16, 14), area.height()))
    for (icon, number), start in zip(parts, (0.0, 0.39, 0.72), strict=True):
        x, wide = area.left() + area.width() * start, area.width() * 0.33
        picture(painter, look.icon(icon, size), x, area.center().y() - size / 2)
        font = look.font("number" if not look.m.small else "bold", 700)
        left = x + size + look.pick(6, 4, 3)
        box = QRectF(left, area.top(), wide - size - look.pick(6, 4, 3), area.height())
        line(look, painter, box, str(number), font, look.theme.ink, LEFT)


def thinking_stars(look: Look, painter: QPainter, area: QRectF, filled: int) -> None:
    """A computer is thinking: three stars that fill one after the other, for a while."""
    size = min(area.height(), look.pick(18, 13, 12))
    at = QPointF(area.left(), area.center().y())
    paint.level_stars(painter, at, size, filled, 3, look.theme)


def draw_badges(look: Look, painter: QPainter, area: QRectF, badges: Sequence[Badge]) -> None:
    """The tokens of modules: on, or struck out when off."""
    theme = look.theme
    size = int(min(area.height(), look.pick(26, 20, 17)))
    x = area.left()
    for badge in badges:
        box = QRectF(x, area.center().y() - size / 2, size, size)
        painter.setPen(QPen(theme.acc if badge.on else theme.ink2, 1.8))
        painter.setBrush(theme.accs if badge.on else theme.panel2)
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        ink = theme.acc if badge.on else theme.ink2
        art = look.icon(badge.icon, size * 0.62, ink)
        picture(painter, art, box.center().x() - size * 0.31, box.center().y() - size * 0.31)
        if not badge.on:
            painter.setPen(QPen(theme.warn, 2.4))
            painter.drawLine(box.bottomLeft() + QPointF(3, -3), box.topRight() + QPointF(-3, 3))
        x += size + look.pick(8, 6, 4)


class PlayerPanel(Panel):
    """One player: a small picture of the Alhambra, name, score, sizes, and the six counts."""

    zone = "rivals"

    def __init__(self, index: int) -> None:
        super().__init__()
        self.index = index
        self.stars = 3

    def part(self, view: TableView) -> object:
        """This opponent, if there is one."""
        return self.player(view)

    def player(self, view: TableView) -> PlayerView | None:
        """The opponent shown here."""
        return view.opponents[self.index] if self.index < len(view.opponents) else None

    def build(self) -> None:
        """The whole panel can be opened; its tokens can be used."""
        player, look = self.player(self.view), self.look
        if player is None:
            return
        self._split()
        palace = player.palace
        most = look.pick(LARGEST, 34, 26)
        self.grid = thumb_grid(palace, self._thumb.adjusted(5, 5, -5, -5), most)
        said = look.text(player.text) if player.text is not None else str(player.score)
        value = look.t("table-next") if player.next else ""
        self.spots.append(
            Spot(player.target, self.rect, self.zone, "panel", said, value, radius=look.m.radius)
        )

    def _split(self) -> None:
        """Thumbnail left, words right; the smallest layout puts name and score above."""
        look = self.look
        pad = look.pick(9, 7, 5)
        room = self.rect.adjusted(pad, pad, -pad, -pad)
        if look.m.tiny:
            head, foot = look.px(20), look.px(19)
            self._head = QRectF(room.left(), room.top(), room.width(), head)
            self._thumb = room.adjusted(0, head + 2, 0, -foot - 2)
            self._words = QRectF(room.left(), room.bottom() - foot + 2, room.width(), foot)
            return
        wide = room.width() - look.pick(160, 126, 0)
        self._thumb = QRectF(room.left(), room.top(), wide, room.height())
        gap = look.pick(14, 6, 0)
        self._words = QRectF(
            room.left() + wide + gap, room.top(), room.width() - wide - gap, room.height()
        )
        self._head = QRectF(
            self._words.left(), self._words.top(), self._words.width(), look.pick(32, 24, 0)
        )

    def cell_rect(self, x: int, y: int) -> QRectF:
        """Where a cell of this Alhambra is shown."""
        size, origin = self.grid
        return QRectF(origin.x() + x * size, origin.y() + y * size, size, size)

    def draw(self, painter: QPainter) -> None:
        """Paint the panel."""
        player, look, theme = self.player(self.view), self.look, self.look.theme
        if player is None:
            return
        acting = player.acting
        paint.panel(
            painter,
            self.rect,
            theme,
            radius=look.m.radius,
            border=theme.acc if acting else theme.line,
            width=2.4 if acting else 1.2,
        )
        ground = theme.board if not theme.contrast else theme.panel
        painter.setPen(QPen(ground, 0))
        painter.setBrush(ground)
        painter.drawRoundedRect(self._thumb, look.m.radius * 0.6, look.m.radius * 0.6)
        size, origin = self.grid
        draw_palace(look, painter, player.palace, size, origin, self.hidden)
        self._name(painter, player)
        if look.m.tiny:
            self._tiny_words(painter, player)
        else:
            self._word_column(painter, player)

    def _name(self, painter: QPainter, player: PlayerView) -> None:
        look, theme, head = self.look, self.look.theme, self._head
        size = look.pick(28, 20, 17)
        top = head.center().y() - size / 2
        mark = QRectF(head.left() - look.pick(2, 1, 0), top, size, size)
        player_mark(painter, mark, player.seat.mark, player.seat.letters)
        font = look.font("score")
        score = str(player.score)
        wide = line(look, painter, head, score, font, theme.ink, RIGHT)
        left = mark.right() + look.pick(8, 5, 4)
        box = QRectF(left, head.top(), head.right() - wide - 4 - left, head.height())
        line(look, painter, box, look.text(player.seat.said), look.font("name"), theme.ink)

    def _status(self, player: PlayerView) -> str:
        look = self.look
        if player.next and not player.thinking:
            return look.t("table-next")
        if player.seat.kind == "human":
            return look.t("table-human")
        return look.t("table-ai", level=player.seat.level or "")

    def _word_column(self, painter: QPainter, player: PlayerView) -> None:
        """Level or turn, sizes, counts, tokens: as much apart as the height allows."""
        look, theme, words = self.look, self.look.theme, self._words
        y = self._head.bottom()
        status = QRectF(words.left(), y, words.width(), look.pick(22, 17, 0))
        if player.thinking:
            thinking_stars(look, painter, status, self.stars)
            rest = status.adjusted(look.pick(70, 49, 0), 0, 0, 0)
            line(look, painter, rest, look.t("table-thinks"), "small", theme.ink2)
        else:
            ink = theme.acc if player.next else theme.ink2
            line(look, painter, status, self._status(player), "small", ink)
        badges = look.pick(32, 24, 0) if player.badges else 0
        left = words.bottom() - status.bottom() - badges
        sizes = QRectF(words.left(), status.bottom(), words.width(), left * 0.3)
        draw_sizes(look, painter, sizes, player)
        counts = QRectF(words.left(), sizes.bottom(), words.width(), left * 0.7)
        draw_counts(look, painter, counts, player.counts, 3)
        if player.badges:
            low = QRectF(words.left(), counts.bottom() + 3, words.width(), badges - 3)
            draw_badges(look, painter, low, player.badges)

    def _tiny_words(self, painter: QPainter, player: PlayerView) -> None:
        """Only wall, hand and reserve, and a token, in one row."""
        look, words = self.look, self._words
        tokens = look.px(20) if player.badges else 0
        draw_sizes(look, painter, words.adjusted(0, 0, -tokens, 0), player)
        if player.badges:
            low = words.adjusted(words.width() - tokens, 0, 0, 0)
            draw_badges(look, painter, low, player.badges)
        if player.thinking:
            corner = self._thumb.adjusted(4, 3, 0, 0)
            thinking_stars(
                look, painter, QRectF(corner.left(), corner.top(), 60, look.px(14)), self.stars
            )
