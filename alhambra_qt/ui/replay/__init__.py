"""A game looked at again in the window.

The table is that of the game (``replay_table.py``), so that a step forward moves the same pieces as
in play. Below it stands the ``transport.py`` with the line of all moments (``timeline.py``);
``replay_page.py`` joins them.
"""
