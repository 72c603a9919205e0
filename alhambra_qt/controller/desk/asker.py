"""Whoever asks about a thing: what they see, know and may choose."""

from functools import cached_property

from attrs import frozen

from alhambra_qt.controller.build.scene import Scene
from alhambra_qt.controller.desk.modes import Mode
from alhambra_qt.controller.faces.face import AskedPiece
from alhambra_qt.controller.faces.scored import ScoredBoard
from alhambra_qt.controller.game.standing import beside_dirk
from alhambra_qt.controller.view.parts import AlhambraView, Token, ZonePiece, ZoneView
from alhambra_qt.controller.view.table import PlayerView, TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.controller.words.names import worth_in
from alhambra_qt.engine import DIRK, Game
from alhambra_qt.engine.ids import Cell, Seat
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.i18n import Msg, msg


@frozen(eq=False)
class Asker:
    """The person looking at the table, or whoever looks on.

    ``game`` is what may be told of the game, ``mode`` the question asked of this person if one is,
    and ``waiting`` says who is waited for else.
    """

    view: TableView
    scene: Scene
    game: Game
    mode: Mode | None
    waiting: Msg | None

    @property
    def own(self) -> Seat:
        """The seat at the bottom of the table."""
        return self.scene.own

    @cached_property
    def number(self) -> int:
        """The scoring that comes next."""
        return next_scoring(self.game)

    @property
    def counts(self) -> bool:
        """Whether points may be counted for this person."""
        return self.view.counts.visible

    def board(self) -> ScoredBoard:
        """What the next scoring would count now, ready for its proofs."""
        palaces = tuple(player.palace for player in self.game.players)
        dirk = None if self.game.dirk is None else tuple(self.game.dirk)
        boards, beside = self.scene.laid.boards, beside_dirk(self.game)
        return ScoredBoard(self.scene.ledger, palaces, dirk, self.own, boards, beside)

    def name(self, seat: Seat) -> str | Msg:
        """Say who sits in a seat."""
        return msg("dirk") if seat == DIRK else self.scene.tags[seat].said

    def piece(self, id: str, seat: Seat, cell: Cell | None = None) -> AskedPiece:
        """Give a piece as its module sees it."""
        return AskedPiece(self.game, self.scene.tags, id, seat, cell, self.number)

    def player(self, seat: Seat) -> PlayerView | None:
        """Find a player."""
        panels = (self.view.you, *self.view.opponents)
        return next((panel for panel in panels if panel.seat.seat == seat), None)

    def palace(self, seat: Seat) -> AlhambraView | None:
        """Find an Alhambra."""
        panel = self.player(seat)
        return panel.palace if panel is not None else None

    def free_token(self, seat: Seat, x: int, y: int) -> Token | None:
        """Find the token that stands on an empty cell."""
        palace = self.palace(seat)
        tokens = palace.tokens if palace is not None else ()
        return next((one for one in tokens if (one.x, one.y) == (x, y)), None)

    def zone_piece(self, target: Target) -> tuple[ZoneView, ZonePiece] | None:
        """Find a piece beside the board, with the place it lies in."""
        pieces = ((zone, piece) for zone in self.view.zones for piece in zone.pieces)
        return next((found for found in pieces if found[1].target == target), None)

    def rates(self, points: int, number: int) -> Msg | None:
        """Say what something brings in a scoring, if points are counted for this person."""
        return worth_in(self.game, number, points) if self.counts else None
