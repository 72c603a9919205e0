"""Lessons: short texts beside a real position in which the learner plays real moves.

A lesson is the file ``assets/teaching/lessons/<id>.json``; its words are in ``i18n/<lang>/``
(``lessons.ftl`` for the base game, ``mod-<id>.ftl`` for a module), found by their names.

    {"format": "alhambra-lesson", "version": 1, "id": "money", "chapter": 1, "minutes": 3,
     "steps": [
       {"id": "take", "points": 2,
        "position": {"format": "alhambra-position", ...},
        "show": ["display", "hand"], "picture": "ducat-9", "rules": ["money.take"],
        "highlight": ["display:2"],
        "want": [{"action": {"type": "take_money", "cards": ["ducat-9"]}}],
        "wrong": {"small": {"action": {"type": "take_money", "cards": ["florin-1"]}}},
        "hint": ["display:2", "button:confirm"],
        "solve": ["display:2", "button:confirm"]}]}

Of the lesson: ``chapter`` is its place in the course of the base game (1, 2, ...); a lesson about
a module has ``"module": "huts"`` instead, and the id of the module. ``minutes`` is how long a
beginner takes; ``picture`` is a tile or a card that stands for a chapter. Texts:
``lesson-<id>-title`` and ``lesson-<id>-about`` (one sentence).

Of a step:

- ``id``: lower-case letters and hyphens.
- ``position``: where it is played (``engine/position.py``); who is to move is the learner. Without
  it the step goes on where the one before it ended. Give ``deck`` and ``bag`` if something is
  drawn that the words speak of.
- ``before``: actions (``engine/codec.py``) that were played already, from the position on: so a
  step begins with a question in the middle of a turn, such as where a bought tile goes.
- ``rivals``: actions of the others, in order, when it is their turn; without them they do what
  changes least.
- ``show``: the parts of the table that are seen, of ``PARTS``; the question is always there.
- ``highlight``: targets (``controller/view/targets.py``: ``slot:0``, ``display:2``, ``hand:1``,
  ``cell:1,-2``, ``reserve:garden-8-sw``, ``zone:...``) that the eye should find first.
- ``picture``: a tile or a card by its printed id, drawn beside the title where there is room.
- ``points``: how many short points of text there are, 1 to 3.
- ``rules``: ids of the rules that this teaches.
- ``want``: what the learner should play; without it the step is to be read (one with ``ledger``
  shows the scoring of that number, which must have been made before). It is one of

  - a list of conditions (``teaching/wants.py``), one action after the other;
  - ``{"find": condition, "count": 3}``: that many different actions; each is taken back again
    (but the last), so that the next can be tried at the same position;
  - ``{"refused": ["build.edges"], "count": 1}``: choose something that one of these rules forbids;
    ``count`` different things. The table shows the rule.

- ``allow``: conditions of actions that neither count nor are wrong; ending the turn always is.
- ``wrong``: conditions by name, of legal moves that get an answer of their own.
- ``hint``: targets that the hint shows.
- ``solve``: the picks that solve the step, one after the other. Tests play them by mouse and by
  keys, and they are played when somebody begins in the middle.

Texts of a step: ``lesson-<id>-<step>-title`` and ``-1`` ... ``-3`` for its points. If something is
wanted, also ``-turn`` (the invitation), ``-done`` (said after it), ``-hint``, ``-wrong`` (the
answer to a legal move that is not wanted; not with ``refused``) and ``-wrong-<name>``. A forbidden
move is answered by the table itself, with its rule. A text gets no values.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from attrs import field, frozen

from alhambra_qt import modules, paths
from alhambra_qt.controller.view.targets import Target, read
from alhambra_qt.engine import play
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json
from alhambra_qt.engine.errors import BadData, IllegalAction
from alhambra_qt.engine.fields import Fields, shown
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.wants import Condition, read_condition, read_conditions

FORMAT, VERSION = "alhambra-lesson", 1
MOST_POINTS = 3
MOST_MINUTES = 10
# The parts of the table that a step may show.
PARTS = (
    "market",
    "display",
    "deck",
    "shelf",
    "log",
    "board",
    "reserve",
    "hand",
    "you",
    "rivals",
    "counts",
    "tray",
)
USUAL_PARTS = ("market", "display", "board", "reserve", "hand")
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TAKEN_IDS = ("title", "about")  # texts of the lesson itself


class BadLesson(ValueError):
    """A lesson that cannot be used; the text names file and field in one sentence."""


@frozen(eq=False)
class Want:
    """The goal of a step: actions in order, ``find`` different ones, or to be ``refused``.

    ``count`` is how many things there are to do.
    """

    conditions: tuple[Condition, ...] = ()
    find: bool = False
    refused: tuple[str, ...] = ()
    count: int = 1


@frozen(eq=False)
class Step:
    """A step of a lesson; the fields are those of the file.

    ``key`` is what the ids of its texts begin with.
    """

    id: str
    key: str
    points: int
    position: Mapping[str, Any] | None = None
    before: tuple[Action, ...] = ()
    rivals: tuple[Action, ...] = ()
    show: tuple[str, ...] = USUAL_PARTS
    highlight: tuple[Target, ...] = ()
    picture: str = ""
    rules: tuple[str, ...] = ()
    want: Want | None = None
    ledger: int = 0
    allow: tuple[Condition, ...] = ()
    wrong: Mapping[str, Condition] = field(factory=dict)
    hint: tuple[Target, ...] = ()
    solve: tuple[Target, ...] = ()

    @property
    def title(self) -> Msg:
        """The title of the step."""
        return self.text("title")

    def text(self, part: str) -> Msg:
        """Give one of its texts."""
        return msg(f"lesson-{self.key}-{part}")

    def answers(self) -> tuple[Msg, ...]:
        """List all that may be said to what is played."""
        if self.want is None:
            return ()
        parts = ["done", "hint", *([] if self.want.refused else ["wrong"])]
        parts += [f"wrong-{name}" for name in self.wrong]
        return tuple(self.text(part) for part in parts)

    def texts(self) -> tuple[str, ...]:
        """List the ids of all texts it needs."""
        parts = ["title", *map(str, range(1, self.points + 1))]
        parts += ["turn"] if self.want is not None else []
        return tuple(text.id for text in (*map(self.text, parts), *self.answers()))


@frozen(eq=False)
class Lesson:
    """A lesson: a chapter of the base game (``chapter`` from 1), or one about a module."""

    id: str
    minutes: int
    steps: tuple[Step, ...]
    chapter: int = 0
    module: str = ""
    picture: str = ""

    @property
    def title(self) -> Msg:
        """The title of the lesson."""
        return msg(f"lesson-{self.id}-title")

    @property
    def about(self) -> Msg:
        """The subject in one sentence."""
        return msg(f"lesson-{self.id}-about")

    def texts(self) -> tuple[str, ...]:
        """List the ids of all texts it needs."""
        own = (self.title.id, self.about.id)
        return (*own, *(text for step in self.steps for text in step.texts()))

    @property
    def scores(self) -> bool:
        """Whether whoever reads it knows of points: a rule of scoring is taught in it or before."""
        if self.module:
            return True
        known = (other for other in course() if other.chapter <= self.chapter)
        rules = (rule for other in known for step in other.steps for rule in step.rules)
        return any(rule.startswith("score.") for rule in rules)

    def index(self, step: str) -> int:
        """Give the place of a step; the first if there is none of that id."""
        return next((k for k, candidate in enumerate(self.steps) if candidate.id == step), 0)


# -- finding ----------------------------------------------------------------------------------


def folder() -> Path:
    """Return the folder of the lessons."""
    return paths.assets_dir() / "teaching" / "lessons"


@cache
def lessons() -> tuple[Lesson, ...]:
    """Give all lessons: the chapters of the base game, then those of modules in their order.

    Raises:
        BadLesson: if one cannot be used.
    """
    found = [load(path) for path in sorted(folder().glob("*.json"))]
    order = {name: number for number, name in enumerate(modules.IDS)}
    return tuple(sorted(found, key=lambda other: (order.get(other.module, -1), other.chapter)))


def course() -> tuple[Lesson, ...]:
    """Give the chapters of the base game."""
    return tuple(lesson for lesson in lessons() if not lesson.module)


def about_module(module: str) -> Lesson | None:
    """Give the lesson about a module, None if there is none (yet)."""
    return next((lesson for lesson in lessons() if lesson.module == module), None)


def lesson(id: str) -> Lesson | None:
    """Give a lesson by its id."""
    return next((lesson for lesson in lessons() if lesson.id == id), None)


# -- reading ----------------------------------------------------------------------------------


def load(path: Path) -> Lesson:
    """Read a lesson and check it in full, positions included.

    Raises:
        BadLesson: naming the file and the field.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        lesson = read_lesson(data)
        if lesson.id != path.stem:
            raise BadData("id", f"the file is named {path.name}, so this must be {path.stem!r}")
    except BadData as error:
        raise BadLesson(f"{path.name}: {error.field}: {error}") from error
    except (OSError, ValueError) as error:
        raise BadLesson(f"{path.name}: cannot be read: {error}") from error
    return lesson


