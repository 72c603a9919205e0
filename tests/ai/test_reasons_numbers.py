"""The numbers in reasons can be computed again, and a removed reason costs what it says."""

import statistics
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from math import sqrt

import attrs
import pytest

from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.intervals import Sample, student
from alhambra_qt.ai.levels import LEVELS, Level
from alhambra_qt.ai.placing import ASIDE
from alhambra_qt.ai.player import Choice, choose, judging, weighed, worlds_of
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.reasons import LEAST, SAME, TEXTS, Reason, TriedWay, rival_of, significance
from alhambra_qt.ai.search import future
from alhambra_qt.ai.terms import Terms
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Game, observe
from alhambra_qt.engine.actions import Buy, EndActions, GiveToDirk, Place, Reserve
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.observe import Observation, redeal
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_VALUE, TILE_PRICE, TYPES
from alhambra_qt.engine.play import legal_actions
from tests.ai.fairness import positions
from tests.ai.positions import PLAIN, mover
from tests.cases import count, some
from tests.i18n.fluent_files import entries

ROUNDED = 0.05 + 1e-6  # points that rounding to one decimal changes
MEDIUM = PLAIN
TERMS = {text: term for term, text in TEXTS.items()} | {
    "ai-reason-majority": "majority",
    "ai-reason-buildings": "majority",
    "ai-reason-wall": "wall",
    "ai-reason-walls": "wall",
}
FUTURES = {f"ai-reason-{how}": how for how in ("clearly", "slightly", "taste")}
AGAINST, ALIKE, SOON = "ai-reason-against", "ai-reason-same", "ai-reason-soon"


@attrs.frozen(eq=False)
class Asked:
    """A decision: what was seen, the ways that were weighed, best first, and the choice."""

    game: Game
    seen: Observation
    ways: Sequence[TriedWay]
    choice: Choice

    @property
    def chosen(self) -> TriedWay:
        """The way that was chosen."""
        return self.ways[0]

    @property
    def rival(self) -> TriedWay | None:
        """The best way that begins otherwise."""
        return rival_of(self.ways)


def evaluator_of(game: Game, seat: int) -> Evaluator:
    """An evaluator that has weighed nothing yet."""
    found = Evaluator(game, seat, BALANCED)
    if game.frame.kind not in ASIDE or not found.outlook.closing:
        found.with_money(game)
    return found


def asked(game: Game, level: Level, seed: str = "s") -> Asked:
    """Let a level without misjudgement choose, and weigh its ways again."""
    seen = observe(game, mover(game))
    copy = seen.game.clone()
    evaluator = Evaluator(copy, seen.seat, BALANCED)
    ways = weighed(evaluator, seen, copy, legal_actions(copy), level, seed)
    ways.sort(key=lambda way: -way.value)
    return Asked(seen.game, seen, ways, choose(seen, level, seed))


@cache
def cases(with_modules: bool) -> tuple[Asked, ...]:
    """Return the choices of medium in as many positions as the most patient test needs.

    To choose and to weigh takes the time; the tests look at different things in the same choices.
    """
    found = positions("reasons", count(40, 60) if with_modules else count(90, 150), with_modules)
    return tuple(asked(game, MEDIUM) for game in found)


def shallow(name: str, futures: int) -> Level:
    """A level that searches, with fewer rollouts."""
    level = LEVELS[name]
    assert level.depth is not None
    return attrs.evolve(level, depth=attrs.evolve(level.depth, futures=futures))


def points_of(reason: Reason) -> float:
    """The points that a reason tells."""
    points = dict(reason.params)["points"]
    assert isinstance(points, int | float)
    return points


def differences(terms: Terms, other: Terms) -> dict[str, float]:
    """By how much each term is better."""
    return {
        field.name: getattr(terms, field.name) - getattr(other, field.name)
        for field in attrs.fields(Terms)
    }


def test_every_term_has_a_text() -> None:
    """No part of the evaluation is left out of the reasons, and each text exists."""
    assert set(TERMS.values()) == {field.name for field in attrs.fields(Terms)}
    assert set(TERMS) | set(FUTURES) | {AGAINST, ALIKE, SOON} <= set(entries("en", "ai"))


