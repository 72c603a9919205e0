"""Saved games: a record is the set-up and the actions; loading replays them.

An error in a file is reported in one sentence that names the file and the field; the file is never
changed. Writing creates a new file that then replaces the old one, so a crash leaves either the old
or the new game, never half of one.

A branch continues from a moment of a finished game and is stored in its record, as a tree. It does
not count: it shows what else could have been. It starts with the same hidden cards and tiles or
with a new deal, and anybody may play any seat.
"""

import glob
import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from attrs import evolve

from alhambra_qt import __version__, files, modules
from alhambra_qt.controller.game import file_shapes, gameconfig, seats, thoughts
from alhambra_qt.controller.game.gameconfig import (
    BadConfig,
    GameConfig,
    checked,
    seats_from_json,
    seats_to_json,
    setup_of,
)
from alhambra_qt.controller.game.seats import Seating, Takeover, people, tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import MARK, Branch
from alhambra_qt.controller.game.thoughts import Thought, Written
from alhambra_qt.controller.words import sentences as words
from alhambra_qt.engine import BadData, Game, IllegalAction, SetupClash
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import (
    action_from_json,
    action_to_json,
    setup_from_json,
    setup_to_json,
)
from alhambra_qt.engine.ids import letters_of, xy
from alhambra_qt.engine.pieces import TILE_ID
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, msg

Json = file_shapes.Json
FORMAT = "alhambra-game"
VERSION = 2
SUFFIX = ".alhambra"
REVIEW = ".review.json"  # suffix of a review's file
TABLE = ".table"  # suffix of the keys with which a game at several computers goes on
SKIPS = "skips"  # who passes automatically between turns; omitted if nobody does
TAKEOVERS = "takeovers"  # who took over which seat; omitted if nobody did
PURISTS = "purists"  # omitted unless counting aids are off
ELSEWHERE = "elsewhere"  # people at other computers; omitted if all are here or the game is over
BRANCHES = "branches"  # alternative lines from a moment of the game; omitted if none
LEFT_OUT = "left_out"  # unreadable branches, preserved for a later version
THOUGHTS = "thoughts"  # computer players' thoughts, by the number of the action


# How to change the format: raise VERSION and add MIGRATIONS[old] = a function that turns the data
# of the old version into that of the next; tests/saves has a file of every version.
MIGRATIONS: dict[int, Callable[[Json], Json]] = {
    1: lambda data: {**data, BRANCHES: []}  # version 2 added branches
}


class NoLongerFits(Unreadable):
    """A record that no longer replays; ``upto`` is how many actions are certain to fit."""

    def __init__(self, reason: Msg, field: str, upto: int) -> None:
        super().__init__(reason, field)
        self.upto = upto


def play_line(session: Session, line: file_shapes.SavedLine, upto: int | None = None) -> None:
    """Play a line from the session's current state: all actions or the first ``upto``.

    Raises:
        Unreadable, BadData: with the field that is invalid or no longer fits.
    """
    begin = len(session.steps)
    actions, most = _actions(line.actions[:upto]), begin + len(line.actions)
    marks = {int(number): mark for number, mark in line.digests.items()}
    _replay(session, actions, marks, _thoughts(line.thoughts, actions, begin, most))
    for change in seats.from_saved(line.takeovers, session.seats, most):
        session.reseat(evolve(change, at=min(change.at, len(session.steps))))


def _actions(actions: list[Json]) -> list[Action]:
    found = []
    for index, data in enumerate(actions):
        try:
            found.append(action_from_json(data, f"actions.{index}"))
        except BadData as error:
            text = msg("load-action", n=index + 1, field=error.field)
            raise Unreadable(text, error.field) from error
    return found


def _thoughts(
    kept: dict[str, file_shapes.SavedThought], actions: list[Action], begin: int, most: int
) -> dict[int, Thought]:
    """Read the thoughts about the loaded actions, for those before ``most``."""
    found = {}
    for key, part in kept.items():
        number, field = int(key), f"thoughts.{key}"
        if not begin <= number < most:
            raise files.bad_field(field)
        if number - begin < len(actions):
            found[number] = thoughts.from_saved(part, actions[number - begin], field)
    return found


def _replay(
    session: Session, actions: list[Action], marks: dict[int, str], thought: dict[int, Thought]
) -> None:
    begin, sure, checked_once = len(session.steps), 0, False
    for index in range(len(actions) + 1):
        number = begin + index
        mark = marks.get(number)
        if mark is not None:
            if mark != (session.marks.get(number) or session.digest()):
                field = f"digests.{number}"
                raise NoLongerFits(msg("load-digest", n=number, field=field), field, sure)
            sure, checked_once = index, True
        if index == len(actions):
            return
        try:
            session.replay((actions[index],), thought.get(number))
        except IllegalAction as error:
            field = f"actions.{index}"
            text = msg("load-action", n=index + 1, field=field)
            raise NoLongerFits(text, field, index if checked_once else 0) from error


