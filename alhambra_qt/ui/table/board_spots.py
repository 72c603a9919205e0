"""What the cells of an Alhambra are called, wherever it is shown, and the button for a hint."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.parts import (
    CANNOT,
    CHOSEN,
    PLAIN,
    ActionButton,
    LegalCell,
    PalaceTile,
)
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import AtCell, Press
from alhambra_qt.controller.words.names import cell_name, tile_name, token_name
from alhambra_qt.controller.words.sides import tile_sides
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.table.spots import Spot


def tile_spot(look: Look, tile: PalaceTile, area: QRectF) -> Spot:
    """A tile of an Alhambra: where it stands, its sides, and what stands on it."""
    name = f"{look.text(cell_name(tile.x, tile.y))}: {look.text(tile_name(tile.tile))}"
    said = [look.t("table-say-chosen")] if tile.state == CHOSEN else []
    said += [look.text(one) for one in tile_sides(tile.tile, tile.walls, tile.gates)]
    said += [look.text(token_name(token)) for token in tile.tokens]
    if tile.why is not None:
        said.append(look.text(tile.why))
    if tile.last:
        said.append(look.t("table-say-last"))
    return Spot(
        tile.target,
        area,
        "board",
        "cell",
        name,
        ", ".join(said),
        enabled=tile.state != CANNOT,
        focusable=tile.state != PLAIN,
        radius=3,
    )


def legal_spot(look: Look, cell: LegalCell, area: QRectF) -> Spot:
    """A cell that can be chosen, and what that would bring."""
    said = look.t("table-say-chosen") if cell.chosen else ""
    return Spot(cell.target, area, "board", "cell", look.text(cell.text), said, cell.key)


def empty_spot(look: Look, x: int, y: int, area: QRectF) -> Spot:
    """A cell on which nothing stands and that cannot be chosen."""
    name = f"{look.text(cell_name(x, y))}: {look.t('table-say-empty')}"
    return Spot(AtCell(x, y), area, "board", "cell", name, enabled=False)


def hint_button(view: TableView) -> ActionButton:
    """The button that asks for a hint, while anything is asked."""
    asks = view.prompt.mood == "ask"
    why = None if asks else msg("hint-not-now")
    return ActionButton(Press("hint"), msg("hint-button"), "H", enabled=asks, why=why)
