"""Things, events, rules and actions as sentences that are not yet in any language.

``names.py`` says pieces and sums, ``sentences.py`` events and refusals, ``actions.py`` a button,
``moves.py`` a whole action, ``rules.py`` which rule a question, a line of the log or F1 opens. A
text of an event gets every field of it.
"""
