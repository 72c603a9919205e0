"""From picks to actions: the acting person's input at the table.

``desk.py`` receives the picks and shows their effects. It has one mode per question; ``modes.py``
defines the interface. Module actions are picked part by part: parts with a place on the table are
clicked there, the rest are chips (``picking.py``, ``chips.py``, ``generic.py``). The questions of
the base game also have picks of their own: ``turn_mode.py``, ``purchase.py``, ``laying.py``.
``why.py`` explains what anything is, what it is worth, what can be done with it, and why not:
pieces and places via ``things.py``, buttons and numbers via ``controls.py``. ``dragging.py`` tries
the clicks that a drop stands for, ``between.py`` asks people between turns, ``peeking.py`` handles
what only one seat has seen, and ``hints.py`` gives hints.
"""
