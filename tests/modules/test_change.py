"""Section 7.11: change."""

from collections import Counter

import pytest

from alhambra_qt.engine import Setup, apply, observe, redeal
from alhambra_qt.engine.actions import Buy
from alhambra_qt.engine.codec import state_from_json, state_to_json
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.events import Distributed
from alhambra_qt.engine.ids import NOBODY
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.payments import give_change, is_money, purse_of, worth
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_CURRENCY
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import new_game, read_position, rules_for
from alhambra_qt.modules.change.rules import COINS, Change, Coins, CoinsDrawn
from tests.kit import Table, card_names, table
from tests.lab.kit import complaint, position
from tests.moves import END_ACTIONS, END_TURN, buy, reserve, take

MARKET = {
    "florin": "tower-10-w",
    "dirham": "arcades-8-n",
    "denar": "pavilion-7-e",
    "ducat": "tower-11",
}


def shop(hand: str, coins: str = "", modules: str = "change", seats: int = 3) -> Table:
    """A table where the seat to move has this hand and these coins, the others nothing."""
    seen = table(seats, modules.split()).market(**MARKET).display("ducat-9 ducat-8")
    for seat in range(seats):
        seen.hand(seat, hand if seat == 0 else "")
    give(seen, 0, coins)
    return seen


def give(seen: Table, seat: int, coins: str) -> None:
    """Move coins such as ``"coin-florin coin-denar"`` from the bag to a seat."""
    state = state_of(seen)
    for coin in coins.split():
        currency = CARD_CURRENCY[CARD_BY_ID[coin]]
        state.bag[currency] -= 1
        state.held[seat][currency] += 1


def state_of(seen: Table) -> Coins:
    """Give the state of the coins."""
    state = Change.of(seen.game)
    assert isinstance(state, Coins)
    return state


def all_coins(state: Coins) -> list[int]:
    """Count the coins of each currency, wherever they are."""
    return [sum(counts) for counts in zip(state.bag, *state.held, strict=True)]


# -- change.draw ------------------------------------------------------------------------------


def test_twenty_four_coins() -> None:
    """`change.draw`: at the start all coins, 6 of each currency, are in the bag."""
    game = new_game(Setup(3, "coins", ("change",)))
    assert Change.of(game).bag == [6, 6, 6, 6]
    assert Change.of(game).held == [[0] * 4] * 3
    assert not any(card in COINS for card in game.deck)


def test_a_coin_for_each_full_two() -> None:
    """`change.draw`: 17 paid for a tower at 10 brings 3 coins, as in the rulebook's example."""
    seen = shop("florin-9 florin-8")
    seen.play(0, buy("florin", "florin-8 florin-9")).expect(asks="place")
    state = state_of(seen)
    assert sum(state.held[0]) == 3
    assert all_coins(state) == [6, 6, 6, 6]
    drawn = seen.happened(CoinsDrawn)
    assert [(event.seat, event.count, len(event.cards)) for event in drawn] == [(0, 3, 3)]
    assert Counter(CARD_CURRENCY[card] for card in drawn[0].cards) == Counter(
        {currency: count for currency, count in enumerate(state.held[0]) if count}
    )


@pytest.mark.parametrize(("hand", "coins"), [("florin-9 florin-2", 0), ("florin-9 florin-3", 1)])
def test_full_twos_only(hand: str, coins: int) -> None:
    """`change.draw`: 1 too much brings nothing, 2 too much one coin."""
    seen = shop(hand).play(0, buy("florin", hand))
    assert sum(state_of(seen).held[0]) == coins
    assert len(seen.happened(CoinsDrawn)) == coins


def test_nothing_for_an_exact_payment() -> None:
    """`change.draw`: an exact payment brings no coin, and another action as ever."""
    seen = shop("denar-7").play(0, buy("denar", "denar-7")).expect(asks="turn")
    assert state_of(seen).bag == [6, 6, 6, 6]


def test_paying_much_more_on_purpose() -> None:
    """`change.draw`: any overpayment is allowed, and each full 2 of it counts."""
    seen = shop("denar-7 denar-8 denar-9").play(0, buy("denar", "denar-7 denar-8 denar-9"))
    assert sum(state_of(seen).held[0]) == 8


def test_as_long_as_there_are_any() -> None:
    """`change.draw`: an empty bag gives nothing, an almost empty one what it has."""
    seen = shop("florin-9 florin-8")
    state_of(seen).bag = [0, 0, 2, 0]
    seen.play(0, buy("florin", "florin-8 florin-9"))
    assert state_of(seen).held[0] == [0, 0, 2, 0]
    assert [event.count for event in seen.happened(CoinsDrawn)] == [2]
    seen = shop("florin-9 florin-8")
    state_of(seen).bag = [0, 0, 0, 0]
    seen.play(0, buy("florin", "florin-8 florin-9")).expect(asks="place")
    assert state_of(seen).held[0] == [0, 0, 0, 0]
    assert seen.happened(CoinsDrawn) == []


