"""Characters: what can be chosen, and what happens (rules of section 7.7)."""

from typing import ClassVar

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.events import Bought, Event
from alhambra_qt.engine.ids import Card, Seat, Tile

# -- the auction ------------------------------------------------------------------------------


@attrs.frozen
class Bid(Action):
    """Bid this much for the character on auction (rule characters.auction)."""

    name: ClassVar[str] = "bid"
    amount: int


@attrs.frozen
class PassBid(Action):
    """Take no further part in this auction (rule characters.auction)."""

    name: ClassVar[str] = "pass_bid"
    declines: ClassVar[bool] = True


@attrs.frozen
class PayBid(Action):
    """Pay the winning bid with these cards of one currency (rule characters.auction)."""

    name: ClassVar[str] = "pay_bid"
    cards: tuple[Card, ...]


@attrs.frozen
class KeepFatima(Action):
    """Score Fatima's points at once (rule fatima)."""

    name: ClassVar[str] = "keep_fatima"


@attrs.frozen
class SwapFatima(Action):
    """Swap Fatima for the top card of the side stack (rule fatima)."""

    name: ClassVar[str] = "swap_fatima"


# -- before, in and after the actions of a turn -----------------------------------------------


@attrs.frozen
class UseLaila(Action):
    """Draw a new tile for a market slot (rule laila)."""

    name: ClassVar[str] = "use_laila"
    slot: int


@attrs.frozen
class UseMachma(Action):
    """Give a money card of the hand for a displayed one (rule machma)."""

    name: ClassVar[str] = "use_machma"
    given_card: Card
    taken_card: Card


@attrs.frozen
class UseYammerad(Action):
    """Draw the top card of the deck (rule yammerad)."""

    name: ClassVar[str] = "use_yammerad"


@attrs.frozen
class BeginTurn(Action):
    """Use no character before the first action (rule characters.limits)."""

    name: ClassVar[str] = "begin_turn"
    declines: ClassVar[bool] = True


@attrs.frozen
class UseKarim(Action):
    """Get a tile on sale for nothing (rule karim)."""

    name: ClassVar[str] = "use_karim"
    tile: Tile


@attrs.frozen
class UseKnihstig(Action):
    """Take a displayed card after an expensive purchase (rule knihstig)."""

    name: ClassVar[str] = "use_knihstig"
    card: Card


@attrs.frozen
class DeclineKnihstig(Action):
    """Take no card after an expensive purchase (rule knihstig)."""

    name: ClassVar[str] = "decline_knihstig"
    declines: ClassVar[bool] = True


@attrs.frozen
class UseAmmar(Action):
    """Make one more redesign at the end of the turn (rule ammar)."""

    name: ClassVar[str] = "use_ammar"


@attrs.frozen
class ChooseHakim(Action):
    """Count half a building more in a type (rule hakim)."""

    name: ClassVar[str] = "choose_hakim"
    colour: int


# -- events -----------------------------------------------------------------------------------


@attrs.frozen
class AuctionOpened(Event):
    """A character was drawn; a seat opens its auction."""

    rule: ClassVar[str] = "characters.auction"

    seat: Seat
    card: Card


@attrs.frozen
class BidMade(Event):
    """A seat bid."""

    rule: ClassVar[str] = "characters.auction"

    seat: Seat
    card: Card
    amount: int


@attrs.frozen
class BidPassed(Event):
    """A seat takes no further part in an auction."""

    rule: ClassVar[str] = "characters.auction"

    seat: Seat
    card: Card


@attrs.frozen
class NobodyBid(Event):
    """Nobody bid for a character: it is out of the game."""

    rule: ClassVar[str] = "characters.auction"

    card: Card


@attrs.frozen
class CharacterWon(Event):
    """A seat paid its bid and has the character now."""

    rule: ClassVar[str] = "characters.auction"

    seat: Seat
    card: Card
    amount: int
    cards: tuple[Card, ...]


@attrs.frozen
class FatimaKept(Event):
    """A seat scored Fatima's points."""

    rule: ClassVar[str] = "fatima"

    seat: Seat
    points: int


@attrs.frozen
class FatimaSwapped(Event):
    """A seat swapped Fatima for a character of the side stack."""

    rule: ClassVar[str] = "fatima"

    seat: Seat
    card: Card


@attrs.frozen
class LailaUsed(Event):
    """A tile of the market goes back into the bag; the new one is shown next."""

    rule: ClassVar[str] = "laila"

    seat: Seat
    slot: int
    tile: Tile


@attrs.frozen
class LailaFailed(Event):
    """No tile for the market came out of the bag: the old one stays."""

    rule: ClassVar[str] = "laila"

    seat: Seat


@attrs.frozen
class MachmaUsed(Event):
    """A seat took a displayed card and gave those in ``cards`` for it."""

    rule: ClassVar[str] = "machma"

    seat: Seat
    card: Card
    cards: tuple[Card, ...]


@attrs.frozen
class YammeradUsed(Event):
    """A seat draws from the deck."""

    rule: ClassVar[str] = "yammerad"

    seat: Seat


@attrs.frozen
class YammeradTurned(Event):
    """A card without effect was drawn from the deck: it goes to the discards."""

    rule: ClassVar[str] = "yammerad"

    seat: Seat
    card: Card


@attrs.frozen
class YammeradDrew(Event):
    """A seat drew a money card unseen by the others."""

    rule: ClassVar[str] = "yammerad"

    seat: Seat


@attrs.frozen
class YammeradFailed(Event):
    """There was no money card left to draw."""

    rule: ClassVar[str] = "yammerad"

    seat: Seat


@attrs.frozen
class KarimUsed(Bought):
    """A seat got a tile for nothing."""

    rule: ClassVar[str] = "karim"


@attrs.frozen
class KnihstigUsed(Event):
    """A seat took a displayed card after an expensive purchase."""

    rule: ClassVar[str] = "knihstig"

    seat: Seat
    card: Card


@attrs.frozen
class FarukUsed(Event):
    """A seat took more money than it could have without Faruk."""

    rule: ClassVar[str] = "faruk"

    seat: Seat


@attrs.frozen
class AmmarUsed(Event):
    """A seat makes one more redesign."""

    rule: ClassVar[str] = "ammar"

    seat: Seat


@attrs.frozen
class HakimChose(Event):
    """A seat chose the type of its half building."""

    rule: ClassVar[str] = "hakim"

    seat: Seat
    colour: int
