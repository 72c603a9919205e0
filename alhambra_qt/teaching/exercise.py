"""An exercise: a question about a real position, what is shown of it, and the right answers.

The right answers are always computed by the engine. An answer is a set of numbers: the places of
the chosen options, cards or cells, or the one number that was asked for. ``accepted`` holds every
set that is right; most exercises have only one.
"""

from collections.abc import Iterable, Mapping
from random import Random

from attrs import evolve, field, frozen

from alhambra_qt.controller.view.page_views import ProofPiece
from alhambra_qt.controller.view.view_parts import AlhambraView, At, SideAt
from alhambra_qt.engine import Game
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.quarry import BASE, position, positions

ONE, MANY, CARDS, CELLS, NUMBER = "one", "many", "cards", "cells", "number"
EASY, MIDDLE, HARD = LEVELS = (1, 2, 3)
OFFERED = 4  # numbers to choose from where an easy exercise asks for one
Answer = frozenset[int]


@frozen
class ExerciseRow:
    """A titled row of pieces; with ``pick`` these are what is chosen from."""

    title: Msg
    pieces: tuple[ProofPiece, ...]
    pick: bool = False


@frozen
class Board:
    """An Alhambra.

    Attributes:
        palace: its tiles.
        cells: what can be chosen, in the order of the answers' numbers.
        marked: what the question is about.
        ghost: a tile that might be built, and where.
        path: the sides that prove the answer, shown once it was given.
        proof: the cells that prove the answer; they are counted then.
        built: the tile where it belongs, shown then.
    """

    palace: AlhambraView
    cells: tuple[At, ...] = ()
    marked: tuple[At, ...] = ()
    ghost: tuple[str, At] | None = None
    path: tuple[SideAt, ...] = ()
    proof: tuple[At, ...] = ()
    built: tuple[str, At] | None = None


@frozen
class Option:
    """Something to choose, in words and perhaps with a picture."""

    words: Msg | str
    piece: ProofPiece | None = None


@frozen
class Exercise:
    """A question with its answers.

    Attributes:
        code: makes it again: family, level, seed.
        kind: how it is answered.
        single: whether one choice is the whole answer.
        accepted: the answers that are right.
        why: what proves the answer, in sentences.
        notes: what is wrong with a choice, by its number.
        lines: what must be known beside the pictures.
        rule: the rule that it is about.
        tables: the table that it asks about, and as it was before anything was changed for it.
    """

    kind: str
    question: Msg
    accepted: frozenset[Answer]
    why: tuple[Msg, ...]
    rule: str
    single: bool = True
    options: tuple[Option, ...] = ()
    rows: tuple[ExerciseRow, ...] = ()
    boards: tuple[Board, ...] = ()
    lines: tuple[Msg, ...] = ()
    notes: Mapping[int, Msg] = field(factory=dict)
    code: str = ""
    family: str = ""
    level: int = EASY
    tables: tuple[Game, ...] = field(default=(), eq=False, repr=False)

    def is_right(self, answer: Iterable[int]) -> bool:
        """Return whether an answer is accepted."""
        return frozenset(answer) in self.accepted

    @property
    def solution(self) -> Answer:
        """One right answer, to be shown; of several single choices all of them."""
        if self.single and self.kind != NUMBER:
            return frozenset(number for answer in self.accepted for number in answer)
        return min(self.accepted, key=lambda answer: (len(answer), sorted(answer)))

    def wrong_note(self, answer: Iterable[int]) -> Msg | None:
        """Say what is wrong with the first wrong choice of an answer, if that can be said."""
        wrong = sorted(set(answer) - self.solution)
        return next((self.notes[number] for number in wrong if number in self.notes), None)

    @property
    def choices(self) -> int:
        """How many things there are to choose from; 0 where a number is asked for."""
        if self.kind == CELLS:
            return len(self.boards[0].cells)
        if self.kind == CARDS:
            return sum(len(row.pieces) for row in self.rows if row.pick)
        return len(self.options)


@frozen
class Draw:
    """The input of an exercise generator: dice, and the difficulty.

    ``taken`` are the moments that were asked for, each with a copy of how it was.
    """

    rng: Random
    level: int
    taken: list[tuple[Game, Game]] = field(factory=list)

    def game(self, module: str = BASE) -> Game:
        """Give a moment of a game, free to be changed."""
        found = position(module, self.rng.randrange(positions(module)))
        self.taken.append((found, found.clone()))
        return found

    def by_level(self, *values: int) -> int:
        """Give the value for the level."""
        return values[self.level - 1]


def one_right(*numbers: int) -> frozenset[Answer]:
    """Accept any one of these choices."""
    return frozenset(frozenset((number,)) for number in numbers)


def all_right(numbers: Iterable[int]) -> frozenset[Answer]:
    """Accept exactly these choices together."""
    return frozenset((frozenset(numbers),))


def offered(exercise: Exercise, rng: Random) -> Exercise:
    """Offer a few numbers to choose from instead of asking for one."""
    right = next(iter(exercise.solution))
    low = max(0, right - rng.randrange(OFFERED))
    numbers = range(low, low + OFFERED)
    options = tuple(Option(msg("play-number", n=number)) for number in numbers)
    return evolve(exercise, kind=ONE, options=options, accepted=one_right(right - low))
