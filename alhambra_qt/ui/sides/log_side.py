"""The log beside the board: its last lines, newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Press, ToRead
from alhambra_qt.controller.view.view_parts import LogLine
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit.box import (
    ENDLESS,
    Art,
    Box,
    Cache,
    Fixed,
    Hit,
    PaintedOnce,
    Plate,
    Space,
    Words,
    spring,
)
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.signs import SeatMark, currency_of, icon_picture
from alhambra_qt.ui.kit.text import Run, shaped
from alhambra_qt.ui.pieces.small_pieces import final_sign
from alhambra_qt.ui.sides.panel import Panel, inner_of
from alhambra_qt.ui.sides.spots import BySpots, Role, Spot, spotted

SHOWN = 24  # lines the panel may need at most
ASIDE = ("turn", "refill")  # shown in the whole log only


def log_runs(look: Look, entry: LogLine, icons: bool = True) -> list[Run]:
    """A line as runs: the name bold, the pictures with their numbers at the end."""
    text = look.text(entry.text)
    name = look.text(entry.seat.label) if entry.seat is not None else ""
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
            if icon.kind != "card" or currency_of(icon) >= 0:  # a hidden card would tell nothing
                art = icon_picture(look.ctx, icon, size, look.dpr, look.theme.ink)
                runs += [Run(picture=art), Run("\u2009" + icon.text, bold=True, glue=True)]
    return runs


def log_spot(look: Look, entry: LogLine, place: int = 0) -> Spot:
    """A line to be read; where a computer had reasons it can be chosen and tells them."""
    text = look.text(entry.text)
    if entry.final:
        text = f"{text}, {look.t('final')}"
    if not entry.target:
        tip = look.text(cited(entry.rule, msg("rulebook-read-more"))) if entry.rule else ""
        kind: Role = "link" if entry.rule else "text"
        target = ToRead("log", f"log-{place}")
        spot = Spot(target, QRectF(), "log", kind, text, focusable=False)
        return evolve(spot, tip=tip, rule=entry.rule)
    why = look.t("why-ask")
    return Spot(entry.target, QRectF(), "log", "link", text, why, tip=why)


def log_row(look: Look, entry: LogLine, runs: Sequence[Run]) -> Box:
    """The mark of who did it beside the words."""
    em, side = look.em, look.pick(20, 16, 14) / look.em
    mark: Box = Space(side)
    if entry.seat is not None:
        first = Fixed(SeatMark(entry.seat, side=side), height=line_height(look) / em)
        mark = Column(first, spring(), gap=0)
    words = Words(runs, "log", wrap=True, grow=1.0)
    return Row(mark, words, gap=look.pick(8, 6, 5) / em, middle=False)


def line_height(look: Look) -> float:
    """The height of a line of the log."""
    return shaped("x", look.hand("log")[1]).block(ENDLESS).height


class LogPanel(Panel):
    """The log in the left column; the button in its title opens all of it."""

    zone, named = "log", "table-log"
    apart = (5, 4, 2)  # pixels between two lines

    def __init__(self) -> None:
        super().__init__()
        self._rows: Cache[Box] = Cache(SHOWN)
        self._head: Cache[Box] = Cache()

    def part(self, view: TableView) -> object:
        return self._told(view)

    def _told(self, view: TableView) -> tuple[LogLine, ...]:
        return tuple(entry for entry in view.log[-2 * SHOWN :] if entry.kind not in ASIDE)[-SHOWN:]

    def room(self) -> QRectF:
        """The room for lines, below the title."""
        look = self.look
        height = look.pick(26, 20, 18) + look.pick(4, 2, 2)
        return inner_of(look, self.area).adjusted(0, height, 0, 0)

    def lines(self) -> list[Box]:
        """The newest lines that fit, oldest of them first."""
        look, room, lines = self.look, self.room(), self._told(self.view)
        boxes: list[Box] = []
        left = room.height()
        for place in reversed(range(len(lines))):
            line = lines[place]
            box = self._rows.get((look, line), partial(self._kept_row, line))
            left -= box.room(look, room.width())[1]
            if left < 0:
                break
            left -= look.pick(*self.apart)
            boxes.insert(0, self.standing(line, place, box))
        return boxes

    def _kept_row(self, entry: LogLine) -> Box:
        return PaintedOnce(self.row(entry), "panel")

    def row(self, entry: LogLine) -> Box:
        """A line with its pictures; what can be asked why says so."""
        look = self.look
        ask = [Run("\u00a0?", bold=True, colour=look.theme.acc, glue=True)] if entry.target else []
        return log_row(look, entry, [*log_runs(look, entry), *ask])

    def standing(self, entry: LogLine, place: int, child: Box) -> Box:
        """A line in its place; what can be read on or asked about is a control."""
        spot = log_spot(self.look, entry, place)
        if spot.role == "link":
            return spotted(spot, child, reach=0.1)
        return BySpots(Hit(child, spot.on))

    def tree(self) -> Box:
        look, em, pad = self.look, self.look.em, self.look.m.pad
        head = self._head.get((look,), self._titled)
        space = Space(height=look.pick(4, 2, 2) / em)
        child = Column(head, space, Column(*self.lines(), gap=look.pick(*self.apart) / em), gap=0)
        return Plate(child, pad=(pad / em, pad * 0.6 / em), alone=True)

    def _titled(self) -> Box:
        look, em = self.look, self.look.em
        art = Art(partial(look.icon, colour=look.theme.ink2), "cards", look.pick(16, 14, 13) / em)
        spot = Spot(Press("log"), QRectF(), self.zone, name=look.t("button-log"), key="L")
        words = Words(look.t("table-log-all"), "small", "ink2")
        whole = spotted(spot, Row(art, words, gap=look.pick(8, 6, 5) / em), reach=0.2)
        title = Words(look.t("table-log"), "title")
        return Fixed(Row(title, spring(), whole, gap=0), 0.0, look.pick(26, 20, 18) / em)
