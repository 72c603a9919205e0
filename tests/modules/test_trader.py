"""Section 7.12: the opening with street traders, and who moves in."""

from itertools import combinations

import pytest

from alhambra_qt.engine import Game, Setup, apply, legal_actions, observe, redeal, to_move
from alhambra_qt.engine.events import DirkDrew, TileShown, TurnStarted
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import new_game
from alhambra_qt.modules.builders.rules import UseBuilder
from alhambra_qt.modules.huts.rules import Huts
from alhambra_qt.modules.trader.residents import (
    ChooseResidents,
    MoveIn,
    ResidentMovedIn,
    ResidentsChosen,
    ResidentsShown,
    ResidentsStayed,
    ResidentSwapped,
    ResidentTaken,
    SwapResident,
    TraderAside,
    TraderPlaced,
)
from alhambra_qt.modules.trader.rules import Trader
from tests.kit import Table, table
from tests.modules.trader_kit import (
    STAY,
    buying,
    choose,
    everywhere,
    exchange,
    move_in,
    named,
    put,
    street,
    traders,
    types,
)
from tests.moves import END_TURN, add, buy, cell_of, gift, place, take, tiles_of, use_vizier

# -- trader.deal ------------------------------------------------------------------------------


def laid(game: Game) -> Table:
    """A table where everything lies already."""
    return Table(game, filled=True)


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
    assert Trader.of(observe(seen.game, first).game).residents[first] == chosen
    for other in (second, third):
        view = observe(seen.game, other)
        state = Trader.of(view.game)
        assert state.residents[first] == [UNKNOWN] * 3
        assert state.supply == [4] * 6
        guesses = {tuple(Trader.of(redeal(view, seed)).residents[first]) for seed in "abcdefgh"}
        assert len(guesses) > 1
        assert all(len(set(guess)) == 3 for guess in guesses)
        held = [z for z in zones(view.game) if z.name == "trader"]
        assert [len(z.tokens) for z in held] == [6, 6, 6]
    for seat in (second, third):
        seen.play(seat, choose("garden tower seraglio"))
    assert Trader.of(observe(seen.game, third).game).residents[first] == chosen


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
    assert everywhere(Trader.of(game)) == [7] * 6


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


def test_a_vizier_s_trader_comes_first() -> None:
    """`trader.move_in`: the building by the vizier ends with the trader, then all is refilled."""
    seen = street(modules="vizier").display("florin-1 florin-2").deck("ducat-1 ducat-2 ducat-3")
    seen.viziers(True, False, False).bag("tower-12 tower-11")
    seen.play(0, take("florin-1"), END_TURN)
    seen.play(0, use_vizier("florin", "florin-9"), place("garden-9-e @ 1,0"), move_in("tower"))
    seen.expect(asks="trader_back", seat=0, market={"florin": None})
    seen.play(0, put("0,1")).expect(market={"florin": "tower-12"}, asks="turn", seat=1)


def test_the_vizier_moves_in_one_more() -> None:
    """`trader.move_in`: between turns is a move of its own, after a move-in of the own turn too."""
    seen = street(modules="vizier").display("florin-1 florin-2").deck("ducat-1 ducat-2 ducat-3")
    seen.viziers(True, False, False).bag("tower-12 tower-11")
    buying(seen, "florin", "garden-9-e @ 1,0").play(0, move_in("tower"), END_TURN, put("0,1"))
    seen.expect(asks="window", seat=0, market={"florin": "tower-12"})
    seen.play(0, use_vizier("dirham", "dirham-9"), place("tower-9-es @ 0,1"), move_in("garden"))
    assert list(traders(seen).homes[0]) == [cell_of("1,0"), cell_of("0,1")]
    seen.expect(asks="trader_back", seat=0)


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
        for stack in Huts.of(seen.unfilled).stacks:
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
