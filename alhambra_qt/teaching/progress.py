"""What each person has learned, in one local file that can be deleted.

A person is a profile with a name. A profile remembers the steps of lessons that were done, the
exercises that were solved or missed, and how a rule was met: seen, used well, missed.
"""

import json
from pathlib import Path
from typing import Any

from attrs import define, field, frozen

from alhambra_qt import paths
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.fields import Fields, is_text, shown

VERSION = 1
MASTERED = 3  # correct uses after which a rule needs no more words
NAME_LENGTH = 24
KEPT_MISSES = 100  # missed exercises that are kept for a review


@frozen
class RuleKnown:
    """How a person met a rule: how often it was shown, used well, and missed."""

    seen: int = 0
    used: int = 0
    missed: int = 0

    @property
    def mastered(self) -> bool:
        """Whether it was used well often enough, and oftener than it was missed."""
        return self.used >= MASTERED and self.used > self.missed


@define
class Profile:
    """What one person has learned.

    Attributes:
        name: the person's name.
        lessons: the ids of the steps that were done, by the id of the lesson.
        resume: the id of the step to go on with, by the id of the lesson.
        rules: how each rule was met, by its id.
        solved: right answers, by kind of exercise.
        tried: all answers, by kind of exercise.
        streak: right answers in a row now, and ``best`` the most there ever were.
        missed: exercises to come back to (their codes), the oldest first.
        offered: modules whose lesson was offered already.
        coach: whether the coach speaks to this person; None: not chosen.
    """

    name: str
    lessons: dict[str, list[str]] = field(factory=dict)
    resume: dict[str, str] = field(factory=dict)
    rules: dict[str, RuleKnown] = field(factory=dict)
    solved: dict[str, int] = field(factory=dict)
    tried: dict[str, int] = field(factory=dict)
    streak: int = 0
    best: int = 0
    missed: list[str] = field(factory=list)
    offered: list[str] = field(factory=list)
    coach: bool | None = None

    def step_done(self, lesson: str, step: str) -> None:
        """Remember a step of a lesson."""
        done = self.lessons.setdefault(lesson, [])
        if step not in done:
            done.append(step)

    def met(self, rule: str, *, seen: int = 0, used: int = 0, missed: int = 0) -> RuleKnown:
        """Remember that a rule was met; gives how it is known now."""
        old = self.rules.get(rule, RuleKnown())
        new = RuleKnown(old.seen + seen, old.used + used, old.missed + missed)
        self.rules[rule] = new
        return new

    def answered(self, kind: str, code: str, right: bool) -> None:
        """Remember an answer to an exercise of a kind; ``code`` finds the exercise again."""
        self.tried[kind] = self.tried.get(kind, 0) + 1
        if right:
            self.solved[kind] = self.solved.get(kind, 0) + 1
            self.streak += 1
            self.best = max(self.best, self.streak)
            self.missed = [one for one in self.missed if one != code]
        else:
            self.streak = 0
            self.missed = [*(one for one in self.missed if one != code), code][-KEPT_MISSES:]


