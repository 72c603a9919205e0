"""Invaders: open sides cost points at every scoring (rules of section 7.15)."""
