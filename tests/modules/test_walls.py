"""Section 7.9: walls."""

import json
from collections import Counter

import pytest

from alhambra_qt.engine import Setup, observe, redeal
from alhambra_qt.engine.actions import Pass, RemoveTile
from alhambra_qt.engine.codec import digest, state_from_json, state_to_json
from alhambra_qt.engine.contracts import Zone
from alhambra_qt.engine.events import CardShown
from alhambra_qt.engine.ids import Mask, mask_of
from alhambra_qt.engine.observe import all_cards
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, TILE_BY_ID
from alhambra_qt.modules import new_game
from alhambra_qt.modules.walls.rules import (
    CARD_SIDES,
    WALL_CARDS,
    BuildSticks,
    BuildSticksAside,
    SticksBuilt,
    WallCardShown,
    Walls,
    open_sides,
)
from tests import moves
from tests.kit import Table, table


def sticks(card: str, cell: str) -> BuildSticks:
    """Put the sticks of a card onto the tile on a cell: ``sticks("ne", "1,0")``."""
    return BuildSticks.of(CARD_BY_ID[f"wall-{card}"], moves.cell_of(cell))


def aside(card: str, tile: str) -> BuildSticksAside:
    """Put the sticks of a card onto a tile reserved or held aside."""
    return BuildSticksAside.of(CARD_BY_ID[f"wall-{card}"], TILE_BY_ID[tile])


def site(cards: str, layout: str = "", tiles: str = "", *more: str) -> Table:
    """A table with these wall cards open where seat 0 has built this and reserved that."""
    seen = table(3, ["walls", *more]).alhambra(0, layout).reserve(0, tiles)
    seen.display("ducat-9 ducat-8 ducat-7 ducat-6").deck("ducat-5 ducat-4 ducat-3 ducat-2")
    Walls.of(seen.game).open = [CARD_BY_ID[f"wall-{card}"] for card in cards.split()]
    return seen


def walls_at(seen: Table, cell: str) -> Mask:
    """Give the walls of a tile in seat 0's Alhambra."""
    return seen.game.players[0].palace.walls[moves.cell_of(cell)]


def open_cards(seen: Table) -> str:
    """Write the open wall cards."""
    return " ".join(CARD_ID[card] for card in Walls.of(seen.game).open)


def round_trip(seen: Table) -> Table:
    """Let everybody take money until it is seat 0's turn again."""
    seen.play(0, moves.END_TURN).play(1, moves.take("ducat-9"), moves.END_TURN)
    return seen.play(2, moves.take("ducat-8"), moves.END_TURN)


# -- walls.deal -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 6])
def test_eight_cards_in_four_piles(seats: int) -> None:
    """`walls.deal`: four single sides and four corners, two cards each into piles 2 to 5."""
    game = new_game(Setup(seats, "walls", ("walls",)))
    assert [families.count("wall") for families in game.special] == [0, 2, 2, 2, 2]
    names = sorted(CARD_ID[card] for card in game.deck if card in WALL_CARDS)
    sides = ("e", "es", "n", "ne", "nw", "s", "sw", "w")
    assert names == [f"wall-{side}" for side in sides]
    top_down = game.deck[::-1]
    for number, size in enumerate(game.piles):
        before = sum(game.piles[:number])
        here = [card for card in top_down[before : before + size] if card in WALL_CARDS]
        assert len(here) == (2 if number else 0)


def test_the_cards_are_dealt_at_random() -> None:
    """`walls.deal`: which cards lie in which pile differs from game to game."""
    decks = [new_game(Setup(3, f"walls {seed}", ("walls",))).deck for seed in range(6)]
    orders = {tuple(card for card in deck if card in WALL_CARDS) for deck in decks}
    assert len(orders) == 6


def test_without_the_module_there_are_none() -> None:
    """`walls.deal`: with the module off no wall card is in the game, and no stick is built."""
    assert not set(WALL_CARDS) & set(new_game(Setup(3, "walls")).deck)
    seen = table(3)
    seen.refused(sticks("n", "0,0"), "module.off", action="build_sticks")
    seen.refused(aside("n", "tower-11"), "module.off", action="build_sticks_aside")


