"""Section 7.12: the street trader."""

from itertools import combinations
from typing import Any

import pytest

from alhambra_qt.engine import BadData, Game, Setup, apply, legal_actions, observe, redeal, to_move
from alhambra_qt.engine.actions import Action, AddTile, Buy, Place
from alhambra_qt.engine.codec import (
    action_from_json,
    action_to_json,
    digest,
    state_from_json,
    state_to_json,
)
from alhambra_qt.engine.events import DirkDrew, TileShown, TurnStarted
from alhambra_qt.engine.ids import xy
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import new_game, read_position
from alhambra_qt.modules.builders import UseBuilder
from alhambra_qt.modules.residents import NONE
from alhambra_qt.modules.trader import (
    ChooseResidents,
    MoveIn,
    PlaceTrader,
    ResidentLost,
    ResidentMovedIn,
    ResidentsChosen,
    ResidentsShown,
    ResidentsStayed,
    ResidentSwapped,
    ResidentTaken,
    StayOut,
    SwapResident,
    TraderAside,
    TraderPlaced,
    Traders,
)
from tests.kit import Table, table
from tests.lab.kit import position
from tests.moves import (
    END_TURN,
    add,
    buy,
    cell_of,
    gift,
    place,
    remove,
    reserve,
    swap,
    take,
    tiles_of,
    use_vizier,
)

STAY = StayOut.of()
HAND = "florin-9 dirham-9 denar-9 ducat-9"


# -- words ------------------------------------------------------------------------------------


def types(names: str) -> list[int]:
    """Read residents by their types, sorted."""
    return sorted(TYPES.index(name) for name in names.split())


def named(residents: list[int]) -> str:
    """Write residents by their types, in the order of the types."""
    return " ".join(TYPES[kind] for kind in residents)


def choose(names: str) -> ChooseResidents:
    """Keep these residents."""
    return ChooseResidents.of(tuple(types(names)))


def put(at: str) -> PlaceTrader:
    """Put the trader onto a cell."""
    return PlaceTrader.of(cell_of(at))


def move_in(new: str = "") -> MoveIn:
    """Let a resident move in, and take a new one of this type."""
    return MoveIn.of(TYPES.index(new) if new else NONE)


def exchange(old: str, new: str) -> SwapResident:
    """Swap a resident of one type with one of another."""
    return SwapResident.of(TYPES.index(old), TYPES.index(new))


def traders(seen: Table) -> Traders:
    """Give where traders and residents are, also while the table is still being laid."""
    state = seen._game.ext["trader"]
    assert isinstance(state, Traders)
    return state


def everywhere(state: Traders) -> list[int]:
    """Count the residents of each colour wherever they are."""
    totals = state.supply[:]
    for residents in (*state.residents, *(homes.values() for homes in state.homes)):
        for colour in residents:
            totals[colour] += 1
    return totals


def street(
    residents: str = "garden tower tower",
    at: str = "1,0",
    supply: str | None = None,
    seats: int = 3,
    **more: Any,
) -> Table:
    """A table where seat 0 has money, some tiles on the market, and a trader."""
    seen = table(seats, ["trader", *more.get("modules", "").split()])
    seen.market(florin="garden-9-e", dirham="tower-9-es", denar="arcades-9", ducat="chambers-9-w")
    seen.hand(0, HAND).alhambra(0, more.get("own", ""))
    state = traders(seen)
    state.at[0] = cell_of(at)
    for colour in types(residents):
        state.take_in(0, colour)
    if supply is not None:
        state.supply = [types(supply).count(colour) for colour in range(6)]
    return seen


def buying(seen: Table, slot: str, where: str) -> Table:
    """Let seat 0 buy the tile of a slot, overpaid or not, and place it."""
    seen.play(0, buy(slot, f"{slot}-9"))
    if seen.seen()["asks"] == "turn":
        seen.play(0, seen.options()[-1])
    return seen.play(0, place(where))


# -- trader.deal ------------------------------------------------------------------------------


def laid(game: Game) -> Table:
    """A table where everything lies already."""
    seen = Table(game)
    seen._ready = True
    return seen


def started(seats: int = 3, modules: str = "trader") -> Table:
    """A new game, about to ask for the first residents."""
    return laid(new_game(Setup(seats, "a", tuple(modules.split()))))


def test_the_first_question() -> None:
    """`trader.deal`: before any tile is laid each seat is asked for three of six colours."""
    seen = started().expect(asks="residents", bag=54)
    assert seen.seen()["market"] == {"florin": None, "dirham": None, "denar": None, "ducat": None}
    assert to_move(seen.game) == seen.game.to_play
    options = [action.colours for action in seen.options(ChooseResidents)]
    assert options == list(combinations(range(6), 3))
    assert len(seen.options()) == 20


