"""The hidden pieces are counted right: by brute force, by many deals, and without secrets."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, partial
from itertools import combinations, permutations
from random import Random

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.game.ai_host import request
from alhambra_qt.controller.unseen.count import USUAL, PurseCell, RivalPurse, Unseen, coming, count
from alhambra_qt.engine import Game, Setup, apply, legal_actions, observe, pieces, redeal
from alhambra_qt.engine.codec import observation_from_json
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.observe import all_cards, all_tiles
from alhambra_qt.engine.payments import payment_options, worth
from alhambra_qt.modules import new_game
from tests.cases import some
from tests.controller.kit import there
from tests.property.secrets import hands_are_told_of, shaken

SETS: tuple[tuple[str, ...], ...] = ((), *((one,) for one in modules.IDS), modules.IDS)
PLAIN = ("money", "diamond")
MODULES = {"camp": "camps", "bazaar": "bazaars"}
SIGMA = 4.5  # how far from its mean a frequency may be


def laid(on: tuple[str, ...] = (), seats: int = 3, seed: str = "unseen") -> Game:
    """Lay a table, with nothing asked but the first turn."""
    game = new_game(Setup(seats=seats, seed=seed, modules=on))
    game.decisions = [frame for frame in game.decisions if frame.kind == "turn"]
    if not game.decisions:
        game.push("turn", game.to_play)
    return game


@cache
def played(on: tuple[str, ...], seats: int, steps: int) -> Game:
    """Play a game at random for so many actions, or until it ends."""
    game, rng = new_game(Setup(seats=seats, seed="at random", modules=on)), Random(steps)
    for _ in range(steps):
        if game.over:
            break
        apply(game, rng.choice(legal_actions(game)))
    return game


def purse_of(page: Unseen, seat: Seat) -> RivalPurse:
    """The purse of a rival."""
    return next(purse for purse in page.purses if purse.seat == seat)


def in_secret(game: Game, seat: Seat, cards: int) -> None:
    """Let a seat draw the next money cards of the deck with nobody else seeing them."""
    player = game.players[seat]
    while cards:
        card = there(game.draw_card(hidden=True))
        if pieces.CARD_KIND[card] in ("money", "diamond", "builder"):
            player.hand = sorted([*player.hand, card])
            player.hidden = sorted([*player.hidden, card])
            cards -= 1
        else:
            game.gone.append(card)


# -- brute force ------------------------------------------------------------------------------


@pytest.mark.parametrize("on", [(), ("camps", "bazaars")])
def test_next_tile_as_in_every_order_of_the_bag(on: tuple[str, ...]) -> None:
    """The chance of a kind of tile is its share among all orders that the bag can have."""
    game = laid(on)
    game.players[0].reserve, game.bag = game.bag[5:], game.bag[:5]
    first: Counter[str] = Counter()
    for order in permutations(game.bag):
        first[kind_of(order[-1])] += 1
    for row in count(observe(game, 1)).tiles:
        assert row.chance == Fraction(first[row.kind], first.total()), row.kind


def nearly(on: tuple[str, ...], piles: tuple[int, int]) -> Game:
    """Lay a table on which so many cards are left of piles 1 and 2, with scoring 1 among them."""
    game = laid(on)
    ends = len(game.deck), len(game.deck) - game.piles[0], len(game.deck) - sum(game.piles[:2])
    upper, lower, rest = game.deck[ends[1] :], game.deck[ends[2] : ends[1]], game.deck[: ends[2]]
    lower.sort(key=lambda card: pieces.CARD_KIND[card] in PLAIN)  # special cards first
    kept, gone = lower[: piles[1]], lower[piles[1] :] + upper[piles[0] :]
    game.discards += [card for card in gone if pieces.CARD_KIND[card] in PLAIN]
    game.gone += [card for card in gone if pieces.CARD_KIND[card] not in PLAIN]
    game.deck = [*rest, *kept, *upper[: piles[0]]]
    game.piles[:2] = piles
    families = tuple(
        sorted(pieces.CARD_KIND[card] for card in kept if pieces.CARD_KIND[card] not in PLAIN)
    )
    game.special = (game.special[0], families, *game.special[2:])
    return game


def orders(game: Game) -> Iterator[Game]:
    """Give the game with every order that the cards of piles 1 and 2 can have."""
    both, cut = sum(game.piles[:2]), len(game.deck) - game.piles[0]
    upper, lower = game.deck[cut:], game.deck[-both:cut]
    for above in permutations(upper):
        for below in permutations(lower):
            other = game.clone()
            other.deck[-both:] = [*below, *above]
            yield other


@pytest.mark.parametrize("places", [1, 2, 4])
@pytest.mark.parametrize(
    ("on", "piles"),
    [
        ((), (0, 5)),
        ((), (2, 4)),
        (("walls",), (0, 6)),
        (("exchange",), (0, 6)),
        (("diamonds",), (1, 5)),
        (("exchange", "walls"), (0, 6)),
    ],
)
def test_the_chance_of_a_scoring(on: tuple[str, ...], piles: tuple[int, int], places: int) -> None:
    """The chance of a scoring is the share of the orders in which a refill brings it.

    The engine refills: wall cards take no place, exchange cards and diamonds do.
    """
    game = nearly(on, piles)
    game.display[:places] = [-1] * places
    found: Counter[bool] = Counter()
    for other in orders(game):
        other.push("refill_money")
        other.rules.steps["refill_money"](other, other.frame)
        found[bool(other.pending)] += 1
    page = there(coming(observe(game, 0).game, 0))
    assert (page.number, page.cards) == (1, piles[1])
    assert page.chance(places) == Fraction(found[True], found.total())


def test_scoring_comes_among_builders_and_gates() -> None:
    """In pile 4 builders never lie, and gates take no place: scoring 2 is counted without them."""
    game = laid(("gates", "builders"), seats=4)
    while game.piles[3] > 8 or game.piles[2]:
        card = there(game.draw_card())
        game.gone.append(card)
    gates = sum(pieces.CARD_KIND[card] == "gate" for card in game.deck[-8:])
    page = there(coming(observe(game, 0).game, 0))
    assert (page.number, page.gaps, page.aside) == (2, 8 - gates, gates)


def deals(game: Game, seat: Seat, covered: dict[Seat, tuple[str, ...]]) -> Iterator[Game]:
    """Give every deal of unseen cards to the covered places of hands, each equally often.

    ``covered`` names for each seat the kinds its covered cards can have.
    """
    left = observe(game, seat).unseen_cards

    def fill(other: Game, seats: list[Seat], cards: list[Card]) -> Iterator[Game]:
        if not seats:
            yield other
            return
        here, *rest = seats
        usable = [k for k, card in enumerate(cards) if pieces.CARD_KIND[card] in covered[here]]
        for picked in combinations(usable, len(game.players[here].hidden)):
            made = other.clone()
            player = made.players[here]
            seen = Counter(player.hand) - Counter(player.hidden)
            player.hidden = sorted(cards[k] for k in picked)
            player.hand = sorted([*seen.elements(), *player.hidden])
            yield from fill(made, rest, [c for k, c in enumerate(cards) if k not in picked])

    yield from fill(game, list(covered), left)


def compare(page: Unseen, seat: Seat, every: list[Game], shares: bool) -> None:
    """Compare a purse with all deals there can be, judged by what the engine lets pay."""
    purse = purse_of(page, seat)
    for cell in purse.cells:
        currency = pieces.CURRENCIES.index(cell.currency)
        sums = [worth(game, seat, currency) for game in every]
        assert (cell.sure <= min(sums), cell.most) == (True, max(sums)), cell
        offer = next((o for o in offers(every[0]) if o.price and o.currency == currency), None)
        if offer is None or currency > 3 or offer.tile not in every[0].market:
            continue
        price = offer.price
        pays = [bool(payment_options(game, seat, currency, price)) for game in every]
        exact = [
            any(_sum(p) == price for p in payment_options(g, seat, currency, price)) for g in every
        ]
        for told_, found in ((cell.pays, pays), (cell.exact, exact)):
            assert (told_.can, told_.must) == (any(found), all(found)), (cell, price)
            if shares:
                assert told_.share == Fraction(sum(found), len(found)), (cell, price)
            else:
                assert told_.share is None


def _sum(cards: tuple[Card, ...]) -> int:
    return sum(pieces.CARD_VALUE[card] for card in cards)


@pytest.mark.parametrize("on", [("builders",), ("builders", "diamonds", "exchange", "change")])
@pytest.mark.parametrize("seats", [2, 3])
def test_builders_in_hands_as_in_every_deal(on: tuple[str, ...], seats: int) -> None:
    """With two builders face down each rival can pay what it can in as many of all deals."""
    for number in range(3):
        game = laid(on, seats, f"builders {number}")
        page = count(observe(game, 0))
        every = list(deals(game, 0, {1: ("builder",)}))
        compare(page, 1, every, shares=True)


@pytest.mark.parametrize("on", [("characters",), ("characters", "diamonds", "exchange")])
@pytest.mark.parametrize("cards", [1, 2])
def test_cards_drawn_in_secret_as_in_every_deal(on: tuple[str, ...], cards: int) -> None:
    """A card that a rival drew unseen is any money card never seen, each as likely."""
    for number in range(2):
        game = laid(on, 2, f"secret {number}")
        game.players[1].hand = game.players[1].hand[:3]
        game.discards += game.players[1].hand[3:]
        in_secret(game, 1, cards)
        if cards == 2:  # few enough to try them all
            some = [card for card in game.deck if pieces.CARD_KIND[card] in ("money", "diamond")][
                :-14
            ]
            for card in some:
                game.deck.remove(card)
                game.discards.append(card)
        page = count(observe(game, 0))
        every = list(deals(game, 0, {1: ("money", "diamond")}))
        compare(page, 1, every, shares=True)


def test_no_share_of_a_mixed_place() -> None:
    """Where a card drawn unseen may be a builder too, it is only said what can be."""
    game = laid(("builders", "characters"), 3)
    while sum(game.piles[:2]):
        card = there(game.draw_card())
        game.discards.append(card)
    player = game.players[1]
    in_secret(game, 1, 1)
    some = [card for card in game.deck if pieces.CARD_KIND[card] == "money"][5:]
    for card in some:
        game.deck.remove(card)
        game.discards.append(card)
    page = count(observe(game, 0))
    purse = purse_of(page, 1)
    assert dict(purse.unseen) == {"builder": 2, "any": 1}
    assert purse.covered == 3 == len(player.hidden)
    unseen = observe(game, 0).unseen_cards
    builders = [card for card in unseen if pieces.CARD_KIND[card] == "builder"]
    every = []
    for pair in combinations(range(len(builders)), 2):
        rest = [c for k, c in enumerate(builders) if k not in pair]
        for third in {*rest, *(c for c in unseen if pieces.CARD_KIND[c] == "money")}:
            other = game.clone()
            seen = Counter(player.hand) - Counter(player.hidden)
            hidden = [builders[k] for k in pair] + [third]
            other.players[1].hidden = sorted(hidden)
            other.players[1].hand = sorted([*seen.elements(), *hidden])
            every.append(other)
    compare(page, 1, every, shares=False)


def test_an_auction_withholds_shares() -> None:
    """A bid may show that a hand is worth so much: while it lasts no share is said."""
    game = laid(("characters",), 2)
    in_secret(game, 1, 1)
    assert all(
        cell.pays.share is not None for cell in purse_of(count(observe(game, 0)), 1).cells[:4]
    )
    game.push("auction", 1, pieces.CARD_BY_ID["karim"], 3, 1, 0)
    assert all(cell.pays.share is None for cell in purse_of(count(observe(game, 0)), 1).cells)


# -- many deals -------------------------------------------------------------------------------

Question = Callable[[Game], bool]


@pytest.mark.parametrize("on", [(), ("builders", "walls", "diamonds"), ("camps", "bazaars")])
def test_chances_as_in_many_deals(on: tuple[str, ...]) -> None:
    """Chances of tiles, scoring and purses agree with 1500 deals of the hidden pieces."""
    game = played(on, 4, 160)
    seat = 2
    seen = observe(game, seat)
    page, dealt = count(seen), [redeal(seen, f"deal {number}") for number in range(1500)]
    for row in page.tiles:
        near(row.chance, dealt, partial(next_is, kind=row.kind))
    if page.coming is not None:
        number = page.coming.number
        for places in (3, 8, 15):
            near(page.coming.chance(places), dealt, partial(comes, number=number, places=places))
    for purse in page.purses:
        for cell in purse.cells[:4]:
            if cell.price:
                near(there(cell.pays.share), dealt, partial(can_pay, seat=purse.seat, cell=cell))


def next_is(game: Game, kind: str) -> bool:
    """Whether the next tile is of a kind."""
    return kind_of(game.bag[-1]) == kind


def kind_of(tile: int) -> str:
    """A building's type, or the module of another tile."""
    kind = pieces.TILE_KIND[tile]
    return pieces.TYPES[pieces.TILE_TYPE[tile]] if kind == "building" else MODULES[kind]


