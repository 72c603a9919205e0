"""A review as it is shown: numbers that add up, sentences, moments, and choosing again."""

from __future__ import annotations

import random
from functools import cache
from itertools import groupby

import pytest
from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.review.review_build import (
    answer,
    ends,
    exercise,
    judged_at,
    known,
    moment_after,
    moment_of,
    review_view,
    shared_with_review,
    to_try,
)
from alhambra_qt.controller.review.review_view import HUNDRED, ReviewView, ShareTerms, rounded
from alhambra_qt.controller.review.review_words import (
    PLACES,
    dear_choice,
    played_like,
    verdict,
)
from alhambra_qt.controller.share.html_page import page
from alhambra_qt.engine import observe
from alhambra_qt.engine.observe import redeal
from alhambra_qt.i18n import LANGS, Msg, msg, tr, unmarked
from alhambra_qt.review import model
from tests.cases import some
from tests.controller.kit import english, texts, there, true_game
from tests.controller.share_kit import read
from tests.review.samples import game, review_of

SEATS = (2, 4, 6)


@cache
def shown(seats: int, seed: int = 1) -> tuple[Session, model.Review, ReviewView]:
    """A game, its sample review, and the page."""
    session = game(seats)
    review = review_of(session, seed)
    return session, review, review_view(session, review)


# -- numbers that add up ----------------------------------------------------------------------


def test_parts_are_rounded_to_their_total(seed: str) -> None:
    """Rounded parts add up to the total, and none moves by a whole hundredth."""
    rng = random.Random(seed)
    for _ in range(300):
        drawn = [rng.uniform(-1, 1) for _ in range(rng.randint(1, 6))]
        total = round(HUNDRED * sum(drawn))
        found = rounded(drawn, total)
        assert sum(found) == total
        assert all(abs(one - HUNDRED * part) < 1 for one, part in zip(found, drawn, strict=True))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", some([1, 2], 1))
def test_what_stands_together_adds_up(seats: int, seed: int) -> None:
    """Shares are a hundred at every moment, even luck too; terms make the result."""
    _, review, view = shown(seats, seed)
    assert len(view.shares) == review.turns + 1
    assert all(sum(row) == HUNDRED for row in view.shares)
    assert sum(view.even) == HUNDRED
    assert sum(seat_review.terms.luck for seat_review in view.seats) == 0
    assert min(view.even) >= 0
    left = tuple(seat_review.terms.result - seat_review.terms.luck for seat_review in view.seats)
    assert view.even == left or min(left) < 0
    for seat, seat_review in enumerate(view.seats):
        terms = seat_review.terms
        assert terms.start + terms.luck + terms.own + terms.others == terms.result
        assert (terms.start, terms.result) == (view.shares[0][seat], view.shares[-1][seat])
        exact = review.start[seat], review.choices(seat), review.result[seat]
        near = zip((terms.start, terms.own, terms.result), exact, strict=True)
        assert all(abs(whole - HUNDRED * share) < 1.5 for whole, share in near)


@pytest.mark.parametrize("seats", SEATS)
def test_reasons_make_the_cost(seats: int) -> None:
    """The parts of the reasons of each costly choice are its cost; the costliest turn is first."""
    _, _, view = shown(seats)
    dear = [choice for seat in view.seats for choice in seat.dearest]
    assert dear
    for choice in dear:
        assert sum(reason.part or 0 for reason in choice.reasons) == choice.cost
        assert choice.low <= choice.cost <= choice.high
    for seat in view.seats:
        turns = [[*held] for _, held in groupby(seat.dearest, lambda choice: choice.turn)]
        costs = [sum(choice.cost for choice in turn) for turn in turns]
        assert costs == sorted(costs, reverse=True)
        assert [choice.number for choice in seat.dearest] == list(range(1, len(seat.dearest) + 1))


