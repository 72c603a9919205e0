"""A game looked at again: every moment of it as somebody may see it."""
