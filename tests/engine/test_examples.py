"""The examples in the documentation of the engine do what they say."""

import doctest
import importlib
import linecache
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


def test_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every example gives the answer printed below it."""
    # Before each example it would look whether any file changed of which a line is remembered.
    monkeypatch.setattr(linecache, "checkcache", lambda *_: None)
    names = (*NAMES, "alhambra_qt.engine", "alhambra_qt.modules", "tests.kit")
    assert [n for n in names if doctest.testmod(importlib.import_module(n)).failed] == []


def test_every_public_name_is_shown() -> None:
    """Each public function and class of the engine has an example of its own."""
    public = {name: getattr(alhambra_qt.engine, name) for name in alhambra_qt.engine.__all__}
    shown = {name for name, one in public.items() if ">>> " in str(one.__doc__)}
    assert [n for n, one in public.items() if n not in shown and not isinstance(one, int)] == []
