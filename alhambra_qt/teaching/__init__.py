"""Teaching: the rulebook of a game, lessons, exercises, and a coach with a memory.

Knows no Qt; what it says are messages (``alhambra_qt.i18n.Msg``), what it shows are real positions
that the real engine plays.
"""
