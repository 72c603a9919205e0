"""Section 7.13: the treasure chamber."""

from typing import Any

import pytest

from alhambra_qt.engine import BadData, Game, Setup, apply, legal_actions, observe, redeal, to_move
from alhambra_qt.engine.codec import (
    action_from_json,
    action_to_json,
    digest,
    state_from_json,
    state_to_json,
)
from alhambra_qt.engine.ids import DIRK, xy
from alhambra_qt.engine.ledger import Tie
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_VALUE, TILE_TYPE, TYPES
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import new_game, read_position
from alhambra_qt.modules.chests import each_chest
from alhambra_qt.modules.treasure import (
    BuyChests,
    ChestLost,
    ChestPlaced,
    ChestsBought,
    ChestsPassed,
    ChestsReturned,
    DirkTookChests,
    PlaceChest,
    RoomClosed,
    RoomFilled,
    Treasury,
)
from tests.kit import Table, in_order, table
from tests.lab.kit import built, position
from tests.moves import (
    END_TURN,
    add,
    buy,
    cards_of,
    cell_of,
    cells_of,
    gift,
    place,
    remove,
    reserve,
    swap,
    take,
)

RICH = "florin-3 dirham-4 denar-3 ducat-9"
GARDENS = "garden-10 @ 1,0  garden-11 @ 2,0  tower-11 @ 3,0"
FULL = (
    "garden garden tower arcades",
    "tower chambers pavilion seraglio",
    "garden tower tower tower",
)


def types(names: str) -> list[int]:
    """Read chests by their types, sorted."""
    return sorted(TYPES.index(name) for name in names.split())


def chests(seen: Table) -> Treasury:
    """Give where the chests are, also while the table is still being laid."""
    state = seen._game.ext["treasure"]
    assert isinstance(state, Treasury)
    return state


def named(kinds: list[int]) -> str:
    """Write chests by their types."""
    return in_order(" ".join(TYPES[kind] for kind in kinds))


def everywhere(state: Treasury) -> list[int]:
    """Count the chests of each type wherever they are."""
    totals = [sum(pair) for pair in zip(state.bag, state.dirk, state.bought, strict=True)]
    for chest in [c for room in state.rooms for c in room]:
        totals[chest] += 1
    for chest in [c for mine in state.chests for c in mine.values()]:
        totals[chest] += 1
    return totals


def lay(seen: Table, *rooms: str, bag: str | None = None) -> Table:
    """Lay chests into the rooms; the bag holds all others, or just these."""
    state = chests(seen)
    state.rooms = [types(room) for room in rooms]
    state.bag = [5, 5, 7, 7, 9, 9]
    for chest in [c for room in state.rooms for c in room]:
        state.bag[chest] -= 1
    if bag is not None:
        state.bag = [types(bag).count(kind) for kind in range(6)]
    return seen


def put(seen: Table, seat: int, places: str) -> Table:
    """Put chests from the bag onto the buildings on these cells."""
    state = chests(seen)
    for cell in cells_of(places):
        kind = TILE_TYPE[seen._game.players[seat].palace.tiles[cell]]
        state.chests[seat][cell] = kind
        state.bag[kind] -= 1
    return seen


def chamber(
    seats: int = 3, *rooms: str, bag: str | None = None, own: str = GARDENS, **more: Any
) -> Table:
    """A table of the chamber: seat 0 is rich and owns two gardens and a tower."""
    mover = more.get("mover", 0)
    seen = table(seats, ["treasure", *more.get("modules", "").split()], to_move=mover)
    seen.hand(mover, RICH).alhambra(0, own)
    seen.market(florin="tower-7-new", dirham="tower-8-nes", denar="tower-9-es", ducat="tower-9-ne")
    return lay(seen, *(rooms or FULL), bag=bag)


def buy_chests(room: int, cards: str) -> BuyChests:
    """Buy the chests of a room, counted from 1."""
    return BuyChests.of(room - 1, tuple(sorted(cards_of(cards))))


def chest(kind: str, at: str) -> PlaceChest:
    """Place a chest."""
    return PlaceChest.of(TYPES.index(kind), cell_of(at))


def stands(seen: Table, seat: int) -> list[str]:
    """Tell on which cells of a seat chests stand."""
    return sorted("{},{}".format(*xy(cell)) for cell in chests(seen).chests[seat])


# -- treasure.deal ----------------------------------------------------------------------------


