"""Keys at the table: they choose, move the focus, or read the table aloud."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from attrs import evolve
from PySide6.QtGui import QKeyEvent

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import (
    AtCell,
    AtDisplay,
    AtReserve,
    AtSeat,
    AtSlot,
    Begin,
    Choose,
    OnShelf,
    OpenRule,
    Press,
    SkipUntil,
    Target,
)
from alhambra_qt.controller.view.view_parts import CAN, CANNOT, CHOSEN, State
from alhambra_qt.controller.words import speech
from alhambra_qt.controller.words.speech import Where, near_cells
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.sides.popovers import OVERLAY, Extra
from alhambra_qt.ui.sides.spots import Spot, find
from alhambra_qt.ui.table import keys
from alhambra_qt.ui.table.choosing import ChoosingTable


class Reader:
    """Says and shows what `controller.words.speech` answers.

    The same key again goes on to the next row, cell or stretch of wall, as long as nothing else was
    done between.
    """

    def __init__(self) -> None:
        self._asked: object = None  # what must be the same for a key to go on
        self._where = Where()
        self._rival = -1

    def say(self, widget: ChoosingTable, query: str) -> None:
        """Say (and show) the answer to a query about the table."""
        view = widget.table.view
        if view is None:
            return
        name = query.removeprefix(speech.RIVAL)
        seat = self._whose(widget, view, name, rival=name != query)
        if seat is not None and name == speech.COUNTS:
            name = f"{speech.RIVAL}{name}"
        where = self._go_on(widget, view, query, seat)
        lines = speech.spoken(view, name, where)
        texts = lines
        if name == speech.NEAR and view.legal:
            goal = near_cells(view, where)[where.again % len(view.legal)].target
            focus = widget.focus
            if not (focus.shown and focus.target == goal):
                texts = (lines[0], *lines[2:])  # the cell is said by the focus
            focus.to(goal, shown=True)
            widget.focus_moved()
        self._asked = _now(widget, view, query, seat)
        widget.show_told(Extra(lines=lines))
        announce(widget, sentences(map(widget.look.text, texts)))

    def _whose(
        self, widget: ChoosingTable, view: TableView, name: str, *, rival: bool
    ) -> int | None:
        """Tell whose Alhambra is meant: the open one, with Shift a rival's, else the own."""
        if rival and view.opponents:
            if name == speech.BOARD:
                self._rival += 1
            return view.opponents[max(self._rival, 0) % len(view.opponents)].seat.seat
        kind = widget.table.opened.shows(OVERLAY)
        return kind.number if isinstance(kind, AtSeat) else None

    def _go_on(self, widget: ChoosingTable, view: TableView, query: str, seat: int | None) -> Where:
        """Give what is asked about: the next after the last time, or what has the focus."""
        if self._asked == _now(widget, view, query, seat):
            self._where = evolve(self._where, again=self._where.again + 1)
        else:
            target = widget.focus.target
            at = (target.x, target.y) if isinstance(target, AtCell) and seat is None else None
            self._where = Where(seat, at, _tile_of(view, target))
        return self._where


def _now(widget: ChoosingTable, view: TableView, query: str, seat: int | None) -> object:
    return query, seat, widget.focus.target, {action.target for action in view.legal}


def _tile_of(view: TableView, target: Target | None) -> str:
    """Give the tile with the focus: on sale, bought or in the reserve."""
    if isinstance(target, AtSlot):
        return next((slot.tile or "" for slot in view.market if slot.target == target), "")
    items = (*view.bought, *view.reserve.tiles)
    return next((item.tile for item in items if item.target == target), "")


PRESSED = ("button", "chip", "link", "tool")
PAN = {"pan-left": (1, 0), "pan-right": (-1, 0), "pan-up": (0, 1), "pan-down": (0, -1)}
PAGE = 5
# Where the focus goes after something was chosen by its key.
NEXT: dict[Target, Target] = {Begin("money"): AtDisplay(0), SkipUntil("open"): SkipUntil("turn")}


