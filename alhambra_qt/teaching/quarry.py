"""Positions for exercises: moments of real games, stored compactly in one data file.

A kept moment is a position (``engine/position.py``) without deck, discards and bag, which are
filled by its seed, and with tiles written as ``"garden-8-sw 1 -2"`` (a place in an Alhambra) or
``"garden-8-sw"`` (reserve) where nothing more is said of them. The file is made by
``python -m tests.teaching.gather_positions``.
"""

import json
from functools import cache
from typing import Any

from alhambra_qt import paths
from alhambra_qt.engine import Game
from alhambra_qt.modules import read_position

NAME = "exercises.json"
HIDDEN = ("deck", "discards", "bag")
BASE = ""


def squeezed(data: dict[str, Any]) -> dict[str, Any]:
    """Write a position small."""
    small = {key: value for key, value in data.items() if key not in HIDDEN and value != {}}
    small["seats"] = [_squeezed_seat(seat) for seat in data["seats"]]
    return small


def _squeezed_seat(seat: dict[str, Any]) -> dict[str, Any]:
    small = {key: value for key, value in seat.items() if value not in ([], {}, None)}
    small["hand"] = " ".join(seat["hand"])
    small["alhambra"] = [_squeezed_tile(tile) for tile in seat["alhambra"]]
    small["reserve"] = [_squeezed_tile(tile) for tile in seat["reserve"]]
    return small


def _squeezed_tile(tile: dict[str, Any]) -> Any:
    if set(tile) == {"tile", "at"}:
        x, y = tile["at"]
        return f"{tile['tile']} {x} {y}"
    return tile["tile"] if set(tile) == {"tile"} else tile


def restored(small: dict[str, Any]) -> dict[str, Any]:
    """Give the position that was written small."""
    return {**small, "seats": [_restored_seat(seat) for seat in small["seats"]]}


def _restored_seat(seat: dict[str, Any]) -> dict[str, Any]:
    return {
        **seat,
        "hand": seat["hand"].split(),
        "alhambra": [_restored_tile(tile) for tile in seat["alhambra"]],
        "reserve": [_restored_tile(tile) for tile in seat["reserve"]],
    }


def _restored_tile(tile: Any) -> dict[str, Any]:
    if not isinstance(tile, str):
        return dict(tile)
    name, *at = tile.split()
    return {"tile": name, "at": [int(part) for part in at]} if at else {"tile": name}


@cache
def _kept() -> dict[str, list[dict[str, Any]]]:
    path = paths.assets_dir() / "teaching" / NAME
    kept: dict[str, list[dict[str, Any]]] = json.loads(path.read_text(encoding="utf-8"))
    return kept


def positions(module: str = BASE) -> int:
    """Tell how many moments there are of games with a module alone, or of the base game."""
    return len(_kept().get(module, ()))


def position(module: str, number: int) -> Game:
    """Lay the table of a kept moment."""
    return _laid(module, number).clone()


@cache
def _laid(module: str, number: int) -> Game:
    return read_position(restored(_kept()[module][number])).game