def test_the_bag_and_the_rooms() -> None:
    """`treasure.deal`: 42 chests: three rooms of four, the rest in the bag, nobody has any."""
    for seats in (2, 6):
        state = new_game(Setup(seats, "a", ("treasure",))).ext["treasure"]
        assert [len(room) for room in state.rooms] == [4, 4, 4]
        assert everywhere(state) == [5, 5, 7, 7, 9, 9]
        assert sum(state.bag) == 30
        assert state.chests == [{}] * seats
        assert state.dirk == [0] * 6


def test_rooms_are_drawn_by_the_seed() -> None:
    """`treasure.deal`: the same seed lays the same rooms, another one others."""
    drawn = [
        new_game(Setup(3, seed, ("treasure",))).ext["treasure"].rooms for seed in ("a", "a", "b")
    ]
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
        held = seen.game.ext["change"]
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


# -- treasure.place ---------------------------------------------------------------------------


def test_forced_placements() -> None:
    """`treasure.place`: what leaves no choice is placed by itself, as many as fit."""
    seen = chamber(3, "garden garden tower arcades", *FULL[1:]).play(0, buy_chests(1, "ducat-9"))
    seen.expect(asks="turn_end")
    assert stands(seen, 0) == ["1,0", "2,0", "3,0"]
    placed = [(event.colour, event.cell) for event in seen.happened(ChestPlaced)]
    assert placed == [(4, 1), (4, 2), (5, 3)]
    assert seen.happened(ChestsReturned) == [ChestsReturned(1, (2,))]
    assert everywhere(chests(seen)) == [5, 5, 7, 7, 9, 9]


def test_a_choice_of_buildings() -> None:
    """`treasure.place`: with more buildings than chests of a colour the owner chooses."""
    seen = chamber(3, "garden tower arcades arcades", *FULL[1:]).play(0, buy_chests(1, "ducat-9"))
    seen.expect(asks="chests", seat=0)
    assert stands(seen, 0) == ["3,0"]
    assert seen.options() == [chest("garden", "1,0"), chest("garden", "2,0")]
    seen.play(0, chest("garden", "2,0")).expect(asks="turn_end")
    assert stands(seen, 0) == ["2,0", "3,0"]
    assert seen.happened(ChestPlaced) == [ChestPlaced(0, TYPES.index("garden"), 2)]


def test_two_chests_on_three_buildings() -> None:
    """`treasure.place`: one question for each chest, until no choice is left."""
    seen = chamber(3, "garden garden tower tower", *FULL[1:])
    seen.alhambra(0, "garden-10-n @ 1,-1").play(0, buy_chests(1, "ducat-9"))
    seen.play(0, chest("garden", "1,-1")).expect(asks="chests")
    seen.refused(chest("garden", "1,-1"), "treasure.place", cells="1,-1", reason="taken")
    seen.play(0, chest("garden", "1,0")).expect(asks="turn_end")
    assert stands(seen, 0) == ["1,-1", "1,0", "3,0"]


def test_they_must_be_placed() -> None:
    """`treasure.place`: nothing else can be done before the chests are placed."""
    seen = chamber(3, "garden tower arcades arcades", *FULL[1:]).play(0, buy_chests(1, "ducat-9"))
    for action in (END_TURN, take("ducat-1"), remove("3,0"), buy_chests(2, "florin-3")):
        seen.refused(action, "treasure.place", reason="not_now", frame="chests")


def test_wrong_buildings() -> None:
    """`treasure.place`: only an own building of the colour without a chest will do."""
    seen = chamber(3, "garden tower arcades arcades", *FULL[1:]).alhambra(1, "tower-12 @ 1,0")
    seen.play(0, buy_chests(1, "ducat-9"))
    seen.refused(chest("garden", "3,0"), "treasure.place", cells="3,0", reason="taken")
    seen.refused(chest("garden", "0,0"), "treasure.place", cells="0,0", reason="colour")
    seen.refused(chest("garden", "5,5"), "treasure.place", cells="5,5", reason="colour")
    seen.refused(chest("tower", "3,0"), "treasure.place", reason="none")
    seen.refused(PlaceChest.of(-1, 1), "treasure.place", reason="none")


def test_no_chest_is_placed_at_other_times() -> None:
    """`treasure.place`: without bought chests there is nothing to place."""
    chamber().refused(chest("garden", "1,0"), "treasure.place", reason="not_now", frame="turn")


