"""Things, events, rules and actions as messages, before they are translated.

``names.py`` words pieces and sums of money, ``sentences.py`` events, refusals and rules,
``moves.py`` a whole action, ``scoring_words.py`` points, ``speech.py`` the table for a screen
reader. The text of an event receives every field of the event.
"""
