"""The measured figures of the modules, and what is made of them."""

import itertools
import json
from pathlib import Path

import pytest

from alhambra_qt import modules, paths
from alhambra_qt.controller.game import presets
from alhambra_qt.controller.game.presets import (
    ModuleFacts,
    added_minutes,
    facts,
    first_steps,
    is_heavy,
    minutes,
    verdict,
)
from alhambra_qt.i18n import msg


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """Figures that are easy to reckon with."""
    data: dict[str, object] = {"minutes": {"4": 60, "2": 40}, "modules": {}}
    monkeypatch.setattr(presets, "_data", lambda: data)
    shares = {"huts": 0.25, "change": 0.001, "thieves": -0.1}
    monkeypatch.setattr(
        presets, "facts", lambda name: ModuleFacts(level=2, share=shares.get(name, 0.1))
    )
    return data


def test_every_module_was_measured() -> None:
    """The data file has exactly the modules of the program, with levels from 1 to 5."""
    data = json.loads((paths.assets_dir() / "modules.json").read_text(encoding="utf-8"))
    assert tuple(data["modules"]) == modules.IDS
    assert {facts(name).level for name in modules.IDS} <= {1, 2, 3, 4, 5}
    assert [int(seats) for seats in data["minutes"]] == [2, 3, 4, 5, 6]


def test_minutes(figures: dict[str, object]) -> None:
    """A game takes longer by the share of each module; it is rounded to five minutes."""
    assert minutes((), 4, 4) == 60
    assert minutes(("huts",), 4, 4) == 75
    assert minutes(("huts", "walls"), 4, 4) == 80
    assert minutes(("huts",), 2, 2) == 50
    assert added_minutes("huts", 4, 4) == 15


def test_modules_lengthen_each_other(figures: dict[str, object]) -> None:
    """With much on the table each module has more to meet; a quick one shortens no other."""
    figures["growth"] = 0.5
    assert minutes(("huts",), 4, 4) == 75  # 60 and 15, and 2 more
    assert minutes(("huts", "huts", "huts", "huts"), 4, 4) == 60 * (1 + 1 + 0.5)
    assert minutes(("huts", "thieves"), 4, 4) == minutes(("huts",), 4, 4)


def measured() -> dict[tuple[str, ...], float]:
    """By what part each combination that was played was longer than the base game."""
    data = json.loads((paths.assets_dir() / "modules.json").read_text(encoding="utf-8"))
    return {tuple(ids.split()): share for ids, share in data["combinations"].items()}


def test_told_minutes_are_those_measured() -> None:
    """For pairs, fours, eights and many modules the stated length is within 15 % of the games."""
    found = measured()
    assert {2, 4, 8} < {len(ids) for ids in found}
    for ids, share in found.items():
        games = presets.base_minutes(4, 4) * (1 + share)
        assert minutes(ids, 4, 4) == pytest.approx(games, rel=0.15), ids


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_module_makes_the_told_game_shorter(seats: int) -> None:
    """Adding modules one by one, in any of some orders, the minutes never fall."""
    for start in range(len(modules.IDS)):
        order = modules.IDS[start:] + modules.IDS[:start]
        told = [minutes(order[:number], seats, seats) for number in range(len(order) + 1)]
        assert told == sorted(told)
        assert told[0] < told[-1]


@pytest.mark.parametrize("ids", [(), first_steps().modules, modules.IDS])
def test_no_seat_makes_the_told_game_shorter(ids: tuple[str, ...]) -> None:
    """One more at the table, person or computer, and a computer's seat taken by a person, never
    make a game shorter; the minutes of each module follow."""
    for seats, people in itertools.product(range(2, 7), range(7)):
        if people > seats:
            continue
        here = minutes(ids, seats, people)
        others = [(seats + 1, people), (seats + 1, people + 1), (seats, people + 1)]
        for more, persons in others:
            if more <= 6 and persons <= more:
                assert minutes(ids, more, persons) >= here
                for name in ids:
                    assert added_minutes(name, more, persons) >= added_minutes(name, seats, people)
    assert minutes(ids, 6, 6) > minutes(ids, 2, 2) > minutes(ids, 2, 1)


def test_an_hour_for_four() -> None:
    """A base game of four people takes about an hour, the unit of all figures."""
    assert minutes((), 4, 4) == 60


WORDS = ("new-complexity-base", "new-complexity-easy", "new-complexity-middle", "new-heavy-rules")


def test_words_depend_on_complexity_alone() -> None:
    """Whom modules suit is said by their complexity: with one more it never sounds easier."""
    assert verdict(()).id == WORDS[0]
    assert verdict(first_steps().modules).id == WORDS[1]
    assert verdict(("huts", "camps", "bazaars")).id == WORDS[1]  # six of thirty-six
    assert verdict(("characters",)).id == WORDS[2]  # a great deal of one kind
    for start in range(len(modules.IDS)):
        order = modules.IDS[start:] + modules.IDS[:start]
        told = [WORDS.index(verdict(order[:k]).id) for k in range(len(order) + 1)]
        assert told == sorted(told)
        assert told[-1] == len(WORDS) - 1


def test_a_heavy_game_is_warned_of() -> None:
    """A heavy first game gets a warning with the number of new things and the worst module."""
    assert not is_heavy(first_steps().modules)
    assert is_heavy(modules.IDS)
    told = dict(verdict(modules.IDS).args)
    assert told["module"] == msg("mod-characters")
    assert told["n"] == sum(facts(name).news for name in modules.IDS)


def test_computers_are_quick(figures: dict[str, object]) -> None:
    """Moves of computers take a tenth of the time, but no game takes none."""
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
    presets._data.cache_clear()
    facts.cache_clear()
    try:
        assert facts("huts") == ModuleFacts()
        assert minutes((), 4, 4) == 60
    finally:
        presets._data.cache_clear()
        facts.cache_clear()
