"""Computer players: they get an observation, and give an action with their reasons."""

from .levels import LEVELS, Level
from .player import Choice, choose
from .reasons import Reason

__all__ = ["LEVELS", "Choice", "Level", "Reason", "choose"]
