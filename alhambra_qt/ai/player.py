"""A computer player: takes an observation and returns an action with its reasons.

Players are stateless: every decision is computed from scratch. As nothing is revealed before the
turn ends, the later decisions of a turn find the same plan again.
"""

from collections.abc import Sequence
from random import Random

import attrs

from alhambra_qt.engine.actions import Action, EndActions
from alhambra_qt.engine.chance import bell
from alhambra_qt.engine.observe import Observation, observe, redeal
from alhambra_qt.engine.play import answers, apply_unchecked
from alhambra_qt.engine.rules import Game

from .beside import correction
from .evaluate import Evaluator
from .garbage import uncollected
from .levels import Level, level_of, style_of
from .placing import ASIDE, Arranged
from .plans import Plan, cheapest, turn_plans
from .policy import Mind, Policy
from .reasons import Reason, TriedWay, explain
from .search import Depth, SearchLine, Stop, Weigh, look_into, never
from .settle import carry_out, settled, settled_best
from .weights import Weights, believed

LEFT_OPEN = ("turn_end", "window")  # declining here reveals hidden pieces
VICTORY = 20.0  # points for winning, added to the margin by the learned value
MISJUDGED = 1e6  # penalty that ranks options beyond the ceiling last
UNDECIDED = 4  # with at least this many tiles per seat in the bag, opinions count in full
MARGIN = 6.0  # plans estimated to be this much worse than the best are not evaluated in full
WIDE, NARROW = 5, 2  # beam widths for putting tiles away
MOST_OPTIONS = 24  # maximum number of options tried for a module's question


@attrs.frozen
class Choice:
    """The decision of a computer player.

    Attributes:
        action: the chosen action.
        value: the expected final lead over the rivals' mean, in points; a search with the learned
            value uses the lead over the best rival and adds points for winning.
        alternatives: the other actions it evaluated, each with its value, best first.
        reasons: up to three reasons, most important first.
    """

    action: Action
    value: float
    alternatives: tuple[tuple[Action, float], ...] = ()
    reasons: tuple[Reason, ...] = ()


@uncollected()
def choose(
    observation: Observation,
    level: Level | str,
    seed: str | int,
    reasons: bool = True,
    style: Weights | str = "balanced",
    enough: Stop = never,
) -> Choice:
    """Choose an action for the observing seat, which must be the seat to choose.

    ``style`` is the id of a style, or custom weights. Without ``reasons`` it is a little faster.
    ``enough`` may cut the search short: only a guard against slow machines, as the result is then
    not reproducible.

    Raises:
        ValueError: if level or style is unknown or the seat has nothing to choose.
    """
    how = level_of(level)
    weights = with_opinions(how, style_of(style), observation, seed)
    if not how.memory:
        observation = observe(observation.game, observation.seat, memory=False)
    game = observation.game.clone()
    if not game.decisions or game.frame.seat != observation.seat:
        raise ValueError(f"seat {observation.seat} has nothing to choose")
    options = answers(game)
    if not options:
        raise ValueError("there is no legal action")
    dice = Random(f"{seed}/{game.turn}/{game.acted}/{len(options)}")
    if not how.thinks:
        return Choice(options[int(dice.random() * len(options))], 0.0)
    evaluator = Evaluator(game, observation.seat, weights)
    if len(options) == 1:
        total = evaluator.terms(game).total
        return Choice(options[0], total, (), (Reason("ai-reason-only"),))
    ways = weighed(evaluator, observation, game, options, how, str(seed), enough)
    choice, order = _best(ways, how, dice)
    if not reasons:
        return choice
    win = VICTORY if how.depth is not None and how.depth.learned else 0.0
    why = explain(evaluator, game, order, lambda: _left_alone(evaluator, game), win)
    return attrs.evolve(choice, reasons=why)


def with_opinions(
    level: Level, weights: Weights, observation: Observation, seed: str | int
) -> Weights:
    """Return the weights of one decision of a level."""
    if not level.opinion:
        return weights
    # Near the end opinions fade: little is left undecided.
    part = min(1.0, len(observation.game.bag) / len(observation.game.players) / UNDECIDED)
    return believed(weights, level.opinion * part, f"{seed}/{observation.seat}")


def weighed(
    evaluator: Evaluator,
    observation: Observation,
    game: Game,
    options: Sequence[Action],
    level: Level,
    seed: str,
    enough: Stop = never,
) -> list[TriedWay]:
    """Carry out and evaluate the promising options; ``game`` is a copy of the observed game."""
    if game.frame.kind == "turn":
        ways = _weigh_turn(evaluator, observation, game, options, level)
    elif game.frame.kind in ASIDE:
        if not evaluator.outlook.closing:
            evaluator.with_money(game)
        start = _guess(observation, game, seed)
        ways = [_of_arranged((), way) for way in settled(evaluator, start, WIDE)]
    else:
        ways = _weigh_each(evaluator, observation, game, options, seed)
    if level.depth is None or len(ways) < 2:
        return ways
    return _look_further(observation, game, ways, level.depth, evaluator.weights, seed, enough)


def _best(ways: Sequence[TriedWay], level: Level, dice: Random) -> tuple[Choice, list[TriedWay]]:
    """Choose the way judged best; also return all ways in that order (a stable sort)."""
    values = [way.value for way in ways]
    if level.noise:
        least = max(values) - level.ceiling
        errors = bell(dice.random)
        values = [
            value + level.noise * next(errors) if value >= least else value - MISJUDGED
            for value in values
        ]
    order = sorted(range(len(ways)), key=lambda index: -values[index])
    best = ways[order[0]]
    seen = {best.actions[0]}
    others: list[tuple[Action, float]] = []
    for index in order[1:]:
        first = ways[index].actions[0]
        if first not in seen:
            seen.add(first)
            others.append((first, ways[index].value))
    choice = Choice(best.actions[0], best.value, tuple(others))
    return choice, [ways[index] for index in order]


