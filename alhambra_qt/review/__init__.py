"""What a game that is over tells: who was how near to victory when, and was it luck or choice.

``model.py`` is what a review holds; everything that is told of a game is worked out from it by its
methods, so that the window, the file beside the record and the command line tell the same.
``analyse.py`` works it out: ``shares.py`` says how near to victory each seat is, ``orders.py``
keeps one guess of what is undrawn all along a game, ``judging.py`` prices choices, ``strength.py``
compares them with those of the levels. ``kept.py`` writes it down, ``halfway.py`` writes down
the work that is left, ``worker.py`` is the process.
"""
