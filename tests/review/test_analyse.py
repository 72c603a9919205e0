"""The work of a review, its order of what is undrawn, shares, and playing strength."""

import json
from collections import Counter
from functools import cache
from itertools import chain, pairwise

import pytest

from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.reasons import Reason
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Setup, apply_unchecked, legal_actions, observe
from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.engine.ids import ALL_HANDS, cell_at
from alhambra_qt.engine.observe import PLAIN, family_of, redeal
from alhambra_qt.modules import new_game
from alhambra_qt.modules.bonus.rules import Bonus, RevealBonus
from alhambra_qt.review.analyse import Analysis
from alhambra_qt.review.halfway import take_up, work_to_json
from alhambra_qt.review.judging import Choosing, carried_out, cost_of, judge, parted, ways_of
from alhambra_qt.review.kept import review_from_json, review_to_json
from alhambra_qt.review.model import JudgedChoice, LevelPlace, Reveal, Review
from alhambra_qt.review.orders import Orders
from alhambra_qt.review.shares import evened, result_of, shares_of
from alhambra_qt.review.strength import losses_of_levels, place, place_of
from tests.cases import some
from tests.review.endings import Ending, ending, golden

RANDOM = (24, "two-random")  # with costly choices


def done(moment: Ending, futures: int = 8) -> Review:
    """The review of a whole analysis."""
    analysis = Analysis(*moment, seed="t", futures=futures)
    steps = list(analysis.steps())
    assert steps == sorted(steps)
    assert steps[-1] == 1.0
    return analysis.review()


@cache
def of_random() -> Review:
    """The review of the end of a game of random players."""
    return done(ending(*RANDOM))


@pytest.mark.parametrize(("actions", "name"), [RANDOM, (9, "four-all")])
def test_the_sum(actions: int, name: str) -> None:
    """Luck, choices, others' choices and what nobody could know make up the result, exactly."""
    review = of_random() if (actions, name) == RANDOM else done(ending(actions, name), 4)
    assert review.swings[0].before == review.start
    assert review.swings[-1].after == review.result
    assert all(first.after == second.before for first, second in pairwise(review.swings))
    for seat in range(review.seats):
        terms = (review.luck, review.choices, review.others, review.unknown)
        summed = sum(term(seat) for term in terms)
        assert summed == pytest.approx(review.result[seat] - review.start[seat], abs=1e-9)
    for swing in review.swings:
        assert sum(swing.after) == pytest.approx(1.0)
    for choice in review.judged():
        assert sum(choice.own) == pytest.approx(0.0, abs=1e-9)
        assert choice.own[choice.seat] == pytest.approx(-choice.cost)
        assert "ai-reason-same" not in [reason.id for reason in choice.reasons]
        if choice.reasons:
            assert sum(reason.part for reason in choice.reasons) == pytest.approx(choice.cost)


def test_stopped_and_gone_on() -> None:
    """A review does not depend on where it was interrupted, nor on being written down."""
    moment = ending(*RANDOM)
    whole = of_random()
    halves = Analysis(*moment, seed="t", futures=8)
    for number, _part in enumerate(halves.steps()):
        if number == 9:
            break
    assert 0 < halves.review().done < 1
    other = Analysis(*moment, seed="t", futures=8)
    take_up(other.work, json.loads(json.dumps(work_to_json(halves.work))))
    assert other.done() <= halves.done()
    list(other.steps())
    assert other.review() == whole
    assert review_from_json(json.loads(json.dumps(review_to_json(whole)))) == whole


def test_first_the_course() -> None:
    """Something can be drawn at once, and every turn's end is known before anything is judged."""
    analysis = Analysis(*ending(18), seed="t", futures=8)
    next(analysis.steps())
    review = analysis.review()
    assert review.rough
    assert len({swing.after for swing in review.swings}) > 1
    assert not any(choice.cost for choice in review.judged())


def choosings(moment: Ending) -> list[Choosing]:
    """The choices of the last actions of a game."""
    analysis = Analysis(*moment, seed="t")
    return [analysis.choosing(acted) for acted in analysis.moments if acted.choice]


