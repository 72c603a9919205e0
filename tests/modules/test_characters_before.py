"""Section 7.7: Laila, Machma and Yammerad, before the first action."""

import pytest

from alhambra_qt.engine.events import DirkDrew, Scored, ScoringDrawn, TileShown
from alhambra_qt.engine.observe import observe, redeal
from alhambra_qt.engine.pieces import TILE_ID
from alhambra_qt.modules.bazaars.rules import Bazaars
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.characters import actions
from alhambra_qt.modules.gates.rules import Gates
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.modules.walls.rules import Walls
from tests.kit import Table
from tests.modules.characters_table import (
    AMMAR,
    BAG,
    BEGIN,
    MARKET,
    PASS_BID,
    YAMMERAD,
    begin,
    bid,
    cards,
    gone,
    karim,
    laila,
    machma,
    owned,
    pay,
    people,
)
from tests.moves import END_ACTIONS, END_TURN, cards_of, remove, reserve, take, tiles_of

# -- the question -----------------------------------------------------------------------------


def test_asked_before_the_first_action() -> None:
    """`laila`: after the refill, before the owner's first action; nobody else is asked."""
    seen = people(3, laila=1).play(0, take("ducat-9"), END_TURN).expect(asks="before_turn", seat=1)
    assert seen.options() == [*map(laila, MARKET), BEGIN]
    seen.refused(take("ducat-8"), "characters.limits", reason="not_now", frame="before_turn")
    seen.play(1, BEGIN).expect(asks="turn", seat=1)
    seen.refused(BEGIN, "characters.limits", reason="not_now")


def test_one_of_them() -> None:
    """`characters.limits`: all three are marked *, so only one can be used."""
    seen = begin(people(laila=0, machma=0, yammerad=0).hand(0, "ducat-9"))
    kinds = {type(action) for action in seen.options()}
    assert {actions.UseLaila, actions.UseMachma, actions.UseYammerad} <= kinds
    seen.play(0, laila("florin")).expect(asks="turn", seat=0)
    seen.refused(YAMMERAD, "yammerad", reason="not_now")
    seen.refused(machma("ducat-9", "ducat-8"), "machma", reason="not_now")
    assert cards(seen).star


def test_no_other_star_in_that_turn() -> None:
    """`characters.limits`: after Laila neither Faruk, Knihstig nor Ammar; in the next turn yes."""
    seen = begin(people(2, laila=0, ammar=0, knihstig=0, karim=0, faruk=0))
    seen.alhambra(0, "tower-12 @ 1,0").display("ducat-4 ducat-3 dirham-9 dirham-8")
    seen.play(0, laila("florin"), karim("tower-11")).expect(asks="turn")
    seen.refused(take("ducat-4 ducat-3"), "money.take", reason="sum")
    seen.play(0, END_ACTIONS, reserve("tower-11"))
    seen.refused(AMMAR, "characters.limits", reason="acted", card="laila")
    seen.play(0, END_TURN).play(1, take("dirham-9"), END_TURN).play(0, BEGIN)
    seen.allowed(take("ducat-4 ducat-3"))
    seen.play(0, remove("1,0")).allowed(AMMAR)


def test_not_owned() -> None:
    """`characters.limits`: in the question only the own characters can be used."""
    seen = begin(people(laila=0, machma=1)).hand(0, "ducat-9")
    seen.refused(machma("ducat-9", "ducat-8"), "machma", reason="not_owned")
    seen.refused(YAMMERAD, "yammerad", reason="not_owned")
    seen = begin(people(machma=0, laila=1).hand(0, "ducat-9"))
    seen.refused(laila("florin"), "laila", reason="not_owned")


# -- Laila ------------------------------------------------------------------------------------


def test_laila_swaps_a_market_tile() -> None:
    """`laila`: a tile is drawn for a slot, then the old one goes back into the bag."""
    seen = begin(people(laila=0)).play(0, laila("denar"))
    seen.expect(market={"denar": "arcades-10"}, bag=4, asks="turn", seat=0)
    new, old = tiles_of("arcades-10 garden-11")
    assert old in seen.game.bag
    assert new not in seen.game.bag
    assert seen.events == [actions.LailaUsed(0, 2, old), TileShown(2, new)]


def test_laila_s_old_tile_lies_anywhere() -> None:
    """`laila`: the bag has no order that anybody knows: the old tile goes anywhere into it."""
    places = set()
    for draws in range(20):
        seen = begin(people(laila=0))
        cards(seen).draws = draws
        seen.play(0, laila("denar"))
        assert cards(seen).draws == draws + 1
        places.add([TILE_ID[tile] for tile in seen.game.bag].index("garden-11"))
    assert places == {0, 1, 2, 3}


