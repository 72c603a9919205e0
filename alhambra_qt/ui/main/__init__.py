"""The program: its beginning and end, the running game, one instance, watching for faults.

``instance.py`` is what a second start does, ``locks.py`` who may write a game, ``ending.py`` what
signals do (tried out by ``tests/bench/kills.py``), ``watch.py`` where errors end, ``calls.py`` what
other threads want done.
"""