def test_drawn_cards_are_laid_aside() -> None:
    """`walls.deal`: any number of wall cards lies open; a money card is drawn for the place."""
    seen = site("").deck("wall-n wall-sw wall-e ducat-1")
    seen.play(0, moves.take("ducat-9"), moves.END_TURN)
    assert open_cards(seen) == "wall-n wall-sw wall-e"
    seen.expect(display="ducat-8 ducat-7 ducat-6 ducat-1", discards="", deck=0)
    assert [type(event) for event in seen.events[2:6]] == [WallCardShown] * 3 + [CardShown]
    shown = [event.card for event in seen.happened(WallCardShown)]
    assert shown == list(moves.cards_of("wall-n wall-sw wall-e"))


def test_wall_cards_are_no_money() -> None:
    """`walls.deal`: an open wall card is not taken into the hand and lies where all see it."""
    seen = site("n")
    seen.refused(moves.take("wall-n"), "money.take", reason="not_shown")
    zones: list[Zone] = []
    seen_by = observe(seen.game, 2).game
    for show in seen_by.rules.zones:
        show(seen_by, zones)
    assert [zone.cards for zone in zones if zone.cards] == [moves.cards_of("wall-n")]


# -- walls.build ------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["n", "e", "s", "w", "ne", "es", "sw", "nw"])
def test_the_sides_the_card_shows(card: str) -> None:
    """`walls.build`: a card puts its one or two sticks onto just the sides it shows."""
    seen = site(card).play(0, sticks(card, "0,0"))
    assert walls_at(seen, "0,0") == mask_of(card)
    assert seen.happened(SticksBuilt) == [SticksBuilt(0, CARD_BY_ID[f"wall-{card}"], 1, len(card))]


def test_twelve_sticks() -> None:
    """`walls.deal`: the eight cards use up twelve sticks, three to each side."""
    sides = Counter(letter for card in WALL_CARDS for letter in CARD_ID[card].split("-")[1])
    assert sides == {"n": 3, "e": 3, "s": 3, "w": 3}
    assert sum(mask.bit_count() for mask in CARD_SIDES.values()) == 12


def test_an_action_that_ends_the_actions() -> None:
    """`walls.build`: building sticks is an action of the turn; no other one follows."""
    seen = site("n", "tower-11 @ 1,0").play(0, sticks("n", "1,0"))
    seen.expect(asks="turn_end").refused(moves.take("ducat-9"), "turn.refill")
    assert walls_at(seen, "1,0") == mask_of("n")


def test_the_card_leaves_the_game() -> None:
    """`walls.build`: the card used lies nowhere any more; the others stay open."""
    seen = site("n e").play(0, sticks("n", "0,0"))
    assert open_cards(seen) == "wall-e"
    assert seen.game.gone == list(moves.cards_of("wall-n"))
    seen.expect(discards="", hand={0: ""})


def test_sticks_onto_the_tile_bought() -> None:
    """`walls.build`: as an extra action sticks may go onto a tile bought this turn."""
    seen = site("nw").market(florin="tower-11").hand(0, "florin-9 florin-2")
    seen.play(0, moves.buy("florin", "florin-9 florin-2"))
    assert set(seen.options(BuildSticksAside)) == {aside("nw", "tower-11")}
    seen.play(0, aside("nw", "tower-11")).expect(asks="place")
    assert seen.happened(SticksBuilt) == [
        SticksBuilt(0, CARD_BY_ID["wall-nw"], TILE_BY_ID["tower-11"], 2)
    ]
    seen.refused(moves.place("tower-11 @ 1,0"), "build.edges", sides="1,0w")
    seen.refused(moves.place("tower-11 @ 0,1"), "build.edges", sides="0,1n")
    seen.play(0, moves.place("tower-11 @ -1,0"))
    assert walls_at(seen, "-1,0") == mask_of("nw")


def test_onto_a_reserve_tile() -> None:
    """`walls.build`: sticks on a reserve tile are walls when it is built later."""
    seen = site("e", "", "garden-11").play(0, aside("e", "garden-11"))
    seen.expect(asks="turn_end", reserve={0: "garden-11"})
    round_trip(seen)
    seen.refused(moves.add("garden-11 @ -1,0"), "build.edges", sides="-1,0e")
    seen.play(0, moves.add("garden-11 @ 1,0"))
    assert walls_at(seen, "1,0") == mask_of("e")
    assert seen.game.players[0].palace.longest_wall() == 1


