"""Three puzzles for today: three exercises, the same all day, as hard as suits the person.

The rating is an Elo rating for practice (Pelánek, "Applications of the Elo rating system in
adaptive educational systems", Computers & Education 98, 2016), with skill and difficulty in logits:

    expected = guess + (1 - guess) / (1 + exp(difficulty - skill))
    skill   += U(answers) * (right - expected),  U(n) = START / (1 + FADING * n)

The skill in a family is an overall skill plus the family's own, each with its own ``U``. The
difficulty is that of the level; how hard a family is for a person is part of the skill in it. Of
the levels, the one with an expected rate nearest to ``AIM`` is asked: three of four were right in
"Math Garden" (Klinkenberg, Straatemeier and van der Maas, Computers & Education 57, 2011).

Simulated learners of a fixed skill, each family 0.7 easier or harder (30 learners, 90 days):

    skill                             -1     0     1     2     3
    right in the first ten days      64 %  78 %  82 %  87 %  93 %
    chance of being right after 30   64 %  77 %  78 %  78 %  80 %
    mean level after 30 days          1.0   1.1   1.6   2.3   2.9

Below 0 nothing easier is left to ask, above 2 nothing harder.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from itertools import islice
from random import Random

from attrs import define, field

from alhambra_qt.engine import BadData
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules import IDS
from alhambra_qt.teaching import exercises
from alhambra_qt.teaching.exercise import LEVELS, NUMBER, Exercise
from alhambra_qt.teaching.exercises import NoExercise, families_for, fresh
from alhambra_qt.teaching.game_puzzles import GamePuzzle, exercise_of
from alhambra_qt.teaching.progress import Profile, Skill

A_DAY = 3
AIM = 0.75
DIFFICULTY = {1: -1.1, 2: 0.3, 3: 1.7}  # logits, by level: an unknown person begins with easy ones
OVERALL, OWN, FADING, LEAST = 0.8, 0.4, 0.05, 0.1  # steps: U at first, how it fades, and its end
LOOKED_AT, ASKED_KEPT = 12, 300  # those that can run out: chosen from, and remembered

PUZZLES = "puzzles"  # the topic
ALL, GAMES = "all", "games"
THEMES: Mapping[str, tuple[str, ...]] = {
    "money": ("exact", "market", "left"),
    "wall": ("wall", "wall-cell"),
    "building": ("cells", "forbids", "remove"),
    "scoring": ("majority", "tie", "scoring", "final"),
}


def theme_name(theme: str) -> Msg:
    """Say what a theme is about; that of a module bears its name."""
    return msg(f"mod-{theme}") if theme in IDS else msg(f"puzzle-theme-{theme}")


# -- the rating -------------------------------------------------------------------------------


def expected(profile: Profile, exercise: Exercise) -> float:
    """Give the chance that a person answers an exercise right."""
    guess = 0.0
    if exercise.single and exercise.kind != NUMBER:
        guess = len(exercise.accepted) / exercise.choices
    known = profile.puzzles
    skill = known.overall.value + known.families.get(exercise.family, Skill()).value
    return guess + (1 - guess) / (1 + math.exp(DIFFICULTY[exercise.level] - skill))


def rate(profile: Profile, exercise: Exercise, right: bool) -> None:
    """Change a person's skill by an answer."""
    known, surprise = profile.puzzles, right - expected(profile, exercise)
    known.overall = _moved(known.overall, OVERALL, surprise)
    own = known.families.get(exercise.family, Skill())
    known.families[exercise.family] = _moved(own, OWN, surprise)


def _moved(skill: Skill, start: float, surprise: float) -> Skill:
    step = max(LEAST, start / (1 + FADING * skill.answers))
    return Skill(skill.value + step * surprise, skill.answers + 1)


def fitting(profile: Profile, candidates: Iterable[Exercise], number: int) -> list[Exercise]:
    """Return the exercises whose expected success rates are closest to the target."""

    def away(exercise: Exercise) -> float:
        return abs(expected(profile, exercise) - AIM)

    return sorted(candidates, key=away)[:number]


