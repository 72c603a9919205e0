"""Answers to the questions of modules, and payments, that another answer beats in every respect."""

from collections.abc import Iterator, Mapping

from alhambra_qt.engine import Game, legal_actions, why_not
from alhambra_qt.engine.actions import Action, EndActions, TakeMoney
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.payments import is_money, minimal_payments, purse_of
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_KIND, CARD_VALUE, CURRENCIES
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.scoring import building_counts, majority_points
from alhambra_qt.modules.bonus.rules import KeepBonus, RevealBonus
from alhambra_qt.modules.characters import actions
from alhambra_qt.modules.characters.state import (
    AMMAR,
    FARUK,
    FATIMA,
    HAKIM,
    KNIHSTIG,
    LAILA,
    MACHMA,
    YUSUF,
    owns,
)
from alhambra_qt.modules.thieves.rules import UseThief
from alhambra_qt.modules.trader.residents import MoveIn, PlaceTrader, StayOut
from alhambra_qt.modules.treasure.chests import BuyChests
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.modules.vizier.rules import WakeVizier
from tests.ai.blunders import after, overpaid_for_nothing
from tests.ai.blunders_boards import EARLY, MUCH, Kinds

AT_THE_END = (FATIMA, HAKIM, YUSUF)  # the characters that still count after the last turn
BUILDER_VALUE = 3
THREES = {
    (kind, CARD_CURRENCY[card]): card
    for card, kind in enumerate(CARD_KIND)
    if kind in ("money", "builder") and CARD_VALUE[card] == BUILDER_VALUE
}


def ends_now(game: Game) -> bool:
    """Return whether the coming refill cannot fill the market: the last turn is being played."""
    return list(game.market).count(0) > len(game.bag)


def _cards(action: Action) -> tuple[Card, ...]:
    return getattr(action, "cards", ())


def _instead(action: Action, cards: tuple[Card, ...]) -> Action:
    """Give the same action with other cards."""
    paid = tuple(sorted(cards))
    fields = [paid if name == "cards" else getattr(action, name) for name in action.__match_args__]
    return type(action).of(*fields)


# -- money ------------------------------------------------------------------------------------


def exchange_wasted(game: Game) -> tuple[Action, ...]:
    """An exchange card is paid although the money beside it is enough alone."""
    found = []
    for action in legal_actions(game):
        plain = tuple(card for card in _cards(action) if CARD_KIND[card] != "exchange")
        wasted = plain != _cards(action) and not isinstance(action, TakeMoney)
        if wasted and why_not(game, _instead(action, plain)) is None:
            found.append(action)
    return tuple(found)


def builder_spent(game: Game) -> tuple[Action, ...]:
    """A builder card is paid although a money card of value 3 of its currency is at hand."""
    if ends_now(game):
        return ()
    found = []
    for action in legal_actions(game):
        if not isinstance(action, TakeMoney):
            swaps = _swapped(action, "builder", "money")
            if any(why_not(game, other) is None for other in swaps):
                found.append(action)
    return tuple(found)


def builder_left(game: Game) -> tuple[Action, ...]:
    """A 3 is taken although a builder card of its currency, worth as much, lies beside it."""
    if ends_now(game):
        return ()
    options = legal_actions(game)
    known = set(options)
    found: list[Action] = []
    for action in options:
        if isinstance(action, TakeMoney) and known & set(_swapped(action, "money", "builder")):
            found.append(action)
    return tuple(found)


def thief_for_less(game: Game) -> tuple[Action, ...]:
    """A thief takes a 3 although a builder card of its currency lies beside it."""
    options = legal_actions(game)
    known = set(options)
    return tuple(
        action
        for action in options
        if isinstance(action, UseThief)
        and _is_three(action.taken_card)
        and UseThief.of(action.card, THREES["builder", CARD_CURRENCY[action.taken_card]]) in known
    )


def _is_three(card: Card) -> bool:
    return CARD_KIND[card] == "money" and CARD_VALUE[card] == BUILDER_VALUE


