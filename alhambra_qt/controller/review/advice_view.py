"""What the computer players would do at one moment, as sentences and whole numbers."""

from collections.abc import Sequence
from functools import reduce

from attrs import frozen

from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.thoughts import reason_text
from alhambra_qt.controller.review.review_view import HUNDRED, hundredths
from alhambra_qt.controller.review.review_words import icon_of, spread
from alhambra_qt.controller.view.view_parts import Icon, SeatTag
from alhambra_qt.controller.words.moves import move_text
from alhambra_qt.engine import Observation
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.review.model import Advice, PricedMove, ReviewReason


@frozen
class AdvisedMove:
    """A choice, or what a level would do.

    Attributes:
        level: the level, if one would do this.
        share: the chance of winning, in hundredths; ``cost``, ``low``, ``high`` are what it costs
            beside the best, with the 95 % interval.
        chosen: the levels that would choose it.
        heard: everything in one sentence, for screen readers.
    """

    text: Msg
    icon: Icon | None
    share: int
    cost: int
    low: int
    high: int
    reasons: tuple[Msg, ...]
    heard: Msg
    level: Msg | None = None
    chosen: tuple[Msg, ...] = ()


@frozen
class AdviceView:
    """The page: what each level would do, and the choices, the best first.

    ``seats`` are those that can be advised.
    """

    tags: tuple[SeatTag, ...]
    seat: Seat
    seats: tuple[Seat, ...]
    done: float
    levels: tuple[AdvisedMove, ...]
    moves: tuple[AdvisedMove, ...]


def advice_view(
    seen: Observation, tags: Sequence[SeatTag], seats: Sequence[Seat], advice: Advice
) -> AdviceView:
    """Phrase advice to the seat that must choose; ``seats`` can be advised."""
    seat, table = seen.seat, Table(seen.game, seen.seat, tags)
    prices = {one.action: one for one in advice.moves}
    chosen: dict[Action, list[Msg]] = {}
    for one in advice.levels:
        chosen.setdefault(one.action, []).append(msg(f"level-{one.level}"))
    return AdviceView(
        tuple(tags),
        seat,
        tuple(seats),
        advice.done,
        tuple(
            _move(table, prices[one.action], one.reasons, level=msg(f"level-{one.level}"))
            for one in advice.levels
        ),
        tuple(
            _move(table, one, one.reasons, chosen=chosen.get(one.action, ()))
            for one in advice.moves
        ),
    )


def _move(
    table: Table,
    priced: PricedMove,
    why: Sequence[ReviewReason],
    level: Msg | None = None,
    chosen: Sequence[Msg] = (),
) -> AdvisedMove:
    text = move_text(table, priced.action)
    cost, share = max(0, hundredths(priced.cost)), hundredths(priced.share)
    low, high = max(0, hundredths(priced.low)), max(0, min(HUNDRED, hundredths(priced.high)))
    reasons = tuple(reason_text(one.id, one.params) for one in why)
    price = msg(
        "advised-price",
        kind="cost" if cost else "best",
        share=share,
        cost=cost,
        within=spread(low, high),
    )
    heard = msg("advised-heard", move=text, price=price)
    if level is not None:
        heard = msg("advised-level-heard", level=level, what=heard)
    why_told = "why" if level is not None or not cost else "instead"
    for kind, told in ((why_told, reasons), ("chosen", chosen)):
        if told:
            more = reduce(lambda one, more: msg("review-heard-both", one=one, more=more), told)
            heard = msg(f"advised-heard-{kind}", what=heard, more=more)
    icon = icon_of(table.game, priced.action)
    return AdvisedMove(text, icon, share, cost, low, high, reasons, heard, level, tuple(chosen))