@pytest.mark.parametrize(("actions", "name"), some([(60, "four-all"), (120, "three-medium")], 1))
def test_nobody_is_blamed_for_what_was_hidden(actions: int, name: str) -> None:
    """The cost of a choice is the same, to the bit, when all hidden pieces are dealt again."""
    tried = 0
    for choosing in choosings(ending(actions, name))[:40:9]:
        other = redeal(observe(choosing.game, choosing.seat), "other")
        seen = Choosing(other, choosing.seat, choosing.done, choosing.seed)
        found, again = judge(choosing), judge(seen)
        assert (found, found.reasons) == (again, again.reasons)
        tried += other.deck != choosing.game.deck
    assert tried


def test_a_free_act_is_no_choice_to_be_judged() -> None:
    """`bonus.reveal`: showing a card or not costs nothing, nor is it part of another choice."""
    game = new_game(Setup(3, "a", ("bonus",)))
    seat = game.frame.seat
    tile = Bonus.of(game).hidden[seat][0]
    game.bag = [one for one in game.bag if one != tile]
    game.players[seat].palace.place(tile, cell_at(0, 1))
    show, take, end = RevealBonus.of(tile), legal_actions(game)[0], EndTurn.of()
    analysis = Analysis(game, [take, show, end], futures=2)
    assert [moment.choice for moment in analysis.moments] == [True, True, False]
    assert analysis.choosing(analysis.moments[0]).done == (take,)
    assert not Analysis(game, [take, end]).moments[1].choice
    list(analysis.steps())
    judged = {choice.at: choice for choice in analysis.review().judged()}
    assert (judged[1].cost, judged[1].best, judged[1].played) == (0, show, show)
    assert analysis.try_out(0, show, judged[0].best).cost == 0


def test_the_last_turn_is_exact() -> None:
    """If nothing that matters is hidden any more, a cost is the exact difference of the two ways.

    The played action is among the compared ways, and no way is tried twice.
    """
    exact = 0
    for name in ("three-medium", "two-random"):
        for choosing in choosings(ending(14, name)):
            if choosing.game.bag or choosing.game.frame.kind != "turn":
                continue
            evaluator = Evaluator(choosing.seen.game, choosing.seat, BALANCED)
            ways = [way.actions for way in chain(*ways_of(choosing, evaluator))]
            assert ways.count(choosing.done) == 1
            assert len(set(ways)) == len(ways)
            found = judge(choosing)
            best, played = (
                shares_of([carried_out(choosing.game.clone(), choosing.seat, way)])[0]
                for way in (found.best, found.played)
            )
            exact += 1
            if found.worlds:
                cost, half = cost_of(found, choosing.seat)
                assert half == pytest.approx(0.0, abs=1e-9)
                assert cost == pytest.approx(best[choosing.seat] - played[choosing.seat])
            else:
                assert best == played
    assert exact


@pytest.mark.parametrize(
    ("points", "parts"),
    [
        ({"money": 3.0, "rivals": 1.0, "against": 1.0}, [1.0, 1 / 3, -1 / 3]),
        ({"money": 2.4, "rivals": 0.6, "against": 2.87}, [0.8, 0.2]),  # nearly cancelled out
        ({"money": 2.4, "rivals": 0.6, "against": 9.0}, [0.8, 0.2]),
        ({"taste": 0.0, "against": 1.0}, [1.0]),
        ({"against": 1.0}, []),
    ],
)
def test_reasons_never_count_many_times_the_cost(
    points: dict[str, float], parts: list[float]
) -> None:
    """Parts add up to 1; where reasons nearly cancel out only those for the better are shown."""
    reasons = parted([Reason(f"ai-reason-{name}", (("points", n),)) for name, n in points.items()])
    assert [reason.part for reason in reasons] == pytest.approx(parts)
    assert [reason.id.removeprefix("ai-reason-") for reason in reasons] == [*points][: len(parts)]


