"""The search: the same rollouts for every way, by the rules, and the better way found."""

import math
import random
import statistics
from collections.abc import Sequence

import pytest

from alhambra_qt import modules
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.search import (
    LAST_TILES,
    Depth,
    SearchLine,
    beaten,
    future,
    look_into,
    ranked,
    scatter,
    worths_of,
)
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Game, Setup, apply, legal_actions, observe
from alhambra_qt.engine.actions import TakeMoney
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.observe import Observation, redeal
from alhambra_qt.engine.play import apply_unchecked


def position(seed: str, steps: int, with_modules: bool = False, seats: int = 3) -> Game:
    """A position of a random game in which a turn begins."""
    dice = random.Random(seed)
    chosen = [name for name in modules.IDS if with_modules and dice.random() < 0.5]
    game = modules.new_game(Setup(seats, seed, tuple(chosen)))
    while steps > 0 or game.frame.kind != "turn" or game.acted:
        apply_unchecked(game, quick_action(game, dice.random))
        steps -= 1
    return game


def by_the_rules(
    world: Game, seat: int, line: SearchLine, policy: Policy, turns: int = 1
) -> list[Game]:
    """The reference implementation of ``future``: it checks every action and caches nothing."""
    game = world.clone()
    to_the_end = len(world.bag) <= len(world.players) + LAST_TILES
    turn = game.turn
    waiting = list(line.actions)
    reached: list[Game] = []
    while game.decisions:
        next_one = game.frame.kind == "turn_end" and game.frame.seat == seat and game.turn > turn
        if next_one and not to_the_end:
            reached.append(game.clone())
            turn = game.turn
            if len(reached) == turns:
                return reached
        if waiting:
            handler = game.rules.handlers[type(waiting[0])]
            if game.frame.kind in handler.frames:
                apply(game, waiting.pop(0))
                continue
            waiting = []
        apply(game, policy.action(game))
    return [*reached, game]


@pytest.mark.parametrize("with_modules", [False, True])
@pytest.mark.parametrize("number", range(4))
def test_futures_follow_the_rules(number: int, with_modules: bool) -> None:
    """A rollout ends where the same players would end with every action checked."""
    game = position(f"future-{number}", 40 + 30 * number, with_modules, 2 + number)
    seat, turns = game.frame.seat, 1 + number % 3
    seen = observe(game, seat)
    policy = Policy(seen.game, BALANCED)
    for first in legal_actions(game)[:5]:
        world = redeal(seen, f"world-{number}")
        line = SearchLine((first,), 0.0)
        reached = future(world, seat, line.actions, policy, turns)
        plain = by_the_rules(world, seat, line, policy, turns)
        assert [digest(game) for game in reached] == [digest(game) for game in plain]
        assert 1 <= len(reached) <= turns
        for one in reached:
            assert one.over or (one.frame.kind, one.frame.seat) == ("turn_end", seat)
        assert len(reached) == turns or reached[-1].over
        assert digest(world) == digest(redeal(seen, f"world-{number}")), "the world was changed"


def test_the_positions_of_a_future_count_alike() -> None:
    """A rollout that ends sooner has fewer positions; its worth is their mean."""
    first, second, third = (position("alike", steps) for steps in (0, 30, 60))
    worth = {id(first): 3.0, id(second): 8.0, id(third): 1.0}
    asked: list[int] = []

    def weigh(games: Sequence[Game]) -> list[float]:
        asked.append(len(games))
        return [worth[id(game)] for game in games]

    assert worths_of([[first, second], [third], [second]], weigh) == [5.5, 1.0, 8.0]
    assert worths_of([], weigh) == []
    assert asked == [3 + 1, 0]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_late_futures_reach_the_end(seats: int) -> None:
    """With a tile for each seat and three more in the bag the last scoring is waited for."""
    game = position(f"near-{seats}", 30, seats=seats)
    while len(game.bag) > seats + LAST_TILES or game.frame.kind != "turn" or game.acted:
        apply_unchecked(game, quick_action(game, random.Random(game.turn).random))
        if game.frame.kind == "turn" and not game.acted and len(game.bag) > seats + LAST_TILES:
            earlier = game.clone()
        assert not game.over
    for start, ends in ((game, True), (earlier, False)):
        seat = start.frame.seat
        seen = observe(start, seat)
        policy = Policy(seen.game, BALANCED)
        for number, first in enumerate(legal_actions(start)[:3]):
            world = redeal(seen, f"world-{number}")
            line = SearchLine((first,), 0.0)
            (reached,) = future(world, seat, line.actions, policy)
            assert reached.over == ends
            assert digest(reached) == digest(by_the_rules(world, seat, line, policy)[0])
            if ends:  # nothing else is asked on the way
                assert len(future(world, seat, line.actions, policy, turns=2)) == 1


def _searched(seen: Observation, depth: Depth, seed: str = "s") -> list[SearchLine]:
    policy = Policy(seen.game, BALANCED)
    mind = policy.minds[seen.seat]
    lines = [SearchLine((action,), 0.0) for action in legal_actions(seen.game)]
    return look_into(
        seen, lines, policy, lambda games: [mind.value(game) for game in games], depth, seed
    )


def test_the_same_search_twice() -> None:
    """Position, depth and seed say everything; another seed gives other rollouts."""
    game = position("twice", 60)
    seen = observe(game, game.frame.seat)
    depth = Depth(60, 6)
    first, again, other = (_searched(seen, depth, seed) for seed in ("s", "s", "t"))
    assert [(line.actions, line.worths) for line in first] == [
        (line.actions, line.worths) for line in again
    ]
    assert [line.worths for line in first] != [line.worths for line in other]