def dear_with(review: model.Review, *costs: tuple[float, float, int]) -> model.Review:
    """A review whose first choices of seat 0 have these costs, the least they cost, and turns."""
    mine = list(review.judged(0))[: len(costs)]
    made = {
        choice.at: evolve(choice, cost=cost, low=low, high=2 * cost, turn=turn)
        for choice, (cost, low, turn) in zip(mine, costs, strict=True)
    }
    others = (swing for swing in review.swings if not _dear_of(swing))
    return evolve(review, swings=(*made.values(), *others))


def _dear_of(swing: model.Swing) -> bool:
    return isinstance(swing, model.JudgedChoice) and swing.seat == 0


@pytest.mark.parametrize(
    ("costs", "shown_costs"),
    [
        # A turn is one lesson, with everything costly in it.
        ([(0.03, 0.02, 7), (0.09, 0.05, 7), (0.1, 0.02, 9)], [3, 9, 10]),
        # What cost little makes up for what is missing, down to what chance may explain.
        ([(0.03, 0.02, 1), (0.012, 0.006, 2), (0.01, 0.002, 3), (0.008, 0.004, 4)], [3, 1]),
        ([(0.012, 0.006, turn) for turn in range(6)], [1, 1, 1]),
        ([(0.05, 0.02, turn) for turn in range(7)], [5, 5, 5, 5, 5]),
    ],
)
def test_which_choices_are_told(
    costs: list[tuple[float, float, int]], shown_costs: list[int]
) -> None:
    """The costliest of five turns; where there are fewer than three, also what cost little."""
    session, review, _ = shown(4)
    view = review_view(session, dear_with(review, *costs))
    assert [choice.cost for choice in view.seats[0].dearest] == shown_costs
    for choice in view.seats[0].dearest:
        assert (choice.severity == 0) == (choice.cost < 2)
        assert english(choice.word) in english(choice.spoken)


def test_a_rounded_cost_decides() -> None:
    """A cost shown as 6 is a mistake, even if it was a little less."""
    choice = next(
        judged_choice for judged_choice in shown(4)[1].judged(0) if judged_choice.severity
    )
    assert evolve(choice, cost=model.MISTAKE - 0.004, low=0.05).severity == 2
    assert evolve(choice, cost=model.MISTAKE - 0.006, low=0.05).severity == 1


def test_an_unclear_cost_is_nowhere() -> None:
    """A cost on which the judges differ is in no list, graph, sum, exported page or answer."""
    session, review, view = shown(4)
    seat = view.seats[0]
    dear = seat.dearest[0]
    unclear = there(judged_at(review, dear.at)).without_cost()
    swings = (unclear if swing == judged_at(review, dear.at) else swing for swing in review.swings)
    doubted = evolve(review, swings=tuple(swings))
    found = review_view(session, doubted).seats[0]
    assert dear.at not in [choice.at for choice in found.dearest]
    gone = [choice.cost for choice in seat.dearest if choice.at != dear.at]
    assert sorted(choice.cost for choice in found.dearest)[-len(gone) :] == sorted(gone)
    bar = found.choices[dear.turn - 1] - seat.choices[dear.turn - 1]
    assert bar == pytest.approx(HUNDRED * there(judged_at(review, dear.at)).cost)
    terms, others = found.terms, review_view(session, doubted).seats
    assert terms.start + terms.luck + terms.own + terms.others == terms.result
    assert abs(terms.own - seat.terms.own - dear.cost) <= 1
    assert abs(terms.luck - seat.terms.luck + dear.cost) <= 1
    assert [each.terms.own for each in others[1:]] == [each.terms.own for each in view.seats[1:]]
    said, heard = (unmarked(english(there(text))) for text in (found.unclear, dear.spoken))
    assert str(dear.turn) in said.partition(".")[0]
    before, after = (
        read(page(shared_with_review(session, None, each), "en")).text()
        for each in (review, doubted)
    )
    assert (heard in before, heard in after) == (True, False)
    assert said in after
    another = next(choice for choice in review.judged(0) if choice.played != unclear.best).played
    worse = model.TriedCost(0.05, 0.03, 0.07)
    for tried, cost, words in (
        (
            unclear.best,
            None,
            "The best move found, but how it compares with the move played is unclear",
        ),
        (unclear.played, None, "As in the game: what it cost, if anything, is unclear"),
        (another, worse, "between 3 and 7 (the move played: unclear)"),
        (
            another,
            evolve(worse, unclear=True),
            "How this compares with the best move found is unclear",
        ),
    ):
        text = unmarked(english(answer(unclear, tried, cost)))
        assert words in text
        assert str(dear.cost) not in text