def test_what_was_played_decides() -> None:
    """A choice is judged with what the seat went on to do, as far as nothing was revealed."""
    for choosing in choosings(ending(120)):
        game = carried_out(choosing.game.clone(), choosing.seat, choosing.done[:-1])
        assert game.reveals == choosing.game.reveals
        apply_unchecked(game, choosing.done[-1])
        assert choosing.done


def test_over_at_once() -> None:
    """A game without actions has nothing to tell but its result."""
    game, actions = ending(10)
    for action in actions:
        apply_unchecked(game, action)
    review = done((game, ()))
    assert (review.start, review.result, review.swings) == (result_of(game), result_of(game), ())


def test_costs_have_both_signs_of_change() -> None:
    """The cost of a choice to its seat is the gain of the others."""
    found = [judged_choice for judged_choice in of_random().judged() if judged_choice.cost > 0.01]
    assert found
    for choice in found:
        assert isinstance(choice, JudgedChoice)
        assert choice.low <= choice.cost <= choice.high
        assert max(choice.own) > 0


@pytest.mark.parametrize(
    ("luck", "even"),
    [((0.1, -0.1), (0.9, 0.1)), ((-0.2, 0.2), (1.0, 0.0)), ((1.4, -1.4), (0.0, 1.0))],
)
def test_even_luck_is_a_share(luck: tuple[float, float], even: tuple[float, float]) -> None:
    """The share of the victory without luck is between 0 and 1, whatever happened."""
    middle = (1.0 - luck[0], -luck[1])
    swings = (Reveal(0, 0, 0, middle, (1.0, 0.0)),)
    review = Review(middle, (1.0, 0.0), swings, 1)
    found = (review.adjusted(0), review.adjusted(1))
    assert found == pytest.approx(even)


def test_it_is_kept_all_along() -> None:
    """Undrawn pieces keep their places, but for those swapped with drawn ones."""
    start, actions = golden("three-medium")
    game, orders = start.clone(), Orders("x")
    kept = moved = 0
    for action in actions:
        orders.world(observe(game, ALL_HANDS))
        before, bag, deck = game.clone(), orders.bag.copy(), orders.deck.copy()
        apply_unchecked(game, action)
        orders.follow(before, game)
        assert Counter(orders.bag) == Counter(game.bag)
        drawn = len(bag) - len(game.bag)
        moved += sum(old != new for old, new in zip(bag, orders.bag, strict=False))
        assert sum(old != new for old, new in zip(bag, orders.bag, strict=False)) <= drawn
        if game.shuffles == before.shuffles:
            assert Counter(orders.deck) == Counter(game.deck)
            drawn = len(deck) - len(game.deck)
            gone = sum(old != new for old, new in zip(deck, orders.deck, strict=False))
            assert gone <= 2 * drawn
            kept += 1
    assert moved
    assert kept > len(actions) - 5


def test_scorings_stay_in_their_piles() -> None:
    """However much was drawn, the piles hold as many special cards as they should."""
    start, actions = golden("three-medium")
    for seed in map(str, range(20)):
        game, orders = start.clone(), Orders(seed)
        orders.world(observe(game, ALL_HANDS))
        for action in actions:
            before = game.clone()
            apply_unchecked(game, action)
            orders.follow(before, game)
            if not game.piles:
                break
            deck, last = orders.deck, len(orders.deck)
            for size, special in zip(game.piles, game.special, strict=True):
                pile = deck[last - size : last]
                assert sum(family_of(card) != PLAIN for card in pile) == len(special)
                last -= size


def test_every_order_stays_as_likely() -> None:
    """Of the tiles not drawn each is as often the next one, whatever came before."""
    game, actions = ending(60)
    after = game.clone()
    for action in actions[:40]:
        apply_unchecked(after, action)
    drawn = len(game.bag) - len(after.bag)
    assert drawn > 2
    tries, seen = 2000, Counter[int]()
    for number in range(tries):
        orders = Orders(str(number))
        orders.world(observe(game, ALL_HANDS))
        orders.follow(game, after)
        seen[orders.bag[-1]] += 1
    even = tries / len(after.bag)
    assert set(seen) == set(after.bag)
    assert sum((count - even) ** 2 / even for count in seen.values()) < 3.5 * len(seen) + 10