def test_the_weak_are_dropped_half_by_half() -> None:
    """The best are looked into longest; no more rollouts are played than agreed."""
    game = position("half", 60)
    seen = observe(game, game.frame.seat)
    found = _searched(seen, Depth(120, 8))
    tries = [len(line.worths) for line in found]
    assert tries[:8] == sorted(tries[:8], reverse=True)
    assert tries[0] > tries[7] > 0
    assert not any(tries[8:])
    # Half of them go on after 5 worlds and after 15, without those clearly behind.
    assert set(tries[:8]) <= {5, 15, 35}
    assert sum(tries) <= 120
    assert found[0].mean >= found[1].mean


def test_who_is_clearly_behind_is_dropped() -> None:
    """Three standard errors in common worlds are enough; few worlds, or wild ones, are not."""
    best = SearchLine((), 0.0, [10.0, 12.0, 9.0, 11.0, 10.0, 12.0])
    behind = SearchLine((), 0.0, [8.0, 11.0, 7.5, 9.0, 9.0, 10.0])
    wild = SearchLine((), 0.0, [20.0, -5.0, 9.0, 3.0, 10.0, 4.0])
    gaps = [worth - other for worth, other in zip(best.worths, behind.worths, strict=True)]
    assert statistics.mean(gaps) > 3 * statistics.stdev(gaps) / math.sqrt(len(gaps))
    assert beaten(behind, best)
    assert not beaten(best, behind)
    assert not beaten(wild, best)
    assert not beaten(best, best)
    few = SearchLine((), 0.0, behind.worths[:5])
    assert not beaten(few, best)


def test_more_money_is_better() -> None:
    """Of two money cards of one currency, with nothing to buy for either, the higher is taken."""
    game = position("money", 0)
    seat = game.frame.seat
    game.display = [0, 8, -1, -1]  # of one currency: 1 and 9
    game.players[seat].hand = []
    seen = observe(game, seat)
    takes = [SearchLine((TakeMoney.of((card,)),), 0.0) for card in (0, 8)]
    policy = Policy(seen.game, BALANCED)
    mind = policy.minds[seat]
    found = look_into(
        seen, takes, policy, lambda games: [mind.value(g) for g in games], Depth(120, 2), "m"
    )
    assert found[0].actions == (TakeMoney.of((8,)),)


def test_a_first_guess_counts_for_some_futures() -> None:
    """Leant on, a guess that is high enough outweighs the rollouts."""
    game = position("prior", 60)
    seen = observe(game, game.frame.seat)
    plain = _searched(seen, Depth(40, 4))
    policy = Policy(seen.game, BALANCED)
    mind = policy.minds[seen.seat]
    last = plain[3].actions
    lines = [
        SearchLine(line.actions, 1000.0 if line.actions == last else 0.0) for line in plain[:4]
    ]
    found = look_into(
        seen, lines, policy, lambda games: [mind.value(g) for g in games], Depth(40, 4, 1.0), "s"
    )
    assert found[0].actions == last


def test_guesses_count_where_futures_scatter() -> None:
    """The same lead of a guess decides where rollouts are a matter of luck, and not elsewhere."""
    calm = [SearchLine((), 0.0, [5.0, 6.0, 5.0, 6.0]), SearchLine((), 8.0, [3.0, 4.0, 3.0, 4.5])]
    wild = [
        SearchLine((), 0.0, [15.0, -4.0, 15.0, -4.0]),
        SearchLine((), 8.0, [-7.0, 14.0, -7.0, 14.5]),
    ]
    depth = Depth(8, 2, trust=0.25)
    assert ranked(calm, [], depth)[0] is calm[0]
    assert ranked(wild, [], depth)[0] is wild[1]
    assert all(ranked(lines, [], Depth(8, 2))[0] is lines[0] for lines in (calm, wild))


def test_scatter_is_what_a_plain_count_says() -> None:
    """The variance about the means of line and world, whatever else is added to them."""
    dice = random.Random(4)
    for _ in range(20):
        lines, worlds = dice.randint(2, 6), dice.randint(2, 9)
        rows = [[dice.gauss(0, 5) for _ in range(worlds)] for _ in range(lines)]
        mean = statistics.fmean(worth for row in rows for worth in row)
        means = [statistics.fmean(row) for row in rows]
        luck = [statistics.fmean(column) for column in zip(*rows, strict=True)]
        total = sum(
            (rows[line][world] - means[line] - luck[world] + mean) ** 2
            for line in range(lines)
            for world in range(worlds)
        )
        plain = total / ((lines - 1) * (worlds - 1))
        assert scatter([SearchLine((), 0.0, row) for row in rows]) == pytest.approx(plain)
        moved = [[worth + 9 * world for world, worth in enumerate(row)] for row in rows]
        assert scatter([SearchLine((), 0.0, row) for row in moved]) == pytest.approx(plain)
    assert scatter([]) == scatter([SearchLine((), 0.0, [1.0, 2.0])]) == 0.0
    assert scatter([SearchLine((), 0.0, [1.0]), SearchLine((), 0.0, [2.0])]) == 0.0


def test_it_can_be_stopped() -> None:
    """Stopped at once, it still gives every way, the ones looked into first."""
    game = position("stop", 60)
    seen = observe(game, game.frame.seat)
    policy = Policy(seen.game, BALANCED)
    mind = policy.minds[seen.seat]
    lines = [SearchLine((action,), 0.0) for action in legal_actions(seen.game)]
    found = look_into(
        seen,
        lines,
        policy,
        lambda games: [mind.value(g) for g in games],
        Depth(10_000, 4),
        "s",
        stop=lambda: True,
    )
    assert len(found) == len(lines)
    assert [len(line.worths) for line in found[:4]] == [1] * 4
