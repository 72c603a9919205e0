"""The career: a person's finished games, and the profiles they are recorded under.

``finished.py`` decides which games count and turns a game into an entry. ``store.py`` keeps entries
and profiles in a ``database.py`` and imports game files. ``figures.py`` filters the games and
computes statistics; ``career_words.py`` puts them into sentences.
"""
