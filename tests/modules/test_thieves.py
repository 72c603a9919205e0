"""Section 7.10: thieves."""

from collections import Counter
from typing import Any

import attrs
import pytest

from alhambra_qt.engine import Game, Setup, observe, to_move
from alhambra_qt.engine.actions import PassWindow
from alhambra_qt.engine.events import CardShown, Scored, ScoringDrawn, TurnStarted
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_KIND
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import new_game
from alhambra_qt.modules.thieves.rules import (
    COPIES,
    CURRENCY_OF,
    ThiefHands,
    ThiefUsed,
    Thieves,
    UseThief,
)
from alhambra_qt.modules.vizier.rules import Vizier
from tests.kit import Table, card_names, table
from tests.moves import END_TURN, PASS_WINDOW, add, buy, cards_of, reserve, take, use_vizier

ALL = Counter(card for card in CURRENCY_OF for _ in range(COPIES))
SHOWN = "ducat-9 denar-2 florin-5 florin-6"
ROUND = (("thieves", "round"),)


def steal(thief: str, card: str) -> UseThief:
    """Let the thief of a currency take an open card."""
    return UseThief.of(CARD_BY_ID[f"thief-{thief}"], CARD_BY_ID[card])


def give(seen: Table, *hands: str) -> Table:
    """Deal thieves to the seats by currency; the rest is removed unseen."""
    held = [sorted(CARD_BY_ID[f"thief-{name}"] for name in hand.split()) for hand in hands]
    left = ALL - Counter(card for cards in held for card in cards)
    seen.game.ext["thieves"] = ThiefHands(held, sorted(left.elements()), [])
    return seen


def window(*hands: str, deck: str = "ducat-1 ducat-2 ducat-3", **more: Any) -> Table:
    """A table where the last seat has just taken 8 florins and seat 0 is about to move."""
    mover = len(hands) - 1
    seen = table(len(hands), ["thieves", *more.get("modules", ())], to_move=mover)
    seen.market(florin=more.get("florin", "tower-11")).display(
        more.get("display", "ducat-9 denar-2 florin-5 florin-8")
    )
    seen.deck(f"florin-6 {deck}".strip())
    return give(seen, *hands).play(mover, take("florin-8"), END_TURN)


def hands(game: Game) -> ThiefHands:
    """Give where the thieves are."""
    state = Thieves.of(game)
    assert isinstance(state, ThiefHands)
    return state


def everywhere(state: ThiefHands) -> Counter[Card]:
    """Count the thieves wherever they are."""
    places = (*state.held, state.removed, state.used)
    return Counter(card for place in places for card in place)


def names(cards: list[Card]) -> str:
    """Write thieves by their currencies."""
    return card_names(cards).replace("thief-", "")


# -- dealing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_dealing(seats: int, each: int) -> None:
    """`thieves.deal`: 12 cards, 3 per currency; 4, 3 or 2 each, the rest leaves the game."""
    game = new_game(Setup(seats, "deal", ("thieves",)))
    state = hands(game)
    assert [len(cards) for cards in state.held] == [each] * seats
    assert len(state.removed) == 12 - each * seats
    assert everywhere(state) == ALL
    assert state.used == []
    assert not any(CARD_KIND[card] == "thief" for card in [*game.deck, *game.display])


def test_dealing_differs_by_seed() -> None:
    """`thieves.deal`: which thieves a seat gets is chance, the same for the same seed."""
    dealt = [hands(new_game(Setup(4, seed, ("thieves",)))).held for seed in ("a", "a", "b", "c")]
    assert dealt[0] == dealt[1]
    assert dealt[0] != dealt[2] or dealt[0] != dealt[3]


# -- using one --------------------------------------------------------------------------------


def test_taking_a_card() -> None:
    """`thieves.use`: the thief leaves the game, the card goes into the hand, openly."""
    seen = window("", "ducat denar", "florin").play(1, steal("ducat", "ducat-9"))
    assert seen.happened(ThiefUsed) == [
        ThiefUsed(1, cards_of("ducat-9"), CARD_BY_ID["thief-ducat"])
    ]
    seen.expect(hand={1: "ducat-9"})
    assert seen.game.players[1].hidden == []
    assert names(hands(seen.game).held[1]) == "denar"
    assert names(hands(seen.game).used) == "ducat"
    assert CARD_BY_ID["ducat-9"] in observe(seen.game, 2).game.players[1].hand


def test_the_display_is_refilled_after_each() -> None:
    """`thieves.use`: the place is filled at once, and the new card can be taken next."""
    seen = window("", "ducat ducat", "florin").play(1, steal("ducat", "ducat-9"))
    assert [type(event) for event in seen.events] == [ThiefUsed, CardShown]
    seen.expect(display="denar-2 ducat-1 florin-5 florin-6", asks="window", seat=1)
    seen.play(1, steal("ducat", "ducat-1")).expect(hand={1: "ducat-1 ducat-9"})
    seen.expect(display="denar-2 ducat-2 florin-5 florin-6")


