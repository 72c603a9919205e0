"""The ways into pages and back: who opens what, and what it is given.

Each door is given the ``House``, and no more of the program. Pages are made and their data is read
only when they are opened; ``learning.py`` holds the one copy of what was learned.
"""
