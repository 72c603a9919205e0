"""Lessons in the window: learned by mouse and by keys, resumed, and readable at every size."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.i18n import msg
from alhambra_qt.teaching import lesson as lessons
from alhambra_qt.teaching.lesson import Lesson
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.tutor import HINT, WRONG, Say, Tutor
from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.fonts import load_fonts
from alhambra_qt.ui.lesson.page import LessonPage
from alhambra_qt.ui.lesson.side import StepPanel
from alhambra_qt.ui.lesson.table import LessonScene, needs_no_ring
from alhambra_qt.ui.table.bubbles import NOTHING
from alhambra_qt.ui.table.focus import cell_of
from alhambra_qt.ui.table.spots import find
from tests.ui.lesson_kit import ALL, CTRL, LEFT, SIZES, K, Learner, learning, lesson_of
from tests.ui.window_kit import Player


def ways() -> list[Any]:
    """Every lesson by mouse and by keys; those about modules take turns, step by step."""
    found = [(one, by) for one in ALL for by in (("turns",) if one.module else ("mouse", "keys"))]
    return [pytest.param(one, by, id=f"{one.id}-{by}") for one, by in found]


@pytest.mark.parametrize(("lesson", "by"), ways())
def test_learned(ctx: UiContext, by: str, lesson: Lesson) -> None:
    """A lesson is learned with the mouse and with the keys; what it rings is there."""
    learner = Learner(ctx, lesson, SIZES[1] if by == "mouse" else SIZES[0])
    for index, step in enumerate(lesson.steps):
        mouse = by == "mouse" or (by == "turns" and index % 2 == 0)
        assert learner.tutor.step is step
        check_marks(learner)
        for target in step.solve if step.want is not None else ():
            (learner.click if mouse else learner.choose)(target)
        assert learner.tutor.done, step.id
        if learner.page.ledger_shown and not step.ledger:
            learner.key(K.Key_Return)  # Continue, as after any scoring
            assert not learner.page.ledger_shown
        button = learner.page.panel.next_button
        assert button.isEnabled()
        if mouse:
            QTest.mouseClick(button, LEFT)
            learner.settle()
        else:
            learner.key(K.Key_Return)
    assert learner.finished == [lesson.id]
    learner.close()


def check_marks(learner: Learner) -> None:
    """Everything that the step and its hint ring is on the table."""
    table, step = learner.page.table, learner.tutor.step
    there = {spot.target for spot in table.table.spots()}
    if not step.ledger:
        assert set(step.highlight) <= there | cells(step.highlight), step.id
        assert not [target for target in step.solve if table.hidden_by(target)], step.id
        view = table.table.view
        assert view is not None
        assert len(table.rings) == len(set(step.highlight) - needs_no_ring(view)), step.id
    if step.want is not None:
        learner.page.hint()
        assert table.rings or not step.hint, step.id
        learner.page.hint()


def cells(targets: tuple[str, ...]) -> set[str]:
    """Those that are spaces of the board: they are there even if nothing can be chosen on them."""
    return {target for target in targets if cell_of(target) is not None}


def test_wrong_by_mouse(ctx: UiContext) -> None:
    """A move that is not wanted is answered in words, seen, and taken back."""
    learner = Learner(ctx, ALL[0], SIZES[1])
    learner.key(K.Key_Return)
    learner.click("display:0")
    table, tutor, answer = learner.page.table, learner.tutor, learner.page.panel.answer
    QTest.mouseClick(table.viewport(), LEFT, pos=learner.place("button:confirm"))
    assert len(tutor.session.steps) == 1
    assert tutor.say is not None
    learner.settle()
    assert not tutor.session.steps
    assert not answer.isHidden()
    assert answer.kind == WRONG
    assert ctx.text(answer.text.words).startswith("A small card")
    learner.click("display:3")
    learner.click("button:confirm")
    assert tutor.done


def test_refusals_are_drawn(ctx: UiContext) -> None:
    """What a rule forbids is answered by the table itself, with its rule."""
    learner = Learner(ctx, ALL[2], SIZES[1])
    learner.click("cell:-1,-1")
    view = learner.page.table.view_shown
    assert view is not None
    assert view.refusal is not None
    assert view.refusal.rule == "build.edges"
    assert learner.tutor.done
    assert learner.page.panel.next_button.hasFocus()


def test_hint_and_back(ctx: UiContext) -> None:
    """H shows the hint and rings what it speaks of; Back goes back; Esc leaves."""
    learner = Learner(ctx, ALL[0], SIZES[1])
    left: list[bool] = []
    learner.page.left.connect(lambda: left.append(True))
    learner.key(K.Key_Right, CTRL)
    assert learner.tutor.step.id == "take"
    learner.key(K.Key_H)
    assert learner.page.panel.answer.kind == HINT
    table = learner.page.table
    shown = {spot.target: spot.rect for spot in table.table.spots()}
    learner.click("display:0")  # not what the hint speaks of: nothing to confirm yet
    assert learner.tutor.step.hint == ("display:3", "button:confirm")
    assert table.rings == (shown["display:3"],)
    learner.click("display:3")
    shown = {spot.target: spot.rect for spot in table.table.spots()}
    assert table.rings == (shown["button:confirm"],)
    learner.key(K.Key_Escape)
    QTest.mouseClick(learner.page.panel.hint_button, LEFT)
    assert learner.page.panel.answer.isHidden()
    learner.click("display:1")
    learner.key(K.Key_Escape)  # puts the card back
    assert not left
    QTest.mouseClick(learner.page.panel.back_button, LEFT)
    assert learner.tutor.index == 0
    learner.key(K.Key_Escape)
    assert left


def test_chapters(ctx: UiContext) -> None:
    """The chapters are beside the table or open with C; every chapter and step can be chosen."""
    learner = Learner(ctx, ALL[0], SIZES[0])
    page = learner.page
    assert page.chapters.isHidden()
    learner.key(K.Key_C)
    assert page.chapters.isVisible()
    learner.key(K.Key_Escape)
    assert page.chapters.isHidden()
    QTest.mouseClick(page.band.fold, LEFT)
    rows = {(row.lesson.id, row.step): row for row in page.chapters.rows}
    assert len(rows) == len(lessons.course()) + len(ALL[0].steps)
    QTest.mouseClick(rows["money", 3], LEFT)
    assert learner.tutor.index == 3
    assert page.chapters.isHidden()
    QTest.mouseClick(page.band.fold, LEFT)
    row = next(row for row in page.chapters.rows if row.lesson.id == "wall")
    row.setFocus()
    QTest.keyClick(row, K.Key_Return)
    assert learner.tutor.lesson.id == "wall"
    learner.close()
    wide = Learner(ctx, ALL[0], SIZES[2])
    assert wide.page.chapters.isVisible()
    assert wide.page.band.fold.isHidden()
    wide.close()


@cache
def tutors() -> tuple[Tutor, ...]:
    """One for each lesson, to take words from."""
    return tuple(Tutor(lesson, Profile("Ana")) for lesson in ALL)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("lang", ["en", "it", "ro", "fr"])
def test_texts_fit(qtbot: QtBot, lang: str, size: tuple[int, int]) -> None:
    """All words of every step stand beside the table without scrolling, answers included."""
    assert load_fonts() == []
    ctx = UiContext("light", lang, speed=0)
    ctx.set_window(*size)
    page = LessonPage(ctx)
    qtbot.addWidget(page)
    page.resize(*size)
    page.restyle()
    area = page.panel.geometry()
    panel = StepPanel(ctx)
    qtbot.addWidget(panel)
    panel.resize(area.size())
    wrong = []
    for tutor in tutors():
        for index in range(len(tutor.lesson.steps)):
            tutor.index, tutor.done, tutor.say = index, False, None
            part = longest_answer(tutor, ctx)
            tutor.say = Say(WRONG, tutor.step.text(part)) if part else None
            panel.show_step(tutor)
            needed, there = panel.needed(area.width()), area.height()
            if needed > there:
                wrong.append(f"{tutor.step.key}-{part}: {needed} > {there}")
    assert not wrong, "\n".join(wrong)


def longest_answer(tutor: Tutor, ctx: UiContext) -> str:
    """The longest answer that a step may give; empty for one to be read."""
    step = tutor.step
    found = [answer.id[len(f"lesson-{step.key}-") :] for answer in step.answers()]
    return max(found, key=lambda part: len(ctx.text(step.text(part))), default="")


# -- in the program ---------------------------------------------------------------------------


def test_from_start_to_lesson(qtbot: QtBot) -> None:
    """Who has never played is led to the lessons; what is done is there again next time."""
    player = Player()
    start: Any = player.program.window.page("start")
    assert start.learning.hasFocus()
    player.key(K.Key_Return)
    assert player.page == "learn"
    learn: Any = player.program.window.page("learn")
    assert learn.course.go.hasFocus()
    player.key(K.Key_Return)
    assert player.page == "lesson"
    page = player.program.lessons.lesson_page
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
        msg("start-learn-again")
    )
    again.click_widget(start.learning)
    learn = again.program.window.page("learn")
    again.click_widget(learn.course.go)
    page = again.program.lessons.lesson_page
    assert page.tutor is not None
    assert page.tutor.step.id == "take"
    for lesson in lessons.course():
        for step in lesson.steps:
            again.program.lessons.profile.step_done(lesson.id, step.id)
    again.program.show_start()
    assert start.newcomer  # the first game waits behind the same door
    again.close()


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
    profile = player.program.learning.profile
    for lesson in lessons.course():
        for step in lesson.steps:
            profile.step_done(lesson.id, step.id)
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
    hint = player.game.table.view_shown.hint
    assert hint is not None
    assert hint.lines[0].text.id == "coach-hello"
    player.close()


def test_next_chapter(qtbot: QtBot) -> None:
    """The last step of a chapter leads to the next one; Skip goes on without playing."""
    player = Player()
    player.program.lessons.show_lesson("money")
    player.events(2)
    page = player.program.lessons.lesson_page
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
    page = player.program.lessons.lesson_page
    assert page.tutor is not None
    assert page.tutor.step.id == "edges"
    assert page.table.hasFocus()
    player.close()


def test_offered_with_its_module(qtbot: QtBot) -> None:
    """A lesson is offered once on its module's card, and Back leads to the set-up again."""
    found = next(one for one in ALL if one.module)
    player = Player()
    new: Any = player.program.window.show_page("new")
    player.events(2)
    card = next(card for card in new.cards if card.module == found.module)
    card.setFocus()
    player.key(K.Key_Space)
    assert card.isChecked()
    assert card.offer is not None
    player.click_widget(card.offer)
    assert player.page == "lesson"
    page = player.program.lessons.lesson_page
    assert page.tutor is not None
    assert page.tutor.lesson is found
    player.click_widget(page.band.leave_button)  # Esc may be an answer here
    assert player.page == "new"
    assert card.isChecked()
    for _ in range(2):  # off and on again: it was offered
        card.click()
    assert card.offer is None
    player.close()


