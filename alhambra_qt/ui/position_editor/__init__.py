"""Tables of cardboard: a real game counted by its numbers, and a table laid piece by piece."""
