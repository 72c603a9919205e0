"""Each size has a number that may only sink (tests/arch/sizes.py)."""

import ast

import pytest

import tests.budgets
from tests.arch import sizes
from tests.budgets import (
    exceeded,
    flags,
    house_words,
    kinds,
    page_bases,
    pressable,
    reasons,
    unexplained,
)

KEEPER = """
class Card(Base):
    def __init__(self, parent: QWidget, table: Base, does: Callable[[], None]) -> None:
        super().__init__(parent)
        self.table, self.does = table, does
        self.safe = weakly(does)
        self.clicked.connect(lambda: self.close())
        self.clicked.connect(partial(self.open, 3))
        self.clicked.connect(self.open)

    def paintEvent(self, event: QPaintEvent) -> None: ...
"""


@pytest.mark.parametrize("group", ["kinds", "window", "package"])
def test_nothing_grows(group: str) -> None:
    """No number is above what is allowed."""
    wrong = exceeded(group, sizes.sizes()[group])
    assert not wrong, "\n".join(wrong)


def test_a_kind_rises_only_with_a_reason() -> None:
    """No more is allowed of a kind than the least there ever was and what the reasons add."""
    wrong = [words for kind in kinds() if (words := unexplained(kind, reasons()))]
    assert not wrong, "\n".join(wrong)
    assert {name for name, _, _ in reasons()} <= kinds().keys()


def test_a_reason_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kind that rose by two needs rows for two; a row without a reason is none."""
    allowed = {"kinds: signals": 12, "lowest: signals": 10}
    monkeypatch.setattr(tests.budgets, "budgets", lambda: allowed)
    assert "docs/KINDS.md" in unexplained("signals", [("signals", 1, "a page"), ("flags", 1, "b")])
    assert "docs/KINDS.md" in unexplained("signals", [("signals", 2, "")])
    assert not unexplained("signals", [("signals", 1, "a page"), ("signals", 1, "a list")])


def test_kinds() -> None:
    """Classes made from a button count, however far above; so do bases of pages, flags, words."""
    made = [
        ("Row", frozenset({"Base"})),
        ("Base", frozenset({"Guarded", "QAbstractButton"})),
        ("Spot", frozenset[str]()),
        ("Panel", frozenset({"QWidget"})),
        ("RowPage", frozenset({"Guarded", "Frame"})),
    ]
    assert pressable(made) == {"Row", "Base", "Spot"}
    assert page_bases(made) == {"Frame"}
    lines = ("self.a, self.b = False, 2", "self.c = True")
    parsed = ast.parse("\n  ".join(("def __init__(self, one):", *lines)))
    assert (flags(parsed), house_words(parsed)) == (2, 1)


def test_what_is_counted() -> None:
    """A class that keeps what it is given, and ties itself to signals, is seen."""
    (node,) = ast.parse(KEEPER).body
    assert isinstance(node, ast.ClassDef)
    found = sizes.found_in(node, "here")
    assert found.kept == (("table", "Base"), ("does", "Callable[[], None]"))
    assert (found.bases, found.paints, found.ties) == (("Base",), True, 2)
