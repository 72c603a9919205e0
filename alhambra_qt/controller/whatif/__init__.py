"""Preview of an action before it is taken: everybody's points, and what else changes.

``effects.py`` compares the states before and after; ``foreseen.py`` plays the action.
"""