BRANCH_FIELDS = ("name", "parent", "at", "luck")
MOST_BRANCHES = 200  # branches per game
LONGEST_BRANCH = 5_000  # actions per branch


class BadBranch(Exception):
    """A branch that cannot be opened; ``text`` says why. The game itself is not affected."""

    def __init__(self, branch: Branch, trouble: Unreadable) -> None:
        super().__init__(f"{branch.name}: {trouble}")
        self.text = msg("branch-not-read", name=branch.name, reason=trouble.reason)


def no_branch_yet(session: Session) -> Msg | None:
    """Say why a branch cannot be started from this game; None if it can.

    During a game a branch would reveal what is still to be drawn.
    """
    root = session.root or session
    if not root.over:
        return msg("branch-not-over")
    return msg("branch-most", most=MOST_BRANCHES) if len(root.branches) >= MOST_BRANCHES else None


def play_on(
    line: Session, number: int, name: str, luck: str = "", changes: Sequence[Seating] = ()
) -> Session:
    """Start a branch of a game or branch after so many actions; ``changes`` set new players.

    Raises:
        ValueError: if that is not possible, or the moment is its end.
    """
    root, parent = line.root or line, line.branch
    if no_branch_yet(line) is not None or number >= len(line.steps):
        raise ValueError(f"nobody can play on after {number} actions")
    while parent is not None and number < parent.at:
        parent = parent.parent
    branch = Branch(name, parent, number, luck)
    session = line.leave_by(branch)
    for change in changes:
        session.reseat(Takeover(change.seat, change.kind, change.level, change.style, number))
    root.branches.append(branch)
    return session


def open_branch(root: Session, branch: Branch) -> Session:
    """Return a branch as far as it was played.

    Raises:
        BadBranch: with a sentence that says why it cannot be opened.
    """
    session = root
    for line in branch.way:
        session = session.leave_by(line)
        try:
            play_line(session, files.fit(line.data, file_shapes.SavedLine))
        except Unreadable as error:
            raise BadBranch(line, error) from error
        except BadData as error:
            raise BadBranch(line, files.bad_field(error.field)) from error
    return session


def remove_branch(root: Session, branch: Branch) -> None:
    """Delete a branch and its descendants."""
    root.branches[:] = [
        line for line in root.branches if line is not branch and not line.leaves(branch)
    ]


# -- as data ----------------------------------------------------------------------------------


def branches_to_json(branches: Sequence[Branch]) -> list[Json]:
    """Return branches as JSON data; each one follows its parent."""
    numbers = {branch: number for number, branch in enumerate(branches)}
    return [
        {
            "name": branch.name,
            "parent": -1 if branch.parent is None else numbers[branch.parent],
            "at": branch.at,
            "luck": branch.luck,
            **branch.data,
        }
        for branch in branches
    ]


def branches_from_saved(
    data: Sequence[Any], actions: int
) -> tuple[list[Branch], list[Any], Unreadable | None]:
    """Read branches from the file of a game with so many actions.

    An unreadable branch is left out together with its descendants; the game itself loads. Return
    the branches, what was left out, and the error of the first one.
    """
    found: list[Branch | None] = []
    left: list[Any] = []
    trouble: Unreadable | None = None
    for number, part in enumerate(data):
        try:
            if len(found) - len(left) == MOST_BRANCHES:
                raise Unreadable(msg("load-branches", most=MOST_BRANCHES), "branches")
            found.append(_read_branch(part, f"branches.{number}", found, actions))
        except Unreadable as error:
            found.append(None)
            left.append(part)
            trouble = trouble or error
    return [read for read in found if read is not None], left, trouble


def _read_branch(part: Any, where: str, before: Sequence[Branch | None], actions: int) -> Branch:
    head = files.fit(part, file_shapes.SavedBranch, where)
    if len(head.actions) > LONGEST_BRANCH:
        raise files.bad_field(f"{where}.actions", "long")
    if head.parent >= len(before):
        raise files.bad_field(f"{where}.parent")
    parent = None if head.parent < 0 else before[head.parent]
    if parent is None and head.parent >= 0:
        raise files.bad_field(f"{where}.parent")
    if head.at >= (actions if parent is None else parent.length):
        raise files.bad_field(f"{where}.at")
    rest = {key: value for key, value in part.items() if key not in BRANCH_FIELDS}
    return Branch(head.name, parent, head.at, head.luck, rest)


class BadFile(Exception):
    """A file that cannot be opened; ``text`` says which and why, ``field`` names the field.

    A game that fits in part can be opened up to ``upto`` actions.
    """

    def __init__(self, path: Path, trouble: Unreadable, upto: int = 0) -> None:
        super().__init__(f"{path}: {trouble}")
        self.path, self.field, self.reason = path, trouble.field, trouble.reason
        self.upto = upto
        self.text = msg("load-not-read", file=path.name, reason=self.reason)


