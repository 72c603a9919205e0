"""Navigation: which pages belong together, and where their signals lead.

A flow (`flow.py`) knows its pages by name and imports a page on first use. Requests for another
flow go up to the program, which has a table of all routes (`ui/main`).
"""
