"""The events since the viewer's turn: a strip above the log, and a list.

The strip has an entry for each turn of the others, which shows it on their Alhambra and replays it,
and what happened to the viewer. It opens into a list. Where text is too large for the strip, a
button of the dock opens the list. A notice is a sentence that is said once.
"""

from __future__ import annotations

import math

from attrs import evolve
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.table_view import Recap, TableView
from alhambra_qt.controller.view.targets import AtStep, Press, Target, ToRead
from alhambra_qt.controller.view.view_parts import LogLine, SeatTag
from alhambra_qt.i18n import Msg, has_text, msg
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.box import ENDLESS, Box, Cache, Fixed, Hit, Plate, Space, Words
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.text import Run, joined, layout_runs
from alhambra_qt.ui.sides.log_side import line_height, log_runs
from alhambra_qt.ui.sides.panel import STRIP, PanelPart
from alhambra_qt.ui.sides.popovers import RECAP, OpenStack, PopoverPanel
from alhambra_qt.ui.sides.spots import BySpots, Spot, closing, spotted

LIST = 34  # ems that the list is wide
MORE, CLOSE, EARLIER = Press("recap-more"), Press("recap"), Press("log-more")
Happened = tuple[SeatTag, LogLine]


def strip_height(look: Look) -> int:
    """The least height of the strip: a heading, and a line below it."""
    return look.pick(60, 50, 30)


def happened_in(view: TableView) -> list[Happened]:
    """Everything that happened, in order."""
    return [(recap.seat, line) for recap in view.recap for line in recap.lines]


def turn_spot(look: Look, recap: Recap) -> Spot:
    """A turn of somebody else: it can be seen on their Alhambra, and replayed."""
    text = sentences(look.text(entry.text) for entry in recap.lines)
    if recap.moment < 0:
        target = ToRead("recap", str(recap.seat.seat))
        name = look.text(recap.seat.label)
        return Spot(target, QRectF(), "recap", "text", name, text, focusable=False)
    does = look.t("table-recap-replay")
    spot = Spot(AtStep(recap.moment), QRectF(), "recap", "link", text, does)
    return evolve(spot, tip=f"{text}\n{does}")


def turn_runs(look: Look, recap: Recap, *, brief: bool) -> list[Run]:
    """Return the acts of a turn as one paragraph: briefly, or with the name once.

    The short form leaves out new pieces and whatever else no player did.
    """
    lines = []
    acts = [entry for entry in recap.lines if entry.seat is not None or entry.kind == "scoring"]
    for place, entry in enumerate(acts if acts and brief else recap.lines):
        runs = log_runs(look, evolve(entry, text=_brief(entry.text)) if brief else entry)
        named = runs[0].bold and (place > 0 or brief)
        lines.append(runs[1:] if named else runs)
    return _joined(look, lines)


def _brief(text: Msg) -> Msg:
    """Return the short form of a line, which leaves out what its mark and its pictures say."""
    acts = {name: _brief(arg) for name, arg in text.args if name == "act" and isinstance(arg, Msg)}
    short = f"brief-{text.id}"
    return msg(short, **{**dict(text.args), **acts}) if has_text(short) else text


def first_lines(
    look: Look, view: TableView, width: float, *, counted: bool = True
) -> tuple[list[Run], int]:
    """Return the runs of the viewer's own events that fit into one line, and their number.

    Where there is room, and they are not listed, the others are counted behind it.
    """
    first = view.recap[0] if counted else evolve(view.recap[0], rest=None)
    lines = [log_runs(look, entry, icons=False) for entry in first.lines]
    rest = [] if first.rest is None else [[Run(look.text(first.rest), colour=look.theme.ink2)]]
    all_of_it = len(happened_in(view)) if rest else len(lines)
    tries = [(all_of_it, [*lines, *rest]), *((n, lines[:n]) for n in range(len(lines), 0, -1))]
    for count, shown in tries:
        runs = _joined(look, shown)
        if layout_runs(runs, look.font("log"), width).lines == 1:
            return runs, count
    return _joined(look, lines[:1] or rest), min(1, len(lines))


