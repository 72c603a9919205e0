"""Section 7.14: master builders."""

from collections import Counter

import pytest

from alhambra_qt.engine import Game, Setup, observe
from alhambra_qt.engine.actions import AddTile, Buy, EndTurn, RemoveTile, SwapTile, TakeMoney
from alhambra_qt.engine.events import Distributed
from alhambra_qt.engine.ids import NOBODY, Card
from alhambra_qt.engine.payments import is_money, worth
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_KIND, CARD_VALUE
from alhambra_qt.modules import new_game, read_position
from alhambra_qt.modules.builders.rules import BUILDERS, BuilderUsed, UseBuilder
from tests.kit import Table, card_names, table
from tests.lab.kit import complaint, position
from tests.moves import (
    END_ACTIONS,
    END_TURN,
    PASS_WINDOW,
    add,
    buy,
    place,
    remove,
    reserve,
    swap,
    take,
    use_vizier,
)

# The example of the rulebook: two florin builders and a 9 pay a tower at 13, too much by 2.
MARKET = {
    "florin": "tower-13-e",
    "dirham": "arcades-8-n",
    "denar": "pavilion-7-e",
    "ducat": "tower-11",
}


def use(currency: str) -> UseBuilder:
    """Use the builder card of a currency for a redesign."""
    return UseBuilder.of(CARD_BY_ID[f"builder-{currency}"])


def shop(hand: str, modules: str = "builders", seats: int = 3) -> Table:
    """A table where the seat to move has this hand, the others nothing."""
    seen = table(seats, modules.split()).market(**MARKET)
    seen.display("ducat-9 ducat-8 dirham-9 dirham-8").deck("ducat-1 ducat-2 ducat-3 ducat-4")
    for seat in range(seats):
        seen.hand(seat, hand if seat == 0 else "")
    return seen


def turn_end(hand: str, modules: str = "builders", seats: int = 3) -> Table:
    """The end of a turn in which money was taken; a garden is in reserve, a seraglio built."""
    seen = shop(hand, modules, seats).reserve(0, "garden-11").alhambra(0, "seraglio-9 @ 1,0")
    return seen.play(0, take("ducat-9"))


def gone(seen: Table) -> str:
    """Name the cards that have left the game."""
    return card_names(seen.game.gone)


def builders(cards: list[Card]) -> list[Card]:
    """Give the builder cards among some cards."""
    return [card for card in cards if card >= 0 and CARD_KIND[card] == "builder"]


def piles(game: Game) -> list[list[Card]]:
    """Split the deck into its piles."""
    deck, found = game.deck[::-1], []
    for size in game.piles:
        found.append(deck[:size])
        deck = deck[size:]
    return found


# -- builders.deal ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "fifth", "left"), [(2, 3, 6), (3, 3, 4), (4, 3, 2), (5, 3, 0), (6, 1, 0)]
)
def test_where_the_sixteen_go(seats: int, fifth: int, left: int) -> None:
    """`builders.deal`: 2 per player, 3 in pile 3, 3 in pile 5 (6 players: 1), the rest is out."""
    game = new_game(Setup(seats, "builders", ("builders",)))
    assert Counter(BUILDERS) == Counter(dict.fromkeys(range(45, 49), 4))
    held = [builders(player.hand) for player in game.players]
    assert [len(cards) for cards in held] == [2] * seats
    assert [len(builders(pile)) for pile in piles(game)] == [0, 0, 3, 0, fifth]
    assert len(builders(game.out)) == len(game.out) == left
    everywhere = builders(game.deck) + game.out + [card for cards in held for card in cards]
    assert sorted(everywhere) == sorted(BUILDERS)


def test_they_are_dealt_face_down() -> None:
    """`builders.deal`: the others know that two builders are dealt, but not which."""
    game = new_game(Setup(3, "builders", ("builders",)))
    for seat, player in enumerate(game.players):
        assert player.hidden == builders(player.hand)
        seen = observe(game, (seat + 1) % 3).game
        assert seen.players[seat].hidden == [-1, -1]
        assert builders(seen.players[seat].hand) == []
        assert builders(observe(game, seat).game.players[seat].hand) == player.hidden
    assert all(card == -1 for card in observe(game, 0).game.out)


