"""The program: its beginning and end, its flows, one instance, watching for faults.

``program.py`` has the table of all ways, ``instance.py`` is what a second start does, ``ending.py``
what signals do (tried out by ``tests/bench/kills.py``), ``watch.py`` where errors end.
"""
