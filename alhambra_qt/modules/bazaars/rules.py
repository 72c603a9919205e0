"""Bazaars: priced by the market, they score the colours around them (rules of section 7.16)."""

from collections.abc import Callable, Mapping
from typing import ClassVar

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.building import BUILDING_RULE
from alhambra_qt.engine.contracts import Offer, PositionFields, Zone
from alhambra_qt.engine.events import Bought, Event
from alhambra_qt.engine.fields import Json
from alhambra_qt.engine.geometry import DIAGONAL
from alhambra_qt.engine.ids import STEP, Card, Cell, Seat, Tile
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.market import announce, offered, purchase, unsold
from alhambra_qt.engine.palace import Palace, for_each_seat
from alhambra_qt.engine.payments import check_payment, payment_options
from alhambra_qt.engine.pieces import (
    BAZAARS,
    CARD_VALUE,
    CURRENCIES,
    TILE_ID,
    TILE_KIND,
    TILE_PRICE,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game, Handler, Module, TileRule
from alhambra_qt.engine.state import ModuleState, Setup
from alhambra_qt.engine.turn import extra_action


def _named(names: tuple[str, ...], tile: Tile) -> tuple[int, ...]:
    """Find the names that a bazaar's id spells."""
    parts = TILE_ID[tile].split("-")
    return tuple(number for number, name in enumerate(names) if name in parts)


CURRENCY_OF = {tile: _named(CURRENCIES, tile)[0] for tile in BAZAARS}
COLOURS_OF = {tile: _named(TYPES, tile) for tile in BAZAARS}
LAST = 3  # the scoring at which bazaars score


@attrs.frozen
class BuyBazaar(Action):
    """Buy an open bazaar for exactly the price of the market tile of its currency."""

    name: ClassVar[str] = "buy_bazaar"
    tile: Tile
    cards: tuple[Card, ...]


@attrs.frozen
class BazaarBought(Bought):
    """A seat bought a bazaar, exactly; ``slot`` is that of its currency."""

    rule: ClassVar[str] = "bazaars.buy"


@attrs.frozen
class BazaarShown(Event):
    """A bazaar was drawn and laid beside the market."""

    rule: ClassVar[str] = "bazaars.deal"

    tile: Tile


@attrs.define(eq=False)
class OpenBazaars(ModuleState):
    """The bazaars that lie beside the market, the newest last."""

    open: list[Tile]


AROUND = (*STEP, *DIAGONAL)


def bazaar_neighbours(palace: Palace, cell: Cell, tile: Tile = 0) -> list[Cell]:
    """List the buildings of a bazaar's colours on the eight cells around (bazaars.score).

    The bazaar is the one on the cell, or ``tile`` if it were there.
    """
    colours = COLOURS_OF[tile or palace.tiles[cell]]
    return [
        near
        for near in (cell + step for step in AROUND)
        if TILE_KIND[palace.tiles.get(near, 0)] == "building"
        and TILE_TYPE[palace.tiles[near]] in colours
    ]


def _lines(seat: Seat, palace: Palace) -> list[Line]:
    """Give what each bazaar scores: its buildings around times their colours (bazaars.score)."""
    lines = []
    for cell, tile in palace.tiles.items():
        if TILE_KIND[tile] == "bazaar":
            cells = bazaar_neighbours(palace, cell)
            colours = {TILE_TYPE[palace.tiles[near]] for near in cells}
            number, points = len(cells), len(cells) * len(colours)
            item = TILE_ID[tile]
            lines.append(Line(seat, "bazaars.score", item, number, 0, points, tuple(cells)))
    return lines


LINES = for_each_seat(_lines)


class Bazaars(Module[OpenBazaars]):
    """Rules bazaars.deal, bazaars.buy, bazaars.build, bazaars.score."""

    id = "bazaars"
    pieces = ("bazaar",)
    fields = ("bazaars_open",)
    dealt = "bazaars.deal"

    def tiles(self, setup: Setup) -> tuple[Tile, ...]:
        """The eight bazaars, mixed into the bag."""
        return BAZAARS

    def setup(self, game: Game) -> None:
        """No bazaar lies open before one is drawn."""
        self.keep(game, OpenBazaars([]))

    def tile_drawn(self) -> Mapping[str, Callable[[Game, Tile], None]]:
        """A bazaar drawn for the market lies beside it."""
        return {"bazaar": self._lay_out}

    def _lay_out(self, game: Game, tile: Tile) -> None:
        self.own(game).open.append(tile)
        game.emit(BazaarShown(tile))

    def tile_rules(self) -> Mapping[str, TileRule]:
        """Bazaars are built like buildings."""
        return {"bazaar": attrs.evolve(BUILDING_RULE, unsold=self._unsold)}

    def zones(self, game: Game, out: list[Zone]) -> None:
        """The bazaars beside the market."""
        out.append(Zone(self.id, tiles=tuple(self.own(game).open)))

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """The bazaars beside the market, the newest last."""
        entries = fields.top.items("bazaars_open")
        tiles = [fields.stock.tile(value, path, ("bazaar",)) for path, value in entries]
        self.keep(game, OpenBazaars(tiles))

    def write_position(self, game: Game, data: Json) -> None:
        """The bazaars beside the market."""
        data["bazaars_open"] = [TILE_ID[tile] for tile in self.own(game).open]

    # -- buying -------------------------------------------------------------------------------

    def offers(self, game: Game, out: list[Offer]) -> None:
        """Each costs what the market tile of its currency costs; without one it is not on sale."""
        out += self._on_sale(game)

    def _on_sale(self, game: Game) -> list[Offer]:
        slots = [(tile, CURRENCY_OF[tile]) for tile in self.own(game).open]
        return [
            Offer(tile, slot, TILE_PRICE[game.market[slot]], exact=True)
            for tile, slot in slots
            if game.market[slot]
        ]

    def _unsold(self, game: Game, tile: Tile) -> Refusal | None:
        """A bazaar beside the market that is not on sale has no price: its slot is empty."""
        if tile not in self.own(game).open:
            return None
        name = CURRENCIES[CURRENCY_OF[tile]]
        return Refusal("bazaars.buy", params=(("reason", "no_price"), ("currency", name)))

    def taken(self, game: Game, tile: Tile) -> None:
        """A bazaar was bought."""
        open_ = self.own(game).open
        if tile in open_:
            open_.remove(tile)

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Buying a bazaar."""
        return {BuyBazaar: Handler(("turn",), self._check_buy, self._buy)}

    def turn_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Every exact payment of every bazaar on sale."""
        for offer in self._on_sale(game):
            currency, price = offer.currency, offer.price
            payments = payment_options(game, seat, currency, price, exact_only=True)
            out += [BuyBazaar.of(offer.tile, cards) for cards in payments]

    def _check_buy(self, game: Game, seat: Seat, action: BuyBazaar) -> Refusal | None:
        strange = Refusal("bazaars.buy", params=(("reason", "not_open"),))
        lies_here = action.tile in self.own(game).open
        closed = unsold(game, action.tile, strange) if lies_here else strange
        if closed is not None:
            return closed
        offer = offered(game, action.tile)
        currency, price = offer.currency, offer.price
        refusal = check_payment(game, seat, currency, price, action.cards)
        if refusal is not None and ("reason", "short") in refusal.params:
            missing = dict(refusal.params)["missing"]
            return Refusal("bazaars.buy", params=(("reason", "short"), ("missing", missing)))
        over = sum(CARD_VALUE[card] for card in action.cards) - price
        if refusal is None and over:
            return Refusal("bazaars.buy", params=(("reason", "exact"), ("over", over)))
        return refusal

    def _buy(self, game: Game, seat: Seat, action: BuyBazaar) -> None:
        offer = next(offer for offer in self._on_sale(game) if offer.tile == action.tile)
        event = BazaarBought(seat, offer.currency, offer.tile, action.cards, offer.price, 0)
        made = purchase(game, seat, offer, action.cards, event=event)
        extra_action(game)
        announce(game, seat, made)

    # -- scoring ------------------------------------------------------------------------------

    def score_items(self, game: Game, scoring: int, out: list[Line]) -> None:
        """At the last scoring, the buildings around times the colours among them."""
        if scoring != LAST:
            return
        for find, player in zip(LINES, game.players, strict=False):
            out += player.palace.known(find)