def test_any_value_but_one_card_only() -> None:
    """`thieves.use`: every open card of the thief's currency is on the list, each by itself."""
    seen = window("", "florin florin denar", "", deck="")
    assert set(seen.options()) == {
        steal("florin", "florin-5"),
        steal("florin", "florin-6"),
        steal("denar", "denar-2"),
        PASS_WINDOW,
    }


def test_equal_cards_are_one_choice() -> None:
    """`thieves.use`: of equal open cards one is taken; they are listed once."""
    seen = window("", "florin", "", display="florin-5 florin-5 denar-2 florin-8")
    assert seen.options(UseThief) == [steal("florin", "florin-5"), steal("florin", "florin-6")]
    seen.play(1, steal("florin", "florin-5"))
    seen.expect(hand={1: "florin-5"}, display="denar-2 ducat-1 florin-5 florin-6")


def test_only_own_thieves() -> None:
    """`thieves.use`: only a thief that the seat holds, each once."""
    seen = window("", "florin", "ducat").play(1, PASS_WINDOW)
    seen.refused(steal("florin", "florin-5"), "thieves.use", reason="not_held")
    seen.play(2, steal("ducat", "ducat-9")).play(1, steal("florin", "florin-5"))
    seen.expect(asks="turn", seat=0)
    seen.refused(steal("florin", "florin-6"), "thieves.use", reason="not_now")


def test_only_displayed_cards() -> None:
    """`thieves.use`: the card must lie open; one in the deck or a hand does not."""
    seen = window("", "ducat florin", "")
    seen.refused(steal("ducat", "ducat-1"), "thieves.use", reason="not_shown")
    seen.refused(steal("florin", "florin-8"), "thieves.use", reason="not_shown")
    seen.refused(UseThief.of(CARD_BY_ID["thief-ducat"], UNKNOWN), "thieves.use")


def test_only_the_currency_of_the_thief() -> None:
    """`thieves.use`: a thief takes only a card of its own currency."""
    seen = window("", "ducat florin", "")
    seen.refused(steal("ducat", "florin-5"), "thieves.use", reason="currency")
    seen.refused(steal("florin", "denar-2"), "thieves.use", reason="currency")


def test_builders_are_taken_like_money() -> None:
    """`thieves.use`: a displayed builder of the thief's currency may be taken."""
    shown = "builder-ducat builder-denar dirham-2 florin-8"
    seen = window("", "ducat", "", modules=["builders"], display=shown)
    assert seen.options(UseThief) == [steal("ducat", "builder-ducat")]
    seen.refused(steal("ducat", "builder-denar"), "thieves.use", reason="currency")
    seen.play(1, steal("ducat", "builder-ducat")).expect(hand={1: "builder-ducat"})


def test_no_diamond_and_no_exchange_card() -> None:
    """`thieves.use`: what is no money of one of the four currencies cannot be taken."""
    seen = window(
        *("", "ducat florin", ""),
        modules=["exchange", "diamonds"],
        display="diamond-5 exchange-florin-ducat florin-8",
    )
    assert seen.options(UseThief) == [steal("florin", "florin-6"), steal("ducat", "ducat-1")]
    seen.refused(steal("ducat", "diamond-5"), "thieves.use", reason="currency")
    seen.refused(steal("ducat", "exchange-florin-ducat"), "thieves.use", reason="currency")


def test_no_thief_outside_the_window() -> None:
    """`thieves.use`: neither in a turn nor while it is ended."""
    seen = give(table(3, ["thieves"]).display(SHOWN), "ducat", "ducat", "")
    seen.refused(steal("ducat", "ducat-9"), "thieves.use", reason="not_now", frame="turn")
    seen.play(0, take("denar-2"))
    seen.refused(steal("ducat", "ducat-9"), "thieves.use", reason="not_now", frame="turn_end")


def test_no_turn_action_in_the_window() -> None:
    """`thieves.use`: between two turns nothing of a turn is possible."""
    seen = window("", "", "ducat").reserve(2, "tower-11")
    for action in (take("ducat-9"), add("tower-11 @ 1,0"), END_TURN):
        seen.refused(action, "vizier.use", reason="not_now", frame="window")


def test_with_the_module_off() -> None:
    """`thieves.use`: without the module nobody is asked and nothing can be stolen."""
    seen = table(3).display(SHOWN)
    seen.refused(steal("ducat", "ducat-9"), "module.off", action="use_thief")
    seen.play(0, take("denar-2"), END_TURN).expect(asks="turn", seat=1)


# -- who is asked -----------------------------------------------------------------------------


def test_the_order_of_asking() -> None:
    """`thieves.use`: in seat order after the player about to move, the last mover last."""
    seen = window("ducat", "ducat", "ducat", "ducat")
    asked = []
    while seen.game.decisions[-1].kind == "window":
        seat = to_move(seen.game)
        assert seat is not None
        asked.append(seat)
        seen.play(seat, PASS_WINDOW)
    assert asked == [1, 2, 3]
    seen.expect(asks="turn", seat=0)


