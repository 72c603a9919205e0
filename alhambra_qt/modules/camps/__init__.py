"""Camps: tiles outside the walls that score lines of buildings (rules of section 7.8)."""
