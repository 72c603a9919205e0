"""Section 7.16: bazaars."""

import json
from typing import Any

import pytest

from alhambra_qt.engine import Game, Setup, observe, redeal
from alhambra_qt.engine.actions import EndActions, Reserve
from alhambra_qt.engine.codec import digest, state_from_json, state_to_json
from alhambra_qt.engine.events import DirkDrew, Distributed, SlotEmpty, TileShown
from alhambra_qt.engine.pieces import BAZAARS, CURRENCIES, TILE_BY_ID, TILE_KIND, TYPES
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import new_game, read_position, rules_for
from alhambra_qt.modules.bazaars.rules import (
    COLOURS_OF,
    CURRENCY_OF,
    BazaarBought,
    Bazaars,
    BazaarShown,
    BuyBazaar,
    OpenBazaars,
)
from alhambra_qt.modules.huts.rules import Huts
from alhambra_qt.modules.vizier.rules import UseVizierAside
from tests.kit import Table, names, table
from tests.lab.kit import built, complaint, position
from tests.moves import (
    END_ACTIONS,
    END_TURN,
    PASS,
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
    tiles_of,
)

SOUK = "bazaar-florin-arcades-garden-tower"
OTHER = "bazaar-ducat-pavilion-garden-tower"
MARKET = {
    "florin": "garden-9-e",
    "dirham": "tower-7-new",
    "denar": "garden-8-ne",
    "ducat": "tower-9-es",
}


def buy_bazaar(tile: str, cards: str) -> BuyBazaar:
    """Buy an open bazaar."""
    return BuyBazaar.of(TILE_BY_ID[tile], tuple(sorted(cards_of(cards))))


def bazaars(
    seats: int = 3,
    open_: str = SOUK,
    modules: tuple[str, ...] = ("bazaars",),
    bag: str = "tower-13-e garden-10-n seraglio-8-s",
) -> Table:
    """A table with these bazaars beside the market."""
    seen = table(seats, list(modules)).market(**MARKET).bag(bag)
    Bazaars.of(seen.unfilled).open = tiles_of(open_)
    return seen


def opened(game: Game) -> str:
    """Give the bazaars beside the market."""
    return names(Bazaars.of(game).open)


# -- in the bag -------------------------------------------------------------------------------


def test_what_they_show() -> None:
    """`bazaars.deal`: eight tiles without walls, two per currency, each colour on four."""
    assert len(BAZAARS) == 8
    assert sorted(CURRENCY_OF[tile] for tile in BAZAARS) == [0, 0, 1, 1, 2, 2, 3, 3]
    shown = [colour for tile in BAZAARS for colour in COLOURS_OF[tile]]
    assert sorted(shown) == sorted([*range(6)] * 4)
    souk = TILE_BY_ID[SOUK]
    assert CURRENCIES[CURRENCY_OF[souk]] == "florin"
    assert [TYPES[colour] for colour in COLOURS_OF[souk]] == ["arcades", "garden", "tower"]


def test_they_are_mixed_into_the_bag() -> None:
    """`bazaars.deal`: at the start those drawn for the market lie beside it, of four tiles."""
    beside = 0
    for seats in (2, 6):
        for seed in range(10):
            game = new_game(Setup(seats, str(seed), ("bazaars",)))
            assert {TILE_KIND[tile] for tile in game.market} == {"building"}
            aside = Bazaars.of(game).open
            beside += len(aside)
            dirk = game.dirk or []
            drawn = [*game.bag, *aside, *dirk]
            assert sorted(tile for tile in drawn if TILE_KIND[tile] == "bazaar") == list(BAZAARS)
            assert len(drawn) == 54 + 8 - 4
    assert beside > 0


def test_drawn_for_the_market() -> None:
    """`bazaars.deal`: laid beside the market, any number, and drawing goes on."""
    bag = f"{OTHER} bazaar-denar-arcades-chambers-tower tower-13-e garden-10-n"
    seen = bazaars(bag=bag).hand(0, "florin-9").display("denar-9 denar-8 denar-7 denar-6")
    before = seen.game.reveals
    seen.play(0, buy("florin", "florin-9"), END_ACTIONS, reserve("garden-9-e"), END_TURN)
    seen.expect(market={"florin": "tower-13-e"}, bag=1)
    assert opened(seen.game) == names(tiles_of(f"{SOUK} {bag.rsplit(maxsplit=2)[0]}"))
    shown = [event for event in seen.events if isinstance(event, BazaarShown | TileShown)]
    assert [type(event) for event in shown] == [BazaarShown, BazaarShown, TileShown]
    assert shown[0] == BazaarShown(TILE_BY_ID[OTHER])
    assert seen.game.reveals == before + 3


