"""Section 7.5: city gates."""

import json
from collections import Counter

import pytest

from alhambra_qt.engine import Setup, observe, redeal
from alhambra_qt.engine.actions import Pass
from alhambra_qt.engine.codec import digest, state_from_json, state_to_json
from alhambra_qt.engine.contracts import Zone
from alhambra_qt.engine.events import CardShown, DeckShuffled
from alhambra_qt.engine.ids import E, W
from alhambra_qt.engine.observe import all_cards
from alhambra_qt.modules import new_game
from alhambra_qt.modules.gates.rules import GATE, GateDiscarded, Gates, GateShown, GateTaken
from tests.kit import Table, table
from tests.modules.characters_table import YAMMERAD, begin, people
from tests.modules.gates_kit import (
    BEYOND,
    TAKE_GATE,
    WALLED,
    add_gate,
    gate_lies_open,
    gated,
    is_open,
    place_gate,
    site,
)
from tests.moves import END_TURN, buy, take


def refilled(deck: str, open_: bool = False, discards: str = "") -> Table:
    """A table whose display lacks a card after a turn, refilled from this deck."""
    seen = table(3, ["gates"]).display("ducat-9 ducat-8 ducat-7 ducat-6").deck(deck)
    gate_lies_open(seen.discards(discards), open_)
    return seen.play(0, take("ducat-9"), END_TURN)


# -- gates.deal -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "piles"),
    [(2, [1, 1, 0]), (3, [1, 1, 1]), (4, [2, 1, 1]), (5, [2, 2, 1]), (6, [2, 2, 2])],
)
def test_as_many_cards_as_players(seats: int, piles: list[int]) -> None:
    """`gates.deal`: one card per player, evenly over piles 3, 4 and 5, extras to 3, then 4."""
    game = new_game(Setup(seats, "gates", ("gates",)))
    assert [families.count("gate") for families in game.special] == [0, 0, *piles]
    assert game.deck.count(GATE) == seats == Counter(all_cards(game))[GATE]
    top_down = game.deck[::-1]
    before = sum(game.piles[:2])
    for number, count in enumerate(piles, start=2):
        assert top_down[before : before + game.piles[number]].count(GATE) == count
        before += game.piles[number]


def test_the_cards_are_shuffled_into_their_pile() -> None:
    """`gates.deal`: a gate card may lie anywhere in its pile."""
    places = set()
    for seed in range(12):
        game = new_game(Setup(3, f"gates {seed}", ("gates",)))
        places.add(game.deck[::-1].index(GATE))
    assert len(places) > 4


def test_without_the_module_there_are_none() -> None:
    """`gates.deal`: with the module off no gate card is in the game, and nothing is opened."""
    assert GATE not in new_game(Setup(3, "gates")).deck
    seen = table(3).alhambra(0, WALLED).reserve(0, "garden-10-w")
    seen.refused(TAKE_GATE, "module.off", action="take_gate")
    seen.refused(add_gate("garden-10-w @ 2,0", "w"), "module.off", action="add_with_gate")
    seen.refused(place_gate("garden-10-w @ 2,0", "w"), "module.off", action="place_with_gate")


def test_a_card_drawn_is_laid_open() -> None:
    """`gates.deal`: the drawn card lies open beside the display; another fills the place."""
    seen = refilled("gate ducat-1 ducat-2")
    assert is_open(seen)
    seen.expect(display="ducat-8 ducat-7 ducat-6 ducat-1", discards="", deck=1)
    assert [type(event) for event in seen.events[2:4]] == [GateShown, CardShown]


def test_a_second_card_is_discarded() -> None:
    """`gates.deal`: if one lies open the next is discarded, and another card is drawn."""
    seen = refilled("gate gate ducat-1 ducat-2")
    assert is_open(seen)
    seen.expect(display="ducat-8 ducat-7 ducat-6 ducat-1", discards="gate", deck=1)
    assert [type(event) for event in seen.events[2:5]] == [GateShown, GateDiscarded, CardShown]


def test_a_discarded_card_may_come_back() -> None:
    """`deck.reshuffle`: a discarded gate card is shuffled in again and may be laid open then."""
    seen = refilled("", discards="gate")
    assert is_open(seen)
    seen.expect(display="ducat-8 ducat-7 ducat-6", discards="", deck=0)
    assert seen.happened(DeckShuffled) == [DeckShuffled(1)]


@pytest.mark.parametrize(("deck", "discards"), [("gate", ""), ("", "gate gate"), ("gate", "gate")])
def test_nothing_but_gate_cards_left(deck: str, discards: str) -> None:
    """`deck.reshuffle`: when gate cards alone are left, the place stays empty."""
    seen = refilled(deck, open_=True, discards=discards)
    seen.expect(display="ducat-8 ducat-7 ducat-6", asks="turn", seat=1)
    assert seen.game.deck + seen.game.discards == [GATE] * len(f"{deck} {discards}".split())
    seen.play(1, take("ducat-8"), END_TURN)
    seen.expect(display="ducat-7 ducat-6", asks="turn", seat=2)


def test_where_the_open_card_lies() -> None:
    """`gates.deal`: the open card is shown to everybody."""
    seen = table(3, ["gates"])
    zones: list[Zone] = []
    for show in seen.game.rules.zones:
        show(seen.game, zones)
    assert zones == []
    gate_lies_open(seen)
    for show in observe(seen.game, 1).game.rules.zones:
        show(observe(seen.game, 1).game, zones)
    assert [(zone.seat, zone.cards) for zone in zones] == [(-1, (GATE,))]


