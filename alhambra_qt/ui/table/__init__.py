"""The table: everything a player sees and does while a game is played.

``shown.py`` shows a view, ``choosing.py`` carries out a choice, ``widget.py`` adds pointer and
keys. ``mouse.py``, ``keys.py`` and ``drag.py`` handle input, ``focus.py`` moves the focus by
arrow keys. ``tray.py`` and ``shelf*.py`` show the pieces of modules; ``moving.py`` moves pieces,
``hint.py`` shows a hint.
"""
