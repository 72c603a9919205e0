"""The page of what can be known, ready to be shown: of the seat at the screen, or closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from attrs import frozen

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.unseen.count import Unseen, count
from alhambra_qt.controller.unseen.told import told_text
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.observe import Observation

# Whether all play as purists, nobody does, others wait for an answer, or wait for others.
Purism = Literal["off", "on", "asked", "agreed"]


@frozen(eq=False)
class UnseenView:
    """The page.

    Attributes:
        page: what was counted; None while it is closed.
        tags: everybody, by seat.
        purism: whether it may be, is being or has been closed by common consent.
        may_join: whether somebody is at the screen who could agree.
        sent: for each seat that may be looked at, what its text is made from.
    """

    page: Unseen | None
    tags: tuple[SeatTag, ...]
    purism: Purism
    may_join: bool
    sent: Mapping[Seat, Observation]

    def text(self, seat: Seat) -> str:
        """Give what a computer in a seat is sent, as far as the page may tell."""
        return told_text(self.sent[seat], seat)


def unseen_view(session: Session, viewer: Seat | None) -> UnseenView:
    """Make the page for whoever is at the screen; ``viewer`` None is somebody who only watches."""
    seen = session.ai_observation(viewer)
    shown = [seat for seat in range(session.seats) if seat == viewer or session.is_ai(seat)]
    shown.sort(key=lambda seat: seat != viewer)
    sent = {seat: session.ai_observation(seat) if session.over else seen for seat in shown}
    closed = session.unaided
    return UnseenView(
        None if closed else count(seen),
        session.tags,
        _purism(session, viewer),
        viewer is not None and not session.over,
        {} if closed else sent,
    )


def _purism(session: Session, viewer: Seat | None) -> Purism:
    if session.config.unaided:
        return "on"
    if session.asks_purist(viewer):
        return "asked"
    return "agreed" if session.purists else "off"