class Keyboard:
    """Turns keys into what they mean here."""

    def __init__(self) -> None:
        self._reader = Reader()
        self._first = ""  # the letter just pressed that several chips share

    def press(self, widget: ChoosingTable, event: QKeyEvent) -> bool:
        """Use a key; return whether it had a meaning."""
        key = keys.meant(widget.ctx, event)
        if not key:
            return False
        first, self._first = self._first, ""
        if first and key.isdigit() and _on_chip(widget, f"{first}{key}"):
            return True
        name = keys.command(key)
        if name == "hint" and event.isAutoRepeat():
            return True  # held down it would run through all steps, close, and begin again
        if name in keys.STEPS and _steps(widget, key):
            return True
        if _moves(widget, name) or self._acts(widget, name):
            return True
        return self._on_thing(widget, key)

    def _acts(self, widget: ChoosingTable, name: str) -> bool:
        recap = Press("recap-more")
        verbs: dict[str, Callable[[], object]] = {
            "primary": partial(_primary, widget),
            "choose": partial(_choose, widget),
            "cancel": widget.cancel,
            "why": widget.ask_focus,
            "cues": widget.toggle_cues,
        }
        if name == "replay" and find(widget.table.spots(), recap) is not None:
            widget.activate(recap)  # while what was done is shown again: as a list
        elif (target := keys.target_of(name)) is not None:
            widget.activate(target)
        elif name in verbs:
            verbs[name]()
        elif name.startswith("zoom-"):
            widget.zoom(name[5:])
        elif name.startswith("opponent-"):
            widget.next_opponent(1 if name == "opponent-next" else -1)
        elif name.startswith("page-"):
            widget.scrolls(-PAGE if name == "page-up" else PAGE)
        elif name.startswith("say-"):
            self._reader.say(widget, name[4:])
        elif name and name != "full-screen":  # that is the window's
            widget.key.emit(name)
        else:
            return False
        return True

    def _on_thing(self, widget: ChoosingTable, key: str) -> bool:
        """A key that stands on a thing chooses it and takes the focus there."""
        every = [*widget.focus.order(), *widget.table.spots()]  # some can only be had by a key
        shared = [spot for spot in every if _shares(spot, key)]
        spots = [spot for spot in every if spot.key == key or spot in shared]
        # Chips in their order, though some may stand behind a button; things come after them.
        spots.sort(key=lambda spot: (spot.key == key, spot.key))
        if not spots:
            return False
        self._first = key if shared else ""
        spot = _next_of(widget, spots)
        widget.focus.shown = True
        if spot.role == "cell":
            widget.focus.to(spot.target)  # Enter puts the tile there
            widget.focus_moved()
            return True
        widget.activate(spot.target)
        asked = widget.table.view is not None and widget.table.view.legal
        if spot.role in ("card", "slot") and not asked:  # nothing leads away from the spaces
            widget.focus.to(spot.target)
        _go_on(widget, spot)
        shelves = (place.target for place in spots[1:] if isinstance(place.target, OnShelf))
        shelf = next(shelves, None)
        if shelf is not None and shelf != spot.target:
            # The chip of an action: go on to what can be chosen for it.
            widget.reach_shelf(shelf.shelf)
        return True


def leaves_open(widget: ChoosingTable, event: QKeyEvent) -> bool:
    """Whether what was answered stays open: moving the focus, Esc, and opening rules."""
    name = keys.given(widget.ctx, event)
    moves = name in keys.STEPS or name.startswith(("zone-", "item-"))
    on_rule = isinstance(widget.focus.target, OpenRule)
    opens = name == "rules" or (name in ("primary", "choose", "why") and on_rule)
    return (not name and not event.text()) or moves or opens or name == "cancel"


def _steps(widget: ChoosingTable, key: str) -> bool:
    """Up and down step a number that is asked for."""
    spots = [spot for spot in widget.table.spots() if spot.key == key and spot.role == "chip"]
    if spots and spots[0].enabled:
        widget.activate(spots[0].target)
    return bool(spots)


def _moves(widget: ChoosingTable, name: str) -> bool:
    focus = widget.focus
    if name in ("zone-next", "zone-back"):
        focus.step_zone(1 if name == "zone-next" else -1)
    elif name in ("item-next", "item-back"):
        focus.step_item(1 if name == "item-next" else -1)
    elif name in keys.STEPS:
        focus.step_to(keys.STEPS[name])
    elif name.startswith("cell-"):
        focus.step_cell(keys.STEPS[name[5:]])
    elif name in PAN:
        step = widget.look.px(80)
        widget.pan(PAN[name][0] * step, PAN[name][1] * step)
        return True
    else:
        return False
    focus.shown = True
    widget.focus_moved()
    return True


def _primary(widget: ChoosingTable) -> None:
    """Enter: press the button with the focus, confirm what is chosen, else decide for it."""
    focus = widget.focus
    spot = focus.spot() if focus.shown else None
    confirm = find(widget.table.spots(), Press("confirm"))
    ready = confirm is not None and confirm.enabled
    if spot is None:
        target = confirm or widget.main_button()
        if target is not None:
            widget.activate(target.target)
    elif ready and _chosen(widget, spot):
        widget.activate(Press("confirm"))
    elif spot.role in (*PRESSED, "panel", "row"):
        widget.activate(spot.target)
    elif ready and (spot.role == "card" or not _open(widget, spot)):
        widget.activate(Press("confirm"))
    else:
        # While nothing is asked, Enter is for the button that goes on.
        onward = None if _asks(widget) else widget.main_button()
        widget.activate((onward or spot).target, decides=onward is None)


def _chosen(widget: ChoosingTable, spot: Spot) -> bool:
    """Whether this is a chip that is chosen already: Space takes that back, Enter goes on."""
    view = widget.table.view
    chips = view.prompt.chips if view is not None else ()
    return any(chip.target == spot.target and chip.chosen for chip in chips)


def _asks(widget: ChoosingTable) -> bool:
    """Whether there is something to choose."""
    view = widget.table.view
    return view is not None and view.prompt.mood == "ask"