def test_another_game_is_seen_whole(ctx: UiContext) -> None:
    """What was moved or enlarged for one game does not stay for the next one."""
    learner = learning(ctx, "building")
    table, steps = learner.page.table, learner.tutor.lesson.steps
    at = next(k for k in range(1, len(steps)) if steps[k].position is not None)
    learner.go(at - 1)
    for _ in range(4):
        table.zoom("out")
    learner.go(at)
    board, zones, view = table.table.board, table.table.zones, table.table.view
    assert zones is not None
    assert view is not None
    assert board.camera == board.fitted(view, zones.board, table.look)
    learner.close()


def dimmed(learner: Learner) -> set[str]:
    """The names of the parts that are dimmed."""
    scene = learner.page.table.table
    assert isinstance(scene, LessonScene)
    assert scene.lesson_marks.rings
    veiled = scene.lesson_marks.dim
    return {
        name for name, part in scene.parts().items() if part.isVisible() and part.rect in veiled
    }


def test_what_is_spoken_of_is_not_dimmed(ctx: UiContext) -> None:
    """A text to be read may speak of everything; one's own panel is there because it matters."""
    found = {}
    for name, index in (("wall", 0), ("wall", 1), ("characters", 2), ("gates", 0)):
        learner = learning(ctx, name, index)
        found[name, index] = dimmed(learner) if learner.page.table.rings else set()
        learner.close()
    assert found == {
        ("wall", 0): set(),
        ("wall", 1): set(),
        ("characters", 2): {"board", "hand"},
        ("gates", 0): {"display", "board", "hand"},
    }