@pytest.mark.parametrize("seats", [2, 6])
def test_builders_and_start_money(seats: int) -> None:
    """`builders.deal`: start money and start player are the same as without builder cards."""
    for seed in ("one", "two", "three"):
        plain = new_game(Setup(seats, seed))
        game = new_game(Setup(seats, seed, ("builders",)))
        for mine, player in zip(plain.players, game.players, strict=True):
            assert [card for card in player.hand if CARD_KIND[card] == "money"] == mine.hand
        assert game.to_play == plain.to_play


def test_without_the_module_there_are_none() -> None:
    """`builders.deal`: with the module off its action is refused and no card is accepted."""
    seen = table(3).hand(0, "ducat-1")
    seen.refused(use("ducat"), "module.off", action="use_builder")
    assert complaint(read_position, position(seats=[{"hand": ["builder-ducat"]}, {}])) == (
        "seats.0.hand.0",
        "builders.deal",
    )


# -- builders.money ---------------------------------------------------------------------------


def test_paying_with_builders() -> None:
    """`builders.money`: two of value 3 and a 9 pay a tower at 13; the builders leave the game."""
    seen = shop("builder-florin builder-florin florin-9")
    seen.play(0, buy("florin", "builder-florin builder-florin florin-9"))
    seen.expect(asks="place", held={0: "tower-13-e"}, discards="florin-9", hand={0: ""})
    assert gone(seen) == "builder-florin builder-florin"


def test_paying_exactly_with_builders() -> None:
    """`builders.money`: a builder is worth 3, also towards an exact payment."""
    seen = shop("builder-denar denar-4").play(0, buy("denar", "denar-4 builder-denar"))
    seen.expect(asks="turn", held={0: "pavilion-7-e"}, discards="denar-4")


def test_only_its_own_currency() -> None:
    """`builders.money`: a builder pays in its own currency only."""
    seen = shop("builder-florin denar-4")
    seen.refused(buy("denar", "denar-4 builder-florin"), "builders.money", reason="currency")


def test_payments_with_builders_are_listed() -> None:
    """`builders.money`: a builder and a plain 3 are different ways to pay."""
    seen = shop("builder-denar denar-3 denar-4")
    bought = [action for action in seen.options() if isinstance(action, Buy)]
    assert {card_names(list(action.cards)) for action in bought} == {
        "denar-3 denar-4",
        "builder-denar denar-4",
    }


def test_taking_builders() -> None:
    """`builders.money`: a displayed builder is taken alone, or with others up to a sum of 5."""
    seen = shop("").display("builder-florin ducat-2 ducat-1 builder-denar")
    seen.refused(take("builder-florin builder-denar"), "money.take", reason="sum", sum=6)
    taken = [action for action in seen.options() if isinstance(action, TakeMoney)]
    assert {card_names(list(action.cards)) for action in taken if len(action.cards) > 1} == {
        "builder-florin ducat-2",
        "builder-florin ducat-1",
        "builder-denar ducat-2",
        "builder-denar ducat-1",
        "ducat-1 ducat-2",
    }
    seen.play(0, take("ducat-2 builder-florin")).expect(hand={0: "builder-florin ducat-2"})
    assert seen.game.players[0].hidden == []


def test_drawn_it_lies_on_display() -> None:
    """`builders.money`: drawn in a refill a builder lies on display like money."""
    seen = shop("").deck("builder-ducat ducat-1").play(0, take("ducat-9"), END_TURN)
    seen.expect(display="ducat-8 dirham-9 dirham-8 builder-ducat")


def test_it_is_a_money_card() -> None:
    """`builders.money`: for whoever takes or keeps money cards, such as thieves, it is one."""
    assert all(is_money(card) and CARD_VALUE[card] == 3 for card in BUILDERS)