def test_they_do_not_prevent_the_end() -> None:
    """`bazaars.deal`: a slot that only bazaars could fill stays empty: the game ends."""
    seen = bazaars(bag=OTHER).hand(0, "florin-9").hand(1, "denar-1")
    seen.play(0, buy("florin", "florin-9"), END_ACTIONS, reserve("garden-9-e"), END_TURN)
    assert len(seen.happened(SlotEmpty)) == 1
    assert len(seen.happened(Distributed)) == 3
    assert opened(seen.game) == names(tiles_of(f"{SOUK} {OTHER}"))


def test_they_do_not_cause_the_end() -> None:
    """`bazaars.deal`: with four tiles shown the game goes on, though the bag is empty."""
    seen = bazaars(bag="").hand(0, "florin-9").display("denar-9")
    seen.play(0, buy_bazaar(SOUK, "florin-9"), END_ACTIONS, reserve(SOUK), END_TURN)
    seen.expect(asks="turn", seat=1, over=False)


def test_never_distributed() -> None:
    """`bazaars.buy`: at the end nobody gets the bazaars beside the market."""
    seen = bazaars(bag="").hand(0, "florin-9").hand(1, "dirham-1 denar-1 ducat-1")
    seen.play(0, buy("florin", "florin-9"), END_ACTIONS, reserve("garden-9-e"), END_TURN)
    seen.expect(asks="distribute", seat=1, held={1: "tower-7-new garden-8-ne tower-9-es"})
    assert opened(seen.game) == SOUK


def test_dirk_draws_them_like_any_tile() -> None:
    """`dirk.tiles`: in Dirk's hands a bazaar is a tile that counts nothing."""
    bag = f"tower-13-e {OTHER} garden-10-n seraglio-8-s arcades-9 arcades-10 chambers-10"
    seen = bazaars(2, bag=bag).hand(0, "florin-9").display("").deck("scoring-1 denar-1 denar-2")
    seen.play(0, buy("florin", "florin-9"), END_ACTIONS, reserve("garden-9-e"), END_TURN)
    assert len(seen.happened(DirkDrew)) == 1
    assert TILE_BY_ID[OTHER] in (seen.game.dirk or [])
    assert [line for line in seen.ledger(3).lines if line.rule == "bazaars.score"] == []


# -- buying -----------------------------------------------------------------------------------


def test_buying_one() -> None:
    """`bazaars.buy`: for the price of the market tile of its currency, as an extra action."""
    seen = bazaars().hand(0, "florin-4 florin-5 dirham-7")
    seen.play(0, buy_bazaar(SOUK, "florin-4 florin-5"))
    seen.expect(asks="turn", held={0: SOUK}, hand={0: "dirham-7"}, discards="florin-4 florin-5")
    cards = cards_of("florin-4 florin-5")
    bought = [BazaarBought(0, 0, TILE_BY_ID[SOUK], cards, 9, 0)]
    assert seen.happened(BazaarBought) == bought
    assert opened(seen.game) == ""
    assert EndActions.of() in seen.options()
    seen.play(0, buy("dirham", "dirham-7"), END_ACTIONS).expect(held={0: f"{SOUK} tower-7-new"})


def test_the_price_is_that_of_the_slot_now() -> None:
    """`bazaars.buy`: another tile in the slot, another price; a camp's price too."""
    for tile, cards in (("pavilion-2-new", "florin-2"), ("tower-12", "florin-9 florin-3")):
        seen = bazaars().market(florin=tile).hand(0, "florin-9 florin-3 florin-2")
        assert seen.options(BuyBazaar) == [buy_bazaar(SOUK, cards)]
    seen = bazaars(modules=("bazaars", "camps")).market(florin="camp-3-n").hand(0, "florin-3")
    assert seen.options(BuyBazaar) == [buy_bazaar(SOUK, "florin-3")]


def test_exactly_only() -> None:
    """`bazaars.buy`: paying more is refused with the excess, paying less with what is missing."""
    seen = bazaars().hand(0, "florin-9 florin-2 dirham-9")
    over = buy_bazaar(SOUK, "florin-9 florin-2")
    seen.refused(over, "bazaars.buy", reason="exact", over=2)
    seen.refused(buy_bazaar(SOUK, "florin-2"), "bazaars.buy", reason="short", missing=7)
    seen.refused(buy_bazaar(SOUK, "dirham-9"), "buy.pay", reason="currency")
    seen.refused(buy_bazaar(SOUK, "florin-8"), "buy.pay", reason="not_held")
    assert seen.options(BuyBazaar) == [buy_bazaar(SOUK, "florin-9")]


