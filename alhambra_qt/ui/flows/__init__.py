"""The ways through the window: which pages belong together, and where their signals lead.

A flow (`flow.py`) knows its pages by name; nothing of a page is imported before it is wanted. What
leads to another flow goes up to the program, which has a table of all such ways (`ui/main`).
"""
