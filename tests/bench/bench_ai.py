"""Print how fast and how strong the medium player is: ``python -m tests.bench.bench_ai``.

``speed``, ``futures``, ``strength``, ``scores`` or ``styles`` as arguments choose what is measured;
a number is the number of deals (each played in all rotations of the seats).
"""

import sys
import time
from collections.abc import Callable, Iterator, Sequence

from attrs import evolve

from alhambra_qt.ai.arena import Player, Result, matches, of_level, play_game
from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.intervals import interval
from alhambra_qt.ai.levels import LEVELS, Level
from alhambra_qt.ai.player import choose, judging, weighed
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.search import SearchLine, look_into
from alhambra_qt.ai.weights import BALANCED, STYLES
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.observe import Observation, observe
from alhambra_qt.engine.play import apply_unchecked, legal_actions
from alhambra_qt.engine.state import Setup
from alhambra_qt.modules import IDS, new_game
from tests.ai.baseline import greedy

if sys.platform != "win32":
    import resource

MODULES = ((), ("vizier", "camps"))
APART = 4  # turns between two searches that are timed
MOST_ACTIONS = 5_000
KILO = 1024


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def measure_speed(deals: int) -> None:
    """Print the time per decision, by seats and modules."""
    times: list[float] = []
    medium = of_level("medium")

    def timed(observation: Observation, seed: str) -> Action:
        start = time.perf_counter()
        action = medium(observation, seed)
        times.append((time.perf_counter() - start) * 1000)
        return action

    for modules in MODULES:
        for seats in range(2, 7):
            times.clear()
            for deal in range(deals):
                play_game(Setup(seats, f"speed-{deal}", modules), [timed] * seats)
            times.sort()
            mean = sum(times) / len(times)
            p95, p99 = (times[int(len(times) * part)] for part in (0.95, 0.99))
            name = f"{seats} seats {'+'.join(modules) or 'base'}"
            say(
                f"{name:24} {len(times):6} decisions: mean {mean:5.2f} ms, p95 {p95:5.2f}, "
                f"p99 {p99:5.2f}, longest {times[-1]:6.2f}"
            )
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KILO
        say(f"memory at most {used:.0f} MB")


def measure_futures(deals: int) -> None:
    """Print the rollouts per second that searches play and weigh, set-up included."""
    for name in ("hard", "expert"):
        for modules in ((), IDS):
            clock, played, searches = 0.0, 0, 0
            for deal in range(deals):
                for observation in turns(Setup(3, f"futures-{deal}", modules)):
                    spent, futures = time_search(LEVELS[name], observation, f"{deal}")
                    clock, played, searches = clock + spent, played + futures, searches + 1
            kind = "all modules" if modules else "base"
            say(f"{name} {kind:12} {played / clock:6.0f} futures a second, {searches} searches")


def turns(setup: Setup) -> Iterator[Observation]:
    """Play a game of medium players; give what is seen at the beginning of every few turns."""
    game = new_game(setup)
    for number in range(MOST_ACTIONS):
        if not game.decisions:
            return
        observation = observe(game, game.frame.seat)
        if game.frame.kind == "turn" and not game.acted and game.turn % APART == 0:
            yield observation
        apply_unchecked(game, choose(observation, "medium", number, reasons=False).action)


def time_search(level: Level, observation: Observation, seed: str) -> tuple[float, int]:
    """Search one turn as a level does; give processor time in seconds and rollouts played."""
    game = observation.game.clone()
    evaluator = Evaluator(game, observation.seat, BALANCED)
    flat = evolve(level, depth=None)
    ways = weighed(evaluator, observation, game, legal_actions(game), flat, seed)
    if level.depth is None:
        raise ValueError(f"{level.id} does not look into the future")
    lines = [SearchLine(way.actions, way.value) for way in ways]
    start = time.process_time()
    policy = Policy(game, BALANCED)
    weigh = judging(policy.minds[observation.seat], level.depth)
    found = look_into(observation, lines, policy, weigh, level.depth, seed)
    return time.process_time() - start, sum(len(line.worths) for line in found)


def by_deal(results: Sequence[Result], measure: Callable[[Result], float]) -> list[float]:
    """Measure each deal once: the mean of its games, which have the cards in common."""
    deals: dict[str, list[float]] = {}
    for result in results:
        deals.setdefault(result.seed, []).append(measure(result))
    return [sum(values) / len(values) for values in deals.values()]


def report(name: str, results: Sequence[Result]) -> None:
    """Print wins, margin and scores of the first player."""
    share, share_pm = interval(by_deal(results, lambda result: result.share(0)))
    margin, margin_pm = interval(by_deal(results, lambda result: result.margin(0)))
    own, walls = [], []
    for result in results:
        for player, score, wall in zip(result.players, result.scores, result.walls, strict=True):
            if player == 0:
                own.append(score)
                walls.append(wall)
    say(
        f"{name:24} {len(results):5} games: wins {100 * share:5.1f} ± {100 * share_pm:.1f} %, "
        f"margin {margin:+6.1f} ± {margin_pm:.1f}, mean score {sum(own) / len(own):.1f}, "
        f"wall {sum(walls) / len(walls):.1f}"
    )


def measure_strength(deals: int) -> None:
    """Print how often one medium player wins against others."""
    medium, random = of_level("medium"), of_level("random")
    rivals: tuple[tuple[str, Player], ...] = (("greedy", greedy), ("random", random))
    for name, rival in rivals:
        number = deals if name == "greedy" else -(-deals // 3)
        for seats in (3, 2, 4):
            line_up = (0, *[1] * (seats - 1))
            found = list(matches([medium, rival], number, "bench", (), line_up))
            report(f"{seats} seats, rest {name}", found)


def measure_scores(deals: int) -> None:
    """Print the scores when all seats play medium."""
    for seats in range(2, 7):
        found = list(matches([of_level("medium")], deals, "bench", (), (0,) * seats))
        scores = [score for result in found for score in result.scores]
        walls = [wall for result in found for wall in result.walls]
        best = [max(result.scores) for result in found]
        say(
            f"{seats} seats, all medium: mean {sum(scores) / len(scores):.1f}, "
            f"winner {sum(best) / len(best):.1f}, wall {sum(walls) / len(walls):.1f}"
        )


def measure_styles(deals: int) -> None:
    """Print what a style brings, one medium player of it against two balanced ones."""
    for style in STYLES:
        players = [of_level("medium", style), of_level("medium")]
        report(style, list(matches(players, deals, "styles", (), (0, 1, 1))))


def main() -> None:
    """Measure what the arguments say, everything without any."""
    parts = {
        "speed": measure_speed,
        "futures": measure_futures,
        "strength": measure_strength,
        "scores": measure_scores,
        "styles": measure_styles,
    }
    asked = [word for word in sys.argv[1:] if word in parts] or list(parts)
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    for part in asked:
        parts[part](numbers[0] if numbers else 20)


if __name__ == "__main__":
    main()
