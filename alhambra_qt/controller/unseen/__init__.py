"""Hidden pieces, counted from the observation of a seat, never from the game itself.

``count.py`` builds the tables of the page. ``unseen_view.py`` builds the sentences and the whole
page for the person at the screen, or the reason why it is closed. All chances are fractions; they
are rounded only for display.
"""
