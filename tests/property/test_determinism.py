"""The same set-up and actions give the same game: everywhere, whatever Python does with hashes."""

import os
import subprocess
import sys

from alhambra_qt.engine import Setup, apply_unchecked
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.codec import digest
from alhambra_qt.modules import IDS
from tests.property.player import Watched

SCRIPT = """
import sys
from tests.property.test_determinism import digest_of_a_game
print(digest_of_a_game())
"""


def digest_of_a_game() -> str:
    """Play a whole game without checks and give its fingerprint."""
    watched = Watched(Setup(4, "hashes", IDS), every=10**9)
    while not watched.over:
        action = watched.choose(watched.rng.random(), watched.rng.random())
        apply_unchecked(watched.game, action)
    return digest(watched.game)


def test_hash_seeds_do_not_matter() -> None:
    """A game played under two hash seeds ends alike."""
    found = set()
    for seed in ("0", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, check=True
        )
        found.add(run.stdout)
    assert len(found) == 1


def test_shuffles_are_fixed() -> None:
    """A shuffle depends on seed, tag and counter alone, and stays the same in every version."""
    assert shuffled(range(8), "seed", "tag") == shuffled(range(8), "seed", "tag", 0)
    assert shuffled(range(8), "seed", "tag") == [0, 6, 2, 5, 7, 4, 1, 3]
    orders = {
        tuple(shuffled(range(8), *key)) for key in (("a", "t", 0), ("b", "t", 0), ("a", "u", 0))
    }
    orders.add(tuple(shuffled(range(8), "a", "t", 1)))
    assert len(orders) == 4
    assert sorted(shuffled(range(8), "a", "t")) == list(range(8))
