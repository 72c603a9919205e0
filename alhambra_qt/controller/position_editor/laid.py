"""Pieces that modules add to a set-up position: places with pieces, marks of tiles, choices.

Also here: how the data of a table is named when something in it is wrong.

Everything is a field that a face describes; positions hold it in whatever form the module reads.
"""

from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any, cast

from alhambra_qt import modules
from alhambra_qt.controller.faces.face import LaidField
from alhambra_qt.controller.view.view_parts import At
from alhambra_qt.controller.words.names import card_name, tile_name
from alhambra_qt.engine import BadData
from alhambra_qt.engine.fields import is_text
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_KIND, TILE_BY_ID, TILE_KIND
from alhambra_qt.engine.position import owners_of_pieces
from alhambra_qt.i18n import Msg, has_text, msg

Json = dict[str, Any]
TEXTS = ("name", "seed", "modules")  # whatever these say, it is no piece
HERE = (0, 0)  # where a field is that has no cell


def entry_at(seat: Json, at: At) -> Json | None:
    """Return the entry of a built tile."""
    built = seat.get("alhambra") or ()
    return next((entry for entry in built if tuple(entry["at"]) == at), None)


def value_of(data: Json, name: str, field: LaidField, seat: int, at: At = HERE) -> Any:
    """Return the value of a field: a list, or a mark; None if there is none."""
    home = data.get("dirk") or {} if field.on == "dirk" else _home(data, field, seat)
    if field.reads is not None:
        return field.reads(home, at)
    if field.on == "tile":
        entry = entry_at(home, at)
        return None if entry is None else entry.get(name)
    return home.get(name)


def put_value(data: Json, name: str, field: LaidField, seat: int, at: At, value: Any) -> None:
    """Write the value of a field into a position."""
    home: Json | None = _home(data, field, seat)
    if field.writes is not None and home is not None:
        field.writes(home, at, value)
        return
    if field.on == "tile" and home is not None:
        home = entry_at(home, at)
    if home is not None:
        home[name] = value
        if value in (None, False, ""):
            del home[name]


def _home(data: Json, field: LaidField, seat: int) -> Json:
    if field.on == "table":
        return data
    found: Json = data.setdefault("dirk", {}) if field.on == "dirk" else data["seats"][seat]
    return found


def cleared(data: Json, removed: Collection[str]) -> tuple[Json, int]:
    """Return a position without what some modules brought, and how many pieces that was."""
    owners = owners_of_pieces(modules.ALL).items()
    kinds = {kind for kind, owner in owners if owner.module in removed}
    fields = {name for module in modules.ALL if module.id in removed for name in module.fields}
    count = 0

    def strip(part: Any) -> Any:
        nonlocal count
        if isinstance(part, str):
            gone = _kind(part) in kinds
        else:
            gone = isinstance(part, dict) and _kind(part.get("tile")) in kinds
        if gone:
            count += 1
            return None
        if isinstance(part, list):
            return [stripped for old in part if (stripped := strip(old)) is not None or old is None]
        if not isinstance(part, dict):
            return part
        for name in fields & part.keys():
            count += len(part[name]) if isinstance(part[name], list) else bool(part[name])
        return {
            name: value if name in TEXTS else strip(value)
            for name, value in part.items()
            if name not in fields
        }

    variants = data.get("variants") or {}
    kept = {name: variant for name, variant in variants.items() if name not in removed}
    found: Json = strip({name: value for name, value in data.items() if name != "variants"})
    return {**found, "variants": kept}, count


def _kind(piece: object) -> str:
    if not isinstance(piece, str):
        return ""
    if piece in TILE_BY_ID:
        return TILE_KIND[TILE_BY_ID[piece]]
    return CARD_KIND[CARD_BY_ID[piece]] if piece in CARD_BY_ID else ""


def tile_of(entry: object) -> object:
    """Return the tile of an entry that has more to it; None if it is none."""
    return entry.get("tile") if isinstance(entry, Mapping) else None


def trouble(data: Mapping[str, Any], error: BadData, rule: Msg) -> Msg:
    """Name whose piece breaks a rule; the field if it is about no piece."""
    path, part, found = error.field.split("."), cast(Any, data), list[Any]()
    for name in path:
        with suppress(LookupError, TypeError, ValueError):
            part = part[int(name) if isinstance(part, list) else name]
            found.append(part)
    piece = next((thing for place in reversed(found) if (thing := _thing(place)) is not None), None)
    owner: Msg | str = msg(f"position-zone-{path[0]}")
    if path[0] == "seats" and len(found) > 1:
        given = found[1].get("name") if isinstance(found[1], Mapping) else None
        owner = given if is_text(given) and given else msg("real-name", n=int(path[1]) + 1)
    if piece is None and path[0] == "seats" and path[-1] == "alhambra":  # the board as a whole
        return msg(
            "position-wrong-board", board=msg("position-zone-alhambra", name=owner), rule=rule
        )
    if piece is None or (isinstance(owner, Msg) and not has_text(owner.id)):
        return msg("load-position", field=error.field, detail=rule)
    return msg("position-wrong", name=owner, thing=piece, rule=rule)


def _thing(part: object) -> Msg | None:
    """Name a piece as it stands in the data."""
    name = tile_of(part) or part
    if not isinstance(name, str):
        return None
    if name in TILE_BY_ID:
        return tile_name(name)
    return card_name(name) if name in CARD_BY_ID else None
