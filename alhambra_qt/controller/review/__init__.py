"""A review as the window shows it: whole hundredths that add up, sentences, moments of the game.

``host.py`` is what the page asks of whoever does the work, ``view.py`` what it shows; ``build.py``
makes it of a session and a review (``review/model.py``), ``telling.py`` the sentences, ``facts.py``
what can be counted without judging, ``moments.py`` a moment of the game or a choice as it stood,
``trying.py`` choosing again.
"""
