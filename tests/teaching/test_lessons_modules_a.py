"""What the lessons about the first eight modules say is so.

That they can be learned, that every wrong move is answered and every text is there, is tested for
all lessons in ``test_lesson.py``; here are the claims of their words.
"""

import pytest

from alhambra_qt.controller.view.targets import AtHand, AtSlot, Press, Target
from alhambra_qt.engine import Line, legal_actions
from alhambra_qt.engine.actions import AddTile, Place
from alhambra_qt.engine.events import Scored
from alhambra_qt.modules.gates.rules import AddWithGate, PlaceWithGate
from alhambra_qt.modules.vizier.rules import Vizier
from alhambra_qt.teaching import lesson as lessons
from alhambra_qt.teaching.lesson import Lesson
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.tutor import WRONG, Tutor
from tests.teaching.test_lesson import said, solve

MODULES = ("vizier", "exchange", "bonus", "huts", "gates", "diamonds", "characters", "camps")
COUNTED = ("bonus", "huts", "characters", "camps")  # those that change what is scored
YOU, MARCO, CLAIRE = 0, 1, 2


def about(module: str) -> Lesson:
    """The lesson about a module."""
    found = lessons.about_module(module)
    assert found is not None
    return found


def at(module: str, step: str, *targets: Target) -> Tutor:
    """A tutor at a step of the lesson about a module, after some picks."""
    tutor = Tutor(about(module), Profile("Ana", resume={module: step}))
    for target in targets:
        tutor.pick(target)
    return tutor


def lines(tutor: Tutor, item: str) -> dict[int, Line]:
    """The lines of the scoring that was made, for one type of building or tile, by seats."""
    events = [event for step in tutor.session.steps for event in step.events]
    scored = next(event for event in events if isinstance(event, Scored))
    return {line.seat: line for line in scored.ledger.lines if line.item == item}


@pytest.mark.parametrize("module", MODULES)
def test_what_it_is_made_of(module: str) -> None:
    """What it forbids is tried, a likely mistake is answered, points are seen."""
    lesson = about(module)
    refused = [rule for step in lesson.steps if step.want for rule in step.want.refused]
    assert refused
    assert {rule.partition(".")[0] for rule in refused} == {module}
    assert any(step.wrong for step in lesson.steps)
    assert any(step.ledger for step in lesson.steps) == (module in COUNTED)


def test_the_vizier_can_wait() -> None:
    """Waiting costs nothing: the garden is still there, another action follows."""
    tutor = at("vizier", "patience")
    garden = tutor.session.observation(YOU).game.market[2]
    tutor.pick(Press("no"))
    assert tutor.session.to_move == YOU
    assert tutor.session.observation(YOU).game.market[2] == garden
    for target in (AtSlot(2), Press("confirm")):
        tutor.pick(target)
    game = tutor.session.observation(YOU).game
    assert game.frame.kind == "turn"
    assert Vizier.of(game).active[YOU]


def test_claire_might_buy_it() -> None:
    """The arcade is in danger: who moves next can pay for it."""
    tutor = at("vizier", "use", Press("no"))
    assert said(tutor) == WRONG
    position = tutor.step.position
    assert position is not None
    assert "florin-9" in position["seats"][CLAIRE]["hand"]
    assert position["market"]["florin"] == "arcades-9"


@pytest.mark.parametrize(("module", "item", "you", "marco"), [
    ("bonus", "tower", (3, 6), (2, 0)),
    ("huts", "garden", (6, 5), (4, 0)),
    ("characters", "tower", (2.5, 6), (2, 0)),
])  # fmt: skip
def test_majorities(
    module: str, item: str, you: tuple[float, int], marco: tuple[float, int]
) -> None:
    """The card, the hut and Hakim win the first place, as their lessons say."""
    tutor = at(module, "score")
    found = lines(tutor, item)
    assert found[YOU].points == you[1]
    assert found[YOU].count == you[0]
    if MARCO in found:
        assert (found[MARCO].points, found[MARCO].rank) == (marco[1], 2)


def test_without_the_card_the_place_is_shared() -> None:
    """Who shows no bonus card gets 3 points instead of 6."""
    tutor = at("bonus", "show")
    tutor.session.play(next(a for a in tutor.session.legal() if a.declines))
    assert {seat: line.points for seat, line in lines(tutor, "tower").items()} == {0: 3, 1: 3}


def test_the_line_of_the_camp() -> None:
    """Four tiles, the fountain among them."""
    assert lines(at("camps", "score"), "camp-4-e")[YOU].points == 4


def test_only_a_gate_helps() -> None:
    """The tower fits nowhere; with a gate it does."""
    for step, found in (("take", set()), ("open", {AddWithGate})):
        actions = at("gates", step).session.legal()
        assert {type(a) for a in actions if isinstance(a, AddTile | AddWithGate)} == found


def test_the_gate_costs_a_side() -> None:
    """The other tower: each place without a gate gives two sides of wall, with one only one."""
    tutor = at("gates", "save")
    game = tutor.session.observation(YOU).game
    longest: dict[type[object], set[int]] = {}
    for action in legal_actions(game):
        if isinstance(action, Place | PlaceWithGate):
            tutor = at("gates", "save")
            tutor.session.play(action)
            palace = tutor.session.observation(YOU).game.players[YOU].palace
            longest.setdefault(type(action), set()).add(palace.longest_wall())
    assert longest == {Place: {2}, PlaceWithGate: {1}}


def test_diamonds_are_needed_for_the_arcade() -> None:
    """Who pays for the garden in diamonds has no way to pay for the arcade."""
    tutor = at("diamonds", "both", AtSlot(0), AtHand(0), AtHand(1), AtHand(3), AtHand(4))
    tutor.pick(Press("confirm"))
    assert tutor.say is not None
    assert tutor.say.text.id == "lesson-diamonds-both-wrong-spent"


def test_what_the_window_refuses() -> None:
    """A payment that a rule forbids is refused at its button, with the rule."""
    tutor = at("diamonds", "mix", AtSlot(0), AtHand(3))
    assert not tutor.done
    assert not tutor.desk.view().prompt.buttons[-1].enabled
    tutor = at("exchange", "limits")
    solve(tutor)
    assert tutor.done
