"""How strong the players are in whole games, and what one can see of a style."""

from alhambra_qt.ai.arena import matches, of_level, play_game
from alhambra_qt.ai.intervals import interval
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Setup
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.observe import Observation
from tests.ai.baseline import greedy

RANDOM = of_level("random")


def test_stronger_than_greedy() -> None:
    """The medium player wins at least three games of four against two greedy ones."""
    results = matches([of_level("medium"), greedy], 12, "strength", (), (0, 1, 1))
    assert interval([result.share(0) for result in results])[0] >= 0.75


def test_stronger_than_random() -> None:
    """The medium player practically always wins against two random ones."""
    results = matches([of_level("medium"), RANDOM], 3, "strength", (), (0, 1, 1))
    assert interval([result.share(0) for result in results])[0] >= 0.95


def test_the_fast_player_beats_chance() -> None:
    """Some deals against two random players, from every seat: it wins them all."""

    def fast(observation: Observation, seed: str) -> Action:
        return Policy(observation.game, BALANCED).action(observation.game)

    results = matches([fast, RANDOM], 3, "chance", (), (0, 1, 1))
    assert all(result.share(0) for result in results)


def test_styles_can_be_seen() -> None:
    """A builder of walls ends with longer ones than a collector in the same seat of the deal."""
    walls = {
        style: sum(
            play_game(Setup(3, f"style-{deal}"), [of_level("medium", style), RANDOM, RANDOM])
            .players[0]
            .palace.longest_wall()
            for deal in range(3)
        )
        for style in ("collector", "builder")
    }
    assert walls["builder"] >= walls["collector"] + 5, walls