def test_onto_the_fountain() -> None:
    """`walls.build`: the fountain may receive sticks too, on sides with nothing beyond."""
    seen = site("es n", "tower-11 @ 1,0")
    seen.refused(sticks("es", "0,0"), "build.edges", sides="0,0e")
    seen.play(0, sticks("n", "0,0"))
    assert walls_at(seen, "0,0") == mask_of("n")
    assert not seen.game.players[0].palace.can_place(0, moves.cell_of("0,-1"))


def test_a_side_that_bears_a_wall() -> None:
    """`walls.build`: no stick on a printed wall or on another stick, built or not."""
    seen = site("n ne", "garden-10-n @ 1,0", "tower-11-n")
    seen.refused(sticks("n", "1,0"), "walls.build", sides="1,0n", reason="wall")
    seen.refused(sticks("ne", "1,0"), "walls.build", sides="1,0n", reason="wall")
    seen.refused(aside("ne", "tower-11-n"), "walls.build", reason="wall")
    seen.play(0, sticks("n", "0,0"))
    round_trip(seen).refused(sticks("ne", "0,0"), "walls.build", sides="0,0n", reason="wall")


def test_next_to_a_printed_wall() -> None:
    """`walls.build`: a tile with walls takes sticks on its other sides."""
    seen = site("es", "garden-10-n @ 1,0").play(0, sticks("es", "1,0"))
    assert walls_at(seen, "1,0") == mask_of("nes")


def test_the_touching_sides_must_still_match() -> None:
    """`build.edges`: no stick on a side where another tile lies beyond."""
    seen = site("ne sw", "tower-11 @ 1,0  garden-11 @ 1,-1")
    seen.refused(sticks("ne", "0,0"), "build.edges", sides="0,0e")
    seen.refused(sticks("ne", "1,0"), "build.edges", sides="1,0n")
    seen.refused(sticks("sw", "1,0"), "build.edges", sides="1,0w")
    seen.refused(sticks("sw", "1,-1"), "build.edges", sides="1,-1s")
    seen.allowed(sticks("ne", "1,-1"), sticks("sw", "0,0"))


def test_all_sticks_or_none() -> None:
    """`walls.build`: if one of two sticks does not fit, the card cannot be used there."""
    seen = site("nw", "garden-10-n @ 1,0  tower-11-n @ -1,0")
    assert seen.options(BuildSticks) == []
    seen.allowed(moves.take("ducat-9"))


def test_a_card_that_fits_nowhere_is_not_taken() -> None:
    """`walls.build`: without a place for its sticks a card stays; it is no action then."""
    seen = site("n", "seraglio-9 @ 0,-1  pavilion-6-n @ 0,-2").display("").bare_market()
    palace = seen.game.players[0].palace
    assert {cell for cell, _ in open_sides(palace)} == set(moves.cells_of("0,0 0,-1 0,-2"))
    assert seen.options(BuildSticks) == []
    seen.refused(sticks("n", "0,-1"), "build.edges", sides="0,-1n")
    assert {type(action) for action in seen.options()} == {RemoveTile}


def test_an_open_card_forbids_passing() -> None:
    """`turn.pass`: as long as sticks can be built somewhere there is a legal action."""
    seen = site("n").display("").bare_market()
    assert seen.options() == [sticks("n", "0,0")]
    seen.refused(Pass.of(), "turn.pass", reason="possible")


def test_only_open_cards() -> None:
    """`walls.build`: a card that does not lie open cannot be used, nor anything that is none."""
    seen = site("n", "tower-11 @ 1,0", "garden-11")
    seen.refused(sticks("e", "1,0"), "walls.build", reason="not_open")
    seen.refused(aside("e", "garden-11"), "walls.build", reason="not_open")
    ducat = BuildSticks.of(CARD_BY_ID["ducat-9"], 0)
    seen.refused(ducat, "walls.build", reason="not_open")


def test_only_own_tiles() -> None:
    """`walls.build`: not onto empty cells, market tiles, or what others own."""
    seen = site("n", "tower-11 @ 1,0", "garden-11").market(florin="garden-10")
    seen.reserve(1, "arcades-9").alhambra(1, "arcades-10 @ 0,1")
    seen.refused(sticks("n", "0,1"), "walls.build", "0,1", reason="no_tile")
    for tile in ("garden-10", "arcades-9", "arcades-10", "tower-11"):
        seen.refused(aside("n", tile), "walls.build", reason="not_own")


