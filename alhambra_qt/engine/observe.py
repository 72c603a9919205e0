"""What a seat may know, and a full game that agrees with it (section 9).

An observation is a copy of the game in which everything hidden from the seat is UNKNOWN: the
order of deck and bag, what others hold unseen, the seed. ``redeal`` fills the unknown with a
random guess that is consistent with all that is known, which gives an ordinary game again.
"""

from collections import Counter

import attrs

from .chance import shuffled
from .ids import Card, Seat
from .pieces import CARD_KIND, SCORING_1, SCORING_2
from .setup import money_cards
from .state import UNKNOWN, Game

SCORING_OF_PILE = {1: SCORING_1, 3: SCORING_2}  # by pile index


@attrs.frozen(eq=False)
class Observation:
    """A seat's view of a game: ``game`` holds only what ``seat`` may know."""

    seat: Seat
    game: Game


def observe(game: Game, seat: Seat, memory: bool = True) -> Observation:
    """Give what a seat may know.

    With ``memory`` it remembers every card that others took or paid openly; without, their
    hands are just sizes, and of the discards the top alone is known.
    """
    seen = game.clone()
    seen.setup = attrs.evolve(seen.setup, seed="")
    seen.deck = [UNKNOWN] * len(seen.deck)
    seen.bag = [UNKNOWN] * len(seen.bag)
    if not memory and seen.discards:
        seen.discards = [UNKNOWN] * (len(seen.discards) - 1) + seen.discards[-1:]
    for other, player in enumerate(seen.players):
        if other == seat:
            continue
        unseen = len(player.hidden) if memory else len(player.hand)
        if unseen:
            known = Counter(player.hand) - Counter(player.hidden) if memory else Counter[Card]()
            player.hand = [UNKNOWN] * unseen + sorted(known.elements())
            player.hidden = [UNKNOWN] * unseen
    for hide in seen.rules.redact:
        hide(seen, seat)
    return Observation(seat, seen)


def redeal(observation: Observation, seed: str) -> Game:
    """Give a full game that agrees with an observation, the unknown dealt by ``seed``."""
    game = observation.game.clone()
    game.setup = attrs.evolve(game.setup, seed=f"redeal/{seed}")
    tiles = Counter(_all_tiles(game)) - Counter(_seen_tiles(game))
    game.bag = shuffled(sorted(tiles.elements()), seed, "bag")[: len(game.bag)]
    cards = Counter(all_cards(game)) - Counter(_seen_cards(game))
    special = {card: n for card, n in cards.items() if _is_special(card)}
    plain = shuffled(sorted((cards - Counter(special)).elements()), seed, "cards")
    for player in game.players:
        hidden = [plain.pop() for card in player.hidden if card == UNKNOWN]
        if hidden:
            known = [card for card in player.hand if card != UNKNOWN]
            player.hidden = sorted(hidden)
            player.hand = sorted(known + hidden)
    game.discards = [plain.pop() if card == UNKNOWN else card for card in game.discards]
    game.deck = _guess_deck(game, plain, sorted(Counter(special).elements()), seed)
    for guess in game.rules.redeal:
        guess(game, seed)
    return game


def all_cards(game: Game) -> list[Card]:
    """Give every card that was shuffled into the deck of a game."""
    dealt = [card for give in game.rules.deals for deal in give(game.setup) for card in deal.cards]
    return money_cards(game.setup) + dealt


def _all_tiles(game: Game) -> list[int]:
    return [tile for give in game.rules.tiles for tile in give(game.setup)]


def _seen_tiles(game: Game) -> list[int]:
    tiles = [tile for tile in game.market if tile]
    for player in game.players:
        tiles += [*player.reserve, *player.bought]
        tiles += [tile for cell, tile in player.palace.tiles.items() if cell]
    return tiles + (game.dirk or [])


def _seen_cards(game: Game) -> list[Card]:
    cards = [*game.display, *game.discards, *game.gone]
    for player in game.players:
        cards += player.hand
    return [card for card in cards if card != UNKNOWN]


def _is_special(card: Card) -> bool:
    return CARD_KIND[card] not in ("money", "diamond")


def _guess_deck(game: Game, plain: list[Card], special: list[Card], seed: str) -> list[Card]:
    """Fill the piles: special cards only where they can still be (rule setup.deck)."""
    if not game.piles:
        return shuffled(plain + special, seed, "deck")[: len(game.deck)]
    left = shuffled(special, seed, "special")
    top_down: list[Card] = []
    for number, size in enumerate(game.piles):
        pile: list[Card] = []
        for family in game.special[number]:
            card = next(card for card in left if _fits(card, family, number))
            left.remove(card)
            pile.append(card)
        pile += [plain.pop() for _ in range(size - len(pile))]
        top_down += shuffled(pile, seed, f"pile-{number}")
    return top_down[::-1]


def _fits(card: Card, family: str, pile: int) -> bool:
    if CARD_KIND[card] != family:
        return False
    return family != "scoring" or card == SCORING_OF_PILE[pile]
