"""What a function says of itself: the errors that whoever calls it has to expect."""

import ast
from collections.abc import Iterator

from alhambra_qt.engine.rules import HOOKS, Module
from tests.arch.source import place, python_files, tree


def own_errors() -> set[str]:
    """The names of the errors that the project defines."""
    kinds = {"Exception", "ValueError"}
    while True:
        found = {
            node.name
            for path in python_files()
            for node in ast.walk(tree(path))
            if isinstance(node, ast.ClassDef)
            and any(getattr(base, "id", "") in kinds for base in node.bases)
        }
        if found <= kinds:
            return kinds - {"Exception"}
        kinds |= found


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