@pytest.mark.parametrize("seats", [2, 6])
def test_not_the_player_about_to_move(seats: int) -> None:
    """`thieves.use`: whoever is about to move is not asked, whatever the thieves."""
    seen = window("ducat", "ducat", *[""] * (seats - 2))
    seen.expect(asks="window", seat=1)
    seen.play(1, PASS_WINDOW).expect(asks="turn", seat=0)


def test_no_thief_for_the_next_player() -> None:
    """`thieves.use`: asked for the vizier, the player about to move still may use no thief."""
    seen = window("ducat", "", "", modules=["vizier"])
    seen.expect(asks="window", seat=0)
    seen.refused(steal("ducat", "ducat-9"), "thieves.use", reason="next")
    assert seen.options(UseThief) == []


def test_after_a_use_everybody_is_asked_again() -> None:
    """`thieves.use`: also those who declined may react to the new display."""
    seen = window("", "ducat", "florin", "denar").play(1, PASS_WINDOW)
    seen.play(2, steal("florin", "florin-5")).expect(asks="window", seat=1)
    seen.play(1, steal("ducat", "ducat-1")).expect(asks="window", seat=3)
    seen.play(3, steal("denar", "denar-2")).expect(asks="turn", seat=0)


def test_nobody_without_thieves_is_asked() -> None:
    """`thieves.use`: with no thief left the next turn begins at once."""
    seen = window("ducat", "", "")
    seen.expect(asks="turn", seat=0)
    assert seen.happened(TurnStarted) == [TurnStarted(0, 1)]


def test_asked_without_a_fitting_card() -> None:
    """`thieves.use`: which thieves a seat holds is secret: it is asked even if none fits."""
    seen = window("", "", "dirham")
    assert seen.expect(seat=2).options() == [PassWindow.of()]


def test_shared_with_the_vizier() -> None:
    """`thieves.use`: one question for thief and vizier; first one, then the other may be used."""
    seen = window("", "", "denar", modules=["vizier"], florin="garden-9-e").hand(2, "florin-9")
    Vizier.of(seen.game).active = [False, False, True]
    seen.play(0, PASS_WINDOW).play(1, PASS_WINDOW)
    kinds = {type(action).name for action in seen.expect(seat=2).options()}
    assert kinds == {"use_thief", "use_vizier", "pass_window"}
    seen.play(2, steal("denar", "denar-2")).expect(asks="window", seat=2)
    seen.play(2, use_vizier("florin", "florin-9"), reserve("garden-9-e"))
    seen.expect(asks="turn", seat=0)


# -- what follows a use -----------------------------------------------------------------------


def test_a_scoring_drawn_by_a_thief_is_counted() -> None:
    """`thieves.use`: a scoring card drawn in the refill is scored before anybody is asked."""
    seen = window("", "ducat ducat", "", deck="scoring-1 denar-9")
    seen.play(1, steal("ducat", "ducat-9"))
    kinds = [type(event) for event in seen.events]
    assert kinds == [ThiefUsed, ScoringDrawn, CardShown, Scored]
    seen.expect(scorings=1, asks="window", seat=1)


def test_no_thief_once_the_end_is_triggered() -> None:
    """`thieves.use`: an empty slot ends the game; nobody is asked any more."""
    seen = give(table(2, ["thieves"]), "ducat", "ducat").bag("").display(SHOWN)
    seen.market(florin="garden-9-e").hand(0, "florin-9 florin-2")
    seen.play(0, buy("florin", "florin-2 florin-9"), reserve("garden-9-e"), END_TURN)
    seen.expect(over=True)
    seen.refused(steal("ducat", "ducat-9"), "end.trigger")


def test_stolen_money_stays_empty_without_cards() -> None:
    """`thieves.use`: with no card to refill the place stays empty."""
    seen = window("", "ducat ducat", "", deck="").play(1, steal("ducat", "ducat-9"))
    seen.expect(display="denar-2 florin-5 florin-6", asks="window", seat=1)


# -- the variant ------------------------------------------------------------------------------


def test_after_a_round_only() -> None:
    """`thieves.use`: in the variant nobody is asked before everybody has moved."""
    seen = give(table(3, ["thieves"]).display(SHOWN), "denar", "", "denar")
    seen.game.setup = attrs.evolve(seen.game.setup, variants=ROUND)
    for seat, card in enumerate(("ducat-9", "florin-5")):
        seen.play(seat, take(card), END_TURN).expect(asks="turn", seat=seat + 1)
    seen.play(2, take("florin-6"), END_TURN).expect(asks="window", seat=2)
    seen.play(2, steal("denar", "denar-2")).expect(asks="turn", seat=0)


def test_a_thief_within_a_round() -> None:
    """`thieves.use`: in the variant a thief is refused where only viziers are asked for."""
    seen = give(table(3, ["thieves", "vizier"]).display(SHOWN), "denar", "denar", "denar")
    seen.game.setup = attrs.evolve(seen.game.setup, variants=ROUND)
    seen.play(0, take("florin-5"), END_TURN).play(1, PASS_WINDOW).expect(seat=2)
    seen.refused(steal("denar", "denar-2"), "thieves.use", reason="round")
