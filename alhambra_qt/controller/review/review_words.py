"""The sentences of a review: turning point, playing strength, luck; plain facts."""

import math
from collections.abc import Sequence
from functools import reduce

from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.history import told_lines
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.game.thoughts import reason_text
from alhambra_qt.controller.presenter.results import seat_numbers
from alhambra_qt.controller.review.review_view import (
    HUNDRED,
    DearChoice,
    DearReason,
    PlayedLike,
    ShareTerms,
    TurningPoint,
    hundredths,
    rounded,
)
from alhambra_qt.controller.view.view_parts import Icon, SeatTag
from alhambra_qt.controller.words.moves import move_text
from alhambra_qt.controller.words.names import a_card, a_tile, cards_named
from alhambra_qt.controller.words.sentences import card_icon, log_line, text_of, tile_icon
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action, EndActions, EndTurn, Pass, PassWindow, TakeMoney
from alhambra_qt.engine.events import (
    CardShown,
    Event,
    Placed,
    Reserved,
    Scored,
    ScoringDrawn,
    TileShown,
)
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.payments import is_money, payment_options, wallet
from alhambra_qt.engine.pieces import CARD_ID, CARD_VALUE, TILE_ID, TILE_PRICE
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.review.model import (
    JudgedChoice,
    LevelPlace,
    PricedMove,
    Reveal,
    Review,
    Swing,
    TriedCost,
    decisive_rise,
)


def turn_of(session: Session, step: PlayedStep) -> int:
    """Return a step's turn, from 0; a set-up position may begin in a later one."""
    return step.turn - session.steps[0].turn


def plain_facts(session: Session, seat: Seat) -> tuple[Msg, ...]:
    """Say how often a seat paid exactly or just took one card, and what money it had left."""
    events = (event for step in session.steps for event in step.events)
    numbers = seat_numbers(session.seats, events)[seat]
    acts: dict[int, list[Action]] = {}
    for step in session.steps:
        if step.seat == seat and step.action and not isinstance(step.action, IDLE):
            acts.setdefault(step.turn, []).append(step.action)
    single = sum(
        len(done) == 1 and isinstance(done[0], TakeMoney) and len(done[0].cards) == 1
        for done in acts.values()
    )
    left = [coins for coins in wallet(session.observation(seat).game, seat) if is_money(coins)]
    return (
        msg("review-fact-exact", n=numbers.exact, all=numbers.bought),
        msg("review-fact-single", n=single, all=numbers.turns),
        msg(
            "review-fact-left",
            n=sum(CARD_VALUE[card] for card in left),
            cards=msg("count-card", n=len(left)),
        ),
    )


PLACES = tuple(level for level in LEVELS if level != "random")  # the scale of playing strength
LITTLE = 5  # hundredths that do not decide a game
CLEARLY = 1.5  # times as much is clearly more
GRADUAL = 1 / 3  # of the turns of a game: a longer rise is gradual
FOLLOWING = (Placed, Reserved)  # placements of a bought tile
IDLE = (EndActions, EndTurn, Pass, PassWindow)  # choices that do nothing
DIGITS = 6  # of a hundredth that are no noise of floats
WIDE = 3  # an interval of this many levels is too wide to name one


# -- the turning point ------------------------------------------------------------------------


