"""Is every sentence of the table true? Each is read where it is said and tried on the engine.

``walk.py`` plays games and stops in positions, with picks half made; ``moment.py`` gives all that
is said there as ``Said``: a message with its place, its target and the position. ``claims_*.py``
hold a check for each message that claims something: it counts again, or plays the action on a copy
and looks. What claims nothing of a position stands in ``unclaimed.txt`` with the reason.
"""
