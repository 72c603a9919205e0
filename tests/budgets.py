"""Numbers that may only sink, one a line in `tests/data/budgets.txt`, and the kinds of things.

`python -m tests.arch.sizes --lower` writes what has become smaller; ``lowest`` is the least there
ever was of a kind. A kind is raised by hand, with a row in `docs/KINDS.md` that says why.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from tests.arch.source import PACKAGE, classes, python_files, tree

FILE = Path(__file__).parent / "data" / "budgets.txt"
REASONS = Path(__file__).parents[1] / "docs" / "KINDS.md"

PRESSED = frozenset({"QAbstractButton", "QPushButton", "QToolButton", "Hit", "Spot"})
MIXINS = frozenset({"Guarded", "Generic", "Styled"})
HOUSE_WORDS = frozenset(
    "told _told told_by told_as heard listened said _said held one there come dares high wide"
    " scarce tiny".split()
)
SIGNAL = re.compile(r"^    (\w+) = Signal\(", re.MULTILINE)
PASSED_ON = re.compile(r"\.connect\(self\.(\w+)\)")
FORM = re.compile(r"def _(?:tiny|narrow|tight|scarce|low|roomy)\b|\.m\.(?:is_xxs|at_most_\w+)\b")
HOOK = re.compile(r"^    (?:told_by|told_as|accessible_class|accessible_role)\b", re.MULTILINE)


@cache
def budgets() -> Mapping[str, int]:
    """Every number by its name."""
    lines = (line.rsplit(maxsplit=1) for line in FILE.read_text(encoding="utf-8").splitlines())
    return {name: int(number) for name, number in lines}


def lower(found: Mapping[str, Mapping[str, int]]) -> None:
    """Write the numbers of some groups that are smaller now, or new; drop what is gone."""
    now = {f"{group}: {name}": number for group in found for name, number in found[group].items()}
    others = {name: number for name, number in budgets().items() if name.split(":")[0] not in found}
    kept = {name: min(number, budgets().get(name, number)) for name, number in now.items()}
    lines = [f"{name} {number}" for name, number in sorted((others | kept).items()) if number]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def exceeded(group: str, found: Mapping[str, int]) -> list[str]:
    """Say which numbers of a group are above what is allowed; a name that is not listed has 0."""
    allowed = {name: budgets().get(f"{group}: {name}", 0) for name in found}
    return [
        f"{group}: {name} {number}, allowed are {allowed[name]} (tests/data/budgets.txt)"
        for name, number in sorted(found.items())
        if number > allowed[name]
    ]


# -- kinds ------------------------------------------------------------------------------------


@cache
def kinds() -> Mapping[str, int]:
    """Count the kinds of things in the package; docs/KINDS.md explains them."""
    window = {path: path.read_text(encoding="utf-8") for path in python_files(PACKAGE / "ui")}
    table = {path: text for path, text in window.items() if path.parent.name in ("table", "sides")}
    own = {path: SIGNAL.findall(text) for path, text in window.items()}
    made = [(name, bases) for path in window for name, bases, _ in classes(path)]
    return {
        "accessible hooks": sum(len(HOOK.findall(text)) for text in window.values()),
        "flags at the table": sum(flags(tree(path)) for path in table),
        "forms of panels": sum(len(FORM.findall(text)) for text in table.values()),
        "house words": sum(house_words(tree(path)) for path in python_files()),
        "page bases": len(page_bases(made)),
        "pressable classes": len(pressable(made)),
        "signals": sum(map(len, own.values())),
        "signals only passed on": sum(
            name in own[path] for path, text in window.items() for name in PASSED_ON.findall(text)
        ),
    }


Made = Iterable[tuple[str, frozenset[str]]]  # classes, each with what it is made from


def pressable(made: Made) -> set[str]:
    """The classes of what can be pressed: Qt's buttons, spots and hits, and all made from them."""
    bases = dict(made)

    def comes(name: str) -> bool:
        return name in PRESSED or any(map(comes, bases.get(name, ())))

    return {name for name in bases if comes(name)}


def page_bases(made: Made) -> set[str]:
    """Return the base classes of pages."""
    return {
        base for name, bases in made if name.endswith("Page") for base in bases if base
    } - MIXINS


def flags(parsed: ast.Module) -> int:
    """How many attributes of objects begin as True or False."""
    return sum(
        isinstance(target, ast.Attribute) and isinstance(value.value, bool)
        for node in ast.walk(parsed)
        if isinstance(node, ast.FunctionDef) and node.name == "__init__"
        for part in ast.walk(node)
        if isinstance(part, ast.Assign)
        for place, given in zip(_parts(part.targets[0]), _parts(part.value), strict=False)
        for target, value in [(place, given)]
        if isinstance(value, ast.Constant)
    )


def _parts(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def house_words(parsed: ast.Module) -> int:
    """Count names that are house words, which no field uses."""
    return sum(_name(node) in HOUSE_WORDS for node in ast.walk(parsed))


def _name(node: ast.AST) -> str:
    match node:
        case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
            return name
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
    return ""


def reasons() -> list[tuple[str, int, str]]:
    """The rows of the table in docs/KINDS.md: a kind, by how much it rose, and why."""
    _, _, text = REASONS.read_text(encoding="utf-8").partition("## Why")
    rows = re.findall(r"^\| ([^|]+) \| \+(\d+) \| ([^|]+) \|$", text, re.MULTILINE)
    return [(kind.strip(), int(number), why.strip()) for kind, number, why in rows]


def unexplained(kind: str, rose: Iterable[tuple[str, int, str]]) -> str:
    """Say if a kind is allowed to be more than the least it ever was without rows that say why."""
    allowed, least = (budgets().get(f"{group}: {kind}", 0) for group in ("kinds", "lowest"))
    if allowed <= least + sum(by for name, by, why in rose if name == kind and why):
        return ""
    return f"{kind} {allowed}, once {least}: docs/KINDS.md does not say why"
