"""Sealed bids: each person says once, in secret, how far they would go; then the auction runs.

The auction itself stays the one of the rules. For each person whose turn it is to bid, the least
that is more than the last bid is bid as long as that is no more than what they said, else they
pass; computers bid as ever. So the record holds bids and passes like any other.

What was said is kept in memory alone, for this auction: it is in no record, no log and no view. Who
opens a game that was left in the middle of an auction says it anew, if they are still in.
"""

from __future__ import annotations

from attrs import define, field

from alhambra_qt.controller.faces.face import Sealed
from alhambra_qt.controller.faces.found import questions
from alhambra_qt.controller.game.seats import humans
from alhambra_qt.controller.game.session import Session
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat


@define(eq=False)
class SealedBids:
    """How far the people of a session would go in the auction that goes on."""

    session: Session
    _limits: dict[Seat, int] = field(factory=dict, init=False, repr=False)
    _about: int | None = field(default=None, init=False)

    def look(self) -> None:
        """Something happened: what was said for another auction, or by who left, is forgotten."""
        face, game = self._auction()
        about = None if face is None else face.about(game)
        if about != self._about:
            self._about, self._limits = about, {}
        for seat in [seat for seat in self._limits if self.session.is_ai(seat)]:
            del self._limits[seat]

    def _auction(self) -> tuple[Sealed | None, Game]:
        """Give the face of the auction that goes on, if bids are sealed, and what all know."""
        game = self.session.observation(None).game
        if not self.session.config.sealed or not game.decisions:
            return None, game
        face = questions().get(game.frame.kind)
        return (None if face is None else face.sealed), game

    @property
    def asking(self) -> Seat | None:
        """The next person who must say how far they would go, from who is to bid on."""
        face, game = self._auction()
        if face is None:
            return None
        people, count = humans(self.session.config), self.session.seats
        order = [(game.frame.seat + step) % count for step in range(count)]
        still = face.seats(game)
        left = (one for one in order if one in people and one in still and one not in self._limits)
        return next(left, None)

    def bounds(self, seat: Seat) -> tuple[int, int]:
        """Give the least and the most that a seat could still bid."""
        face, game = self._auction()
        if face is None:
            return 0, 0
        return face.least(game), face.most(self.session.observation(seat).game, seat)

    def enter(self, limit: int) -> None:
        """The person who is asked goes as far as this; 0 is not to bid."""
        seat = self.asking
        if seat is not None:
            self._limits[seat] = limit

    def answer(self) -> Action | None:
        """Give the bid or the pass of the person who is to bid, once everybody has said it."""
        seat = self.session.to_move
        face, game = self._auction()
        if face is None or seat not in self._limits or self.asking is not None:
            return None
        return face.answer(game, self._limits[seat])