def test_exactly_three_of_different_colours() -> None:
    """`trader.deal`: fewer, more, or two of a colour are refused."""
    seen = started()
    for names in ("", "tower garden", "tower garden arcades chambers", "tower tower garden"):
        seen.refused(choose(names), "trader.deal", reason="three")
    seen.refused(ChooseResidents.of((5, 4, 0)), "trader.deal", reason="three")
    seen.refused(ChooseResidents.of((0, 4, 9)), "trader.deal", reason="three")


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_whole_opening(seats: int) -> None:
    """`trader.deal`: all choose from the start player on, all are shown, all place the trader."""
    seen = started(seats)
    first = seen.game.to_play
    order = [(first + offset) % seats for offset in range(seats)]
    for seat in order:
        seen.expect(asks="residents", seat=seat).play(seat, choose("garden tower arcades"))
        assert seen.happened(ResidentsChosen) == [ResidentsChosen(seat)]
    shown = tuple(types("garden tower arcades"))
    assert seen.happened(ResidentsShown) == [ResidentsShown(seat, shown) for seat in range(seats)]
    state = traders(seen)
    assert state.supply == [7, 7, 7 - seats, 7, 7 - seats, 7 - seats]
    for number, seat in enumerate(order):
        seen.expect(asks="trader_place", seat=seat, bag=54)
        assert seen.options() == [put(at) for at in ("-1,0", "0,-1", "0,1", "1,0")]
        seen.play(seat, seen.options()[number % 4])
    assert [state.at[seat] for seat in order] == [
        cell_of(("-1,0", "0,-1", "0,1", "1,0")[number % 4]) for number in range(seats)
    ]
    seen.expect(asks="turn", seat=first, bag=50 - 6 * (seats == 2))
    kinds = [type(event) for event in seen.events]
    dirk = [DirkDrew] if seats == 2 else []
    assert kinds == [TraderPlaced, *[TileShown] * 4, *dirk, TurnStarted]
    assert everywhere(state) == [7] * 6


def test_next_to_the_fountain() -> None:
    """`trader.deal`: any side of the fountain, nowhere else; nothing else is open before."""
    seen = started(2)
    for _ in range(2):
        seen.play(to_move(seen.game) or 0, choose("garden tower arcades"))
    seen.refused(put("1,1"), "trader.deal", cells="1,1", reason="touch")
    seen.refused(put("0,0"), "trader.deal", cells="0,0", reason="taken")
    seen.refused(choose("garden tower arcades"), "trader.deal", reason="not_now")
    seen.refused(END_TURN, "trader.deal", reason="not_now", frame="trader_place")
    early = started(2)
    early.refused(put("0,1"), "trader.move_in", reason="not_now", frame="residents")
    early.refused(take("florin-1"), "trader.deal", reason="not_now", frame="residents")


def test_the_choice_is_secret() -> None:
    """`trader.deal`: until all have chosen the others do not know what was chosen."""
    seen = started(3)
    first, second, third = [(seen.game.to_play + offset) % 3 for offset in range(3)]
    seen.play(first, choose("garden tower arcades"))
    chosen = types("garden tower arcades")
    assert observe(seen.game, first).game.ext["trader"].residents[first] == chosen
    for other in (second, third):
        view = observe(seen.game, other)
        state = view.game.ext["trader"]
        assert state.residents[first] == [UNKNOWN] * 3
        assert state.supply == [4] * 6
        guesses = {tuple(redeal(view, seed).ext["trader"].residents[first]) for seed in "abcdefgh"}
        assert len(guesses) > 1
        assert all(len(set(guess)) == 3 for guess in guesses)
        held = [z for z in zones(view.game) if z.name == "trader"]
        assert [len(z.tokens) for z in held] == [6, 6, 6]
    for seat in (second, third):
        seen.play(seat, choose("garden tower seraglio"))
    assert observe(seen.game, third).game.ext["trader"].residents[first] == chosen


def test_showing_cannot_be_taken_back() -> None:
    """`trader.deal`: once all residents are shown the choice is final, before it is not."""
    seen = started(2)
    seats = [seen.game.to_play, 1 - seen.game.to_play]
    reveals = seen.game.reveals
    seen.play(seats[0], choose("garden tower arcades"))
    assert seen.game.reveals == reveals
    seen.play(seats[1], choose("garden tower arcades"))
    assert seen.game.reveals == reveals + 1


