"""Common parts of all sample views: seats, Alhambras, pictures, rules."""

from typing import Any

from attrs import evolve

from alhambra_qt.controller.view import table_view as v
from alhambra_qt.controller.view.targets import AtCell, AtSeat
from alhambra_qt.controller.view.view_parts import (
    MARKS,
    AlhambraView,
    Icon,
    PalaceTile,
    RuleBox,
    SeatKind,
    SeatTag,
)
from alhambra_qt.controller.words.names import price_of, tile_noun
from alhambra_qt.i18n import msg

NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")
SLOTS = ("florin", "dirham", "denar", "ducat")

ANNA = (
    "fountain 0 0|arcades-7-es 1 0|seraglio-8-s -1 0|pavilion-6-n 1 -1|arcades-6-sw -2 0|"
    "garden-12-s 2 -1|garden-9-e 2 -2|arcades-10 3 -1|arcades-8-e 3 0|garden-8-ne -1 -1|"
    "seraglio-6-es 0 1|garden-7-nsw -1 1"
)
MARCO = (
    "fountain 0 0|tower-10-w 0 -1|tower-7-new 0 -2|seraglio-4-ne 1 -1|chambers-8-nw -1 0|"
    "tower-12 1 0|arcades-8-n 2 0|tower-9-ne 3 0|chambers-10 0 1"
)
IOANA = (
    "fountain 0 0|chambers-7-ne 0 -1|seraglio-7-w -1 -1|chambers-9-s -1 0|chambers-5-nsw -2 0|"
    "seraglio-9 1 0|tower-8-nes 2 0|garden-10-w 0 1"
)
CLAIRE = (
    "fountain 0 0|pavilion-5-nw 0 -1|tower-9-nw -1 0|arcades-9 1 0|seraglio-5-sw -1 1|"
    "garden-11 0 1|garden-10 1 1|chambers-7-sw 0 2"
)
TOM = "fountain 0 0|arcades-5-nw -1 -1|garden-10-n 0 -1|pavilion-8 -1 0|seraglio-3-esw 0 1"
ELIF = "fountain 0 0|tower-11-n 0 -1|seraglio-8-s 1 0|garden-12-s 2 0|arcades-6-sw -1 0"
PALACES = (ANNA, MARCO, IOANA, CLAIRE, TOM, ELIF)
COUNTS = (
    (1, 2, 4, 0, 4, 0),
    (0, 1, 1, 2, 0, 4),
    (0, 2, 0, 3, 1, 1),
    (1, 1, 1, 1, 2, 1),
    (1, 1, 1, 0, 1, 0),
    (0, 1, 1, 0, 1, 1),
)
SCORES = (23, 19, 26, 14, 9, 31)
WALLS = (9, 11, 6, 8, 5, 4)
HANDS = (7, 7, 4, 5, 6, 4)
WORTH = ((4, 0, 0, 4), (5, 0, 5, 0), (10, 1, 0, 1), (0, 4, 11, 0), (12, 0, 0, 5), (0, 13, 3, 3))


def tag(seat: int) -> SeatTag:
    """Build the tag of a seat; the first and the fourth are people."""
    kind: SeatKind = "human" if seat in (0, 3) else "ai"
    level = None if kind == "human" else msg("level-medium")
    name = NAMES[seat]
    return SeatTag(seat, name, MARKS[seat], name[0], kind, level)


DIRK = SeatTag(-1, "Dirk", "dirk", "D", "dirk")


def walls_of(tile: str) -> str:
    """Read the wall sides off a tile's id."""
    last = tile.split("-")[-1]
    return last if "-" in tile and set(last) <= set("nesw") else ""


def palace(seat: int, last: tuple[tuple[int, int], ...] = ()) -> AlhambraView:
    """Build the Alhambra of a seat."""
    tiles = []
    for entry in PALACES[seat].split("|"):
        tile, x, y = entry.split()
        at = (int(x), int(y))
        tiles.append(PalaceTile(AtCell(*at), tile, *at, walls_of(tile), last=at in last))
    xs, ys = [t.x for t in tiles], [t.y for t in tiles]
    title = msg("play-alhambra", name=NAMES[seat])
    return AlhambraView(
        tag(seat), title, tuple(tiles), WALLS[seat], (min(xs), min(ys), max(xs), max(ys))
    )


def panel(seat: int, **more: Any) -> v.PlayerView:
    """Build the panel of a seat."""
    reserve = (("tower-9-nw",), (), ("garden-6-esw", "arcades-9"), ("chambers-11",), (), ())[seat]
    base = v.PlayerView(
        target=AtSeat(seat),
        seat=tag(seat),
        score=SCORES[seat],
        wall=WALLS[seat],
        hand=HANDS[seat],
        reserve=reserve,
        counts=COUNTS[seat],
        palace=palace(seat, ((0, -1),) if seat == 3 else ()),
    )
    return evolve(base, **more)


def icon_tile(tile: str) -> Icon:
    """Build the picture of a tile with its price."""
    return Icon("tile", tile, str(price_of(tile)))


def icon_card(name: str) -> Icon:
    """Build the picture of a money card's coin with its value."""
    return Icon("card", name, name.split("-")[1])


def rule(rule_id: str) -> RuleBox:
    """Build the box of a rule."""
    name = rule_id.replace(".", "-").replace("_", "-")
    return RuleBox(rule_id, msg(f"rule-{name}-title"), msg(f"rule-{name}-text"))


def noun_of(tile: str) -> str:
    """Give the building type of a tile."""
    return tile_noun(tile)
