"""The source files of the project as the tests of its structure read them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "alhambra_qt"


@cache
def python_files(folder: Path = PACKAGE) -> tuple[Path, ...]:
    """All Python files below a folder."""
    return tuple(sorted(folder.rglob("*.py")))


def tree(path: Path) -> ast.Module:
    """The syntax tree of a file; it is not kept, for all of them take 170 MB."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def module_name(path: Path) -> str:
    """The dotted name of a file of the package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


Made = tuple[str, frozenset[str], int]  # a class: its name, what it is made from, its line


def imports(path: Path) -> tuple[tuple[str, int], ...]:
    """Every module a file imports, with its line; `from x import y` gives x and x.y."""
    return _outline(path)[0]


def classes(path: Path) -> tuple[Made, ...]:
    """Every class of a file."""
    return _outline(path)[1]


@cache
def _outline(path: Path) -> tuple[tuple[tuple[str, int], ...], tuple[Made, ...]]:
    """The imports and classes of a file, which is read once for both."""
    whole = tree(path)
    made = (node for node in whole.body if isinstance(node, ast.ClassDef))
    return tuple(_imports(path, whole)), tuple(
        (node.name, frozenset(getattr(base, "id", "") for base in node.bases), node.lineno)
        for node in made
    )


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All statements in a file or a statement: no expression holds one."""
    for name in ("body", "handlers", "cases", "orelse", "finalbody"):
        for part in getattr(node, name, ()):
            yield part
            yield from statements(part)


def _imports(path: Path, whole: ast.Module) -> Iterator[tuple[str, int]]:
    package = path.relative_to(ROOT).parts[:-1]
    for node in statements(whole):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            yield module, node.lineno
            yield from ((f"{module}.{alias.name}", node.lineno) for alias in node.names)


def place(path: Path, line: int) -> str:
    """A file and line as editors understand it."""
    return f"{path.relative_to(ROOT).as_posix()}:{line}"
