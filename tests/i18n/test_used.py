"""The texts that the program asks for exist."""

import ast
from functools import cache

from alhambra_qt.i18n import DEFAULT
from tests.arch.source import place, python_files, tree
from tests.i18n.fluent_files import entries, variables


def called(node: ast.Call) -> str:
    """The plain name of what is called."""
    return node.func.id if isinstance(node.func, ast.Name) else ""


@cache
def asked() -> tuple[tuple[ast.Call, str], ...]:
    """Every msg(...) in the program, with its place."""
    return tuple(
        (node, place(path, node.lineno))
        for path in python_files()
        if "msg(" in path.read_text(encoding="utf-8")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and called(node) == "msg" and node.args
    )


def test_ids_exist() -> None:
    """Every id written in the code is the id of a text, or the beginning of one."""
    english = entries(DEFAULT)
    wrong = []
    for call, where in asked():
        first = call.args[0]
        if isinstance(first, ast.Constant) and str(first.value).partition(".")[0] not in english:
            wrong.append(f"{where}: no text {first.value!r}")
        elif isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
            start = str(first.values[0].value)
            if not any(key.startswith(start) for key in english):
                wrong.append(f"{where}: no text begins with {start}")
    assert not wrong, "\n".join(wrong)


def test_values_fit() -> None:
    """Every text is given exactly the values it wants."""
    english = entries(DEFAULT)
    wrong = []
    for call, where in asked():
        first = call.args[0]
        names = {keyword.arg for keyword in call.keywords}
        if not isinstance(first, ast.Constant) or first.value not in english or None in names:
            continue
        wanted = variables(english[first.value])
        if names != wanted:
            wrong.append(f"{where}: {first.value} wants {sorted(wanted)}")
    assert not wrong, "\n".join(wrong)
