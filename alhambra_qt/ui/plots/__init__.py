"""Plots of many games as boxes: bars up and down, bars against rivals, intervals.

They draw numbers and words that they are given. What is drawn is told apart by shape as well as by
colour, and is heard as rows of the page that shows it.
"""
