"""Pieces hidden from a seat can be replaced without the seat noticing (section 9)."""

import json
from collections import Counter
from random import Random
from typing import Any

import attrs

from alhambra_qt.engine import Game, apply, legal_actions, observe, redeal, why_not
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import observation_from_json, observation_to_json
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.observe import SCORING_OF_PILE
from alhambra_qt.engine.pieces import CARD_KIND
from tests.property import pieces

MONEY = ("money", "diamond", "builder")


def nothing_hidden_is_seen(game: Game, seat: Seat, memory: bool, rng: Random) -> None:
    """An observation is the same for any deal of the pieces hidden from its seat."""
    seen = json.dumps(observation_to_json(observe(game, seat, memory)))
    assert game.setup.seed not in seen
    assert (
        json.dumps(observation_to_json(observe(shaken(game, seat, memory, rng), seat, memory)))
        == seen
    )
    again = observation_from_json(json.loads(seen), game.rules)
    assert json.dumps(observation_to_json(again)) == seen


def stays_hidden(
    before: Game, after: Game, action: Action, events: list[Event], rng: Random
) -> None:
    """An action that is said to reveal nothing shows and tells the same, whatever is hidden.

    So for the seat that acts, and for another if the action is still possible then.
    """
    if hands_are_told_of(before):
        return
    for seat in {before.decisions[-1].seat, rng.randrange(len(before.players))}:
        other = shaken(before, seat, True, rng)
        if why_not(other, action) is not None:
            continue  # somebody else's action with what the seat does not know
        assert apply(other, action) == events
        seen, also = (observation_to_json(observe(game, seat)) for game in (after, other))
        unlike = [name for name in seen["game"] if also["game"][name] != seen["game"][name]]
        assert not unlike, (seat, action, unlike)


def hands_are_told_of(game: Game) -> bool:
    """Return whether all can infer something of hidden cards, which then no longer lie anyhow.

    At scoring 3 every bonus card that could be shown was shown; a bid was covered by a hand.
    """
    return any(frame.kind == "auction" or frame.data[:1] == (3,) for frame in game.decisions)


def shaken(game: Game, seat: Seat, memory: bool, rng: Random) -> Game:
    """Give a game that differs in everything a seat cannot know."""
    other = game.clone()
    other.setup = attrs.evolve(game.setup, seed=f"other {rng.random()}")
    rng.shuffle(other.bag)
    shake_cards(other, seat, memory, rng)
    for module, shake in SHAKE.items():
        if module in other.ext:
            shake(other, other.ext[module], seat, rng)
    return other


def shake_cards(game: Game, seat: Seat, memory: bool, rng: Random) -> None:
    """Mix deck, unseen cards of other hands and what left the game unseen.

    Who forgets does not know the other cards of hands and discards either.
    """
    others = [player for who, player in enumerate(game.players) if who != seat]
    covered = [player.hidden if memory else player.hand for player in others]
    under = game.discards[:-1] if not memory else []
    pool = [card for card in game.deck if CARD_KIND[card] in MONEY]
    rest = [card for card in game.deck if CARD_KIND[card] not in MONEY]
    for cards in [*covered, under, game.out]:
        pool += cards
    rng.shuffle(pool)
    for player, cards in zip(others, covered, strict=True):
        known = list((Counter(player.hand) - Counter(cards)).elements())
        new = sorted(pool.pop() for _ in cards)
        player.hand = sorted(known + new)
        player.hidden = new if memory else [card for card in player.hidden if card in new]
    for place in range(len(under)):
        game.discards[place] = pool.pop()
    game.out = [pool.pop() for _ in game.out]
    game.deck = pool + rest
    rng.shuffle(game.deck)


def shuffle_over(lists: list[list[Any]], rng: Random) -> None:
    """Mix what lies in several places; each keeps its size."""
    pool = [place for places in lists for place in places]
    rng.shuffle(pool)
    for places in lists:
        places[:] = [pool.pop() for _ in places]


def shake_bonus(game: Game, state: Any, seat: Seat, rng: Random) -> None:
    """The others' bonus cards and those removed."""
    shuffle_over([*(c for who, c in enumerate(state.hidden) if who != seat), state.removed], rng)


def shake_thieves(game: Game, state: Any, seat: Seat, rng: Random) -> None:
    """The others' thieves and those removed."""
    shuffle_over([*(c for who, c in enumerate(state.held) if who != seat), state.removed], rng)


def shake_huts(game: Game, state: Any, seat: Seat, rng: Random) -> None:
    """The face-down huts of each stack."""
    for stack in state.stacks:
        closed = stack[:-1]
        rng.shuffle(closed)
        stack[:-1] = closed


def shake_characters(game: Game, state: Any, seat: Seat, rng: Random) -> None:
    """The side stack, which may hold any character of the deck."""
    places = [place for place, card in enumerate(game.deck) if CARD_KIND[card] == "character"]
    waiting = [game.deck[place] for place in places]
    shuffle_over([state.side, waiting], rng)
    for place, card in zip(places, waiting, strict=True):
        game.deck[place] = card


def shake_invaders(game: Game, state: Any, seat: Seat, rng: Random) -> None:
    """The attack cards but the next one for who looked at it; the order of the scouts."""
    foreseen = ("invaders", "open") in game.setup.variants
    known = 1 if foreseen or (seat >= 0 and state.seen[seat]) else 0
    closed = state.stack[: len(state.stack) - known]
    rng.shuffle(closed)
    state.stack[: len(closed)] = closed
    rng.shuffle(state.scouts)


def shake_trader(game: Game, state: Any, seat: Seat, rng: Random) -> None:
    """The residents that others have chosen while not all have."""
    if state.choosing:
        for who, residents in enumerate(state.residents):
            if who != seat:
                residents[:] = sorted(rng.sample(range(6), len(residents)))


SHAKE = {
    "bonus": shake_bonus,
    "thieves": shake_thieves,
    "huts": shake_huts,
    "characters": shake_characters,
    "invaders": shake_invaders,
    "trader": shake_trader,
}


# -- guesses -----------------------------------------------------------------------------------


def guesses_agree(game: Game, seat: Seat, memory: bool, rng: Random) -> None:
    """A guess from an observation conserves all pieces and is seen by that seat as the game is."""
    seen = observe(game, seat, memory)
    guess = redeal(seen, str(rng.random()))
    pieces.are_conserved(guess)
    assert observation_to_json(observe(guess, seat, memory)) == observation_to_json(seen)
    special_cards_are_possible(guess)
    if game.decisions and game.decisions[-1].seat == seat:
        assert legal_actions(guess) == legal_actions(game)


def special_cards_are_possible(game: Game) -> None:
    """Special cards still in the deck lie in their piles (rule setup.deck)."""
    left: list[Card] = game.deck[::-1]
    for number, size in enumerate(game.piles):
        pile, left = left[:size], left[size:]
        found = Counter(CARD_KIND[card] for card in pile)
        wanted = Counter(game.special[number])
        # A builder that was drawn in secret is still listed, for nobody else knows.
        assert found["builder"] <= wanted["builder"]
        for kind in ("money", "diamond", "builder"):
            del found[kind], wanted[kind]
        assert found == wanted
        for card in pile:
            if CARD_KIND[card] == "scoring":
                assert card == SCORING_OF_PILE[number]
