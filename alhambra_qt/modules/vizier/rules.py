"""The Vizier's Favour: one exact purchase out of turn (rules of section 7.1)."""

from collections.abc import Mapping
from typing import ClassVar

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.contracts import PositionFields
from alhambra_qt.engine.events import Bought, Event
from alhambra_qt.engine.fields import EACH_SEAT, Json
from alhambra_qt.engine.ids import Card, Seat, Tile
from alhambra_qt.engine.market import announce, offered, offers, purchase, unsold
from alhambra_qt.engine.payments import check_payment, options_of, wallet, ways_of
from alhambra_qt.engine.pieces import CARD_VALUE
from alhambra_qt.engine.refill import window_used
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game, Handler, Module
from alhambra_qt.engine.state import ModuleState
from alhambra_qt.engine.turn import end_actions, push_refill


@attrs.frozen
class UseVizier(Action):
    """Between two turns, buy the tile of a slot for exactly its price (rule vizier.use)."""

    name: ClassVar[str] = "use_vizier"
    slot: int
    cards: tuple[Card, ...]


@attrs.frozen
class UseVizierAside(Action):
    """Between two turns, buy a tile on sale beside the market for exactly its price."""

    name: ClassVar[str] = "use_vizier_aside"
    tile: Tile
    cards: tuple[Card, ...]


@attrs.frozen
class WakeVizier(Action):
    """Turn the own vizier active again; ends the actions (rule vizier.reactivate)."""

    name: ClassVar[str] = "wake_vizier"


@attrs.frozen
class VizierUsed(Bought):
    """A seat bought a tile out of turn, exactly; its vizier is inactive now."""

    rule: ClassVar[str] = "vizier.use"


@attrs.frozen
class VizierWoken(Event):
    """A seat turned its vizier active."""

    rule: ClassVar[str] = "vizier.reactivate"

    seat: Seat


@attrs.define(eq=False)
class Viziers(ModuleState):
    """Which seats' viziers are active."""

    active: list[bool] = attrs.field(metadata=EACH_SEAT)


class Vizier(Module[Viziers]):
    """Rules vizier.use, vizier.order, vizier.reactivate, vizier.limits."""

    id = "vizier"
    fields = ("vizier",)
    dealt = "vizier.use"

    def setup(self, game: Game) -> None:
        """Everybody's vizier starts active."""
        self.keep(game, Viziers([True] * len(game.players)))

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """Each seat says whether its vizier is active; left out, it is not."""
        self.keep(game, Viziers([seat.fields.flag(self.id) for seat in fields.seats]))

    def write_position(self, game: Game, data: Json) -> None:
        """Each seat says whether its vizier is active."""
        for seat, active in zip(data["seats"], self.own(game).active, strict=True):
            seat[self.id] = active

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Using the vizier in the window, waking it in a turn."""
        return {
            UseVizier: Handler(("window",), self._check_use, self._use, "vizier.use"),
            UseVizierAside: Handler(("window",), self._check_aside, self._use_aside, "vizier.use"),
            WakeVizier: Handler(("turn",), self._check_wake, self._wake),
        }

    def window_open(self, game: Game, seat: Seat, open_: bool) -> bool:
        """Ask every seat with an active vizier, whatever the hand holds: hands are secret."""
        return open_ or self.own(game).active[seat]

    def window_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Every exact purchase, from the market and beside it."""
        if not self.own(game).active[seat]:
            return
        cards = wallet(game, seat)
        for offer in offers(game):
            ways = ways_of(game.rules, cards, offer.currency)
            payments = options_of(ways, offer.price, exact_only=True)
            if game.market[offer.currency] == offer.tile:
                out += [UseVizier.of(offer.currency, paid) for paid in payments]
            else:
                out += [UseVizierAside.of(offer.tile, paid) for paid in payments]

    def turn_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """An inactive vizier can be woken."""
        if not self.own(game).active[seat]:
            out.append(WakeVizier.of())

    def _check_use(self, game: Game, seat: Seat, action: UseVizier) -> Refusal | None:
        if not self.own(game).active[seat]:
            return Refusal("vizier.use", params=(("reason", "inactive"),))
        if not 0 <= action.slot < 4 or not game.market[action.slot]:
            return Refusal("turn.refill_late", params=(("reason", "empty_slot"),))
        return self._check_payment(game, seat, game.market[action.slot], action.cards)

    def _check_aside(self, game: Game, seat: Seat, action: UseVizierAside) -> Refusal | None:
        if not self.own(game).active[seat]:
            return Refusal("vizier.use", params=(("reason", "inactive"),))
        strange = Refusal("vizier.use", params=(("reason", "not_for_sale"),))
        beside = action.tile not in game.market
        closed = unsold(game, action.tile, strange) if beside else strange
        return closed or self._check_payment(game, seat, action.tile, action.cards)

    def _check_payment(
        self, game: Game, seat: Seat, tile: Tile, cards: tuple[Card, ...]
    ) -> Refusal | None:
        """Check that a tile on sale is paid exactly, in whichever way."""
        offer = offered(game, tile)
        refusal = check_payment(game, seat, offer.currency, offer.price, cards)
        over = sum(CARD_VALUE[card] for card in cards) - offer.price
        if refusal is None and over:
            return Refusal("vizier.use", params=(("reason", "exact"), ("over", over)))
        return refusal

    def _use(self, game: Game, seat: Seat, action: UseVizier) -> None:
        self._buy(game, seat, game.market[action.slot], action.cards)

    def _use_aside(self, game: Game, seat: Seat, action: UseVizierAside) -> None:
        self._buy(game, seat, action.tile, action.cards)

    def _buy(self, game: Game, seat: Seat, tile: Tile, cards: tuple[Card, ...]) -> None:
        """Buy out of turn: the tile is placed at once, then all is refilled (section 8)."""
        offer = offered(game, tile)
        self.own(game).active[seat] = False
        event = VizierUsed(seat, offer.currency, tile, cards, offer.price, 0)
        made = purchase(game, seat, offer, cards, in_turn=False, event=event)
        window_used(game)
        push_refill(game)
        game.push("building_done", seat)
        game.push("place", seat)
        announce(game, seat, made)

    def _check_wake(self, game: Game, seat: Seat, action: WakeVizier) -> Refusal | None:
        if self.own(game).active[seat]:
            return Refusal("vizier.reactivate", params=(("reason", "active"),))
        return None

    def _wake(self, game: Game, seat: Seat, action: WakeVizier) -> None:
        self.own(game).active[seat] = True
        game.emit(VizierWoken(seat))
        end_actions(game, seat)
