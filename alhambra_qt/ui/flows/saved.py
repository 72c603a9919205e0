"""Saved games: their page, deleting, renaming, and opening other files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from alhambra_qt import files, paths
from alhambra_qt.controller.game import saves
from alhambra_qt.controller.game.records import SUFFIX
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.locks import HeldGames
from alhambra_qt.ui.kit.window import MainWindow, Page
from alhambra_qt.ui.saved.shelf import Shelf, page_summary
from alhambra_qt.ui.saved.summary import Waiting, note, or_seat

if TYPE_CHECKING:
    from alhambra_qt.ui.saved.saved_games import GamesPage


class SavedFlow(PageFlow):
    """Navigation to the saved games, and from there to one of them."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        super().__init__(window)
        self.folder, self.data = folder, paths.data_dir()
        self.games: Page[GamesPage] = self.add_page(
            "games",
            enter=self._fill,
            do=self._do,
            rename=self._rename,
            open_file=self._choose_file,
        )

    def recover(self, held: HeldGames) -> None:
        """Restore games from their backup copies if their files were lost in the last run."""
        others = (self.data, paths.config_dir(), *files.matching(self.data, "*/"))
        saves.recover(self.folder, held.take, others)

    def waiting(self) -> Waiting | None:
        """Describe the latest unfinished game or kept seat, and note it for the next start."""
        game = saves.unfinished(self.folder)
        found = None if game is None else Waiting.of(page_summary(game))
        found = or_seat(self.data, found)
        note(self.folder, found)
        return found

    def stop(self) -> None:
        self.waiting()

    def continue_game(self) -> None:
        """Resume the latest unfinished game."""
        waiting = saves.unfinished(self.folder)
        if waiting is not None:
            self.go("open", waiting.path)

    def _fill(self) -> None:
        self.games().set_games(Shelf.of(self.folder))

    def _do(self, wish: str, name: str) -> None:
        if wish == "delete":
            self._done(saves.delete(self.folder / name))
        elif wish == "play":
            self.go("open", self.folder / name)
        else:
            self.go("after-saved", wish, name)

    def _rename(self, name: str, title: str) -> None:
        self._done(saves.rename(self.folder / name, title))

    def _done(self, trouble: Msg | None) -> None:
        if trouble is not None:
            self.say(trouble)
        self._fill()

    def _choose_file(self) -> None:
        dialog = QFileDialog(self.window, self.ctx.text(msg("games-file")))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        games, every = self.ctx.t("file-games"), self.ctx.t("file-every")
        dialog.setNameFilters([f"{games} (*{SUFFIX} *.json)", f"{every} (*)"])
        dialog.setDirectory(str(self.folder))
        dialog.fileSelected.connect(self._open_file)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _open_file(self, name: str) -> None:
        self.go("open", Path(name))
