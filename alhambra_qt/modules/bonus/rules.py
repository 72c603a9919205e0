"""Bonus cards: secret cards that double a building without walls (rules of section 7.3)."""

from collections.abc import Mapping
from typing import ClassVar

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.contracts import OWN_TURN, Future, PositionFields, SeatFields, Zone
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.fields import EACH_SEAT, Json
from alhambra_qt.engine.fields import shown as quoted
from alhambra_qt.engine.ids import Cell, Seat, Tile, may_see
from alhambra_qt.engine.ledger import Part
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import BUILDINGS, TILE_BY_ID, TILE_ID, TILE_TYPE, TILE_WALLS
from alhambra_qt.engine.refill import next_to_move
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Decision, Game, Handler, Module
from alhambra_qt.engine.state import UNKNOWN, Frame, ModuleState
from alhambra_qt.engine.turn import check_always

BONUS: tuple[Tile, ...] = tuple(tile for tile in BUILDINGS if not TILE_WALLS[tile])
DEALT = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}  # cards per player, by the number of players
HOPE_BUILT, HOPE_NEAR = 4.0, 0.8  # worth of a card in hand to a computer player
PREFIX = "bonus-"
ASKED = (1, 2)  # the scorings before which the seats are asked
OPEN = ("bonus", *OWN_TURN)  # questions beside which a card may be shown


@attrs.frozen
class RevealBonus(Action):
    """Show the bonus card of a tile that stands in the own Alhambra (rule bonus.reveal)."""

    name: ClassVar[str] = "reveal_bonus"
    tile: Tile


@attrs.frozen
class KeepBonus(Action):
    """Show no further bonus card before this scoring (rule bonus.reveal)."""

    name: ClassVar[str] = "keep_bonus"
    declines: ClassVar[bool] = True


@attrs.frozen
class BonusShown(Event):
    """A seat showed a bonus card; it counts from now on."""

    rule: ClassVar[str] = "bonus.reveal"

    seat: Seat
    tile: Tile


@attrs.frozen
class BonusReturned(Event):
    """The tile left the Alhambra: its card went back to the hand."""

    rule: ClassVar[str] = "bonus.return"

    seat: Seat
    tile: Tile


@attrs.define(eq=False)
class BonusCards(ModuleState):
    """The places of the ten cards, each named by its tile: in hand, shown (by seat), or removed."""

    hidden: list[list[Tile]] = attrs.field(metadata=EACH_SEAT)
    shown: list[list[Tile]] = attrs.field(metadata=EACH_SEAT)
    removed: list[Tile]


