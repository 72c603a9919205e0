"""The treasure chamber: chests that are bought by the room (rules of section 7.13)."""

from collections.abc import Callable, Mapping
from functools import lru_cache

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import read_choice
from alhambra_qt.engine.contracts import PositionFields, SeatFields, Zone
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.fields import Json, join, shown
from alhambra_qt.engine.ids import DIRK, Card, Cell, Seat, Tile, cell_at, reading_order
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.payments import by_currency, minimal_payments, missing_cards, pay, wallet
from alhambra_qt.engine.pieces import (
    CARD_KIND,
    CARD_VALUE,
    TILE_BY_ID,
    TILE_ID,
    TILE_KIND,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Decision, Game, Handler, Module
from alhambra_qt.engine.scoring import share_places
from alhambra_qt.engine.state import Frame
from alhambra_qt.engine.turn import end_actions

from .chests import (
    CHEST_ID,
    CHESTS,
    ROOM_SIZE,
    ROOMS,
    BuyChests,
    ChestLost,
    ChestPlaced,
    ChestsBought,
    ChestsPassed,
    ChestsReturned,
    DirkTookChests,
    PlaceChest,
    RoomClosed,
    RoomFilled,
    Treasury,
    each_chest,
    tokens_of,
)

PRICE = 8
POINTS = {1: (7,), 2: (14, 7), 3: (22, 14, 7)}


def _buildings(tiles: list[Tile] | None, chest: int) -> int:
    """Count the buildings of a chest's colour."""
    mine = [tile for tile in tiles or () if TILE_KIND[tile] == "building"]
    return sum([TILE_TYPE[tile] == chest for tile in mine])


@lru_cache(maxsize=5_000)
def _purchases(room: int, cards: tuple[Card, ...]) -> tuple[BuyChests, ...]:
    return tuple(BuyChests.of(room, payment) for payment in minimal_payments(cards, PRICE))


def purses(game: Game, seat: Seat) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Give the cards and coins that pay for chests in any mix, and the diamonds."""
    *mixed, diamonds = by_currency(wallet(game, seat))
    return tuple(sorted(card for purse in mixed for card in purse)), diamonds


@lru_cache(maxsize=5_000)
def _lines(scoring: int, chests: tuple[frozenset[Cell], ...], dirk: int | None) -> tuple[Line, ...]:
    """List what chests score by the cells they stand on, and Dirk's number if he plays.

    Computer players ask for the same ones again and again.
    """
    seats = len(chests)
    counts: list[float] = [len(cells) for cells in chests]
    if dirk is not None:
        counts.append(dirk)
    lines = []
    for index, (rank, points, tie) in enumerate(share_places(counts, POINTS[scoring])):
        if not rank:
            continue
        seat = index if index < seats else DIRK
        cells = () if seat == DIRK else tuple(sorted(chests[seat], key=reading_order))
        if tie is not None:
            named = tuple(who if who < seats else DIRK for who in tie.seats)
            tie = attrs.evolve(tie, seats=named)
        line = Line(seat, "treasure.score", "chest", counts[index], rank, points, cells, tie=tie)
        lines.append(line)
    return tuple(lines)


class Treasure(Module[Treasury]):
    """Rules treasure.deal, buy, place, refill, lost and score."""

    id = "treasure"
    fields = ("chest", "chests", "rooms")
    dealt = "treasure.deal"

    def setup(self, game: Game) -> None:
        """All chests into the bag, then four into each room (rule treasure.deal)."""
        seats = len(game.players)
        rooms: list[list[int]] = [[] for _ in range(ROOMS)]
        state = Treasury(list(CHESTS), rooms, [{} for _ in range(seats)], [0] * 6, [0] * 6)
        for room in range(ROOMS):
            state.fill(room, game.setup.seed)
        self.keep(game, state)

    def zones(self, game: Game, out: list[Zone]) -> None:
        """The rooms, the bag, what was bought, and the chests of all."""
        state = self.own(game)
        out.append(Zone("chest-bag", tokens=tokens_of(each_chest(state.bag))))
        for number, room in enumerate(state.rooms, 1):
            out.append(Zone(f"room-{number}", tokens=tokens_of(room)))
        out.append(Zone("chests-bought", tokens=tokens_of(each_chest(state.bought))))
        for seat, chests in enumerate(state.chests):
            cells = tuple(sorted(chests, key=reading_order))
            tokens = tokens_of([chests[cell] for cell in cells])
            out.append(Zone("chests", seat, tokens=tokens, cells=cells))
        if game.dirk is not None:
            out.append(Zone("dirk-chests", tokens=tokens_of(each_chest(state.dirk))))

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Buying in a turn, placing when there is a choice."""
        return {
            BuyChests: Handler(("turn",), self._check_buy, self._buy),
            PlaceChest: Handler(("chests",), self._check_place, self._place, "treasure.place"),
        }

    def decisions(self) -> Mapping[str, Decision]:
        """Asked: where a chest goes, with more buildings than chests of a colour."""
        return {"chests": Decision(self._place_options, "treasure.place")}

    # -- buying -------------------------------------------------------------------------------

    def turn_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Each room with each sensible payment."""
        rooms = [room for room, chests in enumerate(self.own(game).rooms) if chests]
        if rooms:
            mixed, diamonds = purses(game, seat)
            for room in rooms:
                out += _purchases(room, mixed)
                if diamonds:
                    out += _purchases(room, diamonds)

    def _check_buy(self, game: Game, seat: Seat, action: BuyChests) -> Refusal | None:
        if not 0 <= action.room < ROOMS or not self.own(game).rooms[action.room]:
            return Refusal("treasure.buy", params=(("reason", "empty"),))
        mixed, diamonds = purses(game, seat)
        money = [*mixed, *diamonds]
        missing = missing_cards(money, action.cards)
        if any(card not in money and card in game.players[seat].hand for card in missing):
            return Refusal("treasure.buy", params=(("reason", "kind"),))
        if missing or list(action.cards) != sorted(action.cards):
            return Refusal("treasure.buy", params=(("reason", "not_held"),))
        if len({CARD_KIND[card] == "diamond" for card in action.cards}) > 1:
            return Refusal("treasure.buy", params=(("reason", "diamonds"),))
        short = PRICE - sum(CARD_VALUE[card] for card in action.cards)
        if short > 0:
            return Refusal("treasure.buy", params=(("reason", "short"), ("missing", short)))
        return None

    def _buy(self, game: Game, seat: Seat, action: BuyChests) -> None:
        state = self.own(game)
        amount = pay(game, seat, action.cards)
        chests = state.rooms[action.room]
        for chest in chests:
            state.bought[chest] += 1
        state.rooms[action.room] = []
        state.emptied = action.room
        if game.events is not None:
            kept = tuple(chests)
            game.emit(ChestsBought(seat, action.room, action.cards, len(kept), amount, kept))
        end_actions(game, seat)

    # -- placing ------------------------------------------------------------------------------

    def tiles_placed(self, game: Game, seat: Seat) -> None:
        """The bought tiles are placed: now the chests (rule treasure.place)."""
        if self.own(game).emptied >= 0:
            game.push("hand_chests", seat, seat)

    def steps(self) -> Mapping[str, Callable[[Game, Frame], None]]:
        """Handing the chests round, from the buyer to the left."""
        return {"hand_chests": self._hand_round}

    def free_cells(self, game: Game, seat: Seat, chest: int) -> list[Cell]:
        """List the buildings of a colour that have no chest yet."""
        taken = self.own(game).chests[seat]
        free = [
            cell
            for cell, tile in game.players[seat].palace.tiles.items()
            if TILE_TYPE[tile] == chest and TILE_KIND[tile] == "building" and cell not in taken
        ]
        return sorted(free, key=reading_order)

    def _hand_round(self, game: Game, frame: Frame) -> None:
        """Let a seat place all it can; what is left goes on to the left, then into the bag."""
        seat, buyer = frame.seat, frame.data[0]
        state = self.own(game)
        self._place_forced(game, seat)
        if self._place_options(game, frame):
            game.push("chests", seat)
            return
        game.decisions.pop()
        if seat == buyer and game.dirk is not None:
            self._give_dirk(game)
        taker = self._next_taker(game, seat, buyer)
        if taker is None:
            self._put_back(game)
            self._refill(game)
            return
        if game.events is not None:
            game.emit(ChestsPassed(taker, sum(state.bought)))
        game.push("hand_chests", taker, buyer)

    def _next_taker(self, game: Game, seat: Seat, buyer: Seat) -> Seat | None:
        """Give the next seat to the left that can place any of the chests that are left."""
        bought = self.own(game).bought
        seats = len(game.players)
        left = [chest for chest in range(len(TYPES)) if bought[chest]]
        for offset in range(1, (buyer - seat - 1) % seats + 1):
            taker = (seat + offset) % seats
            if any(self.free_cells(game, taker, chest) for chest in left):
                return taker
        return None

    def _place_forced(self, game: Game, seat: Seat) -> None:
        """Place the chests of each colour for which there are not more free buildings."""
        bought = self.own(game).bought
        for chest in range(len(TYPES)):
            if bought[chest]:
                cells = self.free_cells(game, seat, chest)
                if len(cells) <= bought[chest]:
                    for cell in cells:
                        self._put(game, seat, chest, cell)

    def _put(self, game: Game, seat: Seat, chest: int, cell: Cell) -> None:
        state = self.own(game)
        state.bought[chest] -= 1
        state.chests[seat][cell] = chest
        if game.events is not None:
            game.emit(ChestPlaced(seat, chest, cell))

    def _place_options(self, game: Game, frame: Frame) -> list[Action]:
        """Every chest left on every free building of its colour."""
        bought = self.own(game).bought
        return [
            PlaceChest.of(chest, cell)
            for chest in range(len(TYPES))
            if bought[chest]
            for cell in self.free_cells(game, frame.seat, chest)
        ]

    def _check_place(self, game: Game, seat: Seat, action: PlaceChest) -> Refusal | None:
        state = self.own(game)
        if action in self._place_options(game, game.frame):
            return None
        if action.colour < 0 or not state.bought[action.colour]:
            return Refusal("treasure.place", params=(("reason", "none"),))
        reason = "taken" if action.cell in state.chests[seat] else "colour"
        return Refusal("treasure.place", (action.cell,), params=(("reason", reason),))

    def _place(self, game: Game, seat: Seat, action: PlaceChest) -> None:
        game.decisions.pop()
        self._put(game, seat, action.colour, action.cell)

    def _give_dirk(self, game: Game) -> None:
        """Dirk takes as many as he has free buildings of each colour."""
        state = self.own(game)
        taken: list[int] = []
        for chest in range(len(TYPES)):
            number = min(state.bought[chest], _buildings(game.dirk, chest) - state.dirk[chest])
            state.bought[chest] -= number
            state.dirk[chest] += number
            taken += [chest] * number
        if taken and game.events is not None:
            game.emit(DirkTookChests(len(taken), tuple(taken)))

    def _put_back(self, game: Game) -> None:
        """Put chests that nobody could place back into the bag."""
        state = self.own(game)
        left = each_chest(state.bought)
        if left:
            state.bag = [sum(pair) for pair in zip(state.bag, state.bought, strict=True)]
            state.bought = [0] * len(TYPES)
            if game.events is not None:
                game.emit(ChestsReturned(len(left), tuple(left)))

    def _refill(self, game: Game) -> None:
        """Four new chests for the room, unless the bag ran short, now or before."""
        state = self.own(game)
        room, state.emptied = state.emptied, -1
        others = [chests for other, chests in enumerate(state.rooms) if other != room]
        if sum(state.bag) < ROOM_SIZE or not all(others):
            game.emit(RoomClosed(room))
        else:
            state.fill(room, game.setup.seed)
            game.reveals += 1
            game.emit(RoomFilled(room, tuple(state.rooms[room])))

    def lifted(self, game: Game, seat: Seat, tile: Tile, cell: Cell) -> None:
        """The chest of a building that leaves goes back into the bag (rule treasure.lost)."""
        state = self.own(game)
        chest = state.chests[seat].pop(cell, None)
        if chest is not None:
            state.bag[chest] += 1
            if game.events is not None:
                game.emit(ChestLost(seat, chest, cell))

    # -- scoring ------------------------------------------------------------------------------

    def score_items(self, game: Game, scoring: int, out: list[Line]) -> None:
        """The most chests, shared like majorities; Dirk counts too (rule treasure.score)."""
        state = self.own(game)
        dirk = None if game.dirk is None else sum(state.dirk)
        out += _lines(scoring, tuple(map(frozenset, state.chests)), dirk)

    # -- positions ----------------------------------------------------------------------------

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """Rooms, buildings with a chest, Dirk's chests; the bag is what is left.

        A room that is left out is empty, and then no room is refilled any more.
        """
        state = Treasury(list(CHESTS), [], [], [0] * len(TYPES), [0] * len(TYPES))
        for path, room in fields.top.items("rooms", most=ROOMS):
            state.rooms.append(self._read_room(state, fields, path, room))
        state.rooms += [[] for _ in range(ROOMS - len(state.rooms))]
        for seat in fields.seats:
            state.chests.append(self._read_chests(state, seat))
        if fields.dirk is not None:
            for path, name in fields.dirk.items("chests"):
                chest = read_choice(name, TYPES, path)
                _use(state, chest, path)
                state.dirk[chest] += 1
                if state.dirk[chest] > _buildings(game.dirk, chest):
                    text = f"Dirk has no building for this {CHEST_ID[chest]}"
                    raise BadData(path, text, "treasure.place")
        state.draws = fields.draws.whole(self.id, 0)
        self.keep(game, state)

    def _read_room(
        self, state: Treasury, fields: PositionFields, field: str, room: object
    ) -> list[int]:
        if not isinstance(room, list):
            raise BadData(field, f"must be a list of chests, not {shown(room)}")
        if len(room) not in (0, ROOM_SIZE):
            text = f"a room holds {ROOM_SIZE} chests or none, not {len(room)}"
            fields.breach(BadData(field, text, "treasure.refill"))
        chests = []
        for index, name in enumerate(room):
            chest = read_choice(name, CHEST_ID, join(field, index))
            _use(state, chest, join(field, index))
            chests.append(chest)
        return sorted(chests)

    def _read_chests(self, state: Treasury, seat: SeatFields) -> dict[Cell, int]:
        chests: dict[Cell, int] = {}
        for cell, entry in seat.alhambra:
            if entry.flag("chest"):
                tile = TILE_BY_ID[entry.data["tile"]]
                if TILE_KIND[tile] != "building":
                    text = f"a chest cannot stand on {TILE_ID[tile]}"
                    raise BadData(entry.path("chest"), text, "treasure.place")
                chests[cell] = TILE_TYPE[tile]
                _use(state, TILE_TYPE[tile], entry.path("chest"))
        for _, entry in seat.reserve:
            if entry.flag("chest"):
                text = "a chest cannot stand on a tile of the reserve"
                raise BadData(entry.path("chest"), text, "treasure.place")
        return chests

    def write_position(self, game: Game, data: Json) -> None:
        """Write the rooms, which buildings have a chest, and Dirk's chests."""
        state = self.own(game)
        data["rooms"] = [list(tokens_of(room)) for room in state.rooms]
        data["draws"][self.id] = state.draws
        for seat, chests in zip(data["seats"], state.chests, strict=True):
            for entry in seat["alhambra"]:
                if cell_at(*entry["at"]) in chests:
                    entry["chest"] = True
        if game.dirk is not None:
            data["dirk"]["chests"] = [TYPES[chest] for chest in each_chest(state.dirk)]


def _use(state: Treasury, chest: int, field: str) -> None:
    """Take a chest out of the bag for a position."""
    if not state.bag[chest]:
        text = f"{CHEST_ID[chest]} occurs more often than it exists ({CHESTS[chest]})"
        raise BadData(field, text, "treasure.deal")
    state.bag[chest] -= 1
