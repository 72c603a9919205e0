"""The seat that must answer at the screen, and the answers that follow from earlier ones.

Automatic passing between turns must reveal nothing: such a seat gives the same answer as a person
who declines, after the same pause, whatever it holds. Where several people share the screen, only
public events end it. A single person's pauses are seen by nobody, so that person may wait for a
price that matches their hand, and need not be asked when passing is the only option. A seat that
passed is not asked again unless something is new (``Chance`` in ``controller/game/step.py``). A
question that requires an answer is never passed. Sealed bids: each person states a limit once, in
secret; then the auction runs.
"""

import attrs
from attrs import define, field

from alhambra_qt.controller.desk.modes import CANCEL
from alhambra_qt.controller.faces.face import Sealed
from alhambra_qt.controller.faces.found import questions
from alhambra_qt.controller.game.seats import ALWAYS, PRICE, SCORING, TURN, Skip, Viewing, people
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import Chance
from alhambra_qt.controller.view.table_view import (
    Extras,
    Overlay,
    PlayerView,
    Prompt,
    PromptLine,
    SpecialCard,
)
from alhambra_qt.controller.view.targets import Press, SkipUntil
from alhambra_qt.controller.view.view_parts import CAN, ActionButton
from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine.actions import Action, PassWindow
from alhambra_qt.engine.ids import NOBODY, Seat, Tile
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.payments import payment_options
from alhambra_qt.i18n import Msg, msg

KEY = "Q"
OPEN, OFF = "open", "off"
SCORINGS = 3
MARK = "icon-hand"  # icon of a seat that passes


