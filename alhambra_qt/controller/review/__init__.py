"""A review as the window shows it: whole hundredths that add up, sentences, moments of the game.

``review_view.py`` is what the page shows and asks of the process that does the work;
``review_build.py`` makes it of a session and a review (``review/model.py``), ``review_words.py``
the sentences.
"""
