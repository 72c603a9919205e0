"""Bonus cards: secret cards that double a building without walls (rules of section 7.3)."""
