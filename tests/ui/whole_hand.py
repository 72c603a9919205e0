"""The device with which somebody plays a whole game: what choosing takes, whichever it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque

from alhambra_qt.controller.view.table_view import STALLS, TableView
from alhambra_qt.controller.view.targets import (
    OnShelf,
    PullOut,
    Target,
)
from alhambra_qt.ui.sides.dock import CARDS, RESERVE, kept
from alhambra_qt.ui.sides.dock import SHELF as SHELF_OF_DOCK
from alhambra_qt.ui.sides.dock import TRAY as DOCK_TRAY
from alhambra_qt.ui.sides.popovers import PULLED
from alhambra_qt.ui.sides.tray import ON, TRAY
from tests.ui.window_kit import Player

MOST_PAGES = 8  # of the tray
LAST = 20  # inputs listed when something goes wrong


class Hand(ABC):
    """A device: chooses what the screen shows, and keeps the last inputs."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.inputs: deque[str] = deque(maxlen=LAST)

    @abstractmethod
    def choose(self, target: Target) -> None:
        """Choose something that is shown."""

    @abstractmethod
    def give_up(self) -> None:
        """Forget what was chosen so far."""

    @abstractmethod
    def go_on(self) -> None:
        """Leave the scoring."""

    def reach(self, target: Target) -> bool:
        """Show a piece that lies in a drawer or in the tray; return whether it can be seen now."""
        view = self.player.view
        if self.player.spot(target) is not None:
            return True
        if self.player.game.table.table.dock.is_shown and self._pull(target):
            return True
        shelf = shelf_of(view, target)
        button = self.player.spot(shelf) if shelf is not None else None
        if shelf is not None and button is not None and button.focusable:
            self.choose(shelf)  # else it is a panel, which shows all it has
        tray = self.player.game.table.table.tray
        if shelf is None and any(
            piece.target == target for zone in kept(view, tray.beyond) for piece in zone.pieces
        ):
            dock = self.player.game.table.table.dock
            if not tray.open:
                self.choose(PullOut(DOCK_TRAY) if dock.isVisible() else TRAY)
            for _ in range(MOST_PAGES):
                if self.player.spot(target) is None and self.player.spot(ON) is not None:
                    self.choose(ON)
        return self.player.spot(target) is not None

    def _pull(self, target: Target) -> bool:
        """Pull out of the dock what has a target, or put away what covers it."""
        scene = self.player.game.table.table
        pulled = scene.opened.shows(PULLED)
        if pulled and scene.dock.isVisible():
            self.choose(PullOut(pulled))
        for name in (RESERVE, CARDS, SHELF_OF_DOCK):
            if self.player.spot(target) is not None:
                return True
            if self.player.spot(PullOut(name)) is not None:
                self.choose(PullOut(name))
        return self.player.spot(target) is not None


def shelf_of(view: TableView, target: Target) -> OnShelf | None:
    """Return the target that opens the drawer of a piece; None if it lies in none."""
    for shelf in view.shelf:
        if any(piece.piece.target == target for group in shelf.groups for piece in group.pieces):
            return OnShelf(shelf.name)
    if view.stalls is not None and any(stall.piece.target == target for stall in view.stalls.items):
        return OnShelf(STALLS)
    return None
