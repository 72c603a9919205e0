"""The heuristic evaluation of a position for a seat: named terms in points at the game's end."""

import math
from collections.abc import Sequence
from functools import lru_cache

from alhambra_qt.engine.building import rule_of, spots, walls_of
from alhambra_qt.engine.chance import steady
from alhambra_qt.engine.contracts import Future
from alhambra_qt.engine.ids import Card, Cell, Mask, Seat, Tile
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.payments import extra_money
from alhambra_qt.engine.pieces import MAJORITY_POINTS, TILE_KIND, TILE_TYPE
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.scoring import building_counts, standing_counts

from .board import BoardForm, BoardForms, form_of, forms_of, fractions_of
from .majority import GRAIN, Coming, points_of_row, points_to_come
from .outlook import LAST, look_ahead
from .purses import Purses
from .terms import Terms
from .weights import Weights

Counts = list[list[float]]
Columns = tuple[tuple[float, ...], ...]  # the buildings of all seats, by type
Table = tuple[float, ...]  # one number per seat
# As ``majorities`` returns them, and each seat's points in the next scoring and in all to come.
Expected = tuple[float, float, Table, Table]
TYPES = range(6)
LOOKED_AT, LOOKED_AT_ODD = 4, 10  # cells evaluated in full, for buildings and for other tiles


@lru_cache(maxsize=2_000)
def shown_by_type(market: tuple[Tile, ...]) -> tuple[int, ...]:
    """Count the buildings of each type on a market."""
    shown = [0] * len(TYPES)
    for tile in market:
        if tile and TILE_KIND[tile] == "building":
            shown[TILE_TYPE[tile]] += 1
    return tuple(shown)


