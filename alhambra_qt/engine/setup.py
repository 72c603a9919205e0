"""Setting a game up (rules of section 1 and dirk.tiles)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from .chance import shuffled
from .contracts import Deal
from .errors import SetupClash
from .ids import MOST_SEATS, Card, Seat
from .palace import Palace
from .pieces import CARD_KIND, CARD_VALUE, MONEY
from .play import run_steps
from .rules import Game, Rules
from .state import Player, Setup

START_MONEY = 20
DISPLAY = 4
PILES = 5


def new_game(setup: Setup, rules: Rules) -> Game:
    """Lay the table for a set-up and begin the first turn.

    ``rules`` are the compiled rules of its modules (``alhambra_qt.modules.new_game`` finds the
    modules by id and calls this).

    Raises:
        SetupClash: if this set-up cannot be played.
    """
    _check(setup, rules)
    game = empty_game(setup, rules)
    for lay in rules.setup:
        lay(game)
    early = [card for deal in deals_of(game) if 0 in deal.piles for card in deal.cards]
    deck = shuffled(money_cards(setup) + early, setup.seed, "money")
    game.bag = shuffled(_collect(rules, setup), setup.seed, "bag")
    dealt = [_deal_money(player, deck) for player in game.players]
    game.to_play = _start_seat(game, dealt)
    game.display = [deck.pop() for _ in range(DISPLAY)]
    build_deck(game, deck)
    game.push("first_turn")
    if setup.seats == 2:
        game.push("dirk_draws", -1, 0)
    game.push("refill_tiles")
    for before in rules.opening:
        before(game)
    run_steps(game)
    game.reveals = 0
    return game


def deals_of(game: Game) -> list[Deal]:
    """List the special cards that go into the deck of a game."""
    return [deal for give in game.rules.deals for deal in give(game.setup)]


def check_variants(setup: Setup, rules: Rules) -> None:
    """Reject variants that no module of the game has.

    Raises:
        SetupClash: if there is one; names it.
    """
    known = {module.id: module.variants for module in rules.modules}
    for name, value in setup.variants:
        if value not in known.get(name, ()):
            text = f"no module of this game has the variant {name}: {value}"
            raise SetupClash(f"variants.{name}", text)


def _check(setup: Setup, rules: Rules) -> None:
    if not 2 <= setup.seats <= MOST_SEATS:
        raise SetupClash("seats", f"2 to 6 seats can play, not {setup.seats}")
    if setup.youngest is not None and not 0 <= setup.youngest < setup.seats:
        raise SetupClash("youngest", f"there is no seat {setup.youngest}")
    check_variants(setup, rules)


def empty_game(setup: Setup, rules: Rules) -> Game:
    """Make a game with only fountains on the table."""
    return Game(
        setup=setup,
        rules=rules,
        players=[Player([], [], [], [], Palace()) for _ in range(setup.seats)],
        market=[0] * 4,
        display=[-1] * DISPLAY,
        deck=[],
        discards=[],
        bag=[],
        gone=[],
        piles=[],
        special=(),
        dirk=[] if setup.seats == 2 else None,
        decisions=[],
        ext={},
        ledgers=[],
        pending=[],
    )


def money_cards(setup: Setup) -> list[Card]:
    """Return the money of a game: three copies of each card, two for two players (setup.money)."""
    return [card for card in MONEY for _ in range(2 if setup.seats == 2 else 3)]


def _collect(rules: Rules, setup: Setup) -> list[int]:
    return [tile for give in rules.tiles for tile in give(setup)]


def _deal_money(player: Player, deck: list[Card]) -> tuple[Card, ...]:
    """Deal cards face up until their sum is 20 or more (rule setup.money)."""
    dealt: list[Card] = []
    while sum(CARD_VALUE[card] for card in dealt) < START_MONEY:
        dealt.append(deck.pop())
    player.hand = sorted(player.hand + dealt)
    return tuple(dealt)


def _start_seat(game: Game, dealt: Sequence[tuple[Card, ...]]) -> Seat:
    """Find the start player: fewest cards, lowest sum, the youngest (rule setup.start_player)."""

    def key(seat: Seat) -> tuple[int, int]:
        return len(dealt[seat]), sum(CARD_VALUE[card] for card in dealt[seat])

    best = min(key(seat) for seat in range(game.setup.seats))
    tied = [seat for seat in range(game.setup.seats) if key(seat) == best]
    if game.setup.youngest in tied:
        return game.setup.youngest
    return shuffled(tied, game.setup.seed, "youngest")[0]


def pile_sizes(cards: int, piles: int = PILES) -> list[int]:
    """Split a number of cards into piles as evenly as possible, larger piles first.

    >>> pile_sizes(83)
    [17, 17, 17, 16, 16]
    """
    return [cards // piles + (pile < cards % piles) for pile in range(piles)]


def build_deck(game: Game, cards: list[Card]) -> None:
    """Make the five piles and stack them, pile 1 on top (rule setup.deck)."""
    piles: list[list[Card]] = []
    for size in pile_sizes(len(cards)):
        piles.append([cards.pop() for _ in range(size)])
    special: list[list[str]] = [[] for _ in range(PILES)]
    held = Counter(card for player in game.players for card in player.hand)
    for index, deal in enumerate(deals_of(game)):
        if 0 in deal.piles:
            continue
        candidates = sorted((Counter(deal.cards) - held).elements())
        left = shuffled(candidates, game.setup.seed, f"deal-{deal.family}-{index}")
        for pile, number in deal.piles.items():
            for _ in range(number):
                card = left.pop()
                piles[pile - 1].append(card)
                special[pile - 1].append(CARD_KIND[card])
        leave_undealt(game, deal.family, left)
    stack = [
        shuffled(pile, game.setup.seed, f"pile-{number}") if special[number] else pile
        for number, pile in enumerate(piles)
    ]
    game.piles = [len(pile) for pile in stack]
    game.special = tuple(tuple(sorted(families)) for families in special)
    game.deck = list(_upside_down(stack))


def leave_undealt(game: Game, family: str, cards: list[Card]) -> None:
    """Offer the cards left out of the piles to the modules; the rest leave the game unseen."""
    for fold in game.rules.undealt:
        cards = fold(game, family, cards)
    game.out += cards


def _upside_down(stack: Iterable[list[Card]]) -> list[Card]:
    return [card for pile in reversed(list(stack)) for card in reversed(pile)]
