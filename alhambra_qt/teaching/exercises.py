"""The exercises: families of questions, made from real positions, by a code that finds them again.

    make("wall.2.7f3")           # the exercise of a code
    default_set()                # the codes that everybody gets
    fresh("wall", 2, "any text")  # a new one

The first time a family needs its positions they are read from ``assets/teaching/exercises.json``.
"""

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random

from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules import IDS
from alhambra_qt.teaching import exercises_building as building
from alhambra_qt.teaching import exercises_money as money
from alhambra_qt.teaching import exercises_scoring as scoring
from alhambra_qt.teaching.exercise import (
    EASY,
    LEVELS,
    NUMBER,
    Draw,
    Exercise,
    offered,
)
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.rulebook import module_of

Make = Callable[[Draw], Exercise | None]
TRIES = 400
EACH = 2  # of a family and level in the default set
SEED_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
SEED_LENGTH = 6

BASE_FAMILIES: Mapping[str, Make] = {
    "exact": money.exact,
    "market": money.market,
    "take": money.take,
    "left": money.left,
    "cells": building.cells,
    "forbids": building.forbids,
    "wall-cell": building.best_wall,
    "remove": building.removable,
    "wall": scoring.wall,
    "majority": scoring.majority,
    "tie": scoring.tie,
    "scoring": scoring.whole,
    "final": money.final,
}
# The family of a module bears its id: ``exercise`` in the file of lessons in its folder.
MODULE_FAMILIES: Mapping[str, Make] = {
    module: importlib.import_module(f"{modules.__name__}.{module}.lessons").exercise
    for module in IDS
}
FAMILIES: Mapping[str, Make] = {**BASE_FAMILIES, **MODULE_FAMILIES}


class NoExercise(ValueError):
    """A code that makes no exercise."""


def family_name(family: str) -> Msg:
    """Say what a family is about; that of a module bears its name."""
    return msg(f"mod-{family}") if family in IDS else msg(f"exercise-family-{family}")


def code_of(family: str, level: int, seed: str) -> str:
    """Write the code of an exercise.

    >>> code_of("wall", 2, "7f3")
    'wall.2.7f3'
    """
    return f"{family}.{level}.{seed}"


def parts_of(code: str) -> tuple[str, int, str]:
    """Read a code.

    Raises:
        NoExercise: if it is none.
    """
    family, _, rest = code.partition(".")
    level, _, seed = rest.partition(".")
    if family not in FAMILIES or level not in map(str, LEVELS) or not seed.isalnum():
        raise NoExercise(code)
    return family, int(level), seed


@lru_cache(maxsize=64)
def make(code: str) -> Exercise:
    """Make the exercise of a code; the same code always makes the same one.

    Raises:
        NoExercise: if the code is none, or no position gives such an exercise.
    """
    family, level, _ = parts_of(code)
    draw = Draw(Random(f"exercise/{code}"), level)
    for _ in range(TRIES):
        made = FAMILIES[family](draw)
        if made is not None:
            if made.kind == NUMBER and level == EASY:
                made = offered(made, draw.rng)
            return evolve(made, code=code, family=family, level=level, tables=draw.taken[-1])
    raise NoExercise(code)


def default_set(
    families: Iterable[str] = tuple(FAMILIES), levels: Sequence[int] = LEVELS
) -> tuple[str, ...]:
    """Give the codes that everybody gets, the easy ones of all families first."""
    chosen = tuple(families)
    return tuple(
        code_of(family, level, str(number))
        for level in levels
        for number in range(1, EACH + 1)
        for family in chosen
    )


def fresh(family: str, level: int, rng: Random) -> str:
    """Give the code of a new exercise."""
    seed = "".join(rng.choice(SEED_LETTERS) for _ in range(SEED_LENGTH))
    return code_of(family, level, seed)


def families_for(profile: Profile) -> tuple[str, ...]:
    """Give what somebody can be asked: the base game, and the modules they have met."""
    met = {*map(module_of, profile.rules), *profile.lessons, *profile.tried}
    return (*BASE_FAMILIES, *(family for family in MODULE_FAMILIES if family in met))


def mixed(level: int, rng: Random, families: Sequence[str] = tuple(FAMILIES)) -> str:
    """Give the code of a new exercise of any family."""
    return fresh(rng.choice(families), level, rng)


def known(codes: Iterable[str]) -> tuple[str, ...]:
    """Leave out codes that make no exercise (any more)."""
    found = []
    for code in codes:
        try:
            parts_of(code)
        except NoExercise:
            continue
        found.append(code)
    return tuple(found)
