"""The rules of Alhambra: base game, module machinery, no Qt.

The public surface: set a game up with ``alhambra_qt.modules.new_game``, then ``to_move``,
``legal_actions``, ``why_not``, ``apply``; ``observe`` and ``redeal`` for players who may not see
everything; ``score_now`` for a scoring as if it came now.
"""

from .errors import AlhambraError, BadData, IllegalAction, SetupClash
from .ids import DIRK, NOBODY
from .ledger import Ledger, Line, Tie
from .observe import Observation, observe, redeal
from .play import apply, apply_unchecked, legal_actions, to_move, why_not
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
    "apply",
    "apply_unchecked",
    "legal_actions",
    "observe",
    "redeal",
    "score_now",
    "to_move",
    "why_not",
]
