"""What a review claims, worked out again: its turning point, its plain facts, every sentence."""

from __future__ import annotations

from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import setup_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.review.build import review_view
from alhambra_qt.controller.review.telling import payable
from alhambra_qt.controller.words.sentences import log_line
from alhambra_qt.engine import actions, legal_actions
from alhambra_qt.engine.events import Bought, TookMoney
from alhambra_qt.engine.pieces import TILE_PRICE
from alhambra_qt.i18n import unmarked
from alhambra_qt.review import model
from tests.controller.kit import cards, config, english
from tests.controller.test_review import shown


def moved(review: model.Review, levels: list[float]) -> model.Review:
    """A review in which the first seat has these shares at first and after each swing."""
    rows = [shared(review.seats, 0, level) for level in levels]
    swings = tuple(
        evolve(one, before=before, after=after)
        for one, before, after in zip(review.swings, rows, rows[1:], strict=False)
    )
    return evolve(review, start=rows[0], result=rows[-1], swings=swings)


def by_turn(review: model.Review, line: list[float]) -> model.Review:
    """A review in which the first seat has these shares after each turn, and wins in the last."""
    last = [*({one.turn: k for k, one in enumerate(review.swings)}.values())]
    levels, now = [line[0]], 0
    for k in range(len(review.swings)):
        now += k in last[: len(line) - 1]
        levels.append(1.0 if k == last[-1] else line[now])
    return moved(review, levels)


def shared(seats: int, winner: int, share: float) -> model.Shares:
    """The share of the winner, and the rest to the others alike."""
    rest = (1 - share) / (seats - 1)
    return tuple(share if seat == winner else rest for seat in range(seats))


def test_the_turning_point_says_where_what_and_whom() -> None:
    """It names a turn with half of what was won for good, a run of turns, the end, or nothing."""
    session, review, _ = shown(3)
    slow = [0.3 + 0.01 * k for k in range(20)]
    for line, title, told in (
        (
            [0.3, *[0.48] * 20, 0.28, *[0.35] * 9, 0.9, 0.8, *[0.95] * 99],
            "turn 31",
            "rises from about 35 to 90",
        ),
        ([*slow, 0.58, 0.67, 0.76, *[0.9] * 99], "turns 20 to 23", "rises from about 49 to 90"),
        ([*slow, *[0.49] * 99], "Open until the last turn", "stood at about 49 wins"),
        (
            [0.3, *[0.3 + 0.009 * k for k in range(85)]],
            "little by little",
            "rises from about 30 to",
        ),
    ):
        view = review_view(session, by_turn(review, line))
        assert title in english(view.turning.title)
        assert f"Anna {told}" in unmarked(english(view.turning.text))
        assert view.turning.turn > 0


def test_the_weightier_half_of_a_turn_is_told() -> None:
    """Where what was done weighs more all of it is told, else what came."""
    session, review, _ = shown(3)
    bought = next(one for one in session.steps if isinstance(one.events[0], Bought))
    here = [k for k, one in enumerate(review.swings) if one.turn == bought.turn]
    for chosen in (True, False):
        big = next(k for k in here if isinstance(review.swings[k], model.JudgedChoice) == chosen)
        levels = [0.3 if k <= big else 0.9 for k in range(len(review.swings))]
        turning = review_view(session, moved(review, [*levels, 1.0])).turning
        told = english(turning.text)
        assert english(turning.title).startswith("What decided it: ")
        assert ("New on the table" in told) != chosen
        for step in session.steps:
            if step.turn == bought.turn and isinstance(step.events[0], Bought | TookMoney):
                said = english(log_line(step.events[0], session.tags).text)
                assert (said in told) == chosen


def test_an_exchange_card_is_named_in_a_payment() -> None:
    """Who can pay with two currencies is told so, the exchange card among the cards."""
    setup = config(3, 1, "exchange", modules=("exchange",))
    start = modules.new_game(setup_of(setup))
    start.market[0] = 0  # a florin slot: what comes costs 8
    start.bag.append(next(tile for tile in start.bag if TILE_PRICE[tile] == 8))
    start.players[1].hand = sorted(cards("florin-5 denar-3 exchange-florin-denar"))
    session = Session.at(setup, start, {"format": "position"})
    session.play(next(one for one in legal_actions(start) if isinstance(one, actions.TakeMoney)))
    session.play(actions.EndTurn.of())
    assert english(payable(session, 1)) == (
        "Marco, who is next, can pay exactly: 5 florins, 3 denars and a florin–denar exchange card"
    )
