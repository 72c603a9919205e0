"""Section 7.13: chests are dealt, bought and drawn again."""

from alhambra_qt.engine import Setup
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_VALUE, TYPES
from alhambra_qt.modules import new_game
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.treasure.chests import (
    BuyChests,
    ChestsBought,
    RoomClosed,
    RoomFilled,
    each_chest,
)
from alhambra_qt.modules.treasure.rules import Treasure
from tests.kit import in_order, table
from tests.modules.treasure_kit import (
    FULL,
    RICH,
    buy_chests,
    chamber,
    chest,
    chests,
    everywhere,
    named,
)
from tests.moves import buy, cards_of

# -- treasure.deal ----------------------------------------------------------------------------


def test_the_bag_and_the_rooms() -> None:
    """`treasure.deal`: 42 chests: three rooms of four, the rest in the bag, nobody has any."""
    for seats in (2, 6):
        state = Treasure.of(new_game(Setup(seats, "a", ("treasure",))))
        assert [len(room) for room in state.rooms] == [4, 4, 4]
        assert everywhere(state) == [5, 5, 7, 7, 9, 9]
        assert sum(state.bag) == 30
        assert state.chests == [{}] * seats
        assert state.dirk == [0] * 6


def test_rooms_are_drawn_by_the_seed() -> None:
    """`treasure.deal`: the same seed lays the same rooms, another one others."""
    drawn = [Treasure.of(new_game(Setup(3, seed, ("treasure",)))).rooms for seed in ("a", "a", "b")]
    assert drawn[0] == drawn[1] != drawn[2]


def test_without_the_module_there_are_no_chests() -> None:
    """`treasure.buy`: with the module off chests can neither be bought nor placed."""
    seen = table(2).hand(0, RICH)
    seen.refused(buy_chests(1, "ducat-9"), "module.off", action="buy_chests")
    seen.refused(chest("tower", "3,0"), "module.off", action="place_chest")


# -- treasure.buy -----------------------------------------------------------------------------


def test_any_mix_of_currencies() -> None:
    """`treasure.buy`: the example of the sheet: 3 + 3 + 4 buys a room; 2 too much is lost."""
    seen = chamber().play(0, buy_chests(2, "florin-3 denar-3 dirham-4"))
    seen.expect(hand={0: "ducat-9"}, discards="florin-3 denar-3 dirham-4")
    cards = tuple(sorted(cards_of("florin-3 denar-3 dirham-4")))
    assert seen.happened(ChestsBought) == [ChestsBought(0, 1, cards, 4, 10, (0, 1, 3, 5))]


def test_chests_are_no_extra_action() -> None:
    """`treasure.buy`: 8 paid exactly ends the actions all the same."""
    seen = chamber(3, "pavilion pavilion pavilion pavilion", *FULL[1:]).hand(0, "ducat-8 florin-7")
    seen.play(0, buy_chests(1, "ducat-8")).expect(asks="turn_end")
    seen.refused(buy("florin", "florin-7"), "turn.refill", reason="not_now")
    seen.refused(buy_chests(2, "florin-7"), "turn.refill", reason="not_now")


def test_chests_as_the_extra_action() -> None:
    """`treasure.buy`: they may be bought after an exact purchase; no further action follows."""
    seen = chamber().hand(0, "florin-7 ducat-9").play(0, buy("florin", "florin-7"))
    seen.play(0, buy_chests(1, "ducat-9")).expect(asks="place", held={0: "tower-7-new"})


def test_less_than_eight() -> None:
    """`treasure.buy`: fewer than 8 is refused with what is missing."""
    seen = chamber()
    seen.refused(buy_chests(1, "florin-3 dirham-4"), "treasure.buy", reason="short", missing=1)
    seen.refused(buy_chests(1, ""), "treasure.buy", reason="short", missing=8)


def test_any_overpayment() -> None:
    """`treasure.buy`: 8 or more: paying far too much is allowed, though not proposed."""
    seen = chamber()
    assert buy_chests(1, RICH) not in seen.options()
    seen.play(0, buy_chests(1, RICH)).expect(hand={0: ""})


def test_cards_that_are_not_held() -> None:
    """`treasure.buy`: every card must be in the hand, as often as it is paid."""
    seen = chamber()
    seen.refused(buy_chests(1, "florin-9"), "treasure.buy", reason="not_held")
    seen.refused(buy_chests(1, "dirham-4 dirham-4"), "treasure.buy", reason="not_held")
    unsorted = BuyChests.of(0, tuple(reversed(buy_chests(1, RICH).cards)))
    seen.refused(unsorted, "treasure.buy", reason="not_held")


def test_an_empty_room() -> None:
    """`treasure.buy`: an empty room, or none of the three, cannot be bought."""
    seen = chamber(3, "", *FULL[1:])
    seen.refused(buy_chests(1, "ducat-9"), "treasure.buy", reason="empty")
    seen.refused(buy_chests(4, "ducat-9"), "treasure.buy", reason="empty")
    seen.refused(buy_chests(0, "ducat-9"), "treasure.buy", reason="empty")
    assert {action.room for action in seen.options(BuyChests)} == {1, 2}


