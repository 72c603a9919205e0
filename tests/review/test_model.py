"""Findings of a review: the lasting rise of a line, and the choices that cost most."""

import math
from itertools import groupby
from random import Random

from attrs import evolve

from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.review.model import (
    DEAREST,
    FEWEST,
    TURNING,
    JudgedChoice,
    Review,
    decisive_rise,
)


def plain_rise(line: list[int]) -> tuple[int, int] | None:
    """The reference for ``decisive_rise``: it tries every run of turns."""
    turns = range(len(line) - 1)
    gains = [max(0, min(line[turn + 1 :]) - line[turn]) for turn in turns]
    if sum(gains) < TURNING:
        return None
    every = [(first, last) for first in turns for last in range(first, len(turns))]

    def gained(run: tuple[int, int]) -> int:
        return sum(gains[run[0] : run[1] + 1])

    def length(run: tuple[int, int]) -> int:
        return run[1] - run[0] + 1

    core = min(
        (run for run in every if 2 * gained(run) >= sum(gains)),
        key=lambda run: (length(run), -gained(run), run),
    )
    if length(core) == 1:
        return core
    pace = gained(core) / (2 * length(core))
    around = [run for run in every if run[0] <= core[0] and run[1] >= core[1]]
    return max(around, key=lambda run: (gained(run) - pace * length(run), -length(run)))


def walk(rng: Random) -> list[int]:
    """A share that walks at random and ends anywhere, often at 100."""
    line = [rng.randint(10, 60)]
    for _ in range(rng.randint(1, 40)):
        step = rng.gauss(0, 8) if rng.random() < 0.5 else 0
        line.append(max(0, min(100, round(line[-1] + step))))
    return [*line, rng.choice((100, 100, 50, rng.randint(0, 100)))]


def test_what_decided_a_game_was_never_undone(seed: str) -> None:
    """The run that is named is that of a plain search; no later level is below that before it."""
    rng = Random(seed)
    found = [(line, decisive_rise(line)) for line in (walk(rng) for _ in range(300))]
    assert {run is None for _, run in found} == {True, False}
    for line, run in found:
        assert run == plain_rise(line), line
        if run is None:
            continue
        first, last = run
        gains = [max(0, min(line[k + 1 :]) - line[k]) for k in range(len(line) - 1)]
        assert min(line[first:]) == line[first] < line[last + 1], line
        assert 2 * sum(gains[first : last + 1]) >= sum(gains) >= TURNING, line
        assert first == last or 2 * max(gains) < sum(gains), line


def test_a_rise_that_was_undone_did_not_decide() -> None:
    """An early gain that was lost again is not named, but the turns that led to the end are."""
    steep = [43, 58, 60, 66, 71, 78, 80, 88, 96]
    line = [35, 48, *[47] * 20, 30, *range(28, 43), *steep, *[96, 97] * 5, 100]
    assert decisive_rise(line) == (line.index(58) - 1, line.index(96) - 1)
    assert decisive_rise([33, 30, *[34] * 9, 80, 85, 82, 100]) == (10, 10)
    assert decisive_rise([50, 40, 41, 100]) == (2, 2)
    assert decisive_rise([50, 80, 90, 50]) is None
    assert decisive_rise([30, 60, 0]) is None


def choices(rng: Random) -> list[JudgedChoice]:
    """Choices of one seat with costs and intervals as they come, several in a turn."""
    even, end, found = (0.5, 0.5), EndTurn.of(), list[JudgedChoice]()
    worst = rng.choice((0.012, 0.03, 0.2))
    for at in range(rng.randint(0, 40)):
        cost, half = rng.uniform(-0.01, worst) ** 2 / worst, rng.uniform(0, worst / 4)
        prices = (cost, cost - half, cost + half)
        found.append(JudgedChoice(at, at // 3, 0, even, even, (-cost, cost), *prices, end, end))
    return found


def test_nothing_that_cost_more_is_missing(seed: str) -> None:
    """No choice that surely cost more than one in the list is missing from it."""
    rng, sizes = Random(seed), set[int]()
    for _ in range(300):
        made = choices(rng)
        listed = Review((0.5, 0.5), (1.0, 0.0), tuple(made), 20).dearest(0)
        sure = [choice for choice in made if choice.low > 0]
        assert all(choice in sure for choice in listed)
        missing = [choice for choice in sure if choice not in listed]
        for choice in listed:
            assert not [other for other in missing if other.cost > choice.cost]
        turns = [(turn, [*held]) for turn, held in groupby(listed, lambda choice: choice.turn)]
        assert len({turn for turn, _ in turns}) == len(turns), "the choices of a turn are together"
        sums = [math.fsum(choice.cost for choice in held) for _, held in turns]
        assert sums == sorted(sums, reverse=True)
        assert all(
            [choice.at for choice in held] == sorted(choice.at for choice in held)
            for _, held in turns
        )
        severe = {choice.turn for choice in sure if choice.severity}
        assert len(turns) >= min(DEAREST, len(severe))
        assert len(turns) <= (FEWEST if len(severe) < FEWEST else DEAREST)
        sizes.add(len(listed))
    assert len(sizes) > 4


def test_both_costly_choices_of_a_turn_are_told() -> None:
    """Two faults of one turn are listed together, before a turn that cost less in all."""
    even, end = (0.5, 0.5), EndTurn.of()
    costs = [(13, 0.18), (13, 0.08), (20, 0.05), (31, 0.2), (38, 0.04), (46, 0.07), (50, 0.02)]
    made = tuple(
        JudgedChoice(at, turn, 0, even, even, (-cost, cost), cost, cost / 2, cost, end, end)
        for at, (turn, cost) in enumerate(costs)
    )
    listed = Review(even, (1.0, 0.0), made, 60).dearest(0)
    assert [(choice.turn, choice.cost) for choice in listed[:3]] == [
        (13, 0.18),
        (13, 0.08),
        (31, 0.2),
    ]
    assert [choice.cost for choice in listed[3:]] == [0.07, 0.05, 0.04]
    little = (
        *made[:1],
        evolve(made[1], cost=0.012, low=0.006),
        evolve(made[6], cost=0.01, low=0.01),
    )
    assert len(Review(even, (1.0, 0.0), little, 60).dearest(0)) == 3
