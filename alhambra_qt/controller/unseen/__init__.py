"""What can be known: counted from the observation of a seat, never from the game itself.

`count` puts the tables of a page together: tiles and cards never seen (`pieces`), what rivals may
hold (`purses`), when a scoring comes (`coming`). `told` is the text that a computer is sent. `said`
has the sentences, `view` the whole page of whoever is at the screen, or why it is closed. All
chances are fractions: nothing is rounded before it is said.
"""
