"""The panels of the opponents, and what all player panels share."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view.parts import AlhambraView
from alhambra_qt.controller.view.table import PlayerView, TableView
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.marks import player_mark
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.writing import LEFT, RIGHT, line
from alhambra_qt.ui.table import special_line
from alhambra_qt.ui.table.counts import number as counted
from alhambra_qt.ui.table.panel import Panel, picture
from alhambra_qt.ui.table.special_line import draw_badges
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import (
    Carried,
    aboard,
    arrived_in,
    carried,
    draw_extras,
    draw_free_token,
    has_extras,
)

NOTHING: Carried = {}
STARS_FROM = 28
LOW_ROOM, LOW_WORDS = 96, 30  # where thumbnail and sizes stand side by side in XS
LARGEST = 41  # from there on tiles are drawn as signs, which are easier to read


def thumb_grid(palace: AlhambraView, area: QRectF, most: float) -> tuple[float, QPointF]:
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
    palace: AlhambraView,
    size: float,
    origin: QPointF,
    hidden: frozenset[str] = frozenset(),
    carries: Carried = NOTHING,
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
        area = QRectF(corner.x(), corner.y(), size, size)
        draw_free_token(look, painter, area, token, carries=carries.get(token.id, ()))
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
    look: Look, painter: QPainter, area: QRectF, counts: Sequence[float], columns: int
) -> None:
    """The six building types with their numbers."""
    rows = -(-len(counts) // columns)
    wide, high = area.width() / columns, area.height() / rows
    tight = wide < look.pick(46, 34, 26)
    gap = look.pick(3, 2, 2) if tight else look.pick(6, 5, 3)
    role = "bold" if look.m.small or tight else "number"
    longest = max(width_of(look.font(role, 700), counted(count)) for count in counts)
    # A half is wider than a digit: then the pictures are a little smaller.
    chip = int(min(look.pick(24, 18, 15), high - 2, wide * 0.55, wide - gap - longest - 1))
    for k, count in enumerate(counts):
        x, y = area.left() + (k % columns) * wide, area.top() + (k // columns) * high
        picture(painter, look.chip(k, chip), x, y + (high - chip) / 2)
        ink = look.theme.ink if count else look.theme.ink2
        font = look.font(role, 700 if count else 400)
        box = QRectF(x + chip + gap, y, wide - chip - gap, high)
        line(look, painter, box, counted(count), font, ink, LEFT)


def sizes_of(player: PlayerView) -> tuple[tuple[str, int], ...]:
    """Wall, cards in hand, tiles in the reserve: icon and number."""
    return ("wall", player.wall), ("cards", player.hand), ("bag", len(player.reserve))


def draw_sizes_below(look: Look, painter: QPainter, area: QRectF, player: PlayerView) -> None:
    """Wall, cards in hand and tiles in the reserve, one below the other."""
    parts = sizes_of(player)
    high = area.height() / len(parts)
    size, gap = int(min(look.px(14), high - 1)), look.px(4)
    for k, (icon, number) in enumerate(parts):
        box = QRectF(area.left(), area.top() + k * high, area.width(), high)
        picture(painter, look.icon(icon, size), box.left(), box.center().y() - size / 2)
        rest = box.adjusted(size + gap, 0, 0, 0)
        line(look, painter, rest, str(number), look.font("bold", 700), look.theme.ink, LEFT)


def draw_sizes(look: Look, painter: QPainter, area: QRectF, player: PlayerView) -> None:
    """Wall, cards in hand, tiles in the reserve."""
    parts = sizes_of(player)
    size = int(min(look.pick(19, 16, 14), area.height()))
    font = look.font("number" if not look.m.small else "bold", 700)
    gap = look.pick(6, 4, 3)
    needed = [size + gap + width_of(font, str(number)) + 1 for _, number in parts]
    # Under each other in all panels, but never so that a number touches the next picture.
    spare = max(0.0, area.width() - sum(needed)) / (len(parts) - 1)
    starts = [0.0, 0.39 * area.width(), 0.72 * area.width()]
    apart = look.pick(9, 6, 4)
    if any(starts[k] + needed[k] + apart > starts[k + 1] for k in (0, 1)):
        starts = [0.0, needed[0] + spare, needed[0] + needed[1] + 2 * spare]
    for (icon, number), start, wide in zip(parts, starts, needed, strict=True):
        x = area.left() + start
        picture(painter, look.icon(icon, size), x, area.center().y() - size / 2)
        box = QRectF(x + size + gap, area.top(), wide - size - gap, area.height())
        line(look, painter, box, str(number), font, look.theme.ink, LEFT)


def thinking_stars(look: Look, painter: QPainter, area: QRectF, filled: int) -> None:
    """A computer is thinking: three stars that fill one after the other, for a while."""
    size = min(area.height(), look.pick(18, 13, 12))
    at = QPointF(area.left(), area.center().y())
    paint.level_stars(painter, at, size, filled, 3, look.theme)


class PlayerPanel(Panel):
    """One player: a small picture of the Alhambra, name, score, sizes, and the six counts."""

    zone = "rivals"

    def __init__(self, index: int) -> None:
        super().__init__()
        self.index = index
        self.stars = 3
        self._modules = QRectF()

    def part(self, view: TableView) -> object:
        """This opponent, if there is one, with what the tokens in that Alhambra carry."""
        player = self.player(view)
        return player, None if player is None else carried(view, player.seat.seat)

    def player(self, view: TableView) -> PlayerView | None:
        """The opponent shown here."""
        return view.opponents[self.index] if self.index < len(view.opponents) else None

    def build(self) -> None:
        """The whole panel can be opened; its tokens can be used."""
        player, look = self.player(self.view), self.look
        if player is None:
            return
        self._split(player)
        palace = player.palace
        most = look.pick(LARGEST, 34, 26)
        self.grid = thumb_grid(palace, self._thumb.adjusted(5, 5, -5, -5), most)
        said = look.text(player.text) if player.text is not None else str(player.score)
        told = [look.t("table-next")] if player.next else []
        told += [more] if (more := special_line.said(look, player.extras, player.badges)) else []
        value = ", ".join(told)
        self.spots.append(
            Spot(player.target, self.rect, self.zone, "panel", said, value, radius=look.m.radius)
        )
        self.spots += special_line.portrait_spots(look, self._modules, self._pieces, self.zone)

    def _split(self, player: PlayerView) -> None:
        """Thumbnail left, words right; the smallest layout puts name and score above."""
        look = self.look
        pad = look.pick(9, 7, 5)
        room = self.rect.adjusted(pad, pad, -pad, -pad)
        self._modules, self._status_box = QRectF(), QRectF()
        self._pieces: list[special_line.LinePiece] = []
        if player.extras is not None:
            room = self._split_modules(player, room)
            if look.m.tiny and room.height() < look.px(LOW_ROOM):
                self._split_low(room)
                return
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
        if player.extras is not None and self.rect.height() < look.pick(190, 152, 0):
            high = look.pick(22, 17, 0)  # too low for a line of its own above the numbers
            low = self._thumb.bottom() - high - 2
            self._status_box = QRectF(self._thumb.left() + 3, low, self._thumb.width() - 6, high)

    def _split_modules(self, player: PlayerView, room: QRectF) -> QRectF:
        """Cut off the line of the modules at the foot; gives the room that is left."""
        look = self.look
        high = special_line.line_height(look)
        self._modules = QRectF(room.left(), room.bottom() - high, room.width(), high)
        self._pieces = special_line.plan(look, player, room.width())
        return room.adjusted(0, 0, 0, -high - look.pick(8, 5, 2))

    def _split_low(self, room: QRectF) -> None:
        """The smallest layout with little height: the thumbnail beside the sizes."""
        look = self.look
        head = look.px(20)
        self._head = QRectF(room.left(), room.top(), room.width(), head)
        low = room.adjusted(0, head + 2, 0, 0)
        self._words = low.adjusted(low.width() * 0.55, 0, 0, 0)
        self._thumb = low.adjusted(0, 0, -self._words.width() - look.px(6), 0)

    def cell_rect(self, x: int, y: int) -> QRectF:
        """Where a cell of this Alhambra is shown."""
        size, origin = self.grid
        return QRectF(origin.x() + x * size, origin.y() + y * size, size, size)

    @property
    def module_line(self) -> QRectF:
        """Where badges, counted pieces and portraits stand; empty without modules."""
        return self._modules

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
        carries = aboard(carried(self.view, player.seat.seat), self.hidden)
        palace = arrived_in(player.palace, self.hidden)
        draw_palace(look, painter, palace, size, origin, self.hidden, carries)
        self._name(painter, player)
        if look.m.tiny:
            self._tiny_words(painter, player)
        else:
            self._word_column(painter, player)
        if self._pieces:
            special_line.rule(look, painter, self._modules.adjusted(0, -look.pick(3, 2, 1), 0, 0))
            special_line.draw_line(look, painter, self._modules, self._pieces)

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
        level = player.seat.level  # a lesson's others only do as it says
        return look.t("table-ai", level=level) if level is not None else ""

    def _word_column(self, painter: QPainter, player: PlayerView) -> None:
        """Level or turn, sizes, counts, tokens: as much apart as the height allows."""
        look, words = self.look, self._words
        top = self._head.bottom()
        if self._status_box.isEmpty():
            status = QRectF(words.left(), top, words.width(), look.pick(22, 17, 0))
            top = status.bottom()
            self._say_status(painter, player, status)
        elif player.next or player.thinking:
            self._say_status(painter, player, self._plate(painter, player))
        apart = bool(player.badges) and player.extras is None
        badges = look.pick(32, 24, 0) if apart else 0
        left = words.bottom() - top - badges
        sizes = QRectF(words.left(), top, words.width(), left * 0.3)
        draw_sizes(look, painter, sizes, player)
        counts = QRectF(words.left(), sizes.bottom(), words.width(), left * 0.7)
        draw_counts(look, painter, counts, player.counts, 3)
        if apart:
            low = QRectF(words.left(), counts.bottom() + 3, words.width(), badges - 3)
            draw_badges(look, painter, low, player.badges)

    def _plate(self, painter: QPainter, player: PlayerView) -> QRectF:
        """A plate over the thumbnail for turn or thinking; gives the room on it."""
        look, theme = self.look, self.look.theme
        text = look.t("table-thinks") if player.thinking else look.t("table-next")
        stars = look.pick(70, 49, 0) if player.thinking else 0
        pad = look.pick(6, 4, 0)
        box = QRectF(self._status_box)
        box.setWidth(min(box.width(), width_of(look.font("small"), text) + stars + 2 * pad + 2))
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(box, 5, 5)
        return box.adjusted(pad, 0, -pad, 0)

    def _say_status(self, painter: QPainter, player: PlayerView, status: QRectF) -> None:
        """Whose turn comes, who thinks, or what kind of player this is."""
        look, theme = self.look, self.look.theme
        if player.thinking:
            thinking_stars(look, painter, status, self.stars)
            rest = status.adjusted(look.pick(70, 49, 0), 0, 0, 0)
            line(look, painter, rest, look.t("table-thinks"), "small", theme.ink2)
        else:
            ink = theme.acc if player.next else theme.ink2
            line(look, painter, status, self._status(player), "small", ink)

    def _tiny_words(self, painter: QPainter, player: PlayerView) -> None:
        """Only wall, hand and reserve, and a token, in one row."""
        look, words = self.look, self._words
        apart = bool(player.badges) and player.extras is None
        tokens = look.px(20) if apart else 0
        if words.height() > look.px(LOW_WORDS):
            draw_sizes_below(look, painter, words, player)
        else:
            draw_sizes(look, painter, words.adjusted(0, 0, -tokens, 0), player)
        if apart:
            low = words.adjusted(words.width() - tokens, 0, 0, 0)
            draw_badges(look, painter, low, player.badges)
        if player.thinking:
            corner = self._thumb.adjusted(4, 3, 0, 0)
            thinking_stars(
                look, painter, QRectF(corner.left(), corner.top(), 60, look.px(14)), self.stars
            )
