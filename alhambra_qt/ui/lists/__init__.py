"""The table as lists: all of a running game as text, in views of Qt itself.

`line.py` says what a line is; `question.py`, `parts.py` and `cells.py` make lines of a `TableView`,
in the words in which the table tells the same; `rows.py` puts them into Qt's models, `views.py`
shows those, `page.py` is the page. Models and views are Qt's own, so that whatever reads lists
anywhere reads these, and nothing of Python is called while it does.
"""
