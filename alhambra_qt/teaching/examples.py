"""Runnable examples of rules: a small position, tries that are legal, and tries that are refused.

The data lie in ``assets/teaching/examples/<part>.json``: one file for each part of the base game
(setup, turn, building, scoring, end, dirk) and one for each module, named after its id. A file::

    {"format": "alhambra-examples", "version": 1,
     "positions": {"quarter": {...}},              positions that several examples share; optional
     "examples": [
       {"rule": "build.edges",                     the rule it shows; one example for each rule
        "position": "quarter",                     a name from above, or the position itself
        "before": [{...}],                         actions that lead to the moment; optional
        "seat": 0,                                 whose Alhambra is shown; else who must choose
        "show": ["bought", "hand"],                the pieces beside the board, see examples_play.py
        "right": [{"do": [{"type": "place", ...}]}],
        "wrong": [{"do": [...], "rule": "build.edges"}]}]}

A position is one of ``engine/position.py`` without ``format`` and ``version``; it may be written
shorter, because lists may be texts: ``"alhambra": "tower-12@1,0 garden-10@0,1"`` (tile at x,y),
``"market": "garden-10 - tower-9-es arcades-9"`` (four tiles in the order of the slots, - is empty),
``"hand"``, ``"reserve"``, ``"display"``, ``"deck"``, ``"discards"``, ``"bag"``, ``"dirk"``, and any
field of a module that is a list of ids: the ids with spaces between. A seat or an entry of
``alhambra`` may also be written in full, and ``"like": "quarter"`` takes every other field from a
named position. Seats without a name get one.

A try is a list ``do`` of steps. A step is an action as ``engine/codec.py`` writes it, or its mere
name where it has no fields (``"end_turn"``); ``{"score": 2}`` counts scoring 2 now; ``{"lay": 3}``
lays the table for a new game of three, with the seed and the modules of the position; and
``{"quiet": action}`` is an action that is done without a word, because it is not the point. All
steps of a right try are legal. Of a wrong one the last is refused, by the rule it names. ``item``
of a right try says which row of the ledger proves it ("garden", "wall", "camps"), ``of`` whose
points are drawn (seat 0). Without ``item`` the answer says what happened, but shows no points.

Raises BadExample, one sentence that names file and field, for anything broken.
"""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from attrs import field, frozen

from alhambra_qt import paths
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.controller.view.view_parts import MARKS, SeatTag
from alhambra_qt.engine import Game, apply
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json
from alhambra_qt.engine.errors import BadData, IllegalAction
from alhambra_qt.engine.ids import Seat
from alhambra_qt.modules import IDS, read_position
from alhambra_qt.teaching.rulebook import BASE, part_of
from alhambra_qt.teaching.short_positions import expand

FORMAT, VERSION = "alhambra-examples", 1
NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")


class BadExample(ValueError):
    """A file of examples that cannot be used: one sentence with file and field."""

    def __init__(self, file: str, where: str, message: str) -> None:
        super().__init__(f"{file}: {where}: {message}")
        self.file, self.field = file, where


@frozen
class Count:
    """A step: scoring ``number`` is counted now."""

    number: int


@frozen
class Lay:
    """A step: the table is laid for a new game of so many seats."""

    seats: int


Step = Action | Count | Lay


@frozen(eq=False)
class Try:
    """Something to try in a position.

    Attributes:
        steps: what is done, one after the other.
        rule: the rule that refuses the last step; empty for a right try.
        item: the row of the ledger that proves it; empty if none does.
        of: the seat whose points are drawn.
        quiet: the numbers of the steps that nothing is said about.
    """

    steps: tuple[Step, ...]
    rule: str = ""
    item: str = ""
    of: Seat = 0
    quiet: frozenset[int] = frozenset()