def _open(widget: ChoosingTable, spot: Spot) -> bool:
    """Whether choosing this would change something: it is neither chosen nor idle."""
    view = widget.table.view
    if view is None:
        return False
    ghost = view.ghost
    if ghost is not None and ghost.put and spot.target == AtCell(ghost.x, ghost.y):
        return False
    if any(cell.target == spot.target for cell in view.legal):
        return True
    states: dict[Target, State] = {
        **{item.target: item.state for item in view.market},
        **{item.target: item.state for item in (*view.reserve.tiles, *view.bought)},
        **{item.target: item.state for item in view.palace.tiles},
        **{piece.target: piece.state for zone in view.zones for piece in zone.pieces},
    }
    return states.get(spot.target) in (CAN, CANNOT)


def _choose(widget: ChoosingTable) -> None:
    """Space: choose the thing with the focus; while computers play, pause or go on."""
    spot = widget.focus.spot()
    pause = find(widget.table.spots(), Press("pause"))
    if pause is not None and not (spot is not None and widget.focus.shown):
        widget.activate(pause.target)
        return
    if spot is None and not _asks(widget) and widget.main_button() is None:
        return  # others play: there is nothing to begin with
    widget.focus.shown = True
    if spot is None:
        widget.focus.start()
        widget.focus_moved()
    else:
        widget.activate(spot.target)


def _on_chip(widget: ChoosingTable, key: str) -> bool:
    """The number after a letter that several chips share; one that is chosen stays so."""
    spot = next((place for place in widget.table.spots() if place.key == key), None)
    if spot is None:
        return False
    if not _chosen(widget, spot):
        widget.activate(spot.target)
        _go_on(widget, spot)
    return True


def _next_of(widget: ChoosingTable, spots: Sequence[Spot]) -> Spot:
    """Of several things with one key: a card before a chip, and each time the one after it.

    Chips that are what is asked for come first of all; with something to place cells do.
    """
    usable = [spot for spot in spots if spot.enabled] or spots
    view = widget.table.view
    cells = {spot.target: spot for spot in usable if spot.role == "cell"}
    if cells:
        return _after(widget, list(cells.values()))
    beside = view is None or view.prompt.beside
    chips = (spot for spot in usable if spot.role == "chip")
    asked = [spot for spot in chips if not beside or isinstance(spot.target, Choose)]
    if asked:
        return _after(widget, list({spot.target: spot for spot in asked}.values()))
    found = {spot.target: spot for spot in reversed(usable) if spot.role == "card"}
    if len({spot.target for spot in usable}) < 2 or not found:
        return usable[0]
    return _after(widget, list(found.values())[::-1])


def _after(widget: ChoosingTable, spots: Sequence[Spot]) -> Spot:
    """The one after that with the focus, or after the one that is chosen; else the first."""
    focus, targets = widget.focus, [spot.target for spot in spots]
    chosen = _chosen_targets(widget)
    here = focus.target if focus.shown and focus.target in targets else None
    here = here or next((target for target in targets if target in chosen), None)
    return spots[(targets.index(here) + 1) % len(spots) if here is not None else 0]


def _chosen_targets(widget: ChoosingTable) -> set[Target]:
    """The chips and the pieces beside the board that are chosen."""
    view = widget.table.view
    if view is None:
        return set()
    pieces = (piece for zone in view.zones for piece in zone.pieces)
    found = {piece.target for piece in pieces if piece.state == CHOSEN}
    return found | {chip.target for chip in view.prompt.chips if chip.chosen}


def _go_on(widget: ChoosingTable, spot: Spot) -> None:
    """After a key chose something: go where the next choice is."""
    confirm = find(widget.table.spots(), Press("confirm"))
    ready = spot.role in ("chip", "button") and confirm is not None and confirm.enabled
    goal = NEXT.get(spot.target, Press("confirm") if ready else None)
    if spot.target == Begin("redesign"):
        goal = _first_tile(widget)
    elif spot.target == Begin("buy"):
        goal = _first_slot(widget)
    if find(widget.table.spots(), goal) is not None:
        widget.focus.to(goal)
    widget.show_focus()


def _first_slot(widget: ChoosingTable) -> Target | None:
    """Return the tile a purchase begins with: one that is paid exactly, else an affordable one."""
    view = widget.table.view
    slots = view.market if view is not None else ()
    open_ones = [slot for slot in slots if slot.state in (CAN, CHOSEN)] or slots
    best = sorted(open_ones, key=lambda slot: slot.pay != "exact")
    return best[0].target if best else None


def _first_tile(widget: ChoosingTable) -> Target | None:
    """Return the tile a redesign begins with: one of the reserve, else one of the Alhambra."""
    spots = [spot for spot in widget.table.spots() if spot.enabled]
    kinds = (AtReserve, AtCell)
    tiles = (s.target for kind in kinds for s in spots if isinstance(s.target, kind))
    return next((target for target in tiles if not target.whole), None)


def _shares(spot: Spot, key: str) -> bool:
    return spot.key[:-1] == key and spot.key[-1:].isdigit()
