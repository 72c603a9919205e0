"""Monte Carlo search: short rollouts of the most promising ways in sampled worlds.

The search is flat: every way is carried out in the same redealt worlds, a fast policy plays all
seats until the searching seat has finished its next turns, and the positions at the ends of these
turns are evaluated; near the end of the game it plays to the very end. The worse half of the ways
is dropped repeatedly (successive halving), so that most rollouts compare the best ones.
"""

import math
from collections.abc import Callable, Sequence

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.observe import Observation, redeal
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.rules import Game

from .policy import Policy

Weigh = Callable[[Sequence[Game]], list[float]]  # values of positions right after a turn
Stop = Callable[[], bool]  # called between two worlds; True ends the search
MOST_STEPS = 400  # maximum number of actions in a rollout; real ones are far shorter
SURE = 3.0  # standard errors by which a line must trail to be dropped for good
LAST_TILES = 3  # plus one per seat: with this few tiles in the bag, rollouts run to the end
FEW = 6  # minimum number of common worlds for that test


def never() -> bool:
    """Return False: play all rollouts."""
    return False


@attrs.define(eq=False)
class SearchLine:
    """A way under search: its actions, its prior value, the values of its rollouts."""

    actions: tuple[Action, ...]
    guess: float
    worths: list[float] = attrs.Factory(list)

    @property
    def mean(self) -> float:
        """The mean value of its rollouts, or the prior value while there are none."""
        return math.fsum(self.worths) / len(self.worths) if self.worths else self.guess

    def lead(self, other: "SearchLine") -> float:
        """Return its mean lead over another line in the worlds in which both were tried."""
        pairs = list(zip(self.worths, other.worths, strict=False))
        return math.fsum([mine - its for mine, its in pairs]) / len(pairs) if pairs else 0.0


@attrs.frozen
class Depth:
    """Search settings: total rollouts, number of ways searched, weight of first guesses.

    Rollouts follow the fast policy and end in the learned value; first guesses see no future
    moves, and in the base game do not use the learned value either. Their errors differ, so both
    together are better than either. A first guess weighs as much as ``lean`` times all rollouts of
    a way, plus ``trust`` rollouts per squared point of their variance. So it matters more if
    rollouts are few or differ widely. ``learned`` names the file with the weights that the learned
    value gives to parts of modules; without it, only the evaluation is asked.
    """

    futures: int
    ways: int = 8
    lean: float = 0.0
    trust: float = 0.0
    learned: str = ""
    turns: int = 1


def look_into(
    observation: Observation,
    lines: Sequence[SearchLine],
    policy: Policy,
    weigh: Weigh,
    depth: Depth,
    seed: str,
    stop: Stop = never,
) -> list[SearchLine]:
    """Run rollouts of the most promising lines; return these best first, then the others.

    ``stop`` may end the search early: the window uses it as a guard against slow machines.
    """
    order = sorted(lines, key=lambda line: -line.guess)
    alive, rest = order[: depth.ways], order[depth.ways :]
    worlds, most = 0, len(alive)
    rounds = max(1, (most - 1).bit_length())
    for _ in range(rounds):
        more = max(1, depth.futures // (rounds * most))
        ends: list[list[list[Game]]] = [[] for _ in alive]
        for number in range(worlds, worlds + more):
            world = redeal(observation, f"{seed}/{number}")
            world.proves = False
            for line, games in zip(alive, ends, strict=True):
                seat, turns = observation.seat, depth.turns
                games.append(future(world, seat, line.actions, policy, turns))
            if stop():
                break
        for line, games in zip(alive, ends, strict=True):
            line.worths += worths_of(games, weigh)
        if stop():
            break
        worlds += more
        most = max(1, (most + 1) // 2)
        order = ranked(alive, [], depth)
        alive = [line for line in order[:most] if not beaten(line, order[0])]
        rest = [line for line in order if line not in alive] + rest
        if len(alive) == 1:
            break
    return ranked(alive, rest, depth)


def beaten(line: SearchLine, best: SearchLine) -> bool:
    """Return whether a line is so far behind that more rollouts could not save it."""
    gaps = [worth - other for worth, other in zip(best.worths, line.worths, strict=False)]
    if len(gaps) < FEW:
        return False
    mean = math.fsum(gaps) / len(gaps)
    spread = math.fsum([(gap - mean) * (gap - mean) for gap in gaps]) / (len(gaps) - 1)
    return mean > 0 and mean * mean > SURE * SURE * spread / len(gaps)


def ranked(
    alive: Sequence[SearchLine], rest: Sequence[SearchLine], depth: Depth
) -> list[SearchLine]:
    """Sort ``alive`` by rollouts and first guesses, best first, and append ``rest``."""
    spread = depth.trust * scatter(alive)

    def worth(line: SearchLine) -> float:
        if not line.worths:
            return line.guess
        count = depth.lean + spread / len(line.worths)
        return (line.mean + count * line.guess) / (1 + count)

    return sorted(alive, key=lambda line: -worth(line)) + list(rest)


def scatter(lines: Sequence[SearchLine]) -> float:
    """Return the variance of rollouts about their line's mean, without the variance of worlds.

    In a lucky world every line does well; the remaining variance is what makes one line look
    better than another by chance. 0 with fewer than two lines or worlds.
    """
    worlds = min([len(line.worths) for line in lines], default=0)
    freedom = (len(lines) - 1) * (worlds - 1)
    if freedom < 1:
        return 0.0
    total = 0.0
    means = [line.mean for line in lines]
    apart = [
        [worth - mean for worth in line.worths[:worlds]]
        for line, mean in zip(lines, means, strict=True)
    ]
    for gaps in zip(*apart, strict=True):
        mean = math.fsum(gaps) / len(gaps)
        total += math.fsum([(gap - mean) * (gap - mean) for gap in gaps])
    return total / freedom


def worths_of(futures: Sequence[Sequence[Game]], weigh: Weigh) -> list[float]:
    """Return the value of each rollout: the mean value of its recorded positions."""
    found = iter(weigh([game for reached in futures for game in reached]))
    return [math.fsum([next(found) for _ in reached]) / len(reached) for reached in futures]


def future(
    world: Game, seat: int, actions: Sequence[Action], policy: Policy, turns: int = 1
) -> list[Game]:
    """Play one rollout; return the positions after each of the seat's next ``turns`` turns.

    If the game ends sooner, its final position comes last. Near the end of the game it is played
    to the very end, and only the final position is returned: that has an exact result, whereas
    estimates from before and after the last scoring are not comparable.
    """
    game = world.clone()
    turn, last = game.turn, len(game.bag) <= len(game.players) + LAST_TILES
    reached: list[Game] = []
    for action in actions:
        if not game.decisions or game.frame.kind not in game.rules.handlers[type(action)].frames:
            break
        apply_unchecked(game, action)
    for _ in range(MOST_STEPS):
        if not game.decisions:
            break
        frame = game.decisions[-1]
        if frame.kind == "turn_end" and frame.seat == seat and game.turn > turn and not last:
            if len(reached) == turns - 1:
                break
            reached.append(game.clone())
            turn = game.turn
        apply_unchecked(game, policy.action(game))
    return [*reached, game]
