"""Tables of cardboard: a game counted by its numbers, and a table laid piece by piece.

An ``Evening`` and a ``Draft`` are data that never change; each edit returns another one. The engine
reads a draft at each step and scores both.
"""
