"""Numbers as pictures: lines over the turns of a game, bars up and down, intervals.

They draw numbers and words that they are given. What is drawn is told apart by shape as well as by
colour, and is heard as rows of the page that shows it.
"""