def test_builders_count_at_the_end() -> None:
    """`builders.money`: in the final distribution a builder is worth 3 of its currency."""
    seen = shop("builder-florin ducat-9 ducat-2")
    seen.hand(1, "florin-2").hand(2, "builder-dirham dirham-9").bag("")
    assert worth(seen.game, 2, 1) == 12
    seen.play(0, buy("ducat", "ducat-9 ducat-2"), END_ACTIONS, reserve("tower-11"), END_TURN)
    sums = {event.slot: (event.seat, event.sums) for event in seen.happened(Distributed)}
    assert sums == {0: (0, (3, 2, 0)), 1: (2, (0, 0, 12)), 2: (NOBODY, (0, 0, 0))}
    assert gone(seen) == ""


# -- builders.redesign ------------------------------------------------------------------------


def test_a_redesign_at_the_end_of_the_turn() -> None:
    """`builders.redesign`: discarding one lets the seat redesign once more, then end the turn."""
    seen = turn_end("builder-florin florin-9")
    assert set(seen.options()) == {use("florin"), EndTurn.of()}
    seen.play(0, use("florin")).expect(asks="redesign", seat=0, hand={0: "ducat-9 florin-9"})
    assert gone(seen) == "builder-florin"
    assert seen.happened(BuilderUsed) == [BuilderUsed(0, CARD_BY_ID["builder-florin"])]
    assert {type(action) for action in seen.options()} == {AddTile, RemoveTile, SwapTile}
    seen.refused(END_TURN, seen.game.rules.decisions["redesign"].closed)
    seen.play(0, add("garden-11 @ 2,0")).expect(asks="turn_end", reserve={0: ""})
    seen.play(0, END_TURN).expect(turn=1)


@pytest.mark.parametrize(
    ("redesign", "built", "reserved"),
    [
        (add("garden-11 @ 0,1"), "seraglio-9@1,0 garden-11@0,1", ""),
        (remove("1,0"), "", "garden-11 seraglio-9"),
        (swap("garden-11 @ 1,0"), "garden-11@1,0", "seraglio-9"),
    ],
)
def test_any_redesign(redesign: AddTile, built: str, reserved: str) -> None:
    """`builders.redesign`: the redesign may add, remove or swap."""
    seen = turn_end("builder-florin").play(0, use("florin"), redesign)
    seen.expect(built={0: built}, reserve={0: reserved}, asks="turn_end")


def test_after_a_redesign_as_action() -> None:
    """`builders.redesign`: it comes on top of a redesign that was the action of the turn."""
    seen = shop("builder-florin").reserve(0, "garden-11").alhambra(0, "seraglio-9 @ 1,0")
    seen.play(0, remove("1,0")).expect(asks="turn_end")
    seen.play(0, use("florin"), add("garden-11 @ 1,0"))
    seen.expect(built={0: "garden-11@1,0"}, reserve={0: "seraglio-9"})


def test_it_may_touch_the_tile_just_placed() -> None:
    """`builders.redesign`: it comes after placing; the tile just placed may be its object."""
    seen = shop("ducat-9 ducat-2 builder-denar").play(0, buy("ducat", "ducat-9 ducat-2"))
    seen.play(0, END_ACTIONS, place("tower-11 @ 1,0")).expect(asks="turn_end")
    seen.play(0, use("denar"), remove("1,0")).expect(reserve={0: "tower-11"}, built={0: ""})
    seen = shop("ducat-9 ducat-2 builder-denar").play(0, buy("ducat", "ducat-9 ducat-2"))
    seen.play(0, END_ACTIONS, reserve("tower-11"), use("denar"), add("tower-11 @ 0,-1"))
    seen.expect(built={0: "tower-11@0,-1"})


def test_not_before_placing() -> None:
    """`builders.redesign`: not among the actions, nor while bought tiles wait to be placed."""
    seen = shop("ducat-9 ducat-2 builder-denar").alhambra(0, "seraglio-9 @ 1,0")
    seen.refused(use("denar"), "builders.redesign", reason="not_now", frame="turn")
    seen.play(0, buy("ducat", "ducat-9 ducat-2"), END_ACTIONS).expect(asks="place")
    seen.refused(use("denar"), "builders.redesign", reason="not_now", frame="place")


