"""A shuffle is the same everywhere; hashes of Python are tried in `tests/test_golden.py`."""

from alhambra_qt.engine.chance import shuffled


def test_shuffles_are_fixed() -> None:
    """A shuffle depends on seed, tag and counter alone, and stays the same in every version."""
    assert shuffled(range(8), "seed", "tag") == shuffled(range(8), "seed", "tag", 0)
    assert shuffled(range(8), "seed", "tag") == [0, 6, 2, 5, 7, 4, 1, 3]
    orders = {
        tuple(shuffled(range(8), *key)) for key in (("a", "t", 0), ("b", "t", 0), ("a", "u", 0))
    }
    orders.add(tuple(shuffled(range(8), "a", "t", 1)))
    assert len(orders) == 4
    assert sorted(shuffled(range(8), "a", "t")) == list(range(8))
