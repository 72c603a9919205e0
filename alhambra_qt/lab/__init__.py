"""The console command ``alhambra-lab``: rules engine, computer players and records without Qt.

``arguments.py`` and ``cli.py`` parse the command line; each command has its own file. ``play.py``
measures players, with ``tally.py`` and ``workers.py``.
"""
