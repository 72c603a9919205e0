"""The texts as parsed by the complete Fluent parser, for the tests."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import attrs
from fluent.syntax import FluentParser, ast

from alhambra_qt import paths

CATEGORIES = frozenset({"zero", "one", "two", "few", "many"})
Entry = ast.Message | ast.Term


def files(lang: str, name: str = "*") -> list[Path]:
    """The files of a language, or one of them."""
    return sorted((paths.i18n_dir() / lang).glob(f"{name}.ftl"))


def resource(path: Path) -> ast.Resource:
    """A parsed file."""
    return _parsed(path.read_text(encoding="utf-8"))


@cache
def _parsed(text: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(text)


@cache
def entries(lang: str, name: str = "*") -> dict[str, Entry]:
    """All messages and terms of a language, or a file, by id; a term's id begins with a dash."""
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
        for path in files(lang, name)
        for entry in resource(path).body
        if isinstance(entry, Entry)
    }


@attrs.frozen
class Select:
    """One choice between texts: the variable that decides and the keys."""

    variable: str
    keys: frozenset[str]
    numeric: bool

    @property
    def plural(self) -> bool:
        """Whether the plural form decides."""
        return bool(self.keys & CATEGORIES)


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node and everything inside it."""
    yield node
    for value in vars(node).values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, ast.BaseNode):
                yield from nodes(item)


@cache
def variables(entry: Entry) -> frozenset[str]:
    """The values a text wants."""
    return frozenset(n.id.name for n in nodes(entry) if isinstance(n, ast.VariableReference))


@cache
def selects(entry: Entry) -> tuple[Select, ...]:
    """All choices inside a text."""
    result = []
    for node in nodes(entry):
        if isinstance(node, ast.SelectExpression):
            names = [
                n.id.name for n in nodes(node.selector) if isinstance(n, ast.VariableReference)
            ]
            keys = [variant.key for variant in node.variants]
            numeric = any(isinstance(key, ast.NumberLiteral) for key in keys)
            text = frozenset(k.name if isinstance(k, ast.Identifier) else k.value for k in keys)
            result.append(Select(names[0] if names else "", text, numeric))
    return tuple(result)


@cache
def texts(entry: Entry) -> tuple[str, ...]:
    """Every stretch of text as it is read, each value shown as "X"."""
    return tuple(
        "".join(
            element.value if isinstance(element, ast.TextElement) else _shown(element)
            for element in node.elements
        )
        for node in nodes(entry)
        if isinstance(node, ast.Pattern)
    )


def _shown(element: ast.Placeable) -> str:
    literal = element.expression
    return literal.value if isinstance(literal, ast.StringLiteral) else "X"
