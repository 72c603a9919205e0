"""The ranking of the results page: a line per player with a bar of the three scorings."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.marks import mark_colour
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.sheet import CENTRE, RIGHT, Sheet, item_name
from alhambra_qt.ui.kit.theme import INDIGO, contrast, mix
from alhambra_qt.ui.kit.widgets import RING, Control
from alhambra_qt.ui.results.data import Standing

# How strong the player's colour is in each scoring's part of the bar.
SHARES = (0.38, 0.66, 1.0)


class RankRow(Control):
    """A player's place, mark, name, scorings and score; pressing shows the Alhambra."""

    def __init__(self, ctx: UiContext, line: Standing, top: int) -> None:
        super().__init__(ctx)
        self.line, self.top = line, max(1, top)
        self.name_width = 0.0
        self.setCheckable(True)
        self.setEnabled(line.place > 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """The whole line is heard as one sentence."""
        line, name = self.line, item_name(self.ctx, self.line.tag)
        points = msg("count-point", n=line.score)
        text = msg("ledger-line", name=name, text=points)
        if line.place:
            place = msg("rank-place", n=line.place)
            text = msg("results-row", place=place, name=name, points=points)
        self.setAccessibleName(self.ctx.text(text))
        parts = [self.ctx.t("ledger-number", n=points) for points in line.gained]
        self.setAccessibleDescription(" + ".join(parts))
        self.updateGeometry()
        self.update()

    def natural_name(self) -> float:
        """How wide the name is."""
        return width_of(self.ctx.font("name"), item_name(self.ctx, self.line.tag))

    def sizeHint(self) -> QSize:
        """A comfortable line."""
        m = self.ctx.metrics
        return QSize(m.pick(420, 360, 320), m.pick(44, 33, 30) + 2 * (RING - 3))

    def minimumSizeHint(self) -> QSize:
        """May get narrow: the bar shrinks."""
        return QSize(self.ctx.px(240), self.sizeHint().height())

    def face(self) -> QRectF:
        """The visible area."""
        return QRectF(self.rect()).adjusted(RING, RING - 3, -RING, -RING + 3)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        sheet, face, theme = Sheet(self.ctx, QPainter(self)), self.face(), self.ctx.theme
        if self.isChecked():
            sheet.box(face, "accs", "acc", 2)
        elif self.line.winner or self.underMouse():
            sheet.box(face, "panel2", "line")
        self.lay_out(sheet, face)
        if self.hasFocus() and sheet.painter is not None:
            inner = face.adjusted(2, 2, -2, -2)
            paint.focus_ring(sheet.painter, inner, theme, self.ctx.metrics.radius * 0.7)

    def lay_out(self, sheet: Sheet, face: QRectF) -> None:
        """Write place, mark, name, bar and score."""
        m, line = self.ctx.metrics, self.line
        y, high = face.top(), face.height()
        x = face.left() + m.px(8)
        side = m.pick(24, 20, 18)
        if line.winner:
            sheet.icon(x, y + (high - side) / 2, side, "crown")
        elif line.place:
            area = QRectF(x, y, side, high)
            sheet.line(area, self.ctx.t("ledger-number", n=line.place), "number", "ink2", CENTRE)
        x += side + m.px(8)
        mark = m.pick(30, 25, 23)
        sheet.mark(x, y + (high - mark) / 2, mark, line.tag)
        x += mark + m.px(8)
        name = min(self.name_width or self.natural_name(), face.width() * 0.3)
        sheet.name(QRectF(x, y, name + 2, high), item_name(self.ctx, line.tag), "name")
        x += name + m.px(12)
        score = m.pick(58, 44, 40)
        number = QRectF(face.right() - m.px(10) - score, y, score, high)
        sheet.line(number, self.ctx.t("ledger-number", n=line.score), "score", "ink", RIGHT)
        self._bar(sheet, QRectF(x, y, number.left() - x, high))

    def _bar(self, sheet: Sheet, room: QRectF) -> None:
        """The three scorings side by side, in stronger and stronger colour."""
        if sheet.painter is None or room.width() < 20:
            return
        high = self.ctx.metrics.pick(24, 20, 18)
        area = QRectF(room.left(), room.center().y() - high / 2, room.width(), high)
        total = area.width() * max(0, self.line.score) / self.top
        whole = QRectF(area.left(), area.top(), max(2.0, total), high)
        shape = QPainterPath()
        shape.addRoundedRect(whole, 4, 4)
        colour, left = mark_colour(self.line.tag.mark), whole.left()
        sums = max(1, sum(max(0, points) for points in self.line.gained))
        with paint.saved(sheet.painter):
            sheet.painter.setClipPath(shape)
            for points, share in zip(self.line.gained, SHARES, strict=False):
                wide = whole.width() * max(0, points) / sums
                part = QRectF(left, whole.top(), wide, high)
                fill = mix(QColor("#FFF9EC"), colour, share)
                sheet.painter.fillRect(part, fill)
                self._number(sheet, part, points, fill)
                left += wide
        with paint.saved(sheet.painter):
            edge = self.ctx.theme.line if self.ctx.theme.dark else colour
            sheet.painter.setPen(QPen(edge, 1.4))
            sheet.painter.drawPath(shape)

    def _number(self, sheet: Sheet, part: QRectF, points: int, fill: QColor) -> None:
        text = self.ctx.t("ledger-number", n=points)
        white = QColor("#FFFFFF")
        ink = white if contrast(fill, white) > contrast(fill, INDIGO) else INDIGO
        if width_of(sheet.font("smallstrong"), text) + 6 <= part.width():
            sheet.line(part, text, "smallstrong", ink, CENTRE)


class Winners(Guarded, QWidget):
    """The marks of the winners in stars."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.lines: tuple[Standing, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        ctx.restyled.connect(self.updateGeometry)

    def show_winners(self, lines: tuple[Standing, ...]) -> None:
        """Show other winners."""
        self.lines = lines
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A star for each winner."""
        side = self._side()
        return QSize(int(side * (1 + 0.82 * (max(1, len(self.lines)) - 1))), side)

    def _side(self) -> int:
        side = self.ctx.metrics.pick(106, 76, 56)
        return side if len(self.lines) < 3 else int(side * 0.8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the stars."""
        painter, side = QPainter(self), self._side()
        for k, line in enumerate(self.lines):
            centre = QPointF(side * (0.5 + 0.82 * k), self.height() / 2)
            paint_winner(painter, self.ctx, centre, side / 2 - 2, line)


def paint_winner(
    painter: QPainter, ctx: UiContext, centre: QPointF, radius: float, line: Standing
) -> None:
    """A mark in a golden star."""
    theme, sheet = ctx.theme, Sheet(ctx, painter)
    with paint.saved(painter):
        painter.setPen(QPen(theme.gold, max(1.4, radius * 0.03)))
        painter.setBrush(mix(theme.panel, theme.gold2, 0.42))
        painter.drawPolygon(paint.star_points(centre, radius))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.gold, max(1.0, radius * 0.018)))
        painter.drawPolygon(paint.star_points(centre, radius * 0.86))
    side = radius * 0.98
    sheet.mark(centre.x() - side / 2, centre.y() - side / 2, side, line.tag)
