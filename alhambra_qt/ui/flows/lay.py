"""Laying a table: keeping it, and the ways out of it."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from alhambra_qt import files
from alhambra_qt.controller.game.gameconfig import DEFAULT_NAMES
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.lay import draft as lay
from alhambra_qt.controller.lay import sending
from alhambra_qt.controller.lay.draft import BadDraft, Draft
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.exercise import Exercise
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.real import SEATS
from alhambra_qt.ui.kit.paper import ask_file, tell_written
from alhambra_qt.ui.kit.window import MainWindow

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.window import Page
    from alhambra_qt.ui.lay.lay_page import LayPage

FILE = "alhambra-table.json"


class LayFlow(PageFlow):
    """Navigation to the table that is being laid, and from it to its score sheet or a game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.sheet: Page[LayPage] = self.add_page(
            "lay",
            keep=self._keep,
            exit=self.leave_by,
            rule="rules",
            numbers="real",
        )

    def show(self) -> None:
        """Show the table that was laid last, or begin one."""
        try:
            draft = sending.load(sending.path()) if sending.path().exists() else None
        except BadDraft as error:
            self.say(msg("load-not-read", file=sending.path().name, reason=error.text))
            files.put_aside(sending.path())
            draft = None
        self.show_draft(draft or lay.begin(DEFAULT_NAMES[:SEATS]))

    def show_draft(self, draft: Draft) -> None:
        """Show a table."""
        self.sheet.open(lambda page: page.show_draft(draft))

    def show_session(self, session: Session) -> None:
        """Lay out a moment of a game that is over."""
        try:
            draft = lay.of_session(session)
        except BadDraft as error:
            self.say(error.text)
        else:
            self.show_draft(draft)
            self._keep(draft)

    def show_exercise(self, exercise: Exercise) -> None:
        """Lay out the table of an exercise."""
        for game in exercise.tables:
            with suppress(BadDraft):
                draft = lay.of_game(game, DEFAULT_NAMES)
                self.show_draft(draft)
                self._keep(draft)
                return

    def _keep(self, draft: Draft) -> None:
        try:
            sending.save(draft, sending.path())
        except OSError as error:
            reason = files.why_unwritable(error)
            self.say(msg("save-failed", folder=str(sending.path().parent), reason=reason))

    def leave_by(self, exit_: str) -> None:
        """Do with the table what a button says."""
        draft = self.sheet().draft
        if draft is None:
            return
        match exit_:
            case "count":
                self._count(draft)
            case "play":
                self.go("play-laid", draft)
            case "ask":
                self.go("advise-laid", draft)
            case "save":
                title = self.ctx.t("lay-save")
                ask_file(self.sheet(), title, FILE, self._save)
            case "copy":
                QGuiApplication.clipboard().setText(sending.to_text(draft))
                self.say(msg("lay-copied"), good=True)
            case "open":
                self._ask_file()
            case "paste":
                self._paste()

    def _count(self, draft: Draft) -> None:
        self.go("real-sheet", lay.count(draft, draft.next_scoring))

    def _save(self, path: Path) -> None:
        draft = self.sheet().draft
        if draft is not None:
            tell_written(partial(sending.save, draft, path), path, self.say)

    def _ask_file(self) -> None:
        dialog = QFileDialog(self.window, self.ctx.t("lay-open"))
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
            self.sheet().edit(lambda _: draft)

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        self.sheet().edit(lambda _: sending.from_text(text))