def _joined(look: Look, lines: list[list[Run]]) -> list[Run]:
    dot = Run("·", colour=look.theme.ink2)
    return [run for place, words in enumerate(lines) for run in ([dot] * bool(place) + words)]


class RecapPanel(PopoverPanel):
    """The strip, or the open list."""

    zone, named, level = "recap", "table-recap-title", STRIP
    roomy = 0.0, 3.0  # two lines

    def __init__(self, opened: OpenStack) -> None:
        super().__init__(opened)
        self._made: Cache[Box] = Cache()

    def part(self, view: TableView) -> object:
        return view.recap, RECAP in self.opened

    def high_for(self, view: TableView, look: Look, width: float) -> float:
        """The height that is kept free for the strip, 0 if there is nothing to tell."""
        if not view.recap:
            return 0.0
        whole = self._whole(look, view, width).room(look, width)[1]
        return max(strip_height(look), math.ceil(whole))

    def rect_in(self, view: TableView, strip: QRectF, room: QRectF, look: Look) -> QRectF:
        """The strip, or the room for the list, at the lower edge of where it may open."""
        dock = look.m.is_xxs and bool(view.recap)
        if RECAP not in self.opened or not (dock or strip):
            return QRectF(strip)
        self.view, self.look = view, look
        width = room.width() if dock else min(room.width(), LIST * look.em)
        height = self._list(look, view, ENDLESS, width).size(look, width)[1]
        top = max(room.top(), min(strip.top() if strip else room.bottom(), room.bottom() - height))
        return QRectF(room.left(), top, width, min(height, room.bottom() - top))

    # -- what it holds ------------------------------------------------------------------------

    def tree(self) -> Box:
        look, view = self.look, self.view
        if RECAP not in self.opened:
            return self._framed(self._line(look, view), 0.25) if self.narrow else self._fitting()
        return self._list(look, view, self.area.height(), self.area.width())

    def _framed(self, child: Box, down: float) -> Box:
        return Plate(child, None, "goldline", 1.6, (0.6, down))

    def _line(self, look: Look, view: TableView) -> Box:
        """The viewer's own events in one line, and the number of the others."""
        free = self.area.width() - 2 * 0.6 * look.em
        runs, shown = first_lines(look, view, free - 8 * look.em)
        words = self._said(Words(joined(runs), "log", short=free / look.em, grow=1.0))
        left = len(happened_in(view)) - shown
        others = len(happened_in(view)) - len(view.recap[0].lines) if left else 0
        return Row(BySpots(words, grow=1.0), self._more(look, others), gap=0.6)

    def _more(self, look: Look, left: int) -> Box:
        more = look.t("table-recap-events", n=left) if left else look.t("table-recap-list")
        return self._link(MORE, more, "P")

    def _fitting(self) -> Box:
        """The strip with as many of the newest turns as fit."""
        look, view, width = self.look, self.view, self.area.width()
        tree, gone = self._whole(look, view, width), 0
        while tree.room(look, width)[1] > self.area.height() + 1 and gone < len(view.recap) - 1:
            gone += 1
            tree = self._strip(look, view, width, gone)
        return tree

    def _whole(self, look: Look, view: TableView, width: float) -> Box:
        made_of = look, view.recap, width
        return self._made.get(made_of, lambda: self._strip(look, view, width, 0))

    def _strip(self, look: Look, view: TableView, width: float, gone: int) -> Box:
        """A heading, a line for each turn but the first ones, and what happened to the viewer."""
        title = Words(look.t("table-recap-title"), "smallstrong", grow=1.0)
        first, turns = view.recap[0], view.recap[1:]
        left = sum(len(recap.lines) for recap in turns[:gone])
        rows = [self._turn(look, recap, brief=True) for recap in turns[gone:]]
        free = width - 2 * 0.6 * look.em
        runs, _ = first_lines(look, view, free, counted=not rows)
        own = Words(joined(runs), "log", wrap=True, grow=1.0)
        rows += [self._own(look, first, own)] if runs else []
        head = Row(title, self._more(look, left), gap=0.6)
        return self._framed(Column(head, *rows, gap=0.1), 0.25)

    def _turn(self, look: Look, recap: Recap, *, brief: bool) -> Box:
        words = Words(turn_runs(look, recap, brief=brief), "log", wrap=True, grow=1.0)
        mark = Column(Fixed(SeatMark(recap.seat, side=1.2), height=line_height(look) / look.em))
        row = Row(mark, words, gap=0.4, middle=False)
        spot = turn_spot(look, recap)
        return spotted(spot, row) if spot.focusable else BySpots(Hit(row, spot.on))

    def _own(self, look: Look, recap: Recap, child: Box) -> Box:
        return BySpots(Hit(child, turn_spot(look, evolve(recap, moment=-1)).on))

    def _said(self, child: Box) -> Box:
        """Attach the events of the viewer and of each player as accessible texts."""
        for recap in self.view.recap:
            text = sentences(self.look.text(entry.text) for entry in recap.lines)
            name, target = self.look.text(recap.seat.label), ToRead("recap", str(recap.seat.seat))
            spot = Spot(target, QRectF(), self.zone, "text", name, text, focusable=False)
            child = Hit(child, spot.on, grow=child.grow)
        return child

    def _link(self, target: Target, words: str, key: str) -> Box:
        spot = Spot(target, QRectF(), self.zone, "tool", words, key=key)
        return spotted(spot, Words(words, "smallstrong", "acc"), reach=0.25)

    def _cross(self) -> Box:
        return closing(self.look, self.zone, CLOSE, 1.9, self.look.t("table-recap-close"))

    def _list(self, look: Look, view: TableView, height: float, width: float) -> Box:
        """The viewer's own lines, then those of each player; what has no room is in the log."""
        first, *turns = view.recap
        own, last = len(first.lines), max(0, len(turns) - 1)
        mine: list[Box] = []
        for entry in first.lines:
            words = Words(log_runs(look, entry), "log", wrap=True, grow=1.0)
            mine.append(Row(Space(1.2) if mine else SeatMark(first.seat, side=1.2), words, gap=0.4))
        if mine:
            mine[0] = self._own(look, first, mine[0])
        title = Words(look.t("table-recap-title"), "title", grow=1.0)
        head = Row(title, self._link(MORE, look.t("table-recap-less"), "P"), self._cross())
        # In full, then briefly, then without the first turns, then without most of the own lines.
        forms = [(False, 0, own), *((True, gone, own) for gone in range(last + 1))]
        for brief, gone, kept in (*forms, *((True, last, n) for n in range(own - 1, 0, -1))):
            left = sum(len(recap.lines) for recap in turns[:gone]) + own - kept
            earlier = self._link(EARLIER, look.t("table-recap-more", n=left), "") if left else None
            rows = (self._turn(look, recap, brief=brief) for recap in turns[gone:])
            tree = self._framed(Column(head, *mine[:kept], earlier, *rows, gap=0.25), 0.4)
            if height == ENDLESS or tree.size(look, width)[1] <= height + 1:
                break
        return tree


def _notice(look: Look, view: TableView) -> Box:
    """A sentence at the top of the board, such as why undo stops here."""
    if view.notice is None:
        return Space()
    text = look.text(view.notice)
    pad = look.px(20) / look.em, look.pick(9, 6, 5) / look.em
    spot = Spot(ToRead("notice"), QRectF(), "board", "text", text, focusable=False)
    return Hit(Plate(Words(text, wrap=True), None, "gold", 2.0, pad), spot.on)


def notice_rect(view: TableView, board: QRectF, look: Look) -> QRectF:
    """Return the area of the notice, as high as its words; empty without any."""
    if view.notice is None:
        return QRectF()
    width = min(board.width() - look.px(40), look.px(560))
    height = _notice(look, view).size(look, width)[1]
    left, top = board.center().x() - width / 2, board.top() + look.pick(10, 6, 4)
    return QRectF(round(left), round(top), round(width), round(height))


NOTICE = PanelPart(
    "board",
    lambda view: view.notice,
    lambda panel: _notice(panel.look, panel.view),
    lambda view: view.notice,
    STRIP,
)
