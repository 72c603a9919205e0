"""From a game to what is shown of it: presenters make views from states.

``table_presenter.py`` puts the table together out of panels and zones (on the tray, the
boards, the shelf); ``score_sheet.py`` shows how points come about, ``motions.py`` which pieces
move in an event. How a thing glows comes from the overlay that the desk gives.
"""
