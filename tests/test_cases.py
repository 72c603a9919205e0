"""The cases of the day: fewer than at night, and no two values that never meet."""

from itertools import combinations, product
from pathlib import Path

import pytest

from tests import cases
from tests.conftest import LONG_TESTS

AXES = {
    "size": (1, 2, 3),
    "scale": (0.8, 1.0, 2.0),
    "lang": ("en", "it", "ro", "fr"),
    "dark": (0, 1),
}


def test_every_two_values_meet_by_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each value of one axis meets each of another, in far fewer cases than the product."""
    monkeypatch.setattr(cases, "NIGHT", False)
    names, rows = cases.pairs(**AXES)
    assert names == list(AXES)
    for one, other in combinations(range(len(names)), 2):
        wanted = set(product(list(AXES.values())[one], list(AXES.values())[other]))
        assert {(row[one], row[other]) for row in rows} == wanted
    assert len(rows) <= 16
    assert rows == cases.pairs(**AXES)[1]


def test_each_value_comes_by_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each value of every axis is in one of as few cases as that takes."""
    monkeypatch.setattr(cases, "NIGHT", False)
    names, rows = cases.each(**AXES)
    assert names == list(AXES)
    assert [set(column) for column in zip(*rows, strict=True)] == [
        set(axis) for axis in AXES.values()
    ]
    assert len(rows) == 4


def test_all_is_asked_at_night(monkeypatch: pytest.MonkeyPatch) -> None:
    """At night the cases are the whole product, all values, and the larger number."""
    monkeypatch.setattr(cases, "NIGHT", True)
    assert cases.pairs(**AXES)[1] == cases.each(**AXES)[1] == list(product(*AXES.values()))
    assert cases.some(range(9), 2) == list(range(9))
    assert cases.count(3, 40) == 40


def test_some_are_spread_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the daily run the first and the last of some values are among the chosen, none twice."""
    monkeypatch.setattr(cases, "NIGHT", False)
    assert cases.some(range(9), 3) == [0, 4, 8]
    assert cases.some(range(3), 5) == [0, 1, 2]
    assert cases.some("abc", 1) == ["a"]
    assert cases.count(3, 40) == 3


def test_slow_tests_exist() -> None:
    """Each test that --fast leaves out is in the file that the list names."""
    root, gone = Path(__file__).parents[1], []
    for line in LONG_TESTS.read_text(encoding="utf-8").split():
        file, name = root / line.partition("::")[0], line.split("::")[1]
        if not file.is_file() or name not in file.read_text(encoding="utf-8"):
            gone.append(line)
    assert gone == []
