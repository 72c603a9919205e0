"""A sheet of painted text and pictures that is measured and painted by the same code.

    sheet = Sheet(ctx, None)             # measures only
    sheet = Sheet(ctx, QPainter(self))   # paints
    y += sheet.words(x, y, width, text, "body", "ink2")

What does not fit into the width it was given is noted in `cut`, for tests.
"""

from __future__ import annotations

from attrs import define, field
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from alhambra_qt.controller.faces.face import STAR
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.controller.words.names import row_icons
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.marks import letters_of, player_mark
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.richtext import Run, draw_line, layout_runs, plain
from alhambra_qt.ui.kit.theme import TYPE_NAMES

LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter
WALL = "wall"
ELLIPSIS = "…"


def row_icon(item: str) -> str:
    """The icon of a row of the ledger or the count table."""
    return WALL if item == WALL else row_icons().get(item, STAR)


@define
class Sheet:
    """A painter that may be missing, with the words of the kit."""

    ctx: UiContext
    painter: QPainter | None
    cut: list[str] = field(factory=list)

    def font(self, role: str, weight: int = 0) -> QFont:
        """The font of a type role."""
        return self.ctx.font(role, weight=weight)

    def colour(self, tone: str | QColor) -> QColor:
        """A colour of the theme by its name."""
        return getattr(self.ctx.theme, tone) if isinstance(tone, str) else tone

    @property
    def ratio(self) -> float:
        """Device pixels per logical pixel."""
        return 1.0 if self.painter is None else self.painter.device().devicePixelRatio()

    def line(
        self,
        rect: QRectF,
        text: str,
        role: str,
        tone: str | QColor = "ink",
        align: Qt.AlignmentFlag = LEFT,
        weight: int = 0,
    ) -> float:
        """One line, in the middle of the height; gives its width."""
        font = self.font(role, weight)
        wide = width_of(font, text)
        if wide > rect.width() + 1:
            self.cut.append(text)
        if self.painter is not None:
            draw_line(self.painter, rect, text, font, self.colour(tone), align)
        return wide

    def name(self, rect: QRectF, text: str, role: str, align: Qt.AlignmentFlag = LEFT) -> None:
        """A player's name: the only thing that may be shortened, because anybody may type it."""
        font = self.font(role)
        room = int(rect.width())
        short = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
        if self.painter is not None:
            draw_line(self.painter, rect, short, font, self.colour("ink"), align)

    def words(
        self,
        x: float,
        y: float,
        width: float,
        text: str | list[Run],
        role: str,
        tone: str | QColor = "ink",
        *,
        centre: bool = False,
        weight: int = 0,
    ) -> float:
        """A paragraph; gives its height."""
        runs = plain(text) if isinstance(text, str) else text
        block = layout_runs(runs, self.font(role, weight), width)
        if block.width > width + 1:
            self.cut.append(text if isinstance(text, str) else runs[0].text)
        if self.painter is not None:
            middle = width if centre else None
            block.paint(self.painter, x, y, self.colour(tone), centre_in=middle)
        return block.height

    def picture(self, x: float, y: float, pixmap: QPixmap) -> None:
        """A picture with its top left there."""
        if self.painter is not None:
            self.painter.drawPixmap(QPointF(x, y), pixmap)

    def mark(self, x: float, y: float, side: float, tag: SeatTag) -> None:
        """The mark of a player."""
        if self.painter is not None:
            letters = letters_of(tag, self.ctx.text)
            player_mark(self.painter, QRectF(x, y, side, side), tag.mark, letters)

    def item(self, x: float, y: float, side: float, item: str) -> None:
        """The chip of what a line of the ledger counts: a building type, the wall, the camps."""
        if self.painter is None:
            return
        if item in TYPE_NAMES:
            chip = self.ctx.images.chip(TYPE_NAMES.index(item), side, self.ratio)
            self.painter.drawPixmap(QPointF(x, y), chip)
            return
        theme = self.ctx.theme
        with paint.saved(self.painter):
            self.painter.setPen(QPen(theme.line if theme.dark else theme.ink, 1.4))
            self.painter.setBrush(theme.head)
            area = QRectF(x, y, side, side).adjusted(0.7, 0.7, -0.7, -0.7)
            self.painter.drawRoundedRect(area, side * 0.16, side * 0.16)
        name, inner = row_icon(item), side * 0.62
        icon = self.ctx.images.icon(name, inner, theme.headink, self.ratio, theme.head)
        self.picture(x + (side - inner) / 2, y + (side - inner) / 2, icon)

    def icon(self, x: float, y: float, side: float, name: str, tone: str = "gold") -> None:
        """An icon in a colour of the theme."""
        if self.painter is not None:
            colour = self.colour(tone)
            self.picture(x, y, self.ctx.images.icon(name, side, colour, self.ratio))

    def box(
        self, rect: QRectF, fill: str = "panel2", border: str = "line", width: float = 1.2
    ) -> None:
        """A rounded box."""
        if self.painter is not None:
            paint.panel(
                self.painter,
                rect,
                self.ctx.theme,
                radius=self.ctx.metrics.radius * 0.75,
                fill=self.colour(fill),
                border=self.colour(border),
                width=width,
                with_shadow=False,
            )


def item_name(ctx: UiContext, tag: SeatTag) -> str:
    """A player's name in the current language (the imaginary player has one per language)."""
    return ctx.text(tag.said)