class Evaluator:
    """Evaluates a position, and those that follow from it, for one seat.

    The outlook is computed once, from the initial position; ``terms`` may then be called for that
    position and for every position that the seat can reach from it.
    """

    def __init__(self, game: Game, seat: Seat, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.outlook = look_ahead(game)
        self.future = Future(self.outlook.scorings, self.outlook.turns)
        # If neighbours count or lines score, the value of a cell is slow to compute.
        self._lined = bool(game.rules.score_items or game.rules.building_counts)
        self._lined |= bool(self.outlook.closing and game.rules.prospect)
        self._others = max(1, len(game.players) - 1)
        self._ready = min(1.0, self.outlook.turns / 3)
        self._parts = fractions_of(self.outlook.shares)
        coming = min(8.0, (self.outlook.tiles_before[-1] + 4) / (self._others + 1))
        self._soon, self._room = min(1.0, coming / 4), weights.room * coming
        self._left = [sum(1 for n in self.outlook.scorings if n > done) for done in range(4)]
        self._later = [steady(left**weights.later) for left in self._left]
        self._kinds: dict[tuple[int, tuple[float, ...], int], tuple[float, float]] = {}
        self._tables: dict[tuple[int, tuple[float, ...], int], tuple[Table, Table]] = {}
        self._expected: dict[tuple[Columns, tuple[int, ...], int], Expected] = {}
        self._coming: dict[tuple[int, int, int], Coming] = {}
        self._sums: dict[tuple[Columns, tuple[int, ...], int], tuple[float, float]] = {}
        self._built: dict[tuple[object, ...], float] = {}
        self._shapes: dict[tuple[BoardForm, int], tuple[float, float]] = {}
        self._totals: dict[BoardForm, float] = {}
        self._best: dict[tuple[BoardForms, Mask], float | None] = {}
        self._purses: Purses | None = None
        self._worths: dict[tuple[tuple[Card, ...], tuple[Tile, ...]], float] = {}
        self._start: dict[Cell, Tile] = {}
        self.gains = [0.0] * len(game.market)

    def with_money(self, game: Game) -> None:
        """Prepare to evaluate hands too, from a position before anything is bought."""
        counts = standing_counts(game)
        self.gains = [self.gain(game, counts, tile) if tile else 0.0 for tile in game.market]
        self._start = game.players[self.seat].palace.tiles
        typical = self._typical(game, counts)
        self._purses = Purses(game, self.seat, self.outlook, self.weights, typical)
        self._worths = {}

    # -- everything ---------------------------------------------------------------------------

    def terms(self, game: Game, deep: bool = True) -> Terms:
        """Return the value of a position, split into terms.

        With ``deep``, the gain of each tile on the market is recomputed for this position.
        """
        # After the last turn nothing can change: count only what counts in the last scoring.
        closing = self.outlook.closing
        counts = building_counts(game, LAST) if closing else standing_counts(game)
        majority, rivals = self.majorities(counts, game.market, game.scorings_done)
        player = game.players[self.seat]
        wall, free = self.weigh_shape(player.palace, game.scorings_done)
        own = player.score
        mean = (sum([other.score for other in game.players]) - own) / self._others
        return Terms(
            score=own - self.weights.rivals * mean,
            majority=majority,
            rivals=rivals,
            wall=wall,
            room=free,
            reserve=math.fsum([self.kept_back(game, counts, tile) for tile in player.reserve]),
            lines=self._lines(game),
            money=self._money(game, counts, deep),
            window=self.window(game),
            modules=self._prospects(game),
        )

    def of_modules(self, game: Game) -> float:
        """Return the modules' terms: their lines, the right to act between turns, their pieces."""
        if len(game.rules.modules) < 2:
            return 0.0
        return self._lines(game) + self.window(game) + self._prospects(game)

    def _prospects(self, game: Game) -> float:
        """Return the prospects of the modules' pieces, minus the rivals' mean.

        They count after the last turn too: an attack is still to come.
        """
        folds = game.rules.prospect
        if not folds or game.scorings_done >= LAST:
            return 0.0
        values = []
        for seat in range(self._others + 1):
            value = 0.0
            for fold in folds:
                value = fold(game, seat, self.future, value)
            values.append(value)
        own = values[self.seat]
        return own - self.weights.rivals * (math.fsum(values) - own) / self._others

    def held(self, game: Game) -> list[Card]:
        """Return the seat's cards that can pay, and the money in front of it, sorted."""
        hand = game.players[self.seat].hand
        if not game.rules.purse:
            return hand
        return sorted(hand + extra_money(game, self.seat))

    def purse_worth(self, hand: list[int], market: Sequence[int]) -> float:
        """Return the value of a hand with a given market, for the initial Alhambra."""
        if self._purses is None:
            return 0.0
        key = tuple(hand), tuple(market)
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = self._purses.worth(hand, market, self._gain_then)
        return found

    def _gain_then(self, slot: int) -> float:
        return self.gains[slot]

    def _money(self, game: Game, counts: Counts, deep: bool) -> float:
        player = game.players[self.seat]
        held = self.held(game)
        if self._purses is None or not deep or self._lined or player.palace.tiles is self._start:
            return self.purse_worth(held, game.market)

        def gain(slot: int) -> float:
            return self.gain(game, counts, game.market[slot])

        return self._purses.worth(held, game.market, gain)

    def newly_exact(
        self, before: list[int], after: list[int], market: Sequence[int]
    ) -> list[tuple[float, int]]:
        """List (value, slot) for the slots that only the hand ``after`` can pay exactly."""
        if self._purses is None:
            return []
        return self._purses.newly_exact(before, after, market, self._gain_then)

    def window(self, game: Game) -> float:
        """Return the value of the right to act between turns."""
        open_ = False
        for fold in game.rules.window_open:
            open_ = fold(game, self.seat, open_)
        return self.weights.window * min(1.0, self.outlook.turns / 4) if open_ else 0.0

    # -- majorities ---------------------------------------------------------------------------

    def majorities(
        self, counts: Sequence[Sequence[float]], market: Sequence[Tile], done: int = 0
    ) -> tuple[float, float]:
        """Return the seat's expected building points, and minus the rivals' weighted ones."""
        columns: Columns = tuple(zip(*counts, strict=True))
        shown = shown_by_type(tuple(market))
        key = columns, shown, done
        found = self._sums.get(key)
        if found is None:
            own = others = 0.0
            for kind in TYPES:
                mine, theirs = self.kind_points(kind, columns[kind], shown[kind], done)
                own += mine
                others += theirs
            found = self._sums[key] = own, others
        return found

    def kind_points(
        self, kind: int, column: tuple[float, ...], shown: int, done: int = 0
    ) -> tuple[float, float]:
        """Return the same for one building type, with ``shown`` of it on the market."""
        key = (kind + 6 * done, column, shown)
        found = self._kinds.get(key)
        if found is None:
            found = self._kinds[key] = self._expect(kind, column, shown, done)
        return found

    def _expect(
        self, kind: int, column: tuple[float, ...], shown: int, done: int
    ) -> tuple[float, float]:
        coming = self._to_come(kind, shown, done)
        own, others = points_to_come(self.seat, self._others + 1, kind, column, coming)
        return self.weights.majority * own, -self.weights.rivals * others

    def by_seat(
        self, kind: int, column: tuple[float, ...], shown: int, done: int
    ) -> tuple[Table, Table]:
        """Return each seat's expected points for a building type: in the next scoring, in all."""
        key = (kind + 6 * done, column, shown)
        found = self._tables.get(key)
        if found is None:
            found = self._tables[key] = self._expect_by_seat(kind, column, shown, done)
        return found

    def expected(self, columns: Columns, shown: tuple[int, ...], done: int) -> Expected:
        """Return what all building types bring, with so many of each on the market."""
        key = columns, shown, done
        found = self._expected.get(key)
        if found is None:
            found = self._expected[key] = self._all_types(columns, shown, done)
        return found

    def _all_types(self, columns: Columns, shown: tuple[int, ...], done: int) -> Expected:
        own = others = 0.0
        seats = range(self._others + 1)
        soon, total = [0.0] * len(seats), [0.0] * len(seats)
        for kind in TYPES:
            mine, theirs = self.kind_points(kind, columns[kind], shown[kind], done)
            own += mine
            others += theirs
            first, every = self.by_seat(kind, columns[kind], shown[kind], done)
            for seat in seats:
                soon[seat] += first[seat]
                total[seat] += every[seat]
        return own, others, tuple(soon), tuple(total)

    def _expect_by_seat(
        self, kind: int, column: tuple[float, ...], shown: int, done: int
    ) -> tuple[Table, Table]:
        count = self._others + 1
        seats = range(count)
        tables = [
            [
                points_of_row(seat, count, column, MAJORITY_POINTS[number][kind], *more)
                for seat in seats
            ]
            for number, *more in self._to_come(kind, shown, done)
        ]
        if not tables:
            return (0.0,) * count, (0.0,) * count
        together = [math.fsum([table[seat] for table in tables]) for seat in seats]
        return tuple(tables[0]), tuple(together)

    def _to_come(self, kind: int, shown: int, done: int) -> Coming:
        """Return the buildings expected before each scoring after ``done`` scorings."""
        key = kind, shown, done
        found = self._coming.get(key)
        if found is None:
            found = self._coming[key] = tuple(
                (number, *self._before(kind, shown, index))
                for index, number in enumerate(self.outlook.scorings)
                if number > done
            )
        return found

    def _before(self, kind: int, shown: int, index: int) -> tuple[int, int]:
        outlook = self.outlook
        if outlook.closing:
            return 0, 0
        bag = max(1, outlook.bag)
        tiles = outlook.tiles_before[index]
        soon = 1.0 if outlook.scorings[index] == LAST else min(1.0, (tiles + 0.5) / 4)
        coming = outlook.unseen[kind] * tiles / bag + shown * soon
        drawn = outlook.unseen[kind] * outlook.dirk_before[index] / bag
        each = self.weights.drift * coming / (self._others + 1)
        return round(each * GRAIN), round(drawn * GRAIN)

    # -- the Alhambra -------------------------------------------------------------------------

    def scorings_left(self, done: int) -> int:
        """Return the number of scorings to come once ``done`` have been made."""
        return self._left[done]

    def shape(self, palace: Palace) -> float:
        """Return the value of walls and room."""
        return self.totals((form_of(palace),))[0]

    def totals(self, forms: Sequence[BoardForm]) -> list[float]:
        """Return for each form the value of its walls and its room."""
        known, found = self._totals, []
        for form in forms:
            total = known.get(form)
            if total is None:
                wall, free = self._of_form(form, 0)
                total = known[form] = wall + free
            found.append(total)
        return found

    def weigh_shape(self, palace: Palace, done: int) -> tuple[float, float]:
        """Return the value of walls and of room after ``done`` scorings."""
        key = form_of(palace), done
        found = self._shapes.get(key)
        if found is None:
            found = self._shapes[key] = self._of_form(*key)
        return found

    def _of_form(self, form: BoardForm, done: int) -> tuple[float, float]:
        longest, second, start, end, once, twice = form
        if self.outlook.closing:
            return float(longest), 0.0
        weights, parts = self.weights, self._parts
        ends = parts[start] + parts[end]
        wall = weights.wall * self._later[done] * longest
        wall += (weights.second * second + weights.ends * ends) * self._soon * self._left[done]
        first, two = parts[once], parts[twice]
        return wall, self._room * (first * (1 - weights.choice) + two * weights.choice)

    def _lines(self, game: Game) -> float:
        """Return the points of the modules' own scoring lines in the scorings to come."""
        lines = self.lines_to_come(game)
        if not lines:
            return 0.0
        own = others = 0
        for line in lines:
            if line.seat == self.seat:
                own += line.points
            elif line.seat != -1:
                others += line.points
        # Nothing is built after the last turn, so lines then count in full, as walls do.
        sure = 1.0 if self.outlook.closing else self.weights.wall
        return sure * own - self.weights.rivals * others / self._others

    def lines_to_come(self, game: Game) -> list[Line]:
        """Return the modules' own lines of every scoring to come, as things stand."""
        lines: list[Line] = []
        add_items = game.rules.score_items
        if add_items:
            for number in self.outlook.scorings:
                if number > game.scorings_done:
                    for add in add_items:
                        add(game, number, lines)
        return lines

    def on_cells(
        self, game: Game, counts: Counts, tile: Tile, cells: Sequence[Cell]
    ) -> list[float]:
        """Return, for each cell, the gain in value if the seat builds the tile there.

        With modules only the most promising cells are evaluated in full; the effect of neighbours
        and lines is left out for the others, which makes them look worse.
        """
        player = game.players[self.seat]
        before = player.palace
        walls = walls_of(player, tile)
        start = self.built(game, counts, tile) - self.shape(before)
        shapes = self.totals(forms_of(before).grown(before, tile, walls, cells))
        values = [start + shape for shape in shapes]
        if not self._lined:
            return values
        order = sorted(range(len(cells)), key=lambda index: -values[index])
        most = LOOKED_AT if TILE_KIND[tile] == "building" else LOOKED_AT_ODD
        if self.outlook.closing:
            most = len(cells)  # the last tile: its gain is certain, and there is time
        start = -self.shape(before) - self._beside(game)
        for index in order[:most]:
            player.palace = before.clone()
            player.palace.place(tile, cells[index], walls)
            value = start + shapes[index] + self._beside(game)
            player.palace = before
            values[index] = value if len(order) <= most else max(value, values[index])
        return values

    def _beside(self, game: Game) -> float:
        """Return the value of module lines and majorities, which a neighbour may change."""
        counts = standing_counts(game)
        attacks = self._prospects(game) if self.outlook.closing else 0.0
        lines = self._lines(game) + attacks
        own, others = self.majorities(counts, game.market, game.scorings_done)
        return lines + (own + others)

    def built(
        self, game: Game, counts: Counts, tile: Tile, row: int | None = None, add: int = 1
    ) -> float:
        """Return the value in majorities of one more building (or one fewer) for a row."""
        if TILE_KIND[tile] != "building":
            return 0.0
        kind, index = TILE_TYPE[tile], self.seat if row is None else row
        market = tuple(game.market)
        column, shown = tuple([line[kind] for line in counts]), _of_type(market, kind)
        left = shown - (tile in market)
        key = kind, column, shown, left, index, add
        found = self._built.get(key)
        if found is None:
            then = (*column[:index], column[index] + add, *column[index + 1 :])
            before, after = (
                self.kind_points(kind, column, shown),
                self.kind_points(kind, then, left),
            )
            found = self._built[key] = (after[0] + after[1]) - (before[0] + before[1])
        return found

    def gain(self, game: Game, counts: Counts, tile: Tile) -> float:
        """Return the gain from owning a tile: built on its best cell, or reserved."""
        if self._lined or rule_of(game, tile).spots is not Palace.spots:
            cells = spots(game, self.seat, tile)
            kept = self.kept_back(game, counts, tile)
            return max([kept, *self.on_cells(game, counts, tile, cells)])
        player, built = game.players[self.seat], self.built(game, counts, tile)
        best, kept = (
            self._best_total(player.palace, tile, walls_of(player, tile)),
            self._kept(built),
        )
        return kept if best is None else max(kept, built - self.shape(player.palace) + best)

    def _best_total(self, palace: Palace, tile: Tile, mask: Mask) -> float | None:
        """Return the value of walls and room if a tile is built where that is greatest."""
        known = forms_of(palace)
        key = known, mask
        if key not in self._best:
            forms = known.with_building(palace, tile, mask)
            self._best[key] = max(self.totals(forms), default=None)
        return self._best[key]

    def _typical(self, game: Game, counts: Counts) -> float:
        """Return the average gain from a tile still to come."""
        total = 0.0
        unseen = self.outlook.unseen
        for kind in TYPES:
            if unseen[kind]:
                column = [row[kind] for row in counts]
                own, others = self.kind_points(kind, tuple(column), 0)
                column[self.seat] += 1
                mine, theirs = self.kind_points(kind, tuple(column), 0)
                total += unseen[kind] * ((mine + theirs) - (own + others))
        return total / max(1.0, math.fsum(unseen))

    def kept_back(self, game: Game, counts: Counts, tile: Tile) -> float:
        """Return the value of a tile on the reserve."""
        return self._kept(self.built(game, counts, tile))

    def _kept(self, built: float) -> float:
        """Do the same for a tile that is worth so much in majorities."""
        if self.outlook.closing:
            return 0.0
        return self.weights.reserve * self._ready * max(0.0, built)


@lru_cache(maxsize=10_000)
def _of_type(market: tuple[Tile, ...], kind: int) -> int:
    """Count the tiles of a type on a market, also those that are no buildings."""
    return sum([1 for tile in market if tile and TILE_TYPE[tile] == kind])
