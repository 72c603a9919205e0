"""The panels beside the board: words, buttons and lists as widgets over the table's scene.

`side.py` has their base classes: a `TableSide` shows a part of the view, and its `SideControl`s
stand for targets. `spots.py` lists what can be pointed at, in the scene and in these widgets.
"""