def test_one_per_turn() -> None:
    """`builders.redesign`: a second one is refused in the same turn and allowed in the next."""
    seen = turn_end("builder-florin builder-denar", seats=2).play(0, use("florin"), remove("1,0"))
    seen.refused(use("denar"), "builders.redesign", reason="used")
    assert seen.options() == [EndTurn.of()]
    seen.play(0, END_TURN).play(1, take("ducat-8"), END_TURN).play(0, take("dirham-9"))
    seen.allowed(use("denar"))


def test_each_seat_in_its_own_turn() -> None:
    """`builders.redesign`: the next seat may use one in its own turn, which is another."""
    seen = turn_end("builder-florin").hand(1, "builder-florin").reserve(1, "garden-9-e")
    seen.play(0, use("florin"), remove("1,0"), END_TURN)
    seen.play(1, take("ducat-8"), use("florin"), add("garden-9-e @ 0,1"))
    seen.expect(built={1: "garden-9-e@0,1"})


def test_only_if_a_redesign_is_legal() -> None:
    """`builders.redesign`: nothing in reserve and nothing to remove: the card stays in hand."""
    seen = shop("builder-florin").play(0, take("ducat-9"))
    seen.refused(use("florin"), "builders.redesign", reason="none")
    assert seen.options() == [EndTurn.of()]


def test_the_card_must_be_a_builder_of_the_hand() -> None:
    """`builders.redesign`: another card, or a builder of another hand, brings no redesign."""
    seen = turn_end("builder-florin florin-9").hand(1, "builder-denar")
    seen.refused(use("denar"), "builders.redesign", reason="not_held")
    other = UseBuilder.of(CARD_BY_ID["florin-9"])
    seen.refused(other, "builders.redesign", reason="no_builder")


def test_equal_cards_are_one_choice() -> None:
    """`builders.redesign`: builders of the same currency are listed once, one is discarded."""
    seen = turn_end("builder-florin builder-florin builder-ducat")
    assert seen.options(UseBuilder) == [use("florin"), use("ducat")]
    seen.play(0, use("florin")).expect(hand={0: "builder-florin builder-ducat ducat-9"})


def test_not_with_the_vizier() -> None:
    """`builders.redesign`: only at the end of the own turn, not after a vizier's purchase."""
    seen = turn_end("", "builders vizier").hand(1, "builder-denar denar-7 ducat-9 ducat-2")
    seen.reserve(1, "garden-9-e").play(0, END_TURN)
    seen.play(1, use_vizier("denar", "denar-7"), place("pavilion-7-e @ 0,1"))
    seen.expect(asks="window")
    seen.refused(use("denar"), "builders.redesign", reason="not_now", frame="window")


def test_the_vizier_pays_with_builders() -> None:
    """`builders.money`: a builder pays for a vizier's purchase too, and leaves the game."""
    seen = turn_end("", "builders vizier").hand(1, "builder-denar denar-4").play(0, END_TURN)
    seen.play(1, use_vizier("denar", "denar-4 builder-denar"), reserve("pavilion-7-e"))
    seen.play(2, PASS_WINDOW).expect(asks="window", seat=0, discards="denar-4")
    assert gone(seen) == "builder-denar"


def test_not_at_the_final_distribution() -> None:
    """`end.distribute`: while tiles of the distribution are placed no builder redesigns."""
    seen = shop("builder-florin ducat-9 ducat-2").bag("").alhambra(0, "seraglio-9 @ 1,0")
    seen.play(0, buy("ducat", "ducat-9 ducat-2"), END_ACTIONS, reserve("tower-11"), END_TURN)
    seen.expect(asks="distribute", held={0: "tower-13-e"})
    seen.refused(use("florin"), "builders.redesign", reason="not_now", frame="distribute")


def test_building_rules_hold() -> None:
    """`builders.redesign`: the redesign obeys the building rules like any other."""
    seen = turn_end("builder-florin").play(0, use("florin"))
    seen.refused(add("garden-11 @ 3,0"), "build.adjacent", cells="3,0")
    seen.refused(add("tower-11 @ 0,1"), "redesign.add", cells=None, reason="not_in_reserve")