class SaveFailed(Exception):
    """A game that could not be saved; ``text`` says where and why. The game goes on."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path}: {error}")
        self.path = path
        self.text = msg("save-failed", folder=str(path.parent), reason=files.why_unwritable(error))


# -- writing ----------------------------------------------------------------------------------


def to_record(session: Session) -> Json:
    """Return a session as a record; a branch is written with its parent game."""
    session = _with_branch(session)
    return {**_played(session), **line_of(session)}


def line_of(session: Session, begin: int = 0) -> Json:
    """Return the actions after the first ``begin``, with their metadata."""
    actions = [action_to_json(action) for action in session.actions[begin:]]
    kept = {str(n): thoughts.to_json(thought) for n, thought in _kept(session) if n >= begin}
    return {"actions": actions, THOUGHTS: kept} if kept else {"actions": actions}


def _with_branch(session: Session) -> Session:
    """Return a branch's root game, with the branch as it is now stored in it."""
    root, branch = session.root, session.branch
    if root is None or branch is None:
        return session
    marks = {**session.marks, len(session.steps): session.digest()}
    changes = [change for change in session.takeovers if change.at >= branch.at]
    for stale in (THOUGHTS, TAKEOVERS):
        branch.data.pop(stale, None)
    branch.data.update(
        line_of(session, branch.at),
        digests={str(number): mark for number, mark in marks.items() if number >= branch.at},
        meta=_meta(session),
    )
    if changes:
        branch.data[TAKEOVERS] = seats.to_json(changes)
    return root


def to_text(session: Session, written: Written) -> str:
    """Return a session's record as text; ``written`` caches text from earlier saves."""
    session = _with_branch(session)
    actions = written.actions(session.actions)
    text = f'{dumps(_played(session))[:-1]},"actions":[{actions}]}}'
    kept = _kept(session)
    return f'{text[:-1]},"{THOUGHTS}":{written.text(kept)}}}' if kept else text


def _kept(session: Session) -> list[tuple[int, Thought]]:
    """Return every thought with its step, even those shown only after the game."""
    found = ((number, step.thought) for number, step in enumerate(session.steps))
    return [(number, thought) for number, thought in found if thought is not None]


def _played(session: Session) -> Json:
    marks = {**session.marks, len(session.steps): session.digest()}
    record = {
        **session.foreign,
        "format": FORMAT,
        "version": VERSION,
        "app": __version__,
        "setup": setup_to_json(setup_of(session.config)),
        "seats": seats_to_json(session.began),
        "counts": session.config.counts,
        "sealed": session.config.sealed,
        "start": session.start,
        "digests": {str(number): mark for number, mark in marks.items()},
        "meta": _meta(session),
    }
    if session.branches:
        record[BRANCHES] = branches_to_json(session.branches)
    if session.skips:
        record[SKIPS] = seats.skips_to_json(session.skips)
    if session.takeovers:
        record[TAKEOVERS] = seats.to_json(session.takeovers)
    if session.config.purist:
        record[PURISTS] = {"on": True}
    if session.away and not session.over:
        record[ELSEWHERE] = list(session.away)
    return record


def _meta(session: Session) -> Json:
    """Return the summary for game lists, recomputed at every save."""
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


def dumps(data: Json) -> str:
    """Return data as JSON in one line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def write(path: Path, text: str, *, safe: bool = True) -> None:
    """Write a text file atomically; ``safe`` waits until it is on the disk.

    Raises:
        SaveFailed: with a sentence that says why.
    """
    try:
        files.write(path, text, safe=safe)
    except OSError as error:
        raise SaveFailed(path, error) from error


def save(session: Session, path: Path) -> None:
    """Save a game.

    Raises:
        SaveFailed: with a sentence that says why.
    """
    write_record(path, to_record(session))


def write_record(path: Path, record: Json, *, safe: bool = True) -> None:
    """Write a record to a file, like ``write``.

    Raises:
        SaveFailed: with a sentence that says why.
    """
    write(path, dumps(record), safe=safe)


# -- reading ----------------------------------------------------------------------------------


def review_path(record: Path, branch: Branch | None = None) -> Path:
    """Return the file of a record's review, or of the review of one of its branches."""
    which = "" if branch is None else f".{branch.mark}"
    return record.with_name(f"{record.name}{which}{REVIEW}")


def keys_path(record: Path) -> Path:
    """Return the file of the keys of a table whose game is in a record."""
    return record.with_name(record.name + TABLE)