def turning_point(
    session: Session, review: Review, shares: Sequence[Sequence[int]]
) -> TurningPoint:
    """Say in which turns the winner rose for good, from what to what, and what happened there."""
    lines = list(zip(*shares, strict=True))
    won = [seat for seat, share in enumerate(review.result) if share == max(review.result)]
    seat = max(won, key=lambda index: lines[index][-1] - min(lines[index]))
    line, found = lines[seat], decisive_rise(lines[seat])
    if found is None:
        return TurningPoint(msg("review-turning-none"), msg("review-turning-none-text"))
    first, last = found
    turn = max(range(first, last + 1), key=lambda index: line[index + 1] - line[index])
    name, before, after = session.tags[seat].label, line[first], line[last + 1]
    if first == len(line) - 2:
        text = msg("review-turning-last-text", name=name, before=before)
        return TurningPoint(msg("review-turning-last"), text, turn + 1)
    told = {"name": name, "before": before, "after": after}
    if first == last:
        title, what = _weightier(session, review, turn, seat)
        return TurningPoint(title, msg("review-turning-text", what=what, **told), turn + 1)
    kind = "long" if last - first + 1 > GRADUAL * (len(line) - 1) else "short"
    title = msg("review-turning-turns", first=first + 1, last=last + 1, kind=kind)
    return TurningPoint(title, msg("review-turning-run", turn=turn + 1, **told), turn + 1)


def _weightier(session: Session, review: Review, turn: int, seat: Seat) -> tuple[Msg, Msg]:
    """Say what changed more for a seat in a turn: its own moves, or what was revealed."""
    halves: tuple[list[Swing], list[Swing]] = ([], [])
    for candidate in review.swings:
        if candidate.turn == turn:
            halves[isinstance(candidate, Reveal)].append(candidate)
    sums = [math.fsum(candidate.change[seat] for candidate in half) for half in halves]
    drawn = not halves[0] or (bool(halves[1]) and sums[1] > sums[0])
    swing = max(halves[drawn], key=lambda candidate: candidate.change[seat])
    if drawn:
        return msg("review-turning-luck", turn=turn + 1), happened(session, swing)
    name = session.tags[swing.seat].label
    title = msg("review-turning-choice", name=name, turn=turn + 1)
    return title, _done(session, turn, swing)


def _done(session: Session, turn: int, swing: Swing) -> Msg:
    """Say what a seat did in a turn, without tile placements if there is more to report."""
    steps = [
        text for text in session.steps if turn_of(session, text) == turn and text.seat == swing.seat
    ]
    moves = [
        line.text
        for step in steps
        if not isinstance(step.events[0], FOLLOWING)
        for line in told_lines(step, session.tags)[:1]
        if line.kind == "move"
    ]
    both = "review-done-both"
    return reduce(
        lambda text, more: msg(both, one=text, more=more), moves or [happened(session, swing)]
    )


def happened(session: Session, swing: Swing) -> Msg:
    """Describe a swing: the line of the choice, or what was revealed."""
    step, tags = session.steps[swing.at], session.tags
    if isinstance(swing, JudgedChoice):
        return log_line(step.events[0], tags).text
    scored = next((event for event in step.events if isinstance(event, Scored)), None)
    if scored is not None:
        return log_line(scored, tags).text
    things = revealed(step)
    if not things:
        return log_line(step.events[-1], tags).text
    came = msg("review-came", things=text_of(listing(things)))
    ready = payable(session, swing.at)
    return came if ready is None else msg("review-came-ready", came=came, ready=ready)


def revealed(step: PlayedStep) -> list[Msg]:
    """Name the tiles and cards that were revealed."""
    return [_thing(event) for event in step.events if isinstance(event, TileShown | CardShown)]


def _thing(event: TileShown | CardShown) -> Msg:
    if isinstance(event, TileShown):
        price = TILE_PRICE[event.tile]
        return msg("review-tile", tile=a_tile(TILE_ID[event.tile]), price=price)
    return a_card(CARD_ID[event.card])


def payable(session: Session, at: int) -> Msg | None:
    """Say whether the next player can pay exactly for a tile that an action revealed."""
    was = session.as_it_was(at + 1)
    seat = was.to_move
    if seat is None:
        return None
    game = was.observation(seat).game
    if game.frame.kind != "turn":  # between turns: nobody may buy
        return None
    for event in session.steps[at].events:
        if isinstance(event, TileShown):
            ways = payment_options(game, seat, event.slot, TILE_PRICE[event.tile], True)
            if ways:
                paid = text_of(cards_named(ways[0]))
                return msg("review-ready", name=session.tags[seat].label, paid=paid)
    return None


