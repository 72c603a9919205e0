"""The rules of Alhambra: base game, module machinery, no Qt.

The public surface is what is named here and, of ``alhambra_qt.modules``, ``new_game`` and
``read_position``. A whole game of three with the camps, played by chance:

    >>> from random import Random
    >>> from alhambra_qt.modules import new_game
    >>> chance = Random("a")
    >>> game = new_game(Setup(seats=3, seed="a", modules=("camps",)))
    >>> while to_move(game) is not None:
    ...     events = apply(game, chance.choice(legal_actions(game)))
    >>> len(game.ledgers), sum(ledger.totals[0] for ledger in game.ledgers) == game.players[0].score
    (3, True)

Players who may not see everything are given ``observe``; ``redeal`` makes a full game of that.
``why_not`` names the rule that forbids an action, ``score_now`` counts a scoring as if it came now.
"""

from .errors import AlhambraError, BadData, IllegalAction, SetupClash
from .ids import DIRK, NOBODY
from .ledger import Ledger, Line, Tie
from .observe import Observation, observe, redeal
from .play import answers, apply, apply_unchecked, free_acts, legal_actions, to_move, why_not
from .refusal import Refusal
from .scoring import score_now
from .state import Game, Setup

__all__ = [
    "DIRK",
    "NOBODY",
    "AlhambraError",
    "BadData",
    "Game",
    "IllegalAction",
    "Ledger",
    "Line",
    "Observation",
    "Refusal",
    "Setup",
    "SetupClash",
    "Tie",
    "answers",
    "apply",
    "apply_unchecked",
    "free_acts",
    "legal_actions",
    "observe",
    "redeal",
    "score_now",
    "to_move",
    "why_not",
]