def test_reasons_that_make_nothing_are_not_told() -> None:
    """A reason whose part is nothing is left out; a fact without points stays, without number."""
    session, review, _ = shown(4)
    choice = evolve(
        next(judged_choice for judged_choice in review.judged(0) if judged_choice.severity),
        cost=0.05,
    )
    money = model.ReviewReason("ai-reason-money", (("points", 3.0),), 0.05)
    little = model.ReviewReason("ai-reason-rivals", (("points", 0.1),), 0.0)
    soon = model.ReviewReason("ai-reason-soon", (("price", 9), ("type", "seraglio")), 0.0)
    reasons = dear_choice(session, evolve(choice, reasons=(soon, money, little)), 1, 1).reasons
    assert [reason.part for reason in reasons] == [None, 5]
    assert "seraglio" in english(reasons[0].text)


def test_who_was_far_behind_is_told_since_when() -> None:
    """Where nothing was left to lose for long it is said since when; at the end it is not."""
    session, review, view = shown(4)
    loser = next(seat for seat in range(4) if not review.result[seat])
    rest = (1.0, 0.0, 0.0, 0.0) if loser else (0.0, 1.0, 0.0, 0.0)
    early, late = review.turns // 2, review.turns - 4
    for turn, said in ((early, True), (late, False)):
        swings = (
            swing if swing.turn < turn else evolve(swing, after=rest) for swing in review.swings
        )
        behind = review_view(session, evolve(review, swings=tuple(swings))).seats[loser].behind
        assert (behind is not None) == said
        if behind is not None:
            assert f"From turn {turn + 2} on" in english(behind)
    assert all(seat.behind is None for seat in view.seats if seat.terms.result)


# -- sentences --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_is_said_in_every_language(lang: str, seats: int) -> None:
    """Each text of page and moments is there in every language, with all that stands in it."""
    session, _, view = shown(seats)
    moments = [moment_after(session, turn) for turn in range(0, view.turns + 1, 7)]
    choices = [moment_of(session, choice.at) for seat in view.seats for choice in seat.dearest]
    verdicts = [verdict(seat.tag, seat.terms) for seat in view.seats]
    lines = [tr(lang, text) for text in texts((view, moments, choices, verdicts))]
    assert len(lines) > 50
    assert not [one for one in lines if not one or "{" in one or "review-" in one]


def test_even_luck_gives_nobody_less_than_nothing() -> None:
    """However far luck reaches, shares with even luck are shares; the terms stay as they are."""
    session, review, _ = shown(3)
    first = next(swing for swing in review.swings if not isinstance(swing, model.JudgedChoice))
    lucky = evolve(first, before=(0.0, 1.0, 0.0), after=(1.0, 0.0, 0.0))
    far = evolve(review, swings=(*review.swings, lucky, lucky))
    view = review_view(session, far)
    assert min(view.even) == 0
    assert sum(view.even) == HUNDRED
    assert view.seats[0].terms.luck > HUNDRED
    terms = view.seats[0].terms
    assert terms.luck == round(HUNDRED * (far.luck(0) + far.unknown(0)))


