"""Random games, everything checked after every action."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from alhambra_qt.engine import Setup
from tests.property.player import Watched

MODULES: tuple[tuple[str, ...], ...] = ((), ("vizier",), ("camps",), ("vizier", "camps"))
WITH = ["none", "vizier", "camps", "both"]
# Whole games that are played each time: every number of seats, every choice of modules.
QUICK = [(2, 0), (2, 3), (3, 1), (3, 2), (4, 3), (5, 0), (6, 2), (6, 3)]
GAMES = [
    pytest.param(
        seats,
        MODULES[modules],
        id=f"{seats}-{WITH[modules]}",
        marks=[] if (seats, modules) in QUICK else [pytest.mark.slow],
    )
    for seats in (2, 3, 4, 5, 6)
    for modules in range(4)
]


@pytest.mark.parametrize(("seats", "modules"), GAMES)
def test_whole_games(seats: int, modules: tuple[str, ...]) -> None:
    """A random game comes to its end and obeys all rules on the way (`end.trigger`)."""
    watched = Watched(Setup(seats, f"whole game {seats} {modules}", modules), every=4)
    for _ in range(4000):
        if watched.over:
            break
        watched.act(watched.choose(watched.rng.random(), watched.rng.random()))
    assert watched.over
    watched.replayed()


class AnyGame(RuleBasedStateMachine):
    """Any game, as hypothesis likes to play it."""

    watched: Watched

    @initialize(
        seats=st.integers(2, 6),
        modules=st.sampled_from(MODULES),
        seed=st.integers(0, 10_000),
        youngest=st.booleans(),
    )
    def begin(self, seats: int, modules: tuple[str, ...], seed: int, youngest: bool) -> None:
        """Set a game up."""
        first = seed % seats if youngest else None
        self.watched = Watched(Setup(seats, f"seed-{seed}-", modules, youngest=first))
        self.watched.check()

    @precondition(lambda self: not self.watched.over)
    @rule(roll=st.floats(0, 1), pick=st.floats(0, 1, exclude_max=True))
    def act(self, roll: float, pick: float) -> None:
        """Play any action."""
        self.watched.act(self.watched.choose(roll, pick))

    def teardown(self) -> None:
        """Play the whole game again."""
        if hasattr(self, "watched"):
            self.watched.replayed()


AnyGame.TestCase.settings = settings(max_examples=25, stateful_step_count=50)
test_any_game = AnyGame.TestCase
