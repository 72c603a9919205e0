"""The table as lists: all of a running game as text, in views of Qt itself.

`lines.py` makes lines of a `TableView`, in the words in which the table tells the same;
`list_views.py` puts them into Qt's models and shows those, `lists_page.py` is the page. Models and
views are Qt's own: a screen reader reads them without calling Python.
"""
