"""The fast rollout policy: it plays whole turns without trying actions on copies.

The search plays many short rollouts, so a turn here must cost a fraction of a fully considered
one. The policy uses the same values as the evaluation but computes each once: exact purchases
first, largest gain first, then the best single last action; tiles go to the cell that gives the
Alhambra its best shape. Of modules it only answers their questions.
"""

import math
from collections.abc import Sequence
from functools import lru_cache

from alhambra_qt.engine.actions import (
    ADD_AT,
    PLACE_AT,
    Action,
    Buy,
    EndActions,
    EndTurn,
    PassWindow,
    Reserve,
)
from alhambra_qt.engine.building import rule_of, walls_of
from alhambra_qt.engine.ids import Card, Cell, Mask, Seat, Tile
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.payments import by_currency, minimal_payments
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_VALUE, TILE_KIND, TILE_PRICE, TILE_TYPE
from alhambra_qt.engine.play import answers
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.scoring import Rows, standing_rows
from alhambra_qt.engine.state import Frame
from alhambra_qt.engine.turn import take_options

from .board import BoardForms, forms_of
from .evaluate import Columns, Evaluator
from .placing import ASIDE
from .purses import MARKET, Cards, Purses, least_over, payable
from .weights import Weights

Site = tuple[Cell, float]  # the best cell for a tile and the change in shape value; 0: nowhere
NOWHERE: Site = (0, 0.0)
FEW_ANSWERS = 6  # maximum number of answers tried for a module's question
TYPICAL = 6.0  # estimated gain of a tile to come, in points, for hands
END_TURN, PASS_WINDOW, END_ACTIONS = EndTurn.of(), PassWindow.of(), EndActions.of()


@lru_cache(maxsize=60_000)
def best_payment(cards: tuple[Card, ...], price: int) -> tuple[Card, ...]:
    """Return the cheapest payment that leaves most sums payable; the cards must suffice."""

    def left_over(payment: tuple[Card, ...]) -> tuple[int, int]:
        rest = list(cards)
        for card in payment:
            rest.remove(card)
        spent = sum([CARD_VALUE[card] for card in payment])
        return -spent, payable(tuple(rest)).bit_count()

    return max(minimal_payments(cards, price), key=left_over)


def _coins_of(hand: Sequence[Card]) -> int:
    return sum([CARD_VALUE[card] for card in hand if CARD_CURRENCY[card] >= 0])


class _Board:
    """Cache for one Alhambra: the best cell by kind of tile, the value of its shape."""

    __slots__ = ("shapes", "sites", "situations", "wall")

    def __init__(self) -> None:
        self.wall = -1
        self.sites: dict[object, Site] = {}
        self.shapes: dict[int, tuple[float, float]] = {}
        self.situations: dict[object, Situation] = {}


class Situation:
    """Cache for one Alhambra and the buildings of all seats: the gains of tiles, and turns.

    Attributes:
        sites: the best cells of the Alhambra, as its board caches them.
        columns: the buildings of all seats, one column per type.
        done: the number of scorings made.
    """

    # Without the board itself: a cycle would keep both until the next collection.
    __slots__ = ("adds", "columns", "done", "gains", "sites", "turns")

    def __init__(self, sites: dict[object, Site], columns: Columns, done: int) -> None:
        self.sites = sites
        self.columns = columns
        self.done = done
        self.gains: dict[Tile, float] = {}
        self.adds: dict[Tile, tuple[Cell, float]] = {}
        self.turns: dict[tuple[Cards, tuple[Tile, ...]], _Turn] = {}


class _Turn:
    """Cache for one hand at one market: the best purchases, the values of taking cards.

    Attributes:
        purses: the cards of the hand by currency.
        total: the sum of its coins.
        exact: the best exact purchase.
        over: the best overpaid purchase; ``most`` is its value.
        parts: for a card, what taking it adds to the value, in the order of adding.
        takes: the value of taking these cards.
    """

    __slots__ = ("exact", "most", "over", "parts", "purses", "takes", "total")

    def __init__(self, hand: Cards) -> None:
        self.purses = by_currency(hand)
        self.total = _coins_of(hand)
        self.exact: Action | None = None
        self.over: Action | None = None
        self.most = 0.0
        self.parts: dict[Card, tuple[float, ...]] = {}
        self.takes: dict[Cards, float] = {}


