"""The exercises in the window: by mouse and by keys, streak, review, and nothing is cut."""

from __future__ import annotations

from datetime import date
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.i18n import LANGS
from alhambra_qt.options import Options
from alhambra_qt.teaching import progress
from alhambra_qt.teaching.exercise import CARDS, CELLS, NUMBER, Exercise
from alhambra_qt.teaching.exercises import (
    BASE_FAMILIES,
    FAMILIES,
    code_of,
    default_set,
    families_for,
    make,
)
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.puzzles import Daily
from alhambra_qt.ui.kit.boxed import written_on
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.widgets import Button, Control
from alhambra_qt.ui.pieces.proofs import PieceBox
from alhambra_qt.ui.practice.practice import PracticePage
from tests.cases import count, night
from tests.ui.page_kit import wishes
from tests.ui.table_kit import SIZES, rooms
from tests.ui.window_kit import Player, accessible_texts

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton


DAY = date(2026, 11, 28)


def daily(profile: Profile | None = None, day: date = DAY) -> Daily:
    """The puzzles of a person on a day."""
    found = Daily(profile or Profile("Anna"), day)
    found.draw()
    return found


def page_at(
    qtbot: QtBot,
    size: tuple[int, int] = (1366, 768),
    lang: str = "en",
    theme: str = "light",
    *,
    painted: bool = False,
) -> PracticePage:
    """The page alone."""
    assert load_fonts() == []
    ctx = UiContext(theme, lang, 1.0)
    ctx.set_window(*size)
    page = PracticePage(ctx)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show_daily(daily())
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    page.setUpdatesEnabled(painted)
    return page


def test_key_caps_follow_the_language(qtbot: QtBot) -> None:
    """The key that checks and leads on is named as everywhere else."""
    page = page_at(qtbot, lang="fr")
    for button in (page.check, page.onward):
        assert page.ctx.text(button.key) == "Entrée"


def settle() -> None:
    """Let everything happen that is due."""
    for _ in range(4):
        QApplication.processEvents()


def click_spot(page: PracticePage, number: int) -> None:
    """Click a card or a cell."""
    QTest.mouseClick(page.picture.picks[number], LEFT)
    settle()


def press(page: PracticePage, *keys: Any) -> None:
    """Press keys where the focus is."""
    for key in keys:
        target: QWidget = QApplication.focusWidget() or page
        QTest.keyClick(target, key)
        settle()


def asked(page: PracticePage) -> Exercise | None:
    """Return the present exercise."""
    return page.exercise


def by_mouse(page: PracticePage, exercise: Exercise, answer: frozenset[int]) -> None:
    """Give an answer by the mouse alone."""
    assert page.side is not None
    if exercise.kind == NUMBER:
        assert page.side.keypad is not None
        for digit in str(next(iter(answer))):
            QTest.mouseClick(page.side.keypad.buttons[digit], LEFT)
    elif exercise.kind in (CARDS, CELLS):
        for number in sorted(answer):
            click_spot(page, number)
    else:
        for number in sorted(answer):
            button = page.side.options[number]
            QTest.mouseClick(button, LEFT, pos=button.rect().center())
    if not page.judged:
        QTest.mouseClick(page.check, LEFT, pos=page.check.rect().center())
    settle()


def by_keys(page: PracticePage, exercise: Exercise, answer: frozenset[int]) -> None:
    """Give an answer by the keys alone."""
    if exercise.kind == NUMBER:
        press(page, *str(next(iter(answer))))
    elif exercise.kind == CELLS or (exercise.kind == CARDS and max(answer) > 8):
        for number in sorted(answer):
            walk(page, number)
            press(page, K.Key_Space)
    else:
        press(page, *(str(number + 1) for number in sorted(answer)))
    if not page.judged:
        press(page, K.Key_Return)


