"""A long career, many saved games and long games stay usable."""

import pytest

from tests.bench.bench_scale import MOST, PARTS, exponent


@pytest.mark.night
@pytest.mark.parametrize("name", PARTS)
def test_nothing_grows_faster_than_its_size(name: str) -> None:
    """Ten times as much takes about ten times as long."""
    assert exponent(name) < MOST
