"""The page of saved games.

A file is read when its row is first painted.
"""
