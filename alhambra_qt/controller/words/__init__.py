"""Things, events, rules and actions as sentences that are not yet in any language.

``names.py`` says pieces and sums, ``sentences.py`` events, refusals and rules, ``moves.py`` a whole
action, ``scoring_words.py`` points, ``speech.py`` the table by ear. A text of an event gets every
field of it.
"""
