"""The sentences of a review: what decided it, how well somebody played, was it luck."""

import math
from collections.abc import Sequence

from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.game.whys import reason_text
from alhambra_qt.controller.review.rounding import HUNDRED, hundredths, rounded
from alhambra_qt.controller.review.view import (
    DearChoice,
    DearReason,
    PlayedLike,
    ShareTerms,
    TurningPoint,
)
from alhambra_qt.controller.view.parts import Icon, SeatTag
from alhambra_qt.controller.words.moves import move_text
from alhambra_qt.controller.words.names import a_card, a_tile, parts_text
from alhambra_qt.controller.words.sentences import card_icon, log_line, text_of, tile_icon
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.events import CardShown, Event, Scored, ScoringDrawn, TileShown
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.payments import payment_options
from alhambra_qt.engine.pieces import CARD_ID, CARD_VALUE, TILE_ID, TILE_PRICE
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.review.model import JudgedChoice, LevelPlace, Review, Swing, TriedCost

PLACES = tuple(level for level in LEVELS if level != "random")  # what a place counts along
LITTLE = 5  # hundredths that decide nothing
CLEARLY = 1.5  # times as much is clearly more
WIDE = 3  # levels that lie too far apart to name one between them


# -- the turning point ------------------------------------------------------------------------


def turning_point(
    session: Session, review: Review, shares: Sequence[Sequence[int]]
) -> TurningPoint:
    """Say which turn changed most for good: what happened, to whom, from what to what."""
    found = review.turning_point()
    if found is None:
        return TurningPoint(msg("review-turning-none"), msg("review-turning-none-text"))
    turn, seat = found
    before, after = shares[turn][seat], shares[turn + 1][seat]
    way = 1 if after > before else -1
    swings = (one for one in review.swings if one.turn == turn)
    swing = max(swings, key=lambda one: way * one.change[seat])
    step = session.steps[swing.at]
    chosen = isinstance(swing, JudgedChoice)
    title = msg("review-turning-choice", name=session.tags[step.seat].said, turn=turn + 1)
    if not chosen:
        title = msg("review-turning-luck", turn=turn + 1)
    text = msg(
        "review-turning-text",
        what=happened(session, swing),
        name=session.tags[seat].said,
        before=before,
        after=after,
        way="up" if way > 0 else "down",
    )
    return TurningPoint(title, text, turn + 1)


def happened(session: Session, swing: Swing) -> Msg:
    """Say what a swing was: the line of the choice, or what came."""
    step, tags = session.steps[swing.at], session.tags
    if isinstance(swing, JudgedChoice):
        return log_line(step.events[0], tags).text
    scored = next((one for one in step.events if isinstance(one, Scored)), None)
    if scored is not None:
        return log_line(scored, tags).text
    things = revealed(step)
    if not things:
        return log_line(step.events[-1], tags).text
    came = msg("review-came", things=text_of(listing(things)))
    ready = payable(session, swing.at)
    return came if ready is None else msg("review-came-ready", came=came, ready=ready)


def revealed(step: PlayedStep) -> list[Msg]:
    """Name the tiles and cards that came."""
    return [_thing(one) for one in step.events if isinstance(one, TileShown | CardShown)]


def _thing(event: TileShown | CardShown) -> Msg:
    if isinstance(event, TileShown):
        price = TILE_PRICE[event.tile]
        return msg("review-tile", tile=a_tile(TILE_ID[event.tile]), price=price)
    return a_card(CARD_ID[event.card])


def payable(session: Session, at: int) -> Msg | None:
    """Say whether whoever is next can pay exactly for a tile that came with an action."""
    was = session.as_it_was(at + 1)
    seat = was.to_move
    if seat is None:
        return None
    game = was.observation(seat).game
    for event in session.steps[at].events:
        if isinstance(event, TileShown):
            ways = payment_options(game, seat, event.slot, TILE_PRICE[event.tile], True)
            if ways:
                paid = parts_text([CARD_VALUE[card] for card in ways[0]])
                return msg("review-ready", name=session.tags[seat].said, paid=paid)
    return None


def scoring_drawn(events: Sequence[Event]) -> int:
    """Give the scoring that an action brought, 0 if none."""
    return next((one.number for one in events if isinstance(one, ScoringDrawn)), 0)


# -- a choice ---------------------------------------------------------------------------------