def test_laila_draws_first() -> None:
    """`laila`: drawn first, put back then: with one tile in the bag it is that tile that comes."""
    seen = begin(people(laila=0).bag("arcades-10")).play(0, laila("florin"))
    seen.expect(market={"florin": "arcades-10"}, bag=1)


def test_laila_with_an_empty_bag() -> None:
    """`laila`: not with an empty bag: she is not even asked for."""
    begin(people(laila=0).bag("")).expect(asks="turn", seat=0)
    seen = begin(people(laila=0, machma=0).bag("").hand(0, "ducat-9")).expect(asks="before_turn")
    assert seen.options(actions.UseLaila) == []
    seen.refused(laila("florin"), "laila", reason="empty_bag")


def test_laila_needs_a_tile_to_swap() -> None:
    """`laila`: an empty slot has no tile to swap."""
    seen = begin(people(laila=0).market(denar=None))
    seen.refused(laila("denar"), "laila", reason="empty_slot")
    assert seen.options(actions.UseLaila) == [laila("florin"), laila("dirham"), laila("ducat")]


def test_laila_and_bazaars() -> None:
    """`laila`: a bazaar drawn lies aside and drawing goes on."""
    bazaar = "bazaar-florin-arcades-garden-tower"
    seen = begin(people(3, "bazaars", laila=0).bag(f"{bazaar} {BAG}")).play(0, laila("florin"))
    seen.expect(market={"florin": "arcades-10"}, bag=4)
    assert Bazaars.of(seen.game).open == tiles_of(bazaar)


def test_laila_with_only_bazaars() -> None:
    """`laila`: if only bazaars come the old tile stays; she was used all the same."""
    bazaar = "bazaar-florin-arcades-garden-tower"
    seen = begin(people(3, "bazaars", laila=0).bag(bazaar)).play(0, laila("florin"))
    seen.expect(market={"florin": "garden-9-e"}, bag=0, asks="turn")
    assert seen.happened(actions.LailaFailed) == [actions.LailaFailed(0)]
    assert Bazaars.of(seen.game).open == tiles_of(bazaar)
    assert cards(seen).star


def test_laila_draws_a_camp() -> None:
    """`laila`: a camp is a market tile."""
    seen = begin(people(3, "camps", laila=0).bag("camp-5-s tower-12")).play(0, laila("florin"))
    seen.expect(market={"florin": "camp-5-s"}, bag=2)


# -- Machma -----------------------------------------------------------------------------------


def test_machma_swaps_money() -> None:
    """`machma`: an own card to the discards, a displayed one to the hand, its place empty."""
    seen = begin(people(machma=0).hand(0, "florin-9 florin-2", hidden="florin-9"))
    seen.play(0, machma("florin-9", "ducat-8"))
    seen.expect(hand={0: "ducat-8 florin-2"}, discards="florin-9", asks="turn")
    seen.expect(display="ducat-9 dirham-9 dirham-8")
    assert seen.game.players[0].hidden == []
    wanted = actions.MachmaUsed(0, cards_of("ducat-8")[0], cards_of("florin-9"))
    assert seen.happened(actions.MachmaUsed) == [wanted]


def test_machma_of_no_higher_value() -> None:
    """`machma`: the displayed card is worth as much or less."""
    seen = begin(people(machma=0).hand(0, "florin-8 denar-2"))
    seen.refused(machma("florin-8", "ducat-9"), "machma", reason="value")
    assert seen.options(actions.UseMachma) == [
        machma("florin-8", "dirham-8"),
        machma("florin-8", "ducat-8"),
    ]


def test_machma_is_asked_whatever_the_hand_holds() -> None:
    """`machma`: hands are secret: the owner is asked also where no card is worth enough."""
    for hand, uses in (("florin-9", 4), ("florin-1", 0)):
        seen = begin(people(machma=0).hand(0, hand)).expect(asks="before_turn", seat=0)
        assert len(seen.options(actions.UseMachma)) == uses
    begin(people(machma=0).hand(0, "")).expect(asks="turn")
    begin(people(machma=0).hand(0, "florin-9").display("")).expect(asks="turn")


def test_machma_s_cards() -> None:
    """`machma`: a card of the hand for one that is displayed."""
    seen = begin(people(machma=0).hand(0, "florin-9"))
    seen.refused(machma("denar-9", "ducat-9"), "machma", reason="not_held")
    seen.refused(machma("florin-9", "denar-1"), "machma", reason="not_shown")


