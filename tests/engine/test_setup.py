"""Section 1: setting up."""

from collections import Counter

import pytest

from alhambra_qt.engine import Game, Setup, SetupClash
from alhambra_qt.engine.pieces import (
    BUILDINGS,
    CARD_VALUE,
    FOUNTAIN,
    MONEY,
    SCORING_1,
    SCORING_2,
    TILE_PRICE,
    TILE_TYPE,
    TILE_WALLS,
    money,
)
from alhambra_qt.engine.setup import empty_game, pile_sizes
from alhambra_qt.engine.setup import new_game as lay_table
from alhambra_qt.modules import new_game, rules_for
from tests.kit import table
from tests.moves import remove, swap

SEATS = (2, 3, 4, 5, 6)
SEEDS = tuple("abcdefgh")


def games(*seats: int) -> list[Game]:
    """Set some games up."""
    return [new_game(Setup(count, seed)) for count in seats or SEATS for seed in SEEDS]


def worth(cards: list[int]) -> int:
    """Add up some money."""
    return sum(CARD_VALUE[card] for card in cards)


def test_everybody_starts_with_a_fountain() -> None:
    """`setup.fountain`: each Alhambra is a fountain without walls at (0, 0)."""
    for game in games():
        assert [player.palace.tiles for player in game.players] == [{0: FOUNTAIN}] * len(
            game.players
        )
        assert {player.palace.walls[0] for player in game.players} == {0}


def test_the_fountain_stays() -> None:
    """`setup.fountain`: the fountain can be neither removed nor swapped."""
    seen = table(2).alhambra(0, "tower-11 @ 1,0").reserve(0, "garden-10")
    seen.refused(remove("0,0"), "setup.fountain", cells="0,0")
    seen.refused(swap("garden-10 @ 0,0"), "setup.fountain", cells="0,0")


def test_the_buildings() -> None:
    """54 buildings: 7 7 9 9 11 11, prices from 2-8 to 7-13, 80 walls, 20 to each side."""
    assert Counter(TILE_TYPE[tile] for tile in BUILDINGS) == {0: 7, 1: 7, 2: 9, 3: 9, 4: 11, 5: 11}
    for kind in range(6):
        prices = {TILE_PRICE[tile] for tile in BUILDINGS if TILE_TYPE[tile] == kind}
        assert prices == set(range(2 + kind, 9 + kind))
    sides = Counter(s for tile in BUILDINGS for s in range(4) if TILE_WALLS[tile] >> s & 1)
    assert sides == {0: 20, 1: 20, 2: 20, 3: 20}


def test_the_market_is_drawn_from_the_bag() -> None:
    """`setup.market`: four slots with a tile each, the other buildings in the bag or with Dirk."""
    for game in games():
        assert len(game.market) == 4
        assert all(game.market)
        assert sorted(game.market + game.bag + (game.dirk or [])) == list(BUILDINGS)


def test_the_order_of_the_slots() -> None:
    """`setup.market`: the slots are florin, dirham, denar, ducat, in this order."""
    seen = table(3).market(
        florin="tower-11", dirham="garden-10", denar="tower-12", ducat="garden-11"
    )
    slots = seen.expect().seen()["market"]
    assert list(slots) == ["florin", "dirham", "denar", "ducat"]
    assert list(slots.values()) == ["tower-11", "garden-10", "tower-12", "garden-11"]


