"""The street trader: residents move into buildings (rules of section 7.12)."""

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import combinations

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.codec import read_cell, read_choice
from alhambra_qt.engine.contracts import Future, PositionFields, SeatFields, Zone
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.fields import Fields, Json
from alhambra_qt.engine.geometry import FITS
from alhambra_qt.engine.ids import (
    SIDES,
    STEP,
    Cell,
    Seat,
    Tile,
    cell_at,
    may_see,
    reading_order,
    xy,
)
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_ID, TILE_KIND, TILE_TYPE, TILE_WALLS, TYPES
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Decision, Game, Handler, Module
from alhambra_qt.engine.state import UNKNOWN, Frame

from .residents import (
    AT_START,
    COLOURS,
    NONE,
    PER_COLOUR,
    RESIDENT_ID,
    ChooseResidents,
    MoveIn,
    PlaceTrader,
    ResidentLost,
    ResidentMovedIn,
    ResidentsChosen,
    ResidentsShown,
    ResidentsStayed,
    ResidentSwapped,
    ResidentTaken,
    StayOut,
    SwapResident,
    TraderAside,
    TraderPlaced,
    Traders,
    tokens_of,
)

POINTS = (0, 1, 3, 6, 10, 15, 21)  # of a set, by its number of colours
CHOICES = tuple(ChooseResidents.of(three) for three in combinations(COLOURS, AT_START))


def trader_cells(game: Game, seat: Seat) -> list[Cell]:
    """List the free cells that touch a side of a tile of the seat, camps left aside."""
    tiles = game.players[seat].palace.tiles
    cells = {
        cell + STEP[side]
        for cell, tile in tiles.items()
        if TILE_KIND[tile] != "camp"
        for side in SIDES
    }
    return sorted(cells - set(tiles), key=reading_order)


HOPE, HOPE_NEW = 0.4, 0.9  # worth of a waiting resident to a computer player, in points
USUAL_FIT = 0.5  # part of the buildings that fit where it will put a trader that stands aside


def sets_of(homes: Mapping[Cell, int]) -> list[list[Cell]]:
    """Sort residents into sets of different colours, the largest first (rule trader.score).

    >>> [len(cells) for cells in sets_of({1: 0, 2: 0, 3: 1, 4: 5})]
    [3, 1]
    """
    if not homes:
        return []
    cells: list[list[Cell]] = [[] for _ in COLOURS]
    for cell in sorted(homes, key=reading_order):
        cells[homes[cell]].append(cell)
    number = max(map(len, cells))
    return [[mine[nth] for mine in cells if nth < len(mine)] for nth in range(number)]


@lru_cache(maxsize=5_000)
def _lines(seat: Seat, homes: frozenset[tuple[Cell, int]]) -> tuple[Line, ...]:
    """List what a seat's residents score; computer players ask for the same ones again."""
    sets = [tuple(cells) for cells in sets_of(dict(homes))]
    return tuple(
        Line(seat, "trader.score", "residents", len(cells), 0, POINTS[len(cells)], cells)
        for cells in sets
    )


def home_points(homes: Mapping[Cell, int]) -> int:
    """Give what residents at home score together (rule trader.score)."""
    return sum([line.points for line in _lines(0, frozenset(homes.items()))])


