"""From picks to actions: what the acting person does at the table.

``desk.py`` takes the picks and shows what they lead to; it has one mode per question (``modes.py``
says what a mode is). A question without one is picked by the parts of its actions: what has a place
on the table is clicked there, the rest are chips (``choices.py``, ``picking.py``, ``generic.py``);
a piece of the shelf begins the actions that name it (``piece_picks.py``). ``why.py`` answers what
any thing is and is worth, what can be done with it and why not, to an ``asker.py``: pieces and
places by ``things.py``, buttons and numbers by ``controls.py``, with ``worths.py``.
``dragging.py`` tries the clicks that a drop stands for, ``asking.py`` knows who is
asked, ``between.py`` asks between turns, ``limit.py`` for a sealed bid,
``peeking.py`` keeps what one seat alone has seen, ``hints.py`` gives a hint.
"""
