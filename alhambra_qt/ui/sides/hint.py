"""A hint over the board: its words in a box, with numbers that stand on the table too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.table_view import HintLine, HintView, TableView
from alhambra_qt.controller.view.targets import ToRead
from alhambra_qt.controller.view.view_parts import ActionButton
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.box import ENDLESS, Box, Drawn, Hit, Plate, Space, Words
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import ButtonLook, button_width
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.sizes import measure
from alhambra_qt.ui.kit.text import CENTRE, line
from alhambra_qt.ui.sides.callout import FAR, best_place
from alhambra_qt.ui.sides.panel import STRIP, Panel
from alhambra_qt.ui.sides.spots import Spot, choice_spot, pressed, spotted

WIDTHS = (460, 360, 270)


class HintPanel(Panel):
    """The words of a hint with the buttons to go on and to close; it stays where it came up."""

    zone, level = "hint", STRIP

    def __init__(self) -> None:
        super().__init__()
        self._placed: tuple[object, QRectF] = (None, QRectF())
        self._seen = 0  # how many of its lines have room

    def part(self, view: TableView) -> object:
        return view.hint

    def title(self) -> str:
        return self.look.text(self.view.hint.title) if self.view.hint is not None else ""

    def rect_on(
        self, view: TableView, board: QRectF, look: Look, free: Callable[[], Sequence[QRectF]]
    ) -> QRectF:
        """Return the area of the box: over the least important part of the board, low down."""
        hint = view.hint
        if hint is None:
            return QRectF()
        key = (hint, board, look)
        if self._placed[0] != key:
            self._placed = key, self._best(hint, board, look, free())
        return self._placed[1]

    def _best(self, hint: HintView, board: QRectF, look: Look, free: Sequence[QRectF]) -> QRectF:
        foot = QRectF(board.center().x(), board.bottom() + 40, 1, 1)
        found: list[tuple[float, QRectF]] = []
        self._seen, room = len(hint.lines), board.height() - look.px(16)
        for width in WIDTHS:
            own_width = min(look.px(width), board.width() - look.px(16))
            while self._high(look, hint, own_width) > room and not found and self._seen > 1:
                self._seen -= 1  # what matters least comes last
            height = self._high(look, hint, own_width)
            if found and height > room:
                break
            found.append(best_place(QSizeF(own_width, height), foot, board, free))
            if found[-1][0] < FAR:  # it covers nothing that matters
                break
        return min(found, key=lambda rated: rated[0])[1]

    def _high(self, look: Look, hint: HintView, width: float) -> float:
        return round(self._box(look, hint, width).size(look, width)[1])

    # -- what it holds ------------------------------------------------------------------------

    def tree(self) -> Box:
        hint, look = self.view.hint, self.look
        if hint is None:
            return Space()
        text = sentences(look.text(hint_line.text) for hint_line in hint.lines)
        title = look.text(hint.title)
        spot = Spot(ToRead("hint"), QRectF(), self.zone, "text", title, text, focusable=False)
        return Hit(self._box(look, hint, self.area.width()), spot.on)

    def _box(self, look: Look, hint: HintView, width: float) -> Box:
        """The buttons stand beside the title if they have room there; else below the words."""
        pad = look.pick(16, 11, 9)
        title = Words(look.text(hint.title), "title", grow=1.0)
        buttons = [self._button(look, button) for button in hint.buttons]
        gap = look.px(6) / look.em
        head, foot = Row(title, *buttons, gap=gap), None
        if head.size(look, ENDLESS)[0] > width - 2 * pad:
            head, foot = Row(title), Wrapped(*buttons, gap=gap)
        lines = (_line(look, hint_line) for hint_line in hint.lines[: self._seen])
        child = Column(head, *lines, foot, gap=look.px(4) / look.em)
        return Plate(child, None, "goldline", 2.4, (pad / look.em, pad * 0.7 / look.em))

    def _button(self, look: Look, button: ActionButton) -> Box:
        key, name = "" if look.m.at_most_xs else look.ctx.cap(button.key), look.text(button.text)
        face = ButtonLook(text=name, key=key, kind="primary" if button.primary else "secondary")
        width, height = button_width(look.m, name, key) - look.px(6), look.pick(36, 30, 28)
        spot = evolve(choice_spot(look, button, self.zone, "button"), radius=height * 0.24)
        return spotted(spot, pressed(look, face, width, height))


def _line(look: Look, hint_line: HintLine) -> Box:
    words = Words(look.text(hint_line.text), wrap=True, grow=1.0)
    if not hint_line.number:
        return words
    side = look.pick(26, 22, 20) / look.em
    star = Drawn(partial(_star, look, hint_line.number), side)  # reaches a little above its line
    return Row(star, words, gap=look.px(6) / look.em, middle=False)


def _star(look: Look, number: int, painter: QPainter, area: QRectF) -> None:
    """The number, in the middle of the first line."""
    centre = QPointF(area.center().x(), area.top() + measure(look.font("body")).height / 2)
    numbered_star(look, painter, centre, area.width() / 2, number)


def numbered_star(
    look: Look, painter: QPainter, centre: QPointF, radius: float, number: int
) -> None:
    """A gold star with a number in it, the same in the box and on the table."""
    theme = look.theme
    with paint.saved(painter):
        painter.setPen(QPen(theme.ring, 1.6))
        painter.setBrush(theme.gold2)
        painter.drawPath(paint.star_path(centre, radius))
        area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        line(look, painter, area, str(number), look.font("bold", 700), theme.ring, CENTRE)
