"""The face of the walls: cards that lie open, and sticks on tiles."""

from collections.abc import Sequence

from alhambra_qt.controller.faces.blocks import card, on_shelf
from alhambra_qt.controller.faces.face import (
    Act,
    CardFace,
    Face,
    LaidField,
    PieceFace,
    ShelfFace,
    ZoneFace,
)
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import CARDS
from alhambra_qt.controller.view.targets import AT_DECK, NamedTile
from alhambra_qt.controller.words.names import sides_name
from alhambra_qt.engine.ids import NOBODY, letters_of
from alhambra_qt.engine.pieces import CARD_ID, TILE_ID
from alhambra_qt.i18n import msg
from alhambra_qt.modules.walls.rules import (
    BuildSticks,
    BuildSticksAside,
    SticksBuilt,
    WallCardShown,
)

SHELF, OPEN, BUILD = "walls", "walls-open", "walls.build"


def _shown(event: WallCardShown) -> Sequence[Motion]:
    return [card(event.card, AT_DECK, on_shelf(SHELF, CARD_ID[event.card]), NOBODY)]


def _built(event: SticksBuilt) -> Sequence[Motion]:
    source = on_shelf(SHELF, CARD_ID[event.card])
    return [card(event.card, source, NamedTile(TILE_ID[event.tile]), event.seat)]


FACE = Face(
    icon="stick",
    colour="#8C4A28",
    box=3,
    mix="city",
    learned=13,
    needs=("camps.build",),
    acts={
        BuildSticks: Act(key="W", icon="stick", rule=BUILD, tried=True),
        BuildSticksAside: Act(key="W", icon="stick", rule=BUILD),
    },
    moves={WallCardShown: _shown, SticksBuilt: _built},
    zones={OPEN: ZoneFace()},
    rows={},
    shelves=(
        ShelfFace(
            order=3, name=SHELF, zones=(OPEN,), shape=CARDS, icon="stick", key="W", rule=BUILD
        ),
    ),
    cards={"wall": CardFace(lambda words, _: msg("card-wall", sides=sides_name(words[0])))},
    pieces={"wall": PieceFace(BUILD)},
    laid={
        "sticks": LaidField("tile", tuple(letters_of(mask) for mask in range(1, 16))),
        "walls_open": LaidField(
            "table", tuple(name for name in CARD_ID if name.startswith("wall-"))
        ),
    },
)
