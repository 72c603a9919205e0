"""The face of the vizier: a token before every player, and purchases between two turns."""

from collections.abc import Sequence
from typing import Any

from alhambra_qt.controller.faces.blocks import bought, paid, sold_at, token
from alhambra_qt.controller.faces.face import (
    Act,
    AskedPiece,
    Face,
    LaidField,
    PieceFace,
    Table,
    TokenFace,
)
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.targets import AtSeat, BesideSeat, Do
from alhambra_qt.controller.view.view_parts import Badge, Fact
from alhambra_qt.controller.words.names import a_tile, cards_named, tile_name
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.payments import payment_options
from alhambra_qt.engine.pieces import TILE_ID, TILE_PRICE
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.modules.vizier.rules import (
    UseVizier,
    UseVizierAside,
    VizierUsed,
    VizierWoken,
    WakeVizier,
)

USE, WAKE, PLACE, ACTIVE = "vizier.use", "vizier.reactivate", BesideSeat("vizier"), "vizier-active"


def _badge(state: Any, seat: Seat) -> Badge:
    on = bool(state.active[seat])
    text = msg("play-vizier-on") if on else msg("play-vizier-off")
    return Badge("vizier", "vizier", text, on, Do("wake_vizier"))


def _used(event: VizierUsed) -> Sequence[Motion]:
    """Send the vizier to fetch the tile."""
    seat, source = event.seat, sold_at(event.slot, event.tile)
    return [
        token(ACTIVE, PLACE, source, seat),
        *paid(seat, event.cards),
        bought(seat, event.slot, event.tile),
    ]


def _said(table: Table, action: UseVizier) -> Msg | None:
    """Say a purchase between two turns, while the tile lies there."""
    tile = table.game.market[action.slot]
    if not tile:
        return None
    cards = text_of(cards_named(action.cards))
    return msg("move-vizier", tile=a_tile(TILE_ID[tile]), price=TILE_PRICE[tile], cards=cards)


def _pays(piece: AskedPiece) -> Sequence[Fact]:
    """Say which tiles of the market the vizier of a seat could pay exactly."""
    game, seat = piece.game, piece.seat
    if UNKNOWN in game.players[seat].hand:
        return ()
    found = [
        tile_name(TILE_ID[tile])
        for slot, tile in enumerate(game.market)
        if tile and payment_options(game, seat, slot, TILE_PRICE[tile], exact_only=True)
    ]
    if not found:
        return [Fact("coins", msg("worth-vizier-none"))]
    return [Fact("coins", msg("worth-vizier", tiles=text_of(listing(found))))]


FACE = Face(
    icon="vizier",
    colour="#0A6B6B",
    box=1,
    mix="rivals",
    learned=6,
    heads=(VizierUsed,),
    acts={
        WakeVizier: Act(
            key="V",
            icon="vizier",
            text=msg("play-button-wake"),
            prompt=(msg("prompt-wake"), msg("prompt-take-ends")),
            rule=WAKE,
        ),
        UseVizier: Act(
            key="V",
            icon="vizier",
            text=msg("mod-vizier"),
            describe=_said,
            rule=USE,
            why=USE,
            gets=True,
            buys=True,
        ),
        UseVizierAside: Act(icon="vizier", rule=USE, why=USE, gets=True, aside=True),
    },
    moves={
        VizierUsed: _used,
        VizierWoken: lambda e: [token(ACTIVE, AtSeat(), PLACE, e.seat)],
    },
    zones={},
    rows={},
    token=TokenFace(_badge, key="V", on=USE, off=WAKE),
    pieces={"vizier": PieceFace(USE, _pays)},
    laid={"vizier": LaidField("seat", (True,), single=True)},
)
