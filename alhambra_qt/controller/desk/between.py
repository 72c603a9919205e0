"""Passing by itself between turns: who does now, what may be said about it, and how it looks.

Nothing may be given away by it: a seat that passes by itself plays the same answer as a person who
says no, after the same pause whatever it holds. What ends it is public where several people sit
at the screen; only a single person, whose pauses nobody sees, may wait for a price to match a hand,
and need not be asked where nothing but no can be said. Who passed is not asked again about nothing
new (``controller/game/declined.py``). A question that must be answered is never passed.
"""

import attrs
from attrs import define, field

from alhambra_qt.controller.build.overlay import Overlay
from alhambra_qt.controller.desk.modes import CANCEL
from alhambra_qt.controller.game.declined import nothing_new
from alhambra_qt.controller.game.seats import humans
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.skipping import ALWAYS, PRICE, SCORING, TURN, Skip
from alhambra_qt.controller.view.parts import CAN, ActionButton
from alhambra_qt.controller.view.special import Extras, SpecialCard
from alhambra_qt.controller.view.table import PlayerView, Prompt, PromptLine
from alhambra_qt.controller.view.targets import SkipUntil
from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine.actions import PassWindow
from alhambra_qt.engine.ids import Seat, Tile
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.payments import payment_options
from alhambra_qt.i18n import Msg, msg

KEY = "Q"
OPEN, OFF = "open", "off"
SCORINGS = 3
MARK = "icon-hand"  # the picture of a seat that passes


@define(eq=False)
class Between:
    """Who passes by itself between turns.

    Attributes:
        passing: whether the seat that is asked now does.
        again: whether it does so as it passed before and nothing is new.
        choosing: whether the person looking is choosing until when.
    """

    session: Session
    passing: bool = field(default=False, init=False)
    again: bool = field(default=False, init=False)
    choosing: bool = field(default=False, init=False)

    def look(self, *, undone: bool = False, ask_idle: bool = True) -> None:
        """Something happened: does the seat that is asked now pass?

        Who took the passing back wants to be asked. Without ``ask_idle`` a person alone at the
        screen is not asked where there is nothing to do.
        """
        self.choosing, self.passing, self.again = False, False, False
        seat = self.session.to_move
        if seat is None or not self.session.between_turns:
            return
        skip = self.session.skips.get(seat)
        if skip is not None and (undone or self._appeared(seat, skip)):
            del self.session.skips[seat]
        elif skip is not None:
            self.passing = True
        elif not undone and not self.session.is_ai(seat):
            self.again = nothing_new(self.session, public=self.public)
            self.passing = self.again or not (ask_idle or self.public or self._can_act(seat))

    def _can_act(self, seat: Seat) -> bool:
        game = self.session.observation(seat).game
        return any(not isinstance(one, PassWindow) for one in legal_actions(game))

    def _appeared(self, seat: Seat, skip: Skip) -> bool:
        """Whether there is a price that this seat waits for and did not know."""
        if skip.until != PRICE:
            return False
        game = self.session.observation(seat).game
        seen = on_sale(game) if self.public else buyable(game)
        return bool(seen - set(skip.known))

    @property
    def idle(self) -> bool:
        """Whether the passing is for want of anything else or new, nobody having said so."""
        return self.passing and self.session.to_move not in self.session.skips

    @property
    def public(self) -> bool:
        """Whether several people sit at the screen, who see when somebody is asked again."""
        return len(humans(self.session.config)) > 1

    def pass_(self) -> None:
        """Pass for the seat that is asked, if it does so by itself."""
        if self.passing:
            self.session.play(PassWindow.of(), settled=self.idle)

    # -- saying it ----------------------------------------------------------------------------

    def pick(self, value: str, seat: Seat) -> None:
        """The person looking says until when, asks what can be said, or wants to be asked again."""
        if value == OPEN:
            self.choosing = not self.choosing
        elif value == OFF:
            self.session.skips.pop(seat, None)
            self.look(undone=True)
        elif value in self.choices(seat):
            self.session.skips[seat] = Skip(value, self._known(seat) if value == PRICE else ())
            self.look()

    def _known(self, seat: Seat) -> tuple[Tile, ...]:
        game = self.session.observation(seat).game
        return tuple(sorted(on_sale(game) if self.public else payable(game, seat)))

    def choices(self, seat: Seat) -> tuple[str, ...]:
        """List until when a seat may pass now."""
        game = self.session.observation(seat).game
        if not has_window(game):
            return ()
        priced = (PRICE,) if sells(game) else ()
        scoring = (SCORING,) if game.scorings_done < SCORINGS else ()
        return (TURN, *priced, *scoring, ALWAYS)

    # -- how it looks -------------------------------------------------------------------------

    def lay(self, overlay: Overlay, seat: Seat) -> None:
        """Offer in every question between turns to pass by itself, or ask until when."""
        if not self.session.between_turns:
            return
        if self.choosing:
            overlay.prompt = self._prompt(seat)
            return
        opener = ActionButton(SkipUntil(OPEN), msg("between-open"), KEY, icon="hand")
        chips = (*overlay.prompt.chips, opener)
        overlay.prompt = attrs.evolve(overlay.prompt, chips=chips)

    def _prompt(self, seat: Seat) -> Prompt:
        chips = tuple(ActionButton(SkipUntil(one), self._until(one)) for one in self.choices(seat))
        lines = (PromptLine(msg("between-how", own_key=KEY)),)
        return Prompt(msg("between-ask"), lines, None, (CANCEL,), chips, beside=False)

    def _until(self, until: str) -> Msg:
        return msg(f"between-until-{'tile' if until == PRICE and self.public else until}")

    def waiting(self, seat: Seat | None) -> Prompt | None:
        """What the person looking reads while their own seat passes; None if it does not."""
        if not self.passing or seat != self.session.to_move:
            return None
        why = "again" if self.again else "idle" if self.idle else "passing"
        return Prompt(msg(f"between-{why}"), mood="wait")

    def shown(self, panel: PlayerView, viewer: Seat | None) -> PlayerView:
        """Lay into the own panel that this seat passes; a click or the key ends it."""
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


def has_window(game: Game) -> bool:
    """Whether there are questions between turns in a game."""
    return bool(game.rules.window_open)


def sells(game: Game) -> bool:
    """Whether something can be bought between turns in a game."""
    return any(
        "window" in handler.frames and "slot" in kind.__match_args__
        for kind, handler in game.rules.handlers.items()
    )


def on_sale(game: Game) -> set[Tile]:
    """Give the tiles with a price."""
    return {offer.tile for offer in offers(game)}


def payable(game: Game, seat: Seat) -> set[Tile]:
    """Give the tiles that a seat could pay exactly."""
    return {
        offer.tile
        for offer in offers(game)
        if payment_options(game, seat, offer.currency, offer.price, exact_only=True)
    }


def buyable(game: Game) -> set[Tile]:
    """Give the tiles that the seat that is asked may buy now."""
    found = set()
    for action in legal_actions(game):
        slot = getattr(action, "slot", -1)
        found.add(game.market[slot] if slot >= 0 else getattr(action, "tile", 0))
    return found - {0}
