"""The report a user can send after a fault: log, game and settings, without any names."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from alhambra_qt import logs
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.session import Session
from alhambra_qt.settings import SETTINGS, Settings

Json = dict[str, Any]


def report(about: str, session: Session | None, settings: Settings) -> str:
    """Return everything that helps to find a fault as one text."""
    chosen = {key: settings.get(key) for key, setting in SETTINGS.items() if setting.kind != "data"}
    parts = {
        "Program": about,
        "Log": logs.private(logs.tail()),
        "Settings": json.dumps(chosen, indent=1),
        "Game": "none" if session is None else _game(session),
    }
    return "\n\n".join(f"== {title} ==\n{text}" for title, text in parts.items()) + "\n"


def _game(session: Session) -> str:
    try:
        return json.dumps(nameless(session), separators=(",", ":"))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return f"cannot be written: {type(error).__name__}"


def nameless(session: Session) -> Json:
    """Return a game as a loadable record, with names replaced by numbers and no thoughts."""
    record: Json = json.loads(json.dumps(records.to_record(session)))
    record.pop(records.THOUGHTS, None)
    start = record["start"]
    seats = [record["seats"], start.get("seats", []) if isinstance(start, dict) else []]
    for number, seat in ((number, seat) for part in seats for number, seat in enumerate(part, 1)):
        if "name" in seat:
            seat["name"] = f"Player {number}"
    return record


def names(session: Session | None, settings: Settings) -> list[str]:
    """List the names of all present and former players."""
    playing = [] if session is None else [seat.name for seat in session.config.seats]
    remembered = (settings.data(key) for key, setting in SETTINGS.items() if setting.kind == "data")
    return [*playing, *(name for data in remembered for name in _names_in(data))]


def _names_in(data: Any) -> Iterator[str]:
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    if isinstance(data, dict) and isinstance(data.get("name"), str):
        yield data["name"]
    for part in parts:
        yield from _names_in(part)
