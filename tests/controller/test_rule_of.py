"""Which rule a told line leads to."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.rule_of import rule_of_event
from alhambra_qt.engine.events import Event, TookMoney
from alhambra_qt.teaching.rulebook import all_rules, module_of

# Files beside a module's own that hold events.
OF_FILE = {"residents": "trader", "chests": "treasure", "characters_actions": "characters"}


def kinds(kind: type[Event] = Event) -> Iterator[type[Event]]:
    """Every kind of event there is."""
    for found in kind.__subclasses__():
        yield found
        yield from kinds(found)


def of_modules() -> list[type[Event]]:
    """The kinds of events that modules make."""
    for file in pkgutil.iter_modules(modules.__path__):
        importlib.import_module(f"{modules.__name__}.{file.name}")
    return [kind for kind in kinds() if kind.__module__.startswith(f"{modules.__name__}.")]


@pytest.mark.parametrize("kind", of_modules())
def test_events_of_modules_name_their_rule(kind: type[Event]) -> None:
    """Each leads to a paragraph of its module, not only to the module's part."""
    file = kind.__module__.rpartition(".")[2]
    assert kind.rule in all_rules()
    assert module_of(kind.rule) == OF_FILE.get(file, file)


def test_events_of_the_base_game() -> None:
    """What a person does leads to its rule."""
    assert rule_of_event(TookMoney(0, (1,))) == "money.take"