def test_one_chest_each() -> None:
    """`treasure.place`: a building that has a chest takes no second one."""
    seen = put(chamber(3, "garden garden garden tower", *FULL[1:]), 0, "1,0 3,0")
    seen.play(0, buy_chests(1, "ducat-9")).expect(asks="turn_end")
    assert stands(seen, 0) == ["1,0", "2,0", "3,0"]
    assert seen.happened(ChestsReturned) == [ChestsReturned(3, (4, 4, 5))]


def test_on_a_building_bought_this_turn() -> None:
    """`treasure.place`: the bought tiles are placed first; chests may go onto them."""
    seen = chamber(3, "tower tower arcades arcades", *FULL[1:]).hand(0, "florin-7 ducat-9")
    seen.play(0, buy("florin", "florin-7"), buy_chests(1, "ducat-9"), place("tower-7-new @ 2,-1"))
    assert stands(seen, 0) == ["2,-1", "3,0"]


def test_not_on_the_reserve() -> None:
    """`treasure.place`: a tile of the reserve takes no chest."""
    seen = chamber(3, "tower tower arcades arcades", *FULL[1:]).hand(0, "florin-7 ducat-9")
    seen.play(0, buy("florin", "florin-7"), buy_chests(1, "ducat-9"), reserve("tower-7-new"))
    assert stands(seen, 0) == ["3,0"]


def test_not_on_huts_bazaars_camps() -> None:
    """`treasure.place`: huts, bazaars and camps are no buildings."""
    seen = table(3, ["treasure", "huts", "camps", "bazaars"]).hand(0, "ducat-9")
    for stack in seen._game.ext["huts"].stacks:
        stack.clear()
    seen.alhambra(0, "hut-garden-s @ 1,0  bazaar-ducat-pavilion-garden-tower @ 2,0  camp-3-n @ 1,1")
    lay(seen, "garden garden pavilion pavilion", *FULL[1:]).play(0, buy_chests(1, "ducat-9"))
    assert stands(seen, 0) == []
    assert seen.happened(ChestsReturned) == [ChestsReturned(4, (0, 0, 4, 4))]


def test_what_is_left_passes_to_the_left() -> None:
    """`treasure.place`: each seat in turn places all it can, the rest returns to the bag."""
    seen = chamber(4, "garden garden tower chambers", *FULL[1:], own="")
    seen.alhambra(2, "garden-12-s @ 1,0").alhambra(3, "garden-9-e @ 1,0  tower-12 @ 0,1")
    seen.play(0, buy_chests(1, "ducat-9")).expect(asks="turn_end", seat=0)
    assert [stands(seen, seat) for seat in range(4)] == [[], [], ["1,0"], ["0,1", "1,0"]]
    assert seen.happened(ChestsPassed) == [ChestsPassed(2, 4), ChestsPassed(3, 3)]
    assert seen.happened(ChestsReturned) == [ChestsReturned(1, (3,))]


def test_they_pass_beyond_the_last_seat() -> None:
    """`treasure.place`: left of the last seat is the first; the buyer gets nothing back."""
    seen = chamber(3, "garden garden arcades arcades", *FULL[1:], own="", mover=1)
    seen.alhambra(0, "arcades-9 @ 1,0").alhambra(2, "garden-9-e @ 1,0")
    seen.play(1, buy_chests(1, "ducat-9"))
    assert seen.happened(ChestsPassed) == [ChestsPassed(2, 4), ChestsPassed(0, 3)]
    assert [stands(seen, seat) for seat in range(3)] == [["1,0"], [], ["1,0"]]
    assert seen.happened(ChestsReturned) == [ChestsReturned(2, (2, 4))]


def test_the_neighbour_chooses_too() -> None:
    """`treasure.place`: a seat that gets chests is asked like the buyer, then the turn goes on."""
    seen = chamber(3, "garden tower arcades seraglio", *FULL[1:], own="")
    seen.alhambra(1, "garden-10-n @ 1,0  garden-8-ne @ 2,0", checked=False)
    seen.alhambra(2, "tower-12 @ 1,0")
    seen.play(0, buy_chests(1, "ducat-9")).expect(asks="chests", seat=1)
    assert seen.options() == [chest("garden", "1,0"), chest("garden", "2,0")]
    seen.play(1, chest("garden", "1,0")).expect(asks="turn_end", seat=0)
    assert [stands(seen, seat) for seat in range(3)] == [[], ["1,0"], ["1,0"]]


