"""Section 2: the turn, its end and the refill."""

from alhambra_qt.engine import events, to_move
from alhambra_qt.engine.actions import EndActions, EndTurn, Pass
from alhambra_qt.engine.ids import xy
from alhambra_qt.engine.pieces import CARD_ID, TILE_ID
from tests.kit import Table, table
from tests.moves import END_ACTIONS, END_TURN, PASS, add, buy, place, remove, reserve, take


def test_pass_only_if_nothing_is_legal() -> None:
    """`turn.pass`: with no money open, nothing affordable and no redesign, passing is all."""
    seen = table(3).display("").hand(0, "florin-1").market(florin="tower-11")
    assert seen.options() == [Pass.of()]
    seen.play(0, PASS).expect(asks="turn_end", seat=0)
    assert seen.happened(events.Passed) == [events.Passed(0)]
    seen.play(0, END_TURN).expect(asks="turn", seat=1)


def test_passing_is_refused() -> None:
    """`turn.pass`: an open card, an affordable tile or a redesign each forbid passing."""
    bare = "florin-1"
    table(3).display(bare).refused(PASS, "turn.pass", reason="possible")
    rich = table(3).display("").hand(0, "florin-9 florin-4").market(florin="tower-11")
    rich.refused(PASS, "turn.pass", reason="possible")
    built = table(3).display("").alhambra(0, "tower-11 @ 1,0")
    built.refused(PASS, "turn.pass", reason="possible")
    owner = table(3).display("").reserve(0, "tower-11")
    owner.refused(PASS, "turn.pass", reason="possible")


def test_the_first_action_is_compulsory() -> None:
    """`turn.pass`: before the first action the actions cannot be ended."""
    seen = table(3)
    seen.refused(END_ACTIONS, "turn.pass", reason="first")
    assert EndActions.of() not in seen.options()
    assert EndTurn.of() not in seen.options()


def test_a_further_action_may_be_waived() -> None:
    """`turn.pass`: only the first action is compulsory, and no pass is offered after it."""
    seen = table(3).hand(0, "florin-7").market(florin="tower-7-new")
    seen.play(0, buy("florin", "florin-7"))
    seen.refused(PASS, "turn.pass", reason="possible")
    seen.play(0, END_ACTIONS).expect(asks="place")


def test_extra_actions_see_what_is_left() -> None:
    """`turn.refill_late`: the slot bought from stays empty until the turn is over."""
    seen = (
        table(3)
        .hand(0, "florin-7 florin-8")
        .market(florin="tower-7-new")
        .bag("tower-11 garden-10")
        .display("florin-1 florin-2")
        .deck("ducat-1 ducat-2 ducat-3")
    )
    seen.play(0, buy("florin", "florin-7")).expect(market={"florin": None}, bag=2)
    seen.refused(buy("florin", "florin-8"), "turn.refill_late", reason="empty_slot")
    seen.play(0, take("florin-1")).expect(display="florin-2", deck=3)
    seen.play(0, reserve("tower-7-new")).expect(display="florin-2", market={"florin": None})
    seen.play(0, END_TURN).expect(
        display="florin-2 ducat-1 ducat-2 ducat-3", market={"florin": "tower-11"}
    )


def test_money_is_refilled_before_tiles() -> None:
    """`turn.refill`: money first, then tiles, from the first empty slot on (slots 2, then 4)."""
    seen = (
        table(3)
        .hand(0, "dirham-7 ducat-6")
        .market(dirham="tower-7-new", ducat="garden-6-esw")
        .bag("tower-11 garden-10 tower-12")
        .display("florin-1 denar-2 ducat-3 ducat-9")
        .deck("dirham-4 dirham-5")
    )
    seen.play(0, buy("dirham", "dirham-7"), buy("ducat", "ducat-6"), take("denar-2"))
    seen.play(0, reserve("tower-7-new"), reserve("garden-6-esw"), END_TURN)
    shown = [
        (event.place, CARD_ID[event.card])
        if isinstance(event, events.CardShown)
        else (event.slot, TILE_ID[event.tile])
        for event in seen.events
        if isinstance(event, events.CardShown | events.TileShown)
    ]
    assert shown == [(1, "dirham-4"), (1, "tower-11"), (3, "garden-10")]
    seen.expect(market={"dirham": "tower-11", "ducat": "garden-10"}, bag=1, deck=1)


def test_the_turn_passes_on() -> None:
    """After the refill the next seat in order begins its turn; after the last, the first."""
    seen = table(3, to_move=1).display("florin-9 florin-8 florin-7 florin-6")
    seen.play(1, take("florin-9"), END_TURN).expect(asks="turn", seat=2, turn=2)
    assert seen.happened(events.TurnEnded) == [events.TurnEnded(1)]
    assert seen.happened(events.TurnStarted) == [events.TurnStarted(2, 1)]
    seen.play(2, take("florin-8"), END_TURN).expect(asks="turn", seat=0)
    assert seen.game.turn == 2


def test_no_card_before_the_turn_ends() -> None:
    """Until the turn is ended the count of revelations stands still; the refill raises it."""
    seen = table(3).hand(0, "florin-7").market(florin="tower-7-new")
    seen.play(0, buy("florin", "florin-7"), take(CARD_ID[seen.game.display[0]]))
    seen.play(0, reserve("tower-7-new"))
    assert seen.game.reveals == 0
    seen.play(0, END_TURN)
    assert seen.game.reveals == 2, "a card and a tile"


