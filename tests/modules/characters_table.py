"""Tables with characters: who owns which card, and what is done with them, in words."""

from alhambra_qt.engine.pieces import CARD_BY_ID, CURRENCIES, TILE_BY_ID, TYPES
from alhambra_qt.engine.play import run_steps
from alhambra_qt.modules.characters import actions
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.characters.state import CharacterCards
from tests.kit import Table, table
from tests.moves import cards_of

PASS_BID = actions.PassBid.of()
KEEP = actions.KeepFatima.of()
SWAP = actions.SwapFatima.of()
BEGIN = actions.BeginTurn.of()
DECLINE = actions.DeclineKnihstig.of()
AMMAR = actions.UseAmmar.of()
YAMMERAD = actions.UseYammerad.of()

MARKET = {
    "florin": "garden-9-e",
    "dirham": "tower-7-new",
    "denar": "garden-11",
    "ducat": "tower-11",
}
BAG = "arcades-10 pavilion-8 arcades-9 chambers-10"


def bid(amount: int) -> actions.Bid:
    """Bid for the character on auction."""
    return actions.Bid.of(amount)


def pay(cards: str) -> actions.PayBid:
    """Pay the winning bid."""
    return actions.PayBid.of(tuple(sorted(cards_of(cards))))


def karim(tile: str) -> actions.UseKarim:
    """Get a tile for nothing."""
    return actions.UseKarim.of(TILE_BY_ID[tile])


def knihstig(card: str) -> actions.UseKnihstig:
    """Take a card after an expensive purchase."""
    return actions.UseKnihstig.of(CARD_BY_ID[card])


def laila(slot: str) -> actions.UseLaila:
    """Draw a new tile for the slot of a currency."""
    return actions.UseLaila.of(CURRENCIES.index(slot))


def machma(given: str, taken: str) -> actions.UseMachma:
    """Give a card of the hand for a displayed one."""
    return actions.UseMachma.of(CARD_BY_ID[given], CARD_BY_ID[taken])


def hakim(colour: str) -> actions.ChooseHakim:
    """Choose a building type."""
    return actions.ChooseHakim.of(TYPES.index(colour))


def people(seats: int = 3, *modules: str, mover: int = 0, **owned: int) -> Table:
    """A table where characters lie before the seats that are given for them."""
    seen = table(seats, ["characters", *modules], to_move=mover).market(**MARKET).bag(BAG)
    seen.display("ducat-9 ducat-8 dirham-9 dirham-8").deck("ducat-1 ducat-2 ducat-3 ducat-4")
    for name, seat in owned.items():
        cards(seen).owned[seat].append(CARD_BY_ID[name])
    return seen


def cards(seen: Table) -> CharacterCards:
    """Give the state of the module."""
    return Characters.of(seen.unfilled)


def owned(seen: Table, seat: int) -> str:
    """Give the characters of a seat."""
    names = {card: name for name, card in CARD_BY_ID.items()}
    return " ".join(names[card] for card in cards(seen).owned[seat])


def gone(seen: Table) -> str:
    """Give what left the game openly."""
    names = {card: name for name, card in CARD_BY_ID.items()}
    return " ".join(names[card] for card in seen.game.gone)


def begin(seen: Table) -> Table:
    """Begin the turn of the seat to move, as at the end of the turn before."""
    game = seen.game
    for told in game.rules.turn_starting:
        told(game, game.to_play)
    run_steps(game)
    return seen
