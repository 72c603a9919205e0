"""Positions of random games: whoever thinks in one thinks as in the game it was taken from."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import attrs
import pytest

from alhambra_qt.ai.levels import LEVELS, Level
from alhambra_qt.ai.player import choose
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.engine import Game, Setup, apply, observe, redeal
from alhambra_qt.engine.codec import observation_to_json
from alhambra_qt.engine.observe import SCORING_OF_PILE, family_of
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.engine.setup import deals_of
from alhambra_qt.modules import IDS, new_game, read_position
from tests.cases import count, some
from tests.property import pieces
from tests.property.secrets import special_cards_are_possible

GAMES = range(8)
EVERY = count(18, 9)  # turns between two positions
# What older versions of the program did not write.
LATER = ("piles", "gone", "turn", "shuffles", "draws", "thieves_used", "attacks", "attack_seen")
LATER_OF_SEATS = ("unseen", "builders_unseen")
# What no guess and no choice depends on: how often something was revealed, and when a builder
# card was last used in an earlier turn.
FORGOTTEN = {"reveals": 0}


def short(level: Level) -> Level:
    """Let a level that looks ahead play a few rollouts only."""
    if level.depth is None:
        return level
    return attrs.evolve(level, plans=4, depth=attrs.evolve(level.depth, futures=4, ways=2))


THINKERS = tuple(short(level) for level in LEVELS.values() if level.thinks)


def played(number: int, seed: str) -> Iterator[Game]:
    """Play a random game with random modules; give it at the beginnings of some turns."""
    roll = Random(f"{seed}/{number}")
    modules = tuple(name for name in IDS if roll.random() < number / max(GAMES))
    game = new_game(Setup(2 + number % 5, f"{seed}/{number}", modules))
    shown = -1
    for _ in range(4000):
        if game.over:
            return
        if game.frame.kind == "turn" and not game.acted and game.turn >= shown + EVERY:
            shown = game.turn
            yield game.clone()
        apply(game, quick_action(game, roll.random))


def written(game: Game) -> dict[str, Any]:
    """Write a position and read the JSON, as a file of it would be."""
    data: dict[str, Any] = json.loads(json.dumps(position_to_json(game)))
    return data


def older(game: Game) -> dict[str, Any]:
    """Give the position as an older version of the program wrote it."""
    data = written(game)
    for name in (*LATER, "scouts_left"):
        data.pop(name, None)
    for seat in data["seats"]:
        for name in LATER_OF_SEATS:
            seat.pop(name, None)
    return data


def lay(data: dict[str, Any]) -> Game:
    """Give the game of a position."""
    return read_position(data).game


def known(game: Game, seat: int, memory: bool) -> dict[str, Any]:
    """Write what a seat knows, without what no choice depends on."""
    found: dict[str, Any] = observation_to_json(observe(game, seat, memory))["game"] | FORGOTTEN
    found["ext"].get("builders", {})["used"] = 0
    for player in found["players"]:
        player["alhambra"].sort()
    if characters := found["ext"].get("characters"):
        characters["star"] = bool(characters["star"])
    return found


@pytest.mark.parametrize("number", GAMES)
def test_a_seat_knows_as_much_as_in_the_game(number: int, seed: str) -> None:
    """Read again, a position shows every seat what the game showed it, with memory or without."""
    for game in played(number, seed):
        again = lay(written(game))
        for seat in range(len(game.players)):
            for memory in (True, False):
                assert known(again, seat, memory) == known(game, seat, memory)


@pytest.mark.parametrize("number", some(GAMES, 4))
def test_guesses_of_old_positions(number: int, seed: str) -> None:
    """Given deck and piles or not, guesses have all pieces, special cards in their piles."""
    for game in played(number, seed):
        data = written(game)
        without = data | {"deck": []}
        for each in (
            data,
            data | {"piles": None},
            without,
            older(game),
            older(game) | {"deck": []},
        ):
            laid = lay(each)
            pieces.are_conserved(laid)
            for seat in range(len(game.players)):
                for memory in (True, False):
                    a_guess_agrees(laid, seat, memory, f"{seed}/{game.turn}")


def a_guess_agrees(game: Game, seat: int, memory: bool, seed: str) -> None:
    """A guess has every piece once, and as many special cards of each family in each pile."""
    guess = redeal(observe(game, seat, memory), seed)
    pieces.are_conserved(guess)
    assert [len(guess.deck), len(guess.bag)] == [len(game.deck), len(game.bag)]
    if game.piles:
        special_cards_are_possible(guess)
        assert Counter(map(family_of, guess.deck)) == Counter(map(family_of, game.deck))


@pytest.mark.parametrize("number", GAMES)
def test_piles_left_out_are_those_of_a_game(number: int, seed: str) -> None:
    """Piles found for a deck fit the rules and differ by few cards from the true ones."""
    for game in played(number, seed):
        found = lay(written(game) | {"piles": None})
        if not game.piles or not game.deck:
            continue  # shuffled anew: nothing lies in piles
        assert found.special == piles_as_dealt(found)
        tops = [sum(sizes[number:]) for sizes in (found.piles, game.piles) for number in range(5)]
        assert all(abs(top - other) <= 8 for top, other in zip(tops[:5], tops[5:], strict=True))


def piles_as_dealt(game: Game) -> tuple[tuple[str, ...], ...]:
    """List the special cards of each pile, none of which the rules have elsewhere."""
    left, found = game.deck[::-1], []
    for number, size in enumerate(game.piles):
        pile, left = left[:size], left[size:]
        special = Counter(family_of(card) for card in pile if family_of(card) != "plain")
        dealt = Counter[str]()
        for deal in deals_of(game):
            dealt[deal.family] += deal.piles.get(number + 1, 0)
        assert not special - dealt
        assert "scoring" not in special or SCORING_OF_PILE[number] in pile
        found.append(tuple(sorted(special.elements())))
    return tuple(found)


@pytest.mark.parametrize("number", GAMES[::3])
def test_every_level_chooses_as_in_the_game(number: int, seed: str) -> None:
    """In a position every level does what it does in the game, and something without its deck."""
    for game in list(played(number, seed))[:: count(5, 3)]:
        seat = game.to_play
        again, without, before = (
            lay(data) for data in (written(game), written(game) | {"deck": []}, older(game))
        )
        for level in THINKERS:
            wanted = choose(observe(game, seat), level, seed, reasons=False)
            assert choose(observe(again, seat), level, seed, reasons=False) == wanted, level.id
            for other in (without, before):
                choose(observe(other, seat), level, seed, reasons=False)
