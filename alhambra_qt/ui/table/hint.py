"""A hint over the board: its words in a box, and numbered rings on what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.table_view import HintView, TableView
from alhambra_qt.controller.view.targets import Target, ToRead
from alhambra_qt.controller.view.view_parts import ActionButton
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import ButtonLook, button, button_width
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import CENTRE, Block, layout_runs, line, plain, put_block
from alhambra_qt.ui.sides.callout import FAR, best_place
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.cursors import SceneMark
from alhambra_qt.ui.table.panel import Panel

WIDTHS = (460, 360, 270)
ROOMY = 5.0  # radii of a star that a target must measure to hold it inside


class HintBox(Panel):
    """The words of a hint with the buttons to go on and to close; it stays where it came up."""

    zone = "hint"

    def __init__(self) -> None:
        super().__init__()
        self._placed: tuple[object, QRectF] = (None, QRectF())

    def part(self, view: TableView) -> object:
        return view.hint

    def rect_on(
        self, view: TableView, board: QRectF, look: Look, free: Callable[[], Sequence[QRectF]]
    ) -> QRectF:
        """Where the box goes: over what matters least on the board, at its foot if possible."""
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
        for width in WIDTHS:
            wide = min(look.px(width), board.width() - look.px(16))
            size = QSizeF(wide, self._height(look, hint, wide))
            found.append(best_place(size, foot, board, free))
            if found[-1][0] < FAR:  # it covers nothing that matters
                break
        return min(found, key=lambda one: one[0])[1]

    # -- laying out ---------------------------------------------------------------------------

    def _pad(self, look: Look) -> int:
        return look.pick(16, 11, 9)

    def _number(self, look: Look) -> int:
        """The side of a numbered star before a line."""
        return look.pick(26, 22, 20)

    def _blocks(self, look: Look, hint: HintView, width: float) -> list[Block]:
        inner = width - 2 * self._pad(look)
        star = self._number(look) + look.px(6)
        font = look.font("body")
        return [
            layout_runs(plain(look.text(one.text)), font, inner - (star if one.number else 0), 1.22)
            for one in hint.lines
        ]

    def _row(self, look: Look) -> int:
        """The height of a button."""
        return look.pick(36, 30, 28)

    def _height(self, look: Look, hint: HintView, width: float) -> float:
        lines = sum(block.height + look.px(4) for block in self._blocks(look, hint, width))
        beside = self._beside(look, hint, width)
        rows = 1 if beside else 1 + len(self._rows(look, hint, width))
        head = rows * (self._row(look) + look.px(6))
        return float(round(head + lines + 1.5 * self._pad(look)))

    def _beside(self, look: Look, hint: HintView, width: float) -> bool:
        """Whether the buttons have room beside the title; else they stand below the words."""
        title = width_of(look.font("title"), look.text(hint.title))
        wide = sum(self._button_width(look, one) + look.px(6) for one in hint.buttons)
        return title + wide + look.px(6) <= width - 2 * self._pad(look)

    def _rows(self, look: Look, hint: HintView, width: float) -> list[list[ActionButton]]:
        """The buttons as they stand below the words: the last row holds as many as have room."""
        room, rows, free = width - 2 * self._pad(look), list[list[ActionButton]](), 0.0
        for one in reversed(hint.buttons):
            wide = self._button_width(look, one)
            if not rows or wide > free:
                rows.insert(0, [])
                free = room
            rows[0].insert(0, one)
            free -= wide + look.px(6)
        return rows

    def _button_width(self, look: Look, one: ActionButton) -> float:
        face = self._button_look(look, one)
        return button_width(look.m, face.text, face.key) - look.px(6)

    def build(self) -> None:
        """The words are read out; the buttons stand at the right."""
        look, hint = self.look, self.view.hint
        if hint is None:
            return
        said = sentences(look.text(one.text) for one in hint.lines)
        title = look.text(hint.title)
        self.spots.append(
            Spot(ToRead("hint"), self.rect, self.zone, "text", title, said, focusable=False)
        )
        high, pad = self._row(look), self._pad(look)
        beside = self._beside(look, hint, self.rect.width())
        rows = [list(hint.buttons)] if beside else self._rows(look, hint, self.rect.width())
        low = self.rect.bottom() - pad * 0.8 - len(rows) * high - (len(rows) - 1) * look.px(6)
        y = self.rect.top() + pad * 0.6 if beside else low
        self._free = self.rect.right() - pad
        placed: list[tuple[ActionButton, QRectF]] = []
        for row in rows:
            widths = [self._button_width(look, one) for one in row]
            x = self.rect.right() - pad - sum(widths) - (len(row) - 1) * look.px(6)
            if beside:
                self._free = x - look.px(6)
            for one, wide in zip(row, widths, strict=True):
                placed.append((one, QRectF(x, y, wide, high)))
                x += wide + look.px(6)
            y += high + look.px(6)
        for one, area in placed:
            name, radius = look.text(one.text), area.height() * 0.24
            self.spots.append(
                Spot(one.target, area, self.zone, "button", name, "", one.key, radius=radius)
            )

    def _button_look(self, look: Look, one: ActionButton) -> ButtonLook:
        key = "" if look.m.tiny else look.ctx.cap(one.key)
        kind = "primary" if one.primary else "secondary"
        return ButtonLook(text=look.text(one.text), key=key, kind=kind)

    # -- painting -----------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Paint the box with a gold edge, the words, and the numbers before them."""
        look, theme, hint = self.look, self.look.theme, self.view.hint
        if hint is None:
            return
        radius, pad = look.m.radius * 0.8, self._pad(look)
        paint.panel(painter, self.rect, theme, radius=radius, border=theme.goldline, width=2.4)
        left, top = self.rect.left() + pad, self.rect.top() + pad * 0.6
        box = QRectF(left, top, self._free - left, self._row(look))
        line(look, painter, box, look.text(hint.title), look.font("title"), theme.ink)
        for one, spot in zip(hint.buttons, self.spots[1:], strict=True):
            button(painter, spot.rect, theme, look.m, self._button_look(look, one))
        y = box.bottom() + look.px(6)
        size = self._number(look)
        blocks = self._blocks(look, hint, self.rect.width())
        for said, block in zip(hint.lines, blocks, strict=True):
            indent = 0
            if said.number:
                indent = size + look.px(6)
                centre = QPointF(left + size / 2, y + block.line_height / 2)
                numbered_star(look, painter, centre, size / 2, said.number)
            words = QRectF(left + indent, y, self.rect.right() - pad - left - indent, block.height)
            put_block(look, painter, block, words, theme.ink)
            y += block.height + look.px(4)


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


