"""What stands in the table's place as long as somebody wants it: the table as lists, the log."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedLayout

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.presenter.recap_view import open_log
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.ui.game.log_page import LogPage
from alhambra_qt.ui.game.pace import Pacing
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.window import page_title
from alhambra_qt.ui.lists.lists_page import ListsPage
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
        """What the game is shown in: the table, or lists while they are wanted."""
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
        """What the line with the focus is about."""
        line = self.page.line if self.page is not None else None
        return line.target if line is not None else None

    def open(self) -> None:
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
        rule_wanted: the rulebook is to be opened at a rule.
        moment_wanted: the table of a moment is to be shown.
    """

    opened = Signal(object)
    closed = Signal()
    rule_wanted = Signal(str)
    moment_wanted = Signal(int)

    def __init__(self, stack: QStackedLayout, ctx: UiContext, desk: Desk, pacing: Pacing) -> None:
        super().__init__(stack)
        self._stack, self._ctx = stack, ctx
        self._desk, self._pacing = desk, pacing
        self.page: LogPage | None = None

    @property
    def on(self) -> bool:
        """Whether the log is open."""
        return self.page is not None and self._stack.currentWidget() is self.page

    @property
    def seen(self) -> bool:
        """Whether it is open and no page of the program lies over it."""
        return self.page is not None and self.page.isVisible()

    def open(self) -> None:
        """Show the page with the log of now."""
        if self.page is None:
            self.page = LogPage(self._ctx, self._pacing.pace)
            self.page.closed.connect(self._close)
            self.page.rule_wanted.connect(self.rule_wanted)
            self.page.moment_wanted.connect(self.moment_wanted)
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
            plays = not session.over and any(session.is_ai(seat) for seat in seats)
            self.page.follow(plays=plays, ready=self._pacing.waits)

    def reads(self) -> bool:
        """Whether it stays open: then computers play on; what a person must see closes it."""
        session = self._desk.session
        if not self.on or self.page is None:
            return False
        if self._desk.viewing.waiting is not None or session.over or not self._pacing.watched:
            return False
        self._fill(self.page)
        asking = self._desk.asking
        if session.is_ai(asking.seat):
            self._pacing.computers.wake()
            self._pacing.let_play()
        elif asking.goes_on:
            self._pacing.let_pass()
        return True
