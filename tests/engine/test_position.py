"""Positions: read, checked in full, played on, written and read again."""

import json
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from alhambra_qt.engine import BadData, Game, Setup, apply, legal_actions, score_now, to_move
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.fields import Json
from alhambra_qt.engine.observe import all_cards, family_of, observe, redeal
from alhambra_qt.engine.pieces import (
    BUILDINGS,
    CARD_BY_ID,
    CARD_ID,
    CARD_KIND,
    MONEY,
    TILE_BY_ID,
    TILE_ID,
)
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.engine.rules import AnyModule
from alhambra_qt.modules import ALL, IDS, new_game, read_position
from alhambra_qt.modules.vizier.rules import Vizier
from tests.cases import some
from tests.lab.kit import built, position


def game_of(**fields: Any) -> Game:
    """Read a position with these fields."""
    return read_position(position(**fields)).game


def refused(**fields: Any) -> tuple[str, str]:
    """Give field and rule of the complaint about a position."""
    with pytest.raises(BadData) as caught:
        game_of(**fields)
    return caught.value.field, caught.value.rule


def seats(**first: Any) -> list[dict[str, Any]]:
    """Give two seats, the first with these fields."""
    return [first, {}]


# -- what is read -----------------------------------------------------------------------------


def test_everything_is_where_it_was_put() -> None:
    """Each field of a position is found in the game that it describes."""
    read = read_position(
        position(
            seed=7,
            modules=["camps", "vizier"],
            scorings_done=1,
            to_move=1,
            seats=[
                {
                    "name": "Ana",
                    "score": 12,
                    "alhambra": built(("garden-10-n", 1, 0), ("camp-5-s", 1, -1)),
                    "reserve": [{"tile": "tower-11"}, {"tile": "camp-3-n"}],
                    "hand": ["florin-7", "denar-4", "florin-7"],
                    "vizier": True,
                },
                {"name": "Ion"},
            ],
            dirk={"tiles": ["garden-8-sw"]},
            market={"florin": "arcades-9", "dirham": "camp-8-ne", "denar": None},
            display=["florin-3", None, "ducat-9"],
            discards=["denar-1", "denar-2"],
        )
    )
    game = read.game
    ana, ion = game.players
    assert read.names == ("Ana", "Ion")
    assert game.setup == Setup(2, "7", ("vizier", "camps"))
    assert (ana.score, ion.score, game.scorings_done, to_move(game)) == (12, 0, 1, 1)
    assert {TILE_ID[t]: c for c, t in ana.palace.tiles.items()} == {
        "fountain": 0,
        "garden-10-n": 1,
        "camp-5-s": -255,
    }
    assert [TILE_ID[tile] for tile in ana.reserve] == ["tower-11", "camp-3-n"]
    assert [CARD_ID[card] for card in ana.hand] == ["florin-7", "florin-7", "denar-4"]
    assert game.dirk == [TILE_BY_ID["garden-8-sw"]]
    assert [TILE_ID[tile] for tile in game.market] == ["arcades-9", "camp-8-ne", "", ""]
    assert [card for card in game.display if card >= 0] == [2, CARD_BY_ID["ducat-9"]]
    assert [CARD_ID[card] for card in game.discards] == ["denar-2", "denar-1"]
    assert Vizier.of(game).active == [True, False]
    assert (game.frame.kind, game.acted) == ("turn", 0)


def test_the_shortest_position() -> None:
    """The shortest position: empty hands, market and display, all pieces in deck and bag."""
    game = game_of(seats=[{}, {}, {}])
    assert sorted(game.bag) == list(BUILDINGS)
    assert Counter(game.deck) == Counter(all_cards(game))
    assert game.market == [0] * 4
    assert game.display == [-1] * 4
    assert not any(player.hand or player.reserve for player in game.players)


