"""The page of the day for a date, its month and an earlier deal."""

from datetime import date

from attrs import evolve

from alhambra_qt.controller.game.gameconfig import HUMAN, SeatConfig
from alhambra_qt.controller.review.review_words import dear_choice
from alhambra_qt.controller.today.days import BEGUN, DONE, LATE, NEW, day_hint, day_view, label
from alhambra_qt.controller.today.deals import BASE, MODULES, code_of
from alhambra_qt.controller.today.tries import DealTry
from tests.controller.kit import english
from tests.review.samples import COSTS, game, review_of

ANNA, NOW = SeatConfig("Anna"), date(2026, 11, 28)


def tried(day: date, kind: str, points: int | None, place: int = 0) -> DealTry:
    """A try of a deal of the day."""
    return DealTry(code_of(day, kind), "anna", "one", label(day, kind), points, place)


def test_states_of_a_deal() -> None:
    """A deal is new, begun or done; one of an earlier day that was not played is late."""
    some = [tried(NOW, BASE, None), tried(NOW, MODULES, 98, 2)]
    tries = {attempt.code: attempt for attempt in some}
    assert [deal.state for deal in day_view(ANNA, {}, NOW, NOW).deals] == [NEW, NEW]
    deals = day_view(ANNA, tries, NOW, NOW).deals
    assert [deal.state for deal in deals] == [BEGUN, DONE]
    assert english(deals[1].text) == "98 points, 2nd place"
    earlier = day_view(ANNA, tries, date(2026, 11, 27), NOW)
    assert [deal.state for deal in earlier.deals] == [LATE, LATE]


def test_a_month() -> None:
    """Days hold the points of both deals; won and played are counted for the month shown alone."""
    some = [
        tried(date(2026, 11, 2), BASE, 120, 1),
        tried(date(2026, 11, 2), MODULES, None),
        tried(date(2026, 11, 3), MODULES, 80, 3),
        tried(date(2026, 10, 31), BASE, 130, 1),
    ]
    view = day_view(ANNA, {attempt.code: attempt for attempt in some}, NOW, NOW)
    assert len(view.month) == 30
    assert [(day.results, day.won) for day in view.month[:4]] == [
        ((), False),
        ((120, None), True),
        ((None, 80), False),
        ((), False),
    ]
    assert english(view.summary) == "3 played, 1 won"
    assert [english(text) for text in view.month[1].spoken] == [
        "Base game: 120 points, 1st place",
        "With modules: not finished",
    ]


def test_the_best_way_of_a_deal_that_is_over() -> None:
    """A review gives the costliest choice of the person; without one it is offered."""
    session = game(3).as_it_was(len(game(3).steps))
    first, *others = session.config.seats
    session.config = evolve(session.config, seats=(evolve(first, kind=HUMAN), *others))
    review = review_of(session, costs=COSTS)
    costly = max(review.dearest(0), key=lambda choice: choice.cost)
    hint = day_hint(NOW, "one", (session, review))
    words = dear_choice(session, costly, 1, 1)
    assert english(hint.text) == f"better in turn {words.turn} – {english(words.better)}"
    assert day_hint(NOW, "one", (None, None)).text.id == "today-hint-offer"
    plain = review_of(session, costs=())
    assert day_hint(NOW, "one", (session, plain)).text.id in (
        "today-hint-none",
        "today-hint-better",
    )
