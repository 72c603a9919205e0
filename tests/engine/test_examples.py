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


@pytest.mark.parametrize("name", [*NAMES, "alhambra_qt.engine", "alhambra_qt.modules", "tests.kit"])
def test_examples(name: str) -> None:
    """Every example gives the answer printed below it."""
    assert not doctest.testmod(importlib.import_module(name)).failed


@pytest.mark.parametrize("name", alhambra_qt.engine.__all__)
def test_every_public_name_is_shown(name: str) -> None:
    """Each public function and class of the engine has an example of its own."""
    public = getattr(alhambra_qt.engine, name)
    assert isinstance(public, int) or ">>> " in str(public.__doc__)