# -- gates.take -------------------------------------------------------------------------------


def test_taking_the_open_card() -> None:
    """`gates.take`: a whole action: the card goes to the hand, openly, and the actions end."""
    seen = gate_lies_open(table(3, ["gates"])).hand(0, "florin-7 ducat-2").display("ducat-9")
    assert TAKE_GATE in seen.options()
    seen.play(0, TAKE_GATE).expect(asks="turn_end", hand={0: "florin-7 ducat-2 gate"})
    assert seen.happened(GateTaken) == [GateTaken(0)]
    assert not is_open(seen)
    assert seen.game.players[0].hidden == []
    assert seen.game.players[0].hand == sorted(seen.game.players[0].hand)
    seen.expect(display="ducat-9")


def test_taking_as_the_extra_action() -> None:
    """`gates.take`: after an exact purchase the card may be taken; then the tile is placed."""
    seen = gate_lies_open(table(3, ["gates"])).hand(0, "florin-9").market(florin="garden-9-e")
    seen.play(0, buy("florin", "florin-9"), TAKE_GATE).expect(asks="place", hand={0: "gate"})
    seen.refused(take("ducat-9"), "buy.place_late")


def test_a_gate_for_the_tile_just_bought() -> None:
    """`gates.use`: a card taken after a purchase opens the way to the tile just bought."""
    seen = gate_lies_open(site(WALLED, hand="florin-9")).market(florin="chambers-9-w")
    seen.play(0, buy("florin", "florin-9"), TAKE_GATE, place_gate(BEYOND, "w"))
    seen.expect(asks="turn_end", hand={0: ""})


def test_no_card_lies_open() -> None:
    """`gates.take`: without an open card there is nothing to take."""
    seen = table(3, ["gates"])
    assert TAKE_GATE not in seen.options()
    seen.refused(TAKE_GATE, "gates.take", reason="none")


def test_a_gate_card_can_be_taken_in_a_turn_only() -> None:
    """`gates.take`: not once the actions are over, and not between two turns."""
    seen = gate_lies_open(table(3, ["gates", "vizier"])).display("ducat-9 ducat-8")
    seen.play(0, take("ducat-9")).refused(TAKE_GATE, "turn.refill")
    seen.play(0, END_TURN).refused(TAKE_GATE, "vizier.use")


def test_an_open_card_forbids_passing() -> None:
    """`turn.pass`: as long as a gate card can be taken there is a legal action."""
    seen = gate_lies_open(table(3, ["gates"])).display("").bare_market()
    assert seen.options() == [TAKE_GATE]
    seen.refused(Pass.of(), "turn.pass", reason="possible")


def test_a_gate_card_is_no_money() -> None:
    """`gates.take`: a gate card pays nothing and is not taken together with money."""
    seen = gate_lies_open(site("", hand="florin-7 gate")).market(florin="chambers-7-sw")
    seen.display("florin-1 florin-2")
    assert seen.options(type(buy("florin", ""))) == [buy("florin", "florin-7")]
    seen.refused(buy("florin", "florin-7 gate"), "buy.pay", reason="currency")
    seen.refused(take("florin-1 gate"), "money.take", reason="not_shown")


# -- what is known ----------------------------------------------------------------------------


@pytest.mark.parametrize("memory", [True, False])
def test_a_guess_agrees_with_what_is_known(memory: bool) -> None:
    """Section 9: the open card and the gates built are public; a guess loses no gate card."""
    game = new_game(Setup(4, "gates", ("gates",)))
    Gates.of(game).open = True
    game.deck.remove(GATE)
    taker = game.players[game.to_play]
    game.deck.remove(GATE)
    game.piles[2] -= 2
    game.special = tuple(
        tuple(family for family in families if number != 2 or family != "gate")
        for number, families in enumerate(game.special)
    )
    taker.hand.append(GATE)
    watcher = (game.to_play + 1) % 4
    seen = observe(game, watcher, memory=memory)
    assert Gates.of(seen.game).open
    assert (GATE in seen.game.players[game.to_play].hand) == memory
    for seed in "abc":
        guess = redeal(seen, seed)
        held = sum(player.hand.count(GATE) for player in guess.players)
        assert guess.deck.count(GATE) + held + guess.out.count(GATE) == 3
        assert len(guess.deck) == len(game.deck)


def test_the_state_as_json() -> None:
    """A state with gates, open and built, is written and read without loss."""
    seen = gate_lies_open(gated())
    game = state_from_json(json.loads(json.dumps(state_to_json(seen.game))), seen.game.rules)
    assert digest(game) == digest(seen.game)
    assert game.players[0].palace.gates == {1: 1 << E, 2: 1 << W}
    assert Gates.of(game).open
    twin = seen.game.clone()
    Gates.of(twin).open = False
    assert is_open(seen)


def test_drawing_with_yammerad_ends() -> None:
    """`yammerad`: with nothing but gate and exchange cards left, drawing stops too."""
    seen = people(3, "gates", "exchange", yammerad=0).hand(0, "ducat-9")
    seen.deck("gate").discards("exchange-florin-denar gate")
    begin(gate_lies_open(seen)).play(0, YAMMERAD).expect(asks="turn", hand={0: "ducat-9"}, deck=0)
    seen.expect(discards="exchange-florin-denar gate gate")