@pytest.mark.parametrize(("seats", "copies"), [(2, 2), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_the_money(seats: int, copies: int) -> None:
    """`setup.money`: each card is there three times (108), with two seats twice (72)."""
    for game in games(seats):
        cards = game.display + game.deck + [c for player in game.players for c in player.hand]
        assert Counter(c for c in cards if c in MONEY) == dict.fromkeys(MONEY, copies)
        assert len(cards) == 36 * copies + 2


def test_start_money_is_dealt_up_to_20() -> None:
    """`setup.money`: each hand is worth 20 to 28, and less than 20 without its last card."""
    for game in games():
        for player in game.players:
            assert 20 <= worth(player.hand) <= 28
            assert worth(player.hand) - max(CARD_VALUE[card] for card in player.hand) < 20
            assert player.hidden == [], "start money is dealt openly"


def start_seat(monkeypatch: pytest.MonkeyPatch, hands: list[str], youngest: int | None) -> int:
    """Set a game up in which these values are dealt to the seats, and tell who starts."""
    values = [[int(value) for value in hand.split()] for hand in hands]
    dealt = [money(index % 4, value) for hand in values for index, value in enumerate(hand)]
    rest = [card for card in MONEY for _ in range(3)]
    for card in dealt:
        rest.remove(card)

    def stack(items: list[int], seed: str, tag: str, counter: int = 0) -> list[int]:
        return rest + dealt[::-1] if tag == "money" else list(items)

    monkeypatch.setattr("alhambra_qt.engine.setup.shuffled", stack)
    game = lay_table(Setup(len(hands), "x", youngest=youngest), rules_for(()))
    assert [len(player.hand) for player in game.players] == [len(hand) for hand in values]
    return game.to_play


@pytest.mark.parametrize(
    ("hands", "youngest", "starts"),
    [
        (["9 9 5", "9 9 1 1", "9 8 1 4"], None, 0),  # fewest cards, though the highest sum
        (["9 9 1 1", "8 8 7", "9 8 4"], None, 2),  # then the lowest sum
        (["9 9 3", "9 9 3", "9 9 3"], 1, 1),  # then the youngest
        (["9 9 5", "9 9 3", "9 9 3"], 2, 2),
        (["9 9 5", "9 9 3", "9 8 4"], 0, 1),  # the youngest of those tied: unknown, so by seed
    ],
)
def test_who_starts(
    monkeypatch: pytest.MonkeyPatch, hands: list[str], youngest: int | None, starts: int
) -> None:
    """`setup.start_player`: fewest cards, then the lowest sum, then the youngest."""
    assert start_seat(monkeypatch, hands, youngest) == starts


def test_a_full_tie_is_drawn_by_the_seed() -> None:
    """`setup.start_player`: tied seats are drawn from; over many seeds each of them starts."""
    starts = set()
    for seed in range(400):
        game = new_game(Setup(6, f"tie {seed}"))
        keys = [(len(player.hand), worth(player.hand)) for player in game.players]
        tied = [seat for seat, key in enumerate(keys) if key == min(keys)]
        assert game.to_play in tied
        if len(tied) > 1:
            starts.add(tied.index(game.to_play))
            again = new_game(Setup(6, f"tie {seed}", youngest=tied[1]))
            assert again.to_play == tied[1]
    assert starts >= {0, 1}


def test_four_cards_lie_open() -> None:
    """`setup.display`: four money cards, never a scoring card."""
    for game in games():
        assert len(game.display) == 4
        assert set(game.display) <= set(MONEY)


@pytest.mark.parametrize(
    ("cards", "sizes"),
    [
        (83, [17, 17, 17, 16, 16]),
        (82, [17, 17, 16, 16, 16]),
        (81, [17, 16, 16, 16, 16]),
        (80, [16] * 5),
        (84, [17, 17, 17, 17, 16]),
        (3, [1, 1, 1, 0, 0]),
    ],
)
def test_the_piles_are_even(cards: int, sizes: list[int]) -> None:
    """`setup.deck`: five piles as even as can be, extras to the first piles."""
    assert pile_sizes(cards) == sizes


@pytest.mark.parametrize("seats", SEATS)
def test_where_the_scoring_cards_lie(seats: int) -> None:
    """`setup.deck`: scoring 1 lies in pile 2, scoring 2 in pile 4, pile 1 on top."""
    places: dict[int, set[int]] = {SCORING_1: set(), SCORING_2: set()}
    for seed in range(60):
        game = new_game(Setup(seats, f"deck {seed}"))
        money_left = len(game.deck) - 2
        sizes = pile_sizes(money_left)
        assert game.piles == [sizes[0], sizes[1] + 1, sizes[2], sizes[3] + 1, sizes[4]]
        from_top = game.deck[::-1]
        for card, pile in ((SCORING_1, 1), (SCORING_2, 3)):
            place = from_top.index(card) - sum(game.piles[:pile])
            assert 0 <= place < game.piles[pile]
            places[card].add(place)
    for found in places.values():
        assert len(found) > 5, "a scoring card is shuffled into its pile"


def test_drawing_empties_the_piles_from_the_first() -> None:
    """`setup.deck`: pile 1 is drawn first; the count left in each pile follows the deck."""
    game = new_game(Setup(3, "piles"))
    while game.deck:
        game.draw_card()
        assert sum(game.piles) == len(game.deck)
        filled = [pile for pile, left in enumerate(game.piles) if left]
        assert filled == list(range(5 - len(filled), 5))
    assert game.special == ((),) * 5


@pytest.mark.parametrize(
    ("setup", "field"),
    [
        (Setup(1, "a"), "seats"),
        (Setup(7, "a"), "seats"),
        (Setup(3, "a", youngest=3), "youngest"),
        (Setup(3, "a", youngest=-1), "youngest"),
        (Setup(3, "a", ("harbour",)), "modules"),
    ],
)
def test_what_cannot_be_set_up(setup: Setup, field: str) -> None:
    """A set-up that cannot be played names the field to change."""
    with pytest.raises(SetupClash) as caught:
        new_game(setup)
    assert caught.value.field == field


def test_equal_set_ups_give_equal_games() -> None:
    """The seed alone decides what is dealt; another seed deals something else."""
    first, second, other = (new_game(Setup(4, seed)) for seed in ("a", "a", "b"))
    assert first.deck == second.deck
    assert first.bag == second.bag
    assert first.deck != other.deck
    assert first.bag != other.bag


def test_nothing_was_revealed_yet() -> None:
    """The open cards of the set-up are no revelation: a new game counts none, and no shuffle."""
    for game in games():
        assert (game.reveals, game.shuffles, game.turn, game.acted) == (0, 0, 0, 0)
        assert [frame.kind for frame in game.decisions] == ["turn"]
        assert game.decisions[-1].seat == game.to_play


def test_an_empty_table() -> None:
    """An empty table holds no card and no tile but the fountains."""
    game = empty_game(Setup(2, "a"), rules_for(()))
    assert not any([game.deck, game.bag, any(game.market), game.dirk, game.decisions])
