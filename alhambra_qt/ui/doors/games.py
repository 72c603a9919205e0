"""The saved games of the person: their page, deleting, renaming, and a file from elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from alhambra_qt.i18n import Msg, msg

if TYPE_CHECKING:
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.kit.window import Page, PageName
    from alhambra_qt.ui.saved.saved_games import GamesPage

PAGE: PageName = "games"


class GamesDoor:
    """Leads to the saved games, and from there to one of them."""

    def __init__(self, program: House) -> None:
        self.program, self.folder = program, program.folder
        self.page: Page[GamesPage] = program.window.add_page(PAGE, self._make)
        self.page.enter = self._fill

    def _make(self) -> GamesPage:
        from alhambra_qt.ui.saved.saved_games import GamesPage

        page = GamesPage(self.program.ctx)
        page.open_game.connect(lambda name: self.program.open_path(self.folder / name))
        after, folder = self.program.after, self.folder
        page.share_game.connect(lambda name: after.share.show_saved(folder / name))
        page.replay_game.connect(lambda name: after.replay.show_file(folder / name))
        page.review_game.connect(lambda name: after.review.show_saved(folder / name))
        page.branches_of_game.connect(lambda name: after.branches.show_saved(folder / name))
        page.delete_game.connect(self._delete)
        page.rename_game.connect(self._rename)
        page.open_file.connect(self._choose_file)
        page.back.connect(self.program.window.back)
        return page

    def show(self) -> None:
        """Show the saved games."""
        self.page.open()

    def _fill(self) -> None:
        from alhambra_qt.controller.game import saves
        from alhambra_qt.ui.saved.summary import page_summary

        names = saves.names(self.folder)
        self.page().set_games(names, lambda name: page_summary(saves.summary(self.folder / name)))

    def _delete(self, name: str) -> None:
        from alhambra_qt.controller.game import saves

        self._done(saves.delete(self.folder / name))

    def _rename(self, name: str, title: str) -> None:
        from alhambra_qt.controller.game import saves

        self._done(saves.rename(self.folder / name, title))

    def _done(self, trouble: Msg | None) -> None:
        if trouble is not None:
            self.program.say(trouble)
        self._fill()

    def _choose_file(self) -> None:
        from alhambra_qt.controller.game.records import SUFFIX

        dialog = QFileDialog(self.program.window, self.program.ctx.text(msg("games-file")))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([f"*{SUFFIX} *.json", "*"])
        dialog.setDirectory(str(self.folder))
        dialog.fileSelected.connect(lambda name: self.program.open_path(Path(name)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
