"""Section 7.7: dealing and auctioning characters, positions and what is hidden."""

import json

import pytest

from alhambra_qt.engine import Setup, apply, legal_actions, to_move
from alhambra_qt.engine.codec import (
    action_from_json,
    action_to_json,
    state_from_json,
    state_to_json,
)
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.observe import observe, redeal
from alhambra_qt.engine.pieces import CARD_KIND
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import new_game
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.characters.actions import (
    AuctionOpened,
    Bid,
    BidMade,
    BidPassed,
    CharacterWon,
    NobodyBid,
    PassBid,
    PayBid,
    UseLaila,
)
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.characters.state import CHARACTERS, KARIM, CharacterCards
from tests.kit import Table, table
from tests.modules.characters_table import (
    AMMAR,
    BEGIN,
    DECLINE,
    KEEP,
    PASS_BID,
    SWAP,
    YAMMERAD,
    begin,
    bid,
    cards,
    gone,
    hakim,
    karim,
    knihstig,
    laila,
    machma,
    owned,
    pay,
    people,
)
from tests.moves import END_TURN, PASS_WINDOW, buy, cards_of, reserve, take, use_vizier

CARDS = "florin-9 florin-2 dirham-7"


def auction(seats: int = 3, *modules: str, mover: int = 0, deck: str = "karim ducat-1") -> Table:
    """A table where the refill after a turn drew a character."""
    seen = people(seats, *modules, mover=mover).deck(deck)
    for seat in range(seats):
        seen.hand(seat, CARDS if seat < 2 else "")
    return seen.play(mover, take("ducat-9"), END_TURN)


# -- dealing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 6])
def test_dealing(seats: int) -> None:
    """`characters.deal`: two each in piles 2, 3 and 4, four on a closed side stack."""
    game = new_game(Setup(seats, "a", ("characters",)))
    found = [families.count("character") for families in game.special]
    assert found == [0, 2, 2, 2, 0]
    side = Characters.of(game).side
    in_deck = [card for card in game.deck if CARD_KIND[card] == "character"]
    assert (len(side), len(in_deck)) == (4, 6)
    assert sorted(side + in_deck) == list(CHARACTERS)
    assert game.out == []
    assert Characters.of(game).owned == [[] for _ in range(seats)]


def test_other_families_are_left_alone() -> None:
    """`characters.deal`: only characters that went into no pile join the side stack."""
    game = people().game
    cards_left = list(cards_of("gate gate"))
    assert Characters().undealt(game, "gate", cards_left) == cards_left
    assert Characters.of(game).side == []


def test_without_the_module() -> None:
    """`characters.auction`: with the module off its actions are refused."""
    seen = table(3).display("ducat-9")
    actions = [bid(1), PASS_BID, pay("florin-1"), KEEP, SWAP, BEGIN, DECLINE, AMMAR, YAMMERAD]
    actions += [karim("tower-11"), knihstig("ducat-9"), laila("florin"), hakim("garden")]
    actions += [machma("ducat-9", "ducat-1")]
    for action in actions:
        seen.refused(action, "module.off", action=action.name)


# -- the auction ------------------------------------------------------------------------------


def test_auctioned_at_once() -> None:
    """`characters.auction`: drawn, it is auctioned before the display is filled."""
    seen = auction()
    seen.expect(asks="auction", seat=1, turn=0, display="ducat-8 dirham-9 dirham-8")
    assert seen.happened(AuctionOpened) == [AuctionOpened(1, *cards_of("karim"))]


def test_then_drawing_goes_on() -> None:
    """`characters.auction`: after the auction the same place is filled, and the turn goes on."""
    seen = auction().play(1, bid(9)).play(2, PASS_BID).play(0, PASS_BID)
    seen.play(1, pay("florin-9"))
    seen.expect(display="ducat-1 ducat-8 dirham-9 dirham-8", asks="turn", seat=1)
    assert seen.happened(CharacterWon) == [CharacterWon(1, KARIM, 9, cards_of("florin-9"))]
    assert owned(seen, 1) == "karim"
    seen.expect(hand={1: "florin-2 dirham-7"}, discards="florin-9")


def test_the_next_player_opens() -> None:
    """`characters.auction`: whoever is about to move opens; then it goes round in seat order."""
    seen = auction(4, mover=3)
    seen.expect(asks="auction", seat=0)
    seen.play(0, PASS_BID).expect(seat=1)
    seen.play(1, PASS_BID).expect(seat=2)
    seen.play(2, PASS_BID).expect(seat=3)
    seen.play(3, PASS_BID).expect(asks="turn", seat=0)


