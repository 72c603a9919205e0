"""The running game and everything stored about it: set-up, record, saves, seats.

``session.py`` is the game in play, a list of steps (``step.py``). ``seats.py`` decides who must
answer and who sees what, and passes automatically. ``thoughts.py`` has the reasons of computer
players. On disk: ``saves.py`` (which game to continue), ``records.py``, ``file_shapes.py`` (what a
file may contain). Before a game: ``presets.py`` (mixes of modules), ``setup_code.py``. Child
processes: ``children.py``, used by ``ai_host.py`` and ``reviews.py``.
"""