def comes(game: Game, number: int, places: int) -> bool:
    """Whether a scoring lies among the cards that fill so many places."""
    for card in reversed(game.deck):
        if pieces.CARD_ID[card] == f"scoring-{number}":
            return True
        places -= pieces.CARD_KIND[card] not in ("scoring", "wall", "gate", "character")
        if not places:
            return False
    return False


def can_pay(game: Game, seat: Seat, cell: PurseCell) -> bool:
    """Whether a seat can pay the price of a cell."""
    currency = pieces.CURRENCIES.index(cell.currency)
    return bool(payment_options(game, seat, currency, cell.price))


def near(share: Fraction, dealt: list[Game], question: Question) -> None:
    """A share of deals is where the chance lets it be."""
    p = float(share)
    found = sum(map(question, dealt)) / len(dealt)
    assert abs(found - p) <= SIGMA * (p * (1 - p) / len(dealt)) ** 0.5 + 1e-12, (found, p)


# -- nothing hidden ---------------------------------------------------------------------------


@pytest.mark.parametrize("on", SETS, ids=lambda on: "+".join(on) if len(on) < 3 else "all")
@pytest.mark.parametrize("seats", some([3, 2], 1))
def test_page_does_not_depend_on_what_is_hidden(on: tuple[str, ...], seats: int) -> None:
    """The page is the same for any deal of the hidden pieces, for every seat."""
    for steps in (0, 40, 200):
        game = played(on, seats, steps)
        if game.over or hands_are_told_of(game):
            continue
        for seat in range(-1, seats):
            seen = observe(game, seat if seat >= 0 else -9)
            page = count(seen)
            for number in range(2 if seat >= 0 else 0):
                other = observe(shaken(game, seat, True, Random(number)), seat)
                assert count(other) == page


