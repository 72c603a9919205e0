"""The shelf: what modules keep for everybody and can be taken or watched now, as views to draw.

A shelf is drawn in one of four ways: its tiles or cards in a row, its groups as rooms, or one card
with tokens beside it that is watched.
"""

from typing import Final, Literal

from attrs import frozen

from alhambra_qt.controller.view.parts import ZonePiece
from alhambra_qt.i18n import Msg

Shape = Literal["tiles", "cards", "rooms", "watched"]
TILES: Final = "tiles"
CARDS: Final = "cards"
ROOMS: Final = "rooms"
WATCHED: Final = "watched"
STALLS = "stalls"  # names the stalls beside the market where all else is a shelf


@frozen
class ShelfPiece:
    """A piece on a shelf; ``left`` tells how many lie in its stack, 0 if it lies in none."""

    piece: ZonePiece
    left: int = 0


@frozen
class ShelfGroup:
    """The pieces of one zone."""

    zone: str
    title: Msg
    pieces: tuple[ShelfPiece, ...]


@frozen
class ShelfView:
    """One module's place on the shelf.

    ``brief`` is its name where there is room for one short word, ``about`` the rule about taking
    something of it, ``asks`` tells whether that can be done now, ``passing`` whether it is there
    only while it is asked about.
    """

    name: str
    title: Msg
    brief: Msg
    note: Msg | None
    about: Msg
    icon: str
    shape: Shape
    key: str
    groups: tuple[ShelfGroup, ...]
    asks: bool
    count: int
    passing: bool = False


@frozen
class Stall:
    """A tile on sale beside the market: what it is paid in, and its price if it has one now."""

    piece: ZonePiece
    currency: str
    currency_name: Msg
    price: int
    text: Msg


@frozen
class Stalls:
    """All tiles on sale beside the market, as a rail; there may be none at the moment.

    ``zones`` are the places of the modules in which they lie.
    """

    title: Msg
    note: Msg
    about: Msg
    items: tuple[Stall, ...]
    asks: bool
    icon: str
    key: str
    zones: frozenset[str]