class HintMarks(SceneMark):
    """Rings with numbers around what a hint speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.marks: tuple[tuple[QRectF, int], ...] = ()

    def show_on(
        self, hint: HintView | None, look: Look, where: Callable[[Target | None], QRectF]
    ) -> None:
        """Show the marks of a hint; ``where`` finds a target, what is not shown has no mark."""
        marks = hint.marks if hint is not None else ()
        shown: tuple[tuple[QRectF, int], ...] = ()
        for one in marks:
            rect = where(one.target)
            place = (where(one.instead) if rect.isEmpty() else rect, one.number)
            if not place[0].isEmpty() and place not in shown:
                shown = (*shown, place)
        if shown == self.marks and look is self.look:
            return
        self.prepareGeometryChange()
        self.marks, self.look = shown, look
        self.setVisible(bool(shown))
        self.update()

    def boundingRect(self) -> QRectF:
        area = QRectF()
        for rect, _ in self.marks:
            area = area.united(rect.adjusted(-20, -20, 20, 20))
        return area

    def draw(self, painter: QPainter, look: Look) -> None:
        """Paint a dashed ring and a numbered star for each."""
        radius = look.pick(15, 12, 11)
        rings = [rect.adjusted(-2, -2, 2, 2) for rect, _ in self.marks]
        for ring in rings:
            for width, colour in ((5.0, look.theme.ring), (2.6, look.theme.gold2)):
                pen = QPen(colour, width)
                if width < 5:
                    pen.setStyle(Qt.PenStyle.DashLine)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(ring, 6, 6)
        # Numbers over all rings; two for one target stand beside each other.
        for index, (_, number) in enumerate(self.marks):
            place = star_of(rings[index], radius)
            before = rings[:index].count(rings[index])
            numbered_star(look, painter, place + QPointF(1.7 * radius * before, 0), radius, number)


def star_of(ring: QRectF, radius: float) -> QPointF:
    """Place a star at the corner of a ring: on it, or inside where there is room.

    There neither the ring of the keyboard nor a neighbour's lies over the number.
    """
    roomy = min(ring.width(), ring.height()) > ROOMY * radius
    inset = radius * (1.6 if roomy else 0.3)
    return QPointF(ring.left() + inset, ring.bottom() - inset)