def test_the_reserve_has_no_limit() -> None:
    """`reserve.free`: twenty tiles may lie on the reserve, and another one is put there."""
    many = """
        pavilion-2-new pavilion-3-sw pavilion-4-es pavilion-5-nw pavilion-6-n seraglio-3-esw
        seraglio-4-ne seraglio-5-sw seraglio-6-es arcades-4-nes arcades-5-nw arcades-6-sw
        chambers-5-nsw chambers-6-es chambers-7-sw garden-6-esw garden-7-nsw garden-8-sw
        tower-8-nes tower-9-es
    """
    seen = table(3).reserve(0, many).hand(0, "florin-7").market(florin="tower-7-new")
    seen.play(0, buy("florin", "florin-7"), END_ACTIONS, reserve("tower-7-new"))
    assert len(seen.game.players[0].reserve) == 21


def test_the_reserve_never_scores() -> None:
    """`reserve.free`: tiles on the reserve give no points."""
    seen = table(3).reserve(0, "tower-11 tower-7-new garden-6-esw")
    for scoring in (1, 2, 3):
        assert seen.ledger(scoring).totals == (0, 0, 0)
        assert seen.ledger(scoring).lines == ()


def drained(discards: str, deck: str = "") -> Table:
    """A table whose deck is nearly empty, about to need two cards."""
    return (
        table(3)
        .display("florin-1 florin-2 denar-9 denar-8")
        .deck(deck)
        .discards(discards)
        .play(0, take("florin-1 florin-2"))
    )


def test_the_discards_become_the_deck() -> None:
    """`deck.reshuffle`: when the deck is empty the discards are shuffled into a new one."""
    seen = drained("ducat-1 ducat-2 ducat-3", deck="dirham-6").play(0, END_TURN)
    assert seen.happened(events.DeckShuffled) == [events.DeckShuffled(3)]
    seen.expect(deck=2, discards="")
    assert "dirham-6" in seen.seen()["display"], "the old deck is used up first"
    assert sum(name.startswith("ducat") for name in seen.seen()["display"].split()) == 1


def test_no_shuffle_before_a_card_is_needed() -> None:
    """`deck.reshuffle`: the deck just running empty shuffles nothing yet."""
    seen = drained("ducat-1 ducat-2", deck="dirham-6 dirham-7").play(0, END_TURN)
    assert seen.happened(events.DeckShuffled) == []
    seen.expect(deck=0, discards="ducat-1 ducat-2", display="denar-8 denar-9 dirham-6 dirham-7")


def test_no_card_for_the_display() -> None:
    """`deck.reshuffle`: with deck and discards empty the place stays empty and is tried again."""
    seen = drained("").hand(1, "dirham-7").market(dirham="tower-7-new").play(0, END_TURN)
    seen.expect(display="denar-8 denar-9", deck=0)
    assert seen.happened(events.CardShown) == []
    seen.play(1, buy("dirham", "dirham-7"), END_ACTIONS, reserve("tower-7-new"), END_TURN)
    seen.expect(display="denar-8 denar-9 dirham-7", deck=0, discards="")


def test_each_shuffle_has_an_order_of_its_own() -> None:
    """`deck.reshuffle`: two shuffles of the same cards in one game differ in order."""
    cards = " ".join(f"{name}-{value}" for name in ("florin", "ducat") for value in range(1, 10))
    game = table(3).deck("").discards(cards).game
    orders = []
    for _ in range(2):
        game.draw_card()
        orders.append([*game.deck])
        game.deck, game.discards = [], sorted(range(9)) + list(range(27, 36))
    assert orders[0] != orders[1]


def test_actions_out_of_their_time() -> None:
    """`buy.place_late`: while choosing actions nothing is placed; while placing nothing is done."""
    seen = (
        table(3)
        .hand(0, "florin-8")
        .market(florin="tower-7-new")
        .reserve(0, "garden-10")
        .alhambra(0, "tower-11 @ 1,0")
        .display("ducat-1")
    )
    seen.refused(place("tower-7-new @ 0,-1"), "buy.place_late", reason="not_now")
    seen.refused(reserve("garden-10"), "buy.place_late", reason="not_now")
    seen.refused(END_TURN, "turn.pass", reason="not_now", frame="turn")
    seen.play(0, buy("florin", "florin-8")).expect(asks="place")
    for late in (take("ducat-1"), add("garden-10 @ 0,1"), remove("1,0"), END_ACTIONS, END_TURN):
        seen.refused(late, "buy.place_late", reason="not_now", frame="place")
    seen.play(0, reserve("tower-7-new")).expect(asks="turn_end")
    for later in (take("ducat-1"), add("garden-10 @ 0,1"), PASS):
        seen.refused(later, "turn.refill", reason="not_now", frame="turn_end")
    seen.refused(place("tower-11 @ 0,-1"), "buy.place_late", reason="not_now", frame="turn_end")


def test_exactly_the_seat_to_move_is_asked() -> None:
    """The question always goes to the seat whose turn it is, at an empty table too."""
    seen = table(4, to_move=3)
    assert to_move(seen.game) == 3
    assert [xy(cell) for cell in seen.game.players[3].palace.tiles] == [(0, 0)]
