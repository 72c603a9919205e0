"""Section 5: the end, the final distribution, victory."""

import pytest

from alhambra_qt.engine import NOBODY, events, legal_actions, to_move
from alhambra_qt.engine.actions import AddTile, Place, RemoveTile, Reserve, SwapTile
from alhambra_qt.engine.ending import distribution, winners
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_ID
from tests.kit import Table, table
from tests.moves import (
    END_ACTIONS,
    END_TURN,
    PASS_WINDOW,
    add,
    buy,
    gift,
    place,
    remove,
    reserve,
    swap,
    take,
    use_vizier,
)

MARKET = {
    "florin": "garden-9-e",
    "dirham": "tower-7-new",
    "denar": "garden-11",
    "ducat": "tower-11",
}


def last_turn(
    seats: int = 3, modules: list[str] | None = None, bag: str = "", deck: str = "ducat-1 ducat-2"
) -> Table:
    """A table where seat 0 is about to buy the dirham tile and the bag is (nearly) empty."""
    return (
        table(seats, modules)
        .display("florin-9 florin-8 dirham-9 dirham-8")
        .hand(0, "dirham-7 denar-1")
        .market(**MARKET)
        .bag(bag)
        .deck(deck)
    )


def finish(seen: Table) -> Table:
    """Seat 0 buys the dirham tile, puts it onto its reserve and ends its turn."""
    return seen.play(0, buy("dirham", "dirham-7"), END_ACTIONS, reserve("tower-7-new"), END_TURN)


def gifts(seen: Table) -> dict[str, int]:
    """Say who gets which tile of the distribution."""
    return {TILE_ID[event.tile]: event.seat for event in seen.happened(events.Distributed)}


def test_an_empty_slot_ends_the_game() -> None:
    """`end.trigger`: the bag is empty and a slot stays empty after the refill: the end."""
    seen = finish(last_turn())
    assert [event.slot for event in seen.happened(events.SlotEmpty)] == [1]
    seen.expect(asks="distribute", seat=0, market={"dirham": None})
    seen.play(0, reserve("garden-11")).expect(over=True, asks=None, scorings=3)
    assert to_move(seen.game) is None
    assert legal_actions(seen.game) == []


def test_an_empty_bag_alone_ends_nothing() -> None:
    """`end.trigger`: the last tile of the bag fills the market: the game goes on."""
    seen = finish(last_turn(bag="tower-12")).expect(asks="turn", seat=1, bag=0, over=False)
    seen.play(1, take("florin-9"), END_TURN).expect(asks="turn", seat=2, over=False)


def test_one_of_two_slots_is_filled() -> None:
    """`end.trigger`: with one tile for two slots the first is filled and the game ends."""
    seen = last_turn(bag="tower-12").hand(0, "dirham-7 florin-9")
    seen.play(0, buy("dirham", "dirham-7"), buy("florin", "florin-9"), END_ACTIONS)
    seen.play(0, reserve("tower-7-new"), reserve("garden-9-e"), END_TURN)
    seen.expect(market={"florin": "tower-12", "dirham": None}, over=True)


def test_a_scoring_in_the_last_refill() -> None:
    """`end.trigger`: a scoring card drawn in that refill is scored before the end."""
    seen = last_turn(deck="scoring-2 ducat-1").hand(0, "dirham-7").hand(1, "ducat-9")
    seen.alhambra(0, "seraglio-9 @ 1,0")
    seen.play(0, buy("dirham", "dirham-7"), take("florin-9"), reserve("tower-7-new"), END_TURN)
    order = [
        type(e)
        for e in seen.events
        if isinstance(e, events.ScoringDrawn | events.Scored | events.Distributed)
    ]
    assert order[:3] == [events.ScoringDrawn, events.Scored, events.Distributed]
    seen.expect(scorings=2, scores=[9, 0, 0], asks="distribute")


