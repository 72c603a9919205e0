"""``replay``: a record is played again from its first action, and must lead where it says."""

import argparse
from collections.abc import Mapping
from typing import Any

from alhambra_qt import modules
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import seats_from_json
from alhambra_qt.engine import BadData, Game, Refusal, SetupClash, apply_unchecked, why_not
from alhambra_qt.engine.codec import action_from_json, digest, setup_from_json
from alhambra_qt.engine.fields import Fields, shown
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import DEFAULT, tr
from alhambra_qt.lab.questions import in_file
from alhambra_qt.lab.reading import BadInput, Json, read_file
from alhambra_qt.lab.texts import refusal_text
from alhambra_qt.lab.writing import emit


def run(options: argparse.Namespace) -> None:
    """Replay a file and print where it leads.

    Raises:
        BadInput: naming the field that cannot be read, or the action that is illegal.
    """
    data = read_file(options.record)
    if not isinstance(data, Mapping):
        raise BadInput("a record must be an object", file=options.record)
    try:
        emit(replay(Fields(data, ""), options.until))
    except BadData as error:
        complaint = in_file(error, options.record)
        raise complaint from error


def replay(fields: Fields, until: int | None) -> Json:
    """Play a record's actions, all or the first ``until``.

    Raises:
        BadData: naming the field; for an action that does not fit also the rule it breaks.
    """
    data = _current(fields)
    game = start_of(data)
    actions = data.get("actions")
    if not isinstance(actions, list):
        raise BadData("actions", f"must be a list, not {shown(actions)}")
    if until is not None and until > len(actions):
        raise BadData("--until", f"the record has {len(actions)} actions only")
    marks = _marks(data.get("digests", {}))
    last = len(actions) if until is None else until
    _check_mark(game, marks, 0)
    for number, part in enumerate(actions[:last]):
        _play(game, part, f"actions.{number}")
        _check_mark(game, marks, number + 1)
    scores = [player.score for player in game.players]
    return {"ok": True, "actions": last, "scores": scores, "digest": digest(game)}


def _current(fields: Fields) -> Json:
    """Give the data of a record in the newest version."""
    form = fields.required("format")
    if form != records.FORMAT:
        raise BadData("format", f"must be {records.FORMAT!r}, not {shown(form)}")
    try:
        return records.migrated(dict(fields.data))
    except Unreadable as error:
        raise BadData(error.field, tr(DEFAULT, error.reason)) from error


def start_of(data: Mapping[str, Any]) -> Game:
    """Lay the table of a record: by its set-up, or by the position it starts from.

    Raises:
        BadData: naming the field that is wrong.
    """
    setup = setup_from_json(data.get("setup"))
    try:
        seats = seats_from_json(data.get("seats"))
    except Unreadable as error:
        raise BadData(error.field, tr(DEFAULT, error.reason)) from error
    if len(seats) != setup.seats:
        raise BadData("seats", f"must list the {setup.seats} seats of the set-up")
    start = data.get("start")
    if start is not None:
        return _start_position(start, len(seats))
    try:
        return modules.new_game(setup)
    except SetupClash as clash:
        raise BadData(f"setup.{clash.field}", str(clash)) from clash


def _start_position(start: Any, seats: int) -> Game:
    try:
        game = modules.read_position(start).game
    except BadData as error:
        field = "start" if error.field == "position" else f"start.{error.field}"
        raise BadData(field, str(error), error.rule) from error
    if len(game.players) != seats:
        raise BadData("start.seats", f"must list the {seats} seats of the set-up")
    return game


def _play(game: Game, part: Any, field: str) -> None:
    action = action_from_json(part, field)
    refusal = why_not(game, action)
    if refusal is not None:
        raise BadData(
            field, f"{action.name} no longer fits: {_sentence(refusal, part)}", refusal.rule
        )
    apply_unchecked(game, action)


def _sentence(refusal: Refusal, part: Mapping[str, Any]) -> str:
    return refusal_text(refusal, part.get("tile"), DEFAULT)


def _marks(digests: Any) -> Mapping[str, Any]:
    if not isinstance(digests, Mapping):
        raise BadData("digests", f"must be an object, not {shown(digests)}")
    for key, mark in digests.items():
        if not (key.isascii() and key.isdigit() and isinstance(mark, str)):
            raise BadData(f"digests.{key}", "is no digest after a number of actions")
    return digests


def _check_mark(game: Game, marks: Mapping[str, Any], number: int) -> None:
    mark = marks.get(str(number))
    if mark is not None and mark != digest(game):
        text = f"after {number} actions the game is not the one the record describes"
        raise BadData(f"digests.{number}", text)
