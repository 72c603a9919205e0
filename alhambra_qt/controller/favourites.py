"""Set-ups that somebody gave a name, kept in the settings."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from alhambra_qt.controller.gameconfig import GameConfig, from_json, problems, to_json
from alhambra_qt.files import Unreadable

MOST = 12
NAME_LENGTH = 24


@frozen
class Favourite:
    """A set-up with its name; it has no seed, so that every game from it is another one."""

    name: str
    config: GameConfig


def read(data: Mapping[str, Any]) -> tuple[Favourite, ...]:
    """Read favourites; what cannot be read or played (any more) is left out."""
    found: list[Favourite] = []
    parts = data.get("list")
    for part in parts if isinstance(parts, list) else ():
        name = part.get("name") if isinstance(part, Mapping) else None
        if not isinstance(name, str) or not name.strip():
            continue
        try:
            config = from_json(part.get("setup"))
        except Unreadable:
            continue
        if not problems(config):
            found.append(Favourite(name, config))
    return tuple(found[:MOST])


def write(favourites: Sequence[Favourite]) -> dict[str, Any]:
    """Write favourites for the settings."""
    return {"list": [{"name": part.name, "setup": to_json(part.config)} for part in favourites]}


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
