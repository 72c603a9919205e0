"""The floors of the house: who may import whom."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra_qt import modules
from tests.arch.source import PACKAGE, imports, module_name, place, python_files, tree

LEAVES = {"i18n", "settings", "paths", "files", "logs", "faults"}
# Floor: the floors it may import from, beside itself.
FLOORS = {
    "engine": set[str](),
    "modules": {"engine"},
    "ai": {"engine", "modules", "paths"},  # paths: the learned value is a data file
    "controller": {"engine", "modules", "ai", *LEAVES},
    "lab": {"engine", "modules", "ai", "controller", *LEAVES},
    "teaching": {"engine", "modules", "ai", "controller", "lab", *LEAVES},
    "ui": {"engine", "modules", "ai", "controller", "teaching", "options", *LEAVES},
    "paths": set[str](),
    "logs": {"paths"},
    "faults": {"logs"},
    "i18n": {"paths"},
    "files": {"i18n"},
    "settings": {"i18n", "paths", "files"},
    "options": {"i18n", "paths"},
}
# What is inside the engine and no business of a window.
ENGINE_INSIDES = {f"alhambra_qt.engine.{name}" for name in ("rules", "palace", "base", "scoring")}
# Third-party packages and the only places that may know them.
OUTSIDE = {
    "PySide6": ("ui", "app"),
    "shiboken6": ("ui", "app"),
    "fluent": ("i18n",),
    "babel": ("i18n",),
    "platformdirs": ("paths",),
    "msgspec": ("files", "settings", "controller", "teaching"),
    "distributed": ("lab",),
    "numpy": ("ai",),
    "attrs": tuple(FLOORS),
}
MODULE_IDS = frozenset(modules.IDS)
LONGEST_FILE = 450


def floor(name: str) -> str:
    """The part of the package a dotted name belongs to."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else ""


def of_floor(name: str) -> tuple[Path, ...]:
    """The files of one floor."""
    return tuple(path for path in python_files() if floor(module_name(path)) == name)


def is_part(name: str) -> bool:
    """Whether this is a folder or file of the package, not a name defined in its __init__."""
    return (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").exists()


@pytest.mark.parametrize("name", FLOORS)
def test_imports_go_down(name: str) -> None:
    """Each floor imports only itself and the floors below it."""
    allowed = FLOORS[name] | {name, ""}
    wrong = [
        f"{place(path, line)} imports {target}"
        for path in of_floor(name)
        for target, line in imports(path)
        if target.startswith("alhambra_qt.")
        and is_part(floor(target))
        and floor(target) not in allowed
    ]
    assert not wrong, "\n".join(wrong)


def test_outside_packages() -> None:
    """PySide6 is known only to the window, and every other package only where it is needed."""
    wrong = []
    for path in python_files():
        here = floor(module_name(path))
        for target, line in imports(path):
            package = target.split(".")[0]
            known = package == "alhambra_qt" or package in sys.stdlib_module_names
            if not known and here not in OUTSIDE.get(package, ()):
                wrong.append(f"{place(path, line)} imports {target}")
    assert not wrong, "\n".join(wrong)


def test_modules_do_not_know_each_other() -> None:
    """A module of the game never imports another: what they share are the hooks."""
    wrong = [
        f"{place(path, line)} imports {target}"
        for path in of_floor("modules")
        if path.parent.name != "modules"  # the list of all
        for target, line in imports(path)
        if target.startswith("alhambra_qt.modules.")
        and target.split(".")[2] in MODULE_IDS - {path.parent.name}
    ]
    assert not wrong, "\n".join(wrong)


def test_window_uses_the_public_engine() -> None:
    """The window never looks into the insides of the engine."""
    wrong = [
        f"{place(path, line)} imports {target}"
        for path in of_floor("ui")
        for target, line in imports(path)
        if target in ENGINE_INSIDES
    ]
    assert not wrong, "\n".join(wrong)


def compared_strings(path: Path) -> Iterator[tuple[str, int]]:
    """All strings a file compares something with, also in `in` and `match`."""
    for node in ast.walk(tree(path)):
        parts: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            parts = [node.value]
        for part in parts:
            inner = part.elts if isinstance(part, ast.Tuple | ast.Set | ast.List) else [part]
            for item in inner:
                if isinstance(item, ast.Constant) and isinstance(item.value, str):
                    yield item.value, item.lineno


def test_no_ifs_for_modules() -> None:
    """Outside modules/ nothing asks which module it has to do with: modules use hooks."""
    wrong = [
        f'{place(path, line)} compares with "{text}"'
        for path in python_files()
        if floor(module_name(path)) != "modules"
        for text, line in compared_strings(path)
        if text in MODULE_IDS
    ]
    assert not wrong, "\n".join(wrong)


def test_files_are_short() -> None:
    """No file is so long that one cannot keep it in mind."""
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_files()}
    wrong = [f"{place(path, n)} lines" for path, n in lengths.items() if n > LONGEST_FILE]
    assert not wrong, "\n".join(wrong)
