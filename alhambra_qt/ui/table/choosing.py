"""What choosing a target means at the table: what only concerns seeing is done here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra_qt.controller.view.targets import (
    AskWhy,
    AtPlace,
    AtReserve,
    AtSeat,
    BadgeOf,
    Handle,
    HiddenIn,
    OnShelf,
    Press,
    PullOut,
    Target,
    ToRead,
)
from alhambra_qt.ui.sides.spots import find
from alhambra_qt.ui.table import prompt
from alhambra_qt.ui.table.tray import ON

if TYPE_CHECKING:
    from alhambra_qt.ui.table.widget import TableWidget


def activate(widget: TableWidget, target: Target) -> None:
    """Do what choosing a target means: here if it is about seeing, else by `picked`."""
    if _shows(widget, target):
        return
    spot = find(widget.table.spots(), target)
    if spot is not None and spot.rule:
        widget.rule_wanted.emit(spot.rule)
        return
    match target:
        case AtSeat() if _is_opponent(widget, target):
            widget.open(target)
        case AtPlace("dirk"):
            activate(widget, Press("dirk"))
        case AtSeat() | BadgeOf() | HiddenIn() | AskWhy() | AtReserve("") | ToRead("count"):
            widget.ask(target)
        case _ if spot is not None and spot.dead:
            widget.ask(target)
        case _:
            widget.table.dismissed = None
            widget.picked.emit(target)


def _shows(widget: TableWidget, target: Target) -> bool:
    """Show what a target stands for if it is one step away; tells whether it is."""
    match target:
        case Handle():
            _turn(widget, target)
        case PullOut(name):
            widget.folding.pull(name)
        case OnShelf(shelf):
            widget.folding.reach(shelf)
        case Press("counts"):
            widget.open("counts")
        case Press("tray"):
            widget.folding.toggle()
        case Press("chips-back" | "chips-on"):
            widget.table.prompt.turn(1 if target == prompt.ON else -1)
            widget.show_again()
        case Press("recap-more"):
            widget.folding.unroll()
        case Press("why"):
            widget.tell_whole()
        case _:
            return False
    return True


def _is_opponent(widget: TableWidget, target: AtSeat) -> bool:
    """Whether this is the panel of somebody else, whose Alhambra can be opened."""
    view = widget.table.view
    return view is not None and any(panel.target == target for panel in view.opponents)


def _turn(widget: TableWidget, handle: Handle) -> None:
    """Close, turn over or zoom."""
    match handle.name:
        case "overlay:close":
            widget.open(widget.table.overlay.kind)
        case "shelf:close":
            widget.folding.shut()
        case "tray:back" | "tray:on":
            widget.folding.turn(widget.table.tray.page * (1 if handle == ON else -1))
        case zoom:
            widget.zoom(zoom.partition(":")[2])
