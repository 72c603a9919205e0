"""The parts of a module, read from its own code: for the checklist and for the tests.

A module is given as its class; everything defined in its package belongs to it.
"""

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from alhambra_qt import modules
from alhambra_qt.controller.faces import found
from alhambra_qt.controller.faces.face import Face
from alhambra_qt.controller.words.names import row_of
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.rules import Module
from alhambra_qt.engine.state import Setup
from alhambra_qt.modules import new_game
from tests.golden_games import Count

T = TypeVar("T")
ROOT = Path(__file__).parents[1]
RULE_IDS = ROOT / "tests" / "data" / "rule_ids.txt"
# Rules that are named by one word alone are those of single characters.
NAMELESS = "characters"


def module_of(id: str) -> type[Module[Any]] | None:
    """Find the class of a module, also before it is in the list; None while it has no folder."""
    for known in modules.ALL:
        if known.id == id:
            return known
    try:
        rules = importlib.import_module(f"alhambra_qt.modules.{id}.rules")
    except ModuleNotFoundError:
        return None
    return next((value for value in vars(rules).values() if getattr(value, "id", "") == id), None)


def folder(id: str) -> Path:
    """Give the folder in which the files of a module lie."""
    return ROOT / "alhambra_qt" / "modules" / id


def face_of(id: str) -> Face | None:
    """Give the face of a module, also before it is in the list; None while it has no file."""
    return found.face_of(id) if (folder(id) / "face.py").exists() else None


def package_of(module: type[Module[Any]]) -> str:
    """Give the package, or single file, that a module is defined in."""
    return module.__module__.removesuffix(".rules")


def owns(module: type[Module[Any]], kind: type) -> bool:
    """Return whether a class is defined by a module."""
    return f"{kind.__module__}.".startswith(f"{package_of(module)}.")


def sources(module: type[Module[Any]]) -> list[Path]:
    """Give the files of a module's rules."""
    path = Path(sys.modules[module.__module__].__file__ or "")
    return sorted(path.parent.glob("*.py")) if path.name == "rules.py" else [path]


def every_source() -> list[Path]:
    """Give the files of the engine and of all modules."""
    package = ROOT / "alhambra_qt"
    return sorted(path for name in ("engine", "modules") for path in (package / name).rglob("*.py"))


def below(kind: type[T]) -> Iterator[type[T]]:
    """Give everything derived from a class."""
    for subclass in kind.__subclasses__():
        yield subclass
        yield from below(subclass)


def known_rules() -> list[str]:
    """Give the ids of all rules, in their order."""
    return RULE_IDS.read_text(encoding="utf-8").split()


def rules(id: str) -> list[str]:
    """Give the ids of a module's rules."""
    return [
        rule for rule in known_rules() if (rule.split(".")[0] if "." in rule else NAMELESS) == id
    ]


def actions(module: type[Module[Any]]) -> list[type[Action]]:
    """Give the actions that a module handles."""
    made = module.__new__(module)
    return sorted(made.handlers(), key=lambda kind: kind.name)


def events(module: type[Module[Any]]) -> list[type[Event]]:
    """Give the events of a module."""
    found = {kind.__name__: kind for kind in below(Event) if owns(module, kind)}
    return [found[name] for name in sorted(found)]


def questions(module: type[Module[Any]]) -> list[str]:
    """Name the questions that a module asks."""
    made = module.__new__(module)
    return sorted(made.decisions())


def rows(module: type[Module[Any]]) -> list[str]:
    """Name the rows of the score sheet that a module adds."""
    return sorted({row_of(rule) for path in sources(module) for rule in line_rules(path)})


# -- what stands in the code of the rules -----------------------------------------------------


@cache
def line_rules(path: Path) -> set[str]:
    """Give the rule ids of the lines of scorings that a file makes."""
    named = re.compile("|".join(map(re.escape, known_rules())))
    return {rule for call in calls(path, "Line") for rule in ids_in(call.args[1:2], path, named)}


@cache
def refused_rules(path: Path) -> set[str]:
    """Give the rule ids with which a file refuses."""
    named = re.compile(r"[a-z]+[.][a-z_]+|" + "|".join(r for r in known_rules() if "." not in r))
    found: set[str] = set()
    for name, place in (("Refusal", 0), ("Decision", 1), ("MoneyKind", 0)):
        for call in calls(path, name):
            found |= ids_in(call.args[place : place + 1], path, named)
    for call in (*calls(path, "Handler"), *calls(path, "_check_in_reserve")):
        found |= ids_in(call.args[3:], path, named)
    return found


def ids_in(nodes: list[ast.expr], path: Path, named: re.Pattern[str]) -> set[str]:
    """Give the rule ids written in some expressions, or by a name that stands for one."""
    parts = [part for node in nodes for part in ast.walk(node)]
    texts = [part.value for part in parts if isinstance(part, ast.Constant)]
    texts += [constants(path).get(part.id) for part in parts if isinstance(part, ast.Name)]
    return {text for text in texts if isinstance(text, str) and named.fullmatch(text)}


@cache
def constants(path: Path) -> dict[str, str]:
    """Give the texts that a file names at its top, such as a rule id used often."""
    return {
        target.id: node.value.value
        for node in parsed(path).body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    }


@cache
def parsed(path: Path) -> ast.Module:
    """Parse a file once."""
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(path: Path, name: str) -> Iterator[ast.Call]:
    """Give the calls of a function or method in a file."""
    yield from _calls(path).get(name, ())


@cache
def _calls(path: Path) -> dict[str, list[ast.Call]]:
    """Give all calls in a file by the name of what is called."""
    found: dict[str, list[ast.Call]] = {}
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            found.setdefault(name, []).append(node)
    return found


# -- what a game begins with ------------------------------------------------------------------


@cache
def zone_names(id: str) -> list[str]:
    """Name the zones of a module that lie beside the boards, those with a number without it."""
    games = [
        Count("zones", seats, (id,), start, 0).game() for seats in (2, 4) for start in (0, 250)
    ]
    every = [zone for game in games for zone in zones(game)]
    base = {zone.name for zone in zones(new_game(Setup(2, "zones")))}
    standing = {zone.name for zone in every if zone.cells}
    found = {zone.name.rstrip("-0123456789") for zone in every if zone.name not in standing | base}
    return sorted(found)
