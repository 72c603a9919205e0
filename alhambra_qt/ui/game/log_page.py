"""The open log: all that happened by turns, with filters, places to jump to, and the speed.

    page = LogPage(ctx, pace)
    page.show_view(open_log(history, viewer))

Up and down go from line to line, Page from turn to turn, Home and End to the ends, J to the next
place worth a look; P shows the table as it was then; / searches, Ctrl+C copies what is shown, F1
opens the rule of the line.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.view.page_views import LogFilter, LogGroup, LogView
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.game.log_sheet import Answering, LogEntry, LogFilters, LogSheet
from alhambra_qt.ui.game.pace import Pace, PaceBar
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.band import Band
from alhambra_qt.ui.kit.box import Box, Fixed, Ground, Plate, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Framed, Holder, Live
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.table.access import announce

SIDE, BESIDE = 22.0, 84.0  # ems: of the column at the side, and from which on it stands there


class LogMarks(Holder):
    """The marks to jump to: the start, scorings, great events, the own last turn."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.buttons: dict[int, Button] = {}
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("log-marks"))
        super().retranslate()

    def show_view(self, view: LogView) -> None:
        """Offer the places of now."""
        before, self.buttons = self.buttons, {}
        for number in view.marks:
            group = view.groups[number]
            words = mark_name(group, number)
            button = Button(self.ctx, words, kind="quiet", icon=group.icon, align_left=True)
            button.clicked.connect(weakly(self.wish, "jump", number))
            self.buttons[number] = button
        self.change()
        self.settle()
        discard(before.values())

    def tree(self) -> Box:
        title = Words(self.look.t("log-marks"), "strong", wrap=True)
        return Column(title, *(Live(button) for button in self.buttons.values()), gap=0)


