"""Tells the person of a fault, calmly and once; the way to its page and back."""

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
from alhambra_qt.ui.kit.window import MainWindow

if TYPE_CHECKING:
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.ui.kit.window import Page
    from alhambra_qt.ui.pages.fault import FaultPage

QT = f"PySide6 {PySide6.__version__}, Qt {qVersion()}"


class FaultFlow(PageFlow):
    """Hears of faults, shows a notice for each new one, and opens the page that explains."""

    _found = Signal(object)

    def __init__(self, window: MainWindow, faults: Faults) -> None:
        super().__init__(window)
        self.faults = faults
        self._last: Fault | None = None
        self.report: Page[FaultPage] = self.add_page("fault", copy_wanted=self.copy)
        # Not at once: a fault may come from another thread, or in the middle of painting.
        self._found.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        logs.names.append(self._names)
        faults.listeners.append(self._found.emit)
        for fault in faults.found.values():
            self._found.emit(fault)

    @Slot(object)
    def _tell(self, fault: Fault) -> None:
        """Say it across the window; what the page itself did wrong is not shown on the page."""
        module = sys.modules.get(PAGES["fault"].rpartition(".")[0])
        own = module is not None and module.__file__ in fault.files
        if not own:
            self._last = fault
        self.window.notice.say(msg("fault-told"), more=None if own else self.open)

    def open(self) -> None:
        """Show what happened."""
        last, game = self._last, self._session() is not None
        if last is not None:
            self.report.open(lambda page: page.show_fault(last, self.faults.total, game=game))

    def copy(self) -> None:
        """Put the report on the clipboard."""
        text = _reports().report(logs.about(QT), self._session(), self.settings)
        QGuiApplication.clipboard().setText(text)
        self.report().copied()

    def _session(self) -> Session | None:
        """The running game."""
        game = self.window.made("game")
        return None if game is None else game.desk.session

    def _names(self) -> list[str]:
        """All names that may get into an error."""
        return _reports().names(self._session(), self.settings)


def _reports() -> ModuleType:
    """Import what writes reports: before the first fault nothing of a game is needed."""
    return import_module("alhambra_qt.controller.game.fault_report")
