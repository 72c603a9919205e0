"""What can be done with a game that is over: try otherwise, take it along, add games up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra_qt.ui.doors.branches import BranchDoor
from alhambra_qt.ui.doors.career import CareerDoor
from alhambra_qt.ui.doors.share import ShareDoor

if TYPE_CHECKING:
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.ui.doors.house import House


class Afterwards:
    """The ways from the results, and from the saved games, to all that comes after a game.

    ``play`` begins or goes on with a session that is kept in a file.
    """

    def __init__(self, program: House, play: Callable[[Session, Path | None], None]) -> None:
        self.branches = BranchDoor(program, play)
        self.share = ShareDoor(program)
        self.career = CareerDoor(program)

    def do(self, wish: str, session: Session, file: Path | None) -> None:
        """Do what a button says with a game that is kept in a file."""
        match wish:
            case "branches":
                self.branches.show(session, file)
            case "share":
                self.share.show_running()
            case "career":
                self.career.show_after(session)
