"""What happened: the last lines of the log, newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Press, ToRead
from alhambra_qt.controller.view.view_parts import Icon, LogLine
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_CURRENCY, CURRENCIES, TYPES
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import player_mark
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import Block, Run, layout_runs, put_block
from alhambra_qt.ui.sides.spots import Role, Spot
from alhambra_qt.ui.table.panel import Panel
from alhambra_qt.ui.table.tokens import final_sign

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
    grown = area.adjusted(-4, -1, 4, 1)
    return Spot(entry.target, grown, "log", "link", said, look.t("why-ask"), tip=look.t("why-ask"))


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


def row_rect(row: LogRow, spot: Spot) -> QRectF:
    """Where a line is written: a spot that can be chosen is a little larger."""
    return spot.rect.adjusted(4, 1, -4, -1) if row.entry.target else spot.rect


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


class LogPanel(Panel):
    """The log in the left column; the button in its title opens all of it."""

    zone = "log"

    def part(self, view: TableView) -> object:
        return self._told(view)

    def _told(self, view: TableView) -> tuple[LogLine, ...]:
        return tuple(entry for entry in view.log[-2 * SHOWN :] if entry.kind not in ASIDE)[-SHOWN:]

    def build(self) -> None:
        """One button, and each line to be read."""
        look, inner = self.look, self.inner()
        text = look.t("table-log-all")
        icon = look.pick(16, 14, 13)
        wide = width_of(look.font("small"), text) + icon + look.pick(8, 6, 5)
        high = self.title_height()
        room = self.below_title()
        self._rows = rows_that_fit(look, self._told(self.view), room.width(), room.height())
        y = room.top()
        gap = look.pick(5, 4, 2)
        for k, row in enumerate(self._rows):
            area = QRectF(room.left(), y, room.width(), row.height)
            self.spots.append(log_spot(look, row.entry, k, area))
            y += row.height + gap
        area = QRectF(inner.right() - wide, inner.top(), wide, high)
        grown = area.adjusted(-6, -2, 4, 2)
        self.spots.append(Spot(Press("log"), grown, self.zone, name=look.t("button-log"), key="L"))

    def draw(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        self.frame(painter)
        self.heading(painter, look.t("table-log"), look.t("table-log-all"))
        size = look.pick(16, 14, 13)
        spot = self.spots[-1].rect.adjusted(6, 2, -4, -2)
        art = look.icon("cards", size, theme.ink2)
        painter.drawPixmap(int(spot.left()), int(spot.center().y() - size / 2), art)
        for row, place in zip(self._rows, self.spots, strict=False):
            draw_row(look, painter, row, row_rect(row, place))
