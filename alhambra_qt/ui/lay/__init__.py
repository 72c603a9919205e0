"""Tables of cardboard: a real game counted by its numbers."""
