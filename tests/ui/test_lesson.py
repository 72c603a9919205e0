"""Lessons in the window: learned by mouse and by keys, answered, readable at every size."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.targets import AtCell, AtDisplay, Press, Target
from alhambra_qt.teaching import lesson as lessons
from alhambra_qt.teaching.lesson import Lesson
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.tutor import HINT, WRONG, Say, Tutor
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.lesson.lesson_page import LessonPage
from alhambra_qt.ui.lesson.lesson_table import needs_no_ring
from alhambra_qt.ui.lesson.step_panel import StepPanel
from alhambra_qt.ui.sides.popovers import NOTHING
from tests.cases import night
from tests.ui.lesson_kit import ALL, CTRL, LEFT, SIZES, K, Learner, learning
from tests.ui.page_kit import wishes
from tests.ui.table_kit import rooms


def ways() -> list[Any]:
    """Lessons by mouse and keys in turns, step by step; the course at night by each alone.

    The daily run takes every third lesson: tests/access/test_lessons.py goes through others.
    """
    found = [
        (lesson, by)
        for lesson in (ALL if night() else ALL[::3])
        for by in (("mouse", "keys") if night() and not lesson.module else ("turns",))
    ]
    return [pytest.param(lesson, by, id=f"{lesson.id}-{by}") for lesson, by in found]


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


def cells(targets: tuple[Target, ...]) -> set[Target]:
    """Those that are spaces of the board: they are there even if nothing can be chosen on them."""
    return {target for target in targets if isinstance(target, AtCell)}


def test_wrong_by_mouse(ctx: UiContext) -> None:
    """A move that is not wanted is answered in words, seen, and taken back."""
    learner = Learner(ctx, ALL[0], SIZES[1])
    learner.key(K.Key_Return)
    learner.click(AtDisplay(0))
    table, tutor, panel = learner.page.table, learner.tutor, learner.page.panel
    QTest.mouseClick(table.viewport(), LEFT, pos=learner.place(Press("confirm")))
    assert len(tutor.session.steps) == 1
    assert tutor.say is not None
    learner.settle()
    assert not tutor.session.steps
    assert panel.said is not None
    assert panel.said.kind == WRONG
    assert ctx.text(panel.said.text).startswith("A small card")
    learner.click(AtDisplay(3))
    learner.click(Press("confirm"))
    assert tutor.done


def test_refusals_are_drawn(ctx: UiContext) -> None:
    """A forbidden move is answered by the table itself, with its rule."""
    learner = Learner(ctx, ALL[2], SIZES[1])
    learner.click(AtCell(-1, -1))
    view = learner.page.table.view_shown
    assert view is not None
    assert view.refusal is not None
    assert view.refusal.rule == "build.edges"
    assert learner.tutor.done
    assert learner.page.panel.next_button.hasFocus()


def test_hint_and_back(ctx: UiContext) -> None:
    """H shows the hint and rings what it speaks of; Back goes back; Esc leaves."""
    learner = Learner(ctx, ALL[0], SIZES[1])
    left = wishes(learner.page, "left")
    learner.key(K.Key_Right, CTRL)
    assert learner.tutor.step.id == "take"
    learner.key(K.Key_H)
    assert learner.page.panel.said == learner.tutor.say
    assert learner.tutor.say is not None
    assert learner.tutor.say.kind == HINT
    table = learner.page.table
    shown = {spot.target: spot.rect for spot in table.table.spots()}
    learner.click(AtDisplay(0))  # not what the hint speaks of: nothing to confirm yet
    assert learner.tutor.step.hint == (AtDisplay(3), Press("confirm"))
    assert table.rings == (shown[AtDisplay(3)],)
    learner.click(AtDisplay(3))
    shown = {spot.target: spot.rect for spot in table.table.spots()}
    assert table.rings == (shown[Press("confirm")],)
    learner.key(K.Key_Escape)
    QTest.mouseClick(learner.page.panel.hint_button, LEFT)
    assert learner.page.panel.said is None
    learner.click(AtDisplay(1))
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


@pytest.mark.parametrize(("lang", "size"), rooms())
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


@pytest.mark.parametrize("lesson", ["thieves", "vizier"])
def test_esc_leaves_a_question_unanswered(ctx: UiContext, lesson: str) -> None:
    """Between two turns N says no; Esc leaves the lesson, once, as everywhere."""
    learner = learning(ctx, lesson, size=SIZES[1])
    left = wishes(learner.page, "left")
    learner.key(K.Key_N)
    assert learner.tutor.say is not None
    assert learner.tutor.say.kind == WRONG
    assert not left
    learner.key(K.Key_Escape)
    assert left == [()]
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
    """The reason for a disabled button is not shown over the next step."""
    learner = learning(ctx, "walls")
    learner.click(Press("confirm"))
    assert learner.page.table.extra != NOTHING
    learner.page.skip()
    learner.settle()
    assert learner.page.table.extra == NOTHING
    learner.close()


@pytest.mark.parametrize("hand", ["double click", "drag", "keys"])
def test_cards_are_taken_at_once(ctx: UiContext, hand: str) -> None:
    """A double click, Enter on a card, and a drag into one's hand take a card as in a game."""
    learner = Learner(ctx, ALL[0], SIZES[1])
    learner.key(K.Key_Return)
    table, tutor = learner.page.table, learner.tutor
    place = learner.place(AtDisplay(3))
    if hand == "double click":
        window = learner.page.windowHandle()
        at = table.viewport().mapTo(learner.page, place)
        QTest.mouseDClick(window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    elif hand == "drag":
        zones = table.table.zones
        assert zones is not None
        goal = table.mapFromScene(zones.hand.center())
        QTest.mousePress(table.viewport(), LEFT, pos=place)
        for point in (place + QPoint(20, -20), goal):
            where = QPointF(point), QPointF(table.viewport().mapToGlobal(point))
            keys = Qt.KeyboardModifier.NoModifier
            move = QMouseEvent(QEvent.Type.MouseMove, *where, LEFT, LEFT, keys)
            QApplication.sendEvent(table.viewport(), move)
        QTest.mouseRelease(table.viewport(), LEFT, pos=goal)
    else:
        learner.choose(AtDisplay(3))
        learner.key(K.Key_Return)
    learner.settle()
    assert tutor.done
    assert len(tutor.session.steps) == 1
    learner.close()
