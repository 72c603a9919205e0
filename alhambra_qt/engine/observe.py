"""Observations of a seat, and full games consistent with them (section 9).

An observation is a copy of the game in which everything hidden from the seat is UNKNOWN: the
order of deck and bag, the unseen cards of other hands, the seed. ``redeal`` replaces the unknown
pieces by a random deal consistent with everything known, which makes an ordinary game again.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property

import attrs

from .chance import shuffled
from .contracts import Zone
from .ids import Card, Seat, may_see
from .pieces import CARD_KIND, SCORING_1, SCORING_2, TILE_KIND
from .rules import Game
from .setup import deals_of, money_cards
from .state import UNKNOWN

SCORING_OF_PILE = {1: SCORING_1, 3: SCORING_2}  # by pile index


@attrs.frozen(eq=False)
class Observation:
    """A seat's view of a game: ``game`` holds only what ``seat`` may know.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> game = new_game(Setup(seats=3, seed="a"))
    >>> len(observe(game, 0).unseen_tiles)  # 54 tiles, four on the market
    50
    """

    seat: Seat
    game: Game

    @cached_property
    def unseen_tiles(self) -> list[int]:
        """The tiles that the seat cannot see, sorted: in the bag, or out of the game."""
        left = Counter(all_tiles(self.game)) - Counter(seen_tiles(self.game))
        return sorted(left.elements())

    @cached_property
    def filling(self) -> int:
        """How many market slots the bag can still fill; a tile that is set aside fills none."""
        aside = self.game.rules.tile_drawn
        return min(
            len(self.game.bag), sum(TILE_KIND[tile] not in aside for tile in self.unseen_tiles)
        )

    @cached_property
    def unseen_cards(self) -> list[Card]:
        """The deck's cards that the seat cannot see anywhere, sorted."""
        return unseen_cards(self.game)

    @cached_property
    def unlisted_out(self) -> int:
        """How many unlisted cards a guess lays with those that left the game unseen."""
        families = Counter(FAMILY[card] for card in self.unseen_cards)
        return _unlisted_out(self.game, families) if UNKNOWN in self.game.out else 0


def observe(game: Game, seat: Seat, memory: bool = True) -> Observation:
    """Return the observation of a seat.

    With ``memory`` it includes every card that others took or paid openly; without it, other
    hands are only sizes, and only the top discard is known. The seat ``ALL_HANDS`` is a spectator
    who sees all hands: only the order of pieces still to be drawn is hidden.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> game = new_game(Setup(seats=3, seed="a"))
    >>> seen = observe(game, 0).game
    >>> seen.players[0].hand == game.players[0].hand, seen.deck[-1] == UNKNOWN
    (True, True)
    """
    seen = game.clone()
    seen.setup = attrs.evolve(seen.setup, seed="")
    seen.deck = [UNKNOWN] * len(seen.deck)
    seen.bag = [UNKNOWN] * len(seen.bag)
    seen.out = [UNKNOWN] * len(seen.out)
    if not memory and seen.discards:
        seen.discards = [UNKNOWN] * (len(seen.discards) - 1) + seen.discards[-1:]
    for other, player in enumerate(seen.players):
        if may_see(seat, other):
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
    """Return a full game consistent with an observation; ``seed`` deals the unknown pieces.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> game = new_game(Setup(seats=3, seed="a"))
    >>> guess = redeal(observe(game, 0), "b")
    >>> guess.market == game.market, guess.deck == game.deck
    (True, False)
    """
    game = observation.game.clone()
    game.setup = attrs.evolve(game.setup, seed=f"redeal/{seed}")
    game.bag = shuffled(observation.unseen_tiles, seed, "bag")[: len(game.bag)]
    pool = _Pool(observation.unseen_cards, seed)
    if UNKNOWN in game.out:
        unlisted = [pool.of(UNLISTED) for _ in range(observation.unlisted_out)]
        left = [UNKNOWN] * (game.out.count(UNKNOWN) - observation.unlisted_out)
        game.out = sorted(card for card in unlisted if card is not None) + left
    known = _known_families(game, pool)
    game.deck = _guess_deck(game, pool, seed)
    _guess_hands(game, pool, known)
    game.discards = [pool.any() if card == UNKNOWN else card for card in game.discards]
    for guess in game.rules.redeal:
        guess(game, seed)
    if UNKNOWN in game.out:  # in positions: the cards not placed anywhere else
        left = unseen_cards(game)
        game.out = [left.pop() if card == UNKNOWN else card for card in game.out]
    return game


