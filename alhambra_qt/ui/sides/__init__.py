"""The panels beside the board: words, buttons and lists, as items of the table's scene.

A `Panel` (`panel.py`) shows a part of the view as a tree of boxes. `spots.py` lists what can be
pointed at on the table, and has the boxes that stand for it.
"""
