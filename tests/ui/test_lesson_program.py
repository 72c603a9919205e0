"""Lessons in the program: begun, resumed, offered with their modules, and left again."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.i18n import msg
from alhambra_qt.teaching import lesson as lessons
from alhambra_qt.teaching.progress import Profile
from tests.ui.lesson_kit import ALL, K
from tests.ui.window_kit import Player


def learn_all(profile: Profile) -> None:
    """Let somebody have done every step of the course."""
    for lesson in lessons.course():
        for step in lesson.steps:
            profile.step_done(lesson.id, step.id)


def test_from_start_to_lesson(qtbot: QtBot) -> None:
    """A new player is led to the lessons; progress is there again next time."""
    player = Player()
    start: Any = player.program.window.page("start")
    assert start.name.hasFocus()
    player.key(K.Key_Return)
    assert start.learning.hasFocus()
    player.key(K.Key_Return)
    assert player.page == "learn"
    learn: Any = player.program.window.page("learn")
    assert learn.course.go.hasFocus()
    player.key(K.Key_Return)
    assert player.page == "lesson"
    page = player.program.lessons.lesson()
    player.key(K.Key_Return)
    assert page.tutor is not None
    assert page.tutor.index == 1
    player.key(K.Key_Escape)
    assert player.page == "learn"
    player.close()
    again = Player()
    learning = again.program.learning.progress
    assert learning.profile.lessons == {"money": ["goal"]}
    start = again.program.window.page("start")
    assert start.learning.hasFocus()
    assert start.learning.accessibleDescription() == again.program.ctx.text(
        msg("lesson-chapter", n=1, of=5)
    )
    again.click_widget(start.learning)
    learn = again.program.window.page("learn")
    again.click_widget(learn.course.go)
    page = again.program.lessons.lesson()
    assert page.tutor is not None
    assert page.tutor.step.id == "take"
    learn_all(again.program.learning.profile)
    again.program.start.open()
    assert start.newcomer  # the first game waits behind the same door
    again.close()


def test_the_name_of_the_start_page_learns(qtbot: QtBot) -> None:
    """Progress made before a name was given is kept; lessons and tabletop games use the name."""
    player = Player()
    player.program.learning.profile.step_done("money", "goal")
    player.program.start().wish("named", "Zoe")
    player.program.lessons.show()
    learn: Any = player.program.window.page("learn")
    assert learn.who.choice.value == "Zoe"
    assert player.program.learning.profile.lessons == {"money": ["goal"]}
    assert [*player.program.learning.progress.profiles] == ["Zoe"]
    player.program.real.begin()
    sheet: Any = player.program.window.page("real")
    assert sheet.draft.names == ("Zoe", "Anna", "Marco")
    player.close()


def test_who_learns(qtbot: QtBot) -> None:
    """Another name is another progress; deleting asks once."""
    player = Player()
    player.program.lessons.show()
    player.events(2)
    learn: Any = player.program.window.page("learn")
    who = learn.who
    who.field.setFocus()
    QTest.keyClicks(who.field, "Bruno")
    player.key(K.Key_Return)
    assert player.program.learning.profile.name == "Bruno"
    assert who.choice.value == "Bruno"
    player.click_widget(who.delete)
    assert "Bruno" in player.program.learning.progress.profiles
    player.click_widget(who.delete)
    assert "Bruno" not in player.program.learning.progress.profiles
    player.close()


def test_after_the_last_chapter(qtbot: QtBot) -> None:
    """After the course a small game against weak players with all explanations is offered."""
    player = Player()
    learn_all(player.program.learning.profile)
    player.program.lessons.show()
    player.events(2)
    learn: Any = player.program.window.page("learn")
    assert learn.course.finished
    assert learn.course.game.hasFocus()
    player.key(K.Key_Return)
    config = player.game.desk.session.config
    assert [seat.assist for seat in config.seats] == ["learn", "normal", "normal"]
    assert [seat.level for seat in config.seats[1:]] == ["novice", "easy"]
    assert not config.modules
    hint = player.view.hint
    assert hint is not None
    assert hint.lines[0].text.id == "coach-hello"
    player.close()


def test_the_last_chapter_leads_to_the_game(qtbot: QtBot) -> None:
    """The button of the last step names the first game and begins it, whatever was skipped."""
    player = Player()
    last = lessons.course()[-1]
    player.program.learning.profile.lessons[last.id] = [step.id for step in last.steps[1:]]
    player.program.lessons.show_lesson(last.id)
    player.events(2)
    page = player.program.lessons.lesson()
    tutor = page.tutor
    assert tutor is not None
    page.go(len(last.steps) - 1)
    assert page.panel.next_button.words == msg("learn-guided")
    tutor.done = True
    page.onward()
    player.events(2)
    assert [seat.level for seat in player.game.desk.session.config.seats[1:]] == ["novice", "easy"]
    player.close()


def test_a_skipped_step_is_named(qtbot: QtBot) -> None:
    """A chapter without a tick names the step that is open, and goes on there."""
    player = Player()
    profile, chapter = player.program.learning.profile, lessons.course()[-1]
    profile.lessons[chapter.id] = [step.id for k, step in enumerate(chapter.steps) if k != 1]
    profile.resume[chapter.id] = chapter.steps[-1].id
    player.program.lessons.show()
    learn: Any = player.program.window.page("learn")
    card = learn.course.cards[-1]
    assert not card.done
    assert player.ctx.text(msg("learn-open", step=chapter.steps[1].title)) in (
        card.accessibleDescription()
    )
    player.program.lessons.show_lesson(chapter.id)
    tutor = player.program.lessons.lesson().tutor
    assert tutor is not None
    assert tutor.step is chapter.steps[1]
    player.close()


def test_next_chapter(qtbot: QtBot) -> None:
    """The last step of a chapter leads to the next one; Skip goes on without playing."""
    player = Player()
    player.program.lessons.show_lesson("money")
    player.events(2)
    page = player.program.lessons.lesson()
    for _ in range(len(ALL[0].steps)):
        player.ctrl(K.Key_Right)
    assert page.tutor is not None
    assert page.tutor.lesson.id == "market"
    saved = json.loads(player.program.learning.progress.path.read_text("utf-8"))
    assert saved["profiles"][0]["resume"]["market"] == "pay"
    player.close()


def test_rulebook_and_back(qtbot: QtBot) -> None:
    """F1 opens the rulebook at what the step teaches; Esc leads back to the step."""
    player = Player()
    player.program.lessons.show_lesson("building")
    player.events(3)
    player.key(K.Key_F1)
    assert player.page == "book"
    player.key(K.Key_Escape)
    player.events(3)
    if player.page == "book":  # the first Esc left the search field
        player.key(K.Key_Escape)
    assert player.page == "lesson"
    page = player.program.lessons.lesson()
    assert page.tutor is not None
    assert page.tutor.step.id == "edges"
    assert page.table.hasFocus()
    player.close()


def test_offered_with_its_module(qtbot: QtBot) -> None:
    """A lesson is offered on its module's card while that is on, until it is done."""
    found = next(lesson for lesson in ALL if lesson.module)
    player = Player()
    new: Any = player.program.new_game.new.open()
    new.unfold()
    player.events(2)
    card = next(card for card in new.cards if card.module == found.module)
    card.setFocus()
    player.key(K.Key_Space)
    assert card.isChecked()
    player.click_widget(card.offer)
    assert player.page == "lesson"
    page = player.program.lessons.lesson()
    assert page.tutor is not None
    assert page.tutor.lesson is found
    player.click_widget(page.band.leave_button)  # Esc may be an answer here
    assert player.page == "new"
    for _ in range(2):
        assert card.isChecked()
        assert card.offer.isVisible()
        card.click()
        assert not card.offer.isVisible()
        card.click()
    for step in found.steps:
        player.program.learning.profile.step_done(found.id, step.id)
    player.program.new_game.show()
    assert card.isChecked()
    assert not card.offer.isVisible()
    player.close()