class _Pool:
    """The cards not placed yet, by family and in random order."""

    def __init__(self, cards: Iterable[Card], seed: str) -> None:
        families: dict[str, list[Card]] = {}
        for card in shuffled(cards, seed, "cards"):
            families.setdefault(FAMILY[card], []).append(card)
        self.families = families
        self.plain = families.setdefault(PLAIN, [])

    def of(self, family: str) -> Card | None:
        """Take a card of a family; return None if none is left."""
        left = self.families.get(family)
        return left.pop() if left else None

    def of_any(self, families: Iterable[str]) -> Card:
        """Take a card of the first family that has one left.

        Raises:
            ValueError: if no card is left at all.
        """
        for family in families:
            card = self.of(family)
            if card is not None:
                return card
        raise ValueError("an observation holds fewer cards than it says")

    def any(self) -> Card:
        """Take a card that a hand or the discards may hold: money, or a card once displayed."""
        return self.of_any((*ROAMING, PLAIN, UNLISTED))


PLAIN = "plain"
ROAMING = ("exchange", "gate")  # special cards that go from hand to discards and back
UNLISTED = "builder"  # special cards that can be drawn from the deck unseen by the others


def family_of(card: Card) -> str:
    """Return the family under which the piles list a card; unlisted cards count as plain money."""
    return PLAIN if CARD_KIND[card] in ("money", "diamond") else CARD_KIND[card]


FAMILY = tuple(family_of(card) for card in range(len(CARD_KIND)))


def _unlisted_out(game: Game, families: Mapping[str, int]) -> int:
    """Return how many unlisted cards left the game unseen, as far as hands could hold them instead.

    ``families`` counts the unseen cards. In a game all cards that left it unseen are unlisted. In
    a position other cards are missing too; these get as many places as they need, and more if the
    piles could not be filled otherwise.
    """
    places = game.out.count(UNKNOWN)
    listed = Counter(family for pile in (*game.special, *families_held(game)) for family in pile)
    spare = {family: number - listed[family] for family, number in families.items()}
    roaming = sum(spare.pop(family, 0) for family in ROAMING)
    free = spare.pop(UNLISTED, 0)
    spare.pop(PLAIN, 0)
    unseen = game.discards.count(UNKNOWN)
    unseen += sum(player.hidden.count(UNKNOWN) for player in game.players)
    kept = sum(families.values()) - len(game.deck) - places - unseen
    most = places - max(0, sum(spare.values()) - kept)
    may_hold = unseen if game.piles else unseen + len(game.deck)
    number = min(free, most - max(0, roaming - may_hold))
    if kept <= sum(zone.cards.count(UNKNOWN) for zone in zones(game)):  # every card has a place
        number = max(number, most - roaming)
    return number


def _known_families(game: Game, pool: _Pool) -> list[list[Card]]:
    """Reserve for each hand cards of the families that it is known to hold."""
    known: list[list[Card]] = []
    for families in families_held(game):
        drawn = [pool.of(family) for family in families]
        known.append([card for card in drawn if card is not None])
    return known


def families_held(game: Game) -> list[list[str]]:
    """List, for each hand, the families of unseen cards that it certainly holds."""
    held: list[list[str]] = []
    for seat, player in enumerate(game.players):
        families: list[str] = []
        for add in game.rules.hidden_families:
            add(game, seat, families)
        held.append(families[: player.hidden.count(UNKNOWN)])
    return held


