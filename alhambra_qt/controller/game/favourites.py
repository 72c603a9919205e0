"""Set-ups that somebody gave a name, kept in the settings."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from attrs import evolve, frozen
from msgspec import Meta as Limits
from msgspec import Struct

from alhambra_qt import files
from alhambra_qt.controller.game.gameconfig import GameConfig, from_json, problems, to_json
from alhambra_qt.files import Unreadable

MOST = 12
NAME_LENGTH = 24


@frozen
class Favourite:
    """A set-up with its name; it has no seed, so that every game from it is another one."""

    name: str
    config: GameConfig


class _StoredFavourite(Struct):
    """A favourite as it is written."""

    name: Annotated[str, Limits(max_length=NAME_LENGTH, pattern=r"\S")]
    setup: dict[str, Any]


def read(data: Mapping[str, Any]) -> tuple[Favourite, ...]:
    """Read favourites; what cannot be read or played (any more) is left out."""
    found = [known for part in _parts(data) if (known := _known(part)) is not None]
    return tuple(found[:MOST])


def _parts(data: Mapping[str, Any]) -> list[Any]:
    parts = data.get("list")
    return parts if isinstance(parts, list) else []


def _known(part: Any) -> Favourite | None:
    try:
        stored = files.fit(part, _StoredFavourite)
        config = from_json(stored.setup)
    except Unreadable:
        return None
    return None if problems(config) else Favourite(stored.name, config)


def write(favourites: Sequence[Favourite], before: Mapping[str, Any]) -> dict[str, Any]:
    """Write favourites for the settings; what was not read ``before`` stays behind them."""
    written = [{"name": part.name, "setup": to_json(part.config)} for part in favourites]
    known = [part for part in _parts(before) if _known(part) is not None]
    odd = [part for part in _parts(before) if _known(part) is None]
    return {"list": [*written, *known[MOST:], *odd]}


def keep(
    favourites: Sequence[Favourite], name: str, config: GameConfig
) -> tuple[Favourite, ...] | None:
    """Add a set-up, or put it in the place of the one of that name; None if there is no room."""
    new = Favourite(name.strip()[:NAME_LENGTH], evolve(config, seed=""))
    if any(part.name == new.name for part in favourites):
        return tuple(new if part.name == new.name else part for part in favourites)
    return None if len(favourites) >= MOST else (*favourites, new)


def forget(favourites: Sequence[Favourite], name: str) -> tuple[Favourite, ...]:
    """Leave one out."""
    return tuple(part for part in favourites if part.name != name)
