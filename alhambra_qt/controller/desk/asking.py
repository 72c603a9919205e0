"""Who must answer at the screen now, and what follows by itself from what was said before."""

from attrs import define, field

from alhambra_qt.controller.desk.between import Between
from alhambra_qt.controller.game.sealed import SealedBids
from alhambra_qt.controller.game.seats import Viewing
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.parts import ActionButton
from alhambra_qt.controller.view.table import Prompt
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.engine.ids import NOBODY, Seat
from alhambra_qt.i18n import msg


@define(eq=False)
class Asking:
    """Who is asked.

    Attributes:
        between: who passes by itself between turns.
        sealed: how far people would go in an auction.
    """

    session: Session
    between: Between = field(init=False)
    sealed: SealedBids = field(init=False)

    def __attrs_post_init__(self) -> None:
        """Nobody has said anything."""
        self.between, self.sealed = Between(self.session), SealedBids(self.session)

    def look(self, viewing: Viewing, *, undone: bool = False, ask_idle: bool = True) -> None:
        """Something happened: whose is the screen now?

        While bids follow by themselves all look on, and nobody's hand is shown.
        """
        self.between.look(undone=undone, ask_idle=ask_idle)
        self.sealed.look()
        bids = self.sealed.answer() is not None
        viewing.turn_to(NOBODY if bids else self.seat, passing=self.between.passing)

    @property
    def seat(self) -> Seat | None:
        """Who must say or choose something now."""
        asking = self.sealed.asking
        return self.session.to_move if asking is None else asking

    @property
    def goes_on(self) -> bool:
        """Whether a person's answer follows by itself."""
        return self.between.passing or self.sealed.answer() is not None

    def go_on(self) -> None:
        """Play that answer."""
        bid = self.sealed.answer()
        if bid is not None:
            self.session.play(bid, settled=True)
        else:
            self.between.pass_()

    def waiting(self, viewer: Seat | None) -> Prompt:
        """Say who is being waited for."""
        session, seat = self.session, self.seat
        if seat is None:
            results = ActionButton(Press("results"), msg("result-show"), "Enter", primary=True)
            ledger = ActionButton(Press("ledger"), msg("result-ledger"), "S")
            return Prompt(msg("prompt-over"), buttons=(ledger, results), mood="over")
        passing = self.between.waiting(viewer)
        if passing is not None:
            return passing
        who = "ai" if session.is_ai(seat) else "bids" if self.goes_on else "human"
        return Prompt(msg(f"prompt-wait-{who}", name=session.tags[seat].said), mood="wait")
