"""Thieves: between two turns one open money card goes into a hand (rules of section 7.10)."""

from collections.abc import Mapping
from typing import ClassVar

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.contracts import Future, PositionFields, Zone
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.events import TookMoney
from alhambra_qt.engine.fields import EACH_SEAT, Json
from alhambra_qt.engine.ids import Card, Seat, may_see
from alhambra_qt.engine.payments import is_money
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_CURRENCY, CURRENCIES
from alhambra_qt.engine.refill import next_to_move, window_used
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game, Handler, Module
from alhambra_qt.engine.state import UNKNOWN, ModuleState, Setup
from alhambra_qt.engine.stock import card_ids
from alhambra_qt.engine.turn import push_refill

KIND = "thief"
USED = "thieves_used"
ROUND = ("thieves", "round")
COPIES = 3
HOPE = 1.0  # worth of a thief to a computer player, in points
# By the number of seats: how many thieves each of them gets (rule thieves.deal).
DEALT = {2: 4, 3: 4, 4: 3, 5: 2, 6: 2}
# Thief -> the currency it takes.
CURRENCY_OF: dict[Card, int] = {
    CARD_BY_ID[f"{KIND}-{name}"]: currency for currency, name in enumerate(CURRENCIES[:4])
}


@attrs.frozen
class UseThief(Action):
    """Between two turns, a thief takes one open card of its currency (rule thieves.use)."""

    name: ClassVar[str] = "use_thief"
    card: Card
    taken_card: Card


@attrs.frozen
class ThiefUsed(TookMoney):
    """A seat took an open money card by a thief, which left the game."""

    rule: ClassVar[str] = "thieves.use"

    thief_card: Card


@attrs.define(eq=False)
class ThiefHands(ModuleState):
    """The thieves by seat, those removed unseen before the game, and those used, in their order."""

    held: list[list[Card]] = attrs.field(metadata=EACH_SEAT)
    removed: list[Card]
    used: list[Card]


