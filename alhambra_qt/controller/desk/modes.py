"""The interface of modes: a question of the game, answered by a person's picks.

A mode belongs to one decision of one seat. It takes picks (targets), knows the action they make up,
and describes how the table looks meanwhile.
"""

from collections.abc import Iterable, Iterator
from copy import copy
from typing import Self

from attrs import evolve, frozen

from alhambra_qt.controller.desk.chips import TURN_KEYS
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.faces.found import tile_kinds
from alhambra_qt.controller.view.table_view import Overlay
from alhambra_qt.controller.view.targets import Press, Target, target_of
from alhambra_qt.controller.view.view_parts import (
    ActionButton,
    At,
    Callout,
    Ghost,
    LegalCell,
    RefusalView,
)
from alhambra_qt.controller.whatif.effects import callout, counted_as, lines_of, wall_change
from alhambra_qt.controller.words.names import row_of
from alhambra_qt.controller.words.sentences import refusal_text, refusal_view
from alhambra_qt.engine import Line, Refusal
from alhambra_qt.engine.actions import Action, PassWindow
from alhambra_qt.engine.ids import SIDE_LETTERS, Cell, xy
from alhambra_qt.engine.pieces import TILE_ID, TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.i18n import Msg, msg, signed


@frozen
class Picked:
    """The result of a pick: an action to play at once, a refusal to show, or what comes first."""

    action: Action | None = None
    refusal: RefusalView | None = None
    first: Msg | None = None


NOTHING = Picked()


class Picks:
    """A set of picks that can be copied to try some out."""

    def twin(self) -> Self:
        """Return an independent copy of the picks."""
        made = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, Picks):
                setattr(made, name, value.twin())
            elif isinstance(value, list | set):
                setattr(made, name, copy(value))
        return made

    def holds(self, target: Target) -> bool:
        """Return whether a target or an equivalent one is picked."""
        raise NotImplementedError


class Mode(Picks):
    """A question with the picks made so far; subclasses answer one kind of decision."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: dict[Action, Callout | None] = {}
        self._ahead: Iterator[Action] | None = None

    def take_pick(self, target: Target) -> Picked:
        """Handle a pick."""
        raise NotImplementedError

    def ready(self) -> Action | None:
        """Return the action that the primary button plays, None while picks are missing."""
        raise NotImplementedError

    def chosen(self) -> Action | None:
        """Return the action that the picks make up."""
        return self.ready()

    @property
    def sole(self) -> Action | None:
        """Return the only answer, ignoring free actions; None if there are several."""
        found = self.table.answers
        return found[0] if len(found) == 1 else None

    def not_ready(self) -> Msg:
        """Say what is still to be chosen."""
        return msg("why-choose-first")

    def cancel(self) -> bool:
        """Clear the picks; return whether there were any."""
        return False

    def no(self) -> Action | None:
        """Return the action that declines; None if declining is not an option."""
        decline = PassWindow.of()
        return decline if decline in self.table.legal else None

    def overlay(self) -> Overlay:
        """Return how the table looks now."""
        raise NotImplementedError

    def tile_at(self, cell: Cell) -> int:
        """Return the tile that choosing a cell would place there; 0 if none."""
        return 0

    def why_not(self, target: Target) -> Refusal | None:
        """Return the rule that forbids choosing a target; None if it is allowed."""
        return None

    def forbids(self, target: Target) -> Refusal | None:
        """Return the rule that forbids a target; for the primary button, its action."""
        action = self.ready() if target == Press("confirm") else None
        return self.why_not(target) if action is None else self.table.refusal(action)

    def dropped(self, target: Target, onto: Target) -> list[Target]:
        """Return the picks that a drop of one target on another stands for."""
        return [target, onto]

    def confirm_button(self, text: Msg) -> ActionButton:
        """Return the primary button; it is enabled when the picks make up a legal action."""
        action = self.ready()
        refusal = self.table.refusal(action) if action is not None else None
        why = self.not_ready() if action is None else None
        if refusal is not None:
            why = refusal_text(refusal)
        return ActionButton(Press("confirm"), text, "Enter", True, why is None, why)

    def say_effects(self, overlay: Overlay) -> None:
        """Add the effects of the ready action to the overlay."""
        action = self.ready()
        if action is None or self.table.refusal(action) is not None:
            return
        if self.table.assist != "expert":
            overlay.callout = self.callout_for(action)

    def callout_for(self, action: Action) -> Callout | None:
        """Return an action's effects; every view asks for them, so they are cached."""
        if action not in self._told:
            table, show_all = self.table, self.table.assist == "learn"
            self._told[action] = callout(table.game, table.seat, table.tags, action, show_all)
        return self._told[action]

    def foresee(self) -> bool:
        """Compute the effects of the next likely action; return whether there was one."""
        if self._ahead is None:
            self._ahead = self.likely()
        action = None if self.table.assist == "expert" else next(self._ahead, None)
        if action is not None:
            self.callout_for(action)
        return action is not None

    def likely(self) -> Iterator[Action]:
        """List the actions to precompute, for hovering or one pick to show at once."""
        return iter(())


