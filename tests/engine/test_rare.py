"""Ways through the rules that whole games take seldom or never."""

from typing import Any

import pytest

from alhambra_qt.engine import BadData, Setup, observe, redeal
from alhambra_qt.engine import actions as kinds
from alhambra_qt.engine.actions import TakeMoney
from alhambra_qt.engine.codec import action_from_json, digest, read_sides
from alhambra_qt.engine.contracts import Future
from alhambra_qt.engine.ending import too_few_tiles
from alhambra_qt.engine.pieces import CARD_ID, SCORING_1
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.refill import give_dirk_tiles
from alhambra_qt.engine.rules import Module
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import new_game
from tests.engine.test_position import game_of, refused
from tests.kit import table
from tests.moves import PASS, cards_of


def test_equal_actions_are_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action made again is the same object; when too many are kept, it is equal at least."""
    first = TakeMoney.of(cards_of("ducat-9"))
    assert TakeMoney.of(cards_of("ducat-9")) is first
    monkeypatch.setattr(kinds, "MOST_MADE", 0)
    monkeypatch.setattr(kinds, "_made", {("anything",): first})
    again = TakeMoney.of(cards_of("ducat-9"))
    assert again == first
    assert again is not first
    assert ("anything",) not in kinds._made


@pytest.mark.parametrize("value", ["en", "nn", "x", 3])
def test_sides_are_letters_in_order(value: object) -> None:
    """Sides are written with the letters nesw in this order, each at most once."""
    assert read_sides("ne", "sides") == 0b11
    with pytest.raises(BadData, match="letters of nesw"):
        read_sides(value, "sides")


def test_too_few_tiles() -> None:
    """`end.trigger`: two empty slots need two tiles in the bag."""
    seen = table(3).market(florin=None, denar=None).bag("tower-11")
    assert too_few_tiles(seen.game)
    assert not too_few_tiles(table(3).market(florin=None).bag("tower-11").game)


def test_cards_that_cannot_be_dealt() -> None:
    """An observation that hides more cards than there are left is no game at all."""
    seen = observe(new_game(Setup(3, "rare")), 0)
    hidden = [UNKNOWN] * 200
    seen.game.players[1].hand, seen.game.players[1].hidden = hidden, hidden
    seen.game.piles, seen.game.deck = [], []
    with pytest.raises(ValueError, match="fewer cards"):
        redeal(seen, "1")


def test_a_scoring_card_that_is_gone() -> None:
    """A missing scoring card of a pile is replaced by money when cards are guessed."""
    game = new_game(Setup(3, "rare"))
    game.deck.remove(SCORING_1)
    game.gone.append(SCORING_1)
    number = next(n for n, families in enumerate(game.special) if "scoring" in families)
    game.piles[number] -= 1
    guess = redeal(observe(game, 0), "1")
    assert SCORING_1 not in guess.deck
    assert len(guess.deck) == len(game.deck)


@pytest.mark.parametrize("variants", [["open"], {"open": 3}])
def test_variants_are_named_texts(variants: object) -> None:
    """Variants are an object of names and values."""
    assert refused(variants=variants)[0] == "variants"


def test_scoring_cards_in_each_others_pile() -> None:
    """`setup.deck`: a deck whose scoring cards changed places keeps their order in some piles."""
    deck = [CARD_ID[card] for card in new_game(Setup(2, "rare")).deck[::-1]]
    first, second = deck.index("scoring-1"), deck.index("scoring-2")
    deck[first], deck[second] = deck[second], deck[first]
    game = game_of(deck=deck)
    assert [CARD_ID[card] for card in game.deck[::-1]] == deck
    assert sum(game.piles) == len(deck)


def test_a_long_deck_after_the_scorings() -> None:
    """`setup.deck`: a deck longer than what can be left after a scoring still gets its piles."""
    deck = [CARD_ID[card] for card in new_game(Setup(2, "rare")).deck[::-1]]
    left = [card for card in deck if not card.startswith("scoring")]
    game = game_of(deck=left, scorings_done=2)
    assert sum(game.piles) == len(left)


def test_no_tiles_for_an_absent_dirk() -> None:
    """With three seats Dirk gets no tiles, and the bag stays as it is."""
    seen = table(3)
    before = digest(seen.game)
    give_dirk_tiles(seen.game, 3)
    assert digest(seen.game) == before


def test_passing_without_events() -> None:
    """Nobody hears of a pass in a guess at the future, and it leads to the same."""
    told, quiet = (table(3).hand(0, "").display("") for _ in range(2))
    apply_unchecked(quiet.game, PASS)
    told.play(0, PASS)
    assert told.events
    assert digest(quiet.game) == digest(told.game)


def test_a_silent_module_changes_nothing() -> None:
    """A hook that a module leaves alone brings no piece and gives back what it was given."""
    module, game = Module[None](), table(3).game
    data: list[Any] = [module.tiles(game.setup), module.deals(game.setup)]
    assert [*data, module.loose_cards(game.setup)] == [(), (), ()]
    counts = [[1.0]]
    assert module.building_counts(game, counts) is counts
    assert module.majority_counts(game, 1, counts) is counts
    assert module.window_open(game, 0, True)
    assert not module.window_open(game, 0, False)
    assert module.take_up_to(game, 0, 5) == 5
    cards = [UNKNOWN]
    assert module.undealt(game, "camp", cards) is cards
    assert module.prospect(game, 0, Future((1,), 2.0), 1.5) == 1.5


@pytest.mark.parametrize("colours", ["garden", {"garden": 1}])
def test_colours_are_a_list(colours: object) -> None:
    """Where an action names several types of buildings, they are a list."""
    with pytest.raises(BadData, match="list of building types"):
        action_from_json({"type": "choose_residents", "colours": colours})