def test_an_empty_slot_has_no_price() -> None:
    """`bazaars.buy`: while the slot of its currency is empty it is not for sale."""
    seen = bazaars().hand(0, "florin-9 florin-9")
    seen.play(0, buy("florin", "florin-9"))
    seen.refused(buy_bazaar(SOUK, "florin-9"), "bazaars.buy", reason="no_price", currency="florin")
    assert seen.options(BuyBazaar) == []


def test_first_the_bazaar_then_the_tile() -> None:
    """`bazaars.buy`: bought first, the tile that gave the price is still there."""
    seen = bazaars().hand(0, "florin-9 florin-9")
    seen.play(0, buy_bazaar(SOUK, "florin-9"), buy("florin", "florin-9"))
    seen.expect(held={0: f"{SOUK} garden-9-e"})


def test_only_those_beside_the_market() -> None:
    """`bazaars.buy`: a bazaar in the bag, or another tile, cannot be bought so."""
    seen = bazaars().hand(0, "florin-9 ducat-9")
    seen.refused(buy_bazaar(OTHER, "ducat-9"), "bazaars.buy", reason="not_open")
    seen.refused(buy_bazaar("garden-9-e", "florin-9"), "bazaars.buy", reason="not_open")


def test_several_at_once() -> None:
    """`bazaars.buy`: any number may lie there; each has the price of its own slot."""
    seen = bazaars(open_=f"{SOUK} {OTHER}").hand(0, "florin-9 ducat-9")
    assert seen.options(BuyBazaar) == [buy_bazaar(SOUK, "florin-9"), buy_bazaar(OTHER, "ducat-9")]
    seen.play(0, buy_bazaar(OTHER, "ducat-9"), buy_bazaar(SOUK, "florin-9"))
    seen.expect(held={0: f"{SOUK} {OTHER}"})


def test_a_bazaar_forbids_passing() -> None:
    """`turn.pass`: as long as a bazaar can be paid there is a legal action."""
    seen = bazaars().display("").hand(0, "florin-9").market(florin="tower-9-nw", ducat=None)
    seen.refused(PASS, "turn.pass", reason="possible")


def test_not_while_placing() -> None:
    """`bazaars.buy`: once the actions are over no bazaar can be bought."""
    seen = bazaars().hand(0, "florin-9 dirham-9").play(0, buy("dirham", "dirham-9"))
    seen.refused(buy_bazaar(SOUK, "florin-9"), "buy.place_late")


def test_with_the_vizier() -> None:
    """`bazaars.buy`: the vizier buys one too, exactly; it is placed at once."""
    seen = bazaars(modules=("bazaars", "vizier")).hand(1, "florin-9 florin-1")
    seen.display("denar-9 denar-8").play(0, take("denar-9"), END_TURN)
    use = UseVizierAside.of(TILE_BY_ID[SOUK], cards_of("florin-9"))
    assert seen.options(UseVizierAside) == [use]
    seen.play(1, use).expect(asks="place", held={1: SOUK})
    assert opened(seen.game) == ""


def test_the_vizier_needs_a_price() -> None:
    """`bazaars.buy`: without a tile in the slot of its currency the vizier is refused as well."""
    seen = bazaars(modules=("bazaars", "vizier"), bag="").hand(1, "florin-9")
    seen.display("denar-9 denar-8").play(0, take("denar-9"), END_TURN)
    seen.game.market[CURRENCIES.index("florin")] = 0
    use = UseVizierAside.of(TILE_BY_ID[SOUK], cards_of("florin-9"))
    seen.refused(use, "bazaars.buy", reason="no_price", currency="florin")


def test_without_the_module() -> None:
    """`bazaars.buy`: with the module off there are none."""
    table(3).refused(buy_bazaar(SOUK, "florin-9"), "module.off", action="buy_bazaar")


# -- building ---------------------------------------------------------------------------------


def test_built_like_a_building() -> None:
    """`bazaars.build`: no walls; edges, walking and holes as for a building."""
    seen = bazaars().hand(0, "florin-9").alhambra(0, "garden-12-s @ 1,0")
    seen.play(0, buy_bazaar(SOUK, "florin-9"), END_ACTIONS)
    seen.refused(place(f"{SOUK} @ 1,1"), "build.edges", sides="1,1n")
    seen.refused(place(f"{SOUK} @ 3,0"), "build.adjacent", cells=None)
    seen.play(0, place(f"{SOUK} @ 0,1")).expect(built={0: f"garden-12-s@1,0 {SOUK}@0,1"})