def walk(page: PracticePage, number: int) -> None:
    """Go to a cell with the arrows, wherever the cursor is; every cell can be reached."""
    picks = page.picture.picks
    page.picture.setFocus()
    arrows = (K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down)
    start = place_of(page)
    ways: dict[int, list[Qt.Key]] = {start: []}
    todo = [start]
    while number not in ways:
        here = todo.pop(0)
        for arrow in arrows:
            picks[here].setFocus()
            QTest.keyClick(picks[here], arrow)
            place = place_of(page)
            if place not in ways:
                ways[place] = [*ways[here], arrow]
                todo.append(place)
    picks[start].setFocus()
    for arrow in ways[number]:
        QTest.keyClick(picks[place_of(page)], arrow)
    assert picks[number].hasFocus()


def place_of(page: PracticePage) -> int:
    """Return the number of the focused part of the picture."""
    reached = page.picture.stop
    return next(pick.number for pick in page.picture.picks if pick is reached)


def test_each_family_by_mouse_and_by_keys(qtbot: QtBot) -> None:
    """Right answers are taken by the mouse, and others by the keys; all are praised."""
    page = page_at(qtbot, SIZES[0])
    wrong = []
    ways = ((1, by_mouse), (2, by_keys), (3, by_mouse))
    cases = list(product(FAMILIES, ways))
    times = count(1, 3)  # daily one family by keys, the next by mouse, an easy or a hard one
    asked_for = cases if night() else [case for k, case in enumerate(cases) if k % 3 == k // 3 % 3]
    for family, (level, give) in asked_for:
        exercise = make(code_of(family, level, "1"))
        page.show_exercise(exercise)
        settle()
        give(page, exercise, min(exercise.accepted, key=lambda one: (len(one), sorted(one))))
        verdict = page.side.verdict if page.side is not None else None
        praised = verdict is not None and verdict.right
        seen = (page.judged, praised, page.onward.isVisible(), page.check.isVisible())
        if seen != (True, True, True, False):
            wrong.append((exercise.code, give.__name__, seen))
    assert not wrong
    assert page.profile.solved == page.profile.tried == dict.fromkeys(FAMILIES, times)
    assert page.profile.streak == times * len(FAMILIES)


def test_a_wrong_answer_comes_back(qtbot: QtBot) -> None:
    """A mistake shows the right answer, ends the streak and waits in the review."""
    page = page_at(qtbot)
    rules = wishes(page, "rule")
    page.begin("wall")
    first = page.exercise
    assert first is not None
    by_mouse(page, first, first.solution)
    assert page.profile.streak == 1
    press(page, K.Key_Return)
    second = page.exercise
    assert second is not None
    assert second.code != first.code
    wrong = frozenset((next(n for n in range(second.choices) if n not in second.solution),))
    by_keys(page, second, wrong)
    assert page.profile.streak == 0
    assert page.profile.missed == [second.code]
    assert page.side is not None
    assert page.side.options[next(iter(second.solution))].verdict is True
    assert page.side.options[next(iter(wrong))].verdict is False
    assert "Not this time" in page.side.spoken
    press(page, "r")
    assert rules == ["score.wall"]
    press(page, K.Key_Escape)
    assert asked(page) is None
    assert page.topics.review.isEnabled()
    assert "(1)" in page.topics.review.accessibleName()
    QTest.mouseClick(page.topics.review, LEFT, pos=page.topics.review.rect().center())
    settle()
    again = asked(page)
    assert again is not None
    assert again.code == second.code
    by_keys(page, second, second.solution)
    press(page, K.Key_Return)
    assert asked(page) is None
    assert not page.topics.review.isEnabled()
    assert page.profile.missed == []
    assert "2 of 3" in page.topics.buttons["wall"].accessibleName()


def test_picks_can_be_changed_before_the_check(qtbot: QtBot) -> None:
    """Where several can be chosen nothing is judged before the check, and picks are taken back."""
    page = page_at(qtbot)
    exercise = make(code_of("exact", 2, "1"))
    page.show_exercise(exercise)
    settle()
    assert not page.check.isEnabled()
    press(page, "1", "2", "1")
    assert page.chosen == {1}
    assert page.check.isEnabled()
    click_spot(page, 1)
    assert page.chosen == frozenset()
    press(page, K.Key_Return)
    assert not page.judged
    number = make(code_of("wall", 2, "1"))
    page.show_exercise(number)
    settle()
    press(page, "9", "8", K.Key_Backspace)
    assert page.number == "9"
    press(page, "1", "2", "3")
    assert page.number == "912"
    page.judge()
    press(page, "4")
    assert page.number == "912"


def test_mixed_asks_what_was_met(qtbot: QtBot) -> None:
    """Nobody is asked in a mixture about a module they have never met."""
    page = page_at(qtbot)
    page.begin("mixed")
    assert {code.split(".")[0] for code in page._waiting} <= set(BASE_FAMILIES)
    page.profile.lessons["huts"] = ["take"]
    page.profile.met("gates.use", seen=1)
    assert families_for(page.profile) == (*BASE_FAMILIES, "huts", "gates")
    page.profile.met("karim", seen=1)
    with_people = families_for(page.profile)
    assert set(with_people) == {*BASE_FAMILIES, "huts", "gates", "characters"}
    page.begin("mixed")
    assert {"huts", "gates"} < {code.split(".")[0] for code in page._waiting}


def test_mixed_goes_on_for_ever(qtbot: QtBot) -> None:
    """Mixed begins with what everybody gets and then makes new ones of the chosen level."""
    page = page_at(qtbot)
    page.topics.level.set_value("2")
    press(page, "m")
    codes = []
    first = default_set(BASE_FAMILIES, (2,))
    for _ in range(len(first) + 3):
        assert page.exercise is not None
        assert page.exercise.level == 2
        codes.append(page.exercise.code)
        page.next()
    assert len(set(codes)) == len(codes)
    assert set(first) <= set(codes)


def test_a_missed_code_that_is_none_is_forgotten(qtbot: QtBot) -> None:
    """A code that makes no exercise any more does not stop the review."""
    page = page_at(qtbot)
    page.profile.missed = ["nothing.1.a", "wall.1.1"]
    page.show_daily(page.daily)
    page.begin("review")
    assert page.exercise is not None
    assert page.exercise.code == "wall.1.1"


@pytest.mark.parametrize(("lang", "size"), rooms())
def test_everything_fits(qtbot: QtBot, size: tuple[int, int], lang: str) -> None:
    """No word is cut, no card or cell lies outside, what is too high scrolls; all is painted."""
    page = page_at(qtbot, size, lang, "dark", painted=True)
    settle()
    assert page.topics.width() <= page.choosing.viewport().width()
    inside(page.topics)
    part = (LANGS.index(lang) + SIZES.index(size)) % 4  # all families at each size
    for family in list(FAMILIES)[part::4]:
        exercise = make(code_of(family, 3, "1"))
        page.show_exercise(exercise)
        settle()
        fits(page)
    for family in ("scoring", "final" if part % 2 else "market"):
        exercise = make(code_of(family, 2, "2"))
        page.show_exercise(exercise)
        by_keys(page, exercise, min(exercise.accepted, key=sorted))
        fits(page)


def fits(page: PracticePage) -> None:
    """Check an exercise as it is shown."""
    assert page.side is not None
    assert page.exercise is not None
    code = page.exercise.code
    assert page._side_box.width() <= page._scroll.viewport().width(), code
    inside(page.side)
    area = page.picture.rect().adjusted(-1, -1, 1, 1)
    for pick in page.picture.picks:
        assert area.contains(pick.geometry()), code
        assert pick.width() >= 16, code
    for box, rect in page.picture.laid.parts:
        if isinstance(box, PieceBox):
            assert area.contains(rect.toRect()), code
            assert rect.width() >= 14, code
    for button in page.footer.findChildren(Button):
        if button.isVisible():
            right = button.mapTo(page, QPoint(button.width(), 0)).x()
            assert right <= page.width(), code


def inside(root: QWidget) -> None:
    """Check that every word has its room and nothing stands out at the right."""
    for text in root.findChildren(Text):
        if text.isVisible() and text.wrap:
            assert text.height() >= text.heightForWidth(text.width()), text.accessibleName()
    for control in root.findChildren(Control):
        if control.isVisible():
            assert control.mapTo(root, QPoint(control.width(), 0)).x() <= root.width()


def test_in_the_program(qtbot: QtBot) -> None:
    """The program opens the page, keeps what was answered, opens the rule and leads back."""
    player = Player(Options(lang="en"))
    player.program.lessons.show_practice()
    player.settle()
    assert player.page == "practice"
    page = player.window.page("practice")
    assert isinstance(page, PracticePage)
    player.click_widget(page.topics.buttons["tie"])
    assert page.exercise is not None
    assert page.exercise.family == "tie"
    player.key("1")
    assert page.judged
    kept = progress.load(progress.default_path()).profile
    assert kept.tried == {"tie": 1}
    assert page.side is not None
    assert page.side.verdict is not None
    player.click_widget(page.side.verdict.link)
    assert player.page == "book"
    player.key(K.Key_Escape)
    assert player.page == "practice"
    assert page.judged
    player.key(K.Key_Escape, K.Key_Escape)
    assert player.page == "start"
    player.close()


def solved(page: PracticePage, right: bool) -> None:
    """Answer the exercise that is asked, right or wrong, by the keys."""
    exercise = page.exercise
    assert exercise is not None
    if right:
        by_keys(page, exercise, min(exercise.accepted, key=sorted))
    elif exercise.kind == NUMBER:
        by_keys(page, exercise, frozenset((999,)))
    else:
        wrong = next(k for k in range(exercise.choices) if not exercise.is_right((k,)))
        by_keys(page, exercise, frozenset((wrong,)))


def test_three_for_today_by_keys(qtbot: QtBot) -> None:
    """P begins, Enter leads on, after the third back to the topics; each is marked, and kept."""
    page = page_at(qtbot)
    kept = []
    page.wish_made.connect(lambda *_: kept.append(page.daily.right))
    press(page, "p")
    for number, right in enumerate((True, False, True)):
        assert page.exercise is not None
        assert page.exercise.code == page.daily.codes[number]
        assert f"Puzzle {number + 1} of 3" in accessible_texts(page)
        solved(page, right)
        press(page, K.Key_Return)
    assert page.exercise is None
    assert kept == [(True,), (True, False), (True, False, True)]
    panel = page.topics.daily
    states = [fact.accessibleName().rpartition(": ")[2] for fact in panel.facts]
    assert states == ["right", "wrong", "right"]
    assert panel.button.hasFocus()
    assert "Anna · Matched to your level" in written_on(panel.laid)
    press(page, "p")  # again: asked, but not counted
    solved(page, right=False)
    assert page.daily.right == (True, False, True)


def test_a_theme_is_chosen(qtbot: QtBot) -> None:
    """It changes today's puzzles and is kept; once one was answered it is said to be tomorrow's."""
    page = page_at(qtbot)
    panel, kept = page.topics.daily, []
    page.wish_made.connect(lambda *_: kept.append(page.daily.theme))
    panel.themes.setFocus()
    panel.themes.set_value("wall")
    assert kept == ["wall"]
    assert all("wall" in fact.accessibleName() for fact in panel.facts)
    page.begin("puzzles")
    settle()
    solved(page, right=True)
    page.show_topics()
    panel.themes.set_value("money")
    assert "Anna · From tomorrow: Exact payments" in written_on(panel.laid)
    assert all("wall" in fact.accessibleName() for fact in panel.facts)