def test_even_luck_adds_up_or_says_why_not() -> None:
    """Result less luck is the share with even luck of every seat, else the reason stands there."""
    session, review, _ = shown(3)
    first = next(swing for swing in review.swings if not isinstance(swing, model.JudgedChoice))
    lucky = evolve(first, before=(0.0, 1.0, 0.0), after=(1.0, 0.0, 0.0))
    far = evolve(review, swings=(*review.swings, lucky, lucky))
    noted = set()
    for each in (review, far):
        view = review_view(session, each)
        left = tuple(seat.terms.result - seat.terms.luck for seat in view.seats)
        written = read(page(shared_with_review(session, None, each), "en")).text()
        note = msg("review-even-nearest")
        assert (note in view.even_lines) == (view.even != left)
        assert (unmarked(english(note)) in written) == (view.even != left)
        noted.add(view.even != left)
    assert noted == {True, False}


def test_no_turn_decided() -> None:
    """Where no share of those who won in the end rose for good no turn is blamed."""
    session, review, _ = shown(3)
    even = (1 / 3,) * 3
    view = review_view(session, evolve(review, swings=(), result=even))
    assert view.turning.turn == -1
    assert "No lasting swing" in english(view.turning.title)


@pytest.mark.parametrize(
    ("luck", "own", "words"),
    [
        (-20, -2, "mostly bad luck"),
        (-30, -10, "luck more than choices"),
        (-2, -20, "the choices, not the luck"),
        (-10, -30, "choices more than luck"),
        (-10, -11, "alike"),
        (10, -20, "good luck, but"),
        (10, -2, "good luck"),
        (2, -2, "neither"),
    ],
)
def test_luck_or_choice(luck: int, own: int, words: str) -> None:
    """One sentence says which of the two weighed more."""
    tag = game(3).tags[0]
    text = english(verdict(tag, ShareTerms(30, luck, own, 0, 30 + luck + own)))
    assert words in text
    won = english(verdict(tag, ShareTerms(30, luck, own, 70 - luck - own, 100)))
    assert words in won if luck >= 5 else "mostly others’ mistakes" in won


@pytest.mark.parametrize("at", [0.0, 0.4, 1.5, 2.0, 3.9, 4.0])
@pytest.mark.parametrize("half", [0.0, 0.2, 0.8, 1.4, 5.0])
def test_the_words_claim_no_more_than_the_bar(at: float, half: float) -> None:
    """Every level that is named lies in the interval, widened to whole levels; no other is."""
    low, high = max(0.0, at - half), min(4.0, at + half)
    like = there(played_like(model.LevelPlace(at, low, high)))
    names = [tr("en", Msg(f"level-{place}")) for place in PLACES]
    text = english(like.text)
    named = [k for k, name in enumerate(names) if name in text]
    assert named
    assert min(named) <= at + 0.5
    assert max(named) >= at - 0.5
    assert min(named) <= low + 0.06
    assert max(named) >= high - 0.06


def test_a_review_is_taken_along() -> None:
    """The page tells what decided the game, and of each seat the verdict and what was costly."""
    session, review, view = shown(4)
    taken = shared_with_review(session, None, review)
    dear = [choice.spoken for seat in view.seats for choice in seat.dearest]
    lines = [view.turning.text, *view.even_lines, *dear]
    lines += [verdict(seat.tag, seat.terms) for seat in view.seats]
    written = read(page(taken, "en")).text()
    for lang in LANGS:
        for words in (unmarked(tr(lang, text)) for text in lines):
            assert words in written
    assert shared_with_review(session, None, evolve(review, done=0.9)).notes == ()


# -- moments ----------------------------------------------------------------------------------


def test_a_moment_is_the_game_as_it_was() -> None:
    """Board, market and display are those after the turn; who is next has the hand."""
    session = game(4)
    bounds = ends(session)
    for turn in (0, 1, 20, len(bounds) - 1):
        view = moment_after(session, turn)
        was = session.as_it_was(bounds[turn])
        holder = was.to_move
        assert view.next_at == bounds[turn]
        if holder is None:
            assert view.hand == ()
            continue
        assert view.holder == session.tags[holder]
        seen = was.observation(holder).game
        assert len(view.hand) == len(seen.players[holder].hand)
        assert len(view.market) == sum(1 for tile in seen.market if tile)
        assert len(view.board.tiles) == len(seen.players[view.board.seat.seat].palace.tiles)


