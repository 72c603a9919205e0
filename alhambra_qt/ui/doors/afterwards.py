"""What can be done with a game that is over: try otherwise, take it along, add games up."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra_qt.ui.doors.career import CareerDoor
from alhambra_qt.ui.doors.review import ReviewDoor
from alhambra_qt.ui.doors.share import ShareDoor

if TYPE_CHECKING:
    from alhambra_qt.controller.desk.desk import Desk
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.ui.doors.branches import BranchDoor
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.doors.replay import ReplayDoor


class Afterwards:
    """The ways from the results, and from the saved games, to all that comes after a game.

    ``play`` begins or goes on with a session that is kept in a file, ``to_main`` calls something in
    the main thread.
    """

    def __init__(
        self,
        program: House,
        play: Callable[[Session, Path | None], None],
        to_main: Callable[[Callable[[], None]], None],
    ) -> None:
        self._program, self._play = program, play
        self.review = ReviewDoor(program, to_main)
        self.share = ShareDoor(program)
        self.career = CareerDoor(program)

    # What needs the rules or the table is made when it is first wanted.

    @cached_property
    def branches(self) -> BranchDoor:
        """What leads from a moment of a game to a branch, and to all of them."""
        from alhambra_qt.ui.doors.branches import BranchDoor

        return BranchDoor(self._program, self._play, self._show_again, self.review.show)

    @cached_property
    def replay(self) -> ReplayDoor:
        """What shows a game again."""
        from alhambra_qt.ui.doors.replay import ReplayDoor

        return ReplayDoor(self._program, self.branches)

    def _show_again(self, session: Session, file: Path | None) -> None:
        begin = 0 if session.branch is None else session.branch.at
        self.replay.show(session, None, begin, file)

    def do(self, wish: str, desk: Desk, at: int, file: Path | None) -> None:
        """Do what a button says with the game on the table, from a moment on where that matters."""
        session = desk.session
        match wish:
            case "review":
                self.review.show(session, file)
            case "replay":
                self.replay.show(session, desk.viewing.viewer, at, file)
            case "branches":
                self.branches.show(session, file)
            case "original" if session.root is not None:
                self._play(session.root, file)
            case "share-game":
                self.share.show_now(session, file)
            case "career":
                self.career.show_after(session)
