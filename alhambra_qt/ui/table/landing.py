"""What is still on its way is left out where it will lie, so that nothing is seen twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from attrs import frozen

from alhambra_qt.controller.view.pages import Motion
from alhambra_qt.controller.view.targets import BesideSeat
from alhambra_qt.ui.table.anchors import lands_on, on_board
from alhambra_qt.ui.table.pieces import TOKEN, Piece

if TYPE_CHECKING:
    from alhambra_qt.ui.table.scene import TableScene


class TablePart(Protocol):
    """A part of the table that can leave something out."""

    hidden: frozenset[str]

    def hide_pieces(self, ids: frozenset[str]) -> None:
        """Leave these out."""


@frozen
class Coming:
    """A piece in the air, and the part that leaves it out under a name."""

    piece: Piece
    part: TablePart
    name: str


class Landing:
    """Keeps parts of the table from showing what has not arrived yet.

    Names of what is left out: the piece itself, a token with the place where it comes to, or the
    place of a special card.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._coming: list[Coming] = []

    def hide(self, piece: Piece, motion: Motion) -> None:
        """Leave out what this motion brings until its piece has landed."""
        for part in self._parts(motion):
            self.hold(piece, part, named(motion))

    def hold(self, piece: Piece, part: TablePart, name: str) -> None:
        """Leave something out of a part until a piece has landed."""
        self._coming.append(Coming(piece, part, name))
        part.hide_pieces(part.hidden | {name})

    def landed(self, piece: Piece) -> None:
        """Show what this piece brought."""
        arrived = [one for one in self._coming if one.piece is piece]
        self._coming = [one for one in self._coming if one.piece is not piece]
        for one in arrived:
            if not any((other.part, other.name) == (one.part, one.name) for other in self._coming):
                one.part.hide_pieces(one.part.hidden - {one.name})

    def _parts(self, motion: Motion) -> Iterator[TablePart]:
        """The parts in which something of a motion will lie."""
        scene = self._scene
        for panel in (*scene.rivals, scene.dirk, scene.shelf, scene.market):
            if lands_on(panel, motion, scene.view):
                yield panel
        if scene.view is None or motion.seat != scene.view.you.seat.seat:
            return
        if isinstance(motion.dest, BesideSeat):
            yield scene.you
        elif motion.kind == TOKEN and on_board(motion.dest):
            yield scene.marks


def named(motion: Motion) -> str:
    """What is left out while this motion lasts."""
    if isinstance(motion.dest, BesideSeat):
        return str(motion.dest)
    stands = motion.kind == TOKEN and on_board(motion.dest)
    return f"{motion.piece}@{motion.dest}" if stands else motion.piece