def test_dirk_first_then_the_opponent() -> None:
    """`treasure.place`: in a game of two Dirk takes what his free buildings hold, first."""
    seen = chamber(2, "garden garden garden tower", *FULL[1:], own="")
    seen.dirk("garden-9-e tower-12 tower-13-e")
    seen.alhambra(1, "garden-8-nw @ 0,1  tower-11-n @ 0,-1", checked=False)
    chests(seen).dirk[TYPES.index("tower")] = 1
    chests(seen).bag[TYPES.index("tower")] -= 1
    seen.play(0, buy_chests(1, "ducat-9")).expect(asks="turn_end")
    assert seen.happened(DirkTookChests) == [DirkTookChests(2, (4, 5))]
    assert chests(seen).dirk == [0, 0, 0, 0, 1, 2]
    assert seen.happened(ChestsPassed) == [ChestsPassed(1, 2)]
    assert stands(seen, 1) == ["0,1"]
    assert seen.happened(ChestsReturned) == [ChestsReturned(1, (4,))]
    assert everywhere(chests(seen)) == [5, 5, 7, 7, 9, 9]


def test_dirk_after_the_buyer() -> None:
    """`treasure.place`: the buyer places first; a building given to Dirk this turn counts."""
    seen = chamber(2, "tower tower arcades arcades", *FULL[1:]).hand(0, "florin-7 ducat-9")
    seen.play(0, buy("florin", "florin-7"), buy_chests(1, "ducat-9"), gift("tower-7-new"))
    assert stands(seen, 0) == ["3,0"]
    assert chests(seen).dirk == [0, 0, 0, 0, 0, 1]


def test_dirk_s_camps_hold_no_chest() -> None:
    """`treasure.place`: only Dirk's buildings count."""
    seen = chamber(2, "pavilion pavilion pavilion pavilion", *FULL[1:], modules="camps")
    seen.dirk("camp-3-n camp-4-e").play(0, buy_chests(1, "ducat-9"))
    assert seen.happened(DirkTookChests) == []
    assert chests(seen).dirk == [0] * 6


# -- treasure.refill, treasure.lost -----------------------------------------------------------


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


def test_a_removed_building_loses_its_chest() -> None:
    """`treasure.lost`: the chest goes back into the bag, the tile to the reserve."""
    seen = put(chamber(), 0, "3,0 2,0")
    towers = chests(seen).bag[TYPES.index("tower")]
    seen.play(0, remove("3,0")).expect(reserve={0: "tower-11"})
    assert stands(seen, 0) == ["2,0"]
    assert chests(seen).bag[TYPES.index("tower")] == towers + 1
    assert seen.happened(ChestLost) == [ChestLost(0, TYPES.index("tower"), cell_of("3,0"))]


def test_a_swapped_building_loses_its_chest() -> None:
    """`treasure.lost`: the new tile at the same cell has none."""
    seen = put(chamber(), 0, "3,0").reserve(0, "tower-12")
    seen.play(0, swap("tower-12 @ 3,0"))
    assert stands(seen, 0) == []
    seen = put(chamber(), 0, "3,0").reserve(0, "tower-12")
    seen.play(0, add("tower-12 @ 4,0"))
    assert stands(seen, 0) == ["3,0"]


# -- treasure.score ---------------------------------------------------------------------------


def owning(numbers: tuple[int, ...], dirk: int = 0) -> Table:
    """A table where the seats own so many chests, on gardens in a row."""
    seen = table(len(numbers), ["treasure"])
    for mine, number in zip(chests(seen).chests, numbers, strict=True):
        mine.update(dict.fromkeys(range(1, number + 1), 4))
    chests(seen).dirk[5] = dirk
    return seen


@pytest.mark.parametrize(
    ("scoring", "numbers", "points"),
    [
        (1, (3, 2, 1), [7]),
        (2, (3, 2, 1), [14, 7]),
        (3, (3, 2, 1), [22, 14, 7]),
        (3, (1, 2, 0, 5), [7, 14, 22]),
        (1, (2, 2, 1), [3, 3]),
        (2, (2, 2, 1), [10, 10]),
        (3, (2, 2, 2), [14, 14, 14]),
        (3, (4, 2, 2, 1), [22, 10, 10]),
        (3, (4, 3, 1, 1, 1, 1), [22, 14, 1, 1, 1, 1]),
        (3, (0, 0, 0), []),
    ],
)
def test_points_for_the_most_chests(
    scoring: int, numbers: tuple[int, ...], points: list[int]
) -> None:
    """`treasure.score`: 7; 14, 7; 22, 14, 7 for the most; ties share, no chest no points."""
    lines = owning(numbers).lines(scoring, "treasure.score")
    assert [line.points for line in lines if line.points] == points
    assert [line.count for line in lines] == [number for number in numbers if number]
    assert {line.item for line in lines} <= {"chest"}


