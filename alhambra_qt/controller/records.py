"""Saved games: a record is the set-up and the actions; loading it plays it again.

Whatever is wrong with a file is said in one sentence that names the file and the field, and the
file itself is never touched. Writing goes to a new file first that then takes the old one's place,
so that a crash leaves either the old or the new game, never half of one.
"""

import errno
import json
import os
import tempfile
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alhambra_qt import __version__, modules
from alhambra_qt.controller import positions, skipping, takeovers, thoughts, words
from alhambra_qt.controller.gameconfig import (
    BadConfig,
    GameConfig,
    checked,
    seats_from_json,
    seats_to_json,
    setup_of,
)
from alhambra_qt.controller.seats import humans, tags
from alhambra_qt.controller.session import Session
from alhambra_qt.controller.thoughts import Thought, Written
from alhambra_qt.engine import BadData, IllegalAction, SetupClash
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import (
    action_from_json,
    action_to_json,
    setup_from_json,
    setup_to_json,
)
from alhambra_qt.engine.ids import letters_of, xy
from alhambra_qt.engine.pieces import TILE_ID
from alhambra_qt.i18n import Arg, Msg, msg

FORMAT = "alhambra-game"
VERSION = 1
SUFFIX = ".alhambra"
CHECK_EVERY = 25  # actions between two digests
LONGEST_COUNT = 9  # digits of a number of actions
SKIPS = "skips"  # who passes by itself between turns; left out where nobody does
TAKEOVERS = "takeovers"  # who took over which seat; left out where nobody did
THOUGHTS = "thoughts"  # what computers thought, by the number of the action
LONGEST_QUOTE = 80  # letters that a complaint repeats of a file

Json = dict[str, Any]

# How to change the format: raise VERSION and add MIGRATIONS[old] = a function that turns the data
# of the old version into that of the next; tests/saves keeps a file of every version.
MIGRATIONS: dict[int, Callable[[Json], Json]] = {}


class BadFile(Exception):
    """A file that cannot be opened; ``text`` says which and why, ``field`` names the field."""

    def __init__(self, path: Path, reason: Msg, field: str = "") -> None:
        super().__init__(f"{path}: {reason.id} {field}")
        self.path = path
        self.field = _cut(field)
        self.reason = _sayable(reason)
        self.text = msg("load-not-read", file=_cut(path.name), reason=self.reason)


def _sayable(reason: Msg) -> Msg:
    """Shorten what a broken file brought into a sentence: any length, any letter may be there."""
    return Msg(reason.id, tuple((name, _sayable_part(value)) for name, value in reason.args))


def _sayable_part(value: Arg) -> Arg:
    if isinstance(value, Msg):
        return _sayable(value)
    return _cut(value) if isinstance(value, str) else value


def _cut(text: str) -> str:
    whole = text.encode("utf-8", "replace").decode("utf-8")
    return whole if len(whole) <= LONGEST_QUOTE else f"{whole[: LONGEST_QUOTE - 1]}\u2026"


