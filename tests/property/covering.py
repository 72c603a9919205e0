"""Which sets of modules are played together: every two of them in every combination of on and off.

>>> len(pairwise_rows(16))
8
"""

from itertools import combinations, islice

ROWS = 8


def pairwise_rows(factors: int) -> list[tuple[int, ...]]:
    """Give eight rows of switches in which any two factors show 00, 01, 10 and 11.

    A factor is on in four of the rows 1 to 7, each factor in another four. Two such choices
    always share a row, neither holds the other, and in row 0 all factors are off. There are 35
    such choices; every second one is taken to keep the rows about equally full.
    """
    choices = list(combinations(range(1, ROWS), 4))
    if factors > len(choices):
        raise ValueError(f"eight rows cover at most {len(choices)} factors")
    stride = len(choices) // factors if factors else 1
    columns = list(islice(choices, 0, None, stride))[:factors]
    return [tuple(int(row in column) for column in columns) for row in range(ROWS)]


def subsets(ids: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Give the sets of modules to play: the rows, each module alone, and all of them."""
    rows = [
        tuple(name for name, on in zip(ids, row, strict=True) if on)
        for row in pairwise_rows(len(ids))
    ]
    return list(dict.fromkeys([*rows, *((name,) for name in ids), ids]))
