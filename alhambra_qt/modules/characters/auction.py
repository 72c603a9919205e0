"""Characters: the auction, and Fatima's choice that may follow (rules of section 7.7).

The question "auction" goes round among the seats that have not passed. Its frame holds the card,
the highest bid, the seat that made it (-1: none) and the mask of the seats that passed.
"""

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Card, Mask, Seat
from alhambra_qt.engine.payments import (
    by_currency,
    give_change,
    holds,
    minimal_payments,
    pay,
    purse_of,
    wallet,
    worth,
)
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_KIND, CARD_VALUE, CURRENCIES
from alhambra_qt.engine.refill import next_to_move
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.state import Frame

from .actions import (
    AuctionOpened,
    Bid,
    BidMade,
    BidPassed,
    CharacterWon,
    FatimaKept,
    FatimaSwapped,
    KeepFatima,
    NobodyBid,
    PassBid,
    PayBid,
    SwapFatima,
)
from .state import FATIMA, leave, state_of

AUCTION = "characters.auction"
FATIMA_POINTS = 8


def drawn(game: Game, card: Card) -> bool:
    """A character drawn is auctioned at once; it takes no place of the display.

    The next player to move opens, or whoever drew it from the deck with Yammerad.
    """
    drawing = [frame.seat for frame in game.decisions if frame.kind == "yammerad"]
    opener = drawing[0] if drawing else next_to_move(game)
    game.push("auction", opener, card, 0, -1, 0)
    if game.events is not None:
        game.events.append(AuctionOpened(opener, card))
    return False


# -- bidding ----------------------------------------------------------------------------------


def most(game: Game, seat: Seat) -> int:
    """Give the highest bid that a seat can cover: all it has of its best currency."""
    purses = by_currency(wallet(game, seat))
    return max([sum([CARD_VALUE[card] for card in purse]) for purse in purses])


def auction_options(game: Game, frame: Frame) -> list[Action]:
    """List every higher bid that can be covered, and passing."""
    bids = range(frame.data[1] + 1, most(game, frame.seat) + 1)
    return [*(Bid.of(amount) for amount in bids), PassBid.of()]


def check_bid(game: Game, seat: Seat, action: Bid) -> Refusal | None:
    """Check a bid: higher than the last, and covered in one currency."""
    highest = game.frame.data[1]
    if action.amount <= highest:
        return Refusal(AUCTION, params=(("reason", "low"), ("highest", highest)))
    held = most(game, seat)
    if action.amount > held:
        return Refusal(AUCTION, params=(("reason", "cover"), ("held", held)))
    return None


def run_bid(game: Game, seat: Seat, action: Bid) -> None:
    """Raise; the next seat is asked."""
    card, _, _, passed = game.decisions.pop().data
    if game.events is not None:
        game.events.append(BidMade(seat, card, action.amount))
    _ask_next(game, seat, card, action.amount, seat, passed)


def run_pass(game: Game, seat: Seat, action: PassBid) -> None:
    """Pass for good; the next seat is asked."""
    card, highest, bidder, passed = game.decisions.pop().data
    if game.events is not None:
        game.events.append(BidPassed(seat, card))
    _ask_next(game, seat, card, highest, bidder, passed | 1 << seat)


def _ask_next(game: Game, seat: Seat, card: Card, highest: int, bidder: Seat, passed: Mask) -> None:
    """Ask the next seat that may still bid; if there is none the auction is over."""
    count = len(game.players)
    for step in range(1, count):
        following = (seat + step) % count
        if following != bidder and not passed >> following & 1:
            game.push("auction", following, card, highest, bidder, passed)
            return
    # Only in a guess at hidden hands can a bidder turn out to hold too little.
    if bidder < 0 or most(game, bidder) < highest:
        game.gone.append(card)
        if game.events is not None:
            game.events.append(NobodyBid(card))
    else:
        game.push("pay_bid", bidder, card, highest)


# -- guessed hands ----------------------------------------------------------------------------


def cover_bids(game: Game) -> None:
    """Change guessed hands so that whoever made the highest bid can pay it."""
    for frame in game.decisions:
        if frame.kind == "auction" and frame.data[2] >= 0:
            _cover(game, frame.data[2], frame.data[1])
        elif frame.kind == "pay_bid":
            _cover(game, frame.seat, frame.data[1])


