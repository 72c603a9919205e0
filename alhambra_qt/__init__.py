"""Alhambra Qt: a desktop version of the board game."""

__version__ = "1.0.0"
