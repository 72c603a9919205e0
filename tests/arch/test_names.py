"""Names: what is called the same is the same."""

import ast
from collections import defaultdict

from tests.arch.source import place, python_files, tree


def test_no_class_name_twice() -> None:
    """Each class of the project has a name of its own."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in python_files():
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(place(path, node.lineno))
    twice = [f"{name}: {', '.join(places)}" for name, places in found.items() if len(places) > 1]
    assert not twice, "\n".join(twice)