def test_a_scoring_card_never_drawn_is_not_scored() -> None:
    """`end.distribute`: scoring 2 still in the deck at the end is left out."""
    seen = last_turn(deck="ducat-1 scoring-2").hand(0, "dirham-7").alhambra(0, "seraglio-9 @ 1,0")
    finish(seen).expect(over=True, scorings=3, scores=[17, 0, 0])
    assert [event.ledger.scoring for event in seen.happened(events.Scored)] == [3]


def test_most_money_wins_a_tile() -> None:
    """`end.distribute`: for each slot the highest sum of its currency wins the tile, unpaid."""
    seen = last_turn().hand(1, "florin-2 florin-3 ducat-1").hand(2, "florin-4 ducat-9 denar-2")
    finish(seen)
    assert gifts(seen) == {"garden-9-e": 1, "garden-11": 2, "tower-11": 2}
    sums = {event.slot: event.sums for event in seen.happened(events.Distributed)}
    assert sums == {0: (0, 5, 4), 2: (1, 0, 2), 3: (0, 1, 9)}
    seen.expect(held={1: "garden-9-e", 2: "garden-11 tower-11"})
    seen.expect(hand={1: "florin-2 florin-3 ducat-1", 2: "florin-4 ducat-9 denar-2"})


def test_no_price_in_the_distribution() -> None:
    """`end.distribute`: one coin too little for the price still wins, if it is the most."""
    seen = finish(last_turn().hand(1, "ducat-1"))
    assert gifts(seen)["tower-11"] == 1


def test_nobody_gets_a_tied_tile() -> None:
    """`end.distribute`: on a tie for the most the tile stays, even if a third has some."""
    seen = last_turn().hand(1, "ducat-5 florin-2").hand(2, "ducat-2 ducat-3 florin-1")
    finish(seen)
    assert gifts(seen)["tower-11"] == NOBODY
    assert gifts(seen)["garden-9-e"] == 1
    seen.expect(market={"ducat": "tower-11"})


def test_nobody_without_money_gets_a_tile() -> None:
    """`end.distribute`: if nobody holds the currency, nobody gets the tile."""
    seen = finish(last_turn())
    assert gifts(seen) == {"garden-9-e": NOBODY, "garden-11": 0, "tower-11": NOBODY}
    seen.expect(market={"florin": "garden-9-e", "ducat": "tower-11"})


def test_the_distribution_reveals_something() -> None:
    """`end.distribute`: hands are compared: that cannot be taken back, though nothing is drawn."""
    seen = last_turn().hand(1, "ducat-1")
    before = seen.game.reveals
    finish(seen)
    assert seen.happened(events.TileShown) == seen.happened(events.CardShown) == []
    assert seen.game.reveals - before == len(gifts(seen)) == 3


def test_the_money_just_spent_does_not_count() -> None:
    """`end.distribute`: only what is still in the hand counts."""
    before = last_turn().hand(0, "florin-9 florin-1 dirham-7").hand(1, "florin-5")
    assert [seat for slot, seat, _ in distribution(before.game) if slot == 0] == [0]
    before.play(0, buy("florin", "florin-9"))
    sums = [(slot, seat) for slot, seat, _ in distribution(before.market(florin="tower-12").game)]
    assert sums[0] == (0, 1)


def test_winners_place_in_any_order() -> None:
    """`end.distribute`: tiles won are placed in any order; each winner is asked once per tile."""
    seen = finish(last_turn().hand(2, "florin-4 ducat-9").hand(0, "dirham-7"))
    seen.expect(asks="distribute", seat=2, held={2: "garden-9-e tower-11"})
    kinds = {type(action) for action in seen.options()}
    assert kinds == {Place, Reserve}
    seen.play(2, place("tower-11 @ 1,0")).play(2, place("garden-9-e @ 2,0"))
    seen.expect(over=True, built={2: "tower-11@1,0 garden-9-e@2,0"}, scores=[0, 0, 20 + 21 + 1])