@pytest.mark.parametrize(
    ("done", "piles", "special", "gone"),
    [
        (0, [15, 16, 14, 15, 14], [1, 3], []),
        (1, [0, 0, 24, 25, 24], [3], ["scoring-1"]),
        (2, [0, 0, 0, 0, 72], [], ["scoring-1", "scoring-2"]),
    ],
)
def test_where_scoring_cards_lie(
    done: int, piles: list[int], special: list[int], gone: list[str]
) -> None:
    """setup.deck: scoring 1 is in pile 2, scoring 2 in pile 4; piles before a scoring are gone."""
    game = game_of(scorings_done=done)
    assert game.piles == piles
    assert [number for number, kinds in enumerate(game.special) if kinds] == special
    assert [CARD_ID[card] for card in game.gone] == gone
    top_down = game.deck[::-1]
    for number in special:
        before = sum(piles[:number])
        assert CARD_BY_ID[f"scoring-{number // 2 + 1}"] in top_down[before : before + piles[number]]


def test_given_deck_and_bag_are_taken_as_they_are() -> None:
    """The first entry of deck, discards and bag is the top; nothing is added to what is given."""
    game = game_of(
        deck=["florin-1", "scoring-2", "denar-9"],
        bag=["tower-11", "garden-11"],
        discards=["ducat-1", "ducat-2"],
    )
    assert [CARD_ID[card] for card in game.deck[::-1]] == ["florin-1", "scoring-2", "denar-9"]
    assert [TILE_ID[tile] for tile in game.bag[::-1]] == ["tower-11", "garden-11"]
    assert CARD_ID[game.discards[-1]] == "ducat-1"
    card, tile = game.draw_card(), game.draw_tile()
    assert card is not None
    assert tile is not None
    assert (CARD_ID[card], TILE_ID[tile]) == ("florin-1", "tower-11")


@pytest.mark.parametrize(
    ("deck", "piles", "special"),
    [
        (["florin-1", "denar-2"], [0, 0, 0, 0, 2], ((), (), (), (), ())),
        (["karim", "scoring-1"], [0, 2, 0, 0, 0], ((), ("character", "scoring"), (), (), ())),
        (
            ["scoring-2", "florin-1", "gate", "scoring-1"],
            [0, 2, 0, 2, 0],
            ((), ("scoring",), (), ("gate", "scoring"), ()),
        ),
        (["builder-denar", "florin-1"], [0, 0, 0, 0, 2], ((), (), (), (), ("builder",))),
        (
            ["gate", "florin-1", "exchange-florin-denar"],
            [0, 0, 0, 0, 3],
            ((), (), (), (), ("exchange", "gate")),
        ),
        (
            ["wall-n", "scoring-2", "builder-denar"],
            [0, 0, 0, 3, 0],
            ((), (), (), ("builder", "scoring", "wall"), ()),
        ),
    ],
)
def test_piles_are_found_for_any_deck(
    deck: list[str], piles: list[int], special: tuple[tuple[str, ...], ...]
) -> None:
    """setup.deck: piles fit a deck, and the special cards that no game has there stay in it."""
    modules = ["exchange", "gates", "characters", "walls", "builders"]
    game = game_of(modules=modules, deck=deck)
    assert [CARD_ID[card] for card in game.deck[::-1]] == deck
    assert game.piles == piles
    assert game.special == special
    for seat in (0, 1):
        for memory in (True, False):
            guess = redeal(observe(game, seat, memory), "x")
            assert len(guess.deck) == len(deck)
            assert Counter(map(family_of, guess.deck)) == Counter(map(family_of, game.deck))


