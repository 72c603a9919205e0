"""Tables of cardboard: showing them, keeping them, and the ways out of them."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from alhambra_qt import files
from alhambra_qt.controller.game.gameconfig import DEFAULT_NAMES, first_person
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor import keeping, numbers, sending
from alhambra_qt.controller.position_editor.booking import entry
from alhambra_qt.controller.position_editor.draft import BadDraft, Draft
from alhambra_qt.controller.view.page_views import LedgerView
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.exercise import Exercise
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.kit import paper
from alhambra_qt.ui.kit.window import MainWindow
from alhambra_qt.ui.ledger.score_table import page_html

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.window import Page
    from alhambra_qt.ui.ledger.ledger_page import LedgerPage
    from alhambra_qt.ui.position_editor.cardboard_page import CardboardPage

SEATS = 3  # of the first real game
FILE = "alhambra-table.json"
SHEET = "td { padding-right: 10px; }"  # for paper, as Qt understands it
NO_PRINTER = msg("ledger-no-printer")


class RealFlow(PageFlow):
    """Navigation to a table of cardboard, its score sheet, a game from it, and the other tables.

    Signals:
        finished: a game is to go into the career; carries its entry.
    """

    finished = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.sheet: Page[CardboardPage] = self.add_page(
            "real",
            keep=self._keep,
            proof=self._prove,
            finish=self._finish,
            begin=self.begin,
            open_game=self.show_file,
            exit=self.leave_by,
            rule="rules",
        )
        self.ledger: Page[LedgerPage] = self.add_page(
            "real-ledger",
            made_with={"prints": True},
            closed=window.back,
            rule="rules",
            print=self._print,
        )

    # -- showing ------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the table that was changed last, or begin one."""
        self._adopt()
        latest = keeping.latest()
        if latest is None:
            self.begin()
        else:
            self.show_file(latest)

    def _adopt(self) -> None:
        """Take over the table that an older program kept in a file of its own."""
        path = keeping.old_table()
        if path is None:
            return
        try:
            keeping.adopt(path)
        except BadDraft as error:
            self.say(msg("load-not-read", file=path.name, reason=error.text))
            files.put_aside(path)
        except OSError as error:
            self._say_unwritable(error)

    def show_file(self, name: str) -> None:
        """Show a table; begin another if it cannot be read, which stays where it is."""
        try:
            draft = keeping.load(name)
        except Unreadable as error:
            self.say(msg("load-not-read", file=Path(name).name, reason=error.reason))
            self.begin()
        else:
            self.show_draft(draft)

    def begin(self) -> None:
        """Begin a table with the players of the last one, at first with the person here."""
        before = self.sheet.made.draft if self.sheet.made is not None else None
        if before is not None:
            self.show_draft(editor.begin(before.names, before.modules))
            return
        seat = first_person(self.settings.data("last_setup"))
        first = self.settings.person if seat is None else seat.name
        others = [name for name in DEFAULT_NAMES if name != first]
        self.show_draft(editor.begin([first, *others[: SEATS - 1]]))

    def show_draft(self, draft: Draft) -> None:
        """Show a table; a new one gets a file, which is written once something is changed."""
        shown = draft if draft.file else keeping.with_file(draft)
        self.sheet.open(lambda page: page.show_draft(shown, keeping.every()))

    def show_session(self, session: Session) -> None:
        """Lay out a moment of a game that is over."""
        try:
            draft = editor.of_session(session)
        except BadDraft as error:
            self.say(error.text)
        else:
            self._lay_out(draft)

    def show_exercise(self, exercise: Exercise) -> None:
        """Lay out the table of an exercise."""
        for game in exercise.tables:
            with suppress(BadDraft):
                self._lay_out(editor.of_game(game, DEFAULT_NAMES))
                return

    def _lay_out(self, draft: Draft) -> None:
        """Show tiles that were laid elsewhere as a table of their own, and keep it."""
        laid = keeping.with_file(evolve(draft, way="tiles"))
        self._keep(laid)
        self.show_draft(laid)

    # -- keeping ------------------------------------------------------------------------------

    def _keep(self, draft: Draft) -> None:
        try:
            keeping.save(draft)
        except OSError as error:
            self._say_unwritable(error)

    def _say_unwritable(self, error: OSError) -> None:
        reason = files.why_unwritable(error)
        self.say(msg("save-failed", folder=str(keeping.folder()), reason=reason))

    def _finish(self) -> None:
        draft = self.sheet().draft
        if draft is not None:
            self._keep(draft)
            self.finished.emit(entry(draft, draft.file))

    # -- the ways out -------------------------------------------------------------------------

    def leave_by(self, exit_: str) -> None:
        """Do with what is laid what a button says."""
        draft = self.sheet().draft
        if draft is None:
            return
        match exit_:
            case "count":
                self.show_sheet(editor.count(draft, draft.next_scoring))
            case "play":
                self.go("play-laid", draft)
            case "ask":
                self.go("advise-laid", draft)
            case "save":
                title = self.ctx.t("position-save")
                paper.ask_file(self.sheet(), title, FILE, self._save)
            case "copy":
                QGuiApplication.clipboard().setText(sending.to_text(draft))
                self.say(msg("position-copied"), good=True)
            case "open":
                self._ask_file()
            case "paste":
                self._paste()

    def _save(self, path: Path) -> None:
        draft = self.sheet().draft
        if draft is not None:
            paper.tell_written(partial(sending.save, draft, path), path, self.say)

    def _ask_file(self) -> None:
        dialog = QFileDialog(self.window, self.ctx.t("position-open"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter("JSON (*.json)")
        dialog.fileSelected.connect(self.open_file)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def open_file(self, name: str) -> None:
        """Put a position from a file in place of the table, which can be undone."""
        try:
            draft = sending.load(Path(name))
        except BadDraft as error:
            self.say(msg("load-not-read", file=Path(name).name, reason=error.text))
        else:
            self.sheet().edit(partial(_instead, draft))

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        self.sheet().edit(lambda before: _instead(sending.from_text(text), before))

    def _prove(self) -> None:
        draft = self.sheet().draft
        if draft is not None:
            self.show_sheet(numbers.ledger_view(draft, draft.next_scoring))

    def show_sheet(self, view: LedgerView) -> None:
        """Show a score sheet with its proofs."""
        self.ledger.open(lambda page: page.show_view(view))

    def _print(self) -> None:
        page = self.ledger()
        if page.view is not None:
            found = [
                page_html(self.ctx, scoring) for scoring in page.view.pages if scoring is not None
            ]
            html = "<hr/>".join(found)
            paper.print_out(page, partial(paper.document, html, SHEET), self.say, NO_PRINTER)


def _instead(draft: Draft, before: Draft) -> Draft:
    """Return a table that came from elsewhere with a file of its own, as the other stays."""
    return keeping.with_file(evolve(draft, way="tiles"), before.file)
