"""The puzzles of the day: the rating, the same three all day, themes."""

import math
from datetime import date, timedelta
from random import Random

import pytest

from alhambra_qt.i18n import LANGS, has_text, tr
from alhambra_qt.modules import IDS
from alhambra_qt.teaching import puzzles
from alhambra_qt.teaching.exercise import NUMBER, Exercise
from alhambra_qt.teaching.exercises import FAMILIES, known, parts_of
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.puzzles import A_DAY, ALL, DIFFICULTY, THEMES, Daily, theme_name
from tests.cases import count

DAY = date(2026, 11, 28)
SPREAD = 0.7  # how much easier or harder a family is for a simulated learner


class Learner:
    """Somebody of a fixed skill, who finds some families easier than others."""

    def __init__(self, skill: float, number: int) -> None:
        self.rng = Random(f"learner/{skill}/{number}")
        self.skill = {family: self.rng.gauss(skill, SPREAD) for family in FAMILIES}
        self.profile = Profile(f"{skill}/{number}")
        self.levels: list[int] = []
        self.chances: list[float] = []  # of being right, as it truly is
        self.answers: list[bool] = []

    def chance(self, exercise: Exercise) -> float:
        """How likely an answer of this learner is right."""
        guess = 0.0
        if exercise.single and exercise.kind != NUMBER:
            guess = len(exercise.accepted) / exercise.choices
        away = DIFFICULTY[exercise.level] - self.skill[exercise.family]
        return guess + (1 - guess) / (1 + math.exp(away))

    def live(self, days: int) -> None:
        """Solve the puzzles of so many days."""
        for number in range(days):
            daily = Daily(self.profile, DAY + timedelta(number))
            daily.draw()
            for code in daily.codes:
                exercise = daily.make(code)
                self.levels.append(exercise.level)
                self.chances.append(self.chance(exercise))
                self.answers.append(self.rng.random() < self.chances[-1])
                daily.answered(code, self.answers[-1])


def mean(numbers: list[float]) -> float:
    """The mean."""
    return math.fsum(numbers) / len(numbers)


@pytest.mark.parametrize("skill", [0, 1, 2])
def test_puzzles_fit_the_learner(skill: int) -> None:
    """After a month, puzzles are as hard as they should be, whatever the skill."""
    learners = [Learner(skill, number) for number in range(count(2, 30))]
    for learner in learners:
        learner.live(60)
    late = [chance for learner in learners for chance in learner.chances[90:]]
    assert abs(mean(late) - puzzles.AIM) < 0.06
    levels = [level for learner in learners for level in learner.levels[90:]]
    assert abs(mean(list(map(float, levels))) - (1.1, 1.6, 2.3)[skill]) < 0.3


def test_harder_as_one_succeeds() -> None:
    """Somebody who solves everything gets hard ones; one who misses everything, easy ones."""
    for right, level in ((True, 3), (False, 1)):
        profile = Profile("Anna")
        for number in range(30):
            daily = Daily(profile, DAY + timedelta(number))
            daily.draw()
            for code in daily.codes:
                daily.answered(code, right)
        daily = Daily(profile, DAY + timedelta(30))
        daily.draw()
        assert {parts_of(code)[1] for code in daily.codes} == {level}


def drawn(name: str = "Anna", day: date = DAY, theme: str = ALL) -> Daily:
    """The puzzles of somebody who has just begun."""
    daily = Daily(Profile(name), day)
    daily.profile.puzzles.theme = theme
    assert daily.draw()
    return daily


def test_the_same_three_all_day() -> None:
    """They stay, whatever is answered or learned meanwhile; tomorrow and others have others."""
    daily = drawn()
    first = daily.codes
    assert len(set(first)) == A_DAY
    daily.profile.met("huts.build", seen=1)
    daily.answered(first[0], right=True)
    again = Daily(daily.profile, DAY)
    assert not again.draw()
    assert again.codes == first == drawn().codes
    assert again.waiting == first[1:]
    assert drawn(name="Marco").codes != first
    assert drawn(day=DAY + timedelta(1)).codes != first


def test_only_the_first_answer_counts() -> None:
    """Only the first answer to the next puzzle counts; others, or a second, change nothing."""
    daily = drawn()
    daily.answered("wall.1.1", right=True)
    daily.answered(daily.codes[1], right=True)
    assert not daily.right
    daily.answered(daily.codes[0], right=False)
    known = daily.profile.puzzles.overall
    daily.answered(daily.codes[0], right=True)
    assert daily.right == (False,)
    assert daily.profile.puzzles.overall == known
    assert known.value < 0
    yesterday = Daily(daily.profile, DAY - timedelta(1))
    yesterday.answered(daily.codes[1], right=True)
    assert daily.right == (False,)


@pytest.mark.parametrize("theme", Daily(Profile(""), DAY).themes)
def test_themes(theme: str) -> None:
    """A theme asks its families alone; each has a name in every language."""
    families = THEMES.get(theme) or ((theme,) if theme in IDS else FAMILIES)
    daily = drawn(theme=theme)
    assert len(set(daily.codes)) == A_DAY
    assert {parts_of(code)[0] for code in daily.codes} <= set(families)
    assert has_text(theme_name(theme).id)
    assert all(tr(lang, theme_name(theme)) for lang in LANGS)


def test_a_theme_chosen_late_is_that_of_tomorrow() -> None:
    """Before the first answer it changes today's puzzles, then those of the next day."""
    daily = drawn()
    first = daily.codes
    daily.choose("wall")
    assert daily.theme == daily.drawn == "wall"
    walls = daily.codes
    daily.choose(ALL)
    assert daily.codes == first
    daily.answered(first[0], right=True)
    daily.choose("wall")
    assert (daily.theme, daily.drawn, daily.codes) == ("wall", ALL, first)
    assert walls == drawn(theme="wall").codes
    tomorrow = Daily(daily.profile, DAY + timedelta(1))
    tomorrow.draw()
    assert {parts_of(code)[0] for code in tomorrow.codes} <= set(THEMES["wall"])


def test_a_theme_or_puzzle_that_is_gone() -> None:
    """A theme of another version is that of everything; codes that make nothing are replaced."""
    daily = drawn(theme="dragons")
    assert daily.theme == ALL
    daily.profile.puzzles.codes[0] = "dragons.1.a"
    assert daily.draw()
    assert len(daily.codes) == A_DAY


def test_laid_tables_of_older_versions() -> None:
    """Puzzles and missed exercises about a table that was laid are replaced or left out."""
    table = "wall.1.own-0123456789ab"
    daily = drawn(theme="tables")
    assert daily.theme == ALL
    daily.profile.puzzles.codes[0] = table
    assert daily.draw()
    assert table not in daily.codes
    assert known([table, "wall.1.1"]) == ("wall.1.1",)