@pytest.mark.parametrize(
    ("piles", "field"),
    [
        ([1, 1], "piles"),
        ([0, 0, 0, 0, 2], "piles"),
        ([0, 0, 0, 3, 0], "piles"),
        ([], "piles"),
        ([0, 3.0, 0, 0, 0], "piles.1"),
        ([0, 4, -1, 0, 0], "piles.2"),
        ([0, 3, 0, 0, 0, 0], "piles"),
        (3, "piles"),
    ],
)
def test_piles_that_do_not_make_the_deck(piles: Any, field: str) -> None:
    """setup.deck: five numbers make up the deck, with each scoring card in its pile."""
    assert refused(deck=["scoring-1", "florin-1", "florin-2"], piles=piles)[0] == field


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"gone": ["florin-1"]}, "gone.0"),
        ({"gone": ["gate"], "modules": []}, "gone.0"),
        ({"gone": ["karim", "karim"]}, "gone.1"),
        ({"seats": seats(hand=["florin-1"], unseen=["florin-2"])}, "seats.0.unseen.0"),
        ({"seats": seats(builders_unseen=1)}, "seats.0.builders_unseen"),
        ({"turn": -1}, "turn"),
        ({"shuffles": "1"}, "shuffles"),
        ({"draws": {"gates": 1}}, "draws.gates"),
        ({"draws": {"change": 0.5}, "modules": ["change"]}, "draws.change"),
        ({"attacks": ["n"]}, "attacks"),
        ({"attacks": ["n"], "attack_next": "n", "scorings_done": 1}, "attack_next"),
        ({"attack_seen": [2]}, "attack_seen.0"),
        ({"scouts_open": ["scout-garden"], "scouts_left": ["scout-garden"]}, "scouts_left.0"),
        ({"thieves_used": ["thief-denar"] * 4}, "thieves_used.3"),
    ],
)
def test_memories_that_cannot_be(fields: dict[str, Any], field: str) -> None:
    """The recorded history of a game is checked like everything else."""
    modules = ["characters", "builders", "gates", "invaders", "thieves"]
    assert refused(**({"modules": modules} | fields))[0] == field


def test_a_deck_used_up_is_not_filled() -> None:
    """With all money elsewhere the deck is empty: what has left the game does not come back."""
    money = [CARD_ID[card] for card in MONEY for _ in range(2)]
    game = game_of(modules=["builders", "walls"], discards=money)
    assert (game.deck, game.piles) == ([], [])
    assert [CARD_ID[card] for card in game.gone] == ["scoring-1", "scoring-2"]
    kinds = Counter(CARD_KIND[card] for card in game.out)
    assert kinds == {"builder": 16, "wall": 8}


def test_seed_decides_the_order() -> None:
    """Equal seeds, as number or text, give equal games; others another order."""
    assert digest(game_of(seed=7)) == digest(game_of(seed="7"))
    assert game_of(seed=7).deck != game_of(seed=8).deck
    assert game_of(seed=7).bag != game_of(seed=8).bag


def test_the_fountain_may_be_named() -> None:
    """setup.fountain: naming the fountain at its place changes nothing."""
    named = game_of(seats=seats(alhambra=built(("fountain", 0, 0), ("tower-12", 1, 0))))
    assert digest(named) == digest(game_of(seats=seats(alhambra=built(("tower-12", 1, 0)))))


def test_order_of_tiles_does_not_matter() -> None:
    """build.after: a board is judged as a whole, so its tiles may be named in any order."""
    tiles = built(("tower-12", 1, 0), ("garden-10-n", 2, 0), ("camp-5-s", 2, -1))
    game = game_of(modules=["camps"], seats=seats(alhambra=tiles))
    two = game_of(modules=["camps"], seats=seats(alhambra=tiles[::-1]))
    assert game.players[0].palace.frontier == two.players[0].palace.frontier
    assert [score_now(g, 3).totals for g in (game, two)] == [score_now(game, 3).totals] * 2


def test_empty_fields_of_other_modules() -> None:
    """A field that belongs to a module that is off may be there as long as it says nothing."""
    game_of(
        bazaars_open=[],
        rooms=[[], [], []],
        attack_next=None,
        seats=seats(coins={}, vizier=False, characters=[], alhambra=[]),
    )