@define(eq=False)
class Between:
    """Automatic passing between turns.

    Attributes:
        passing: whether the seat that is asked now passes automatically.
        again: whether it repeats an earlier pass because nothing is new.
        choosing: whether the viewer is choosing how long to pass.
    """

    session: Session
    passing: bool = field(default=False, init=False)
    again: bool = field(default=False, init=False)
    choosing: bool = field(default=False, init=False)

    def look(self, *, undone: bool = False, ask_idle: bool = True) -> None:
        """Update after an event: does the seat that is asked now pass?

        A person who has undone the pass wants to be asked. Without ``ask_idle`` the only person is
        not asked when there is nothing to do. A person elsewhere passes there.
        """
        self.choosing, self.passing, self.again = False, False, False
        seat = self.session.to_move
        if seat is None or seat not in self.session.here or not self.session.between_turns:
            return
        skip = self.session.skips.get(seat)
        if skip is not None and (undone or self._appeared(seat, skip)):
            self.session.pass_until(seat, None)
        elif skip is not None:
            self.passing = True
        elif not undone:
            self.again = nothing_new(self.session, public=self.public)
            self.passing = self.again or not (ask_idle or self.public or self._can_act(seat))

    def _can_act(self, seat: Seat) -> bool:
        game = self.session.observation(seat).game
        return any(not isinstance(action, PassWindow) for action in legal_actions(game))

    def _appeared(self, seat: Seat, skip: Skip) -> bool:
        """Return whether a price has appeared that this seat waits for and had not seen."""
        if skip.until != PRICE:
            return False
        game = self.session.observation(seat).game
        seen = on_sale(game) if self.public else buyable(game)
        return bool(seen - set(skip.known))

    @property
    def idle(self) -> bool:
        """Whether the seat passes only because nothing is possible or new, not by request."""
        return self.passing and self.session.to_move not in self.session.skips

    @property
    def public(self) -> bool:
        """Whether several people play, here or elsewhere, and see who is asked again."""
        return len(people(self.session.config)) > 1

    def pass_(self) -> None:
        """Pass for the seat that is asked, if it passes automatically."""
        if self.passing:
            self.session.play(PassWindow.of(), settled=self.idle)

    # -- choosing -----------------------------------------------------------------------------

    def choose_pass(self, value: str, seat: Seat) -> None:
        """Handle the viewer's choice: pass until an event, list the choices, or be asked again."""
        if value == OPEN:
            self.choosing = not self.choosing
        elif value == OFF:
            self.session.pass_until(seat, None)
            self.look(undone=True)
        elif value in self.choices(seat):
            known = self._known(seat) if value == PRICE else ()
            self.session.pass_until(seat, Skip(value, known))
            self.look()

    def _known(self, seat: Seat) -> tuple[Tile, ...]:
        game = self.session.observation(seat).game
        return tuple(sorted(on_sale(game) if self.public else payable(game, seat)))

    def choices(self, seat: Seat) -> tuple[str, ...]:
        """List the events until which a seat may pass now."""
        game = self.session.observation(seat).game
        if not game.rules.window_open:
            return ()
        priced = (PRICE,) if sells(game) else ()
        scoring = (SCORING,) if game.scorings_done < SCORINGS else ()
        return (TURN, *priced, *scoring, ALWAYS)

    # -- views --------------------------------------------------------------------------------

    def lay(self, overlay: Overlay, seat: Seat) -> None:
        """Add automatic passing to every question between turns, or ask how long to pass."""
        if not self.session.between_turns:
            return
        if self.choosing:
            overlay.prompt = self._prompt(seat)
            return
        opener = ActionButton(SkipUntil(OPEN), msg("between-open"), KEY, icon="hand")
        chips = (*overlay.prompt.chips, opener)
        overlay.prompt = attrs.evolve(overlay.prompt, chips=chips)

    def _prompt(self, seat: Seat) -> Prompt:
        chips = tuple(
            ActionButton(SkipUntil(choice), self._until(choice)) for choice in self.choices(seat)
        )
        lines = (PromptLine(msg("between-how", own_key=KEY)),)
        return Prompt(msg("between-ask"), lines, None, (CANCEL,), chips, beside=False)

    def _until(self, until: str) -> Msg:
        return msg(f"between-until-{'tile' if until == PRICE and self.public else until}")

    def waiting(self, seat: Seat | None) -> Prompt | None:
        """Return the prompt shown while the viewer's own seat passes; None if it does not."""
        if not self.passing or seat != self.session.to_move:
            return None
        why = "again" if self.again else "idle" if self.idle else "passing"
        return Prompt(msg(f"between-{why}"), mood="wait")

    def shown(self, panel: PlayerView, viewer: Seat | None) -> PlayerView:
        """Show in the viewer's own panel that this seat passes; a click or the key ends it."""
        skip = None if viewer is None else self.session.skips.get(viewer)
        if skip is None or panel.seat.seat != viewer:
            return panel
        until = self._until(skip.until)
        card = SpecialCard(
            target=SkipUntil(OFF),
            kind="token",
            id=MARK,
            name=msg("between-card", until=until),
            title=msg("between-title"),
            note=msg("between-off"),
            state=CAN,
            key=KEY,
            zone="skip",
        )
        beside = panel.extras or Extras()
        return attrs.evolve(panel, extras=attrs.evolve(beside, cards=(card, *beside.cards)))


def sells(game: Game) -> bool:
    """Return whether a game lets players buy between turns."""
    return any(
        "window" in handler.frames and "slot" in kind.__match_args__
        for kind, handler in game.rules.handlers.items()
    )


def on_sale(game: Game) -> set[Tile]:
    """Return the tiles with a price."""
    return {offer.tile for offer in offers(game)}


def payable(game: Game, seat: Seat) -> set[Tile]:
    """Return the tiles that a seat could pay for exactly."""
    return {
        offer.tile
        for offer in offers(game)
        if payment_options(game, seat, offer.currency, offer.price, exact_only=True)
    }


def buyable(game: Game) -> set[Tile]:
    """Return the tiles that the seat being asked may buy now."""
    found = set()
    for action in legal_actions(game):
        slot = getattr(action, "slot", -1)
        found.add(game.market[slot] if slot >= 0 else getattr(action, "tile", 0))
    return found - {0}


def nothing_new(session: Session, *, public: bool) -> bool:
    """Return whether a person passed in this window and nothing new is on offer.

    With ``public``, several people see who is asked again.
    """
    seat = session.to_move
    if seat is None or not session.between_turns:
        return False
    for index in reversed(range(len(session.steps))):
        step = session.steps[index]
        if step.turn != session.turn:
            break
        if step.seat == seat:
            now, before = Chance.of(session.observation(seat).game, seat), step.declined
            again = before is None or now.brings_more_than(before, public=public)
            return not again and not session.was_ai(seat, index)
    return False


