"""Real games: counting them, keeping them, adding them to the career."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from alhambra_qt import files
from alhambra_qt.controller.game.gameconfig import DEFAULT_NAMES
from alhambra_qt.controller.lay import evening as real
from alhambra_qt.controller.lay.evening import Evening
from alhambra_qt.controller.view.page_views import LedgerView
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import msg
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.kit import paper
from alhambra_qt.ui.kit.window import MainWindow
from alhambra_qt.ui.ledger.score_table import page_html

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.window import Page
    from alhambra_qt.ui.lay.real_page import RealPage
    from alhambra_qt.ui.ledger.ledger_page import LedgerPage

SEATS = 3  # of the first real game
SHEET = "td { padding-right: 10px; }"  # for paper, as Qt understands it
NO_PRINTER = msg("ledger-no-printer")


class RealFlow(PageFlow):
    """Navigation to a real game, its score sheet, and the others.

    Signals:
        finished: a game is to go into the career; carries its entry.
    """

    finished = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.path: Path | None = None
        self.sheet: Page[RealPage] = self.add_page(
            "real",
            keep=self._keep,
            proof=self._prove,
            finish=self._finish,
            begin=self.begin,
            open=self.show_file,
            tiles="lay",
        )
        self.ledger: Page[LedgerPage] = self.add_page(
            "real-ledger",
            made_with={"prints": True},
            closed=window.back,
            rule="rules",
            print=self._print,
        )

    def show(self) -> None:
        """Show the real game that was changed last, or begin one."""
        latest = real.latest()
        if latest is None:
            self.begin()
        else:
            self.show_file(latest.name)

    def show_file(self, name: str) -> None:
        """Show a real game; begin another if it cannot be read, which stays where it is."""
        path = real.folder() / Path(name).name
        try:
            evening = real.load(path)
        except Unreadable as error:
            self.say(msg("load-not-read", file=path.name, reason=error.reason))
            self.begin()
        else:
            self._show(evening, path)

    def begin(self) -> None:
        """Begin a real game with those who played the last."""
        before = self.sheet.made.evening if self.sheet.made is not None else None
        names = DEFAULT_NAMES[:SEATS] if before is None else before.names
        evening = real.begin(names, () if before is None else before.modules)
        self._show(evening, real.new_path(evening))

    def _show(self, evening: Evening, path: Path) -> None:
        self.path = path
        every = {**real.every(), path.name: evening}
        self.sheet.open(lambda page: page.show_evening(evening, path.name, every))

    def _keep(self, evening: Evening) -> None:
        if self.path is None:
            return
        try:
            real.save(evening, self.path)
        except OSError as error:
            reason = files.why_unwritable(error)
            self.say(msg("save-failed", folder=str(self.path.parent), reason=reason))

    def _prove(self, scoring: int) -> None:
        evening = self.sheet().evening
        if evening is not None:
            self.show_sheet(real.ledger_view(evening, scoring))

    def show_sheet(self, view: LedgerView) -> None:
        """Show a score sheet with its proofs."""
        self.ledger.open(lambda page: page.show_view(view))

    def _print(self) -> None:
        page = self.ledger()
        if page.view is not None:
            found = [page_html(self.ctx, one) for one in page.view.pages if one is not None]
            html = "<hr/>".join(found)
            paper.print_out(page, partial(paper.document, html, SHEET), self.say, NO_PRINTER)

    def _finish(self) -> None:
        evening = self.sheet().evening
        if evening is not None and self.path is not None:
            self._keep(evening)
            self.finished.emit(real.entry(evening, self.path.name))