# -- what is refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"format": "chess"}, "format", ""),
        ({"version": 2}, "version", ""),
        ({"version": True}, "version", ""),
        ({"seats": [{}]}, "seats", ""),
        ({"seats": [{}] * 7}, "seats", ""),
        ({"seats": {}}, "seats", ""),
        ({"seats": [{}, 3]}, "seats.1", ""),
        ({"seed": 1.5}, "seed", ""),
        ({"seed": True}, "seed", ""),
        ({"seed": "\ud800"}, "seed", ""),
        ({"modules": ["camps", "camps"]}, "modules.1", ""),
        ({"modules": ["pirates"]}, "modules.0", ""),
        ({"variants": {"open": "yes"}}, "variants.open", ""),
        ({"scorings_done": 3}, "scorings_done", ""),
        ({"to_move": 2}, "to_move", ""),
        ({"to_move": None}, "to_move", ""),
        ({"colour": "red"}, "colour", ""),
        ({"seats": seats(hat="red")}, "seats.0.hat", ""),
        ({"seats": seats(score=-1)}, "seats.0.score", ""),
        ({"seats": seats(score=2.0)}, "seats.0.score", ""),
        ({"seats": seats(name=3)}, "seats.0.name", ""),
        ({"seats": seats(name="\ud800")}, "seats.0.name", ""),
        ({"seats": seats(hand=["florin-10"])}, "seats.0.hand.0", ""),
        ({"seats": seats(hand="florin-1")}, "seats.0.hand", ""),
        ({"seats": seats(hand=["scoring-1"])}, "seats.0.hand.0", ""),
        ({"seats": seats(hand=["florin-1"] * 3)}, "seats.0.hand.2", "setup.money"),
        ({"seats": seats(hand=["diamond-5"])}, "seats.0.hand.0", "diamonds.deal"),
        ({"seats": seats(hand=["builder-denar"])}, "seats.0.hand.0", "builders.deal"),
        ({"seats": seats(hand=["exchange-florin-denar"])}, "seats.0.hand.0", "exchange.deal"),
        ({"seats": seats(hand=["gate"])}, "seats.0.hand.0", "gates.deal"),
        ({"seats": seats(coins={"florin": 1})}, "seats.0.coins", "change.draw"),
        ({"seats": seats(thieves=["thief-ducat"])}, "seats.0.thieves", "thieves.deal"),
        ({"seats": seats(vizier=True)}, "seats.0.vizier", "vizier.use"),
        ({"seats": seats(vizier=1), "modules": ["vizier"]}, "seats.0.vizier", ""),
        ({"seats": seats(gates=[{"at": [1, 0], "side": "e"}])}, "seats.0.gates", "gates.deal"),
        ({"seats": seats(reserve=["garden-11"])}, "seats.0.reserve.0", ""),
        ({"seats": seats(reserve=[{"tile": "fountain"}])}, "seats.0.reserve.0.tile", ""),
        (
            {"seats": seats(reserve=[{"tile": "hut-garden-e"}])},
            "seats.0.reserve.0.tile",
            "huts.take",
        ),
        ({"seats": seats(reserve=[{}])}, "seats.0.reserve.0.tile", ""),
        ({"seats": [{}, {}, {}], "dirk": {"tiles": []}}, "dirk", "dirk.tiles"),
        ({"dirk": {"tiles": ["garden-8-sw", "garden-8-sw"]}}, "dirk.tiles.1", "setup.market"),
        ({"dirk": {"chests": ["garden"]}}, "dirk.chests", "treasure.deal"),
        ({"dirk": []}, "dirk", ""),
        ({"market": {"diamond": "garden-11"}}, "market.diamond", ""),
        ({"market": {"florin": "garden-99"}}, "market.florin", ""),
        ({"market": {"florin": "camp-5-s"}}, "market.florin", "camps.deal"),
        ({"market": ["garden-11"]}, "market", ""),
        ({"display": ["florin-1"] * 5}, "display", ""),
        ({"display": [3]}, "display.0", ""),
        ({"display": ["florin-1", "florin-1", "florin-1"]}, "display.2", "setup.money"),
        (
            {"bazaars_open": ["bazaar-denar-pavilion-seraglio-garden"]},
            "bazaars_open",
            "bazaars.deal",
        ),
        ({"rooms": [["chest-garden"], [], []]}, "rooms", "treasure.deal"),
        ({"attack_next": "n"}, "attack_next", "invaders.attack"),
        ({"scouts_open": ["scout-garden"]}, "scouts_open", "invaders.attack"),
        ({"deck": ["scoring-1"], "scorings_done": 1}, "deck.0", "setup.deck"),
        ({"deck": ["karim"]}, "deck.0", "characters.deal"),
        ({"deck": ["coin-florin"]}, "deck.0", ""),
        ({"discards": ["florin-2"] * 3}, "discards.0", "setup.money"),
        ({"bag": ["garden-11"], "market": {"denar": "garden-11"}}, "bag.0", "setup.market"),
        ({"bag": ["fountain"]}, "bag.0", ""),
    ],
)
def test_refused(fields: dict[str, Any], field: str, rule: str) -> None:
    """An impossible position is refused, naming the field, and the rule where there is one."""
    assert refused(**fields) == (field, rule)


