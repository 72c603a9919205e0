"""What the page of a review needs of whoever works it out."""

from collections.abc import Callable
from typing import Protocol

from alhambra_qt.controller.game.session import Session
from alhambra_qt.engine.actions import Action
from alhambra_qt.review.model import JudgedChoice, Review, TriedCost

# What was found out so far (None before anything was), and the seconds that are left (0: it ended
# or stopped).
Changed = Callable[[Review | None, float], None]
Priced = Callable[[TriedCost | None], None]  # None: it could not be worked out


class Reviewer(Protocol):
    """Works a review out in the background and keeps it; it tells in the thread of the window."""

    def start(self, session: Session, changed: Changed) -> None:
        """Give what is kept of a game that is over, or begin; another game is left."""

    def stop(self) -> None:
        """Stop working; what was found out is kept."""

    def go_on(self) -> None:
        """Go on where it was stopped."""

    def try_out(self, choice: JudgedChoice, tried: Action, priced: Priced) -> None:
        """Say what something else would have cost where a choice was judged."""
