"""The page of interactions: read, and its table written anew from its rulings.

``python -m tests.matrix.pairs`` writes the table of ``INTERACTIONS.md`` after a ruling was added.
"""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import attrs

from alhambra_qt.modules import IDS

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "INTERACTIONS.md"

PAIRS = tuple(combinations(IDS, 2))
Pair = tuple[str, str]

_RULING = re.compile(r"^### (\w+), (\w+)\n\n(.+?)\n\n\*(.+?)\* · (.+?)$", re.M | re.S)
_TEST = re.compile(r"`(test_\w+)`")
_TABLE = re.compile(r"^\| \|.*?\n\n", re.M | re.S)


@attrs.frozen
class Ruling:
    """A ruling where two modules meet."""

    pair: Pair
    text: str
    source: str
    tests: tuple[str, ...]


def rulings(page: str) -> list[Ruling]:
    """Read the rulings of the page, in their order."""
    return [
        Ruling((one, other), text, source, tuple(_TEST.findall(tests)))
        for one, other, text, source, tests in _RULING.findall(page)
    ]


def table(page: str) -> Iterator[tuple[str, str, str]]:
    """Read the table of the page as (row, column, cell)."""
    found = _TABLE.search(page)
    assert found, "the page has no table"
    head, _, *rows = found.group().strip().splitlines()
    columns = re.findall(r"`(\w+)`", head)
    for row in rows:
        name, *cells = (cell.strip() for cell in row.strip("|").split("|"))
        for column, cell in zip(columns, cells, strict=True):
            yield name.strip("`"), column, cell


def mark(row: str, column: str, ruled: set[Pair]) -> str:
    """Give what stands in the table: a link to a ruling, a dot, or nothing on the diagonal."""
    if row == column:
        return ""
    one, other = sorted((row, column), key=IDS.index)
    return f"[●](#{one}-{other})" if (one, other) in ruled else "·"


def written_table(page: str) -> str:
    """Write the table that belongs to the rulings of a page."""
    ruled = {ruling.pair for ruling in rulings(page)}
    lines = ["| | " + " | ".join(f"`{name}`" for name in IDS) + " |", "|---|" + ":-:|" * len(IDS)]
    for row in IDS:
        cells = " | ".join(mark(row, column, ruled) for column in IDS)
        lines.append(f"| `{row}` | {cells} |")
    return "\n".join(lines) + "\n\n"


def main() -> None:
    """Write the table of the page anew."""
    page = PAGE.read_text(encoding="utf-8")
    table_of_page = written_table(page)
    PAGE.write_text(_TABLE.sub(lambda _: table_of_page, page, count=1), encoding="utf-8")


if __name__ == "__main__":
    main()