def test_what_came_is_marked() -> None:
    """The pieces that refill the table in a turn are marked, and no others."""
    session = game(4)
    marked = [
        sum(card.marked for card in (*view.market, *view.display))
        for view in (moment_after(session, turn) for turn in range(1, 40))
    ]
    assert min(marked) == 0 or min(marked) == 1
    assert max(marked) >= 1
    assert not any(card.marked for card in moment_after(session, 0).market)


# -- choosing again ---------------------------------------------------------------------------


def judged(review: model.Review) -> list[model.JudgedChoice]:
    """Some choices of a review."""
    return list(review.judged())[::17]


def test_an_exercise_is_for_its_seat_alone() -> None:
    """The seat of the choice is a person and sees the hand; the others are as they were."""
    session, review, _ = shown(4)
    for choice in judged(review):
        laid = exercise(session, choice.at)
        desk = Desk(laid)
        desk.take_seat()
        assert laid.to_move == choice.seat == desk.viewing.viewer
        assert desk.actor == choice.seat
        assert not desk.view().hand.hidden
        assert [laid.is_ai(seat) for seat in range(4)] == [seat != choice.seat for seat in range(4)]


def test_an_exercise_leaks_nothing(seed: str) -> None:
    """With all that its seat cannot know dealt anew, it is shown the same table and moment."""
    session, review, _ = shown(4)
    changed = 0
    for choice in judged(review):
        here, other = exercise(session, choice.at), exercise(session, choice.at)
        seen = observe(true_game(other), choice.seat, memory=False)
        other._game = redeal(seen, f"{seed}/{choice.at}")
        hands = [
            [player.hand for player in true_game(session).players] for session in (here, other)
        ]
        changed += hands[0] != hands[1]
        views = []
        for one in (here, other):
            desk = Desk(one)
            desk.take_seat()
            views.append(desk.view())
        assert views[0] == views[1], choice.at
    assert changed > 3


def test_the_answer_tells_what_is_known() -> None:
    """The best and the played action have a price, any other once it was computed."""
    _, review, view = shown(4)
    dear = view.seats[0].dearest[0]
    choice = there(judged_at(review, dear.at))
    assert f"it wins {dear.cost} more games in 100" in english(answer(choice, choice.best))
    text = english(answer(choice, choice.played))
    assert text.startswith(f"As in the game: it wins {dear.cost} fewer games in 100")
    assert f"between {dear.low} and {dear.high}" in text
    another = next(
        judged_choice
        for judged_choice in review.judged(0)
        if judged_choice.played not in (choice.best, choice.played)
    )
    assert not known(choice, another.played)
    for found, words in (
        (None, "could not be worked out"),
        (
            model.TriedCost(0.05, 0.03, 0.07),
            "win 5 fewer games in 100 than the best move found, between 3 and 7",
        ),
        (model.TriedCost(0.02, 0.019, 0.021), "the best move found, between 1 and 3 (the move"),
        (model.TriedCost(0.02, 0.02, 0.02), "the best move found, close to 2 (the move played"),
        (model.TriedCost(0.03, -0.01, 0.07), "As good as the best"),
        (model.TriedCost(-0.03, -0.05, -0.01), "Even better than the best move found"),
    ):
        assert words in english(answer(choice, another.played, found))
    assert known(choice, choice.played)
    assert known(choice, choice.best)
    free = evolve(choice, best=choice.played)
    assert "as in the game" in english(answer(free, choice.played))
    cheap = evolve(choice, cost=0.0, low=-0.01, high=0.01)
    assert "nothing to speak of" in english(answer(cheap, choice.played))


def test_the_next_choice_is_tried() -> None:
    """From a moment on the next choice of the seat that was judged is tried."""
    _, review, _ = shown(4)
    mine = list(review.judged(1))
    assert to_try(review, 1, mine[3].at) == mine[3]
    assert to_try(review, 1, mine[3].at + 1) == mine[4]
    assert to_try(review, 1, mine[-1].at + 1) is None
