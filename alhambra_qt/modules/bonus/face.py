"""The face of the bonus cards: held in secret, and shown beside a tile."""

from collections.abc import Sequence

from alhambra_qt.controller.faces.blocks import points_gained, token
from alhambra_qt.controller.faces.face import (
    Act,
    Asked,
    AskedPiece,
    Counted,
    Face,
    Foretold,
    LaidField,
    PieceFace,
    QuestionFace,
    Special,
    Table,
    ZoneFace,
)
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import PromptLine
from alhambra_qt.controller.view.targets import BesideSeat, NamedTile
from alhambra_qt.controller.view.view_parts import Fact
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_ID, TILE_TYPE, TYPES
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.i18n import msg
from alhambra_qt.modules.bonus.rules import (
    BONUS,
    PREFIX,
    BonusReturned,
    BonusShown,
    KeepBonus,
    RevealBonus,
)

REVEAL, RETURN, BACK = "bonus.reveal", "bonus.return", "back-bonus"


def _shown(event: BonusShown) -> Sequence[Motion]:
    """Lay the card to its tile, as all may see it now."""
    name = TILE_ID[event.tile]
    return [token(PREFIX + name, BesideSeat(f"{PREFIX}{name}"), NamedTile(name), event.seat)]


def _returned(event: BonusReturned) -> Sequence[Motion]:
    name = TILE_ID[event.tile]
    return [token(PREFIX + name, NamedTile(name), BesideSeat(f"{PREFIX}{name}"), event.seat)]


def _asked(table: Table) -> Asked:
    if all(action.declines for action in table.legal):
        return Asked(lines=(PromptLine(msg("bonus-none")),))
    return Asked(lines=(PromptLine(msg("bonus-how", k=next_scoring(table.game))),))


def _gain(table: Table, action: Action) -> int:
    """Give the points that a bonus card shown now brings."""
    shown = table.game.clone()
    shown.rules.handlers[type(action)].run(shown, table.seat, action)
    return points_gained(table, table.game, shown)


def _stands(piece: AskedPiece) -> Sequence[Fact]:
    """Say whether the building of a card stands in its owner's Alhambra."""
    tile = TILE_BY_ID[piece.id.removeprefix(PREFIX)]
    stands = tile in piece.game.players[piece.seat].palace.tiles.values()
    text = msg("worth-bonus-built" if stands else "worth-bonus-missing")
    return [Fact(TYPES[TILE_TYPE[tile]], text)]


FACE = Face(
    icon="bonus",
    colour="#A9761A",
    box=1,
    mix="treasures",
    learned=3,
    acts={
        RevealBonus: Act(key="X", icon="bonus", rule=REVEAL, gains=_gain, tried=True),
        KeepBonus: Act(),
    },
    moves={BonusShown: _shown, BonusReturned: _returned},
    zones={
        "bonus": ZoneFace(
            rule=REVEAL,
            back=BACK,
            special=Special(
                order=3,
                key="X",
                text="special-bonus",
                rule=REVEAL,
                tried=lambda _, card: RevealBonus.of(TILE_BY_ID[card.removeprefix(PREFIX)]),
            ),
            counted=Counted(order=4, icon="bonus", text="special-bonus-cards"),
        ),
        "bonus_shown": ZoneFace(
            rule=RETURN,
            back=BACK,
            special=Special(order=4, key="X", text="special-shown", rule=RETURN, used=False),
        ),
        "bonus_removed": ZoneFace(rule="bonus.deal", back=BACK),
    },
    rows={},
    questions={"bonus": QuestionFace(_asked)},
    foretold={BonusReturned: Foretold("cards", RETURN)},
    pieces={"bonus": PieceFace(REVEAL, _stands)},
    laid=dict.fromkeys(
        ("bonus", "bonus_shown"),
        LaidField("seat", tuple(f"bonus-{TILE_ID[card]}" for card in BONUS)),
    ),
)
