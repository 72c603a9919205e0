"""Face-down pieces that one seat knows, such as a card it has looked at.

On a shared screen such a piece stays face down, even in its owner's view, until the owner turns it
up to look. The next event turns it down again, and so does a change of person at the screen; no
other text reveals it. A person alone with computers always sees it, and everything that follows.
"""

from attrs import define, evolve, field

from alhambra_qt.controller.faces.found import shelves
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import zones_of
from alhambra_qt.controller.view.table_view import (
    CountTable,
    ShelfGroup,
    ShelfPiece,
    ShelfView,
    TableView,
)
from alhambra_qt.controller.view.targets import PeekInto
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, ZonePiece
from alhambra_qt.controller.whatif.effects import threats
from alhambra_qt.controller.words.names import token_name
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg

Moment = tuple[int, Seat | None]


@define(eq=False)
class Peek:
    """Pieces that only the viewer knows, and which of them are turned up."""

    session: Session
    open: str = field(default="", init=False)
    _known: frozenset[str] = field(default=frozenset(), init=False)
    _moment: Moment | None = field(default=None, init=False)

    def close(self) -> None:
        """Turn everything down."""
        self.open = ""

    def turn_over(self, name: str, viewer: Seat) -> None:
        """Turn a thing up, or down again."""
        known = name in self.known(viewer)
        self.open = name if known and name != self.open else ""

    def known(self, viewer: Seat | None) -> frozenset[str]:
        """Return the zones whose pieces a person knows but not everybody does."""
        moment = (self.session.version, viewer)
        if self._moment != moment:
            self._moment, self._known = moment, self._looked_at(viewer)
        return self._known

    def _looked_at(self, viewer: Seat | None) -> frozenset[str]:
        if viewer is None:
            return frozenset()
        mine = _seen(self.session.observation(viewer).game)
        return mine - _seen(self.session.observation(None).game) if mine else mine

    def looked(self, before: frozenset[str], viewer: Seat | None) -> Msg | None:
        """Say what only the acting person has learned since then; None if nothing.

        A single person sees it at once; on a shared screen it stays face down until turned up.
        """
        new = sorted(self.known(viewer) - before)
        if viewer is None or viewer != self.session.to_move or not new:
            return None
        if self.shared:
            return msg("peek-look")
        zones = zones_of(self.session.observation(viewer).game)
        tokens = [token for zone in zones if zone.name == new[0] for token in zone.tokens]
        return msg("peek-seen", thing=token_name(tokens[0])) if tokens else None

    @property
    def shared(self) -> bool:
        """Whether several people share this screen."""
        return len(self.session.here) > 1

    def observed(self, game: Game, viewer: Seat) -> Game:
        """Return the part of a person's knowledge that the screen may show."""
        if not self.shared or not self.known(viewer):
            return game
        public = self.session.observation(None).game
        told = game.clone()
        told.ext |= {name: public.ext[name].clone() for name in threats(public)}
        return told

    def laid(self, view: TableView) -> TableView:
        """Turn down what only the viewer knows, unless they are looking at it."""
        watched = {shelf.watched for shelf in shelves()}
        if all(zone.name not in watched for zone in view.zones):
            return view  # a second look at the whole game takes as long as four players' panels
        known = self.known(view.viewer)
        if not known:
            return view
        down = known - {self.open} if self.shared else frozenset[str]()
        zones = tuple(zone for zone in view.zones if zone.name not in down or zone.tag is not None)
        shelf = tuple(self._shelf(shelf_view, known) for shelf_view in view.shelf)
        counts = _without_losses(view.counts) if down else view.counts
        return evolve(view, zones=zones, shelf=shelf, counts=counts)

    def _shelf(self, shelf: ShelfView, known: frozenset[str]) -> ShelfView:
        groups = tuple(
            self._group(group) if group.zone in known else group for group in shelf.groups
        )
        return evolve(shelf, groups=groups)

    def _group(self, group: ShelfGroup) -> ShelfGroup:
        turn = _known if not self.shared else self._up if group.zone == self.open else _down
        pieces = (ShelfPiece(turn(piece.piece, group.zone), piece.left) for piece in group.pieces)
        return evolve(group, pieces=tuple(pieces))

    def _up(self, piece: ZonePiece, zone: str) -> ZonePiece:
        name = msg("peek-open", thing=piece.name)
        return evolve(piece, target=PeekInto(zone), name=name, state=CHOSEN)


def _known(piece: ZonePiece, _zone: str) -> ZonePiece:
    return evolve(piece, name=msg("peek-seen", thing=piece.name))


def _down(piece: ZonePiece, zone: str) -> ZonePiece:
    return evolve(piece, target=PeekInto(zone), id="", name=msg("peek-closed"), state=CAN)


def _without_losses(table: CountTable) -> CountTable:
    """Remove counts that would reveal a face-down card."""
    rows = tuple(row for row in table.rows if not row.loss)
    if len(rows) == len(table.rows):
        return table
    totals = [sum(row.cells[k].points for row in rows) for k in range(len(table.totals))]
    return evolve(table, rows=rows, totals=tuple(totals))


def _seen(game: Game) -> frozenset[str]:
    watched = {shelf.watched for shelf in shelves() if shelf.watched}
    return frozenset(
        zone.name
        for zone in zones_of(game)
        if zone.seat < 0 and zone.name in watched and (zone.tokens or zone.cards or zone.tiles)
    )