def _guess_hands(game: Game, pool: _Pool, known: list[list[Card]]) -> None:
    """Deal the unknown cards of hands: the reserved ones first, then any."""
    for player, guessed in zip(game.players, known, strict=True):
        unknown = player.hidden.count(UNKNOWN)
        if unknown:
            guessed += [pool.any() for _ in range(unknown - len(guessed))]
            seen = [card for card in player.hand if card != UNKNOWN]
            player.hidden = sorted(guessed)
            player.hand = sorted(seen + guessed)


def _guess_deck(game: Game, pool: _Pool, seed: str) -> list[Card]:
    """Fill the piles: special cards only where they can still be (rule setup.deck)."""
    if not game.piles:
        return _guess_reshuffled(game, pool, seed)
    top_down: list[Card] = []
    for number, size in enumerate(game.piles):
        pile: list[Card] = []
        # A card drawn in secret is still listed, so there may be more cards than places.
        listed = sorted(game.special[number], key=UNLISTED.__eq__)
        for family in listed[:size]:
            card = pool.of(family) if family != "scoring" else _scoring_of(pool, number)
            if card is not None:
                pile.append(card)
        pile += [pool.plain.pop() for _ in range(size - len(pile))]
        top_down += shuffled(pile, seed, f"pile-{number}")
    return top_down[::-1]


def _scoring_of(pool: _Pool, number: int) -> Card | None:
    wanted = SCORING_OF_PILE[number]
    left = pool.families.get("scoring", [])
    if wanted not in left:
        return None
    left.remove(wanted)
    return wanted


def _guess_reshuffled(game: Game, pool: _Pool, seed: str) -> list[Card]:
    """Deal a deck after a reshuffle: any roaming card may lie anywhere in it."""
    cards = [card for family in ROAMING for card in pool.families.get(family, [])]
    for family in ROAMING:
        pool.families.pop(family, None)
    mixed = shuffled(cards + pool.plain, seed, "deck")
    deck, rest = mixed[: len(game.deck)], mixed[len(game.deck) :]
    pool.plain[:] = rest
    return deck


def all_cards(game: Game) -> list[Card]:
    """Return every card that can be in the deck of a game."""
    dealt = [card for deal in deals_of(game) for card in deal.cards]
    return money_cards(game.setup) + dealt


def loose_cards(game: Game) -> list[Card]:
    """Return the cards of a game that are never in the deck."""
    return [card for give in game.rules.loose_cards for card in give(game.setup)]


def unseen_cards(game: Game) -> list[Card]:
    """List the deck's cards that are not visible anywhere."""
    left = Counter(all_cards(game)) - Counter(seen_cards(game))
    return sorted(left.elements())


def all_tiles(game: Game) -> list[int]:
    """Return every tile that starts in the bag."""
    return [tile for give in game.rules.tiles for tile in give(game.setup)]


def zones(game: Game) -> list[Zone]:
    """List the places where the modules of a game keep pieces."""
    found: list[Zone] = []
    for add in game.rules.zones:
        add(game, found)
    return found


def seen_tiles(game: Game, places: Iterable[Zone] | None = None) -> list[int]:
    """List the known tiles outside the bag; ``places`` are the `zones`, if they are at hand."""
    tiles = [tile for tile in game.market if tile]
    for player in game.players:
        tiles += [*player.reserve, *player.bought]
        tiles += [tile for cell, tile in player.palace.tiles.items() if cell]
    places = zones(game) if places is None else places
    tiles += [tile for zone in places for tile in zone.tiles]
    return [tile for tile in tiles + (game.dirk or []) if tile != UNKNOWN]


def seen_cards(game: Game) -> list[Card]:
    """List the cards whose place is known."""
    cards = table_cards(game)
    cards += [card for zone in zones(game) for card in zone.cards]
    return [card for card in cards if card != UNKNOWN]


def table_cards(game: Game) -> list[Card]:
    """List the cards outside the zones of modules; some may be UNKNOWN."""
    cards = [*game.deck, *game.display, *game.discards, *game.gone, *game.out]
    for player in game.players:
        cards += player.hand
    return cards