def test_pieces_lie_open(ctx: UiContext) -> None:
    """What a lesson speaks of is not behind a button, in the smallest window too."""
    seen = {}
    for name, target in (("huts", "zone:0,4"), ("bazaars", "zone:0,0"), ("treasure", "zone:2,0")):
        learner = learning(ctx, name)
        scene = learner.page.table.table
        assert learner.page.table.hidden_by(target) == ""
        spot = find(scene.spots(), target)
        assert spot is not None
        parts = (scene.shelf.rect, scene.market.rect)
        assert any(part.contains(spot.rect) for part in parts)
        seen[name] = min(spot.rect.width(), spot.rect.height())
        learner.close()
    assert min(seen.values()) >= 24, seen


def test_nothing_beside_where_nothing_is_told(ctx: UiContext) -> None:
    """Where no space is asked for and no points are told the Alhambra stands in the middle."""
    apart = {}
    for name in ("money", "exchange"):
        learner = learning(ctx, name)
        board = learner.page.table.table.board
        assert board.camera is not None
        apart[name] = board.camera.rect(0, 0).center().x() - board.rect.center().x()
        learner.close()
    assert abs(apart["money"]) < 2
    assert apart["exchange"] > 20


def test_what_is_begun_anyway_can_be_chosen(ctx: UiContext) -> None:
    """Somebody who takes money where the lesson shows none sees the cards, and is answered."""
    learner = learning(ctx, "building", size=SIZES[1])
    names = [step.id for step in learner.tutor.lesson.steps]
    learner.tutor.go(names.index("add"))
    learner.settle()
    scene = learner.page.table.table
    assert isinstance(scene, LessonScene)
    assert "display" not in scene.shows
    learner.key(K.Key_M)
    assert "display" in scene.shows
    assert "display" not in dimmed(learner)
    learner.click("display:0")
    learner.key(K.Key_Return)
    assert learner.tutor.say is not None
    assert learner.tutor.say.kind == WRONG
    assert "display" not in scene.shows
    learner.close()