def test_what_is_proposed() -> None:
    """`treasure.buy`: each payment of which no card could be left out, for each room, once."""
    seen = chamber().hand(0, "florin-3 florin-3 dirham-4 denar-3 ducat-9")
    found = [action.cards for action in seen.options(BuyChests) if action.room == 0]
    wanted = (
        "ducat-9",
        "florin-3 florin-3 dirham-4",
        "florin-3 florin-3 denar-3",
        "florin-3 dirham-4 denar-3",
    )
    assert sorted(found) == sorted(tuple(sorted(cards_of(cards))) for cards in wanted)
    assert len(seen.options(BuyChests)) == 3 * len(found)


def test_all_in_diamonds() -> None:
    """`treasure.buy`: diamonds alone pay too, never together with other money."""
    seen = chamber(modules="diamonds").hand(0, "diamond-3 diamond-5 ducat-3 florin-5")
    found = {action.cards for action in seen.options(BuyChests)}
    wanted = ("diamond-3 diamond-5", "ducat-3 florin-5")
    assert found == {tuple(sorted(cards_of(cards))) for cards in wanted}
    mixed = buy_chests(1, "diamond-5 florin-5")
    seen.refused(mixed, "treasure.buy", reason="diamonds")
    seen.play(0, buy_chests(1, "diamond-3 diamond-5")).expect(hand={0: "ducat-3 florin-5"})


def test_exchange_cards_do_not_pay() -> None:
    """`treasure.buy`: exchange cards are not for chests."""
    seen = chamber(modules="exchange").hand(0, "exchange-florin-dirham ducat-9")
    both = buy_chests(1, "exchange-florin-dirham ducat-9")
    seen.refused(both, "treasure.buy", reason="kind")
    assert [action.cards for action in seen.options(BuyChests)] == [cards_of("ducat-9")] * 3


def test_builders_and_coins_pay() -> None:
    """`treasure.buy`: builders and coins go into the mix; overpaying brings no coins."""
    for pay, hand, coins in (
        ("builder-ducat denar-4 coin-dirham", "florin-7", 0),
        ("builder-ducat florin-7", "denar-4", 1),
    ):
        seen = chamber(modules="change builders").hand(0, "builder-ducat denar-4 florin-7")
        held = Change.of(seen.game)
        held.held[0], held.bag = [0, 1, 0, 0], [6, 5, 6, 6]
        assert buy_chests(1, pay) in seen.options()
        seen.play(0, buy_chests(1, pay)).expect(hand={0: hand})
        assert held.held[0] == [0, coins, 0, 0]
        assert seen.game.gone == [CARD_BY_ID["builder-ducat"]]


def test_buying_forbids_passing() -> None:
    """`turn.pass`: as long as chests can be bought there is a legal action."""
    seen = chamber(own="").display("").hand(0, "florin-3 dirham-5")
    assert {type(action) for action in seen.options()} == {BuyChests}


def test_large_hands() -> None:
    """`treasure.buy`: with many cards all proposed payments are minimal and different."""
    hand = " ".join(f"{name}-{value}" for name in ("florin", "denar") for value in range(1, 10))
    seen = chamber().hand(0, hand)
    found = [action.cards for action in seen.options(BuyChests) if action.room == 1]
    assert len(set(found)) == len(found) == 99
    for cards in found:
        values = [CARD_VALUE[card] for card in cards]
        assert sum(values) >= 8 > sum(values) - min(values)


# -- treasure.refill --------------------------------------------------------------------------


def test_the_room_is_refilled() -> None:
    """`treasure.refill`: four new chests come from the bag; that cannot be taken back."""
    seen = chamber(3, "garden garden tower pavilion", *FULL[1:], bag="seraglio " * 5)
    reveals = seen.game.reveals
    seen.play(0, buy_chests(1, "ducat-9"))
    assert [named(room) for room in chests(seen).rooms[1:]] == [in_order(room) for room in FULL[1:]]
    assert set(chests(seen).rooms[0]) <= {TYPES.index("seraglio"), TYPES.index("pavilion")}
    assert seen.happened(RoomFilled) == [RoomFilled(0, tuple(chests(seen).rooms[0]))]
    assert sum(chests(seen).bag) == 2
    assert seen.game.reveals == reveals + 1


def test_returned_chests_are_drawn_again() -> None:
    """`treasure.refill`: what nobody could place is in the bag before the room is refilled."""
    seen = chamber(3, "pavilion pavilion pavilion pavilion", *FULL[1:], bag="")
    seen.play(0, buy_chests(1, "ducat-9"))
    assert named(chests(seen).rooms[0]) == "pavilion pavilion pavilion pavilion"


def test_a_room_stays_empty() -> None:
    """`treasure.refill`: with fewer than four in the bag nothing is laid."""
    seen = chamber(3, "garden garden tower pavilion", *FULL[1:], bag="tower tower")
    reveals = seen.game.reveals
    seen.play(0, buy_chests(1, "ducat-9"))
    assert chests(seen).rooms[0] == []
    assert seen.happened(RoomClosed) == [RoomClosed(0)]
    assert named(each_chest(chests(seen).bag)) == "pavilion tower tower"
    assert seen.game.reveals == reveals
    seen.refused(buy_chests(1, "florin-3"), "turn.refill")


def test_no_room_is_refilled_any_more() -> None:
    """`treasure.refill`: once a room stayed empty none is filled again, whatever comes back."""
    seen = chamber(3, "", "pavilion pavilion pavilion pavilion", FULL[2], bag="tower " * 8)
    seen.play(0, buy_chests(2, "ducat-9"))
    assert [len(room) for room in chests(seen).rooms] == [0, 0, 4]
    assert seen.happened(RoomClosed) == [RoomClosed(1)]
    assert sum(chests(seen).bag) == 12
