"""Alhambra Qt: a desktop version of the board game, in four languages."""

__version__ = "1.0.0"