def test_esc_answers_no_where_that_is_asked(ctx: UiContext) -> None:
    """Between two turns Esc says no, as the button tells; elsewhere it leaves the lesson."""
    left: list[bool] = []
    learner = learning(ctx, "thieves", size=SIZES[1])
    learner.page.left.connect(lambda: left.append(True))
    learner.key(K.Key_Escape)
    assert learner.tutor.say is not None
    assert learner.tutor.say.kind == WRONG
    assert not left
    learner.page.open(lesson_of("money"), learner.profile)
    learner.settle()
    learner.key(K.Key_Escape)
    assert left
    learner.close()


def test_the_scoring_shows_the_line_it_speaks_of(ctx: UiContext) -> None:
    """A scoring that is read begins with the proof of what the step teaches, if there is one."""
    items = {}
    for name in ("scoring", "huts", "walls", "treasure"):
        learner = learning(ctx, name)
        steps = learner.tutor.lesson.steps
        learner.go(next(k for k, step in enumerate(steps) if step.ledger))
        ledger = learner.page.ledger
        assert ledger is not None
        pin = ledger.pins[ledger.room.latest]
        assert pin is not None
        items[name] = pin[0]
        learner.close()
    assert items == {"scoring": "tower", "huts": "garden", "walls": "wall", "treasure": "treasure"}