def test_a_redeal_in_the_opening_can_be_played() -> None:
    """`trader.deal`: a guessed game goes on like the real one, with 42 residents in the end."""
    seen = started(2)
    seen.play(seen.game.to_play, choose("garden tower arcades"))
    game = redeal(observe(seen.game, to_move(seen.game) or 0), "x")
    while game.decisions[-1].kind != "turn":
        apply(game, legal_actions(game)[0])
    assert everywhere(game.ext["trader"]) == [7] * 6


def test_without_the_module_there_is_no_trader() -> None:
    """`trader.move_in`: with the module off the game begins at once; its actions are refused."""
    seen = table(3)
    for action in (choose("garden tower arcades"), put("1,0"), move_in("tower"), STAY):
        seen.refused(action, "module.off", action=action.name)
    seen.refused(exchange("tower", "garden"), "module.off", action="swap_resident")
    assert new_game(Setup(2, "a", ())).frame.kind == "turn"


# -- trader.move_in: a resident of the colour -------------------------------------------------


def test_a_resident_moves_in() -> None:
    """`trader.move_in`: the trader is set aside, a resident moves in, a new one is taken."""
    seen = buying(street(), "florin", "garden-9-e @ 1,0").expect(asks="trader_in", seat=0)
    assert seen.happened(TraderAside) == [TraderAside(0, 1)]
    assert traders(seen).at[0] is None
    assert seen.options() == [*(MoveIn.of(colour) for colour in range(6)), STAY]
    seen.play(0, move_in("pavilion")).expect(asks="turn_end")
    garden, pavilion = TYPES.index("garden"), TYPES.index("pavilion")
    assert seen.events == [ResidentMovedIn(0, garden, 1), ResidentTaken(0, pavilion)]
    state = traders(seen)
    assert named(state.residents[0]) == "pavilion tower tower"
    assert state.homes[0] == {1: garden}
    assert everywhere(state) == [7] * 6


def test_the_same_colour_may_come_again() -> None:
    """`trader.move_in`: a new one of any colour, also that of the one that moves in."""
    seen = buying(street(), "florin", "garden-9-e @ 1,0").play(0, move_in("garden"))
    assert named(traders(seen).residents[0]) == "garden tower tower"


def test_only_one_of_two() -> None:
    """`trader.move_in`: of two residents of the colour one moves in."""
    seen = buying(street(), "dirham", "tower-9-es @ 1,0").play(0, move_in("arcades"))
    assert named(traders(seen).residents[0]) == "arcades garden tower"


def test_nobody_has_to_move_in() -> None:
    """`trader.move_in`: the resident may stay; then nothing is taken and nothing swapped."""
    seen = buying(street(), "florin", "garden-9-e @ 1,0")
    seen.refused(exchange("tower", "arcades"), "trader.move_in", reason="not_now")
    seen.play(0, STAY).expect(asks="turn_end")
    assert seen.events == [ResidentsStayed(0)]
    assert named(traders(seen).residents[0]) == "garden tower tower"
    assert traders(seen).homes[0] == {}


def test_the_supply_must_have_the_colour() -> None:
    """`trader.move_in`: a colour that the supply lacks is refused, and so is taking none."""
    seen = buying(street(supply="tower arcades"), "florin", "garden-9-e @ 1,0")
    assert seen.options() == [move_in("arcades"), move_in("tower"), STAY]
    seen.refused(move_in("garden"), "trader.move_in", reason="supply")
    seen.refused(move_in(), "trader.move_in", reason="new")


def test_an_empty_supply() -> None:
    """`trader.move_in`: with an empty supply a resident moves in, no new one comes."""
    seen = buying(street(supply=""), "florin", "garden-9-e @ 1,0")
    assert seen.options() == [move_in(), STAY]
    seen.refused(move_in("garden"), "trader.move_in", reason="supply")
    seen.play(0, move_in()).expect(asks="turn_end")
    assert named(traders(seen).residents[0]) == "tower tower"
    assert [type(event) for event in seen.events] == [ResidentMovedIn]


def test_the_question_comes_before_the_next_tile() -> None:
    """`trader.move_in`: with several bought tiles each is asked about when it is built."""
    seen = street().play(0, buy("florin", "florin-9"), buy("denar", "denar-9"))
    seen.play(0, seen.options()[-1], place("garden-9-e @ 1,0")).expect(asks="trader_in")
    seen.refused(place("arcades-9 @ 0,-1"), "buy.place_late", reason="not_now", frame="trader_in")
    seen.play(0, move_in("garden")).expect(asks="place", held={0: "arcades-9"})


