"""Every rule has a test that names it."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
FOLDERS = ("engine", "modules", "property")
RULE_IDS = (TESTS / "data" / "rule_ids.txt").read_text(encoding="utf-8").split()


def named() -> dict[str, list[str]]:
    """Give the rule ids named in the docstrings of tests, each with the tests that name it."""
    found: dict[str, list[str]] = {}
    for folder in FOLDERS:
        for path in sorted((TESTS / folder).glob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    for rule in re.findall(r"`([a-z]+\.[a-z_]+)`", ast.get_docstring(node) or ""):
                        found.setdefault(rule, []).append(f"{path.name}: {node.name}")
    return found


def test_every_rule_is_tested() -> None:
    """Every rule id of the base game, the vizier and the camps is named by a test."""
    tested = named()
    missing = [rule for rule in RULE_IDS if rule not in tested]
    assert not missing, f"no test names {missing}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    """Every id that a test names is in the list of rules."""
    unknown = {rule: where for rule, where in named().items() if rule not in RULE_IDS}
    assert not unknown
