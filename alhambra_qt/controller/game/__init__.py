"""The running game and all that is kept of it: set-up, record, saves, who plays.

``session.py`` is the game in play. Who is asked and sees what: ``seats.py`` (handing over),
``skipping.py`` (passing by itself), ``takeovers.py``. Why a computer player moved: ``thoughts.py``
keeps it with the step, ``whys.py`` says it and betrays no hand. On the disk: ``autosave.py`` and
``saves.py`` (which game goes on), ``saved.py`` (what may stand in a file). Before a game:
``presets.py`` (mixes of modules), ``setup_code.py``. Processes that work for this one:
``children.py``, used by ``ai_host.py`` and ``reviewing.py``.
"""