def test_reserved_and_redesigned() -> None:
    """`bazaars.build`: it may lie on the reserve and be added, removed and swapped."""
    seen = bazaars(open_="").reserve(0, SOUK).alhambra(0, f"{OTHER} @ 1,0")
    seen.allowed(add(f"{SOUK} @ 0,1"), swap(f"{SOUK} @ 1,0"), remove("1,0"))
    seen = bazaars().hand(0, "florin-9").play(0, buy_bazaar(SOUK, "florin-9"), END_ACTIONS)
    assert Reserve.of(TILE_BY_ID[SOUK]) in seen.options()


def test_a_gift() -> None:
    """`dirk.gift`: a bought bazaar may be given to Dirk, where it is dead."""
    seen = bazaars(2).hand(0, "florin-9").play(0, buy_bazaar(SOUK, "florin-9"), END_ACTIONS)
    seen.play(0, gift(SOUK)).expect(dirk=SOUK)
    assert seen.lines(3, "bazaars.score") == []


def test_it_counts_for_camps_and_is_no_building() -> None:
    """`camps.score`: a bazaar is a tile of the line; in majorities it is no building."""
    seen = bazaars(open_="", modules=("bazaars", "camps")).market(florin="garden-6-esw")
    seen.alhambra(0, f"{SOUK} @ 1,0  garden-9-e @ 2,0  camp-6-w @ 3,0")
    assert [line.points for line in seen.lines(1, "camps.score", 0)] == [3]
    assert [line.item for line in seen.lines(1, "score.majority", 0)] == ["garden"]


# -- scoring ----------------------------------------------------------------------------------

EXAMPLE = (
    "garden-10 @ 1,0  garden-11 @ 2,0  tower-11 @ 3,0  arcades-9 @ 1,1"
    f"  {SOUK} @ 2,1  pavilion-8 @ 3,1  seraglio-9 @ 1,2"
)


def test_the_example() -> None:
    """`bazaars.score`: six neighbours, four of them of its three colours: 4 x 3 = 12 points."""
    lines = bazaars(open_="").alhambra(0, EXAMPLE).lines(3, "bazaars.score")
    assert [(line.seat, line.item, line.count, line.points) for line in lines] == [(0, SOUK, 4, 12)]
    assert set(lines[0].cells) == set(cells_of("1,0 2,0 3,0 1,1"))


def test_the_example_without_the_tower() -> None:
    """`bazaars.score`: without the tower there are three buildings of two colours: 6 points."""
    seen = bazaars(open_="").alhambra(0, EXAMPLE.replace("tower-11", "chambers-10"))
    assert [line.points for line in seen.lines(3, "bazaars.score")] == [6]


def test_the_most() -> None:
    """`bazaars.score`: eight buildings of three colours around it: 24 points."""
    layout = (
        f"garden-10 @ 1,0  garden-11 @ 2,0  tower-11-n @ 3,0  {SOUK} @ 2,1  arcades-9 @ 1,1"
        "  arcades-10 @ 3,1  tower-11 @ 1,2  tower-12 @ 2,2  garden-9-e @ 3,2"
    )
    seen = bazaars(6, open_="").market(florin="garden-6-esw").alhambra(0, layout)
    assert [(ln.count, ln.points) for ln in seen.lines(3, "bazaars.score")] == [(8, 24)]


def test_scoring_3_only() -> None:
    """`bazaars.score`: scorings 1 and 2 give nothing for bazaars."""
    seen = bazaars(open_="").alhambra(0, EXAMPLE)
    for scoring in (1, 2):
        assert seen.lines(scoring, "bazaars.score") == []


def test_no_buildings_here() -> None:
    """`bazaars.score`: huts, bazaars, camps and the fountain are no buildings here."""
    seen = bazaars(open_="", modules=("bazaars", "huts", "camps"))
    Huts.of(seen.unfilled).stacks = [[] for _ in range(6)]
    seen.alhambra(0, f"{SOUK} @ 1,0  {OTHER} @ 0,1  hut-tower-w @ 1,1", checked=False)
    lines = seen.lines(3, "bazaars.score", 0)
    assert [(line.count, line.points) for line in lines] == [(0, 0), (0, 0)]


