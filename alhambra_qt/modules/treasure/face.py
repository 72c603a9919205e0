"""The face of the treasure chambers: rooms of chests, and who has placed most."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from alhambra_qt.controller.faces.blocks import on_shelf, paid, token, tokens
from alhambra_qt.controller.faces.face import (
    Act,
    Counted,
    Effect,
    Face,
    Foretold,
    Holding,
    LaidField,
    PieceFace,
    Price,
    RowFace,
    ShelfFace,
    Table,
    ZoneFace,
)
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import ROOMS, PromptLine
from alhambra_qt.controller.view.targets import AT_DIRK, OnTray, Target, target_of
from alhambra_qt.controller.view.view_parts import Fact, SeatTag
from alhambra_qt.controller.words.names import type_name
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import NOBODY, Seat, Tile
from alhambra_qt.engine.pieces import TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.modules.treasure.chests import (
    CHEST_ID,
    ROOM_SIZE,
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
)
from alhambra_qt.modules.treasure.rules import POINTS, PRICE, Treasure

CHEST, BUY, BOUGHT, BAG = "chest", "treasure.buy", "chests-bought", "chest-bag"
ROOM_ZONES = ("room-1", "room-2", "room-3")
CHANGED = 5.0  # how much it matters where chests go, in points
WASTED = 50.0  # before anything else: all of them go to others
DIAMOND = "diamond"  # a kind of money, whatever module brings it

# -- what moves -------------------------------------------------------------------------------


def _ids(colours: Sequence[int]) -> list[str]:
    return [CHEST_ID[colour] for colour in colours]


def _room(number: int) -> Target:
    return on_shelf("treasure", ROOM_ZONES[number])


def _bought(event: ChestsBought) -> Sequence[Motion]:
    some = tokens(_ids(event.chests), _room(event.room), OnTray(BOUGHT), event.seat)
    return [*paid(event.seat, event.cards), *some]


def _placed(event: ChestPlaced) -> Sequence[Motion]:
    return [token(CHEST_ID[event.colour], OnTray(BOUGHT), target_of(event.cell), event.seat)]


def _lost(event: ChestLost) -> Sequence[Motion]:
    return [token(CHEST_ID[event.colour], target_of(event.cell), OnTray(BAG), event.seat)]


def _by_dirk(event: DirkTookChests) -> Sequence[Motion]:
    return tokens(_ids(event.chests), OnTray(BOUGHT), AT_DIRK, NOBODY)


def _given_back(event: ChestsReturned) -> Sequence[Motion]:
    return tokens(_ids(event.chests), OnTray(BOUGHT), OnTray(BAG), NOBODY)


def _filled(event: RoomFilled) -> Sequence[Motion]:
    return tokens(_ids(event.chests), OnTray(BAG), _room(event.room), NOBODY)


# -- prices and points ------------------------------------------------------------------------


def _price(table: Table) -> Price:
    """Speak of diamonds only where there are some."""
    text = "chests-price-diamonds" if DIAMOND in table.game.rules.money_kinds else "chests-price"
    return Price(PRICE, (PromptLine(msg(text, n=PRICE)),))


def _rank(holding: Holding) -> tuple[Msg, Msg]:
    """Say the place that the number of chests reaches."""
    mine = holding.held[holding.seat]
    others = [holding.held[seat] for seat in range(holding.seats) if seat != holding.seat]
    rank = 1 + sum(other > mine for other in (*others, holding.dirk))
    brief = msg("special-place", things=msg("play-number", n=mine), rank=rank)
    return msg("special-place", things=holding.label, rank=rank), brief


def _effects(game: Game, tried: Game, seat: Seat, tags: Sequence[SeatTag]) -> list[Effect]:
    """Say how many chests a purchase adds, which its buyer has no building for, and who has."""
    events = [event for event in tried.events or () if isinstance(event, ChestsBought)]
    if not events:
        return []
    old, new = (Counter(Treasure.of(game).chests[seat].values()) for game in (game, tried))
    left = Counter(events[0].chests) - (new - old)
    types = [(type_name(TYPES[kind]), left[kind]) for kind in sorted(left)]
    parts = [msg("table-times", thing=name, n=n) if n > 1 else name for name, n in types]
    detail = msg("what-chests-left", types=listing(parts)) if parts else None
    if new == old:
        fact, weight = Fact(CHEST, msg("what-chests-none"), detail, warns=True), WASTED
    else:
        text = msg("what-chests", old=old.total(), new=msg("count-chest", n=new.total()))
        fact, weight = Fact(CHEST, text, detail), CHANGED
    others = [
        msg("say-number", name=tag.label, n=n)
        for tag in tags
        if (n := _number(tried, tag.seat) - _number(game, tag.seat)) and tag.seat != seat
    ]
    found = [Effect(fact, "treasure.place", weight=weight)]
    if others:
        theirs = Fact(CHEST, msg("what-chests-others", who=listing(others)), warns=new == old)
        found.append(Effect(theirs, "treasure.place", weight=weight - 1))
    return found


def _number(game: Game, seat: Seat) -> int:
    return len(Treasure.of(game).chests[seat])


def _fit(game: Game, seat: Seat, action: BuyChests) -> Msg:
    """Say how many chests of a room a seat could place, on the tiles held aside too."""
    state, player = Treasure.of(game), game.players[seat]
    built = [tile for cell, tile in player.palace.tiles.items() if cell not in state.chests[seat]]
    free = Counter(TILE_TYPE[tile] for tile in (*built, *player.bought) if _holds(tile))
    return msg("chests-fit", n=(Counter(state.rooms[action.room]) & free).total())


def _holds(tile: Tile) -> bool:
    return TILE_KIND[tile] == "building"


def _dirks(dirk: Mapping[str, Any], _at: tuple[int, int]) -> list[str]:
    return [f"{CHEST}-{chest}" for chest in dirk.get("chests") or ()]


def _put_dirks(dirk: dict[str, Any], _at: tuple[int, int], every: Sequence[str]) -> None:
    dirk["chests"] = [name.partition("-")[2] for name in every]


def _in_rooms(table: Mapping[str, Any], _at: tuple[int, int]) -> list[str]:
    return [name for room in table.get("rooms") or () for name in room]


def _put_in_rooms(table: dict[str, Any], _at: tuple[int, int], every: Sequence[str]) -> None:
    """Fill one room after the other; one that is not full yet lies as it lies."""
    table["rooms"] = [list(every[k : k + ROOM_SIZE]) for k in range(0, len(every), ROOM_SIZE)]
    table["as_it_lies"] = True


FACE = Face(
    icon="chest",
    colour="#55318A",
    box=4,
    mix="treasures",
    learned=9,
    acts={
        BuyChests: Act(
            key="C",
            icon="chest",
            rule=BUY,
            price=_price,
            notes=_fit,
            tried=True,
            followed=("hand_chests", "chests"),
        ),
        PlaceChest: Act(rule="treasure.place", token=CHEST, tried=True),
    },
    moves={
        ChestsBought: _bought,
        ChestPlaced: _placed,
        ChestsPassed: "they lie beside the table until somebody can place them",
        DirkTookChests: _by_dirk,
        ChestsReturned: _given_back,
        ChestLost: _lost,
        RoomFilled: _filled,
        RoomClosed: "the room stays empty",
    },
    zones={
        BAG: ZoneFace(rule="treasure.refill"),
        **{room: ZoneFace() for room in ROOM_ZONES},
        BOUGHT: ZoneFace(rule="treasure.place"),
        "chests": ZoneFace(
            rule="treasure.score",
            counted=Counted(order=1, icon="chest", text="count-chest", worth=_rank),
        ),
        "dirk-chests": ZoneFace(rule="treasure.score", dirks=True),
    },
    rows={"treasure.score": RowFace("chest", tokens="chest-", places=POINTS)},
    shelves=(
        ShelfFace(
            order=4, name="rooms", zones=ROOM_ZONES, shape=ROOMS, icon="chest", key="C", rule=BUY
        ),
    ),
    foretold={
        RoomFilled: Foretold("chest", "treasure.refill", seen=True, anybody=True),
        RoomClosed: Foretold("chest", "treasure.refill", anybody=True),
        ChestPlaced: Foretold("chest", "treasure.place"),
        ChestsPassed: Foretold("chest", "treasure.place", anybody=True),
        DirkTookChests: Foretold("chest", "treasure.place", anybody=True),
        ChestsReturned: Foretold("bag", "treasure.place", anybody=True),
        ChestLost: Foretold("treasure", "treasure.lost"),
    },
    effects=_effects,
    pieces={CHEST: PieceFace("treasure.score")},
    laid={
        "chest": LaidField("tile", (True,)),
        "chests": LaidField("dirk", CHEST_ID, copies=True, reads=_dirks, writes=_put_dirks),
        "rooms": LaidField("table", CHEST_ID, copies=True, reads=_in_rooms, writes=_put_in_rooms),
    },
)
