"""How a rule is practised: by exercises about it, else by a lesson, else by reading it."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal

from attrs import frozen

from alhambra_qt.teaching.lesson import lessons
from alhambra_qt.teaching.rulebook import module_of

# The exercises of the base game that ask about a rule; a module has a family of its own.
TOPICS: Mapping[str, str] = {
    "money.take": "take",
    "buy.pay": "left",
    "buy.exact": "exact",
    "build.edges": "cells",
    "build.adjacent": "forbids",
    "build.walk": "forbids",
    "build.hole": "forbids",
    "build.after": "remove",
    "score.majority": "majority",
    "score.tie": "tie",
    "score.wall": "wall",
    "end.distribute": "final",
}
WAYS = ("exercise", "lesson", "book")  # the best first
URGENCY = ("missed", "met", "new")  # what is practised first


@frozen
class PractiseWay:
    """A way to practise a rule: the family of its exercises, the id of a lesson, or the rule."""

    kind: Literal["exercise", "lesson", "book"]
    name: str


@cache
def way_to(rule: str) -> PractiseWay:
    """Give the best way to practise a rule."""
    module = module_of(rule)
    topic = module or TOPICS.get(rule, "")
    if topic:
        return PractiseWay("exercise", topic)
    taught = next(
        (lesson.id for lesson in lessons() if rule in _taught(lesson.id) and not lesson.module), ""
    )
    return PractiseWay("lesson", taught) if taught else PractiseWay("book", rule)


@cache
def _taught(lesson: str) -> frozenset[str]:
    found = next(other for other in lessons() if other.id == lesson)
    return frozenset(rule for step in found.steps for rule in step.rules)


def next_of(states: Iterable[tuple[str, str]]) -> str:
    """Give the rule of a part to practise next, from (rule, state); empty if all are mastered.

    What is often missed comes first, then what was met, then what is new; among these what can
    be practised best.
    """
    waiting = [(rule, state) for rule, state in states if state in URGENCY]
    return min(waiting, key=_urgency)[0] if waiting else ""


def _urgency(pair: tuple[str, str]) -> tuple[int, int]:
    rule, state = pair
    return URGENCY.index(state), WAYS.index(way_to(rule).kind)
