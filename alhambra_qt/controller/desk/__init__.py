"""From picks to actions: what the acting person does at the table.

``desk.py`` takes the picks and shows what they lead to; it has one mode per question (``modes.py``
says what a mode is). Actions of modules are picked by their parts: what has a place on the table is
clicked there, the rest are chips (``picking.py``, ``chips.py``, ``generic.py``). The questions of
the base game have picks of their own besides: ``turn_mode.py``, ``purchase.py``, ``laying.py``,
``window_mode.py``.
``why.py`` answers what any thing is and is worth, what can be done with it and why not: pieces and
places by ``things.py``, buttons and numbers by ``controls.py``. ``dragging.py`` tries the clicks
that a drop stands for, ``between.py`` knows who is asked and asks between turns, ``peeking.py``
keeps what one seat alone has seen, ``hints.py`` gives a hint.
"""
