"""The face of the treasure chambers: rooms of chests, and who has placed most."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
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
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine import DIRK, Game
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


def _shut(table: Table) -> Msg:
    """Say why no chests can be bought."""
    filled = any(Treasure.of(table.game).rooms)
    return msg("why-no-chests", n=PRICE) if filled else msg("why-no-room")


def _rank(holding: Holding) -> tuple[Msg, Msg]:
    """Say the place that the number of chests reaches."""
    mine = holding.held[holding.seat]
    others = [holding.held[seat] for seat in range(holding.seats) if seat != holding.seat]
    rank = 1 + sum(other > mine for other in (*others, holding.dirk))
    brief = msg("special-place", things=msg("play-number", n=mine), rank=rank)
    return msg("special-place", things=holding.label, rank=rank), brief


def _effects(game: Game, tried: Game, seat: Seat, tags: Sequence[SeatTag]) -> list[Effect]:
    """Say who gets the chests that the buyer has no building for, and how many the buyer adds."""
    events = [event for event in tried.events or () if isinstance(event, ChestsBought)]
    if not events:
        return []
    old, new = (Counter(Treasure.of(game).chests[seat].values()) for game in (game, tried))
    left = Counter(events[0].chests) - (new - old)
    detail = msg("what-chests-left", types=_types(left)) if left else None
    if new == old:
        fact, weight = Fact(CHEST, msg("what-chests-none"), detail, warns=True), WASTED
    else:
        text = msg("what-chests", old=old.total(), new=msg("count-chest", n=new.total()))
        fact, weight = Fact(CHEST, text, detail), CHANGED
    names = {tag.seat: tag.label for tag in tags} | {DIRK: msg("dirk")}
    others = [
        msg("what-chests-go", name=names[other], types=_types(chests))
        for other, chests in _placed_by(tried).items()
        if other != seat
    ]
    found = [Effect(fact, "treasure.place", weight=weight)]
    if others:
        theirs = Fact(CHEST, msg("what-chests-others", who=listing(others)), warns=True)
        found.append(Effect(theirs, "treasure.place", weight=weight - 1))
    return found


def _placed_by(game: Game) -> dict[Seat, Counter[int]]:
    """Return the types of the chests that everybody placed, in that order."""
    found: dict[Seat, Counter[int]] = {}
    for event in game.events or ():
        if isinstance(event, ChestPlaced):
            found.setdefault(event.seat, Counter())[event.colour] += 1
        elif isinstance(event, DirkTookChests):
            found[DIRK] = Counter(event.chests)
    return found


def _types(chests: Counter[int]) -> Msg | str:
    """List the types of some chests, such as "chamber and tower × 3"."""
    names = [(type_name(TYPES[kind]), n) for kind, n in sorted(chests.items()) if n]
    return text_of(listing([msg("table-times", thing=x, n=n) if n > 1 else x for x, n in names]))


def _fit(game: Game, seat: Seat, action: BuyChests) -> Msg:
    """Say how many chests of a room a seat could place, and how many others would get.

    The tiles that the seat holds aside count as built.
    """
    state = Treasure.of(game)
    room = Counter(state.rooms[action.room])
    mine = room & (_free(game, seat) + _buildings(game.players[seat].bought))
    others = (_free(game, other) for other in range(len(game.players)) if other != seat)
    dirks = _buildings(game.dirk or ()) - Counter(dict(enumerate(state.dirk)))
    theirs = (room - mine) & sum(others, dirks)
    fit = msg("chests-fit", n=mine.total())
    return msg("chests-fit-others", fit=fit, n=theirs.total()) if theirs else fit


def _free(game: Game, seat: Seat) -> Counter[int]:
    """Count a seat's buildings without a chest, by type."""
    tiles, chests = game.players[seat].palace.tiles, Treasure.of(game).chests[seat]
    return _buildings([tile for cell, tile in tiles.items() if cell not in chests])


def _buildings(tiles: Iterable[Tile]) -> Counter[int]:
    return Counter(TILE_TYPE[tile] for tile in tiles if TILE_KIND[tile] == "building")


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
            shut=_shut,
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
