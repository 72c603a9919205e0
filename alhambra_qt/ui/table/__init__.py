"""The table: everything a player sees and does while a game is played.

``shown.py`` shows a view, ``choosing.py`` does what a choice means, ``widget.py`` adds pointer and
keys. ``mouse.py``, ``keys.py`` and ``drag.py`` take the person's doing,
``focus.py`` leads through the table by arrows; ``tray.py`` and ``shelf*.py``
show what modules keep; ``moving.py`` moves pieces, ``hint.py`` shows a hint.
"""
