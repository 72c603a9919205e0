"""Sharing a game: the page, the files and the clipboard."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter

from alhambra_qt import files
from alhambra_qt.controller.game import saves
from alhambra_qt.controller.game.background import Background, ToMain
from alhambra_qt.controller.game.reviews import whole_review
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.review.review_build import shared_with_review
from alhambra_qt.controller.share.html_page import page
from alhambra_qt.controller.share.shared_game import SharedGame
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.review.model import Review
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.kit.paper import ask_file, tell_written
from alhambra_qt.ui.kit.window import MainWindow, Page
from alhambra_qt.ui.results.final_picture import final_picture

if TYPE_CHECKING:
    from alhambra_qt.ui.pages.share import SharePage

SUFFIXES = {"page": "html", "picture": "png"}
LONGEST_WRITING = 10.0  # seconds that the end of the program waits for a page that is made


class ShareFlow(PageFlow):
    """Offers a game as a page and as a picture."""

    def __init__(self, window: MainWindow, to_main: ToMain) -> None:
        super().__init__(window)
        self.work = Background(to_main, "export")
        self.game: SharedGame | None = None
        self.forms: Page[SharePage] = self.add_page("share", save=self.save, copy=self.copy_picture)

    def show(self, session: Session, day: date | None, file: Path | None) -> None:
        """Offer a game in its current state, with its review if one is saved."""
        self._offer(session, day, whole_review(session, file))

    def show_review(self, session: Session, file: Path | None, review: Review | None) -> None:
        """Offer a game with its review, as far as that is complete."""
        day = _today() if file is None else saves.summary(file).day
        self._offer(session, day, review)

    def _offer(self, session: Session, day: date | None, review: Review | None) -> None:
        self.game = game = shared_with_review(session, day, review)
        self.forms.open(lambda page: page.show_game(game))

    def show_now(self, session: Session, file: Path | None) -> None:
        """Offer the game on the table, which was played today."""
        self.show(session, _today(), file)

    def show_saved(self, session: Session, path: Path) -> None:
        """Offer a saved game."""
        self.show(session, saves.summary(path).day, path)

    def stop(self) -> None:
        self.work.wait(LONGEST_WRITING)

    def save(self, form: str) -> None:
        """Ask for a file and write it."""
        if self.game is not None:
            day = f"-{self.game.day.isoformat()}" if self.game.day is not None else ""
            name = f"alhambra{day}.{SUFFIXES[form]}"
            title = self.ctx.text(msg(f"share-{form}"))
            ask_file(self.forms(), title, name, lambda path: self.write(form, path))

    def write(self, form: str, path: Path) -> None:
        """Write the game to a file in one format, and report the outcome."""
        if form == "picture":
            tell_written(lambda: files.write(path, _png(self._picture())), path, self.say)
        elif self.work.working:
            self.say(msg("share-working"), good=True)
        elif (game := self.game) is not None:
            language = self.ctx.language
            self.work.start(lambda: _write(game, language, path), self._written)
            self.forms().show_working(self.work.working)

    def _written(self, outcome: tuple[Msg, bool] | None) -> None:
        self.forms().show_working(False)
        if outcome is not None:
            self.say(*outcome)

    def copy_picture(self) -> None:
        """Copy the picture to the clipboard."""
        QGuiApplication.clipboard().setImage(self._picture())
        self.say(msg("share-picture-copied"), good=True)

    def _picture(self) -> QImage:
        return QImage() if self.game is None else final_picture(self.ctx, self.game)


def _write(game: SharedGame, lang: str, path: Path) -> tuple[Msg, bool]:
    """Write a game as a page; return the outcome, and whether it is a good one."""
    outcomes = list[tuple[Msg, bool]]()
    tell_written(
        lambda: files.write(path, page(game, lang)), path, lambda *each: outcomes.append(each)
    )
    return outcomes[0]


def _today() -> date:
    return datetime.now().astimezone().date()


def _png(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    return bytes(buffer.data().data())
