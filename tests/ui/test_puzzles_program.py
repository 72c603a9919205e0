"""Three puzzles for today in the program: kept, and made from reviewed games."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.today import deals
from alhambra_qt.teaching import progress
from alhambra_qt.teaching.game_puzzles import GAME, PuzzleShelf
from alhambra_qt.ui.practice.practice import PracticePage
from tests.review.samples import game, review_of
from tests.teaching.test_game_puzzles import Advisor
from tests.ui.test_practice import asked, solved
from tests.ui.window_kit import Player

K = Qt.Key


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the date."""
    monkeypatch.setattr(deals, "today", lambda: date(2026, 11, 28))


def practice(player: Player) -> PracticePage:
    """The page of the exercises, which is shown."""
    assert player.window.shown == "practice"
    page = player.window.page("practice")
    assert isinstance(page, PracticePage)
    return page


def test_what_was_solved_is_kept() -> None:
    """P solves them, also after Esc; what was solved and the theme are kept at once."""
    player = Player()
    player.program.lessons.show_practice()
    daily = practice(player).topics.daily
    daily.themes.set_value("wall")
    assert progress.load(progress.default_path()).profile.puzzles.theme == "wall"
    player.key(K.Key_P)
    solved(practice(player), right=True)
    player.key(K.Key_Escape)
    for right in (False, True):
        player.key(K.Key_P)
        solved(practice(player), right)
        player.key(K.Key_Escape)
    states = [fact.accessibleName().rpartition(": ")[2] for fact in daily.facts]
    assert states == ["right", "wrong", "right"]
    player.close()
    assert progress.load(progress.default_path()).profile.puzzles.right == [True, False, True]


def test_a_reviewed_game_brings_puzzles() -> None:
    """Once a review is complete its clear choices are among the puzzles, and are solved there."""
    player, session = Player(), game(3)
    gathering = player.program.after.puzzles
    gathering.host = Advisor((0.0, 0.1, 0.2, 0.3))  # type: ignore[assignment]
    player.program.after.review.reviewed.emit(session, review_of(session))
    assert PuzzleShelf().puzzles()
    player.program.lessons.show_practice()
    player.key(K.Key_P)
    page = practice(player)
    codes = [code for code in page.daily.codes if code.startswith(f"{GAME}.")]
    assert len(codes) == 1
    while (exercise := asked(page)) is not None and exercise.code != codes[0]:
        solved(page, right=True)
        page.next()
    assert exercise is not None
    solved(page, right=False)
    assert page.side is not None
    assert "The best move found" in page.side.spoken
    assert "fewer games in 100" in page.side.spoken
    player.key(K.Key_R)  # no rule to read
    assert player.window.shown == "practice"
    player.close()
    QApplication.processEvents()