def _swapped(action: Action, old: str, new: str) -> Iterator[Action]:
    """Give an action with a 3 of one kind in the place of a 3 of another."""
    cards = _cards(action)
    for card in dict.fromkeys(cards):
        if CARD_KIND[card] == old and CARD_VALUE[card] == BUILDER_VALUE:
            rest = list(cards)
            rest.remove(card)
            yield _instead(action, (*rest, THREES[new, CARD_CURRENCY[card]]))


def overpaid_in_diamonds(game: Game) -> tuple[Action, ...]:
    """Too many diamonds are paid for a tile that can be had for exactly its price."""
    return tuple(
        action
        for action in overpaid_for_nothing(game)
        if any(CARD_KIND[card] == "diamond" for card in _cards(action))
    )


def vizier_left_asleep(game: Game) -> tuple[Action, ...]:
    """A turn is ended early that could have woken the vizier for nothing."""
    options = legal_actions(game)
    asleep = any(isinstance(action, WakeVizier) for action in options)
    if not asleep or ends_now(game):
        return ()
    return tuple(action for action in options if isinstance(action, EndActions))


def chests_for_others(game: Game) -> tuple[Action, ...]:
    """Chests are paid of which the buyer can place none, and a rival gets some."""
    seat = game.frame.seat
    if game.players[seat].bought:
        return ()
    found: list[Action] = []
    useless: dict[int, bool] = {}
    for action in legal_actions(game):
        if isinstance(action, BuyChests):
            if action.room not in useless:
                useless[action.room] = _only_others_gain(game, seat, action)
            if useless[action.room]:
                found.append(action)
    return tuple(found)


def _only_others_gain(game: Game, seat: int, action: BuyChests) -> bool:
    tried = game.clone()
    apply_unchecked(tried, action)
    while tried.frame.kind == "chests":
        apply_unchecked(tried, legal_actions(tried)[0])
    was, now = Treasure.of(game).chests, Treasure.of(tried).chests
    gained = [len(new) - len(old) for old, new in zip(was, now, strict=True)]
    return gained[seat] == 0 and sum(gained) > 0


# -- scorings ---------------------------------------------------------------------------------


def bonus_kept(game: Game) -> tuple[Action, ...]:
    """A bonus card stays hidden that would bring much in the scoring about to be counted."""
    seat, number = game.frame.seat, game.frame.data[0]
    now = _majorities(game, number)[seat]
    for action in legal_actions(game):
        shown = isinstance(action, RevealBonus)
        if shown and _majorities(after(game, action), number)[seat] >= now + MUCH:
            return (KeepBonus.of(),)
    return ()


def hakim_wasted(game: Game) -> tuple[Action, ...]:
    """The half building goes where it brings less, and takes nothing from anybody either."""
    seat, number = game.frame.seat, game.frame.data[0]
    worth = {}
    for action in legal_actions(game):
        if isinstance(action, actions.ChooseHakim):
            points = _majorities(after(game, action), number)
            worth[action] = (points.pop(seat), points)
    return tuple(
        action
        for action, (mine, rivals) in worth.items()
        if any(
            more >= mine + MUCH and all(a <= b for a, b in zip(others, rivals, strict=True))
            for more, others in worth.values()
        )
    )


def _majorities(game: Game, number: int) -> list[int]:
    return majority_points(building_counts(game, number), number)[: len(game.players)]


# -- characters -------------------------------------------------------------------------------


def knihstig_declined(game: Game) -> tuple[Action, ...]:
    """A free money card is refused, and no other character marked * could be used instead."""
    if ends_now(game) or any(owns(game, game.frame.seat, card) for card in (AMMAR, FARUK)):
        return ()
    return (actions.DeclineKnihstig.of(),)


def machma_for_nothing(game: Game) -> tuple[Action, ...]:
    """A card is swapped for its like, or a builder card for a mere 3 of its currency."""
    return tuple(
        action
        for action in legal_actions(game)
        if isinstance(action, actions.UseMachma)
        and CARD_CURRENCY[action.given_card] == CARD_CURRENCY[action.taken_card]
        and CARD_VALUE[action.given_card] == CARD_VALUE[action.taken_card]
        and (CARD_KIND[action.taken_card] != "builder" or action.given_card == action.taken_card)
    )