def test_walls_do_not_matter() -> None:
    """`bazaars.score`: a building across a corner or behind walls counts."""
    layout = f"{SOUK} @ 1,0  pavilion-8 @ 1,1  garden-12-s @ 2,0  tower-11-n @ 2,1"
    lines = bazaars(open_="").alhambra(0, layout).lines(3, "bazaars.score")
    assert [(line.count, line.points) for line in lines] == [(2, 4)]


def test_one_building_serves_several() -> None:
    """`bazaars.score`: a building may count for several bazaars, one line for each."""
    seen = bazaars(open_="").alhambra(0, f"tower-11 @ 1,0  {SOUK} @ 2,0  {OTHER} @ 1,1")
    lines = seen.lines(3, "bazaars.score", 0)
    assert [(line.item, line.points) for line in lines] == [(SOUK, 1), (OTHER, 1)]
    assert [line.cells for line in lines] == [(cell_of("1,0"),)] * 2


def test_the_reserve_scores_nothing() -> None:
    """`reserve.free`: a bazaar on the reserve scores nothing."""
    assert bazaars(open_="").reserve(0, SOUK).lines(3, "bazaars.score") == []


# -- state, positions, secrets ----------------------------------------------------------------


def game_of(**fields: Any) -> Game:
    """Read a position with bazaars."""
    return read_position(position(modules=["bazaars"], **fields)).game


def test_a_position() -> None:
    """`bazaars.deal`: beside the market, built, on the reserve, with Dirk; the rest in the bag."""
    ana = {"alhambra": built((SOUK, 1, 0)), "reserve": [{"tile": OTHER}]}
    dirk = {"tiles": ["bazaar-denar-arcades-chambers-tower"]}
    beside = ["bazaar-denar-pavilion-seraglio-garden", "bazaar-dirham-pavilion-chambers-tower"]
    game = game_of(bazaars_open=beside, seats=[ana, {}], dirk=dirk)
    assert Bazaars.of(game).open == tiles_of(" ".join(beside))
    assert len([tile for tile in game.bag if TILE_KIND[tile] == "bazaar"]) == 3
    data = json.loads(json.dumps(position_to_json(game)))
    assert data["bazaars_open"] == beside
    assert position_to_json(read_position(data).game) == data
    assert Bazaars.of(game_of()).open == []


@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"bazaars_open": [SOUK, SOUK]}, "bazaars_open.1", "bazaars.deal"),
        ({"bazaars_open": ["garden-10"]}, "bazaars_open.0", ""),
        ({"bazaars_open": ["bazaar-florin"]}, "bazaars_open.0", ""),
        ({"bazaars_open": [None]}, "bazaars_open.0", ""),
        ({"bazaars_open": {}}, "bazaars_open", ""),
        ({"market": {"florin": SOUK}}, "market.florin", ""),
        ({"bazaars_open": [SOUK], "bag": [SOUK]}, "bag.0", "bazaars.deal"),
    ],
)
def test_wrong_positions(fields: dict[str, Any], field: str, rule: str) -> None:
    """`bazaars.deal`: whatever is wrong with the bazaars of a position is named."""
    assert complaint(game_of, **fields) == (field, rule)


def test_positions_without_the_module() -> None:
    """`bazaars.deal`: bazaars in a position without the module are refused."""
    for fields, field in (
        ({"bazaars_open": [SOUK]}, "bazaars_open"),
        ({"seats": [{"reserve": [{"tile": SOUK}]}, {}]}, "seats.0.reserve.0.tile"),
    ):
        assert complaint(read_position, position(**fields)) == (field, "bazaars.deal")
    read_position(position(bazaars_open=[]))


def test_a_state_is_written_and_read() -> None:
    """Section 9: the whole state survives JSON; a clone is independent."""
    game = bazaars().game
    data = json.loads(json.dumps(state_to_json(game)))
    assert digest(state_from_json(data, rules_for(["bazaars"]))) == digest(game)
    twin = OpenBazaars.clone(Bazaars.of(game))
    twin.open.clear()
    assert opened(game) == SOUK


def test_everybody_sees_them() -> None:
    """Section 9: the bazaars beside the market are public; a guess leaves them there."""
    game = new_game(Setup(4, "seven", ("bazaars",)))
    Bazaars.of(game).open = [game.bag.pop(game.bag.index(TILE_BY_ID[SOUK]))]
    seen = observe(game, 2)
    assert opened(seen.game) == SOUK
    guess = redeal(seen, "x")
    assert opened(guess) == SOUK
    assert sorted(guess.bag) == sorted(game.bag)
