"""Tells the person of a fault, calmly and once; the way to its page and back."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import PySide6
from PySide6.QtCore import QObject, Qt, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication

from alhambra_qt import logs
from alhambra_qt.faults import Fault, Faults
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.guard import Guarded

if TYPE_CHECKING:
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.kit.window import Page, PageName
    from alhambra_qt.ui.pages.fault import FaultPage

PAGE: PageName = "fault"
PAGE_MODULE = "alhambra_qt.ui.pages.fault"
QT = f"PySide6 {PySide6.__version__}, Qt {qVersion()}"


class FaultDoor(Guarded, QObject):
    """Hears of faults, shows a notice for each new one, and opens the page that explains."""

    _found = Signal(object)

    def __init__(self, program: House, faults: Faults) -> None:
        super().__init__(program.window)
        self.program, self.faults = program, faults
        self._last: Fault | None = None
        self.page: Page[FaultPage] = program.window.add_page(PAGE, self._make)
        # Not at once: a fault may come from another thread, or in the middle of painting.
        self._found.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        logs.names.append(self._names)
        faults.listeners.append(self._found.emit)
        for fault in faults.found.values():
            self._found.emit(fault)

    def _make(self) -> FaultPage:
        from alhambra_qt.ui.pages.fault import FaultPage

        page = FaultPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.copy_wanted.connect(self.copy)
        return page

    @Slot(object)
    def _tell(self, fault: Fault) -> None:
        """Say it across the window; what the page itself did wrong is not shown on the page."""
        module = sys.modules.get(PAGE_MODULE)
        own = module is not None and module.__file__ in fault.files
        if not own:
            self._last = fault
        self.program.notice.say(msg("fault-told"), more=None if own else self.open)

    def open(self) -> None:
        """Show what happened."""
        last, game = self._last, self._session() is not None
        if last is not None:
            self.page.open(lambda page: page.show_fault(last, self.faults.total, game=game))

    def copy(self) -> None:
        """Put the report on the clipboard."""
        from alhambra_qt.controller.game import fault_report

        text = fault_report.report(logs.about(QT), self._session(), self.program.settings)
        QGuiApplication.clipboard().setText(text)
        self.page().copied()

    def _session(self) -> Session | None:
        """The running game."""
        return None if self.program.game is None else self.program.game.desk.session

    def _names(self) -> list[str]:
        """All names that may get into an error."""
        from alhambra_qt.controller.game import fault_report

        return fault_report.names(self._session(), self.program.settings)
