"""The source: rooms, names, docstrings, letters, code in strings, and a faulty PySide6."""

import ast
import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from alhambra_qt.engine.rules import HOOKS, Module
from tests.arch import source
from tests.arch.source import PACKAGE, ROOT, imports, module_name, place, python_files, tree

# From the lowest room to the highest: each imports only itself and rooms before it.
ROOMS = {
    "controller": (
        *("view", "faces", "words", "game", "unseen", "presenter", "whatif", "share"),
        *("desk", "career", "position_editor", "replay", "review", "together", "today"),
    ),
    "ui": (
        *("kit", "pieces", "plots", "sides", "table", "ledger", "results", "scoring"),
        *(
            "saved",
            "setup",
            "program",
            "pages",
            "position_editor",
            "people",
            "career",
            "review",
            "unseen",
        ),
        *("practice", "book", "lesson", "lists", "replay", "together", "today"),
        *("game", "flows", "main"),
    ),
}


def room(name: str, layer: str) -> str:
    """The room of a dotted name on a layer, empty for the layer itself and names elsewhere."""
    parts = name.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == layer else ""


def arrows(layer: str) -> Iterator[tuple[str, str, str]]:
    """Every import from one room of a layer to another, with its place."""
    for path in python_files(PACKAGE / layer):
        here = room(module_name(path), layer)
        for target, line in imports(path):
            there = room(target, layer)
            if here and there in ROOMS[layer] and there != here:
                yield here, there, place(path, line)


@pytest.mark.parametrize("layer", ROOMS)
def test_every_file_has_a_room(layer: str) -> None:
    """Nothing lies on the stairs: each file stands in one of the rooms."""
    loose = {path.name for path in (PACKAGE / layer).glob("*.py")} - {"__init__.py"}
    rooms = {path.name for path in (PACKAGE / layer).iterdir() if (path / "__init__.py").exists()}
    assert (loose, rooms) == (set(), set(ROOMS[layer]))


@pytest.mark.parametrize("layer", ROOMS)
def test_rooms_import_one_way(layer: str) -> None:
    """A room imports only rooms below it."""
    order = ROOMS[layer]
    wrong = [
        f"{where}: {here} imports {there}"
        for here, there, where in arrows(layer)
        if order.index(there) > order.index(here)
    ]
    assert not wrong, "\n".join(wrong)


def classes() -> Iterator[tuple[str, frozenset[str], str]]:
    """Every class of the project, with what it is made from and its place."""
    for path in python_files():
        for name, bases, line in source.classes(path):
            yield name, bases, place(path, line)


def test_no_class_name_twice() -> None:
    """Each class of the project has a name of its own."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, _, where in classes():
        found[name].append(where)
    twice = [f"{name}: {', '.join(places)}" for name, places in found.items() if len(places) > 1]
    assert not twice, "\n".join(twice)


def own_errors() -> set[str]:
    """The names of the errors that the project defines."""
    kinds = {"Exception", "ValueError"}
    while more := {name for name, bases, _ in classes() if bases & kinds} - kinds:
        kinds |= more
    return kinds - {"Exception"}


def raised(node: ast.AST) -> Iterator[str]:
    """Yield the errors that a function raises itself; those in a try block may be caught there."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            continue
        if isinstance(child, ast.Raise) and child.exc is not None:
            error = child.exc.func if isinstance(child.exc, ast.Call) else child.exc
            yield getattr(error, "id", "")
        for part in child.handlers if isinstance(child, ast.Try) else [child]:
            yield from raised(part)


def functions(node: ast.Module | ast.ClassDef) -> Iterator[ast.FunctionDef]:
    """The public functions of a file and the methods of its classes."""
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            yield from functions(child)
        elif isinstance(child, ast.FunctionDef) and not child.name.startswith("_"):
            yield child


