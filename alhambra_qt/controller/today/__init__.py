"""A reason to come back: the deals of the day, and challenges.

``deals.py`` makes the deals of a date. ``tries.py`` keeps who has tried which deal: only the first
try counts. ``days.py`` gives a date and its month as data to show. ``challenge.py`` writes a result
as a text to send and reads it; ``compare.py`` puts two games of the same deal side by side.
"""