class Bonus(Module[BonusCards]):
    """Rules bonus.deal, bonus.reveal, bonus.return."""

    id = "bonus"
    fields = ("bonus", "bonus_shown")
    dealt = "bonus.deal"

    # -- dealing ------------------------------------------------------------------------------

    def setup(self, game: Game) -> None:
        """Deal the cards in secret; the rest leaves the game unseen."""
        cards = shuffled(BONUS, game.setup.seed, self.id)
        seats = len(game.players)
        hands = [sorted(cards.pop() for _ in range(DEALT[seats])) for _ in range(seats)]
        self.keep(game, BonusCards(hands, [[] for _ in range(seats)], sorted(cards)))

    def zones(self, game: Game, out: list[Zone]) -> None:
        """The hands, the cards shown, and those removed."""
        state = self.own(game)
        for seat, (hidden, shown) in enumerate(zip(state.hidden, state.shown, strict=True)):
            out.append(_zone(self.id, seat, hidden))
            out.append(_zone("bonus_shown", seat, shown))
        out.append(_zone("bonus_removed", -1, state.removed))

    def redact(self, game: Game, seat: Seat) -> None:
        """Only the own cards and those shown are known."""
        state = self.own(game)
        for other, cards in enumerate(state.hidden):
            if not may_see(seat, other):
                cards[:] = [UNKNOWN] * len(cards)
        state.removed = [UNKNOWN] * len(state.removed)

    def redeal(self, game: Game, seed: str) -> None:
        """Deal the cards that nobody sees to the places nobody sees."""
        state = self.own(game)
        seen = {card for cards in (*state.hidden, *state.shown) for card in cards}
        left = shuffled([card for card in BONUS if card not in seen], seed, self.id)
        for cards in state.hidden:
            cards[:] = sorted(left.pop() if card == UNKNOWN else card for card in cards)
        state.removed = sorted(left)

    # -- positions ----------------------------------------------------------------------------

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """Each seat's cards in hand, and those it has shown; the rest is out of the game."""
        state = BonusCards([], [], list(BONUS))
        for seat, player in zip(fields.seats, game.players, strict=True):
            state.hidden.append(_read_cards(seat, self.id, state.removed))
            state.shown.append(_read_cards(seat, "bonus_shown", state.removed))
            most = DEALT[len(game.players)]
            if len(state.hidden[-1]) + len(state.shown[-1]) > most:
                text = f"a player gets {most} at the most, shown ones included"
                raise BadData(seat.fields.path(self.id), text, "bonus.deal")
            for tile in state.shown[-1]:
                if tile not in player.palace.tiles.values():
                    text = f"{TILE_ID[tile]} does not stand in the Alhambra"
                    raise BadData(seat.fields.path("bonus_shown"), text, "bonus.return")
        self.keep(game, state)

    def write_position(self, game: Game, data: Json) -> None:
        """Each seat's cards in hand, and those it has shown."""
        state = self.own(game)
        for seat, hidden, shown in zip(data["seats"], state.hidden, state.shown, strict=True):
            seat[self.id] = list(_names(hidden))
            seat["bonus_shown"] = list(_names(shown))

    # -- showing ------------------------------------------------------------------------------

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Showing a card at any point of a turn; that or none when asked before a scoring."""
        return {
            RevealBonus: Handler(OPEN, self._check_reveal, self._reveal, "bonus.reveal"),
            KeepBonus: Handler(("bonus",), check_always, self._keep, "bonus.reveal"),
        }

    def decisions(self) -> Mapping[str, Decision]:
        """The question before scorings 1 and 2."""
        return {"bonus": Decision(self._options, "bonus.reveal")}

    def scoring_coming(self, game: Game, number: int) -> None:
        """Before scorings 1 and 2 ask all who hold cards; before the last show what counts.

        Who holds a card is public, whether it can be shown is not: so all of them are asked.
        """
        holders = self._holders(game)
        if number in ASKED:
            for seat in reversed(holders):
                game.push("bonus", seat, number)
            return
        for seat in holders:
            for tile in self._showable(game, seat):
                game.reveals += 1
                self._show(game, seat, tile)

    def _holders(self, game: Game) -> list[Seat]:
        """List who holds cards, in seat order from the player about to move."""
        count = len(game.players)
        order = [(next_to_move(game) + offset) % count for offset in range(count)]
        return [seat for seat in order if self.own(game).hidden[seat]]

    def _showable(self, game: Game, seat: Seat) -> list[Tile]:
        built = game.players[seat].palace.known(_standing)
        return [tile for tile in self.own(game).hidden[seat] if tile in built]

    def free_acts(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """The cards whose tiles stand: each is shown once, until its tile leaves."""
        out += [RevealBonus.of(tile) for tile in self._showable(game, seat)]

    def _options(self, game: Game, frame: Frame) -> list[Action]:
        out: list[Action] = []
        self.free_acts(game, frame.seat, out)
        out.append(KeepBonus.of())
        return out

    def _check_reveal(self, game: Game, seat: Seat, action: RevealBonus) -> Refusal | None:
        if action.tile not in self.own(game).hidden[seat] or action.tile == UNKNOWN:
            return Refusal("bonus.reveal", params=(("reason", "not_held"),))
        if action.tile not in self._showable(game, seat):
            return Refusal("bonus.reveal", params=(("reason", "not_built"),))
        return None

    def _reveal(self, game: Game, seat: Seat, action: RevealBonus) -> None:
        """Show a card: who kept one before is asked again, after those still to be asked.

        In a turn nobody is asked. Whoever shows a card there learns nothing by it and nobody has
        moved since, so it is no barrier for undo; before a scoring it is, as the others answer.
        """
        self._show(game, seat, action.tile)
        if game.frame.kind != "bonus":
            return
        game.reveals += 1
        first = len(game.decisions) - 1
        while first and game.decisions[first - 1].kind == "bonus":
            first -= 1
        asked = {frame.seat for frame in game.decisions[first:]}
        kept = [other for other in self._holders(game) if other not in asked]
        game.decisions[first:first] = [game.frame._replace(seat=other) for other in reversed(kept)]
        if not self.own(game).hidden[seat]:
            game.decisions.pop()

    def _keep(self, game: Game, seat: Seat, action: KeepBonus) -> None:
        game.decisions.pop()

    def _show(self, game: Game, seat: Seat, tile: Tile) -> None:
        state = self.own(game)
        state.hidden[seat].remove(tile)
        state.shown[seat] = sorted([*state.shown[seat], tile])
        game.emit(BonusShown(seat, tile))

    def prospect(self, game: Game, seat: Seat, future: Future, value: float) -> float:
        """A card in the hand is a building more, if its tile stands or may still be had."""
        if not future.turns:
            return value  # the last scoring shows by itself what stands
        player = game.players[seat]
        built = player.palace.known(_standing)
        for tile in self.own(game).hidden[seat]:
            if tile in built:
                value += HOPE_BUILT
            elif tile in game.market or tile in player.reserve or tile in player.bought:
                value += HOPE_NEAR
        return value

    def lifted(self, game: Game, seat: Seat, tile: Tile, cell: Cell) -> None:
        """A card whose tile leaves goes back to the hand (rule bonus.return)."""
        state = self.own(game)
        if tile in state.shown[seat]:
            state.shown[seat].remove(tile)
            state.hidden[seat] = sorted([*state.hidden[seat], tile])
            game.emit(BonusReturned(seat, tile))

    # -- scoring ------------------------------------------------------------------------------

    def building_counts(self, game: Game, counts: list[list[float]]) -> list[list[float]]:
        """Each card shown is one more building of its type."""
        for shown, row in zip(self.own(game).shown, counts, strict=False):
            for tile in shown:
                row[TILE_TYPE[tile]] += 1
        return counts

    def majority_counts(
        self, game: Game, scoring: int, counts: list[list[float]]
    ) -> list[list[float]]:
        """In the last scoring the cards count that it would show by itself."""
        if scoring not in ASKED:
            for seat, row in zip(range(len(game.players)), counts, strict=False):
                for tile in self._showable(game, seat):
                    row[TILE_TYPE[tile]] += 1
        return counts

    def count_parts(self, game: Game, scoring: int, seat: Seat, out: list[Part]) -> None:
        """The cards that count."""
        cards = self.own(game).shown[seat]
        if scoring not in ASKED:
            cards = cards + self._showable(game, seat)
        out += [Part(TILE_TYPE[tile], PREFIX + TILE_ID[tile], 1) for tile in cards]


def _standing(palace: Palace) -> frozenset[Tile]:
    return frozenset(palace.tiles.values())


def _zone(name: str, seat: Seat, cards: list[Tile]) -> Zone:
    unknown = (UNKNOWN,) * cards.count(UNKNOWN)
    return Zone(name, seat, cards=unknown, tokens=_names(cards))


def _names(cards: list[Tile]) -> tuple[str, ...]:
    return tuple(PREFIX + TILE_ID[card] for card in cards if card != UNKNOWN)


def _read_cards(seat: SeatFields, name: str, left: list[Tile]) -> list[Tile]:
    """Read the ids of bonus cards, each of which exists once."""
    cards = []
    for path, value in seat.fields.items(name):
        tile = _card_of(value)
        if tile is None:
            raise BadData(path, f"unknown bonus card {quoted(value)}", "bonus.deal")
        if tile not in left:
            raise BadData(path, f"{value} exists once", "bonus.deal")
        left.remove(tile)
        cards.append(tile)
    return sorted(cards)


def _card_of(value: object) -> Tile | None:
    if not isinstance(value, str) or not value.startswith(PREFIX):
        return None
    tile = TILE_BY_ID.get(value.removeprefix(PREFIX), 0)
    return tile if tile in BONUS else None