def test_raising_or_passing_for_good() -> None:
    """`characters.auction`: each raises or passes; who passed is not asked again."""
    seen = auction(4).hand(3, "denar-8").play(1, bid(1)).play(2, PASS_BID).play(3, bid(2))
    seen.expect(seat=0)
    seen.play(0, bid(4)).expect(seat=1)
    seen.play(1, bid(5)).expect(seat=3)
    seen.play(3, PASS_BID).expect(seat=0)
    assert seen.happened(BidPassed) == [BidPassed(3, KARIM)]
    seen.play(0, bid(6))
    assert seen.happened(BidMade) == [BidMade(0, KARIM, 6)]
    seen.expect(seat=1).play(1, PASS_BID).expect(asks="pay_bid", seat=0)


def test_the_last_one_may_still_bid() -> None:
    """`characters.auction`: if all others passed, the last is asked too and wins with a bid."""
    seen = auction().play(1, PASS_BID).play(2, PASS_BID)
    seen.expect(asks="auction", seat=0).play(0, bid(1)).expect(asks="pay_bid", seat=0)


def test_the_lowest_bid() -> None:
    """`characters.auction`: the lowest bid is 1, and every bid is higher than the last."""
    seen = auction()
    seen.refused(bid(0), "characters.auction", reason="low", highest=0)
    seen.refused(bid(-3), "characters.auction", reason="low", highest=0)
    seen.play(1, bid(3)).play(2, PASS_BID)
    seen.refused(bid(3), "characters.auction", reason="low", highest=3)
    seen.allowed(bid(4))


def test_a_bid_is_covered_in_one_currency() -> None:
    """`characters.auction`: the most is the sum of the best currency, not of the whole hand."""
    seen = auction()
    assert seen.options() == [*(bid(amount) for amount in range(1, 12)), PASS_BID]
    seen.refused(bid(12), "characters.auction", reason="cover", held=11)


def test_everybody_is_asked() -> None:
    """`characters.auction`: hands are secret, so even an empty one is asked and passes."""
    seen = auction().play(1, bid(1)).expect(seat=2, hand={2: ""})
    assert seen.options() == [PASS_BID]
    seen.refused(bid(2), "characters.auction", reason="cover", held=0)


def test_nobody_bids() -> None:
    """`characters.auction`: without a bid the card is out of the game."""
    seen = auction().play(1, PASS_BID).play(2, PASS_BID).play(0, PASS_BID)
    assert seen.happened(NobodyBid) == [NobodyBid(*cards_of("karim"))]
    assert gone(seen) == "karim"
    assert cards(seen).owned == [[], [], []]
    seen.expect(asks="turn", seat=1, display="ducat-1 ducat-8 dirham-9 dirham-8")


def test_nothing_else_meanwhile() -> None:
    """`characters.auction`: while it lasts nothing else can be done."""
    seen = auction()
    for action in (take("ducat-8"), END_TURN, buy("florin", "florin-9")):
        seen.refused(action, "characters.auction", reason="not_now", frame="auction")
    seen.refused(pay("florin-9"), "characters.auction", reason="not_now")
    seen.play(1, bid(1)).play(2, PASS_BID).play(0, PASS_BID)
    seen.refused(bid(2), "characters.auction", reason="not_now", frame="pay_bid")
    seen.refused(PASS_BID, "characters.auction", reason="not_now", frame="pay_bid")


def test_no_auction_in_a_turn() -> None:
    """`characters.auction`: bids belong to an auction."""
    seen = people()
    seen.refused(bid(1), "characters.auction", reason="not_now", frame="turn")
    seen.refused(PASS_BID, "characters.auction", reason="not_now", frame="turn")


def won(*modules: str, hand: str = CARDS, amount: int = 8) -> Table:
    """A table where seat 1 is to pay its bid."""
    seen = auction(3, *modules).hand(1, hand).play(1, bid(amount))
    return seen.play(2, PASS_BID).play(0, PASS_BID)


def test_paying_the_bid() -> None:
    """`characters.auction`: one currency, whichever, with at least the sum that was bid."""
    seen = won(hand="florin-9 florin-2 dirham-7 dirham-1")
    assert seen.options() == [pay("florin-9"), pay("dirham-1 dirham-7")]
    seen.refused(pay("florin-2 dirham-7"), "characters.auction", reason="currency")
    seen.refused(PayBid.of(()), "characters.auction", reason="currency")
    seen.refused(pay("dirham-7"), "characters.auction", reason="short", missing=1, price=8)
    seen.refused(pay("ducat-9"), "characters.auction", reason="not_held")
    seen.refused(pay("florin-9 florin-9"), "characters.auction", reason="not_held")
    unsorted = PayBid.of(cards_of("dirham-7 dirham-1"))
    seen.refused(unsorted, "characters.auction", reason="not_held")
    seen.play(1, pay("florin-9 florin-2")).expect(hand={1: "dirham-7 dirham-1"}, seat=1)
    assert owned(seen, 1) == "karim"


