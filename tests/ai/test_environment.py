"""The environment: whole games by random agents, and what it refuses."""

from random import Random

import pytest

from alhambra_qt.ai.environment import Environment
from alhambra_qt.engine import IllegalAction, SetupClash
from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.ending import winners
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import IDS
from tests.cases import some


def play(env: Environment, seed: int | str) -> list[str]:
    """Play a game at random through the methods of an environment; give who acted."""
    env.reset(seed)
    dice = Random(str(seed))
    acted = []
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        assert not cut
        assert (agent, observation.seat) == (env.agent_selection, int(agent[5:]))
        assert info["score"] == observation.game.players[observation.seat].score
        assert reward == (env.rewards[agent] if over else 0.0)
        env.step(None if over else dice.choice(env.legal_actions))
        acted.append(agent)
    return acted


@pytest.mark.parametrize(
    ("seats", "modules"),
    some([(2, ()), (3, ()), (6, ("characters", "thieves")), (3, IDS), (2, IDS)], 3),
)
def test_random_agents(seats: int, modules: tuple[str, ...], seed: str) -> None:
    """Random agents finish games, everybody leaves, and the winners share one victory."""
    env = Environment(seats, modules)
    acted = play(env, seed)
    assert env.game.over
    assert not env.agents
    assert not env.legal_actions
    assert sorted(acted[-seats:]) == env.possible_agents
    assert sum(env.rewards.values()) == pytest.approx(1)
    won = [agent for agent, reward in env.rewards.items() if reward]
    assert won == [f"seat_{seat}" for seat in winners(env.game)]
    assert all(env.terminations.values())


def test_same_seed_same_game(seed: str) -> None:
    """A seed decides the game; without one every game is another."""
    one_of_two, two = Environment(), Environment()
    assert play(one_of_two, seed) == play(two, seed)
    assert digest(one_of_two.game) == digest(two.game)
    one_of_two.reset()
    first = digest(one_of_two.game)
    one_of_two.reset()
    assert digest(one_of_two.game) != first


def test_agents_see_what_they_may(seed: str) -> None:
    """An observation holds the agent's own secrets and nobody else's, nor what comes next."""
    env = Environment(4, IDS)
    env.reset(seed)
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert seen.seat == seat
        assert seen.game.setup.seed == ""
        assert set(seen.game.deck) == set(seen.game.bag) == {UNKNOWN}
        assert UNKNOWN not in seen.game.players[seat].hand
        before = digest(env.game)
        seen.game.players[seat].hand.clear()
        assert digest(env.game) == before


def test_refusals(seed: str) -> None:
    """An action against the rules or out of order is refused and changes nothing."""
    env = Environment()
    with pytest.raises(RuntimeError):
        env.observe("seat_0")
    env.reset(seed)
    before = digest(env.game)
    with pytest.raises(IllegalAction):
        env.step(EndTurn.of())
    with pytest.raises(ValueError, match="until the end"):
        env.step(None)
    assert digest(env.game) == before
    play(env, seed)
    with pytest.raises(ValueError, match="after it"):
        env.step(EndTurn.of())
    with pytest.raises(SetupClash):
        Environment(7).reset()
    with pytest.raises(SetupClash):
        Environment(3, ("harbour",)).reset()
