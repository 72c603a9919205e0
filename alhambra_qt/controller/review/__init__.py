"""A review as the window shows it: whole percentages that add up, sentences, moments.

``review_view.py`` holds what the page shows and what it requests from the worker process.
``review_build.py`` builds it from a session and a review (``review/model.py``);
``review_words.py`` writes the sentences.
"""
