"""Lessons without pictures: what has a ring is said, and every step can be done unseen."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.view.targets import Target
from alhambra_qt.teaching.lesson import Lesson
from alhambra_qt.ui.kit.access import DESCRIPTION, PRESS, plainly
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.table.access import AccessibleSpot, AccessibleTable
from tests.access.hearing import told
from tests.cases import night
from tests.ui.lesson_kit import ALL, SIZES, Learner


def of_table(learner: Learner) -> AccessibleTable:
    """Return the accessible tree of the lesson's table."""
    found = QAccessible.queryAccessibleInterface(learner.page.table)
    assert isinstance(found, AccessibleTable)
    return found


def unsaid_marks(learner: Learner) -> list[str]:
    """Rings of which the words of the step say nothing, or the thing itself does not."""
    page = learner.page
    names, table = page.table.said_marks(), page.table
    wrong = [learner.tutor.step.id] * (len(names) != len(table.ringed))
    heard = told(page.panel)
    wrong += [name for name in names if plainly(name) not in heard]
    word = page.ctx.t("lesson-marked-one")
    things = things_of(learner)
    for target in table.ringed:
        interface = things.get(table.hidden_by(target) or target)
        texts = interface.text(DESCRIPTION).split(", ") if interface is not None else [word]
        wrong += [str(target)] if word not in texts else []
    return wrong


def things_of(learner: Learner) -> dict[Target, QAccessibleInterface]:
    """Everything at the table by its target: things of the scene, and controls beside the board."""
    parts = (part for held in of_table(learner).by_zone().values() for part in held)
    spots = (part for part in parts if isinstance(part, AccessibleSpot))
    found: dict[Target, QAccessibleInterface] = {part.key[1]: part for part in spots}
    return found


def press(learner: Learner, target: Target) -> None:
    """Press a target through the tree, after the button behind which it lies, if any."""
    hidden = learner.page.table.hidden_by(target)
    things = things_of(learner)
    if hidden is not None and target not in things:
        press(learner, hidden)
        press(learner, target)
        return
    assert target in things, f"{learner.tutor.step.id}: {target} is not found"
    things[target].actionInterface().doAction(PRESS)
    QApplication.processEvents()
    learner.settle()


# Daily every third lesson: tests/ui/test_lesson.py goes through others.
UNSEEN = ALL if night() else ALL[1::3]


@pytest.mark.parametrize("lesson", UNSEEN, ids=[lesson.id for lesson in UNSEEN])
def test_every_step_unseen(ctx: UiContext, lesson: Lesson) -> None:
    """Through the tree alone each ring of each step and hint is announced, and the step is done."""
    learner = Learner(ctx, lesson, SIZES[1])
    rings = 0
    for step in lesson.steps:
        assert unsaid_marks(learner) == []
        rings += len(learner.page.table.ringed)
        if step.want is not None:
            learner.page.hint()
            assert unsaid_marks(learner) == []
            rings += len(learner.page.table.ringed)
            learner.page.hint()
            for target in step.solve:
                press(learner, target)
        if learner.page.ledger_shown and not step.ledger:
            learner.page.skip()  # a scoring on the way
        assert learner.tutor.done or learner.tutor.step is not step
        if learner.tutor.step is step and not learner.finished:
            learner.page.onward()
        learner.settle()
    assert learner.finished == [lesson.id]
    assert rings
    learner.close()
