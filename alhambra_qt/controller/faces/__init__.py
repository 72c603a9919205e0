"""The name and the looks of each module: the format of a face, and how faces are found.

``face.py`` explains every field. ``found.py`` loads the faces of all modules on first use and
looks up the entry of an action, a zone, a card or a rule by name. ``blocks.py`` has the building
blocks of faces.
"""
