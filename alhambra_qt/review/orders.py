"""A guess of what is still to be drawn that keeps up with a game.

What luck did is how a moment looks after a reveal, compared with before. Both are asked with the
same undrawn order, or other draws to come would look like luck of this one. So an order is kept all
along a game: what really comes changes places with what the order held there, and every order that
is possible stays as likely as any other.
"""

from random import Random

import attrs

from alhambra_qt.engine.ids import Card, Tile
from alhambra_qt.engine.observe import PLAIN, Observation, family_of, redeal
from alhambra_qt.engine.rules import Game


@attrs.define(eq=False)
class Orders:
    """One order of bag and deck, the next one last; empty where a new one must be guessed."""

    seed: str
    bag: list[Tile] = attrs.Factory(list)
    deck: list[Card] = attrs.Factory(list)

    def world(self, table: Observation) -> Game:
        """Give a full game that agrees with an open table, in this order where it still can be."""
        game = redeal(table, self.seed)
        if sorted(self.bag) == sorted(game.bag):
            game.bag = self.bag.copy()
        if sorted(self.deck) == sorted(game.deck):
            game.deck = self.deck.copy()
        self.bag, self.deck = game.bag.copy(), game.deck.copy()
        return game

    def follow(self, before: Game, after: Game) -> None:
        """Take in what was really drawn between two positions of the game."""
        if after.reveals == before.reveals:
            return
        left = len(after.bag)
        if before.bag[:left] == after.bag:
            for tile in reversed(before.bag[left:]):
                self._draw_tile(tile)
        left, piles = len(after.deck), before.piles.copy()
        if before.deck[:left] != after.deck:
            self.deck = []  # shuffled anew
            return
        for card in reversed(before.deck[left:]):
            self._draw_card(card, piles)

    def _draw_tile(self, tile: Tile) -> None:
        if tile in self.bag:
            place = self.bag.index(tile)
            self.bag[place] = self.bag[-1]
            self.bag.pop()
        else:
            self.bag = []

    def _draw_card(self, card: Card, piles: list[int]) -> None:
        """Of equal cards any may have been the one that came; piles keep their special cards."""
        deck = self.deck
        if not deck:
            return
        pile = next((number for number, left in enumerate(piles) if left), None)
        size = len(deck) if pile is None else piles[pile]
        if pile is not None:
            piles[pile] -= 1
        plain = family_of(card) == PLAIN
        first = 0 if plain else len(deck) - size
        places = [place for place in range(first, len(deck)) if deck[place] == card]
        if not places:
            self.deck = []
            return
        dice = Random(f"{self.seed}/{len(deck)}").random
        place = places[int(dice() * len(places))]
        if plain and family_of(deck[-1]) != PLAIN and place < len(deck) - size:
            here = [at for at in range(len(deck) - size, len(deck)) if family_of(deck[at]) == PLAIN]
            if not here:
                self.deck = []
                return
            other = here[int(dice() * len(here))]
            deck[place], deck[other] = deck[other], deck[place]
            place = other
        deck[place] = deck[-1]
        deck.pop()