class Trader(Module[Traders]):
    """Rules trader.deal, trader.move_in, trader.score, trader.return."""

    id = "trader"
    fields = ("trader", "resident")
    dealt = "trader.deal"

    def setup(self, game: Game) -> None:
        """All residents in the supply, no trader on the table yet."""
        self.keep(game, Traders.none_for(len(game.players)))

    def zones(self, game: Game, out: list[Zone]) -> None:
        """The supply, the residents on the traders, and those in the Alhambras."""
        state = self.own(game)
        supply = [colour for colour in COLOURS for _ in range(state.supply[colour])]
        out.append(Zone("resident-supply", tokens=tokens_of(supply)))
        for seat, homes in enumerate(state.homes):
            held = list(COLOURS) if state.choosing else state.residents[seat]
            out.append(Zone("trader", seat, tokens=tokens_of(held)))
            at = state.at[seat]
            if at is not None:
                out.append(Zone("trader-at", seat, tokens=("trader",), cells=(at,)))
            cells = tuple(sorted(homes, key=reading_order))
            tokens = tokens_of([homes[cell] for cell in cells])
            out.append(Zone("residents", seat, tokens=tokens, cells=cells))

    def handlers(self) -> Mapping[type[Action], Handler]:
        """The answers to the questions about trader and residents."""
        places = ("trader_place", "trader_back")
        asked = ("trader_in", "trader_swap")
        deal, move = "trader.deal", "trader.move_in"
        return {
            ChooseResidents: Handler(("residents",), self._check_choose, self._choose, deal),
            PlaceTrader: Handler(places, self._check_put, self._put, move),
            MoveIn: Handler(("trader_in",), self._check_move_in, self._move_in, move),
            SwapResident: Handler(("trader_swap",), self._check_swap, self._swap, move),
            StayOut: Handler(asked, self._check_stay, self._stay, move),
        }

    def decisions(self) -> Mapping[str, Decision]:
        """Which residents, where the trader goes, who moves in or is swapped."""
        return {
            "residents": Decision(self._choose_options, "trader.deal"),
            "trader_place": Decision(self._put_options, "trader.deal"),
            "trader_in": Decision(self._move_in_options, "trader.move_in", earned=True),
            "trader_swap": Decision(self._swap_options, "trader.move_in", earned=True),
            "trader_back": Decision(self._put_options, "trader.move_in"),
        }

    def steps(self) -> Mapping[str, Callable[[Game, Frame], None]]:
        """Showing the residents once all have chosen."""
        return {"show_residents": self._show}

    # -- before the first tiles are laid (rule trader.deal) -----------------------------------

    def opening(self, game: Game) -> None:
        """Each seat takes one resident of each colour, keeps three, then places its trader."""
        state = self.own(game)
        seats = len(game.players)
        state.supply = [PER_COLOUR - seats] * len(TYPES)
        state.choosing = True
        order = [(game.to_play + offset) % seats for offset in range(seats)]
        for seat in reversed(order):
            game.push("trader_place", seat)
        game.push("show_residents")
        for seat in reversed(order):
            game.push("residents", seat)

    def _choose_options(self, game: Game, frame: Frame) -> list[Action]:
        return list(CHOICES)

    def _check_choose(self, game: Game, seat: Seat, action: ChooseResidents) -> Refusal | None:
        if action in CHOICES:
            return None
        return Refusal("trader.deal", params=(("reason", "three"),))

    def _choose(self, game: Game, seat: Seat, action: ChooseResidents) -> None:
        game.decisions.pop()
        self.own(game).residents[seat] = list(action.colours)
        game.emit(ResidentsChosen(seat))

    def _show(self, game: Game, frame: Frame) -> None:
        """All have chosen: what was not kept is the supply, what was kept is shown."""
        game.decisions.pop()
        state = self.own(game)
        state.choosing = False
        game.reveals += 1
        for seat, residents in enumerate(state.residents):
            for colour in COLOURS:
                state.supply[colour] += colour not in residents
            game.emit(ResidentsShown(seat, tuple(residents)))

    def redact(self, game: Game, seat: Seat) -> None:
        """Hide the choices of the others until all have chosen."""
        state = self.own(game)
        if state.choosing:
            for other, residents in enumerate(state.residents):
                if not may_see(seat, other):
                    state.residents[other] = [UNKNOWN] * len(residents)

    def redeal(self, game: Game, seed: str) -> None:
        """Any three colours may have been chosen."""
        state = self.own(game)
        for seat, residents in enumerate(state.residents):
            if UNKNOWN in residents:
                colours = shuffled(COLOURS, seed, f"residents-{seat}")
                state.residents[seat] = sorted(colours[:AT_START])

    # -- putting the trader down --------------------------------------------------------------

    def building_done(self, game: Game, seat: Seat) -> None:
        """At the very end of the building a trader that was set aside is put back."""
        if self.own(game).aside[seat]:
            game.push("trader_back", seat)

    def _put_options(self, game: Game, frame: Frame) -> list[Action]:
        return [PlaceTrader.of(cell) for cell in trader_cells(game, frame.seat)]

    def _check_put(self, game: Game, seat: Seat, action: PlaceTrader) -> Refusal | None:
        if action.cell in trader_cells(game, seat):
            return None
        rule = game.rules.decisions[game.frame.kind].closed
        reason = "taken" if action.cell in game.players[seat].palace.tiles else "touch"
        return Refusal(rule, (action.cell,), params=(("reason", reason),))

    def _put(self, game: Game, seat: Seat, action: PlaceTrader) -> None:
        game.decisions.pop()
        state = self.own(game)
        state.at[seat] = action.cell
        state.aside[seat] = False
        game.emit(TraderPlaced(seat, action.cell))

    # -- moving in (rule trader.move_in) ------------------------------------------------------

    def placed(self, game: Game, seat: Seat, tile: Tile, cell: Cell) -> None:
        """A tile built under the trader: it is set aside, a resident may move in or be swapped.

        As the trader stands aside from now on, there can be no second move-in in this turn. At
        the final distribution only move-ins are left: a swap would count for nothing.
        """
        state = self.own(game)
        if state.at[seat] != cell:
            return
        state.at[seat] = None
        state.aside[seat] = True
        game.emit(TraderAside(seat, cell))
        if TILE_KIND[tile] == "building" and TILE_TYPE[tile] in state.residents[seat]:
            game.push("trader_in", seat, cell, TILE_TYPE[tile])
        elif self._swaps(state, seat) and not _is_ending(game):
            game.push("trader_swap", seat)

    def _move_in_options(self, game: Game, frame: Frame) -> list[Action]:
        supply = self.own(game).supply
        new = [colour for colour in COLOURS if supply[colour]] or [NONE]
        return [*(MoveIn.of(colour) for colour in new), StayOut.of()]

    def _check_move_in(self, game: Game, seat: Seat, action: MoveIn) -> Refusal | None:
        if action in self._move_in_options(game, game.frame):
            return None
        reason = "new" if action.colour == NONE else "supply"
        return Refusal("trader.move_in", params=(("reason", reason),))

    def _move_in(self, game: Game, seat: Seat, action: MoveIn) -> None:
        cell, colour = game.decisions.pop().data
        state = self.own(game)
        state.residents[seat].remove(colour)
        state.homes[seat][cell] = colour
        game.emit(ResidentMovedIn(seat, colour, cell))
        if action.colour != NONE:
            state.take_in(seat, action.colour)
            game.emit(ResidentTaken(seat, action.colour))

    def _swaps(self, state: Traders, seat: Seat) -> list[SwapResident]:
        return [
            SwapResident.of(out, new)
            for out in dict.fromkeys(state.residents[seat])
            for new in COLOURS
            if state.supply[new] and new != out
        ]

    def _swap_options(self, game: Game, frame: Frame) -> list[Action]:
        return [*self._swaps(self.own(game), frame.seat), StayOut.of()]

    def _check_swap(self, game: Game, seat: Seat, action: SwapResident) -> Refusal | None:
        state = self.own(game)
        if action in self._swaps(state, seat):
            return None
        reason = "same" if action.old_colour == action.new_colour else "supply"
        if action.old_colour not in state.residents[seat]:
            reason = "trader"
        return Refusal("trader.move_in", params=(("reason", reason),))

    def _swap(self, game: Game, seat: Seat, action: SwapResident) -> None:
        game.decisions.pop()
        state = self.own(game)
        state.residents[seat].remove(action.old_colour)
        state.supply[action.old_colour] += 1
        state.take_in(seat, action.new_colour)
        game.emit(ResidentSwapped(seat, action.old_colour, action.new_colour))

    def _check_stay(self, game: Game, seat: Seat, action: StayOut) -> Refusal | None:
        return None

    def _stay(self, game: Game, seat: Seat, action: StayOut) -> None:
        game.decisions.pop()
        game.emit(ResidentsStayed(seat))

    def prospect(self, game: Game, seat: Seat, future: Future, value: float) -> float:
        """Each colour on the trader may still move in; one not yet at home is worth more.

        The more buildings of these colours fit where the trader stands, the more likely it is.
        """
        state = self.own(game)
        at = state.at[seat]
        key = None if at is None else game.players[seat].palace.frontier.get(at, 0)
        hope = _hope(tuple(state.residents[seat]), tuple(state.homes[seat].values()), key)
        return value + hope * min(1.0, future.turns / 4)

    def lifted(self, game: Game, seat: Seat, tile: Tile, cell: Cell) -> None:
        """The resident of a building that leaves goes back to the supply (rule trader.return)."""
        state = self.own(game)
        colour = state.homes[seat].pop(cell, None)
        if colour is not None:
            state.supply[colour] += 1
            game.emit(ResidentLost(seat, colour, cell))

    # -- scoring ------------------------------------------------------------------------------

    def score_items(self, game: Game, scoring: int, out: list[Line]) -> None:
        """Sets of different colours in every Alhambra, largest first (rule trader.score)."""
        for seat, homes in enumerate(self.own(game).homes):
            if homes:
                out += _lines(seat, frozenset(homes.items()))

    # -- positions ----------------------------------------------------------------------------

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """Read traders and residents; the supply is what is left.

        A seat without the field has no trader on the table, and gets none.
        """
        state = Traders.none_for(len(game.players))
        for seat, part in enumerate(fields.seats):
            trader = part.fields.object("trader")
            if trader is not None:
                self._read_trader(game, state, seat, trader)
            self._read_homes(state, seat, part)
        self.keep(game, state)

    def _read_trader(self, game: Game, state: Traders, seat: Seat, fields: Fields) -> None:
        where = fields.path("at")
        cell = read_cell(fields.required("at"), where)
        tile = game.players[seat].palace.tiles.get(cell)
        if tile is not None:
            text = f"the trader needs a free cell, {list(xy(cell))} is taken by {TILE_ID[tile]}"
            raise BadData(where, text, "trader.move_in")
        for path, name in fields.items("residents", most=AT_START):
            colour = read_choice(name, TYPES, path)
            _check_supply(state, colour, path)
            state.take_in(seat, colour)
        for name in fields.left():
            raise BadData(fields.path(name), f"there is no field {name!r} here")
        state.at[seat] = cell

    def _read_homes(self, state: Traders, seat: Seat, part: SeatFields) -> None:
        for cell, entry in part.alhambra:
            name = entry.take("resident")
            if name is None:
                continue
            path, tile = entry.path("resident"), TILE_BY_ID[entry.data["tile"]]
            colour = read_choice(name, TYPES, path)
            if TILE_KIND[tile] != "building" or TILE_TYPE[tile] != colour:
                text = f"{RESIDENT_ID[colour]} cannot live on {TILE_ID[tile]}"
                raise BadData(path, text, "trader.move_in")
            _check_supply(state, colour, path)
            state.supply[colour] -= 1
            state.homes[seat][cell] = colour
        for _, entry in part.reserve:
            if entry.take("resident") is not None:
                text = "nobody lives on a tile of the reserve"
                raise BadData(entry.path("resident"), text, "trader.return")

    def write_position(self, game: Game, data: Json) -> None:
        """Write the traders, and the resident of each building."""
        state = self.own(game)
        for number, seat in enumerate(data["seats"]):
            cell = state.at[number]
            if cell is not None:
                residents = [TYPES[colour] for colour in state.residents[number]]
                seat["trader"] = {"at": list(xy(cell)), "residents": residents}
            for entry in seat["alhambra"]:
                colour = state.homes[number].get(cell_at(*entry["at"]))
                if colour is not None:
                    entry["resident"] = TYPES[colour]


