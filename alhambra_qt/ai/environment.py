"""Games as a reinforcement learning environment, modelled on PettingZoo's AEC API."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import attrs

from alhambra_qt import modules
from alhambra_qt.engine import Game, Observation, Setup, apply, legal_actions, observe, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ending import winners

Last = tuple[Observation, float, bool, bool, dict[str, Any]]


@attrs.define(eq=False)
class Environment:
    """A game in which agents act in turn.

    Example::

        env = Environment(seats=3, module_ids=("camps",))
        env.reset(seed=7)
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            env.step(None if over else my_choice(observation, env.legal_actions))

    Agents are called "seat_0", "seat_1", ... As in PettingZoo, ``agent_selection`` is the agent
    that must act, ``step`` takes its action, ``last`` returns its observation and reward, and
    after the end every agent is selected once more and must pass None. An agent may be selected
    several times in a row, and out of turn. The only reward is the share of the victory at the
    end (1 alone, a half with another); points so far are in ``infos``.

    It neither needs nor imports PettingZoo or Gymnasium and is not a subclass of their classes. It
    has no ``action_space``, ``observation_space``, masks or rendering: observations are those of
    the engine and actions come from ``legal_actions``, whose number varies, so the learning
    program must encode them.
    """

    seats: int = 3
    module_ids: Sequence[str] = ()
    agents: list[str] = attrs.field(init=False, factory=list)
    agent_selection: str = attrs.field(init=False, default="")
    rewards: dict[str, float] = attrs.field(init=False, factory=dict)
    terminations: dict[str, bool] = attrs.field(init=False, factory=dict)
    truncations: dict[str, bool] = attrs.field(init=False, factory=dict)
    infos: dict[str, dict[str, Any]] = attrs.field(init=False, factory=dict)
    _dice: Random = attrs.field(init=False, factory=Random)
    _game: Game | None = attrs.field(init=False, default=None)

    @property
    def possible_agents(self) -> list[str]:
        """All agents, including those that are done."""
        return [f"seat_{seat}" for seat in range(self.seats)]

    @property
    def game(self) -> Game:
        """The game itself, with hidden information: for spectators, not for the agents.

        Raises:
            RuntimeError: before the first ``reset``.
        """
        if self._game is None:
            raise RuntimeError("reset the environment first")
        return self._game

    @property
    def legal_actions(self) -> list[Action]:
        """The legal actions of the selected agent; empty after the end."""
        return legal_actions(self.game)

    def reset(self, seed: int | str | None = None, options: object = None) -> None:
        """Deal a new game; the same seed always gives the same game, None a random one.

        Raises:
            SetupClash: if the set-up cannot be played (seats, unknown modules).
        """
        if seed is None:
            seed = self._dice.getrandbits(64)
        self._game = modules.new_game(Setup(self.seats, str(seed), tuple(self.module_ids)))
        self.agents = self.possible_agents
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation, even if it is not selected."""
        return observe(self.game, self.possible_agents.index(agent))

    def last(self) -> Last:
        """Return the selected agent's observation, reward, termination, truncation and info."""
        agent = self.agent_selection
        return (
            self.observe(agent),
            self.rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Action | None) -> None:
        """Take the selected agent's action; after the end pass None, which removes the agent.

        Raises:
            IllegalAction: if the rules forbid the action; the game is unchanged.
            ValueError: if an action is missing, or is given after the end.
        """
        if (action is None) != self.game.over:
            raise ValueError("an agent acts until the end, and answers None after it")
        if action is None:
            self.agents.remove(self.agent_selection)
            self.agent_selection = self.agents[0] if self.agents else ""
            return
        apply(self.game, action)
        self._go_on()

    def agent_iter(self) -> Iterator[str]:
        """Yield the agents in the order in which they must act, until all have left."""
        while self.agents:
            yield self.agent_selection

    def _go_on(self) -> None:
        """Select the next agent, or assign the rewards."""
        game = self.game
        seat = to_move(game)
        self.agent_selection = self.possible_agents[seat or 0]
        for agent, player in zip(self.possible_agents, game.players, strict=True):
            self.infos[agent] = {"score": player.score}
        if seat is None:
            shared = winners(game)
            for winner in shared:
                self.rewards[self.possible_agents[winner]] = 1 / len(shared)
            self.terminations = dict.fromkeys(self.agents, True)
