"""Saved games: the page with the list of them.

A file is read when its row is first painted.
"""