def test_it_works_from_then_on() -> None:
    """`characters.auction`: won while the own turn comes next, it is asked for in that turn."""
    seen = auction(deck="laila ducat-1").play(1, bid(2)).play(2, PASS_BID).play(0, PASS_BID)
    seen.play(1, pay("florin-2")).expect(asks="before_turn", seat=1)
    assert UseLaila in {type(action) for action in seen.options()}


def test_two_auctions_in_one_refill() -> None:
    """`characters.auction`: a second character drawn for the same place is auctioned next."""
    seen = auction(deck="karim yusuf ducat-1")
    seen.play(1, PASS_BID).play(2, PASS_BID).play(0, bid(2)).play(0, pay("florin-2"))
    assert seen.happened(AuctionOpened) == [AuctionOpened(1, *cards_of("yusuf"))]
    seen.expect(asks="auction", seat=1)


def test_builders_cover_a_bid() -> None:
    """`characters.auction`: a builder counts as 3 of its currency, and leaves the game."""
    seen = won("builders", hand="florin-2 builder-florin", amount=5)
    assert seen.options() == [pay("florin-2 builder-florin")]
    seen.play(1, pay("florin-2 builder-florin")).expect(discards="florin-2", hand={1: ""})
    assert gone(seen) == "builder-florin"


def test_diamonds_are_one_currency() -> None:
    """`characters.auction`: diamonds cover a bid, but not together with anything else."""
    seen = won("diamonds", hand="diamond-6 diamond-2 florin-3")
    assert seen.options() == [pay("diamond-2 diamond-6")]
    seen.refused(pay("diamond-6 florin-3"), "characters.auction", reason="currency")


def test_no_exchange_cards() -> None:
    """`characters.auction`: exchange cards neither cover nor pay a bid."""
    seen = auction(3, "exchange").hand(1, "florin-9 dirham-2 exchange-florin-dirham")
    seen.refused(bid(10), "characters.auction", reason="cover", held=9)
    seen.play(1, bid(9)).play(2, PASS_BID).play(0, PASS_BID)
    mixed = pay("florin-9 dirham-2 exchange-florin-dirham")
    seen.refused(mixed, "characters.auction", reason="currency")


def test_coins_and_change() -> None:
    """`characters.auction`: coins cover a bid of their currency; overpaying brings change."""
    seen = auction(3, "change").hand(1, "florin-9")
    Change.of(seen.game).held[1][0] = 2
    Change.of(seen.game).bag[0] -= 2
    seen.refused(bid(12), "characters.auction", reason="cover", held=11)
    seen.play(1, bid(7)).play(2, PASS_BID).play(0, PASS_BID)
    seen.play(1, pay("florin-9 coin-florin"))
    state = Change.of(seen.game)
    assert (sum(state.held[1]), sum(state.bag)) == (2, 22)
    assert owned(seen, 1) == "karim"


def test_an_auction_between_two_turns() -> None:
    """`characters.auction`: drawn in a refill after a vizier, the player about to move opens."""
    seen = people(3, "vizier", mover=2).deck("ducat-1").hand(1, "florin-9")
    seen.play(2, take("ducat-9"), END_TURN).play(0, PASS_WINDOW).expect(asks="window", seat=1)
    seen.game.deck += list(cards_of("denar-4 hakim"))
    seen.game.display[0] = -1
    seen.play(1, use_vizier("florin", "florin-9"), reserve("garden-9-e"))
    seen.expect(asks="auction", seat=0).play(0, PASS_BID).play(1, PASS_BID).play(2, PASS_BID)
    seen.expect(asks="window", seat=0)


# -- what is hidden ---------------------------------------------------------------------------


def test_the_side_stack_is_hidden() -> None:
    """`characters.deal`: nobody knows the side stack; a guess of it agrees with what is seen."""
    game = new_game(Setup(3, "a", ("characters",)))
    Characters.of(game).owned[1] = [Characters.of(game).side.pop()]
    for seat in range(3):
        seen = observe(game, seat)
        assert Characters.of(seen.game).side == [-1] * 3
        assert Characters.of(seen.game).owned == Characters.of(game).owned
        guess = redeal(seen, "b")
        side = Characters.of(guess).side
        in_deck = [card for card in guess.deck if CARD_KIND[card] == "character"]
        assert sorted([*side, *in_deck, *Characters.of(game).owned[1]]) == list(CHARACTERS)


