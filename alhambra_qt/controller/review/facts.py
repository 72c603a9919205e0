"""Plain facts of how a seat played, counted from the record: no model has a say in them."""

from collections import Counter

from alhambra_qt.controller.build.results import seat_numbers
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.engine.events import TookMoney
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.payments import is_money, wallet
from alhambra_qt.engine.pieces import CARD_VALUE
from alhambra_qt.i18n import Msg, msg


def turn_of(session: Session, step: PlayedStep) -> int:
    """Give the turn of a step from 0; a position that was laid may begin in a later one."""
    return step.turn - session.steps[0].turn


def plain_facts(session: Session, seat: Seat) -> tuple[Msg, ...]:
    """Say how often a seat paid exactly or took one card only, and what money it had left."""
    events = [(step.turn, event) for step in session.steps for event in step.events]
    numbers = seat_numbers(session.seats, (event for _, event in events))[seat]
    taken = Counter[int]()
    for turn, event in events:
        if isinstance(event, TookMoney) and event.seat == seat:
            taken[turn] += len(event.cards)
    single = sum(cards == 1 for cards in taken.values())
    left = [one for one in wallet(session.observation(seat).game, seat) if is_money(one)]
    return (
        msg("review-fact-exact", n=numbers.exact, all=numbers.bought),
        msg("review-fact-single", n=single, all=numbers.turns),
        msg(
            "review-fact-left",
            n=sum(CARD_VALUE[card] for card in left),
            cards=msg("count-card", n=len(left)),
        ),
    )
