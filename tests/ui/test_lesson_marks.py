"""The rings and veils of a lesson on the table, and the points it shows there."""

from __future__ import annotations

from alhambra_qt.controller.view.targets import AtCell, AtDisplay, AtSlot
from alhambra_qt.teaching.tutor import WRONG
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.lesson.lesson_table import LessonScene
from tests.ui.lesson_kit import SIZES, K, Learner, learning, lesson_of


def dimmed(learner: Learner) -> set[str]:
    """The names of the parts that are dimmed."""
    scene = learner.page.table.table
    assert isinstance(scene, LessonScene)
    assert scene.lesson_marks.rings
    veiled = scene.lesson_marks.dim
    return {
        name for name, part in scene.parts().items() if part.isVisible() and part.area in veiled
    }


def rung(learner: Learner) -> int:
    """How many things have a ring."""
    return len(learner.page.table.rings)


def test_what_is_spoken_of_is_not_dimmed(ctx: UiContext) -> None:
    """A text to be read may speak of everything; one's own panel is there because it matters."""
    found = {}
    for name, index in (("wall", 0), ("wall", 1), ("characters", 2), ("gates", 0)):
        learner = learning(ctx, name, index)
        found[name, index] = dimmed(learner) if rung(learner) else set()
        learner.close()
    assert found == {
        ("wall", 0): set(),
        ("wall", 1): set(),
        ("characters", 2): {"board", "hand"},
        ("gates", 0): {"display", "board", "hand"},
    }


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
    learner.click(AtDisplay(0))
    learner.key(K.Key_Return)
    assert learner.tutor.say is not None
    assert learner.tutor.say.kind == WRONG
    assert "display" not in scene.shows
    learner.close()


def test_rings_move_with_the_board(ctx: UiContext) -> None:
    """Moving or enlarging the board keeps the rings on their targets."""
    learner = learning(ctx, "building", 1)
    table = learner.page.table
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
    assert rung(learner) == 4
    learner.click(AtDisplay(2))
    assert rung(learner) == 3
    learner.page.open(lesson_of("market"), learner.profile)
    learner.go(3)
    assert learner.tutor.highlight == (AtSlot(0), AtSlot(2))
    assert rung(learner) == 1
    learner.go(4)
    assert len(learner.tutor.step.highlight) == 2
    assert rung(learner) == 1  # of two bought tiles one is chosen
    learner.close()


def test_no_ring_while_building(ctx: UiContext) -> None:
    """Rings around the money of a step go away when its tile is to be placed."""
    learner = learning(ctx, "scoring", 2)
    assert rung(learner) == 4
    for target in learner.tutor.step.solve[:2]:
        learner.click(target)
    assert learner.tutor.count == (1, 2)
    assert rung(learner) == 0
    learner.close()


def test_no_points_before_scoring(ctx: UiContext) -> None:
    """Before scoring is taught a bought tile has no points yet, neither beside nor on spaces."""
    shown = {}
    for name, index, picks in (("building", 1, ()), ("wall", 1, (AtCell(0, 1),))):
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
