"""Deck, discards, bag and removed cards of a position, read from its fields or filled in.

Some facts about a deck are public: how many cards are left in each pile, and which special cards
lie in which pile (rule setup.deck). A position that gives its deck may give the piles too. Without
them, the piles are those of a game played from the start, counted from the bottom because the
number of cards drawn from the top is unknown.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from .chance import shuffled
from .errors import BadData
from .fields import Fields
from .ids import Card
from .observe import PLAIN, ROAMING, SCORING_OF_PILE, family_of
from .pieces import CARD_ID, CARD_KIND, SCORING_1, SCORING_2
from .rules import Game
from .setup import DISPLAY, PILES, deals_of, leave_undealt, money_cards, pile_sizes
from .stock import BAG_KINDS, DECK_KINDS, GONE_KINDS, HAND_KINDS, Stock, read_card

SCORING_CARDS = (SCORING_1, SCORING_2)
# The piles of the deck not yet used up, by the number of scorings done.
PILES_LEFT = ((0, 1, 2, 3, 4), (2, 3, 4), (4,))
# The first pile that the next card can come from, by the number of scorings done.
PILE_NOW = (0, 1, 3)
LAST_PILE = PILES - 1
LEAST_DEALT, DEALT_EACH, MOST_DEALT = 3, 4.6, 8  # cards of start money for each seat

Piles = list[list[Card]]


def read_deck_and_bag(top: Fields, seats: Sequence[Fields], game: Game, stock: Stock) -> None:
    """Read the discards, then deck and bag; fill these with the unused pieces if left out.

    A number instead of a list says how many of them are still to come.
    """
    game.discards = [
        stock.card(card, path, HAND_KINDS) for path, card in reversed(top.items("discards"))
    ]
    _read_gone(top, game, stock)
    cards, tiles = (_number(top, name) for name in ("deck", "bag"))
    given = [stock.card(card, path, DECK_KINDS) for path, card in _listed(top, "deck")]
    sizes = _read_sizes(top)
    bag = [stock.tile(tile, path, BAG_KINDS) for path, tile in _listed(top, "bag")]
    _deal_face_down(seats, game, stock)
    unused = stock.unused_cards()
    if given or all(_is_late(CARD_KIND[card]) for card in unused):  # all money is placed elsewhere
        game.gone += [card for card in SCORING_CARDS if unused[card]]
        _leave_rest(game, unused)
        _lay(game, _cut(given, sizes) if sizes is not None else _find_piles(game, given))
        game.deck = given[::-1]
    else:
        _lay(game, _only(game, _fill(game, unused), cards))
    game.bag = bag[::-1] or shuffled(stock.unused_tiles(), game.setup.seed, "position-bag")
    if tiles is not None:
        game.bag = game.bag[: top.whole("bag", 0, high=len(game.bag))]


def _number(top: Fields, name: str) -> int | None:
    value = top.take(name)
    return value if type(value) is int else None


def _listed(top: Fields, name: str) -> list[tuple[str, Any]]:
    return [] if _number(top, name) is not None else top.items(name)


def _deal_face_down(seats: Sequence[Fields], game: Game, stock: Stock) -> None:
    """Deal the cards of hands of which only the number is known (``face_down``)."""
    unused = sorted(stock.unused_cards().elements())
    left = [card for card in unused if not _is_late(CARD_KIND[card])]
    left = shuffled(left, game.setup.seed, "position-hands")
    for fields, player in zip(seats, game.players, strict=True):
        for _ in range(fields.whole("face_down", 0, high=len(left))):
            card = left.pop()
            stock.used_cards[card] += 1
            player.hand.append(card)
            player.hidden.append(card)
        player.hand.sort()
        player.hidden.sort()


def _only(game: Game, piles: Piles, cards: int | None) -> Piles:
    """Leave so many cards in the piles; money that is no longer there was paid already."""
    spare = 0 if cards is None else sum(map(len, piles)) - cards
    money = sum(not _is_late(CARD_KIND[card]) for pile in piles for card in pile)
    if cards is not None and not 0 <= spare <= money:
        most = sum(map(len, piles))
        text = f"must be a list, or a whole number from {most - money} to {most}, not {cards}"
        raise BadData("deck", text, "setup.deck")
    left: Piles = []
    for pile in piles:
        gone = [card for card in pile if not _is_late(CARD_KIND[card])][:spare]
        spare -= len(gone)
        game.discards += gone
        rest = Counter(gone)
        left.append([card for card in pile if not _taken(rest, card)])
    return left


def _taken(counts: "Counter[Card]", card: Card) -> bool:
    """Take a card out of counts, if it is there."""
    counts[card] -= 1
    return counts[card] >= 0


def _read_gone(top: Fields, game: Game, stock: Stock) -> None:
    """Read the cards that left the game openly; those that the boards imply count once."""
    told = Counter(game.gone)
    named: list[Card] = []
    for path, value in top.items("gone"):
        card = read_card(value, path)
        if told[card]:
            told[card] -= 1
        else:
            stock.card(value, path, GONE_KINDS)
        named.append(card)
    game.gone = named + list(told.elements())


def _read_sizes(top: Fields) -> list[int] | None:
    """Read the number of cards left in each pile: empty after a reshuffle, None if left out."""
    if top.take("piles") is None:
        return None
    sizes = []
    for path, size in top.items("piles", most=PILES):
        if type(size) is not int or size < 0:
            raise BadData(path, "must be a number of cards", "setup.deck")
        sizes.append(size)
    return sizes


def _lay(game: Game, piles: Piles) -> None:
    """Stack the piles, the first on top, and record their sizes, which are public."""
    game.piles = [len(pile) for pile in piles]
    game.special = tuple(tuple(sorted(_families(pile))) for pile in piles)
    game.deck = [card for pile in piles for card in pile][::-1]


def _families(cards: Sequence[Card]) -> list[str]:
    return [family for family in map(family_of, cards) if family != PLAIN]


def _is_late(family: str) -> bool:
    return family not in ("money", "diamond")


# -- a deck that is given -----------------------------------------------------------------------


def _cut(deck: list[Card], sizes: Sequence[int]) -> Piles:
    """Cut a deck, top first, into piles of the given sizes."""
    if not sizes:
        if any(family not in (PLAIN, *ROAMING) for family in map(family_of, deck)):
            raise BadData("piles", "a deck that was shuffled anew holds no such card", "setup.deck")
        return []
    if len(sizes) != PILES or sum(sizes) != len(deck):
        text = f"must be {PILES} numbers that make up a deck of {len(deck)}"
        raise BadData("piles", text, "setup.deck")
    piles = _slices(deck, sizes)
    for number, pile in enumerate(piles):
        for card in SCORING_CARDS:
            if card in pile and SCORING_OF_PILE.get(number) != card:
                text = f"{CARD_ID[card]} is not in its pile"
                raise BadData("piles", text, "setup.deck")
    return piles


def _slices(deck: list[Card], sizes: Sequence[int]) -> Piles:
    starts = accumulate(sizes, initial=0)
    return [deck[start : start + size] for start, size in zip(starts, sizes, strict=False)]


def _find_piles(game: Game, deck: list[Card]) -> Piles:
    """Estimate the piles of a deck.

    Their original sizes depend on the number of cards dealt as start money: this takes the
    likeliest number that is consistent with the places of the special cards.
    """
    if not deck:
        return []
    deals = deals_of(game)
    late = [sum(deal.piles.get(pile + 1, 0) for deal in deals) for pile in range(PILES)]
    plain = len(money_cards(game.setup)) - DISPLAY
    plain += sum(len(deal.cards) for deal in deals if 0 in deal.piles)
    seats = len(game.players)
    likely = round(DEALT_EACH * seats)
    for dealt in sorted(
        range(LEAST_DEALT * seats, MOST_DEALT * seats), key=lambda n: abs(n - likely)
    ):
        sizes = [money + more for money, more in zip(pile_sizes(plain - dealt), late, strict=True)]
        piles = _slices(deck, _from_below(sizes, len(deck)))
        if _fits(game, piles):
            return piles
    return _slices(deck, _around_scorings(deck))


def _from_below(sizes: Sequence[int], cards: int) -> list[int]:
    """Return the remaining size of each pile when ``cards`` are left in all."""
    left = []
    for size in reversed(sizes):
        left.append(min(size, cards))
        cards -= left[-1]
    left[-1] += cards
    return left[::-1]


def _fits(game: Game, piles: Piles) -> bool:
    """Return whether the rules allow these piles after the scorings done."""
    for number, pile in enumerate(piles):
        if pile and number < PILE_NOW[game.scorings_done]:
            return False
        allowed = Counter[str]()
        for deal in deals_of(game):
            allowed[deal.family] += deal.piles.get(number + 1, 0)
        if Counter(_families(pile)) - allowed:
            return False
        if any(card in pile and SCORING_OF_PILE[number] != card for card in SCORING_CARDS):
            return False
    return True


def _around_scorings(deck: Sequence[Card]) -> list[int]:
    """Cut a reshuffled or impossible deck so that the scoring cards lie in their own piles.

    Nothing else about its order is public.
    """
    found = [place for place, card in enumerate(deck) if card in SCORING_CARDS]
    sizes = [0] * PILES
    if len(found) == len(SCORING_CARDS):
        sizes[1] = (found[0] + found[1] + 1) // 2
    first, second = SCORING_OF_PILE
    only = first if found and deck[found[0]] == SCORING_1 else second
    sizes[only if len(found) == 1 else second if found else LAST_PILE] = len(deck) - sum(sizes)
    return sizes


def _leave_rest(game: Game, unused: "Counter[Card]") -> None:
    """Remove special cards missing from a given deck from the game, unless a module keeps them."""
    for deal in deals_of(game):
        if _is_special(deal.family):
            cards = unused & Counter(deal.cards)
            waiting = shuffled(sorted(cards.elements()), game.setup.seed, f"rest-{deal.family}")
            leave_undealt(game, deal.family, waiting)


def _is_special(family: str) -> bool:
    return family not in ("diamond", "scoring")


# -- a deck that is left out --------------------------------------------------------------------


def _fill(game: Game, unused: "Counter[Card]") -> Piles:
    """Make piles of the unused cards, with special cards in the piles that the rules require.

    The piles before the last scoring done are used up (rule setup.deck).
    """
    seed = game.setup.seed
    left = PILES_LEFT[game.scorings_done]
    special: dict[int, list[Card]] = {pile: [] for pile in left}
    for index, deal in enumerate(deals_of(game)):
        cards = unused & Counter(deal.cards)
        unused -= cards
        waiting = shuffled(sorted(cards.elements()), seed, f"position-deal-{index}")
        for pile in left:
            number = min(deal.piles.get(pile + 1, 0), len(waiting))
            special[pile] += [waiting.pop() for _ in range(number)]
        if _is_special(deal.family):
            leave_undealt(game, deal.family, waiting)
        else:
            unused += Counter(waiting)
    plain = shuffled(sorted(unused.elements()), seed, "position-deck")
    piles: Piles = [[] for _ in range(PILES)]
    for pile, size in zip(left, pile_sizes(len(plain), len(left)), strict=True):
        pack = [plain.pop() for _ in range(size)] + special[pile]
        piles[pile] = shuffled(pack, seed, f"position-pile-{pile}")
    return piles