def test_coins_of_the_same_purchase_go_back_first() -> None:
    """`change.draw`: from an empty bag the coins paid just now can be drawn again."""
    seen = shop("florin-9 florin-2", "coin-florin coin-florin")
    state_of(seen).bag = [0, 0, 0, 0]
    seen.play(0, buy("florin", "florin-2 florin-9 coin-florin coin-florin"))
    assert state_of(seen).held[0] == [1, 0, 0, 0]
    assert state_of(seen).bag == [1, 0, 0, 0]


def test_for_diamonds_too() -> None:
    """`change.draw`: overpaying in diamonds brings coins, of the four currencies."""
    seen = shop("diamond-9 diamond-6", modules="change diamonds")
    seen.play(0, buy("denar", "diamond-9"))
    assert sum(state_of(seen).held[0]) == 1


def test_for_camps_too() -> None:
    """`change.draw`: overpaying a camp brings coins."""
    seen = shop("ducat-9", modules="change camps").market(ducat="camp-5-s")
    seen.play(0, buy("ducat", "ducat-9"))
    assert sum(state_of(seen).held[0]) == 2


def test_for_whatever_else_gives_change() -> None:
    """`change.draw`: what a module reports as paid too much brings coins in the same way."""
    seen = shop("")
    give_change(seen.game, 1, 5)
    assert [sum(held) for held in state_of(seen).held] == [0, 2, 0]


def test_drawing_cannot_be_taken_back() -> None:
    """Section 9: the coin bag is secret, so drawing from it is a barrier for undo."""
    seen = shop("florin-9 florin-8 florin-1")
    before = seen.game.reveals
    seen.play(0, buy("florin", "florin-9 florin-1")).expect(asks="turn")
    assert seen.game.reveals == before
    seen = shop("florin-9 florin-8")
    seen.play(0, buy("florin", "florin-8 florin-9"))
    assert seen.game.reveals > before


def test_draws_depend_on_the_seed() -> None:
    """`change.draw`: the same game draws the same coins; every coin can come."""
    drawn: Counter[int] = Counter()
    for seed in "abcdef":
        seen = table(2, ["change"], seed=seed).hand(0, "").hand(1, "")
        twin = table(2, ["change"], seed=seed).hand(0, "").hand(1, "")
        for one in (seen, twin):
            give_change(one.game, 0, 8)
            give_change(one.game, 1, 8)
        assert state_of(seen).held == state_of(twin).held
        drawn.update(dict(enumerate(state_of(seen).held[0])))
    assert all(drawn[currency] for currency in range(4))


# -- change.use -------------------------------------------------------------------------------


def test_coins_fill_up_a_payment() -> None:
    """`change.use`: a coin pays like a card of value 1, and goes back into the bag."""
    seen = shop("florin-9", "coin-florin coin-florin")
    seen.play(0, buy("florin", "florin-9 coin-florin")).expect(asks="turn", discards="florin-9")
    assert state_of(seen).held[0] == [1, 0, 0, 0]
    assert state_of(seen).bag == [5, 6, 6, 6]


def test_coins_alone() -> None:
    """`change.use`: a tile can be paid in coins alone."""
    seen = shop("", "coin-denar " * 6).market(denar="pavilion-5-nw")
    seen.play(0, buy("denar", "coin-denar " * 5)).expect(asks="turn", discards="")
    assert state_of(seen).held[0] == [0, 0, 1, 0]


def test_in_their_own_currency_only() -> None:
    """`change.use`: coins of another currency than the slot's do not pay."""
    seen = shop("florin-9", "coin-denar")
    seen.refused(buy("florin", "florin-9 coin-denar"), "change.use", reason="currency")


def test_only_the_own_coins() -> None:
    """`change.use`: nobody pays with more coins than lie in front of the seat."""
    seen = shop("florin-9 florin-8", "coin-florin").hand(1, "")
    give(seen, 1, "coin-florin")
    twice = buy("florin", "florin-8 coin-florin coin-florin")
    seen.refused(twice, "buy.pay", reason="not_held")


def test_payments_with_coins_are_listed() -> None:
    """`change.use`: coins belong to the exact payments that are listed."""
    seen = shop("florin-9 florin-8", "coin-florin coin-florin coin-denar")
    bought = [action for action in seen.options() if isinstance(action, Buy)]
    assert {card_names(list(action.cards)) for action in bought} == {
        "coin-florin florin-9",
        "coin-florin coin-florin florin-8",
        "florin-8 florin-9",
    }


def test_coins_are_no_cards_to_take() -> None:
    """`change.use`: coins lie beside the hand and are no money cards."""
    seen = shop("florin-9", "coin-florin")
    seen.expect(hand={0: "florin-9"})
    assert card_names(list(purse_of(seen.game, 0, 0))) == "coin-florin florin-9"
    assert not any(is_money(coin) for coin in COINS)
    seen.refused(take("coin-florin"), "money.take", reason="not_shown")


