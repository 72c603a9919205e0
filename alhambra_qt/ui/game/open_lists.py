"""The table as lists in a running game: in the table's place for as long as somebody wants it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedLayout

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.window import page_title
from alhambra_qt.ui.lists.lists_page import ListsPage
from alhambra_qt.ui.table.widget import TableWidget


class OpenLists(Guarded, QObject):
    """The page, made when it is first wanted; scorings and hand-overs come between as usual.

    ``connect`` listens to the page, ``proceed`` shows what comes next.
    """

    def __init__(
        self,
        stack: QStackedLayout,
        table: TableWidget,
        connect: Callable[[ListsPage], None],
        proceed: Callable[[], None],
    ) -> None:
        super().__init__(stack)
        self._stack, self._table, self._connect, self._proceed = stack, table, connect, proceed
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
            self._connect(self.page)
            self._stack.addWidget(self.page)
        self._table.news.flush()
        self.wanted = True
        self.page.setAccessibleName(page_title(self.page))
        announce(self._table, page_title(self.page))
        self._proceed()

    def show_view(self, view: TableView) -> None:
        """Follow the table while it is wanted."""
        if self.wanted and self.page is not None:
            self.page.show_view(view)

    def _close(self) -> None:
        self.wanted = False
        if self.page is not None:
            self.page.close_lists()
        self._proceed()