@lru_cache(maxsize=20_000)
def _hope(residents: tuple[int, ...], home: tuple[int, ...], key: int | None) -> float:
    """Give the worth of the residents on a trader, which stands on a cell with this key."""
    waiting = sorted(set(residents) - {UNKNOWN})
    hope = math.fsum([HOPE if colour in home else HOPE_NEW for colour in waiting])
    fits = USUAL_FIT if key is None else _fitting(key, tuple(waiting))
    return hope * (1 - USUAL_FIT + fits)


@lru_cache(maxsize=20_000)
def _fitting(key: int, colours: tuple[int, ...]) -> float:
    """Give the part of the buildings of some colours that fit on a cell with this key."""
    walls = [
        TILE_WALLS[tile]
        for tile, kind in enumerate(TILE_KIND)
        if kind == "building" and TILE_TYPE[tile] in colours
    ]
    return sum([FITS[mask][key] for mask in walls]) / max(1, len(walls))


def _is_ending(game: Game) -> bool:
    return any(frame.kind == "game_over" for frame in game.decisions)


def _check_supply(state: Traders, colour: int, field: str) -> None:
    if not state.supply[colour]:
        text = f"{RESIDENT_ID[colour]} occurs more often than it exists ({PER_COLOUR})"
        raise BadData(field, text, "trader.deal")
