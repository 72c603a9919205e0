"""Numbers that may only sink, one a line in `tests/data/budgets.txt`.

`python -m tests.arch.sizes --lower` writes what has become smaller. Whoever has to make one larger
says in the commit what was bought for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "data" / "budgets.txt"


@cache
def budgets() -> Mapping[str, int]:
    """Every number by its name."""
    lines = (line.rsplit(maxsplit=1) for line in FILE.read_text(encoding="utf-8").splitlines())
    return {name: int(number) for name, number in lines}


def lower(found: Mapping[str, Mapping[str, int]]) -> None:
    """Write the numbers of some groups that are smaller now, or new; drop what is gone."""
    now = {f"{group}: {name}": number for group in found for name, number in found[group].items()}
    others = {name: number for name, number in budgets().items() if name.split(":")[0] not in found}
    kept = {name: min(number, budgets().get(name, number)) for name, number in now.items()}
    lines = [f"{name} {number}" for name, number in sorted((others | kept).items()) if number]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def exceeded(group: str, found: Mapping[str, int]) -> list[str]:
    """Say which numbers of a group are above what is allowed; a name that is not listed has 0."""
    allowed = {name: budgets().get(f"{group}: {name}", 0) for name in found}
    return [
        f"{group}: {name} {number}, allowed are {allowed[name]} (tests/data/budgets.txt)"
        for name, number in sorted(found.items())
        if number > allowed[name]
    ]
