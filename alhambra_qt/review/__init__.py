"""Review of a finished game: each seat's chance of winning over time, split into luck and skill.

``model.py`` defines a review. Every figure shown about a game is computed by its methods, so that
the window, the file beside the record and the command line agree. ``analyse.py`` computes a
review: ``shares.py`` estimates each seat's chance of winning, ``orders.py`` keeps one sampled order
of the undrawn pieces throughout a game, ``judging.py`` rates choices, ``second_opinion.py`` asks
other players about the costly ones, ``strength.py`` compares them with the choices of the levels.
``advice.py`` asks the levels at one moment and prices its choices.
``kept.py`` saves a review, ``halfway.py`` saves unfinished work,
``worker.py`` is the process.
"""