def test_every_place_is_listed_once() -> None:
    """`walls.build`: the legal list has each card on each tile that takes it."""
    seen = site("w ne", "garden-10-n @ 1,0  seraglio-9 @ 0,1", "garden-9-e tower-11-s")
    assert seen.options(BuildSticks) == [sticks("w", "0,0"), sticks("w", "0,1")]
    assert seen.options(BuildSticksAside) == [
        aside("w", "garden-9-e"),
        aside("w", "tower-11-s"),
        aside("ne", "tower-11-s"),
    ]


def test_not_while_placing() -> None:
    """`walls.build`: it is an action of the turn: not once the actions are over."""
    seen = site("n").market(florin="tower-11").hand(0, "florin-9 florin-2")
    seen.play(0, moves.buy("florin", "florin-9 florin-2"), moves.END_ACTIONS)
    seen.refused(sticks("n", "0,0"), "buy.place_late", reason="not_now")
    seen.refused(aside("n", "tower-11"), "buy.place_late", reason="not_now")


# -- sticks are walls -------------------------------------------------------------------------


def test_sticks_score() -> None:
    """`score.wall`: a stick is an outer wall like a printed one."""
    seen = site("es", "garden-10-n @ 1,0")
    before = [line.points for line in seen.lines(1, "score.wall", 0)]
    seen.play(0, sticks("es", "1,0"))
    assert before == [1]
    assert [line.points for line in seen.lines(1, "score.wall", 0)] == [3]


def test_sticks_stay_on_their_tile() -> None:
    """`walls.build`: a tile taken out and built again keeps its sticks."""
    seen = site("e", "tower-11 @ 1,0").play(0, sticks("e", "1,0"))
    seen = round_trip(seen).play(0, moves.remove("1,0"))
    assert seen.game.players[0].palace.key_of(moves.cell_of("1,0")) == 1 << 3
    seen.display("ducat-9 ducat-8 ducat-7 ducat-6")
    round_trip(seen)
    seen.refused(moves.add("tower-11 @ -1,0"), "build.edges", sides="-1,0e")
    seen.play(0, moves.add("tower-11 @ 1,0"))
    assert walls_at(seen, "1,0") == mask_of("e")


def test_a_swap_goes_by_the_sticks() -> None:
    """`redesign.swap`: tiles are swapped with the sticks that they bear."""
    seen = site("e s", "tower-11 @ 1,0  garden-10 @ 2,0", "arcades-9 tower-13-e")
    seen.allowed(moves.swap("arcades-9 @ 1,0"))
    seen.play(0, aside("e", "arcades-9"))
    round_trip(seen)
    seen.refused(moves.swap("arcades-9 @ 1,0"), "build.edges", sides="1,0e")
    seen.play(0, moves.swap("arcades-9 @ 2,0"))
    assert walls_at(seen, "2,0") == mask_of("e")
    seen.expect(reserve={0: "garden-10 tower-13-e"})


def test_a_tile_with_sticks_is_swapped_out() -> None:
    """`redesign.swap`: the tile that comes out of the Alhambra takes its sticks along."""
    seen = site("e", "tower-11 @ 1,0", "garden-10").play(0, sticks("e", "1,0"))
    round_trip(seen).play(0, moves.swap("garden-10 @ 1,0"))
    assert walls_at(seen, "1,0") == 0
    assert seen.game.players[0].sticks == {TILE_BY_ID["tower-11"]: mask_of("e")}


def test_sticks_can_shut_a_tile_in() -> None:
    """`walls.build`: a tile may end up with four walls; unbuilt it can be built no more."""
    seen = site("s", "", "tower-7-new").play(0, aside("s", "tower-7-new"))
    round_trip(seen)
    assert moves.add("tower-7-new @ 0,1") not in seen.options()
    seen.refused(moves.add("tower-7-new @ 0,-1"), "build.edges", sides="0,-1s")


def test_a_tile_given_away_takes_its_sticks_along() -> None:
    """`dirk.gift`: a tile with sticks may be given to Dirk, who has no walls."""
    seen = table(2, ["walls"]).market(florin="tower-11").hand(0, "florin-9 florin-2")
    Walls.of(seen.game).open = list(moves.cards_of("wall-n"))
    seen.play(
        0, moves.buy("florin", "florin-9 florin-2"), aside("n", "tower-11"), moves.gift("tower-11")
    )
    seen.expect(dirk="tower-11")
    assert seen.game.players[0].sticks == {}


