"""The rail inside the market: tiles on sale beside it, each with its currency and its price now."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.parts import CHOSEN, PLAIN
from alhambra_qt.controller.view.shelf import STALLS, Stall, Stalls
from alhambra_qt.controller.view.targets import OnShelf
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.richtext import layout_runs, plain
from alhambra_qt.ui.kit.writing import CENTRE, LEFT, line, para
from alhambra_qt.ui.table.panel import picture
from alhambra_qt.ui.table.shelf_draw import draw_unused
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import piece_picture


def rail_width(look: Look) -> int:
    """The width of the rail."""
    return round(look.pick(84, 56, 54) * look.grown)


@frozen
class Rail:
    """The stalls laid out in a rectangle: as many as have room, and a button for the others."""

    look: Look
    stalls: Stalls
    rect: QRectF

    def _tile(self) -> int:
        return round(self.look.pick(64, 46, 40) * self.look.grown)

    def _words(self) -> QRectF:
        """The title and, below it, that only exact payments count."""
        return QRectF(self.rect.left(), self.rect.top(), self.rect.width(), self._head())

    def _head(self) -> float:
        note = layout_runs(plain(self._note()), self.look.font("tiny"), self.rect.width() - 6)
        return self.look.pick(22, 18, 17) + note.height + self.look.px(5)

    def _note(self) -> str:
        """What to know about all of them, or that there is none."""
        stalls = self.stalls
        none = self.look.t("shelf-stalls-none")
        return self.look.text(stalls.note) if stalls.items else none

    def _each(self) -> int:
        return self._tile() + self.look.pick(24, 19, 16)

    def _fit(self) -> int:
        """How many stalls have room; the last place is for the button if there are more."""
        gap = self.look.pick(6, 4, 4)
        room = self.rect.height() - self._head() + gap
        most = max(1, int(room // (self._each() + gap)))
        if len(self.stalls.items) <= most:
            return len(self.stalls.items)
        left = room - most * (self._each() + gap)
        return most if left >= self._more() + gap else most - 1

    def _more(self) -> int:
        return self.look.px(32)

    def items(self) -> Iterator[tuple[Stall, QRectF]]:
        """The stalls that are shown and where."""
        gap, y = self.look.pick(6, 4, 4), self.rect.top() + self._head()
        for stall in self.stalls.items[: self._fit()]:
            area = QRectF(self.rect.left() + 2, round(y), self.rect.width() - 4, self._each())
            yield stall, area
            y += self._each() + gap

    def more(self) -> QRectF:
        """The button that opens all of them; empty where nothing is left out."""
        if self._fit() == len(self.stalls.items):
            return QRectF()
        size = self._more()
        rect = self.rect
        return QRectF(rect.left() + 4, rect.bottom() - size - 4, rect.width() - 8, size)

    def spots(self, zone: str) -> Iterator[Spot]:
        """What can be pointed at."""
        look = self.look
        text, note = look.text(self.stalls.title), look.text(self.stalls.note)
        if self.more().isEmpty():
            area, key = self._words(), self.stalls.key
            yield Spot(OnShelf(STALLS), area, zone, "text", text, note, key, focusable=False)
        for stall, area in self.items():
            chosen = look.t("table-say-chosen") if stall.piece.state == CHOSEN else ""
            value = ", ".join(part for part in (look.text(stall.text), chosen) if part)
            target, name = stall.piece.target, look.text(stall.piece.name)
            yield Spot(target, area, zone, "slot", name, value)
        if not self.more().isEmpty():
            count = len(self.stalls.items) - self._fit()
            name = look.t("shelf-more", n=count)
            value = f"{text}, {look.t('shelf-open')}"
            yield Spot(OnShelf(STALLS), self.more(), zone, "tool", name, value, self.stalls.key)

    def draw(self, painter: QPainter, hidden: frozenset[str] = frozenset()) -> None:
        """Paint the rail with everything on it but what is still on its way."""
        look, theme = self.look, self.look.theme
        with paint.saved(painter):
            painter.setPen(QPen(theme.line, 1.2))
            painter.setBrush(theme.panel2)
            radius = look.m.radius * 0.75
            painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), radius, radius)
        words = self._words().adjusted(3, look.px(2), -3, 0)
        title = QRectF(words.left(), words.top(), words.width(), look.pick(20, 16, 15))
        line(look, painter, title, look.text(self.stalls.title), "smallstrong", theme.ink, CENTRE)
        note = words.adjusted(0, title.height(), 0, -1)
        para(look, painter, note, self._note(), "tiny", theme.ink2, CENTRE, middle=True)
        for stall, area in self.items():
            if stall.piece.id not in hidden:
                self._stall(painter, stall, area)
        if not self.stalls.items:
            size = self._tile()
            x = self.rect.center().x() - size / 2
            draw_unused(look, painter, QRectF(x, self.rect.top() + self._head(), size, size))
        if not self.more().isEmpty():
            self._draw_more(painter)

    def _stall(self, painter: QPainter, stall: Stall, area: QRectF) -> None:
        look, theme, size = self.look, self.look.theme, self._tile()
        if stall.piece.state != PLAIN:
            chosen = stall.piece.state == CHOSEN
            with paint.saved(painter):
                painter.setPen(QPen(theme.acc, 3.4 if chosen else 2))
                painter.setBrush(theme.accs if chosen else Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area.adjusted(1, -2, -1, 0), 5, 5)
        left = area.center().x() - size / 2
        picture(painter, piece_picture(look, stall.piece, size), left, area.top())
        box = QRectF(area.left(), area.top() + size, area.width(), area.height() - size)
        coin = look.pick(18, 14, 13)
        text = str(stall.price) if stall.price else "\N{EN DASH}"
        font = look.font("strong", 700)
        wide = coin + look.px(4) + width_of(font, text)
        x = box.center().x() - wide / 2
        picture(painter, look.coin(stall.currency, coin), x, box.center().y() - coin / 2)
        words = QRectF(x + coin + look.px(4), box.top(), wide, box.height())
        line(look, painter, words, text, font, theme.ink, LEFT)

    def _draw_more(self, painter: QPainter) -> None:
        look, theme, area = self.look, self.look.theme, self.more()
        with paint.saved(painter):
            painter.setPen(QPen(theme.acc if self.stalls.asks else theme.line, 1.6))
            painter.setBrush(theme.panel)
            painter.drawRoundedRect(area, 6, 6)
        text = f"+{len(self.stalls.items) - self._fit()}"
        line(look, painter, area, text, look.font("strong", 700), theme.ink, CENTRE)
