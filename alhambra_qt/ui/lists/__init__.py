"""The table as lists: a whole running game as text, in Qt's own views.

`lines.py` puts the spots of the table's panels in order, under headings: what is said of a thing is
said once, by the function that makes its spot. `list_views.py` puts the lines into Qt models and
views; `lists_page.py` is the page. Models and views are Qt's own, so that
a screen reader reads them without calling Python.
"""
