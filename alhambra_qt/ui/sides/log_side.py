"""What happened: the last lines of the log, newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Press, ToRead
from alhambra_qt.controller.view.view_parts import Icon, LogLine
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_CURRENCY, CURRENCIES, TYPES
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit.box import Art, Box, Drawn, Fixed, Hit, Plate, Space, Words, spring
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.signs import player_mark
from alhambra_qt.ui.kit.text import Block, Run, layout_runs, put_block
from alhambra_qt.ui.pieces.small_pieces import final_sign
from alhambra_qt.ui.sides.side import BySpots, TableSide, inner_of
from alhambra_qt.ui.sides.spots import Role, Spot

SHOWN = 24  # lines the panel may need at most
ASIDE = ("turn", "refill")  # told in the whole log only


@frozen
class LogRow:
    """A line of the log laid out: its words and who did it."""

    entry: LogLine
    block: Block

    @property
    def height(self) -> float:
        """The height of all its lines."""
        return self.block.height


def icon_picture(look: Look, icon: Icon, size: int) -> QPixmap | None:
    """The small picture of a tile or coin at the end of a line; None if it would tell nothing."""
    if icon.kind == "tile":
        kind = icon.id.split("-")[0]
        return look.chip(kind, size) if kind in TYPES else look.tile(icon.id, size)
    if icon.kind == "card":
        currency = CARD_CURRENCY[CARD_BY_ID[icon.id]] if icon.id in CARD_BY_ID else -1
        return look.coin(CURRENCIES[currency], size) if currency >= 0 else None
    if icon.kind == "type":
        return look.chip(icon.id, size)
    if icon.kind == "coin":
        return look.coin(icon.id, size)
    return look.icon(icon.id, size)


def log_runs(look: Look, entry: LogLine, icons: bool = True) -> list[Run]:
    """A line as runs: the name bold, the pictures with their numbers at the end."""
    text = look.text(entry.text)
    name = look.text(entry.seat.said) if entry.seat is not None else ""
    ink = look.theme.ink2 if entry.undone else None
    runs = []
    if name and text.startswith(name):
        runs.append(Run(name, bold=True, struck=entry.undone, colour=ink))
        glue = not text[len(name) :].startswith(" ")
        runs.append(Run(text[len(name) :], struck=entry.undone, colour=ink, glue=glue))
    else:
        runs.append(Run(text, struck=entry.undone, colour=ink))
    if entry.final:
        runs.append(Run(picture=final_sign(look)))
    if icons:
        size = look.pick(19, 16, 14)
        for icon in entry.icons:
            art = icon_picture(look, icon, size)
            if art is not None:
                runs.append(Run(picture=art))
                runs.append(Run("\u2009" + icon.text, bold=True, glue=True))
    return runs


def log_spot(look: Look, entry: LogLine, place: int, area: QRectF) -> Spot:
    """A line to be read; where a computer had reasons it can be chosen and tells them."""
    said = look.text(entry.text)
    if entry.final:
        said = f"{said}, {look.t('final')}"
    if not entry.target:
        tip = look.text(cited(entry.rule, msg("rulebook-read-more"))) if entry.rule else ""
        kind: Role = "link" if entry.rule else "text"
        target = ToRead("log", f"log-{place}")
        return Spot(target, area, "log", kind, said, focusable=False, tip=tip, rule=entry.rule)
    return Spot(entry.target, area, "log", "link", said, look.t("why-ask"), tip=look.t("why-ask"))


def log_row(look: Look, entry: LogLine, width: float, role: str = "log") -> LogRow:
    """Lay a line out; its pictures are only shown where they need no further line."""
    font = look.font(role)
    mark = look.pick(28, 22, 19)
    # What can be asked why says so.
    ask = [Run("\u00a0?", bold=True, colour=look.theme.acc, glue=True)] if entry.target else []
    plain = layout_runs([*log_runs(look, entry, icons=False), *ask], font, width - mark)
    full = layout_runs([*log_runs(look, entry), *ask], font, width - mark)
    fits = full.lines == plain.lines and full.width <= width - mark
    return LogRow(entry, full if fits else plain)


def draw_row(look: Look, painter: QPainter, row: LogRow, area: QRectF) -> None:
    """Paint the mark of who did it and the words."""
    mark = look.pick(20, 16, 14)
    seat = row.entry.seat
    if seat is not None:
        top = area.top() + (row.block.line_height - mark) / 2
        box = QRectF(area.left(), top, mark, mark)
        player_mark(painter, box, seat.mark, seat.letters)
    inset = look.pick(28, 22, 19)
    put_block(look, painter, row.block, area.adjusted(inset, 0, 0, 0), look.theme.ink)


def rows_that_fit(
    look: Look, entries: Sequence[LogLine], width: float, height: float, role: str = "log"
) -> list[LogRow]:
    """The newest lines that fit, oldest of them first."""
    gap = look.pick(5, 4, 2)
    rows: list[LogRow] = []
    left = height
    for entry in reversed(entries):
        row = log_row(look, entry, width, role)
        if row.height > left:
            break
        left -= row.height + gap
        rows.insert(0, row)
    return rows


class LogSide(TableSide):
    """The log in the left column; the button in its title opens all of it."""

    zone, named = "log", "table-log"

    def part(self, view: TableView) -> object:
        return self._told(view)

    def _told(self, view: TableView) -> tuple[LogLine, ...]:
        return tuple(entry for entry in view.log[-2 * SHOWN :] if entry.kind not in ASIDE)[-SHOWN:]

    def room(self) -> QRectF:
        """The room for lines, below the title."""
        look = self.look
        high = look.pick(26, 20, 18) + look.pick(4, 2, 2)
        return inner_of(look, self.area).adjusted(0, high, 0, 0)

    def lines(self) -> tuple[list[Box], float]:
        """The lines that fit, and the pixels between two of them."""
        room = self.room()
        rows = rows_that_fit(self.look, self._told(self.view), room.width(), room.height())
        return [self._line(row, k) for k, row in enumerate(rows)], self.look.pick(5, 4, 2)

    def tree(self) -> Box:
        look, em, pad = self.look, self.look.em, self.look.m.pad
        lines, gap = self.lines()
        title = Words(look.t("table-log"), "title")
        head = Fixed(Row(title, spring(), self._all(), gap=0), 0.0, look.pick(26, 20, 18) / em)
        space = Space(high=look.pick(4, 2, 2) / em)
        held = Column(head, space, Column(*lines, gap=gap / em), gap=0)
        return Plate(held, pad=(pad / em, pad * 0.6 / em))

    def _all(self) -> Box:
        """What opens the whole log."""
        look, em = self.look, self.look.em
        art = Art(partial(look.icon, colour=look.theme.ink2), "cards", look.pick(16, 14, 13) / em)
        spot = Spot(Press("log"), QRectF(), self.zone, name=look.t("button-log"), key="L")
        words = Words(look.t("table-log-all"), "small", "ink2")
        return self.control(spot, Row(art, words, gap=look.pick(8, 6, 5) / em), reach=0.2)

    def _line(self, row: LogRow, place: int) -> Box:
        """A line; what can be read on or asked about is a control."""
        look = self.look

        def how(painter: QPainter, area: QRectF) -> None:
            draw_row(look, painter, row, area)

        spot = log_spot(look, row.entry, place, QRectF())
        held = Drawn(how, 0.0, row.height / look.em)
        if spot.role == "link":
            return self.control(spot, held, reach=0.1)
        return BySpots(Hit(held, spot.on))