def dear_choice(session: Session, choice: JudgedChoice, number: int, of: int) -> DearChoice:
    """Say a choice that cost something."""
    was = session.as_it_was(choice.at)
    game = was.observation(choice.seat).game
    table = Table(game, choice.seat, session.tags)
    cost = hundredths(choice.cost)
    word = msg(f"review-severity-{choice.severity}")
    played, better = move_text(table, choice.played), move_text(table, choice.best)
    low, high = within(choice)
    return DearChoice(
        number=number,
        at=choice.at,
        turn=choice.turn + 1,
        played=played,
        better=better,
        played_icon=icon_of(game, choice.played),
        better_icon=icon_of(game, choice.best),
        severity=choice.severity,
        word=word,
        cost=cost,
        low=low,
        high=high,
        reasons=_reasons(choice, cost),
        cells=any(getattr(one, "cell", None) is not None for one in (choice.played, choice.best)),
        heard=msg(
            "review-dear-heard",
            k=number,
            of=of,
            turn=choice.turn + 1,
            word=word,
            cost=cost,
            within=spread(low, high),
            played=played,
            better=better,
        ),
    )


def _reasons(choice: JudgedChoice, cost: int) -> tuple[DearReason, ...]:
    """Say why another choice was better, in parts of the cost.

    What makes no part of it is left out, but for facts without points, such as an exact payment.
    """
    parts = rounded([one.part for one in choice.reasons], cost)
    found = list[DearReason]()
    for one, part in zip(choice.reasons, parts, strict=True):
        if part or "points" not in dict(one.params):
            found.append(DearReason(reason_text(one.id, one.params), part or None))
    return tuple(found)


def within(choice: JudgedChoice | TriedCost) -> tuple[int, int]:
    """Give what a choice cost at least and at most (95 %), never more than all of a victory."""
    low, high = hundredths(choice.low), hundredths(choice.high)
    return max(0, low), min(HUNDRED, high)


def spread(low: int, high: int) -> Msg:
    """Say between what and what a number lies, or near what if that is the same."""
    return msg("review-spread", kind="near" if low == high else "between", low=low, high=high)


def icon_of(game: Game, action: Action) -> Icon | None:
    """Give the picture of what an action is about: a tile, a card, or none."""
    slot, tile = getattr(action, "slot", None), getattr(action, "tile", 0)
    if isinstance(slot, int) and 0 <= slot < len(game.market) and game.market[slot]:
        tile = game.market[slot]
    if tile:
        return tile_icon(tile)
    cards = getattr(action, "cards", ())
    return card_icon(cards[0]) if cards else None


# -- a seat -----------------------------------------------------------------------------------


def verdict(tag: SeatTag, terms: ShareTerms) -> Msg:
    """Say whether it was luck or choice."""
    luck, own = terms.luck, terms.own
    if luck >= LITTLE:
        kind = "helped" if own <= -LITTLE else "lucky"
    elif luck > -LITTLE:
        kind = "choices" if own <= -LITTLE else "neither"
    elif own > -LITTLE:
        kind = "luck"
    elif -luck >= CLEARLY * -own:
        kind = "more-luck"
    else:
        kind = "more-choices" if -own >= CLEARLY * -luck else "both"
    return msg("review-verdict", name=tag.said, kind=kind)


def played_like(place: LevelPlace | None) -> PlayedLike | None:
    """Say how well somebody played, never more exactly than it is known."""
    if place is None:
        return None
    last = len(PLACES) - 1
    low = max(0, min(last, math.floor(place.low + 0.05)))
    high = max(0, min(last, math.ceil(place.high - 0.05)))
    nearest = max(low, min(high, round(place.at)))
    like, first, second = (msg(f"level-{PLACES[k]}") for k in (nearest, low, high))
    named: tuple[int, ...] = (nearest,)
    if high - low >= WIDE:
        text, named = msg("review-like-any", first=first, last=second), ()
    elif high - low > 1:
        text = msg("review-like-about", level=like, low=first, high=second)
    elif high > low:
        text, named = msg("review-like-between", low=first, high=second), (low, high)
    else:
        text = msg("review-like", level=like)
    return PlayedLike(place.at, place.low, place.high, text, named)


def even_text(tags: Sequence[SeatTag], even: Sequence[int], won: Sequence[Seat]) -> Msg:
    """Say who would have been ahead with even luck."""
    best = max(range(len(even)), key=lambda seat: even[seat])
    kind = "still" if best in won else "other"
    return msg("review-even-text", name=tags[best].said, n=even[best], kind=kind)
