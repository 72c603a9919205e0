"""The end of a game: ranks, scores, Alhambras."""
