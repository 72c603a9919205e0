"""Scenarios that read like a table: lay out pieces, play, look at what came of it.

>>> seen = table(2).hand(0, "florin-7 ducat-2").market(florin="tower-7-new")
>>> seen = seen.play(0, buy("florin", "florin-7"), END_ACTIONS)
>>> seen.expect(asks="place", held={0: "tower-7-new"}, hand={0: "ducat-2"}).game.acted
1

What is not laid out is filled with the unused pieces: market, display, bag and deck (with money
and diamonds only). Hands, reserves, discards and Dirk's tiles stay empty.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Self, TypeVar, overload

import pytest

from alhambra_qt.engine import (
    Game,
    IllegalAction,
    Ledger,
    Line,
    Refusal,
    Setup,
    apply,
    legal_actions,
    score_now,
    to_move,
    why_not,
)
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.ids import SIDE_LETTERS, Card, Seat, Tile, xy
from alhambra_qt.engine.observe import all_cards, seen_cards, seen_tiles
from alhambra_qt.engine.pieces import CARD_ID, CARD_KIND, CURRENCIES, TILE_ID, TILE_KIND, TILE_WALLS
from alhambra_qt.engine.setup import empty_game
from alhambra_qt.modules import rules_for
from alhambra_qt.modules.vizier.rules import Vizier
from tests.engine import plain_palace as plain
from tests.engine.random_palaces import board_of, gates_of
from tests.moves import (
    END_ACTIONS,
    END_TURN,
    buy,
    cards_of,
    cell_of,
    cells_of,
    placed_tiles,
    tiles_of,
)

__all__ = ["END_ACTIONS", "END_TURN", "Table", "buy", "table"]


PLAIN = ("money", "diamond")


def names(tiles: list[Tile]) -> str:
    """Write tiles as ids, sorted."""
    return " ".join(sorted(TILE_ID[tile] for tile in tiles if tile > 0))


def card_names(cards: list[Card]) -> str:
    """Write cards as ids, sorted."""
    return " ".join(sorted(CARD_ID[card] for card in cards if card >= 0))


def in_order(words: str) -> str:
    """Sort words, so that lists can be compared whatever their order."""
    return " ".join(sorted(words.split()))


A = TypeVar("A", bound=Action)


class Table:
    """A game in the making, then the game itself; every method gives the table back."""

    def __init__(self, game: Game, *, filled: bool = False) -> None:
        self.unfilled = game  # what was not laid out may be missing
        self._open_slots = {0, 1, 2, 3}
        self._laid: set[str] = set()
        self._ready = filled
        self.events: list[Event] = []

    # -- laying out ---------------------------------------------------------------------------

    def hand(self, seat: Seat, cards: str, hidden: str = "") -> Self:
        """Give a seat money; ``hidden`` are those of its cards that nobody saw it take."""
        player = self.unfilled.players[seat]
        player.hand = sorted(cards_of(cards))
        player.hidden = sorted(cards_of(hidden))
        return self

    def reserve(self, seat: Seat, tiles: str) -> Self:
        """Lay tiles onto a seat's reserve."""
        self.unfilled.players[seat].reserve = tiles_of(tiles)
        return self

    def alhambra(self, seat: Seat, layout: str, checked: bool = True) -> Self:
        """Build tiles in this order, each by the rules unless ``checked`` is off."""
        palace = self.unfilled.players[seat].palace
        for tile, cell in placed_tiles(layout):
            piece = plain.Piece(TILE_WALLS[tile], TILE_KIND[tile] == "camp")
            if checked:
                broken = plain.why_not(board_of(palace), gates_of(palace), xy(cell), piece)
                assert broken is None, f"{TILE_ID[tile]} at {xy(cell)}: {broken}"
            palace.place(tile, cell)
        return self

    def market(self, **slots: str | None) -> Self:
        """Lay tiles into the slots of currencies; None leaves a slot empty."""
        for currency, tile in slots.items():
            slot = CURRENCIES.index(currency)
            self.unfilled.market[slot] = tiles_of(tile)[0] if tile else 0
            self._open_slots.discard(slot)
        return self

    def bare_market(self) -> Self:
        """Leave all four slots empty."""
        return self.market(florin=None, dirham=None, denar=None, ducat=None)

    def display(self, cards: str) -> Self:
        """Lay money open; fewer than four leave places empty."""
        shown = list(cards_of(cards))
        self.unfilled.display = shown + [-1] * (4 - len(shown))
        self._laid.add("display")
        return self

    def deck(self, cards: str, piles: list[int] | None = None) -> Self:
        """Stack the deck, the first card on top; ``piles`` are the sizes of its piles."""
        self.unfilled.deck = list(cards_of(cards))[::-1]
        self.unfilled.piles = piles or []
        self.unfilled.special = tuple(() for _ in self.unfilled.piles)
        self._laid.add("deck")
        return self

    def bag(self, tiles: str) -> Self:
        """Fill the bag; the first tile is drawn first."""
        self.unfilled.bag = tiles_of(tiles)[::-1]
        self._laid.add("bag")
        return self

    def discards(self, cards: str) -> Self:
        """Lay discards, the last one on top."""
        self.unfilled.discards = list(cards_of(cards))
        return self

    def dirk(self, tiles: str) -> Self:
        """Give Dirk tiles."""
        self.unfilled.dirk = tiles_of(tiles)
        return self

    def scores(self, *scores: int) -> Self:
        """Set the scores by seat."""
        for player, score in zip(self.unfilled.players, scores, strict=True):
            player.score = score
        return self

    def viziers(self, *active: bool) -> Self:
        """Set by seat whose vizier is active."""
        Vizier.of(self.unfilled).active = list(active)
        return self

    @property
    def game(self) -> Game:
        """The game, with what was not laid out filled up."""
        if not self._ready:
            self._ready = True
            self._fill()
        return self.unfilled

    def _fill(self) -> None:
        game = self.unfilled
        tiles = [tile for give in game.rules.tiles for tile in give(game.setup)]
        used = [*game.bag, *seen_tiles(game)]
        laid = Counter(tile for tile in used if tile > 1)
        assert max(laid.values(), default=0) <= 1, f"laid twice: {names(list(laid))}"
        left = shuffled([tile for tile in tiles if tile not in used], game.setup.seed, "kit")
        for slot in sorted(self._open_slots):
            game.market[slot] = left.pop()
        if "bag" not in self._laid:
            game.bag = left
        cards = Counter(card for card in all_cards(game) if CARD_KIND[card] in PLAIN)
        cards.subtract(seen_cards(game))
        unused = shuffled(sorted((+cards).elements()), game.setup.seed, "kit")
        if "display" not in self._laid:
            game.display = [unused.pop() for _ in range(4)]
        if "deck" not in self._laid:
            game.deck = unused

    # -- playing ------------------------------------------------------------------------------

    def play(self, seat: Seat, *actions: Action) -> Self:
        """Let a seat act; fails if it is not its turn to choose or the action is illegal."""
        self.events = []
        for action in actions:
            assert to_move(self.game) == seat, f"{self.game.decisions} waits for another seat"
            self.events += apply(self.game, action)
        return self

    def refused(
        self, action: Action, rule: str, /, cells: str | None = "", sides: str = "", **params: Any
    ) -> Refusal:
        """Check that an action is refused by a rule, shown by cells and sides, unchanged.

        ``sides`` are written ``"1,0e 1,0s"``; ``cells=None`` looks at no cells. Of the
        refusal's values only those named are compared.
        """
        refusal = why_not(self.game, action)
        assert refusal is not None, f"{action} is legal"
        assert refusal.rule == rule, refusal
        if cells is not None:
            assert refusal.cells == cells_of(cells), [xy(cell) for cell in refusal.cells]
        wanted = tuple((cell_of(s[:-1]), SIDE_LETTERS.index(s[-1])) for s in sides.split())
        assert refusal.sides == wanted, refusal.sides
        given = dict(refusal.params)
        assert {name: given.get(name) for name in params} == params, given
        before = digest(self.game)
        with pytest.raises(IllegalAction) as caught:
            apply(self.game, action)
        assert caught.value.refusal == refusal
        assert digest(self.game) == before
        assert action not in legal_actions(self.game)
        return refusal

    def allowed(self, *actions: Action) -> Self:
        """Check that actions are legal now, without playing them."""
        for action in actions:
            assert why_not(self.game, action) is None, (action, why_not(self.game, action))
        return self

    # -- looking ------------------------------------------------------------------------------

    @overload
    def options(self) -> list[Action]: ...

    @overload
    def options(self, kind: type[A]) -> list[A]: ...

    def options(self, kind: type[Action] = Action) -> Sequence[Action]:
        """Give the legal actions, perhaps of one type only."""
        found = legal_actions(self.game)
        return [action for action in found if isinstance(action, kind)]

    def happened(self, kind: type[Event]) -> list[Any]:
        """Give the events of one type from the last play."""
        return [event for event in self.events if isinstance(event, kind)]

    def ledger(self, scoring: int) -> Ledger:
        """Give the ledger of a scoring made now."""
        return score_now(self.game, scoring)

    def lines(self, scoring: int, rule: str, seat: Seat | None = None) -> list[Line]:
        """Give the lines of a scoring made now that one rule gives, perhaps to one seat."""
        found = [line for line in self.ledger(scoring).lines if line.rule == rule]
        return [line for line in found if seat is None or line.seat == seat]

    def expect(self, **wanted: Any) -> Self:
        """Check what lies on the table; see ``seen`` for the names."""
        seen = self.seen()
        for name, value in wanted.items():
            found = seen[name]
            if isinstance(value, dict):
                found = {key: found[key] for key in value}
                value = {k: in_order(v) if isinstance(v, str) else v for k, v in value.items()}
            elif isinstance(value, str):
                value = in_order(value)
            assert found == value, f"{name}: {found!r} instead of {value!r}"
        return self

    def seen(self) -> dict[str, Any]:
        """Give what can be expected, by name."""
        game = self.game
        seats = range(len(game.players))
        return {
            "asks": game.decisions[-1].kind if game.decisions else None,
            "seat": to_move(game),
            "turn": game.to_play,
            "over": game.over,
            "scorings": game.scorings_done,
            "scores": [player.score for player in game.players],
            "market": {
                name: TILE_ID[tile] or None
                for name, tile in zip(CURRENCIES, game.market, strict=False)
            },
            "display": card_names(game.display),
            "discards": card_names(game.discards),
            "deck": len(game.deck),
            "bag": len(game.bag),
            "dirk": None if game.dirk is None else names(game.dirk),
            "hand": {seat: card_names(game.players[seat].hand) for seat in seats},
            "reserve": {seat: names(game.players[seat].reserve) for seat in seats},
            "held": {seat: names(game.players[seat].bought) for seat in seats},
            "built": {seat: self._built(seat) for seat in seats},
        }

    def _built(self, seat: Seat) -> str:
        tiles = self.game.players[seat].palace.tiles
        places = {cell: "{},{}".format(*xy(cell)) for cell in tiles if cell}
        return in_order(" ".join(f"{TILE_ID[tiles[cell]]}@{at}" for cell, at in places.items()))


def table(
    seats: int,
    modules: list[str] | None = None,
    to_move: Seat = 0,
    seed: str = "kit",
    variants: tuple[tuple[str, str], ...] = (),
) -> Table:
    """Begin a table: fountains only, empty hands, a seat about to take its turn."""
    setup = Setup(seats, seed, tuple(modules or ()), variants)
    game = empty_game(setup, rules_for(setup.modules))
    for lay in game.rules.setup:
        lay(game)
    for player in game.players:
        player.hand, player.hidden = [], []
    game.to_play = to_move
    game.push("turn", to_move)
    return Table(game)