class Thieves(Module[ThiefHands]):
    """Rules thieves.deal and thieves.use."""

    id = "thieves"
    pieces = ("thief",)
    fields = ("thieves", "thieves_used")
    dealt = "thieves.deal"
    variants = ("round",)

    # -- the thieves --------------------------------------------------------------------------

    def loose_cards(self, setup: Setup) -> tuple[Card, ...]:
        """Three thieves of each currency; none of them is ever in the deck."""
        return tuple(card for card in CURRENCY_OF for _ in range(COPIES))

    def setup(self, game: Game) -> None:
        """Deal everybody's thieves in secret; the rest leaves the game unseen."""
        cards = shuffled(self.loose_cards(game.setup), game.setup.seed, self.id)
        number = DEALT[len(game.players)]
        held = [sorted(cards.pop() for _ in range(number)) for _ in game.players]
        self.keep(game, ThiefHands(held, sorted(cards), []))

    def zones(self, game: Game, out: list[Zone]) -> None:
        """The thieves of each seat and the used ones; those removed only where they are known."""
        state = self.own(game)
        for seat, cards in enumerate(state.held):
            out.append(Zone("thieves", seat, cards=tuple(cards)))
        out.append(Zone("thieves-used", cards=tuple(state.used)))
        removed = tuple(card for card in state.removed if card != UNKNOWN)
        out.append(Zone("thieves-removed", cards=removed))

    def redact(self, game: Game, seat: Seat) -> None:
        """Of the others' thieves only the number is known, of those removed nothing."""
        state = self.own(game)
        for other, cards in enumerate(state.held):
            if not may_see(seat, other):
                cards[:] = [UNKNOWN] * len(cards)
        state.removed[:] = [UNKNOWN] * len(state.removed)

    def redeal(self, game: Game, seed: str) -> None:
        """Deal the unseen thieves to where unknown ones lie."""
        state = self.own(game)
        places = (*state.held, state.removed)
        unseen = sorted(self.loose_cards(game.setup))
        for place in (*places, state.used):
            for card in place:
                if card in unseen:  # not one that is unknown, nor one that is in two places
                    unseen.remove(card)
        cards = shuffled(unseen, seed, self.id)
        for place in places:
            place[:] = sorted(cards.pop() if card == UNKNOWN else card for card in place)

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """Each seat lists its thieves; of the others those used may be named, in their order."""
        most = DEALT[len(game.players)]
        held = []
        for seat in fields.seats:
            entries = seat.fields.items(self.id)
            if len(entries) > most:
                text = f"each seat gets {most} thieves, not {len(entries)}"
                raise BadData(seat.fields.path(self.id), text, "thieves.deal")
            held.append(sorted(fields.stock.card(card, path, (KIND,)) for path, card in entries))
        used = [fields.stock.card(card, path, (KIND,)) for path, card in fields.top.items(USED)]
        self.keep(game, ThiefHands(held, fields.stock.unused_loose(KIND), used))

    def write_position(self, game: Game, data: Json) -> None:
        """Each seat lists its thieves, and those used are listed too."""
        state = self.own(game)
        for seat, cards in zip(data["seats"], state.held, strict=True):
            seat[self.id] = card_ids(cards)
        data[USED] = card_ids(state.used)

    # -- using one ----------------------------------------------------------------------------

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Using a thief in the window."""
        return {UseThief: Handler(("window",), self._check_use, self._use, "thieves.use")}

    def window_open(self, game: Game, seat: Seat, open_: bool) -> bool:
        """Ask every seat with thieves, whichever they are: their number is public."""
        return open_ or self._may_use(game, seat)

    def _may_use(self, game: Game, seat: Seat) -> bool:
        if not self.own(game).held[seat] or seat == next_to_move(game):
            return False
        return self._round_is_over(game)

    def prospect(self, game: Game, seat: Seat, future: Future, value: float) -> float:
        """A thief is worth about a card's lead, as long as there is time to use it."""
        held = self.own(game).held[seat]
        return value + HOPE * len(held) * min(1.0, future.turns / 4)

    def _round_is_over(self, game: Game) -> bool:
        """Whether thieves come now: after each turn, in the variant after each round."""
        return ROUND not in game.setup.variants or (game.turn + 1) % len(game.players) == 0

    def window_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Every own thief with every open card of its currency."""
        if not self._may_use(game, seat):
            return
        shown = sorted({card for card in game.display if card >= 0})
        for thief in dict.fromkeys(self.own(game).held[seat]):
            out += [UseThief.of(thief, card) for card in shown if may_take(thief, card)]

    def _check_use(self, game: Game, seat: Seat, action: UseThief) -> Refusal | None:
        reason = self._reason_against(game, seat, action)
        return Refusal("thieves.use", params=(("reason", reason),)) if reason else None

    def _reason_against(self, game: Game, seat: Seat, action: UseThief) -> str:
        if action.card not in self.own(game).held[seat]:
            return "not_held"
        if seat == next_to_move(game):
            return "next"
        if not self._round_is_over(game):
            return "round"
        if action.taken_card < 0 or action.taken_card not in game.display:
            return "not_shown"
        return "" if may_take(action.card, action.taken_card) else "currency"

    def _use(self, game: Game, seat: Seat, action: UseThief) -> None:
        state = self.own(game)
        state.held[seat].remove(action.card)
        state.used.append(action.card)
        game.display[game.display.index(action.taken_card)] = UNKNOWN
        player = game.players[seat]
        player.hand = sorted([*player.hand, action.taken_card])
        game.emit(ThiefUsed(seat, (action.taken_card,), action.card))
        window_used(game)
        push_refill(game)


def may_take(thief: Card, card: Card) -> bool:
    """Whether a thief may take a card: money or a builder, of its own currency."""
    return is_money(card) and CARD_CURRENCY[card] == CURRENCY_OF[thief]