class SaveFailed(Exception):
    """A game that could not be written; ``text`` says where and why. The game goes on."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path}: {error}")
        self.path = path
        self.text = msg("save-failed", folder=str(path.parent), reason=why_unwritable(error))


def why_unwritable(error: OSError) -> Msg:
    """Say why a file cannot be written."""
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return msg("save-reason-read-only")
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return msg("save-reason-full")
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return msg("save-reason-no-folder")
    return msg("save-reason-other")


# -- writing ----------------------------------------------------------------------------------


def to_record(session: Session, digests: Mapping[int, str] | None = None) -> Json:
    """Write a session as a record; ``digests`` are those of earlier moments."""
    record = _played(session, digests)
    if kept := _kept(session):
        record[THOUGHTS] = {str(n): thoughts.to_json(thought) for n, thought in kept}
    return record


def to_text(session: Session, digests: Mapping[int, str], written: Written) -> str:
    """Write a session as the text of its record; ``written`` is what earlier saves left over."""
    text = _dumps(_played(session, digests))
    kept = _kept(session)
    return f'{text[:-1]},"{THOUGHTS}":{written.text(kept)}}}' if kept else text


def _kept(session: Session) -> list[tuple[int, Thought]]:
    """Give every thought with its step: what is told only at the end of the game must be there."""
    found = ((number, step.thought) for number, step in enumerate(session.steps))
    return [(number, thought) for number, thought in found if thought is not None]


def _played(session: Session, digests: Mapping[int, str] | None) -> Json:
    """Write all of a session but what computers thought."""
    count = len(session.steps)
    marks = {str(number): mark for number, mark in (digests or {}).items() if number < count}
    marks[str(count)] = session.digest()
    record = {
        "format": FORMAT,
        "version": VERSION,
        "app": __version__,
        "setup": setup_to_json(setup_of(session.config)),
        "seats": seats_to_json(session.began),
        "counts": session.config.counts,
        "start": session.start,
        "actions": [action_to_json(action) for action in session.actions],
        "digests": marks,
        "meta": _meta(session),
    }
    if session.skips:
        record[SKIPS] = skipping.to_json(session.skips)
    if session.takeovers:
        record[TAKEOVERS] = takeovers.to_json(session.takeovers)
    return record


def _meta(session: Session) -> Json:
    """What a list of games shows; it is worked out again whenever the game is saved."""
    people = [index for index, seat in enumerate(session.config.seats) if seat.kind == "human"]
    shown = people[0] if people else 0
    palace = session.observation(None).game.players[shown].palace
    tiles = [
        [TILE_ID[tile], *xy(cell), letters_of(palace.walls[cell])]
        for cell, tile in palace.tiles.items()
    ]
    return {
        "saved": datetime.now(UTC).isoformat(timespec="seconds"),
        "turn": session.turn,
        "scores": list(session.scores),
        "over": session.over,
        "preview": {"seat": shown, "tiles": tiles},
    }


def write(path: Path, data: Json, safe: bool = True) -> None:
    """Write data as a file, all of it or nothing; ``safe`` waits until it is on the disk.

    Raises:
        SaveFailed: with a sentence that says why.
    """
    write_text(path, _dumps(data), safe)


def _dumps(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def write_text(path: Path, text: str, safe: bool = True) -> None:
    """Write a text as a file, like ``write``.

    Raises:
        SaveFailed: with a sentence that says why.
    """
    name = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".new-", suffix=SUFFIX)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            if safe:
                file.flush()
                os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError as error:
        if name:
            Path(name).unlink(missing_ok=True)
        raise SaveFailed(path, error) from error


def save(session: Session, path: Path) -> None:
    """Save a game.

    Raises:
        SaveFailed: with a sentence that says why.
    """
    write(path, to_record(session))


# -- reading ----------------------------------------------------------------------------------


def read_json(path: Path) -> Json:
    """Read a file as a JSON object.

    Raises:
        BadFile: if it is none.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise BadFile(path, msg("load-missing")) from error
    except UnicodeDecodeError as error:
        raise BadFile(path, msg("load-not-text")) from error
    except OSError as error:
        raise BadFile(path, msg("load-forbidden")) from error
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadFile(path, msg("load-not-json", line=error.lineno)) from error
    except (RecursionError, ValueError) as error:  # too deep, or numbers of thousands of digits
        raise BadFile(path, msg("load-not-json", line=1)) from error
    if not isinstance(data, dict):
        raise BadFile(path, msg("load-foreign"), "format")
    return data


def migrated(path: Path, data: Json) -> Json:
    """Bring the data of an older version up to date.

    Raises:
        BadFile: for another program's file or a newer version.
    """
    if data.get("format") != FORMAT:
        raise BadFile(path, msg("load-foreign"), "format")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise bad_field(path, "version", "value")
    if version > VERSION:
        raise BadFile(path, msg("load-newer", found=version, known=VERSION), "version")
    while version < VERSION:
        data = MIGRATIONS[version](data)
        version += 1
    return data


def bad_field(path: Path, field: str, detail: str) -> BadFile:
    """Say that a field is wrong; ``detail`` is missing, type or value."""
    text = msg(f"load-detail-{detail}")
    return BadFile(path, msg("load-field", field=field, detail=text), field)


def load(path: Path) -> Session:
    """Open a saved game, a record, or a position.

    Raises:
        BadFile: with one sentence that names file and field.
    """
    data = read_json(path)
    if data.get("format") == positions.FORMAT:
        return load_position(path, data)
    data = migrated(path, data)
    session = _session(path, data)
    actions = data.get("actions")
    if not isinstance(actions, list):
        raise bad_field(path, "actions", "missing" if actions is None else "type")
    found = _actions(path, actions)
    _replay(path, session, found, _digests(path, data), _thoughts(path, data, found))
    try:
        changes = takeovers.from_json(data.get(TAKEOVERS, []), session.seats, len(found))
    except BadData as error:
        raise bad_field(path, error.field, "value") from error
    for change in changes:
        session.reseat(change)
    session.skips = skipping.from_json(data.get(SKIPS), humans(session.config))
    return session