def test_a_line_proves_itself() -> None:
    """`treasure.score`: a line shows the cells, the rank, and how a tie is shared."""
    first, second, third = owning((2, 2, 1)).lines(3, "treasure.score")
    assert (first.rank, second.rank, third.rank) == (1, 1, 3)
    assert first.cells == (1, 2)
    assert first.tie == second.tie == Tie(1, (0, 1), (22, 14), 36, 18)
    assert third.tie is None


def test_dirk_scores_chests() -> None:
    """`treasure.score`: Dirk's chests count, also in a tie."""
    ledger = owning((2, 1), dirk=2).ledger(2)
    lines = [line for line in ledger.lines if line.rule == "treasure.score"]
    assert [(line.seat, line.points) for line in lines] == [(0, 10), (1, 0), (DIRK, 10)]
    assert lines[0].tie is not None
    assert lines[0].tie.seats == (0, DIRK)
    assert ledger.dirk == 10


def test_the_colour_does_not_matter() -> None:
    """`treasure.score`: chests of all colours are counted together."""
    seen = put(chamber(), 0, "1,0 3,0")
    put(seen.alhambra(1, "tower-12 @ 1,0"), 1, "1,0")
    points = [(line.seat, line.points) for line in seen.lines(2, "treasure.score")]
    assert points == [(0, 14), (1, 7)]


# -- what is public, states, positions --------------------------------------------------------


def test_every_chest_lies_in_a_zone() -> None:
    """`treasure.deal`: the zones show all 42 chests, those on buildings with their cells."""
    seen = put(chamber(2), 0, "1,0 3,0")
    chests(seen).dirk[0] = 1
    chests(seen).bag[0] -= 1
    found = [zone for zone in zones(seen.game) if any("chest" in t for t in zone.tokens)]
    assert sum(len(zone.tokens) for zone in found) == 42
    mine = next(zone for zone in found if zone.name == "chests" and zone.seat == 0)
    assert mine.tokens == ("chest-garden", "chest-tower")
    assert mine.cells == cells_of("1,0 3,0")
    rooms = [zone for zone in found if zone.name.startswith("room")]
    assert [len(zone.tokens) for zone in rooms] == [4, 4, 4]
    seen.play(0, buy_chests(1, "ducat-9"))


def test_the_next_chests_are_secret() -> None:
    """`treasure.deal`: chests are public, but not which come next: a redeal may draw others."""
    seen = chamber(3, "pavilion pavilion pavilion pavilion", *FULL[1:])
    seen.game.setup = Setup(3, "kit", ("treasure",))
    views = [observe(seen.game, seat) for seat in range(3)]
    for view in views:
        assert view.game.ext["treasure"].to_json() == chests(seen).to_json()
        assert view.game.setup.seed == ""
    drawn = set()
    for seed in "abcdef":
        game = redeal(views[1], seed)
        assert game.ext["treasure"].to_json() == chests(seen).to_json()
        apply(game, buy_chests(1, "ducat-9"))
        drawn.add(tuple(game.ext["treasure"].rooms[0]))
    assert len(drawn) > 1


def test_states_are_written_and_read() -> None:
    """`treasure.place`: a state in the middle of placing chests survives JSON, as do actions."""
    seen = chamber(2, "garden tower arcades arcades", *FULL[1:]).dirk("arcades-9")
    bought = buy_chests(1, "ducat-9")
    assert action_from_json(action_to_json(bought)) == bought
    seen.play(0, bought).expect(asks="chests")
    again = state_from_json(state_to_json(seen.game), seen.game.rules)
    assert digest(again) == digest(seen.game)
    for action in legal_actions(seen.game):
        assert action_from_json(action_to_json(action)) == action
        one, two = seen.game.clone(), again.clone()
        apply(one, action)
        apply(two, action)
        assert digest(one) == digest(two)


def test_a_clone_is_independent() -> None:
    """`treasure.place`: what happens in a clone leaves the game as it was."""
    seen = chamber(2, "garden tower arcades arcades", *FULL[1:]).dirk("arcades-9")
    before = digest(seen.game)
    tried = seen.game.clone()
    apply(tried, buy_chests(1, "ducat-9"))
    apply(tried, legal_actions(tried)[0])
    assert digest(seen.game) == before


