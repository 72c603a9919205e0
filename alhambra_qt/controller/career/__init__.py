"""The career: what becomes of a person's finished games, and the profiles they are booked on.

``finished.py`` says which games count and makes an entry of one; ``store.py`` keeps the entries
and the profiles in a ``database.py`` and reads in the files of games. ``figures.py`` chooses among
them and adds up, ``career_words.py`` makes sentences of it.
"""
