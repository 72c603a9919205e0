"""The running game in the window: table, handing over, menu, coach.

``pace.py`` says when the computers move (wait, hurry, step by step; pages that cover the table make
them wait), ``coached.py`` when the coach speaks.
"""
