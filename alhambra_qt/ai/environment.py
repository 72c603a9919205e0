"""Games as an environment for learning programs, in the manner of PettingZoo's AEC."""

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
    """One table at which agents act in turn.

    Example::

        env = Environment(seats=3, module_ids=("camps",))
        env.reset(seed=7)
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            env.step(None if over else my_choice(observation, env.legal_actions))

    Agents are called "seat_0", "seat_1", ... As in PettingZoo ``agent_selection`` must act,
    ``step`` lets it, ``last`` tells how things stand for it, and after the end every agent is
    asked once more and answers None. An agent may be asked several times running, and out of
    turn. The only reward is its share of the victory at the end (1 alone, a half with another);
    points so far are in ``infos``.

    What it is not: it does not need or import PettingZoo or Gymnasium and is no subclass of
    theirs. It has no ``action_space``, no ``observation_space`` and no masks: observations are
    those of the engine and actions come from ``legal_actions``, whose number varies, so that
    turning them into numbers is left to who learns. It draws nothing.
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
        """All agents, also those that are done."""
        return [f"seat_{seat}" for seat in range(self.seats)]

    @property
    def game(self) -> Game:
        """The game itself, hidden things included: for looking on, not for the agents.

        Raises:
            RuntimeError: before the first ``reset``.
        """
        if self._game is None:
            raise RuntimeError("reset the environment first")
        return self._game

    @property
    def legal_actions(self) -> list[Action]:
        """What the selected agent may do; nothing after the end."""
        return legal_actions(self.game)

    def reset(self, seed: int | str | None = None, options: object = None) -> None:
        """Deal a new game; the same seed always gives the same one, without it a new one.

        Raises:
            SetupClash: if such a game does not exist (seats, unknown modules).
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
        """Give what an agent may know now, whoever must act."""
        return observe(self.game, self.possible_agents.index(agent))

    def last(self) -> Last:
        """Give the selected agent's observation, reward, termination, truncation and info."""
        agent = self.agent_selection
        return (
            self.observe(agent),
            self.rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Action | None) -> None:
        """Let the selected agent act; after the end it must answer None, and leaves.

        Raises:
            IllegalAction: if the rules forbid the action; nothing has changed then.
            ValueError: if there is no action where one is needed, or one after the end.
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
        """Give the agents in the order in which they must act, until all have left."""
        while self.agents:
            yield self.agent_selection

    def _go_on(self) -> None:
        """Find who must act next, or give out the rewards."""
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
