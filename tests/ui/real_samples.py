"""A real game of five, its second scoring written down; a table with tiles and cards."""

from alhambra_qt.controller.lay import draft as lay
from alhambra_qt.controller.lay import evening as real
from alhambra_qt.controller.lay.draft import Draft, LayPlace
from alhambra_qt.controller.lay.evening import Evening
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.ui.pieces.picture import SHOWPIECE

NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom")
FIRST = ("0 1 0 1 1 0 4", "1 0 1 1 0 1 5", "0 0 1 0 1 0 3", "1 1 0 0 0 0 4", "0 0 1 0 0 1 2")
SECOND = (
    *("0 3 1 2 4 2 16", "2 1 2 3 1 2 17", "1 1 2 1 3 2 10"),
    *("2 2 1 1 2 2 12", "1 0 3 1 1 3 13"),
)


def real_game(modules: tuple[str, ...] = ()) -> Evening:
    """Make the game; with modules its last scoring has begun."""
    evening = real.begin(NAMES, modules)
    for scoring, boards in ((1, FIRST), (2, SECOND), (3, SECOND if modules else ())):
        for seat, board in enumerate(boards):
            for row, value in zip((*TYPES, real.WALL), board.split(), strict=True):
                evening = real.put(evening, scoring, row, seat, float(value))
    return evening


def laid_table() -> Draft:
    """Lay a table of three: an Alhambra, one tile of it against the rules, a hand, the market."""
    draft = lay.begin(NAMES[:3], ["bonus", "camps", "walls", "trader", "treasure"])
    for tile, x, y in SHOWPIECE[1:]:
        draft = lay.lay(draft, 0, tile, (x, y), lies=True)
    draft = lay.lay(draft, 0, "seraglio-9", (4, 0), lies=True)
    for card in ("florin-4", "florin-9", "dirham-6", "denar-8"):
        draft = lay.add(draft, LayPlace("hand", 0), card)
    for tile in ("tower-13-e", "camp-5-s"):
        draft = lay.add(draft, LayPlace("market"), tile)
    return lay.put(draft, scorings_done=2)