@pytest.mark.parametrize("seed", list("abcdef"))
def test_bidders_hold_what_they_bid(seed: str) -> None:
    """`characters.auction`: in a guess at a bidder's unseen hand it can pay its bid."""
    seen = table(3, ["characters"]).market(florin="garden-9-e")
    seen.display("ducat-9 ducat-8 dirham-9 dirham-8").hand(0, "florin-3").hand(2, "florin-1")
    held = "denar-9 denar-9 denar-8 denar-1"
    seen.hand(1, held, hidden=held)
    seen.game.deck += cards_of("karim")
    seen.play(0, take("ducat-9"), END_TURN).play(1, bid(27)).play(2, PASS_BID)
    guess = redeal(observe(seen.game, 0), seed)
    assert to_move(guess) == 0
    apply(guess, PASS_BID)
    assert guess.frame.kind == "pay_bid"
    apply(guess, legal_actions(guess)[0])
    assert len(Characters.of(guess).owned[1]) == 1


@pytest.mark.parametrize("seed", list("abcdef"))
def test_forgetful_players_guess_cover_too(seed: str) -> None:
    """`characters.auction`: also where a whole hand is guessed, exchange cards and all."""
    seen = auction(3, "exchange").hand(1, "florin-5 florin-1")
    seen.discards(" ".join(f"denar-{value} ducat-{value}" for value in range(1, 10)))
    seen.play(1, bid(6)).play(2, PASS_BID)
    guess = redeal(observe(seen.game, 0, memory=False), seed)
    apply(guess, PASS_BID)
    assert legal_actions(guess)[0].name == "pay_bid"
    assert guess.discards[-1] == seen.game.discards[-1]


def test_a_guess_that_cannot_pay() -> None:
    """`characters.auction`: where even a guess finds no cover, nobody gets the card."""
    seen = auction().hand(1, "denar-9", hidden="denar-9").play(1, bid(9)).play(2, PASS_BID)
    seen.hand(1, "florin-1", hidden="florin-1")
    seen.play(0, PASS_BID).expect(asks="turn", seat=1)
    assert gone(seen) == "karim"


def test_state_as_json() -> None:
    """`characters.deal`: the state is written and read back, for players and for observers."""
    game = auction(deck="karim ducat-1").game
    state = Characters.of(game)
    state.owned = [list(cards_of("yusuf hakim")), [], list(cards_of("ammar"))]
    state.side = list(cards_of("laila fatima"))
    state.star, state.chosen, state.draws, state.begun = UNKNOWN, 3, 2, True
    for one in (game, observe(game, 1).game):
        data = json.loads(json.dumps(state_to_json(one)))
        again = state_from_json(data, one.rules)
        assert state_to_json(again) == data
        assert Characters.of(again).side == Characters.of(one).side
        assert again.decisions == one.decisions
    assert CharacterCards.from_json(state.to_json()).chosen == 3
    copy = game.clone()
    Characters.of(copy).owned[0].clear()
    Characters.of(copy).side.clear()
    assert (len(state.owned[0]), len(state.side)) == (2, 2)


def test_actions_as_json() -> None:
    """`characters.limits`: every action is written with ids and read back."""
    written = {
        bid(7): {"type": "bid", "amount": 7},
        pay("florin-9"): {"type": "pay_bid", "cards": ["florin-9"]},
        machma("ducat-9", "ducat-1"): {
            "type": "use_machma",
            "given_card": "ducat-9",
            "taken_card": "ducat-1",
        },
        laila("denar"): {"type": "use_laila", "slot": "denar"},
        hakim("tower"): {"type": "choose_hakim", "colour": "tower"},
        karim("camp-5-s"): {"type": "use_karim", "tile": "camp-5-s"},
        knihstig("ducat-9"): {"type": "use_knihstig", "card": "ducat-9"},
    }
    for action, data in written.items():
        assert action_to_json(action) == data
        assert action_from_json(data) == action
    with pytest.raises(BadData):
        action_from_json({"type": "bid", "amount": "7"})


# -- whole games -----------------------------------------------------------------------------


def test_games_run_to_their_end(seed: str) -> None:
    """`characters.auction`: whole games in which everybody bids at times."""
    game = new_game(Setup(4, seed, ("characters",)))
    kinds = set()
    for number in range(5000):
        if game.over:
            break
        options = legal_actions(game)
        kinds.add(type(options[0]))
        apply(game, options[(number * 7919 + 3) % len(options)])
    assert game.over
    assert {Bid, PassBid} & kinds
    assert sum(len(cards) for cards in Characters.of(game).owned) <= 10


def test_begin_asks_the_seat_to_move() -> None:
    """`characters.limits`: whoever owns none of the three begins without being asked."""
    begin(people(laila=1, machma=2, yammerad=1)).expect(asks="turn", seat=0)
