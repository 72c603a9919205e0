"""A reason to come back: the deals of the day.

``deals.py`` makes the deals of a date. ``tries.py`` keeps who has tried which deal: only the first
try counts. ``days.py`` gives a date and its month as data to show.
"""
