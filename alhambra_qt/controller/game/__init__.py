"""The running game and all that is kept of it: set-up, record, saves, who plays.

``session.py`` is the game in play, made of steps (``step.py``). Who is asked and sees what:
``seats.py`` (also passing by itself). Why a computer player moved: ``thoughts.py``.
On the disk: ``saves.py`` (which game goes on), ``records.py``, ``file_shapes.py`` (what a file may
hold). Before a game: ``presets.py`` (mixes of modules), ``setup_code.py``. Processes that work for
this one: ``children.py``, used by ``ai_host.py`` and ``reviews.py``.
"""
