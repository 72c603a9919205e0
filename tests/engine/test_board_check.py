"""Whole boards are accepted exactly if the plain rules of building accept them."""

import random

from hypothesis import given
from hypothesis import strategies as st

from alhambra_qt.engine.board_check import breaches
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import CAMPS
from alhambra_qt.modules import IDS, rules_for
from tests.engine import plain_palace as plain
from tests.engine.random_palaces import Walk, board_of, gates_of

RULES = rules_for(IDS)


def spoiled(seed: int) -> Palace:
    """Grow an Alhambra with camps, then move or remove some tiles without asking.

    Every other one bears sticks and gates too.
    """
    walk = Walk(seed, extras=seed % 2 == 1)
    walk.stock += [] if walk.extras else CAMPS
    rng = random.Random(seed)
    for palace in walk.steps(40):
        assert palace is walk.palace
        if rng.random() < 0.1:
            walk.camp()
    palace = walk.palace
    for _ in range(rng.randrange(4)):
        cell = rng.choice([cell for cell in palace.tiles if cell] or [0])
        if not cell:
            break
        tile = palace.lift(cell)
        target = cell_at(rng.randrange(-3, 4), rng.randrange(-3, 4))
        if rng.random() < 0.6 and target not in palace.tiles:
            palace.place(tile, target)
    return palace


def verdict(palace: Palace) -> str | None:
    """Give the rule a board breaks, or None."""
    where = {cell: str(number) for number, cell in enumerate(palace.tiles) if cell}
    found = next(breaches(RULES, palace, where, "board"), None)
    return None if found is None else found.rule


@given(st.integers(min_value=0, max_value=10**6))
def test_like_the_plain_rules(seed: int) -> None:
    """A board that was tampered with is refused if, and only if, it breaks a plain rule."""
    palace = spoiled(seed)
    expected = plain.broken(board_of(palace), gates_of(palace))
    found = verdict(palace)
    assert (found is None) == (expected is None)
    if found != "build.adjacent":
        assert found == expected


def test_all_verdicts_come_up() -> None:
    """The boards of the test above are of all kinds."""
    missing = {None, "build.adjacent", "build.walk", "build.hole", "camps.build"}
    for seed in range(400):
        missing.discard(verdict(spoiled(seed)))
        if not missing:
            break
    assert not missing
