"""The running game in the window: table, handing over, menu, coach.

``pace.py`` says how fast the computers move and lets them: pages that cover the table make them
wait, but for the open log (``open_pages.py``, its page is ``log_page.py``). ``coached.py`` says
when the coach speaks.
"""