CANCEL = ActionButton(Press("cancel"), msg("button-cancel"), "Esc")

NO = msg("play-button-no")


def no_button(text: Msg = NO) -> ActionButton:
    """Return the button that declines for good: its key is never that which only backs out."""
    return ActionButton(Press("no"), text, TURN_KEYS[Press("no")])


def legal_cell(table: Table, tile: int, cell: Cell, where: Msg) -> LegalCell:
    """Return an empty cell where a tile may go, with its wall change and what it would count."""
    change = wall_change(table.game, table.seat, tile, cell)
    text = msg("play-cell-legal", cell=where, wall=signed(change))
    x, y = xy(cell)
    gates = opened(table, tile, cell)
    if gates:
        text = msg("cell-gate", cell=text)
    found = LegalCell(target_of(cell), x, y, change, text, gates=gates)
    if TILE_KIND[tile] == "building":
        return found
    if (face := tile_kinds().get(TILE_KIND[tile])) is not None and face.counts:
        count = counted_as(table.game, table.seat, tile, cell)
        text = msg("cell-counts", cell=text, n=count)
        return evolve(found, text=text, row=TYPES[TILE_TYPE[tile]], counts=count)
    counted = lines_of(table.game, table.seat, tile, cell)
    if not counted:
        return found
    lines = tuple(route for line in counted for route in _drawn(line))
    points = sum(line.points for line in counted)
    return evolve(found, points=points, lines=lines, row=row_of(counted[0].rule))


def told_apart_by_wall(cells: Iterable[LegalCell]) -> list[LegalCell]:
    """Drop the wall change of several cells if it is 0 on all: it says nothing about them."""
    found = list(cells)
    idle = len(found) > 1 and not any(cell.wall for cell in found)
    return [evolve(cell, wall=None) for cell in found] if idle else found


def _drawn(line: Line) -> list[tuple[At, ...]]:
    """Return an arrow's cells as one line, any other cells one by one."""
    cells = tuple(xy(cell) for cell in line.cells)
    return [cells] if line.sides else [(cell,) for cell in cells]


def opened(table: Table, tile: int, cell: Cell) -> str:
    """Return the sides, one of which a gate must open to build a tile, as letters of nesw."""
    sides = {
        getattr(action, "side", -1)
        for action in table.legal
        if getattr(action, "tile", 0) == tile and getattr(action, "cell", None) == cell
    }
    return "".join(SIDE_LETTERS[side] for side in sorted(sides)) if -1 not in sides else ""


def ghost(table: Table, tile: int, cell: Cell, legal: bool, put: bool) -> Ghost:
    """Return a preview of a tile on a cell."""
    x, y = xy(cell)
    return Ghost(TILE_ID[tile], x, y, table.walls(tile), legal, put)


def refused(refusal: Refusal, target: Target) -> Picked:
    """Answer a pick with the rule that forbids it."""
    return Picked(refusal=refusal_view(refusal, target=target))


def refused_tile(
    table: Table, refusal: Refusal, target: Target, tile: int, cell: Cell | None = None
) -> Picked:
    """Answer a pick for a tile with the rule that forbids it."""
    if not tile:
        return refused(refusal, target)
    return Picked(refusal=refusal_view(refusal, TILE_ID[tile], cell, target, table.walls(tile)))