@pytest.mark.parametrize("with_modules", [False, True])
def test_terms_are_those_of_the_two_positions(with_modules: bool) -> None:
    """A term's points are what a fresh evaluation says of the two positions; none is forgotten."""
    told: Counter[str] = Counter()
    for case in cases(with_modules):
        assert case.choice.action == case.chosen.actions[0]
        if case.rival is None:
            continue
        fresh = evaluator_of(case.game, case.seen.seat)
        changes = differences(*(fresh.terms(way.game) for way in (case.chosen, case.rival)))
        reasons = [reason for reason in case.choice.reasons if reason.id in TERMS]
        for reason in reasons:
            told[reason.id] += 1
            assert points_of(reason) == pytest.approx(changes[TERMS[reason.id]], abs=ROUNDED)
            assert points_of(reason) >= LEAST - ROUNDED
        given = {TERMS[reason.id] for reason in reasons}
        assert len(given) == len(reasons)
        if len(case.choice.reasons) < 3 and ALIKE not in [
            reason.id for reason in case.choice.reasons
        ]:
            assert given == {term for term, change in changes.items() if change >= LEAST}
        else:
            least = min([changes[term] for term in given], default=0.0)
            others = [change for term, change in changes.items() if term not in given]
            assert max(others) <= least + 1e-9 or not given
    assert sum(told.values()) > 40
    assert len(told) >= 5


@pytest.mark.parametrize("with_modules", [False, True])
def test_taken_out_a_reason_costs_what_it_says(with_modules: bool) -> None:
    """Without a term its reason's points are lost, and if they were the lead, the choice is."""
    turned = kept = 0
    for case in cases(with_modules):
        rival = case.rival
        if rival is None:
            continue
        for reason in case.choice.reasons:
            if reason.id not in TERMS:
                continue
            term = TERMS[reason.id]
            values = {way: way.value - getattr(way.terms, term) for way in case.ways}
            lead = case.chosen.value - rival.value
            left = values[case.chosen] - values[rival]
            assert lead - left == pytest.approx(points_of(reason), abs=ROUNDED)
            best = max(case.ways, key=lambda way: values[way])
            if points_of(reason) > lead + ROUNDED:
                assert best is not case.chosen
                turned += 1
            else:
                kept += 1
    assert turned > 15
    assert kept > 5


class Blind(Evaluator):
    """Sees nothing in one building type."""

    unseen = -1

    def kind_points(
        self, kind: int, column: tuple[float, ...], shown: int, done: int = 0
    ) -> tuple[float, float]:
        """Leave out what the seat itself expects of the type."""
        mine, others = super().kind_points(kind, column, shown, done)
        return (0.0 if kind == self.unseen else mine), others


@pytest.mark.parametrize("with_modules", [False, True])
def test_one_type_is_named_if_it_is_only_one(with_modules: bool) -> None:
    """A player blind to the named type sees no difference in buildings any more."""
    named = 0
    for case in cases(with_modules):
        for reason in case.choice.reasons if case.rival is not None else ():
            if reason.id == "ai-reason-majority" and case.rival is not None:
                blind = Blind(case.game, case.seen.seat, BALANCED)
                blind.unseen = TYPES.index(str(dict(reason.params)["type"]))
                terms = [blind.terms(way.game) for way in (case.chosen, case.rival)]
                assert abs(differences(*terms)["majority"]) < 5 * SAME
                named += 1
    assert named > 5


@pytest.mark.parametrize(
    ("name", "with_modules"), some(list(product(("hard", "expert"), (False, True))), 2)
)
def test_futures_can_be_played_again(name: str, with_modules: bool) -> None:
    """Played again in the same worlds they give the same number, mean, interval and word."""
    level = shallow(name, 64)
    told: Counter[str] = Counter()
    for number, game in enumerate(positions("futures", count(3, 8), with_modules)):
        case = asked(game, level, f"s{number}")
        found = [reason for reason in case.choice.reasons if reason.id in FUTURES]
        assert found == list(case.choice.reasons[: len(found)])
        assert case.choice.action == case.chosen.actions[0]
        for reason in found:
            values = dict(reason.params)
            other = case.rival
            assert other is not None  # how to go on is no reason to begin
            worlds = min(len(case.chosen.worths), len(other.worths))
            assert values["n"] == worlds
            pairs = [played(case, level, f"s{number}", way, worlds) for way in (case.chosen, other)]
            paired = [mine - its for mine, its in zip(*pairs, strict=True)]
            mean, error = statistics.mean(paired), statistics.stdev(paired) / sqrt(worlds)
            width = student(worlds - 1) * error
            assert values["points"] == pytest.approx(mean, abs=ROUNDED)
            assert values["width"] == pytest.approx(width, abs=ROUNDED)
            told[FUTURES[reason.id]] += 1
            assert_word(FUTURES[reason.id], mean, error, width)
    assert sum(told.values()) >= count(1, 3)


