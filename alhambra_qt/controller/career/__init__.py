"""The career: what becomes of a person's finished games, and the profiles they are booked on.

``finished.py`` says which games count and makes an entry of one; ``store.py`` keeps the entries
and the profiles in a database; ``figures.py`` chooses among them and adds up, ``said.py`` says it
as sentences, ``export.py`` writes it as a table. ``bring.py`` looks after the files of the games.
"""