@define(eq=False)
class SealedBids:
    """The limits that people have set for the current auction."""

    session: Session
    _limits: dict[Seat, int] = field(factory=dict, init=False, repr=False)
    _about: int | None = field(default=None, init=False)

    def look(self) -> None:
        """Update after an event: drop bids for another auction and bids of people who left."""
        auction = self._auction()
        about = None if auction is None else auction[0].about(auction[1])
        if about != self._about:
            self._about, self._limits = about, {}
        for seat in [seat for seat in self._limits if seat not in self.session.here]:
            del self._limits[seat]

    def _auction(self) -> tuple[Sealed, Game] | None:
        """Return the current auction's face and the public state, if bids are sealed."""
        if not self.session.config.sealed:
            return None
        game = self.session.observation(None).game
        face = questions().get(game.frame.kind) if game.decisions else None
        return None if face is None or face.sealed is None else (face.sealed, game)

    @property
    def asking(self) -> Seat | None:
        """The next person here who must set a limit, in bidding order."""
        if (auction := self._auction()) is None:
            return None
        face, game = auction
        here, count = self.session.here, self.session.seats
        order = [(game.frame.seat + step) % count for step in range(count)]
        still = face.seats(game)
        left = (
            seat for seat in order if seat in here and seat in still and seat not in self._limits
        )
        return next(left, None)

    def bounds(self, seat: Seat) -> tuple[int, int]:
        """Return the lowest and the highest amount a seat could still bid."""
        if (auction := self._auction()) is None:
            return 0, 0
        face, game = auction
        return face.least(game), face.most(self.session.observation(seat).game, seat)

    def enter(self, limit: int) -> None:
        """Set the limit of the person being asked; 0 means no bid."""
        seat = self.asking
        if seat is not None:
            self._limits[seat] = limit

    def answer(self) -> Action | None:
        """Return the current bidder's bid or pass, once everybody has set a limit."""
        seat, auction = self.session.to_move, self._auction()
        if auction is None or seat not in self._limits or self.asking is not None:
            return None
        face, game = auction
        return face.answer(game, self._limits[seat])


@define(eq=False)
class Asking:
    """The seat being asked, automatic passing and sealed limits.

    Attributes:
        between: automatic passing between turns.
        sealed: people's limits in an auction.
    """

    session: Session
    between: Between = field(init=False)
    sealed: SealedBids = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.between, self.sealed = Between(self.session), SealedBids(self.session)

    def look(self, viewing: Viewing, *, undone: bool = False, ask_idle: bool = True) -> None:
        """Update after an event: decide whose turn at the screen it is.

        While bids are played automatically everybody watches and no hand is shown.
        """
        self.between.look(undone=undone, ask_idle=ask_idle)
        self.sealed.look()
        bids = self.sealed.answer() is not None
        viewing.turn_to(NOBODY if bids else self.seat, passing=self.between.passing)

    @property
    def seat(self) -> Seat | None:
        """The seat that must answer or choose now."""
        asking = self.sealed.asking
        return self.session.to_move if asking is None else asking

    @property
    def goes_on(self) -> bool:
        """Whether a person's answer follows automatically."""
        return self.between.passing or self.sealed.answer() is not None

    def go_on(self) -> None:
        """Play that answer, if there is one, and only once."""
        if self.session.waiting:
            return
        if (bid := self.sealed.answer()) is not None:
            self.session.play(bid, settled=True)
        else:
            self.between.pass_()

    def waiting(self, viewer: Seat | None) -> Prompt:
        """Return the prompt that names who is being waited for."""
        session, seat = self.session, self.seat
        if seat is None:
            results = ActionButton(Press("results"), msg("result-show"), "Enter", primary=True)
            ledger = ActionButton(Press("ledger"), msg("result-ledger"), "S")
            return Prompt(msg("prompt-over"), buttons=(ledger, results), mood="over")
        passing = self.between.waiting(viewer)
        if passing is not None:
            return passing
        who = "ai" if session.is_ai(seat) else "bids" if self.goes_on else "human"
        return Prompt(msg(f"prompt-wait-{who}", name=session.tags[seat].label), mood="wait")
