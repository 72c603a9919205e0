"""Charts: lines over the turns of a game, bars up and down, intervals.

They only draw the numbers and words passed to them. Series differ in shape as well as in colour,
and a screen reader finds the same values as rows of the page.
"""
