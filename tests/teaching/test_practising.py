"""Every rule can be practised: by exercises about it, a lesson that teaches it, or the book."""

import pytest

from alhambra_qt.modules import IDS
from alhambra_qt.teaching.exercise import LEVELS
from alhambra_qt.teaching.exercises import BASE_FAMILIES, MODULE_FAMILIES, code_of, make
from alhambra_qt.teaching.known_page import STATES, known_parts
from alhambra_qt.teaching.lesson import lesson
from alhambra_qt.teaching.practising import TOPICS, PractiseWay, next_of, way_to
from alhambra_qt.teaching.progress import MASTERED, Profile
from alhambra_qt.teaching.rulebook import all_rules, everything, module_of

SEEDS = 12


@pytest.mark.parametrize(("rule", "topic"), TOPICS.items())
def test_exercises_of_a_topic_ask_about_its_rule(rule: str, topic: str) -> None:
    """What is called practising a rule brings that rule before long."""
    assert topic in BASE_FAMILIES
    codes = [code_of(topic, level, str(seed)) for level in LEVELS for seed in range(SEEDS)]
    assert rule in {make(code).rule for code in codes}


@pytest.mark.parametrize("rule", all_rules())
def test_every_rule_has_a_way(rule: str) -> None:
    """The way is there: a family, a lesson that teaches the rule, or its paragraph."""
    way = way_to(rule)
    if module_of(rule):
        assert way == PractiseWay("exercise", module_of(rule))
        assert way.name in MODULE_FAMILIES
    elif way.kind == "exercise":
        assert way.name == TOPICS[rule]
    elif way.kind == "lesson":
        found = lesson(way.name)
        assert found is not None
        assert not found.module
        assert any(rule in step.rules for step in found.steps)
    else:
        assert way == PractiseWay("book", rule)
        assert everything().paragraph(rule) is not None


def test_ways_of_each_kind() -> None:
    """An exercise goes before a lesson, a lesson before reading."""
    assert way_to("score.wall") == PractiseWay("exercise", "wall")
    assert way_to("redesign.swap") == PractiseWay("lesson", "building")
    assert way_to("dirk.tiles") == PractiseWay("book", "dirk.tiles")


def test_what_comes_next() -> None:
    """Missed, then met, then new; among these what can be practised best, in the book's order."""
    rules = [("turn.pass", "new"), ("money.take", "new"), ("buy.pay", "met")]
    assert next_of(rules) == "buy.pay"
    assert next_of(rules[:2]) == "money.take"
    assert next_of([*rules, ("redesign.swap", "missed")]) == "redesign.swap"
    assert next_of([("money.take", "mastered")]) == ""
    assert next_of(()) == ""


def test_a_part_counts_its_rules_and_says_what_is_next() -> None:
    """Numbers are of all states; a part that is mastered can be practised to stay so."""
    profile = Profile("Anna")
    parts = known_parts(profile)
    assert len(parts) == 6 + len(IDS)
    end = parts[4]
    assert {state: end.counts[state] for state in STATES} == {
        **dict.fromkeys(STATES, 0),
        "new": len(end.rules),
    }
    assert end.next.rule == "end.distribute"
    assert end.advice.id == "known-todo"
    for one in end.rules:
        profile.met(one.rule, used=MASTERED)
    end = known_parts(profile)[4]
    assert end.counts["mastered"] == len(end.rules)
    assert end.advice.id == "known-part-done"
    assert end.next == end.rules[0]