def test_machma_with_other_cards() -> None:
    """`machma`: diamonds and builders are money, a builder leaves the game; others are not."""
    modules = ("exchange", "builders", "diamonds", "gates")
    seen = people(3, *modules, machma=0).hand(0, "builder-florin gate exchange-florin-denar")
    begin(seen.display("diamond-3 exchange-florin-dirham ducat-9"))
    assert seen.options(actions.UseMachma) == [machma("builder-florin", "diamond-3")]
    exchange = "exchange-florin-dirham"
    seen.refused(machma("gate", "diamond-3"), "machma", reason="not_held")
    seen.refused(machma("exchange-florin-denar", "diamond-3"), "machma", reason="not_held")
    seen.refused(machma("builder-florin", exchange), "machma", reason="not_shown")
    seen.play(0, machma("builder-florin", "diamond-3")).expect(discards="")
    assert gone(seen) == "builder-florin"


# -- Yammerad ---------------------------------------------------------------------------------


def drawing(deck: str, hand: str = "florin-9 florin-2", seats: int = 3, *more: str) -> Table:
    """A table where seat 0 draws with Yammerad."""
    seen = people(seats, *more, yammerad=0).hand(0, hand).deck(deck)
    return begin(seen).play(0, YAMMERAD)


def test_yammerad_draws_a_card() -> None:
    """`yammerad`: the top card of the deck, unseen by the others."""
    seen = drawing("denar-5 denar-6").expect(asks="turn", seat=0, deck=1)
    seen.expect(hand={0: "denar-5 florin-2 florin-9"})
    assert seen.game.players[0].hidden == list(cards_of("denar-5"))
    assert seen.events == [actions.YammeradUsed(0), actions.YammeradDrew(0)]
    assert -1 in observe(seen.game, 1).game.players[0].hand
    assert -1 not in observe(seen.game, 0).game.players[0].hand
    guess = redeal(observe(seen.game, 1), "a")
    assert len(guess.players[0].hand) == 3


def test_yammerad_with_few_cards() -> None:
    """`yammerad`: only with fewer than 3 money cards; gates and exchange cards are none."""
    begin(people(yammerad=0).hand(0, "florin-9 florin-2 denar-1")).expect(asks="turn", seat=0)
    seen = people(3, "gates", "exchange", yammerad=0)
    hand = "florin-9 florin-2 gate exchange-florin-denar exchange-florin-ducat"
    begin(seen.hand(0, hand)).expect(asks="before_turn").allowed(YAMMERAD)
    seen = begin(people(yammerad=0, laila=0).hand(0, "florin-9 florin-2 denar-1"))
    seen.refused(YAMMERAD, "yammerad", reason="money", held=3)


def test_builders_and_diamonds_count() -> None:
    """`yammerad`: diamonds and builders are money cards; coins are no cards."""
    seen = people(3, "builders", "diamonds", yammerad=0)
    begin(seen.hand(0, "diamond-3 builder-denar florin-9")).expect(asks="turn")
    seen = people(3, "change", yammerad=0).hand(0, "florin-9")
    Change.of(seen.game).held[0] = [2, 1, 0, 0]
    begin(seen).expect(asks="before_turn")


@pytest.mark.parametrize("card", ["diamond-3", "builder-denar"])
def test_what_yammerad_keeps(card: str) -> None:
    """`yammerad`: diamonds and builders are kept."""
    seen = drawing(f"{card} denar-6", "", 3, "builders", "diamonds")
    seen.expect(hand={0: card}, deck=1, asks="turn")


def test_yammerad_without_a_card() -> None:
    """`yammerad`: deck and discards empty, there is nothing to draw; else they are shuffled."""
    begin(people(yammerad=0).hand(0, "florin-9").deck("")).expect(asks="turn", seat=0)
    seen = begin(people(yammerad=0, laila=0).hand(0, "florin-9").deck(""))
    seen.refused(YAMMERAD, "yammerad", reason="no_card")
    seen = people(yammerad=0).deck("").discards("denar-3")
    begin(seen).play(0, YAMMERAD).expect(hand={0: "denar-3"}, discards="")


def test_yammerad_draws_a_scoring() -> None:
    """`yammerad`: a scoring is counted at once, with Dirk's tiles; then drawing goes on."""
    seen = people(2, yammerad=0).alhambra(0, "garden-10 @ 1,0").deck("scoring-1 denar-5")
    begin(seen.hand(0, "")).play(0, YAMMERAD)
    seen.expect(scores=[5, 0], scorings=1, hand={0: "denar-5"}, asks="turn", seat=0, bag=0)
    kinds = [actions.YammeradUsed, ScoringDrawn, Scored, DirkDrew, actions.YammeradDrew]
    assert [type(event) for event in seen.events] == kinds
    assert gone(seen) == "scoring-1"