@pytest.mark.parametrize(
    ("actions", "name"),
    [(240, "three-medium"), (60, "three-medium"), (90, "four-all"), (40, "two-random")],
)
def test_they_add_up(actions: int, name: str) -> None:
    """All seats together have the whole victory, in each rollout; the same seed gives the same."""
    table = observe(ending(actions, name)[0], ALL_HANDS)
    worlds = [redeal(table, str(number)) for number in range(4)]
    found = shares_of([world.clone() for world in worlds])
    assert [sum(shares) for shares in found] == pytest.approx([1.0] * 4)
    assert shares_of(worlds) == found


def test_the_end_is_the_result() -> None:
    """Once all is drawn and done rollouts give the real result; equal winners share."""
    game, actions = ending(30)
    for action in actions[:-1]:
        apply_unchecked(game, action)
    table = observe(game, ALL_HANDS)
    futures = shares_of([redeal(table, str(number)) for number in range(5)])
    assert len(set(futures)) == 1
    apply_unchecked(game, actions[-1])
    assert futures[0] == result_of(game)
    for player in game.players:
        player.score = 90
    assert result_of(game) == pytest.approx((1 / 3,) * 3)


def test_sharper() -> None:
    """Chances set further apart keep their order and still add up to 1."""
    flat, sharp = evened([1.0, 0.0, -2.0], 1.0), evened([1.0, 0.0, -2.0], 2.0)
    assert sharp[0] > flat[0] > flat[1] > flat[2] > sharp[2]
    assert sum(sharp) == pytest.approx(1.0)
    assert evened([1.0, 0.0], 0.0) == (0.5, 0.5)


def choices(costs: list[float], share: float = 1 / 3) -> list[JudgedChoice]:
    """A choice in each turn, with these costs."""
    even, end = (share, 1 - share, 0.0), EndTurn.of()
    return [
        JudgedChoice(turn, turn, 0, even, even, (-cost, cost, 0.0), cost, cost, cost, end, end)
        for turn, cost in enumerate(costs)
    ]


def placed(costs: list[float], share: float = 1 / 3) -> LevelPlace:
    """The place of a seat with these costs."""
    found = place_of(choices(costs, share), 3)
    assert found is not None
    return found


def test_the_scale() -> None:
    """No level loses more than the one before it, and the first clearly more than the last."""
    scale = losses_of_levels()
    assert len(scale) == 5
    assert all(worse >= better for worse, better in pairwise(scale))
    assert scale[0] > 2 * scale[-1]
    assert [place(loss, scale) for loss in (9.0, scale[0], 0.0, -1.0)] == [0.0, 0.0, 4.0, 4.0]


def test_who_loses_less_stands_higher() -> None:
    """Fewer and smaller losses give a higher place, within an interval that holds it."""
    found = [placed([cost, 0.0, 0.0] * 5) for cost in (0.2, 0.08, 0.04, 0.0)]
    assert [level_place.at for level_place in found] == sorted(
        level_place.at for level_place in found
    )
    assert found[0].at < found[-1].at
    assert all(level_place.low <= level_place.at <= level_place.high for level_place in found)


def test_what_is_at_stake() -> None:
    """The same loss weighs more where less can be lost."""
    costs = [0.02, 0.0] * 8
    assert placed(costs, 0.05).at < placed(costs).at


def test_too_few_turns() -> None:
    """After a few turns, or where nothing was at stake, nothing is said."""
    assert place_of(choices([0.1] * 7), 3) is None
    assert place_of(choices([0.0] * 9, share=0.0), 3) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_any_number_of_seats(seats: int) -> None:
    """Every number of seats has a place."""
    assert place_of(choices([0.05, 0.0] * 6), seats) is not None
