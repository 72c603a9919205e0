"""Master builders: money that may bring a further redesign (rules of section 7.14)."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from typing import ClassVar

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.building import can_redesign
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.contracts import Deal, Future, PositionFields
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.fields import EACH_SEAT, Json
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_KIND, CURRENCIES
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game, Handler, Module, MoneyKind
from alhambra_qt.engine.state import ModuleState, Setup

BUILDERS: tuple[Card, ...] = tuple(
    CARD_BY_ID[f"builder-{name}"] for name in CURRENCIES[:4] for _ in range(4)
)
DEALT = 2
UNSEEN = "builders_unseen"
NEVER = -1
HOPE = 0.6  # a computer player's value of a redesign still to come, in points


@attrs.frozen
class UseBuilder(Action):
    """At the end of the turn, discard a builder card for a redesign (rule builders.redesign)."""

    name: ClassVar[str] = "use_builder"
    card: Card


@attrs.frozen
class BuilderUsed(Event):
    """A seat discarded a builder card for a redesign."""

    rule: ClassVar[str] = "builders.redesign"

    seat: Seat
    card: Card


@attrs.define(eq=False)
class BuilderCards(ModuleState):
    """Public knowledge about the builder cards in hands.

    Attributes:
        unseen: by seat, how many of the cards dealt face down it certainly still has.
        used: the turn in which a builder card was last used for a redesign.
    """

    unseen: list[int] = attrs.field(metadata=EACH_SEAT)
    used: int = NEVER


class Builders(Module[BuilderCards]):
    """Rules builders.deal, builders.money, builders.redesign."""

    id = "builders"
    pieces = ("builder",)
    fields = ("builders_unseen",)
    dealt = "builders.deal"

    def deals(self, setup: Setup) -> tuple[Deal, ...]:
        """Of the cards not in hands three go into pile 3, three (or one) into pile 5."""
        return (Deal("builder", BUILDERS, {3: 3, 5: 1 if setup.seats == 6 else 3}),)

    def setup(self, game: Game) -> None:
        """Two cards face down to each player, before the start money."""
        deck = shuffled(BUILDERS, game.setup.seed, self.id)
        for player in game.players:
            dealt = sorted(deck.pop() for _ in range(DEALT))
            player.hand = sorted(player.hand + dealt)
            player.hidden = sorted(player.hidden + dealt)
        self.keep(game, BuilderCards([DEALT] * len(game.players)))

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """How many of the unseen cards of each seat were dealt to it face down."""
        unseen = [0] * len(game.players)
        for seat, (entry, player) in enumerate(zip(fields.seats, game.players, strict=True)):
            most = min(DEALT, sum(_is_builder(card) for card in player.hidden))
            unseen[seat] = entry.fields.whole(UNSEEN, 0, high=most)
        self.keep(game, BuilderCards(unseen))

    def write_position(self, game: Game, data: Json) -> None:
        """How many of the unseen cards of each seat were dealt to it face down."""
        for seat, unseen in zip(data["seats"], self.own(game).unseen, strict=True):
            seat[UNSEEN] = unseen

    def hidden_families(self, game: Game, seat: Seat, out: list[str]) -> None:
        """All saw how many cards were dealt face down, and which of them were spent."""
        out += ["builder"] * self.own(game).unseen[seat]

    # -- money --------------------------------------------------------------------------------

    def money_kinds(self) -> Mapping[str, MoneyKind]:
        """A builder card pays like money of value 3 and then leaves the game."""
        return {"builder": MoneyKind("builders.money", self._spend)}

    def _spend(self, game: Game, seat: Seat, card: Card) -> None:
        player, state = game.players[seat], self.own(game)
        hidden = player.hidden.count(card)
        player.spend(card)
        # A card drawn in secret may be a builder too: nobody else can tell it from a dealt one.
        if player.hidden.count(card) < hidden and state.unseen[seat]:
            state.unseen[seat] -= 1
        game.gone.append(card)

    # -- the redesign -------------------------------------------------------------------------

    def prospect(self, game: Game, seat: Seat, future: Future, value: float) -> float:
        """A builder card is worth more than its money: it may give a redesign."""
        hand = game.players[seat].hand  # sorted
        held = bisect_right(hand, BUILDERS[-1]) - bisect_left(hand, BUILDERS[0])
        return value + HOPE * held * min(1.0, future.turns / 4)

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Using a builder card at the end of the turn."""
        return {UseBuilder: Handler(("turn_end",), self._check, self._use, "builders.redesign")}

    def turn_end_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """One redesign for one builder card of the hand, once per turn."""
        hand = game.players[seat].hand
        if not hand or hand[-1] < BUILDERS[0]:  # hands are sorted
            return
        held = [card for card in hand if _is_builder(card)]
        if held and self._refusal(game, seat) is None:
            out += [UseBuilder.of(card) for card in dict.fromkeys(held)]

    def _check(self, game: Game, seat: Seat, action: UseBuilder) -> Refusal | None:
        if not _is_builder(action.card):
            return Refusal("builders.redesign", params=(("reason", "no_builder"),))
        if action.card not in game.players[seat].hand:
            return Refusal("builders.redesign", params=(("reason", "not_held"),))
        return self._refusal(game, seat)

    def _refusal(self, game: Game, seat: Seat) -> Refusal | None:
        """Say what forbids every builder card to a seat now, if anything does."""
        if self.own(game).used == game.turn:
            return Refusal("builders.redesign", params=(("reason", "used"),))
        if can_redesign(game, seat):
            return None
        return Refusal("builders.redesign", params=(("reason", "none"),))

    def _use(self, game: Game, seat: Seat, action: UseBuilder) -> None:
        self._spend(game, seat, action.card)
        self.own(game).used = game.turn
        game.emit(BuilderUsed(seat, action.card))
        game.push("redesign", seat)


def _is_builder(card: Card) -> bool:
    return card >= 0 and CARD_KIND[card] == "builder"
