"""Walls: sticks that are added to tiles for good (rules of section 7.9)."""
