"""A game looked at again: every moment of it as somebody may see it.

``stops.py`` says where one can stop, ``replay.py`` shows the table of a moment, and ``telling.py``
says what the step before it did.
"""