def _look_further(
    observation: Observation,
    game: Game,
    ways: Sequence[TriedWay],
    depth: Depth,
    weights: Weights,
    seed: str,
    enough: Stop,
) -> list[TriedWay]:
    """Re-evaluate the ways by rollouts."""
    policy = Policy(game, weights)
    mind = policy.minds[observation.seat]
    weigh = judging(mind, depth)
    lines: dict[tuple[Action, ...], tuple[SearchLine, TriedWay]] = {}
    for way, guess in zip(ways, first_guesses(game, ways, mind, weigh, depth), strict=True):
        lines.setdefault(way.actions, (SearchLine(way.actions, guess), way))
    found = look_into(
        observation,
        [line for line, _ in lines.values()],
        policy,
        weigh,
        depth,
        worlds_of(game, seed),
        enough,
    )
    best, order = found[0], []
    worth = best.mean
    for line in found:
        # A way dropped early must not rank above one that was searched for longer.
        worth = min(worth, best.mean - best.lead(line)) if line.worths else worth
        way = lines[line.actions][1]
        order.append(attrs.evolve(way, value=worth, worths=line.worths))
    return order


def first_guesses(
    game: Game, ways: Sequence[TriedWay], mind: Mind, weigh: Weigh, depth: Depth
) -> list[float]:
    """Return prior values of the ways, before any rollout.

    In the base game the evaluation predicts as well as rollouts do. With modules it overvalues
    money in hand, while the learned value knows too little about some modules: the prior of a
    turn then combines both.
    """
    if not depth.learned:
        return [way.value for way in ways]
    evaluator = mind.evaluator
    guesses = [way.value + correction(evaluator, way.game, depth.learned) for way in ways]
    if len(game.rules.modules) > 1 and game.frame.kind == "turn" and not evaluator.outlook.closing:
        learned = weigh([way.game for way in ways])
        return [(guess + other) / 2 for guess, other in zip(guesses, learned, strict=True)]
    return guesses


def worlds_of(game: Game, seed: str) -> str:
    """Return the seed prefix of a decision's sampled worlds; prefix and number fix a world."""
    return f"{seed}/{game.turn}/{game.acted}/{len(game.decisions)}"


def judging(mind: Mind, depth: Depth) -> Weigh:
    """Return the function that evaluates positions right after a turn."""

    def weigh(games: Sequence[Game]) -> list[float]:
        if depth.learned and games:
            # Imported on use only: it needs numpy, which the window and most players do not.
            from .value import judge

            return judge(mind, games, VICTORY, depth.learned)
        return [mind.value(game) for game in games]

    return weigh


def _left_alone(evaluator: Evaluator, game: Game) -> Game:
    """Return the game if the turn ends without a further action: bought tiles are put away."""
    if game.frame.kind != "turn" or not game.acted:
        return game
    ended = game.clone()
    apply_unchecked(ended, EndActions.of())
    return settled_best(evaluator, ended, NARROW).game


# -- a turn -----------------------------------------------------------------------------------


def _weigh_turn(
    evaluator: Evaluator,
    observation: Observation,
    game: Game,
    options: Sequence[Action],
    level: Level,
) -> list[TriedWay]:
    """Carry out the most promising plans of a turn on copies."""
    evaluator.with_money(game)
    plans = turn_plans(evaluator, game, options)
    start = _guess(observation, game, "turn")
    ways: list[TriedWay] = []
    for plan in plans:
        weak = len(ways) >= level.plans or plan.guess < plans[0].guess - MARGIN
        if weak and not plan.foreign:
            continue
        ways.append(_carry_out(evaluator, start, plan))
    return ways


def _guess(observation: Observation, game: Game, seed: str) -> Game:
    """Return a redealt game for trying module actions, which may reveal hidden pieces."""
    return redeal(observation, seed) if len(game.rules.modules) > 1 else game


def _carry_out(evaluator: Evaluator, start: Game, plan: Plan) -> TriedWay:
    """Carry out a plan on a copy, up to the first question."""
    game = start.clone()
    done = []
    for action in plan.actions:
        if game.frame.kind not in game.rules.handlers[type(action)].frames:
            break
        apply_unchecked(game, action)
        done.append(action)
    return _of_arranged(tuple(done), settled_best(evaluator, game, NARROW))


def _of_arranged(before: tuple[Action, ...], way: Arranged) -> TriedWay:
    return TriedWay((*before, *way.actions), way.terms, way.total, way.game)


# -- anything else ----------------------------------------------------------------------------


def _weigh_each(
    evaluator: Evaluator,
    observation: Observation,
    game: Game,
    options: Sequence[Action],
    seed: str,
) -> list[TriedWay]:
    """Try the options of a question on a redealt game, and evaluate the results.

    Of answers that differ only in their payment, the cheapest are tried.
    """
    evaluator.with_money(game)
    guess = redeal(observation, seed)
    options = cheapest(options)
    step = -(-len(options) // MOST_OPTIONS)
    ways = []
    for index, action in enumerate(options):
        if index % step and not action.declines:
            continue
        tried = guess.clone()
        if action.declines and game.frame.kind in LEFT_OPEN:
            terms = evaluator.terms(tried)
            ways.append(TriedWay((action,), terms, terms.total, tried))
            continue
        carry_out(tried, action)
        ways.append(_of_arranged((action,), settled_best(evaluator, tried, NARROW)))
    # Among equal ways the first is taken, so a seat that gains nothing declines.
    ways.sort(key=lambda way: not way.actions[0].declines)
    return ways
