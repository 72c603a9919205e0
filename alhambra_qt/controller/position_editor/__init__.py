"""Tables of cardboard: a real game counted by its numbers, and a table laid piece by piece.

Both are one ``Draft``, which never changes; each edit returns another one. The engine reads what is
laid at each step and scores it, and so it does with the numbers.
"""
