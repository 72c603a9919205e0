"""Characters: Laila, Machma and Yammerad, used before the first action (rules of section 7.7).

All three are marked *, so one question offers them together and one of them answers it.
"""

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.chance import pick
from alhambra_qt.engine.events import TileShown
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.market import draw_market_tile
from alhambra_qt.engine.payments import is_money, pay
from alhambra_qt.engine.pieces import CARD_KIND, CARD_VALUE
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.state import Frame

from .actions import (
    BeginTurn,
    LailaFailed,
    LailaUsed,
    MachmaUsed,
    UseLaila,
    UseMachma,
    UseYammerad,
    YammeradDrew,
    YammeradFailed,
    YammeradTurned,
    YammeradUsed,
)
from .state import (
    FATIMA,
    LAILA,
    MACHMA,
    YAMMERAD,
    owner_of,
    star_free,
    star_obstacle,
    state_of,
)

FEWER_THAN = 3


def turn_starting(game: Game, seat: Seat) -> None:
    """A new turn, a new card marked *; whoever can use one before the first action is asked."""
    state = state_of(game)
    if not state.begun:
        state.star = None
        if is_asked(game, seat):
            game.push("before_turn", seat)
    state.begun = False
    # Only a position can lay Fatima down before her choice was made.
    owner = owner_of(game, FATIMA)
    if owner is not None:
        game.push("fatima", owner)


def options(game: Game, frame: Frame) -> list[Action]:
    """List what may come before the first action; using nothing is always possible."""
    return [*character_uses(game, frame.seat), BeginTurn.of()]


def is_asked(game: Game, seat: Seat) -> bool:
    """Return whether a seat is asked, by public knowledge: hands are secret.

    Whether Machma's owner can swap anything is not to be seen, so it is asked all the same.
    """
    if not state_of(game).owned[seat]:
        return False
    if star_free(game, seat, MACHMA):
        money = any(is_money(card) for card in game.display)
        if money and any(is_money(card) for card in game.players[seat].hand):
            return True
    return bool(character_uses(game, seat))


def character_uses(game: Game, seat: Seat) -> list[Action]:
    """List how a seat can use a character before its first action."""
    out: list[Action] = []
    if star_free(game, seat, LAILA) and game.bag:
        out += [UseLaila.of(slot) for slot, tile in enumerate(game.market) if tile]
    if star_free(game, seat, MACHMA):
        out += _swaps(game, seat)
    if star_free(game, seat, YAMMERAD) and yammerad_obstacle(game, seat) is None:
        out.append(UseYammerad.of())
    return out


def run_begin(game: Game, seat: Seat, action: BeginTurn) -> None:
    """Go on to the first action."""
    game.decisions.pop()


def _use(game: Game, card: Card) -> None:
    """One of the three is used: its question is answered."""
    state_of(game).star = card
    game.decisions.pop()


# -- Laila ------------------------------------------------------------------------------------


def check_laila(game: Game, seat: Seat, action: UseLaila) -> Refusal | None:
    """Check swapping a market tile: the bag must hold a tile (rule laila)."""
    refusal = star_obstacle(game, seat, LAILA)
    if refusal is not None:
        return refusal
    if not 0 <= action.slot < len(game.market) or not game.market[action.slot]:
        return Refusal("laila", params=(("reason", "empty_slot"),))
    return None if game.bag else Refusal("laila", params=(("reason", "empty_bag"),))


def run_laila(game: Game, seat: Seat, action: UseLaila) -> None:
    """Draw a tile first, then put the old one back anywhere in the bag."""
    _use(game, LAILA)
    state = state_of(game)
    drawn = draw_market_tile(game)
    if drawn is None:
        if game.events is not None:
            game.events.append(LailaFailed(seat))
        return
    old = game.market[action.slot]
    game.market[action.slot] = drawn
    place = pick(range(len(game.bag) + 1), game.setup.seed, "laila", state.draws)
    game.bag.insert(place, old)
    state.draws += 1
    if game.events is not None:
        game.events += [LailaUsed(seat, action.slot, old), TileShown(action.slot, drawn)]


