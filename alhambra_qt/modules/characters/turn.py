"""Characters: Karim, Knihstig, Ammar and Faruk, used in the turn (rules of section 7.7)."""

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.building import can_redesign
from alhambra_qt.engine.contracts import Purchase
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.market import offered, offers, purchase, unsold
from alhambra_qt.engine.payments import is_money
from alhambra_qt.engine.pieces import CARD_VALUE
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.state import Frame
from alhambra_qt.engine.turn import NEXT_TURN, TAKE_UP_TO, settle

from .actions import (
    AmmarUsed,
    DeclineKnihstig,
    FarukUsed,
    KarimUsed,
    KnihstigUsed,
    UseAmmar,
    UseKarim,
    UseKnihstig,
)
from .before import take_shown
from .state import (
    AMMAR,
    FARUK,
    KARIM,
    KNIHSTIG,
    leave,
    not_owned,
    owns,
    star_free,
    star_obstacle,
    state_of,
)

DEAR = 10
FARUK_UP_TO = 7


# -- Karim ------------------------------------------------------------------------------------


def karim_options(game: Game, seat: Seat, out: list[Action]) -> None:
    """List every tile on sale, if the seat owns Karim."""
    if owns(game, seat, KARIM):
        out += [UseKarim.of(offer.tile) for offer in offers(game)]


def check_karim(game: Game, seat: Seat, action: UseKarim) -> Refusal | None:
    """Check getting a tile for nothing: it must be on sale (rule karim)."""
    if not owns(game, seat, KARIM):
        return not_owned(KARIM)
    return unsold(game, action.tile, Refusal("karim", params=(("reason", "not_offered"),)))


def run_karim(game: Game, seat: Seat, action: UseKarim) -> None:
    """Get the tile as if paid exactly; the card leaves the game."""
    offer = offered(game, action.tile)
    leave(game, seat, KARIM)
    event = KarimUsed(seat, offer.currency, offer.tile, (), offer.price, 0)
    settle(game, seat, purchase(game, seat, offer, (), event=event, free=True))


# -- Knihstig ---------------------------------------------------------------------------------


def bought(game: Game, seat: Seat, made: Purchase) -> None:
    """Ask Knihstig's owner after an expensive purchase in the own turn, if money is displayed."""
    if not (made.in_turn and made.price >= DEAR and star_free(game, seat, KNIHSTIG)):
        return
    if any(is_money(card) for card in game.display):
        game.push("knihstig", seat)


def knihstig_options(game: Game, frame: Frame) -> list[Action]:
    """List the displayed money cards, and taking none."""
    shown = sorted({card for card in game.display if is_money(card)})
    return [*(UseKnihstig.of(card) for card in shown), DeclineKnihstig.of()]


def check_knihstig(game: Game, seat: Seat, action: UseKnihstig) -> Refusal | None:
    """Check taking a displayed money card (rule knihstig)."""
    if is_money(action.card) and action.card in game.display:
        return None
    return Refusal("knihstig", params=(("reason", "not_shown"),))


def run_knihstig(game: Game, seat: Seat, action: UseKnihstig) -> None:
    """Take the card; its place stays empty until the refill."""
    game.decisions.pop()
    state_of(game).star = KNIHSTIG
    take_shown(game, seat, action.card)
    if game.events is not None:
        game.events.append(KnihstigUsed(seat, action.card))


def run_decline(game: Game, seat: Seat, action: DeclineKnihstig) -> None:
    """Take nothing; the * stays free."""
    game.decisions.pop()


# -- Faruk ------------------------------------------------------------------------------------


def take_up_to(game: Game, seat: Seat, limit: int) -> int:
    """Several money cards up to 7, while the * is free (rule faruk).

    Between two turns it is free: whoever asks then asks about the next turn.
    """
    free = star_free(game, seat, FARUK) or (NEXT_TURN in game.decisions and owns(game, seat, FARUK))
    return max(limit, FARUK_UP_TO) if free else limit


def took(game: Game, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Faruk was used if nobody could have taken these cards without him."""
    if len(cards) > 1 and sum([CARD_VALUE[card] for card in cards]) > TAKE_UP_TO:
        state_of(game).star = FARUK
        if game.events is not None:
            game.events.append(FarukUsed(seat))


# -- Ammar ------------------------------------------------------------------------------------


def ammar_options(game: Game, seat: Seat, out: list[Action]) -> None:
    """Offer one more redesign if any is legal."""
    if star_free(game, seat, AMMAR) and can_redesign(game, seat):
        out.append(UseAmmar.of())


def check_ammar(game: Game, seat: Seat, action: UseAmmar) -> Refusal | None:
    """Check one more redesign: one must be legal, as it cannot be waived (rule ammar)."""
    refusal = star_obstacle(game, seat, AMMAR)
    if refusal is None and not can_redesign(game, seat):
        refusal = Refusal("ammar", params=(("reason", "no_redesign"),))
    return refusal


def run_ammar(game: Game, seat: Seat, action: UseAmmar) -> None:
    """Ask for the redesign."""
    state_of(game).star = AMMAR
    if game.events is not None:
        game.events.append(AmmarUsed(seat))
    game.push("redesign", seat)