def test_the_order_of_asking_at_the_end() -> None:
    """`end.distribute`: the seat after the last mover places first, the last mover last."""
    seen = last_turn().hand(0, "dirham-7 denar-1").hand(1, "ducat-1").hand(2, "florin-1")
    finish(seen).expect(seat=1)
    seen.play(1, reserve("tower-11")).expect(seat=2)
    seen.play(2, reserve("garden-9-e")).expect(seat=0)
    seen.play(0, reserve("garden-11")).expect(over=True)


def test_no_redesign_at_the_distribution() -> None:
    """`end.distribute`: while placing the tiles won no redesign and no purchase is possible."""
    seen = last_turn().alhambra(0, "seraglio-9 @ 1,0").reserve(0, "tower-12")
    finish(seen).expect(asks="distribute", seat=0)
    for late in (add("tower-12 @ 2,0"), remove("1,0"), swap("tower-12 @ 1,0"), take("florin-9")):
        seen.refused(late, "end.distribute", reason="not_now")
    found = {type(action) for action in seen.options()}
    assert not found & {AddTile, RemoveTile, SwapTile}


def test_building_rules_when_distributing() -> None:
    """`end.distribute`: a tile won is built by the rules, or else reserved."""
    seen = finish(last_turn().hand(0, "dirham-7").hand(2, "florin-4"))
    seen.refused(place("garden-9-e @ -1,0"), "build.edges", sides="-1,0e")
    seen.refused(place("tower-11 @ 1,0"), "buy.place_late", reason="not_held")


def test_no_gift_when_distributing() -> None:
    """`dirk.gift`: tiles won in the final distribution cannot be given away."""
    seen = finish(last_turn(seats=2).hand(1, "ducat-1").hand(0, "dirham-7"))
    seen.expect(asks="distribute", seat=1)
    seen.refused(gift("tower-11"), "dirk.gift", reason="distribution")
    assert [action.name for action in seen.options()].count("give_to_dirk") == 0


def test_no_vizier_once_the_end_is_triggered() -> None:
    """`vizier.limits`: after the last turn nobody is asked for the vizier."""
    seen = last_turn(modules=["vizier"]).hand(1, "ducat-9 ducat-2")
    finish(seen).expect(asks="distribute", seat=1)
    seen.refused(use_vizier("ducat", "ducat-9 ducat-2"), "vizier.use", reason="not_now")
    seen.refused(PASS_WINDOW, "end.distribute", reason="not_now")


def test_most_points_win() -> None:
    """`score.ties_final`: the most points win, wherever they came from."""
    seen = last_turn().hand(0, "dirham-7").scores(5, 7, 3)
    finish(seen).expect(over=True, scores=[5, 7, 3])
    assert seen.happened(events.GameOver) == [events.GameOver((1,), (5, 7, 3))]


@pytest.mark.parametrize(
    ("scores", "won"), [((7, 7, 3), (0, 1)), ((4, 4, 4), (0, 1, 2)), ((0, 3, 3), (1, 2))]
)
def test_ties_share_the_victory(scores: tuple[int, ...], won: tuple[int, ...]) -> None:
    """`score.ties_final`: seats with equally many points share the victory, nothing decides."""
    seen = finish(last_turn().hand(0, "dirham-7 florin-1 florin-2").scores(*scores))
    seen.play(0, reserve("garden-9-e"))
    assert winners(seen.game) == won
    assert seen.happened(events.GameOver) == [events.GameOver(won, scores)]


def test_after_the_end_nothing_is_legal() -> None:
    """`end.trigger`: every action after the end is refused because the game is over."""
    seen = finish(last_turn().hand(0, "dirham-7")).expect(over=True)
    seen.refused(take("florin-9"), "end.trigger", reason="over")
    seen.refused(END_TURN, "end.trigger", reason="over")


def test_unplaced_tiles_score_nothing() -> None:
    """`end.distribute`: a tile that nobody got counts for nobody."""
    seen = finish(last_turn().hand(0, "dirham-7"))
    seen.expect(over=True, scores=[0, 0, 0], market={"ducat": "tower-11"})
    assert TILE_BY_ID["tower-11"] in seen.game.market
