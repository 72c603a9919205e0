"""The results page: ranks, scores, Alhambras."""
