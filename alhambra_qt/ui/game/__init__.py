"""The running game in the window: table, handover, menu, coach.

``pace.py`` sets the pace of the computer players and starts their moves. They wait while a page
covers the table, unless it is the log (``open_pages.py``, ``log_page.py``). ``coached.py`` decides
when the coach speaks.
"""
