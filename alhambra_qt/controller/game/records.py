"""Saved games: a record is the set-up and the actions; loading it plays it again.

Whatever is wrong with a file is said in one sentence that names the file and the field, and the
file itself is never touched. Writing goes to a new file first that then takes the old one's place,
so that a crash leaves either the old or the new game, never half of one.

A branch plays on from a moment of a finished game and is kept in its record, as a tree. It does not
count: it is there to see what else could have been. It begins with everything as it lay, or with
what was not drawn yet dealt anew, and anybody may play any seat.
"""

import glob
import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
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
from alhambra_qt.controller.game.seats import Seating, Takeover, humans, tags
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
REVIEW = ".review.json"  # what stands behind the name of a record in that of its review
SKIPS = "skips"  # who passes by itself between turns; left out where nobody does
TAKEOVERS = "takeovers"  # who took over which seat; left out where nobody did
PURISTS = "purists"  # who plays as purists; left out if nobody does
BRANCHES = "branches"  # what was tried from a moment of the game on; left out where nothing was
LEFT_OUT = "left_out"  # branches that could not be read, kept for a later version
THOUGHTS = "thoughts"  # what computers thought, by the number of the action


# How to change the format: raise VERSION and add MIGRATIONS[old] = a function that turns the data
# of the old version into that of the next; tests/saves keeps a file of every version.
MIGRATIONS: dict[int, Callable[[Json], Json]] = {
    1: lambda data: {**data, BRANCHES: []},  # 2 brought branches
}


class NoLongerFits(Unreadable):
    """A record that does not lead where it says; ``upto`` is how many actions surely fit."""

    def __init__(self, reason: Msg, field: str, upto: int) -> None:
        super().__init__(reason, field)
        self.upto = upto


def play_line(session: Session, line: file_shapes.SavedLine, upto: int | None = None) -> None:
    """Play a line, all or the first ``upto`` actions, from where the session stands.

    Raises:
        Unreadable, BadData: naming the field that is wrong or no longer fits.
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
    """Read what was thought of the actions that are opened, of those before ``most``."""
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
MOST_BRANCHES = 200  # branches of a game
LONGEST_BRANCH = 5_000  # actions in one of them


class BadBranch(Exception):
    """A branch that cannot be opened; ``text`` says why. The game itself is not affected."""

    def __init__(self, branch: Branch, trouble: Unreadable) -> None:
        super().__init__(f"{branch.name}: {trouble}")
        self.text = msg("branch-not-read", name=branch.name, reason=trouble.reason)


def no_branch_yet(session: Session) -> Msg | None:
    """Say why nobody can play on from a moment of this game; None if it is possible.

    While a game goes on, a branch would show what is still to be drawn.
    """
    root = session.root or session
    if not root.over:
        return msg("branch-not-over")
    return msg("branch-most", most=MOST_BRANCHES) if len(root.branches) >= MOST_BRANCHES else None


def play_on(
    line: Session, number: int, name: str, luck: str = "", changes: Sequence[Seating] = ()
) -> Session:
    """Leave a game, or a branch of it, after so many actions; ``changes`` say who plays now.

    Raises:
        ValueError: if nobody can, or the moment is its end.
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
    for one in branch.way:
        session = session.leave_by(one)
        try:
            play_line(session, files.fit(one.data, file_shapes.SavedLine))
        except Unreadable as error:
            raise BadBranch(one, error) from error
        except BadData as error:
            raise BadBranch(one, files.bad_field(error.field)) from error
    return session


def remove_branch(root: Session, branch: Branch) -> None:
    """Forget a branch and those that leave it."""
    root.branches[:] = [
        one for one in root.branches if one is not branch and not one.leaves(branch)
    ]


# -- as data ----------------------------------------------------------------------------------


def branches_to_json(branches: Sequence[Branch]) -> list[Json]:
    """Write branches; each stands behind the one that it leaves."""
    numbers = {branch: number for number, branch in enumerate(branches)}
    return [
        {
            "name": one.name,
            "parent": -1 if one.parent is None else numbers[one.parent],
            "at": one.at,
            "luck": one.luck,
            **one.data,
        }
        for one in branches
    ]


def branches_from_saved(
    data: Sequence[Any], actions: int
) -> tuple[list[Branch], list[Any], Unreadable | None]:
    """Take branches from the file of a game with so many actions.

    A branch that cannot be read is left out, and so are those that leave it: the game is none the
    worse. Gives the branches, what was left out, and what is wrong with the first of it.
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
    return [one for one in found if one is not None], left, trouble


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

    A game of which a part still fits can be opened ``upto`` that many actions.
    """

    def __init__(self, path: Path, trouble: Unreadable, upto: int = 0) -> None:
        super().__init__(f"{path}: {trouble}")
        self.path, self.field, self.reason = path, trouble.field, trouble.reason
        self.upto = upto
        self.text = msg("load-not-read", file=path.name, reason=self.reason)


