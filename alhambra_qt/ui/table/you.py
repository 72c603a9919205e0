"""The viewer's own panel: name, score, counts, special cards, and the way to the count table.

Without special cards it shows the wall and has a button with words; special cards take the place
of both: the wall is then told at the lower edge of the board.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.special import Extras
from alhambra_qt.controller.view.table import PlayerView, TableView
from alhambra_qt.controller.view.targets import Press, Target
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.marks import letters_of, player_mark
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.writing import CENTRE, RIGHT, line, shrunk
from alhambra_qt.ui.table import special, special_line
from alhambra_qt.ui.table.panel import Panel, inner_of, picture
from alhambra_qt.ui.table.rivals import draw_counts
from alhambra_qt.ui.table.spots import Spot

COUNTS = Press("counts")


def head_height(look: Look) -> int:
    """How high the line with name and score is."""
    return look.pick(32, 24, 22)


def parts(look: Look, extras: Extras, inner: QRectF) -> tuple[QRectF, QRectF, QRectF]:
    """Where counts, special cards and the summary stand below the head."""
    top = inner.top() + 1 + head_height(look) + 2
    counts = QRectF(inner.left(), top, inner.width(), look.pick(30, 23, 18))
    low = look.pick(24, 19, 16) if any(tally.worth for tally in extras.tallies) else 0
    summary = QRectF(inner.left(), inner.bottom() - low + 3, inner.width(), low)
    gap = look.pick(6, 4, 1)
    top = counts.bottom() + gap
    cards = QRectF(inner.left(), top, inner.width(), summary.top() - gap - top)
    return counts, cards, summary


def beyond(look: Look, you: PlayerView, rect: QRectF) -> frozenset[Target]:
    """The special cards for which the own panel has no room."""
    if you.extras is None or not you.extras.cards:
        return frozenset()
    _, room, _ = parts(look, you.extras, inner_of(look, rect))
    laid = special.shape(look, you.extras.cards, room)
    return frozenset(card.target for card in you.extras.cards[len(laid.cells) :])


class YouPanel(Panel):
    """The viewer's own numbers, and what modules give the viewer to use."""

    zone = "you"

    def part(self, view: TableView) -> object:
        """The own panel."""
        return view.you

    def build(self) -> None:
        """The panel, the special cards, and the button of the count table."""
        look, you = self.look, self.view.you
        said = look.text(you.text) if you.text is not None else str(you.score)
        told = special_line.said(look, you.extras)
        self.spots.append(
            Spot(you.target, self.rect, self.zone, "panel", said, told, radius=look.m.radius)
        )
        if you.extras is None or not you.extras.cards:
            self._roomy(you.extras)
        else:
            self._special(you.extras)
        self.spots.append(
            Spot(
                COUNTS,
                self._table,
                self.zone,
                name=look.t("table-counts"),
                key="T",
                radius=self._table.height() * 0.24,
            )
        )

    def _roomy(self, extras: Extras | None) -> None:
        """The button at the foot, and above it what counted pieces are worth."""
        look, inner = self.look, self.inner()
        high = look.pick(36, 28, 24)
        low = inner.bottom() - high + look.pick(4, 2, 2)
        self._table = QRectF(inner.left(), low, inner.width(), high)
        told = extras is not None and any(tally.worth for tally in extras.tallies)
        line_high = look.pick(26, 20, 16) if told else 0
        self.summary = QRectF(
            inner.left(), low - line_high - look.pick(4, 3, 1), inner.width(), line_high
        )

    # -- with special cards -------------------------------------------------------------------

    def _special(self, extras: Extras) -> None:
        """Head, counts, cards and summary, from top to bottom."""
        look, head = self.look, self._head()
        side = look.pick(30, 26, 24)
        score = width_of(look.font("score"), str(self.view.you.score))
        left = head.right() - score - look.pick(8, 6, 3) - side
        self._table = QRectF(round(left), head.center().y() - side / 2, side, side)
        self._counts, room, self.summary = parts(look, extras, self.inner())
        self.spread = special.shape(look, extras.cards, room)
        self.spots += special.spots(look, extras.cards, self.spread, self.zone)

    def _extras(self, painter: QPainter, extras: Extras) -> None:
        look, theme = self.look, self.look.theme
        draw_counts(look, painter, self._counts, self.view.you.counts, 6)
        coming = special.absent(extras.cards, self.hidden)
        special.draw(look, painter, extras.cards, self.spread, coming)
        special_line.draw_summary(look, painter, self.summary, extras.tallies)
        box = self._table.adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.line, 1.6))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(box, box.height() * 0.24, box.height() * 0.24)
        cap = box.center()
        side = look.pick(19, 16, 15)
        self._cap(painter, QRectF(cap.x() - side / 2, cap.y() - side / 2, side, side))

    def _cap(self, painter: QPainter, cap: QRectF) -> None:
        look, theme = self.look, self.look.theme
        painter.setPen(QPen(theme.ink, 1.2))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(cap.adjusted(1, 1, -1, -1), 4, 4)
        line(look, painter, cap, "T", look.font("key"), theme.ink, CENTRE)

    # -- painting -----------------------------------------------------------------------------

    def _head(self) -> QRectF:
        inner = self.inner()
        return QRectF(inner.left(), inner.top() + 1, inner.width(), head_height(self.look))

    def _wall_row(self) -> QRectF:
        inner, look = self.inner(), self.look
        top = inner.top() + look.pick(36, 26, 24)
        return QRectF(inner.left(), top, inner.width(), look.pick(32, 26, 22))

    def draw(self, painter: QPainter) -> None:
        """Paint name and score, then what there is to tell."""
        look, theme, you = self.look, self.look.theme, self.view.you
        paint.panel(
            painter,
            self.rect,
            theme,
            radius=look.m.radius,
            border=theme.acc if you.acting else theme.line,
            width=2.4 if you.acting else 1.2,
        )
        inner, head = self.inner(), self._head()
        size = look.pick(28, 21, 19)
        mark = QRectF(head.left(), head.center().y() - size / 2, size, size)
        player_mark(painter, mark, you.seat.mark, letters_of(you.seat, look.text))
        wide = line(look, painter, head, str(you.score), look.font("score"), theme.ink, RIGHT)
        left = mark.right() + look.pick(9, 6, 5)
        special_cards = you.extras is not None and bool(you.extras.cards)
        end = self._table.left() if special_cards else head.right() - wide
        box = QRectF(left, head.top(), end - 6 - left, head.height())
        line(look, painter, box, look.text(you.seat.said), look.font("name"), theme.ink)
        if you.extras is not None and special_cards:
            self._extras(painter, you.extras)
            return
        self._wall(painter)
        if you.extras is not None:
            special_line.draw_summary(look, painter, self.summary, you.extras.tallies)
        counts = QRectF(
            inner.left(),
            self._wall_row().bottom(),
            inner.width(),
            self.summary.top() - look.pick(2, 0, 1) - self._wall_row().bottom(),
        )
        draw_counts(look, painter, counts, you.counts, 3)
        self._button(painter)

    def _wall(self, painter: QPainter) -> None:
        look, theme, you = self.look, self.look.theme, self.view.you
        row = self._wall_row()
        size = look.pick(19, 16, 14)
        picture(painter, look.icon("wall", size), row.left(), row.center().y() - size / 2)
        font = look.font("number" if not look.m.small else "bold", 700)
        box = QRectF(row.left() + size + 6, row.top(), look.px(40), row.height())
        used = line(look, painter, box, str(you.wall), font, theme.ink)
        rest = QRectF(box.left() + used + look.pick(8, 6, 4), row.top(), 0, row.height())
        rest.setRight(row.right())
        text = look.t("noun-wall-longest")
        least = look.font("small")
        least.setPixelSize(look.smallest)
        if width_of(least, text) <= rest.width():
            line(look, painter, rest, text, "small", theme.ink2)

    def _button(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        area = self._table
        painter.setPen(QPen(theme.line, 1.6))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(
            area.adjusted(1, 1, -1, -1), area.height() * 0.24, area.height() * 0.24
        )
        text = look.t("table-counts")
        if look.m.tiny:
            line(look, painter, area.adjusted(6, 0, -6, 0), text, "smallstrong", theme.ink, CENTRE)
            return
        key = look.px(22)
        font = shrunk(look, text, look.font("smallstrong", 700), area.width() - key - look.px(24))
        total = min(width_of(font, text), area.width() - key - look.px(24)) + key + look.px(8)
        left = area.center().x() - total / 2
        box = QRectF(left, area.top(), total - key - look.px(8), area.height())
        line(look, painter, box, text, font, theme.ink)
        self._cap(painter, QRectF(left + total - key, area.center().y() - key / 2, key, key))