def yammerad_refused(game: Game) -> tuple[Action, ...]:
    """A free card is refused; no scoring is left in the deck and no other * is owned."""
    seat = game.frame.seat
    others = (AMMAR, FARUK, KNIHSTIG, LAILA, MACHMA)
    if game.scorings_done < 2 or any(owns(game, seat, card) for card in others):
        return ()
    if not any(is_money(card) for card in game.deck):
        return ()
    options = legal_actions(game)
    if not any(isinstance(action, actions.UseYammerad) for action in options):
        return ()
    return tuple(action for action in options if isinstance(action, actions.BeginTurn))


def bid_too_high(game: Game) -> tuple[Action, ...]:
    """All others have passed: 1 is enough, and more costs higher cards."""
    _, highest, _, passed = game.frame.data
    if highest or passed.bit_count() < len(game.players) - 1:
        return ()
    bids = [action for action in legal_actions(game) if isinstance(action, actions.Bid)]
    return tuple(bid for bid in bids if _least(game, bid.amount) > _least(game, 1))


def _least(game: Game, bid: int) -> int:
    """Give the least sum of one currency that pays a bid."""
    return min(
        sum(CARD_VALUE[card] for card in cards)
        for currency in range(len(CURRENCIES))
        for cards in minimal_payments(purse_of(game, game.frame.seat, currency), bid)
    )


def bid_for_nothing(game: Game) -> tuple[Action, ...]:
    """Money is bid for a character that nobody will be able to use any more.

    With change a bid may pay: what is paid too much comes back in coins of other currencies.
    """
    if "change" in game.setup.modules:
        return ()
    card = game.frame.data[0]
    useless = card not in AT_THE_END and ends_now(game)
    if not useless and not (card == LAILA and not game.bag):
        return ()
    return tuple(action for action in legal_actions(game) if isinstance(action, actions.Bid))


# -- the trader -------------------------------------------------------------------------------


def stayed_out(game: Game) -> tuple[Action, ...]:
    """A resident is kept from moving in although its like would take its place on the trader."""
    home = MoveIn.of(game.frame.data[1])
    options = legal_actions(game)
    return (StayOut.of(),) if home in options and StayOut.of() in options else ()


def trader_nowhere(game: Game) -> tuple[Action, ...]:
    """The trader waits where no building fits, although it could stand where some do."""
    if len(game.bag) < EARLY or "gates" in game.setup.modules:
        return ()
    palace = game.players[game.frame.seat].palace
    built = {cell for mask in range(16) for cell in palace.spots(mask)}
    ways = [action for action in legal_actions(game) if isinstance(action, PlaceTrader)]
    dead = tuple(action for action in ways if action.cell not in built)
    return dead if len(dead) < len(ways) else ()


TURN: Kinds = {
    "exchange_wasted": (("exchange",), exchange_wasted),
    "builder_spent": (("builders",), builder_spent),
    "builder_left": (("builders",), builder_left),
    "vizier_left_asleep": (("vizier",), vizier_left_asleep),
    "chests_for_others": (("treasure",), chests_for_others),
    "overpaid_with_change": (("change",), overpaid_for_nothing),
    "overpaid_in_diamonds": (("diamonds",), overpaid_in_diamonds),
}
ASKED: Mapping[str, Kinds] = {
    "turn": TURN,
    "window": {
        "exchange_wasted": TURN["exchange_wasted"],
        "builder_spent": TURN["builder_spent"],
        "thief_for_less": (("thieves",), thief_for_less),
    },
    "bonus": {"bonus_kept": (("bonus",), bonus_kept)},
    "hakim": {"hakim_wasted": (("characters",), hakim_wasted)},
    "knihstig": {"knihstig_declined": (("characters",), knihstig_declined)},
    "before_turn": {
        "machma_for_nothing": (("characters",), machma_for_nothing),
        "yammerad_refused": (("characters",), yammerad_refused),
    },
    "auction": {
        "bid_too_high": (("characters",), bid_too_high),
        "bid_for_nothing": (("characters",), bid_for_nothing),
    },
    "pay_bid": {"builder_spent": TURN["builder_spent"]},
    "trader_in": {"stayed_out": (("trader",), stayed_out)},
    "trader_place": {"trader_nowhere": (("trader",), trader_nowhere)},
    "trader_back": {"trader_nowhere": (("trader",), trader_nowhere)},
}
