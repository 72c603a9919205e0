"""What can be known: counted from the observation of a seat, never from the game itself.

``count.py`` puts the tables of a page together; ``unseen_view.py`` has the sentences and the whole
page of the person at the screen, or why it is closed. All chances are fractions: nothing is rounded
before it is said.
"""
