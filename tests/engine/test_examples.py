"""The examples in the documentation of the engine do what they say."""

import doctest
import importlib
import pkgutil

import pytest

import alhambra_qt.engine
import alhambra_qt.modules

PACKAGES = (alhambra_qt.engine, alhambra_qt.modules)
NAMES = sorted(
    f"{package.__name__}.{found.name}"
    for package in PACKAGES
    for found in pkgutil.iter_modules(package.__path__)
)


@pytest.mark.parametrize("name", [*NAMES, "alhambra_qt.modules", "tests.kit"])
def test_examples(name: str) -> None:
    """Every example gives the answer printed below it."""
    assert not doctest.testmod(importlib.import_module(name)).failed


def test_there_are_examples() -> None:
    """The basic notions are shown by examples."""
    finder = doctest.DocTestFinder(exclude_empty=True)
    shown = [
        test.name
        for name in NAMES
        for test in finder.find(importlib.import_module(name))
        if test.examples
    ]
    assert len(shown) >= 10
