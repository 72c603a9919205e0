"""The program: startup and shutdown, its flows, the single instance, error handling.

``program.py`` has the table of all routes, ``instance.py`` handles a second start, ``ending.py``
handles signals (tested by ``tests/bench/kills.py``), ``watch.py`` logs errors.
"""
