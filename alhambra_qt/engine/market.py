"""Tiles on sale, in market slots and from modules, and the purchase of one."""

from .contracts import Offer, Purchase
from .events import Event
from .ids import Card, Seat, Tile
from .payments import give_change, pay
from .pieces import TILE_KIND, TILE_PRICE
from .refusal import Refusal
from .rules import Game


def offers(game: Game) -> list[Offer]:
    """List all tiles on sale now."""
    found = [Offer(tile, slot, TILE_PRICE[tile]) for slot, tile in enumerate(game.market) if tile]
    for add in game.rules.offers:
        add(game, found)
    return found


def offer_of(game: Game, tile: Tile) -> Offer | None:
    """Return the offer of a tile, None if it is not on sale now."""
    return next((offer for offer in offers(game) if offer.tile == tile), None)


def unsold(game: Game, tile: Tile, otherwise: Refusal) -> Refusal | None:
    """Return why a tile is not on sale, its kind's reason before ``otherwise``; None if it is."""
    if offer_of(game, tile) is not None:
        return None
    rule = game.rules.tile_rules.get(TILE_KIND[tile])
    return (rule and rule.unsold(game, tile)) or otherwise


def offered(game: Game, tile: Tile) -> Offer:
    """Return the offer of a tile that must be on sale."""
    return next(offer for offer in offers(game) if offer.tile == tile)


def purchase(
    game: Game,
    seat: Seat,
    offer: Offer,
    cards: tuple[Card, ...],
    in_turn: bool = True,
    event: Event | None = None,
    free: bool = False,
) -> Purchase:
    """Pay for a tile, give change and hold the tile aside.

    The caller must apply the effect on the turn and then call ``announce``.
    """
    over = 0 if free else pay(game, seat, cards) - offer.price
    if offer.tile in game.market:
        game.market[game.market.index(offer.tile)] = 0
    else:
        for told in game.rules.taken:
            told(game, offer.tile)
    game.players[seat].bought.append(offer.tile)
    if event is not None and game.events is not None:
        game.events.append(event)
    give_change(game, seat, over)
    return Purchase(offer.tile, offer.currency, offer.price, cards, not over, in_turn)


def announce(game: Game, seat: Seat, made: Purchase) -> None:
    """Call the modules' ``bought`` hooks once the effect on the turn is applied."""
    for told in game.rules.bought:
        told(game, seat, made)


def draw_market_tile(game: Game) -> Tile | None:
    """Draw a tile for a market slot; return None if the bag runs out.

    Tiles of a kind that is set aside are set aside, and drawing continues.
    """
    while True:
        tile = game.draw_tile()
        if tile is None:
            return None
        aside = game.rules.tile_drawn.get(TILE_KIND[tile])
        if aside is None:
            return tile
        aside(game, tile)