def test_no_second_move_in() -> None:
    """`trader.move_in`: at most one per turn: the trader stands aside until the turn is over."""
    seen = street("garden arcades tower").play(0, buy("florin", "florin-9"))
    seen.play(0, buy("denar", "denar-9"), seen.options()[-1])
    seen.play(0, place("garden-9-e @ 1,0"), move_in("tower"))
    seen.play(0, place("arcades-9 @ 0,-1")).expect(asks="turn_end")
    assert list(traders(seen).homes[0]) == [1]
    assert seen.happened(TraderAside) == []


def test_elsewhere_nothing_happens() -> None:
    """`trader.move_in`: a tile that is built on another cell leaves the trader alone."""
    seen = buying(street(), "denar", "arcades-9 @ -1,0").expect(asks="turn_end")
    assert traders(seen).at[0] == 1
    seen.play(0, END_TURN).expect(asks="turn", seat=1)


def test_the_traders_of_the_others() -> None:
    """`trader.move_in`: each seat builds on the cell of its own trader only."""
    seen = street(at="0,1")
    state = traders(seen)
    state.at[1] = cell_of("1,0")
    state.take_in(1, TYPES.index("garden"))
    buying(seen, "florin", "garden-9-e @ 1,0").expect(asks="turn_end")
    assert state.at[:2] == [cell_of("0,1"), cell_of("1,0")]


@pytest.mark.parametrize("way", ["add", "vizier", "builder"])
def test_however_it_is_built(way: str) -> None:
    """`trader.move_in`: a redesign, a builder card or the vizier build on the cell as well."""
    modules = {"add": "", "vizier": "vizier", "builder": "builders"}[way]
    seen = street(modules=modules).reserve(0, "garden-10")
    if way == "add":
        seen.play(0, add("garden-10 @ 1,0"))
    elif way == "vizier":
        seen.display("florin-1 florin-2").deck("ducat-1 ducat-2 ducat-3")
        seen.viziers(True, False, False).bag("tower-12 tower-11")
        seen.play(0, take("florin-1"), END_TURN).expect(asks="window", seat=0)
        seen.play(0, use_vizier("florin", "florin-9"), place("garden-9-e @ 1,0"))
    else:
        seen.hand(0, "builder-florin").display("florin-1 florin-2").play(0, take("florin-1"))
        seen.play(0, seen.options(UseBuilder)[0], add("garden-10 @ 1,0"))
    seen.expect(asks="trader_in", seat=0).play(0, move_in("tower"))
    assert list(traders(seen).homes[0]) == [1]


def test_a_vizier_s_trader_is_put_back_before_the_refill() -> None:
    """`trader.move_in`: the building by the vizier ends with the trader, then all is refilled."""
    seen = street(modules="vizier").display("florin-1 florin-2").deck("ducat-1 ducat-2 ducat-3")
    seen.viziers(True, False, False).bag("tower-12 tower-11")
    seen.play(0, take("florin-1"), END_TURN)
    seen.play(0, use_vizier("florin", "florin-9"), place("garden-9-e @ 1,0"), move_in("tower"))
    seen.expect(asks="trader_back", seat=0, market={"florin": None})
    seen.play(0, put("0,1")).expect(market={"florin": "tower-12"}, asks="turn", seat=1)


def test_a_gift_to_dirk_moves_nobody() -> None:
    """`trader.move_in`: only what is built in the own Alhambra counts."""
    seen = street(seats=2).play(0, buy("florin", "florin-9"))
    seen.play(0, seen.options()[-1], gift("garden-9-e")).expect(asks="turn_end", dirk="garden-9-e")
    assert traders(seen).at[0] == 1


# -- trader.move_in: nobody of the colour -----------------------------------------------------


def test_swapping_with_the_supply() -> None:
    """`trader.move_in`: no resident of the colour: none moves in, one may be swapped."""
    seen = buying(street(supply="tower arcades"), "denar", "arcades-9 @ 1,0")
    seen.expect(asks="trader_swap", seat=0)
    wanted = [exchange("garden", "arcades"), exchange("garden", "tower")]
    assert seen.options() == [*wanted, exchange("tower", "arcades"), STAY]
    seen.refused(move_in("arcades"), "trader.move_in", reason="not_now", frame="trader_swap")
    seen.play(0, exchange("tower", "arcades")).expect(asks="turn_end")
    old, new = TYPES.index("tower"), TYPES.index("arcades")
    assert seen.events == [ResidentSwapped(0, old, new)]
    assert named(traders(seen).residents[0]) == "arcades garden tower"
    assert traders(seen).supply == [0, 0, 0, 0, 0, 2]
    assert traders(seen).homes[0] == {}


def test_nobody_has_to_be_swapped() -> None:
    """`trader.move_in`: one resident *may* be swapped."""
    seen = buying(street(), "denar", "arcades-9 @ 1,0").play(0, STAY).expect(asks="turn_end")
    assert named(traders(seen).residents[0]) == "garden tower tower"