@pytest.mark.parametrize("name", ["format", "version", "seats"])
def test_required(name: str) -> None:
    """Format, version and seats must be there."""
    data = position()
    del data[name]
    with pytest.raises(BadData) as caught:
        read_position(data)
    assert caught.value.field == name


@pytest.mark.parametrize("data", [None, 3, "x", [], True])
def test_a_position_is_an_object(data: Any) -> None:
    """Anything but an object is refused."""
    with pytest.raises(BadData) as caught:
        read_position(data)
    assert caught.value.field == "position"


@pytest.mark.parametrize(
    ("tiles", "entry", "rule"),
    [
        ([("garden-11", 0, 0)], "0.at", "build.free"),
        ([("garden-11", 1, 0), ("tower-11", 1, 0)], "1.at", "build.free"),
        ([("garden-11", 1, 0), ("tower-11", 3, 0)], "1.at", "build.adjacent"),
        ([("garden-11", 1, 0), ("tower-11", 2, 1)], "1.at", "build.adjacent"),
        ([("garden-6-esw", 1, 0)], "0.at", "build.edges"),
        ([("garden-9-e", 1, 0), ("tower-11", 2, 0)], "1.at", "build.edges"),
        ([("garden-9-e", 1, 0), ("chambers-9-w", 2, 0)], "1.at", "build.walk"),
        ([("tower-11", 1, 0), ("camp-6-w", 2, 0)], "1.at", "camps.build"),
        ([("garden-9-e", 1, 0), ("camp-3-n", 2, 0)], "1.at", "camps.build"),
        ([("camp-6-w", 1, 0)], "0.at", "camps.build"),
        ([("fountain", 1, 0)], "0.at", "setup.fountain"),
        ([("garden-11", 1, 0), ("garden-11", 2, 0)], "1.tile", "setup.market"),
        ([("garden-11", 1.5, 0)], "0.at", ""),
        ([("garden-11", 1, 101)], "0.at", ""),
    ],
)
def test_boards_that_break_a_rule(tiles: list[tuple[str, int, int]], entry: str, rule: str) -> None:
    """The first tile that breaks a rule of building is named with the rule."""
    found = refused(modules=["camps"], seats=seats(alhambra=built(*tiles)))
    assert found == (f"seats.0.alhambra.{entry}", rule)


def test_a_board_with_a_hole() -> None:
    """build.hole: an empty cell that is shut in is named."""
    around = [(1, 0), (-1, 0), (-1, 1), (-1, 2), (0, 2), (1, 2), (1, 1)]
    names = "tower-11 tower-12 garden-11 garden-10 chambers-11 chambers-10 arcades-9".split()
    tiles = [(name, x, y) for name, (x, y) in zip(names, around, strict=True)]
    assert refused(seats=seats(alhambra=built(*tiles))) == ("seats.0.alhambra", "build.hole")


