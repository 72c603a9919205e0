"""Teaching: the rulebook of a game, lessons, exercises, and a coach with a memory.

Independent of Qt. All texts are messages (``alhambra_qt.i18n.Msg``), and all positions are real
games played by the engine.

Lessons: ``lesson.py`` (format), ``wants.py`` (the goal of a step), ``tutor.py`` (runs a lesson).
Rulebook: ``rulebook*.py``, with its examples in ``examples.py`` and ``tryout.py``. Exercises:
``exercises*.py``, each built from a position of ``quarry.py``. Puzzles: ``puzzles.py`` chooses
three exercises a day, ``game_puzzles.py`` makes some from reviewed games.
Coach: ``coach*.py``. Learning progress: ``progress.py``.
"""
