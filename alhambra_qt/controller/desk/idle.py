"""Why a thing is left alone by the picks of the moment: what the question of the moment forbids.

The modes answer for what they let be picked; everything else on the table is answered here, by
trying what the thing is for: money is taken, a tile is bought, placed or redesigned.
"""

from collections.abc import Mapping

from attrs import evolve

from alhambra_qt.controller.build.shelf import is_watched, rule_of
from alhambra_qt.controller.desk.modes import Mode
from alhambra_qt.controller.desk.piece_picks import PiecePicks
from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.game.standing import zones_of
from alhambra_qt.controller.view.parts import CAN, CHOSEN, RefusalView
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import (
    AT_DIRK,
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    AtZone,
    HiddenIn,
    Press,
    Target,
)
from alhambra_qt.controller.words.sentences import refusal_view
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import (
    Action,
    Buy,
    GiveToDirk,
    PassWindow,
    RemoveTile,
    Reserve,
    TakeMoney,
)
from alhambra_qt.engine.ids import FOUNTAIN_CELL, SIDES, STEP, Cell
from alhambra_qt.engine.pieces import TILE_ID

TURN, WINDOW = "turn", "window"
MONEY = TakeMoney.of(())  # an action of a turn like any other
# What a kind of target is for; which one of them does not matter where the question forbids all.
TRIED: Mapping[type[Target] | Target, Action] = {
    AtDisplay: MONEY,
    AtSlot: Buy.of(0, ()),
    AtHand: MONEY,
    AtReserve: RemoveTile.of(FOUNTAIN_CELL),
    AtCell: RemoveTile.of(FOUNTAIN_CELL),
    AtBought: Reserve.of(0),
    Press("reserve"): Reserve.of(0),
    AT_DIRK: GiveToDirk.of(0),
}
# What can be asked why it cannot be chosen.
EXPLAINED = (AtSlot, AtDisplay, AtHand, AtReserve, AtBought, AtCell, AtZone, HiddenIn)


def chosen_in_vain(target: Target, before: TableView | None, after: TableView | None) -> bool:
    """Tell whether choosing a thing of the table left it as it was: then it is asked why."""
    if before is None or not isinstance(target, EXPLAINED):
        return False
    return evolve(before, refusal=None, notice=None) == after


def forbidden(mode: Mode, target: Target) -> RefusalView | None:
    """Show the rule that forbids a target to the picks of a mode."""
    refusal = mode.forbids(target)
    if refusal is None:
        return None
    cell = target.cell if isinstance(target, AtCell) else None
    tile = mode.tile_at(cell) if cell is not None else 0
    name, walls = (TILE_ID[tile], mode.table.walls(tile)) if tile else (None, None)
    return refusal_view(refusal, name, cell, target, walls)


def idle(mode: Mode, target: Target) -> RefusalView | None:
    """Show the rule that forbids a target which the picks of a mode leave alone."""
    refusal = _idle(mode, target)
    if refusal is None:
        return None
    cell = target.cell if isinstance(target, AtCell) else None
    return refusal_view(refusal, None, cell, target)


def _idle(mode: Mode, target: Target) -> Refusal | None:
    overlay = mode.overlay()
    lit = any(one.target == target for one in overlay.legal)
    if lit or overlay.state(target) in (CAN, CHOSEN):
        return None
    if isinstance(target, AtZone):
        return _piece(mode.table, target)
    if isinstance(target, AtCell) and mode.table.game.frame.kind == TURN:
        return _cell(mode.table, target.cell)
    action = TRIED.get(target, TRIED.get(type(target)))
    return _closed(mode.table, action) if action is not None else None


def _closed(table: Table, action: Action) -> Refusal | None:
    """Give the rule by which the question of the moment allows no action of a kind at all."""
    refusal = table.refusal(action)
    if refusal is None or ("reason", "not_now") not in refusal.params:
        return None
    if table.game.frame.kind == WINDOW:
        return Refusal("turn.refill")  # the window's own rule tells about the vizier only
    return refusal


def _piece(table: Table, target: AtZone) -> Refusal | None:
    """Give the rule that forbids to take what lies beside the board."""
    zones = zones_of(table.game)
    if not 0 <= target.zone < len(zones) or zones[target.zone].seat >= 0:
        return None
    name = zones[target.zone].name
    shut = _closed(table, MONEY) if rule_of(name) and not is_watched(name) else None
    if shut is not None and table.game.frame.kind != WINDOW:
        return shut
    return PiecePicks(table, table.others((PassWindow,))).refusal(target) or shut


def _cell(table: Table, cell: Cell) -> Refusal | None:
    """Say of a space, in a turn, why nothing can be done there."""
    player = table.game.players[table.seat]
    built = player.palace.tiles
    if any(_names(action, cell) for action in table.legal):
        return None
    if cell in built:
        return table.refusal(RemoveTile.of(cell))
    if not any(cell + STEP[side] in built for side in SIDES):
        return Refusal("build.adjacent")
    if player.reserve:
        return None  # it depends on the tile of the reserve
    return Refusal("buy.place_late")


def _names(action: Action, cell: Cell) -> bool:
    return getattr(action, "cell", None) == cell
