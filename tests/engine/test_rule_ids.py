"""Every rule has a test that names it, and every refusal one that provokes it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent.parent
FOLDERS = ("engine", "modules", "property")
SOURCES = tuple((TESTS.parent / "alhambra_qt" / floor) for floor in ("engine", "modules"))
# What refuses only where a module is that has not come yet.
LATER: set[str] = set()
# Characters are rules by their names alone.
RULE_IDS = (TESTS / "data" / "rule_ids.txt").read_text(encoding="utf-8").split()
NAMED = re.compile("`([a-z]+[.][a-z_]+|{})`".format("|".join(i for i in RULE_IDS if "." not in i)))


def named() -> dict[str, list[str]]:
    """Give the rule ids named in the docstrings of tests, each with the tests that name it."""
    found: dict[str, list[str]] = {}
    for folder in FOLDERS:
        for path in sorted((TESTS / folder).glob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    for rule in NAMED.findall(ast.get_docstring(node) or ""):
                        found.setdefault(rule, []).append(f"{path.name}: {node.name}")
    return found


def test_every_rule_is_tested() -> None:
    """Every rule id of the base game and its modules is named by a test."""
    tested = named()
    missing = [rule for rule in RULE_IDS if rule not in tested]
    assert not missing, f"no test names {missing}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    """Every id that a test names is in the list of rules."""
    unknown = {rule: where for rule, where in named().items() if rule not in RULE_IDS}
    assert not unknown


def called(path: Path, name: str) -> Iterator[ast.Call]:
    """Give the calls of a function or method in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and name in (
            getattr(node.func, "attr", ""),
            getattr(node.func, "id", ""),
        ):
            yield node


def constants(path: Path) -> dict[str, str]:
    """Give the texts that a file names at its top, such as a rule id used often."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {
        target.id: node.value.value
        for node in body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    }


def ids_in(nodes: list[ast.expr], names: dict[str, str] | None = None) -> set[str]:
    """Give the rule ids written in some expressions, or by a name that stands for one."""
    parts = [part for node in nodes for part in ast.walk(node)]
    texts = [part.value for part in parts if isinstance(part, ast.Constant)]
    texts += [(names or {}).get(part.id) for part in parts if isinstance(part, ast.Name)]
    return {text for text in texts if isinstance(text, str) and NAMED.fullmatch(f"`{text}`")}


def refusing() -> set[str]:
    """Give the rule ids that the engine refuses with."""
    found: set[str] = set()
    for folder in SOURCES:
        for path in folder.rglob("*.py"):
            names = constants(path)
            for name, place in (("Refusal", 0), ("Decision", 1), ("MoneyKind", 0)):
                for call in called(path, name):
                    found |= ids_in(call.args[place : place + 1], names)
            for call in (*called(path, "Handler"), *called(path, "_check_in_reserve")):
                found |= ids_in(call.args[3:], names)
    return found


def test_every_refusal_is_provoked() -> None:
    """Every rule id with which the engine refuses something is expected by a test of a refusal."""
    provoked = {
        rule
        for folder in FOLDERS
        for path in (TESTS / folder).glob("test_*.py")
        for call in called(path, "refused")
        for rule in ids_in(call.args)
    }
    assert refusing() - LATER <= provoked
    assert provoked <= refusing()
    assert refusing() - LATER - {"module.off"} <= set(RULE_IDS)