class Mind:
    """The fast policy's values for one seat, computed from one position.

    They stay valid for positions that follow within a few turns. Many rollouts build the same
    Alhambra, have the same hand or see the same market, so all values are cached by what they
    depend on.
    """

    def __init__(self, game: Game, seat: Seat, weights: Weights) -> None:
        self.seat = seat
        self.evaluator = Evaluator(game, seat, weights)
        self._weights = weights
        self._purses = Purses(game, seat, self.evaluator.outlook, weights, TYPICAL)
        outlook = self.evaluator.outlook
        self._ready = min(1.0, outlook.turns / 3)
        self._card = weights.card * self._ready
        self._boards: dict[BoardForms, _Board] = {}
        self._majorities: dict[tuple[int, tuple[float, ...], int, int], float] = {}

    # -- values -------------------------------------------------------------------------------

    def situation(self, game: Game, rows: Rows) -> Situation:
        """Return the cache for the seat's Alhambra and these buildings of all seats."""
        player = game.players[self.seat]
        board = self._board(player.palace)
        sticks = frozenset(player.sticks.items()) if player.sticks else None
        key = rows, game.scorings_done, sticks
        found = board.situations.get(key)
        if found is None:
            columns: Columns = tuple(zip(*rows, strict=True))
            found = board.situations[key] = Situation(board.sites, columns, game.scorings_done)
        return found

    def site(self, game: Game, situation: Situation, tile: Tile) -> Site:
        """Return the best cell for a tile, and the change in shape value there."""
        player, sites = game.players[self.seat], situation.sites
        mask = walls_of(player, tile)
        kind = TILE_KIND[tile]
        what = mask if kind == "building" else (kind, mask)
        found = sites.get(what)
        if found is None:
            found = sites[what] = self._find(game, player.palace, tile, mask)
        return found

    def _board(self, palace: Palace) -> _Board:
        # All that a board caches follows from the walls, and these are much quicker to compare.
        forms = forms_of(palace)
        found = self._boards.get(forms)
        if found is None:
            found = self._boards[forms] = _Board()
        return found

    def longest_wall(self, palace: Palace) -> int:
        """Return the length of the longest wall of any seat's Alhambra."""
        board = self._board(palace)
        if board.wall < 0:
            board.wall = palace.longest_wall()
        return board.wall

    def _find(self, game: Game, palace: Palace, tile: Tile, mask: Mask) -> Site:
        cells, forms = forms_of(palace).promising(palace, tile, mask, rule_of(game, tile).spots)
        if not cells:
            return NOWHERE
        best, most = 0, -1e9
        for cell, value in zip(cells, self.evaluator.totals(forms), strict=True):
            if value > most:
                best, most = cell, value
        return best, most - self.shape(palace)

    def shape(self, palace: Palace, done: int = 0) -> float:
        """Return the value of walls and room after ``done`` scorings."""
        wall, room = self.shape_parts(palace, done)
        return wall + room

    def shape_parts(self, palace: Palace, done: int) -> tuple[float, float]:
        """Return the value of walls, and that of room, after ``done`` scorings."""
        shapes = self._board(palace).shapes
        found = shapes.get(done)
        if found is None:
            found = shapes[done] = self.evaluator.weigh_shape(palace, done)
        return found

    def majority(self, columns: Columns, tile: Tile, done: int, shown: int = 1) -> float:
        """Return the gain in majority points from one more building of a tile's type."""
        if TILE_KIND[tile] != "building":
            return 0.0
        kind = TILE_TYPE[tile]
        column = columns[kind]
        key = (kind, column, done, shown)
        found = self._majorities.get(key)
        if found is None:
            found = self._majorities[key] = self._one_more(kind, column, done, shown)
        return found

    def _one_more(self, kind: int, column: tuple[float, ...], done: int, shown: int) -> float:
        own, others = self.evaluator.kind_points(kind, column, shown, done)
        more = tuple([count + (row == self.seat) for row, count in enumerate(column)])
        mine, theirs = self.evaluator.kind_points(kind, more, max(0, shown - 1), done)
        return mine + theirs - own - others

    def gain(self, game: Game, situation: Situation, tile: Tile) -> float:
        """Return the gain from a tile of the market, built on its best cell or reserved."""
        found = situation.gains.get(tile)
        if found is None:
            majority = self.majority(situation.columns, tile, situation.done)
            cell, shape = self.site(game, situation, tile)
            found = self._kept_back(majority)
            if cell:
                found = max(found, majority + shape)
            situation.gains[tile] = found
        return found

    def _kept_back(self, majority: float) -> float:
        if self.evaluator.outlook.closing:
            return 0.0
        return self._weights.reserve * self._ready * max(0.0, majority)

    def value(self, game: Game) -> float:
        """Return the value of a position right after a turn of this seat."""
        own = game.players[self.seat]
        evaluator = self.evaluator
        others = len(game.players) - 1
        mean = (sum([player.score for player in game.players]) - own.score) / others
        value = own.score - self._weights.rivals * mean
        if game.over:
            return value
        done = game.scorings_done
        rows = standing_rows(game)
        situation = self.situation(game, rows)
        majority, rivals = evaluator.majorities(rows, game.market, done)
        value += majority + rivals
        value += self.shape(own.palace, done) + self.reserve_worth(game, situation)
        gains = [self.gain(game, situation, tile) if tile else 0.0 for tile in game.market]
        money = self.holding(evaluator.held(game), game.market, gains)
        return value + evaluator.of_modules(game) + money

    def reserve_worth(self, game: Game, situation: Situation) -> float:
        """Return the expected gain from the reserve tiles."""
        columns, done = situation.columns, situation.done
        tiles = game.players[self.seat].reserve
        return math.fsum([self._kept_back(self.majority(columns, tile, done, 0)) for tile in tiles])

    def holding(self, hand: list[Card], market: Sequence[Tile], gains: Sequence[float]) -> float:
        """Return the value of a sorted hand, given a market and the gains of its tiles."""
        return self._purses.worth(hand, market, gains.__getitem__)

    def exact_share(self, cards: tuple[Card, ...]) -> float:
        """Return the fraction of future prices that cards of one currency can pay exactly."""
        return self._purses.exact_share(cards)

    def stays(self, slot: int) -> float:
        """Return the probability that the tile of a slot is still there at the next turn."""
        return self._purses.stays(slot)

    # -- a turn -------------------------------------------------------------------------------

    def act(self, game: Game) -> Action:
        """Choose the next action of a turn: exact purchases first, then one last action."""
        player = game.players[self.seat]
        rows = standing_rows(game)
        if player.bought:
            own = list(rows[self.seat])
            for tile in player.bought:
                if TILE_KIND[tile] == "building":
                    own[TILE_TYPE[tile]] += 1
            rows = (*rows[: self.seat], tuple(own), *rows[self.seat + 1 :])
        situation = self.situation(game, rows)
        key = tuple(player.hand), tuple(game.market)
        turn = situation.turns.get(key)
        if turn is None:
            turn = situation.turns[key] = self._purchases(game, situation, *key)
        if turn.exact is not None:
            return turn.exact
        best, most, takes = turn.over, turn.most, turn.takes
        for take in take_options(game, self.seat):
            cards: Cards = getattr(take, "cards", ())
            value = takes.get(cards)
            if value is None:
                value = takes[cards] = self._of_taking(game, situation, turn, cards)
            if value > most:
                best, most = take, value
        for tile in player.reserve:
            cell, value = self._of_adding(game, situation, tile)
            if cell and value > most:
                best, most = ADD_AT[tile][cell], value
        if best is not None:
            return best
        return END_ACTIONS if game.acted else answers(game)[0]

    def _purchases(
        self, game: Game, situation: Situation, hand: Cards, market: Sequence[Tile]
    ) -> _Turn:
        """Find the best exact purchase, or the best overpaid one and its value."""
        turn = _Turn(hand)
        exactly = 0.0
        for slot in MARKET:
            tile = market[slot]
            cards = turn.purses[slot] if tile else ()
            if not cards:
                continue
            price = TILE_PRICE[tile]
            too_much = least_over(cards, price)
            if too_much < 0 or (too_much and turn.exact is not None):
                continue
            gain = self.gain(game, situation, tile)
            if gain <= (turn.most if too_much else exactly):
                continue
            payment = best_payment(cards, price)
            value = gain - self._purses.spent(slot, cards, payment, tile, gain, turn.total)
            if too_much == 0 and value > exactly:
                turn.exact, exactly = Buy.of(slot, payment), value
            elif too_much and value > turn.most:
                turn.over, turn.most = Buy.of(slot, payment), value
        return turn

    def _of_adding(self, game: Game, situation: Situation, tile: Tile) -> tuple[Cell, float]:
        """Return the best cell for a tile of the seat and the value of building it there."""
        found = situation.adds.get(tile)
        if found is None:
            cell, shape = self.site(game, situation, tile)
            majority = self.majority(situation.columns, tile, situation.done, 0)
            found = situation.adds[tile] = cell, majority + shape - self._kept_back(majority)
        return found

    def _of_taking(self, game: Game, situation: Situation, turn: _Turn, cards: Cards) -> float:
        """Return the value of taking money: its coins, and the tiles it makes payable."""
        value = 0.0
        more = turn.total
        for card in cards:
            more += CARD_VALUE[card]
            parts = turn.parts.get(card)
            if parts is None:
                parts = turn.parts[card] = self._of_card(game, situation, turn, card)
            for part in parts:
                value += part
        coins = self._purses.coins
        return value + coins[more] - coins[turn.total]

    def _of_card(
        self, game: Game, situation: Situation, turn: _Turn, card: Card
    ) -> tuple[float, ...]:
        """Return the parts of the value of one more card, except its coins."""
        purses = self._purses
        slot = CARD_CURRENCY[card]
        if not 0 <= slot < 4:
            return self._card, self._weights.other
        tile = game.market[slot]
        price = TILE_PRICE[tile] if tile else 0
        brings_by_itself, was, over = purses.adding(turn.purses[slot], card, price)
        if not tile or over < 0 or 0 <= was <= over:
            return self._card, brings_by_itself
        gain = self.gain(game, situation, tile)
        brings = gain - purses.cost(turn.total, price, over)
        if was >= 0:
            brings -= max(0.0, gain - purses.cost(turn.total, price, was))
        return self._card, brings_by_itself, purses.soon(slot) * max(0.0, brings)

    def put_away(self, game: Game) -> Action:
        """Choose a place for a tile held aside."""
        tiles = game.players[self.seat].bought
        situation = self.situation(game, standing_rows(game))
        best, most, cell = tiles[0], -1e9, 0
        for tile in tiles:
            where, value = self._of_adding(game, situation, tile)
            if where and value > most:
                best, most, cell = tile, value, where
        if cell and most > 0:
            place: Action = PLACE_AT[best][cell]
            return place
        return Reserve.of(best)

    def answer(self, game: Game, options: Sequence[Action]) -> Action:
        """Choose the answer to a module's question with the best points and module prospects.

        If there are many answers, an evenly spaced sample is tried.
        """
        if len(options) == 1:
            return options[0]
        step = -(-len(options) // FEW_ANSWERS)
        return max(options[::step], key=lambda action: self._after(game, action))

    def _after(self, game: Game, action: Action) -> float:
        tried = game.clone()
        game.rules.handlers[type(action)].run(tried, self.seat, action)
        return tried.players[self.seat].score + self.evaluator.of_modules(tried)


class Policy:
    """Fast players for all seats, valid for a position and those within a few turns."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.minds = [Mind(game, seat, weights) for seat in range(len(game.players))]

    def action(self, game: Game) -> Action:
        """Choose an action for the seat to move."""
        frame = game.decisions[-1]
        kind = frame.kind
        if kind == "turn":
            return self.minds[frame.seat].act(game)
        if kind == "turn_end":
            return END_TURN
        if kind == "window":
            return PASS_WINDOW
        if kind in ASIDE and game.players[frame.seat].bought:
            return self.minds[frame.seat].put_away(game)
        return self._answered(game, frame)

    def _answered(self, game: Game, frame: Frame) -> Action:
        """Answer a module's question: decline offers, try the answers to all others."""
        options = answers(game)
        if not game.rules.decisions[frame.kind].earned:
            for action in options:
                if action.declines:
                    return action
        return self.minds[frame.seat].answer(game, options)