def test_steps_while_a_scoring_is_shown(ctx: UiContext) -> None:
    """Ctrl and an arrow go to another step; the scoring keeps only the plain arrows."""
    learner = learning(ctx, "scoring")
    at = next(k for k, step in enumerate(learner.tutor.lesson.steps) if step.ledger)
    learner.go(at)
    ledger = learner.page.ledger
    assert ledger is not None
    assert learner.page.ledger_shown
    ledger.table.cells[0][0].setFocus()
    QTest.keyClick(ledger.table.cells[0][0], K.Key_Right, CTRL)
    assert learner.tutor.index == at + 1
    learner.close()


def test_answers_stay_with_their_step(ctx: UiContext) -> None:
    """Why a button does not work is not told over the next step."""
    learner = learning(ctx, "walls")
    learner.click("button:confirm")
    assert learner.page.table.extra != NOTHING
    learner.page.skip()
    learner.settle()
    assert learner.page.table.extra == NOTHING
    learner.close()


def test_rings_move_with_the_board(ctx: UiContext) -> None:
    """Who moves or enlarges the board has the rings still on what they mean."""
    learner = learning(ctx, "building")
    table = learner.page.table
    learner.page.go(1)
    learner.key(K.Key_H)
    learner.settle()
    for sideways in (True, False):
        if sideways:
            table.pan(60, 0)
        else:
            table.zoom("out")
        spots = {spot.target: spot.rect for spot in table.table.spots()}
        assert table.rings == tuple(spots[target] for target in learner.tutor.highlight)
    learner.close()


def test_rings_where_something_is_left_to_choose(ctx: UiContext) -> None:
    """A chosen card has its tick, and a slot that was bought from has nothing to buy."""
    learner = learning(ctx, "money", 1)
    assert len(learner.page.table.rings) == 4
    learner.click("display:2")
    assert len(learner.page.table.rings) == 3
    learner.page.open(lesson_of("market"), learner.profile)
    learner.go(3)
    assert learner.tutor.highlight == ("slot:0", "slot:2")
    assert len(learner.page.table.rings) == 1
    learner.go(4)
    rung = learner.page.table.rings
    assert len(learner.tutor.step.highlight) == 2
    assert len(rung) == 1  # of two bought tiles one is chosen
    learner.close()


def test_no_ring_on_what_is_on_sale_while_one_builds(ctx: UiContext) -> None:
    """Rings around the money of a step go away when its tile is to be placed."""
    learner = learning(ctx, "scoring", 2)
    assert len(learner.page.table.rings) == 4
    for target in learner.tutor.step.solve[:2]:
        learner.click(target)
    assert learner.tutor.count == (1, 2)
    assert not learner.page.table.rings
    learner.close()


def test_points_are_shown_when_they_mean_something(ctx: UiContext) -> None:
    """Before scoring is taught a bought tile has no points yet, neither beside nor on spaces."""
    shown = {}
    for name, index, picks in (("building", 1, ()), ("wall", 1, ("cell:0,1",))):
        learner = learning(ctx, name, index)
        for target in picks or learner.tutor.step.solve[:1]:
            learner.click(target)
        view = learner.page.table.view_shown
        assert view is not None
        assert view.legal
        shown[name] = view.callout, {cell.wall for cell in view.legal}
        learner.close()
    assert shown["building"] == (None, {None})
    assert shown["wall"][0] is not None
    assert shown["wall"][1] != {None}
