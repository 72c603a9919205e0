"""The puzzles of the day in the program: from the page of the day and back, from reviewed games."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.today import deals
from alhambra_qt.teaching import progress
from alhambra_qt.teaching.game_puzzles import GAME, PuzzleShelf
from alhambra_qt.ui.practice.practice import PracticePage
from alhambra_qt.ui.today.today_page import TodayPage
from tests.review.samples import game, review_of
from tests.teaching.test_game_puzzles import Advisor
from tests.ui.test_practice import asked, solved
from tests.ui.window_kit import Player

K = Qt.Key


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the date."""
    monkeypatch.setattr(deals, "today", lambda: date(2026, 11, 28))


def today(player: Player) -> TodayPage:
    """The page of the day, opened from the start page."""
    player.program.start.open()
    player.settle()
    player.click_widget(player.program.start().daily)
    page = player.window.page("today")
    assert isinstance(page, TodayPage)
    return page


def practice(player: Player) -> PracticePage:
    """The page of the exercises, which is shown."""
    assert player.window.shown == "practice"
    page = player.window.page("practice")
    assert isinstance(page, PracticePage)
    return page


def states(page: TodayPage) -> list[str]:
    """What the marks say."""
    return [one.accessibleName().rpartition(": ")[2] for one in page.puzzles.facts]


def test_from_the_page_of_the_day_and_back() -> None:
    """P begins; Esc leads back with what was solved, and so does the end; a restart keeps it."""
    player = Player()
    page = today(player)
    assert states(page) == ["not solved yet"] * 3
    player.key(K.Key_P)
    solved(practice(player), right=True)
    player.key(K.Key_Return)
    player.key(K.Key_Escape)
    assert player.window.shown == "today"
    assert states(page) == ["right", "not solved yet", "not solved yet"]
    player.click_widget(page.puzzles.button)
    for right in (False, True):
        solved(practice(player), right)
        player.key(K.Key_Return)
    assert player.window.shown == "today"
    assert states(page) == ["right", "wrong", "right"]
    player.program.lessons.show_practice()
    assert practice(player).topics.daily.button.hasFocus()
    player.close()
    kept = progress.load(progress.default_path()).profile.puzzles
    assert (kept.right, kept.streak) == ([True, False, True], 1)


def test_a_theme_chosen_there_is_kept() -> None:
    """It is written at once, and the exercises show it too."""
    player = Player()
    page = today(player)
    page.puzzles.themes.set_value("wall")
    assert progress.load(progress.default_path()).profile.puzzles.theme == "wall"
    player.key(K.Key_Escape)
    player.program.lessons.show_practice()
    assert practice(player).topics.daily.themes.value == "wall"
    player.close()


def test_a_reviewed_game_brings_puzzles() -> None:
    """Once a review is complete its clear choices are among the puzzles, and are solved there."""
    player, session = Player(), game(3)
    gathering = player.program.after.puzzles
    gathering.host = Advisor((0.0, 0.1, 0.2, 0.3))  # type: ignore[assignment]
    player.program.after.review.reviewed.emit(session, review_of(session))
    assert PuzzleShelf().puzzles()
    player.program.lessons.show_puzzles()
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
