"""The effects of an action, found by playing it.

It is played on the seat's observation, with everything hidden replaced by plain cards or tiles.
What comes out of decks, bags and other hands is never stated, only that something is revealed. So
every fact is one that the engine produces, whichever modules are in play.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from attrs import frozen

from alhambra_qt.controller.faces.face import Effect, wallet
from alhambra_qt.controller.faces.found import act_of, card_kinds, foretold, questions
from alhambra_qt.controller.view.view_parts import Fact, When
from alhambra_qt.controller.words.names import card_name
from alhambra_qt.engine import Game, Observation, apply, free_acts, observe, to_move, why_not
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.events import (
    Bought,
    CardShown,
    Distributed,
    Event,
    Scored,
    SlotEmpty,
    TileShown,
)
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import CARD_ID, CARD_KIND, CARD_VALUE, TILE_KIND
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.i18n import Msg, msg

SEED = "foreseen"
# Stand-ins for hidden pieces: a card high enough for whatever its holder has bid, and a plain tile.
MONEY, TILE = CARD_VALUE.index(max(CARD_VALUE)), TILE_KIND.index("building")
TURN, SPENT, OVER, AGAIN, FREE = "turn", "spent", "over", "again", "free"
ORDINARY = (SPENT, "refill", "refill-later")  # effects of every turn, which prompts mention
ACTIONS = (SPENT, OVER, AGAIN, FREE)  # whether another action follows, which prompts say too
HAPPENS = 5.0  # importance of an event, in points


@frozen(eq=False)
class Foreseen:
    """A game before and after a seat's action, and the events.

    ``seen`` means that something hidden was revealed.
    """

    seat: Seat
    action: Action
    before: Game
    after: Game
    events: Sequence[Event]
    seen: bool

    @property
    def final(self) -> bool:
        """Whether the action can't be undone: something was revealed, or others are asked."""
        return self.seen or to_move(self.after) not in (self.seat, None)

    @property
    def open(self) -> bool:
        """Whether the course after the action depends on what was drawn."""
        drawn = len(self.after.deck) != len(self.before.deck)
        return drawn or self.has(TileShown, SlotEmpty)

    def has(self, *kinds: type[Event]) -> bool:
        """Return whether an event of some kinds happened."""
        return any(isinstance(event, kinds) for event in self.events)


def foresee(game: Game, seat: Seat, action: Action) -> Foreseen | None:
    """Play a seat's action on its observation; None if a rule forbids it."""
    if why_not(game, action) is not None:
        return None
    before = _filled(observe(game, seat, memory=False).game)
    after = before.clone()
    events = apply(after, action)
    return Foreseen(seat, action, before, after, events, after.reveals != before.reveals)


def _filled(game: Game) -> Game:
    """Replace everything hidden with plain pieces, so that it can be drawn."""
    hands = [hand for player in game.players for hand in (player.hand, player.hidden)]
    for cards in (game.deck, game.discards, *hands):
        cards[:] = [MONEY if card == UNKNOWN else card for card in cards]
    game.bag = [TILE if tile == UNKNOWN else tile for tile in game.bag]
    for guess in game.rules.redeal:
        guess(game, SEED)
    return game


def following(out: Foreseen) -> list[Effect]:
    """List what happens at once and what the end of the turn will bring, in order.

    Immediate effects are sorted: reveals first, then gains and losses, then questions.
    """
    now = [*_over(out), *_told(out), *_paid(out), *_asked(out), *_turned(out), *_shared(out)]
    if out.final and not any(effect.fact.final for effect in now):
        now.append(_final(out))
    return [*sorted(now, key=lambda effect: not effect.fact.final), *_later(out)]


def _effect(
    icon: str,
    text: Msg,
    rule: str,
    kind: str,
    *,
    detail: Msg | None = None,
    when: When = "now",
    final: bool = False,
) -> Effect:
    return Effect(Fact(icon, text, detail, when, final), rule, weight=HAPPENS, kind=kind)


# -- at once ----------------------------------------------------------------------------------


def _over(out: Foreseen) -> Iterator[Effect]:
    """Report an overpayment, and whether change is given."""
    for event in out.events:
        if isinstance(event, Bought) and event.overpaid:
            text = msg("what-over-change" if out.seen else "what-over", n=event.overpaid)
            yield _effect("cards", text, "buy.exact", OVER)


def _told(out: Foreseen) -> Iterator[Effect]:
    """Report modules' events, in the words of those events."""
    for kind, forecast in foretold().items():
        found = (event for event in out.events if type(event) is kind)
        event = next((e for e in found if forecast.anybody or _happens(out, e)), None)
        if event is not None:
            name = f"event-{event.name}"
            text = msg(f"what-{name}") if forecast.text is None else forecast.text(event)
            yield _effect(forecast.icon, text, forecast.rule, name, final=forecast.seen)