def test_wrong_swaps() -> None:
    """`trader.move_in`: the old one stands on the trader, the new one in the supply."""
    seen = buying(street(supply="tower arcades"), "denar", "arcades-9 @ 1,0")
    seen.refused(exchange("arcades", "tower"), "trader.move_in", reason="trader")
    seen.refused(exchange("tower", "garden"), "trader.move_in", reason="supply")
    seen.refused(exchange("tower", "tower"), "trader.move_in", reason="same")
    seen.refused(SwapResident.of(5, -1), "trader.move_in", reason="supply")


@pytest.mark.parametrize(
    ("module", "tile"),
    [
        ("huts", "hut-garden-e"),
        ("bazaars", "bazaar-ducat-pavilion-garden-tower"),
        ("camps", "camp-6-w"),
    ],
)
def test_nobody_lives_in_huts_bazaars_camps(module: str, tile: str) -> None:
    """`trader.move_in`: on a hut, a bazaar or a camp nobody moves in; one may be swapped."""
    at, own = ("1,0", "") if module != "camps" else ("2,0", "garden-9-e @ 1,0")
    seen = street(at=at, modules=module, own=own)
    if own:
        seen.market(florin="garden-10")
    if module == "huts":
        for stack in seen._game.ext["huts"].stacks:
            stack[:] = [hut for hut in stack if hut not in tiles_of(tile)]
    seen.reserve(0, tile).play(0, add(f"{tile} @ {at}")).expect(asks="trader_swap")
    assert traders(seen).at[0] is None
    seen.play(0, exchange("garden", "pavilion"))
    assert named(traders(seen).residents[0]) == "pavilion tower tower"


@pytest.mark.parametrize(
    ("residents", "supply"),
    [("garden tower tower", ""), ("tower tower tower", "tower"), ("", "tower garden")],
)
def test_nothing_to_swap(residents: str, supply: str) -> None:
    """`trader.move_in`: with nothing to swap nothing is asked; the trader is set aside."""
    seen = buying(street(residents, supply=supply), "denar", "arcades-9 @ 1,0")
    seen.expect(asks="turn_end")
    assert traders(seen).at[0] is None
    assert seen.play(0, END_TURN).seen()["asks"] == "trader_back"


# -- trader.move_in: putting it back ----------------------------------------------------------


