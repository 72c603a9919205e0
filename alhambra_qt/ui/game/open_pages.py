"""Pages in place of the table: the table as lists, the log, a scoring to look at."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedLayout

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.presenter.recap_view import open_log
from alhambra_qt.controller.presenter.score_sheet import TABS
from alhambra_qt.controller.view.page_views import ScoringPage
from alhambra_qt.controller.view.table_view import Prompt, TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.engine.events import Scored
from alhambra_qt.teaching.remarks import Remark
from alhambra_qt.ui.game.log_page import LogPage
from alhambra_qt.ui.game.pace import LINGER, STEP, Pacing
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.window import page_title
from alhambra_qt.ui.lists.lists_page import ListsPage
from alhambra_qt.ui.scoring.stage import ScoringStage
from alhambra_qt.ui.table.widget import TableWidget


class OpenLists(Guarded, QObject):
    """The page, made when it is first wanted; scorings and hand-overs come between as usual.

    Signals:
        made: the page is there.
        turned: it is wanted, or wanted no more; what comes next is to be shown.
    """

    made = Signal(object)
    turned = Signal()

    def __init__(self, stack: QStackedLayout, table: TableWidget) -> None:
        super().__init__(stack)
        self._stack, self._table = stack, table
        self.page: ListsPage | None = None
        self.wanted = False

    @property
    def front(self) -> TableWidget | ListsPage:
        """The widget that shows the game: the table, or the lists while they are wanted."""
        return (self.wanted and self.page) or self._table

    @property
    def on(self) -> bool:
        """Whether it is shown now."""
        return self.page is not None and self._stack.currentWidget() is self.page

    @property
    def seen(self) -> bool:
        """Whether it is shown and no page of the program lies over it."""
        return self.page is not None and self.page.isVisible()

    @property
    def target(self) -> Target | None:
        """The target of the focused line."""
        line = self.page.line if self.page is not None else None
        return line.target if line is not None else None

    def open_lists(self) -> None:
        """Show it from now on."""
        if self.page is None:
            self.page = ListsPage(self._table.ctx)
            self.page.back.connect(self._close)
            self.made.emit(self.page)
            self._stack.addWidget(self.page)
        self._table.news.flush()
        self.wanted = True
        self.page.setAccessibleName(page_title(self.page))
        announce(self._table, page_title(self.page))
        self.turned.emit()

    def show_view(self, view: TableView) -> None:
        """Follow the table while it is wanted."""
        if self.wanted and self.page is not None:
            self.page.show_view(view)

    def _close(self) -> None:
        self.wanted = False
        if self.page is not None:
            self.page.close_lists()
        self.turned.emit()


class OpenLog(Guarded, QObject):
    """The page of the log, made when it is first wanted.

    Signals:
        opened: the page is to be shown.
        closed: it was left for the table.
    """

    opened = Signal(object)
    closed = Signal()

    def __init__(self, stack: QStackedLayout, ctx: UiContext, desk: Desk, pacing: Pacing) -> None:
        super().__init__(stack)
        self._stack, self._ctx = stack, ctx
        self._desk, self._pacing = desk, pacing
        self.page: LogPage | None = None

    @property
    def on(self) -> bool:
        return self.page is not None and self._stack.currentWidget() is self.page

    @property
    def seen(self) -> bool:
        """Whether it is open and no page of the program lies over it."""
        return self.page is not None and self.page.isVisible()

    def open_log(self) -> None:
        """Show the page with the log of now."""
        if self.page is None:
            self.page = LogPage(self._ctx, self._pacing.pace)
            self.page.closed.connect(self._close)
            self.page.pace.step_wanted.connect(self._pacing.step)
            self._stack.addWidget(self.page)
        self._fill(self.page)
        self.opened.emit(self.page)

    def _close(self) -> None:
        self._stack.setCurrentIndex(0)  # the table
        self.closed.emit()

    def _fill(self, page: LogPage) -> None:
        desk = self._desk
        page.show_view(open_log(desk.history, desk.viewing.viewer), desk.history)
        self.follow()

    def follow(self) -> None:
        """Show the speed of now."""
        if self.page is not None:
            session = self._desk.session
            seats = range(session.seats)
            plays = not session.over and any(map(session.thinks_here, seats))
            self.page.follow(plays=plays, ready=self._pacing.waits)

    def reads(self) -> bool:
        """Whether it stays open: then computers play on; what a person must see closes it."""
        session = self._desk.session
        if not self.on or self.page is None:
            return False
        if self._desk.viewing.waiting is not None or session.over or not self._pacing.watched:
            return False
        self._fill(self.page)
        self._pacing.go_on()
        return True


class Scorings(Guarded, QObject):
    """Scorings still to be seen, one after the other; where nobody plays they go on by themselves.

    Until then the table keeps their results to itself.

    Signals:
        seen: one has been seen whole and was left; its number if its ledger is wanted, else 0.
    """

    seen = Signal(int)

    def __init__(self, table: TableWidget, desk: Desk) -> None:
        super().__init__(table)
        self.desk, self.settings = desk, table.ctx.settings
        self._left: list[int] = []
        self._begun = False  # whether the first of them is being shown
        self._before: TableView | None = None  # the table before them
        self.stage = ScoringStage(table.ctx, table)
        self.stage.closed.connect(self._leave)
        self.stage.ledger_wanted.connect(self._to_ledger)
        self._linger = QTimer(self, singleShot=True)
        self._linger.timeout.connect(self._watched)

    @property
    def left(self) -> bool:
        """Whether one is still to be seen, or is being shown."""
        return bool(self._left)

    @property
    def on(self) -> bool:
        """Whether one is being shown."""
        return self.stage.on

    def note(self, change: SessionChange) -> None:
        """Remember the scorings of a change; what is taken back is not counted."""
        if change.kind != "undone":
            events = (event for step in change.steps for event in step.events)
            self._left += [e.ledger.scoring for e in events if isinstance(e, Scored)]

    def laid(self, view: TableView) -> TableView:
        """Return the table without the results of scorings that are still to be seen."""
        before = self._before
        if not self._left or before is None:
            self._before = view
            return view
        scores = {mark.seat.seat: mark.score for mark in before.track.marks}
        number, prompt, log = self._left[0], view.prompt, before.log
        lines = enumerate(view.log)
        result = (k for k, line in lines if line.kind == "scoring" and line not in log)
        waits = prompt.mood == "wait"
        view = evolve(
            view,
            track=evolve(before.track, top=(view if self._begun else before).track.top),
            you=evolve(view.you, score=scores[view.you.seat.seat]),
            opponents=tuple(
                evolve(rival, score=scores[rival.seat.seat], thinking=False)
                for rival in view.opponents
            ),
            log=view.log[: next(result, None)],
            recap=before.recap if view.viewer == before.viewer else (),
            counts=before.counts,
            dirk=before.dirk,
            prompt=Prompt(
                TABS[number - 1],
                buttons=prompt.buttons if waits else (),
                chips=prompt.chips if waits else (),
                mood="wait",
                beside=prompt.beside,
            ),
        )
        return self.desk.scored(view, number) if self._begun else view

    def begin(self) -> ScoringPage | None:
        """Begin with the first of those still to be seen; None if there is nothing to see."""
        while self._left and not self._begun:
            number = self._left[0]
            page = self.desk.ledger(number).pages[number - 1]
            if page is not None:
                self._begun = True
                return page
            self._left.pop(0)
        return None

    def show_scoring(self, page: ScoringPage, remarks: Sequence[Remark] = ()) -> None:
        """Show what has begun, on the table as it is laid now, with remarks about it."""
        self.stage.player.alone = not self.desk.viewing.here
        self.stage.play(page, remarks)
        self.let_watch()

    def stop(self) -> None:
        """Show nothing any more."""
        self._linger.stop()
        self.stage.stop()

    def give_focus(self) -> None:
        """Give the keyboard to what leads it."""
        self.stage.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self) -> None:
        """Another speed: a pause keeps what is shown, else it stays as long as is usual now."""
        self._linger.stop()
        if self.on:
            self.let_watch()

    def let_watch(self) -> None:
        """Let it be seen for a while where nobody plays."""
        pace = self.settings.text("ai_speed")
        if self._left and not self.desk.viewing.here and pace != STEP:
            self._linger.start(LINGER.get(pace, 0))

    def _watched(self) -> None:
        """Nobody plays, somebody may watch: go on once all has been shown, if nobody leads it."""
        if not self.stage.isVisible() or self.stage.led:
            return
        if self.stage.whole or self.stage.ctx.still:
            self.stage.player.skip()
            self.stage.go_on()
        else:
            self._linger.start(500)

    def _to_ledger(self) -> None:
        self._leave(ledger=True)

    def _leave(self, *, ledger: bool = False) -> None:
        self._linger.stop()
        number = self._left.pop(0) if self._left else 0
        self._begun = False
        self.seen.emit(number if ledger else 0)
