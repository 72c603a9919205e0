"""The drawer over the left column: everything of one module's place on the shelf, with names.

Where there is no room for a line per piece they stand side by side without their names, which
appear on request.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Handle, ToRead
from alhambra_qt.controller.view.view_parts import CHOSEN, PLAIN
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import (
    CENTRE,
    Art,
    Box,
    Drawn,
    Fixed,
    Ground,
    Hit,
    Plate,
    Space,
    Words,
    spring,
)
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row, Stack
from alhambra_qt.ui.sides.panel import STRIP
from alhambra_qt.ui.sides.popovers import DRAWER, OpenStack, PopoverPanel
from alhambra_qt.ui.sides.shelf_rows import (
    ShelfRow,
    about,
    is_card,
    lying_picture,
    row_spot,
    shelf_rows,
    short_text,
    title,
)
from alhambra_qt.ui.sides.spots import Spot, closing, spotted

CLOSE = Handle("shelf:close")
WIDEST = 400  # nothing of a column that is little wider than 360 looks out beside it
NARROWEST = 44  # the least width of a piece that stands beside others


class DrawerPanel(PopoverPanel):
    """The open drawer."""

    zone, level = "drawer", STRIP

    def __init__(self, opened: OpenStack) -> None:
        super().__init__(opened)
        self._held: Box = Space()

    @property
    def kind(self) -> str:
        """The name of what it shows, empty while it is closed."""
        return self.opened.shows(DRAWER) or ""

    def part(self, view: TableView) -> object:
        return self.kind, view.shelf, view.stalls

    def title(self) -> str:
        return title(self.look, self.view, self.kind)

    def rect_in(
        self, view: TableView, column: QRectF, low: float, look: Look, market: QRectF | None = None
    ) -> QRectF:
        """As wide as the column, if that is not much more than 360; its foot at `low`.

        It leaves the market in sight, or covers all of it: half a slot cannot be read.
        """
        found = shelf_rows(look, view, self.kind) if self.kind else []
        if not found:
            self.opened.close(DRAWER)  # what it showed is gone
            return QRectF()
        wide = min(float(look.px(WIDEST)), column.width())
        most = low - column.top()
        free = low - market.bottom() - look.m.gap if market else most
        lines = [self._line(look, row) for row in found]
        words = Words(about(look, view, self.kind), "small", "ink2", wrap=True)
        rule = Ground(words, pad=(0, 0.15))
        bare = self._framed(look, view, *lines)
        high = bare.room(look, wide)[1]
        forms: list[Box] = [self._framed(look, view, rule, *lines), bare]
        rooms: tuple[float, ...] = (free,) if high <= free else (most,)
        if high > most:
            forms, rooms = self._side_by_side(look, view, found, wide), (free, most)
        sized = [(form, form.room(look, wide)[1]) for form in forms]
        fitting = ((box, height) for room in rooms for box, height in sized if height <= room)
        self._held, high = next(fitting, (forms[-1], most))
        high = most if high > free else high
        return QRectF(column.left(), round(low - high), wide, round(high))

    # -- what it holds ------------------------------------------------------------------------

    def tree(self) -> Box:
        spot = Spot(ToRead("drawer"), QRectF(), self.zone, "panel", self.title(), focusable=False)
        return Hit(self._held, evolve(spot, radius=0).on)

    def _framed(self, look: Look, view: TableView, *children: Box) -> Box:
        side = look.pick(34, 30, 28) / look.em
        cross = closing(look, self.zone, CLOSE, side, look.t("table-close"), "Esc")
        head = Row(Words(title(look, view, self.kind), "title", grow=1.0), cross)
        pad = look.m.pad / look.em
        inside = Column(head, *children, gap=look.px(4) / look.em)
        return Plate(inside, None, "goldline", 2.4, (pad, pad * 0.7))

    def _control(self, look: Look, row: ShelfRow, child: Box) -> Box:
        """A row in its frame, which shows whether it can be chosen or is."""
        chosen = row.state == CHOSEN
        border, width = ("line", 1.2) if row.state == PLAIN else ("acc", 3 if chosen else 1.8)
        pads = 5 / look.em, 3 / look.em
        framed = Ground(child, "accs" if chosen else None, border, width, pads, 6 / look.em)
        tick = Drawn(partial(_tick, look)) if chosen else None
        return spotted(row_spot(look, row, self.zone), Stack(framed, tick))

    def _line(self, look: Look, row: ShelfRow) -> Box:
        below = row.note or row.detail
        detail: Box | None = Words(below, "small", "ink2", wrap=True) if below else None
        if row.coin:
            detail = _price(look, row)
        words = Column(Words(row.name, "smallstrong", wrap=True), detail, gap=0, grow=1.0)
        return self._control(look, row, Row(_pictures(look, row), words, gap=0.5))

    def _side_by_side(
        self, look: Look, view: TableView, found: Sequence[ShelfRow], width: float
    ) -> list[Box]:
        """All without their names, from few to many in a line, the last one filled with nothing."""
        inner, gap = width - 2 * look.m.pad, look.px(4) / look.em
        first = max(1, int(inner // look.pick(96, 84, 60)))
        last = max(first, int(inner // look.px(NARROWEST)))
        forms: list[Box] = []
        for many in range(first, last + 1):
            cells = [self._cell(look, row) for row in found]
            cells += [Space(grow=1.0)] * (-len(cells) % many)
            lines = (cells[k : k + many] for k in range(0, len(cells), many))
            rows = (Row(*line, gap=gap, middle=False, even=True) for line in lines)
            forms.append(self._framed(look, view, *rows))
        return forms

    def _cell(self, look: Look, row: ShelfRow) -> Box:
        foot: Box = Words(short_text(row), "smallstrong", align=CENTRE, grow=1.0)
        if row.coin:
            foot = Row(spring(), _price(look, row), spring(), gap=0)
        height = look.pick(24, 20, 17) / look.em
        picture = Row(spring(), _pictures(look, row), spring(), gap=0, grow=1.0)
        return self._control(look, row, Column(picture, Fixed(foot, height=height), gap=0))


def _price(look: Look, row: ShelfRow) -> Box:
    coin = Art(look.coin, row.coin, look.pick(18, 15, 14) / look.em)
    return Row(coin, Words(short_text(row), "strong", weight=700), gap=0.3)


def _pictures(look: Look, row: ShelfRow) -> Box:
    size = look.pick(50, 42, 38) / look.em
    if len(row.pictures) == 1:
        ratio = CARD_RATIO if is_card(row.pictures[0][0]) else 1.0
        return Art(partial(lying_picture, look), row.pictures[0], size * ratio, 1 / ratio)
    arts = [Art(partial(lying_picture, look), picture, size * 0.72) for picture in row.pictures]
    pairs = (Row(*arts[k : k + 2], gap=0.1) for k in range(0, len(arts), 2))
    return Column(*pairs, gap=0.1)


def _tick(look: Look, painter: QPainter, area: QRectF) -> None:
    disc = look.px(8)
    place = QPointF(area.right() - disc - 4, area.top() + disc + 4)
    paint.tick_disc(painter, place, disc, look.theme)