@pytest.mark.parametrize("on", SETS, ids=lambda on: "+".join(on) if len(on) < 3 else "all")
def test_unseen_pieces_add_up(on: tuple[str, ...]) -> None:
    """Rows add up, and hold at least what lies in the bag, in the deck and unseen in hands."""
    game = played(on, 3, 200)
    page = count(observe(game, 1))
    assert sum(row.total for row in page.tiles) == len(all_tiles(game))
    rows = (*page.cards, *page.specials)
    scorings = sum(pieces.CARD_KIND[card] == "scoring" for card in all_cards(game))
    assert sum(row.total for row in rows) == len(all_cards(game)) - scorings
    hidden = Counter(game.bag)
    assert sum(row.left for row in page.tiles) >= hidden.total() == page.bag
    held = [card for p in (game.players[0], game.players[2]) for card in p.hidden]
    assert page.held == len(held)
    scoring = sum(pieces.CARD_KIND[card] == "scoring" for card in game.deck)
    assert sum(row.left for row in rows) >= len(game.deck) - scoring + len(held)
    assert not game.bag or sum(row.chance for row in page.tiles) == 1
    for purse in page.purses:
        for cell in purse.cells:
            mine = worth(game, purse.seat, pieces.CURRENCIES.index(cell.currency))
            assert cell.sure <= mine <= cell.most


