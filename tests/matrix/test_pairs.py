"""The page of interactions is complete, and each of its rulings is shown by a test."""

import ast
import re
from functools import cache
from pathlib import Path

from alhambra_qt.modules import IDS
from tests.matrix.pairs import PAGE, PAIRS, ROOT, rulings, table, written_table

TEXT = PAGE.read_text(encoding="utf-8")
RULINGS = rulings(TEXT)
CHARACTERS = set("karim knihstig ammar faruk fatima hakim laila machma yammerad yusuf".split())
# How a table with a module begins where its name is not written out.
STARTS = {
    "vizier": "vizier_shop",
    "thieves": "thief_shop",
    "characters": "auction|drawing",
    "gates": "gated",
}
RULE_IDS = set((ROOT / "tests" / "data" / "rule_ids.txt").read_text(encoding="utf-8").split())


@cache
def scenarios() -> dict[str, tuple[str, str]]:
    """Give the body and the docstring of each test beside this one, by its name."""
    found = {}
    for path in Path(__file__).parent.glob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                body = ast.get_source_segment(source, node) or ""
                assert node.name not in found, f"two tests are named {node.name}"
                found[node.name] = body, ast.get_docstring(node) or ""
    return found


def test_every_pair_is_in_the_table() -> None:
    """The table has each pair twice: ruled and linked, or marked as independent."""
    cells = {(row, column): cell for row, column, cell in table(TEXT)}
    assert len(cells) == len(IDS) ** 2
    ruled = {ruling.pair for ruling in RULINGS}
    for one, other in PAIRS:
        wanted = f"[●](#{one}-{other})" if (one, other) in ruled else "·"
        assert cells[one, other] == cells[other, one] == wanted
    assert {cells[name, name] for name in IDS} == {""}


def test_the_table_goes_with_the_rulings() -> None:
    """The table is the one that the rulings give: write it anew with the command after a change."""
    assert written_table(TEXT) in TEXT


def test_rulings_stand_in_order() -> None:
    """Each ruling is of a pair of modules, stands once, in the order of the table."""
    pairs = [ruling.pair for ruling in RULINGS]
    assert pairs == [pair for pair in PAIRS if pair in set(pairs)]
    assert TEXT.count("\n### ") == len(RULINGS)


def test_a_ruling_has_a_source() -> None:
    """Each ruling names rules that exist, one of its two modules at least."""
    failed = []
    for ruling in RULINGS:
        ids = re.findall(r"`([a-z_.]+)`", ruling.source)
        owners = {"characters" if name in CHARACTERS else name.split(".")[0] for name in ids}
        known = set(ids) <= RULE_IDS and owners & set(ruling.pair)
        if not (ids and known and ruling.text.endswith(".")):
            failed.append((ruling.pair, ids, ruling.text))
    assert failed == []


def test_a_ruling_is_shown_by_a_test() -> None:
    """Each ruling names an existing test, which plays with both modules and checks something."""
    failed = []
    for ruling in RULINGS:
        wanted = [rf"\b{one}\b|{one}_shop|{STARTS.get(one, '-')}\(" for one in ruling.pair]
        wanted.append(r"\bassert\b|\.expect\(|\.refused\(|\.allowed\(|\.play\(")
        if f"test_{ruling.pair[0]}_{ruling.pair[1]}" not in ruling.tests:
            failed.append((ruling.pair, "has no test of its own"))
        for name in ruling.tests:
            body, says = scenarios().get(name, ("", ""))
            if not says.endswith("."):
                failed.append((ruling.pair, f"{name} is missing or without a sentence"))
            failed += [(ruling.pair, part) for part in wanted if not re.search(part, body)]
    assert failed == []


def test_each_scenario_belongs_to_a_ruling() -> None:
    """No test of two modules is left without its ruling on the page."""
    named = {name for ruling in RULINGS for name in ruling.tests}
    pairs = {f"test_{one}_{other}" for one, other in PAIRS}
    assert pairs & set(scenarios()) == named
