"""What stands beside the board: words, buttons and lists of the table as widgets over its scene.

`side.py` has what all of them share: a `TableSide` shows a part of the view, and its `SideControl`s
stand for targets. `spots.py` says what can be pointed at, in the scene as in these widgets.
"""
