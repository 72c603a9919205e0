"""What a module looks like and is called: the form of a face, and how the faces are found.

``face.py`` explains every field, ``found.py`` reads the faces of all modules when one is first
wanted and finds what belongs to an action, a zone, a card or a rule by its name; ``blocks.py`` has
what faces are made of.
"""
