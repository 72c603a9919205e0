"""The exercises: their answers are right, there are enough of them, and codes find them again."""

from random import Random
from time import perf_counter

import pytest

from alhambra_qt.i18n import LANGS, Msg, has_text, tr
from alhambra_qt.modules import IDS
from alhambra_qt.teaching import exercises as made
from alhambra_qt.teaching import quarry
from alhambra_qt.teaching.exercise import CARDS, CELLS, LEVELS, NUMBER, Exercise
from tests.teaching.plain_answers import PLAIN, plain_answers
from tests.teaching.plain_boards import STEPS, around, has_hole, laid

SEEDS = ("1", "2", "a", "b", "c")


def every(family: str) -> list[Exercise]:
    """Some exercises of a family, of each level."""
    return [made.make(made.code_of(family, level, seed)) for level in LEVELS for seed in SEEDS]


@pytest.mark.parametrize("family", made.FAMILIES)
def test_answers_agree_with_a_plain_count(family: str) -> None:
    """The answers accepted by the engine equal those of a naive count of the shown pieces."""
    if family not in PLAIN:
        assert family == "forbids"
        return
    for exercise in every(family):
        assert plain_answers(exercise) == exercise.accepted, exercise.code


def test_only_the_right_rule_is_broken() -> None:
    """Of the rules offered exactly the right one is broken, or none is."""
    for exercise in every("forbids"):
        board = exercise.boards[0]
        assert board.ghost is not None
        tile, (x, y) = board.ghost
        right = next(iter(exercise.solution))
        words = exercise.options[right].words
        assert isinstance(words, Msg)
        built = set(laid(board.palace))
        near = [side for side, (dx, dy) in STEPS.items() if (x + dx, y + dy) in built]
        meets, hole = around(board.palace, tile, (x, y)), has_hole(built | {(x, y)})
        match words.id:
            case "rule-build-adjacent-title":
                assert not near
            case "rule-build-walk-title":
                assert meets == "walls"
            case "rule-build-hole-title":
                assert hole
            case "exercise-allowed":
                assert meets == "fits"
            case "rule-build-edges-title":
                assert near
                assert not hole
                assert meets == "wrong"
            case other:
                pytest.fail(other)


def test_there_are_enough_and_all_differ() -> None:
    """The default set has more than a hundred exercises, no two of them alike."""
    codes = made.default_set()
    assert len(codes) == len(set(codes)) >= 100
    seen: dict[object, str] = {}
    for code in codes:
        exercise = made.make(code)
        shown = (exercise.question, exercise.rows, exercise.boards, exercise.options)
        key = (*shown, exercise.lines)
        assert key not in seen, f"{code} is {seen[key]}"
        seen[key] = code


def test_every_module_has_exercises_of_each_level() -> None:
    """All modules and the base game are asked about, easy, middling and hard."""
    assert set(IDS) < set(made.FAMILIES)
    asked = {(made.make(code).family, made.make(code).level) for code in made.default_set()}
    assert asked == {(family, level) for family in made.FAMILIES for level in LEVELS}
    for module in IDS:
        rules = {made.make(made.code_of(module, level, "1")).rule for level in LEVELS}
        for rule in rules:
            own = rule.startswith(f"{module}.") or (module == "characters" and "." not in rule)
            assert own, f"{module}: {rule}"


def test_a_code_makes_the_same_exercise_again() -> None:
    """An exercise is made again from its code alone, and another seed makes another one."""
    for family in made.FAMILIES:
        code = made.code_of(family, 2, "again")
        first = made.make(code)
        made.make.cache_clear()
        again = made.make(code)
        assert first is not again
        assert first == again
        others = {made.make(made.code_of(family, 2, seed)).question for seed in "pqrst"}
        boards = {made.make(made.code_of(family, 2, seed)).boards for seed in "pqrst"}
        rows = {made.make(made.code_of(family, 2, seed)).rows for seed in "pqrst"}
        assert len(others) + len(boards) + len(rows) > 3


def test_new_ones_are_made_quickly_from_any_seed(seed: int) -> None:
    """Random seeds give exercises, each in the blink of an eye."""
    rng = Random(seed)
    for _ in range(60):
        code = made.fresh(rng.choice(tuple(made.FAMILIES)), rng.choice(LEVELS), rng)
        begun = perf_counter()
        exercise = made.make(code)
        assert perf_counter() - begun < 3.0
        assert exercise.accepted
        if exercise.family in PLAIN:
            assert plain_answers(exercise) == exercise.accepted, code


@pytest.mark.parametrize("code", ["", "wall", "wall.9.a", "nothing.1.a", "wall.1.", "wall.x.a"])
def test_codes_that_are_none(code: str) -> None:
    """A code that makes no exercise is refused and left out of a review."""
    with pytest.raises(made.NoExercise):
        made.make(code)
    assert made.known([code, "wall.1.a"]) == ("wall.1.a",)


def test_answers_fit_what_can_be_chosen() -> None:
    """Right answers name things that can be chosen, and something else is wrong."""
    for code in made.default_set():
        exercise = made.make(code)
        for answer in exercise.accepted:
            assert exercise.is_right(answer)
            assert answer
            assert exercise.kind == NUMBER or max(answer) < exercise.choices
            assert not exercise.single or len(answer) == 1
        assert not exercise.is_right(())
        if exercise.kind not in (NUMBER,) and exercise.single:
            assert len(exercise.solution) < exercise.choices, code
        if exercise.kind == CARDS:
            assert sum(row.pick for row in exercise.rows) == 1
        if exercise.kind == CELLS:
            assert len(set(exercise.boards[0].cells)) == exercise.choices


def test_a_wrong_choice_is_explained() -> None:
    """Where a tile cannot stand, the broken rule is said; a right choice has no note."""
    exercise = made.make(made.code_of("cells", 2, "1"))
    wrong = sorted(set(exercise.notes) - exercise.solution)
    assert exercise.wrong_note((wrong[0],)) == exercise.notes[wrong[0]]
    assert exercise.wrong_note(exercise.solution) is None
    assert not set(exercise.notes) & exercise.solution


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_said(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """Question, options, notes, reasons and rules have texts in every language."""
    for family in made.FAMILIES:
        assert tr(lang, made.family_name(family))
    for code in made.default_set():
        exercise = made.make(code)
        messages = [exercise.question, *exercise.why, *exercise.lines, *exercise.notes.values()]
        messages += [row.title for row in exercise.rows]
        messages += [option.words for option in exercise.options if isinstance(option.words, Msg)]
        for message in messages:
            assert tr(lang, message)
        assert exercise.why
        assert has_text(f"rule-{exercise.rule.replace('.', '-').replace('_', '-')}-text")
    assert not caplog.messages


def test_positions_are_kept_small_and_come_back() -> None:
    """A kept position is laid as it was written, deck and bag are filled, and it can be changed."""
    for module in (quarry.BASE, *IDS):
        assert quarry.positions(module) >= 10
        game = quarry.position(module, 0)
        assert game.deck
        assert game.bag
        assert game.setup.modules == ((module,) if module else ())
        game.players[0].hand.clear()
        assert quarry.position(module, 0).players[0].hand
    small = quarry._kept()["trader"][0]
    assert quarry.squeezed(quarry.restored(small)) == small


def test_families_have_names() -> None:
    """Each family has a name, a module that of the module."""
    assert {made.family_name(family).id for family in IDS} == {f"mod-{module}" for module in IDS}
    assert made.mixed(1, Random(1)).split(".")[1] == "1"
