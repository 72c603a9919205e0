"""A game looked at again in the window.

The table is that of the game (``table.py``), so that a step forward moves the same pieces as in
play and whoever knows one knows the other; ``hands.py`` and ``told.py`` are its own parts, and
``places.py`` says where they stand. Below it stands the ``transport.py`` with the line of all
moments (``line.py``); ``page.py`` joins them, and ``playing.py`` goes on by itself.
"""
