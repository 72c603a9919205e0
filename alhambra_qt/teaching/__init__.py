"""Teaching: the rulebook of a game, lessons, exercises, and a coach with a memory.

Knows no Qt; what it says are messages (``alhambra_qt.i18n.Msg``), what it shows are real positions
that the real engine plays.

Lessons: ``lesson.py`` (format), ``wants.py`` (what is wanted), ``tutor.py`` leads through. The
rulebook: ``rulebook*.py``, its examples ``examples.py`` and ``tryout.py``. Exercises:
``exercises*.py``, each made from a position of ``quarry.py``. The coach: ``coach*.py``. What was
learned: ``progress.py``.
"""
