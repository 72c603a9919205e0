"""The viewer's own panel: name, score, wall, counts, tokens, and the way to the count table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view import TableView
from alhambra_qt.ui import paint
from alhambra_qt.ui.marks import player_mark
from alhambra_qt.ui.table.panel import Panel, picture
from alhambra_qt.ui.table.rivals import draw_badges, draw_counts
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.texts import CENTRE, RIGHT, line, shrunk, width_of


class YouPanel(Panel):
    """The viewer's own numbers."""

    zone = "you"

    def part(self, view: TableView) -> object:
        """The own panel."""
        return view.you

    def build(self) -> None:
        """Tokens that can be used, and the button of the count table."""
        look, you = self.look, self.view.you
        said = look.text(you.text) if you.text is not None else str(you.score)
        self.spots.append(
            Spot(you.target, self.rect, self.zone, "panel", said, radius=look.m.radius)
        )
        inner = self.inner()
        high = look.pick(36, 28, 24)
        area = QRectF(inner.left(), inner.bottom() - high + look.pick(4, 2, 2), inner.width(), high)
        self._table = area
        self.spots.append(
            Spot(
                "button:counts",
                area,
                self.zone,
                name=look.t("table-counts"),
                key="T",
                radius=high * 0.24,
            )
        )
        if you.badges:
            size = look.pick(32, 26, 22)
            step = size + look.pick(6, 4, 3)
            for k, badge in enumerate(you.badges):
                at = QRectF(
                    inner.right() - step * (len(you.badges) - k), self._wall_row().top(), size, size
                )
                self.spots.append(
                    Spot(
                        badge.target or f"badge:{badge.module}",
                        at,
                        self.zone,
                        "button",
                        look.text(badge.text),
                        "",
                        "V",
                        radius=size / 2,
                    )
                )

    def _wall_row(self) -> QRectF:
        inner, look = self.inner(), self.look
        top = inner.top() + look.pick(36, 26, 24)
        return QRectF(inner.left(), top, inner.width(), look.pick(32, 26, 22))

    def draw(self, painter: QPainter) -> None:
        """Paint name, score, wall, counts, tokens."""
        look, theme, you = self.look, self.look.theme, self.view.you
        paint.panel(
            painter,
            self.rect,
            theme,
            radius=look.m.radius,
            border=theme.acc if you.acting else theme.line,
            width=2.4 if you.acting else 1.2,
        )
        inner = self.inner()
        size = look.pick(28, 21, 19)
        head = QRectF(inner.left(), inner.top() + 1, inner.width(), look.pick(32, 24, 22))
        mark = QRectF(head.left(), head.center().y() - size / 2, size, size)
        player_mark(painter, mark, you.seat.mark, you.seat.letters)
        wide = line(look, painter, head, str(you.score), look.font("score"), theme.ink, RIGHT)
        left = mark.right() + look.pick(9, 6, 5)
        box = QRectF(left, head.top(), head.right() - wide - 6 - left, head.height())
        line(look, painter, box, look.text(you.seat.said), look.font("name"), theme.ink)
        self._wall(painter)
        counts = QRectF(
            inner.left(),
            self._wall_row().bottom(),
            inner.width(),
            self._table.top() - look.pick(6, 3, 2) - self._wall_row().bottom(),
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
        for badge, spot in zip(you.badges, self.spots[2:], strict=False):
            draw_badges(look, painter, spot.rect, (badge,))
        end = self.spots[2].rect.left() - 4 if you.badges else row.right()
        rest = QRectF(box.left() + used + look.pick(8, 6, 4), row.top(), 0, row.height())
        rest.setRight(end)
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
        cap = QRectF(left + total - key, area.center().y() - key / 2, key, key)
        painter.setPen(QPen(theme.ink, 1.2))
        painter.drawRoundedRect(cap.adjusted(1, 1, -1, -1), 4, 4)
        line(look, painter, cap, "T", look.font("key"), theme.ink, CENTRE)
