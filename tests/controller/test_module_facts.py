"""The measured figures of the modules, and what is made of them."""

import json
from pathlib import Path

import pytest

from alhambra_qt import modules, paths
from alhambra_qt.controller import module_facts
from alhambra_qt.controller.module_facts import ModuleFacts, added_minutes, facts, minutes


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """Figures that are easy to reckon with."""
    data: dict[str, object] = {"minutes": {"4": 60, "2": 40}, "modules": {}}
    monkeypatch.setattr(module_facts, "_data", lambda: data)
    shares = {"huts": 0.25, "change": 0.001, "thieves": -0.1}
    monkeypatch.setattr(
        module_facts, "facts", lambda name: ModuleFacts(level=2, share=shares.get(name, 0.1))
    )
    return data


def test_every_module_was_measured() -> None:
    """The data file has exactly the modules of the program, with levels from 1 to 5."""
    data = json.loads((paths.assets_dir() / "modules.json").read_text(encoding="utf-8"))
    assert tuple(data["modules"]) == modules.IDS
    assert {facts(name).level for name in modules.IDS} <= {1, 2, 3, 4, 5}
    assert [int(seats) for seats in data["minutes"]] == [2, 3, 4, 5, 6]


def test_minutes(figures: dict[str, object]) -> None:
    """A game takes longer by the share of each module; it is told in steps of five."""
    assert minutes((), 4, 4) == 60
    assert minutes(("huts",), 4, 4) == 75
    assert minutes(("huts", "walls"), 4, 4) == 80
    assert minutes(("huts",), 2, 2) == 50
    assert added_minutes("huts", 4, 4) == 15


def test_modules_lengthen_each_other(figures: dict[str, object]) -> None:
    """What all together add beyond their sum counts in part for a few, not for one."""
    figures["modules"] = {name: {"share": 0.25} for name in ("huts", "walls", "camps")}
    figures["all"] = {"share": 1.5}  # twice the sum
    assert minutes(("huts",), 4, 4) == 75
    assert minutes(("huts", "huts"), 4, 4) == 60 + 30 * 1.5
    assert minutes(("huts", "huts", "huts"), 4, 4) == 60 + 45 * 2


def test_computers_are_quick(figures: dict[str, object]) -> None:
    """What computers do takes a tenth of the time, but no game takes none."""
    assert minutes((), 4, 1) == 20
    assert added_minutes("huts", 4, 0) == 2
    figures["minutes"] = {"4": 4}
    assert minutes((), 4, 0) == 5


@pytest.mark.parametrize("module", ["change", "thieves"])
def test_every_module_takes_a_minute(figures: dict[str, object], module: str) -> None:
    """Even a module that makes games shorter takes a minute to set up."""
    assert added_minutes(module, 4, 4) == 1


@pytest.mark.parametrize("text", [None, "", "[]", "{"])
def test_without_figures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str | None) -> None:
    """A broken or missing file gives middling figures instead of an error."""
    if text is not None:
        (tmp_path / "modules.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(paths, "assets_dir", lambda: tmp_path)
    module_facts._data.cache_clear()
    facts.cache_clear()
    try:
        assert facts("huts") == ModuleFacts()
        assert minutes((), 4, 4) == 60
    finally:
        module_facts._data.cache_clear()
        facts.cache_clear()