@pytest.mark.parametrize(
    "at", [None, [], [1], [1, 2, 3], ["1", 2], [True, 1], {"x": 1}, "1,2", [1e9, 0], [[1], 2]]
)
def test_cells_that_are_none(at: Any) -> None:
    """A cell is a list of two whole numbers near the fountain."""
    found = refused(seats=seats(alhambra=[{"tile": "garden-11", "at": at}]))
    assert found == ("seats.0.alhambra.0.at", "")


# -- round trips ------------------------------------------------------------------------------


def play_on(game: Game, roll: Random) -> Game:
    """Play random actions to the end."""
    while not game.over:
        apply(game, roll.choice(legal_actions(game)))
    return game


@pytest.mark.parametrize(("number", "modules"), some(list(product(range(2, 7), (IDS, ()))), 3))
def test_written_and_read_again(number: int, modules: tuple[str, ...], seed: str) -> None:
    """Any turn of any game can be written and read back: same moves, scorings and future."""
    roll = Random(seed)
    game = new_game(Setup(number, seed, modules))
    names = tuple(f"P{seat}" for seat in range(number))
    while not game.over:
        if game.frame.kind == "turn" and not game.acted and game.turn % 20 == 0:
            data = json.loads(json.dumps(position_to_json(game, names)))
            again = read_position(data)
            assert again.names == names
            assert position_to_json(again.game, names) == data
            assert legal_actions(again.game) == legal_actions(game)
            for scoring in (1, 2, 3):
                assert score_now(again.game, scoring).totals == score_now(game, scoring).totals
        apply(game, roll.choice(legal_actions(game)))


@pytest.mark.parametrize("done", [0, 1, 2])
def test_played_on_to_the_end(done: int, seed: str) -> None:
    """A position is a real game: it ends, with all scorings still to come."""
    game = play_on(game_of(seed=seed, scorings_done=done, seats=[{}, {}, {}]), Random(seed))
    assert [ledger.scoring for ledger in game.ledgers] == [1, 2, 3][done:]


def test_what_is_hidden_can_be_guessed(seed: str) -> None:
    """An observation of a position can be redealt: as many cards and tiles, none twice."""
    game = game_of(seed=seed, market={"florin": "garden-11"}, display=["florin-1"])
    for given in (game, game_of(deck=["florin-1", "denar-2"], bag=["tower-11"])):
        guess = redeal(observe(given, 0), seed)
        assert len(guess.deck) == len(given.deck)
        assert len(guess.bag) == len(given.bag)
        assert not Counter(guess.deck + guess.display) - Counter(
            [*all_cards(given), -1, -1, -1, -1]
        )


def test_only_beginnings_of_turns() -> None:
    """In the middle of a turn there is no position."""
    game = game_of(display=["florin-1"])
    apply(game, legal_actions(game)[0])
    with pytest.raises(BadData):
        position_to_json(game)


def fields_of(data: Json) -> set[str]:
    """The names of the fields of a position, of its seats and of the tiles in their Alhambras."""
    entries = [entry for seat in data["seats"] for entry in seat["alhambra"]]
    return {
        name for part in (data, data.get("dirk") or {}, *data["seats"], *entries) for name in part
    }


def written_in(modules: tuple[str, ...], seed: str) -> set[str]:
    """The names of all fields that the positions of a random game have."""
    roll, game = Random(seed), new_game(Setup(2, seed, modules))
    found: set[str] = set()
    while not game.over:
        if game.frame.kind == "turn" and not game.acted:
            found |= fields_of(position_to_json(game))
        apply(game, roll.choice(legal_actions(game)))
    return found


@pytest.mark.parametrize("module", ALL, ids=lambda module: module.id)
def test_a_module_names_its_fields(module: type[AnyModule], seed: str) -> None:
    """Fields that a position has only with a module are among those that the module names."""
    plain, own = (written_in((), seed), written_in((module.id,), seed))
    assert own - plain <= {*module.fields}
