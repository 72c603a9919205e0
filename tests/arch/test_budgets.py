"""What the window is to have less of has a number that may only sink (tests/arch/sizes.py)."""

import ast

import pytest

from tests.arch import sizes
from tests.budgets import budgets, exceeded

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


@pytest.mark.parametrize("group", ["lines", "files", "window", "package"])
def test_nothing_grows(group: str) -> None:
    """No number is above what is allowed; of the rooms only those that are listed are asked."""
    found = sizes.sizes()[group]
    # A room that is new has no number yet.
    listed = {
        name: found[name] for name in found if "/" not in name or f"{group}: {name}" in budgets()
    }
    wrong = exceeded(group, listed)
    assert not wrong, "\n".join(wrong)


def test_what_is_counted() -> None:
    """A class that keeps what it is given, and ties itself to signals, is seen."""
    (node,) = ast.parse(KEEPER).body
    assert isinstance(node, ast.ClassDef)
    found = sizes.found_in(node, "here")
    assert found.kept == (("table", "Base"), ("does", "Callable[[], None]"))
    assert (found.bases, found.paints, found.ties) == (("Base",), True, 2)
