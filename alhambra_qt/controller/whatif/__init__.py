"""What an action would bring, before it is taken: everybody's points, and what else changes.

``effects.py`` compares the states before and after, ``modules.py`` asks the faces, ``points.py``
counts.
"""