class SaveFailed(Exception):
    """A game that could not be written; ``text`` says where and why. The game goes on."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path}: {error}")
        self.path = path
        self.text = msg("save-failed", folder=str(path.parent), reason=files.why_unwritable(error))


# -- writing ----------------------------------------------------------------------------------


def to_record(session: Session) -> Json:
    """Write a session as a record; a branch is written with the game that it leaves."""
    session = _with_branch(session)
    return {**_played(session), **line_of(session)}


def line_of(session: Session, begin: int = 0) -> Json:
    """Write what was played after so many actions, with what goes with it."""
    actions = [action_to_json(action) for action in session.actions[begin:]]
    kept = {str(n): thoughts.to_json(one) for n, one in _kept(session) if n >= begin}
    return {"actions": actions, THOUGHTS: kept} if kept else {"actions": actions}


def _with_branch(session: Session) -> Session:
    """Return the game that a branch leaves, which then holds the branch as it is now."""
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
    """Write a session as the text of its record; ``written`` is what earlier saves left over."""
    session = _with_branch(session)
    actions = ",".join(map(_action_text, session.actions))
    text = f'{dumps(_played(session))[:-1]},"actions":[{actions}]}}'
    kept = _kept(session)
    return f'{text[:-1]},"{THOUGHTS}":{written.text(kept)}}}' if kept else text


@lru_cache(maxsize=4096)
def _action_text(action: Action) -> str:
    """Write an action; a game is saved after each of them, with all before."""
    return dumps(action_to_json(action))


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
    if session.config.purist or session.purists:
        record[PURISTS] = {"on": session.config.purist, "agreed": sorted(session.purists)}
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


def dumps(data: Json) -> str:
    """Write data as JSON in one line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def write(path: Path, text: str, *, safe: bool = True) -> None:
    """Write a text as a file, all of it or nothing; ``safe`` waits until it is on the disk.

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
    """Write a record as a file, like ``write``.

    Raises:
        SaveFailed: with a sentence that says why.
    """
    write(path, dumps(record), safe=safe)


# -- reading ----------------------------------------------------------------------------------


def review_path(record: Path, branch: Branch | None = None) -> Path:
    """Name the file of a record's review, or of that of one of its branches."""
    which = "" if branch is None else f".{branch.mark}"
    return record.with_name(f"{record.name}{which}{REVIEW}")


def review_paths(record: Path) -> list[Path]:
    """List the files of a record's reviews that may be there: its own, those of its branches."""
    marked = f"{glob.escape(record.name)}.{'[0-9a-f]' * MARK}{REVIEW}"
    return [review_path(record), *record.parent.glob(marked)]


def migrated(data: Json) -> Json:
    """Bring the data of an older version up to date.

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
    """Open a saved game, a record, or a position; of a record only ``upto`` so many actions.

    Errors in a branch are reported; the game itself opens without it.

    Raises:
        BadFile: with one sentence that names file and field.
    """
    try:
        data = files.read(path, Json)
        if data.get("format") == gameconfig.FORMAT:
            return _at_position(data)
        data = migrated(data)
        return _from_record(files.fit(data, file_shapes.SavedGame), data, upto, tell)
    except Unreadable as error:
        raise BadFile(path, error, error.upto if isinstance(error, NoLongerFits) else 0) from error
    except BadData as error:
        raise BadFile(path, files.bad_field(error.field)) from error


def _from_record(
    game: file_shapes.SavedGame, data: Json, upto: int | None, tell: Callable[[Msg], None] | None
) -> Session:
    purists = game.purists or file_shapes.SavedPurists()
    table = {"counts": game.counts, "purist": purists.on, "sealed": game.sealed}
    config = config_of(game.setup, game.seats, **table)
    session = _laid(config, game.start)
    session.purists = frozenset(purists.agreed)
    session.foreign = {key: data[key] for key in data if key not in file_shapes.FIELDS}
    play_line(session, game, upto)
    session.skips = seats.skips_from_json(game.skips, humans(session.config))
    if upto is None:  # what fits of a game is another one from then on
        _add_branches(session, game.branches, tell)
    return session


def _add_branches(session: Session, data: list[Any], tell: Callable[[Msg], None] | None) -> None:
    """Read the branches of a game; those that cannot be read stay in its file."""
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
    """Read a position; what is wrong with it is said by the rule it breaks, if it is one."""
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
    """Read the set-up of a game, checked.

    Raises:
        Unreadable, BadData: naming the field.
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
