"""Code that tests and measurements keep in strings, for processes of their own."""

import ast
import re
from collections.abc import Iterator

from tests.arch.source import ROOT, place, python_files, tree

IMPORT = re.compile(r"^\s*(?:from|import) ((?:alhambra_qt|tests)(?:\.\w+)*)", re.M)
LEAST = 25  # imports in strings there are at least: fewer found means that the test looks past them


def written() -> Iterator[tuple[str, str]]:
    """Every module of the project that code in a string imports, with its place."""
    for path in python_files(ROOT / "tests"):
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
