"""Error notices: report each error once, and open the page that explains it."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

import PySide6
from PySide6.QtCore import Qt, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication

from alhambra_qt import logs
from alhambra_qt.faults import Fault, Faults
from alhambra_qt.i18n import msg
from alhambra_qt.ui.flows.flow import PAGES, PageFlow
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.window import MainWindow, Page

if TYPE_CHECKING:
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.ui.pages.fault import FaultPage

QT = f"PySide6 {PySide6.__version__}, Qt {qVersion()}"


class FaultFlow(PageFlow):
    """Shows a notice for each new error, and opens the page that explains it."""

    _found = Signal(object)

    def __init__(self, window: MainWindow, faults: Faults) -> None:
        super().__init__(window)
        self.faults = faults
        self._last: Fault | None = None
        self.report: Page[FaultPage] = self.add_page("fault", copy=self.copy)
        # Queued: an error may come from another thread, or during painting.
        self._found.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        logs.names.append(weakly(self._names))
        faults.listeners.append(self._found.emit)
        for fault in faults.found.values():
            self._found.emit(fault)

    @Slot(object)
    def _tell(self, fault: Fault) -> None:
        """Show a notice over the window; errors of the page itself are not added to the page."""
        module = sys.modules.get(PAGES["fault"].rpartition(".")[0])
        own = module is not None and module.__file__ in fault.files
        if not own:
            self._last = fault
        self.window.notice.say(msg("fault-told"), more=None if own else self.open)

    def open(self) -> None:
        """Open the page that explains the error."""
        last, game = self._last, self._session() is not None
        if last is not None:
            self.report.open(lambda page: page.show_fault(last, self.faults.total, game=game))

    def copy(self) -> None:
        """Copy the report to the clipboard."""
        text = _reports().report(logs.about(QT), self._session(), self.settings)
        QGuiApplication.clipboard().setText(text)
        self.report().copied()

    def _session(self) -> Session | None:
        game = self.window.made("game")
        return None if game is None else game.desk.session

    def _names(self) -> list[str]:
        return _reports().names(self._session(), self.settings)


def _reports() -> ModuleType:
    """Import the report writer lazily: it needs game modules, which startup does not."""
    return import_module("alhambra_qt.controller.game.fault_report")