def _happens(out: Foreseen, event: Event) -> bool:
    """Return whether an event affects the acting seat and is not the action itself."""
    told = _fields(event)
    itself = bool(told) and told == _fields(out.action)
    return getattr(event, "seat", out.seat) == out.seat and not itself


def _fields(thing: Any) -> dict[str, object]:
    """Return the fields of an action or an event, without the seat."""
    return {name: getattr(thing, name) for name in thing.__match_args__ if name != "seat"}


def _paid(out: Foreseen) -> Iterator[Effect]:
    """Report which cards of the hand leave the game, and how many of their kind remain."""
    gone = Counter(out.after.gone) - Counter(out.before.gone)
    mine = Counter(wallet(out.before, out.seat))
    for card in (gone & mine).elements():
        kind = CARD_KIND[card]
        left = sum(CARD_KIND[coins] == kind for coins in wallet(out.after, out.seat))
        text = msg("what-gone", card=card_name(CARD_ID[card]))
        money = card in getattr(out.action, "cards", ())
        detail = msg("what-gone-left", n=left) if money else None
        rule = card_kinds()[kind].paid if kind in card_kinds() else ""
        yield _effect("cards", text, rule, "gone", detail=detail)


def _asked(out: Foreseen) -> Iterator[Effect]:
    """Report the questions that the action leads to, if they do not depend on luck."""
    before = {frame.kind for frame in out.before.decisions}
    if out.open:
        return
    for frame in out.after.decisions:
        question = questions().get(frame.kind)
        if question is None or question.foretold is None or frame.kind in before:
            continue
        if frame.seat == out.seat:
            forecast, name = question.foretold, f"ask-{frame.kind.replace('_', '-')}"
            yield _effect(forecast.icon, msg(f"what-{name}"), forecast.rule, name)


def _turned(out: Foreseen) -> Iterator[Effect]:
    """Report whether the action is free, or another may follow."""
    if out.action in free_acts(out.before):
        yield _effect("star", msg("what-free"), act_of(out.action.name).rule, FREE)
        return
    if out.before.frame.kind != TURN:
        return
    going = any(frame.kind == TURN for frame in out.after.decisions)
    if going and out.after.turn == out.before.turn:
        exact = any(isinstance(event, Bought) and not event.overpaid for event in out.events)
        text = msg("what-exact") if exact else msg("what-again")
        yield _effect("star", text, "buy.exact", AGAIN)
    else:
        yield _effect("hand", msg("what-spent"), "turn.pass", SPENT)


def _shared(out: Foreseen) -> Iterator[Effect]:
    """Report what is refilled, scored or distributed before anybody is asked again."""
    if out.has(CardShown):
        yield _effect("cards", msg("what-display-filled"), "turn.refill", "refill", final=True)
    if out.has(TileShown):
        yield _effect("bag", msg("what-market-filled"), "turn.refill", "refill", final=True)
    if out.has(Distributed):
        yield _effect("bag", msg("what-shared-out"), "end.distribute", "refill", final=out.seen)
    if not out.open:
        for event in out.events:
            if isinstance(event, Scored):
                text = msg("what-scored", k=event.ledger.scoring)
                yield _effect("crown", text, "score.when", "scored", final=out.seen)


def _final(out: Foreseen) -> Effect:
    """Say why the action can't be undone, if no other effect does."""
    text = msg("what-seen") if out.seen else msg("what-others")
    icon = "eye" if out.seen else "person"
    return _effect(icon, text, "turn.refill", "seen" if out.seen else "others", final=True)


# -- at the end of the turn -------------------------------------------------------------------


def ends_game(game: Game, seat: Seat) -> bool:
    """Return whether a refill is known to end the game."""
    return game.market.count(0) > Observation(seat, game).filling


def _later(out: Foreseen) -> Iterator[Effect]:
    """Report what the end of the turn refills of what the action took."""
    old, new = out.before, out.after
    if out.open or new.over or new.turn != old.turn:
        return
    tiles = new.market.count(0) > old.market.count(0)
    cards = new.display.count(-1) > old.display.count(-1)
    # Between turns there is no turn to end: what was taken is refilled once it is placed.
    when: When = "then" if old.frame.kind == "window" else "end"
    if tiles and ends_game(new, out.seat):
        text = msg("what-market-last")
        yield _effect("bag", text, "end.trigger", "refill-later", when=when, final=True)
    elif tiles and new.bag:
        text = msg("what-market-filled")
        yield _effect("bag", text, "turn.refill", "refill-later", when=when, final=True)
    if cards and (new.deck or new.discards):
        text = msg("what-display-filled")
        yield _effect("cards", text, "turn.refill", "refill-later", when=when, final=True)