def read_lesson(data: Any) -> Lesson:
    """Read a lesson from JSON data.

    Raises:
        BadData: naming the field that is wrong, and the rule if one is broken.
    """
    fields = Fields(data, "")
    if fields.required("format") != FORMAT:
        raise BadData("format", f"must be {FORMAT!r}, not {shown(data['format'])}")
    if fields.required("version") != VERSION:
        raise BadData("version", f"must be {VERSION}, not {shown(data['version'])}")
    name = _read_id(fields)
    module, chapter = fields.text("module"), fields.whole("chapter", 0)
    if bool(module) == bool(chapter):
        raise BadData("chapter", "a lesson has either a chapter or a module")
    if module and (module not in modules.IDS or module != name):
        raise BadData("module", f"{shown(module)} must be the id of a module and of the lesson")
    minutes, picture = fields.whole("minutes", 0, 1, MOST_MINUTES), _read_picture(fields)
    steps = [_read_step(Fields(part, path), name) for path, part in fields.items("steps")]
    _check_steps(steps)
    _refuse_rest(fields)
    return Lesson(name, minutes, tuple(steps), chapter, module, picture)


def _read_id(fields: Fields) -> str:
    name = fields.text("id")
    if not _ID.fullmatch(name):
        raise BadData(fields.path("id"), f"{shown(name)} must be lower-case letters and hyphens")
    return name


