"""The table: everything a player sees and does while a game is played.

``widget.py`` puts it together. ``mouse.py``, ``keys.py`` and ``drag.py`` take the person's doing,
``focus.py`` leads through the table by arrows; ``tray.py`` and ``shelf*.py``
show what modules keep; ``moving.py`` moves pieces, ``hint.py`` shows a hint.
"""
