"""Positions open as new games."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.positions import named
from alhambra_qt.i18n import LANGS, tr
from tests.controller.kit import chance

POSITION: dict[str, Any] = {
    "format": "alhambra-position",
    "version": 1,
    "seed": 7,
    "to_move": 1,
    "seats": [
        {"name": "Ana", "score": 12, "alhambra": [{"tile": "garden-10-n", "at": [1, 0]}]},
        {"hand": ["florin-7", "ducat-2"], "reserve": [{"tile": "tower-12"}]},
        {"name": "Ana"},
    ],
    "display": ["florin-3", "ducat-9", "denar-1", "dirham-2"],
}


def written(folder: Path, **change: Any) -> Path:
    """A position as a file."""
    path = folder / "position.json"
    path.write_text(json.dumps({**POSITION, **change}), encoding="utf-8")
    return path


def test_position_opens_as_a_game(tmp_path: Path) -> None:
    """A position becomes a game in which whoever is to move is a person with their cards."""
    session = records.load(written(tmp_path))
    assert session.to_move == 1
    assert [seat.kind for seat in session.config.seats] == ["ai", "human", "ai"]
    assert session.scores == (12, 0, 0)
    names = [tag.name for tag in session.tags]
    assert names[0] == "Ana"
    assert len(set(names)) == 3
    assert len(session.observation(1).game.players[1].hand) == 2


def test_game_from_a_position_is_saved(tmp_path: Path) -> None:
    """A game that began with a position is saved and comes back exactly."""
    session = records.load(written(tmp_path))
    rng = random.Random(1)
    for _ in range(25):
        chance(session, rng)
    path = tmp_path / "saved.alhambra"
    records.save(session, path)
    again = records.load(path)
    assert again.digest() == session.digest()
    assert again.config == session.config


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seats": [{}]}, "seats"),
        ({"market": {"florin": "castle"}}, "market.florin"),
        ({"seats": [{"alhambra": [{"tile": "tower-9-nw", "at": [1, 0]}]}, {}]}, "seats.0"),
        ({"version": 9}, "version"),
    ],
)
def test_impossible_position(tmp_path: Path, change: dict[str, Any], field: str) -> None:
    """A position that cannot be is refused with file and field in every language."""
    path = written(tmp_path, **change)
    with pytest.raises(records.BadFile) as caught:
        records.load(path)
    assert caught.value.field.startswith(field)
    for lang in LANGS:
        text = tr(lang, caught.value.text)
        assert "position.json" in text
        assert caught.value.field in text


def test_the_broken_rule_is_named(tmp_path: Path) -> None:
    """Opened as a position or as the beginning of a saved game, a broken rule is named."""
    good = records.load(written(tmp_path))
    broken = {"seats": [{"alhambra": [{"tile": "tower-9-nw", "at": [1, 0]}]}, {}]}
    record = {**records.to_record(good), "start": {**POSITION, **broken}}
    saved = tmp_path / "saved.alhambra"
    saved.write_text(json.dumps(record), encoding="utf-8")
    for path, start in ((written(tmp_path, **broken), ""), (saved, "start.")):
        with pytest.raises(records.BadFile) as caught:
            records.load(path)
        assert caught.value.field == f"{start}seats.0.alhambra.0.at"
        assert "Sides must match" in tr("en", caught.value.text)


def test_names_are_made_up_where_missing() -> None:
    """Seats without a name, or with somebody else's, get one of their own."""
    assert named(("", "Ana", "Ana")) == ["Anna", "Ana", "Marco"]