def test_yammerad_draws_two_scorings() -> None:
    """`yammerad`: each scoring is counted before the next card is drawn."""
    seen = people(yammerad=0).alhambra(0, "garden-10 @ 1,0")
    begin(seen.deck("scoring-1 scoring-2 denar-5")).play(0, YAMMERAD)
    seen.expect(scores=[17, 0, 0], scorings=2, hand={0: "denar-5"})


def test_yammerad_draws_a_scoring_with_an_attack() -> None:
    """`yammerad`: the scoring is followed by its attack and new scouts."""
    seen = people(3, "invaders", yammerad=0).alhambra(0, "garden-10 @ 1,0").scores(9, 9, 9)
    begin(seen.deck("scoring-1 denar-5")).play(0, YAMMERAD)
    assert len(Invaders.of(seen.game).turned) == 1
    lost = [line for line in seen.game.ledgers[0].lines if line.points < 0]
    assert {line.seat for line in lost} == {0, 1, 2}


def test_yammerad_draws_a_scoring_with_hakim() -> None:
    """`yammerad`: the questions before a scoring are asked there too."""
    seen = people(yammerad=0, hakim=1).alhambra(1, "garden-10 @ 1,0").deck("scoring-1 denar-5")
    begin(seen).play(0, YAMMERAD).expect(asks="hakim", seat=1, scorings=0)
    seen.play(1, seen.options()[0]).expect(asks="turn", seat=0, scores=[0, 5, 0])
    seen.expect(hand={0: "denar-5"})


def test_yammerad_draws_a_character() -> None:
    """`yammerad`: it is auctioned with the owner of Yammerad opening; then drawing goes on."""
    seen = drawing("yusuf denar-5", "florin-9").expect(asks="auction", seat=0)
    assert seen.happened(actions.AuctionOpened) == [actions.AuctionOpened(0, *cards_of("yusuf"))]
    seen.play(0, bid(9)).play(1, PASS_BID).play(2, PASS_BID).play(0, pay("florin-9"))
    seen.expect(asks="turn", seat=0, hand={0: "denar-5"})
    assert owned(seen, 0) == "yammerad yusuf"


def test_yammerad_brings_another_star() -> None:
    """`characters.limits`: a * card won by that draw cannot be used in the same turn."""
    seen = drawing("faruk denar-5", "florin-9").display("ducat-4 ducat-3")
    seen.play(0, bid(9)).play(1, PASS_BID).play(2, PASS_BID).play(0, pay("florin-9"))
    seen.refused(take("ducat-4 ducat-3"), "money.take", reason="sum")


def test_yammerad_draws_gate_and_wall() -> None:
    """`yammerad`: gate and wall cards are laid out as on a refill."""
    seen = drawing("gate wall-n denar-5", "", 3, "gates", "walls").expect(hand={0: "denar-5"})
    assert Gates.of(seen.game).open
    assert Walls.of(seen.game).open == list(cards_of("wall-n"))
    seen.expect(display="ducat-9 ducat-8 dirham-9 dirham-8", discards="")


def test_yammerad_draws_an_exchange_card() -> None:
    """`yammerad`: an exchange card goes to the discards."""
    seen = drawing("exchange-florin-denar denar-5", "", 3, "exchange")
    seen.expect(hand={0: "denar-5"}, discards="exchange-florin-denar")
    turned = actions.YammeradTurned(0, *cards_of("exchange-florin-denar"))
    assert seen.happened(actions.YammeradTurned) == [turned]


def test_yammerad_finds_no_money() -> None:
    """`yammerad`: drawing stops when there is no card any more; the turn goes on."""
    seen = drawing("scoring-1", "").expect(asks="turn", seat=0, hand={0: ""}, scorings=1)
    assert seen.happened(actions.YammeradFailed) == [actions.YammeradFailed(0)]
    seen.allowed(take("ducat-9"))


def test_yammerad_s_secret_in_the_piles() -> None:
    """`yammerad`: what all know of the piles does not tell what was drawn."""
    seen = people(3, "builders", yammerad=0).deck("builder-denar denar-5", piles=[0, 0, 2, 0, 0])
    seen.game.special = ((), (), ("builder",), (), ())
    seen.hand(1, "denar-1").hand(2, "denar-2")
    begin(seen).play(0, YAMMERAD).expect(hand={0: "builder-denar"}, deck=1)
    for seat in range(3):
        guess = redeal(observe(seen.game, seat), "a")
        assert (len(guess.deck), len(guess.players[0].hand)) == (1, 1)
