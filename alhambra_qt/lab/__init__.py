"""The console command ``alhambra-lab``: rules engine, computer players and records without Qt.

``arguments.py`` and ``cli.py`` read the command line, each command has a file. Measuring players:
``play.py`` with ``tally.py`` and ``workers.py``.
"""
