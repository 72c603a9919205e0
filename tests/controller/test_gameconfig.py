"""Setting up a game: what is wrong is said field by field."""

from typing import Any

import pytest
from attrs import evolve

from alhambra_qt.controller.game import gameconfig as gc
from alhambra_qt.controller.game.session import Session
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import LANGS, tr
from tests.controller.kit import config


def fields(setup: gc.GameConfig) -> list[str]:
    """The fields that are wrong."""
    return [problem.field for problem in gc.problems(setup)]


def with_seat(index: int, **change: Any) -> gc.GameConfig:
    """A set-up with one seat changed."""
    setup = config()
    seats = list(setup.seats)
    seats[index] = evolve(seats[index], **change)
    return evolve(setup, seats=tuple(seats))


def test_default_is_playable() -> None:
    """A set-up made from names alone can be played."""
    assert gc.problems(gc.default_config(["Anna", "Marco"])) == ()


@pytest.mark.parametrize(
    ("index", "change", "field"),
    [
        (0, {"name": "  "}, "seats.0.name"),
        (1, {"name": "x" * 25}, "seats.1.name"),
        (2, {"name": "Anna"}, "seats.2.name"),
        (1, {"mark": "circle"}, "seats.1.mark"),
        (1, {"mark": "heart"}, "seats.1.mark"),
        (0, {"kind": "cat"}, "seats.0.kind"),
        (2, {"level": "god"}, "seats.2.level"),
        (2, {"style": "baroque"}, "seats.2.style"),
        (0, {"lang": "xx"}, "seats.0.lang"),
        (0, {"assist": "much"}, "seats.0.assist"),
    ],
)
def test_seat_problems(index: int, change: dict[str, object], field: str) -> None:
    """A seat that cannot be is named with its field, in every language."""
    found = gc.problems(with_seat(index, **change))
    assert [problem.field for problem in found] == [field]
    for lang in LANGS:
        assert str(index + 1) in tr(lang, found[0].text)


def test_a_seat_may_speak_any_language_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that was added as a folder is good for a seat too."""
    monkeypatch.setattr(gc, "available", lambda: (*LANGS, "xx"))
    assert gc.problems(with_seat(0, lang="xx")) == ()


def test_game_problems() -> None:
    """Too few seats, an unknown module, a long seed and a youngest who is not there are named."""
    setup = config()
    assert fields(evolve(setup, seats=setup.seats[:1])) == ["seats"]
    assert fields(evolve(setup, modules=("vizier", "dragons"))) == ["modules"]
    assert fields(evolve(setup, seed="x" * 41)) == ["seed"]
    assert fields(evolve(setup, youngest=3)) == ["youngest"]


def test_checked_raises_with_all_problems() -> None:
    """Everything that is wrong is said at once."""
    broken = evolve(with_seat(0, name=""), modules=("dragons",))
    with pytest.raises(gc.BadConfig) as caught:
        gc.checked(broken)
    assert [problem.field for problem in caught.value.problems] == ["seats.0.name", "modules"]


def test_checked_makes_a_seed() -> None:
    """A game without a seed gets one that can be read out, another every time."""
    first, second = (gc.checked(evolve(config(), seed="")).seed for _ in range(2))
    assert len(first) == 9
    assert first[4] == "-"
    assert first != second


def test_styles_are_remembered_and_may_be_missing() -> None:
    """A set-up keeps each computer's style; one of an older program has balanced computers."""
    setup = with_seat(1, style="builder")
    data = gc.to_json(setup)
    assert gc.from_json(data) == setup
    for seat in data["seats"]:
        del seat["style"]
    assert [seat.style for seat in gc.from_json(data).seats] == ["balanced"] * 3


def test_json_round_trip() -> None:
    """A set-up that is remembered comes back the same."""
    setup = evolve(config(), modules=("camps",), youngest=1, counts=False)
    assert gc.from_json(gc.to_json(setup)) == setup


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ([], ""),
        ({"seats": "two"}, "seats"),
        ({"seats": [3]}, "seats.0"),
        ({"seats": [{"name": 3}]}, "seats.0.name"),
        ({"modules": "camps"}, "modules"),
        ({"variants": []}, "variants"),
        ({"seed": 7}, "seed"),
        ({"youngest": "me"}, "youngest"),
        ({"youngest": 10**400}, "youngest"),
        ({"seats": [{}, {"name": "x" * 5000}]}, "seats.1.name"),
        ({"variants": {"x": "y" * 5000}}, "variants.x"),
    ],
)
def test_broken_json(data: object, field: str) -> None:
    """A remembered set-up that is broken names its field."""
    with pytest.raises(Unreadable) as caught:
        gc.from_json(data)
    assert caught.value.field == field


def test_half_letters_can_be_played() -> None:
    """Half a letter in a name or a seed, as a command line may bring it, becomes a sign."""
    setup = gc.checked(gc.default_config(("An\udcffna", "Marco"), seed="\ud800"))
    assert (setup.seats[0].name, setup.seed) == ("An?na", "?")
    assert Session.new(setup).digest()