class Progress:
    """The profiles of a computer, and who is learning now."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.profiles: dict[str, Profile] = {}
        self.current = ""
        self.trouble = ""

    @property
    def profile(self) -> Profile:
        """The person who is learning; somebody without a name if nobody was chosen."""
        return self.choose(self.current)

    def choose(self, name: str) -> Profile:
        """Let somebody learn; a new name makes a new profile."""
        self.current = name.strip()[:NAME_LENGTH]
        if self.current not in self.profiles:
            self.profiles[self.current] = Profile(self.current)
        return self.profiles[self.current]

    def forget(self, name: str) -> None:
        """Delete what one person has learned."""
        self.profiles.pop(name, None)
        if self.current == name:
            self.current = next(iter(self.profiles), "")

    def save(self) -> None:
        """Write the file.

        Raises:
            OSError: if it cannot be written; the old one is still there then.
        """
        data = {
            "version": VERSION,
            "current": self.current,
            "profiles": [_written(profile) for profile in self.profiles.values()],
        }
        text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)
        paths.write_atomically(self.path, text + "\n")

    def delete_file(self) -> None:
        """Delete the file and everything that was remembered."""
        self.path.unlink(missing_ok=True)
        self.profiles, self.current = {}, ""


def default_path() -> Path:
    """Where it is kept for this person on this computer."""
    return paths.data_dir() / "learning.json"


def load(path: Path) -> Progress:
    """Read the file; without one nothing was learned yet.

    A file that cannot be read is put aside (``.bad``) and named in ``trouble`` with the field that
    is wrong: nothing is lost.
    """
    progress = Progress(path)
    try:
        _fill(progress, json.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return progress
    except BadData as error:
        progress.trouble = f"{path}: {error.field}: {error}"
    except (OSError, ValueError, RecursionError) as error:
        progress.trouble = f"{path}: {error}"
    if progress.trouble:
        _put_aside(path)
    return progress


def _fill(progress: Progress, data: Any) -> None:
    fields = Fields(data, "")
    if fields.required("version") != VERSION:
        raise BadData("version", f"must be {VERSION}, not {shown(fields.take('version'))}")
    fields.required("profiles")
    current = fields.text("current")
    profiles = [_read(Fields(part, where)) for where, part in fields.items("profiles")]
    progress.profiles, progress.current = {one.name: one for one in profiles}, current


def _put_aside(path: Path) -> None:
    try:
        path.replace(path.with_suffix(".json.bad"))
    except OSError:
        return


def _written(profile: Profile) -> dict[str, Any]:
    return {
        "name": profile.name,
        "lessons": profile.lessons,
        "resume": profile.resume,
        "rules": {
            rule: [known.seen, known.used, known.missed] for rule, known in profile.rules.items()
        },
        "solved": profile.solved,
        "tried": profile.tried,
        "streak": profile.streak,
        "best": profile.best,
        "missed": profile.missed,
        "offered": profile.offered,
        "coach": profile.coach,
    }


def _read(fields: Fields) -> Profile:
    coach = fields.take("coach")
    return Profile(
        fields.text("name")[:NAME_LENGTH],
        {lesson: _texts(one, path) for lesson, path, one in _entries(fields, "lessons")},
        {lesson: _text(one, path) for lesson, path, one in _entries(fields, "resume")},
        {rule: _rule(one, path) for rule, path, one in _entries(fields, "rules")},
        {kind: _count(one, path) for kind, path, one in _entries(fields, "solved")},
        {kind: _count(one, path) for kind, path, one in _entries(fields, "tried")},
        _count(fields.required("streak"), fields.path("streak")),
        _count(fields.required("best"), fields.path("best")),
        _texts(fields.required("missed"), fields.path("missed"))[-KEPT_MISSES:],
        _texts(fields.required("offered"), fields.path("offered")),
        coach if isinstance(coach, bool) else None,
    )


def _entries(fields: Fields, name: str) -> list[tuple[str, str, Any]]:
    """Give the entries of an object as (key, path, value)."""
    inner = Fields(fields.required(name), fields.path(name))
    return [(key, inner.path(key), value) for key, value in inner.data.items()]


def _rule(data: Any, where: str) -> RuleKnown:
    if not isinstance(data, list) or len(data) != 3:
        raise BadData(where, f"must be three numbers, not {shown(data)}")
    return RuleKnown(*(_count(part, where) for part in data))


def _texts(data: Any, where: str) -> list[str]:
    if not isinstance(data, list):
        raise BadData(where, f"must be a list, not {shown(data)}")
    return [_text(part, where) for part in data]


def _text(data: Any, where: str) -> str:
    if not is_text(data):
        raise BadData(where, f"must be a text, not {shown(data)}")
    return data


def _count(data: Any, where: str) -> int:
    if type(data) is not int or data < 0:
        raise BadData(where, f"must be a whole number from 0 on, not {shown(data)}")
    return data
