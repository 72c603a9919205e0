"""The ranking of the results page: a line per player with a bar of the three scorings."""

from __future__ import annotations

from functools import partial

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, RIGHT, Box, Drawn, Ground, Size, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live, Over
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.marks import letters_of, mark_colour, player_mark
from alhambra_qt.ui.kit.rows import Grid, Row
from alhambra_qt.ui.kit.signs import SeatMark, sign
from alhambra_qt.ui.kit.theme import INDIGO, contrast, mix
from alhambra_qt.ui.kit.writing import line as write_line
from alhambra_qt.ui.results.data import Standing

# How strong the player's colour is in each scoring's part of the bar.
SHARES = (0.38, 0.66, 1.0)
WHITE = QColor("#FFFFFF")


class RankRow(Over):
    """A line of the ranking as a button that shows the Alhambra; the card paints what it says."""

    told_as = Role.RadioButton  # one of them is shown

    def __init__(self, ctx: UiContext, line: Standing) -> None:
        super().__init__(ctx)
        self.line = line
        self.setCheckable(True)
        self.setEnabled(line.place > 0)
        self.retranslate()

    def retranslate(self) -> None:
        """The whole line is heard as one sentence."""
        line, points = self.line, msg("count-point", n=self.line.score)
        text = msg("ledger-line", name=line.tag.said, text=points)
        if line.place:
            place = msg("rank-place", n=line.place)
            text = msg("results-row", place=place, name=line.tag.said, points=points)
        self.setAccessibleName(self.ctx.text(text))
        parts = [self.ctx.t("ledger-number", n=points) for points in line.gained]
        self.setAccessibleDescription(" + ".join(parts))


def ranking(look: Look, ranks: list[RankRow]) -> Box:
    """A line for everybody, the bars in one scale; the line that is chosen is lit."""
    top = max([1, *(rank.line.score for rank in ranks)])
    rows = [rank_boxes(look, rank.line, top) for rank in ranks]
    grounds = []
    for rank in ranks:
        lit = Ground(Space(), "panel2" if rank.line.winner else None, "line", radius=0.5)
        if rank.isChecked():
            lit = Ground(Space(), "accs", "acc", 2, radius=0.5)
        elif not rank.line.winner:
            lit = Ground(Space())
        grounds.append(Live(rank, Ground(lit, pad=0.15)))
    return Grid(rows, (0, 0, 0, 1, 0), (0.6, 0), grounds=grounds)


def rank_boxes(look: Look, line: Standing, top: int) -> list[Box]:
    """Place, mark, name, bar and score of a line; ``top`` is the best score of all."""
    place: Box = Words(
        look.t("ledger-number", n=line.place) if line.place else "", "number", "ink2", CENTRE
    )
    if line.winner:
        place = sign(look, "crown", 1.4)
    score = Words(look.t("ledger-number", n=line.score), "score", align=RIGHT)
    name = Row(Words(look.text(line.tag.said), "name", wrap=True, short=14.0))
    mark = SeatMark(line.tag, side=1.8)
    return [
        Ground(place, pad=(0.5, 0.42)),
        mark,
        name,
        ScoreBar(line, top),
        Ground(score, pad=(0.6, 0)),
    ]


@frozen(eq=False)
class ScoreBar(Box):
    """The three scorings side by side, in stronger and stronger colour."""

    line: Standing
    top: int

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(width, 6 * look.em), 1.45 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the parts, each with its points if they have room."""
        high, line = 1.45 * look.em, self.line
        wide = max(2.0, rect.width() * max(0, line.score) / self.top)
        whole = QRectF(rect.left(), rect.center().y() - high / 2, wide, high)
        shape = QPainterPath()
        shape.addRoundedRect(whole, 4, 4)
        colour, left = mark_colour(line.tag.mark), whole.left()
        sums = max(1, sum(max(0, points) for points in line.gained))
        font, known = look.hand("smallstrong")
        with paint.saved(painter):
            painter.setClipPath(shape)
            for points, share in zip(line.gained, SHARES, strict=False):
                part = QRectF(left, whole.top(), whole.width() * max(0, points) / sums, high)
                fill = mix(QColor("#FFF9EC"), colour, share)
                painter.fillRect(part, fill)
                text = look.t("ledger-number", n=points)
                if known.width(text) + 6 <= part.width():
                    ink = WHITE if contrast(fill, WHITE) > contrast(fill, INDIGO) else INDIGO
                    write_line(look, painter, part, text, font, ink, CENTRE)
                left = part.right()
        with paint.saved(painter):
            painter.setPen(QPen(look.theme.line if look.theme.dark else colour, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(shape)


def winners(look: Look, lines: list[Standing], side: float) -> Box:
    """The marks of the winners in golden stars."""
    wide = side * (1 + 0.82 * max(0, len(lines) - 1))
    return Drawn(partial(_stars, look, lines), wide, side)


def _stars(look: Look, lines: list[Standing], painter: QPainter, area: QRectF) -> None:
    theme, side = look.theme, area.height()
    for k, line in enumerate(lines):
        centre = QPointF(area.left() + side * (0.5 + 0.82 * k), area.center().y())
        radius = side / 2 - 2
        with paint.saved(painter):
            painter.setPen(QPen(theme.gold, max(1.4, radius * 0.03)))
            painter.setBrush(mix(theme.panel, theme.gold2, 0.42))
            painter.drawPolygon(paint.star_points(centre, radius))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(paint.star_points(centre, radius * 0.86))
        half = radius * 0.49
        mark = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
        player_mark(painter, mark, line.tag.mark, letters_of(line.tag, look.text))
