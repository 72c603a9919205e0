"""The face of the thieves: secret cards that take money from the display."""

from collections.abc import Sequence

from alhambra_qt.controller.faces.blocks import card
from alhambra_qt.controller.faces.face import (
    Act,
    AskedPiece,
    CardFace,
    Counted,
    Face,
    LaidField,
    PieceFace,
    Special,
    ZoneFace,
)
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.targets import AtDisplay, AtHand, BesideSeat, OnTray
from alhambra_qt.controller.view.view_parts import Fact
from alhambra_qt.controller.words.names import cards_named
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.i18n import msg
from alhambra_qt.modules.thieves.rules import KIND, ThiefUsed, UseThief, may_take

USE, USED, BACK = "thieves.use", "thieves-used", "back-thief"


def _used(event: ThiefUsed) -> Sequence[Motion]:
    """Show the thief to all; it takes the card and lies beside the table then."""
    thief = CARD_ID[event.thief_card]
    return [
        card(event.thief_card, BesideSeat(thief), OnTray(USED), event.seat),
        *(card(used, AtDisplay(), AtHand(), event.seat) for used in event.cards),
    ]


def _tried(game: Game, thief: str) -> Action:
    shown = next((card for card in game.display if card >= 0), UNKNOWN)
    return UseThief.of(CARD_BY_ID[thief], shown)


def _takes(piece: AskedPiece) -> Sequence[Fact]:
    """Say which cards of the display a thief could take."""
    shown = [card for card in piece.game.display if card >= 0]
    found = [card for card in shown if may_take(CARD_BY_ID[piece.id], card)]
    if not found:
        return [Fact("coins", msg("worth-thief-none"))]
    return [Fact("coins", msg("worth-thief", cards=cards_named(found)))]


THIEVES = tuple(name for name in CARD_ID if name.startswith(f"{KIND}-"))

FACE = Face(
    icon="mask",
    colour="#3A4466",
    box=3,
    mix="rivals",
    learned=8,
    acts={UseThief: Act(key="J", icon="mask", rule=USE, why=USE)},
    heads=(ThiefUsed,),
    moves={ThiefUsed: _used},
    zones={
        "thieves": ZoneFace(
            rule=USE,
            back=BACK,
            special=Special(order=1, key="J", text="special-thief", rule=USE, tried=_tried),
            counted=Counted(order=3, icon="mask", text="special-thieves"),
        ),
        USED: ZoneFace(rule=USE, back=BACK),
        "thieves-removed": ZoneFace(rule="thieves.deal", back=BACK),
    },
    rows={},
    cards={KIND: CardFace(lambda words, _: msg("card-thief", currency=msg(f"curs-{words[0]}")))},
    pieces={"thief": PieceFace(USE, _takes)},
    laid={
        "thieves": LaidField("seat", THIEVES, copies=True),
        "thieves_used": LaidField("table", THIEVES, copies=True),
    },
)