def read(**fields: Any) -> Game:
    """Read a position with the module on."""
    return read_position(position(**{"modules": ["treasure", "camps"], **fields})).game


def test_positions() -> None:
    """`treasure.deal`: rooms, chests on buildings and Dirk's; the bag is what is left."""
    game = read(
        seats=[{"alhambra": [{"tile": "garden-10", "at": [1, 0], "chest": True}]}, {}],
        rooms=[["chest-tower", "chest-garden", "chest-tower", "chest-arcades"], [], []],
        dirk={"tiles": ["garden-8-sw", "tower-12"], "chests": ["garden", "tower"]},
    )
    state = game.ext["treasure"]
    assert [named(room) for room in state.rooms] == ["arcades garden tower tower", "", ""]
    assert state.chests == [{1: TYPES.index("garden")}, {}]
    assert state.dirk == [0, 0, 0, 0, 1, 1]
    assert everywhere(state) == [5, 5, 7, 7, 9, 9]
    written = position_to_json(game)
    again = read_position(written).game
    assert position_to_json(again) == written
    assert again.ext["treasure"].to_json() == state.to_json()


def test_positions_without_chests() -> None:
    """`treasure.refill`: rooms left out are empty, and then no room is refilled any more."""
    state = read().ext["treasure"]
    assert state.rooms == [[], [], []]
    assert sum(state.bag) == 42
    assert to_move(read()) == 0


ROOM = ["chest-tower"] * 4


@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"rooms": [ROOM, ROOM, [*ROOM]]}, "rooms.2.1", "treasure.deal"),
        ({"rooms": [ROOM[:3]]}, "rooms.0", "treasure.refill"),
        ({"rooms": [ROOM, [], [], []]}, "rooms", ""),
        ({"rooms": ["chest-tower"]}, "rooms.0", ""),
        ({"rooms": [["chest-tower", "tower", "tower", "tower"]]}, "rooms.0.1", ""),
        ({"dirk": {"chests": ["garden"]}}, "dirk.chests.0", "treasure.place"),
        (
            {"dirk": {"tiles": ["garden-10"], "chests": ["garden", "garden"]}},
            "dirk.chests.1",
            "treasure.place",
        ),
        ({"dirk": {"chests": ["chest-garden"]}}, "dirk.chests.0", ""),
        ({"dirk": {"tiles": ["camp-3-n"], "chests": ["tower"]}}, "dirk.chests.0", "treasure.place"),
    ],
)
def test_wrong_positions(fields: dict[str, Any], field: str, rule: str) -> None:
    """`treasure.deal`: a position that cannot be is refused with field and rule."""
    with pytest.raises(BadData) as caught:
        read(**fields)
    assert (caught.value.field, caught.value.rule) == (field, rule)


@pytest.mark.parametrize(
    ("tile", "value", "rule"),
    [
        ("camp-5-s", True, "treasure.place"),
        ("garden-10", "yes", ""),
    ],
)
def test_wrong_chests_on_tiles(tile: str, value: Any, rule: str) -> None:
    """`treasure.place`: only buildings have chests; they either have one or not."""
    entry = {"tile": tile, "at": [1, 0], "chest": value}
    with pytest.raises(BadData) as caught:
        read(seats=[{"alhambra": [entry]}, {}])
    assert (caught.value.field, caught.value.rule) == ("seats.0.alhambra.0.chest", rule)


def test_no_chest_in_the_reserve() -> None:
    """`treasure.place`: a tile of the reserve has no chest."""
    with pytest.raises(BadData) as caught:
        read(seats=[{"reserve": [{"tile": "garden-10", "chest": True}]}, {}])
    assert (caught.value.field, caught.value.rule) == ("seats.0.reserve.0.chest", "treasure.place")


def test_chests_with_the_module_off() -> None:
    """`treasure.deal`: chests in a position without the module are refused, empty fields not."""
    entry = {"alhambra": [*built(("garden-10", 1, 0))]}
    entry["alhambra"][0]["chest"] = True
    with pytest.raises(BadData) as caught:
        read(modules=[], seats=[entry, {}])
    assert (caught.value.field, caught.value.rule) == ("seats.0.alhambra.0.chest", "treasure.deal")
    assert "treasure" not in read(modules=[], rooms=[[], [], []]).ext
