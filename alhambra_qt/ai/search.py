"""Looking further: short futures of the most promising ways, played out on guesses of the hidden.

A flat Monte Carlo search: every way is carried out in the same guessed worlds, a fast policy plays
everybody until the seat has finished its next turns, and the positions at their ends are weighed;
near the end of the game it plays to the very end. Ways that fall behind are dropped half by half,
so that most futures compare the best ones.
"""

import math
from collections.abc import Callable, Sequence

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.observe import Observation, redeal
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.state import Game

from .policy import Policy

Weigh = Callable[[Sequence[Game]], list[float]]  # what positions right after a turn are worth
Stop = Callable[[], bool]  # asked between two worlds whether it is enough
MOST_STEPS = 400  # actions in one future; no real one comes near
SURE = 3.0  # standard errors by which a line is behind for good
LAST_TILES = 3  # beside one per seat: with so few in the bag futures are played to the end
FEW = 6  # worlds in common below which that is not asked


def never() -> bool:
    """Whether to stop: no, all futures are played."""
    return False


@attrs.define(eq=False)
class SearchLine:
    """A way that is looked into: its actions, what it was thought to be worth, its futures."""

    actions: tuple[Action, ...]
    guess: float
    worths: list[float] = attrs.Factory(list)

    @property
    def mean(self) -> float:
        """The mean worth of its futures; the guess as long as there are none."""
        return math.fsum(self.worths) / len(self.worths) if self.worths else self.guess

    def lead(self, other: "SearchLine") -> float:
        """Give by how much its futures are better in the worlds that both were tried in."""
        pairs = list(zip(self.worths, other.worths, strict=False))
        return math.fsum([mine - its for mine, its in pairs]) / len(pairs) if pairs else 0.0


@attrs.frozen
class Depth:
    """How far a search goes: futures in all, ways looked into, trust in the first guesses.

    Futures are judged by a value learned from games and go on as fast players play; first guesses
    know nothing of the future, and in the base game not of that value either. Each errs in its own
    way, so that both together are better than either: a first guess counts for ``lean`` times what
    all futures of a way count for, and for ``trust`` more futures for each squared point that
    futures scatter by. So it matters more where futures
    are few or differ widely. With ``learned`` positions are weighed by the learned value where
    there is one.
    """

    futures: int
    ways: int = 8
    lean: float = 0.0
    trust: float = 0.0
    learned: bool = False
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
    """Play futures of the most promising lines; give them best first, then the others.

    ``stop`` may end the search early: the window's guard against a slow machine.
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
    """Whether a line is behind by so much that more futures would not help it."""
    gaps = [one - other for one, other in zip(best.worths, line.worths, strict=False)]
    if len(gaps) < FEW:
        return False
    mean = math.fsum(gaps) / len(gaps)
    spread = math.fsum([(gap - mean) * (gap - mean) for gap in gaps]) / (len(gaps) - 1)
    return mean > 0 and mean * mean > SURE * SURE * spread / len(gaps)


def ranked(
    alive: Sequence[SearchLine], rest: Sequence[SearchLine], depth: Depth
) -> list[SearchLine]:
    """Sort lines by their futures and first guesses, the best first; then come the others."""
    spread = depth.trust * scatter(alive)

    def worth(line: SearchLine) -> float:
        if not line.worths:
            return line.guess
        count = depth.lean + spread / len(line.worths)
        return (line.mean + count * line.guess) / (1 + count)

    return sorted(alive, key=lambda line: -worth(line)) + list(rest)


def scatter(lines: Sequence[SearchLine]) -> float:
    """Give the variance of futures about the mean of their line, less what all lines share.

    In a lucky world every line does well; what is left is what makes one look better than another
    by chance. 0 with fewer than two lines or worlds.
    """
    worlds = min([len(line.worths) for line in lines], default=0)
    freedom = (len(lines) - 1) * (worlds - 1)
    if freedom < 1:
        return 0.0
    total = 0.0
    apart = [[worth - line.mean for worth in line.worths[:worlds]] for line in lines]
    for gaps in zip(*apart, strict=True):
        mean = math.fsum(gaps) / len(gaps)
        total += math.fsum([(gap - mean) * (gap - mean) for gap in gaps])
    return total / freedom


def worths_of(futures: Sequence[Sequence[Game]], weigh: Weigh) -> list[float]:
    """Give the worth of each future: the mean of the positions that it went through."""
    found = iter(weigh([game for reached in futures for game in reached]))
    return [math.fsum([next(found) for _ in reached]) / len(reached) for reached in futures]


def future(
    world: Game, seat: int, actions: Sequence[Action], policy: Policy, turns: int = 1
) -> list[Game]:
    """Play one future; give where it leads, at the ends of the seat's next ``turns`` turns.

    If the game ends sooner its end comes last. Near the end of the game it is played to the very
    end, and only that is given: what it comes to is counted then, where guesses of positions
    before and after the last scoring could not be compared.
    """
    game = world.clone()
    turn, last = game.turn, len(game.bag) <= len(game.players) + LAST_TILES
    reached: list[Game] = []
    policy.begin()
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
