"""Every rule can be practised: by exercises about it, a lesson that teaches it, or the book."""

from alhambra_qt.modules import IDS
from alhambra_qt.teaching.exercise import LEVELS
from alhambra_qt.teaching.exercises import BASE_FAMILIES, MODULE_FAMILIES, code_of, make
from alhambra_qt.teaching.known_page import STATES, known_parts
from alhambra_qt.teaching.lesson import lesson
from alhambra_qt.teaching.practising import TOPICS, PractiseWay, next_of, way_to
from alhambra_qt.teaching.progress import MASTERED, Profile
from alhambra_qt.teaching.rulebook import all_rules, everything, module_of

SEEDS = 12


def test_exercises_of_a_topic_ask_about_its_rule() -> None:
    """What is called practising a rule brings that rule before long."""
    tries = [(level, str(seed)) for level in LEVELS for seed in range(SEEDS)]
    asked = {
        topic: {make(code_of(topic, *one)).rule for one in tries} for topic in {*TOPICS.values()}
    }
    assert set(asked) <= set(BASE_FAMILIES)
    assert [rule for rule, topic in TOPICS.items() if rule not in asked[topic]] == []


def is_there(rule: str, way: PractiseWay) -> bool:
    """Whether a way leads to a family, a lesson that teaches the rule, or its paragraph."""
    if module_of(rule):
        return way == PractiseWay("exercise", module_of(rule)) and way.name in MODULE_FAMILIES
    if way.kind == "exercise":
        return way.name == TOPICS[rule]
    if way.kind == "lesson":
        found = lesson(way.name)
        taught = found is not None and any(rule in step.rules for step in found.steps)
        return found is not None and not found.module and taught
    return way == PractiseWay("book", rule) and everything().paragraph(rule) is not None


def test_every_rule_has_a_way() -> None:
    """The way is there: a family, a lesson that teaches the rule, or its paragraph."""
    assert [rule for rule in all_rules() if not is_there(rule, way_to(rule))] == []


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
