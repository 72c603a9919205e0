"""A second, plain way to the answers of exercises: from what is shown, without the engine.

Each family that is checked here has a function that gives every right answer, computed from the
pieces and boards that the learner sees and the numbers in the question.
"""

from collections.abc import Mapping

from alhambra_qt.i18n import Msg
from alhambra_qt.teaching.exercise import NUMBER, ONE, Answer, Exercise
from tests.teaching.plain_base import BASE, Plain, args
from tests.teaching.plain_modules import MODULES

PLAIN: Mapping[str, Plain] = {**BASE, **MODULES}


def plain_answers(exercise: Exercise) -> frozenset[Answer] | None:
    """Return every right answer, naively computed; None for a family without a naive way."""
    say = PLAIN.get(exercise.family)
    if say is None:
        return None
    found = say(exercise)
    if not isinstance(found, int):
        return frozenset(found)
    if exercise.kind == NUMBER:
        return frozenset((frozenset((found,)),))
    assert exercise.kind == ONE
    words = [option.words for option in exercise.options if isinstance(option.words, Msg)]
    numbers = [int(str(args(text)["n"])) for text in words]
    return frozenset((frozenset((numbers.index(found),)),))