def _cover(game: Game, seat: Seat, bid: int) -> None:
    """Swap unseen cards of a hand for higher ones of the currency that can reach most."""
    if most(game, seat) >= bid:
        return
    player = game.players[seat]
    currency = max(range(len(CURRENCIES)), key=lambda at: _reach(game, seat, at))
    for mine in sorted(player.hidden, key=lambda card: _value(card, currency)):
        # What was once displayed can have come from the discards only, money from the deck.
        pile, end = (game.deck, 0) if _is_plain(mine) else (game.discards, 1)
        place = _best(pile[: len(pile) - end], currency)
        more = place >= 0 and _value(pile[place], currency) > _value(mine, currency)
        if more and CARD_KIND[mine] != "builder" and worth(game, seat, currency) < bid:
            for cards in (player.hand, player.hidden):
                cards[cards.index(mine)] = pile[place]
                cards.sort()
            pile[place] = mine


def _reach(game: Game, seat: Seat, currency: int) -> int:
    """Give what a seat has of a currency with the best cards of the deck for its unseen ones."""
    hidden = game.players[seat].hidden
    best = sorted((_value(card, currency) for card in game.deck), reverse=True)[: len(hidden)]
    return worth(game, seat, currency) - sum(_value(card, currency) for card in hidden) + sum(best)


def _best(cards: list[Card], currency: int) -> int:
    """Give the place of the highest money card of a currency, -1 if there is none."""
    places = [place for place, card in enumerate(cards) if _is_plain(card)]
    return max(places, key=lambda place: _value(cards[place], currency), default=-1)


def _value(card: Card, currency: int) -> int:
    return CARD_VALUE[card] if CARD_CURRENCY[card] == currency else 0


def _is_plain(card: Card) -> bool:
    return CARD_KIND[card] in ("money", "diamond")


# -- paying -----------------------------------------------------------------------------------


def pay_options(game: Game, frame: Frame) -> list[Action]:
    """List the sensible payments of the bid in each currency."""
    bid: int = frame.data[1]
    return [
        PayBid.of(cards)
        for currency in range(len(CURRENCIES))
        for cards in minimal_payments(purse_of(game, frame.seat, currency), bid)
    ]


def check_pay(game: Game, seat: Seat, action: PayBid) -> Refusal | None:
    """Check a payment: held, all of one currency, and at least the bid."""
    currencies = {CARD_CURRENCY[card] for card in action.cards}
    if len(currencies) != 1 or min(currencies) < 0:
        return Refusal(AUCTION, params=(("reason", "currency"),))
    if list(action.cards) != sorted(action.cards) or not holds(game, seat, action.cards):
        return Refusal(AUCTION, params=(("reason", "not_held"),))
    bid: int = game.frame.data[1]
    paid = sum([CARD_VALUE[card] for card in action.cards])
    if paid < bid:
        params = (("reason", "short"), ("missing", bid - paid), ("price", bid))
        return Refusal(AUCTION, params=params)
    return None


def run_pay(game: Game, seat: Seat, action: PayBid) -> None:
    """Pay; the card works from this moment."""
    card, bid = game.decisions.pop().data
    over = pay(game, seat, action.cards) - bid
    if game.events is not None:
        game.events.append(CharacterWon(seat, card, bid, action.cards))
    state_of(game).owned[seat].append(card)
    give_change(game, seat, over)
    if card == FATIMA:
        game.push("fatima", seat)


# -- Fatima -----------------------------------------------------------------------------------


def fatima_options(game: Game, frame: Frame) -> list[Action]:
    """List the two uses of Fatima; the second needs a card on the side stack."""
    swap = [SwapFatima.of()] if state_of(game).side else []
    return [KeepFatima.of(), *swap]


def run_keep(game: Game, seat: Seat, action: KeepFatima) -> None:
    """Score at once; the card leaves the game."""
    game.decisions.pop()
    leave(game, seat, FATIMA)
    game.players[seat].score += FATIMA_POINTS
    if game.events is not None:
        game.events.append(FatimaKept(seat, FATIMA_POINTS))


def check_swap(game: Game, seat: Seat, action: SwapFatima) -> Refusal | None:
    """Check that there is a card to swap for (rule fatima)."""
    if state_of(game).side:
        return None
    return Refusal("fatima", params=(("reason", "empty"),))


def run_swap(game: Game, seat: Seat, action: SwapFatima) -> None:
    """Own the top card of the side stack instead."""
    game.decisions.pop()
    leave(game, seat, FATIMA)
    state = state_of(game)
    card = state.side.pop()
    game.reveals += 1
    state.owned[seat].append(card)
    if game.events is not None:
        game.events.append(FatimaSwapped(seat, card))