def scoring_drawn(events: Sequence[Event]) -> int:
    """Return the scoring that an action triggered, 0 if none."""
    return next((event.number for event in events if isinstance(event, ScoringDrawn)), 0)


# -- a choice ---------------------------------------------------------------------------------


def dear_choice(session: Session, choice: JudgedChoice, number: int, of: int) -> DearChoice:
    """Describe a costly choice."""
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
        cells=any(
            getattr(action, "cell", None) is not None for action in (choice.played, choice.best)
        ),
        spoken=msg(
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


def unclear_turns(session: Session, choices: Sequence[JudgedChoice]) -> Msg | None:
    """Say in which turns the cost of a choice is unclear."""
    turns = sorted({turn_of(session, session.steps[choice.at]) + 1 for choice in choices})
    if not turns:
        return None
    named = listing([msg("play-number", n=turn) for turn in turns])
    return msg("review-dear-unclear", n=len(turns), turns=named)


def _reasons(choice: JudgedChoice, cost: int) -> tuple[DearReason, ...]:
    """Say why another choice was better, in parts of the cost.

    Reasons that contribute nothing are left out, except facts without points, such as an exact
    payment.
    """
    parts = rounded([reason.part for reason in choice.reasons], cost)
    found = list[DearReason]()
    for reason, part in zip(choice.reasons, parts, strict=True):
        if part or "points" not in dict(reason.params):
            found.append(DearReason(reason_text(reason.id, reason.params), part or None))
    return tuple(found)


def within(choice: JudgedChoice | TriedCost | PricedMove) -> tuple[int, int]:
    """Return the 95 % interval of a choice's cost, rounded outwards and capped at a whole win.

    Rounded to the nearest it would claim to know a cost to the hundredth.
    """
    low, high = (round(HUNDRED * end, DIGITS) for end in (choice.low, choice.high))
    return max(0, math.floor(low)), max(0, min(HUNDRED, math.ceil(high)))


def spread(low: int, high: int) -> Msg:
    """Phrase an interval as between two numbers, or as about one if they are equal."""
    return msg("review-spread", kind="near" if low == high else "between", low=low, high=high)


def icon_of(game: Game, action: Action) -> Icon | None:
    """Return the icon of an action's subject: a tile, a card, or None."""
    slot, tile = getattr(action, "slot", None), getattr(action, "tile", 0)
    if isinstance(slot, int) and 0 <= slot < len(game.market) and game.market[slot]:
        tile = game.market[slot]
    if tile:
        return tile_icon(tile)
    cards = getattr(action, "cards", ())
    return card_icon(cards[0]) if cards else None


# -- a seat -----------------------------------------------------------------------------------


def verdict(tag: SeatTag, terms: ShareTerms) -> Msg:
    """Say whether luck or choices decided."""
    luck, own = terms.luck, terms.own
    if luck >= LITTLE:
        kind = "helped" if own <= -LITTLE else "lucky"
    elif terms.result > terms.start:  # despite both
        kind = "others" if terms.others >= LITTLE else "neither"
    elif luck > -LITTLE:
        kind = "choices" if own <= -LITTLE else "neither"
    elif own > -LITTLE:
        kind = "luck"
    elif -luck >= CLEARLY * -own:
        kind = "more-luck"
    else:
        kind = "more-choices" if -own >= CLEARLY * -luck else "both"
    return msg("review-verdict", name=tag.label, kind=kind)


def played_like(place: LevelPlace | None) -> PlayedLike | None:
    """Describe a seat's playing strength, no more precisely than it is known."""
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
    best = [seat for seat, share in enumerate(even) if share == max(even)]
    kind = "level" if len(best) > 1 else "still" if best[0] in won else "other"
    names = text_of(listing([tags[seat].label for seat in best]))
    return msg("review-even-text", name=names, n=max(even), kind=kind)