def assert_word(how: str, mean: float, error: float, width: float) -> None:
    """The word says what the interval says."""
    bound = max(2 * error, width)
    sure = round(mean, 1) > round(bound, 1) and mean >= LEAST
    if how == "clearly":
        assert sure
        assert mean > 2
    elif how == "slightly":
        assert sure
        assert mean <= 2
    else:
        assert round(abs(mean), 1) <= round(bound, 1) or abs(mean) < LEAST
        assert bound < 3


def played(case: Asked, level: Level, seed: str, way: TriedWay, worlds: int) -> list[float]:
    """Play the rollouts of a way again."""
    assert level.depth is not None
    policy = Policy(case.game, BALANCED)
    weigh = judging(policy.minds[case.seen.seat], level.depth)
    name = worlds_of(case.game, seed)
    ends = [
        future(world, case.seen.seat, way.actions, policy, level.depth.turns)
        for world in (redeal(case.seen, f"{name}/{number}") for number in range(worlds))
    ]
    return [statistics.fmean(weigh(reached)) for reached in ends]


@pytest.mark.parametrize(
    ("values", "word"),
    [
        ([], ""),
        ([5.0], ""),
        ([3.0, 4.0, 5.0, 4.0], "clearly"),
        ([0.9, 1.1, 1.0, 1.2], "slightly"),
        ([2.0, 2.0, 2.0], "slightly"),
        ([0.3, 0.3, 0.3], "taste"),
        ([1.07, 0.42, 0.07, 0.77, 0.25], "taste"),
        ([-0.3, -0.3, -0.3], "taste"),
        ([0.0, 0.0], ""),
        ([0.1, -0.1, 0.0], "taste"),
        ([-1.0, 1.0, 0.5, 0.5, -1.0, 0.2], "taste"),
        ([-9.0, 11.0, 5.0, -3.0], ""),
        ([-1.0, -1.1, -0.9, -1.0], ""),
    ],
)
def test_words_follow_the_interval(values: Sequence[float], word: str) -> None:
    """Sure and more than two points is clear; what could as well be nothing is taste or unsaid."""
    sample = Sample()
    for value in values:
        sample.add(value)
    assert significance(sample) == word


def payable(cards: Sequence[Card], price: int) -> bool:
    """Whether some of the cards add up to a price."""
    return any(
        sum(CARD_VALUE[card] for card in some) == price
        for size in range(len(cards) + 1)
        for some in combinations(cards, size)
    )


def soon(case: Asked, other: TriedWay) -> set[int]:
    """The prices of market tiles that the chosen way alone makes payable exactly."""
    hands = [
        game.players[case.seen.seat].hand for game in (case.chosen.game, case.game, other.game)
    ]
    return {
        TILE_PRICE[tile]
        for slot, tile in enumerate(case.game.market)
        if tile
        and tile == other.game.market[slot] == case.chosen.game.market[slot]
        and [
            payable([c for c in hand if CARD_CURRENCY[c] == slot], TILE_PRICE[tile])
            for hand in hands
        ]
        == [True, False, False]
    }


@pytest.mark.parametrize("with_modules", [False, True])
def test_deeds_are_done_by_the_choice_alone(with_modules: bool) -> None:
    """An exact payment, now or next turn, is a reason only if the next best lacks it."""
    told: Counter[str] = Counter()
    for case in cases(with_modules):
        other = case.rival
        for reason in case.choice.reasons:
            if other is not None and reason.id == SOON:
                assert dict(reason.params)["price"] in soon(case, other)
            elif reason.id == "ai-reason-exact":
                assert saves(case.game, case.chosen)
                assert other is None or not saves(case.game, other)
            told[reason.id] += 1
    assert told["ai-reason-exact"] > 1
    assert with_modules or told[SOON] > 3


def saves(game: Game, way: TriedWay) -> bool:
    """Whether a way pays exactly first and then does something more than build."""
    first, *rest = way.actions
    if not isinstance(first, Buy):
        return False
    paid = sum(CARD_VALUE[card] for card in first.cards)
    idle = (EndActions, Place, Reserve, GiveToDirk)
    return paid == TILE_PRICE[game.market[first.slot]] and not all(
        isinstance(action, idle) for action in rest
    )


def test_measured_against_doing_nothing() -> None:
    """Where nothing else comes near, points are those gained by doing it at all."""
    told = 0
    for case in cases(with_modules=False):
        if case.rival is not None or case.game.acted or case.game.frame.kind != "turn":
            continue
        fresh = evaluator_of(case.game, case.seen.seat)
        changes = differences(fresh.terms(case.chosen.game), fresh.terms(case.game))
        for reason in case.choice.reasons:
            if reason.id in TERMS:
                assert points_of(reason) == pytest.approx(changes[TERMS[reason.id]], abs=ROUNDED)
                told += 1
    assert told > 5
