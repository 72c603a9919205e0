"""The table as lists: a whole running game as text, in Qt's own views.

`lines.py` turns a `TableView` into lines, in the same words as the table. `list_views.py` puts
them into Qt models and views; `lists_page.py` is the page. Models and views are Qt's own, so that
a screen reader reads them without calling Python.
"""
