"""Random games with any modules, everything checked on the way."""

from itertools import combinations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from alhambra_qt.engine import Setup
from alhambra_qt.modules import IDS
from tests.cases import count, night
from tests.property.covering import ROWS, pairwise_rows, subsets
from tests.property.long_run import main, setup_of
from tests.property.player import Watched

SUBSETS = subsets(IDS)
SEATS = (2, 3, 4, 5, 6)
VARIANTS = (("invaders", "open"), ("thieves", "round"))


def is_quick(number: int, seats: int) -> bool:
    """Return whether a game is played each time: one size for each set, every size with all."""
    return SUBSETS[number] == IDS or SEATS[number % len(SEATS)] == seats


def name_of(modules: tuple[str, ...], number: int) -> str:
    """Name a set of modules for the list of tests."""
    if len(modules) <= 1 or modules == IDS:
        return "all" if modules == IDS else (*modules, "none")[0]
    return f"row{number}"


def rarity(modules: tuple[str, ...]) -> int:
    """Return the interval of the costly checks: in the daily run longer with more modules."""
    return 16 if night() else 32 if len(modules) <= 1 else 64


GAMES = [
    pytest.param(seats, modules, rarity(modules), id=f"{seats}-{name_of(modules, number)}")
    for number, modules in enumerate(SUBSETS)
    for seats in SEATS
    if night() or is_quick(number, seats)
]


# -- which sets are played ---------------------------------------------------------------------


def test_every_two_switches_meet() -> None:
    """In eight rows any two switches are both off, both on, and each on without the other."""
    for factors in range(2, 36):
        rows = pairwise_rows(factors)
        assert len(rows) == ROWS
        assert {len(row) for row in rows} == {factors}
        for one, other in combinations(range(factors), 2):
            assert {(row[one], row[other]) for row in rows} == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_too_many_switches() -> None:
    """Eight rows cover 35 switches and no more."""
    with pytest.raises(ValueError, match="35"):
        pairwise_rows(36)


def test_the_sets_cover_every_two_modules() -> None:
    """The sets played hold none, all, each module alone, and any two on, off, and apart."""
    assert () in SUBSETS
    assert IDS in SUBSETS
    assert {(name,) for name in IDS} <= set(SUBSETS)
    for one, other in combinations(IDS, 2):
        seen = {(one in modules, other in modules) for modules in SUBSETS[:ROWS]}
        assert len(seen) == 4


def test_modules_meet_all_numbers_of_seats() -> None:
    """The quick games meet every two modules, and every module with two to six seats."""
    quick = [
        (SUBSETS[n], seats) for n in range(len(SUBSETS)) for seats in SEATS if is_quick(n, seats)
    ]
    for name in IDS:
        assert {seats for modules, seats in quick if name in modules} == set(SEATS)
    assert {modules for modules, _ in quick} == set(SUBSETS)


# -- playing them ------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "modules", "every"), GAMES)
def test_whole_games(seats: int, modules: tuple[str, ...], every: int) -> None:
    """A random game reaches its end and obeys all rules on the way (`end.trigger`)."""
    variants = tuple(pair for pair in VARIANTS if pair[0] in modules and seats % 2)
    seed = f"whole game {seats} {' '.join(modules)}"
    often = every // count(2, 8)
    watched = Watched(Setup(seats, seed, modules, variants), every, often)
    watched.play()
    watched.replayed()


class AnyGame(RuleBasedStateMachine):
    """Any game, as hypothesis likes to play it."""

    watched: Watched

    @initialize(
        seats=st.integers(2, 6),
        modules=st.sets(st.sampled_from(IDS)),
        seed=st.integers(0, 10_000),
        youngest=st.booleans(),
    )
    def begin(self, seats: int, modules: set[str], seed: int, youngest: bool) -> None:
        """Set a game up."""
        first = seed % seats if youngest else None
        ordered = tuple(name for name in IDS if name in modules)
        self.watched = Watched(Setup(seats, f"seed-{seed}-", ordered, youngest=first), every=3)
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


AnyGame.TestCase.settings = settings(max_examples=count(6, 15), stateful_step_count=50)
test_any_game = AnyGame.TestCase


# -- the long run ------------------------------------------------------------------------------


def test_the_long_run_draws_every_kind_of_set() -> None:
    """A run meets every two modules in every way, all sizes, both variants, and is repeated."""
    setups = [setup_of("test", number) for number in range(300)]
    assert setups == [setup_of("test", number) for number in range(300)]
    assert {setup.seats for setup in setups} == set(SEATS)
    assert {pair for setup in setups for pair in setup.variants} == set(VARIANTS)
    for one, other in combinations(IDS, 2):
        seen = {(one in setup.modules, other in setup.modules) for setup in setups}
        assert len(seen) == 4


def test_the_long_run_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    """A short run plays its games and says how many, and which actions never occurred."""
    assert main(["--games", "2", "--seed", "short"]) == 0
    text = capsys.readouterr().out
    assert '"games": 2' in text
    assert "never_played" in text


def test_a_failure_can_be_repeated(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At its first failure the long run stops with trace, set-up and the command for it."""

    def fail(watched: Watched) -> None:
        raise AssertionError("a card is lost")

    monkeypatch.setattr(Watched, "check", fail)
    assert main(["--games", "2", "--seed", "broken"]) == 1
    text = capsys.readouterr().err
    assert "a card is lost" in text
    again = text[text.index("--again '") + 9 : text.rindex("'")]
    assert main(["--again", again]) == 1
    monkeypatch.undo()
