"""Every rule has a test that names it, and every refusal one that provokes it."""

import ast
import re
from functools import cache
from pathlib import Path

from tests.module_parts import calls, every_source, ids_in, known_rules, parsed, refused_rules

TESTS = Path(__file__).parent.parent
FOLDERS = ("engine", "modules", "property")
# What refuses only where a module is that has not come yet.
LATER: set[str] = set()
# Characters are rules by their names alone.
RULE_IDS = known_rules()
NAMED = re.compile("[a-z]+[.][a-z_]+|{}".format("|".join(i for i in RULE_IDS if "." not in i)))
IN_TEXT = re.compile(f"`({NAMED.pattern})`")


@cache
def named() -> dict[str, list[str]]:
    """Give the rule ids named in the docstrings of tests, each with the tests that name it."""
    found: dict[str, list[str]] = {}
    for folder in FOLDERS:
        for path in sorted((TESTS / folder).glob("test_*.py")):
            for node in parsed(path).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    for rule in IN_TEXT.findall(ast.get_docstring(node) or ""):
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


def refusing() -> set[str]:
    """Give the rule ids that the engine and the modules refuse with."""
    return {rule for path in every_source() for rule in refused_rules(path)}


@cache
def provoked() -> set[str]:
    """Give the rule ids that tests expect as a refusal."""
    return {
        rule
        for folder in FOLDERS
        for path in (TESTS / folder).glob("test_*.py")
        if "refused(" in path.read_text(encoding="utf-8")
        for call in calls(path, "refused")
        for rule in ids_in(call.args, path, NAMED)
    }


def test_every_refusal_is_provoked() -> None:
    """Every rule id with which the engine refuses something is expected by a test of a refusal."""
    assert refusing() - LATER <= provoked()
    assert provoked() <= refusing()
    assert refusing() - LATER - {"module.off"} <= set(RULE_IDS)