def review_paths(record: Path) -> list[Path]:
    """List the possible review files of a record: its own and those of its branches."""
    marked = f"{glob.escape(record.name)}.{'[0-9a-f]' * MARK}{REVIEW}"
    return [review_path(record), *record.parent.glob(marked)]


def migrated(data: Json) -> Json:
    """Migrate the data of an older version.

    Raises:
        Unreadable: for another program's file or a newer version.
    """
    if data.get("format") != FORMAT:
        raise Unreadable(msg("load-foreign"), "format")
    version = files.fit(data.get("version"), file_shapes.Version, "version")
    if version > VERSION:
        raise Unreadable(msg("load-newer", found=version, known=VERSION), "version")
    while version < VERSION:
        data = MIGRATIONS[version](data)
        version += 1
    return data


def load(path: Path, upto: int | None = None, tell: Callable[[Msg], None] | None = None) -> Session:
    """Open a saved game, a record, or a position; of a record only the first ``upto`` actions.

    Errors in a branch are reported; the game itself opens without it.

    Raises:
        BadFile: with one sentence that names file and field.
    """
    try:
        return opened(files.read(path, Json), upto, tell)
    except Unreadable as error:
        raise BadFile(path, error, error.upto if isinstance(error, NoLongerFits) else 0) from error
    except BadData as error:
        raise BadFile(path, files.bad_field(error.field)) from error


def opened(
    data: Json, upto: int | None = None, tell: Callable[[Msg], None] | None = None
) -> Session:
    """Open a record or position that is data already.

    Raises:
        Unreadable, BadData: with the field that is wrong.
    """
    if data.get("format") == gameconfig.FORMAT:
        return _at_position(data)
    data = migrated(data)
    return _from_record(files.fit(data, file_shapes.SavedGame), data, upto, tell)


def _from_record(
    game: file_shapes.SavedGame, data: Json, upto: int | None, tell: Callable[[Msg], None] | None
) -> Session:
    purists = game.purists or file_shapes.SavedPurists()
    table = {"counts": game.counts, "purist": purists.on, "sealed": game.sealed}
    config = config_of(game.setup, game.seats, **table)
    session = _laid(config, game.start)
    session.foreign = {key: data[key] for key in data if key not in file_shapes.FIELDS}
    play_line(session, game, upto)
    session.elsewhere = frozenset(people(session.config)) & {*game.elsewhere}
    session.skips = seats.skips_from_json(game.skips, people(session.config))
    if upto is None:  # a truncated game is a different game from then on
        _add_branches(session, game.branches, tell)
    return session


def _add_branches(session: Session, data: list[Any], tell: Callable[[Msg], None] | None) -> None:
    """Read the branches of a game; unreadable ones stay in its file."""
    found, left, trouble = branches_from_saved(data, len(session.steps))
    session.branches += found
    if trouble is None:
        return
    before = session.foreign.get(LEFT_OUT)
    session.foreign[LEFT_OUT] = [*(before if isinstance(before, list) else []), *left]
    if tell is not None:
        tell(msg("branches-left-out", n=len(left), reason=trouble.reason))


def _at_position(data: Json) -> Session:
    game, config = _position(data, "")
    return Session.at(_fit(config), game, data)


def _position(data: Json, where: str) -> tuple[Game, GameConfig]:
    """Read a position; an error names the broken rule, if there is one."""
    try:
        return gameconfig.open_position(data)
    except BadData as error:
        known = words.is_known(error.rule)
        detail = words.rule_title(error.rule) if known else msg("load-detail-value")
        field = f"{where}{error.field}"
        raise Unreadable(msg("load-position", field=field, detail=detail), field) from error


def config_of(
    setup: Any, seats: Any, *, counts: bool = True, purist: bool = False, sealed: bool = False
) -> GameConfig:
    """Read and validate the set-up of a game.

    Raises:
        Unreadable, BadData: with the name of the field.
    """
    read, people = setup_from_json(setup), seats_from_json(seats)
    if len(people) != read.seats:
        raise files.bad_field("seats")
    config = GameConfig(
        seats=people,
        modules=read.modules,
        seed=read.seed,
        variants=read.variants,
        youngest=read.youngest,
        counts=counts,
        purist=purist,
        sealed=sealed,
    )
    return _fit(config)


def _fit(config: GameConfig) -> GameConfig:
    try:
        return checked(config)
    except BadConfig as error:
        first = error.problems[0]
        text = msg("load-field", field=first.field, detail=first.text)
        raise Unreadable(text, first.field) from error


def _laid(config: GameConfig, start: Json | None) -> Session:
    if start is not None:
        game, _ = _position(start, "start.")
        if len(game.players) != len(config.seats):
            raise files.bad_field("seats")
        return Session.at(config, game, start)
    try:
        return Session(config, tags(config), game=modules.new_game(setup_of(config)))
    except SetupClash as error:
        raise files.bad_field(f"setup.{error.field}") from error
