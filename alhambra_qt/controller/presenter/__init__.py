"""Presenters: functions that turn the state of a game into a view.

``table_presenter.py`` builds the table from panels and zones (on the tray, the boards, the
shelf). ``score_sheet.py`` shows where points come from, ``motions.py`` which pieces move in an
event. Highlights come from the overlay of the desk.
"""
