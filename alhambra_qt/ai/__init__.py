"""Computer players: each takes an observation and returns an action with its reasons."""

from .levels import LEVELS, Level
from .player import Choice, choose
from .reasons import Reason

__all__ = ["LEVELS", "Choice", "Level", "Reason", "choose"]
