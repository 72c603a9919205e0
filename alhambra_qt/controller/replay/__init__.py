"""Replay: every moment of a game, limited to what a given viewer may see."""
