"""The learning progress of each person, in one local file that can be deleted.

A person is a profile with a name. A profile remembers the steps of lessons that were done, the
exercises that were solved or missed, and how a rule was met: seen, used well, missed.
"""

import json
from datetime import date
from pathlib import Path
from typing import Annotated

from msgspec import Meta as Limits
from msgspec import Struct, field, to_builtins
from msgspec.json import encode

from alhambra_qt import files, paths
from alhambra_qt.i18n import Msg

VERSION = 2  # 1: without puzzles
MASTERED = 3  # correct uses after which a rule needs no more words
NAME_LENGTH = 24
KEPT_MISSES = 100  # missed exercises that are kept for a review

Name = Annotated[str, Limits(max_length=NAME_LENGTH)]
Id = Annotated[str, Limits(max_length=200)]
Count = Annotated[int, Limits(ge=0, le=10**9)]


class RuleKnown(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """How a person met a rule: how often it was shown, used well, and missed."""

    seen: Count = 0
    used: Count = 0
    missed: Count = 0

    @property
    def mastered(self) -> bool:
        """Whether it was used well often enough, and oftener than it was missed."""
        return self.used >= MASTERED and self.used > self.missed


class Skill(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A rating in logits, and the number of answers it comes from."""

    value: Annotated[float, Limits(ge=-100, le=100)] = 0.0
    answers: Count = 0


class PuzzlesKnown(Struct):
    """The puzzles of one person (``puzzles.py``).

    Attributes:
        overall: the skill in all families, to which that in each of ``families`` is added.
        theme: what was chosen to be asked about.
        day: the day of ``codes``, the puzzles, ``drawn`` of a theme; ``right`` are the answers.
        asked: the codes of answered puzzles from games.
    """

    overall: Skill = Skill()
    families: dict[Id, Skill] = {}
    theme: Id = "all"
    day: date | None = None
    drawn: Id = "all"
    codes: Annotated[list[Id], Limits(max_length=10)] = []
    right: Annotated[list[bool], Limits(max_length=10)] = []
    asked: Annotated[list[Id], Limits(max_length=3000)] = []


class Profile(Struct):
    """The learning progress of one person.

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
        puzzles: the puzzles of the day.
    """

    name: Name
    lessons: dict[Id, list[Id]] = {}
    resume: dict[Id, Id] = {}
    rules: dict[Id, RuleKnown] = {}
    solved: dict[Id, Count] = {}
    tried: dict[Id, Count] = {}
    streak: Count = 0
    best: Count = 0
    missed: Annotated[list[Id], Limits(max_length=100 * KEPT_MISSES)] = []
    offered: list[Id] = []
    coach: bool | None = None
    puzzles: PuzzlesKnown = field(default_factory=PuzzlesKnown)

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
            self.missed = [exercise for exercise in self.missed if exercise != code]
        else:
            self.streak = 0
            self.missed = [*(exercise for exercise in self.missed if exercise != code), code][
                -KEPT_MISSES:
            ]


class Progress:
    """The profiles of a computer, and who is learning now."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.profiles: dict[str, Profile] = {}
        self.current = ""
        self.trouble: Msg | None = None
        self._before: dict[str, bytes] = {}  # each profile when it was last read or written
        self._unread = False  # who learned what is in the file, but could not be read from it

    @property
    def profile(self) -> Profile:
        """The person who is learning; somebody without a name if nobody was chosen."""
        return self.choose(self.current)

    def choose(self, name: str) -> Profile:
        """Let somebody learn; a new name makes a new profile."""
        self.current = files.whole(name.strip())[:NAME_LENGTH]
        if self.current not in self.profiles:
            self.profiles[self.current] = Profile(self.current)
        return self.profiles[self.current]

    def call(self, name: str) -> None:
        """Give the learner without a name one, unless somebody of that name has learned."""
        profile, nameless = self.choose(name), self.profiles.get("")
        if nameless is not None and profile == Profile(profile.name):
            self.profiles[profile.name] = self.profiles.pop("")
            nameless.name = profile.name

    def forget(self, name: str) -> None:
        """Delete what one person has learned."""
        self.profiles.pop(name, None)
        if self.current == name:
            self.current = next(iter(self.profiles), "")

    def save(self) -> None:
        """Write the file.

        Another running program may have written since: who learned nothing here stays as it is
        there.

        Raises:
            OSError: if it cannot be written; the old one is still there then.
        """
        there = files.open_kept(self.path, _StoredProfiles, VERSION, "learn")
        if there.locked or self._unread:
            return
        now, kept = self._texts(), dict(self.profiles)
        for profile in there.value.profiles if there.value is not None else ():
            if now.get(profile.name) == self._before.get(profile.name):
                kept[profile.name] = profile
        stored = _StoredProfiles(VERSION, list(kept.values()), self.current)
        text = json.dumps(to_builtins(stored), ensure_ascii=False, indent=1, sort_keys=True)
        files.write(self.path, text + "\n")
        self._before = now

    def _texts(self) -> dict[str, bytes]:
        return {name: encode(profile) for name, profile in self.profiles.items()}

    def read(self) -> None:
        """Read the file; ``trouble`` says what is wrong with it."""
        kept = files.open_kept(self.path, _StoredProfiles, VERSION, "learn")
        self.trouble, self._unread = kept.trouble, kept.locked
        if kept.value is not None:
            self.profiles = {profile.name: profile for profile in kept.value.profiles}
            self.current = kept.value.current
            self._before = self._texts()

    def delete_file(self) -> None:
        """Delete the file and everything that was remembered."""
        self.path.unlink(missing_ok=True)
        self.profiles, self.current, self._before = {}, "", {}
        self._unread = False


def default_path() -> Path:
    """Return the path of the progress file on this computer."""
    return paths.data_dir() / "learning.json"


class _StoredProfiles(Struct):
    """The file."""

    version: int
    profiles: Annotated[list[Profile], Limits(max_length=1000)]
    current: Name = ""


def load(path: Path) -> Progress:
    """Read the file; without one nothing was learned yet.

    A file that cannot be used is put aside, or left alone if it cannot be read or is of a newer
    version; ``trouble`` says so and names the field: nothing is lost.
    """
    progress = Progress(path)
    progress.read()
    return progress
