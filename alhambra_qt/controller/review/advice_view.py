"""Advice of the computer players at one moment, as sentences and whole numbers."""

from collections.abc import Sequence
from functools import reduce

from attrs import frozen

from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.thoughts import reason_text
from alhambra_qt.controller.review.review_view import hundredths
from alhambra_qt.controller.review.review_words import icon_of, spread, within
from alhambra_qt.controller.view.view_parts import Icon, SeatTag
from alhambra_qt.controller.words.moves import move_text
from alhambra_qt.engine import Observation
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.review.judging import AGAINST
from alhambra_qt.review.model import Advice, PricedMove, ReviewReason


@frozen
class AdvisedMove:
    """A choice, or what a level would do.

    Attributes:
        level: the level, if one would do this.
        share: the chance of winning, in hundredths; ``cost``, ``low``, ``high`` are what it costs
            beside the best, with the 95 % interval, rounded outwards.
        kind: "best"; "equal" if it may be as good; "under" if it surely costs, but less than 1;
            else "cost".
        reasons: why a level would do it or why it is the best; of others what they miss.
        chosen: the levels that would choose it.
        spoken: everything in one sentence, for screen readers.
    """

    text: Msg
    icon: Icon | None
    share: int
    kind: str
    cost: int
    low: int
    high: int
    reasons: tuple[Msg, ...]
    spoken: Msg
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
    prices = {move.action: move for move in advice.moves}
    chosen: dict[Action, list[Msg]] = {}
    for level in advice.levels:
        chosen.setdefault(level.action, []).append(msg(f"level-{level.level}"))
    return AdviceView(
        tuple(tags),
        seat,
        tuple(seats),
        advice.done,
        tuple(
            _move(table, prices[level.action], level.reasons, level=msg(f"level-{level.level}"))
            for level in advice.levels
        ),
        tuple(
            _move(table, move, move.reasons, chosen=chosen.get(move.action, ()))
            for move in advice.moves
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
    kind, share = _kind(priced), hundredths(priced.share)
    cost, (low, high) = max(0, hundredths(priced.cost)), within(priced)
    own = level is not None or kind == "best"
    known = [reason for reason in why if own or (reason.id != AGAINST and kind != "equal")]
    plain = [reason_text(reason.id, reason.params) for reason in known]
    reasons = plain if own else [msg("advised-instead", reason=text) for text in plain]
    price = msg(
        "advised-price",
        kind=kind,
        share=share,
        cost=cost,
        within=spread(low, high),
    )
    sentence = msg("advised-heard", move=text, price=price)
    if level is not None:
        sentence = msg("advised-level-heard", level=level, what=sentence)
    for about, lines in (("why" if own else "instead", plain), ("chosen", chosen)):
        if lines:
            more = reduce(
                lambda message, more: msg("review-heard-both", one=message, more=more), lines
            )
            sentence = msg(f"advised-heard-{about}", what=sentence, more=more)
    icon = icon_of(table.game, priced.action)
    return AdvisedMove(
        text, icon, share, kind, cost, low, high, tuple(reasons), sentence, level, tuple(chosen)
    )


def _kind(priced: PricedMove) -> str:
    """Tell what is known of a choice beside the best."""
    if priced.low == priced.high == 0 or priced.high < 0:  # it was better in fresh worlds
        return "best"
    if priced.low <= 0:
        return "equal"
    return "cost" if hundredths(priced.cost) else "under"