# -- three a day ------------------------------------------------------------------------------


@define
class Daily:
    """The puzzles of a person on a day; everything stored is in the profile."""

    profile: Profile
    day: date
    games: Mapping[str, GamePuzzle] = field(factory=dict)  # from reviewed games, by their codes

    @property
    def themes(self) -> tuple[str, ...]:
        """The themes to choose from."""
        return (ALL, *([GAMES] if self.games else []), *THEMES, *IDS)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of today's puzzles, the likeliest to be solved first."""
        return tuple(self.profile.puzzles.codes)

    @property
    def right(self) -> tuple[bool, ...]:
        """Whether the puzzles answered so far were right."""
        return tuple(self.profile.puzzles.right)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The codes of those still to be answered."""
        return self.codes[len(self.right) :]

    @property
    def theme(self) -> str:
        """The theme chosen by the person."""
        theme = self.profile.puzzles.theme
        return theme if theme in self.themes else ALL

    @property
    def drawn(self) -> str:
        """The theme of today's puzzles."""
        return self.profile.puzzles.drawn

    def draw(self) -> bool:
        """Choose today's puzzles unless that was done; return whether the profile has changed."""
        known = self.profile.puzzles
        if known.day == self.day and all(map(self._made, known.codes)):
            return False
        known.day, known.drawn, known.right = self.day, self.theme, []
        known.codes = [exercise.code for exercise in self._chosen()]
        return True

    def choose(self, theme: str) -> None:
        """Choose a theme; once a puzzle was answered, it is that of tomorrow."""
        known = self.profile.puzzles
        known.theme = theme
        if not known.right:
            known.day = None
            self.draw()

    def _chosen(self) -> list[Exercise]:
        rng = Random(f"puzzles/{self.profile.name}/{self.day}/{self.theme}")
        chosen = self._unasked({GAMES: A_DAY, ALL: 1}.get(self.theme, 0))
        families = _families(self.theme, self.profile)
        drawn = rng.sample(families, min(A_DAY - len(chosen), len(families)))
        drawn += rng.choices(families, k=A_DAY - len(chosen) - len(drawn))
        for family in drawn:
            codes = [fresh(family, level, rng) for level in LEVELS]
            chosen += fitting(self.profile, filter(None, map(self._made, codes)), 1)
        return sorted(chosen, key=lambda exercise: -expected(self.profile, exercise))

    def _unasked(self, number: int) -> list[Exercise]:
        """Choose puzzles from reviewed games, none of them asked before."""
        asked = self.profile.puzzles.asked
        waiting = islice((code for code in self.games if code not in asked), LOOKED_AT)
        return fitting(self.profile, filter(None, map(self._made, waiting)), number)

    def make(self, code: str) -> Exercise:
        """Make a puzzle.

        Raises:
            NoExercise: if the code makes none.
        """
        if code not in self.games:
            return exercises.make(code)
        try:
            return exercise_of(self.games[code])
        except BadData as error:
            raise NoExercise(code) from error

    def _made(self, code: str) -> Exercise | None:
        try:
            return self.make(code)
        except NoExercise:
            return None

    def answered(self, code: str, right: bool) -> None:
        """Take in the first answer to a puzzle of today."""
        known = self.profile.puzzles
        if known.day != self.day or code not in self.waiting[:1]:
            return
        rate(self.profile, self.make(code), right)
        known.right.append(right)
        if code in self.games:
            known.asked = [*known.asked, code][-ASKED_KEPT:]

    @property
    def done(self) -> bool:
        """Whether all of today's puzzles were answered."""
        return bool(self.codes) and not self.waiting


def _families(theme: str, profile: Profile) -> Sequence[str]:
    if theme in IDS:
        return (theme,)
    return THEMES.get(theme) or families_for(profile)