@frozen(eq=False)
class Example:
    """A rule that can be tried out.

    Attributes:
        rule: its id.
        file: where it is written, for reports.
        right: tries that are legal.
        wrong: tries that are refused, each by its ``rule``.
        show: the pieces to show beside the board.
        own: the seat whose Alhambra is shown; None: who must choose.
    """

    rule: str
    file: str
    where: str
    position: Mapping[str, Any]
    before: tuple[Action, ...]
    right: tuple[Try, ...]
    wrong: tuple[Try, ...]
    show: tuple[str, ...] = ()
    own: Seat | None = None
    _dict: dict[str, Any] = field(factory=dict, init=False, repr=False)

    @property
    def tries(self) -> tuple[Try, ...]:
        """All tries, the right ones first."""
        return (*self.right, *self.wrong)

    def start(self) -> Game:
        """Lay the position and play up to the moment of the example.

        Raises:
            BadExample: if it cannot be laid.
        """
        if "game" not in self._dict:
            self._dict["game"], self._dict["tags"] = self._lay()
        game: Game = self._dict["game"]
        return game.clone()

    @property
    def tags(self) -> tuple[SeatTag, ...]:
        """The players of the seats."""
        self.start()
        tags: tuple[SeatTag, ...] = self._dict["tags"]
        return tags

    @property
    def seat(self) -> Seat:
        """The seat whose Alhambra is shown."""
        if self.own is not None:
            return self.own
        game = self.start()
        return game.decisions[-1].seat if game.decisions else 0

    def _lay(self) -> tuple[Game, tuple[SeatTag, ...]]:
        try:
            laid = read_position(self.position)
        except BadData as error:
            raise BadExample(
                self.file, f"{self.where}.position.{error.field}", str(error)
            ) from error
        for number, action in enumerate(self.before):
            try:
                apply(laid.game, action)
            except IllegalAction as error:
                where = f"{self.where}.before[{number}]"
                raise BadExample(self.file, where, f"refused by {error.refusal.rule}") from error
        return laid.game, tags_of(laid.names)


def tags_of(names: Sequence[str]) -> tuple[SeatTag, ...]:
    """Give the tags of the seats; who has no name gets one."""
    named = [given or NAMES[seat] for seat, given in enumerate(names)]
    looks = zip(named, MARKS, letters(named), strict=False)
    return tuple(SeatTag(seat, *look) for seat, look in enumerate(looks))


# -- finding ----------------------------------------------------------------------------------


def folder() -> Path:
    """Return the folder of the examples."""
    return paths.assets_dir() / "teaching" / "examples"


def exists(rule: str) -> bool:
    """Whether there is an example of a rule; reads its file, but lays nothing."""
    return rule in examples(part_of(rule))


def example(rule: str) -> Example:
    """Give the example of a rule.

    Raises:
        KeyError: if there is none.
        BadExample: if its file is broken.
    """
    return examples(part_of(rule))[rule]


def first_of(rules: Sequence[str]) -> str:
    """Return which of the rules of a part has the example to begin with: the first in its file."""
    order = examples(part_of(rules[0]))
    return next((rule for rule in order if rule in rules), rules[0])


@lru_cache(maxsize=32)
def examples(part: str) -> dict[str, Example]:
    """Read the examples of a part or module by rule; empty if it has no file.

    Raises:
        BadExample: if the file is broken.
    """
    if part not in BASE and part not in IDS:
        return {}
    path = folder() / f"{part}.json"
    return read_file(path) if path.exists() else {}


# -- reading ----------------------------------------------------------------------------------


