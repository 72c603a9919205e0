"""The review of a finished game, trying other choices, and the branches of a game."""