def test_reserving_a_tile_with_sticks() -> None:
    """`reserve.free`: a bought tile with sticks may go onto the reserve and keeps them."""
    seen = site("e").market(florin="tower-11").hand(0, "florin-9 florin-2")
    seen.play(
        0,
        moves.buy("florin", "florin-9 florin-2"),
        aside("e", "tower-11"),
        moves.reserve("tower-11"),
    )
    assert seen.game.players[0].sticks == {TILE_BY_ID["tower-11"]: mask_of("e")}


# -- camps ------------------------------------------------------------------------------------


def test_no_stick_on_a_camp() -> None:
    """`camps.wall`: a camp takes no stick, built or reserved."""
    seen = site("e", "garden-10-n @ 1,0  camp-5-s @ 1,-1", "camp-6-w", "camps")
    seen.refused(sticks("e", "1,-1"), "walls.build", "1,-1", reason="camp")
    seen.refused(aside("e", "camp-6-w"), "walls.build", reason="camp")
    assert {action.name for action in seen.options(BuildSticksAside)} == set()


def test_a_bastion_leans_on_a_stick() -> None:
    """`camps.build`: a stick is a wall for a bastion; its tile then holds the camp up."""
    seen = site("n", "tower-11 @ 1,0", "camp-5-s", "camps")
    seen.refused(moves.add("camp-5-s @ 1,-1"), "camps.build", "1,-1", "1,-1s", reason="sides")
    seen.play(0, sticks("n", "1,0"))
    round_trip(seen).play(0, moves.add("camp-5-s @ 1,-1"))
    seen.display("ducat-9 ducat-8 ducat-7 ducat-6")
    round_trip(seen).refused(moves.remove("1,0"), "camps.build", cells="1,-1")


def test_sticks_beside_a_camp() -> None:
    """`walls.build`: next to a camp a tile takes sticks on its free sides only."""
    seen = site("n e", "garden-10-n @ 1,0  camp-5-s @ 1,-1", "", "camps")
    seen.refused(sticks("n", "1,0"), "walls.build", sides="1,0n", reason="wall")
    seen.allowed(sticks("e", "1,0"))


# -- what is known ----------------------------------------------------------------------------


@pytest.mark.parametrize("memory", [True, False])
def test_a_guess_agrees_with_what_is_known(memory: bool) -> None:
    """Section 9: open cards and sticks are public; a guess deals the other cards anew."""
    seen = site("n es").play(0, sticks("n", "0,0"))
    game = seen.game
    left = [card for card in WALL_CARDS if card not in moves.cards_of("wall-n wall-es")]
    game.deck = [*left, *game.deck]
    view = observe(game, 1, memory=memory)
    assert Walls.of(view.game).open == list(moves.cards_of("wall-es"))
    assert view.game.players[0].palace.walls[0] == mask_of("n")
    for seed in "abc":
        guess = redeal(view, seed)
        cards = Counter([*guess.deck, *guess.gone, *Walls.of(guess).open, *guess.out])
        assert all(cards[card] <= 1 for card in WALL_CARDS)
        assert CARD_BY_ID["wall-n"] not in guess.deck
        assert len(guess.deck) == len(game.deck)


def test_the_state_as_json() -> None:
    """A state with open cards and sticks everywhere is written and read without loss."""
    seen = site("n es w", "tower-11 @ 1,0", "garden-11").play(0, sticks("n", "1,0"))
    seen = round_trip(seen).play(0, aside("w", "garden-11"))
    game = state_from_json(json.loads(json.dumps(state_to_json(seen.game))), seen.game.rules)
    assert digest(game) == digest(seen.game)
    assert game.players[0].palace.walls == seen.game.players[0].palace.walls
    assert game.players[0].sticks == seen.game.players[0].sticks
    assert Walls.of(game).open == list(moves.cards_of("wall-es"))
    twin = seen.game.clone()
    Walls.of(twin).open.clear()
    twin.players[0].add_sticks(1, 1)
    assert open_cards(seen) == "wall-es"
    assert 1 not in seen.game.players[0].sticks
    assert Counter(all_cards(game))[CARD_BY_ID["wall-n"]] == 1