def _refuse_rest(fields: Fields) -> None:
    for name in fields.left():
        raise BadData(fields.path(name), f"there is no field {shown(name)} here")


def _check_steps(steps: list[Step]) -> None:
    names = [step.id for step in steps]
    if not steps:
        raise BadData("steps", "a lesson has steps")
    if steps[0].position is None:
        raise BadData("steps.0.position", "the first step needs a position")
    for index, step in enumerate(steps):
        if step.id in names[:index] or step.id in TAKEN_IDS:
            raise BadData(f"steps.{index}.id", f"{step.id} is taken")


def _read_step(fields: Fields, lesson: str) -> Step:
    name = _read_id(fields)
    want = _read_want(fields)
    wrong = fields.take("wrong", {})
    if not isinstance(wrong, Mapping):
        raise BadData(fields.path("wrong"), "must be an object of conditions by name")
    where = fields.path("wrong")
    step = Step(
        id=name,
        key=f"{lesson}-{name}",
        points=fields.whole("points", 1, 1, MOST_POINTS),
        position=fields.take("position"),
        before=_read_actions(fields, "before"),
        rivals=_read_actions(fields, "rivals"),
        show=_read_names(fields, "show", PARTS) or USUAL_PARTS,
        highlight=_read_targets(fields, "highlight"),
        picture=_read_picture(fields),
        rules=_read_names(fields, "rules"),
        want=want,
        ledger=fields.whole("ledger", 0, high=3),
        allow=read_conditions(fields.take("allow"), fields.path("allow"))
        if fields.take("allow") is not None
        else (),
        wrong={name: read_condition(part, f"{where}.{name}") for name, part in wrong.items()},
        hint=_read_targets(fields, "hint"),
        solve=_read_targets(fields, "solve"),
    )
    if want is not None and not step.solve:
        raise BadData(fields.path("solve"), "a step that wants something must say how to do it")
    _check_position(fields, step)
    _refuse_rest(fields)
    return step


def _check_position(fields: Fields, step: Step) -> None:
    """Lay the position out and play what was played before."""
    if step.position is None:
        if step.before:
            raise BadData(fields.path("before"), "needs a position of its own")
        return
    try:
        game = modules.read_position(step.position).game
    except BadData as error:
        raise BadData(f"{fields.path('position')}.{error.field}", str(error), error.rule) from error
    try:
        for action in step.before:
            play.apply(game, action)
    except IllegalAction as error:
        raise BadData(fields.path("before"), str(error), error.refusal.rule) from error


def _read_want(fields: Fields) -> Want | None:
    data, where = fields.take("want"), fields.path("want")
    if data is None:
        return None
    if isinstance(data, list):
        conditions = read_conditions(data, where)
        return Want(conditions, count=len(conditions))
    inner = Fields(data, where)
    count = inner.whole("count", 1, 1, 9)
    if "find" in inner.data:
        want = Want((read_condition(inner.take("find"), inner.path("find")),), True, (), count)
    else:
        rules = _read_names(inner, "refused")
        if not rules:
            raise BadData(where, "must be a list of conditions, or have find or refused")
        want = Want((), False, rules, count)
    _refuse_rest(inner)
    return want


def _read_actions(fields: Fields, name: str) -> tuple[Action, ...]:
    return tuple(action_from_json(part, path) for path, part in fields.items(name))


def _read_names(fields: Fields, name: str, known: tuple[str, ...] = ()) -> tuple[str, ...]:
    found = fields.items(name)
    for path, part in found:
        if not isinstance(part, str) or (known and part not in known):
            raise BadData(path, f"{shown(part)} is none of {', '.join(known) or 'the names'}")
    return tuple(str(part) for _, part in found)


def _read_targets(fields: Fields, name: str) -> tuple[Target, ...]:
    found = []
    for index, text in enumerate(_read_names(fields, name)):
        try:
            found.append(read(text))
        except ValueError as e:
            raise BadData(f"{fields.path(name)}.{index}", f"{shown(text)} is no target") from e
    return tuple(found)


def _read_picture(fields: Fields) -> str:
    picture = fields.text("picture")
    if picture and picture not in TILE_BY_ID and picture not in CARD_BY_ID:
        raise BadData(fields.path("picture"), f"{shown(picture)} is no tile and no card")
    return picture


def lesson_done(lesson: Lesson, profile: Profile) -> bool:
    """Whether somebody has done every step of a lesson."""
    return not steps_left(lesson, profile)


def steps_left(lesson: Lesson, profile: Profile) -> tuple[Step, ...]:
    """Return the steps that somebody has not done, such as those that were skipped."""
    done = profile.lessons.get(lesson.id, ())
    return tuple(step for step in lesson.steps if step.id not in done)
