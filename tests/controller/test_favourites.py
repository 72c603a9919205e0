"""Favourite set-ups: kept by name, without their seed."""

import json

import pytest
from attrs import evolve

from alhambra_qt.controller.game import favourites
from alhambra_qt.controller.game.favourites import Favourite
from tests.controller.kit import config

ONE = config(modules=("vizier",))


def kept(*names: str) -> tuple[Favourite, ...]:
    """Favourites of these names."""
    return tuple(Favourite(name, evolve(ONE, seed="")) for name in names)


def test_keeping() -> None:
    """A set-up is kept under its name without spaces around and without its seed."""
    assert favourites.keep((), "  Sunday ", ONE) == kept("Sunday")
    assert favourites.keep(kept("a"), "b", ONE) == kept("a", "b")


def test_same_name_takes_the_place() -> None:
    """A second one of the same name replaces the first where it stands."""
    other = config(4)
    found = favourites.keep(kept("a", "b"), "a", other)
    assert found == (Favourite("a", evolve(other, seed="")), *kept("b"))


def test_no_room() -> None:
    """When all places are taken only a known name can be kept."""
    full = kept(*map(str, range(favourites.MOST)))
    assert favourites.keep(full, "new", ONE) is None
    assert favourites.keep(full, "3", ONE) == full


def test_forgetting() -> None:
    """One is left out, the others stay."""
    assert favourites.forget(kept("a", "b", "c"), "b") == kept("a", "c")


def test_round_trip() -> None:
    """They survive the settings file."""
    data = json.loads(json.dumps(favourites.write(kept("a", "Zoë"), {})))
    assert favourites.read(data) == kept("a", "Zoë")


def test_what_is_not_understood_stays() -> None:
    """A favourite with a module of a newer version is not lost when another is kept."""
    strange = {"name": "new", "setup": {"seats": [{}, {}], "modules": ["dragons"]}}
    before = {"list": [strange, 7]}
    data = favourites.write(kept("a"), before)
    assert favourites.read(data) == kept("a")
    assert data["list"][1:] == [strange, 7]
    assert favourites.write((), data) == before


@pytest.mark.parametrize(
    "bad",
    [
        3,
        {},
        {"name": " "},
        {"name": "x" * 5000, "setup": {"seats": [{}, {}]}},
        {"name": "x"},
        {"name": "x", "setup": {"seats": 7}},
        {"name": "x", "setup": {"seats": []}},
        {
            "name": "x",
            "setup": {**favourites.write(kept("x"), {})["list"][0]["setup"], "modules": ["?"]},
        },
    ],
)
def test_broken_ones_are_left_out(bad: object) -> None:
    """One that cannot be read or played does not hide the others."""
    good = favourites.write(kept("a"), {})["list"]
    assert favourites.read({"list": [bad, *good]}) == kept("a")


@pytest.mark.parametrize("data", [{}, {"list": None}, {"list": {}}])
def test_nothing_kept(data: dict[str, object]) -> None:
    """Without favourites there are none."""
    assert favourites.read(data) == ()