def load_position(path: Path, data: Json) -> Session:
    """Start a game from a position.

    Raises:
        BadFile: naming the field that is wrong.
    """
    try:
        game, config = positions.open_position(data)
    except BadData as error:
        raise _bad_position(path, error.field, error.rule) from error
    return Session.at(_fit(path, config), game, data)


def _bad_position(path: Path, field: str, rule: str) -> BadFile:
    """Say what is wrong with a position: the rule it breaks, if it is one."""
    detail = words.rule_title(rule) if words.is_known(rule) else msg("load-detail-value")
    return BadFile(path, msg("load-position", field=field, detail=detail), field)


def _fit(path: Path, config: GameConfig) -> GameConfig:
    try:
        return checked(config)
    except BadConfig as error:
        first = error.problems[0]
        text = msg("load-field", field=first.field, detail=first.text)
        raise BadFile(path, text, first.field) from error


def _session(path: Path, data: Json) -> Session:
    """Lay the table of a record, with nothing played yet."""
    try:
        setup = setup_from_json(data.get("setup"))
        seats = seats_from_json(data.get("seats"))
    except BadData as error:
        detail = "missing" if error.field not in data and "." not in error.field else "value"
        raise bad_field(path, error.field, detail) from error
    if len(seats) != setup.seats:
        raise bad_field(path, "seats", "value")
    config = GameConfig(
        seats=seats,
        modules=setup.modules,
        seed=setup.seed,
        variants=setup.variants,
        youngest=setup.youngest,
        counts=data.get("counts") is not False,
    )
    config = _fit(path, config)
    start = data.get("start")
    if start is not None:
        return _from_position(path, config, start)
    try:
        return Session(config, tags(config), game=modules.new_game(setup))
    except SetupClash as error:
        raise bad_field(path, f"setup.{error.field}", "value") from error


def _from_position(path: Path, config: GameConfig, start: Any) -> Session:
    if not isinstance(start, dict):
        raise bad_field(path, "start", "type")
    try:
        game, _ = positions.open_position(start)
    except BadData as error:
        raise _bad_position(path, f"start.{error.field}", error.rule) from error
    if len(game.players) != len(config.seats):
        raise bad_field(path, "seats", "value")
    return Session.at(config, game, start)


def _actions(path: Path, actions: list[Any]) -> list[Action]:
    found = []
    for index, data in enumerate(actions):
        field = f"actions.{index}"
        try:
            found.append(action_from_json(data, field))
        except BadData as error:
            text = msg("load-action", n=index + 1, field=error.field)
            raise BadFile(path, text, error.field) from error
    return found


def _digests(path: Path, data: Json) -> dict[int, str]:
    digests = data.get("digests", {})
    if not isinstance(digests, dict):
        raise bad_field(path, "digests", "type")
    for key, mark in digests.items():
        # int() takes neither every isdigit() letter nor thousands of digits
        number = key.isascii() and key.isdigit() and len(key) <= LONGEST_COUNT
        if not number or not isinstance(mark, str):
            raise bad_field(path, f"digests.{key}", "value")
    return {int(key): mark for key, mark in digests.items()}


def _thoughts(path: Path, data: Json, actions: list[Action]) -> dict[int, Thought]:
    kept = data.get(THOUGHTS, {})
    if not isinstance(kept, dict):
        raise bad_field(path, THOUGHTS, "type")
    found = {}
    for key, part in kept.items():
        number = int(key) if key.isascii() and key.isdigit() and len(key) <= LONGEST_COUNT else -1
        if not 0 <= number < len(actions):
            raise bad_field(path, f"{THOUGHTS}.{key}", "value")
        try:
            found[number] = thoughts.from_json(part, actions[number], f"{THOUGHTS}.{key}")
        except BadData as error:
            raise bad_field(path, error.field, "value") from error
    return found


def _replay(
    path: Path,
    session: Session,
    actions: list[Action],
    marks: dict[int, str],
    thought: dict[int, Thought],
) -> None:
    """Play the actions and compare the digests on the way."""
    for index in range(len(actions) + 1):
        mark = marks.get(index)
        if mark is not None and session.digest() != mark:
            text = msg("load-digest", n=index, field=f"digests.{index}")
            raise BadFile(path, text, f"digests.{index}")
        if index == len(actions):
            return
        try:
            session.replay((actions[index],), thought.get(index))
        except IllegalAction as error:
            field = f"actions.{index}"
            text = msg("load-action", n=index + 1, field=field)
            raise BadFile(path, text, field) from error