def test_putting_the_trader_back() -> None:
    """`trader.move_in`: at the very end of the building, onto a free cell beside a tile."""
    seen = buying(street(own="tower-12 @ 0,1"), "florin", "garden-9-e @ 1,0")
    seen.play(0, move_in("tower"), END_TURN).expect(asks="trader_back", seat=0)
    cells = {xy(action.cell) for action in seen.options(PlaceTrader)}
    assert cells == {(-1, 0), (0, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (0, 2)}
    assert len(seen.options()) == len(cells)
    seen.play(0, put("1,1")).expect(asks="turn", seat=1)
    assert seen.happened(TraderPlaced) == [TraderPlaced(0, cell_of("1,1"))]
    assert traders(seen).at[0] == cell_of("1,1")
    assert traders(seen).aside == [False] * 3


def test_where_it_cannot_be_put() -> None:
    """`trader.move_in`: not onto a tile, not touching a corner only; nothing else comes first."""
    seen = buying(street(), "florin", "garden-9-e @ 1,0").play(0, move_in("tower"), END_TURN)
    seen.refused(put("1,0"), "trader.move_in", cells="1,0", reason="taken")
    seen.refused(put("0,0"), "trader.move_in", cells="0,0", reason="taken")
    seen.refused(put("2,1"), "trader.move_in", cells="2,1", reason="touch")
    seen.refused(put("5,5"), "trader.move_in", cells="5,5", reason="touch")
    seen.refused(take("ducat-1"), "trader.move_in", reason="not_now", frame="trader_back")


def test_walls_do_not_matter() -> None:
    """`trader.move_in`: no other building rule applies: a wall or a narrow cell is no matter."""
    seen = buying(street(own="tower-12 @ 0,1"), "florin", "garden-9-e @ 1,0")
    seen.play(0, move_in("tower"), END_TURN)
    seen.allowed(put("2,0"), put("1,1"))


def test_camps_do_not_count() -> None:
    """`trader.move_in`: a cell that touches a camp only is refused."""
    seen = street(at="0,1", own="garden-9-e @ 1,0  camp-6-w @ 2,0", modules="camps")
    seen.market(florin="garden-8-sw").reserve(0, "tower-11")
    seen.play(0, add("tower-11 @ 0,1"), move_in("tower"), END_TURN)
    seen.refused(put("3,0"), "trader.move_in", cells="3,0", reason="touch")
    seen.refused(put("2,-1"), "trader.move_in", cells="2,-1", reason="touch")
    seen.refused(put("2,0"), "trader.move_in", cells="2,0", reason="taken")
    seen.allowed(put("1,-1"))


def test_a_trader_without_neighbours_stays() -> None:
    """`trader.move_in`: if its neighbours are removed the trader stays where it is."""
    seen = street(at="2,0", own="tower-12 @ 1,0").play(0, remove("1,0")).expect(asks="turn_end")
    assert traders(seen).at[0] == 2
    seen.play(0, END_TURN).expect(asks="turn", seat=1)


def test_a_swap_under_the_old_place() -> None:
    """`trader.move_in`: what is swapped where the trader was before asks nothing more."""
    seen = street(modules="builders").hand(0, "builder-florin florin-9").reserve(0, "garden-10")
    buying(seen, "florin", "garden-9-e @ 1,0").play(0, move_in("pavilion"))
    seen.play(0, seen.options(UseBuilder)[0], swap("garden-10 @ 1,0")).expect(asks="turn_end")
    assert traders(seen).homes[0] == {}
    assert seen.happened(ResidentLost) == [ResidentLost(0, TYPES.index("garden"), 1)]
    assert named(traders(seen).residents[0]) == "pavilion tower tower"


def test_no_trader_nothing_to_put_back() -> None:
    """`trader.move_in`: a seat without a trader on the table builds as in the base game."""
    seen = street()
    traders(seen).at[0] = None
    buying(seen, "florin", "garden-9-e @ 1,0").expect(asks="turn_end")
    seen.play(0, END_TURN).expect(asks="turn", seat=1)


def test_at_the_end_of_the_game() -> None:
    """`end.distribute`: a move-in works while the last tiles are placed; none is put back."""
    seen = street().bag("").hand(1, "florin-9 florin-8").display("florin-1").deck("ducat-1")
    seen.hand(0, "denar-9 dirham-9 ducat-9 florin-9")
    buying(seen, "denar", "arcades-9 @ -1,0").play(0, END_TURN)
    while to_move(seen.game) != 0:
        seen.play(1, reserve("garden-9-e"))
    seen.expect(asks="distribute", held={0: "tower-9-es chambers-9-w"})
    seen.play(0, reserve("chambers-9-w"), place("tower-9-es @ 1,0")).expect(asks="trader_in")
    seen.play(0, move_in("arcades")).expect(over=True, asks=None)
    residents = [line for line in seen.game.ledgers[-1].lines if line.rule == "trader.score"]
    assert [(line.seat, line.points) for line in residents] == [(0, 1)]


def test_no_swap_at_the_end_of_the_game() -> None:
    """`end.distribute`: a swap with the supply is no move-in; nothing is asked for it."""
    seen = street("garden garden garden").bag("").display("florin-1").deck("ducat-1")
    seen.hand(0, "denar-9 dirham-9 florin-9").hand(1, "florin-9 florin-8")
    buying(seen, "denar", "arcades-9 @ -1,0").play(0, END_TURN)
    while to_move(seen.game) != 0:
        seen.play(1, reserve("garden-9-e"))
    seen.play(0, place("tower-9-es @ 1,0")).expect(over=True)
    assert seen.happened(TraderAside) == [TraderAside(0, 1)]


# -- trader.score -----------------------------------------------------------------------------


def living(*homes: str) -> Table:
    """A table where residents of these colours live on the cells east of each fountain."""
    seen = table(len(homes), ["trader"])
    for mine, names in zip(traders(seen).homes, homes, strict=True):
        colours = [TYPES.index(name) for name in names.split()]
        mine.update(enumerate(colours, 1))
    return seen


def test_the_example_of_the_sheet() -> None:
    """`trader.score`: 3 red, 2 white, 2 green, 1 blue: 10 + 6 + 1 = 17 points."""
    red, white, green, blue = "seraglio", "chambers", "garden", "pavilion"
    seen = living(" ".join([red] * 3 + [white] * 2 + [green] * 2 + [blue]), "")
    for scoring in (1, 2, 3):
        lines = seen.lines(scoring, "trader.score")
        assert [(line.seat, line.count, line.points) for line in lines] == [
            (0, 4, 10),
            (0, 3, 6),
            (0, 1, 1),
        ]
        assert {(line.item, line.rank) for line in lines} == {("residents", 0)}
        assert seen.ledger(scoring).totals == (17, 0)
    cells = [cell for line in lines for cell in line.cells]
    assert sorted(cells) == list(range(1, 9))


@pytest.mark.parametrize(
    ("colours", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (0, None)]
)
def test_points_of_a_set(colours: int, points: int | None) -> None:
    """`trader.score`: a set of one to six colours is worth 1, 3, 6, 10, 15, 21."""
    lines = living("", " ".join(TYPES[:colours])).lines(1, "trader.score")
    assert [(line.seat, line.points) for line in lines] == ([(1, points)] if colours else [])


def test_residents_on_the_trader_do_not_score() -> None:
    """`trader.score`: only residents in the Alhambra count."""
    assert street().lines(3, "trader.score") == []


# -- trader.return ----------------------------------------------------------------------------


def housed() -> Table:
    """A table where a resident lives in a tower beside the fountain."""
    seen = street(at="-1,0", own="tower-12 @ 1,0").reserve(0, "tower-11")
    state = traders(seen)
    state.homes[0] = {1: TYPES.index("tower")}
    state.supply[TYPES.index("tower")] -= 1
    return seen


def test_a_removed_building_loses_its_resident() -> None:
    """`trader.return`: the resident goes back to the supply, not to the trader."""
    seen = housed()
    before = traders(seen).supply[TYPES.index("tower")]
    seen.play(0, remove("1,0"))
    assert traders(seen).homes[0] == {}
    assert traders(seen).supply[TYPES.index("tower")] == before + 1
    assert named(traders(seen).residents[0]) == "garden tower tower"
    assert seen.happened(ResidentLost) == [ResidentLost(0, TYPES.index("tower"), 1)]


def test_a_swapped_building_loses_its_resident() -> None:
    """`trader.return`: also if a building of the same colour takes its place."""
    seen = housed().play(0, swap("tower-11 @ 1,0"))
    assert traders(seen).homes[0] == {}
    assert everywhere(traders(seen)) == [7] * 6


# -- zones, states, positions -----------------------------------------------------------------


def test_every_resident_lies_in_a_zone() -> None:
    """`trader.deal`: the zones show all 42 residents; traders and homes with their cells."""
    seen = housed()
    found = {(zone.name, zone.seat): zone for zone in zones(seen.game)}
    residents = [t for zone in found.values() for t in zone.tokens if t.startswith("resident-")]
    assert len(residents) == 42
    assert found["trader", 0].tokens == ("resident-garden", "resident-tower", "resident-tower")
    assert (found["trader-at", 0].tokens, found["trader-at", 0].cells) == (("trader",), (-1,))
    assert ("trader-at", 1) not in found
    assert (found["residents", 0].tokens, found["residents", 0].cells) == (
        ("resident-tower",),
        (1,),
    )
    assert found["residents", 1].tokens == ()


def eager(game: Game, options: list[Action], number: int) -> Action:
    """Build on the trader's cell where it can be, else buy, else do anything."""
    at = game.ext["trader"].at[to_move(game) or 0]
    for kind in (Place, AddTile):
        for action in options:
            if isinstance(action, kind) and action.cell == at:
                return action
    buys = [action for action in options if isinstance(action, Buy)]
    return (buys or options)[number * 31 % len(buys or options)]


def test_states_are_written_and_read() -> None:
    """`trader.move_in`: a state in the middle of any question survives JSON, as do actions."""
    asked = set()
    game = new_game(Setup(2, "b", ("camps", "trader")))
    for number in range(300):
        asked.add(game.frame.kind)
        again = state_from_json(state_to_json(game), game.rules)
        assert digest(again) == digest(game)
        action = eager(game, legal_actions(game), number)
        assert action_from_json(action_to_json(action)) == action
        before, kept = digest(game), game.clone()
        apply(game, action)
        apply(again, action)
        assert digest(game) == digest(again) != digest(kept) == before
        if game.frame.kind == "turn":
            assert everywhere(game.ext["trader"]) == [7] * 6
    assert {"residents", "trader_place", "trader_in", "trader_swap", "trader_back"} <= asked


def read(**fields: Any) -> Game:
    """Read a position with the module on."""
    return read_position(position(**{"modules": ["trader", "camps"], **fields})).game


def seats(trader: Any = None, *built: dict[str, Any]) -> list[dict[str, Any]]:
    """Give two seats, the first with a trader and tiles."""
    first: dict[str, Any] = {"alhambra": list(built)}
    if trader is not None:
        first["trader"] = trader
    return [first, {}]


def on(tile: str, resident: Any, x: int = 1) -> dict[str, Any]:
    """Give a built tile with a resident."""
    return {"tile": tile, "at": [x, 0], "resident": resident}


def test_positions() -> None:
    """`trader.deal`: traders and residents in a position; the supply is what is left."""
    trader = {"at": [0, -1], "residents": ["tower", "garden", "garden"]}
    game = read(seats=seats(trader, on("tower-12", "tower"), on("garden-10", "garden", 2)))
    state = game.ext["trader"]
    assert state.at == [cell_of("0,-1"), None]
    assert named(state.residents[0]) == "garden garden tower"
    assert state.homes == [{1: TYPES.index("tower"), 2: TYPES.index("garden")}, {}]
    assert everywhere(state) == [7] * 6
    written = position_to_json(game)
    assert written["seats"][0]["trader"]["at"] == [0, -1]
    assert "trader" not in written["seats"][1]
    again = read_position(written).game
    assert again.ext["trader"].to_json() == state.to_json()
    assert position_to_json(again) == written


def test_a_position_without_a_trader() -> None:
    """`trader.move_in`: a seat without the field has no trader and gets none back."""
    game = read()
    assert game.ext["trader"].at == [None, None]
    assert game.ext["trader"].aside == [False, False]
    assert game.ext["trader"].supply == [7] * 6
    assert game.frame.kind == "turn"


def test_a_trader_far_from_the_palace() -> None:
    """`trader.move_in`: only a free cell is asked for: its neighbours may have been removed."""
    game = read(seats=seats({"at": [5, 5], "residents": []}))
    assert game.ext["trader"].at[0] == cell_of("5,5")
    assert game.ext["trader"].residents[0] == []


GARDENS = [
    on(tile, "garden", x) for x, tile in enumerate(("garden-10", "garden-11", "garden-9-e"), 1)
]


@pytest.mark.parametrize(
    ("trader", "field", "rule"),
    [
        ({"residents": []}, "at", ""),
        ({"at": "here"}, "at", ""),
        ({"at": [0, 0]}, "at", "trader.move_in"),
        ({"at": [2, 0]}, "at", "trader.move_in"),
        ({"at": [0, 1], "residents": ["tower"] * 4}, "residents", ""),
        ({"at": [0, 1], "residents": ["camp"]}, "residents.0", ""),
        ({"at": [0, 1], "side": "n"}, "side", ""),
    ],
)
def test_wrong_traders(trader: Any, field: str, rule: str) -> None:
    """`trader.move_in`: a trader that cannot be is refused with field and rule."""
    with pytest.raises(BadData) as caught:
        read(seats=seats(trader, *GARDENS))
    assert (caught.value.field, caught.value.rule) == (f"seats.0.trader.{field}", rule)


@pytest.mark.parametrize(
    ("tile", "resident", "rule"),
    [
        ("tower-12", "garden", "trader.move_in"),
        ("camp-5-s", "garden", "trader.move_in"),
        ("tower-12", "resident-tower", ""),
        ("tower-12", True, ""),
    ],
)
def test_wrong_residents(tile: str, resident: Any, rule: str) -> None:
    """`trader.move_in`: a resident lives in a building of its colour only."""
    with pytest.raises(BadData) as caught:
        read(seats=seats(None, on(tile, resident)))
    assert (caught.value.field, caught.value.rule) == ("seats.0.alhambra.0.resident", rule)


def test_too_many_residents() -> None:
    """`trader.deal`: there are seven of each colour."""
    eight = [{"trader": {"at": [0, 1], "residents": ["tower"] * 3}} for _ in range(3)]
    with pytest.raises(BadData) as caught:
        read(seats=eight)
    found = (caught.value.field, caught.value.rule)
    assert found == ("seats.2.trader.residents.1", "trader.deal")
    home = {**eight[2], "trader": None, "alhambra": [on("tower-12", "tower")]}
    read(seats=[*eight[:2], home])
    two = [on("tower-12", "tower"), on("tower-11", "tower", 2)]
    with pytest.raises(BadData) as caught:
        read(seats=[*eight[:2], {**home, "alhambra": two}])
    assert caught.value.field == "seats.2.alhambra.1.resident"


def test_no_resident_in_the_reserve() -> None:
    """`trader.return`: nobody lives on a tile of the reserve."""
    with pytest.raises(BadData) as caught:
        read(seats=[{"reserve": [{"tile": "tower-12", "resident": "tower"}]}, {}])
    assert caught.value.field == "seats.0.reserve.0.resident"
    assert caught.value.rule == "trader.return"


def test_the_trader_with_the_module_off() -> None:
    """`trader.deal`: a trader or a resident needs the module."""
    for part in (seats({"at": [0, 1]}), seats(None, on("tower-12", "tower"))):
        with pytest.raises(BadData) as caught:
            read(modules=[], seats=part)
        assert caught.value.rule == "trader.deal"