class LogScroll(Scroll):
    """The scroll area of the lines; page keys lead from turn to turn instead."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


def mark_name(group: LogGroup, number: int) -> Msg:
    """Say where a mark leads."""
    if group.kind != "turn":
        return msg("log-mark", title=group.title, turn=group.turn)
    return msg("log-own-turn", turn=group.turn) if number else msg("log-start")


class LogPage(PageFrame):
    """The page; see the module's text.

    Signals:
        closed: Esc or Close.
    """

    GRANTS: Mapping[str, str] = {"filter": "_filtered", "show_all": "show_all", "jump": "jump"}

    KEYS = (
        PageKey("Copy", "copy_text"),
        PageKey("Esc", "_esc"),
        PageKey("F1", "show_rule"),
        PageKey("L", "_close"),
        PageKey("Up", "step", (-1,)),
        PageKey("Down", "step", (1,)),
        PageKey("PgUp", "turn_parts", (-1,)),
        PageKey("PgDown", "turn_parts", (1,)),
        PageKey("Home", "jump", (0,)),
        PageKey("End", "_to_last"),
        PageKey("P", "show_then"),
        PageKey("/", "search"),
        PageKey("J", "next_mark", (1,)),
        PageKey("Shift+J", "next_mark", (-1,)),
        PageKey("Space", "pace.pause.click"),
        PageKey("N", "pace.step.click"),
        PageKey(",", "pace.pace.slower"),
        PageKey(".", "pace.pace.faster"),
    )

    closed = Signal()

    def __init__(self, ctx: UiContext, pace: Pace) -> None:
        super().__init__(ctx)
        self.view = LogView((), ())
        self.plays = False  # whether computers play, so that their speed matters
        self.band = Band(ctx, msg("table-log"), "cards")
        self.filters, self.sheet = LogFilters(ctx), LogSheet(ctx)
        self.marks, self.pace = LogMarks(ctx), PaceBar(ctx, pace)
        self.scroller = LogScroll(ctx, self.sheet)
        self.side = Framed(ctx, self.marks)
        self.copy_button = Button(ctx, msg("ledger-copy"), kind="header", key="Ctrl+C")
        self.next_button = Button(ctx, msg("log-next-mark"), kind="header", key="J", tied=True)
        self.close_button = Button(ctx, msg("ledger-close"), kind="header", key=msg("key-esc"))
        self.copy_button.clicked.connect(self.copy_text)
        self.next_button.clicked.connect(weakly(self.next_mark, 1))
        self.close_button.clicked.connect(self.closed)
        self.band.put([], [], [self.next_button, self.copy_button, self.close_button])
        self.zones = [self.band, self.filters, self.sheet, self.marks, self.pace]

    # -- what it shows ------------------------------------------------------------------------

    def show_view(self, view: LogView, history: Answering | None = None) -> None:
        """Show the log as it is now; who reads its end stays there."""
        bar = self.scroller.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 2
        new = view.lines[len(self.view.lines) :] if self.isVisible() else ()
        self.view, self.sheet.history = view, history
        self.filters.show_view(view)
        self.marks.show_view(view)
        self._filtered()
        self.next_button.setEnabled(bool(view.marks))
        if at_end:
            self._to_end()
        announce(self, sentences(self.ctx.text(line.text) for line in new))

    def follow(self, *, plays: bool, ready: bool) -> None:
        """Show the speed of now, if computers play."""
        self.pace.follow(ready=ready)
        if plays != self.plays:
            self.plays = plays
            self.change()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.ctx.t("table-log"))
        if self.view.groups:
            self._filtered()

    def _filtered(self) -> None:
        self.sheet.show_lines(self.view, self.filters.wanted)

    def show_all(self) -> None:
        """Hide nothing."""
        self.filters.set_filter(LogFilter(without=frozenset()))
        self.focus_first()

    def _to_end(self) -> None:
        self.settle()
        self.sheet.settle()
        bar = self.scroller.verticalScrollBar()
        self.sheet.resize(self.sheet.width(), self.sheet.heightForWidth(self.sheet.width()))
        bar.setValue(bar.maximum())

    # -- going about --------------------------------------------------------------------------

    @property
    def here(self) -> LogEntry | None:
        """The line with the focus."""
        held = self.window().focusWidget()
        return held if isinstance(held, LogEntry) and self.sheet.isAncestorOf(held) else None

    def focus_entry(self, entry: LogEntry) -> None:
        """Put the focus on a line."""
        entry.setFocus(Qt.FocusReason.TabFocusReason)
        focus.reveal(entry)

    def step(self, lines: int) -> None:
        """Go on by some lines; from elsewhere to the newest."""
        here = self.here
        if here is not None and self.sheet.entries.index(here) + lines < 0:
            self.sheet.reach(0)
        entries = self.sheet.entries
        if entries:
            place = len(entries) - 1 if here is None else entries.index(here) + lines
            self.focus_entry(entries[max(0, min(len(entries) - 1, place))])

    def turn_parts(self, parts: int) -> None:
        """Go on by some parts, to their first lines."""
        numbers, here = [number for number, _ in self.sheet.found], self.part
        if numbers:
            place = len(numbers) - 1 if here is None else numbers.index(here) + parts
            self.jump(numbers[max(0, min(len(numbers) - 1, place))])

    def next_mark(self, way: int) -> None:
        """Go to the next place worth a look (or the one before); after the last to the first."""
        marks, here = self.view.marks, self.part
        if marks:
            ahead = [mark for mark in marks if here is not None and (mark - here) * way > 0]
            self.jump(ahead[0 if way > 0 else -1] if ahead else marks[0 if way > 0 else -1])

    @property
    def part(self) -> int | None:
        """The number of the part with the focus."""
        here = self.here
        found = (k for k, part in self.sheet.parts.items() if here in part.entries)
        return next(found, None)

    def jump(self, number: int) -> None:
        """Go to a part, or to the next one with a line that is not hidden."""
        self.sheet.reach(number)
        shown = [part for part in self.sheet.parts if part >= number] or list(self.sheet.parts)[-1:]
        if shown:
            self.focus_entry(self.sheet.parts[shown[0]].entries[0])

    def focus_first(self) -> None:
        entries = self.sheet.entries
        target: QWidget = entries[-1] if entries else self.close_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def search(self) -> None:
        """Go to the field."""
        self.filters.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filters.field.selectAll()

    def copy_text(self) -> None:
        """Put what is shown into the clipboard."""
        QGuiApplication.clipboard().setText(self.sheet.as_text())
        self.copy_button.set_words(msg("ledger-copied"))

    def show_rule(self) -> None:
        """Open the rulebook at the line with the focus."""
        here = self.here
        self.wish("rule", here.line.rule if here is not None else "")

    def show_then(self) -> None:
        """Show the table as it was after the line with the focus, else after the newest one."""
        entries = [
            entry
            for entry in ([self.here] if self.here else self.sheet.entries)
            if entry is not None
        ]
        moments = [entry.line.moment for entry in entries if entry.line.moment >= 0]
        if moments:
            self.wish("moment", moments[-1])

    def _to_last(self) -> None:
        self.step(len(self.sheet.entries))

    def _esc(self) -> None:
        if self.filters.field.hasFocus():
            self.focus_first()
        else:
            self._close()

    def _close(self) -> None:
        self.closed.emit()

    # -- the page itself ----------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.copy_button.set_words(msg("ledger-copy"))
        self._to_end()
        self.focus_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for the column at the side, or no longer."""
        super().resizeEvent(event)
        self.change()

    def tree(self) -> Box:
        em = self.look.em
        beside = self.width() >= BESIDE * em
        self.filters.set_single(not beside)
        self.pace.titled = beside
        lines = Plate(Live(self.scroller, grow=1), pad=(0.5, 0.4), grow=1)
        log = Column(Plate(Live(self.filters), pad=(0.3, 0)), lines, gap=0.3, grow=1)
        pace = Plate(Live(self.pace), pad=0.4) if self.plays else None
        if beside:
            side = Column(Live(self.side, grow=1), pace, gap=0.3)
            body: Box = Row(log, Fixed(side, width=SIDE), gap=0.4, middle=False, grow=1)
        else:
            below = Live(self.pace) if self.plays else None
            body = Column(log, below, gap=0, grow=1)
        return Column(Live(self.band), Ground(body, pad=(0.5, 0.3), grow=1), gap=0)
