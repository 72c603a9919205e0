"""Sizes that may only shrink: kinds of things, and habits of the window and the package.

python -m tests.arch.sizes            prints every number, beside the one that is allowed
python -m tests.arch.sizes --lower    allows no more than there is now
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import attrs

from tests.arch.source import PACKAGE, imports, module_name, python_files, statements, tree
from tests.budgets import budgets, kinds, lower

PAINTS = {"paintEvent", "paint"}
OF_QT = re.compile(r"Q[A-Z]")
CALLABLE = re.compile(r"\b(?:Callable|Make|Draw|Marks|Say|Change|Entry|Anchor|Verb)\b")


@attrs.frozen
class Found:
    """A class as its file says it; what it keeps by name is what a caller gave it."""

    name: str
    place: str
    bases: tuple[str, ...]
    paints: bool
    kept: tuple[tuple[str, str], ...]  # (name, type) of each parameter that it stores
    ties: int  # connections of a lambda that holds it


@cache
def sizes() -> dict[str, Mapping[str, int]]:
    """Every number, by group and name."""
    return {"kinds": kinds(), "window": window(), "package": package()}


def window() -> dict[str, int]:
    """Return the counts in the classes and files of the window."""
    found, text = classes(), [path.read_text(encoding="utf-8") for path in of_window()]
    qt, drawn = made_from(found, OF_QT.match), made_from(found, "DrawnPanel".__eq__)
    widgets = qt - {"UiContext"}
    return {
        "classes made from DrawnPanel": len(drawn - {"DrawnPanel"}),
        "classes painted by hand": sum(found.paints and found.name in qt for found in found),
        "callables kept by classes of Qt": sum(
            bool(CALLABLE.search(kind))
            for found in found
            if found.name in qt
            for _, kind in found.kept
        ),
        "widgets kept by those given them": sum(
            name != "parent" and kind in widgets for found in found for name, kind in found.kept
        ),
        "connected lambdas that hold self": sum(found.ties for found in found),
        "isValid": sum(
            len(re.findall(r"(?<!def )(?<![.\w])(?:shiboken6\.)?isValid\(", one)) for one in text
        ),
    }


def package() -> dict[str, int]:
    """Return the counts in all files of the package."""
    return {
        "circles of imports": len(circles()),
        "imports inside functions": sum(
            isinstance(part, ast.Import | ast.ImportFrom)
            for path in python_files()
            if re.search(r"^ {4,}(?:from|import) ", path.read_text(encoding="utf-8"), re.M)
            for node in statements(tree(path))
            if isinstance(node, ast.FunctionDef)
            for part in statements(node)
        ),
    }


def of_window() -> tuple[Path, ...]:
    """The files of the window."""
    return python_files(PACKAGE / "ui")


@cache
def classes() -> tuple[Found, ...]:
    """Every class of the window."""
    return tuple(
        found_in(node, module_name(path))
        for path in of_window()
        for node in tree(path).body
        if isinstance(node, ast.ClassDef)
    )


def made_from(found: Iterable[Found], kind: object) -> set[str]:
    """The names of the classes that are made from such a one, however far above."""
    assert callable(kind)
    by_name = {found.name: found for found in found}

    def comes(name: str) -> bool:
        below = by_name[name].bases if name in by_name else ()
        return bool(kind(name)) or any(map(comes, below))

    return {name for name in by_name if comes(name)}


def found_in(node: ast.ClassDef, module: str) -> Found:
    """Read a class."""
    methods = [statement for statement in node.body if isinstance(statement, ast.FunctionDef)]
    return Found(
        node.name,
        f"{module}.{node.name}",
        tuple(ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases),
        any(method.name in PAINTS for method in methods),
        tuple(kept for method in methods for kept in _kept(method)),
        sum(map(_ties, ast.walk(node))),
    )


def _kept(method: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """The parameters that a method stores in itself as they are."""
    given = {
        arg.arg: ast.unparse(arg.annotation).replace(" | None", "").strip("'\"")
        for arg in (*method.args.args, *method.args.kwonlyargs)
        if arg.annotation is not None
    }
    for node in statements(method):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                for place, value in _paired(target, node.value):
                    if "self." in ast.unparse(place):
                        yield from ((name, given[name]) for name in _plain(value) if name in given)


def _paired(target: ast.expr, value: ast.expr) -> list[tuple[ast.expr, ast.expr]]:
    """Which value goes to which place."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return list(zip(target.elts, value.elts, strict=False))
    return [(target, value)]


def _plain(value: ast.expr) -> Iterator[str]:
    """The names that a value consists of; one that is called with something is another thing."""
    if isinstance(value, ast.Name):
        yield value.id
    elif isinstance(value, ast.Tuple | ast.List):
        yield from (name for elt in value.elts for name in _plain(elt))
    elif isinstance(value, ast.BoolOp | ast.IfExp):
        parts = value.values if isinstance(value, ast.BoolOp) else (value.body, value.orelse)
        yield from (name for expression in parts for name in _plain(expression))


def _ties(node: ast.AST) -> bool:
    """Whether something is connected to a function that Python does not know to hold `self`."""
    if not isinstance(node, ast.Call):
        return False
    connects = isinstance(node.func, ast.Attribute) and node.func.attr == "connect"
    given = [*(node.args if connects else ())]
    given += [keyword.value for keyword in node.keywords if keyword.arg == "does"]
    return any(
        isinstance(one, ast.Lambda)
        or (isinstance(one, ast.Call) and getattr(one.func, "id", "") == "partial")
        for one in given
        if any(isinstance(part, ast.Name) and part.id == "self" for part in ast.walk(one))
    )


def circles() -> list[list[str]]:
    """Files that import each other, also for a type alone or inside a function."""
    files = {module_name(path): path for path in python_files()}
    graph = {name: _targets(path) & files.keys() - {name} for name, path in files.items()}
    backwards = defaultdict[str, set[str]](set)
    for name, targets in graph.items():
        for target in targets:
            backwards[target].add(name)
    found, done = list[list[str]](), set[str]()
    for name in files:
        if name not in done:
            ring = _reached(graph, name) & _reached(backwards, name)
            done |= ring
            found += [sorted(ring)] if len(ring) > 1 else []
    return found


def _targets(path: Path) -> set[str]:
    """Return the imports of a file: if it takes a file from a package, only that file."""
    found = set(imports(path))
    parents = {(name.rpartition(".")[0], line) for name, line in found}
    return {name for name, line in found if (name, line) not in parents} | {
        name for name, _ in found if not (PACKAGE.parent / name.replace(".", "/")).is_dir()
    }


def _reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    found, following = {start}, [start]
    while following:
        for one in graph.get(following.pop(), set()) - found:
            found.add(one)
            following.append(one)
    return found


def main() -> None:
    """Print every number as the file of budgets has it."""
    if "--lower" in sys.argv:
        lower({**sizes(), "lowest": kinds()})
    for group, numbers in sizes().items():
        for name, number in sorted(numbers.items()):
            print(f"{group}: {name} {number}   ({budgets().get(f'{group}: {name}', 0)})")
    for ring in circles():
        print("circle:", ", ".join(ring))


if __name__ == "__main__":
    main()
