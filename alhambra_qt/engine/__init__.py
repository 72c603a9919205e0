"""The rules of Alhambra: base game, module machinery, no Qt.

The public API is everything imported here, plus ``new_game`` and ``read_position`` of
``alhambra_qt.modules``. A whole game for three with the camps, played at random:

    >>> from random import Random
    >>> from alhambra_qt.modules import new_game
    >>> chance = Random("a")
    >>> game = new_game(Setup(seats=3, seed="a", modules=("camps",)))
    >>> while to_move(game) is not None:
    ...     events = apply(game, chance.choice(legal_actions(game)))
    >>> len(game.ledgers), sum(ledger.totals[0] for ledger in game.ledgers) == game.players[0].score
    (3, True)

``observe`` returns what one seat may see; ``redeal`` completes that to a full game. ``why_not``
names the rule that forbids an action; ``score_now`` counts a scoring as if it happened now.
"""

from .errors import AlhambraError, BadData, IllegalAction, SetupClash
from .ids import DIRK, NOBODY
from .ledger import Ledger, Line, Tie
from .observe import Observation, observe, redeal
from .play import answers, apply, apply_unchecked, free_acts, legal_actions, to_move, why_not
from .refusal import Refusal
from .rules import Game
from .scoring import score_now
from .state import Setup

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
