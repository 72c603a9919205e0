"""Which module the coach proposes next, and when."""

import random

from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.modules import IDS
from alhambra_qt.teaching.coach_rules import BASICS, NEEDS, proposal
from alhambra_qt.teaching.progress import MASTERED, Profile
from alhambra_qt.teaching.rulebook import all_rules, module_of
from tests.teaching.coach_kit import HAND, Learner, take


def test_a_module_is_never_proposed_before_what_it_needs() -> None:
    """Whatever was mastered, a proposed module has all its needs mastered, and comes once."""
    rng = random.Random(5)
    rules = [*BASICS, *{rule for needs in NEEDS.values() for rule in needs}]
    for _ in range(300):
        profile = Profile("Anna")
        for rule in rules:
            profile.met(rule, used=rng.randrange(5))
        profile.offered = rng.sample(list(NEEDS), rng.randrange(len(NEEDS)))
        module = proposal(profile)
        if not module:
            continue
        assert module not in profile.offered
        for rule in (*BASICS, *NEEDS[module]):
            assert profile.rules[rule].used >= MASTERED
    assert proposal(Profile("nobody")) == ""
    for module, needs in NEEDS.items():
        earlier = list(NEEDS)[: list(NEEDS).index(module)]
        assert {module_of(rule) for rule in needs} - {""} <= set(earlier)


def test_every_module_is_proposed_in_the_end() -> None:
    """Who masters one module after the other is led through all of them."""
    profile = Profile("Anna")
    for rule in (*BASICS, "redesign.add"):
        profile.met(rule, used=MASTERED)
    led = []
    while module := proposal(profile):
        led.append(module)
        for rule in all_rules():
            if module_of(rule) == module:
                profile.met(rule, used=MASTERED)
    assert sorted(led) == sorted(IDS)


def test_a_module_is_proposed_once_in_a_game() -> None:
    """Who has mastered the base rules hears of one module, in a turn with nothing else to say."""
    learner = Learner(HAND, scorings=2)
    for rule in BASICS:
        learner.profile.met(rule, used=MASTERED)
    said = []
    for _ in range(3):
        free = learner.card()
        learner.play(free, EndTurn())
        said.append(learner.said)
        while learner.session.to_move != 0:
            seen = learner.session.ai_observation(learner.session.to_move or 0).game
            learner.play(legal_actions(seen)[0])
    assert said == [
        "You know the base rules. A module to try in the next game: Diamonds.",
        "",
        "",
    ]
    assert learner.profile.offered == ["diamonds"]
    assert learner.coach.remark is None
    again = Learner(HAND, scorings=2)
    again.profile.rules, again.profile.offered = learner.profile.rules, learner.profile.offered
    again.play(take("denar-9"), EndTurn())
    assert again.profile.offered == ["diamonds", "exchange"]
    fresh = Learner(HAND, scorings=2)
    fresh.play(take("denar-9"), EndTurn())
    assert fresh.profile.offered == []


def test_no_module_is_proposed_while_much_of_the_game_is_to_come() -> None:
    """Before the second scoring nobody is sent on to another game."""
    learner = Learner(HAND)
    for rule in BASICS:
        learner.profile.met(rule, used=MASTERED)
    learner.play(take("denar-9"), EndTurn())
    assert learner.said == ""
    assert learner.profile.offered == []
    silent = Learner(HAND, "expert")
    silent.profile.rules = learner.profile.rules
    silent.play(take("denar-9"), EndTurn())
    assert silent.profile.offered == []