def read_file(path: Path) -> dict[str, Example]:
    """Read a file of examples; positions are only laid when they are looked at.

    Raises:
        BadExample: if it is broken.
    """
    name = path.name
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadExample(name, "file", f"cannot be read: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadExample(name, "format", f"must be {FORMAT!r}")
    if data.get("version") != VERSION:
        raise BadExample(name, "version", f"must be {VERSION}")
    positions = data.get("positions", {})
    if not isinstance(positions, dict):
        raise BadExample(name, "positions", "must be an object")
    reader = _Reader(name, positions)
    found: dict[str, Example] = {}
    for number, entry in enumerate(_list(name, data, "examples", "examples")):
        made = reader.example(entry, f"examples[{number}]")
        if made.rule in found:
            raise BadExample(name, f"examples[{number}].rule", f"{made.rule} has one already")
        found[made.rule] = made
    return found


def _list(file: str, data: Mapping[str, Any], key: str, where: str) -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise BadExample(file, where, "must be a list")
    return value


@frozen
class _Reader:
    """Reads the entries of one file."""

    file: str
    positions: Mapping[str, Any]

    def example(self, entry: Any, where: str) -> Example:
        """Read an example.

        Raises:
            BadExample: naming the field that is wrong.
        """
        known = {"rule", "position", "before", "seat", "show", "right", "wrong"}
        self._check(entry, where, known)
        rule = entry.get("rule")
        if not isinstance(rule, str) or not rule:
            raise BadExample(self.file, f"{where}.rule", "must be the id of a rule")
        where = f"{where} ({rule})"
        right = self._tries(entry, "right", where)
        if not right:
            raise BadExample(self.file, f"{where}.right", "at least one right try is needed")
        before = _list(self.file, entry, "before", f"{where}.before")
        return Example(
            rule,
            self.file,
            where,
            self._position(entry.get("position"), f"{where}.position"),
            tuple(self._action(data, f"{where}.before[{k}]") for k, data in enumerate(before)),
            right,
            self._tries(entry, "wrong", where),
            tuple(map(str, _list(self.file, entry, "show", f"{where}.show"))),
            entry.get("seat"),
        )

    def _check(self, entry: Any, where: str, known: set[str]) -> None:
        if not isinstance(entry, dict):
            raise BadExample(self.file, where, "must be an object")
        for key in entry:
            if key not in known:
                raise BadExample(self.file, f"{where}.{key}", "there is no such field")

    def _position(self, value: Any, where: str) -> Mapping[str, Any]:
        try:
            return expand(value, self.positions)
        except ValueError as error:
            raise BadExample(self.file, where, str(error)) from error

    def _tries(self, entry: Mapping[str, Any], key: str, where: str) -> tuple[Try, ...]:
        tries = _list(self.file, entry, key, f"{where}.{key}")
        return tuple(
            self._try(data, f"{where}.{key}[{number}]", wrong=key == "wrong")
            for number, data in enumerate(tries)
        )

    def _try(self, entry: Any, where: str, *, wrong: bool) -> Try:
        self._check(entry, where, {"do", "rule"} if wrong else {"do", "item", "of"})
        steps = _list(self.file, entry, "do", f"{where}.do")
        if not steps:
            raise BadExample(self.file, f"{where}.do", "nothing is done")
        rule = entry.get("rule", "")
        if wrong and not (isinstance(rule, str) and rule):
            raise BadExample(self.file, f"{where}.rule", "must be the id of the rule that refuses")
        quiet = {
            k for k, step in enumerate(steps) if isinstance(step, dict) and set(step) == {"quiet"}
        }
        if len(steps) - 1 in quiet:
            raise BadExample(self.file, f"{where}.do", "the last step cannot be quiet")
        plain = [step["quiet"] if k in quiet else step for k, step in enumerate(steps)]
        read = tuple(self._step(step, f"{where}.do[{k}]") for k, step in enumerate(plain))
        of = entry.get("of", 0)
        if type(of) is not int:
            raise BadExample(self.file, f"{where}.of", "must be the number of a seat")
        return Try(read, rule, str(entry.get("item", "")), of, frozenset(quiet))

    def _step(self, data: Any, where: str) -> Step:
        if isinstance(data, dict) and len(data) == 1:
            if data.get("score") in (1, 2, 3):
                return Count(data["score"])
            if data.get("lay") in (2, 3, 4, 5, 6):
                return Lay(data["lay"])
        return self._action(data, where)

    def _action(self, data: Any, where: str) -> Action:
        try:
            return action_from_json({"type": data} if isinstance(data, str) else data, where)
        except BadData as error:
            raise BadExample(self.file, error.field, str(error)) from error