def test_errors_are_told() -> None:
    """Each public function names the project's errors that it raises; a hook does so once."""
    errors, wrong = own_errors(), []
    for path in python_files():
        raising = "raise " in path.read_text(encoding="utf-8")
        for function in functions(tree(path)) if raising else ():
            hook = str(getattr(Module, function.name).__doc__) if function.name in HOOKS else ""
            text = f"{ast.get_docstring(function)} {hook}"
            wrong += [
                f"{place(path, function.lineno)} does not say that it raises {name}"
                for name in sorted({*raised(function)} & errors)
                if name not in text
            ]
    assert not wrong, "\n".join(wrong)


FILE = re.compile(r"`([\w/*.-]+\.(?:py|md|sh|csv|json|ftl))`")


def named_files() -> Iterator[tuple[Path, str]]:
    """Every file that a document or the docstring of a package names."""
    for path in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]):
        yield from ((path, name) for name in FILE.findall(path.read_text(encoding="utf-8")))
    for path in python_files():
        if path.name == "__init__.py":
            text = ast.get_docstring(tree(path)) or ""
            yield from ((path, name) for name in FILE.findall(text))


def test_files_named_are_there() -> None:
    """Every file that the documents name exists; harbour is a module to be written."""
    folders = (ROOT, PACKAGE, *(ROOT / name for name in ("tests", "assets", "i18n")))
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, name in named_files()
        if "harbour" not in name
        and not any(any(start.glob(name)) for start in (path.parent, *folders))
        and ("/" in name or not any(any(start.rglob(name)) for start in folders[1:]))
    ]
    assert not wrong, "\n".join(wrong)


FOLDERS = ("alhambra_qt", "examples", "i18n", "packaging", "tests")
TEXTS = {".py", ".ftl", ".md", ".toml", ".sh", ".json", ".csv", ".txt", ".svg"}
# The four letters with a cedilla: in Romanian the ones with a comma below are right.
CEDILLAS = frozenset(map(chr, (0x15E, 0x15F, 0x162, 0x163)))


def text_files() -> Iterator[Path]:
    """Every text file of the project."""
    yield from ROOT.glob("*.md")
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in TEXTS and "__pycache__" not in path.parts:
                yield path


def test_letters() -> None:
    """Texts are UTF-8 in composed form, with Romanian letters and plain line ends."""
    wrong = []
    for path in text_files():
        text = path.read_bytes().decode("utf-8")
        if CEDILLAS.intersection(text):
            wrong.append(f"{path}: letter with cedilla")
        if not unicodedata.is_normalized("NFC", text):
            wrong.append(f"{path}: not in composed form (NFC)")
        if "\r" in text:
            wrong.append(f"{path}: line ends of Windows")
    assert not wrong, "\n".join(wrong)


IMPORT = re.compile(r"^\s*(?:from|import) ((?:alhambra_qt|tests)(?:\.\w+)*)", re.M)
# Where a file that begins with its imports goes on with something else.
BODY = re.compile(r"^(?:def|class|@|[A-Za-z_]\w* ?[:=])", re.M)
QUOTED = re.compile(r"(?:^|[\"'])\s*(?:from|import) (?:alhambra_qt|tests)", re.M)
LEAST = 25  # imports in strings there are at least: fewer found means that the test looks past them


def written() -> Iterator[tuple[str, str]]:
    """Every module of the project that code in a string imports, with its place."""
    for path in python_files(ROOT / "tests"):
        text = path.read_text(encoding="utf-8")
        body = BODY.search(text)
        if body is None or not QUOTED.search(text, body.start()):
            continue  # only what may hold such a string is parsed
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for found in IMPORT.finditer(node.value):
                    yield found[1], place(path, node.lineno)


def test_code_in_strings_imports_what_is_there() -> None:
    """Where a module moves, code in strings moves with it: nothing else would tell of a script."""
    found = list(written())
    assert len(found) >= LEAST
    files = {name: ROOT / name.replace(".", "/") for name, _ in found}
    gone = [
        f"{where}: {name}"
        for name, where in found
        if not (files[name].is_dir() or files[name].with_suffix(".py").is_file())
    ]
    assert not gone, "\n".join(gone)


def test_qt_calls_keep_none_alive() -> None:
    """Calling Qt loses no reference to None: with PySide6 6.12.0 Python 3.11 aborts after 5,000."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
    assert sys.getrefcount(None) > before - 500
