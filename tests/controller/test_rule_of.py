"""Which rule a told line leads to."""

import importlib
import pkgutil
from collections.abc import Iterator

import attrs

from alhambra_qt import modules
from alhambra_qt.controller.words.rules import rule_of_event
from alhambra_qt.engine import events as ev
from alhambra_qt.modules.vizier.rules import VizierUsed
from alhambra_qt.teaching.rulebook import all_rules, module_of


def kinds(kind: type[ev.Event] = ev.Event) -> Iterator[type[ev.Event]]:
    """Every kind of event there is."""
    for found in kind.__subclasses__():
        yield found
        yield from kinds(found)


def of_modules() -> list[type[ev.Event]]:
    """The kinds of events that modules make."""
    for file in pkgutil.iter_modules(modules.__path__):
        importlib.import_module(f"{modules.__name__}.{file.name}")
    return [kind for kind in kinds() if kind.__module__.startswith(f"{modules.__name__}.")]


def of_the_engine() -> list[type[ev.Event]]:
    """The kinds of events that the base game makes."""
    return [kind for kind in kinds() if kind.__module__ == ev.__name__]


def test_events_of_modules_name_their_rule() -> None:
    """Each leads to a paragraph of its module, not only to the module's part."""
    found = of_modules()
    assert found
    assert [kind for kind in found if kind.rule not in all_rules()] == []
    assert [one for one in found if module_of(one.rule) != one.__module__.split(".")[2]] == []


# What only tells how a turn goes on.
MACHINERY = {ev.TurnStarted, ev.ActionsEnded, ev.TurnEnded, ev.WindowPassed}


def test_events_of_the_base_game_name_their_rule() -> None:
    """Each but the machinery leads to a rule of the base game."""
    found = of_the_engine()
    assert {kind for kind in found if not kind.rule} == MACHINERY
    named = [kind for kind in found if kind.rule]
    assert [kind for kind in named if kind.rule not in all_rules() or module_of(kind.rule)] == []


def test_an_exact_purchase_leads_to_its_own_rule() -> None:
    """Whoever overpays is told how one pays, whoever pays exactly why the turn goes on."""
    exact = ev.Bought(0, 0, 1, (4,), 5, 0)
    assert rule_of_event(exact) == "buy.exact"
    assert rule_of_event(attrs.evolve(exact, overpaid=2)) == "buy.pay"
    assert rule_of_event(VizierUsed(0, 0, 1, (4,), 5, 0)) == VizierUsed.rule