def test_they_count_at_the_end() -> None:
    """`change.use`: in the final distribution a coin is worth 1 of its currency."""
    seen = shop("florin-9 ducat-9", "coin-dirham").hand(1, "florin-9").bag("")
    give(seen, 1, "coin-florin")
    seen.market(ducat="arcades-9")
    assert worth(seen.game, 1, 0) == 10
    seen.play(0, buy("ducat", "ducat-9"), END_ACTIONS, reserve("arcades-9"), END_TURN)
    sums = {event.slot: (event.seat, event.sums) for event in seen.happened(Distributed)}
    assert sums == {0: (1, (9, 10, 0)), 1: (0, (1, 0, 0)), 2: (NOBODY, (0, 0, 0))}


def test_without_the_module_there_are_none() -> None:
    """`change.draw`: with the module off nothing is given back and no coin is accepted."""
    seen = table(3).market(**MARKET).hand(0, "florin-9 florin-8")
    seen.refused(buy("florin", "florin-9 coin-florin"), "buy.pay", reason="not_held")
    seen.play(0, buy("florin", "florin-8 florin-9"))
    assert seen.happened(CoinsDrawn) == []
    assert complaint(read_position, position(seats=[{"coins": {"florin": 1}}, {}])) == (
        "seats.0.coins",
        "change.draw",
    )


# -- what all can see -------------------------------------------------------------------------


def test_coins_lie_open() -> None:
    """`change.use`: everybody sees all coins; an observation and a guess keep them."""
    seen = shop("", "coin-florin coin-ducat coin-ducat")
    for game in (observe(seen.game, 1).game, redeal(observe(seen.game, 1), "x")):
        assert Change.of(game).held[0] == [1, 0, 0, 2]
        assert Change.of(game).bag == [5, 6, 6, 4]
    mine = next(zone for zone in zones(seen.game) if zone.name == "coins" and zone.seat == 0)
    assert card_names(list(mine.cards)) == "coin-ducat coin-ducat coin-florin"
    shown = [card for zone in zones(seen.game) for card in zone.cards]
    assert Counter(shown) == Counter(dict.fromkeys(COINS, 6))


def test_a_guess_draws_on_its_own() -> None:
    """Section 9: what a guess draws from the bag does not tell what the game will draw."""
    seen = shop("florin-9 florin-8 florin-7")
    paid = buy("florin", "florin-7 florin-8 florin-9")
    outcomes = set()
    for seed in "abcdefgh":
        guess = redeal(observe(seen.game, 0), seed)
        apply(guess, paid)
        outcomes.add(tuple(Change.of(guess).held[0]))
    assert len(outcomes) > 1


# -- states and positions ---------------------------------------------------------------------


def test_state_as_json() -> None:
    """The state of the coins survives being written and read."""
    seen = shop("florin-9 florin-8").play(0, buy("florin", "florin-8 florin-9"))
    data = state_to_json(seen.game)
    again = state_from_json(data, rules_for(["change"]))
    assert state_to_json(again) == data
    assert Change.of(again).draws == 3
    data["ext"]["change"]["bag"] = [1, 2]
    with pytest.raises(BadData):
        state_from_json(data, rules_for(["change"]))


def test_positions() -> None:
    """A position says by currency which coins a seat has; the others are in the bag."""
    data = position(modules=["change"], seats=[{"coins": {"florin": 2, "ducat": 1}}, {}])
    game = read_position(data).game
    assert Change.of(game).held == [[2, 0, 0, 1], [0, 0, 0, 0]]
    assert Change.of(game).bag == [4, 6, 6, 5]
    written = position_to_json(game)
    assert [seat["coins"] for seat in written["seats"]] == [{"florin": 2, "ducat": 1}, {}]
    assert position_to_json(read_position(written).game) == written


@pytest.mark.parametrize(
    ("coins", "field", "rule"),
    [
        ([{"florin": 7}, {}], "seats.0.coins.florin", "change.draw"),
        ([{"florin": 4}, {"florin": 3}], "seats.1.coins.florin", "change.draw"),
        ([{"diamond": 1}, {}], "seats.0.coins.diamond", "change.draw"),
        ([{"florin": -1}, {}], "seats.0.coins.florin", ""),
        ([{"florin": True}, {}], "seats.0.coins.florin", ""),
        ([["florin"], {}], "seats.0.coins", ""),
    ],
)
def test_wrong_coins_in_a_position(coins: list[object], field: str, rule: str) -> None:
    """A position with too many coins, unknown ones or no numbers is refused by field."""
    assert complaint(
        read_position, position(modules=["change"], seats=[{"coins": each} for each in coins])
    ) == (field, rule)