def test_base_game_has_no_covered_card() -> None:
    """In the base game all is known: what a rival can pay is certain, never a chance."""
    for steps in (0, 100, 250):
        page = count(observe(played((), 4, steps), 0))
        assert page.held == 0
        for purse in page.purses:
            assert purse.unseen == ()
            assert all(
                cell.sure == cell.most and cell.verdict != "possible" for cell in purse.cells
            )


def test_dirk_has_no_purse() -> None:
    """Of two players each has one rival with a purse."""
    assert [purse.seat for purse in count(observe(played((), 2, 60), 0)).purses] == [1]


def test_empty_bag_and_piles_done() -> None:
    """With an empty bag every chance is zero; after both scorings none is left in the deck."""
    game = laid()
    game.bag.clear()
    game.piles, game.special = [], ()
    page = count(observe(game, 0))
    assert {row.chance for row in page.tiles} == {0}
    assert page.coming is None


def test_marks_are_in_the_order_of_turns() -> None:
    """The own refill comes first in the own turn, and after the others in theirs."""
    game = laid()
    seat, seats = game.to_play, len(game.players)
    game.display[1] = game.display[3] = -1
    own = coming(game, seat)
    other = coming(game, (seat + 2) % seats)
    assert own is not None
    assert other is not None
    assert [(m.moment, m.places) for m in own.marks] == [("own", 2), ("next", 2 + 2 * USUAL)]
    assert [(m.moment, m.places) for m in other.marks] == [
        ("before", 2 + USUAL),
        ("own", 2 + 2 * USUAL),
    ]


# -- what the computer knows ------------------------------------------------------------------


@pytest.mark.parametrize("on", SETS, ids=lambda on: "+".join(on) if len(on) < 3 else "all")
def test_a_computer_is_sent_this_page(on: tuple[str, ...]) -> None:
    """The page counted from what a computer in the own seat is sent is the page."""
    game = played(on, 3, 120)
    seen = observe(game, 1)
    sent = json.loads(request(1, seen, "medium", "x"))["observation"]
    assert count(observation_from_json(sent, game.rules)) == count(seen)
