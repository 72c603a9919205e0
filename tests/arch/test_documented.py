"""What a function says of itself: the errors that whoever calls it has to expect."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from alhambra_qt.engine.rules import HOOKS, Module
from tests.arch.source import PACKAGE, ROOT, place, python_files, tree


def own_errors() -> set[str]:
    """The names of the errors that the project defines."""
    classes = {
        node.name: {getattr(base, "id", "") for base in node.bases}
        for path in python_files()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef)
    }
    kinds = {"Exception", "ValueError"}
    while more := {name for name, bases in classes.items() if bases & kinds} - kinds:
        kinds |= more
    return kinds - {"Exception"}


def raised(node: ast.AST) -> Iterator[str]:
    """What a function raises itself; what stands in a try block may be caught there."""
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
        for function in functions(tree(path)):
            hook = str(getattr(Module, function.name).__doc__) if function.name in HOOKS else ""
            said = f"{ast.get_docstring(function)} {hook}"
            wrong += [
                f"{place(path, function.lineno)} does not say that it raises {name}"
                for name in sorted({*raised(function)} & errors)
                if name not in said
            ]
    assert not wrong, "\n".join(wrong)


FILE = re.compile(r"`([\w/*.-]+\.(?:py|md|sh|csv|json|ftl))`")


def named_files() -> Iterator[tuple[Path, str]]:
    """Every file that a document or the docstring of a package names."""
    for path in sorted(ROOT.glob("*.md")):
        yield from ((path, name) for name in FILE.findall(path.read_text(encoding="utf-8")))
    for path in python_files():
        if path.name == "__init__.py":
            said = ast.get_docstring(tree(path)) or ""
            yield from ((path, name) for name in FILE.findall(said))


def test_files_named_are_there() -> None:
    """What the documents send a reader to is in the project; harbour is a module to be written."""
    folders = (ROOT, PACKAGE, *(ROOT / name for name in ("tests", "assets", "i18n")))
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, name in named_files()
        if "harbour" not in name
        and not any(any(start.glob(name)) for start in (path.parent, *folders))
        and ("/" in name or not any(any(start.rglob(name)) for start in folders[1:]))
    ]
    assert not wrong, "\n".join(wrong)