# -- Machma -----------------------------------------------------------------------------------


def _swaps(game: Game, seat: Seat) -> list[Action]:
    shown = sorted({card for card in game.display if is_money(card)})
    return [
        UseMachma.of(given, taken)
        for given in dict.fromkeys(game.players[seat].hand)
        for taken in shown
        if is_money(given) and CARD_VALUE[taken] <= CARD_VALUE[given]
    ]


def check_machma(game: Game, seat: Seat, action: UseMachma) -> Refusal | None:
    """Check swapping a money card for a displayed one of no higher value (rule machma)."""
    refusal = star_obstacle(game, seat, MACHMA)
    if refusal is not None:
        return refusal
    given, taken = action.given_card, action.taken_card
    reason = ""
    if not is_money(given) or given not in game.players[seat].hand:
        reason = "not_held"
    elif not is_money(taken) or taken not in game.display:
        reason = "not_shown"
    elif CARD_VALUE[taken] > CARD_VALUE[given]:
        reason = "value"
    return Refusal("machma", params=(("reason", reason),)) if reason else None


def run_machma(game: Game, seat: Seat, action: UseMachma) -> None:
    """Spend the card and take the other; its place stays empty until the refill."""
    _use(game, MACHMA)
    pay(game, seat, (action.given_card,))
    take_shown(game, seat, action.taken_card)
    if game.events is not None:
        game.events.append(MachmaUsed(seat, action.taken_card, (action.given_card,)))


def take_shown(game: Game, seat: Seat, card: Card) -> None:
    """Move a displayed card to a hand, in sight of all."""
    game.display[game.display.index(card)] = -1
    hand = game.players[seat].hand
    hand.append(card)
    hand.sort()


# -- Yammerad ---------------------------------------------------------------------------------


def yammerad_obstacle(game: Game, seat: Seat) -> Refusal | None:
    """Give what keeps a seat with Yammerad from drawing: its money, or no card to draw."""
    held = sum([is_money(card) for card in game.players[seat].hand])
    if held >= FEWER_THAN:
        return Refusal("yammerad", params=(("reason", "money"), ("held", held)))
    if not game.deck and not game.discards:
        return Refusal("yammerad", params=(("reason", "no_card"),))
    return None


def check_yammerad(game: Game, seat: Seat, action: UseYammerad) -> Refusal | None:
    """Check drawing from the deck (rule yammerad)."""
    return star_obstacle(game, seat, YAMMERAD) or yammerad_obstacle(game, seat)


def run_yammerad(game: Game, seat: Seat, action: UseYammerad) -> None:
    """Draw until a money card comes; the step stays while what is drawn takes its effect."""
    _use(game, YAMMERAD)
    if game.events is not None:
        game.events.append(YammeradUsed(seat))
    game.push("yammerad", seat)


def draw(game: Game, frame: Frame) -> None:
    """Draw the top card: money is kept unseen, anything else takes its effect first."""
    # Discards without money would only come back again and again.
    dry = not game.deck and not any(is_money(card) for card in game.discards)
    card = None if dry else game.draw_card(hidden=True)
    if card is None:
        game.decisions.pop()
        if game.events is not None:
            game.events.append(YammeradFailed(frame.seat))
    elif is_money(card):
        game.decisions.pop()
        keep(game, frame.seat, card)
    else:
        _take_effect(game, frame.seat, card)


def keep(game: Game, seat: Seat, card: Card) -> None:
    """Take a card into the hand that nobody else has seen."""
    player = game.players[seat]
    for cards in (player.hand, player.hidden):
        cards.append(card)
        cards.sort()
    if game.events is not None:
        game.events.append(YammeradDrew(seat))


def _take_effect(game: Game, seat: Seat, card: Card) -> None:
    """Do what a refill does with such a card; what would lie on the display is discarded."""
    effect = game.rules.drawn.get(CARD_KIND[card])
    if effect is None or effect(game, card):
        game.discards.append(card)
        if game.events is not None:
            game.events.append(YammeradTurned(seat, card))
    if game.pending:
        game.push("scorings")
