"""Diamonds: a fifth currency that buys any tile (rules of section 7.6)."""
